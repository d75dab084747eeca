"""Tables: the standings with where every point comes from."""

from collections.abc import Sequence

from darbar import Standing, Words, text
from darbar.ui.render import Row, signed
from darbar.ui.render.spans import aligned, folded, packed, wide

BETWEEN = ("faint", " · ")


def standings(places: Sequence[Standing], words: Words, width: int) -> list[Row]:
    """A row for each line of the score and a column for each player; where that is too wide, a list."""
    table = _table(places, words)
    if all(wide(row) <= width for row in table):
        return table
    return [row for place in places for row in _listed(place, words, width)]


def _table(places: Sequence[Standing], words: Words) -> list[Row]:
    keys = list(dict.fromkeys(key for place in places for key in place.lines))
    names = [_name(place, words) for place in places]
    rows = [[[("", words.line(key))], *_counts([place.lines.get(key, 0) for place in places], names)] for key in keys]
    total = _counts([place.points for place in places], names, "heading")
    return aligned([[[], *names], *rows, [[("heading", words.say(text("repl-table-total")))], *total]])


def _name(place: Standing, words: Words) -> Row:
    return [("", f"{place.place}. "), signed(words, place.seat)]


def _counts(counts: Sequence[int], names: Sequence[Row], style: str = "") -> list[Row]:
    """Numbers that end where the names above them end."""
    return [[(style, f"{count:>{wide(name)}}")] for count, name in zip(counts, names, strict=True)]


def _listed(place: Standing, words: Words, width: int) -> list[Row]:
    points = words.say(text("repl-table-points", points=place.points))
    lines = ([("", f"{words.line(key)} {count}")] for key, count in place.lines.items())
    return [*folded([*_name(place, words), ("heading", f"  {points}")], width), *packed(lines, width, 2, BETWEEN)]
