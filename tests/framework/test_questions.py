"""Questions have numbers, and what a seat may know has a version: what comes too late is refused."""

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import darbar
import pytest
from darbar import RuleViolation, Seat, Session, StaleAnswer, UndoRefused
from darbar.bots.random import RandomBot
from toys import Done, Walk, caravan

ANA, BEN, CLEO, DAN = Seat(0), Seat(1), Seat(2), Seat(3)


def hearts(**settings):
    """All four pass three cards, chosen one after another, in secret."""
    return Session(darbar.new("hearts", 4, seed=3), **settings)


def answer(session, seat, times=1):
    for _ in range(times):
        session.play(session.chair(seat).ask.moves[0], seat)


def versions(session):
    return [session.version(seat) for seat in (ANA, BEN, CLEO, DAN, None)]


def grown(before, session):
    return [now > then for then, now in zip(before, versions(session), strict=True)]


# Numbers


def test_a_question_has_a_number_and_the_next_one_has_another():
    session = Session(caravan())
    first = session.question(ANA)
    assert first.ask.moves == session.chair(ANA).ask.moves
    assert session.question(BEN) is None
    session.play(Walk(1), ANA, first.number)
    assert session.question(ANA).number > first.number


def test_an_answer_to_a_question_that_is_no_longer_open_is_stale_and_changes_nothing():
    session = Session(caravan())
    old = session.question(ANA).number
    session.play(Walk(1), number=old)
    version = session.version(ANA)
    with pytest.raises(StaleAnswer, match="no longer open") as refused:
        session.play(Walk(1), ANA, old)
    assert isinstance(refused.value, RuleViolation)
    assert session.version(ANA) == version
    assert len(session._match.moves) == 1


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_a_number_that_was_never_given_is_stale(number):
    with pytest.raises(StaleAnswer):
        Session(caravan()).play(Walk(1), ANA, number)


def test_a_number_for_a_seat_that_is_not_asked_or_after_the_end_is_stale():
    session = Session(darbar.new("tictactoe", seed=1))
    with pytest.raises(StaleAnswer):
        session.play(session.parse("mark a1"), BEN, 1)
    for mark in ("a1", "a2", "b1", "b2", "c1"):
        session.play(session.parse(f"mark {mark}"))
    with pytest.raises(StaleAnswer):
        session.play(session.parse("mark c3"), None, 1)
    with pytest.raises(RuleViolation, match="There is no seat 9"):
        session.play(session.parse("mark c3"), Seat(9), 1)


def test_a_refused_answer_leaves_the_number_as_it_was():
    session = Session(caravan())
    number = session.question(ANA).number
    with pytest.raises(RuleViolation):
        session.play(session.parse("nod yes"), ANA, number)
    assert session.question(ANA).number == number
    session.play(Walk(1), ANA, number)


def test_what_is_asked_again_after_an_undo_has_a_new_number():
    session = Session(caravan())
    first = session.question(ANA).number
    session.play(Walk(1))
    second = session.question(ANA).number
    session.undo(ANA)
    again = session.question(ANA).number
    assert len({first, second, again}) == 3
    for stale in (first, second):
        with pytest.raises(StaleAnswer):
            session.play(Walk(1), ANA, stale)
    session.play(Walk(1), ANA, again)
    session.restart_turn(ANA)
    with pytest.raises(StaleAnswer):
        session.play(Walk(1), ANA, again)


def test_where_all_choose_at_once_the_number_of_one_does_not_change_when_another_answers_or_takes_back():
    session = hearts()
    before = {seat: session.question(seat).number for seat in (ANA, CLEO, DAN)}

    def numbers():
        return {seat: session.question(seat).number for seat in before}

    answer(session, BEN, 3)
    assert numbers() == before
    session.undo(BEN)
    session.restart_turn(BEN)
    assert numbers() == before
    answer(session, BEN, 2)
    session.undo(BEN)
    assert numbers() == before


def test_the_numbers_of_a_seat_do_not_tell_how_often_others_have_answered_in_secret():
    busy, quiet = hearts(), hearts()
    answer(busy, BEN, 2)
    busy.restart_turn(BEN)
    for session in (busy, quiet):
        answer(session, ANA)
    assert busy.question(ANA).number == quiet.question(ANA).number


# Versions


def test_to_look_at_a_version_does_not_change_it():
    session = hearts()
    assert versions(session) == versions(session) == [1] * 5
    answer(session, ANA, 3)
    assert versions(session) == versions(session) == [4, 2, 2, 2, 2]


