"""Whole matches at random: they end, keep their pieces, and everything happens in some of them."""

import darbar
import pytest
from darbar import Dice
from darbar.testing import offered
from darbar_bazaar.game import BAZAAR

TABLES = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def at_random(seats, seed, **choices):
    """A match played by chance to its end."""
    match, dice = darbar.new("bazaar", seats=seats, seed=seed, **choices), Dice(seed)
    while match.ask:
        match.play(dice.pick(match.ask.moves))
    return match


@TABLES
def test_every_match_ends_within_its_days(seats):
    for seed in range(25):
        simulation = darbar.simulate("bazaar", seats=seats, seed=seed)
        assert simulation.state.over
        assert simulation.state.day <= 5
        assert simulation.answers < 200 * seats
        assert min(player.coins for player in simulation.state.players) >= 0


@TABLES
def test_goods_orders_and_workers_are_neither_lost_nor_made(seats):
    match, dice = darbar.new("bazaar", seats=seats, seed=seats), Dice(seats)
    pieces = BAZAAR.conserved(match.state)
    assert pieces == {"workers": 4 * seats, "goods": 3 * (seats + 2) + 15, "orders": 16}
    while match.ask:
        match.play(dice.pick(match.ask.moves))
        assert BAZAAR.conserved(match.state) == pieces


@TABLES
def test_everyone_has_a_place_and_the_lines_make_the_points(seats):
    match = at_random(seats, seed=1)
    standings = match.standings()
    assert [one.points for one in standings] == sorted((one.points for one in standings), reverse=True)
    assert sorted(one.seat for one in standings) == list(range(seats))
    assert all(sum(one.lines.values()) == one.points for one in standings)


@pytest.mark.parametrize(
    "choices",
    [
        {"options": {"days": 3}},
        {"options": {"days": 5}},
        {"rulings": {"palace-ties": "shared"}},
        {"variants": ["night"]},
    ],
)
def test_every_choice_can_be_played_to_its_end_and_again_from_its_record(choices):
    match = at_random(3, seed=8, **choices)
    assert darbar.load(match.record.dumps()).state == match.state


def test_every_kind_of_event_happens():
    missing = set(BAZAAR.events)
    for seed in range(400):
        missing -= {type(event) for event in at_random(2 + seed % 4, seed).events}
        if not missing:
            break
    assert not missing


def test_every_kind_of_move_is_played():
    missing = set(BAZAAR.moves)
    for seed in range(100):
        missing -= {type(move) for move in at_random(2 + seed % 4, seed).moves}
        if not missing:
            break
    assert not missing


# Nobody can go round in circles for ever: each of these plays what would go on longest.


@pytest.mark.parametrize(
    "liked",
    [
        ("rest", "place teahouse"),
        ("place silk-stall", "rest", "place palace"),
        ("drink", "rest", "take tea", "place docks"),
        ("accept coin", "draw", "place scribe"),
    ],
)
@TABLES
def test_a_day_ends_however_stubbornly_it_is_played(seats, liked):
    match = darbar.new("bazaar", seats=seats, seed=4)
    while match.ask:
        best = [move for like in liked for move in offered(match) if move.startswith(like)]
        match.play((best or offered(match))[0])
        assert len(match.moves) < 100 * seats
