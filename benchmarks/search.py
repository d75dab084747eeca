"""How fast the tree search thinks: iterations per second, beside the floor of the same run.

`make bench` runs this and prints a table. Tic-tac-toe is played out to its end in each iteration, Agra to the horizon.
"""

import sys

import darbar
from bench import Result, agra_in_mid_phase, of_the_floor, show
from darbar.match.match import Match
from darbar.sessions.session import make_bot
from floor import floor

ITERATIONS = 100


def searched(match: Match, iterations: int = ITERATIONS) -> int:
    """Think about a question; how many iterations that took."""
    assert match.ask is not None
    return make_bot(f"mcts:{iterations}", 1).analyse(match.chair(match.ask.seat)).iterations


def measure() -> tuple[float, list[Result]]:
    """Everything, in one run on one core."""
    ground = floor()
    tictactoe, agra = darbar.new("tictactoe", 2, seed=1), agra_in_mid_phase()
    opening = darbar.new("agra", 4, seed=1)
    return ground, [
        Result(
            "tic-tac-toe, mcts with full playouts", of_the_floor(lambda _: searched(tictactoe)), "of the floor", 0.0075
        ),
        Result(
            "Agra for 4, mcts in mid-phase", ground * of_the_floor(lambda _: searched(agra), 3), "iterations/s", 100
        ),
        Result(
            "Agra for 4, mcts at the start", ground * of_the_floor(lambda _: searched(opening), 3), "iterations/s", 100
        ),
    ]


if __name__ == "__main__":
    ground, results = measure()
    show(ground, results)
    sys.exit(0 if all(result.good for result in results) else 1)
