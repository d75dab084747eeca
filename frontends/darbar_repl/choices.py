"""Choices: the answers to a question by kind, and laid out in rows."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NamedTuple

from darbar import Ask, Move, Words, text
from darbar.sessions.terms import Terms, told
from darbar.ui.render.spans import Row, clipped, padded, wide

from .answers import Entry, Offered


class Choice(NamedTuple):
    """One answer: its place in the list, its key, and what it says, costs and brings beyond the title of its group."""

    place: int
    key: str
    says: str
    terms: tuple[str, ...] = ()

    @property
    def extra(self) -> str:
        """What it costs and brings."""
        return f"({', '.join(self.terms)})" if self.terms else ""


class Group(NamedTuple):
    """Moves of one kind; the title is what all of them say."""

    title: str
    choices: list[Choice]


class Line(NamedTuple):
    """A row on the screen, and the places of the choices in it with the columns where they begin and end."""

    row: Row
    places: tuple[tuple[int, int, int], ...] = ()


def by_kind(ask: Ask, words: Words) -> Offered:
    """The offered moves as they are written in a language; kinds in the order in which they first appear."""
    kinds: dict[type[Move], dict[str, Move]] = {}
    for move in ask.moves:
        kinds.setdefault(type(move), {})[words.notation(move)] = move
    return {notation: move for kind in kinds.values() for notation, move in kind.items()}


def groups(
    listed: Sequence[Entry], words: Words, view: Any = None, terms: Mapping[Move, Terms] = MappingProxyType({})
) -> list[Group]:
    """The choices in groups; kinds with a single move go together."""
    kinds: dict[type[Move], list[Choice]] = {}
    for place, entry in enumerate(listed, 1):
        move = entry.moves[0]
        known = tuple(told(terms[move], words)) if move in terms and len(entry.moves) == 1 else ()
        kinds.setdefault(type(move), []).append(Choice(place, entry.key, says(entry, words, view), known))
    found: list[Group] = []
    for group in map(_titled, kinds.values()):
        if found and not group.title and not found[-1].title:
            found[-1].choices.extend(group.choices)
        else:
            found.append(group)
    return found


def says(entry: Entry, words: Words, view: Any = None) -> str:
    """What an answer does; of one in two steps, what all of its moves do, and how many there are."""
    sentences = [words.move(move, view) for move in entry.moves]
    if len(sentences) == 1:
        return sentences[0]
    begun = _shared([sentence.split(" ") for sentence in sentences])
    said = " ".join(sentences[0].split(" ")[:begun]) or entry.line
    return words.say(text("repl-step", begun=said, count=len(sentences)))


def _titled(choices: list[Choice]) -> Group:
    """What all sentences begin and end with becomes the title."""
    sentences = [choice.says.removesuffix(".").split(" ") for choice in choices]
    first = _shared(sentences) if len(choices) > 1 else 0
    last = _shared([sentence[:first:-1] for sentence in sentences]) if first else 0
    if not first or any(len(sentence) <= first + last for sentence in sentences):
        return Group("", choices)
    common = tuple(one for one in choices[0].terms if all(one in choice.terms for choice in choices))
    title = " ".join([*sentences[0][:first], "…", *sentences[0][len(sentences[0]) - last :]])
    title = f"{title} {choices[0]._replace(terms=common).extra}".rstrip()
    short = [" ".join(sentence[first : len(sentence) - last]) for sentence in sentences]
    own = [tuple(one for one in choice.terms if one not in common) for choice in choices]
    shorter = zip(choices, short, own, strict=True)
    return Group(title, [choice._replace(says=says, terms=terms) for choice, says, terms in shorter])


def _shared(sentences: Sequence[Sequence[str]]) -> int:
    """How many words all of them begin with."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False)))


def narrowed(found: Iterable[Group], places: Collection[int]) -> list[Group]:
    """Only the choices in these places."""
    few = [group._replace(choices=[one for one in group.choices if one.place in places]) for group in found]
    return [group for group in few if group.choices]


def laid_out(found: Iterable[Group], width: int, selected: int = 0) -> list[Line]:
    """The groups in rows, each choice with its key; the selected one stands out."""
    lines: list[Line] = []
    for title, choices in found:
        if title:
            lines.append(Line(clipped([("faint", title)], width)))
        digits = max(len(choice.key) for choice in choices)
        cells = [(choice.place, _cell(choice, digits, choice.place == selected)) for choice in choices]
        room = 0 if title and any(choice.terms for choice in choices) else max(wide(cell) for _, cell in cells) + 1
        lines += map(_line, _rows(cells, room, width))
    return lines


def _cell(choice: Choice, digits: int, selected: bool) -> Row:
    style, sign = ("selected", "►") if selected else ("", " ")
    says = f" {choice.says} " if choice.says != choice.key else " "  # an amount says itself
    cell = [(style or "number", f"{sign}{choice.key:>{digits}}"), (style, says)]
    return [*cell, (style or "faint", f"{choice.extra} ")] if choice.extra else cell


Placed = tuple[int, Row, int, int]
"""The place of a choice in the list, its cell, and the columns where it begins and ends."""


def _rows(cells: Iterable[tuple[int, Row]], room: int, width: int) -> Iterator[list[Placed]]:
    """As many choices in a row as there is room for; each takes at least so much room, which makes columns."""
    row: list[Placed] = []
    for number, cell in cells:
        begins = row[-1][3] + 1 if row else 0
        ends = begins + max(room, wide(cell))
        if row and ends - (room > 0) > width:
            yield row
            row, begins, ends = [], 0, ends - begins
        row.append((number, cell, begins, min(ends, width)))
    yield row


def _line(row: Sequence[Placed]) -> Line:
    drawn: Row = []
    for _, cell, begins, ends in row:
        drawn = [*padded(drawn, begins), *padded(clipped(cell, ends - begins), ends - begins)]
    return Line(drawn, tuple((number, begins, ends) for number, _, begins, ends in row))
