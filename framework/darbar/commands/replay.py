"""`darbar replay`: a saved match in words."""

from pathlib import Path
from typing import Any

import click

from ..match import Match
from ..render import plain
from ..words import Words
from .choices import FILE, language_option
from .files import open_match
from .printing import print_columns


@click.command()
@click.argument("file", type=FILE)
@click.option("--at", type=click.IntRange(min=0), metavar="N", help="Stop after N answers, and show the table there.")
@language_option
def replay(file: Path, at: int | None, language: str) -> None:
    """Tell the match in FILE as a spectator sees it, then the standings with their breakdown."""
    match = open_match(file, at)
    words = match.words(language)
    click.echo(f"{match.game.title}: {words.join(match.names)}")
    for event in match.events:
        if (seen := event.seen_by(None)) is not None:
            click.echo(words.event(seen))
    if at is not None:
        click.echo(f"\n{plain(match.scene(None), words)}")
    if match.ask is not None:
        click.echo(f"\n{words.player(match.ask.seat)}: {words.prompt(match.ask)}")
    _print_standings(match, words)


def _print_standings(match: Match[Any], words: Words) -> None:
    click.echo()
    rows = []
    for one in match.game.standings(match.view(None), match.seats):
        lines = ", ".join(f"{words.line(key)} {points}" for key, points in one.lines.items())
        rows.append((f"{one.place}.", words.player(one.seat), str(one.points), lines))
    print_columns(rows, indent=0)
