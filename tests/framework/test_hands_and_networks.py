"""Hands that others know in part, sole majorities, and maps with networks."""

import pytest
from darbar.components import HIDDEN, Hand, Network, places_in, sole_most
from darbar.core.state import copy


def test_cards_stand_in_order_in_a_hand():
    hand = Hand([2, 5])
    hand.put(3)
    hand.put_openly(1)
    assert hand.cards == [1, 2, 3, 5]
    assert len(hand) == 4 and 3 in hand and 4 not in hand


def test_others_know_what_was_taken_openly_and_how_many_cards_there_are():
    hand = Hand([2, 5])
    hand.put_openly(3)
    hand.hide()
    assert hand.cards == [3, HIDDEN, HIDDEN]


def test_a_hand_hides_no_more_when_it_is_hidden_again():
    hand = Hand([2, 3, 5], [3])
    hand.hide()
    once = copy(hand)
    hand.hide()
    assert hand == once


def test_a_known_card_is_forgotten_when_it_is_played():
    hand = Hand([3, 5], [3])
    assert hand.take(3) == 3
    assert hand.cards == [5] and hand.shown == []


def test_of_two_equal_cards_the_known_one_is_played():
    hand = Hand([3, 3], [3])
    hand.take(3)
    assert hand.cards == [3] and hand.shown == []


def test_playing_a_secret_card_leaves_what_is_known():
    hand = Hand([3, 5], [3])
    hand.take(5)
    assert hand.cards == [3] and hand.shown == [3]


def test_a_card_that_is_not_there_cannot_be_taken():
    with pytest.raises(ValueError, match="not in list"):
        Hand([3]).take(4)


def test_a_hand_that_was_laid_open_is_known():
    hand = Hand([3, 5], [3])
    assert hand.lay_open() == [3, 5]
    hand.hide()
    assert hand.cards == [3, 5]


def test_two_new_hands_share_nothing():
    one, other = Hand(), Hand()
    one.put_openly(1)
    assert other.cards == [] and other.shown == []


@pytest.mark.parametrize(
    ("strength", "seat"), [([1, 3, 2], 1), ([3, 3, 2], None), ([0, 0], None), ([0, 1], 1), ([4], 0)]
)
def test_only_more_than_everybody_else_is_a_sole_majority(strength, seat):
    assert sole_most(strength) == seat


def line(count):
    return Network.joining(count, [(place, place + 1) for place in range(count - 1)])


def test_roads_lead_both_ways():
    assert line(3).roads == (0b010, 0b101, 0b010)
    assert line(3).neighbours(0b101) == 0b010


def test_a_network_ends_at_a_place_that_is_not_ones_own():
    assert places_in(line(6).reached(1 << 0, own=0b110111)) == [0, 1, 2]


def test_places_without_a_road_between_them_do_not_hang_together():
    apart = Network.joining(4, [(0, 1), (2, 3)])
    assert places_in(apart.reached(1 << 0, own=0b1111)) == [0, 1]
    assert places_in(apart.reached(1 << 0 | 1 << 2, own=0b1111)) == [0, 1, 2, 3]


def test_a_ring_is_followed_once_around():
    ring = Network.joining(5, [(place, (place + 1) % 5) for place in range(5)])
    assert ring.reached(1, own=0b11111) == 0b11111


def test_from_nowhere_nothing_is_reached():
    assert line(3).reached(0, own=0b111) == 0
    assert places_in(0) == []
