"""A check of sealed choices: whose answer arrives first changes nothing."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from ..match.match import Match
from .comparing import difference, snapshot
from .trials import Trial

STOPS = 4
"""So many choices of each match are made again in other orders."""


def order_of_arrival_changes_nothing(trial: Trial) -> Iterator[str]:
    """Answers that arrive in another order lead to the same record, state, events and questions."""
    begun: Match[Any] | None = None
    made = 0
    for match in trial.walk(in_turn=True) if trial.seals else ():
        if begun is not None and len(match._moves) > len(begun._moves):
            yield from _faults(begun, match)
            begun, made = None, made + 1
        if match._sealed is not None and begun is None and made < STOPS:
            begun = match.fork()


def _faults(begun: Match[Any], ended: Match[Any]) -> Iterator[str]:
    """All answers of one choice, backwards by seats, and seat by seat in turn."""
    answers = ended._answers()[len(begun._moves) : len(ended._moves)]
    by_seat = {seat: [one for one in answers if one[0] == seat] for seat, _ in answers}
    backwards = [one for seat in reversed(by_seat) for one in by_seat[seat]]
    turns = [one for turn in zip_longest(*reversed(by_seat.values())) for one in turn if one is not None]
    expected = snapshot(ended)
    for order in (backwards, turns):
        again = begun.fork()
        for seat, move in order:
            ask, notation = again.asked(seat), ended.game.vocabulary.notation(move)
            if ask is None or move not in ask.moves:
                yield f"seat {seat + 1} cannot play {notation!r} when others answer before it"
                return
            again.play(move, seat)
        if fault := difference(expected, snapshot(again)):
            yield f"when answers arrive in another order, it leads elsewhere: {fault}"
