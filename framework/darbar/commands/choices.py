"""What several commands let people choose: the language, and names with values."""

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ..core.box import read_changes
from ..files import read_regular
from ..match.record import MOST_HEADER
from ..ui.words import LANGUAGES

C = TypeVar("C", bound=Callable[..., Any])

FILE = click.Path(path_type=Path)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a locale asks for, if Darbar speaks it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            return locale[:2] if locale[:2] in LANGUAGES else "en"
    return "en"


def language_option(command: C) -> C:
    """`--language`, by default the one of the locale."""
    option = click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: language_of(os.environ),
        help="Default: the locale's.",
    )
    return option(command)


def frontend_options(command: C) -> C:
    """`--frontend` and `--plain`: where somebody plays."""
    command = click.option(
        "--plain", "frontend", flag_value="plain", help="Line by line, for screen readers: --frontend plain."
    )(command)
    return click.option(
        "--frontend",
        metavar="NAME[:OPTION=VALUE,…]",
        help="Where you play, with its own options. Default: repl on a terminal, else plain.",
    )(command)


def components_option(command: C) -> C:
    """`--components FILE`, with the changed rows of component tables."""
    return click.option("--components", type=FILE, help="A TOML file with rows to put in place of the game's.")(command)


def changed_rows(path: Path | None) -> dict[str, Any]:
    """The changed rows in a components file; none without a file."""
    return {} if path is None else read_changes(read_regular(path, MOST_HEADER, "file of components"), str(path))


def pairs(ctx: click.Context, option: click.Parameter, given: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE` from the command line, for click."""
    split = [one.partition("=") for one in given]
    for name, equals, value in split:
        if not (name and equals and value):
            raise click.BadParameter(f"expected NAME=VALUE, got {name + equals + value!r}", ctx, option)
    return {name: value for name, _, value in split}


def different(ctx: click.Context, option: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Names from the command line, for click; none of them twice."""
    if len(set(given)) < len(given):
        raise click.BadParameter("one of them stands there twice", ctx, option)
    return given
