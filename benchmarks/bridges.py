"""Bridges: steps per second of each, as ratios to the floor, beside PettingZoo's own tic-tac-toe in the same run.

Every step looks at what the agent sees and at what it can do, and takes any possible action. PettingZoo's own game
needs pygame; without it, that line is left out. The first match of each is not counted: it makes the encoder. Whoever
names games measures these alone.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import darbar
import numpy as np
from darbar.bridges.gymnasium import SeatEnv
from darbar.bridges.openspiel import register
from darbar.bridges.pettingzoo import raw_env
from measuring import SECONDS, Spread, stay_on_one_core
from works import floor

WINDOWS = 7


def in_turns(table: Any) -> Callable[[int], int]:
    """Random matches of an AEC environment."""

    def work(seed: int) -> int:
        chance, steps = Random(seed), 0
        table.reset(seed=seed)
        while not (any(table.terminations.values()) or any(table.truncations.values())):
            seen, *_ = table.last()
            table.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return work


def of_one_seat(seat: SeatEnv) -> Callable[[int], int]:
    """Random matches of one seat among random bots; the answers of the bots are not counted."""

    def work(seed: int) -> int:
        chance, steps, over, broken_off = Random(seed), 0, False, False
        seat.reset(seed=seed)
        while not over and not broken_off:
            _, _, over, broken_off, _ = seat.step(chance.choice(np.flatnonzero(seat.action_masks()).tolist()))
            steps += 1
        return steps

    return work


def in_openspiel(game: Any) -> Callable[[int], int]:
    """Random matches through OpenSpiel, without observations, as its own figures are taken."""

    def work(seed: int) -> int:
        chance, steps = Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(seed % 1000)
                continue
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def of_the_floor(work: Callable[[int], int], windows: int = WINDOWS) -> Spread:
    """How many steps a work does for each move of the floor, in turns with it, by CPU time."""
    work(0)
    found = []
    for number in range(windows):
        before, steps, after = (rate(one, 1 + 1000 * number) for one in (floor, work, floor))
        found.append(2 * steps / (before + after))
    return Spread.of(found)


def rate(work: Callable[[int], int], seed: int) -> float:
    """How much a work does in a second of CPU time, in a window of at least one match."""
    done, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        done, seed = done + work(seed), seed + 1
    return done / (time.process_time() - start)


def show(name: str, work: Callable[[int], int]) -> None:
    """A line about a work."""
    found = of_the_floor(work)
    print(f"{name:45} {found.middle:8.4f}  ({found.low:.4f} to {found.high:.4f})", flush=True)


def main() -> None:
    """All bridges, from the smallest game to a large one."""
    stay_on_one_core()
    try:
        from pettingzoo.classic import tictactoe_v3

        show("PettingZoo's own tic-tac-toe, raw", in_turns(tictactoe_v3.raw_env()))
    except ImportError:
        print("PettingZoo's own tic-tac-toe needs pygame: left out")
    for game in sys.argv[1:] or ("tictactoe", "connectfour", "bazaar", "agra"):
        count = darbar.games()[game].seats[1]
        show(f"PettingZoo: {game}, {count} seats", in_turns(raw_env(game, count)))
        show(f"Gymnasium: {game}, {count} seats", of_one_seat(SeatEnv(game, count)))
        show(f"OpenSpiel: {game}", in_openspiel(register(game)))


if __name__ == "__main__":
    main()
