"""Two worlds with a past: matches that a seat cannot tell apart, each played from its own beginning, with a record."""

from typing import Any, NamedTuple

from darbar import Move, Seat, games, new
from darbar.core.dice import Dice
from darbar.match.match import Match
from darbar.testing.trials import Trial
from darbar.testing.worlds import imagined, resting_state

EARLY = 12
"""After so many answers there are secrets, in games that have any."""

SEEDS, STEPS, LONGEST = 40, 60, 300
"""So many matches are tried, so many answers are given in both worlds, and so long a match is looked at at most."""


class Worlds(NamedTuple):
    """Two matches that a seat cannot tell apart; whether something hidden differs between them."""

    one: Match[Any]
    other: Match[Any]
    differ: bool


def played(game: str, seat: Seat, seed: int, early: int = EARLY) -> Match[Any]:
    """A match in which a seat is asked, after some answers at random."""
    found = games()[game]
    count = min(max(found.seats[0], 3), found.seats[1])
    match, chance = Trial(found, count, seed).begin(), Dice(seed)
    while match.ask is not None and (len(match.moves) < early or match.ask.seat != seat):
        if len(match.moves) > LONGEST:
            break
        match.play(chance.pick(match.ask.moves))
    return match


def twins(game: str, seat: Seat) -> Worlds:
    """Worlds in which others have done something since the last turn of a seat, and the seat is asked.

    Where one is to be found in which something hidden differs, it is that one.
    """
    first = None
    for seed in range(SEEDS):
        worlds = grown(game, seat, seed)
        if worlds is not None and worlds.differ:
            return worlds
        first = first or worlds
    assert first is not None, f"no two worlds of {game} were found"
    return first


def grown(game: str, seat: Seat, seed: int) -> Worlds | None:
    """Two worlds from one beginning, given the same answers for as long as the seat sees the same of them."""
    match = played(game, seat, seed, EARLY if seed % 2 else 0)
    if match.ask is None:
        return None
    one, other = (begun(match, seat, chance) for chance in (1, 2))
    if seen(one, seat) != seen(other, seat):
        return None
    chance = Dice(seed)
    for _ in range(STEPS):
        if is_back(one, seat):
            return Worlds(one, other, one.state != other.state)
        answers = [answer for answer in common(one, other) if stays_alike(one, other, seat, *answer)]
        if not answers:
            return None
        decider, move = chance.pick(answers)
        one.play(move, decider)
        other.play(move, decider)
    return None


def begun(match: Match[Any], seat: Seat, chance: int) -> Match[Any]:
    """A match from where the present phase of another one began, as a seat could imagine it, with the same dice."""
    state = resting_state(match)
    world = imagined(match.game, state, seat, chance)
    world.dice = state.dice
    return new(match.game.name, names=match.header.names, seed=1, position=world)


def common(one: Match[Any], other: Match[Any]) -> list[tuple[Seat, Move]]:
    """The answers that are possible in both."""
    asks = {ask.seat: ask.moves for ask in other.asks}
    return [(ask.seat, move) for ask in one.asks for move in ask.moves if move in asks.get(ask.seat, ())]


def stays_alike(one: Match[Any], other: Match[Any], seat: Seat, decider: Seat, move: Move) -> bool:
    """Whether a seat sees the same of both after an answer."""
    later = []
    for match in (one, other):
        fork = match.fork()
        fork.play(move, decider)
        later.append(seen(fork, seat))
    return bool(later[0] == later[1])


def seen(match: Match[Any], seat: Seat) -> tuple[Any, ...]:
    """All that a seat has, and what a spectator has."""
    asked = [(ask.seat, ask.prompt, list(ask.moves) if ask.seat == seat else ()) for ask in match.asks]
    views = [match.game.view(match.state, viewer) for viewer in (seat, None)]
    return views, [match.seen_by(viewer, match.events_since(0)) for viewer in (seat, None)], asked


def is_back(match: Match[Any], seat: Seat) -> bool:
    """Whether a seat that has played is asked, and was told something of what others have done since."""
    deciders = [decider for decider, _ in match.record.moves]
    return (
        match.ask is not None
        and match.ask.seat == seat
        and seat in deciders
        and deciders[-1] != seat
        and bool(match.seen_by(seat, match.events_since(0)))
    )
