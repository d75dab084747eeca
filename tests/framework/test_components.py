"""Decks, bags, displays, stock, tracks and contests."""

import pytest
from darbar import NOBODY, Dice, Seat
from darbar.components import HIDDEN, Bag, Deck, Display, Stock, Track, count, fill_hidden, first_come, places, ranking
from darbar.core.table import Table
from hypothesis import given
from hypothesis import strategies as st
from toys import Steps


@pytest.fixture
def table():
    return Table(Steps(dice=3))


# Decks


def test_the_last_card_of_a_deck_is_drawn_first(table):
    deck = Deck([1, 2, 3])
    assert [table.draw(deck), table.draw(deck), deck.cards] == [3, 2, [1]]


def test_an_empty_deck_is_made_of_its_discards(table):
    deck = Deck([], discards=[1, 2, 3])
    drawn = [table.draw(deck) for _ in range(4)]
    assert sorted(drawn[:3]) == [1, 2, 3]
    assert drawn[3] is None
    assert deck == Deck([], [])


def test_a_deck_that_does_not_reshuffle_stays_empty(table):
    deck = Deck([4], discards=[1, 2, 3], reshuffles=False)
    before = table.state.dice
    assert [table.draw(deck) for _ in range(3)] == [4, None, None]
    assert deck.discards == [1, 2, 3] and table.state.dice == before
    assert Display(size=2).refill(table, deck) == []


def test_discards_are_shuffled_when_they_become_the_deck(table):
    deck = Deck([], discards=list(range(20)))
    assert [table.draw(deck) for _ in range(20)] != list(range(19, -1, -1))


def test_whoever_sees_a_draw_is_noted_and_an_empty_pile_shows_nothing(table):
    deck = Deck([1, 2, 3])
    table.draw(deck)
    table.draw(deck, seen_by=Seat(1))
    table.draw(deck, seen_by=NOBODY)
    table.draw(deck)
    assert table.sights == [(0, None, "sight-drawn"), (0, Seat(1), "sight-drawn")]


def test_a_hidden_deck_keeps_its_size_and_its_discards():
    deck = Deck([1, 2], [3])
    deck.hide()
    assert deck == Deck([HIDDEN, HIDDEN], [3])


def test_two_decks_never_share_their_discards():
    one, other = Deck([1]), Deck([2])
    one.discards.append(1)
    assert other.discards == []


# Bags


@given(st.lists(st.integers(0, 5), min_size=1, max_size=5), st.integers(0, 99))
def test_a_bag_gives_out_what_is_in_it_and_nothing_else(counts, seed):
    bag, dice = Bag(list(counts)), Dice(seed)
    drawn = [bag.draw(dice) for _ in range(sum(counts))]
    assert [drawn.count(kind) for kind in range(len(counts))] == counts
    assert bag.draw(dice) is None


def test_tokens_go_back_into_a_bag(table):
    bag = Bag([0, 0])
    bag.put(1, 2)
    assert [table.draw(bag), table.draw(bag), table.draw(bag)] == [1, 1, None]


def test_a_kind_that_is_more_common_is_drawn_more_often():
    drawn = [Bag([9, 1]).draw(Dice(seed)) for seed in range(1000)]
    assert 50 < drawn.count(1) < 150


# Displays


def test_a_display_is_refilled_to_its_size_for_everyone_to_see(table):
    display, deck = Display(3, [7]), Deck([1, 2, 3])
    assert display.refill(table, deck) == [3, 2]
    assert display.cards == [7, 3, 2]
    assert display.refill(table, deck) == []
    assert table.sights == [(0, None, "sight-drawn")] * 2


def test_a_display_takes_what_an_empty_pile_still_has(table):
    display = Display(3)
    assert display.refill(table, Deck([1])) == [1]
    assert display.take(1) == 1
    assert display.cards == []


# Imagining


def test_hidden_places_are_filled_with_the_cards_that_are_nowhere_else():
    hands = [[0, HIDDEN], [HIDDEN, HIDDEN], [4]]
    fill_hidden(hands, cards=range(8), known=[5, 6], dice=Dice(1))
    assert hands[0][0] == 0
    assert hands[2] == [4]
    imagined = {hands[0][1], *hands[1]}
    assert len(imagined) == 3
    assert imagined < {1, 2, 3, 7}


