"""Asking bots: what they give is looked at before anyone counts on it, and what goes wrong is told with their name."""

from collections.abc import Callable
from inspect import getattr_static
from math import isfinite
from typing import Any, TypeGuard

from ..core.asks import Ask
from ..core.faults import bot_fault, shown
from ..core.moves import Move
from ..core.texts import Text
from ..errors import PluginError
from ..match.chair import Chair
from .bot import Analysis, Bot, Closing, Option, Thinker

MOST_REMARKS, LONGEST_REMARK = 20, 1000
"""So many remarks of a bot are heard at once, of so many signs each."""


def thinks(bot: object) -> TypeGuard[Thinker]:
    """Whether a bot's thinking can be watched, stopped and asked for reasons; nothing of it is run to know."""
    return all(getattr_static(bot, name, None) is not None for name in ("progress", "stop", "analyse"))


def choice(bot: Bot, chair: Chair[Any], ask: Ask) -> Move:
    """What a bot answers: one of the moves of the question, as they are offered."""
    try:
        chosen = bot.choose(chair)
        move = ask.offered(chosen)
        if move is None:
            raise ValueError(f"{shown(chosen)} is not offered")
        return move
    except BaseException as error:
        chair.game.check_offers(ask.moves)  # who is offered nonsense may well fail
        raise bot_fault(bot, "choose", error) from error


def analysis(bot: Thinker, chair: Chair[Any], ask: Ask) -> Analysis:
    """What a bot thinks of a question."""
    try:
        told = bot.analyse(chair)
        if not isinstance(told, Analysis):
            raise TypeError(f"expected an Analysis, got {shown(told)}")
        for option in told.options:
            _check_option(option, ask)
        return told
    except BaseException as error:
        chair.game.check_offers(ask.moves)
        raise bot_fault(bot, "analyse", error) from error


def _check_option(option: object, ask: Ask) -> None:
    if not isinstance(option, Option) or ask.offered(option.move) is None:
        raise TypeError(f"expected an Option for an offered move, got {shown(option)}")
    counted = isinstance(option.visits, int) and option.visits >= 0
    if not (counted and isfinite(option.standing) and isfinite(option.error)):
        raise TypeError(f"expected numbers, got {shown(option)}")
    for seat, move in option.line:
        if not isinstance(seat, int) or not isinstance(move, Move):
            raise TypeError(f"expected a line of seats and moves, got {shown(option.line)}")


def progress(bot: Thinker) -> float:
    """How far a bot is, from 0 to 1."""
    try:
        done = float(bot.progress)
        if not isfinite(done):
            raise ValueError(f"expected a number from 0 to 1, got {done}")
        return min(1.0, max(0.0, done))
    except BaseException as error:
        raise bot_fault(bot, "progress", error) from error


def stop(bot: Thinker) -> None:
    """Let a bot end with the best so far."""
    try:
        bot.stop()
    except BaseException as error:
        raise bot_fault(bot, "stop", error) from error


def remarks(bot: object, say: Callable[[Text], str]) -> list[Text]:
    """What a bot says of itself, if it does and it can be said; then it has said it."""
    try:
        told = _remarks(bot)
        taken = told[:MOST_REMARKS]
        told.clear()
        for one in taken:
            _check_remark(one, say)
        return taken
    except BaseException as error:
        raise bot_fault(bot, "remarks", error) from error


def lapses(bot: object) -> int:
    """How often a bot has said something of itself, where nobody listens."""
    try:
        return len(_remarks(bot))
    except BaseException as error:
        raise bot_fault(bot, "remarks", error) from error


def _remarks(bot: object) -> list[Any]:
    told = getattr(bot, "remarks", [])
    if not isinstance(told, list):
        raise TypeError(f"expected a list, got {shown(told)}")
    return told


def _check_remark(told: object, say: Callable[[Text], str]) -> None:
    if not isinstance(told, Text):
        raise TypeError(f"expected a Text, got {shown(told)}")
    try:
        length = len(say(told))
    except PluginError as error:  # not the game's fault, whose words were tried
        raise ValueError(f"{shown(told)} cannot be said") from error
    if length > LONGEST_REMARK:
        raise ValueError(f"{shown(told)} has {length} signs, and {LONGEST_REMARK} is the most")


def close(bot: object, chair: Chair[Any]) -> None:
    """Let go of a bot that holds on to something outside."""
    try:
        if isinstance(bot, Closing):
            bot.close(chair)
    except BaseException as error:
        raise bot_fault(bot, "close", error) from error
