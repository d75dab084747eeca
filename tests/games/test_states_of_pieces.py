"""How a piece stands has a word in every language, in every game: frontends write it beside the piece."""

import re
from pathlib import Path

import darbar
import pytest
from darbar import Seat
from darbar.ui.spoken import names

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "ru")


def states(game: str, moves: int = 150) -> set[str]:
    """All states that are seen in the first part of a match."""
    most = darbar.games()[game].seats[1]
    session, found = darbar.table(game, ",".join(["random"] * most), seed=3), set()
    for _ in range(moves):
        if session.asked is None:
            break
        session.play_bot()
        for seat in (None, Seat(0)):
            found |= {id for id in names(session.scene(seat), session.words()) if id.startswith("state-")}
    return found


def known(package: str, language: str) -> set[str]:
    """The states for which a game or the kernel has a word in a language."""
    files = (ROOT / "games" / Path(*package.split(".")) / "words", ROOT / "framework" / "darbar" / "words")
    written = "".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in files)
    return set(re.findall(r"^(state-[\w-]+) =", written, re.M))


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_every_state_of_a_piece_has_a_word_in_every_language(game):
    package, seen = darbar.games()[game].package, states(game)
    for language in LANGUAGES:
        assert seen <= known(package, language), language
