"""Other ways to win, in the arena: partners, common goals, fewest points, draws."""

import csv
import json
from collections import Counter
from io import StringIO

import pytest
from darbar import DarbarError
from darbar.arena.ratings import ratings
from darbar.arena.runner import Result, Seated, play
from darbar.arena.study import study_of
from darbar.arena.summary import summarise
from darbar.plugins import plugins
from msgspec import json as packed


def results_of(plan):
    return [play(plan, task) for task in plan.tasks()]


def studied(plan):
    results = results_of(plan)
    return study_of(plan, results, plugins().game(plan.game, plan.variants)), results


# Who sits where


def test_partners_are_the_same_bot_and_change_sides(plan, troupe):
    tasks = list(plan("bazaar", "greedy,random", games=4, seats=4, variants=("pairs",)).tasks())
    assert {task.seating for task in tasks} == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert [task.seed for task in tasks] == [tasks[0].seed] * 2 + [tasks[2].seed] * 2


def test_in_a_common_goal_every_bot_plays_with_its_like_and_the_same_seeds(plan, troupe):
    tasks = list(plan("bazaar", "greedy,random", games=4, seats=3, variants=("friends",)).tasks())
    first, second = tasks[0].seed, tasks[2].seed
    assert [(task.seed, task.seating) for task in tasks] == [
        (first, (0, 0, 0)),
        (first, (1, 1, 1)),
        (second, (0, 0, 0)),
        (second, (1, 1, 1)),
    ]


def test_with_more_bots_than_sides_everyone_meets_everyone(plan, troupe):
    tasks = list(plan("bazaar", "greedy,random,easy", games=1, seats=4, variants=("pairs",)).tasks())
    assert Counter(frozenset(task.seating) for task in tasks) == {
        frozenset(pair): 2 for pair in ((0, 1), (0, 2), (1, 2))
    }


def test_partners_may_be_mixed_when_asked_for(plan, troupe):
    tasks = list(plan("bazaar", "greedy,random,random", games=3, variants=("friends",), mixed=True).tasks())
    assert all(sorted(task.seating) == [0, 1, 2] for task in tasks)


def test_too_few_bots_for_the_sides_are_refused(plan, troupe):
    with pytest.raises(DarbarError, match=r"4 seats on 2 sides need 2 bots, not 1: .* as in random,random"):
        plan("bazaar", "random", seats=4, variants=("pairs",))


def test_a_bot_in_several_seats_is_of_several_minds(plan, troupe):
    """Random partners who thought with the same chance would mark every second cell in the same order."""
    team = plan("tictactoe", "random", seats=2, games=12, variants=("friends",))
    alike = 0
    for task in team.tasks():
        moves = []
        play(team, task, lambda match, move, moves=moves: moves.append(match.ask.moves.index(move)))
        alike += moves[0] == moves[1]
    assert alike < 6


def test_a_plan_without_partners_is_the_run_that_it_was(plan):
    one = plan("bazaar", "greedy,random")
    assert "teams" not in json.loads(one.identity)
    assert packed.decode(one.identity, type=type(one)).identity == one.identity


# Win rates and ratings


def test_partners_win_together_and_are_measured_by_sides(plan, troupe):
    two = plan("bazaar", "greedy,random", games=8, seats=4, variants=("pairs",))
    results = results_of(two)
    assert all(len({one.win for one in side}) == 1 for result in results for side in result.sides)
    greedy, other = summarise(two, results).bots
    assert (greedy.even_share, other.even_share) == (0.5, 0.5)
    assert greedy.win_rate.mean + other.win_rate.mean == pytest.approx(1)
    assert greedy.win_rate.mean > 0.5
    assert greedy.rating.mu > other.rating.mu


def test_a_common_goal_has_a_rate_of_success_and_neither_even_share_nor_rating(plan, troupe):
    team = plan("tictactoe", "random", seats=2, games=60, variants=("friends",))
    results = results_of(team)
    said = summarise(team, results)
    (line,) = said.bots
    reached = sum(any(one.points for one in result.seats) for result in results)
    assert 0 < reached < 60
    assert line.win_rate.mean == pytest.approx(reached / 60)
    assert (line.matches, line.even_share, line.rating, said.together) == (60, None, None, True)
    assert [seat.even_share for seat in said.seats] == [None, None]


def test_fewest_points_win_and_are_reported_as_they_are(plan, troupe):
    two = plan("bazaar", "random,random", games=6, variants=("fewest",))
    for result in results_of(two):
        least = min(one.points for one in result.seats)
        assert {one.points for one in result.seats if one.won} == {least}


def match_of(number, *sides):
    """A match in which each side is a place and its bots: `match_of(1, "1 ana ana", "2 ben")`."""
    seated = [
        Seated(bot=bot, place=int(side[0]), win=float(side[0] == "1"), side=at)
        for at, side in enumerate(sides)
        for bot in side.split()[1:]
    ]
    return Result(f"4-{number}-1", number, number, "finished", tuple(seated))


