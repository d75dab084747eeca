"""`darbar check`: the conformance kit."""

import click

from ..plugins import plugins
from . import ranges
from .printing import print_columns


@click.command()
@click.argument("games", nargs=-1, metavar="GAME...")
@click.option("--all", "every", is_flag=True, help="Check every installed game.")
@click.option("--matches", type=ranges.GAMES, help="How many random matches each check may play.")
@click.option("--seed", type=ranges.FIRST_SEED, help="Where the random matches begin.")
@click.pass_context
def check(ctx: click.Context, games: tuple[str, ...], every: bool, matches: int | None, seed: int | None) -> None:
    """Run the conformance kit over games.

    The exit code is 1 when a check fails.
    """
    if every == bool(games):
        raise click.UsageError("name the games to check, or say --all", ctx)
    names = plugins().names("game") if every else games
    for name in names:
        plugins().game(name)
    given = {key: value for key, value in [("matches", matches), ("seed", seed)] if value is not None}
    failing = [name for name in names if not _passes(name, given)]
    if failing:
        ctx.exit(1)


def _passes(name: str, given: dict[str, int]) -> bool:
    from ..testing import check_game

    findings = check_game(name, **given)
    click.echo(f"{name}: {plugins().game(name).title}")
    print_columns([("ok" if one.ok else "FAULT", one.check, one.what) for one in findings])
    return all(one.ok for one in findings)
