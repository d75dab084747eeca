"""A match that is kept elsewhere, in a store: before anybody hears of a change, and otherwise it did not happen."""

from contextlib import suppress
from threading import Event

import darbar
import pytest
from darbar import DarbarError, Kept, Pool, RuleViolation, Seat, Session, StaleAnswer
from darbar.errors import NotKept

ANA, BEN = Seat(0), Seat(1)


class Shelf:
    """Keeps the records of a match, as long as there is room."""

    def __init__(self):
        self.kept = []
        self.full = False

    def __call__(self, record):
        if self.full:
            raise NotKept("the shelf is full")
        self.kept.append(record)


@pytest.fixture
def shelf():
    return Shelf()


def begin(shelf, game="tictactoe", **more):
    return Session(darbar.new(game, names=["Ana", "Ben"], seed=1), keep=shelf, **more)


def mark(session, where, seat=None, number=None):
    session.play(session.parse(f"mark {where}"), seat, number)


def said(session):
    return [session.words().say(remark.text) for remark in session.remarks]


def seen(session):
    return [session.page(seat) for seat in (ANA, BEN, None)]


def test_every_change_is_kept_before_anybody_hears_of_it(shelf):
    session = begin(shelf)
    heard = []
    session.listen(lambda: heard.append(len(shelf.kept)))
    mark(session, "b2")
    session.undo(ANA)
    session.sit(BEN, "random")
    assert heard == [1, 2, 3]
    assert [len(record.moves) for record in shelf.kept] == [1, 0, 0]
    assert Kept.read(shelf.kept[-1].session).players == (None, "random")


def test_an_answer_that_cannot_be_kept_did_not_happen(shelf):
    session = begin(shelf)
    mark(session, "b2")
    number, before = session.question(BEN).number, seen(session)
    shelf.full = True
    with pytest.raises(NotKept, match="the shelf is full"):
        mark(session, "a1", BEN, number)
    after = seen(session)
    assert [page["scene"] for page in after] == [page["scene"] for page in before]
    assert session.question(BEN).number == number
    assert said(session) == ["The match stands still, because it cannot be kept: the shelf is full"]


def test_the_same_answer_counts_when_there_is_room_again(shelf):
    session = begin(shelf)
    number = session.question(ANA).number
    shelf.full = True
    with pytest.raises(NotKept):
        mark(session, "b2", ANA, number)
    shelf.full = False
    mark(session, "b2", ANA, number)
    assert [move for _, move in shelf.kept[-1].moves] == ["mark b2"]
    with pytest.raises(StaleAnswer):
        mark(session, "a1", ANA, number)


def test_an_undo_that_cannot_be_kept_did_not_happen(shelf):
    session = begin(shelf)
    mark(session, "b2")
    shelf.full = True
    with pytest.raises(NotKept):
        session.undo(ANA)
    assert session.waiting == [BEN]
    assert len(session.record.moves) == 1


def test_nobody_sits_down_where_that_cannot_be_kept(shelf):
    session = begin(shelf)
    bot = session.bots.get(BEN)
    shelf.full = True
    with pytest.raises(NotKept):
        session.sit(BEN, "random")
    assert session.bots.get(BEN) is bot is None
    shelf.full = False
    session.sit(BEN, "random")
    bot = session.bots[BEN]
    shelf.full = True
    with pytest.raises(NotKept):
        session.sit(BEN, None)
    assert session.bots[BEN] is bot
    assert session.players[BEN].bot == "random"


def test_a_pause_that_cannot_be_kept_is_none(shelf):
    session = begin(shelf, clock="10m")
    session.pause(ANA)
    shelf.full = True
    with pytest.raises(NotKept):
        session.pause(BEN)
    assert not session.paused
    assert [clock.running for clock in session.clocks] == [True, False]
    shelf.full = False
    session.pause(BEN)
    assert session.paused


def test_the_remark_comes_once_until_something_was_kept(shelf):
    session = begin(shelf)
    for full in (True, True, False, True):
        shelf.full = full
        with suppress(NotKept):
            mark(session, "b2" if session.waiting == [ANA] else "a1")
    assert len([one for one in said(session) if "stands still" in one]) == 2


def test_whatever_else_goes_wrong_in_keeping_changes_nothing_either():
    def broken(record):
        raise OSError("no disk")

    session = begin(broken)
    with pytest.raises(OSError, match="no disk"):
        mark(session, "b2")
    assert session.waiting == [ANA]


