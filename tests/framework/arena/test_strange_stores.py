"""A store is a file that anybody may have written: it is read with care, and nothing is done because it says so."""

import os
import shlex
import sqlite3
import struct
import sys
from pathlib import Path

import click
import darbar
import pytest
from click.testing import CliRunner
from darbar.arena.runner import play
from darbar.arena.store import Store
from darbar.cli import main
from darbar.commands.running import Run, end
from darbar.plugins import plugins
from msgspec import structs

ENDLESS = (
    "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id, x AS status, x AS result FROM n"
)
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.fixture
def store(run, plan) -> Path:
    """A run of four matches, two of them played."""
    four = plan("tictactoe", "random,random", games=4)
    with Store.opened(Path("run.sqlite"), four) as kept:
        for task in list(four.tasks())[:2]:
            kept.add(play(four, task))
    return Path("run.sqlite")


def change(store: Path, *statements: str) -> None:
    """Do something to a store that Darbar would not do."""
    database = sqlite3.connect(store)
    with database:
        for statement in statements:
            database.execute(statement)
    database.close()


def in_plan(old: str, new: str) -> str:
    return f"UPDATE run SET plan = replace(plan, '{old}', '{new}')"


def in_results(old: str, new: str) -> str:
    return f"UPDATE matches SET result = replace(result, '{old}', '{new}')"


def refused(run, line: str) -> str:
    """The sentence about a file that cannot be used; the file is as it was."""
    before = {path: path.read_bytes() for path in Path().iterdir() if path.is_file()}
    shown = run(line)
    assert shown.exit_code == 3
    assert shown.stdout == ""
    assert shown.stderr.startswith("darbar: ")
    assert shown.stderr.count("\n") == 1
    assert shown.stderr[:-1].isprintable()
    assert len(shown.stderr) < 600
    assert {path: path.read_bytes() for path in Path().iterdir() if path.is_file()} == before
    return shown.stderr


# Programs


def begun_with(plan, *bots: str) -> None:
    """A store that says that these bots play."""
    two = structs.replace(plan("tictactoe", "random,random", games=2), bots=bots)
    with Store.opened(Path("run.sqlite"), two):
        pass


@pytest.mark.parametrize("command", ["arena", "study"])
def test_a_store_starts_no_program_and_says_what_it_would_start(run, plan, command):
    begun_with(plan, "program:touch started", "random")
    told = refused(run, f"{command} --resume run.sqlite")
    assert "it starts 'program:touch started', and a file alone starts no program." in told
    assert "name all of its bots again: --bots 'program:touch started,random'" in told
    assert not Path("started").exists()


def test_a_program_of_a_store_plays_when_the_person_names_it_again(run, plan):
    begun_with(plan, "program:touch started", "random")
    bots = ["--bots", "program:touch started,random"]
    shown = CliRunner().invoke(main, ["arena", "--resume", "run.sqlite", *bots, "--workers", "1"])
    assert "finished 2" in shown.stdout
    assert Path("started").exists()


def test_no_other_bots_than_those_of_the_store_can_be_named(run, plan):
    begun_with(plan, "program:touch started", "random")
    shown = run("arena --resume run.sqlite --bots program:touch,random")
    assert shown.exit_code == 2
    assert "leave out --bots, or say --bots 'program:touch started,random'" in shown.stderr
    assert not Path("started").exists()


def test_a_long_command_is_shown_shortened_and_without_signs_that_a_terminal_obeys(run, plan):
    begun_with(plan, "program:touch started " + "x " * 400, "random")
    assert "…" in refused(run, "arena --resume run.sqlite")
    begun_with_escape = structs.replace(plan("tictactoe", "random,random"), bots=("program:\x1b[2J", "random"))
    with Store.opened(Path("other.sqlite"), begun_with_escape):
        pass
    assert "signs that cannot be printed in 'program:\\x1b[2J'" in refused(run, "arena --resume other.sqlite")


