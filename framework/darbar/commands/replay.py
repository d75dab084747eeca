"""`darbar replay`: a saved match in words, or step by step where somebody can watch it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import click

from ..core.seats import Seat
from ..errors import DarbarError, UnknownName
from ..match.match import Match
from ..match.outcomes import are_provisional, deciding, placed
from ..plugins import plugins
from ..sessions.claims import in_use
from ..ui.render import plain
from ..ui.words import Words
from . import ranges
from .choices import FILE, language_option
from .files import open_match
from .following import Follower
from .printing import on_terminal, print_columns

WATCH: Final = "watch"
"""The command that shows a match on a terminal, if a plugin brings one."""


@click.command()
@click.argument("file", type=FILE)
@click.option("--at", type=ranges.ANSWERS, metavar="N", help="Stop after N answers, and show the table there.")
@click.option("--seat", metavar="NAME", help="Tell it as this player saw it, by name or number.")
@click.option("--follow", is_flag=True, help="Go on telling while another program plays it.")
@click.option("--plain", "printed", is_flag=True, help="Print it, also on a terminal.")
@language_option
@click.pass_context
def replay(
    ctx: click.Context, file: Path, at: int | None, seat: str | None, follow: bool, printed: bool, language: str
) -> None:
    """Tell the match in FILE as a spectator sees it, then how it ended, and the standings with their breakdown.

    On a terminal it is shown on the whole screen, step by step. A match that another program plays goes on there by
    itself, as a spectator sees it.
    """
    check_watcher(file, seat)
    if on_terminal() and not printed and WATCH in plugins().provided["command"]:
        ctx.invoke(plugins().load("command", WATCH), file=file, at=at or 0, seat=seat, language=language)
        return None
    if follow:
        return _tell_on(file, language)
    match = open_match(file, at)
    words = match.words(language)
    watcher = None if seat is None else seat_named(seat, match.names)
    for line in told(match, words, watcher):
        click.echo(line)
    if at is not None:
        click.echo(f"\n{plain(match.scene(watcher), words)}")
    for ask in match.asks:
        if not match.sealed or ask.seat == watcher:
            click.echo("\n" + words.titled(words.player(ask.seat), words.prompt(ask)))
    return _print_standings(match, words, watcher)


def check_watcher(file: Path, seat: str | None) -> None:
    """Who watches while another program plays sees no player's secrets."""
    if seat is not None and in_use(file):
        raise DarbarError(f"{file} is being played by another program: only as a spectator can it be watched")


def _tell_on(file: Path, language: str) -> None:
    """Tell a match as a spectator sees it, and what another program plays, until that ends."""
    follower = Follower(file, language)
    words = follower.match.words(language)
    click.echo(words.titled(follower.match.game.title, words.join(words.names)))
    for line in follower.lines():
        click.echo(line)
    _print_standings(follower.match, words, None)


def seat_named(wanted: str, names: Sequence[str]) -> Seat:
    """The seat of the player with a name or a number."""
    if wanted in names:
        return Seat(names.index(wanted))
    if wanted.isascii() and wanted.isdecimal() and len(wanted) <= 3 and 1 <= int(wanted) <= len(names):
        return Seat(int(wanted) - 1)
    raise UnknownName("player in this match", wanted, names)


def told(match: Match[Any], words: Words, seat: Seat | None) -> Iterator[str]:
    """What is played and by whom, and what happened, as far as a seat or a spectator may know."""
    yield words.titled(match.game.title, words.join(words.names))
    for event in match.events_seen_by(seat):
        yield words.event(event)


def _print_standings(match: Match[Any], words: Words, seat: Seat | None) -> None:
    click.echo(f"\n{words.outcome(match.outcome())}" if match.ask is None else "")
    rows, standings = [], match.standings_seen_by(seat)
    for place, one in placed(standings):
        lines = ", ".join(words.breakdown(one, deciding(standings)))
        rows.append((*filter(None, [place]), words.player(one.seat), words.points(one), lines))
    print_columns(rows, indent=0)
    if are_provisional(standings):
        click.echo(words.say("places-provisional"))