def test_bots_wait_while_nothing_can_be_kept_and_go_on_afterwards(shelf):
    shelf.full = True
    session = begin(shelf, bots={ANA: "random", BEN: "random"})
    stuck, over = Event(), Event()
    session.listen(lambda: stuck.set() if session.unsaved else None)
    session.listen(lambda: over.set() if session.asked is None else None)
    with Pool(1) as pool:
        session.run_bots(pool)
        assert stuck.wait(30)
        assert len(session.record.moves) == 0
        shelf.full = False
        session.run_bots(pool)
        assert over.wait(30)
        session.close()
    assert shelf.kept[-1].moves == session.record.moves


def test_a_session_goes_on_from_what_was_kept(shelf):
    session = begin(shelf, clock="10m")
    mark(session, "b2")
    record = shelf.kept[-1]
    again = Session(darbar.load(record), kept=Kept.read(record.session), keep=shelf)
    assert again.waiting == [BEN]
    mark(again, "a1")
    assert len(shelf.kept[-1].moves) == 2


def test_who_takes_over_from_a_session_may_go_on_with_its_numbers(shelf):
    """A match that was put away for a while: a form that somebody has filled in meanwhile still counts."""
    session = begin(shelf)
    mark(session, "b2")
    number, version = session.question(BEN).number, session.version(BEN)
    again = Session(darbar.load(session.record), kept=session.kept, numbering=session.numbering)
    assert again.question(BEN).number == number
    assert again.version(BEN) > version
    mark(again, "a1", BEN, number)
    assert again.waiting == [ANA]


# Names


def test_whoever_sits_down_brings_their_name(shelf):
    session = begin(shelf)
    version = session.version(None)
    session.rename(BEN, "Chloé")
    assert session.names == ["Ana", "Chloé"]
    assert shelf.kept[-1].header.names == ["Ana", "Chloé"]
    assert session.version(None) > version
    assert said(session) == ["Chloé sits down."]


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb"])
def test_a_name_that_no_record_can_hold_is_refused(shelf, name):
    session = begin(shelf)
    with pytest.raises(DarbarError, match="a name has 1 to 40 printable characters"):
        session.rename(BEN, name)
    assert session.names == ["Ana", "Ben"]
    assert shelf.kept == []


def test_a_name_for_a_seat_that_is_not_there_is_refused(shelf):
    with pytest.raises(RuleViolation):
        begin(shelf).rename(Seat(7), "Chloé")


def test_a_name_that_cannot_be_kept_is_not_given(shelf):
    session = begin(shelf)
    shelf.full = True
    with pytest.raises(NotKept):
        session.rename(BEN, "Chloé")
    assert session.names == ["Ana", "Ben"]


# Lessons


def test_a_lesson_goes_on_where_it_was_kept(shelf):
    session = darbar.learn("bazaar")
    session.keeper = shelf
    for _ in range(4):
        read_or_play(session)
    record = shelf.kept[-1]
    again = Session(darbar.load(record), {}, kept=Kept.read(record.session), practice=True)
    assert again.guide.number == session.guide.number
    assert again.guide.says(again.words()) == session.guide.says(session.words())
    assert again.guide.moves == session.guide.moves
    while not again.guide.over:
        read_or_play(again)


def test_a_step_of_a_lesson_that_cannot_be_kept_is_not_taken(shelf):
    session = darbar.learn("bazaar")
    session.keeper = shelf
    read_or_play(session)
    number, moves = session.guide.number, len(session.record.moves)
    shelf.full = True
    with pytest.raises(NotKept):
        read_or_play(session)
    assert (session.guide.number, len(session.record.moves)) == (number, moves)
    shelf.full = False
    while not session.guide.over:
        read_or_play(session)


def test_a_place_that_a_lesson_does_not_have_is_refused():
    session = darbar.learn("bazaar")
    place = session.guide.at
    for wrong in ({"lesson": "nothing"}, {"part": 99}, {"step": 999}):
        kept = Kept.read({"lesson": {"lesson": place.lesson, "part": 0, "step": 0} | wrong})
        with pytest.raises(darbar.RecordError, match="does not go on"):
            Session(darbar.load(session.record), {}, kept=kept)


def read_or_play(session):
    guide = session.guide
    if guide.reading:
        guide.go_on()
    else:
        session.play(guide.moves[0], guide.seat)


# Bots that do not answer


def test_a_bot_that_thinks_for_too_long_is_not_asked_again_and_somebody_else_may_sit_there():
    session = Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), {ANA: "hard:60s", BEN: "random"})
    late, over = Event(), Event()
    session.listen(lambda: late.set() if session.remarks else None)
    session.listen(lambda: over.set() if session.asked is None else None)
    with Pool(1, patience=0.5) as pool:
        session.run_bots(pool)
        assert late.wait(30)
        assert said(session) == ["Ana (a bot) does not answer: the match waits until somebody else plays there."]
        assert session.waiting == [ANA]
        session.sit(ANA, "random")
        assert over.wait(30)
        session.close()
