"""Tokens: secrets that stand for a seat or for somebody who has logged in. Only their hashes are kept."""

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final

SECRET: Final = 24
PUBLIC: Final = 12
"""So many random bytes has a secret, and the name of a match: neither can be guessed."""

LONGEST: Final = 100
"""No token is longer; what is, is not even hashed."""


def new_token() -> str:
    """A secret that nobody can guess."""
    return token_urlsafe(SECRET)


def new_id() -> str:
    """A name for a match: whoever knows it may watch."""
    return token_urlsafe(PUBLIC)


def hashed(token: str) -> str:
    """What is kept of a secret."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def is_token(token: object) -> bool:
    """Whether this can be a token at all."""
    return isinstance(token, str) and 0 < len(token) <= LONGEST


def place_of(token: str, hashes: Sequence[str]) -> int | None:
    """Whose token it is, by the hashes; all of them are compared, each in constant time, so that time tells nothing."""
    if not is_token(token):
        return None
    given = hashed(token)
    found = [place for place, one in enumerate(hashes) if compare_digest(given, one)]
    return found[0] if found else None
