"""Chapter 1: Setting up."""

import darbar
import pytest
from darbar import RuleViolation
from darbar.testing import rule
from darbar_bazaar.components import OrderCard
from darbar_bazaar.game import BAZAAR

TABLES = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def set_up(seats, seed=7):
    return BAZAAR.first_state(seats, seed, BAZAAR.pack())


@TABLES
@rule("bazaar", "1.1")
def test_each_player_has_workers_coins_and_one_secret_order(seats):
    state = set_up(seats)
    assert (state.workforce.home, state.workforce.reserve) == ([3] * seats, [1] * seats)
    assert [player.coins for player in state.players] == [3] * seats
    assert [len(player.hand) for player in state.players] == [1] * seats
    assert [(player.goods.left, player.filled) for player in state.players] == [([0, 0, 0], [])] * seats
    assert state.reputation == [0] * seats
    assert not any(state.workforce.spaces)


@TABLES
@rule("bazaar", "1.2")
def test_each_stall_holds_two_goods_more_than_there_are_players_and_the_bag_five_of_each(seats):
    state = set_up(seats)
    assert state.stalls.left == [seats + 2] * 3
    assert state.bag.counts == [5, 5, 5]


@TABLES
@rule("bazaar", "1.3")
def test_three_orders_lie_open_and_every_order_is_somewhere_once(seats):
    state = set_up(seats)
    hands = [card for player in state.players for card in player.hand]
    assert len(state.offers.cards) == 3
    assert sorted([*state.offers.cards, *state.deck.cards, *hands]) == list(OrderCard)


@rule("bazaar", "1.3")
def test_the_orders_are_shuffled():
    assert set_up(2, seed=1).deck.cards != set_up(2, seed=2).deck.cards
    assert set_up(2, seed=1).deck.cards == set_up(2, seed=1).deck.cards


@TABLES
@rule("bazaar", "1.3")
def test_chance_may_choose_anyone_as_the_first_player(seats):
    assert {set_up(seats, seed).first for seed in range(60)} == set(range(seats))


def test_the_first_player_is_asked_first():
    match = darbar.new("bazaar", seats=4, seed=11)
    assert match.ask.seat == match.state.first


@pytest.mark.parametrize("seats", [1, 6])
def test_bazaar_is_for_two_to_five(seats):
    with pytest.raises(RuleViolation, match=f"Bazaar is for 2 to 5 players, not {seats}"):
        darbar.new("bazaar", seats=seats)
