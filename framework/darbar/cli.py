"""The command `darbar`: its subcommands come from plugins, and what goes wrong is told in one sentence."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EIO, EPIPE
from typing import Any, Final, NoReturn

import click

from .commands.printing import complain, on_terminal
from .core.faults import in_words, shown
from .errors import (
    LONGEST_NAME,
    DarbarError,
    PluginError,
    RecordError,
    UnknownName,
    printable,
    shows_tracebacks,
)
from .plugins import plugins
from .plugins.manager import Plugins
from .process import leave, open_missing_streams, refused
from .signals import BROKEN_PIPE, HUNG_UP, INTERRUPTED, Ended, heard, listen
from .version import VERSION, build

WELCOME: Final = "welcome"
"""The command that `darbar` alone runs on a terminal, if a plugin brings one."""


class Failure(click.ClickException):
    """One sentence for the person at the terminal, and the exit code for their shell."""

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))

    def show(self, file: Any = None) -> None:
        """Print the sentence on standard error, if anybody can read it there."""
        with suppress(OSError):
            click.echo(f"darbar: {self.message}", file=file, err=True)


class Broken(Failure):
    """A plugin, or Darbar itself, does not work."""

    exit_code = 1


class WrongUse(Failure):
    """Something that was typed makes no sense."""

    exit_code = 2


class BadFile(Failure):
    """A file cannot be used."""

    exit_code = 3


class HungUp(Failure):
    """The terminal is gone."""

    exit_code = HUNG_UP


class Unread(Failure):
    """Whoever read the output has gone, and wants to hear no more."""

    exit_code = BROKEN_PIPE

    def show(self, file: Any = None) -> None:
        """Say nothing."""


class Commands(click.Group):
    """A group whose commands are the cards that plugins brought; a command is imported when it is run."""

    def main(self, args: Any = None, *rest: Any, **extra: Any) -> Any:
        """Run a command line; that of the process itself, which is not given, ends it."""
        if args is not None:
            return super().main(args, *rest, **extra)
        open_missing_streams()
        listen()
        return self._end(self._code(**extra))

    def _code(self, **extra: Any) -> int:
        """Run the command line of the process; its exit code."""
        try:
            super().main(**extra)
        except SystemExit as ended:
            if isinstance(ended.__context__, BrokenPipeError):
                return BROKEN_PIPE
            return ended.code if isinstance(ended.code, int) else bool(ended.code)
        except KeyboardInterrupt:
            return INTERRUPTED
        except OSError as error:
            if not refused(error):
                raise
            return _told(_unwritten(error))
        return 0

    def _end(self, code: int) -> NoReturn:
        """Leave with an exit code: that of a signal, or of lost output, if all seemed well."""
        try:
            sys.stdout.flush()
        except OSError as error:
            code = code or _told(_unwritten(error))
        leave(heard() or code)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names on the cards."""
        return plugins().names("command")

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import one command; a misspelt name brings its neighbours."""
        if cmd_name not in plugins().provided["command"]:
            if cmd_name.startswith("-") or ctx.resilient_parsing:
                return None
            raise UnknownName("command", cmd_name, plugins().names("command"))
        command = plugins().load("command", cmd_name)
        if not isinstance(command, click.Command):
            owner = plugins().provided["command"][cmd_name].plugin
            raise PluginError(f"{owner}: expected a click.Command called {cmd_name!r}, got {shown(command, 80)}")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The `about` lines of the cards, without importing what they stand for."""
        with formatter.section("Commands"):
            cards = plugins().provided["command"]
            formatter.write_dl([(name, cards[name].card.about) for name in sorted(cards)])

    def make_context(self, *given: Any, **extra: Any) -> click.Context:
        """Read what was typed before the name of a command."""
        with _in_one_sentence(), _complaining():
            return super().make_context(*given, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        with _in_one_sentence(ctx), _complaining():
            return self._invoke(ctx, plugins())

    def _invoke(self, ctx: click.Context, installed: Plugins) -> Any:
        """Run a command; then tell which plugins are broken, unless the command has."""
        try:
            return super().invoke(ctx)
        finally:
            for fault in installed.untold():
                complain(fault)


@contextmanager
def _in_one_sentence(ctx: click.Context | None = None) -> Iterator[None]:
    """Whatever goes wrong becomes one sentence and an exit code."""
    try:
        yield
    except (click.ClickException, click.exceptions.Exit, click.Abort, Ended):
        raise
    except KeyboardInterrupt:
        raise click.exceptions.Exit(INTERRUPTED) from None
    except BaseException as error:
        failure = _failure(error, (ctx and ctx.invoked_subcommand) or WELCOME)
        if shows_tracebacks():
            raise PluginError(failure.message) from error
        raise failure from None


@contextmanager
def _complaining() -> Iterator[None]:
    """What click complains about quotes what was typed."""
    try:
        yield
    except click.UsageError as error:
        raise click.UsageError(printable(error.format_message(), LONGEST_NAME), error.ctx) from None


def _failure(error: BaseException, command: str) -> Failure:
    match error:
        case RecordError():
            return BadFile(_sentence(error))
        case PluginError():
            return Broken(_sentence(error))
        case DarbarError():
            return WrongUse(_sentence(error))
        case OSError() if refused(error):
            return _unwritten(error)
        case OSError():
            what = error.strerror or in_words(error)
            return BadFile(f"{error.filename}: {what}" if error.filename else what)
    provided = plugins().provided["command"].get(command)
    owner = f"{provided.plugin}: the command {command!r}" if provided else "darbar"
    return Broken(f"{owner} failed: {in_words(error)} (DARBAR_TRACEBACK=1 shows where)")


def _sentence(error: DarbarError) -> str:
    try:
        return str(error)
    except BaseException:
        return in_words(error)


def _told(failure: Failure) -> int:
    """Tell what went wrong; the exit code."""
    failure.show()
    return failure.exit_code


def _unwritten(error: OSError) -> Failure:
    kind = {EPIPE: Unread, EIO: HungUp}.get(error.errno or 0, BadFile)
    return kind(f"the output cannot be written: {error.strerror}")


def _tell_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"darbar {VERSION} ({build()})")
        ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_tell_version,
    help="Show the version, and whether it is compiled, and exit.",
)
@click.pass_context
def main(ctx: click.Context) -> None:
    """A table at which any rulebook can sit: play board games, and try out your own."""
    if ctx.invoked_subcommand is None:
        _greet(ctx)


def _greet(ctx: click.Context) -> None:
    """Nothing was asked for: on a terminal somebody is welcomed, elsewhere the help is printed."""
    if on_terminal() and WELCOME in plugins().provided["command"]:
        command = main.get_command(ctx, WELCOME)
        assert command is not None
        ctx.invoke(command)
        return
    click.echo(ctx.get_help(), err=True)
    ctx.exit(WrongUse.exit_code)
