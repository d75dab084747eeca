"""A long soak: thousands of random matches over all seat counts with random options and rulings, on every core.

`python benchmarks/soak.py agra 10000` (which `make soak` runs) ends with an error if any match fails, does not end or
loses a piece, and says with which seed, seats, options and rulings to see it again. Then it says how matches went on
average.
"""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from multiprocessing import Pool
from statistics import mean
from typing import Any, NamedTuple

import darbar
from darbar import Dice
from darbar.match.game import Game
from darbar.match.simulation import simulate
from darbar.testing.listening import overheard

BATCH = 25
BATCHES_A_PROCESS = 20
MOST_ANSWERS = 100_000
"""A match that has not ended after so many answers does not end."""


class Endless(Exception):
    """A match that does not come to its end."""


class Soaked(NamedTuple):
    """How one match went; `fault` is empty when it went well."""

    seats: int
    turns: int = 0
    answers: int = 0
    points: tuple[int, ...] = ()
    fault: str = ""


def batch(task: tuple[str, int, int]) -> list[Soaked]:
    """Some matches, one for each seed."""
    name, first, last = task
    game = darbar.games()[name]
    return [soak(game, seed) for seed in range(first, last)]


def soak(game: Game[Any], seed: int) -> Soaked:
    """One match; its seed says for how many players, and which options and rulings."""
    dice = Dice(seed)
    fewest, most = game.seats
    seats = fewest + seed % (most - fewest + 1)
    rulings = {ruling.name: dice.pick(ruling.values) for ruling in game.rulings}
    options = {option.name: dice.pick(option.values) for option in game.options if option.values}
    try:
        return played(game, seats, seed, options, rulings)
    except Exception as error:
        return Soaked(seats, fault=f"seed {seed}, {seats} seats, {options}, {rulings}: {error}")


def played(game: Game[Any], seats: int, seed: int, options: dict[str, Any], rulings: dict[str, Any]) -> Soaked:
    """A match to its end, with all its pieces."""
    box, left = game.pack(options, rulings), iter(range(MOST_ANSWERS))

    def count(*_: object) -> None:
        if next(left, None) is None:
            raise Endless(f"not over after {MOST_ANSWERS} answers")

    before = game.conserved(game.first_state(seats, seed, box))
    simulation = simulate(overheard(game, count), seats, seed, box)
    after = game.conserved(simulation.state)
    if before != after:
        raise AssertionError(f"pieces were lost or made: {set(before.items()) ^ set(after.items())}")
    points = tuple(standing.points for standing in simulation.standings())
    return Soaked(seats, simulation.state.turn, simulation.answers, points)


def soaked(name: str, matches: int) -> Iterator[Soaked]:
    """All matches, as they come."""
    tasks = [(name, first, min(first + BATCH, matches)) for first in range(0, matches, BATCH)]
    with Pool(os.cpu_count(), maxtasksperchild=BATCHES_A_PROCESS) as pool:
        for results in pool.imap_unordered(batch, tasks):
            yield from results


def report(results: Iterable[Soaked]) -> int:
    """Faults as they come, then a line for each seat count; how many faults there were."""
    good: dict[int, list[Soaked]] = {}
    faults = 0
    for one in results:
        if one.fault:
            faults += 1
            print(one.fault, file=sys.stderr, flush=True)
        else:
            good.setdefault(one.seats, []).append(one)
    for seats, ones in sorted(good.items()):
        points = [point for one in ones for point in one.points]
        print(
            f"{seats} seats: {len(ones)} matches, on average {mean(one.turns for one in ones):.0f} turns, "
            f"{mean(one.answers for one in ones):.0f} decisions (at most {max(one.answers for one in ones)}), "
            f"{mean(points):.1f} points ({min(points)} to {max(points)}), "
            f"{mean(max(one.points) for one in ones):.1f} for the winner"
        )
    return faults


if __name__ == "__main__":
    name, matches = sys.argv[1], int(sys.argv[2])
    start = time.perf_counter()
    faults = report(soaked(name, matches))
    print(f"{matches} matches in {time.perf_counter() - start:.0f} seconds, {faults} faults")
    sys.exit(1 if faults else 0)
