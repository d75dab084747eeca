"""`darbar train`: a value for a game, learned from matches."""

import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

import click

from ..arena.runs import ENGINES, make_engine
from ..bots.tastes import USUAL
from ..bounds import MOST_ITERATIONS, MOST_TASTE
from ..errors import DarbarError
from ..plugins import plugins
from ..signals import INTERRUPTED, Ended
from . import ranges
from .choices import FILE
from .printing import complain, mention_faults
from .running import split_bots

if TYPE_CHECKING:
    from ..match.game import Game

GENERATIONS, MATCHES, JUDGED, UNITS, SEARCH_FROM = 6, 300, 60, 64, 3


@click.command()
@click.argument("game")
@click.option("--folder", type=FILE, help="Where everything is kept; the same folder goes on. Default: train-GAME.")
@click.option("--seats", type=ranges.SEATS, multiple=True, help="At a table. May be repeated. Default: all.")
@click.option(
    "--panel", metavar="BOT,BOT,…", default="greedy", show_default=True, help="The first teachers, and judges."
)
@click.option("--generations", type=click.IntRange(1, 1000), default=GENERATIONS, show_default=True, help="How many.")
@click.option("--matches", type=ranges.GAMES, default=MATCHES, show_default=True, help="For each generation.")
@click.option("--judged", type=ranges.GAMES, default=JUDGED, show_default=True, help="Matches that judge a generation.")
@click.option("--units", type=click.IntRange(1, 1024), default=UNITS, show_default=True, help="How large a network is.")
@click.option(
    "--reads",
    type=click.Choice(["features", "side", "sides", "all"]),
    default="sides",
    show_default=True,
    help="What a network sees: less learns faster from few matches.",
)
@click.option(
    "--search",
    type=click.IntRange(0, MOST_ITERATIONS),
    default=0,
    show_default=True,
    help="Tries of a search that teaches later generations; 0 for none.",
)
@click.option(
    "--search-from",
    type=click.IntRange(1, 1000),
    default=SEARCH_FROM,
    show_default=True,
    help="The first generation that a search teaches.",
)
@click.option(
    "--players",
    type=click.Choice(["panel", "steady", "swift"]),
    default="panel",
    show_default=True,
    help="Who plays to learn from: steady and swift bots play more matches in the same time.",
)
@click.option(
    "--learns",
    type=click.Choice(["outcomes", "tastes"]),
    default="outcomes",
    show_default=True,
    help="From how matches ended, or from what came of the tastes of players: for long games with a value.",
)
@click.option(
    "--taste",
    type=click.FloatRange(0, MOST_TASTE, min_open=True),
    default=USUAL,
    show_default=True,
    help="How strong the tastes of steady players are.",
)
@click.option("--from", "begun", type=FILE, help="A network to begin with, in place of the first teachers.")
@click.option("--seed", type=ranges.SEED, default=1, show_default=True, help="The same seed trains the same.")
@click.option("--workers", type=ranges.WORKERS, help="How many processes. Default: one for each core.")
@click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="Who plays.")
@click.option("--address", help="Of a Ray cluster. Default: one of its own on this machine.")
@click.pass_context
def train(
    ctx: click.Context,
    /,
    game: str,
    folder: Path | None,
    begun: Path | None,
    generations: int,
    workers: int | None,
    engine: str,
    address: str | None,
    **given: Any,
) -> None:
    """Learn a value for GAME from matches of bots, then from matches of its own.

    Every generation plays, learns, and is judged by matches against the panel; the best one is kept as value.npz, which
    the bot `learned:FILE` plays with. Ctrl-C stops it; the same command goes on.
    """
    from ..training.report import write_report
    from ..training.training import new_school, train

    mention_faults()
    played = plugins().game(game)
    settings = _settings(played, **given)
    make_engine(engine, address, workers)
    school = new_school(played, folder or Path(f"train-{game}"), begun, **settings)
    with _Bar() as bar:
        try:
            train(school, played, generations, workers, bar, engine, address)
        except (KeyboardInterrupt, Ended) as error:
            complain(f"stopped; to go on: darbar {' '.join(map(quote, sys.argv[1:]))}")
            if isinstance(error, Ended):
                raise
            ctx.exit(INTERRUPTED)
        finally:
            report = write_report(school)
    click.echo(f"The best network: {school.best}; the report: {report}")
    click.echo(f"To play against it: darbar play {game} --seats you,learned:{school.best}")


def _settings(
    game: "Game[Any]",
    seats: tuple[int, ...],
    panel: str,
    matches: int,
    units: int,
    reads: str,
    learns: str,
    **settled: Any,
) -> dict[str, Any]:
    """What is settled in the beginning, checked before anything is played."""
    from ..sessions.bots import make_bot
    from ..training.fitting import Fit

    counts = tuple(sorted(set(seats))) or tuple(range(game.seats[0], game.seats[1] + 1))
    for count in counts:
        game.check_seats(count)
    bots = split_bots(panel)
    for bot in bots:
        make_bot(bot, 0)
    if matches < 10:
        raise DarbarError("a generation learns from at least 10 matches")
    if reads == "features" and game.features is None:
        raise DarbarError(f"{game.title} adds no features: a network that reads nothing else would see nothing")
    if learns == "tastes":
        _check_tastes(game, counts, settled["players"])
    fit = Fit(units=units, reads=reads)  # type: ignore[arg-type]
    return {"seats": counts, "panel": bots, "matches": matches, "learns": learns, "fit": fit, **settled}


def _check_tastes(game: "Game[Any]", counts: Sequence[int], players: str) -> None:
    """Whether something can be learned from tastes."""
    if players != "steady":
        raise DarbarError("only steady players have tastes to learn from: --players steady")
    if game.features is None or game.value is None or not game.goal.solitary or min(counts) < 2:
        raise DarbarError(
            f"tastes need features, a value, and rivals who each play for themselves: not so in {game.title}"
        )


class _Bar:
    """A bar with the time left, on a terminal; sentences anywhere."""

    def __enter__(self) -> "_Bar":
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), "left:")
        console = Console(stderr=True)
        self._bar: Progress = Progress(
            *columns, TimeRemainingColumn(), console=console, transient=True, disable=not sys.stderr.isatty()
        )
        self._bar.start()
        self._task = self._bar.add_task("", total=1)
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """Something begins."""
        self._bar.remove_task(self._task)
        self._task = self._bar.add_task(what, total=total, completed=done)

    def advance(self) -> None:
        """One more step is done."""
        self._bar.advance(self._task)

    def say(self, sentence: str) -> None:
        """A sentence for whoever waits."""
        click.echo(sentence)
