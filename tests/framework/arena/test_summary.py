"""What the arena says about results."""

from collections import Counter

import pytest
from darbar.arena.ratings import ratings
from darbar.arena.runner import Result, Seated, play
from darbar.arena.summary import summarise


def result(number, *seats, **facts):
    """A match in words: `result(1, "ana 12 coins=12", "ben 7 coins=9 debts=-2")`, the best first place."""
    split = [seat.split() for seat in seats]
    points = [int(words[1]) for words in split]
    winners = points.count(max(points))
    seated = tuple(
        Seated(
            bot=bot,
            place=1 + sum(other > int(total) for other in points),
            win=(int(total) == max(points)) / winners,
            points=int(total),
            lines={key: int(value) for key, _, value in (line.partition("=") for line in lines)},
        )
        for bot, total, *lines in split
    )
    return Result(f"2-{number}-1", number, number, "finished", seated, **{"turns": 5, "decisions": 9, **facts})


def test_a_bot_in_several_seats_is_counted_by_seat(plan):
    three = plan("bazaar", "greedy,random,random", games=3)
    results = [result(n, "greedy 9", "random 4", "random 2") for n in range(3)]
    greedy, others = summarise(three, results).bots
    assert (greedy.name, greedy.matches, greedy.win_rate.mean) == ("greedy", 3, 1.0)
    assert (others.name, others.matches, others.win_rate.mean, others.points.mean) == ("random", 3, 0.0, 3.0)
    assert greedy.even_share == pytest.approx(1 / 3)


def test_shared_wins_are_split(plan):
    results = [result(1, "greedy 5", "random 5"), result(2, "greedy 5", "random 3")]
    greedy, other = summarise(plan("bazaar", "greedy,random"), results).bots
    assert (greedy.win_rate.mean, other.win_rate.mean) == (0.75, 0.25)


def test_points_come_from_their_lines(plan):
    results = [result(1, "greedy 5 coins=7 debts=-2", "random 3 coins=3"), result(2, "greedy 9 coins=9", "random 1")]
    greedy, other = summarise(plan("bazaar", "greedy,random"), results).bots
    assert greedy.lines == {"coins": 8.0, "debts": -1.0}
    assert other.lines == {"coins": 1.5}


def test_seats_are_compared_whoever_sits_there(plan):
    results = [result(1, "greedy 5", "random 3"), result(2, "random 2", "greedy 4"), result(3, "greedy 6", "random 1")]
    first, second = summarise(plan("bazaar", "greedy,random"), results).seats
    assert (first.seat, first.win_rate.mean, first.points.mean) == (1, pytest.approx(2 / 3), pytest.approx(13 / 3))
    assert second.win_rate.mean == pytest.approx(1 / 3)


def test_matches_that_were_not_finished_are_counted_and_named_and_nothing_more(plan):
    two = plan("tictactoe", "random,random", games=8, bound=6)
    results = [play(two, task) for task in two.tasks()]
    counts = Counter(one.status for one in results)
    said = summarise(two, results)
    assert counts["finished"] and counts["unfinished"]
    assert (said.finished, said.unfinished, said.crashed) == (counts["finished"], counts["unfinished"], 0)
    assert said.bots[0].matches == counts["finished"]
    assert [trouble.fault for trouble in said.troubles] == ["not over after 6 decisions"] * counts["unfinished"]


def test_lengths_have_their_spread(plan):
    results = [result(n, "greedy 1", "random 0", decisions=10 * n) for n in range(1, 22)]
    (length,) = summarise(plan("bazaar", "greedy,random"), results).lengths
    assert (length.decisions.least, length.decisions.median, length.decisions.most) == (10, 110, 210)
    assert (length.decisions.low, length.decisions.high) == (20, 200)


def test_nothing_played_yet_is_a_summary_too(plan):
    said = summarise(plan("bazaar", "greedy,random", games=6), [])
    assert (said.planned, said.finished, said.bots, said.lengths) == (6, 0, [], [])


def test_ratings_order_bots_by_how_they_fare_against_each_other():
    better = [result(n, "ana 3", "ben 2", "eva 1") for n in range(30)]
    rated = ratings(better)
    assert rated["ana"].mu > rated["ben"].mu > rated["eva"].mu
    assert all(one.sigma < 25 / 3 for one in rated.values())


def test_equals_are_rated_equal():
    even = [result(n, *(["ana 3", "ben 3"] if n % 2 else ["ben 3", "ana 3"])) for n in range(20)]
    rated = ratings(even)
    assert rated["ana"].mu == pytest.approx(rated["ben"].mu, abs=0.01)


def test_a_better_bot_is_seen_to_be_better(plan):
    two = plan("tictactoe", "greedy,random", games=60)
    greedy, other = summarise(two, [play(two, task) for task in two.tasks()]).bots
    assert greedy.win_rate.low > 0.5 > other.win_rate.high
    assert greedy.points.low > other.points.high
    assert greedy.rating.mu > other.rating.mu


def test_the_lines_of_a_score_add_up_to_its_points(plan):
    two = plan("bazaar", "random,random", games=4)
    for bot in summarise(two, [play(two, task) for task in two.tasks()]).bots:
        assert len(bot.lines) == 4
        assert sum(bot.lines.values()) == pytest.approx(bot.points.mean)
