"""`darbar arena`: bots against each other."""

from pathlib import Path
from typing import Any

import click
from msgspec import json

from ..arena.plan import has_partners
from ..match.game import Game
from . import ranges
from .choices import FILE
from .running import Choices, Run, end, hand_out, planned, play_out, running_options, split_bots

GAMES = 100


@click.command()
@click.argument("game", required=False)
@click.option("--bots", metavar="BOT,BOT,…", help="Who plays; a bot may be named several times.")
@click.option("--games", type=ranges.GAMES, help=f"At least so many matches. Default: {GAMES}.")
@click.option("--seats", type=ranges.SEATS, help="At a table. Default: as many as bots; with partners, fewest.")
@click.option("--mixed", is_flag=True, help="A bot for each seat, also where seats win together.")
@running_options
@click.option("--json", "summary", type=FILE, help="Write the summary to a file; - prints it instead of the tables.")
@click.option("--csv", "rows", type=FILE, help="Write a row for each seat of each match; - prints them.")
@click.option("--plot", type=FILE, help="Draw a picture, for example arena.png.")
@click.pass_context
def arena(
    ctx: click.Context,
    /,
    game: str | None,
    bots: str | None,
    games: int | None,
    seats: int | None,
    mixed: bool,
    summary: Path | None,
    rows: Path | None,
    plot: Path | None,
    **given: Any,
) -> None:
    """Let bots play many matches of GAME against each other, and tell how well they do.

    Every bot sits in every seat with the same seeds. Where seats win together, a bot has all seats of a side. Results
    are kept after every match: the same command goes on where it was interrupted.
    """
    choices = Choices(**given)
    check_plot(plot)
    if bots is None and choices.resume is None:
        raise click.UsageError("name the bots with --bots, for example --bots greedy,random", ctx)
    names = split_bots(bots or "")
    plan = planned(ctx, game, choices, games, GAMES, lambda game: (names, _seats(game, names, seats, mixed)), mixed)
    run = play_out("arena", plan, choices)
    _report(run, summary, rows, plot)
    end(ctx, "arena", run)


def _seats(game: Game[Any], bots: tuple[str, ...], seats: int | None, mixed: bool) -> tuple[int]:
    usual = game.seats[0] if has_partners(game) and not mixed else min(len(bots), game.seats[1])
    return (seats or usual,)


def check_plot(plot: Path | None, folder: bool = False) -> None:
    """Better now than after a night of matches."""
    if plot is not None:
        from ..arena import plots

        plots.check_plot(plot, folder)


def _report(run: Run, summary: Path | None, rows: Path | None, plot: Path | None) -> None:
    from ..arena.export import match_rows
    from ..arena.summary import summarise
    from ..arena.tables import console, show_arena

    said = summarise(run.plan, run.results)
    if str(summary) != "-" and str(rows) != "-":
        show_arena(console(), said, run.game)
    if summary is not None:
        hand_out(summary, json.format(json.encode(said), indent=2).decode() + "\n")
    if rows is not None:
        hand_out(rows, match_rows(run.results))
    if plot is not None and said.finished:
        from ..arena.plots import draw_arena

        draw_arena(plot, said, run.results, run.game)
