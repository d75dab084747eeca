"""`darbar log`: the play-by-play of a saved match."""

from pathlib import Path

import click
from darbar import load

from .playbyplay import lines


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--table/--no-table", default=True, help="After each turn, what it changed on the table. Default: yes.")
def log(file: Path, table: bool) -> None:
    """Print the play-by-play of the match saved in FILE, as a spectator may know it."""
    for line in lines(load(file), table=table):
        click.echo(line)
