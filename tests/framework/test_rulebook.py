"""The rulebook: numbered rules, and the tests that prove them."""

import pytest
from darbar import PluginError
from darbar.ui.rulebook import Rule, proofs, rule_of, rules, words_key


def test_rules_are_read_with_their_prompts_and_refusals():
    first, second = rules("toys")
    assert (first.number, first.says, first.prompts) == ("1", "Do things until done.", ["act"])
    assert second.refusals == ["refusal-not-held"]


def test_a_prompt_or_a_refusal_belongs_to_the_rule_that_claims_it():
    assert rule_of("toys", "act") == "1"
    assert rule_of("toys", "refusal-not-held") == "1.2"
    assert rule_of("toys", "refusal-over") == ""


def test_a_package_without_rules_has_none():
    assert rules("darbar") == ()


@pytest.mark.parametrize(
    "content", ["[[rule", '[[rule]]\nnumber = "1"', '[[rule]]\nnumber = 1\nsays = "x"', "rule = 5"]
)
def test_a_wrong_rules_file_is_named(tmp_path, monkeypatch, content):
    package = f"rules_of_{abs(hash(content))}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "rules.toml").write_text(content)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(PluginError, match=f"{package}: rules.toml: "):
        rules(package)


def test_proofs_are_found_by_their_marks_without_being_run(tmp_path):
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_trade.py").write_text(
        'raise SystemExit\n@rule("lantern", "4.1", "4.2")\ndef test_a(): ...\n'
        '@rule("lantern", "4.1")\n@other\ndef test_b(): ...\n'
        '@rule("other", "4.1")\ndef test_c(): ...\ndef test_d(): ...\n'
    )
    (tmp_path / "helper.py").write_text('@rule("lantern", "9")\ndef test_no(): ...\n')
    assert proofs(tmp_path, "lantern") == {
        "4.1": ["deep/test_trade.py::test_a", "deep/test_trade.py::test_b"],
        "4.2": ["deep/test_trade.py::test_a"],
    }


@pytest.mark.parametrize("content", [b"def (", b"\xff\xfe", b"x = '\0'"])
def test_a_test_file_that_is_no_python_is_named(tmp_path, content):
    (tmp_path / "test_broken.py").write_bytes(content)
    with pytest.raises(PluginError, match=r"test_broken.py cannot be read as Python"):
        proofs(tmp_path, "lantern")


def test_a_rule_has_a_message_key():
    assert words_key(Rule("4.1", "Sell.")) == "rule-4-1"
    assert words_key(Rule("annex IV", "Share.")) == "rule-annex-iv"