def test_a_bot_of_a_plugin_can_say_that_it_starts_programs_as_well(run, plan, troupe):
    begun_with(plan, "launcher:touch started", "random")
    assert "it starts 'launcher:touch started'" in refused(run, "arena --resume run.sqlite")
    match = darbar.new("tictactoe", names=["launcher:touch started 1", "Ana"])
    match.record.save("match.darbar")
    shown = CliRunner().invoke(main, ["play", "--resume", "match.darbar"])
    assert shown.exit_code == 2
    assert "'launcher:touch started 1' was played by a program: say with --seats who plays on" in shown.stderr
    assert not Path("started").exists()


def test_an_interrupted_run_with_programs_says_how_to_name_them_again(plan, capsys):
    one = structs.replace(plan("tictactoe", "random,random"), bots=("program:python bot.py", "random"))
    run = Run(one, plugins().game("tictactoe"), [], Path("my run.sqlite"), True)
    with pytest.raises(click.exceptions.Exit):
        end(click.Context(main), "arena", run)
    last = capsys.readouterr().err.splitlines()[-1].partition(": to go on: ")[2]
    assert shlex.split(last)[2:] == ["--resume", "my run.sqlite", "--bots", "program:python bot.py,random"]


def test_the_processes_of_a_run_import_nothing_from_the_folder_they_are_started_in(run):
    Path("multiprocessing.py").write_text("open('started', 'w').close()\n")
    shown = run("arena tictactoe --bots random,random --games 2")
    assert "finished 2\n" in shown.stdout
    assert not Path("started").exists()


def test_a_program_finds_the_modules_beside_it_as_usual(run):
    Path("helper.py").touch()
    example = Path(sys.modules["darbar.bots.random"].__file__).with_name("example.py").read_text()
    Path("bot.py").write_text(example.replace("import json", "import helper\nimport json"))
    bots = f"program:{sys.executable} bot.py,random"
    shown = CliRunner().invoke(main, ["arena", "tictactoe", "--bots", bots, "--games", "2", "--csv", "-"])
    assert shown.exit_code == 0
    summary = CliRunner().invoke(main, ["arena", "tictactoe", "--bots", bots, "--games", "2", "--json", "-"])
    assert '"lapses": 0' in summary.stdout
    assert '"lapses": 1' not in summary.stdout
    assert '"lapses": 3' not in summary.stdout


# Files that are no stores


@pytest.mark.parametrize("length", [0, 10, 16, 100, 1000, 5000])
def test_a_store_that_was_cut_off_is_refused(run, store, length):
    store.write_bytes(store.read_bytes()[:length])
    assert "run.sqlite cannot be used as a store of results" in refused(run, "arena --resume run.sqlite")


def test_a_file_of_another_kind_is_refused_and_not_overwritten(run):
    Path("notes.txt").write_text("buy milk\n" * 1000)
    for line in ("arena --resume notes.txt", "arena tictactoe --bots random,random --store notes.txt"):
        assert "notes.txt cannot be used as a store of results: file is not a database" in refused(run, line)


def test_a_database_of_another_program_is_not_touched(run):
    change(Path("other.sqlite"), "CREATE TABLE letters (text)")
    for line in ("arena --resume other.sqlite", "arena tictactoe --bots random,random --store other.sqlite"):
        assert "its tables are not those of a store" in refused(run, line)


