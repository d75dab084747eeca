"""Taking up a match again: what its session kept goes on, and what comes from before is stale."""

import json
import sys

import darbar
import pytest
from click.testing import CliRunner
from darbar import Clocks, Control, DarbarError, Kept, RecordError, Seat, Session, StaleAnswer
from darbar.cli import main
from darbar.match.record import MOST_SESSION, loads
from darbar.sessions.bots import make_bot
from darbar.sessions.keeping import only_person
from darbar.sessions.questions import STEP
from darbar.sessions.tables import again

ANA, BEN = Seat(0), Seat(1)


class Time:
    """A time that stands still until somebody moves it."""

    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.darbar"


@pytest.fixture
def time():
    return Time()


def begin(path, time=None, written="10m+5s", **more):
    """A match of two people that is saved, with clocks if there is a time."""
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
    clock = time and Clocks(Control.read(written), 2, time)
    session = Session(match, path=path, clock=clock, **more)
    session.save()
    return session


def mark(session, where, seat=None, number=None):
    session.play(session.parse(f"mark {where}"), seat, number)


def left(session):
    return [round(clock.left) for clock in session.clocks]


def kept_in(path, **changes):
    """Change what a session has kept in a file."""
    content = path.read_text().partition("session ")[0]
    path.write_text(content + "session " + json.dumps(changes) + "\n")


# Clocks


def test_clocks_go_on_with_the_time_that_was_left(path, time):
    session = begin(path, time)
    time.now += 100
    mark(session, "b2")
    time.now += 50
    session.save()
    again = darbar.resume(path)
    assert left(again) == [505, 550]
    assert [clock.running for clock in again.clocks] == [False, True]


def test_what_is_left_of_a_delay_is_left(path, time):
    session = begin(path, time, "1m,delay=10s")
    time.now += 4
    session.save()
    state = darbar.resume(path).clock_state
    assert (state.left, state.grace[0]) == ((60, 60), pytest.approx(6, abs=0.1))


def test_a_pause_and_wishes_for_one_are_kept_at_once(path, time):
    session = begin(path, time)
    session.pause(ANA)
    again = darbar.resume(path)
    assert not again.paused
    again.pause(BEN)
    assert again.paused
    later = darbar.resume(path)
    assert later.paused
    assert later.check_clocks() is None
    later.go_on(ANA)
    later.go_on(BEN)
    assert not darbar.resume(path).paused


def test_what_was_agreed_on_for_the_end_of_time_still_holds(path, time):
    session = begin(path, time, "10s,over=bot,bot=random")
    time.now += 9.99
    session.save()
    again = darbar.resume(path)
    while again.people == [ANA, BEN]:
        again.check_clocks()
    assert again.players[0].bot == "random"


def test_new_clocks_take_the_place_of_kept_ones(path, time):
    begin(path, time)
    assert left(darbar.resume(path, clock="1m")) == [60, 60]
    assert left(darbar.resume(path)) == [60, 60], "and they are kept from then on"


def test_a_match_that_is_left_on_the_command_line_goes_on_with_its_clocks(path):
    typed = ["play", "tictactoe", "--seats", "you:Ana,you:Ben", "--plain"]
    CliRunner().invoke(main, [*typed, "--save", str(path), "--clock", "10m"], input="\nb2\n")
    kept_in(path, **Kept(control=Control(600), clocks=darbar.ClockState(left=(500, 65), **COUNTS)).plain())
    told = CliRunner().invoke(main, ["play", "--resume", str(path), "--plain"], input="\n").output
    assert "Clocks: Ana 8:20 and Ben 1:05 (running)." in told


COUNTS = {"answers": (1, 0), "asked": (1, 1)}


# Numbers


def test_an_answer_to_a_question_from_before_is_stale(path):
    session = begin(path)
    before = session.question(ANA).number
    again = darbar.resume(path)
    with pytest.raises(StaleAnswer):
        mark(again, "b2", ANA, before)
    number = again.question(ANA).number
    assert number == STEP + 1
    mark(again, "b2", ANA, number)


