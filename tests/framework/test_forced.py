"""Questions with one answer: the kernel gives it, and says so; a game may ask all the same. Turns may begin quietly."""

from typing import Any

import darbar
import pytest
from darbar import Flow, OnlyMovePlayed, Pass, PluginError, Seat, Table, TurnBegan
from darbar.core.events import Event
from toys import Nod, begin, offered, small

ANA, BEN = Seat(0), Seat(1)


def one_way(always: bool) -> Any:
    def turn(table: Table[Any]) -> Flow[None]:
        yield table.ask(ANA, "go", [Pass()], always=always)
        table.state.taken.append(0)
        yield table.ask(BEN, "nod", [Nod(True), Nod(False)])
        table.state.taken.append(1)

    return small(turn, limit=4)


def test_a_question_with_one_answer_is_answered_by_the_kernel_which_tells_its_seat():
    match = begin(one_way(always=False))
    assert match.ask.seat == BEN
    assert list(match.moves) == []
    assert match.events == [OnlyMovePlayed(ANA, "pass")]
    assert match.words().event(match.events[0]) == "Ana had no other choice: pass."
    assert match.words("fr").event(match.events[0]) == "Ana n’avait pas d’autre choix\u00a0: passer."


def test_others_are_not_told_because_it_would_show_what_the_seat_has():
    match = begin(one_way(always=False))
    assert match.chair(ANA).events == match.events
    assert match.chair(BEN).events == []
    assert [event.seen_by(None) for event in match.events] == [None]


def test_it_is_no_limit_for_taking_back():
    match = begin(one_way(always=False))
    match.play("nod yes")
    assert [type(event) for event in match.events] == [OnlyMovePlayed, OnlyMovePlayed]
    match.undo(BEN)
    assert match.events == [OnlyMovePlayed(ANA, "pass")]


def test_a_game_may_ask_all_the_same():
    match = begin(one_way(always=True))
    assert match.ask.seat == ANA
    assert offered(match) == ["pass"]
    assert match.position().ask.seat == ANA
    match.play("pass")
    match.play("nod no")
    assert list(match.deciders) == [ANA, BEN]
    assert match.events == []
    twin, position = match.fork(), match.position()
    assert (twin.ask.seat, twin.ask.always) == (ANA, True)
    position.step(Pass())
    assert position.ask.seat == BEN
    position.step(Nod(True))
    assert position.ask is None


def test_a_turn_may_begin_quietly():
    def turn(table: Table[Any]) -> Flow[None]:
        for quietly in (True, False):
            table.begin_turn(ANA, quietly=quietly)
            yield table.ask(ANA, "nod", [Nod(True), Nod(False)])
            table.state.taken.append(0)

    match = begin(small(turn, limit=2))
    assert (match.events, match.state.turn, match.state.turn_seat) == ([], 1, ANA)
    match.play("nod yes")
    assert match.events == [TurnBegan(ANA, 2)]
    match.play("nod yes")
    assert all(isinstance(event, Event) for event in match.events)


def test_a_question_without_answers_is_refused_even_if_it_is_always_asked():
    def turn(table: Table[Any]) -> Flow[None]:
        yield table.ask(ANA, "go", [], always=True)

    with pytest.raises(PluginError, match="asks 'go' and offers no move"):
        begin(small(turn))
    with pytest.raises(PluginError, match="game 'small' failed in its simulation: IndexError"):
        darbar.simulate(small(turn))


def test_a_question_to_nobody_at_the_table_is_refused():
    def turn(table: Table[Any]) -> Flow[None]:
        yield table.ask(Seat(9), "nod", [Nod(True), Nod(False)])

    with pytest.raises(PluginError, match="game 'small' asks 'nod' of seat 9, who is not here"):
        begin(small(turn))


def test_a_match_can_be_begun_with_a_game_that_is_not_installed():
    match = darbar.new(one_way(always=True), names=["Ana", "Ben"], seed=1)
    match.play("pass")
    assert darbar.load(match.record.dumps(), game=match.game).record == match.record


def test_how_many_others_were_told_of_an_only_move_shows_nowhere():
    def turn(table: Table[Any]) -> Flow[None]:
        for seat in (ANA, BEN, ANA):
            yield table.ask(seat, "go", [Pass()])
        yield table.ask(ANA, "nod", [Nod(True), Nod(False)])
        table.state.taken.append(1)

    match = begin(small(turn, limit=4))
    chair = match.chair(ANA)
    assert [len(chair.events_since(place)) for place in range(4)] == [2, 1, 0, 0]
    imagined = chair.imagine(1)
    assert (imagined.told, match.told) == (2, 3)
    assert [len(imagined.events_since(place)) for place in range(4)] == [2, 1, 0, 0]
