"""How strong bots are: paired matches of one bot against others, with seats rotated over the same seeds.

    python benchmarks/strength.py agra greedy random random random --matches 200

The first bot is the one that is measured. Without arguments, the matches that the project promises are played. `greedy`
and `mcts:0.2s` are the panel that stays as it is: they never ask a network; the second is what `hard` is without one.
`darbar arena` tells more; this is one line for each pairing, and one on standard error after each match.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from typing import Any, NamedTuple

import darbar
from darbar.match.match import Match
from darbar.match.record import LONGEST_NAME
from darbar.sessions.session import make_bot

NICE = 5
ENDLESS = 20_000
"""A match with so many moves is given up, and counts as lost."""


class Pairing(NamedTuple):
    """A bot and its opponents at a game, how many matches, the share it should win, and the first seed."""

    game: str
    bots: Sequence[str]
    matches: int
    least: float = 0.0
    first: int = 0


class Outcome(NamedTuple):
    """How one match went for the bot that is measured."""

    won: float
    points: int
    best_other: int
    rounds: int
    moves: int
    seconds: float


PROMISED = [
    Pairing("agra", ["greedy", "random", "random", "random"], 200, 0.9),
    Pairing("agra", ["hard", "greedy", "greedy", "greedy"], 60, 0.6),
    Pairing("agra", ["hard", "medium"], 60, 0.7),
    Pairing("agra", ["medium", "easy"], 60, 0.7),
    Pairing("alrashid", ["hard", "greedy"], 60, 0.5),
    Pairing("rajas", ["hard", "greedy"], 60, 0.5),
    Pairing("tajmahal", ["hard", "greedy", "greedy", "greedy"], 60, 0.35),
    Pairing("hearts", ["hard", "greedy", "greedy", "greedy"], 100, 0.3),
]


def play(pairing: Pairing, number: int) -> Outcome:
    """One match: so many in a row as there are seats have the same seed, and everybody sits everywhere."""
    seats = len(pairing.bots)
    seed, turned = pairing.first + number // seats, number % seats
    names = [pairing.bots[(seat - turned) % seats] for seat in range(seats)]
    bots = [make_bot(name, 1000 * seed + seat) for seat, name in enumerate(names)]
    called = [f"{name[: LONGEST_NAME - 3]} {seat}" for seat, name in enumerate(names, 1)]
    match, start = darbar.new(pairing.game, seats, seed=seed, names=called), time.perf_counter()
    while match.ask is not None and len(match.moves) < ENDLESS:
        seat = match.ask.seat
        match.play(bots[seat].choose(match.chair(seat)))
    return outcome(match, turned, time.perf_counter() - start)


def outcome(match: Match[Any], seat: int, seconds: float) -> Outcome:
    """The result of the match for a seat; winners share the win."""
    standings = match.standings()
    own = next(standing for standing in standings if standing.seat == seat)
    best_other = next(standing.points for standing in standings if standing.seat != seat)
    won = match.outcome().win(own.seat) if match.ask is None else 0.0
    rounds = getattr(match.state, "round", 0)
    return Outcome(won, own.points, best_other, rounds, len(match.moves), seconds)


def played(pairing: Pairing, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all matches, as they end."""
    numbers = range(pairing.matches)
    if jobs == 1:
        os.nice(NICE)
        yield from (play(pairing, number) for number in numbers)
        return
    with get_context("spawn").Pool(jobs, os.nice, (NICE,)) as pool:
        yield from pool.imap_unordered(partial(play, pairing), numbers)


def interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    share, z = wins / matches, 1.96
    middle = share + z * z / (2 * matches)
    width = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return (middle - width) / (1 + z * z / matches), (middle + width) / (1 + z * z / matches)


def report(pairing: Pairing, outcomes: Sequence[Outcome]) -> str:
    """One line about a pairing."""
    count = len(outcomes)
    low, high = interval(sum(one.won for one in outcomes), count)
    won, points, other, rounds, moves, seconds = (sum(column) / count for column in zip(*outcomes, strict=True))
    longest = max(one.rounds for one in outcomes)
    verdict = f", wanted {pairing.least:.0%}: {'yes' if won >= pairing.least else 'NO'}" if pairing.least else ""
    return (
        f"{pairing.game}: {pairing.bots[0]} against {', '.join(pairing.bots[1:])}: wins {won:.1%} "
        f"({low:.1%} to {high:.1%}) of {count}{verdict}; points {points:.1f}, best other {other:.1f}; "
        f"rounds {rounds:.1f}, at most {longest}; moves {moves:.0f}; {seconds:.1f} s a match"
    )


def main() -> None:
    """Play what was asked for, or what is promised."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    pairings = [Pairing(given.game, given.bots, given.matches, first=given.first)] if given.game else PROMISED
    for pairing in pairings:
        outcomes: list[Outcome] = []
        for one in played(pairing, given.jobs):
            outcomes.append(one)
            print(f"{len(outcomes)}/{pairing.matches}: {report(pairing, outcomes)}", file=sys.stderr, flush=True)
        print(report(pairing, outcomes), flush=True)


if __name__ == "__main__":
    main()
