"""`darbar play`: one match, at any frontend."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource
from msgspec import Struct

from ..core.faults import in_words
from ..core.texts import text
from ..errors import DarbarError, PluginError, RecordError, printable, quoted
from ..files import Taken
from ..plugins import plugins
from ..process import forgive_streams, refused
from ..sessions.bots import accepts
from ..sessions.claims import InUse, claim, in_use
from ..sessions.clocks import Control
from ..sessions.keeping import taken_up
from ..sessions.players import players_again
from ..sessions.saves import new_path
from ..sessions.session import Remark, Session
from ..sessions.tables import again, seated, table
from ..signals import held
from ..ui.words import said
from . import ranges
from .asking import agreed
from .choices import FILE, changed_rows, components_option, different, frontend_options, language_option, pairs
from .printing import complain, mention_faults, on_terminal
from .replay import WATCH

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
    again: Path | None
    keep: bool
    practice: bool
    clock: Control | None


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seats", metavar="WHO,WHO,…", help="For each seat: you, you:NAME, bot or a certain bot. Default: you and bots."
)
@click.option("--seed", type=ranges.SEED, help="The same seed gives the same chance.")
@frontend_options
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
@click.option("--again", type=FILE, help="Begin a match like the one in this file, with other luck.")
@click.option("--practice", is_flag=True, help="Take back whatever you like.")
@click.option(
    "--clock",
    callback=lambda ctx, option, given: given and Control.read(given),
    metavar="TIME[+TIME],…",
    help="For each player, such as 10m+5s,over=bot. Default: no clocks.",
)
@click.pass_context
def play(ctx: click.Context, /, game: str | None, **given: Any) -> None:
    """Play GAME, or go on with a saved match.

    In a resumed match whoever sat there plays on, bots too; --seats changes who plays.
    """
    choices = Choices(**given)
    _check(ctx, game, choices)
    if choices.resume and in_use(choices.resume):
        return _offer_to_watch(ctx, choices.resume, choices.language)
    mention_faults()
    run = frontend_called(choices.frontend)
    if choices.resume:
        session = _resume(ctx, game, choices)
        _save_first(session, choices)
    else:
        session = _again(ctx, choices) if choices.again else _begin(game or "", choices)
    if choices.keep and session.path is None and session.people:
        _keep(session)
    return run(session)


def frontend_called(given: str | None) -> Callable[[Session], None]:
    """What plays a session at a frontend, by its name and options; without a name, where people usually play."""
    name, options = split_frontend(given or ("repl" if on_terminal() else "plain"))
    frontend = plugins().load("frontend", name)
    if options and not accepts(frontend, None, options):
        raise DarbarError(f"the frontend {quoted(name)} takes no options")

    def run(session: Session) -> None:
        forgive_streams()
        try:
            frontend(session, options) if options else frontend(session)
        except (DarbarError, click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except BaseException as error:
            if refused(error):
                raise
            owner = plugins().provided["frontend"][name].plugin
            raise PluginError(f"{owner}: the frontend failed: {in_words(error)}") from error
        finally:
            _close(session)

    return run


def _check(ctx: click.Context, game: str | None, choices: Choices) -> None:
    """Refuse what does not go together."""
    if game is None and choices.resume is None and choices.again is None:
        raise click.UsageError("name a game (see `darbar games`), or a saved match with --resume FILE", ctx)
    if choices.save and not choices.keep:
        raise click.UsageError("--save and --no-save do not go together", ctx)
    if choices.again and (choices.resume or game):
        raise click.UsageError("--again names a match that is played anew: leave out GAME and --resume", ctx)


def _offer_to_watch(ctx: click.Context, path: Path, language: str) -> None:
    """Another program plays this match: whoever sits at a terminal may watch."""
    if not on_terminal() or WATCH not in plugins().provided["command"]:
        raise InUse(path)
    if agreed(text("saved-watch", path=printable(str(path))), language, default=True):
        ctx.invoke(plugins().load("command", WATCH), file=path, at=0, seat=None, language=language)


def split_frontend(given: str) -> tuple[str, dict[str, str]]:
    """The name of a frontend, and the options that are meant for it: `web:port=8080,open=no`."""
    name, colon, rest = given.partition(":")
    split = [one.strip().partition("=") for one in rest.split(",")] if colon else []
    for option, equals, value in split:
        if not (option and equals and value):
            wrong = option + equals + value
            raise DarbarError(f"after {quoted(name)} stand its options, as NAME=VALUE,NAME=VALUE, not {quoted(wrong)}")
    if len(options := {option: value for option, _, value in split}) < len(split):
        raise DarbarError(f"one of the options of {quoted(name)} stands there twice")
    return name, options


def _close(session: Session) -> None:
    """Let go of the bots; nobody else is left to tell what goes wrong then."""
    told = len(session.remarks)
    with held():
        session.close()
    for remark in session.remarks[told:]:
        complain(session.words().say(remark.text))


def _save_first(session: Session, choices: Choices) -> None:
    """Save a resumed match before anything is played; a new file has its name from here on, whoever else wants it."""
    try:
        session.save(new=choices.save not in (None, choices.resume))
    except Taken:
        assert choices.save is not None
        raise _taken(choices.save) from None


def _taken(path: Path) -> DarbarError:
    return DarbarError(f"{path} is there already: save under another name")


def _keep(session: Session) -> None:
    """Save the match in the folder of matches; where that cannot be, it is remarked upon, and the match goes on."""
    try:
        with held():
            session.path = new_path(session.game)
            session.save()
    except KeyboardInterrupt:
        if session.path is not None:
            session.path.unlink(missing_ok=True)
        raise
    except RecordError as error:
        session.unsaved = True
        session.remarks.append(Remark(0, text("remark-unsaved", why=said(error))))


def _begin(game: str, choices: Choices) -> Session:
    return table(
        game,
        choices.seats,
        choices.seed,
        options=choices.options,
        rulings=choices.rulings,
        variants=choices.variants,
        components=changed_rows(choices.components),
        language=choices.language,
        path=choices.save,
        practice=choices.practice,
        clock=choices.clock,
    )


def _resume(ctx: click.Context, game: str | None, choices: Choices) -> Session:
    assert choices.resume is not None
    _refuse_settled(ctx, "--resume goes on as the match was begun")
    if choices.save is not None and choices.save != choices.resume and choices.save.exists():
        raise _taken(choices.save)
    with claim(choices.resume):
        match, kept = taken_up(choices.resume)
        if game not in (None, match.game.name):
            raise DarbarError(f"{choices.resume} is a match of {match.game.name}, not of {game}")
        return seated(
            match,
            players_again(match.names, choices.seats, kept.players),
            language=choices.language,
            path=choices.save or choices.resume,
            practice=choices.practice,
            clock=choices.clock,
            kept=kept,
        )


def _again(ctx: click.Context, choices: Choices) -> Session:
    assert choices.again is not None
    _refuse_settled(ctx, "--again plays by what was agreed on")
    session = again(
        choices.again,
        choices.seats,
        language=choices.language,
        practice=choices.practice,
        clock=choices.clock,
    )
    if choices.save is not None:
        session.path = choices.save
        _save_first(session, choices)
    return session


def _refuse_settled(ctx: click.Context, why: str) -> None:
    for name in SETTLED:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError(f"{why}: leave out --{name.rstrip('s')}", ctx)
