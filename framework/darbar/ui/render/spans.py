"""Spans: styled text measured in the columns of a terminal, folded, packed, aligned and padded."""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from wcwidth import iter_graphemes, wcswidth

Span: TypeAlias = tuple[str, str]
"""The name of a style, and a text."""

Row: TypeAlias = list[Span]

NBSP = "\N{NO-BREAK SPACE}"
NO_BREAK = re.compile(r" (?=[:;?!»–])|(?<=«) |(?<=\d) (?=[^\W\d])")
"""Spaces at which no line ends; also between a number and what it counts."""

BEFORE_NUMBERS = re.compile(r"(?<=[^\s,;.:!?…)»”\d]) (?=[+−-]?\d)")
"""Spaces between a number and the sign or the name before it: no line ends there either, if that is not too long."""

GLUE, WIDEST_GLUED = "\x04", 30


@lru_cache(maxsize=16384)
def cells(content: str) -> int:
    """How many columns a text takes: none for a combining sign, two for a wide one."""
    return len(content) if content.isascii() else max(0, wcswidth(content))


def wide(row: Iterable[Span]) -> int:
    """How many columns a row takes."""
    columns = 0
    for _, content in row:
        columns += cells(content)
    return columns


def text_of(row: Iterable[Span]) -> str:
    """A row without its styles."""
    return "".join(content for _, content in row)


def styled(*styles: str) -> str:
    """Several styles in one name."""
    return " ".join(filter(None, styles))


def joined(rows: Iterable[Row], between: Span) -> Row:
    """Rows after one another, with something between them."""
    whole: Row = []
    for row in rows:
        if whole:
            whole.append(between)
        whole += row
    return whole


def padded(row: Row, width: int) -> Row:
    """A row with blanks up to a width."""
    missing = width - wide(row)
    return [*row, ("", " " * missing)] if missing > 0 else row


def placed(content: Row, indent: int = 0) -> Row:
    """A row as it is shown, some way in."""
    shown = [(style, piece.replace(NBSP, " ")) for style, piece in content]
    return [("", " " * indent), *shown] if indent else shown


def clipped(row: Row, width: int) -> Row:
    """A row that ends with an ellipsis where it would be too wide."""
    if wide(row) <= width:
        return row
    kept: Row = []
    room = width - 1
    for style, content in row:
        piece = _beginning(content, room)
        kept.append((style, piece))
        room -= cells(piece)
        if piece != content:
            return [*kept, (style, "…")]
    return kept


def folded(content: Row, width: int, indent: int = 0, hang: int = 2, whole: bool = False) -> list[Row]:
    """A paragraph in rows, the later ones a little further in; words wider than a row are cut, or else stay whole."""
    if not content:
        return []
    if indent + wide(content) <= width and not content[-1][1].endswith(" "):
        return [placed(content, indent)]
    rows: list[Row] = []
    row: Row = []
    room = width - indent
    for word in _words(content, None if whole else width - indent - hang):
        size = wide(word)
        if row and size >= room:
            rows.append(row)
            row = []
        if not row:
            left = indent + (hang if rows else 0)
            row, room = [("", " " * left)] if left else [], width - left - size
        else:
            _append(row, word[0][0] if row[-1][0] == word[0][0] else "", " ")
            room -= size + 1
        for style, piece in word:
            _append(row, style, piece.replace(NBSP, " "))
    return [*rows, row] if row else rows


def packed(
    pieces: Iterable[Row], width: int, indent: int = 0, between: Span = ("", " | "), lead: Row | None = None
) -> list[Row]:
    """Pieces side by side, as many as a row holds; after a lead, the later rows stand further in."""
    groups: list[Row] = []
    for piece in pieces:
        left = indent + (2 if lead and len(groups) > 1 else 0)
        if groups and left + wide(groups[-1]) + cells(between[1]) + wide(piece) <= width:
            groups[-1] = [*groups[-1], between, *piece]
        elif not groups and lead:
            run_in = indent + wide(lead) + wide(piece) <= width or indent + 2 + wide(piece) > width
            groups += [[*lead, *piece]] if run_in else [lead, piece]
        else:
            groups.append(piece)
    rows = [folded(group, width, indent + (2 if lead and place else 0)) for place, group in enumerate(groups)]
    return [row for group in rows for row in group]


def aligned(rows: Sequence[Sequence[Row]], indent: int = 0, gap: int = 2) -> list[Row]:
    """Rows of cells in columns, with a gap between them."""
    widths: dict[int, int] = {}
    for row in rows:
        for column, cell in enumerate(row):
            widths[column] = max(widths.get(column, 0), wide(cell) + gap)
    return [placed(_cells(row, widths), indent) for row in rows]


def indented(content: str, indent: int, width: int = 80, hang: int = 2) -> list[str]:
    """A paragraph in lines, the later ones a little further in; words stay whole."""
    return [text_of(row) for row in folded([("", content.replace("\n", " "))], width, indent, hang, whole=True)]


def _cells(row: Sequence[Row], widths: dict[int, int]) -> Row:
    *before, last = row or [[]]
    return [span for column, cell in enumerate(before) for span in padded(cell, widths[column])] + last


def _append(row: Row, style: str, content: str) -> None:
    if row and row[-1][0] == style:
        row[-1] = (style, row[-1][1] + content)
    else:
        row.append((style, content))


def _words(content: Row, room: int | None) -> Iterator[Row]:
    """The words of a paragraph, with the numbers that belong to them; those wider than the room in pieces."""
    for word in _split([(style, BEFORE_NUMBERS.sub(GLUE, NO_BREAK.sub(NBSP, piece))) for style, piece in content], " "):
        glued = "".join(piece for _, piece in word).replace(GLUE, " ")
        if cells(glued) <= min(WIDEST_GLUED, room or WIDEST_GLUED):
            yield [(style, piece.replace(GLUE, " ")) for style, piece in word]
        else:
            yield from (piece for single in _split(word, GLUE) for piece in _cut(single, room))


def _split(content: Row, sign: str) -> Iterator[Row]:
    """What stands between the signs."""
    word: Row = []
    for style, piece in content:
        first, *others = piece.split(sign)
        if first:
            word.append((style, first))
        for other in others:
            if word:
                yield word
            word = [(style, other)] if other else []
    if word:
        yield word


def _cut(word: Row, room: int | None) -> Iterator[Row]:
    """A word in pieces of which none is wider than the room."""
    if room is None or wide(word) <= room:
        yield word
        return
    piece: Row = []
    for style, content in word:
        for sign in iter_graphemes(content):
            if piece and wide(piece) + cells(sign) > room:
                yield piece
                piece = []
            _append(piece, style, sign)
    yield piece


def _beginning(content: str, room: int) -> str:
    kept = ""
    for sign in iter_graphemes(content):
        if cells(kept) + cells(sign) > room:
            break
        kept += sign
    return kept
