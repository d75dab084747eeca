"""`darbar saves`: the matches that are kept, and what can be done with them."""

from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import click

from ..core.texts import text
from ..errors import printable
from ..sessions.saves import Saved, delete, listed, told
from ..ui.words import message
from .asking import agreed
from .choices import FILE, language_option


@click.command()
@click.option("--delete", "deleted", type=FILE, help="Delete this match; you are asked once more.")
@click.option("--yes", is_flag=True, help="Delete it without asking.")
@language_option
def saves(deleted: Path | None, yes: bool, language: str) -> None:
    """List the saved matches, the latest first: how far they are, who is ahead, and how to go on.

    `darbar play --again FILE` begins a match like one of them.
    """
    if deleted is not None:
        return _delete(deleted, yes, language)
    found = listed()
    if not found:
        return click.echo(message(text("saved-none"), language))
    _print("saved-unfinished", [one for one in found if one.outcome is None], language)
    return _print("saved-finished", [one for one in found if one.outcome is not None], language)


def _print(heading: str, found: Sequence[Saved], language: str) -> None:
    if found:
        click.echo(message(text(heading), language))
    for one in found:
        click.echo(f"  {printable(told(one, language))}")
        click.echo(f"    {_command(one)}{quote(printable(str(one.path)))}")


def _command(saved: Saved) -> str:
    """How to go on with a match, or to look at it; nothing for a broken file."""
    if saved.broken:
        return ""
    return "darbar play --resume " if saved.outcome is None and not saved.live else "darbar replay "


def _delete(path: Path, yes: bool, language: str) -> None:
    """Delete a match, if whoever asked for it says so again."""
    if not yes and not agreed(text("saved-delete", path=printable(str(path))), language, default=False):
        return
    delete(path)
    click.echo(message(text("saved-deleted", path=printable(str(path))), language))