def test_equal_cards_are_counted_when_hidden_places_are_filled():
    hand = [HIDDEN, HIDDEN]
    fill_hidden([hand], cards=[1, 1, 1, 2], known=[1, 2], dice=Dice(1))
    assert hand == [1, 1]


def test_different_dice_imagine_different_hands():
    hands = set()
    for seed in range(20):
        hand = [HIDDEN] * 4
        fill_hidden([hand], range(6), [], Dice(seed))
        hands.add(tuple(hand))
    assert len(hands) > 10


# Stock


def test_a_supply_gives_as_many_as_it_has():
    supply, mine = Stock([3, 0]), Stock([0, 0])
    assert supply.give(mine, 0, 2) == 2
    assert supply.give(mine, 0, 2) == 1
    assert supply.give(mine, 1) == 0
    assert (supply, mine) == (Stock([0, 0]), Stock([3, 0]))


def test_a_stock_knows_whether_it_holds_a_cost():
    stock = Stock([2, 1])
    assert stock.holds([2, 1]) and stock.holds(Stock([0, 0]))
    assert not stock.holds([0, 2])
    with pytest.raises(ValueError, match="zip"):
        stock.holds([1])


def test_stock_is_put_taken_and_read_by_kind():
    stock = Stock([0, 2])
    stock.put(0, 4)
    assert (stock.take(0), stock.take(1, 5), stock[0], stock[1]) == (1, 2, 3, 0)


# Tracks

TRACK = Track(5, {2: "gem", 3: "coin", 5: "crown"})


@pytest.mark.parametrize(
    ("before", "steps", "after", "bonuses"),
    [
        (0, 1, 1, []),
        (1, 1, 2, ["gem"]),
        (1, 2, 3, ["gem", "coin"]),
        (2, 0, 2, []),
        (3, 9, 5, ["crown"]),
        (5, 1, 5, []),
        (3, -1, 2, []),
        (1, -4, 0, []),
    ],
)
def test_a_marker_climbs_between_both_ends_and_earns_what_it_reaches(before, steps, after, bonuses):
    markers = [before, 4]
    assert TRACK.climb(markers, Seat(0), steps) == bonuses
    assert markers == [after, 4]


def test_a_marker_of_nobody_climbs_like_any_other():
    markers = [0, 4, 1]
    assert TRACK.climb(markers, 2, 2) == ["gem", "coin"]
    assert markers == [0, 4, 3]


# Contests


def test_the_strongest_is_first_and_equals_share_a_place():
    assert places({Seat(0): 2, Seat(1): 5, Seat(2): 2}) == [[1], [0, 2]]
    assert places({}) == []


def test_a_tie_break_splits_equals_and_nobody_else():
    strength = {Seat(0): 2, Seat(1): 2, Seat(2): 9, Seat(3): 2}
    assert places(strength, tie_break=lambda seat: seat % 2) == [[2], [1, 3], [0]]


def test_whoever_came_first_wins_a_tie_and_who_never_came_loses_it():
    strength = {Seat(0): 1, Seat(1): 1, Seat(2): 1}
    assert places(strength, first_come([Seat(2), Seat(0), Seat(2)])) == [[2], [0], [1]]


def test_the_strongest_who_came_is_first_and_equals_go_by_arrival():
    assert ranking([4, 1, 4, 9], [1, 2, 0]) == [2, 0, 1]
    assert ranking([4, 1], []) == []


def test_strength_is_counted_from_owners():
    assert count([Seat(1), Seat(0), Seat(1)]) == {1: 2, 0: 1}


@given(st.dictionaries(st.integers(0, 9), st.integers(0, 3)))
def test_every_seat_has_exactly_one_place(strength):
    groups = places(strength)
    assert sorted(seat for group in groups for seat in group) == sorted(strength)
    ranks = [{strength[seat] for seat in group} for group in groups]
    assert all(len(rank) == 1 for rank in ranks)
    assert [max(rank) for rank in ranks] == sorted({*strength.values()}, reverse=True)
