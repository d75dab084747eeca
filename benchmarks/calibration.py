"""How often hints come true: what a bot says of its best move, beside who won, in ten bins, and numbers fitted to it.

    python benchmarks/calibration.py ask bazaar hearts --rows build/calibration
    python benchmarks/calibration.py fit build/calibration/*.jsonl --write

`ask` plays matches between equal bots, stops at some of their questions, and asks the bot that gives hints; a row for
each of them goes to a file for each game. Without a game, all are played that are measured: `make calibration`, which
takes about an hour. `fit` reads rows, finds the numbers that turn what the bot says into a chance, prints ten bins and
Brier's score, measured in matches that the numbers were not fitted to, and writes `calibration.toml` into the game's
package.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import exp
from operator import mul
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import darbar
from darbar.bots.advice import advised
from darbar.bots.calibration import Calibration, features, odds
from darbar.core.seats import Seat
from darbar.sessions.session import make_bot
from msgspec import Struct, json

NICE = 15
ENDLESS = 3_000
"""A match with so many answers is given up, and says nothing."""

FIRST = 10_000
"""The seed of the first match."""

ADVISER = "mcts:200+plans=100"
"""The bot that gives hints, by the least that it does."""

PARTS, STEPS = 5, 20
"""Into so many parts are matches dealt, to fit to the others and to measure in one; so many steps are enough."""

NUMBERS = ("shift", "late_shift", "slope", "late_slope", "far_slope")
USUAL = (0.0, 0.0, 1.0, 0.0, 1.0)
DOUBT = 1.0
"""The numbers without any matches, and how much a few rows have to say against them."""

Example = tuple[tuple[float, ...], float, float]
"""What the numbers are multiplied with, the odds without them, and who won."""


class Plan(NamedTuple):
    """How a game is measured: how many matches, for how many players, by which bot, and one in how many questions."""

    matches: int = 100
    seats: tuple[int, ...] = (2,)
    players: str = "medium"
    every: int = 30


MEASURED = {
    "tictactoe": Plan(400, (2,), "mcts:30", 3),
    "connectfour": Plan(150, (2,), "mcts:60", 7),
    "lanterns": Plan(200, (2, 3, 4), "mcts:30", 7),
    "bazaar": Plan(150, (2, 3, 4), "medium", 25),
    "hearts": Plan(100, (3, 4, 5), "medium", 60),
    "agra": Plan(60, (2, 3), "medium", 130),
    "alrashid": Plan(60, (2, 3, 4), "medium", 60),
    "rajas": Plan(60, (2, 3, 4), "medium", 45),
    "tajmahal": Plan(60, (3, 4, 5), "medium", 60),
}


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


def asked(game: str, plan: Plan, seats: int, seed: int, adviser: str = ADVISER) -> Iterator[Row]:
    """The rows of one match."""
    chance, said = Random(seed), list[tuple[Seat, int, float]]()
    match = darbar.new(game, seats, seed=seed)
    bots = [make_bot(plan.players, 1000 * seed + seat) for seat in range(seats)]
    while match.ask is not None and len(match.moves) < ENDLESS:
        seat = match.ask.seat
        if len(match.ask.moves) > 1 and chance.randrange(plan.every) == 0:
            chair = match.chair(seat)
            told = advised(make_bot(adviser, seed).analyse(chair), chair)
            said.append((seat, match.answered, told.options[0].standing))
        match.play(bots[seat].choose(match.chair(seat)), seat)
    if match.ask is not None:
        return
    outcome = match.outcome()
    for seat, answered, standing in said:
        won = outcome.win(seat)
        yield Row(game, seats, seed, answered, standing, won, match.answered, outcome.common)


def ask(given: argparse.Namespace) -> None:
    """Play matches, and write a row for each question that was looked at."""
    os.nice(NICE)
    given.rows.mkdir(parents=True, exist_ok=True)
    for game in given.games or MEASURED:
        plan = MEASURED.get(game) or Plan(seats=darbar.games()[game].seats)
        with (given.rows / f"{game}.jsonl").open("wb") as file:
            for number in range(plan.matches):
                seats = plan.seats[number % len(plan.seats)]
                file.writelines(json.encode(row) + b"\n" for row in asked(game, plan, seats, FIRST + number))
                file.flush()
                print(f"{game}: {number + 1} of {plan.matches}", file=sys.stderr)


# Fitting


def told(rows: Sequence[Row], known: Calibration) -> list[float]:
    """The chances that would be shown for these rows."""
    return [known.chance(row.standing, even(row), row.seats, row.answered) for row in rows]


def even(row: Row) -> float:
    """The chance of somebody who is as good as the others."""
    return 0.5 if row.common else 1 / row.seats


def fitted(rows: Sequence[Row]) -> Calibration:
    """The numbers under which what happened was likeliest, found step by step; few rows leave them near the usual."""
    usual = answers(rows)
    start = Calibration(usual)
    examples = []
    for row in rows:
        seen = features(row.standing, even(row), start.stage(row.seats, row.answered))
        examples.append((seen, odds(even(row)), row.won))
    weights = list(USUAL)
    for _ in range(STEPS):
        weights = better(weights, examples)
    return Calibration(usual, *(round(weight, 3) for weight in weights))


def better(weights: Sequence[float], examples: Sequence[Example]) -> list[float]:
    """One of Newton's steps towards the likeliest numbers."""
    slope = [DOUBT * (weight - usual) for weight, usual in zip(weights, USUAL, strict=True)]
    bend = [[DOUBT * (row == column) for column in range(len(USUAL))] for row in range(len(USUAL))]
    for seen, level, won in examples:
        chance = 1 / (1 + exp(-level - sum(map(mul, weights, seen))))
        for row, one in enumerate(seen):
            slope[row] += (chance - won) * one
            for column, other in enumerate(seen):
                bend[row][column] += chance * (1 - chance) * one * other
    return [weight - max(-1.0, min(1.0, step)) for weight, step in zip(weights, solved(bend, slope), strict=True)]


