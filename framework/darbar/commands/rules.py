"""`darbar rules`: the goal of a game, and each numbered rule in a few words with the tests that prove it."""

from pathlib import Path

import click

from ..errors import DarbarError
from ..plugins import plugins
from ..ui import rulebook
from ..ui.words import Words
from .choices import FILE, language_option
from .printing import complain


@click.command()
@click.argument("game")
@click.option("--tests", type=FILE, help="The folder with the tests. Default: tests.")
@click.option("--uncovered", is_flag=True, help="Only the rules that no test proves; exit code 1 if there are any.")
@language_option
@click.pass_context
def rules(ctx: click.Context, game: str, tests: Path | None, uncovered: bool, language: str) -> None:
    """Print how GAME is won, its numbered rules, and the tests that carry `@rule(GAME, NUMBER)`."""
    played = plugins().game(game)
    words = Words(played, language)
    proofs = _proofs(game, tests, needed=uncovered or tests is not None)
    listed = rulebook.rules(played.package)
    shown = [rule for rule in listed if not (uncovered and rule.number in proofs)]
    if not uncovered:
        _print_overview(words)
    for rule in shown:
        click.echo(f"{words.rule_number(rule.number)}  {words.rule_says(rule)}")
        for test in proofs.get(rule.number, []):
            click.echo(f"    {test}")
    for number in sorted(proofs.keys() - {rule.number for rule in listed}):
        complain(f"{', '.join(proofs[number])} would prove rule {number}, which {played.title} does not have")
    if not listed:
        complain(f"{played.title} has no numbered rules: its package has no rules.toml")
    if uncovered and shown:
        ctx.exit(1)


def _print_overview(words: Words) -> None:
    """How one wins, what a turn is, what ends it, and hints; then an empty line."""
    for heading, says in words.overview():
        click.echo("\n    ".join([heading, *says]))
    if words.overview():
        click.echo()


def _proofs(game: str, tests: Path | None, needed: bool) -> dict[str, list[str]]:
    folder = tests or Path("tests")
    if folder.is_dir():
        return rulebook.proofs(folder, game)
    sentence = f"there is no folder {str(folder)!r} with tests: name one with --tests"
    if needed:
        raise DarbarError(sentence)
    complain(sentence)
    return {}
