"""What moves point at on the table, and what they cost."""

from collections import Counter

import pytest
from agra_matches import begun, stops
from agra_positions import TURQUOISE, VIOLET, has, state_of
from darbar.core.moves import tag_of
from darbar.ui.pointing import places
from darbar.ui.scene import Item
from darbar_agra.components import (
    Cover,
    Direction,
    Face,
    Good,
    Guild,
    Lesson,
    Luxury,
    Notable,
    Power,
    Printed,
    Side,
    Site,
    Space,
    Tile,
    Token,
    Tonic,
    WheelAction,
)
from darbar_agra.game import AGRA
from darbar_agra.moves import (
    Build,
    CallCook,
    Deliver,
    Drink,
    Enough,
    Exchange,
    Fill,
    Follow,
    Give,
    Inlay,
    Invoke,
    Learn,
    Mark,
    Peonage,
    Place,
    Present,
    Price,
    Produce,
    Receive,
    Return,
    ReturnFavour,
    Rise,
    Serve,
    Spend,
    TakeFavours,
    Transform,
    Uncover,
    Use,
    Walk,
    Wheel,
)

ABOUT_NOTHING = {"enough", "pass"}
"""The kinds of moves that are about nothing on the table."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_points_at_something_unless_it_ends_something(seats, seed):
    pointing: Counter[str] = Counter()
    for match in stops(seats, seed, every=23):
        if match.ask is None:
            break
        for move, keys in match.targets(match.ask.seat).items():
            pointing[tag_of(type(move))] += len(keys)
            assert bool(keys) == (tag_of(type(move)) not in ABOUT_NOTHING), move
    assert len(pointing) > 20


def pointed(move, seat=TURQUOISE, **position):
    """The keys that an answer of a seat would point at."""
    position = {"turquoise": has(), "violet": has()} | position
    state = state_of(**position)
    view = AGRA.view(state, seat)
    return list(AGRA.pointed_at(view, places(AGRA.drawn(view, seat)), move, seat))


WOOD = {"turquoise": has(goods="wood"), "violet": has(goods="wood paper")}


@pytest.mark.parametrize(
    ("move", "keys"),
    [
        (Give(Good.WOOD), ["goods-0/good-wood"]),
        (Return(Good.WOOD), ["goods-0/good-wood"]),
        (Receive(Good.PAPER), ["space-paper-mill"]),
        (Receive(Good.WOOD), ["space-sawmill", "goods-0/good-wood"]),
        (Transform(Good.PAPER), ["goods-0/good-wood", "space-paper-mill"]),
        (Follow(), ["goods-0"]),
        (Produce(2), ["production-0"]),
        (Mark(Good.WOOD), ["values/good-wood"]),
        (Price(Token.SECOND, Face.LOW), ["token-second"]),
        (Place(Space.QUARRY), ["space-quarry"]),
        (Place(Space.CEMENT_WORKS), ["space-cement-works"]),
        (Build(Site.BINDERY), ["space-bindery"]),
        (Exchange(), ["space-trader"]),
        (Rise(Guild.SCHOLARS), ["influence-scholars"]),
        (TakeFavours(), ["supply-0/favour"]),
        (ReturnFavour(), ["supply-0/favour"]),
        (Wheel(WheelAction.FARMER), ["wheel-action-farmer"]),
        (Spend(Printed.INFLUENCE), ["printed-influence"]),
        (Learn(Lesson.FARMERS), ["lesson-farmers"]),
        (Learn(Lesson.MEDITATE), ["lesson-meditate", "meditation-2"]),
        (Walk(Side.EAST, Direction.CLOCKWISE), ["farm-0/1,4", "farm-0/1,5"]),
        (Walk(Side.EAST, Direction.COUNTERCLOCKWISE), ["farm-0/1,4", "farm-0/1,3"]),
        (Uncover(Cover.NORTH_SANDSTONE), ["farm-0/0,2"]),
        (Serve(Good.PAPER), ["akbar/good-paper"]),
        (Enough(), []),
    ],
    ids=str,
)
def test_a_move_points_at_what_it_is_about(move, keys):
    assert pointed(move, **WOOD) == keys


def test_a_seat_means_its_own_goods_and_its_own_farm():
    assert pointed(Give(Good.WOOD), VIOLET, **WOOD) == ["goods-1/good-wood"]
    assert pointed(Serve(Good.PAPER), VIOLET, **WOOD) == ["akbar/good-paper", "goods-1/good-paper"]
    assert pointed(Walk(Side.NORTH, Direction.CLOCKWISE), VIOLET) == ["farm-1/0,4", "farm-1/0,5"]


def test_a_delivery_has_two_ends():
    own = {"turquoise": has(goods="cement wood oil"), "river": {"mahout": "violet -"}}
    assert pointed(Deliver(Notable.MAHOUT), **own) == ["notable-mahout", "goods-0/good-wood"]


def test_an_order_is_filled_where_its_marker_is_with_the_own_goods():
    own = {"turquoise": has(goods="turmeric clothes"), "order_markers": (0, 0, 2)}
    goods = ["goods-0/good-turmeric", "goods-0/good-clothes"]
    assert pointed(Fill(Guild.SCHOLARS), **own) == ["columns/2,2", *goods]


def test_tonics_luxury_tiles_and_contracts_are_the_own_ones():
    goods = "oil curry statue"
    own = has(goods=goods, tiles="sale", contracts="caliph cook mosaic-maker", cooked=1)
    boards = {"turquoise": own, "violet": has(goods=goods)}
    drunk = ["tonic-both-0", "goods-0/good-oil", "goods-0/good-curry"]
    assert pointed(Drink(Tonic.BOTH), **boards) == drunk
    assert pointed(Present(Luxury.STATUE), **boards) == ["luxury-statue-0", "goods-0/good-statue"]
    assert pointed(Use(Tile.SALE), **boards) == ["tile-sale"]
    assert pointed(Invoke(Power.CALIPH), **boards) == ["notable-caliph"]
    assert pointed(CallCook(), **boards) == ["notable-cook"]
    assert pointed(Inlay(1), **boards) == ["notable-mosaic-maker", "supply-0/favour"]


# Prices


def price(move, **position):
    position = {"turquoise": has(), "violet": has()} | position
    return AGRA.priced(AGRA.view(state_of(**position), TURQUOISE), move)


def items(**counts):
    return tuple(Item(id.replace("_", "-"), count) for id, count in counts.items())


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        (Peonage(Space.QUARRY), items(rupee=2)),
        (Spend(Printed.INFLUENCE), items(favour=3)),
        (Use(Tile.VALUE_TWO), items(favour=2)),
        (Wheel(WheelAction.DELIVER), items(point=3)),
        (Wheel(WheelAction.UNCOVER), items(point=2)),
        (Wheel(WheelAction.TRADE), ()),
        (Drink(Tonic.BOTH), items(good_oil=1, good_curry=1)),
        (Serve(Good.PAPER), items(good_paper=1)),
        (Learn(Lesson.MEDITATE), items(good_turmeric=1, good_cotton=1)),
        (Learn(Lesson.FARMERS), ()),
        (Inlay(2), items(point=3)),
        (Place(Space.CEMENT_WORKS), ()),
        (Enough(), ()),
    ],
    ids=str,
)
def test_a_move_says_what_it_costs(move, cost):
    assert price(move) == cost


def test_an_order_costs_its_two_goods():
    assert price(Fill(Guild.SCHOLARS), order_markers=(0, 0, 2)) == items(good_turmeric=1, good_clothes=1)


def test_peonage_costs_less_with_the_calligrapher_and_what_is_there_for_who_has_less():
    assert price(Peonage(Space.QUARRY), turquoise=has(contracts="calligrapher")) == items(rupee=1)
    assert price(Peonage(Space.QUARRY), turquoise=has(rupees=0)) == ()


def test_a_building_costs_the_only_materials_there_are_or_as_much_as_they_must_be_worth_and_a_worker():
    assert price(Build(Site.PAPER_MILL), turquoise=has(goods="planks planks")) == items(good_planks=2, worker=1)
    several = "planks planks planks sandstone wood cement"
    assert price(Build(Site.PAPER_MILL), turquoise=has(goods=several)) == items(material=4, worker=1)
    saving = has(goods=several, contracts="takshaka")
    assert price(Build(Site.PAPER_MILL), turquoise=saving) == items(material=3, worker=1)


def test_a_price_follows_the_rulings():
    assert price(Use(Tile.VALUE_TWO), rulings={"value-two-tile": "one"}) == items(favour=1)
    assert price(Wheel(WheelAction.DELIVER), rulings={"delivery-cost": "rising"}) == ()


def test_what_is_offered_at_the_start_has_its_place_on_the_table():
    match = begun(3, 8)
    assert match.targets(match.ask.seat)[Place(Space.SAILOR)] == ("space-sailor",)