def test_partners_are_rated_as_a_team():
    rated = ratings([match_of(n, "1 ana eva", "2 ben dev") for n in range(20)])
    assert rated["ana"].mu == pytest.approx(rated["eva"].mu)
    assert rated["ana"].mu > 25 > rated["ben"].mu == pytest.approx(rated["dev"].mu)
    carried = ratings(
        [match_of(n, *sides) for n in range(20) for sides in (("1 ana ben", "2 eva eva"), ("1 ana", "2 ben"))]
    )
    assert carried["ana"].mu > carried["ben"].mu > carried["eva"].mu


def test_who_plays_together_is_not_rated():
    assert ratings([match_of(n, "1 ana ben") for n in range(3)]) == {}


def test_results_of_earlier_runs_are_read_as_they_were_meant():
    seats = '[{"bot":"a","place":1,"win":1.0},{"bot":"b","place":2}]'
    result = packed.decode(f'{{"id":"2-1-1","round":0,"seed":1,"status":"finished","seats":{seats}}}', type=Result)
    assert len(result.sides) == 2
    assert [one.won for one in result.seats] == [True, False]
    assert not result.together and not result.drawn


# Studies


def test_a_study_of_a_common_goal_compares_matches_won_with_matches_lost(plan, troupe):
    said, results = studied(plan("tictactoe", "random", seats=2, games=60, variants=("friends",)))
    assert said.together
    assert said.compared == ("won", "lost")
    won = [one.uses["move mark"] for result in results for one in result.seats if one.won]
    lost = [one.uses["move mark"] for result in results for one in result.seats if not one.won]
    marks = next(use for use in said.uses if (use.source, use.kind, use.component) == ("move", "mark", ""))
    assert marks.ratio is not None and marks.ratio.high < 1
    assert marks.winners < sum(lost) / len(lost)
    assert len(won) + len(lost) == 120
    assert [(line.line, line.winners > 0, line.others) for line in said.points] == [("row", True, 0)]


def test_a_study_in_which_all_or_none_is_won_compares_nothing(plan, troupe):
    team = plan("tictactoe", "random", seats=2, games=60, variants=("friends",))
    game = plugins().game("tictactoe", ("friends",))
    for won in (True, False):
        said = study_of(team, [one for one in results_of(team) if one.seats[0].won is won], game)
        assert said.points == []
        assert all(use.ratio is None for use in said.uses)


def test_draws_are_undecided(plan, troupe):
    said, results = studied(plan("tictactoe", "random,random", games=4, variants=("level",)))
    assert all(result.drawn for result in results)
    assert said.points == []


def test_a_lead_in_fewest_points_is_so_many_points_fewer(plan, troupe):
    said, results = studied(plan("bazaar", "random,random,random", games=6, variants=("fewest",)))
    (line,) = said.closeness
    tables = [sorted(one.points for one in result.seats) for result in results]
    assert line.winner.mean == pytest.approx(sum(table[0] for table in tables) / 6)
    assert line.lead.most == max(table[1] - table[0] for table in tables)
    assert line.gap.least == min(table[2] - table[0] for table in tables) >= 0


def test_closeness_with_partners_is_that_of_their_sides(plan, troupe):
    said, results = studied(plan("bazaar", "random,random", games=4, seats=4, variants=("pairs",)))
    (line,) = said.closeness
    gaps = [
        abs(sum(one.points for one in ours) - sum(one.points for one in theirs))
        for ours, theirs in map(_sides, results)
    ]
    assert line.lead.most == line.gap.most == max(gaps)


def _sides(result):
    return result.seats[::2], result.seats[1::2]


# As people type it


def test_the_arena_reports_how_often_a_team_succeeds(run, troupe):
    shown = run("arena bazaar --variant friends --bots random --seats 3 --games 4")
    assert shown.exit_code == 0
    assert "4 matches in 4 rounds of 1; one seed a round, every bot with its like" in shown.stdout
    assert "success" in shown.stdout
    for left_out in ("even share", "rating", "win rate", "go first"):
        assert left_out not in shown.stdout


def test_the_arena_seats_partners_at_the_smallest_table_unless_told_otherwise(run, troupe):
    said = json.loads(run("arena bazaar --variant pairs --bots random,greedy --games 2 --json -").stdout)
    assert (said["plan"]["seats"], said["plan"]["teams"]) == ([2], {"2": [0, 1]})
    rows = run("arena bazaar --variant pairs --bots random,random --games 2 --seats 4 --csv -").stdout
    assert [row["side"] for row in csv.DictReader(StringIO(rows))] == ["1", "2", "1", "2"] * 2


def test_a_study_of_a_common_goal_says_won_and_lost_and_can_be_drawn(run, troupe):
    line = "tictactoe --variant friends --games 40"
    shown = run(f"study {line} --bots random --plot study.svg")
    assert shown.exit_code == 0
    assert "All together" in shown.stdout
    assert "won/lost" in shown.stdout
    assert "winners" not in shown.stdout
    assert run(f"arena {line} --bots random --plot arena.svg").exit_code == 0
    picture = (troupe.parent / "folder" / "arena.svg").read_text(encoding="utf-8")
    assert "Rate of success" in picture and "No rating" in picture
