"""Clocks: time that is left and since when it runs; what an answer adds, what is not counted, and what comes last."""

import darbar
import msgspec
import pytest
from click.testing import CliRunner
from darbar import Clocks, ClockState, Control, DarbarError, RecordError, RuleViolation, Seat, Session
from darbar.cli import main
from toys import Done, Walk, caravan

ANA, BEN, CLEO, DAN = Seat(0), Seat(1), Seat(2), Seat(3)


class Time:
    """A time that stands still until somebody moves it."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now

    def pass_by(self, seconds):
        self.now += seconds


@pytest.fixture
def time():
    return Time()


def timed(match, time, written="10m+5s", bots=None, state=None, **more):
    return Session(match, bots, clock=Clocks(Control.read(written), match.seats, time, state), **more)


def left(session):
    return [round(clock.left, 3) for clock in session.clocks]


def running(session):
    return [clock.seat for clock in session.clocks if clock.running]


def said(session):
    return [session.words().say(remark.text) for remark in session.remarks]


def hearts(time, written="1m", **more):
    return timed(darbar.new("hearts", 4, seed=3), time, written, **more)


def answer(session, seat, times=1):
    for _ in range(times):
        session.play(session.chair(seat).ask.moves[0], seat)


# What people write


@pytest.mark.parametrize(
    ("written", "control"),
    [
        ("10m", Control(600)),
        ("10m+5s", Control(600, 5)),
        ("1h30m", Control(5400)),
        ("90s+0.5s, over=first", Control(90, 0.5, over="first")),
        ("5m+3s,delay=2s,over=bot,bot=hard:1s", Control(300, 3, 2, "bot", "hard:1s")),
    ],
)
def test_a_clock_is_written_in_a_few_signs(written, control):
    assert Control.read(written) == control


@pytest.mark.parametrize(
    "written",
    [
        *("", "10", "ten minutes", "10m+", "10m+5", "0s", "10m,over=boom", "10m,over", "10m,delay=x", "10m,,"),
        *("10m,over=bot,over=bot", "101d", "10m+31d", "-5m", "10m,colour=red", "1m2h"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused_in_a_sentence(written):
    with pytest.raises(DarbarError):
        Control.read(written)


# Running


def test_the_clock_of_whoever_is_awaited_runs(time):
    session = timed(caravan(), time)
    assert (left(session), running(session)) == ([600, 600], [ANA])
    time.pass_by(10)
    assert left(session) == [590, 600]
    session.play(Done())
    assert (left(session), running(session)) == ([595, 600], [BEN])
    time.pass_by(3)
    assert left(session) == [595, 597]


def test_a_refused_answer_changes_no_clock(time):
    session = timed(caravan(), time)
    time.pass_by(10)
    with pytest.raises(RuleViolation):
        session.play(session.parse("nod yes"))
    assert left(session) == [590, 600]


def test_the_delay_of_each_question_is_not_counted(time):
    session = timed(caravan(), time, "1m,delay=3s")
    time.pass_by(2)
    session.play(Walk(1))
    time.pass_by(4)
    assert left(session) == [59, 60]
    session.play(Walk(1))
    assert left(session) == [59, 60]


def test_undo_gives_no_time_back_and_earns_none(time):
    session = timed(caravan(), time, "1m+5s,delay=2s")
    time.pass_by(12)
    session.play(Walk(1))
    assert left(session) == [55, 60]
    for _ in range(5):
        session.undo(ANA)
        session.play(Walk(1))
    assert left(session) == [55, 60]
    session.undo(ANA)
    time.pass_by(3)
    assert left(session) == [54, 60]
    for _ in range(5):
        session.play(Walk(1))
        session.undo(ANA)
        time.pass_by(1)
    assert left(session) == [49, 60], "nor is the beginning of the same question left out again"
    session.play(Walk(1))
    session.play(Walk(1))
    assert left(session) == [54, 60]


def test_after_the_end_no_clock_runs(time):
    session = timed(darbar.new("tictactoe", seed=1), time, "1m")
    for mark in ("a1", "a2", "b1", "b2", "c1"):
        session.play(session.parse(f"mark {mark}"))
    time.pass_by(100)
    assert (running(session), left(session), session.check_clocks()) == ([], [60, 60], None)


def test_where_several_choose_at_once_the_clocks_of_all_of_them_run(time):
    session = hearts(time)
    time.pass_by(10)
    assert (left(session), running(session)) == ([50] * 4, [ANA, BEN, CLEO, DAN])
    answer(session, BEN, 3)
    time.pass_by(10)
    assert (left(session), running(session)) == ([40, 50, 40, 40], [ANA, CLEO, DAN])


def test_a_clock_tells_nothing_of_the_steps_of_a_secret_choice(time):
    session = hearts(time, "1m+5s,delay=2s")
    time.pass_by(10)
    before = session.clocks
    answer(session, BEN, 2)
    assert session.clocks == before
    session.undo(BEN)
    assert session.clocks == before
    answer(session, BEN, 2)
    assert left(session) == [52, 57, 52, 52], "a whole choice counts as one answer"
    session.undo(BEN)
    answer(session, BEN)
    assert left(session) == [52, 57, 52, 52]


def test_a_match_without_clocks_has_none():
    session = Session(caravan())
    assert (session.clocks, session.paused, session.clock_state, session.check_clocks()) == ([], False, None, None)
    with pytest.raises(DarbarError, match="this match has no clocks"):
        session.pause(ANA)


# When time is over


def test_overtime_is_shown_and_told_once(time):
    session = timed(caravan(), time, "10s")
    assert session.check_clocks() == 10
    time.pass_by(12)
    for _ in range(3):
        assert session.check_clocks() is None
    assert left(session) == [-2, 10]
    assert said(session) == ["The time of Ana is over."]
    session.play(Walk(1))
    assert session.check_clocks() is None
    assert len(session.remarks) == 1


def test_a_bot_sits_in_when_time_is_over(time):
    session = timed(caravan(), time, "10s,over=bot,bot=random")
    time.pass_by(9.9)
    session.check_clocks()
    assert session.people == [ANA, BEN]
    number = session.question(ANA).number
    time.pass_by(0.1)
    session.check_clocks()
    session.check_clocks()
    assert session.people == [BEN]
    assert said(session) == ["The time of Ana is over.", "A bot (random) plays for Ana from now on."]
    with pytest.raises(darbar.StaleAnswer):
        session.play(Done(), ANA, number)


def test_the_usual_bot_sits_in_where_nobody_names_one_and_a_wrong_one_is_refused_at_once(time):
    session = timed(caravan(), time, "10s,over=bot")
    time.pass_by(11)
    session.check_clocks()
    assert session.players[0].bot == "medium"
    with pytest.raises(DarbarError, match="no bot called 'rando'"):
        timed(caravan(), time, "10s,over=bot,bot=rando")


def test_the_first_offered_move_is_played_when_time_is_over(time):
    session = timed(darbar.new("tictactoe", seed=1), time, "10s+4s,over=first")
    time.pass_by(11)
    assert session.check_clocks() == 10
    assert [notation for _, notation in session._match.record.moves] == ["mark a1"]
    assert running(session) == [BEN]
    assert said(session) == ["The time of Player 1 is over."]


def test_whoever_ran_out_of_time_first_is_first_also_when_nobody_looked(time):
    session = hearts(time, "20s", state=ClockState(left=(20.0, 5.0, 12.0, 30.0), answers=(0,) * 4, asked=(0,) * 4))
    assert session.check_clocks() == 5
    time.pass_by(25)
    assert session.check_clocks() == 5
    assert said(session) == [f"The time of Player {number} is over." for number in (2, 3, 1)]


def test_in_a_secret_choice_first_moves_are_played_until_all_is_chosen(time):
    session = hearts(
        time, "20s,over=first", state=ClockState(left=(20.0, 5.0, 12.0, 30.0), answers=(0,) * 4, asked=(0,) * 4)
    )
    time.pass_by(13)
    session.check_clocks()
    assert session.waiting == [ANA, DAN]


def test_a_match_of_first_moves_comes_to_its_end(time):
    session = timed(darbar.new("tictactoe", seed=1), time, "1s,over=first")
    for _ in range(20):
        time.pass_by(2)
        session.check_clocks()
    assert session.asked is None


# Pausing


def test_the_clocks_stand_still_when_all_people_want_it_and_run_again_when_all_want_it(time):
    session = timed(caravan(), time, "1m,delay=4s")
    time.pass_by(3)
    session.pause(ANA)
    session.pause(ANA)
    assert not session.paused
    session.pause(BEN)
    assert (session.paused, running(session)) == (True, [])
    time.pass_by(1000)
    assert (left(session), session.check_clocks()) == ([60, 60], None)
    session.go_on(BEN)
    session.go_on(ANA)
    assert (session.paused, running(session)) == (False, [ANA])
    time.pass_by(3)
    assert left(session) == [58, 60], "what was left of the delay is left"
    assert said(session) == [
        "Ana would like the clocks to stand still.",
        "The clocks stand still.",
        "Ben would like the clocks to run again.",
        "The clocks run again.",
    ]


def test_bots_are_not_asked_about_a_pause(time):
    session = timed(caravan(), time, "1m", bots={BEN: "random"})
    with pytest.raises(RuleViolation, match="only people stop the clocks"):
        session.pause(BEN)
    session.pause(ANA)
    assert session.paused
    session.play(Done())
    time.pass_by(5)
    assert left(session) == [60, 60], "whoever answers in a pause does not end it"
    session.go_on(ANA)
    assert running(session) == [BEN]


# Keeping


def test_clocks_are_kept_as_plain_data_and_put_back(time):
    session = timed(caravan(), time, "1m+5s")
    time.pass_by(10)
    session.play(Walk(1))
    time.pass_by(2)
    session.pause(ANA)
    kept = msgspec.json.encode(session.clock_state)
    time.pass_by(500)
    state = msgspec.json.decode(kept, type=ClockState)
    again = timed(caravan("walk 1"), time, "1m+5s", state=state)
    assert left(again) == [53, 60]
    again.undo(ANA)
    again.play(Walk(1))
    assert left(again) == [53, 60]
    again.pause(BEN)
    assert again.paused
    with pytest.raises(RecordError, match="clocks of 2 players, and 4 play"):
        hearts(time, state=state)


# The command line


def test_a_clock_is_typed_and_told_with_the_question():
    typed = ["play", "tictactoe", "--no-save", "--seats", "you:Ana,you:Ben", "--clock", "10m+5s"]
    done = CliRunner().invoke(main, typed, input="\nb2\n", prog_name="darbar")
    assert "Clocks: Ana 10:00 (running) and Ben 10:00." in done.output
    wrong = CliRunner().invoke(main, ["play", "tictactoe", "--clock", "soon"], prog_name="darbar")
    assert (wrong.exit_code, "'soon' is no time" in wrong.output) == (2, True)
