"""`darbar simulate`: many random matches of a game at full speed, and what came of them."""

import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import click
from msgspec import Struct

from ..match.simulation import Simulation
from ..matches import any_seed
from ..plugins import plugins
from ..simulations import simulate_many
from . import ranges
from .choices import FILE, changed_rows, components_option, different, pairs
from .printing import mention_faults
from .running import hand_out

MATCHES = 1000


class Row(Struct, frozen=True):
    """What is kept of a match."""

    seed: int
    answers: int
    points: tuple[int, ...]
    wins: tuple[bool, ...]


@click.command()
@click.argument("game")
@click.option("--matches", type=ranges.GAMES, default=MATCHES, show_default=True, help="How many.")
@click.option("--seats", type=ranges.SEATS, help="At the table. Default: the fewest.")
@click.option("--seed", type=ranges.FIRST_SEED, help="Of the first match; the others count on from it. Default: any.")
@click.option("--option", "options", multiple=True, callback=pairs, metavar="NAME=VALUE", help="As in `play`.")
@click.option("--ruling", "rulings", multiple=True, callback=pairs, metavar="NAME=VALUE", help="As in `play`.")
@click.option("--variant", "variants", multiple=True, callback=different, metavar="NAME", help="As in `play`.")
@components_option
@click.option("--workers", type=ranges.WORKERS, help="How many processes. Default: one for each core.")
@click.option("--csv", "rows", type=FILE, help="Write a row for each match; - prints them instead of the summary.")
def simulate(
    game: str, matches: int, seed: int | None, rows: Path | None, components: Path | None, **given: Any
) -> None:
    """Play many random matches of GAME at full speed, and tell how they went.

    The same seed gives the same matches, on however many cores.
    """
    mention_faults()
    first = any_seed(seed) >> 2 if seed is None else seed
    start = time.perf_counter()
    found = simulate_many(game, seed=first, matches=matches, components=changed_rows(components), **given)
    played = [_row(first + place, one) for place, one in enumerate(_watched(found, matches))]
    seconds = time.perf_counter() - start
    if str(rows) != "-":
        _tell(plugins().game(game, given["variants"]).title, first, played, seconds)
    if rows is not None:
        hand_out(rows, "".join(_lines(played)))


def _row(seed: int, one: Simulation[Any]) -> Row:
    standings = sorted(one.standings(), key=lambda standing: standing.seat)
    return Row(seed, one.answers, tuple(standing.points for standing in standings), tuple(one.won for one in standings))


def _watched(found: Iterable[Simulation[Any]], total: int) -> Iterator[Simulation[Any]]:
    """The same, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left:", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("matches", total=total)
        for one in found:
            bar.advance(task)
            yield one


def _tell(title: str, first: int, played: list[Row], seconds: float) -> None:
    answers = [row.answers for row in played]
    click.echo(f"{title}: {len(played)} random matches with the seeds from {first} on, in {seconds:.1f} seconds.")
    click.echo(f"Answers: {mean(answers):.1f} on average, {min(answers)} to {max(answers)}.")
    for seat in range(len(played[0].points)):
        wins = mean(row.wins[seat] for row in played)
        click.echo(f"Seat {seat + 1}: {mean(row.points[seat] for row in played):.2f} points, wins {wins:.1%}.")


def _lines(played: list[Row]) -> Iterator[str]:
    """A line for each match, after the names of the columns; seats are counted from 1."""
    seats = range(1, len(played[0].points) + 1)
    yield ",".join(["seed", "answers", *(f"points {seat}" for seat in seats), *(f"wins {seat}" for seat in seats)])
    yield "\n"
    for row in played:
        yield ",".join(map(str, [row.seed, row.answers, *row.points, *map(int, row.wins)])) + "\n"
