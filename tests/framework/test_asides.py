"""Questions whose moves do not all answer them, passing by other names, and what is not possible."""

import darbar
import pytest
from darbar import Move, Pass, Seat, Session
from darbar.core.asks import Ask
from darbar.core.moves import is_passing

ANA = Seat(0)


class Enough(Pass):
    """That is enough."""


class Take(Move):
    """Take {count}."""

    count: int


def test_a_kind_made_from_pass_passes_by_another_name():
    assert (str(Enough()), is_passing(Enough()), Enough() == Pass()) == ("enough", True, False)


@pytest.mark.parametrize(("count", "passes"), [(0, True), (1, False)])
def test_taking_none_of_something_is_passing(count, passes):
    assert is_passing(Take(count)) is passes


def test_a_question_that_can_only_be_passed_is_an_aside():
    free = [Take(3)]
    assert Ask(ANA, "take", [Take(0), *free], free=free).aside
    assert not Ask(ANA, "take", [Take(0), Take(1), *free], free=free).aside
    assert not Ask(ANA, "take", [Take(0)]).aside


def test_what_may_be_done_at_any_time_is_marked_in_its_question_and_in_its_copies():
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=7)
    for move in ("pass", "pass", "place docks"):
        match.play(move)
    match.play(match.ask.moves[0])
    while not match.ask.free:
        match.play(match.ask.moves[0])
    seat = match.ask.seat

    assert {str(move).split()[0] for move in match.ask.free} <= {"rest", "drink"}
    assert match.chair(seat).ask.free == match.fork().ask.free == match.ask.free


def test_all_that_is_not_possible_is_told_by_reason():
    session = Session(darbar.new("bazaar", names=["Ana", "Ben"], seed=7))
    session.play(session.parse("buy tea"))
    found = {
        session.words().reason(why): [str(move) for move in moves] for why, moves in session.refusals(session.asked)
    }

    assert found["the caravan has no tea. [Bazaar 2.3]"] == ["buy tea"]
    assert session.refusals(Seat(1 - session.asked)) == []
