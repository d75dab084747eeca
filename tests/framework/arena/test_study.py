"""What a designer asks: what is used, by whom, and what is dead."""

import csv
from io import StringIO

import darbar
import pytest
from darbar.arena.export import use_rows
from darbar.arena.runner import play
from darbar.arena.study import study_of
from darbar.arena.uses import families, usable, uses_of
from darbar.plugins import plugins


@pytest.fixture
def crossed():
    """Player 1 wins on the top row, which player 2 never touches."""
    match = darbar.new("tictactoe", 2, seed=1)
    for move in ("mark a1", "mark a2", "mark b1", "mark b2", "mark c1"):
        match.play(move)
    return match


def test_moves_and_events_are_counted_by_kind_and_component_for_each_seat(crossed):
    used = uses_of(crossed)
    cells = ["a1", "b1", "c1"]
    assert used[0] == {
        "move mark": 3,
        "event marked": 3,
        "event won": 1,
        **{f"move mark cell-{cell}": 1 for cell in cells},
        **{f"event marked cell-{cell}": 1 for cell in cells},
    }
    assert used[1]["move mark"] == 2
    assert used[None] == {}


def test_what_happens_to_nobody_is_counted_too():
    match = darbar.new("bazaar", 2, seed=1)
    while match.ask:
        match.play(match.ask.moves[0])
    nobody = uses_of(match)[None]
    assert nobody["event caravan-arrived"] == nobody["event fashion-rolled"] == 4
    goods = sum(count for use, count in nobody.items() if use.startswith("event caravan-arrived good-"))
    assert goods > 4


def test_everything_usable_is_in_the_vocabulary_of_a_game():
    names = usable(plugins().game("tictactoe"))
    assert names[:3] == ["move mark", "move mark cell-a1", "move mark cell-b1"]
    assert len([name for name in names if name.startswith("move mark cell-")]) == 9
    assert "event won" in names
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", ["bazaar", "connectfour", "agra"])
def test_nothing_is_used_that_the_vocabulary_does_not_know(game):
    match = darbar.new(game, seed=3)
    chance = darbar.Dice(3)
    while match.ask and len(match.moves) < 400:
        match.play(chance.pick(match.ask.moves))
    known = set(usable(match.game))
    assert {use for uses in uses_of(match).values() for use in uses} <= known
    assert {name.split(" ")[2] for name in known if name.count(" ") == 2} == set(families(match.game))


def study(plan):
    results = [play(plan, task) for task in plan.tasks()]
    return study_of(plan, results, plugins().game(plan.game, plan.variants)), results


def test_winners_are_compared_with_the_others(plan):
    said, results = study(plan("bazaar", "random,random,random", games=60))
    place = next(use for use in said.uses if (use.kind, use.component) == ("place", "space-palace"))
    by_hand = [seated for result in results for seated in result.seats]
    assert place.per_match == pytest.approx(sum(one.uses.get("move place space-palace", 0) for one in by_hand) / 60)
    assert place.ratio.low < place.ratio.mean < place.ratio.high
    assert place.ratio.mean == pytest.approx(place.winners / place.others)


def test_filling_an_order_is_what_winners_do(plan):
    said, _ = study(plan("bazaar", "random,random,random", games=60))
    filled = next(use for use in said.uses if (use.source, use.kind, use.component) == ("move", "fill", ""))
    assert filled.ratio.low > 1
    orders = next(line for line in said.points if line.line == "orders")
    assert orders.winners > orders.others


def test_a_draw_has_no_winner_to_compare(plan):
    two = plan("tictactoe", "random,random", games=60)
    results = [play(two, task) for task in two.tasks()]
    drawn = [one for one in results if one.seats[0].win == 0.5]
    said = study_of(two, drawn, plugins().game("tictactoe"))
    assert drawn
    assert said.points == []
    assert all(use.ratio is None for use in said.uses)


def test_what_nobody_used_is_dead_either_declined_or_never_seen(plan):
    said, results = study(plan("bazaar", "random,random", games=2))
    used = {" ".join(filter(None, (use.source, use.kind, use.component))) for use in said.uses}
    assert used.isdisjoint(said.declined) and used.isdisjoint(said.unseen)
    assert used | {*said.declined, *said.unseen} == set(usable(plugins().game("bazaar")))
    assert said.declined
    assert all(use.startswith("move ") for use in said.declined)
    assert {use for one in results for use in one.declined} >= set(said.declined)


def test_of_every_family_it_is_told_how_many_are_used_and_why_others_are_not(plan):
    said, _ = study(plan("bazaar", "random,random", games=2))
    of = families(plugins().game("bazaar"))
    used = {use.component for use in said.uses if use.component}
    for line in said.families:
        members = {component for component, family in of.items() if family == line.family}
        assert (line.members, line.used) == (len(members), len(members & used))
        assert line.members == line.used + line.declined + line.unseen
    assert [line.family for line in said.families] == list(dict.fromkeys(of.values()))
    assert any(line.declined or line.unseen for line in said.families)
    assert study_of(said.plan, [], plugins().game("bazaar")).families == []


def test_closeness_is_told_by_seats(plan):
    said, results = study(plan("bazaar", "random,random,random", games=6))
    (line,) = said.closeness
    tables = [sorted((seated.points for seated in one.seats), reverse=True) for one in results]
    assert line.winner.mean == pytest.approx(sum(table[0] for table in tables) / 6)
    assert line.lead.most == max(table[0] - table[1] for table in tables)
    assert line.gap.most == max(table[0] - table[2] for table in tables)


def test_rows_name_everything_usable_once(plan):
    said, _ = study(plan("tictactoe", "random,random", games=4))
    rows = list(csv.DictReader(StringIO(use_rows(said))))
    names = [" ".join(filter(None, (row["source"], row["kind"], row["component"]))) for row in rows]
    assert sorted(names) == sorted(usable(plugins().game("tictactoe")))
    marks = next(row for row in rows if (row["source"], row["kind"], row["component"]) == ("move", "mark", ""))
    assert float(marks["per match"]) == pytest.approx(
        sum(use.per_match for use in said.uses if use.kind == "mark" and use.component)
    )
