"""`darbar check`: the conformance kits, for games and for frontends."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from ..errors import DarbarError, quoted
from ..plugins import plugins
from ..sessions.bots import accepts
from . import ranges
from .play import split_frontend
from .printing import print_columns

if TYPE_CHECKING:
    from ..testing import Finding


@click.command()
@click.argument("games", nargs=-1, metavar="GAME...")
@click.option("--all", "every", is_flag=True, help="Check every installed game.")
@click.option(
    "--frontend",
    metavar="NAME[:OPTION=VALUE,…]",
    help="Check a frontend instead, with every installed game or those that are named.",
)
@click.option("--matches", type=ranges.GAMES, help="How many random matches each check may play.")
@click.option("--seed", type=ranges.FIRST_SEED, help="Where the random matches begin.")
@click.pass_context
def check(
    ctx: click.Context, games: tuple[str, ...], every: bool, frontend: str | None, matches: int | None, seed: int | None
) -> None:
    """Run the conformance kit over games, or over a frontend.

    The exit code is 1 when a check fails.
    """
    if (every and games) or not (every or games or frontend):
        raise click.UsageError("name the games to check, or say --all", ctx)
    if frontend and matches is not None:
        raise click.UsageError("--matches is for games: a frontend has the matches that it needs", ctx)
    names = games or plugins().names("game")
    for name in names:
        plugins().game(name)
    given = {key: value for key, value in [("matches", matches), ("seed", seed)] if value is not None}
    passing = [_frontend_passes(frontend, names, given)] if frontend else [_passes(name, given) for name in names]
    if not all(passing):
        ctx.exit(1)


def _passes(name: str, given: dict[str, Any]) -> bool:
    from ..testing import check_game

    return _told(name, plugins().game(name).title, check_game(name, **given))


def _frontend_passes(frontend: str, games: Sequence[str], given: dict[str, int]) -> bool:
    from ..testing.frontends import check_frontend

    name, options = split_frontend(frontend)
    if options and not accepts(plugins().load("frontend", name), None, options):
        raise DarbarError(f"the frontend {quoted(name)} takes no options")
    findings = check_frontend(name, games, options=options, seed=given.get("seed", 0))
    return _told(name, plugins().provided["frontend"][name].card.about, findings)


def _told(name: str, title: str, findings: "list[Finding]") -> bool:
    click.echo(f"{name}: {title}")
    print_columns([("ok" if one.ok else "FAULT", one.check, one.what) for one in findings])
    return all(one.ok for one in findings)
