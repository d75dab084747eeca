"""Bots for a session: which are installed, and how one of them is made for a seat."""

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any

from msgspec import Struct

from ..bots.bot import Bot
from ..bounds import LONGEST_BOT
from ..core.dice import apart
from ..core.faults import in_words
from ..core.seats import Seat, seats
from ..errors import DarbarError, PluginError, quoted


class BotKind(Struct, frozen=True):
    """A bot that is installed: what people type, one sentence, and whether it takes or needs a `NAME:SETTING`.

    One that starts programs does what its setting says on this machine: only somebody who may do that names it.
    """

    name: str
    about: str
    takes_setting: bool
    needs_setting: bool
    starts_programs: bool


def installed_bots() -> list[BotKind]:
    """What can sit at a table, in the order in which it came; a bot that is broken is left out."""
    from ..plugins import plugins

    return [
        BotKind(name, provided.card.about, _takes_setting(name), not can_be_made(name), starts_programs(name))
        for name, provided in plugins().provided["bot"].items()
        if can_be_made(name) or (_can_be_loaded(name) and _takes_setting(name))
    ]


def _can_be_loaded(name: str) -> bool:
    from ..plugins import plugins

    try:
        plugins().load("bot", name)
    except PluginError:
        return False
    return True


def _takes_setting(name: str) -> bool:
    from ..plugins import plugins

    return accepts(plugins().load("bot", name), 0, "")


def accepts(function: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a function can be called with these arguments; one that does not say is tried."""
    try:
        signature(function).bind(*arguments)
    except TypeError:
        return False
    except ValueError:
        pass
    return True


def bot_called(name: str, seat: int) -> str | None:
    """The bot that plays a seat under this name, like `random 2` or `mcts:400 2`, if it is installed."""
    from ..plugins import plugins

    bot = name.removesuffix(f" {seat + 1}")
    kind = bot.partition(":")[0]
    return None if bot == name or kind not in plugins().names("bot") else bot


def seat_bots(names: Sequence[str], seed: int, answers: int = 0) -> dict[Seat, Bot]:
    """The bots among the players asked for: every seat that is not `you` or `you:NAME`."""
    return {
        seat: make_bot(name, bot_seed(seed, seat, answers))
        for seat, name in zip(seats(len(names)), names, strict=True)
        if name.partition(":")[0] != "you"
    }


def bot_seed(seed: int, seat: Seat, answers: int) -> int:
    """The seed for a bot: it follows from the match's, and from the answers so far, and tells nothing about them."""
    return apart(seed, "bot", seat, answers)


def make_bot(name: str, seed: int) -> Bot:
    """The bot called NAME, or NAME:SETTING for a bot that can be set."""
    from ..plugins import plugins

    if len(name) > LONGEST_BOT:
        raise DarbarError(f"a bot and its setting have at most {LONGEST_BOT} signs: {quoted(name)} has {len(name)}")
    kind, colon, setting = name.partition(":")
    make = plugins().load("bot", kind)
    try:
        bot: Bot = make(seed, setting) if colon else make(seed)
        if not hasattr(bot, "choose"):
            raise AttributeError("it has no method 'choose'")
        return bot
    except DarbarError:
        raise
    except BaseException as error:
        owner = plugins().provided["bot"][kind].plugin
        failure = DarbarError if colon else PluginError  # whoever typed a setting may be wrong
        raise failure(f"{owner}: the bot {quoted(name)} cannot play: {in_words(error)}") from error


def ready_bots() -> list[str]:
    """The installed bots that can play as they are, without a setting, in the order in which they came."""
    from ..plugins import plugins

    return [name for name in plugins().provided["bot"] if can_be_made(name)]


def can_be_made(name: str) -> bool:
    """Whether there is such a bot, with this setting or without one."""
    try:
        make_bot(name, 0)
    except DarbarError:
        return False
    return True


def starts_programs(bot: str) -> bool:
    """Whether a bot starts what its setting says. Such a bot plays where a person names it, never where a file does."""
    from ..plugins import plugins

    return bool(getattr(plugins().load("bot", bot.partition(":")[0]), "starts_programs", False))
