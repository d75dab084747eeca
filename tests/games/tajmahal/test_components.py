"""What is in the box: counts of the rulebook, sources, what is assumed, and what an owner may correct."""

from collections import Counter
from itertools import pairwise

import darbar
import pytest
from darbar import Dice
from darbar.components import places_in
from darbar_tajmahal.components import PERSONS, SYMBOLS, WHITES, Card, City, Good, Province, Symbol
from darbar_tajmahal.game import TAJMAHAL
from taj_positions import has, points, visit

BOX = TAJMAHAL.pack()
TABLES = BOX.components


def test_there_are_a_hundred_cards_and_no_symbol_but_the_elephant_stands_twice_on_one():
    assert len(BOX.all_cards) == 100
    twice = {Card(one).name for one in BOX.deck if one < WHITES and len({*SYMBOLS[one]}) == 1}
    assert twice == {"RED_TWO_ELEPHANTS", "YELLOW_TWO_ELEPHANTS", "GREEN_TWO_ELEPHANTS", "VIOLET_TWO_ELEPHANTS"}


def test_symbols_stand_on_cards_as_often_as_was_counted():
    shown = Counter(symbol for one in BOX.deck for symbol in SYMBOLS[one])
    assert shown == {Symbol.ELEPHANT: 79, Symbol.MOGUL: 17, **dict.fromkeys(PERSONS, 21)}


def test_the_names_of_cards_tell_what_they_show():
    for card in Card:
        if card < WHITES:
            named = card.name.lower().replace("two_elephants", "elephant_elephant").split("_")[1:]
            assert [symbol.name.lower() for symbol in SYMBOLS[card]] == named


def test_a_white_card_shows_one_symbol_and_seven_of_twelve_are_elephants():
    counts = {row.id: row.count for row in TABLES.cards if row.id.startswith("white-")}
    assert counts.pop("white-elephant") == 7 and set(counts.values()) == {1}


