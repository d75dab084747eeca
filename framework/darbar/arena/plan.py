"""What is to be played: who against whom, in which seats, with which seeds."""

import re
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, json, structs

from ..bounds import MOST_BOTS, MOST_GAMES, MOST_ROUND, MOST_SEATS, MOST_SEED
from ..core.dice import apart
from ..errors import DarbarError, quoted
from ..match.game import Game
from ..match.record import LONGEST_NAME, MOST_MOVES, Header
from ..sessions.session import make_bot
from ..version import VERSION

MOST_DECISIONS = 20_000
"""A match that is not over after so many decisions is left unfinished."""


class Task(Struct, frozen=True, array_like=True):
    """One match to play: which of the bots sits where. All matches of a round share their seed."""

    id: str
    round: int
    seed: int
    seating: tuple[int, ...]


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A run: the game and its settings, the bots, and at least how many matches for each number of seats.

    `teams` has the side of each seat, by the number of seats, where partners are the same bot; without it, each seat
    has a bot of its own.
    """

    game: str
    rules: str
    kernel: str
    bots: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MOST_BOTS)]
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(min_length=1, max_length=MOST_SEATS)]
    games: Annotated[int, Meta(ge=0, le=MOST_GAMES)]
    seed: Annotated[int, Meta(ge=0)] = 1
    bound: Annotated[int, Meta(ge=1, le=MOST_MOVES)] = MOST_DECISIONS
    options: dict[str, bool | int | str] = {}
    rulings: dict[str, bool | int | str] = {}
    variants: list[str] = []
    components: dict[str, dict[str, dict[str, Any]]] = {}
    teams: dict[int, tuple[int, ...]] = {}

    @property
    def identity(self) -> str:
        """Two runs with the same identity play the same matches; one of them may play more."""
        fields = structs.asdict(structs.replace(self, games=0))
        if not self.teams:
            del fields["teams"]
        return json.encode(fields).decode()

    def sides(self, count: int) -> tuple[int, ...]:
        """For each seat, which of the bots at the table has it, from 0."""
        teams = self.teams.get(count, tuple(range(count)))
        numbers = list(dict.fromkeys(teams))
        return tuple(numbers.index(team) for team in teams)

    def places(self, count: int) -> int:
        """How many bots are needed at a table."""
        return len(set(self.sides(count)))

    @property
    def matches(self) -> int:
        """How many matches are played: whole rounds for each number of seats."""
        return sum(self.rounds(count) * self.round_size(count) for count in self.seats)

    def round_size(self, count: int) -> int:
        """How many matches a seed is used for: every choice of bots, in every rotation."""
        return len(self._choices(count)) * self.places(count)

    def _choices(self, count: int) -> list[tuple[int, ...]]:
        """Who can play whom; bots of the same name are as good as each other."""
        choices = combinations(range(len(self.bots)), self.places(count))
        chosen = {tuple(self.bots[bot] for bot in bots): bots for bots in choices}
        return list(chosen.values())

    def rounds(self, count: int) -> int:
        """How many rounds hold the matches that were asked for."""
        return -(-self.games // self.round_size(count))

    def tasks(self) -> Iterator[Task]:
        """All matches, round after round; each number of seats has its rounds in turn."""
        for round in range(max(map(self.rounds, self.seats))):
            for count in self.seats:
                if round < self.rounds(count):
                    yield from self._round(count, round)

    def could_hold(self, id: str) -> bool:
        """Whether a run of any length has a match of this name."""
        match = re.fullmatch(r"([1-9][0-9]{0,2})-([1-9][0-9]{0,6})-([1-9][0-9]{0,5})", id)
        if match is None:
            return False
        count, round, number = map(int, match.groups())
        return count in self.seats and round <= MOST_GAMES and number <= self.round_size(count)

    def _round(self, count: int, round: int) -> Iterator[Task]:
        seed, number, sides = apart(self.seed, "round", round), 0, self.sides(count)
        for chosen in self._choices(count):
            order = list(chosen)
            Random(seed).shuffle(order)
            for first in range(len(order)):
                seated = (*order[first:], *order[:first])
                yield Task(f"{count}-{round + 1}-{number + 1}", round, seed, tuple(seated[side] for side in sides))
                number += 1

    def header(self, task: Task) -> Header:
        """What the record of a match says before its first move."""
        names = [self.bots[bot] for bot in task.seating]
        return Header(
            game=self.game,
            rules=self.rules,
            kernel=self.kernel,
            names=[f"{name[: LONGEST_NAME - 4]} {number}" for number, name in enumerate(names, 1)],
            seed=task.seed,
            options=self.options,
            rulings=self.rulings,
            variants=self.variants,
            components=self.components,
        )


def new_plan(
    game: Game[Any],
    bots: tuple[str, ...],
    seats: tuple[int, ...],
    games: int,
    seed: int,
    *,
    mixed: bool = False,
    **settings: Any,
) -> Plan:
    """A plan that can be played here. Partners are the same bot, unless they are `mixed`."""
    for count in seats:
        game.check_seats(count)
    teams = {} if mixed else teams_of(game, seats)
    plan = Plan(
        game=game.name,
        rules=game.version,
        kernel=VERSION,
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        variants=list(game.variants),
        teams=teams,
        **settings,
    )
    check_plan(plan, game)
    return plan


def teams_of(game: Game[Any], seats: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The side of each seat, by the number of seats; empty where everyone is on their own."""
    return {count: tuple(game.goal.sides_of(count)) for count in seats} if has_partners(game) else {}


