"""How Pearls is broken: in one place, with the check that must name it and what it must say."""

from collections.abc import Callable
from typing import Any, NamedTuple

from darbar import Flow, Game, Move, Seat, Table
from pearls import rules
from pearls.game import PEARLS
from pearls.state import Pearls


class Broken(NamedTuple):
    check: str
    says: str
    make: Callable[[], Game[Any]]


BROKEN: list[Broken] = []


def breaks(check: str, says: str) -> Callable[[Callable[[], Game[Any]]], Callable[[], Game[Any]]]:
    def register(make: Callable[[], Game[Any]]) -> Callable[[], Game[Any]]:
        BROKEN.append(Broken(check, says, make))
        return make

    return register


def with_phase(name: str, phase: Callable[[Table[Any]], Flow[None]], **fields: Any) -> Game[Any]:
    return PEARLS.change(phases={**PEARLS.phases, name: phase}, **fields)


def after(name: str, then: Callable[[Table[Any]], object]) -> Callable[[Table[Any]], Flow[None]]:
    """A phase, and something more at its end."""

    def phase(table: Table[Any]) -> Flow[None]:
        yield from PEARLS.phases[name](table)
        then(table)

    return phase


def before(name: str, then: Callable[[Table[Any]], object]) -> Callable[[Table[Any]], Flow[None]]:
    """A phase, and something more at its beginning."""

    def phase(table: Table[Any]) -> Flow[None]:
        then(table)
        yield from PEARLS.phases[name](table)

    return phase


def asking(moves: Callable[[Pearls, Seat], list[Move]], prompt: Callable[[Pearls, Seat], str], why: Any) -> Game[Any]:
    """One more question before each turn, without consequences."""

    def turn(table: Table[Pearls]) -> Flow[None]:
        state, seat = table.state, table.state.order.current
        yield table.ask(seat, prompt(state, seat), moves(state, seat), lambda move: why(state, seat, move))
        yield from rules.turn(table)

    return with_phase("turn", turn)
