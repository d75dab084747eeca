"""What a designer asks: what is used and by whom, what going first is worth, how long matches are and how close."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, Literal

from msgspec import Struct

from ..match.game import Game
from .intervals import Estimate, ratio
from .plan import Plan
from .runner import Result, Seated
from .summary import Length, SeatLine, Spread, Trouble, lengths, seat_lines, spread, troubles_in
from .uses import usable

FORMAT = 1
"""The format of the JSON that a study becomes."""


ENOUGH = 20
"""With fewer uses in all matches together, winners and others are not compared."""


class Use(Struct, frozen=True):
    """How much a thing is used: in a match by all together, and by a seat that wins or does not.

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


class PointLine(Struct, frozen=True):
    """What a line of the score gives to winners and to others."""

    line: str
    winners: float
    others: float


class Closeness(Struct, frozen=True):
    """How far apart the players of a match are: the winner's points, the lead over the second, the gap to the last."""

    seats: int
    winner: Spread
    lead: Spread
    gap: Spread


class Study(Struct, frozen=True):
    """Everything that a study says about a run.

    What was never used is either `declined`, when somebody could have used it, or `unseen`.
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
    kind: Literal["study"] = "study"
    format: int = FORMAT


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
        closeness=[line for count in plan.seats for line in _closeness(count, finished)],
        points=list(_point_lines(finished)),
        uses=used,
        declined=[use for use in dead if use in declined],
        unseen=[use for use in dead if use not in declined],
        troubles=troubles_in(results),
    )


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
    """The uses of a round, summed over seats that won and seats that did not, and how many of them there were."""

    winners: Counter[str]
    others: Counter[str]
    won: int = 0
    lost: int = 0


def _rounds(finished: Sequence[Result]) -> Iterable[_Round]:
    rounds: dict[tuple[int, int], _Round] = {}
    for result in finished:
        round = rounds.setdefault((len(result.seats), result.round), _Round(Counter(), Counter()))
        for seated in result.seats if _decided(result) else ():
            if seated.place == 1:
                round.winners.update(seated.uses)
                round.won += 1
            else:
                round.others.update(seated.uses)
                round.lost += 1
    return [round for round in rounds.values() if round.won]


def _decided(result: Result) -> bool:
    """Where all come in first, nobody won."""
    return any(seated.place > 1 for seated in result.seats)


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
    decided = [result for result in finished if _decided(result)]
    winners = [seated for result in decided for seated in result.seats if seated.place == 1]
    others = [seated for result in decided for seated in result.seats if seated.place > 1]
    for key in dict.fromkeys(key for seated in (*winners, *others) for key in seated.lines):
        yield PointLine(key, _mean(winners, key), _mean(others, key))


def _mean(seated: Sequence[Seated], key: str) -> float:
    return fmean(one.lines.get(key, 0) for one in seated)


def _closeness(count: int, finished: Sequence[Result]) -> Iterator[Closeness]:
    tables = [
        sorted((seated.points for seated in result.seats), reverse=True)
        for result in finished
        if len(result.seats) == count
    ]
    if tables:
        winner = spread([points[0] for points in tables])
        lead = spread([points[0] - points[min(1, count - 1)] for points in tables])
        yield Closeness(count, winner, lead, spread([points[0] - points[-1] for points in tables]))
