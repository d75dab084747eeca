"""Keyboards: what people type, whatever their keys and their patience: without accents, or on a layout not switched."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

LATIN: Final = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./" + '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
RUSSIAN: Final = "ёйцукенгшщзхъфывапролджэячсмитьбю." + "ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"
TO_LATIN: Final = str.maketrans(RUSSIAN, LATIN)
TO_RUSSIAN: Final = str.maketrans(LATIN, RUSSIAN)

LETTERS: Final = str.maketrans(
    {"œ": "oe", "æ": "ae", "ß": "ss"} | dict(zip("авекмнорстух", "abekmhopctyx", strict=True))
)
"""Letters that are written with two, and Russian ones that nobody can tell from Latin ones."""

BREAKS: Final = re.compile(r"(?<=\w)[-'’]|[^\w!?.-]+")
"""What stands between two words; a hyphen alone is a word, and belongs to a number that it precedes."""

LONGEST_KEPT: Final = 100
"""What is longer is no name, but something that was pasted."""

CYRILLIC: Final = re.compile("[а-яё]", re.IGNORECASE)


def readings(typed: str, language: str = "en") -> Iterator[str]:
    """What somebody may have wanted to type: this, or what the same keys are on the layout that was not switched to."""
    yield typed
    if CYRILLIC.search(typed):
        yield typed.translate(TO_LATIN)
    elif language == "ru":
        yield typed.translate(TO_RUSSIAN)


def folded(typed: str) -> str:
    """How two spellings are compared: without capitals, accents and hyphens, with single spaces."""
    return _kept(typed) if len(typed) <= LONGEST_KEPT else _folded(typed)


def _folded(typed: str) -> str:
    plain = unicodedata.normalize("NFKD", typed.casefold())
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(LETTERS)
    return " ".join(BREAKS.sub(" ", letters).split())


_kept = lru_cache(maxsize=16384)(_folded)
