"""How large a number on the command line may be."""

from typing import Final

import click

from ..bounds import (
    MOST_FIRST_SEED,
    MOST_GAMES,
    MOST_ITERATIONS,
    MOST_SEATS,
    MOST_SECONDS,
    MOST_SEED,
    MOST_WORKERS,
)
from ..match.record import MOST_MOVES

SEED: Final = click.IntRange(0, MOST_SEED)
FIRST_SEED: Final = click.IntRange(0, MOST_FIRST_SEED)
ANSWERS: Final = click.IntRange(0, MOST_MOVES)
DECISIONS: Final = click.IntRange(1, MOST_MOVES)
SEATS: Final = click.IntRange(1, MOST_SEATS)
GAMES: Final = click.IntRange(1, MOST_GAMES)
WORKERS: Final = click.IntRange(1, MOST_WORKERS)
SECONDS: Final = click.FloatRange(0.01, MOST_SECONDS)
ITERATIONS: Final = click.IntRange(1, MOST_ITERATIONS)
