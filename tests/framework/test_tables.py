"""One door to a match with its players, what can sit there, and the options of a frontend."""

import darbar
import pytest
from click.testing import CliRunner
from darbar import BotKind, DarbarError, Seat
from darbar.cli import main
from darbar.commands.play import split_frontend

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


def test_a_table_is_laid_for_people_and_bots_as_on_the_command_line():
    session = darbar.table("bazaar", "you:Ana,medium,mcts:20", 7, options={"days": "3"}, language="fr", practice=True)
    assert list(session.names) == ["Ana", "medium 2", "mcts:20 3"]
    assert (session.people, list(session.bots)) == ([ANA], [BEN, CLEO])
    assert (session.language, session.practice) == ("fr", True)
    assert session.chair(ANA).options == {"days": 3}


def test_without_seats_you_sit_with_bots_at_the_smallest_table():
    session = darbar.table("tictactoe")
    assert (list(session.names), session.people) == (["Player 1", "medium 2"], [ANA])


def test_the_same_seed_lays_the_same_table_as_the_command_line(tmp_path):
    path = tmp_path / "typed.darbar"
    done = CliRunner().invoke(
        main, ["play", "bazaar", "--seats", "random,random", "--seed", "5", "--save", str(path)], prog_name="darbar"
    )
    assert done.exit_code == 0
    session = darbar.table("bazaar", "random,random", 5, path=tmp_path / "called.darbar")
    while session.asked is not None:
        session.play_bot()
    assert (tmp_path / "called.darbar").read_text() == path.read_text()


def test_the_file_of_a_table_is_new_and_written_at_once(tmp_path):
    path = tmp_path / "match.darbar"
    darbar.table("tictactoe", "you,you", path=path)
    assert darbar.load(path).game.name == "tictactoe"
    with pytest.raises(DarbarError, match="is there already"):
        darbar.table("tictactoe", "you,you", path=path)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"seats": "you,rando"}, "no player or bot called 'rando'"),
        ({"seats": "you"}, "for 2 to 5 players, not 1"),
        ({"options": {"days": 9}}, "option days cannot be 9"),
        ({"variants": ("noon",)}, "no variant of Bazaar called 'noon'"),
    ],
)
def test_what_makes_no_sense_at_a_table_is_told_in_a_sentence(given, complaint):
    with pytest.raises(DarbarError, match=complaint):
        darbar.table("bazaar", **given)


def test_what_can_sit_is_listed_with_what_it_takes():
    kinds = {kind.name: kind for kind in darbar.installed_bots()}
    assert kinds["random"] == BotKind("random", "plays any offered move", False, False, False)
    assert (kinds["hard"].takes_setting, kinds["hard"].needs_setting) == (True, False)
    assert (kinds["program"].needs_setting, kinds["program"].starts_programs) == (True, True)


# Options of a frontend


def test_a_frontend_has_a_name_and_options_of_its_own():
    assert split_frontend("web") == ("web", {})
    assert split_frontend("web:port=8080, open=no") == ("web", {"port": "8080", "open": "no"})
    assert split_frontend("web:open=a=b") == ("web", {"open": "a=b"})


@pytest.mark.parametrize("given", ["web:", "web:port", "web:=8080", "web:port=", "web:port=1,port=2"])
def test_options_of_a_frontend_that_make_no_sense_are_told(given):
    with pytest.raises(DarbarError, match="option"):
        split_frontend(given)


def typed(monkeypatch, toys, frontend, line):
    monkeypatch.setattr(toys, "load", lambda kind, name: frontend)
    monkeypatch.setattr("darbar.commands.play.plugins", lambda: toys)
    monkeypatch.setattr("darbar.commands.play.mention_faults", lambda: None)
    play = __import__("darbar.commands.play", fromlist=["play"]).play
    return CliRunner().invoke(play, ["tictactoe", "--no-save", "--seats", "you,you", "--frontend", line])


def laid(monkeypatch):
    session = darbar.table("tictactoe", "you,you")
    monkeypatch.setattr("darbar.commands.play.table", lambda *given, **more: session)


def test_a_frontend_gets_its_options_only_where_some_were_typed(monkeypatch, toys):
    laid(monkeypatch)
    heard = []
    typed(monkeypatch, toys, lambda session, options=None: heard.append(options), "web:port=8080")
    typed(monkeypatch, toys, lambda session: heard.append("nothing"), "web")
    assert heard == [{"port": "8080"}, "nothing"]


def test_a_frontend_without_options_refuses_them_in_a_sentence(monkeypatch, toys):
    laid(monkeypatch)
    done = typed(monkeypatch, toys, lambda session: None, "web:port=8080")
    assert str(done.exception) == "the frontend 'web' takes no options"


@pytest.mark.parametrize("frontend", ["plain", "repl"])
def test_the_bundled_frontends_take_no_options(frontend):
    done = CliRunner().invoke(main, ["play", "tictactoe", "--frontend", f"{frontend}:port=1"], prog_name="darbar")
    assert done.exit_code == 2
    assert f"the frontend '{frontend}' takes no options" in done.output
