"""What a study says, as tables in a terminal."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console
from rich.table import Table

from ..match.game import Game
from ..ui.words import Words
from .study import Study, Use
from .tables import lengths_table, percent, seats_table, show_heading, show_tables, show_troubles, table

MOST = 12
"""So many components are shown at each end, unless all are asked for."""


def show_study(out: Console, study: Study, game: Game[Any], full: bool = False) -> None:
    """Everything that a study says; with `full` also every component and every event."""
    words = Words(game)
    show_heading(out, study, game)
    if study.finished:
        show_tables(out, lengths_table(study.lengths), _closeness(study), seats_table(study.seats))
        show_tables(out, _points(study, words), *_uses(study, words, full), *_families(study))
        ours, theirs = study.compared
        out.print(f"In brackets: 95 % intervals. {ours.capitalize()} and {theirs}: uses in a match by one seat.")
        _show_dead(out, "Offered, and never used:", study.declined, words)
        _show_dead(out, "Never offered, or never told:", study.unseen, words)
    show_troubles(out, study.troubles)


def _success(study: Study) -> Table:
    """How often all won together, and with how many points."""
    rates = {line.seats: percent(line.win_rate) for line in study.seats}
    points = {line.seats: f"{line.winner.mean:.1f} ± {line.winner.deviation:.1f}" for line in study.closeness}
    rows = [(f"{count} seats", rates[count], points[count]) for count in points]
    return table("All together", ("", "success", "points"), rows)


def _closeness(study: Study) -> Table:
    if study.together:
        return _success(study)
    rows = [
        (
            f"{line.seats} seats",
            *(f"{one.mean:.1f} ± {one.deviation:.1f}" for one in (line.winner, line.lead, line.gap)),
        )
        for line in study.closeness
    ]
    return table("Points: mean and deviation", ("", "the winner's", "ahead of the second", "ahead of the last"), rows)


def _points(study: Study, words: Words) -> Table:
    rows = [
        (words.line(one.line), f"{one.winners:.1f}", f"{one.others:.1f}", f"{one.winners - one.others:+.1f}")
        for one in study.points
    ]
    return table("Where points come from", ("", *study.compared, "difference"), rows)


def _uses(study: Study, words: Words, full: bool) -> Iterator[Table]:
    moves = [use for use in study.uses if use.source == "move"]
    events = [use for use in study.uses if use.source == "event"]
    named = [use for use in moves if use.component]
    shown = {"Kinds of moves": [use for use in moves if not use.component]}
    if full:
        shown |= {"Components in moves": named, "Events, and components in them": events}
    else:
        sure = sorted((use for use in named if use.sure and use.ratio), key=_sureness)
        who = "all use {} where they win" if study.together else "winners use {}"
        shown |= {
            f"Components that {who.format('more')}": [use for use in reversed(sure) if _more(use)][:MOST],
            f"Components that {who.format('less')}": [use for use in sure if not _more(use)][:MOST],
            "Components used least": sorted(named, key=lambda use: use.per_match)[:MOST],
        }
    for title, uses in shown.items():
        yield _use_table(title, uses, words, study.compared)


def _families(study: Study) -> Iterator[Table]:
    """How many of each family of components somebody uses."""
    heads = ("", "there are", "used", "offered, never used", "never offered")
    rows = [(one.family, *map(str, (one.members, one.used, one.declined, one.unseen))) for one in study.families]
    if rows:
        yield table("Families of components", heads, rows)


def _more(use: Use) -> bool:
    return use.ratio is not None and use.ratio.mean > 1


def _sureness(use: Use) -> float:
    """What is surely much less comes first, what is surely much more last."""
    assert use.ratio is not None and use.ratio.low is not None and use.ratio.high is not None
    return use.ratio.low if _more(use) else use.ratio.high


def _use_table(title: str, uses: Sequence[Use], words: Words, compared: tuple[str, str]) -> Table:
    rows: list[Sequence[str]] = [
        (
            called(use, words),
            f"{use.per_match:.2f}",
            f"{100 * use.matches:.0f} %",
            f"{use.winners:.2f}",
            f"{use.others:.2f}",
            _ratio(use),
        )
        for use in uses
    ]
    heads = ("", "in a match", "of matches", *compared, "/".join(compared))
    return table(title, heads, rows or [("none", "", "", "", "", "")])


def _ratio(use: Use) -> str:
    if use.ratio is None:
        return "–"
    low, high = use.ratio.low, use.ratio.high
    bounds = "" if low is None or high is None else f" ({low:.2f}–{high:.2f})"
    return f"{use.ratio.mean:.2f}{bounds}"


def called(use: Use, words: Words) -> str:
    """A use in words: `place: docks`."""
    return f"{use.kind}: {words.called(use.component)}" if use.component else use.kind


def _show_dead(out: Console, title: str, dead: Sequence[str], words: Words) -> None:
    """What nobody ever used, a line for each kind."""
    if not dead:
        return
    out.print(f"\n{title}")
    for kind, names in groupby(dead, lambda use: tuple(use.split(" ")[:2])):
        components = [words.called(name.split(" ")[2]) for name in names if name.count(" ") == 2]
        what = f": {', '.join(components)}" if components else ""
        out.print(f"  {' '.join(kind)}{what}", markup=False, soft_wrap=True)
