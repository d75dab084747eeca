"""Stems: words without their endings, so that rupee and rupees, заказ and заказов are the same."""

import re
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from snowballstemmer import Stemmer

SPOKEN: Final = {"en": "english", "fr": "french", "ru": "russian"}
WORDS: Final = re.compile(r"[^\W_]+")
TWO_LETTERS: Final = str.maketrans({"œ": "oe", "æ": "ae"})
BREVE: Final = "\u0306"
"""The only sign above a letter that makes another letter of it: й is no и."""


@lru_cache(maxsize=16384)
def words_of(content: str) -> tuple[str, ...]:
    """The words of something as people type them: without capitals, accents and hyphens."""
    apart = unicodedata.normalize("NFKD", content.casefold())
    kept = "".join(sign for sign in apart if sign == BREVE or not unicodedata.combining(sign))
    return tuple(WORDS.findall(unicodedata.normalize("NFC", kept).translate(TWO_LETTERS)))


@lru_cache(maxsize=16384)
def stems(content: str, language: str) -> tuple[str, ...]:
    """The words of something without their endings; whole in a language that nobody taught us."""
    words = words_of(content)
    return tuple(map(str, _stemmer(language).stemWords(words))) if language in SPOKEN else words


@lru_cache
def _stemmer(language: str) -> "Stemmer":
    from snowballstemmer import stemmer

    return stemmer(SPOKEN[language])
