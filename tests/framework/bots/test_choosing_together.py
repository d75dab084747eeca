"""Bots where several seats choose at the same time, and where others are asked in one's turn."""

from enum import IntEnum
from typing import Any

import pytest
from darbar import Flow, Game, Match, Move, Score, Seat, State, Table, everyone
from darbar.bots.mcts import MctsBot
from darbar.bots.worlds import after, all_chosen, best_step, tried
from darbar.match.record import Header
from darbar.sessions.session import make_bot
from darbar.ui.scene import Panel, Scene

ANA, BEN = Seat(0), Seat(1)


class Card(IntEnum):
    FIVE, THREE, ONE = range(3)


WORTH = (5, 3, 1)


class Lay(Move):
    """Lay {card}."""

    card: Card


LAYS = [Lay(card) for card in Card]


class Laid(State):
    points: list[int]
    rounds: int = 0


def two_cards(table: Table[Laid], seat: Seat) -> Flow[int]:
    first: Lay = yield table.ask(seat, "lay", LAYS)
    second: Lay = yield table.ask(seat, "lay", [lay for lay in LAYS if lay != first])
    return WORTH[first.card] + WORTH[second.card]


def laying(table: Table[Laid]) -> Flow[None]:
    table.begin_turn(ANA, quietly=True)
    laid = yield from everyone(table, [ANA, BEN], two_cards)
    table.state.points = [own + more for own, more in zip(table.state.points, laid.values(), strict=True)]
    table.state.rounds += 1


def in_turn(table: Table[Laid]) -> Flow[None]:
    """Ana lays a card, and Ben answers in the same turn."""
    table.begin_turn(ANA, quietly=True)
    for seat in (ANA, BEN):
        move: Lay = yield table.ask(seat, "lay", LAYS)
        table.state.points[seat] += WORTH[move.card]
    table.state.rounds += 1


def begin(phase: Any, **changes: Any) -> Match[Laid]:
    fields: dict[str, Any] = {
        "name": "laid",
        "title": "Laid",
        "version": "1",
        "seats": (2, 2),
        "state": Laid,
        "moves": (Lay,),
        "setup": lambda seats, dice, box: Laid(points=[0, 0]),
        "phase": lambda state: "laying" if state.rounds < 40 else None,
        "phases": {"laying": phase},
        "score": lambda state, seat: Score({"laid": state.points[seat]}),
        "scene": lambda view, seat: Scene((Panel("cards", "cards", ()),)),
        "package": "darbar",
    }
    header = Header(game="laid", rules="1", kernel="0", names=["Ana", "Ben"], seed=0)
    return Match.begin(Game(**(fields | changes)), header)


def test_where_all_choose_the_others_take_what_is_offered_first():
    position = begin(laying).position()
    assert position.together is not None
    end = all_chosen(position.fork())
    assert (end.state.points, end.state.rounds) == ([8, 8], 1)
    assert best_step(position).state.points == [8, 8]


def test_a_choice_is_judged_when_all_have_chosen():
    position = begin(laying).position()
    afters, values = tried(position)
    assert values == [8, 8, 6]
    assert [one.state.points for one in afters] == [[8, 8], [8, 8], [6, 8]]
    assert [one.state.rounds for one in afters] == [1, 1, 1]
    position.step(Lay(Card.THREE))
    last = after(position, Lay(Card.ONE))
    assert (last.state.points, last.state.rounds) == ([4, 8], 1)
    assert tried(position)[1] == [8, 4]


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
@pytest.mark.parametrize("seat", [ANA, BEN])
def test_bots_choose_well_at_the_same_time(bot, seat):
    match, chooser = begin(laying), make_bot(bot, 3)
    for _ in range(2):
        match.play(chooser.choose(match.chair(seat)), seat)
    for _ in range(2):
        match.play("lay one" if Lay(Card.ONE) in match.ask.moves else "lay five")
    assert match.state.points[seat] == 8


def test_a_plan_has_only_own_decisions_in_it():
    match, bot = begin(in_turn), MctsBot(1, "200+short=0")
    assert bot.choose(match.chair(ANA)) == Lay(Card.FIVE)
    assert set(bot._search.root.replies) == {ANA}
    assert all(not branch.replies for branch in bot._search.root.replies[ANA].values())


@pytest.mark.parametrize(("horizon", "setting", "far"), [(0, "", 0), (3, "", 3), (3, "+horizon=1", 1), (4, "", 4)])
def test_a_search_looks_as_far_as_the_game_says_unless_it_is_told_otherwise(horizon, setting, far):
    match, bot = begin(in_turn, horizon=horizon), MctsBot(1, f"200+short=0{setting}")
    bot.choose(match.chair(ANA))
    assert bot._search._horizon == far
    assert (bot._search._rounds > 0) is (far > 0)
