"""One match: the same task gives the same result, and nothing that goes wrong is raised."""

from collections import Counter

import darbar
import pytest
from darbar.arena.runner import play
from darbar.bots.random import RandomBot
from msgspec import structs


def played(plan):
    return [play(plan, task) for task in plan.tasks()]


def test_the_same_task_gives_the_same_result(plan, told):
    bazaar = plan("bazaar", "mcts:2,random,random", games=3)
    assert told(played(bazaar)) == told(played(bazaar))


def test_a_result_says_what_the_match_says(plan):
    two = plan("bazaar", "random,random")
    task = next(two.tasks())
    kept = []
    result = play(two, task, lambda match, move: kept.append(match))
    match = kept[-1]
    assert match.ask is None
    assert (result.turns, result.decisions) == (match.state.turn, len(match.moves))
    for standing in match.standings():
        seated = result.seats[standing.seat]
        assert (seated.place, seated.points, seated.lines) == (standing.place, standing.points, standing.lines)
    assert [seated.decisions for seated in result.seats] == [match.deciders.count(seat) for seat in range(2)]
    assert darbar.load(match.record).standings() == match.standings()


def test_winners_share_a_win(plan):
    results = played(plan("tictactoe", "random,random", games=40))
    assert all(sum(seated.win for seated in result.seats) == 1 for result in results)
    assert {seated.win for result in results for seated in result.seats} == {0.0, 0.5, 1.0}


def test_a_bot_that_raises_crashes_its_match_alone_and_leaves_a_record(plan, troupe):
    results = played(plan("tictactoe", "raiser,random", games=20))
    assert Counter(result.status for result in results).keys() == {"finished", "crashed"}
    for result in results:
        if result.status == "crashed":
            assert result.fault.startswith("bot 'Raiser' of troupe failed in its choose (troupe.py, line ")
            assert result.fault.endswith(": ValueError: stage fright")
            assert len(darbar.load(result.record).moves) == result.decisions in (2, 3)


def test_a_bot_that_cheats_crashes_its_match(plan, troupe):
    (result, _) = played(plan("tictactoe", "cheat,random"))
    assert result.status == "crashed"
    assert result.fault.startswith("bot 'Cheat' of troupe failed in its choose")
    assert result.fault.endswith(" is not offered")


def test_broken_rules_crash_the_match_and_the_record_leads_there(plan, troupe):
    (result, _) = played(plan("tictactoe", "random,random", variants=("torn",)))
    assert result.status == "crashed"
    assert "ZeroDivisionError: the paper is torn" in result.fault
    match = darbar.load(result.record)
    with pytest.raises(darbar.PluginError, match="the paper is torn"):
        match.play(match.ask.moves[0])


def test_a_match_that_does_not_end_is_left_unfinished_at_the_bound(plan):
    (result, _) = played(plan("bazaar", "random,random", bound=30))
    assert (result.status, result.decisions) == ("unfinished", 30)
    assert result.fault == "not over after 30 decisions"
    assert len(darbar.load(result.record).moves) == 30


def test_a_match_that_ends_with_the_last_decision_allowed_is_finished(plan):
    free = plan("tictactoe", "random,random")
    longest = max(result.decisions for result in played(free))
    assert {result.status for result in played(structs.replace(free, bound=longest))} == {"finished"}
    assert "unfinished" in {result.status for result in played(structs.replace(free, bound=longest - 1))}


def test_points_beyond_all_bounds_crash_the_match_alone(plan, troupe):
    (one, other) = played(plan("tictactoe", "random,random", variants=("boundless",)))
    assert (one.status, other.status) == ("crashed", "crashed")
    assert one.fault.startswith("ValidationError: Expected `int` <= 9007199254740992")


def test_what_a_bot_says_when_it_fails_is_text_in_one_line(plan, monkeypatch):
    def fail(self, chair):
        raise ValueError("\x1b[2J\nfine\x9b" + "x" * 5000)

    monkeypatch.setattr("darbar.bots.random.RandomBot.choose", fail)
    (one, _) = played(plan("tictactoe", "random,random"))
    assert "failed in its choose (test_runner.py, line 90): ValueError: \\x1b[2J fine\\x9bxxx" in one.fault
    assert len(one.fault) <= 400


def test_a_match_that_is_too_long_for_a_record_is_told_without_one(plan, monkeypatch):
    monkeypatch.setattr("darbar.match.record.MOST_MOVES", 3)
    (one, _) = played(plan("tictactoe", "random,random", bound=4))
    assert (one.status, one.record) == ("unfinished", "")
    assert one.fault == "not over after 4 decisions; a match of 4 moves is too long for a record"


def test_options_rulings_variants_and_components_are_played(plan):
    usual = played(plan("bazaar", "random,random"))[0]
    short = played(plan("bazaar", "random,random", options={"days": 3}))[0]
    night = played(plan("bazaar", "random,random", variants=("night",)))[0]
    assert short.turns < usual.turns
    assert night.seats != usual.seats


def test_a_bot_thinks_with_the_same_chance_wherever_it_sits(plan):
    """Two random bots swap seats: so do their first answers, if it is the bot and not the seat that has the chance."""
    two = plan("tictactoe", "random,random")
    openings = []
    for task in two.tasks():
        moves = []
        play(two, task, lambda match, move, moves=moves: moves.append(move))
        openings.append((task.seating[0], moves[0]))
    assert {bot for bot, _ in openings} == {0, 1}
    assert openings[0][1] != openings[1][1]


def test_what_observers_hear_is_not_disturbed(plan, monkeypatch, tmp_path):
    monkeypatch.setenv("DARBAR_LOG", str(tmp_path / "log"))
    played(plan("tictactoe", "random,random"))
    assert not (tmp_path / "log").exists()


def test_all_remarks_of_a_bot_are_lapses(plan, monkeypatch):
    class Sorry(RandomBot):
        remarks = [darbar.text("oh no")] * 50

    monkeypatch.setattr("darbar.arena.runner.make_bot", lambda name, seed: Sorry(seed))
    (result, _) = played(plan("tictactoe", "random,random"))
    assert [seat.lapses for seat in result.seats] == [50, 50]
