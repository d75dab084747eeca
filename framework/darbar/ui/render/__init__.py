"""Rendering: a scene as lines of styled text, for any frontend that writes on lines, and for replays.

A line is a list of spans; a span is the name of a style and a text. The names are words that a frontend gives looks to:
`heading`, `faint`, `about`, `changed`, and `seat-0`, `seat-1` … for the players; a span may have several, or none. What
a style says is also said by a sign, so that nothing is lost without colours. Where a move points at something, the
style has its key too (`keys_at`), so that a frontend knows what was clicked.
"""

from collections.abc import Collection

from ...core.seats import Seat
from ..scene import Scene
from ..summary import summary
from ..words import Words
from .columns import flowed, how_many, side_by_side
from .page import Page
from .spans import Row, Span, indented, text_of
from .table import Table
from .voice import keys_at, mark_of, signed

__all__ = [
    "WIDTH",
    "Row",
    "Span",
    "dock",
    "flowed",
    "indented",
    "keys_at",
    "lines",
    "mark_of",
    "panels",
    "plain",
    "signed",
    "text_of",
]

WIDTH = 80


def plain(
    scene: Scene,
    words: Words,
    width: int = WIDTH,
    *,
    about: Collection[str] = (),
    changed: Collection[str] = (),
) -> str:
    """The scene as text in one column, in the language of the words: for pipes and screen readers."""
    page = Page(scene, words, width, about, changed)
    return "\n".join(text_of(row) for rows in page.panels() for row in rows)


def lines(
    scene: Scene,
    words: Words,
    width: int = WIDTH,
    *,
    about: Collection[str] = (),
    changed: Collection[str] = (),
    columns: bool = False,
) -> list[Row]:
    """The scene as lines of spans, in one column, or in as many as there is room for.

    `about` are the keys that the present question's moves point at (`Match.targets`), `changed` the marks of a
    `darbar.ui.diff.Diff`: both are marked. No line is wider than the width, if that is at least 20.
    """
    if columns:
        return side_by_side(scene, width, lambda room: Table(scene, words, room, about, changed).panels())
    return [row for rows in Table(scene, words, width, about, changed).panels() for row in rows]


def panels(
    scene: Scene, words: Words, width: int = WIDTH, *, about: Collection[str] = (), changed: Collection[str] = ()
) -> list[list[Row]]:
    """The lines of each panel, as wide as a column: `flowed` puts as many on a screen as there is room for."""
    _, room = how_many(width, len(scene.panels))
    return Table(scene, words, room, about, changed).panels()


def dock(
    scene: Scene,
    words: Words,
    seat: Seat,
    width: int = WIDTH,
    *,
    most: int = 2,
    about: Collection[str] = (),
    changed: Collection[str] = (),
) -> list[Row]:
    """What a player should always see of their own (`darbar.ui.summary`) in a few lines; none where that is nothing."""
    return Table(scene, words, width, about, changed).dock(summary(scene, seat), seat, most)
