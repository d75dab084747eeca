"""What a designer asks: what is used and by whom, what going first is worth, how long matches are and how close."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, Literal

from msgspec import Struct

from ..match.game import Game
from .intervals import Estimate, ratio
from .plan import Plan
from .runner import Result, Seated
from .summary import Length, SeatLine, Spread, Trouble, is_together, lengths, seat_lines, spread, troubles_in
from .uses import families, usable

FORMAT = 1
"""The format of the JSON that a study becomes."""


ENOUGH = 20
"""With fewer uses in all matches together, winners and others are not compared."""


class Use(Struct, frozen=True):
    """How much a thing is used: in a match by all of them, and by a seat that wins or does not.

    `ratio` is how much more the winners use it; None where one side never does, or where no seat is named.
    """

    source: str
    kind: str
    component: str
    count: int
    per_match: float
    matches: float
    winners: float
    others: float
    ratio: Estimate | None

    @property
    def sure(self) -> bool:
        """Whether winners use it more than others, or less, and not by chance alone."""
        if self.ratio is None or self.ratio.low is None or self.ratio.high is None or self.count < ENOUGH:
            return False
        return not self.ratio.low <= 1 <= self.ratio.high


class FamilyLine(Struct, frozen=True):
    """What became of a family of components, such as spaces: how many there are, and how many of them were ever used.

    The others were offered and `declined` by everybody, or are `unseen`: nobody was offered them.
    """

    family: str
    members: int
    used: int
    declined: int
    unseen: int


class PointLine(Struct, frozen=True):
    """What a line of the score gives to winners and to others."""

    line: str
    winners: float
    others: float


class Closeness(Struct, frozen=True):
    """How far apart the sides of a match are: the winner's points, the lead over the second, the gap to the last.

    Where fewest points win, a lead is so many points fewer. Where all are on one side, only their points tell.
    """

    seats: int
    winner: Spread
    lead: Spread
    gap: Spread


class Study(Struct, frozen=True):
    """Everything that a study says about a run.

    What was never used is either `declined`, when somebody could have used it, or `unseen`. Where all play `together`,
    matches that were won are compared with those that were not.
    """

    plan: Plan
    planned: int
    finished: int
    unfinished: int
    crashed: int
    seats: list[SeatLine]
    lengths: list[Length]
    closeness: list[Closeness]
    points: list[PointLine]
    uses: list[Use]
    declined: list[str]
    unseen: list[str]
    troubles: list[Trouble]
    together: bool = False
    families: list[FamilyLine] = []
    kind: Literal["study"] = "study"
    format: int = FORMAT

    @property
    def compared(self) -> tuple[str, str]:
        """What is compared with what."""
        return ("won", "lost") if self.together else ("winners", "others")


def study_of(plan: Plan, results: Sequence[Result], game: Game[Any]) -> Study:
    """The study of the results so far."""
    finished = [result for result in results if result.status == "finished"]
    used = list(_used(finished, game))
    named = {_written(use) for use in used}
    dead = [use for use in usable(game) if use not in named] if finished else []
    declined = {use for result in finished for use in result.declined}
    return Study(
        plan=plan,
        planned=plan.matches,
        finished=len(finished),
        unfinished=sum(result.status == "unfinished" for result in results),
        crashed=sum(result.status == "crashed" for result in results),
        seats=[line for count in plan.seats for line in seat_lines(count, finished)],
        lengths=[line for count in plan.seats for line in lengths(count, finished)],
        closeness=[line for count in plan.seats for line in _closeness(count, finished, game.goal.fewest)],
        points=list(_point_lines(finished)),
        uses=used,
        declined=[use for use in dead if use in declined],
        unseen=[use for use in dead if use not in declined],
        troubles=troubles_in(results),
        together=is_together(finished),
        families=list(_family_lines(game, used, declined)) if finished else [],
    )


def _family_lines(game: Game[Any], uses: Sequence[Use], declined: set[str]) -> Iterator[FamilyLine]:
    """The families of components, in the order of the vocabulary."""
    used = {use.component for use in uses}
    offered = {_component(use) for use in declined}
    found: dict[str, list[str]] = {}
    for component, family in families(game).items():
        found.setdefault(family, []).append(component)
    for family, members in found.items():
        taken = used.intersection(members)
        left = offered.intersection(members) - taken
        yield FamilyLine(family, len(members), len(taken), len(left), len(members) - len(taken) - len(left))


def _component(use: str) -> str:
    """What a use names; nothing where it is a kind of move alone."""
    return use.split(" ", 2)[2] if use.count(" ") > 1 else ""


def _written(use: Use) -> str:
    return " ".join(filter(None, (use.source, use.kind, use.component)))


# What is used


def _used(finished: Sequence[Result], game: Game[Any]) -> Iterator[Use]:
    """Everything that was used, in the order of the vocabulary."""
    totals, matches = Counter[str](), Counter[str]()
    for result in finished:
        together = Counter(result.uses)
        for seated in result.seats:
            together.update(seated.uses)
        totals.update(together)
        matches.update(together.keys())
    rounds = list(_rounds(finished))
    for name in dict.fromkeys([*usable(game), *totals]):
        if totals[name]:
            yield _use(name, totals[name], totals[name] / len(finished), matches[name] / len(finished), rounds)


class _Round(Struct):
    """The uses of some rounds, summed over seats that won and seats that did not, and how many of them there were."""

    winners: Counter[str]
    others: Counter[str]
    won: int = 0
    lost: int = 0

    def add(self, other: "_Round") -> None:
        """Take another round in."""
        self.winners.update(other.winners)
        self.others.update(other.others)
        self.won += other.won
        self.lost += other.lost


def _rounds(finished: Sequence[Result]) -> list[_Round]:
    """The rounds; as many of them together as it takes until somebody has won and somebody has not."""
    rounds: dict[tuple[int, int], _Round] = {}
    for result in finished:
        round = rounds.setdefault((len(result.seats), result.round), _Round(Counter(), Counter()))
        for seated in () if result.drawn else result.seats:
            if seated.won:
                round.winners.update(seated.uses)
                round.won += 1
            else:
                round.others.update(seated.uses)
                round.lost += 1
    told: dict[int, list[_Round]] = {}
    for (count, _), round in rounds.items():
        of_count = told.setdefault(count, [])
        if of_count and not (of_count[-1].won and of_count[-1].lost):
            of_count[-1].add(round)
        else:
            of_count.append(round)
    return [round for of_count in told.values() for round in _closed(of_count)]


def _closed(rounds: list[_Round]) -> list[_Round]:
    """Rounds that can be compared: what is left at the end goes with the one before it, or tells nothing."""
    *before, last = rounds
    if last.won and last.lost:
        return rounds
    if before:
        before[-1].add(last)
    return before


def _use(name: str, count: int, per_match: float, matches: float, rounds: Sequence[_Round]) -> Use:
    source, kind, *component = name.split(" ")
    winners = [round.winners[name] / round.won for round in rounds]
    others = [round.others[name] / round.lost for round in rounds]
    return Use(
        source=source,
        kind=kind,
        component=component[0] if component else "",
        count=count,
        per_match=per_match,
        matches=matches,
        winners=fmean(winners) if winners else 0.0,
        others=fmean(others) if others else 0.0,
        ratio=ratio(winners, others) if winners else None,
    )


# Points


def _point_lines(finished: Sequence[Result]) -> Iterator[PointLine]:
    """Nothing where nobody won, or nobody else."""
    decided = [seated for result in finished if not result.drawn for seated in result.seats]
    winners = [seated for seated in decided if seated.won]
    others = [seated for seated in decided if not seated.won]
    if not winners or not others:
        return
    for key in dict.fromkeys(key for seated in (*winners, *others) for key in seated.lines):
        yield PointLine(key, _mean(winners, key), _mean(others, key))


def _mean(seated: Sequence[Seated], key: str) -> float:
    return fmean(one.lines.get(key, 0) for one in seated)


def _closeness(count: int, finished: Sequence[Result], fewest: bool) -> Iterator[Closeness]:
    played = [result for result in finished if len(result.seats) == count]
    if played:
        winner = spread([side_points(result)[0] for result in played])
        lead = spread([lead_over(result, 1, fewest) for result in played])
        yield Closeness(count, winner, lead, spread([lead_over(result, -1, fewest) for result in played]))


def side_points(result: Result) -> list[int]:
    """The points of each side, the best first."""
    best_first = sorted(result.sides, key=lambda side: side[0].place)
    return [sum(seated.points for seated in side) for side in best_first]


def lead_over(result: Result, other: int, fewest: bool) -> float:
    """How far the best side is ahead of another one in the order of their places."""
    points = side_points(result)
    ahead = points[0] - points[min(other, len(points) - 1)]
    return -ahead if fewest else ahead
