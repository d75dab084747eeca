"""`darbar games`: what can be played here."""

from collections.abc import Iterator
from typing import Any

import click

from ..core.moves import word
from ..core.settings import Setting
from ..errors import PluginError
from ..match.game import Game
from ..plugins import plugins
from .printing import complain, mention_faults, print_columns


@click.command()
def games() -> None:
    """List the installed games, with their variants and options."""
    for name in plugins().names("game"):
        try:
            game = plugins().game(name)
        except PluginError as error:
            complain(f"{error} (see `darbar plugins`)")
            continue
        click.echo(f"{name}: {game.title}, {span(game)}. {game.about}".rstrip())
        try:
            print_columns(extras(game), indent=4)
        except PluginError as error:
            complain(f"{plugins().provided['game'][name].plugin}: {error}")
    mention_faults()


def span(game: Game[Any]) -> str:
    """How many can play."""
    fewest, most = game.seats
    if fewest == most:
        return f"{most} player" if most == 1 else f"{most} players"
    return f"{fewest} to {most} players"


def extras(game: Game[Any]) -> Iterator[tuple[str, str, str]]:
    """A row for each variant and each option."""
    for name, provided in plugins().variants(game.name).items():
        yield "variant", name, provided.card.about
    for option in game.options:
        values = "TEXT" if option.longest else "|".join(map(word, option.values))
        yield "option", f"{option.name}={values}", described(option)


def described(setting: Setting) -> str:
    """What an option or a ruling is about, how long a text may be, and its default."""
    bound = f" At most {setting.longest} signs." if setting.longest else ""
    return f"{setting.about}{bound} Default: {word(setting.default) or 'empty'}.".lstrip()
