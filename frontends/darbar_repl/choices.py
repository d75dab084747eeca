"""Choices: the moves of a question, numbered, by kind, and laid out in rows."""

from collections.abc import Collection, Iterable, Sequence
from itertools import count, takewhile
from typing import Any, NamedTuple

from darbar import Ask, Move, Words
from darbar.ui.render.spans import Row, cells, clipped, padded

from .answers import Offered

GAP = 2


class Choice(NamedTuple):
    """One offered move: its number, its notation, and what it says beyond the title of its group."""

    number: int
    notation: str
    says: str


class Group(NamedTuple):
    """Moves of one kind; the title is what all of them say."""

    title: str
    choices: list[Choice]


class Line(NamedTuple):
    """A row on the screen, and the numbers of the choices in it with the columns where they begin and end."""

    row: Row
    places: tuple[tuple[int, int, int], ...] = ()


def by_kind(ask: Ask, words: Words) -> Offered:
    """The offered moves as they are written in a language; kinds in the order in which they first appear."""
    kinds: dict[type[Move], dict[str, Move]] = {}
    for move in ask.moves:
        kinds.setdefault(type(move), {})[words.notation(move)] = move
    return {notation: move for kind in kinds.values() for notation, move in kind.items()}


def groups(offered: Offered, words: Words, view: Any = None) -> list[Group]:
    """The choices in groups; kinds with a single move go together."""
    kinds: dict[type[Move], list[Choice]] = {}
    for number, (notation, move) in zip(count(1), offered.items(), strict=False):
        kinds.setdefault(type(move), []).append(Choice(number, notation, words.move(move, view)))
    found: list[Group] = []
    for group in map(_titled, kinds.values()):
        if found and not group.title and not found[-1].title:
            found[-1].choices.extend(group.choices)
        else:
            found.append(group)
    return found


def _titled(choices: list[Choice]) -> Group:
    """What all sentences begin and end with becomes the title."""
    sentences = [choice.says.removesuffix(".").split(" ") for choice in choices]
    first = _shared(sentences) if len(choices) > 1 else 0
    last = _shared([sentence[:first:-1] for sentence in sentences]) if first else 0
    if not first or any(len(sentence) <= first + last for sentence in sentences):
        return Group("", choices)
    title = " ".join([*sentences[0][:first], "…", *sentences[0][len(sentences[0]) - last :]])
    short = [" ".join(sentence[first : len(sentence) - last]) for sentence in sentences]
    return Group(title, [choice._replace(says=says) for choice, says in zip(choices, short, strict=True)])


def _shared(sentences: Sequence[Sequence[str]]) -> int:
    """How many words all of them begin with."""
    return sum(1 for _ in takewhile(lambda words: len(set(words)) == 1, zip(*sentences, strict=False)))


def narrowed(found: Iterable[Group], numbers: Collection[int]) -> list[Group]:
    """Only the choices with these numbers."""
    few = [group._replace(choices=[one for one in group.choices if one.number in numbers]) for group in found]
    return [group for group in few if group.choices]


def laid_out(found: Iterable[Group], width: int, selected: int = 0) -> list[Line]:
    """The groups in rows, each choice with its number; the selected one stands out."""
    lines: list[Line] = []
    for title, choices in found:
        if title:
            lines.append(Line(clipped([("faint", title)], width)))
        digits = len(str(choices[-1].number))
        widest = max(digits + 3 + cells(choice.says) for choice in choices)
        room = min(widest, width)
        across = max(1, (width + GAP) // (room + GAP))
        lines += [_line(choices[at : at + across], digits, room, selected) for at in range(0, len(choices), across)]
    return lines


def _line(choices: Sequence[Choice], digits: int, room: int, selected: int) -> Line:
    row: Row = []
    places = []
    for place, choice in enumerate(choices):
        style = "selected" if choice.number == selected else ""
        sign = "►" if choice.number == selected else " "
        cell = [(style or "number", f"{sign}{choice.number:{digits}}"), (style, f" {choice.says} ")]
        begins = place * (room + GAP)
        row += padded(clipped(cell, room), room + GAP)
        places.append((choice.number, begins, begins + room))
    return Line(row, tuple(places))
