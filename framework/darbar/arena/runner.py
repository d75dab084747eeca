"""One match of a run: played, counted, and never raising."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from time import perf_counter
from traceback import print_exception
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json, structs

from ..bots import asking
from ..bots.bot import Bot
from ..core.asks import Ask
from ..core.box import Box
from ..core.dice import apart
from ..core.faults import in_words
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..errors import PluginError, RecordError, cut, shows_tracebacks, spelt
from ..match.chair import Chair
from ..match.game import Game
from ..match.match import Match
from ..match.record import Record
from ..plugins import plugins
from ..sessions.session import make_bot
from ..signals import held
from .plan import Plan, Task
from .uses import Uses, offers_of, uses_of

Status = Literal["finished", "unfinished", "crashed"]
Watch = Callable[[Match[Any], Move], None]
"""Is told of every move just before it is played."""

LONGEST_FAULT = 400

MOST = 1 << 53
"""Beyond this, figures are no longer counted exactly."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Points = Annotated[int, Meta(ge=-MOST, le=MOST)]
Seconds = Annotated[float, Meta(ge=0, le=MOST)]


class Seated(Struct, frozen=True):
    """How one seat fared. Winners share the `win`; `lapses` counts answers that a bot failed to give itself.

    `side` is the side that it was on; None where it is not known: then it was on its own.
    """

    bot: str
    place: Count = 0
    win: Annotated[float, Meta(ge=0, le=1)] = 0.0
    points: Points = 0
    lines: dict[str, Points] = {}
    uses: Uses = {}
    decisions: Count = 0
    seconds: Seconds = 0.0
    lapses: Count = 0
    side: Points | None = None

    @property
    def won(self) -> bool:
        """Whether it won, alone, with others, or together with all."""
        return self.win > 0


class Result(Struct, frozen=True):
    """How a match went. Seats have places and points when it was finished; a match that was not has a `record`.

    `uses` are those of no seat, `declined` is what somebody could have used and nobody did.
    """

    id: str
    round: int
    seed: int
    status: Status
    seats: tuple[Seated, ...]
    turns: Count = 0
    decisions: Count = 0
    seconds: Seconds = 0.0
    uses: Uses = {}
    declined: list[str] = []
    fault: str = ""
    record: str = ""

    @property
    def sides(self) -> list[list[Seated]]:
        """The seats of each side."""
        sides: dict[int, list[Seated]] = {}
        for seat, one in enumerate(self.seats):
            sides.setdefault(seat if one.side is None else one.side, []).append(one)
        return list(sides.values())

    @property
    def together(self) -> bool:
        """Whether all were on one side."""
        return len(self.sides) == 1

    @property
    def drawn(self) -> bool:
        """Whether several sides came in first, and nobody behind them."""
        return not self.together and all(one.won for one in self.seats)


class Clock(Struct):
    """How often a seat decided, and how long it thought."""

    decisions: int = 0
    seconds: float = 0.0


def play(plan: Plan, task: Task, watch: Watch | None = None) -> Result:
    """Play one match; whatever goes wrong becomes a part of its result."""
    begun, match = perf_counter(), None
    bots: list[Bot] = []
    clocks = [Clock() for _ in task.seating]
    try:
        match = begin(plan, task)
        bots = [make_bot(plan.bots[bot], _seed(task, seat)) for seat, bot in enumerate(task.seating)]
        offered = _play_on(match, bots, clocks, plan.bound, watch)
        if match.ask is not None:
            result = failed(plan, task, "unfinished", f"not over after {plan.bound} decisions", match.record)
        else:
            seated = _seated(plan, task, match, bots, clocks)
            result = read_result(json.encode(_finished(task, match, seated, offered, perf_counter() - begun)))
    except BaseException as error:
        result = _crashed(plan, task, error, match)
    finally:
        left = _close(match, bots)
    return result if left is None or result.status != "finished" else _crashed(plan, task, left, match)


def begin(plan: Plan, task: Task) -> Match[Any]:
    """A match before its first question; nobody observes it."""
    game, box = _table(plan.identity)
    header = plan.header(task)
    return Match.begin_from(game, header, game.first_state(header.seats, header.seed, box))


@lru_cache(maxsize=8)
def _table(identity: str) -> tuple[Game[Any], Box]:
    """The game and its box, which is packed once a process."""
    plan = json.decode(identity, type=Plan)
    game = plugins().game(plan.game, plan.variants)
    return game, game.pack(plan.options, plan.rulings, plan.components)


