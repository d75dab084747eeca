"""Bridges: steps per second of each, as ratios to the floor, beside PettingZoo's own tic-tac-toe in the same run.

Every step looks at what the agent sees and at what it can do, and takes any possible action. PettingZoo's own game
needs pygame; without it, that line is left out.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import darbar
import numpy as np
from bench import of_the_floor
from darbar.bridges.gymnasium import SeatEnv
from darbar.bridges.openspiel import register
from darbar.bridges.pettingzoo import raw_env

WINDOWS = 6


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
        chance, steps, over = Random(seed), 0, False
        seat.reset(seed=seed)
        while not over:
            _, _, over, _, _ = seat.step(chance.choice(np.flatnonzero(seat.action_masks()).tolist()))
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


def show(name: str, work: Callable[[int], int]) -> None:
    print(f"{name:45} {of_the_floor(work, WINDOWS):8.4f}", flush=True)


def main() -> None:
    try:
        from pettingzoo.classic import tictactoe_v3

        show("PettingZoo's own tic-tac-toe, raw", in_turns(tictactoe_v3.raw_env()))
    except ImportError:
        print("PettingZoo's own tic-tac-toe needs pygame: left out")
    for game in ("tictactoe", "connectfour", "bazaar", "agra"):
        count = darbar.games()[game].seats[1]
        show(f"PettingZoo: {game}, {count} seats", in_turns(raw_env(game, count)))
        show(f"Gymnasium: {game}, {count} seats", of_one_seat(SeatEnv(game, count)))
        show(f"OpenSpiel: {game}", in_openspiel(register(game)))


if __name__ == "__main__":
    main()
