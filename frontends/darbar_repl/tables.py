"""Tables: the standings with where every point comes from."""

from collections.abc import Sequence

from darbar import Standing, Words, text
from darbar.match.outcomes import deciding, placed
from darbar.ui.render import Row, signed
from darbar.ui.render.spans import aligned, folded, packed, wide

BETWEEN = ("faint", " · ")


def standings(places: Sequence[Standing], words: Words, width: int) -> list[Row]:
    """A row for each line of the score, and for what told equals apart; where that is too wide, a list."""
    table = _table(places, words)
    if all(wide(row) <= width for row in table):
        return table
    return [
        row
        for name, place in zip(_names(places, words), places, strict=True)
        for row in _listed(name, place, words, width, deciding(places))
    ]


def _table(places: Sequence[Standing], words: Words) -> list[Row]:
    keys = list(dict.fromkeys(key for place in places for key in place.lines))
    names = _names(places, words)
    rows = [[[("", words.line(key))], *_counts([place.lines.get(key, 0) for place in places], names)] for key in keys]
    rows.append([_heading("repl-table-total", words), *_counts([place.points for place in places], names, "heading")])
    if 1 < len({place.side for place in places}) < len(places):
        shared = [sum(other.points for other in places if other.side == place.side) for place in places]
        rows.append([_heading("repl-table-together", words), *_counts(shared, names, "heading")])
    rows += [
        [[("", words.tie(key))], *_counts([place.ties.get(key, 0) for place in places], names)]
        for key in deciding(places)
    ]
    return aligned([[[], *names], *rows])


def _heading(key: str, words: Words) -> Row:
    return [("heading", words.say(text(key)))]


def _names(places: Sequence[Standing], words: Words) -> list[Row]:
    return [[("", f"{number} " if number else ""), signed(words, one.seat)] for number, one in placed(places)]


def _counts(counts: Sequence[int], names: Sequence[Row], style: str = "") -> list[Row]:
    """Numbers that end where the names above them end."""
    return [[(style, f"{count:>{wide(name)}}")] for count, name in zip(counts, names, strict=True)]


def _listed(name: Row, place: Standing, words: Words, width: int, ties: Sequence[str]) -> list[Row]:
    points = words.say(text("repl-table-points", points=place.points))
    lines = ([("", line)] for line in words.breakdown(place, ties))
    return [*folded([*name, ("heading", f"  {points}")], width), *packed(lines, width, 2, BETWEEN)]
