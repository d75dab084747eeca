"""Every thing on the table of a bundled game has a name and an explanation in every language."""

import random
from functools import cache
from typing import Any

import darbar
import msgspec
import pytest
from darbar.plugins import plugins
from darbar.ui.words import LANGUAGES, Words, message_keys

BUNDLED = [name for name, one in plugins().provided["game"].items() if one.plugin.distribution == "darbar"]


def ids(part: Any) -> set[str]:
    """The ids of all that a part of a scene shows, takes, gives, counts and bears."""
    if isinstance(part, list | tuple):
        return set().union(*map(ids, part))
    if not isinstance(part, dict):
        return set()
    own = {*part.get("ids", ()), *([part["id"]] if "id" in part else [])}
    return own.union(*map(ids, part.values()))


@cache
def seen(game: str) -> set[str]:
    """Every id that a seat or a spectator sees in some random matches."""
    found: set[str] = set()
    for seats in range(darbar.games()[game].seats[0], darbar.games()[game].seats[1] + 1):
        chance, match = random.Random(seats), darbar.new(game, seats=seats, seed=seats)
        while match.ask:
            if len(match.moves) % 40 == 0:
                found |= ids(msgspec.to_builtins(match.scene(match.ask.seat)))
            match.play(chance.choice(match.ask.moves))
        found |= ids(msgspec.to_builtins(match.scene(None)))
    return found


def kinds(id: str) -> list[str]:
    """An id and its kinds: `good-paper` and `good`."""
    return [id, *(id.rsplit("-", cut)[0] for cut in range(1, id.count("-") + 1))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_every_thing_on_the_table_has_a_name_and_is_explained(game: str, language: str) -> None:
    keys = message_keys(darbar.games()[game].package, language)
    assert seen(game)
    assert {id for id in seen(game) if not keys & set(kinds(id))} == set()
    assert {id for id in seen(game) if not keys & {f"about-{kind}" for kind in kinds(id)}} == set()


@pytest.mark.parametrize("game", BUNDLED)
def test_every_language_explains_the_same_things_in_its_own_words(game: str) -> None:
    told = {language: Words(darbar.games()[game], language) for language in LANGUAGES}
    explained = {language: words.explained() for language, words in told.items()}
    assert explained["en"] == explained["fr"] == explained["ru"]
    for id in explained["en"]:
        assert len({words.about(id) for words in told.values()}) == len(LANGUAGES), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_an_explanation_is_a_few_short_sentences(game: str, language: str) -> None:
    words = Words(darbar.games()[game], language)
    abouts = {id: words.about(id) or "" for id in words.explained()}
    assert {id for id, about in abouts.items() if len(about) > 280 or not about.endswith(".") or "{" in about} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUNDLED)
def test_no_explanation_is_left_over(game: str, language: str) -> None:
    keys = message_keys(darbar.games()[game].package, language)
    explained = {key.removeprefix("about-") for key in keys if key.startswith("about-")}
    named = {kind for key in keys | message_keys("darbar", language) for kind in kinds(key)}
    assert explained
    assert explained - named == set()
