"""`darbar play`: who `bot` is, and where a match is kept that nobody saves elsewhere."""

import darbar
import pytest
from click.testing import CliRunner
from darbar.cli import main
from darbar.plugins import plugins
from darbar.sessions.players import split_players, usual_bot


@pytest.fixture
def play(tmp_path, monkeypatch):
    """Type lines to `darbar play`, with a folder of matches of its own."""
    monkeypatch.setenv("DARBAR_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")

    def typed(line: str, *keys: str):
        return CliRunner().invoke(main, ["play", *line.split()], input="".join(f"{key}\n" for key in keys))

    return typed


def test_a_bot_without_a_name_is_the_usual_one(monkeypatch):
    assert split_players("you,bot") == ["you", usual_bot()]
    for installed, usual in ((["hard", "medium", "random"], "medium"), (["hard", "random"], "random")):
        monkeypatch.setattr(plugins(), "names", lambda kind, installed=installed: installed)
        assert usual_bot() == usual


def test_a_match_is_kept_after_every_move_and_known_again(play, tmp_path):
    said = play("tictactoe --seats you:Ana,random --seed 2", "mark b2")
    [path] = (tmp_path / "matches").iterdir()
    assert str(path) in "".join(said.stdout.split())
    assert [seat for seat, _ in darbar.load(path).record.moves] == [0, 1]
    assert "* Ana marked b2." in play(f"--resume {path}").stdout


def test_a_match_is_kept_nowhere_when_nobody_wants_it_or_nobody_plays(play, tmp_path):
    assert "was not saved" in play("tictactoe --no-save", "mark b2").stdout
    play("tictactoe --seats random,random")
    assert list(tmp_path.iterdir()) == []
    refused = play("tictactoe --no-save --save here")
    assert refused.exit_code == 2
    assert "--save and --no-save do not go together" in refused.output
