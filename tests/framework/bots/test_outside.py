"""Programs that play over standard input and output, and what happens when they do not play along."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import darbar
import pytest
from click.testing import CliRunner
from darbar import DarbarError, Match, Seat, Session, text
from darbar.bots import example
from darbar.bots.outside import FAULTS, Program
from darbar.cli import main
from darbar.sessions.players import names_of, players_again
from darbar.sessions.session import make_bot, seat_bots

EXAMPLE = f"{shlex.quote(sys.executable)} {shlex.quote(example.__file__)}"

ANSWERING = """
import json, sys
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print(json.dumps({"type": "hello"}), flush=True)
    elif heard["type"] == "ask":
        ANSWER
"""


@pytest.fixture
def program(tmp_path: Path):
    """A bot that says hello, and then answers asks as it is told; `fast` ones have a short time."""

    def write(answer: str, seconds: str = "5s") -> Program:
        path = tmp_path / "bot.py"
        path.write_text(ANSWERING.replace("ANSWER", answer))
        return Program(1, f"{seconds} {shlex.quote(sys.executable)} {shlex.quote(str(path))}")

    return write


def play(bot: Program, game: str = "tictactoe", answers: int = 1000) -> Session:
    """A match of the program against a random bot, as far as it goes."""
    session = Session(darbar.new(game, seats=2, seed=5), {**seat_bots(["you", "random"], 3), Seat(0): bot})
    while session.asked is not None and answers:
        session.play_bot()
        answers -= 1
    return session


def remarks(session: Session) -> list[str]:
    return [session.words().say(remark.text) for remark in session.remarks]


def test_the_example_needs_no_darbar_and_plays_a_match_to_its_end():
    """It runs isolated, without the packages of this environment."""
    session = play(Program(1, f"{shlex.quote(sys.executable)} -I -S {shlex.quote(example.__file__)}"), "bazaar")
    session.close()
    assert session.asked is None
    assert session.remarks == []


def test_the_program_is_told_its_seat_its_view_its_question_and_the_end():
    heard = []
    bot = Program(1, EXAMPLE)
    bot.listener = lambda direction, line: heard.append((direction, json.loads(line)))
    session = play(bot)
    session.close()
    kinds = [(direction, message["type"]) for direction, message in heard]
    assert kinds[:5] == [(">", "hello"), ("<", "hello"), (">", "view"), (">", "ask"), ("<", "move")]
    assert kinds[-1] == (">", "bye")
    hello, ask, bye = heard[0][1], heard[3][1], heard[-1][1]
    assert (hello["game"], hello["seat"], len(hello["names"])) == ("tictactoe", 0, 2)
    assert {"move", "words"} == set(ask["moves"][0])
    assert ask["time_left"] == 10.0
    assert sorted(place["seat"] for place in bye["standings"]) == [0, 1]


def test_what_happened_is_told_in_words():
    heard = []
    bot = Program(1, EXAMPLE)
    bot.listener = lambda direction, line: heard.append(json.loads(line))
    play(bot).close()
    views = [message for message in heard if message["type"] == "view"]
    first = views[1]["events"][0]
    assert first == {"event": "marked", "seat": 0, "cell": "a1", "words": "Player 1 marked a1."}


def test_what_happened_instead_of_what_was_taken_back_is_told_too():
    heard = []
    bot = Program(1, EXAMPLE)
    bot.listener = lambda direction, line: heard.append(json.loads(line))
    match = darbar.new("tictactoe", seats=2, seed=5)
    session = Session(match, {Seat(0): bot}, practice=True)
    for move in ("mark c3", "mark b3"):
        session.play_bot()
        session.play(session.parse(move))
    session.play_bot()
    for _ in range(2):
        session.undo(Seat(1), force=True)
    session.play(session.parse("mark c1"))
    session.play_bot()
    session.close()
    *_, last = (message for message in heard if message["type"] == "view")
    assert [event["words"] for event in last["events"]] == ["Player 2 marked c1."]


def test_moves_are_described_as_the_program_sees_the_table():
    heard = []
    bot = Program(1, EXAMPLE)
    bot.listener = lambda direction, line: heard.append(json.loads(line))
    match = darbar.new("tictactoe", seats=2, seed=5)
    game = match.game.change(describe=lambda view, move: text("Mark number {count}", count=view.marks + 1))
    session = Session(Match.begin(game, match.header), {**seat_bots(["you", "random"], 3), Seat(0): bot})
    for _ in range(3):
        session.play_bot()
    session.close()
    asks = [message for message in heard if message["type"] == "ask"]
    assert [ask["moves"][0]["words"] for ask in asks] == ["Mark number 1", "Mark number 3"]


def test_the_seed_of_the_match_is_told_to_no_program():
    heard = []
    bot = Program(1, EXAMPLE)
    bot.listener = lambda direction, line: heard.append(line)
    session = Session(darbar.new("bazaar", seats=2, seed=987654321), {**seat_bots(["you", "random"], 3), Seat(0): bot})
    while session.asked is not None:
        session.play_bot()
    session.close()
    assert not [line for line in heard if "987654321" in line]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("print('hm', flush=True)", "it answered “hm”, which means nothing"),
        ("print('\\x00\\xff', flush=True)", "which means nothing"),
        ("print('{}', flush=True)", "it answered “{}”, which means nothing"),
        ("print(json.dumps({'type': 'move', 'number': heard['number'], 'move': 'castle'}), flush=True)", "“castle”"),
        ("print(json.dumps({'type': 'move', 'number': heard['number'], 'move': 9}), flush=True)", "means nothing"),
    ],
)
def test_nonsense_is_answered_for_by_a_random_move_and_a_remark_says_so(program, answer, said):
    session = play(program(answer), answers=1)
    [remark] = remarks(session)
    assert said in remark
    assert remark.endswith("A random move is played instead.")
    session.close()


def test_a_move_that_is_not_offered_is_refused(program):
    answer = "print(json.dumps({'type': 'move', 'number': heard['number'], 'move': 'mark a1'}), flush=True)"
    session = play(program(answer))
    assert session.asked is None
    assert "it answered “mark a1”, which is not offered." in remarks(session)[0]
    session.close()


def test_a_late_program_is_answered_for_and_its_late_answer_does_not_count(program):
    late = """
        import time
        time.sleep(0.5 if heard["number"] == 1 else 0)
        print(json.dumps({"type": "move", "number": heard["number"], "move": heard["moves"][-1]["move"]}), flush=True)
    """
    session = play(program(late.strip().replace("\n        ", "\n        "), "0.4s"))
    assert session.asked is None
    assert [remark for remark in remarks(session) if "it did not answer in time" in remark]
    assert not [remark for remark in remarks(session) if "not offered" in remark]
    session.close()


def test_after_three_faults_the_program_is_not_asked_again(program):
    session = play(program("print('hm', flush=True)"))
    assert session.asked is None
    assert len(remarks(session)) == FAULTS
    assert remarks(session)[-1].endswith("From now on random moves are played instead.")


def test_a_program_that_ends_is_replaced_at_once_and_the_match_goes_on(program):
    session = play(program("sys.exit(3)"))
    assert session.asked is None
    [remark] = remarks(session)
    assert "it has ended. From now on random moves are played instead." in remark


def test_a_program_that_cannot_be_started_is_replaced():
    session = play(Program(1, "no-such-program-anywhere"))
    assert session.asked is None
    [remark] = remarks(session)
    assert "no-such-program-anywhere" in remark and "cannot be started" in remark


def test_closing_ends_the_process(program):
    bot = program("pass", "0.2s")
    session = play(bot, answers=1)
    process = bot._talk._process
    session.close()
    assert process.poll() is not None


def test_a_program_needs_a_command():
    with pytest.raises(DarbarError, match="needs a command: program:COMMAND"):
        make_bot("program", 1)
    with pytest.raises(DarbarError, match="No closing quotation"):
        make_bot("program:python 'bot.py", 1)


def test_a_saved_match_starts_no_program_by_itself():
    assert names_of(["you", "program:./bot.py", "random"]) == ["Player 1", "program 2", "random 3"]
    with pytest.raises(DarbarError, match="'program 2' was played by a program: say with --seats who plays on"):
        players_again(["Player 1", "program 2"], None)
    with pytest.raises(DarbarError, match="was played by a program"):
        players_again(["Player 1", "program:shutdown 2"], None)


def test_the_protocol_is_printed_with_every_field():
    result = CliRunner().invoke(main, ["bot-protocol"])
    assert result.exit_code == 0
    for word in ("hello", "view", "ask", "move", "bye", "time_left", "10 seconds", "3 faults"):
        assert word in result.output


def test_the_schema_is_json():
    result = CliRunner().invoke(main, ["bot-protocol", "--schema"])
    assert set(json.loads(result.output)) == {"to-program", "from-program", "$defs"}


def test_a_program_is_tried_out_from_the_command_line(tmp_path):
    path = tmp_path / "bot.py"
    path.write_text(CliRunner().invoke(main, ["bot-protocol", "--example"]).output)
    command = [str(Path(sys.executable).parent / "darbar")]
    trial = f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    done = subprocess.run(
        [*command, "bot-protocol", "--try", trial], capture_output=True, text=True, timeout=60, check=True
    )
    assert '> {"type":"hello"' in done.stdout
    assert "1. " in done.stdout.splitlines()[-2]


def test_a_program_sits_at_the_table_of_the_command_line(tmp_path):
    saved = tmp_path / "match.darbar"
    seats = f"random,program:{EXAMPLE}"
    result = CliRunner().invoke(main, ["play", "tictactoe", "--seats", seats, "--frontend", "plain", "--save", saved])
    assert result.exit_code == 0, result.output
    assert "program 2" in saved.read_text()
