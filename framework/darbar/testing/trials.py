"""Trials: the matches of an exam, over all seat counts, options, rulings and ways to answer."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from itertools import cycle
from typing import Any, Final

from ..core.asks import Ask
from ..core.dice import Dice
from ..core.moves import Move
from ..core.seats import Seat
from ..core.settings import Setting, Value
from ..errors import PluginError
from ..match.game import Game
from ..match.match import Match
from ..match.record import Header
from ..plugins import plugins
from ..version import VERSION
from .courses import has_answers_of_others

MOST_ANSWERS: Final = 10_000
"""A match that has not ended after so many answers does not end."""

ENDLESS_ANSWERS: Final = 200
"""How far matches are played in the other checks when they do not end."""

LONG_MATCH: Final = 1_000
"""A match of more answers than this is examined at fewer places, so that an exam does not take all day."""

MOST_CHOICES: Final = 8
"""In so many matches other options or rulings are tried, unless one of them has more values."""

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
        self.sealed: Counter[tuple[Seat, Move]] = Counter()
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
        return ", ".join([f"{header.seats} seats", *settings, f"seed {header.seed}", how, self._place()])

    def _place(self) -> str:
        if self.match is None:
            return "at set-up"
        moves = self.match.moves
        with suppress(PluginError, KeyError):
            return f"after move {len(moves)}, {self.game.vocabulary.notation(moves[-1])!r}" if moves else "after move 0"
        return f"after move {len(moves)}"

    def begin(self, game: Game[Any] | None = None) -> Match[Any]:
        """The match before its first answer."""
        self.match, self.sealed = None, Counter()
        self.match = Match.begin(game or self.game, self.header)
        return self.match

    def choose(self, ask: Ask, given: int, chance: Dice) -> Move:
        """The answer in the style of this trial, after so many."""
        if self.style == "random" or given >= STUBBORN_ANSWERS:
            return chance.pick(ask.moves)
        return ask.moves[0 if self.style == "first" else -1]

    def walk(self, game: Game[Any] | None = None, *, in_turn: bool = False) -> Iterator[Match[Any]]:
        """The match at each of its questions, and at its end.

        Where several seats are asked at the same time, their answers arrive by chance, or `in_turn`.
        """
        match, chance = self.begin(game), Dice(self.header.seed)
        yield match
        while match.ask is not None and len(match.moves) < self.limit:
            asks = match.asks
            mixed = len(asks) > 1 and self.style == "random" and not in_turn
            ask = chance.pick(asks) if mixed else match.ask
            move = self.choose(ask, len(match.moves), chance)
            if match._sealed is not None:
                self.sealed[ask.seat, move] += 1
            match.play(move, ask.seat if len(asks) > 1 else None)
            yield match

    @cached_property
    def _survey(self) -> tuple[int, list[int], bool, Match[Any]]:
        answered = [(len(match.moves), has_answers_of_others(match)) for match in self.walk()]
        assert self.match is not None
        return answered[-1][0], [place for place, by_others in answered if by_others], bool(self.sealed), self.match

    @property
    def finished(self) -> Match[Any]:
        """The match at its end, for all who only look at it."""
        self.match = self._survey[3]
        return self.match

    @property
    def length(self) -> int:
        """How many answers the match takes."""
        return self._survey[0]

    @property
    def seals(self) -> bool:
        """Whether anything is answered in secret, at the same time."""
        return self._survey[2]

    def stops(self, count: int, *, in_turn: bool = False) -> Iterator[Match[Any]]:
        """The match at some of its questions, spread over its whole length; at fewer when it is long."""
        places = set(self._spread(count, self.length))
        for match in self.walk(in_turn=in_turn):
            if len(match.moves) in places and match.ask is not None:
                yield match
            if len(match.moves) >= max(places):
                return

    def _spread(self, count: int, among: int) -> Iterator[int]:
        shift = self.header.seed % 7
        count = max(2, min(count, count * LONG_MATCH // (self.length + 1)))
        return ((7 * step + shift) * among // (7 * count) for step in range(count))

    def answered_stops(self, count: int) -> Iterator[Match[Any]]:
        """The match at some of its questions before which somebody else has answered in the same phase."""
        answered = self._survey[1] if count else []
        places = {answered[step] for step in self._spread(count, len(answered)) if answered}
        for match in self.walk() if places else ():
            if len(match.moves) in places:
                yield match
            if len(match.moves) >= max(places):
                return


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
        plans += [{"seats": next(counts), "style": next(styles), kind: choice} for choice in _choices(settings)]
    while len(plans) < matches:
        plans.append({"seats": next(counts)})
    for number, plan in enumerate(plans):
        yield Trial(game, seed=seed + number, **plan)


def _choices(settings: Iterable[Setting]) -> list[dict[str, Value]]:
    """Every value of every setting that is not its default: one at a time, or several where there are very many."""
    values = [(setting.name, value) for setting in settings for value in setting.values if value != setting.default]
    most = max(Counter(name for name, _ in values).values(), default=0)
    count = min(len(values), max(most, MOST_CHOICES))
    return [dict(values[place::count]) for place in range(count)]


def seat_counts(game: Game[Any]) -> range:
    """Every number of players that the game allows."""
    return range(game.seats[0], game.seats[1] + 1)
