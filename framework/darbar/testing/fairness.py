"""A check of bots: what a seat may not know changes nothing in what any bot plays for it, or tells it."""

from collections.abc import Iterator
from inspect import signature
from typing import Any

from ..bots.advice import reasoned
from ..bots.asking import analysis, choice, thinks
from ..bots.bot import Bot, Option
from ..core.asks import Ask
from ..errors import DarbarError
from ..match.chair import Chair
from ..match.match import Match
from ..plugins import plugins
from ..sessions.session import can_be_made, make_bot, ready_bots
from .comparing import difference
from .trials import Trial

EVERY = 5
"""Of so many matches one is looked at: bots take their time."""

STOPS = 2
BUDGET = "4"
"""So many iterations does a bot think that can be told."""


def bots_are_fair(trial: Trial) -> Iterator[str]:
    """With the same seed, every installed bot plays the same in two worlds that its seat cannot tell apart."""
    header = trial.header
    if trial.style != "random" or header.rulings or header.options or header.seed % EVERY:
        return
    for match in trial.stops(STOPS):
        assert match.ask is not None
        seat, seed = match.ask.seat, header.seed + len(match.moves)
        other = match.imagine(seat, seed)
        for name in fair_names():
            yield from faults(name, seed, match, other)


def faults(name: str, seed: int, match: Match[Any], other: Match[Any]) -> Iterator[str]:
    """What a bot does wrong in two worlds that the asked seat cannot tell apart."""
    answers, hints = [], []
    for world in (match, other):
        assert world.ask is not None
        try:
            move = choice(make_bot(name, seed), world.chair(world.ask.seat), world.ask)
            hints.append(hint(make_bot(name, seed), world.chair(world.ask.seat), world.ask))
        except DarbarError as error:
            yield f"the bot {name!r} fails: {error}"
            return
        answers.append(str(move))
    if answers[0] != answers[1]:
        yield f"the bot {name!r} plays {answers[0]!r}, but {answers[1]!r} where hidden things differ"
    if found := difference(hints[0], hints[1]):
        yield f"a hint of the bot {name!r} is another one where hidden things differ: {found}"


def hint(bot: Bot, chair: Chair[Any], ask: Ask) -> tuple[Option, ...]:
    """What a bot thinks of a question, with reasons; nothing where it does not say."""
    return reasoned(analysis(bot, chair, ask), chair).options if thinks(bot) else ()


def fair_names() -> Iterator[str]:
    """The installed bots that can be made without a setting; those that take one get a small number of iterations."""
    for name in ready_bots():
        takes_setting = len(signature(plugins().load("bot", name)).parameters) > 1
        yield f"{name}:{BUDGET}" if takes_setting and can_be_made(f"{name}:{BUDGET}") else name