def test_fresh_forgets_this_run_and_nothing_else(run, store):
    Path("notes.txt").write_text("buy milk\n" * 1000)
    refused(run, "arena tictactoe --bots random,random --store notes.txt --fresh")
    other = run("arena tictactoe --bots random,greedy --store run.sqlite --fresh")
    assert (other.exit_code, "holds another run" in other.stderr) == (2, True)
    again = run("arena tictactoe --bots random,random --games 2 --store run.sqlite --fresh")
    assert (again.stderr, "finished 2\n" in again.stdout) == ("", True)


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_folders_pipes_and_devices_are_no_stores(run):
    os.mkfifo("pipe")
    Path("folder").mkdir()
    for name in ("pipe", "folder", "/dev/zero", "/dev/null"):
        for line in (f"arena --resume {name}", f"arena tictactoe --bots random,random --store {name}"):
            assert f"{name} cannot be used as a store of results: it is no file" in refused(run, line)
    assert "No such file" in refused(run, "arena --resume nowhere.sqlite")
    assert "cannot be used as a store" in refused(run, f"arena --resume {'x' * 300}")


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("suffix", ["-journal", "-wal", "-shm"])
def test_what_is_no_file_beside_a_store_is_named_and_not_opened(run, store, suffix):
    beside, name = Path(f"run.sqlite{suffix}"), f"run.sqlite{suffix} beside it"
    Path("link.sqlite").symlink_to("run.sqlite")
    Path("away").write_text("precious")
    makers = {"a pipe": os.mkfifo, "a folder": os.mkdir, "a link": lambda path: path.symlink_to("away")}
    for kind, make in makers.items():
        make(beside)
        for line in ("arena --resume run.sqlite", "arena --resume link.sqlite"):
            assert f"{name} is {kind}, not a file" in refused(run, line)
        beside.rmdir() if kind == "a folder" else beside.unlink()
    assert run("arena --resume run.sqlite").exit_code == 0


def test_a_journal_beside_a_store_that_names_another_file_is_refused_and_that_file_stays(run, store):
    """SQLite would play it back, and delete the file that it names."""
    victim = Path("victim.txt").absolute()
    victim.write_text("precious")
    Path("run.sqlite-journal").write_bytes(_hot_journal(store, str(victim).encode()))
    assert "run.sqlite-journal beside it names another file" in refused(run, "arena --resume run.sqlite")
    assert victim.read_text() == "precious"


