"""Text: something to say, before anyone has chosen the language to say it in."""

from typing import Any

from msgspec import Struct


class Text(Struct, frozen=True):
    """A message key with its arguments.

    The key names a message of the game's word catalogues; a key that no catalogue holds and that has a space in it is
    itself the English sentence, with its arguments in braces.

    An argument called `seat`, or whose name ends in `_seat`, is a seat and reads as the player's name; so do the seats
    in a list or a tuple that is called `seats`, or whose name ends in `_seats`.
    """

    key: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        return self.key.format_map(self.args) if " " in self.key else self.key


def text(key: str, **args: Any) -> Text:
    """`text("space-taken", space=Space.DOCKS)`."""
    return Text(key, args)


def player(seat: int) -> Text:
    """A player's name, wherever a text may stand."""
    return Text("player-at-seat", {"seat": seat})
