"""What is measured: each work takes a seed and says how much it did. Matches are set up by name, as a stranger does."""

import copy
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import darbar
from darbar.match.match import Match
from darbar.sessions.session import make_bot
from floor import game

ITERATIONS = 100
FORKS = 100

Work = Callable[[int], int]


def floor(seed: int) -> int:
    """A hundred games of the floor."""
    rand = Random(seed).random
    return sum([game(rand) for _ in range(100)])


def simulated(name: str, seats: int) -> Work:
    """A random match without record and events, from its name to its end."""
    return lambda seed: darbar.simulate(name, seats, seed).answers


def played(name: str, seats: int) -> Work:
    """A random match through `Match.play`, with the record on. Forced answers are not counted."""

    def work(seed: int) -> int:
        match = darbar.new(name, seats, seed)
        chance = seed * 7919 + 1
        while match.ask:
            moves = match.ask.moves
            chance = chance * 48271 % 0x7FFFFFFF
            match.play(moves[chance * len(moves) >> 31])
        return len(match.moves)

    return work


def begun(name: str, seats: int) -> Work:
    """Matches that are set up, by name, and not played."""
    return lambda seed: len([darbar.new(name, seats, seed) for _ in range(10)])


def searched(position: Callable[[], Match[Any]]) -> Work:
    """A question that is thought about, with ever new worlds; how many iterations that took."""

    def work(seed: int) -> int:
        match = position()
        assert match.ask is not None
        return make_bot(f"mcts:{ITERATIONS}", seed).analyse(match.chair(match.ask.seat)).iterations

    return work


def forked(position: Callable[[], Match[Any]]) -> Work:
    """Forks of a match."""

    def work(seed: int) -> int:
        match = position()
        for _ in range(FORKS):
            match.fork()
        return FORKS

    return work


def position_forked(position: Callable[[], Match[Any]]) -> Work:
    """Forks of a position, as a search makes them."""

    def work(seed: int) -> int:
        place = _positions(position)
        for _ in range(FORKS):
            place.fork()
        return FORKS

    return work


def deep_copied(position: Callable[[], Match[Any]]) -> Work:
    """Copies of the state by the standard library; the box is shared, as it is with forks."""

    def work(seed: int) -> int:
        state = position().state
        for _ in range(FORKS // 10):
            copy.deepcopy(state, {id(state.box): state.box})
        return FORKS // 10

    return work


@cache
def _positions(position: Callable[[], Match[Any]]) -> Any:
    return position().position()


@cache
def tictactoe_at_first() -> Match[Any]:
    """An empty board."""
    return darbar.new("tictactoe", 2, seed=1)


@cache
def bazaar_in_mid_phase() -> Match[Any]:
    """A Bazaar match of four in the third day, with a question open inside a turn at noon."""
    match = darbar.new("bazaar", 4, seed=5)
    while match.ask and not (match.phase == "noon" and match.ask.prompt == "take" and match.state.day >= 3):
        places = [move for move in match.ask.moves if str(move) == "place docks"]
        match.play((places or list(match.ask.moves))[0])
    assert match.ask is not None
    return match


@cache
def agra_in_mid_phase() -> Match[Any]:
    """An Agra match of four in the tenth round or later, with a question open inside a main action."""
    match, chance = darbar.new("agra", 4, seed=5), darbar.Dice(5)
    while match.ask and not (match.phase == "action" and match.ask.prompt == "cover" and match.state.round >= 10):
        match.play(chance.pick(match.ask.moves))
    assert match.ask is not None
    return match


@cache
def agra_at_first() -> Match[Any]:
    """An Agra match of four before its first answer."""
    return darbar.new("agra", 4, seed=1)


WORKS: dict[str, Work] = {
    "floor": floor,
    "tic-tac-toe, simulate": simulated("tictactoe", 2),
    "tic-tac-toe, Match.play with record": played("tictactoe", 2),
    "tic-tac-toe, darbar.new": begun("tictactoe", 2),
    "connect four, simulate": simulated("connectfour", 2),
    "connect four, Match.play with record": played("connectfour", 2),
    "Bazaar for 4, simulate": simulated("bazaar", 4),
    "Bazaar for 4, Match.play with record": played("bazaar", 4),
    "Hearts for 4, simulate": simulated("hearts", 4),
    "Agra for 4, simulate": simulated("agra", 4),
    "Agra for 4, Match.play with record": played("agra", 4),
    "Al-Rashid for 4, simulate": simulated("alrashid", 4),
    "Rajas for 4, simulate": simulated("rajas", 4),
    "Taj Mahal for 4, simulate": simulated("tajmahal", 4),
    "tic-tac-toe, mcts with full playouts": searched(tictactoe_at_first),
    "Agra for 4, mcts in mid-phase": searched(agra_in_mid_phase),
    "Agra for 4, mcts at the start": searched(agra_at_first),
    "Bazaar, fork in mid-phase": forked(bazaar_in_mid_phase),
    "Bazaar, deepcopy in mid-phase": deep_copied(bazaar_in_mid_phase),
    "Agra, fork in mid-phase": forked(agra_in_mid_phase),
    "Agra, position's fork in mid-phase": position_forked(agra_in_mid_phase),
    "Agra, deepcopy in mid-phase": deep_copied(agra_in_mid_phase),
}
