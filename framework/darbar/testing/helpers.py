"""Helpers for tests of rules: positions, given rolls, moves by their words."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ..core.dice import Dice
from ..core.state import S, to_plain
from ..match.game import Game
from ..match.match import Match
from ..match.record import Header
from ..version import VERSION

F = TypeVar("F", bound=Callable[..., object])

MOST_THROWS = 1_000_000


def rule(game: str, *numbers: str) -> Callable[[F], F]:
    """Mark a test with the numbered rules that it proves."""

    def mark(test: F) -> F:
        import pytest

        for number in numbers:
            test = pytest.mark.rule(game, number)(test)
        return test

    return mark


def offered(match: Match[Any], player: str | None = None) -> list[str]:
    """The notations of the present question, which must be this player's when one is named; none when it is over."""
    if match.ask is None:
        return []
    asked = match.names[match.ask.seat]
    assert player in (None, asked), f"{asked} is asked, not {player}"
    return list(map(str, match.ask.moves))


def play(match: Match[Any], *notations: str) -> None:
    """Give these answers, one after another."""
    for notation in notations:
        match.play(notation)


def begin_from(game: Game[S], state: S, names: Sequence[str]) -> Match[S]:
    """A match that goes on from a position: a state at rest, between two phases."""
    header = Header(
        game=game.name, rules=game.version, kernel=VERSION, names=list(names), seed=0, position=to_plain(state)
    )
    return Match.begin_from(game, header, state)


def dice_that_roll(*rolls: int, sides: int = 6) -> int:
    """Dice for a position, `state.dice = dice_that_roll(6, 1)`, whose next rolls are these."""
    for counter in range(MOST_THROWS if all(1 <= wanted <= sides for wanted in rolls) else 0):
        dice = Dice(counter)
        if all(dice.roll(sides) == wanted for wanted in rolls):
            return counter
    raise ValueError(f"no dice with {sides} sides were found that roll {rolls}: ask for fewer rolls")