def test_a_version_grows_for_everyone_when_something_happens():
    session = Session(caravan())
    before = [session.version(seat) for seat in (ANA, BEN, None)]
    assert [session.version(seat) for seat in (ANA, BEN, None)] == before
    session.play(Done())
    after = [session.version(seat) for seat in (ANA, BEN, None)]
    session.undo(ANA)
    session.play(Done())
    last = [session.version(seat) for seat in (ANA, BEN, None)]
    assert all(one < two < three for one, two, three in zip(before, after, last, strict=True))


def test_a_sealed_answer_is_news_to_nobody_else_until_its_seat_has_chosen():
    session = hearts()
    before = versions(session)
    answer(session, BEN, 2)
    assert grown(before, session) == [False, True, False, False, False]
    session.undo(BEN)
    assert grown(before, session) == [False, True, False, False, False]
    answer(session, BEN, 2)
    assert session.waiting == [ANA, CLEO, DAN]
    assert grown(before, session) == [True] * 5, "who is still awaited, everyone may know"


def test_a_refused_answer_changes_no_version_and_a_remark_changes_all():
    session = hearts()
    before = versions(session)
    with pytest.raises(StaleAnswer):
        session.play(session.chair(ANA).ask.moves[0], ANA, 99)
    with pytest.raises(UndoRefused):
        session.undo(ANA)
    assert versions(session) == before
    session.path = Path("/nowhere/at/all")
    answer(session, ANA)
    assert grown(before, session) == [True] * 5


def test_there_is_no_version_for_a_seat_that_is_not_there():
    with pytest.raises(RuleViolation, match="There is no seat 4"):
        hearts().version(Seat(4))


# Bots that think meanwhile


class Slow(RandomBot):
    """Thinks until it is told."""

    def __init__(self):
        super().__init__(1)
        self.asked, self.told = threading.Event(), threading.Event()

    def choose(self, chair):
        self.asked.set()
        assert self.told.wait(10)
        return super().choose(chair)


def test_others_may_answer_while_a_bot_thinks_and_its_thought_still_counts():
    bot = Slow()
    session = hearts(bots={BEN: bot})
    with ThreadPoolExecutor() as pool:
        thinking = pool.submit(session.think, BEN)
        assert bot.asked.wait(10)
        answer(session, ANA, 3)
        answer(session, CLEO)
        bot.told.set()
        thought = thinking.result()
    assert (thought.seat, thought.number) == (BEN, session.question(BEN).number)
    session.play(thought.move, thought.seat, thought.number)
    assert session.chair(BEN).past == [(BEN, thought.move)]


def test_a_thought_about_a_question_that_was_taken_back_meanwhile_is_stale():
    bot = Slow()
    session = Session(caravan(), {BEN: bot}, practice=True)
    session.play(Done(), ANA)
    with ThreadPoolExecutor() as pool:
        thinking = pool.submit(session.think)
        assert bot.asked.wait(10)
        session.undo(ANA, force=True)
        bot.told.set()
        thought = thinking.result()
    with pytest.raises(StaleAnswer):
        session.play(thought.move, thought.seat, thought.number)
    session.play(Done(), ANA)
    with pytest.raises(StaleAnswer):
        session.play(thought.move, thought.seat, thought.number)
    session.play_bot()
    assert session.remarks == []


# Taking back, and hints


def test_the_limit_of_undo_says_how_many_answers_stay():
    session = Session(caravan())
    assert session.undo_limit(ANA) == 0
    session.play(Walk(1))
    assert session.undo_limit(ANA) == 0
    session.play(session.parse("roll"))
    assert session.undo_limit(ANA) == 2
    session.play(Walk(1))
    session.undo(ANA)
    with pytest.raises(UndoRefused):
        session.undo(ANA)
    sealed = hearts()
    answer(sealed, BEN, 2)
    assert [sealed.undo_limit(seat) for seat in (ANA, BEN)] == [0, 0]


def test_a_hint_for_a_seat_that_is_not_asked_is_refused_with_the_seat_that_is():
    session = Session(caravan(), language="fr")
    with pytest.raises(RuleViolation, match="Ana") as refused:
        session.hint(BEN)
    assert (refused.value.seat, refused.value.reason.key) == (BEN, "refusal-not-asked")
    over = Session(darbar.new("tictactoe", seed=1))
    for mark in ("a1", "a2", "b1", "b2", "c1"):
        over.play(over.parse(f"mark {mark}"))
    with pytest.raises(RuleViolation, match="The match is over"):
        over.hint(ANA)
