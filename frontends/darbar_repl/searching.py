"""Searching: where a word stands on a page, or on the table."""

import unicodedata
from collections.abc import Iterable, Sequence

from darbar.ui.render.spans import Row, styled, text_of


class Search:
    """A word, and the row where it was found last."""

    def __init__(self) -> None:
        self.wanted = ""
        self.at = -1

    def begin(self, wanted: str) -> None:
        """Look for another word, from the beginning; without one, go on."""
        if wanted and wanted != self.wanted:
            self.wanted, self.at = wanted, -1

    def end(self) -> None:
        """Look for nothing any more."""
        self.wanted, self.at = "", -1

    def go_on(self, rows: Sequence[Row]) -> tuple[int, int]:
        """Go to the next row with the word, after the last one to the first; its number, and how many there are."""
        found = [place for place, row in enumerate(rows) if has(row, self.wanted)]
        self.at = next((place for place in found if place > self.at), found[0] if found else -1)
        return (found.index(self.at) + 1 if found else 0), len(found)

    def marked(self, rows: Iterable[Row]) -> list[Row]:
        """The rows with the word standing out."""
        return [_marked(row, self.wanted) if has(row, self.wanted) else row for row in rows]


def has(row: Row, wanted: str) -> bool:
    """Whether a word is in a row, whatever its capitals and accents."""
    return bool(wanted) and _folded(wanted) in _folded(text_of(row))


def _folded(said: str) -> str:
    """As many letters, without capitals and accents."""
    return "".join(unicodedata.normalize("NFKD", sign)[0].lower()[0] for sign in said)


def _marked(row: Row, wanted: str) -> Row:
    begins = _folded(text_of(row)).index(_folded(wanted))
    marked: Row = []
    place = 0
    for style, said in row:
        first, last = (min(max(0, at - place), len(said)) for at in (begins, begins + len(wanted)))
        pieces = (style, said[:first]), (styled(style, "found"), said[first:last]), (style, said[last:])
        marked += [piece for piece in pieces if piece[1]]
        place += len(said)
    return marked
