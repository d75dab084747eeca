"""Bounds: how large a number may be that somebody gives. Beyond them it is a slip of the finger, or mischief."""

from typing import Final

MOST_SEED: Final = (1 << 64) - 1
MOST_FIRST_SEED: Final = 1 << 62
"""Of a row of matches, which have one seed after the other."""

MOST_SEATS: Final = 100
MOST_GAMES: Final = 1_000_000
MOST_BOTS: Final = 100
MOST_ROUND: Final = 100_000
"""So many matches of an arena share a seed at most."""

MOST_WORKERS: Final = 512
MOST_SECONDS: Final = 3600
MOST_ITERATIONS: Final = 10_000_000
MOST_TASTE: Final = 10.0
"""Beyond that, tastes are all that players go by."""

LONGEST_BOT: Final = 4000
"""So many signs has the name of a bot at most, with its setting."""
