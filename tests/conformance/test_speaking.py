"""The kit reads what the source of a game says, without running it."""

from pathlib import Path

import pytest
from darbar.testing.speaking import Speech, speech

SOURCE = """
from darbar import pick, text

PROMPTS = [text("guild", sector=sector) for sector in range(3)]
NAMES = {1: "line-one"}

class RiverCrossed: ...

def asks(table, seat, many):
    yield table.ask(seat, "cross", [])
    prompt = "wade" if many else "swim"
    yield from pick(table, seat, prompt, [])
    yield table.ask(seat, text("pay", gold=3, goods=[]), [])
    yield table.ask(seat, "A question in plain English?", [])
    key = "refusal-deep" if many else "refusal-wide"
    return text(key, depth=3)

def says(name, args):
    return [f"panel-{name}", text("line-many", **args), f"{name}-{args}"]
"""


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speech:
    folder = tmp_path / f"river_{tmp_path.name.replace('-', '_')}"
    folder.mkdir()
    (folder / "__init__.py").write_text(SOURCE)
    (folder / "fords.toml").write_text('[[ford]]\nid = "stepping-stones"\n')
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("darbar.testing.speaking.files", lambda package: tmp_path / package)
    return speech(folder.name)


def test_prompts_are_found_where_questions_are_asked(said: Speech):
    assert said.prompts == {"cross", "wade", "swim", "pay"}


def test_texts_are_found_with_what_they_are_given(said: Speech):
    assert (said.given("prompt-pay"), said.given("prompt-guild")) == ({"gold", "goods"}, {"sector"})
    assert said.given("refusal-deep") == said.given("refusal-wide") == {"depth"}
    assert said.given("prompt-cross") == set()


def test_what_the_source_does_not_tell_is_not_known(said: Speech):
    assert said.given("line-many") is said.given("line-one") is said.given("panel-sea") is None


@pytest.mark.parametrize(
    "key", ["line-one", "prompt-cross", "event-river-crossed", "panel-sea", "cell-stepping-stones", "refusal-wide"]
)
def test_what_is_written_somewhere_is_used(said: Speech, key: str):
    assert said.uses(key)


@pytest.mark.parametrize("key", ["line-two", "prompt-row", "event-boat-sunk", "score-river"])
def test_what_is_written_nowhere_is_not_used(said: Speech, key: str):
    assert not said.uses(key)
