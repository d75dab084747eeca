"""What a run says, as tables in a terminal."""

from collections.abc import Callable, Iterable, Sequence
from errno import EPIPE
from os import strerror
from typing import IO, TYPE_CHECKING, Any

from rich import box
from rich.console import Console
from rich.table import Table

from ..match.game import Game
from ..ui.words import Words
from .intervals import Estimate
from .plan import Plan
from .summary import BotLine, Length, SeatLine, Spread, Summary, Trouble

if TYPE_CHECKING:
    from .study import Study

WIDTH = 110
"""How wide tables are where there is no terminal to ask."""


class Paper(Console):
    """A console that leaves it to the command what happens when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Raise what was raised."""
        raise BrokenPipeError(EPIPE, strerror(EPIPE))


def console(file: IO[str] | None = None) -> Console:
    """Where tables are printed: as wide as the terminal, or wide enough."""
    made = Paper(file=file, highlight=False, soft_wrap=False)
    if not made.is_terminal:
        made = Paper(file=file, highlight=False, width=WIDTH)
    return made


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table whose first column is words and whose other columns are figures."""
    made = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE, show_edge=False)
    for place, head in enumerate(heads):
        made.add_column(head, justify="right" if place else "left", no_wrap=bool(place))
    for row in rows:
        made.add_row(*row)
    return made


def percent(estimate: Estimate) -> str:
    """`62.5 % (57.6–67.1)`."""
    scaled = [None if one is None else 100 * one for one in (estimate.mean, estimate.low, estimate.high)]
    return f"{scaled[0]:.1f} %{_bounds(scaled[1], scaled[2])}"


def figure(estimate: Estimate) -> str:
    """`61.2 (59.9–62.5)`, or `0.65 (0.61–0.70)` where figures are small."""
    digits = 1 if abs(estimate.mean) >= 10 else 2
    return f"{estimate.mean:.{digits}f}{_bounds(estimate.low, estimate.high, digits)}"


def _bounds(low: float | None, high: float | None, digits: int = 1) -> str:
    if low is None or high is None:
        return ""
    dash = "–" if low >= 0 and high >= 0 else " to "
    return f" ({low:.{digits}f}{dash}{high:.{digits}f})"


def show_arena(out: Console, summary: Summary, game: Game[Any]) -> None:
    """Everything that the arena says."""
    show_heading(out, summary, game)
    if summary.finished:
        show_tables(
            out,
            _bots(summary),
            _sources(summary, Words(game)),
            seats_table(summary.seats),
            lengths_table(summary.lengths),
        )
        out.print("In brackets: 95 % intervals.")
    show_troubles(out, summary.troubles)


def show_tables(out: Console, *tables: Table) -> None:
    """Tables with a line between them."""
    for one in tables:
        out.print(one)
        out.print()


def show_heading(out: Console, summary: "Summary | Study", game: Game[Any]) -> None:
    """What was played, and how much of it."""
    plan = summary.plan
    out.print(f"{game.title} for {_and(plan.seats)}: {', '.join(plan.bots)}; seed {plan.seed}", markup=False)
    out.print(f"{summary.planned} matches in {rounds_of(plan)}", markup=False)
    counts = [("finished", summary.finished), ("unfinished", summary.unfinished), ("crashed", summary.crashed)]
    left = summary.planned - sum(count for _, count in counts)
    out.print(", ".join(f"{name} {count}" for name, count in [*counts, ("still to play", left)] if count) or "none yet")
    out.print()


def rounds_of(plan: Plan) -> str:
    """`100 rounds of 4`: how the matches of a plan are grouped."""
    parts = [f"{plan.rounds(count)} rounds of {plan.round_size(count)}" for count in plan.seats]
    where = "every bot in every seat"
    if plan.teams:
        alone = all(plan.places(count) == 1 for count in plan.seats)
        where = "every bot with its like" if alone else "every bot on every side"
    return f"{_and(parts)}; one seed a round, {where}"


def _and(things: Sequence[object]) -> str:
    *most, last = map(str, things)
    return f"{', '.join(most)} and {last}" if most else last


def _bots(summary: Summary) -> Table:
    columns: list[tuple[str, Callable[[BotLine], str]]] = [
        ("bot", lambda bot: bot.name),
        ("matches", lambda bot: f"{bot.matches}"),
        ("success" if summary.together else "win rate", lambda bot: percent(bot.win_rate)),
        ("even share", lambda bot: even(bot.even_share)),
        ("points", lambda bot: figure(bot.points)),
        ("rating", lambda bot: "–" if bot.rating is None else f"{bot.rating.mu:.1f} ± {2 * bot.rating.sigma:.1f}"),
        ("ms a decision", lambda bot: f"{1000 * bot.seconds_per_decision:.2f}"),
    ]
    if summary.together:
        columns = [one for one in columns if one[0] not in ("even share", "rating")]
    rows = [[shown(bot) for _, shown in columns] for bot in summary.bots]
    return table("Bots", [head for head, _ in columns], rows)


def even(share: float | None) -> str:
    """`33.3 %`, or a dash where all play together."""
    return "–" if share is None else f"{100 * share:.1f} %"


def _sources(summary: Summary, words: Words) -> Table:
    keys = dict.fromkeys(key for bot in summary.bots for key in bot.lines)
    rows = [(words.line(key), *(f"{bot.lines.get(key, 0):.1f}" for bot in summary.bots)) for key in keys]
    return table("Where points come from", ("", *(bot.name for bot in summary.bots)), rows)


def seats_table(lines: Sequence[SeatLine]) -> Table:
    """The value of each seat; where all play together, what each of them brings."""
    seats = [f"{line.seat} of {line.seats}" for line in lines]
    points = [figure(line.points) for line in lines]
    if all(line.even_share is None for line in lines):
        return table("Seats", ("seat", "points"), zip(seats, points, strict=True))
    wins = [(percent(line.win_rate), even(line.even_share)) for line in lines]
    rows = [(seat, *win, point) for seat, win, point in zip(seats, wins, points, strict=True)]
    return table("Seats: what it is worth to go first", ("seat", "win rate", "even share", "points"), rows)


def lengths_table(lines: Sequence[Length]) -> Table:
    """How long matches are."""
    rows = [
        (f"{length.seats} seats: {name}", *_spread(getattr(length, name), digits))
        for length in lines
        for name, digits in (("turns", 0), ("decisions", 0), ("seconds", 3))
        if getattr(length, name).most
    ]
    return table("Length of a match", ("", "mean", "shortest", "5 %", "median", "95 %", "longest"), rows)


def _spread(spread: Spread, digits: int) -> list[str]:
    shown = (spread.least, spread.low, spread.median, spread.high, spread.most)
    return [f"{spread.mean:.{max(1, digits)}f}", *(f"{one:.{digits}f}" for one in shown)]


def show_troubles(out: Console, troubles: Sequence[Trouble]) -> None:
    """Every match that was not finished, with its record."""
    for trouble in troubles:
        what = f"{trouble.status}: match {trouble.id} ({', '.join(trouble.bots)}; seed {trouble.seed})"
        out.print(
            f"{what}: {trouble.fault}; its record: {trouble.record}",
            markup=False,
            soft_wrap=True,
        )
