"""What `darbar arena` and `darbar study` share: choosing what is played, playing it, and handing out the results."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.core import ParameterSource
from msgspec import Struct, structs

from ..arena.plan import MOST_DECISIONS, Plan, check_plan, new_plan
from ..arena.runs import ENGINES, left_of, make_engine, run
from ..arena.store import Store, plan_in, usual_path
from ..core.settings import changed_settings
from ..errors import DarbarError, PluginError, RecordError, quoted
from ..match.game import Game
from ..match.record import write_atomically
from ..matches import any_seed
from ..plugins import plugins
from ..sessions.bots import starts_programs
from ..sessions.players import typed_by_hand
from ..signals import INTERRUPTED, Ended
from . import ranges
from .choices import FILE, changed_rows, components_option, different, pairs
from .printing import complain, mention_faults

if TYPE_CHECKING:
    from ..arena.runner import Result

C = TypeVar("C", bound=Callable[..., Any])

SETTLED = ("seats", "mixed", "seed", "options", "rulings", "variants", "components", "bound", "store", "fresh")
"""What stands in a store, and is not chosen again when a run is resumed."""

OPTIONS = [
    click.option("--seed", type=ranges.SEED, help="The same seed gives the same matches; by default any."),
    click.option("--option", "options", multiple=True, callback=pairs, metavar="NAME=VALUE", help="As in `play`."),
    click.option("--ruling", "rulings", multiple=True, callback=pairs, metavar="NAME=VALUE", help="As in `play`."),
    click.option(
        "--variant",
        "variants",
        multiple=True,
        callback=different,
        metavar="NAME",
        help="As in `play`. May be repeated.",
    ),
    components_option,
    click.option(
        "--bound",
        type=ranges.DECISIONS,
        default=MOST_DECISIONS,
        show_default=True,
        help="A match is left unfinished after so many decisions.",
    ),
    click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="Who plays."),
    click.option("--address", help="Of a Ray cluster. Default: one of its own on this machine."),
    click.option(
        "--workers",
        type=ranges.WORKERS,
        help="How many processes. Default: one for each core.",
    ),
    click.option("--store", type=FILE, help="Keep the results in this file. Default: one named after the run."),
    click.option("--resume", type=FILE, help="Go on with the run in this file."),
    click.option("--fresh", is_flag=True, help="Forget earlier results of this run."),
]


class Choices(Struct, frozen=True):
    """The options of the command line that say what is played, and how."""

    seed: int | None
    options: dict[str, str]
    rulings: dict[str, str]
    variants: tuple[str, ...]
    components: Path | None
    bound: int
    engine: str
    address: str | None
    workers: int | None
    store: Path | None
    resume: Path | None
    fresh: bool


class Run(Struct, frozen=True):
    """A run that has been played, to its end or until it was interrupted."""

    plan: Plan
    game: Game[Any]
    results: "list[Result]"
    path: Path
    interrupted: bool


def running_options(command: C) -> C:
    """The options of `Choices`."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


def planned(
    ctx: click.Context,
    game: str | None,
    choices: Choices,
    games: int | None,
    usual_games: int,
    who: Callable[[Game[Any]], tuple[tuple[str, ...], tuple[int, ...]]],
    mixed: bool = False,
) -> Plan:
    """What is to be played: as typed, or as a store says; `who` gives the bots and the numbers of seats."""
    if choices.resume is not None:
        plan = _resumed(ctx, choices.resume, game)
        return structs.replace(plan, games=games or plan.games)
    if game is None:
        raise click.UsageError("name a game (see `darbar games`), or a run with --resume FILE", ctx)
    played = plugins().game(game, choices.variants)
    bots, seats = who(played)
    settings = _settings(played, choices)
    return new_plan(played, bots, seats, games or usual_games, any_seed(choices.seed), mixed=mixed, **settings)


def _resumed(ctx: click.Context, path: Path, game: str | None) -> Plan:
    """The plan in a store, if it can be played here, and starts no program that nobody has named."""
    for name in SETTLED:
        if name in ctx.params and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            typed = next(one.opts[0] for one in ctx.command.params if one.name == name)
            raise click.UsageError(f"--resume goes on as the run was begun: leave out {typed}", ctx)
    plan = plan_in(path)
    if game not in (None, plan.game):
        raise DarbarError(f"{path} is a run of {plan.game}, not of {game}")
    try:
        _check_bots(ctx, path, plan)
        check_plan(plan, plugins().game(plan.game, plan.variants))
    except PluginError:
        raise
    except DarbarError as error:
        raise RecordError(f"the run in {path} cannot go on: {error}") from None
    return plan


