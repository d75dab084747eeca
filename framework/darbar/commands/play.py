"""`darbar play`: one match, at any frontend."""

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from msgspec import Struct

from ..core.faults import in_words
from ..core.settings import changed_settings
from ..core.texts import text
from ..errors import DarbarError, PluginError, RecordError
from ..match.match import Match
from ..matches import new
from ..plugins import plugins
from ..process import refused
from ..sessions.saves import new_path
from ..sessions.session import Remark, Session, seat_bots
from ..signals import held
from ..ui.words import said
from . import ranges
from .choices import FILE, changed_rows, components_option, different, language_option, pairs, typed_by_hand
from .files import open_match
from .players import names_of, players_again, split_players, usual_players
from .printing import complain, mention_faults, on_terminal

SETTLED = ("seed", "options", "rulings", "variants", "components")
"""What stands in a record, and is not chosen again when a match is resumed."""


class Choices(Struct, frozen=True):
    """The options of the command line."""

    seats: str | None
    seed: int | None
    frontend: str | None
    language: str
    options: dict[str, str]
    rulings: dict[str, str]
    variants: tuple[str, ...]
    components: Path | None
    save: Path | None
    resume: Path | None
    keep: bool
    practice: bool


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats", metavar="WHO,WHO,…", help="For each seat: you, you:NAME, bot or a certain bot. Default: you and bots."
)
@click.option("--seed", type=ranges.SEED, help="The same seed gives the same chance.")
@click.option("--frontend", metavar="NAME", help="Where you play. Default: repl on a terminal, else plain.")
@click.option("--plain", "frontend", flag_value="plain", help="Line by line, for screen readers: --frontend plain.")
@language_option
@click.option("--option", "options", multiple=True, callback=pairs, metavar="NAME=VALUE", help="See `darbar games`.")
@click.option("--ruling", "rulings", multiple=True, callback=pairs, metavar="NAME=VALUE", help="See `darbar rulings`.")
@click.option(
    "--variant",
    "variants",
    multiple=True,
    callback=different,
    metavar="NAME",
    help="See `darbar games`. May be repeated.",
)
@components_option
@click.option("--save", type=FILE, help="Save the match in this new file after every move.")
@click.option("--no-save", "keep", is_flag=True, flag_value=False, default=True, help="Save the match nowhere.")
@click.option("--resume", type=FILE, help="Go on with a saved match, and save it there.")
@click.option("--practice", is_flag=True, help="Take back whatever you like.")
@click.pass_context
def play(ctx: click.Context, /, game: str | None, **given: Any) -> None:
    """Play GAME, or go on with a saved match.

    In a resumed match the bots are known by their names and play on; --seats changes who plays.
    """
    choices = Choices(**given)
    if game is None and choices.resume is None:
        raise click.UsageError("name a game (see `darbar games`), or a saved match with --resume FILE", ctx)
    if choices.save and not choices.keep:
        raise click.UsageError("--save and --no-save do not go together", ctx)
    mention_faults()
    name = choices.frontend or ("repl" if on_terminal() else "plain")
    frontend = plugins().load("frontend", name)
    session = _resume(ctx, game, choices) if choices.resume else _begin(game or "", choices)
    if choices.save or choices.resume:
        session.save()
    elif choices.keep and session.people:
        _keep(session, game or "")
    try:
        frontend(session)
    except (DarbarError, click.ClickException, click.exceptions.Exit, click.Abort):
        raise
    except BaseException as error:
        if refused(error):
            raise
        owner = plugins().provided["frontend"][name].plugin
        raise PluginError(f"{owner}: the frontend failed: {in_words(error)}") from error
    finally:
        _close(session)


def _close(session: Session) -> None:
    """Let go of the bots; nobody else is left to tell what goes wrong then."""
    told = len(session.remarks)
    with held():
        session.close()
    for remark in session.remarks[told:]:
        complain(session.words().say(remark.text))


def _keep(session: Session, game: str) -> None:
    """Save the match in the folder of matches; where that cannot be, it is remarked upon, and the match goes on."""
    try:
        with held():
            session.path = new_path(game)
            session.save()
    except KeyboardInterrupt:
        if session.path is not None:
            session.path.unlink(missing_ok=True)
        raise
    except RecordError as error:
        session.unsaved = True
        session.remarks.append(Remark(0, text("remark-unsaved", why=said(error))))


def _begin(game: str, choices: Choices) -> Session:
    if choices.save and choices.save.exists():
        raise DarbarError(f"{choices.save} is there already: go on with it by --resume, or save under another name")
    played = plugins().game(game, choices.variants)
    players = split_players(choices.seats) if choices.seats else usual_players(played)
    played.check_seats(len(players))
    with typed_by_hand():
        box = played.pack(choices.options, choices.rulings)
    match = new(
        game,
        seed=choices.seed,
        names=names_of(players),
        options=changed_settings(box.options),
        rulings=changed_settings(box.rulings),
        variants=choices.variants,
        components=changed_rows(choices.components),
    )
    return _session(match, players, choices, choices.save)


def _resume(ctx: click.Context, game: str | None, choices: Choices) -> Session:
    assert choices.resume is not None
    for name in SETTLED:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"--resume goes on as the match was begun: leave out --{name.rstrip('s')}", ctx)
    if choices.save and choices.save != choices.resume and choices.save.exists():
        raise DarbarError(f"{choices.save} is there already: save under another name")
    match = open_match(choices.resume)
    if game not in (None, match.game.name):
        raise DarbarError(f"{choices.resume} is a match of {match.game.name}, not of {game}")
    players = players_again(match.names, choices.seats)
    return _session(match, players, choices, choices.save or choices.resume)


def _session(match: Match[Any], players: list[str], choices: Choices, path: Path | None) -> Session:
    bots = seat_bots(players, match.header.seed, len(match.moves))
    return Session(match, bots, language=choices.language, path=path, practice=choices.practice)
