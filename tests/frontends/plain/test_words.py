"""Everything that the frontend says, it says in three languages."""

import ast
from importlib.resources import files

import pytest
from darbar.words import LANGUAGES, catalogue, message_keys
from darbar_plain.answers import COMMANDS


def keys_in_use() -> set[str]:
    """The keys that the frontend's modules pass to `say` and `text`."""
    found = set()
    for module in ("answers", "page", "frontend"):
        tree = ast.parse((files("darbar_plain") / f"{module}.py").read_text(encoding="utf-8"))
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and call.args:
                found |= _keys(call)
    return found


def _keys(call: ast.Call) -> set[str]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    chosen = call.args[0]
    values = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
    given = {value.value for value in values if isinstance(value, ast.Constant)}
    return {f"plain-{key}" for key in given} if name == "say" else given if name == "text" else set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_none_is_left_over(language):
    assert message_keys("darbar_plain", language) == keys_in_use()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    bundle = catalogue("darbar_plain", language)
    given = dict.fromkeys(
        ["title", "players", "name", "seat", "prompt", "given", "several", "near", "move", "example", "winners", "why"],
        "x",
    )
    for key in message_keys("darbar_plain", language):
        for count in (1, 2, 5):
            numbers = {"count": count, "points": count, "number": count, "path": "y"}
            said, faults = bundle.format_pattern(bundle.get_message(key).value, given | numbers)
            assert said, key
            assert faults == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(play, language):
    lines = [line.split()[0] for line in play("help", language=language).splitlines() if line.startswith("  ")]

    assert [word for word in lines if word in COMMANDS] == list(COMMANDS)
