"""How long it takes to describe a table, to compare two, and to say it all: in the middle of a match of Agra for four.

    python benchmarks/scenes.py

Times are medians; the ratio is to one move of the floor, measured in the same run.
"""

import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import darbar
from darbar import Seat, Session
from darbar.ui.diff import diff
from darbar.ui.render import lines
from floor import floor

SEAT = Seat(0)
ANSWERS = 300
TRIES = 200
LIMITS = {"scene": 0.5, "diff": 0.2}
"""Milliseconds that are promised."""


def seconds(work: Callable[[], Any]) -> float:
    """How many seconds it takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def middle(game: str = "agra", seats: int = 4) -> darbar.Match[Any]:
    """A match in its middle."""
    match, dice = darbar.new(game, seats, seed=7), darbar.Dice(3)
    while match.ask is not None and len(match.moves) < ANSWERS:
        match.play(dice.pick(match.ask.moves))
    return match


def main() -> None:
    """Measure after each of many moves, for what is drawn again unchanged costs less, and tell."""
    move, times = 1 / floor(), dict[str, list[float]]()
    match, dice = middle(), darbar.Dice(5)
    words, session, before = match.words(), Session(match), match.scene(SEAT)
    for _ in range(TRIES):
        assert match.ask is not None
        match.play(dice.pick(match.ask.moves))
        scene = match.scene(SEAT)
        work: dict[str, Callable[[], Any]] = {
            "diff": partial(diff, before, scene),
            "lines": partial(lines, scene, words, 120, columns=True),
            "page": partial(session.page, SEAT),
        }
        match.play(dice.pick(match.ask.moves))
        times.setdefault("scene", []).append(seconds(partial(match.scene, SEAT)))
        for name, one in work.items():
            times.setdefault(name, []).append(seconds(one))
        before = scene
    for name, found in times.items():
        took = statistics.median(found)
        wanted = (
            f", wanted {LIMITS[name]} ms: {'yes' if took * 1e3 <= LIMITS[name] else 'NO'}" if name in LIMITS else ""
        )
        print(f"{name}: {took * 1e3:.3f} ms, {took / move:.0f} moves of the floor{wanted}")


if __name__ == "__main__":
    main()
