"""1 Setting up: stacks, dice, provinces, and who is first."""

import darbar
import pytest
from darbar.testing import rule
from darbar_rajas.components import NONE, Colour, Hue, Tile, Yield
from darbar_rajas.game import RAJAS

TABLES = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(12)


@pytest.mark.parametrize(("seats", "spaces", "quarry", "port"), [(2, 26, 4, 3), (3, 34, 6, 4), (4, 37, 8, 5)])
@rule("rajas", "1.1")
def test_more_players_have_more_spaces(seats, spaces, quarry, port):
    costs = RAJAS.pack().costs[seats]
    assert sum(map(len, costs)) == spaces
    assert (len(costs[0]), len(costs[1])) == (quarry, port)


@TABLES
@rule("rajas", "1.2")
def test_twelve_shuffled_stacks_show_their_top_tiles(seats):
    state = RAJAS.first_state(seats, 1, RAJAS.pack())
    stacks = [[*stack.cards, top] for stack, top in zip(state.stacks, state.offer, strict=True)]
    assert sorted(tile for stack in stacks for tile in stack) == list(range(64))
    for place, stack in enumerate(stacks):
        rows = [state.box.components.tiles[tile] for tile in stack]
        assert len({(row.colour, row.symbol) for row in rows}) == 1
        assert place // 3 == [*Colour].index(Colour[rows[0].colour.upper()])
    assert len({tuple(RAJAS.first_state(2, seed, RAJAS.pack()).offer) for seed in SEEDS}) == len(SEEDS)


@rule("rajas", "1.3")
def test_eight_white_tiles_lie_face_down():
    state = RAJAS.first_state(2, 1, RAJAS.pack())
    assert sorted(state.income.cards) == state.box.income_of(Hue.WHITE)
    assert len(state.income.cards) == 8 and state.open_income == []


@TABLES
@rule("rajas", "1.4")
def test_everybody_begins_with_the_same(seats):
    state = RAJAS.first_state(seats, 1, RAJAS.pack())
    assert state.workforce.home == [3] * seats and state.workforce.reserve == [3] * seats
    assert state.fame == [0] * seats
    for player in state.players:
        assert (player.karma, player.levels, player.boat, player.waiting) == (1, [2] * 4, 0, 0b111)
        assert set(player.grid) == {NONE} and player.slots == [NONE] * len(Yield)


@TABLES
@rule("rajas", "1.5")
def test_everybody_rolls_a_die_of_each_colour(seats):
    state = RAJAS.first_state(seats, 1, RAJAS.pack())
    assert [[len(faces) for faces in player.dice.faces] for player in state.players] == [[1] * 4] * seats
    assert state.supply.left == [12 - seats] * 4
    assert (
        len({str([player.dice.faces for player in RAJAS.first_state(2, seed, RAJAS.pack()).players]) for seed in SEEDS})
        > 9
    )


@TABLES
@rule("rajas", "1.6")
def test_the_lowest_sum_is_first(seats):
    firsts = set()
    for seed in range(40):
        state = RAJAS.first_state(seats, seed, RAJAS.pack())
        sums = [sum(map(sum, player.dice.faces)) for player in state.players]
        assert sums[state.order.first] == min(sums)
        if sums.count(min(sums)) > 1:
            firsts.add(sums.index(min(sums)) == state.order.first)
    assert firsts == {True, False}


@rule("rajas", "1.6", "E23")
def test_four_players_have_3_4_5_and_6_money_in_turn_order():
    for seed in SEEDS:
        state = RAJAS.first_state(4, seed, RAJAS.pack())
        assert [state.money[seat] for seat in state.order.seats] == [3, 4, 5, 6]
        assert state.order.seats == [(state.order.first + step) % 4 for step in range(4)]


def test_the_first_question_is_where_to_place_a_worker():
    match = darbar.new("rajas", seats=3, seed=1)
    assert match.ask.prompt == "place" and match.ask.seat == match.state.order.first
    assert len(Tile) == 64
