"""The command `darbar`, as people type it."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import darbar
import pytest
from click.testing import CliRunner, Result
from darbar import Session
from darbar.cli import main
from darbar.commands.choices import language_of
from darbar.plugins import plugins

DARBAR = Path(sys.executable).with_name("darbar")
needs_posix = pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals and streams")
COMMANDS = ["check", "components", "games", "new", "play", "plugins", "replay", "rules", "rulings"]


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Type a command in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")

    def typed(line: str, keys: str = "") -> Result:
        return CliRunner().invoke(main, line.split(), input=keys, prog_name="darbar")

    return typed


@pytest.fixture
def saved(tmp_path):
    """A match that Ana wins."""
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
    for move in ("mark a1", "mark a2", "mark b1", "mark b2", "mark c1"):
        match.play(move)
    match.record.save(tmp_path / "match.txt")
    return "match.txt"


def shell(*words: str, **options) -> subprocess.CompletedProcess[str]:
    return subprocess.run([DARBAR, *words], capture_output=True, text=True, timeout=30, **options)


# Help


def test_the_help_shows_the_line_of_every_command(run):
    shown = run("--help")
    assert shown.exit_code == 0
    listed = [line.split()[0] for line in shown.stdout.partition("Commands:\n")[2].splitlines() if line[2:3].strip()]
    assert set(COMMANDS) <= set(listed)
    assert "List the installed games" in shown.stdout


@pytest.mark.parametrize("command", plugins().names("command"))
def test_every_command_explains_itself(run, command):
    shown = run(f"{command} --help")
    assert shown.exit_code == 0
    assert shown.stdout.startswith(f"Usage: darbar {command}")


def test_darbar_alone_prints_its_help_where_nobody_sits_at_a_terminal(run):
    shown = run("")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr == run("--help").stdout


@pytest.mark.parametrize("command", ["welcome", "watch match.txt"])
def test_what_needs_a_terminal_says_so_without_one(run, saved, command):
    shown = run(command)
    assert shown.exit_code == 2
    assert "needs a terminal: say `darbar " in shown.stderr


def test_the_version_is_that_of_the_kernel(run):
    assert run("--version").stdout == f"darbar {darbar.__version__} ({darbar.version.build()})\n"


def test_the_help_imports_no_game_no_frontend_and_no_command():
    looked_up = (
        "import sys\nfrom darbar.cli import main\ntry:\n    main(['--help'])\nexcept SystemExit:\n    pass\n"
        "print(*sys.modules, sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", looked_up], capture_output=True, text=True, check=True)
    modules = set(done.stdout.splitlines())
    assert "darbar.plugins.manager" in modules
    things = [one.card.load.partition(":")[0] for kind in plugins().provided.values() for one in kind.values()]
    assert not modules & {*things, "rich", "fluent", "fluent.runtime", "babel"}


# What goes wrong is one sentence and an exit code


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("gmaes", 2, "There is no command called 'gmaes'. Did you mean games or saves?"),
        ("rules tictacto", 2, "There is no game called 'tictacto'. Did you mean tictactoe?"),
        ("play tictactoe --frontend plian", 2, "There is no frontend called 'plian'. Did you mean plain?"),
        ("play tictactoe --seats you,randm", 2, "There is no player or bot called 'randm'. Did you"),
        ("play tictactoe --seats you,you,you", 2, "Tic-tac-toe is for 2 players, not 3."),
        ("play tictactoe --variant fast", 2, "There is no variant of Tic-tac-toe called 'fast'."),
        ("play tictactoe --option days=3", 2, "There is no option called 'days'."),
        ("play tictactoe --seats you:,random", 2, "a name has 1 to 40 printable characters: '' does not"),
        ("play tictactoe --components nowhere.toml", 3, "cannot read nowhere.toml: No such file or directory"),
        ("play tictactoe --save nowhere/match.txt", 3, "cannot write nowhere/match.txt: No such file or directory."),
        ("play --resume nowhere.txt", 3, "cannot read nowhere.txt: No such file or directory"),
        ("replay nowhere.txt", 3, "cannot read nowhere.txt: No such file or directory"),
        ("check tictacto", 2, "There is no game called 'tictacto'. Did you mean tictactoe?"),
        ("rules tictactoe --uncovered", 2, "there is no folder 'tests' with tests: name one with --tests"),
        ("rules tictactoe --tests proofs", 2, "there is no folder 'proofs' with tests: name one with --tests"),
        ("new game Lantern", 2, "a game's name is one lower-case word of letters, digits and _: 'Lantern' is not"),
        ("new game tictactoe", 2, "the game 'tictactoe' is installed already, from plugin 'classics' of darbar"),
        ("new frontend classics", 2, "the name 'classics' is taken"),
    ],
)
def test_a_mistake_brings_one_sentence_and_changes_nothing(run, tmp_path, line, code, sentence):
    shown = run(line)
    assert shown.exit_code == code
    assert shown.stderr.startswith(f"darbar: {sentence}")
    assert shown.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play", "name a game (see `darbar games`), or a saved match with --resume FILE"),
        ("play tictactoe --sed 3", "--seed"),
        ("play tictactoe --seed -1", "-1 is not in the range"),
        ("play tictactoe --option days", "expected NAME=VALUE, got 'days'"),
        ("play tictactoe --language de", "'de' is not one of 'en', 'fr', 'ru'"),
        ("check", "name the games to check, or say --all"),
        ("check tictactoe --all", "name the games to check, or say --all"),
        ("new gmae lantern", "'gmae' is not one of 'game', 'frontend'"),
    ],
)
def test_wrong_use_points_at_the_help(run, line, sentence):
    shown = run(line)
    assert shown.exit_code == 2
    assert sentence in shown.stderr
    assert "--help' for help" in shown.stderr


@pytest.mark.parametrize(("words", "code"), [(["gmaes"], 2), (["replay", "nowhere"], 3), (["games"], 0), (["-x"], 2)])
def test_the_shell_gets_the_exit_code_and_no_traceback(tmp_path, words, code):
    done = shell(*words, cwd=tmp_path)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert bool(done.stderr) == bool(code)


def test_a_closed_pipe_is_silent():
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([DARBAR, "games"], stdout=writer, stderr=subprocess.PIPE, text=True, timeout=30)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


FULL = "darbar: the output cannot be written: No space left on device\n"
CLOSED = "darbar: the output cannot be written: Bad file descriptor\n"


@needs_posix
@pytest.mark.parametrize(
    ("line", "code", "complaint"),
    [
        ("games >/dev/full", 3, FULL),
        ("--help >/dev/full", 3, FULL),
        ("play tictactoe >/dev/full </dev/null", 3, FULL),
        ("arena tictactoe --bots random,random --games 2 >/dev/full", 3, FULL),
        ("games >/dev/full 2>&1", 3, ""),
        ("games >&-", 3, CLOSED),
        ("play tictactoe --seats random,random >&-", 3, CLOSED),
        ("games <&- >&- 2>&-", 3, ""),
        ("gmaes 2>&-", 2, ""),
        ("arena tictactoe --bots random,random --games 2 2>&-", 0, ""),
        ("play tictactoe <&-", 0, ""),
        ("<&-", 2, "Usage: darbar"),
        ("--help | true", 141, ""),
        ("games | true", 141, ""),
        ("arena tictactoe --bots random,random --games 2 | true", 141, ""),
        ("play tictactoe --seats random,random | true", 141, ""),
    ],
)
def test_streams_that_are_closed_full_or_broken_are_told_of_and_counted_as_failures(tmp_path, line, code, complaint):
    darbar, pipe, reader = f"{DARBAR} {line}".partition(" | ")
    script = f"{darbar}; echo $? >code" if not pipe else f"{{ {darbar}; echo $? >code; }} | {reader}"
    world = {**os.environ, "PYTHONUNBUFFERED": "", "DARBAR_HOME": "home"}
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, env=world, capture_output=True, text=True, timeout=60)
    assert int((tmp_path / "code").read_text()) == code
    assert done.stderr == complaint or (complaint and complaint[-1] != "\n" and done.stderr.startswith(complaint))


def test_a_file_that_is_no_record_is_named_with_the_place(run, tmp_path):
    (tmp_path / "match.txt").write_text("chess\n")
    shown = run("replay match.txt")
    assert (shown.exit_code, shown.stderr) == (
        3,
        "darbar: match.txt: line 1: expected 'darbar record 1', found 'chess'\n",
    )


# Listing


def test_games_are_listed_with_their_seats(run):
    assert "tictactoe: Tic-tac-toe, 2 players. Three in a row on nine cells.\n" in run("games").stdout


def test_games_without_tables_or_rulings_say_so(run):
    assert run("components tictactoe").stdout == "Tic-tac-toe has no component tables.\n"
    assert run("rulings tictactoe").stdout == "Tic-tac-toe leaves no question open.\n"
    assert run("rulings tictactoe --language fr").stdout.endswith(" ne laisse aucune question ouverte.\n")


def test_rulings_are_told_in_the_language_of_the_reader(run):
    told = run("rulings bazaar --language ru").stdout
    assert "palace-ties [4.1]: Кто впереди" in told and "first-come (по умолчанию): впереди тот" in told
    assert "Почему: Прийти раньше" in told


def test_rules_are_listed_with_the_tests_that_prove_them(run, tmp_path):
    tests = tmp_path / "proofs"
    tests.mkdir()
    (tests / "test_rows.py").write_text('@rule("tictactoe", "2.1", "3")\ndef test_a_row_wins(): pass\n')
    shown = run("rules tictactoe --tests proofs").stdout
    assert "2.1  In turn, mark one empty cell.\n    test_rows.py::test_a_row_wins\n3  Three of" in shown
    uncovered = run("rules tictactoe --tests proofs --uncovered")
    assert (uncovered.exit_code, uncovered.stdout) == (1, "1  The board has nine empty cells; two players.\n")


def test_uncovered_prints_nothing_when_every_rule_has_a_test(run, tmp_path):
    (tmp_path / "tests").mkdir()
    marks = '@rule("tictactoe", "1")\n@rule("tictactoe", "2.1", "3")\n'
    (tmp_path / "tests" / "test_all.py").write_text(f"{marks}def test_all(): pass\n")
    shown = run("rules tictactoe --uncovered")
    assert (shown.exit_code, shown.output) == (0, "")


def test_a_test_that_proves_no_rule_is_named(run, tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_all.py").write_text('@rule("tictactoe", "9")\ndef test_nine(): pass\n')
    assert "test_all.py::test_nine would prove rule 9, which Tic-tac-toe does not have" in run("rules tictactoe").stderr


def test_rules_are_listed_without_tests_too(run):
    shown = run("rules tictactoe")
    assert shown.exit_code == 0
    assert "2.1  In turn, mark one empty cell.\n" in shown.stdout
    assert shown.stderr == "darbar: there is no folder 'tests' with tests: name one with --tests\n"


def test_rules_begin_with_the_goal_of_the_game_in_the_language_asked_for(run):
    shown = run("rules tictactoe --language fr").stdout
    assert shown.startswith("Comment on gagne\n    Trois de vos marques en ligne")
    assert "\nCinq conseils\n    Si vous pouvez en aligner trois, faites-le.\n" in shown
    assert "\n\n1  La grille a neuf cases vides" in shown


# Playing


def test_a_match_is_played_and_saved_after_every_move(run, tmp_path):
    shown = run("play tictactoe --seats random,you:Ana --seed 1 --save match.txt", "1\n2\n")
    assert shown.exit_code == 0
    header, _, moves = (tmp_path / "match.txt").read_text().partition("\n\n")
    assert 'names ["random 1","Ana"]' in header
    assert [move[0] for move in moves.splitlines()] == ["1", "2", "1", "2", "1", "e"]


def test_a_new_match_never_overwrites_a_saved_one(run, tmp_path, saved):
    before = (tmp_path / saved).read_text()
    shown = run(f"play tictactoe --save {saved}", "mark a1\n")
    assert shown.exit_code == 2
    assert shown.stderr == "darbar: match.txt is there already: go on with it by --resume, or save under another name\n"
    assert (tmp_path / saved).read_text() == before


@pytest.mark.parametrize("line", ["play tictactoe --seats you:Eva,random", "play --resume match.txt"])
def test_of_two_matches_that_want_the_same_new_file_one_gets_it(run, tmp_path, saved, monkeypatch, line):
    """The other one has looked as well, and found nothing there."""
    begin = Session.__init__

    def begin_late(*given: Any, **extra: Any) -> None:
        begin(*given, **extra)
        (tmp_path / "new.txt").write_text("faster")

    monkeypatch.setattr(Session, "__init__", begin_late)
    shown = run(f"{line} --save new.txt", "1\n")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr.startswith("darbar: new.txt is there already: ")
    assert (tmp_path / "new.txt").read_text() == "faster"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["match.txt", "new.txt"]


@pytest.mark.parametrize("wrong", ["--seats you,nobody", "--seats you", "--seed x", "--frontend none", "--option a=b"])
def test_a_match_that_never_begins_leaves_no_file_behind(run, tmp_path, wrong):
    assert run(f"play tictactoe {wrong} --save new.txt").exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_match_may_be_saved_under_a_new_name_or_under_its_own(run, tmp_path):
    run("play tictactoe --seed 4 --save match.txt", "mark a1\n")
    before = (tmp_path / "match.txt").read_text()
    assert run("play --resume match.txt --save other.txt", "1\n").exit_code == 0
    assert (tmp_path / "match.txt").read_text() == before != (tmp_path / "other.txt").read_text()
    assert run("play --resume match.txt --save match.txt", "1\n").exit_code == 0
    assert (tmp_path / "match.txt").read_text() != before


def test_you_play_against_the_usual_bot_unless_told_otherwise(run, tmp_path):
    run("play tictactoe --seed 4 --save match.txt", "mark a1\n")
    record = (tmp_path / "match.txt").read_text()
    assert 'names ["Player 1","medium 2"]' in record
    assert "\n1 mark a1\n2 mark " in record


def test_the_same_seed_plays_the_same_match(run, tmp_path):
    for name in ("one", "two"):
        run(f"play tictactoe --seats random,random --seed 4 --save {name}")
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    assert (tmp_path / "one").read_text().splitlines()[-1] != "end 0"


def test_a_resumed_match_goes_on_where_it_was_with_its_bots(run, tmp_path):
    run("play tictactoe --seed 4 --save match.txt", "mark a1\n")
    run("play --resume match.txt", "1\n")
    assert [seat for seat, _ in darbar.load(tmp_path / "match.txt").record.moves] == [0, 1, 0, 1]
    assert run("play tictactoe --resume match.txt").exit_code == 0


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play --resume match.txt --seed 3", "leave out --seed"),
        ("play --resume match.txt --variant fast", "leave out --variant"),
        ("play connectfour --resume match.txt", "match.txt is a match of tictactoe, not of connectfour"),
        ("play --resume match.txt --seats you", "the saved match has 2 seats, but --seats names 1"),
        ("play --resume match.txt --seats you:Eva,you", "'Ana' cannot be called 'Eva'"),
    ],
)
def test_a_resumed_match_stays_as_it_was_begun(run, saved, line, sentence):
    shown = run(line)
    assert shown.exit_code == 2
    assert sentence in shown.stderr


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"), ({"LANG": "de_DE"}, "en"), ({}, "en")],
)
def test_the_language_is_that_of_the_locale_or_english(environment, language):
    assert language_of(environment) == language


def test_the_frontend_speaks_the_language_asked_for(run):
    assert "Quelle case" in run("play tictactoe --language fr").stdout


@needs_posix
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_a_command_without_a_word(tmp_path, number, code):
    darbar.new("tictactoe", seed=1).record.save(tmp_path / "match.txt")
    command = [DARBAR, "analyse", "match.txt", "--seconds", "3600"]
    environment = {**os.environ, "DARBAR_LOG": "begun"}
    thinking = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
    wait_for(tmp_path / "begun")
    thinking.send_signal(number)
    assert thinking.communicate(timeout=20)[1] == ""
    assert thinking.returncode == code


def wait_for(path: Path) -> None:
    """Wait until a file is there."""
    for _ in range(1000):
        if path.exists():
            return
        time.sleep(0.02)
    raise TimeoutError(f"nobody writes {path}")


# Replaying


def test_a_replay_tells_the_match_and_its_standings(run, saved):
    lines = run(f"replay {saved}").stdout.splitlines()
    assert lines[:3] == ["Tic-tac-toe: Ana and Ben", "Ana marked a1.", "Ben marked a2."]
    assert lines[-4:] == ["", "Ana wins.", "1.  Ana  1  three in a row 1", "2.  Ben  0  three in a row 0"]


def test_a_replay_stops_where_told_and_shows_the_table(run, saved):
    shown = run(f"replay {saved} --at 2").stdout
    assert "Ben marked a2." in shown
    assert "Ana marked b1." not in shown
    assert "  X   b1  c1\n  O   b2  c2\n" in shown
    assert "Ana: Which cell do you mark?" in shown


def test_a_replay_of_a_match_that_is_not_over_does_not_say_how_it_ended(run, saved):
    assert "wins" not in run(f"replay {saved} --at 4").stdout


def test_a_replay_speaks_other_languages(run, saved):
    shown = run(f"replay {saved} --language fr").stdout
    assert "Ana marque a1." in shown
    assert "Victoire\xa0: Ana.\n1.  Ana" in shown


def test_a_replay_cannot_stop_after_its_end(run, saved):
    shown = run(f"replay {saved} --at 9")
    assert (shown.exit_code, shown.stderr) == (
        3,
        "darbar: match.txt: this record has 5 moves: there is no place 9 in it\n",
    )


def test_a_replay_is_told_as_a_seat_saw_it(run, tmp_path):
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=7)
    match.record.save(tmp_path / "fair.txt")
    hands = {seat: run(f"replay fair.txt --at 0 {seat}").stdout for seat in ("", "--seat Ana", "--seat 2 --plain")}
    assert [shown.count("card face down") for shown in hands.values()] == [2, 1, 1]
    assert len(set(hands.values())) == 3


def test_a_replay_that_stops_early_marks_points_that_nobody_could_count(run, tmp_path):
    darbar.new("agra", names=["Ana", "Ben"], seed=7).record.save(tmp_path / "agra.txt")

    everyone, ana = run("replay agra.txt").stdout, run("replay agra.txt --seat Ana").stdout
    assert everyone.count("0+?  rupees in the bag ?") == 2
    assert ana.count("0+?  rupees in the bag ?") == 1
    assert "(1.)" in ana and ana.endswith("is hidden from you, and is not counted.\n")


def test_a_replay_for_somebody_who_does_not_play_brings_the_names(run, saved):
    shown = run(f"replay {saved} --seat Anna")
    assert shown.exit_code == 2
    assert "There is no player in this match called 'Anna'. Did you mean Ana" in shown.stderr