def has_partners(game: Game[Any]) -> bool:
    """Whether there are seats that win and lose together."""
    return game.goal.sides is not None or game.goal.together is not None


def check_plan(plan: Plan, game: Game[Any]) -> None:
    """Refuse a plan that goes beyond all bounds, whose tables cannot be filled, or whose bots or rules are not here."""
    check_bounds(plan)
    for count in plan.seats:
        game.check_seats(count)
    if plan.rules != game.version:
        raise DarbarError(
            f"this run was begun under rules {plan.rules}, these are rules {game.version}: begin a new one"
        )
    if plan.teams not in ({}, teams_of(game, plan.seats)):
        raise DarbarError(f"these are not the sides of {game.title}: {plan.teams}")
    for count in plan.seats:
        check_table(plan, count)
    for name in sorted(set(plan.bots)):
        make_bot(name, 0)
    game.pack(plan.options, plan.rulings, plan.components)


def check_bounds(plan: Plan) -> None:
    """Refuse absurd numbers."""
    try:
        msgspec.convert(msgspec.to_builtins(plan), Plan)
    except (msgspec.ValidationError, OverflowError) as error:
        raise DarbarError(f"this is no plan for a run: {error}") from None
    if plan.seed > MOST_SEED:
        raise DarbarError(f"this is no plan for a run: a seed is a number from 0 to 2^64 - 1, not {quoted(plan.seed)}")
    if not plan.games or len(set(plan.seats)) < len(plan.seats):
        raise DarbarError("this is no plan for a run: it has no matches, or a number of seats twice")


def check_table(plan: Plan, count: int) -> None:
    """Refuse a table that cannot be filled, or at which too many different companies could sit."""
    needed, bots = plan.places(count), plan.bots
    where = f"{count} seats" if needed == count else f"{count} seats on {needed} sides"
    if len(bots) < needed:
        again = ",".join([*bots, *[bots[-1]] * (needed - len(bots))])
        raise DarbarError(f"{where} need {needed} bots, not {len(bots)}: name some of them twice, as in {again}")
    if (size := comb(len(bots), needed) * needed) > MOST_ROUND:
        raise DarbarError(f"{len(bots)} bots for {where} make rounds of {size} matches, not {MOST_ROUND} at most")
