"""A whole match of Agra on a terminal, from the first question to the scoring table."""

import darbar
import pytest
from darbar import Session
from darbar.sessions.session import seat_bots
from darbar_repl.choices import by_kind
from darbar_repl.listing import Listing

pytestmark = pytest.mark.xdist_group("terminal")

SEED = 900
GREED = (
    *("fill", "serve", "deliver", "give", "produce", "make", "build"),
    *("place", "receive", "transform", "rise", "enough", "pass"),
)
"""What the player would rather do, from the best to the worst; everything else is worse still."""


def script() -> list[tuple[str, int]]:
    """The keys that a simple player types, and how many answers have been given when the next question comes."""
    match = darbar.new("agra", names=["Ana", "random 2"], seed=SEED)
    session = Session(match, seat_bots(["you:Ana", "random"], SEED))
    typed: list[tuple[str, int]] = []
    listing = Listing()
    while (seat := session.asked) is not None:
        if seat in session.bots:
            session.play_bot()
            continue
        offered = by_kind(match.ask, match.words())
        keenest = min(map(_rank, offered))
        best = [notation for notation in offered if _rank(notation) == keenest]
        chosen = best[(len(typed) + 1) * 7 % len(best)]
        keys = {entry.line: entry.key for entry in listing.entries(match.ask, offered)}
        typed.append((keys[chosen], len(match.moves)))
        session.play(offered[chosen])
    return typed


def _rank(notation: str) -> int:
    kind = notation.split()[0]
    return GREED.index(kind) if kind in GREED else len(GREED)


def test_a_whole_match_of_agra_is_played_by_number(sit_down, tmp_path):
    path, typed = tmp_path / "match.darbar", script()
    ana = sit_down(f"agra --seats you:Ana,random --seed {SEED} --save {path}")
    ana.until("X Ana: ")
    for key, answers in typed:
        ana.until_so(lambda answers=answers: path.read_text().rpartition("\nend ")[2].strip() == str(answers))
        ana.enter(key)

    ana.until("The match is over.", "rupees in the bag", "total")
    assert darbar.load(path).ask is None
    ana.press("PageDown", "PageDown")
    ana.until("┤", "turn")
    ana.enter("board")
    ana.until("Agra · The table")
    ana.enter("quit")
    assert ana.end() == 0
    assert "The record of this match is in" in ana.screen
