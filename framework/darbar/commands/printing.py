"""Plain text for terminals and pipes: aligned columns, indented notes, and a word about faulty plugins."""

import os
import sys
from collections.abc import Iterable, Sequence

import click

from ..errors import printable
from ..plugins import plugins


def print_columns(rows: Iterable[Sequence[str]], indent: int = 2) -> None:
    """Rows of words, each column as wide as its widest word; nothing is cut off."""
    table = [tuple(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        click.echo(f"{' ' * indent}{cells}".rstrip())


def complain(sentence: object) -> None:
    """One sentence on standard error."""
    click.echo(f"darbar: {printable(str(sentence))}", err=True)


def mention_faults() -> None:
    """One line for each plugin that is broken and was not mentioned yet; everything else goes on."""
    for fault in plugins().untold():
        complain(f"{fault} (see `darbar plugins`)")


def on_terminal() -> bool:
    """Whether a person sits at a terminal that can show more than one line after another."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
