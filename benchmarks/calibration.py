"""How often hints come true: what a bot says of its best move, beside who won, in ten bins, and numbers fitted to it.

    python benchmarks/calibration.py ask bazaar --matches 200 --rows rows.jsonl
    python benchmarks/calibration.py fit rows.jsonl --write games/darbar_bazaar

`ask` plays matches between equal bots, stops at some of their questions, and asks the bot that gives hints; a row for
each of them. `fit` reads rows, finds the numbers that turn what the bot says into a chance, prints ten bins and Brier's
score, measured in matches that the numbers were not fitted to, and writes `calibration.toml` for the game's package.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import darbar
from darbar.core.seats import Seat
from darbar.sessions.session import make_bot
from msgspec import Struct, json

NICE = 15
ENDLESS = 20_000


class Row(Struct, frozen=True):
    """What was said at a question, and what came of it: `won` is the seat's part of the win."""

    game: str
    seats: int
    seed: int
    answered: int
    standing: float
    won: float
    answers: int
    common: bool


def asked(game: str, seats: int, seed: int, players: str, adviser: str, every: int) -> Iterator[Row]:
    """The rows of one match: about one in so many questions is looked at."""
    chance, said = Random(seed), list[tuple[Seat, int, float]]()
    match = darbar.new(game, seats, seed=seed)
    bots = [make_bot(players, 1000 * seed + seat) for seat in range(seats)]
    while match.ask is not None and len(match.moves) < ENDLESS:
        seat = match.ask.seat
        if len(match.ask.moves) > 1 and chance.randrange(every) == 0:
            told = make_bot(adviser, seed).analyse(match.chair(seat))
            said.append((seat, match.answered, max(one.standing for one in told.options[:1])))
        match.play(bots[seat].choose(match.chair(seat)), seat)
    outcome = match.outcome()
    for seat, answered, standing in said:
        won = outcome.win(seat)
        yield Row(game, seats, seed, answered, standing, won, match.answered, outcome.common)


def ask(given: argparse.Namespace) -> None:
    """Play matches, and write a row for each question that was looked at."""
    os.nice(NICE)
    with given.rows.open("ab") as rows:
        for number in range(given.matches):
            seats = given.seats[number % len(given.seats)]
            for row in asked(given.game, seats, given.first + number, given.players, given.adviser, given.every):
                rows.write(json.encode(row) + b"\n")
            rows.flush()
            print(f"{given.game}: {number + 1} of {given.matches}", file=sys.stderr)


def main() -> None:
    """Ask, or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    asking = commands.add_parser("ask")
    asking.add_argument("game")
    asking.add_argument("--rows", type=Path, required=True)
    asking.add_argument("--matches", type=int, default=100)
    asking.add_argument("--seats", type=int, nargs="+", default=[2])
    asking.add_argument("--players", default="medium")
    asking.add_argument("--adviser", default="mcts:200")
    asking.add_argument("--every", type=int, default=20)
    asking.add_argument("--first", type=int, default=10_000)
    asking.set_defaults(run=ask)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