def test_the_pairs_of_other_symbols_differ_between_the_colours_and_use_each_symbol_twice():
    kinds = [{one % 16 for one in BOX.deck if one // 16 == colour and one % 16 > 5} for colour in range(4)]
    assert len({frozenset(one) for one in kinds}) == 4
    for pairs in kinds:
        assert Counter(symbol for pair in pairs for symbol in SYMBOLS[pair]) == dict.fromkeys(
            [*PERSONS, Symbol.MOGUL], 2
        )


def test_province_tokens_have_23_goods():
    assert [len(goods) for goods in BOX.goods[1:]] == [1] + [2] * 11
    assert Counter(good for goods in BOX.goods for good in goods) == {0: 7, 1: 5, 2: 6, 3: 5}


def test_with_the_tiles_every_good_stands_seven_times():
    goods = Counter(good for goods in BOX.goods for good in goods)
    goods.update(tile for tile in BOX.tiles if tile < len(Good))
    assert set(goods.values()) == {7} and len(BOX.tiles) == 15


def test_every_province_has_a_fortress_and_four_cities_on_a_ring():
    for province in Province:
        cities = places_in(BOX.cities[province])
        assert any(city in (*BOX.fortresses, City.AGRA_C) for city in cities)
        ring = cities[:4]
        for one, other in pairwise([*ring, ring[0]]):
            assert BOX.network.roads[one] >> other & 1


def test_there_are_91_roads_and_39_of_them_cross_a_border():
    roads = [(one, other) for one in City for other in places_in(BOX.network.roads[one]) if one < other]
    assert len(roads) == 91
    assert sum(BOX.province_of[one] != BOX.province_of[other] for one, other in roads) == 39


def test_a_palace_in_each_of_eleven_provinces_can_hang_together():
    chain = "multan_n kabul_s kashmir_s delhi_w lahore_s agra_w ajmer_e gujarat_n malwa_n allahabad_w awadh_s"
    places = [City[name.upper()] for name in chain.split()]
    palaces = sum(1 << place for place in places)
    assert BOX.network.reached(1 << places[0], palaces) == palaces


def test_roads_do_not_cross_each_other_on_the_map():
    at = {row.id: (row.x, row.y) for row in TABLES.cities}
    roads = [(road.a, road.b) for row in TABLES.roads for road in row.roads]
    crossing = [
        (one, other)
        for place, one in enumerate(roads)
        for other in roads[:place]
        if not {*one} & {*other} and cross(*(at[end] for end in (*one, *other)))
    ]
    assert crossing == []


def cross(a, b, c, d):
    return left_of(a, b, c) * left_of(a, b, d) < 0 and left_of(c, d, a) * left_of(c, d, b) < 0


def left_of(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_every_row_says_where_it_comes_from_and_what_is_made_up_is_assumed():
    for table in TABLES.__struct_fields__:
        assert all(row.source for row in getattr(TABLES, table))
    assert {row.source == "assumed" for row in TABLES.cities if row.id != "agra-c"} == {True}
    assert {row.source == "assumed" for row in TABLES.tokens} == {False}
    assert [row.id for row in TABLES.specials if row.source == "assumed"] == ["vizier", "monk"]
    assumed = [row.id for row in TABLES.cards if row.source == "assumed"]
    assert all("elephant" not in one and "white" not in one for one in assumed) and len(assumed) == 40


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"cards": {"red-vizier-monk": {"count": 2}}}, "there are 21 red cards, not 23"),
        ({"cards": {"white-monk": {"count": 2}}}, "there are 12 white cards, not 13"),
        ({"cards": {"two-points": {"count": 2}}}, "one of each special card"),
        ({"specials": {"monk": {"card": "two-points"}}}, "a special card of its own"),
        ({"tokens": {"token-1": {"goods": ["tea", "rice"]}}}, "the first province token shows one good"),
        ({"bonuses": {"rice": {"count": 1}}}, "15 square bonus tiles and one Taj Mahal, not 16"),
        ({"bonuses": {"tea": {"points": 1}}}, "bonus tile 'tea'"),
        ({"cities": {"kabul-n": {"fortified": True}}}, "16 cities are fortified"),
        (
            {"cities": {"agra-c": {"fortified": False}, "kabul-n": {"fortified": True}}},
            "the city 'agra-c' is fortified, for the Taj Mahal lies there",
        ),
        ({"cities": {"kabul-n": {"province": "delhi"}}}, "city 'kabul-n' lies in another province"),
        ({"roads": {"kabul": {"roads": [{"a": "kabul-n", "b": "camelot"}]}}}, "there is no city 'camelot'"),
        ({"roads": {"kabul": {"roads": [{"a": "kabul-n", "b": "kabul-n"}]}}}, "not 'kabul-n' with itself"),
        (
            {"roads": {"kabul": {"roads": [{"a": "multan-n", "b": "kabul-s"}]}}},
            "two roads between kabul-s and multan-n",
        ),
        ({"pieces": {"hand": {"count": 18}}}, "hands and display need 99 cards"),
        ({"pieces": {"influence-tokens": {"count": 5}}}, "5 players and the court"),
        ({"displays": {"three": {"cards": 0}}}, "Expected `int` >= 1"),
    ],
)
def test_a_box_that_nobody_could_have_bought_is_refused(changes, fault):
    with pytest.raises(darbar.RecordError, match=fault):
        TAJMAHAL.pack(components=changes)


CORRECTIONS = [
    {"cards": {"red-vizier-general": {"count": 0}, "red-vizier-princess": {"count": 1}}},
    {"specials": {"vizier": {"card": "colour-change"}, "monk": {"card": "extra-mogul"}}},
    {"bonuses": {"two-points": {"count": 3}, "card": {"count": 3}, "rice": {"count": 4}}},
    {"cities": {"kabul-e": {"fortified": False}, "kabul-n": {"fortified": True, "x": 1.5}}},
    {"roads": {"kabul-kashmir": {"roads": []}, "kabul-multan": {"roads": [{"a": "kabul-w", "b": "multan-w"}]}}},
    {"tokens": {"token-5": {"goods": ["tea", "tea"]}}},
    {"displays": {"three": {"cards": 2}}, "pieces": {"hand": {"count": 9}}},
]


@pytest.mark.parametrize("changes", CORRECTIONS, ids=lambda changes: next(iter(changes)))
def test_a_corrected_box_can_be_played(changes):
    match, chance = darbar.new("tajmahal", seats=3, seed=3, components=changes), Dice(3)
    while match.ask:
        match.play(chance.pick(match.ask.moves))
    assert match.state.visit == 12 and match.state.box != BOX


def test_a_token_that_shows_a_good_twice_counts_each_of_it_once():
    match = visit(
        visit=5,
        components={"tokens": {"token-5": {"goods": ["tea", "tea"]}}},
        ana=has(played="r-ee", goods="tea"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
    )
    assert points(match, 0, "provinces") == 3
