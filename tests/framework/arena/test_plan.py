"""Who plays whom, where, and with which seeds."""

from collections import Counter

import pytest
from darbar import DarbarError, RuleViolation
from darbar.core.dice import apart
from msgspec import structs


def test_in_a_round_every_bot_sits_in_every_seat_with_the_same_seed(plan):
    tasks = list(plan("bazaar", "greedy,random,greedy,random", games=4).tasks())
    assert len({task.seed for task in tasks}) == 1
    assert [sorted(column) for column in zip(*(task.seating for task in tasks), strict=True)] == [[0, 1, 2, 3]] * 4


def test_rounds_have_seeds_that_do_not_tell_of_each_other_and_other_neighbours(plan):
    tasks = list(plan("bazaar", "greedy,random,greedy,random", games=400, seed=7).tasks())
    assert len(tasks) == 400
    assert {task.seed for task in tasks} == {apart(7, "round", round) for round in range(100)}
    neighbours = Counter(task.seating[(task.seating.index(0) + 1) % 4] for task in tasks)
    assert set(neighbours) == {1, 2, 3}
    assert min(neighbours.values()) > 60


def test_the_number_of_matches_is_rounded_up_to_whole_rounds(plan):
    assert plan("bazaar", "greedy,random,random", games=10).matches == 12
    assert plan("bazaar", "greedy,random,random", games=12).matches == 12


def test_with_more_bots_than_seats_everyone_meets_everyone(plan):
    four = plan("tictactoe", "greedy,random,mcts:4,mcts:9", games=1, seats=2)
    tasks = list(four.tasks())
    assert len(tasks) == four.matches == 12
    assert Counter(bot for task in tasks for bot in task.seating) == {0: 6, 1: 6, 2: 6, 3: 6}
    assert len({task.seating for task in tasks}) == 12


def test_bots_of_the_same_name_need_not_all_meet(plan):
    assert plan("bazaar", "random,random,random,random", seats=2).matches == 2
    assert plan("bazaar", "greedy,random,random,random", seats=2).matches == 4


def test_a_longer_run_begins_with_the_matches_of_the_shorter(plan):
    short = plan("bazaar", "greedy,random", games=10)
    long = structs.replace(short, games=30)
    assert list(long.tasks())[:10] == list(short.tasks())
    assert long.identity == short.identity
    assert len({task.id for task in long.tasks()}) == 30


@pytest.mark.parametrize(
    "other", [{"seed": 2}, {"bots": ("random", "random")}, {"bound": 9}, {"options": {"days": 3}}, {"rules": "0"}]
)
def test_a_run_with_other_matches_has_another_identity(plan, other):
    one = plan("bazaar", "greedy,random")
    assert structs.replace(one, **other).identity != one.identity


def test_tables_of_every_size_come_in_turn(plan):
    three = structs.replace(plan("bazaar", "random,random,random", games=6), seats=(2, 3))
    assert [len(task.seating) for task in three.tasks()] == [2, 2, 3, 3, 3, 2, 2, 3, 3, 3, 2, 2]
    assert three.matches == 12


def test_too_few_bots_are_refused_with_a_suggestion(plan):
    with pytest.raises(DarbarError, match=r"4 seats need 4 bots, not 2: .* as in greedy,random,random,random"):
        plan("bazaar", "greedy,random", seats=4)


def test_too_many_seats_and_unknown_bots_are_refused(plan):
    with pytest.raises(RuleViolation, match="Bazaar is for 2 to 5 players, not 6"):
        plan("bazaar", ",".join(["random"] * 6))
    with pytest.raises(DarbarError, match="There is no bot called 'rando'"):
        plan("bazaar", "rando,random")
