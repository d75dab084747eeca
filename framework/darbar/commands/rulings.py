"""`darbar rulings`: where a rulebook leaves a question open, and how we answer it."""

import click

from ..core.moves import word
from ..core.settings import Setting
from ..core.texts import text
from ..plugins import plugins
from ..ui.words import Words
from .choices import language_option


@click.command()
@click.argument("game")
@language_option
def rulings(game: str, language: str) -> None:
    """Print the rulings of GAME: each with its default, its readings and its reason.

    `darbar play GAME --ruling NAME=VALUE` picks another reading.
    """
    played = plugins().game(game)
    words = Words(played, language)
    for ruling in played.rulings:
        _print_ruling(ruling, words)
    if not played.rulings:
        click.echo(words.say(text("rulings-none", game=played.title)))


def _print_ruling(ruling: Setting, words: Words) -> None:
    where = f" [{ruling.rule}]" if ruling.rule else ""
    click.echo(words.titled(f"{ruling.name}{where}", words.ruling(ruling)))
    for value in ruling.values:
        default = f" ({words.say('rulings-default')})" if value == ruling.default else ""
        reading = words.reading(ruling, value)
        click.echo(
            "    " + (words.titled(f"{word(value)}{default}", reading) if reading else f"{word(value)}{default}")
        )
    if ruling.reason:
        click.echo("    " + words.say(text("rulings-why", reason=words.ruling_reason(ruling))))
