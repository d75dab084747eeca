"""`darbar plugins`: what is installed, from where, what it provides, and what is wrong with it."""

from collections.abc import Iterator

import click

from ..core.faults import shown
from ..errors import DarbarError
from ..plugins.manager import AT_START, LISTENING, Plugin
from ..plugins.manager import plugins as installed
from .printing import print_columns


@click.command()
@click.pass_context
def plugins(ctx: click.Context) -> None:
    """List every plugin: its distribution and version, what it provides; then the faults.

    Everything is loaded once, so that nothing broken stays unseen. The exit code is 1 when something is broken.
    """
    for plugin in installed().plugins:
        click.echo(f"{plugin.name} ({plugin.distribution} {plugin.version})")
        print_columns(provided_by(plugin), indent=4)
    faults = [*broken_cards(), *map(str, installed().untold())]
    for fault in faults:
        click.echo(f"darbar: {fault}", err=True)
    if faults:
        ctx.exit(1)


def provided_by(plugin: Plugin) -> Iterator[tuple[str, str, str]]:
    """A row for each thing that a plugin brings."""
    for kind, things in installed().provided.items():
        yield from ((kind, name, one.card.about) for name, one in things.items() if one.plugin == plugin)
    for game in installed().names("game"):
        for name, one in installed().variants(game).items():
            if one.plugin == plugin:
                yield "variant", name, f"of {game}: {one.card.about}"
    module = installed().manager.get_plugin(plugin.id)
    if heard := [hook.name for hook in installed().manager.get_hookcallers(module) or [] if hook.name in LISTENING]:
        yield "observer", "", ", ".join(sorted(heard))


def broken_cards() -> Iterator[str]:
    """What cannot be loaded, in words."""
    for kind in AT_START:
        for name in installed().names(kind):
            yield from _faults_of(kind, name, ())
    for game in installed().names("game"):
        for variant in installed().variants(game):
            yield from _faults_of("game", game, (variant,))


def _faults_of(kind: str, name: str, variants: tuple[str, ...]) -> Iterator[str]:
    try:
        thing = installed().game(name, variants) if kind == "game" else installed().load(kind, name)
    except DarbarError as error:
        yield str(error)
        return
    if kind != "game" and not callable(thing):
        yield f"{installed().provided[kind][name].plugin}: the {kind} {name!r} cannot be called: {shown(thing, 80)}"
