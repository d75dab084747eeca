"""Saved matches at the table: the list, watching, playing again, deleting."""

import darbar
import pytest
from darbar.sessions import saves

ANA_WINS = ("mark a1", "mark a2", "mark b1", "mark b2", "mark c1")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path / "home"))
    saves.folder().mkdir(parents=True)
    return tmp_path / "home"


def keep(name, *moves):
    match = darbar.new("tictactoe", names=["Cleo", "Dora"], seed=1)
    for move in moves:
        match.play(move)
    match.record.save(saves.folder() / name)
    return saves.folder() / name


@pytest.fixture
def own(tmp_path):
    """The file of the match that Ana plays."""
    return tmp_path / "own.darbar"


def test_the_list_has_unfinished_matches_and_then_finished_ones(play, own):
    keep("open.darbar", "mark a1")
    keep("won.darbar", *ANA_WINS)
    said = play("load", path=own)

    begun, over = (
        said.index("  1   Tic-tac-toe, 1 move: Cleo and Dora · "),
        said.index("  2   Tic-tac-toe: Cleo (1), Dora (0)."),
    )
    assert begun < said.index("Finished matches") < over


def test_a_number_of_the_list_is_watched(play, own):
    keep("won.darbar", *ANA_WINS)
    said = play("load", "replay 1", path=own)

    assert "Cleo has three in a row." in said.partition("> replay 1")[2]


def test_a_match_is_deleted_when_it_is_asked_for_twice(play, own):
    path = keep("won.darbar", *ANA_WINS)
    said = play("delete 1", "delete 1", path=own)

    assert "If you are sure, type “delete 1” once more." in " ".join(said.split())
    assert "is deleted." in said
    assert not path.exists()


def test_a_match_is_not_deleted_when_something_else_is_asked_for_between(play, own):
    first, second = keep("one.darbar", *ANA_WINS), keep("two.darbar", *ANA_WINS)
    said = play("load", "delete 1", "delete 2", "delete", "delete 2", "delete nowhere", "delete nowhere", path=own)

    assert first.exists() and second.exists()
    assert "Which match?" in said
    assert "That is not deleted: cannot delete" in " ".join(said.split())


def test_the_present_match_is_not_deleted(play, own):
    said = play(f"delete {own}", f"delete {own}", "1", path=own)

    assert "That is the match you are playing." in said
    assert own.exists()


def test_again_begins_a_match_like_this_one_in_a_file_of_its_own(play, own):
    said = play("1", "again", "2", path=own)

    (path,) = saves.folder().iterdir()
    fresh = darbar.load(path).header
    assert "Tic-tac-toe begins anew" in said
    assert fresh.names == ["Ana", "random"]
    assert fresh.seed != darbar.load(own).header.seed


def test_again_begins_a_match_like_another(play, own):
    keep("won.darbar", *ANA_WINS)
    said = play("load", "again 1", "", path=own)

    assert "Cleo" in said.partition("> again 1")[2]
    assert len(list(saves.folder().iterdir())) == 2


def test_again_leaves_no_match_that_is_not_saved(play):
    assert "The present match is not saved" in play("again")
