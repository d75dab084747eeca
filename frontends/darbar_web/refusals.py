"""Refusals: what the server itself refuses. Everybody reads it in their own language; the log and tests, in English."""

from typing import Any

from darbar import DarbarError, Text

from .speech import Speech


class Refusal(DarbarError):
    """Something that is refused, by the key of the message that says why. Nothing has changed."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(Speech("en").say(key, **args))
        self.reason = Text(key, args)


class Refused(Refusal):
    """Somebody may not do this."""


class NotYours(Refusal):
    """A seat of somebody else."""


class NotYou(Refusal):
    """A name or a password that is wrong; which of them is not told."""

    def __init__(self) -> None:
        super().__init__("web-not-you")


class NoSuchTable(Refusal):
    """Nobody knows this match."""

    def __init__(self) -> None:
        super().__init__("web-no-table")


class TooMuch(Refusal):
    """Somebody asks for more than the server gives."""

    def __init__(self) -> None:
        super().__init__("web-too-much")
