"""Chapter 1: Setting up."""

from collections import Counter

import darbar
import pytest
from darbar.errors import DarbarError
from darbar.testing import rule
from darbar_tajmahal.components import NONE, PERSONS, SYMBOLS, WHITES, Bonus, City, Province, Symbol
from darbar_tajmahal.game import TAJMAHAL
from darbar_tajmahal.state import ALL_PRIZES
from taj_positions import new

TABLES = pytest.mark.parametrize("seats", [3, 4, 5])


def first_state(seats, seed=1):
    return TAJMAHAL.first_state(seats, seed, TAJMAHAL.pack())


@rule("tajmahal", "1.1")
def test_agra_has_five_cities_and_every_other_province_four():
    box = TAJMAHAL.pack()
    sizes = {province: box.cities[province].bit_count() for province in Province}
    assert sizes.pop(Province.AGRA) == 5
    assert set(sizes.values()) == {4} and len(City) == 49
    assert len(box.fortresses) + 1 == 16


@rule("tajmahal", "1.1")
def test_roads_join_all_cities():
    network = TAJMAHAL.pack().network
    everywhere = (1 << len(City)) - 1
    assert network.reached(1, everywhere) == everywhere


@TABLES
@rule("tajmahal", "1.2")
def test_the_last_token_lies_in_agra_and_the_others_anywhere(seats):
    numbers = [first_state(seats, seed).numbers for seed in range(8)]
    assert {one[Province.AGRA] for one in numbers} == {12}
    assert all(sorted(one) == list(range(1, 13)) for one in numbers)
    assert len({tuple(one) for one in numbers}) == 8


@TABLES
@rule("tajmahal", "1.3")
def test_every_fortified_city_has_a_tile_and_agra_the_taj_mahal(seats):
    for seed in range(8):
        state = first_state(seats, seed)
        assert state.bonuses[City.AGRA_C] == Bonus.TAJ_MAHAL
        laid = {city: bonus for city, bonus in enumerate(state.bonuses) if bonus != NONE}
        assert set(laid) == {*state.box.fortresses, City.AGRA_C}
        assert Counter(laid.values()) == {1: 2, 2: 1, 3: 2, 4: 5, 5: 5, 6: 1}


@TABLES
@rule("tajmahal", "1.4")
def test_the_court_has_one_token_of_each_person_and_the_crown(seats):
    state = first_state(seats)
    assert state.court == ALL_PRIZES
    assert state.stock.left == [5] * len(PERSONS)
    assert state.specials == [NONE] * 4


@rule("tajmahal", "1.5")
def test_there_are_21_cards_of_each_colour_with_two_symbols_and_12_white_ones_with_one():
    deck = TAJMAHAL.pack().deck
    assert len(deck) == 96
    coloured = [one for one in deck if one < WHITES]
    assert Counter(one // 16 for one in coloured) == {0: 21, 1: 21, 2: 21, 3: 21}
    assert {len(SYMBOLS[one]) for one in coloured} == {2}
    assert {len(SYMBOLS[one]) for one in deck if one >= WHITES} == {1}


@rule("tajmahal", "1.5")
def test_the_symbols_of_each_colour_are_as_they_were_counted():
    deck = TAJMAHAL.pack().deck
    for colour in range(4):
        shown = Counter(symbol for one in deck if one // 16 == colour and one < WHITES for symbol in SYMBOLS[one])
        assert shown == {Symbol.ELEPHANT: 18, Symbol.MOGUL: 4, **dict.fromkeys(PERSONS, 5)}


@TABLES
@rule("tajmahal", "1.6")
def test_everybody_has_six_cards_that_nobody_else_sees(seats):
    match = new(seats)
    for seat in range(seats):
        view = match.view(seat)
        assert [len(player.hand) for player in view.players] == [6] * seats
        assert view.players[seat].hand == match.state.players[seat].hand
        assert all({*view.players[other].hand.cards} == {-1} for other in range(seats) if other != seat)


@pytest.mark.parametrize(("seats", "cards"), [(3, 5), (4, 7), (5, 9)])
@rule("tajmahal", "1.7")
def test_the_display_has_a_card_less_than_two_for_everybody(seats, cards):
    state = first_state(seats)
    assert len(state.display.cards) == cards
    assert len(state.deck.cards) == 96 - 6 * seats - cards
    assert new(seats).state.display.cards == state.display.cards


@TABLES
@rule("tajmahal", "1.8")
def test_everybody_begins_with_nothing_and_lots_decide_who_is_first(seats):
    states = [first_state(seats, seed) for seed in range(30)]
    assert {player.palaces for state in states for player in state.players} == {0}
    assert {sum(player.points) for state in states for player in state.players} == {0}
    assert {state.order.first for state in states} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 6])
def test_only_three_to_five_can_play(seats):
    with pytest.raises(DarbarError, match="3 to 5"):
        darbar.new("tajmahal", seats, seed=1)