def test_no_number_comes_again_however_often_a_match_is_taken_up(path):
    session, numbers, versions = begin(path), [], []
    for _ in range(4):
        for bot in ("random", None):
            session.sit(ANA, bot)
            numbers.append(session.question(ANA).number)
            versions.append(session.version(None))
        session = darbar.resume(path)
    assert len(set(numbers)) == 8
    assert versions == sorted(set(versions)), "versions grow"


def test_a_session_that_has_used_up_its_numbers_counts_as_several(path, monkeypatch):
    monkeypatch.setattr("darbar.sessions.questions.STEP", 3)
    session = begin(path)
    for where in ("a1", "b1", "a2", "b2"):
        mark(session, where)
    assert session.kept.taken_up == 1
    assert darbar.resume(path).version(None) > session.version(None)


def test_whoever_stores_matches_elsewhere_keeps_it_as_plain_data():
    session = Session(darbar.new("tictactoe", seed=1), clock="10m")
    stored = session._match.record.dumps(), json.dumps(session.kept.plain())
    again = Session(darbar.load(stored[0]), kept=Kept.read(json.loads(stored[1])))
    assert (left(again), again.question(ANA).number) == ([600, 600], STEP + 1)


@pytest.mark.parametrize("number", [True, 1.0, "1"])
def test_what_only_counts_as_a_number_is_stale(path, number):
    session = begin(path)
    assert session.question(ANA).number == 1
    with pytest.raises(StaleAnswer):
        mark(session, "b2", ANA, number)
    mark(session, "b2", ANA, 1)


# Players


def bots(session):
    return [player.bot for player in session.players]


def test_a_person_called_like_a_bot_stays_a_person(path):
    darbar.table("tictactoe", "you:Ana,you:random 2", path=path)
    assert bots(darbar.resume(path)) == [None, None]
    assert bots(again(path)) == [None, None]
    assert bots(darbar.resume(path, "you,random")) == [None, "random"]
    assert bots(darbar.resume(path)) == [None, "random"], "and that is kept from then on"


def test_a_person_called_like_a_program_needs_no_word_from_the_command_line(path):
    darbar.table("tictactoe", "you:Ana,you:program 2", path=path)
    assert bots(darbar.resume(path)) == [None, None]


def test_whoever_was_let_in_plays_on_with_their_setting(path):
    session = darbar.table("tictactoe", "you:Ana,random", path=path)
    session.sit(ANA, "mcts:50")
    session.sit(BEN, None)
    again = darbar.resume(path)
    assert bots(again) == bots(session.another(path)) == ["mcts:50", None]
    again.sit(ANA, None)
    again.sit(BEN, "random")
    assert bots(darbar.resume(path)) == [None, "random"]
    assert loads(path.read_text()).session == {"taken_up": 2}, "where names tell it, nothing is kept"


def test_a_bot_that_is_an_object_is_not_kept(path):
    begin(path, bots={BEN: make_bot("random", 1)})
    assert bots(darbar.resume(path)) == [None, None]


def test_a_bot_that_is_no_longer_installed_leaves_its_seat_to_a_person(path):
    begin(path)
    kept_in(path, players=[None, "nobody:5"])
    assert bots(darbar.resume(path)) == [None, None]


def test_a_match_that_is_stored_elsewhere_goes_on_with_its_bots():
    session = Session(darbar.new("tictactoe", names=["Ana", "Ben"], seed=1), {BEN: "random"})
    kept = Kept.read(json.loads(json.dumps(session.kept.plain())))
    match = darbar.load(session._match.record)
    assert bots(Session(match, kept=kept)) == [None, "random"]
    assert bots(Session(match, {ANA: "random"}, kept=kept)) == ["random", None]
    with pytest.raises(RecordError, match="1 players for 2 seats"):
        Session(match, kept=Kept(players=("random",)))


@pytest.mark.parametrize(
    ("names", "players", "only"),
    [
        (["Ana", "random 2"], (), ANA),
        (["Ana", "random 2"], (None, None), None),
        (["Ana", "Ben"], (None, "random"), None),
        (["Ana", "program 2"], (), ANA),
        (["Ana", "random 2"], ("random",), None),
    ],
)
def test_only_the_one_person_that_there_ever_was_sees_what_a_seat_knows(names, players, only):
    record = darbar.new("tictactoe", names=names, seed=1).record
    assert only_person(record._replace(session=Kept(players=players).plain())) == only


