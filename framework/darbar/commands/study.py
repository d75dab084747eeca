"""`darbar study`: what is used in a game, by whom, and what it is worth."""

from pathlib import Path
from typing import Any

import click
from msgspec import json

from ..match.game import Game
from . import ranges
from .arena import check_plot
from .choices import FILE
from .running import Choices, Run, end, hand_out, planned, play_out, running_options, split_bots

GAMES = 40
USUAL = "medium"
"""Who plays unless told otherwise: equals, so that what winners do more is not what a better bot does."""


@click.command()
@click.argument("game", required=False)
@click.option("--bots", metavar="BOT,BOT,…", help="Who plays. Default: one that looks ahead, at every seat.")
@click.option("--games", type=ranges.GAMES, help=f"For each number of seats, at least. Default: {GAMES}.")
@click.option("--seats", type=ranges.SEATS, multiple=True, help="At a table. May be repeated. Default: all.")
@running_options
@click.option("--full", is_flag=True, help="Show every component and every event.")
@click.option("--json", "summary", type=FILE, help="Write everything to a file; - prints it instead of the tables.")
@click.option("--csv", "rows", type=FILE, help="Write a row for each move, event and component; - prints them.")
@click.option("--plot", type=FILE, help="Draw a picture (study.png), or several into a folder.")
@click.pass_context
def study(
    ctx: click.Context,
    /,
    game: str | None,
    bots: str | None,
    games: int | None,
    seats: tuple[int, ...],
    full: bool,
    summary: Path | None,
    rows: Path | None,
    plot: Path | None,
    **given: Any,
) -> None:
    """Let bots play many matches of GAME, and tell what a designer asks.

    How often each move and component is used, and how much more by winners; what going first is worth; how long matches
    are and how close, for every number of seats.
    """
    choices = Choices(**given)
    check_plot(plot, folder=True)
    plan = planned(ctx, game, choices, games, GAMES, lambda game: _who(game, bots, seats))
    run = play_out("study", plan, choices)
    _report(run, full, summary, rows, plot)
    end(ctx, "study", run)


def _who(game: Game[Any], bots: str | None, seats: tuple[int, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    fewest, most = game.seats
    counts = tuple(sorted(set(seats))) or tuple(range(fewest, most + 1))
    names = split_bots(bots) if bots else (USUAL,) * max(counts)
    if bots and not seats:
        counts = tuple(one for one in counts if len(set(game.goal.sides_of(one))) <= len(names)) or (fewest,)
    return names, counts


def _report(run: Run, full: bool, summary: Path | None, rows: Path | None, plot: Path | None) -> None:
    from ..arena.export import use_rows
    from ..arena.study import study_of
    from ..arena.study_tables import show_study
    from ..arena.tables import console

    said = study_of(run.plan, run.results, run.game)
    if str(summary) != "-" and str(rows) != "-":
        show_study(console(), said, run.game, full)
    if summary is not None:
        hand_out(summary, json.format(json.encode(said), indent=2).decode() + "\n")
    if rows is not None:
        hand_out(rows, use_rows(said))
    if plot is not None and said.finished:
        from ..arena.study_plots import draw_study

        draw_study(plot, said, run.results, run.game)
