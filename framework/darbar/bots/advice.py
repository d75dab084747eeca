"""Advice: what a bot thinks, as a person should hear it: one order, chances that come true, and what a plan brings."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text, text
from ..match.chair import Chair
from ..match.prospects import prospects_of
from ..ui.words import Words
from .bot import Analysis, Option
from .calibration import calibration

NOTABLE = 0.01
"""Chances that differ by less are about equal."""

LITTLE = 0.1
"""Where there are no chances: a standing that is worse by less is a little weaker."""


def advised(told: Analysis, chair: Chair[Any]) -> Analysis:
    """An analysis whose numbers explain its order: the chances never grow from move to move.

    The order stays the bot's. A move that looks better than one before it was tried too seldom to tell: both count as
    equal. Moves that were not tried, or that were set aside, come last and have no chance. A bot that knows chances has
    told them; for others they follow from standings, where the game has measured that.
    """
    compared = [one for one in told.options if one.visits and not one.aside]
    rest = [replace(one, chance=None, margin=None, equal=False) for one in told.options if one not in compared]
    tries = [one.visits for one in compared]
    levels = levelled([one.standing for one in compared], tries)
    chances = _told_chances(compared, tries) or _measured_chances(levels, chair)
    ranked = [
        replace(one, standing=level, chance=chance)
        for one, level, chance in zip(compared, levels, chances, strict=True)
    ]
    return replace(told, options=(*_grouped(ranked), *rest))


def _told_chances(options: Sequence[Option], tries: Sequence[int]) -> Sequence[float]:
    """The chances that a bot has told, in the order of its moves; none where it has not."""
    told = [one.chance for one in options if one.chance is not None]
    return levelled(told, tries) if len(told) == len(options) else ()


def _measured_chances(standings: Sequence[float], chair: Chair[Any]) -> Sequence[float | None]:
    known, even, seats = calibration(chair.game.package), even_share(chair), len(chair.names)
    if known is None:
        return [None] * len(standings)
    return [known.chance(standing, even, seats, chair.answered) for standing in standings]


def even_share(chair: Chair[Any]) -> float:
    """The chance of somebody who is as good as the others; a half where all have one goal in common."""
    sides = len(set(chair.game.goal.sides_of(len(chair.names))))
    return 1 / sides if sides > 1 else 0.5


def levelled(standings: Sequence[float], tries: Sequence[int]) -> list[float]:
    """The nearest numbers that never grow: neighbours in the wrong order share an average, weighted by tries."""
    pools: list[tuple[float, int, int]] = []
    for standing, weight in zip(standings, tries, strict=True):
        pools.append((standing, weight, 1))
        while len(pools) > 1 and pools[-2][0] < pools[-1][0]:
            (first, of_first, some), (second, of_second, more) = pools[-2:]
            together = of_first + of_second
            pools[-2:] = [((first * of_first + second * of_second) / together, together, some + more)]
    return [level for level, _, count in pools for _ in range(count)]


def _grouped(ranked: Sequence[Option]) -> Iterator[Option]:
    """Options, each with whether it is about equal to the first of those before it that is not."""
    first: Option | None = None
    for one in ranked:
        if first is not None and _are_equal(first, one):
            yield replace(one, chance=first.chance, equal=True)
        else:
            first = one
            yield one


def _are_equal(first: Option, other: Option) -> bool:
    """Whether two moves are too close to tell which one is better."""
    before, after = (one.standing if one.chance is None else one.chance for one in (first, other))
    return before - after < NOTABLE or first.standing - other.standing < other.error


# Why


def reasoned(told: Analysis, chair: Chair[Any]) -> Analysis:
    """An analysis that says what its plans bring and cost: what is sure, and the seat may know."""
    plans = {one.move: tuple(_plan(one, chair.seat)) for one in told.options if one.visits and not one.aside}
    found, view = prospects_of(chair, plans.values()), chair.view
    options = []
    for one in told.options:
        alone = len(plans.get(one.move, ())) == 1  # what follows in the turn says more than what could
        note = chair.game.noted(view, one.move) if alone else None
        options.append(replace(one, changes=found[one.move].changes, note=note) if one.move in plans else one)
    return replace(told, options=tuple(options))


def _plan(option: Option, seat: Seat) -> Iterator[Move]:
    """The moves of a seat before anybody else is asked, this one first."""
    yield option.move
    yield from (move for _, move in takewhile(lambda step: step[0] == seat, option.line[1:]))


def why(option: Option, words: Words) -> str:
    """What speaks for a move and against it, in a few words: “−1 coin of 3, +2 silk”; nothing where nothing is sure."""
    noted = [] if option.note is None else [words.say(option.note)]
    return ", ".join([*words.changes(option.changes), *noted])


# In words


def verdict(told: Analysis, option: Option, common: bool) -> Text:
    """What to expect of a move, in words; `common` is whether all have one goal."""
    if not option.visits:
        return text("advice-untried")
    if option.aside:
        return text("advice-aside")
    if option.equal:
        return text("advice-equal")
    if option.chance is not None:
        percent = min(99, max(1, round(100 * option.chance)))
        return text("advice-chance-together" if common else "advice-chance", percent=percent)
    behind = told.options[0].standing - option.standing
    return text("advice-best" if option is told.options[0] else "advice-little" if behind < LITTLE else "advice-worse")


def with_margin(said: str, margin: float) -> Text:
    """What was said of a move, and by how many points one will be ahead or behind."""
    points = round(abs(margin))
    key = "advice-level" if not points else "advice-ahead" if margin > 0 else "advice-behind"
    return text(key, verdict=said, points=points)


def expected(told: Analysis, option: Option, words: Words) -> str:
    """What to expect of a move, and how often it was tried."""
    common = words.game.goal.together is not None
    said = words.say(verdict(told, option, common=common))
    if option.margin is not None and option.chance is not None and not option.equal and not common:
        said = words.say(with_margin(said, option.margin))
    return words.say(text("analysis-option", visits=option.visits, verdict=said)) if option.visits else said
