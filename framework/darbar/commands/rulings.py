"""`darbar rulings`: where a rulebook leaves a question open, and how we answer it."""

import click

from ..core.moves import kebab, word
from ..core.settings import Setting
from ..plugins import plugins


@click.command()
@click.argument("game")
def rulings(game: str) -> None:
    """Print the rulings of GAME: each with its default, its readings and its reason.

    `darbar play GAME --ruling NAME=VALUE` picks another reading.
    """
    played = plugins().game(game)
    for ruling in played.rulings:
        _print_ruling(ruling)
    if not played.rulings:
        click.echo(f"{played.title} leaves no question open.")


def _print_ruling(ruling: Setting) -> None:
    where = f" [{ruling.rule}]" if ruling.rule else ""
    click.echo(f"{ruling.name}{where}: {ruling.about}")
    readings = {kebab(name): reading for name, reading in ruling.readings.items()}
    for value in map(word, ruling.values):
        default = " (default)" if value == word(ruling.default) else ""
        click.echo(f"    {value}{default}: {readings[value]}" if value in readings else f"    {value}{default}")
    if ruling.reason:
        click.echo(f"    Why: {ruling.reason}")