def solved(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """What this matrix turns into that."""
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for place in range(len(rows)):
        rows[place] = [value / rows[place][place] for value in rows[place]]
        for other in range(len(rows)):
            if other != place:
                rows[other] = [a - rows[other][place] * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[-1] for row in rows]


def answers(rows: Sequence[Row]) -> dict[int, float]:
    """How many answers a match has on average, by the number of seats."""
    found: dict[int, dict[int, int]] = {}
    for row in rows:
        found.setdefault(row.seats, {})[row.seed] = row.answers
    return {seats: round(sum(matches.values()) / len(matches), 1) for seats, matches in sorted(found.items())}


def unseen(rows: Sequence[Row]) -> list[float]:
    """The chances for these rows, each by numbers that were fitted to other matches: so they tell how good they are."""
    chances = [0.0] * len(rows)
    for part in range(PARTS):
        known = fitted([row for row in rows if row.seed % PARTS != part])
        for place, chance in enumerate(told(rows, known)):
            if rows[place].seed % PARTS == part:
                chances[place] = chance
    return chances


def brier(chances: Sequence[float], rows: Sequence[Row]) -> float:
    """The mean square of what was said beside what happened: 0 is best."""
    return fmean((chance - row.won) ** 2 for chance, row in zip(chances, rows, strict=True))


def cell(chances: Sequence[float], rows: Sequence[Row], tenth: int) -> str:
    """Of what was said between two tenths: the average, how often it came true, and how many times that was."""
    there = [(said, row.won) for said, row in zip(chances, rows, strict=True) if min(9, int(10 * said)) == tenth]
    said, won = [fmean(column) for column in zip(*there, strict=True)] if there else (0.0, 0.0)
    return f"{said:.0%} → {won:.0%} ({len(there)})" if there else "–"


def column(rows: Sequence[Row]) -> list[str]:
    """What the docs tell about a game: how much was looked at, ten bins, and Brier's score beside two others."""
    chances, matches = unseen(rows), len({row.seed for row in rows})
    rivals = [even(row) for row in rows], [row.standing for row in rows]
    scores = [f"{brier(said, rows):.3f}" for said in (chances, *rivals)]
    return [rows[0].game, str(len(rows)), str(matches), *(cell(chances, rows, tenth) for tenth in range(10)), *scores]


HEADINGS = ["said", "questions", "matches", *(f"{10 * tenth} to {10 * tenth + 10} %" for tenth in range(10))]
HEADINGS += ["Brier's score", "with even chances", "without calibration"]


def fit(given: argparse.Namespace) -> None:
    """Print what came out, and write the numbers where they belong."""
    games = [[json.decode(line, type=Row) for line in path.read_bytes().splitlines()] for path in given.rows]
    lines = [" | ".join(line) for line in zip(HEADINGS, *map(column, games), strict=True)]
    print("\n".join(f"| {line} |" for line in (lines[0], " | ".join(["---"] * (1 + len(games))), *lines[1:])))
    for rows in games if given.write else []:
        write(rows)


def write(rows: Sequence[Row]) -> None:
    """Put the numbers into the game's package."""
    known, matches = fitted(rows), len({row.seed for row in rows})
    usual = ", ".join(f"{seats} = {count}" for seats, count in known.answers.items())
    lines = [f"# Fitted by benchmarks/calibration.py to {len(rows)} questions in {matches} matches."]
    lines += [f"answers = {{ {usual} }}", *(f"{name} = {getattr(known, name)}" for name in NUMBERS)]
    path = Path(str(files(darbar.games()[rows[0].game].package))) / "calibration.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Ask, or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    asking = commands.add_parser("ask")
    asking.add_argument("games", nargs="*")
    asking.add_argument("--rows", type=Path, default=Path("build/calibration"), help="the folder for rows")
    asking.set_defaults(run=ask)
    fitting = commands.add_parser("fit")
    fitting.add_argument("rows", type=Path, nargs="+")
    fitting.add_argument("--write", action="store_true", help="write the numbers into the games' packages")
    fitting.set_defaults(run=fit)
    given = parser.parse_args()
    given.run(given)


if __name__ == "__main__":
    main()
