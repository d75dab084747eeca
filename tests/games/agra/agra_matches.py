"""Whole matches of Agra, played by chance."""

from darbar import Dice
from darbar.match.match import Match
from darbar.match.record import Header
from darbar.version import VERSION
from darbar_agra.game import AGRA

NAMES = ("Turquoise", "Violet", "Yellow", "Orange")


def begun(seats, seed, **rulings):
    """A match before its first answer; rulings as `track_ties="strict"`."""
    header = Header(
        game="agra",
        rules=AGRA.version,
        kernel=VERSION,
        names=list(NAMES[:seats]),
        seed=seed,
        rulings={name.replace("_", "-"): reading for name, reading in rulings.items()},
    )
    return Match.begin(AGRA, header)


def stops(seats, seed, every=1, **rulings):
    """A random match at every so many questions, and at its end."""
    match, dice = begun(seats, seed, **rulings), Dice(seed)
    while match.ask:
        if len(match.moves) % every == 0:
            yield match
        match.play(dice.pick(match.ask.moves))
    yield match
