"""`darbar arena` and `darbar study`, as people type them."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path
from types import SimpleNamespace

import darbar
import pytest
from darbar.plugins import plugins

DARBAR = Path(sys.executable).with_name("darbar")


def only(folder: Path, kind: str) -> Path:
    (found,) = folder.glob(kind)
    return found


# What is shown


def test_the_arena_tells_who_wins_and_why(run):
    shown = run("arena bazaar --bots mcts:1,random,random --games 6 --seed 1")
    assert shown.exit_code == 0
    assert shown.stdout.startswith(
        "Bazaar for 3: mcts:1, random, random; seed 1\n"
        "6 matches in 2 rounds of 3; one seed a round, every bot in every seat\nfinished 6\n"
    )
    tables = ["Bots", "Where points come from", "Seats: what it is worth to go first", "Length of a match"]
    assert [line for line in shown.stdout.splitlines() if line.rstrip() in tables] != []
    assert re.search(r"mcts:1 +6 +\d+\.\d % \(\d+\.\d–\d+\.\d\) +33\.3 % +\d+\.\d \(", shown.stdout)
    assert "orders in hand" in shown.stdout
    assert shown.stderr == ""


def test_matches_are_rounded_up_and_it_is_said(run):
    shown = run("arena bazaar --bots random,random,random --games 4")
    assert shown.stderr == "darbar: 3 seats: 2 whole rounds of 3 make 6 matches, not 4\n"
    assert "finished 6" in shown.stdout


def test_the_summary_comes_as_json(run):
    said = json.loads(run("arena bazaar --bots mcts:1,random --games 4 --json -").stdout)
    assert (said["kind"], said["format"], said["planned"], said["finished"]) == ("arena", 1, 4, 4)
    assert said["plan"]["bots"] == ["mcts:1", "random"]
    assert [bot["name"] for bot in said["bots"]] == ["mcts:1", "random"]
    assert set(said["bots"][0]["win_rate"]) == {"mean", "low", "high"}
    assert [line["seat"] for line in said["seats"]] == [1, 2]


def test_the_matches_come_as_rows(run):
    rows = list(csv.DictReader(StringIO(run("arena bazaar --bots mcts:1,random --games 4 --csv -").stdout)))
    assert len(rows) == 8
    assert {row["bot"] for row in rows} == {"mcts:1", "random"}
    for row in rows:
        lines = [int(value) for name, value in row.items() if name.startswith("points ")]
        assert int(row["points"]) == sum(lines)


def test_a_study_tells_what_is_used(run):
    shown = run("study bazaar --bots random,random,random --games 12 --seed 1")
    assert shown.exit_code == 0
    assert shown.stdout.startswith(
        "Bazaar for 2 and 3: random, random, random; seed 1\n24 matches in 6 rounds of 2 and 4"
    )
    for title in ("Kinds of moves", "Components that winners use more", "Components used least", "Points: mean"):
        assert title in shown.stdout
    assert re.search(r" place +\d+\.\d\d +100 % +\d", shown.stdout)


def test_a_study_names_what_is_dead_and_shows_all_when_asked(run):
    shown = run("study tictactoe --bots random,random --games 40 --full")
    assert "ever used:" not in shown.stdout
    assert re.search(r" cell +9 +9 +0 +0 ", shown.stdout)
    assert re.search(r" mark: a1 +\d", shown.stdout)
    assert "Events, and components in them" in shown.stdout
    dead = run("study bazaar --bots random,random --seats 2 --games 2")
    assert re.search(r"Offered, and never used:\n  move \w+: ", dead.stdout)


def test_a_study_plays_equals_at_every_number_of_seats_unless_told_otherwise(run):
    said = json.loads(run("study tictactoe --games 2 --json -").stdout)
    assert (said["kind"], said["plan"]["bots"], said["plan"]["seats"]) == ("study", ["medium", "medium"], [2])
    assert said["finished"] == 2


# Going on


def test_the_same_command_goes_on_and_fresh_begins_again(run):
    run("arena tictactoe --bots random,random --games 4")
    more = run("arena tictactoe --bots random,random --games 8")
    assert "4 of 8 matches were played before (arena-tictactoe-" in more.stderr
    assert "finished 8" in more.stdout
    assert len(list(Path().iterdir())) == 1
    assert run("arena tictactoe --bots random,random --games 8 --fresh").stderr == ""


def test_a_run_is_resumed_from_its_file_alone_and_may_be_studied(run):
    first = run("arena bazaar --bots random,random --games 4 --option days=3 --store run.sqlite")
    again = run("arena --resume run.sqlite")
    assert again.stdout == first.stdout
    assert "finished 6" in run("arena --resume run.sqlite --games 6").stdout
    assert "Kinds of moves" in run("study --resume run.sqlite").stdout


def test_a_run_under_other_rules_is_not_mixed_with_these(run, monkeypatch):
    run("arena tictactoe --bots random,random --games 2 --store run.sqlite")
    game = plugins().game("tictactoe")
    monkeypatch.setattr(
        "darbar.commands.running.plugins", lambda: SimpleNamespace(game=lambda *_: game.change(version="99"))
    )
    shown = run("arena --resume run.sqlite --games 4")
    assert shown.exit_code == 3
    begun = "this run was begun under rules 1, these are rules 99: begin a new one"
    assert shown.stderr == f"darbar: the run in run.sqlite cannot go on: {begun}\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena", "name the bots with --bots"),
        ("arena --bots random,random", "name a game (see `darbar games`), or a run with --resume FILE"),
        ("arena --resume run.sqlite --seed 4", "leave out --seed"),
        ("arena --resume run.sqlite --bots random", "leave out --bots"),
        ("arena connectfour --resume run.sqlite", "run.sqlite is a run of tictactoe, not of connectfour"),
        ("arena tictactoe --bots random,random --seed 9 --store run.sqlite", "run.sqlite holds another run"),
        ("arena tictactoe --bots random,rnadom", "There is no bot called 'rnadom'. Did you mean random"),
        ("arena tictactoe --bots random", "Tic-tac-toe is for 2 players, not 1"),
        ("arena bazaar --bots random,random --option days=9", "option days cannot be '9'"),
        ("arena tictacto --bots random,random", "There is no game called 'tictacto'"),
        ("study tictactoe --seats 3", "Tic-tac-toe is for 2 players, not 3"),
    ],
)
def test_a_mistake_brings_one_sentence_and_nothing_is_played(run, line, sentence):
    run("arena tictactoe --bots random,random --games 2 --store run.sqlite")
    shown = run(line)
    assert shown.exit_code == 2
    assert sentence in shown.stderr
    assert [path.name for path in Path().iterdir()] == ["run.sqlite"]


# What goes wrong


def test_a_crash_is_reported_with_its_record_and_the_run_goes_on(run, troupe):
    shown = run("arena tictactoe --bots raiser,random --games 20 --store run.sqlite")
    assert shown.exit_code == 0
    crashes = re.findall(r"^crashed: match (\S+) .*: ValueError: stage fright; its record: (\S+)$", shown.stdout, re.M)
    finished = int(re.search(r"finished (\d+), crashed (\d+)", shown.stdout)[1])
    assert len(crashes) + finished == 20
    for number, record in crashes:
        assert record == f"run-records/{number}.darbar"
        assert len(darbar.load(Path(record)).moves) in (2, 3)
        assert f": ValueError: stage fright; its record: {record}\n" in shown.stderr


def test_matches_at_the_bound_are_unfinished(run):
    shown = run("arena bazaar --bots random,random --games 2 --bound 10")
    assert "unfinished 2\n" in shown.stdout
    assert shown.stdout.count("not over after 10 decisions; its record: arena-bazaar-") == 2


# Interruptions


@pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send")
def test_ctrl_c_shows_the_table_so_far_and_how_to_go_on(run, tmp_path):
    line = ["arena", "bazaar", "--bots", "random,random", "--games", "400", "--workers", "1", "--store", "run.sqlite"]
    line += ["--seed", "1"]
    arena = subprocess.Popen(
        [DARBAR, *line], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    _wait_for_results(Path("run.sqlite"), 5)
    os.killpg(arena.pid, signal.SIGINT)
    table, complaint = arena.communicate(timeout=30)
    assert arena.returncode == 130
    assert re.search(r"finished \d+, still to play \d+", table)
    assert "Traceback" not in complaint
    assert re.search(
        r"darbar: interrupted after \d+ of 400 matches\ndarbar: to go on: darbar arena --resume run.sqlite\n$",
        complaint,
    )
    resumed = json.loads(run("arena --resume run.sqlite --json -").stdout)
    whole = json.loads(run("arena bazaar --bots random,random --games 400 --seed 1 --json -").stdout)
    assert resumed["finished"] == 400
    for one, other in zip(resumed["bots"], whole["bots"], strict=True):
        assert {**one, "seconds_per_decision": 0} == {**other, "seconds_per_decision": 0}


@pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_keeps_the_results_and_leaves_no_process_and_no_file(run, tmp_path, number, code):
    (tmp_path / "temporary").mkdir()
    line = ["arena", "tictactoe", "--bots", "random,random", "--games", "100000", "--workers", "2"]
    arena = subprocess.Popen(
        [DARBAR, *line, "--store", "run.sqlite"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "TMPDIR": str(tmp_path / "temporary")},
    )
    _wait_for_results(Path("run.sqlite"), 5)
    arena.send_signal(number)
    table, complaint = arena.communicate(timeout=30)
    assert (arena.returncode, table) == (code, "")
    said = re.fullmatch(r"darbar: interrupted after (\d+) of 100000 matches\ndarbar: to go on: .*\n", complaint)
    assert int(said[1]) >= 5
    assert list((tmp_path / "temporary").iterdir()) == []
    _wait_until_gone(arena.pid)


def _wait_until_gone(group: int) -> None:
    for _ in range(400):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise TimeoutError("a process is left")


def _wait_for_results(path: Path, least: int) -> None:
    import sqlite3

    for _ in range(600):
        time.sleep(0.05)
        try:
            store = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
            count = store.execute("SELECT count(*) FROM matches").fetchone()[0]
            store.close()
        except sqlite3.OperationalError:
            continue
        if count >= least:
            return
    raise TimeoutError("nothing was played")


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
def test_on_a_terminal_a_bar_shows_the_time_left(run):
    master, slave = pty.openpty()
    line = [DARBAR, "arena", "bazaar", "--bots", "random,random", "--games", "20"]
    arena = subprocess.Popen(line, stdout=subprocess.DEVNULL, stderr=slave, env={**os.environ, "TERM": "xterm"})
    os.close(slave)
    shown = b""
    while True:
        try:
            shown += os.read(master, 4096)
        except OSError:
            break
    os.close(master)
    assert arena.wait(timeout=30) == 0
    assert b"20/20" in shown
    assert b"left:" in shown
