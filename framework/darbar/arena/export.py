"""Results as rows for spreadsheets and programs."""

import csv
from collections.abc import Sequence
from io import StringIO

from .runner import Result
from .study import Study

FIXED = (
    "match",
    "round",
    "seed",
    "status",
    "turns",
    "decisions",
    "seconds",
    "seats",
    "seat",
    "bot",
    "place",
    "win",
    "points",
    "side",
)
"""The columns that every game has; after them comes one for each line of the score."""

USE_COLUMNS = (
    "source",
    "kind",
    "component",
    "count",
    "per match",
    "matches",
    "winners",
    "others",
    "ratio",
    "low",
    "high",
)


def match_rows(results: Sequence[Result]) -> str:
    """A row for each seat of each match, as CSV."""
    keys = list(dict.fromkeys(key for result in results for one in result.seats for key in one.lines))
    rows = [[*FIXED, *(f"points {key}" for key in keys)]]
    for result in results:
        facts = (result.id, result.round + 1, result.seed, result.status, result.turns, result.decisions)
        for seat, one in enumerate(result.seats, 1):
            side = "" if one.side is None else one.side + 1
            seated = (len(result.seats), seat, one.bot, one.place or "", one.win, one.points, side)
            lines = [str(one.lines.get(key, "")) for key in keys]
            rows.append([*map(str, facts), f"{result.seconds:.6f}", *map(str, seated), *lines])
    return _written(rows)


def use_rows(study: Study) -> str:
    """A row for each thing that can be used, as CSV; what was never used comes last."""
    rows: list[Sequence[str]] = [USE_COLUMNS]
    for use in study.uses:
        ratio = use.ratio and (use.ratio.mean, use.ratio.low, use.ratio.high)
        figures = (use.per_match, use.matches, use.winners, use.others, *(ratio or (None,) * 3))
        rows.append(
            [
                use.source,
                use.kind,
                use.component,
                str(use.count),
                *("" if one is None else f"{one:.6f}" for one in figures),
            ]
        )
    for name in (*study.declined, *study.unseen):
        source, kind, component = f"{name} ".split(" ")[:3]
        rows.append([source, kind, component, "0", *["0.000000"] * 4, "", "", ""])
    return _written(rows)


def _written(rows: Sequence[Sequence[str]]) -> str:
    """Rows as CSV."""
    out = StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
