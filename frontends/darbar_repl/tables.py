"""Tables: the standings with where every point comes from."""

from collections.abc import Sequence

from darbar import Standing, Words, text
from darbar.match.outcomes import are_provisional, deciding, placed
from darbar.ui.render import Row, signed
from darbar.ui.render.spans import aligned, folded, packed, wide
from msgspec.structs import replace

BETWEEN = ("faint", " · ")


def standings(places: Sequence[Standing], words: Words, width: int) -> list[Row]:
    """A row for each line of the score, and for what told equals apart; where that is too wide, a list.

    Below stands that places are provisional, where they are.
    """
    note = folded([("faint", words.say("places-provisional"))], width, 0, 0) if are_provisional(places) else []
    table = _table(places, words)
    if all(wide(row) <= width for row in table):
        return [*table, *note]
    return [
        row
        for name, place in zip(_names(places, words), places, strict=True)
        for row in _listed(name, place, words, width, deciding(places))
    ] + note


def _table(places: Sequence[Standing], words: Words) -> list[Row]:
    keys = list(dict.fromkeys(key for place in places for key in place.lines))
    names = _names(places, words)
    rows = [[[("", words.line(key))], *_counts([_count(place, key, words) for place in places], names)] for key in keys]
    totals = [words.points(place) for place in places]
    rows.append([_heading("repl-table-total", words), *_counts(totals, names, "heading")])
    if 1 < len({place.side for place in places}) < len(places):
        shared = [words.points(_together(place, places)) for place in places]
        rows.append([_heading("repl-table-together", words), *_counts(shared, names, "heading")])
    rows += [
        [[("", words.tie(key))], *_counts([words.count(place, key) for place in places], names)]
        for key in deciding(places)
    ]
    return aligned([[[], *names], *rows])


def _count(place: Standing, key: str, words: Words) -> str:
    return words.count(place, key) if key in place.lines else "0"


def _together(place: Standing, places: Sequence[Standing]) -> Standing:
    """What the side of a seat has: its points, and what is hidden of them."""
    side = [other for other in places if other.side == place.side]
    hidden = next((other for other in side if not other.counted), place)
    return replace(hidden, points=sum(other.points for other in side))


def _heading(key: str, words: Words) -> Row:
    return [("heading", words.say(text(key)))]


def _names(places: Sequence[Standing], words: Words) -> list[Row]:
    return [[("", f"{number} " if number else ""), signed(words, one.seat)] for number, one in placed(places)]


def _counts(counts: Sequence[str], names: Sequence[Row], style: str = "") -> list[Row]:
    """Numbers that end where the names above them end."""
    return [[(style, f"{count:>{wide(name)}}")] for count, name in zip(counts, names, strict=True)]


def _listed(name: Row, place: Standing, words: Words, width: int, ties: Sequence[str]) -> list[Row]:
    points = words.say(text("repl-table-points", count=place.points, points=words.points(place)))
    lines = ([("", line)] for line in words.breakdown(place, ties))
    return [*folded([*name, ("heading", f"  {points}")], width), *packed(lines, width, 2, BETWEEN)]
