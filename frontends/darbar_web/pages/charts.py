"""Charts: everyone's points over the turns, as a drawing, and as a table for those who do not see it."""

from collections.abc import Sequence
from typing import Final

from darbar import Seat, Session, Words
from darbar.ui.render import mark_of
from markupsafe import Markup

Moment = tuple[int, tuple[int, ...]]
"""A turn, and everyone's points in it."""

WIDE, HIGH, EDGE = 320, 140, 24
MOST_ROWS: Final = 12
"""So many turns stand in the table."""

DASHES: Final = ("", "6 3", "2 3", "8 3 2 3", "1 2", "10 4")
"""Lines differ in more than their colours."""


def chart(session: Session, seat: Seat | None, words: Words) -> Markup:
    """Points over the turns; nothing where there is nothing to draw yet."""
    history = session.history(seat)
    if len(history) < 2:
        return Markup("")
    lines = Markup("").join(_line(history, one) for one in range(len(history[0][1])))
    return Markup('<figure class="chart"><figcaption>{}</figcaption>{}{}</figure>').format(
        words.say("web-chart"), _drawing(history, lines), _table(history, words)
    )


def _drawing(history: Sequence[Moment], lines: Markup) -> Markup:
    least, most = _bounds(history)
    return Markup(
        '<svg viewBox="0 0 {} {}" aria-hidden="true" focusable="false">'
        '<line class="axis" x1="{e}" y1="{b}" x2="{r}" y2="{b}"/>'
        '<text class="label" x="{l}" y="{t}" text-anchor="end">{most}</text>'
        '<text class="label" x="{l}" y="{b}" text-anchor="end">{least}</text>{lines}</svg>'
    ).format(WIDE, HIGH, e=EDGE, b=HIGH - 12, r=WIDE - EDGE, l=EDGE - 4, t=16, most=most, least=least, lines=lines)


def _line(history: Sequence[Moment], seat: int) -> Markup:
    """A player's line, which ends in their sign."""
    least, most = _bounds(history)
    places = [
        (
            EDGE + (WIDE - 2 * EDGE) * place / (len(history) - 1),
            HIGH - 12 - (HIGH - 24) * (points[seat] - least) / (most - least),
        )
        for place, (_, points) in enumerate(history)
    ]
    x, y = places[-1]
    path = " ".join(f"{across:.1f},{down:.1f}" for across, down in places)
    return Markup(
        '<g class="owned seat-{}"><polyline class="line" points="{}" fill="none" stroke-dasharray="{}"/>'
        '<text class="sign" x="{:.1f}" y="{:.1f}">{}</text></g>'
    ).format(seat % 6, path, DASHES[seat % len(DASHES)], x + 5, y + 4, mark_of(Seat(seat)))


def _bounds(history: Sequence[Moment]) -> tuple[int, int]:
    every = [count for _, points in history for count in points]
    return min(0, *every), max(1, *every)


def _table(history: Sequence[Moment], words: Words) -> Markup:
    """Everyone's points after some of the turns, the last one among them."""
    last = len(history) - 1
    chosen = sorted({round(place * last / MOST_ROWS) for place in range(MOST_ROWS + 1)})
    heads = Markup("").join(Markup('<th scope="col">{}</th>').format(name) for name in words.names)
    rows = Markup("").join(_row(*history[place]) for place in chosen)
    return Markup(
        '<details><summary>{}</summary><table class="plain"><thead><tr><th scope="col">{}</th>{}</tr></thead>'
        "<tbody>{}</tbody></table></details>"
    ).format(words.say("web-chart-table"), words.say("web-chart-turn"), heads, rows)


def _row(turn: int, points: Sequence[int]) -> Markup:
    cells = Markup("").join(Markup("<td>{}</td>").format(one) for one in points)
    return Markup('<tr><th scope="row">{}</th>{}</tr>').format(turn, cells)
