"""Worlds: pairs of matches that a seat cannot tell apart by what it was shown, compared in all that it can ask for.

The other match begins at an earlier rest of the true one, with what the seat does not know made up anew, and takes the
same answers; or it is imagined here and now, in the middle of a phase; or somebody else has answered otherwise in it,
in secret. One try is one pair.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from darbar import Match, Move, Seat, UndoRefused
from darbar.bots.advice import reasoned
from darbar.bots.bot import Thinker
from darbar.core.dice import Dice
from darbar.core.events import OnlyMovePlayed
from darbar.core.state import copy, decoder
from darbar.sessions.session import make_bot
from darbar.testing.answers import imagined_difference, miscounted
from darbar.testing.comparing import difference
from darbar.testing.courses import facts, pairs
from darbar.testing.fairness import fair_names
from darbar.testing.worlds import imagined, was_shown
from msgspec import Struct
from msgspec.structs import replace

from . import tables

SECONDS = 30.0
USUAL = 1_000
FURTHEST = 250
FURTHEST_RESTS = 4
WHYS = 12
"""For so many moves of a large vocabulary are the reasons compared in a pair; of a small one, for all."""

BOTS = 50
"""In one of so many pairs, a bot chooses in both worlds; as often, `mcts` tells its thoughts."""

THINKER = "mcts:12"
WAYS = ("rest", "rest", "now", "answers", "sealed")
NEXT_SEALED = 80
"""So many answers later there may be a choice that several make at the same time."""


def new_case(chance: Random) -> dict[str, Any]:
    """A place in a match, a seat, and how the other world comes about."""
    table = tables.new_table(chance, FURTHEST, among=tables.secretive_names)
    return {
        "table": table,
        "way": chance.choice(WAYS),
        "seat": chance.randrange(table["seats"]),
        "back": chance.randrange(FURTHEST_RESTS),
        "twin": chance.randrange(1 << 32),
        "bot": chance.choice(list(fair_names())) if chance.randrange(BOTS) == 0 else "",
        "hint": chance.randrange(BOTS) == 0,
    }


def fault_of(case: dict[str, Any]) -> str | None:
    """Compare the first pair that there is."""
    match, chance = tables.played(case["table"]), Random(case["twin"])
    for _ in range(NEXT_SEALED if case["way"] == "sealed" else 0):
        if not (match._sealed and list(match._sealed.given())):
            tables.play_any(match, chance)
    if match.ask is None:  # everything lies open then
        match.undo(force=True)
    one, other, seat = next(_pairs(match, Seat(case["seat"]), case))
    return next(faults(one, other, seat, case), None)


Pair = tuple[Match[Any], Match[Any], Seat]


def _pairs(match: Match[Any], seat: Seat, case: dict[str, Any]) -> Iterator[Pair]:
    """Pairs of the way that is asked for, then of others; whoever is asked can always imagine one."""
    if case["way"] in ("answers", "sealed") and (match.sealed or match.asked(seat) is not None):
        for pair in pairs(match, seat, Dice(case["twin"])):
            if pair.sealed or (match.game.hides and not pair.shown):
                yield *pair.courses, seat
    if case["way"] == "now" and match.asked(seat) is not None:
        yield match, match.imagine(seat, case["twin"]), seat
    for back in range(case["back"], -1, -1):
        if (worlds := from_rest(match, seat, back, case["twin"])) is not None:
            yield *worlds, seat
    assert match.ask is not None
    yield match, match.imagine(match.ask.seat, case["twin"]), match.ask.seat


def from_rest(match: Match[Any], seat: Seat, back: int, seed: int) -> tuple[Match[Any], Match[Any]] | None:
    """The match since a rest, as it was and as the seat could imagine it there; None if the seat was shown more."""
    rest = match._rests[max(0, len(match._rests) - 1 - back)]
    state = decoder(match.game.state).decode(rest.state)
    world = imagined(match.game, state, seat, seed)
    world.dice = state.dice
    true, twin = (Match.begin_from(match.game, match.header, copy(one)) for one in (state, world))
    for decider, move in match._answers()[rest.answers :]:
        if not _in_step(true, twin, seat) or move not in _moves(twin, decider):
            return None
        true.play(move, decider)
        twin.play(move, decider)
    return (true, twin) if _in_step(true, twin, seat) else None


def _in_step(true: Match[Any], twin: Match[Any], seat: Seat) -> bool:
    """Whether the rules ask the same seats, have forced the same answers, and have shown the seat nothing."""
    asked = [ask.seat for ask in true.asks]
    in_step = asked and asked == [ask.seat for ask in twin.asks] and _forced(true) == _forced(twin)
    return bool(in_step) and not any(was_shown(one, seat, 0) for one in (true, twin))


def _forced(match: Match[Any]) -> list[Any]:
    return [fields for kind, fields in match._table.told or () if kind is OnlyMovePlayed]


def _moves(match: Match[Any], seat: Seat) -> list[Move]:
    ask = match.asked(seat)
    return [] if ask is None else list(ask.moves)


# All that a seat can ask for


class Standpoint(Struct):
    """What a seat has beside the facts of its chair, in a match with a past."""

    undo: str
    restart: str
    limit: int
    answered: int
    phase: str
    shorthands: dict[str, Move]
    history: list[Any]


def faults(one: Match[Any], other: Match[Any], seat: Seat, case: dict[str, Any]) -> Iterator[str]:
    """How the seat can tell two worlds apart."""
    worlds, has_past, asked_about = (one, other), not other._imagined, _sample(one, Random(case["twin"]))
    yield from (f"{one.game.name} in counts: {fault}" for world in worlds for fault in miscounted(world, seat))
    yield from _told("facts", one, *(replace(facts(world, seat), undo="") for world in worlds))
    yield from _told("reasons", one, *(reasons(world, seat, asked_about) for world in worlds))
    if has_past:
        yield from _told("standpoint", one, *(standpoint(world, seat) for world in worlds))
    if any(world.asked(seat) is None for world in worlds):
        return
    if has_past and (found := imagined_difference(one, other, seat, case["twin"])):
        yield f"{one.game.name} in an imagined match: {found}"
    if case["bot"]:
        yield from _told(case["bot"], one, *(_choice(world, seat, case) for world in worlds))
    if case["hint"]:
        yield from _told("hint", one, *(_thoughts(world, seat, case["twin"]) for world in worlds))


def _told(what: str, match: Match[Any], one: Any, other: Any) -> Iterator[str]:
    if found := difference(one, other):
        yield f"{match.game.name} in {what}, {found.partition('[')[0].partition(':')[0]}: {found}"


def _sample(match: Match[Any], chance: Random) -> list[Move]:
    vocabulary = match.game.vocabulary
    numbers = range(vocabulary.size)
    return [
        vocabulary.move(number) for number in (numbers if vocabulary.size <= 2 * WHYS else chance.sample(numbers, WHYS))
    ]


def reasons(match: Match[Any], seat: Seat, asked_about: list[Move]) -> list[Any]:
    """Why moves are not offered to the seat, and the first of these as a sentence."""
    chair = match.chair(seat)
    ask = chair.ask
    return [chair.why(asked_about[0]), *(() if ask is None else (ask.why(move) for move in asked_about))]


def standpoint(match: Match[Any], seat: Seat) -> Standpoint:
    """The rest of what a seat can ask for now."""
    return Standpoint(
        undo=_refusal(match.fork().undo, seat),
        restart=_refusal(match.fork().restart_turn, seat),
        limit=match.undo_limit(seat),
        answered=match.answered,
        phase=match.phase,
        shorthands=match.shorthands(seat),
        history=match.history(seat),
    )


def _refusal(take_back: Any, seat: Seat) -> str:
    try:
        take_back(seat)
    except UndoRefused as refused:
        return str(refused)
    return "taken back"


def _choice(match: Match[Any], seat: Seat, case: dict[str, Any]) -> str:
    return str(make_bot(case["bot"], case["twin"]).choose(match.chair(seat)))


def _thoughts(match: Match[Any], seat: Seat, seed: int) -> tuple[Any, ...]:
    bot = make_bot(THINKER, seed)
    assert isinstance(bot, Thinker)
    chair = match.chair(seat)
    analysis = reasoned(bot.analyse(chair), chair)
    return analysis.options, analysis.iterations