# Files


def test_a_match_without_anything_to_keep_is_a_record_and_nothing_else(path):
    session = begin(path)
    assert path.read_text() == session._match.record.dumps()


def test_a_record_from_before_is_taken_up(path):
    darbar.new("tictactoe", names=["Ana", "random 2"], seed=1).record.save(path)
    session = darbar.resume(path)
    assert (session.people, session.clocks, session.kept) == ([ANA], [], Kept(taken_up=1))


def test_what_a_session_keeps_is_no_part_of_the_match(path, time):
    session = begin(path, time)
    mark(session, "b2")
    assert darbar.load(path).record == session._match.record


CLOCKS = {"control": {"main": 60.0}, "clocks": {"left": [60, 60], "answers": [0, 0], "asked": [0, 0]}}


@pytest.mark.parametrize(
    "wrong",
    [
        {"taken_up": -1},
        {"taken_up": 10**30},
        {"taken_up": "often"},
        {"colour": "red"},
        {"players": [None]},
        {"players": [None, None, "random"]},
        {"players": [None, 2]},
        {"players": [None, "mcts:\x1b[2J"]},
        {"players": [None, "mcts:" + "9" * 4000]},
        {"control": {"main": 60}},
        {"clocks": CLOCKS["clocks"]},
        {**CLOCKS, "control": {"main": -5}},
        {**CLOCKS, "control": {"main": 60, "over": "boom"}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "left": [60]}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "left": [1e300, 60]}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "asked": [0, -1]}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "wishes": [7]}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "grace": [1, 2, 3]}},
        {**CLOCKS, "clocks": {**CLOCKS["clocks"], "grace": [-1, 0]}},
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence_and_stays(path, wrong):
    begin(path)
    kept_in(path, **wrong)
    before = path.read_text()
    for take_up in (darbar.resume, again):
        with pytest.raises(RecordError, match=path.name):
            take_up(path)
    done = CliRunner().invoke(main, ["play", "--resume", str(path)], prog_name="darbar")
    assert (done.exit_code, done.output.count("\n"), path.read_text()) == (3, 1, before)


@pytest.mark.parametrize(
    "line", ["session", "session {", "session []\nsession []", 'session {"a":1,"a":2}', "clocks {}", "session 1e999"]
)
def test_a_broken_line_after_the_last_move_is_refused_in_a_sentence(path, line):
    begin(path)
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(RecordError):
        darbar.resume(path)


def test_a_session_keeps_no_more_than_can_be_read_again():
    record = darbar.new("tictactoe", seed=1).record
    with pytest.raises(RecordError, match="at most 16 KiB"):
        record._replace(session=["x" * MOST_SESSION]).dumps()
    assert loads(record._replace(session=["x"]).dumps()).session == ["x"]
    with pytest.raises(RecordError, match="'session' is larger"):
        loads(record.dumps() + f'session "{"x" * MOST_SESSION}"\n')


def test_no_program_plays_because_a_file_says_so(path):
    begin(path)
    kept_in(path, **CLOCKS | {"control": {"main": 60, "over": "bot", "bot": "program:touch pwned"}})
    for take_up in (darbar.resume, again):
        with pytest.raises(DarbarError, match="say with --clock what happens then"):
            take_up(path)
        assert left(take_up(path, clock="1m")) == [60, 60]
        kept_in(path, **CLOCKS | {"control": {"main": 60, "over": "bot", "bot": "program:touch pwned"}})
    assert darbar.load(path).ask is not None


def test_no_program_sits_down_because_a_file_says_so(path):
    begin(path)
    kept_in(path, players=[None, "program:touch pwned"])
    for take_up in (darbar.resume, again):
        with pytest.raises(DarbarError, match="'Ben' was played by a program: say with --seats who plays on"):
            take_up(path)
    assert bots(darbar.resume(path, "you,random")) == [None, "random"]


def test_what_a_program_was_called_with_stands_in_no_file(path):
    session = begin(path)
    session.sit(BEN, f"program:{sys.executable} -c secret")
    assert loads(path.read_text()).session == {"players": [None, "program"]}
    session.close()
