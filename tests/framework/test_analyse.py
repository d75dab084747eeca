"""`darbar analyse`: what a bot thinks of a question in a saved match."""

import re

import darbar
import pytest
from click.testing import CliRunner
from darbar.cli import main


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Type `darbar analyse` beside a saved match in which Ben must answer a threat."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
    for move in ("mark a1", "mark b2", "mark b1"):
        match.play(move)
    match.record.save(tmp_path / "threat.darbar")

    def typed(line):
        return CliRunner().invoke(main, ["analyse", "threat.darbar", *line.split()], prog_name="darbar")

    return typed


def test_every_offered_move_is_told_with_its_chance_its_visits_and_what_follows(run):
    lines = run("--iterations 300").output.splitlines()
    assert lines[:2] == ["Ben: Which cell do you mark?", "Thought about 300 times, after 3 answers."]
    assert lines[3] == "1. Mark c1."
    assert re.fullmatch(r"   chance to win about \d+\s%, tried \d+ times", lines[4])
    assert lines[5].startswith("   then Ana: Mark a3.")
    assert sum(line[:1].isdigit() for line in lines) == 6


def test_moves_are_described_as_the_asked_seat_sees_the_table(run, monkeypatch):
    def describe(view, move):
        return darbar.text("Take number {count}.", count=view.marks + 1)

    game = darbar.games()["tictactoe"].change(describe=describe)
    monkeypatch.setattr("darbar.commands.analyse.open_match", lambda file, at: darbar.load(file, at, game=game))
    lines = run("--iterations 300").output.splitlines()
    assert lines[3] == "1. Take number 4."
    assert lines[5].startswith("   then Ana: Mark a3."), "what comes later is not seen from here"


def test_the_same_iterations_think_the_same(run):
    assert run("--iterations 50").output == run("--iterations 50").output


def test_a_move_that_was_never_tried_is_told_too(run):
    assert "6. " in run("--iterations 2").output
    assert "not tried" in run("--iterations 2").output


def test_an_earlier_question_is_thought_about_on_request(run):
    assert run("--at 2 --iterations 9").output.startswith(
        "Ana: Which cell do you mark?\nThought about 9 times, after 2 "
    )
    assert run("--seat 1 --iterations 9").output.startswith(
        "Ana: Which cell do you mark?\nThought about 9 times, after 2 "
    )
    assert "after 1 answer" not in run("--at 1 --iterations 9").output
    assert "after one answer." in run("--at 1 --iterations 9").output


def test_of_a_match_that_is_over_the_last_question_is_thought_about(run, tmp_path):
    match = darbar.load(tmp_path / "threat.darbar")
    for move in ("mark a2", "mark c1"):
        match.play(move)
    match.record.save(tmp_path / "threat.darbar")
    lines = run("--iterations 60").output.splitlines()
    assert lines[0].startswith("Ana:")
    assert lines[3:5] == ["1. Mark c1.", lines[4]]
    assert "chance to win about 99 %" in lines[4]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr", "40 réflexions, après 3 réponses."), ("ru", "Обдумано 40 раз, после 3 ответов.")],
)
def test_a_bot_thinks_in_words_of_the_chosen_language(run, language, sentence):
    assert sentence in run(f"--iterations 40 --language {language}").output


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--seconds 1 --iterations 5", "Give --seconds or --iterations, not both."),
        ("--seat 3", "There is no player 3: 2 play."),
        ("--at 0 --seat 2", "This player was asked nothing up to there."),
    ],
)
def test_what_cannot_be_thought_about_is_refused_in_a_sentence(run, line, sentence):
    result = run(line)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_thinking_takes_as_many_seconds_as_it_is_given(run):
    assert "Thought about" in run("--seconds 0.05").output


# Where several choose at the same time


@pytest.fixture
def half_sealed(tmp_path):
    """Hearts, where Ana has chosen one card of three, and Ben all of his."""
    match = darbar.new("hearts", names=["Ana", "Ben", "Cleo"], seed=3)
    for seat in (0, 1, 1, 1):
        match.play(match.asked(seat).moves[0], seat)
    match.record.save(tmp_path / "half.darbar")
    return tmp_path / "half.darbar"


@pytest.mark.parametrize(("seat", "name"), [("1", "Ana"), ("2", "Ben"), ("3", "Cleo")])
def test_an_analysis_for_a_seat_is_of_its_own_question(half_sealed, seat, name):
    said = CliRunner().invoke(main, ["analyse", str(half_sealed), "--seat", seat, "--iterations", "20"]).output
    assert said.startswith(f"{name}: Which card do you pass")


@pytest.mark.parametrize("watcher", [[], ["--seat", "Ben"], ["--seat", "Cleo"]])
def test_a_replay_shows_nobody_the_secret_question_of_another(half_sealed, watcher):
    said = CliRunner().invoke(main, ["replay", str(half_sealed), "--plain", *watcher]).output
    assert "Ana: Which card" not in said
    assert ("Cleo: Which card" in said) == ("Cleo" in watcher)
