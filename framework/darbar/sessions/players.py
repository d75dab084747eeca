"""Who plays which seat, as typed after `--seats`: `you`, `you:NAME`, a bot or a bot with its setting."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ..core.seats import Seat
from ..core.texts import Text
from ..errors import DarbarError, RecordError, UnknownName
from ..match.game import Game
from ..match.record import LONGEST_NAME, check_name
from ..ui.words import said
from .bots import bot_called, starts_programs

YOU = "you"
BOT = "bot"
USUAL_BOTS = ("medium", "random")
"""What `bot` means: the first of these that is installed."""


def split_players(seats: str) -> list[str]:
    """The players, by seat; each is you or a bot that exists."""
    from ..plugins import plugins

    players = [player.strip() for player in seats.split(",")]
    bots = plugins().names("bot")
    for player in players:
        kind = player.partition(":")[0]
        if kind not in (YOU, BOT, *bots):
            raise UnknownName("player or bot", kind, [YOU, BOT, *bots])
    return [usual_bot() if player == BOT else player for player in players]


def usual_bot() -> str:
    """The bot that plays where nobody says which."""
    from ..plugins import plugins

    installed = plugins().names("bot")
    return next(bot for bot in (*USUAL_BOTS, *installed) if bot in installed)


def usual_players(game: Game[Any]) -> list[str]:
    """You, and bots at the other seats of the smallest table."""
    return [YOU, *[usual_bot()] * (game.seats[0] - 1)]


def seated_bots(players: Sequence[str]) -> dict[Seat, str]:
    """The bots among the players, by seat."""
    return {Seat(seat): player for seat, player in enumerate(players) if player.partition(":")[0] != YOU}


def names_of(players: Sequence[str]) -> list[str]:
    """What the players are called in the record: bots like their kind and seat, so that they are known again.

    A setting that is too long for a name, such as a file far away, stands with the seats that the record keeps.
    """
    with typed_by_hand():
        names = [_name(player, number) for number, player in enumerate(players, 1)]
        for name in names:
            check_name(name)
    return names


def _name(player: str, number: int) -> str:
    kind, colon, name = player.partition(":")
    if kind == YOU:
        return name if colon else f"Player {number}"
    called = f"{player} {number}"
    return f"{kind} {number}" if starts_programs(kind) or len(called) > LONGEST_NAME else called


def bots_named(names: Sequence[str]) -> tuple[str | None, ...]:
    """The bots that the names in a record tell of, by seat; None for people."""
    return tuple(bot_called(name, seat) for seat, name in enumerate(names))


def players_again(names: Sequence[str], seats: str | None, sat: Sequence[str | None] = ()) -> list[str]:
    """Who plays on in a saved match: as asked for, or who sat there; where nothing tells that, names do."""
    if seats is None:
        return [_plays_on(name, bot) for name, bot in zip(names, sat or bots_named(names), strict=True)]
    players = split_players(seats)
    if len(players) != len(names):
        raise DarbarError(f"the saved match has {len(names)} seats, but --seats names {len(players)}")
    for player, name in zip(players, names, strict=True):
        if player.startswith(f"{YOU}:") and player != f"{YOU}:{name}":
            raise DarbarError(f"{name!r} cannot be called {player[4:]!r}: the names of a saved match stay")
    return players


def _plays_on(name: str, bot: str | None) -> str:
    """Who plays on for a person or a bot, if it is installed. A program is not started because a file says so."""
    from ..plugins import plugins

    if bot is None or bot.partition(":")[0] not in plugins().names("bot"):
        return YOU
    if starts_programs(bot):
        raise DarbarError(f"{name!r} was played by a program: say with --seats who plays on")
    return bot


@contextmanager
def typed_by_hand() -> Iterator[None]:
    """What is wrong in here was typed, not read from a file."""
    try:
        yield
    except RecordError as error:
        told = said(error)
        raise DarbarError(str(error), reason=told if isinstance(told, Text) else None) from None