def _seed(task: Task, seat: int) -> int:
    """A bot thinks with the same chance wherever it sits in a round; one in several seats is of several minds."""
    bot = task.seating[seat]
    again = task.seating[:seat].count(bot)
    return apart(task.seed, "bot", bot, again)


def _play_on(
    match: Match[Any], bots: Sequence[Bot], clocks: Sequence[Clock], bound: int, watch: Watch | None
) -> set[Move]:
    """Play to the end, or to the bound; every move that was offered."""
    chairs = [match.chair(seat) for seat in seats(match.seats)]
    offered: set[Move] = set()
    while (ask := match.ask) is not None and len(match.moves) < bound:
        offered.update(_looked_at(match.game, ask))
        move = _answer(bots[ask.seat], chairs[ask.seat], ask, clocks[ask.seat])
        if watch is not None:
            watch(match, move)
        match.play(move)
    return offered


def _looked_at(game: Game[Any], ask: Ask) -> frozenset[Move]:
    """The moves of a question; what cannot even be looked up is the fault of the game."""
    try:
        return frozenset(ask.moves)
    except BaseException:
        game.check_offers(ask.moves)
        raise


def _answer(bot: Bot, chair: Chair[Any], ask: Ask, clock: Clock) -> Move:
    begun = perf_counter()
    move = asking.choice(bot, chair, ask)
    clock.seconds += perf_counter() - begun
    clock.decisions += 1
    return move


def _seated(
    plan: Plan, task: Task, match: Match[Any], bots: Sequence[Bot], clocks: Sequence[Clock]
) -> tuple[Seated, ...]:
    standings = {standing.seat: standing for standing in match.standings()}
    outcome = match.outcome()
    return tuple(
        Seated(
            bot=plan.bots[bot],
            place=standings[seat].place,
            win=outcome.win(seat),
            points=standings[seat].points,
            lines=standings[seat].lines,
            decisions=clocks[seat].decisions,
            seconds=round(clocks[seat].seconds, 6),
            lapses=asking.lapses(bots[seat]),
            side=standings[seat].side,
        )
        for seat, bot in zip(seats(match.seats), task.seating, strict=True)
    )


def _finished(
    task: Task, match: Match[Any], seated: Sequence[Seated], offered: Iterable[Move], seconds: float
) -> Result:
    used = uses_of(match)
    seen = {use for uses in used.values() for use in uses}
    return Result(
        id=task.id,
        round=task.round,
        seed=task.seed,
        status="finished",
        seats=tuple(structs.replace(one, uses=used[Seat(seat)]) for seat, one in enumerate(seated)),
        turns=match.state.turn,
        decisions=len(match.moves),
        seconds=round(seconds, 6),
        uses=used[None],
        declined=sorted(offers_of(offered) - seen),
    )


def failed(plan: Plan, task: Task, status: Status, fault: str, record: Record | None = None) -> Result:
    """The result of a match that has no standings, with its record as far as it is known."""
    known = record or Record(plan.header(task), ())
    try:
        written = known.dumps()
    except RecordError as error:
        written, fault = "", f"{fault}; {error}"
    return Result(
        id=task.id,
        round=task.round,
        seed=task.seed,
        status=status,
        seats=tuple(Seated(bot=plan.bots[bot]) for bot in task.seating),
        decisions=len(known.moves),
        fault=cut(spelt(" ".join(fault.split())), LONGEST_FAULT),
        record=written,
    )


def _crashed(plan: Plan, task: Task, error: BaseException, match: Match[Any] | None) -> Result:
    if shows_tracebacks():
        print_exception(error)
    return failed(plan, task, "crashed", in_words(error), None if match is None else match.record)


def read_result(content: str | bytes) -> Result:
    """The result in a JSON text; what it could not have come from is refused."""
    result = json.decode(content, type=Result)
    check_texts(structs.asdict(result))
    return result


def check_texts(data: Any) -> None:
    """Refuse signs that a terminal would obey, anywhere in plain data."""
    match data:
        case str() if spelt(data) != data:
            raise ValueError(f"signs that cannot be printed in {data!r:.60}")
        case Struct():
            check_texts(structs.asdict(data))
        case dict():
            check_texts([*data, *data.values()])
        case list() | tuple():
            for one in data:
                check_texts(one)


def _close(match: Match[Any] | None, bots: Sequence[Bot]) -> PluginError | None:
    """Let go of all bots; what went wrong first."""
    faults = []
    with held():
        for seat, bot in enumerate(bots):
            try:
                assert match is not None
                asking.close(bot, match.chair(Seat(seat)))
            except PluginError as error:
                faults.append(error)
    return faults[0] if faults else None