def _check_bots(ctx: click.Context, path: Path, plan: Plan) -> None:
    """The bots of a store are those that were typed; programs among them play only when they were typed."""
    typed = ctx.params["bots"]
    if typed is not None and split_bots(typed) != plan.bots:
        raise click.UsageError(f"--resume goes on as the run was begun: leave out --bots, or say {_again(plan)}", ctx)
    programs = sorted({bot for bot in plan.bots if starts_programs(bot)})
    if programs and typed is None:
        raise DarbarError(
            f"it starts {' and '.join(map(quoted, programs))}, and a file alone starts no program. "
            f"If this is what you want, name all of its bots again: {_again(plan)}"
        )


def _again(plan: Plan) -> str:
    """How the bots of a run are typed."""
    return f"--bots {quote(','.join(plan.bots))}"


def split_bots(typed: str) -> tuple[str, ...]:
    """The bots, as typed."""
    return tuple(name.strip() for name in typed.split(","))


def _settings(game: Game[Any], choices: Choices) -> dict[str, Any]:
    components = changed_rows(choices.components)
    with typed_by_hand():
        box = game.pack(choices.options, choices.rulings)
    game.pack(choices.options, choices.rulings, components)
    return {
        "options": changed_settings(box.options),
        "rulings": changed_settings(box.rulings),
        "components": components,
        "bound": choices.bound,
    }


def play_out(kind: str, plan: Plan, choices: Choices) -> Run:
    """Play what is left of a plan, with a progress bar on a terminal; Ctrl-C keeps what there is."""
    mention_faults()
    game = plugins().game(plan.game, plan.variants)
    path = choices.resume or choices.store or usual_path(kind, plan, seeded=choices.seed is not None)
    plan = plan if choices.seed is not None else _as_begun(plan, path)
    engine = make_engine(choices.engine, choices.address, choices.workers)
    interrupted = False
    with Store.opened(path, plan, fresh=choices.fresh) as store:
        _say_what_is_left(plan, store)
        try:
            with _progress(plan.matches, plan.matches - len(left_of(plan, store))) as hear:
                run(plan, store, engine, hear)
        except KeyboardInterrupt:
            interrupted = True
        except Ended:
            _say_how_to_go_on(kind, path, len(store.ids()), plan)
            raise
        return Run(plan, game, store.results(plan), path, interrupted)


def _as_begun(plan: Plan, path: Path) -> Plan:
    """The same run goes on with the seed that it began with, where nobody gives one."""
    return structs.replace(plan, seed=plan_in(path).seed) if path.exists() else plan


def _say_what_is_left(plan: Plan, store: Store) -> None:
    for count in plan.seats:
        size, rounds = plan.round_size(count), plan.rounds(count)
        if size * rounds != plan.games:
            complain(f"{count} seats: {rounds} whole rounds of {size} make {size * rounds} matches, not {plan.games}")
    if before := plan.matches - len(left_of(plan, store)):
        complain(f"{before} of {plan.matches} matches were played before ({store.path}); --fresh plays them again")


@contextmanager
def _progress(total: int, done: int) -> "Iterator[Callable[[Result], None]]":
    """A bar with the time left, and a line for each match that was not finished."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left:", TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with bar:
        task = bar.add_task("matches", total=total, completed=done)

        def hear(result: "Result") -> None:
            bar.advance(task)
            if result.status != "finished":
                complain(f"match {result.id} {result.status}: {result.fault}; its record: {result.record}")

        yield hear


def hand_out(path: Path, content: str) -> None:
    """Write to a file, or to standard output for `-`."""
    if str(path) == "-":
        click.echo(content, nl=False)
    else:
        write_atomically(path, content)


def end(ctx: click.Context, kind: str, run: Run) -> None:
    """Say how to go on with a run that was interrupted."""
    if run.interrupted:
        _say_how_to_go_on(kind, run.path, len(run.results), run.plan)
        ctx.exit(INTERRUPTED)


def _say_how_to_go_on(kind: str, path: Path, played: int, plan: Plan) -> None:
    complain(f"interrupted after {played} of {plan.matches} matches")
    bots = f" {_again(plan)}" if any(map(starts_programs, plan.bots)) else ""
    complain(f"to go on: darbar {kind} --resume {quote(str(path))}{bots}")
