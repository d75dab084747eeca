"""`darbar log`: the play-by-play of a saved match."""

from pathlib import Path

import click
from darbar import load

from .playbyplay import lines


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def log(file: Path) -> None:
    """Print the play-by-play of the match saved in FILE, as a spectator may know it."""
    for line in lines(load(file)):
        click.echo(line)
