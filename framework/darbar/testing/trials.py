"""Trials: the matches of an exam, over all seat counts, options, rulings and ways to answer."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import cycle
from typing import Any, Final

from ..core.asks import Ask
from ..core.dice import Dice
from ..core.moves import Move
from ..core.settings import Value
from ..match.game import Game
from ..match.match import Match
from ..match.record import Header
from ..plugins import plugins
from ..version import VERSION

MOST_ANSWERS: Final = 10_000
"""A match that has not ended after so many answers does not end."""

ENDLESS_ANSWERS: Final = 200
"""How far matches are played in the other checks when they do not end."""

LONG_MATCH: Final = 1_000
"""A match of more answers than this is examined at fewer places, so that an exam does not take all day."""

STYLES: Final = ("random", "first", "last")

STUBBORN_ANSWERS: Final = 300
"""So long is the first or the last answer given each time; then chance takes over, because the rules of many a good
game let stubborn players go on for ever."""


class Trial:
    """One match of an exam, the same each time it is played."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        style: str = "random",
        options: Mapping[str, Value] | None = None,
        rulings: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.style = style
        self.limit = MOST_ANSWERS
        self.match: Match[Any] | None = None
        self.header = Header(
            game=game.name,
            rules=game.version,
            kernel=VERSION,
            names=[f"Player {number}" for number in range(1, seats + 1)],
            seed=seed,
            options=dict(options or {}),
            rulings=dict(rulings or {}),
            variants=list(game.variants),
        )

    def __str__(self) -> str:
        header = self.header
        settings = [f"{name}={value}" for name, value in (*header.options.items(), *header.rulings.items())]
        settings += [f"variant {name}" for name in header.variants]
        how = "random answers" if self.style == "random" else f"{STUBBORN_ANSWERS} times the {self.style} answer"
        place = f"after move {len(self.match.moves)}" if self.match else "at set-up"
        return ", ".join([f"{header.seats} seats", *settings, f"seed {header.seed}", how, place])

    def begin(self, game: Game[Any] | None = None) -> Match[Any]:
        """The match before its first answer."""
        self.match = None
        self.match = Match.begin(game or self.game, self.header)
        return self.match

    def choose(self, ask: Ask, given: int, chance: Dice) -> Move:
        """The answer in the style of this trial, after so many."""
        if self.style == "random" or given >= STUBBORN_ANSWERS:
            return chance.pick(ask.moves)
        return ask.moves[0 if self.style == "first" else -1]

    def walk(self, game: Game[Any] | None = None) -> Iterator[Match[Any]]:
        """The match at each of its questions, and at its end."""
        match, chance = self.begin(game), Dice(self.header.seed)
        yield match
        while match.ask is not None and len(match.moves) < self.limit:
            match.play(self.choose(match.ask, len(match.moves), chance))
            yield match

    @cached_property
    def length(self) -> int:
        """How many answers the match takes."""
        return max(len(match.moves) for match in self.walk())

    def stops(self, count: int) -> Iterator[Match[Any]]:
        """The match at some of its questions, spread over its whole length; at fewer when it is long."""
        length, shift = self.length, self.header.seed % 7
        count = max(2, min(count, count * LONG_MATCH // (length + 1)))
        places = {(7 * step + shift) * length // (7 * count) for step in range(count)}
        for match in self.walk():
            if len(match.moves) in places and match.ask is not None:
                yield match


class Edition:
    """A game, or one variant of it, with the trials that it stands."""

    def __init__(self, game: Game[Any], trials: Iterable[Trial]) -> None:
        self.game = game
        self.trials = list(trials)

    def __str__(self) -> str:
        return " with ".join([self.game.name, *self.game.variants])


def editions(game: str | Game[Any], matches: int, seed: int) -> list[Edition]:
    """The game with trials for everything that can be chosen, and each of its variants."""
    if isinstance(game, Game):
        return [Edition(game, usual_trials(game, matches, seed))]
    base = plugins().game(game)
    changed = [plugins().game(game, (variant,)) for variant in plugins().variants(game)]
    return [
        Edition(base, usual_trials(base, matches, seed)),
        *(Edition(variant, (Trial(variant, count, seed) for count in seat_counts(variant))) for variant in changed),
    ]


def usual_trials(game: Game[Any], matches: int, seed: int) -> Iterator[Trial]:
    """All seat counts in all styles, every value of every option and ruling, and random matches up to `matches`."""
    plans: list[dict[str, Any]] = [{"seats": count, "style": style} for count in seat_counts(game) for style in STYLES]
    counts, styles = cycle(seat_counts(game)), cycle(STYLES)
    for kind, settings in (("options", game.options), ("rulings", game.rulings)):
        chosen = ({setting.name: value} for setting in settings for value in setting.values if value != setting.default)
        plans += [{"seats": next(counts), "style": next(styles), kind: choice} for choice in chosen]
    while len(plans) < matches:
        plans.append({"seats": next(counts)})
    for number, plan in enumerate(plans):
        yield Trial(game, seed=seed + number, **plan)


def seat_counts(game: Game[Any]) -> range:
    """Every number of players that the game allows."""
    return range(game.seats[0], game.seats[1] + 1)
