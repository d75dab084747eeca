"""`darbar saves`: the list, and deleting; `darbar play --again`."""

import darbar
import pytest
from click.testing import CliRunner
from darbar.cli import main
from darbar.sessions import saves


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def kept():
    match = darbar.new("tictactoe", names=["Ana", "random 2"], seed=1)
    match.play("mark a1")
    saves.folder().mkdir()
    match.record.save(saves.folder() / "match.darbar")
    return saves.folder() / "match.darbar"


def run(*words, typed=""):
    return CliRunner().invoke(main, list(map(str, words)), input=typed)


def test_without_matches_there_is_nothing_to_list():
    assert run("saves").output == "There are no saved matches.\n"
    assert run("saves", "--language", "fr").output == "Aucune partie n’est enregistrée.\n"


def test_a_match_is_listed_with_how_to_go_on(kept):
    first, second, third = run("saves").output.splitlines()
    assert first == "Unfinished"
    assert second.startswith("  Tic-tac-toe, 1 move: Ana and random 2 · ")
    assert third == f"    darbar play --resume {kept}"


@pytest.mark.parametrize("answer", ["", "n", "nein", "нет", "н"])
def test_a_match_is_not_deleted_by_those_who_do_not_say_so_again(kept, answer):
    assert "Удалить" in run("saves", "--delete", kept, "--language", "ru", typed=f"{answer}\n").output
    assert kept.exists()


@pytest.mark.parametrize(("language", "answer"), [("en", "y"), ("fr", "o"), ("fr", "OUI"), ("ru", "да"), ("ru", "yes")])
def test_a_match_is_deleted_by_those_who_do(kept, language, answer):
    assert run("saves", "--delete", kept, "--language", language, typed=f"{answer}\n").exit_code == 0
    assert not kept.exists()


def test_what_is_not_there_cannot_be_deleted(kept):
    refused = run("saves", "--delete", kept.with_name("nowhere.darbar"), "--yes")
    assert refused.exit_code == 3
    assert "cannot delete" in refused.stderr


def test_a_match_like_another_has_its_players_and_is_saved(kept):
    said = run("play", "--again", kept, "--plain")
    assert said.output.startswith("Tic-tac-toe: Ana and random 2 (bot).")
    (new,) = [path for path in saves.folder().iterdir() if path != kept]
    assert darbar.load(new).header.names == ["Ana", "random 2"]
    assert darbar.load(new).header.seed != darbar.load(kept).header.seed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tictactoe",), "leave out GAME and --resume"),
        (("--seed", "5"), "leave out --seed"),
        (("--variant", "night"), "leave out --variant"),
    ],
)
def test_what_does_not_go_with_again_is_refused(kept, words, sentence):
    refused = run("play", "--again", kept, *words)
    assert refused.exit_code == 2
    assert sentence in refused.stderr
