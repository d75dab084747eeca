"""One session for many screens: threads that look and play at once, and those who hear of every change."""

import random
import threading
from concurrent.futures import ThreadPoolExecutor

import darbar
import pytest
from darbar import DarbarError, Seat, Session
from darbar.core.state import encode
from toys import Done, Walk, caravan

ANA, BEN = Seat(0), Seat(1)


def said(session):
    return [session.words().say(remark.text) for remark in session.remarks]


# Threads


def test_many_threads_may_answer_take_back_and_look_at_once():
    """Whatever they do, the record of the match can be played again, and leads to the same table."""
    session = Session(darbar.new("hearts", 4, seed=5), practice=True)
    wrong = []

    def play(number):
        chance = random.Random(number)
        for _ in range(60):
            seat = Seat(chance.randrange(4))
            try:
                question = session.question(seat)
                if question is not None:
                    session.play(chance.choice(question.ask.moves), seat, question.number)
                if chance.random() < 0.2:
                    session.undo(seat, force=chance.random() < 0.1)
                session.scene(seat), session.events(seat), session.standings(None), session.version(None)
                session.chair(seat).view, session.chair(seat).why("pass"), session.history(seat)
            except DarbarError as error:
                if isinstance(error, darbar.PluginError):
                    wrong.append(error)
            except BaseException as error:
                wrong.append(error)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    again = darbar.load(session._match.record)
    assert encode(again.state) == encode(session._match.state)


def test_of_two_answers_to_one_question_one_counts_and_the_other_is_stale():
    session = Session(caravan())
    number = session.question(ANA).number
    with ThreadPoolExecutor(8) as pool:
        tries = [pool.submit(session.play, Walk(1), ANA, number) for _ in range(8)]
    assert [type(one.exception()) for one in tries].count(darbar.StaleAnswer) == 7
    assert len(session._match.moves) == 1


def test_within_still_nobody_else_changes_anything():
    session = Session(caravan())
    began = threading.Event()

    def play():
        began.set()
        session.play(Walk(1))

    thread = threading.Thread(target=play)
    with session.still():
        before = session.version(ANA)
        thread.start()
        assert began.wait(10)
        thread.join(0.05)
        assert (session.version(ANA), len(session.events(ANA))) == (before, 1)
    thread.join()
    assert session.version(ANA) > before


def test_a_chair_that_a_screen_holds_waits_too():
    session = Session(caravan())
    chair = session.chair(ANA)
    asked = []
    thread = threading.Thread(target=lambda: asked.append(chair.ask))
    with session.still():
        thread.start()
        thread.join(0.05)
        assert asked == []
    thread.join()
    assert Walk(1) in asked[0].moves
    assert asked[0].why(Walk(1)) is None
    assert chair.why("nod yes") == session._match.why("nod yes", seat=ANA)


# Listeners


def test_a_listener_hears_of_every_change_until_it_stops():
    session = Session(caravan())
    heard = []
    stop = session.listen(lambda: heard.append(session.version(None)))
    session.play(Walk(1))
    session.undo(ANA)
    session.play(Done())
    assert len(heard) == 3
    assert heard == sorted(set(heard))
    with pytest.raises(DarbarError):
        session.play(Walk(1), ANA, 1)
    assert len(heard) == 3, "a refused answer changes nothing"
    stop()
    stop()
    session.play(Done())
    assert len(heard) == 3


def test_a_listener_is_told_outside_of_the_lock():
    session = Session(caravan())
    seen = []

    def listener():
        with ThreadPoolExecutor() as pool:
            seen.append(pool.submit(session.version, None).result(timeout=10))

    session.listen(listener)
    session.play(Walk(1))
    with session.still():
        session.play(Walk(1))
        session.play(Walk(1))
        assert len(seen) == 1
    assert len(seen) == 2, "once, when all is done"


@pytest.mark.parametrize("fault", [RuntimeError("the page is gone"), SystemExit(0), GeneratorExit()])
def test_a_listener_that_fails_hears_no_more_and_is_remarked_upon_once(fault):
    session = Session(caravan())
    heard, calls = [], []

    def failing():
        calls.append(1)
        raise fault

    session.listen(failing)
    session.listen(lambda: heard.append(1))
    session.play(Walk(1))
    session.play(Walk(1))
    assert len(session._match.moves) == 2
    assert (len(calls), len(session.remarks)) == (1, 1)
    assert said(session)[0].startswith("A screen is told of no more changes, because it failed: ")
    assert len(heard) >= 2


def test_a_listener_may_play_itself():
    session = Session(caravan())
    session.listen(lambda: session.play(Done()) if session.asked == BEN else None)
    session.play(Done())
    assert [seat for seat, _ in session._match.record.moves] == [ANA, BEN]


# Languages


def test_one_match_is_told_in_several_languages():
    session = Session(caravan(), language="en")
    ask = session.chair(ANA).ask
    assert session.words(language="fr").prompt(ask) == "Que faites-vous\xa0?"
    assert session.words().prompt(ask) != "Que faites-vous\xa0?"


def test_a_shorthand_is_understood_for_each_seat():
    session = Session(darbar.new("tictactoe", seed=1))
    assert session.notation(session.parse("b2", ANA)) == "mark b2"
    assert session.notation(session.parse("b2")) == "mark b2"