def _hot_journal(store: Path, named: bytes) -> bytes:
    """A journal in which a write to a store was interrupted, that was said to be one of several files."""
    with sqlite3.connect(store) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA cache_size=1")
        database.execute("BEGIN IMMEDIATE")
        database.execute("UPDATE run SET plan = plan || ' '")
        for number in range(100):
            database.execute("INSERT INTO matches VALUES (?, '', zeroblob(9000))", (str(number),))
        journal = Path(f"{store}-journal").read_bytes()
        database.rollback()
    database.close()
    total = sum(byte if byte < 128 else byte - 256 for byte in named) & 0xFFFFFFFF
    ending = struct.pack(">II", len(named), total) + journal[:8]
    return journal + struct.pack(">I", 0x40000000 // 4096 + 1) + named + ending


def test_a_store_that_another_process_keeps_locked_is_refused(run, store):
    other = sqlite3.connect(store)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    shown = run("arena --resume run.sqlite")
    other.close()
    assert (shown.exit_code, shown.stderr) == (
        3,
        "darbar: run.sqlite cannot be used as a store of results: database is locked\n",
    )


# Stores that say something else than a run could


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("DROP TABLE run", "its tables are not those of a store"),
        ("ALTER TABLE run ADD COLUMN more", "its tables are not those of a store"),
        ("CREATE TRIGGER t AFTER INSERT ON matches BEGIN DELETE FROM run; END", "its tables are not those of a store"),
        ("DELETE FROM run", "it does not hold one plan"),
        ("INSERT INTO run SELECT plan FROM run", "it does not hold one plan"),
        ("UPDATE run SET plan = 7", "Expected `object`, got `int`"),
        ("UPDATE run SET plan = x'ff00'", "cannot be used as a store"),
        ("UPDATE run SET plan = '{}'", "Object missing required field `game`"),
        (in_plan('"seed"', '"later":1,"seed"'), "Object contains unknown field `later`"),
        (in_plan('"games":4', '"games":99999999999999999999'), "Expected `int` <= 1000000"),
        (in_plan('"games":4', '"games":0'), "it has no matches"),
        (in_plan('"seed":1', '"seed":-1'), "Expected `int` >= 0"),
        (in_plan('"seats":[2]', '"seats":[2,2]'), "a number of seats twice"),
        (in_plan('"seats":[2]', '"seats":[]'), "Expected `array` of length >= 1"),
        (in_plan('"seats":[2]', '"seats":[3]'), "Tic-tac-toe is for 2 players, not 3"),
        (in_plan('["random","random"]', "[]"), "Expected `array` of length >= 1"),
        (in_plan('["random","random"]', '["random"]'), "2 seats need 2 bots, not 1"),
        (in_plan('["random","random"]', '["mcts:0","random"]'), "'0' is no time to think"),
        (in_plan('["random","random"]', '["nobody","random"]'), "There is no bot called 'nobody'"),
        (in_plan('"tictactoe"', '"nothing"'), "There is no game called 'nothing'"),
        (in_plan('"tictactoe"', '"\\u001b[2J"'), "signs that cannot be printed"),
        (in_plan('"variants":[]', '"variants":["nothing"]'), "There is no variant of Tic-tac-toe called 'nothing'"),
        (in_plan('"options":{}', '"options":{"days":3}'), "There is no option called 'days'"),
        (in_plan('"teams":{}', '"teams":{"2":[0]}'), "these are not the sides of Tic-tac-toe"),
        (in_plan('"components":{}', f'"components":{{"a":{{"b":{{"c":{DEEP}}}}}}}'), "recursion depth exceeded"),
        ("UPDATE matches SET result = '{}'", "Object missing required field `id`"),
        ("UPDATE matches SET result = 7", "cannot be used as a store"),
        ("UPDATE matches SET result = zeroblob(20000000)", "too big"),
        ("UPDATE matches SET status = 'lost'", "the result of match 2-1-1 is that of another match"),
        ("UPDATE matches SET id = '9-9-9' WHERE rowid = 1", "match '9-9-9' is not in its plan"),
        ("UPDATE matches SET id = '2-1-3' WHERE rowid = 1", "match '2-1-3' is not in its plan"),
        ("UPDATE matches SET id = NULL WHERE rowid = 1", "cannot be used as a store"),
        (in_results('"seed":1', '"seed":2'), "the result of match 2-1-1 is that of another match"),
        (in_results('"bot":"random"', '"bot":"greedy"'), "the result of match 2-1-1 is that of another match"),
        (in_results('"points":', '"points":NaN,"was":'), "JSON is malformed"),
        (in_results('"points":', f'"points":1{"0" * 400},"was":'), "Expected `int` <= 9007199254740992"),
        (in_results('"seconds":', '"seconds":1e999,"was":'), "Number out of range"),
        (in_results('"win":', '"win":7.0,"was":'), "Expected `float` <= 1.0"),
        (in_results('"turns":', '"turns":-5,"was":'), "Expected `int` >= 0"),
        (in_results('"event marked', '"marked'), "Expected `str` matching regex"),
        (in_results('"fault":""', '"fault":"\\u001b[2J"'), "signs that cannot be printed in '\\x1b[2J'"),
    ],
)
def test_a_store_that_was_tampered_with_is_refused(run, store, statement, sentence):
    change(store, statement)
    assert sentence in refused(run, "arena --resume run.sqlite")


def test_a_store_with_endless_rows_is_refused_at_once(run, store):
    change(store, "DROP TABLE matches", f"CREATE VIEW matches AS {ENDLESS}")
    assert "its tables are not those of a store" in refused(run, "arena --resume run.sqlite")


def test_results_that_change_places_are_noticed(run, store):
    change(
        store,
        "UPDATE matches SET id = 'x' WHERE id = '2-1-1'",
        "UPDATE matches SET id = '2-1-1' WHERE id = '2-1-2'",
        "UPDATE matches SET id = '2-1-2' WHERE id = 'x'",
    )
    assert "the result of match 2-1-1 is that of another match" in refused(run, "study --resume run.sqlite")


def test_results_of_a_longer_run_stay_in_the_store(run, store):
    assert "finished 4" in run("arena --resume run.sqlite").stdout
    assert "finished 2\n" in run("arena --resume run.sqlite --games 2").stdout
    assert "finished 4\n" in run("arena --resume run.sqlite").stdout


def test_a_record_that_cannot_be_written_is_told_in_one_sentence(run):
    Path("run-records").touch()
    shown = run("arena tictactoe --bots random,random --games 2 --bound 1 --store run.sqlite")
    assert (shown.exit_code, shown.stderr.count("\n")) == (3, 1)
    assert "run-records cannot be used as a store of results: File exists" in shown.stderr
