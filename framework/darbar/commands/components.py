"""`darbar components`: what is in the box, row by row, with its source."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from ..core.box import Row
from ..core.moves import word
from ..plugins import plugins
from .choices import changed_rows, components_option
from .printing import print_columns

ASSUMED = "assumed"


@click.command()
@click.argument("game")
@components_option
@click.option("--assumed", is_flag=True, help="Only the rows whose values no text states.")
def components(game: str, components: Path | None, assumed: bool) -> None:
    """Print the component tables of GAME, each row with its source."""
    played = plugins().game(game)
    tables = played.pack(components=changed_rows(components)).components
    rows = [row for name in tables.__struct_fields__ for row in getattr(tables, name)]
    for name in tables.__struct_fields__:
        _print_table(name, [row for row in getattr(tables, name) if _is_assumed(row) or not assumed])
    if not rows:
        click.echo(f"{played.title} has no component tables.")
    else:
        count = sum(map(_is_assumed, rows))
        click.echo(f"{count} of {len(rows)} rows {'is' if count == 1 else 'are'} assumed.")


def _is_assumed(row: Row) -> bool:
    return row.source.partition(" ")[0].rstrip(":,;") == ASSUMED


def _print_table(name: str, rows: Sequence[Row]) -> None:
    if not rows:
        return
    fields = ["id", *(field for field in rows[0].__struct_fields__ if field not in ("id", "source")), "source"]
    click.echo(name)
    print_columns([fields, *([_cell(getattr(row, field)) for field in fields] for row in rows)])
    click.echo()


def _cell(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_cell(key)} {_cell(one)}" for key, one in value.items()) or "-"
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(map(_cell, value)) or "-"
    return word(value)
