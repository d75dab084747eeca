"""A lexicon: how moves are written in a language, and which move somebody means who writes so.

Records and programs write `place cotton-field` in every language. Players read and write the verb `notation-place` and
the names of things in their own: `placer champ-de-coton`. Both are derived from the kinds of moves and from the names
that stand in the catalogues, so that a game has nothing to declare twice.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import Any, Final

from ..core.data import word
from ..core.moves import Field, Kind, Move, Vocabulary, ident, tag_of
from .keyboards import folded, readings

SAY = Callable[[str, str], str | None]
"""A message in a language, by its key; None when the language has no such message."""

APART: Final = re.compile(r"\s+|(?<=\S)-(?=\S)")
UNWRITTEN: Final = re.compile(r"[\W_]+")


class Spelling:
    """How the values of one field, or the kinds of moves themselves, are written; English is always understood."""

    def __init__(self, own: Sequence[str], plain: Sequence[str], more: Sequence[str], values: Sequence[Any]) -> None:
        """`own` words in the language, `plain` ones of English notation, `more` that are understood, for the values.

        Where two would be written alike, both keep their English words.
        """
        often, english = Counter(map(folded, own)), dict(zip(map(folded, plain), plain, strict=True))
        self.shown = tuple(
            one if often[folded(one)] == 1 and english.get(folded(one), usual) == usual else usual
            for one, usual in zip(own, plain, strict=True)
        )
        self.meant: dict[str, Any] = {}
        for words in (self.shown, plain, more):
            for one, value in zip(words, values, strict=True):
                self.meant.setdefault(folded(one), value)
        self.longest = max((len(one.split()) for one in self.meant), default=0)


class Lexicon:
    """The vocabulary of a game in a language."""

    def __init__(self, vocabulary: Vocabulary, language: str, say: SAY) -> None:
        self.language = language
        self._vocabulary = vocabulary
        self._say = say
        self._fields: dict[str, tuple[Spelling, ...]] = {}

    @cached_property
    def kinds(self) -> Spelling:
        """The verbs."""
        tags = list(self._vocabulary.kinds)
        own = [self._word(f"notation-{tag}", tag) for tag in tags]
        return Spelling(own, tags, tags, list(self._vocabulary.kinds.values()))

    @cached_property
    def verbs(self) -> Mapping[str, str]:
        """The verb for each tag."""
        return dict(zip(self._vocabulary.kinds, self.kinds.shown, strict=True))

    def fields(self, kind: Kind) -> tuple[Spelling, ...]:
        """How the fields of a kind of move are written."""
        if kind.tag not in self._fields:
            self._fields[kind.tag] = tuple(map(self._spelling, kind.fields))
        return self._fields[kind.tag]

    def _spelling(self, field: Field) -> Spelling:
        plain = field.words
        own = [self._own(value, english) for value, english in zip(field.values, plain, strict=True)]
        more = [self._english(value, english) for value, english in zip(field.values, plain, strict=True)]
        return Spelling(own, plain, more, field.values)

    def _own(self, value: Any, english: str) -> str:
        if self.language == "en":
            return english
        if isinstance(value, bool):
            return self._word(f"notation-{word(value)}", english)
        return self._word(ident(value), english) if isinstance(value, Enum) else english

    def _english(self, value: Any, english: str) -> str:
        """What it is called in English, where that is not how it is written."""
        return as_word(self._say("en", ident(value)) or "") or english if isinstance(value, Enum) else english

    def _word(self, key: str, english: str) -> str:
        return as_word(self._say(self.language, key) or "") or english

    def write(self, move: Move) -> str:
        """How a move is written; one of another game as it writes itself."""
        kind = self._vocabulary.kinds.get(tag_of(type(move)))
        if kind is None or move not in self._vocabulary:
            return str(move)
        places = (field.index[getattr(move, field.name)] for field in kind.fields)
        words = (spelling.shown[place] for spelling, place in zip(self.fields(kind), places, strict=True))
        return " ".join([self.verbs[kind.tag], *words])

    def read(self, typed: str) -> Move | None:
        """The move that somebody writes in full; None when it is none, or could be several.

        What is written as it is shown goes before what has a space for a hyphen.
        """
        for pieces in (typed.split(), APART.split(typed.strip())):
            found = {
                self._vocabulary.id(move): move
                for kind, rest in self._beginnings(self.kinds, pieces)
                for move in self._moves(kind, rest)
            }
            if len(found) == 1:
                return found.popitem()[1]
        return None

    def _moves(self, kind: Kind, pieces: Sequence[str]) -> Iterator[Move]:
        for values in self._values(self.fields(kind), pieces):
            yield kind.move(*values)

    def _values(self, fields: Sequence[Spelling], pieces: Sequence[str]) -> Iterator[list[Any]]:
        """The values of some fields that all of these pieces are."""
        if not fields:
            yield from () if pieces else [[]]
            return
        for value, rest in self._beginnings(fields[0], pieces):
            for values in self._values(fields[1:], rest):
                yield [value, *values]

    def _beginnings(self, spelling: Spelling, pieces: Sequence[str]) -> Iterator[tuple[Any, Sequence[str]]]:
        """What the first pieces mean, however many of them belong together, and the pieces after them."""
        for count in range(1, min(spelling.longest, len(pieces)) + 1):
            for reading in readings(" ".join(pieces[:count]), self.language):
                if (written := folded(reading)) in spelling.meant:
                    yield spelling.meant[written], pieces[count:]
                    break


def as_word(name: str) -> str:
    """A name as one word of a notation: `Négociant français` is `négociant-français`."""
    return UNWRITTEN.sub("-", name.lower()).strip("-")
