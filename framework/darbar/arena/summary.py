"""What a run says: win rates, points, ratings, lengths and the value of each seat, each with its interval."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean, median, quantiles, stdev
from typing import Literal

from msgspec import Struct

from .intervals import Estimate, average, share
from .plan import Plan
from .ratings import Rating, ratings
from .runner import Result, Seated, Status

FORMAT = 1
"""The format of the JSON that a summary becomes."""


class Spread(Struct, frozen=True):
    """How a figure is spread over matches. `low` and `high` leave 5 % of the matches below and above."""

    mean: float
    deviation: float
    least: float
    low: float
    median: float
    high: float
    most: float


class BotLine(Struct, frozen=True):
    """How a bot did. With several seats in a match, its win rate is that of one seat.

    Where all play together, it is the rate of success; there is no even share of that, and no rating.
    """

    name: str
    matches: int
    win_rate: Estimate
    even_share: float | None
    points: Estimate
    rating: Rating | None
    lines: dict[str, float]
    seconds_per_decision: float
    lapses: int


class SeatLine(Struct, frozen=True):
    """How those who sat in a seat did."""

    seats: int
    seat: int
    win_rate: Estimate
    points: Estimate
    even_share: float | None


class Length(Struct, frozen=True):
    """How long matches for a number of seats were."""

    seats: int
    turns: Spread
    decisions: Spread
    seconds: Spread


class Trouble(Struct, frozen=True):
    """A match that was not finished, and where its record is."""

    id: str
    status: Status
    seed: int
    bots: list[str]
    fault: str
    record: str


class Summary(Struct, frozen=True):
    """Everything that the arena says about a run. `together` says whether all were on one side, against the game."""

    plan: Plan
    planned: int
    finished: int
    unfinished: int
    crashed: int
    bots: list[BotLine]
    seats: list[SeatLine]
    lengths: list[Length]
    troubles: list[Trouble]
    together: bool = False
    kind: Literal["arena"] = "arena"
    format: int = FORMAT


def summarise(plan: Plan, results: Sequence[Result]) -> Summary:
    """The summary of the results so far."""
    finished = [result for result in results if result.status == "finished"]
    rated = ratings(finished)
    played = {seated.bot for result in finished for seated in result.seats}
    return Summary(
        plan=plan,
        planned=plan.matches,
        finished=len(finished),
        unfinished=sum(result.status == "unfinished" for result in results),
        crashed=sum(result.status == "crashed" for result in results),
        bots=[_bot_line(name, finished, rated.get(name)) for name in dict.fromkeys(plan.bots) if name in played],
        seats=[line for count in plan.seats for line in seat_lines(count, finished)],
        lengths=[line for count in plan.seats for line in lengths(count, finished)],
        troubles=troubles_in(results),
        together=is_together(finished),
    )


def is_together(finished: Sequence[Result]) -> bool:
    """Whether all were on one side in all of the matches."""
    return bool(finished) and all(result.together for result in finished)


def even_share(results: Sequence[Result]) -> float | None:
    """The win rate of someone who is as good as the others; None where there are no others."""
    shares = [1 / len(result.sides) for result in results if not result.together]
    return fmean(shares) if shares else None


def _bot_line(name: str, finished: Sequence[Result], rating: Rating | None) -> BotLine:
    played = [(result, [one for one in result.seats if one.bot == name]) for result in finished]
    played = [(result, seated) for result, seated in played if seated]
    all = [one for _, seated in played for one in seated]
    return BotLine(
        name=name,
        matches=len(played),
        win_rate=share(by_round((result, fmean(one.win for one in seated)) for result, seated in played)),
        even_share=even_share([result for result, _ in played]),
        points=average(by_round((result, fmean(one.points for one in seated)) for result, seated in played)),
        rating=rating,
        lines=_lines(all),
        seconds_per_decision=sum(one.seconds for one in all) / max(1, sum(one.decisions for one in all)),
        lapses=sum(one.lapses for one in all),
    )


def by_round(seen: Iterable[tuple[Result, float]]) -> dict[object, list[float]]:
    """Figures, by the round in which they were seen."""
    rounds: dict[object, list[float]] = {}
    for result, figure in seen:
        rounds.setdefault((len(result.seats), result.round), []).append(figure)
    return rounds


def _lines(seated: Sequence[Seated]) -> dict[str, float]:
    keys = dict.fromkeys(key for one in seated for key in one.lines)
    return {key: fmean(one.lines.get(key, 0) for one in seated) for key in keys}


def seat_lines(count: int, finished: Sequence[Result]) -> Iterator[SeatLine]:
    """The value of each seat at a table."""
    played = [result for result in finished if len(result.seats) == count]
    for seat in range(count if played else 0):
        wins = by_round((result, result.seats[seat].win) for result in played)
        points = by_round((result, float(result.seats[seat].points)) for result in played)
        yield SeatLine(count, seat + 1, share(wins), average(points), even_share(played))


def lengths(count: int, finished: Sequence[Result]) -> Iterator[Length]:
    """How long the matches at a table were, if there were any."""
    played = [result for result in finished if len(result.seats) == count]
    if played:
        figures: list[Callable[[Result], float]] = [lambda r: r.turns, lambda r: r.decisions, lambda r: r.seconds]
        yield Length(count, *(spread([figure(result) for result in played]) for figure in figures))


def spread(seen: Sequence[float]) -> Spread:
    """How figures are spread."""
    cuts = quantiles(seen, n=20, method="inclusive") if len(seen) > 1 else [seen[0]] * 19
    deviation = stdev(seen) if len(seen) > 1 else 0.0
    return Spread(fmean(seen), deviation, min(seen), cuts[0], median(seen), cuts[-1], max(seen))


def troubles_in(results: Iterable[Result]) -> list[Trouble]:
    """The matches that were not finished."""
    return [
        Trouble(one.id, one.status, one.seed, [seated.bot for seated in one.seats], one.fault, one.record)
        for one in results
        if one.status != "finished"
    ]
