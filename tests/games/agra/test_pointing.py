"""What moves point at on the table, and what they cost."""

from collections import Counter

import pytest
from agra_matches import begun, stops
from agra_positions import TURQUOISE, VIOLET, has, state_of
from darbar import Ask, diff, text
from darbar.core.moves import ident, tag_of
from darbar.testing.pointing import parts
from darbar.ui.pointing import places
from darbar.ui.scene import Item
from darbar_agra.components import (
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
    Double,
    Drink,
    Enough,
    Exchange,
    Fill,
    Follow,
    Give,
    Inlay,
    Invoke,
    Learn,
    Make,
    Peonage,
    Place,
    Present,
    Price,
    Produce,
    Receive,
    Serve,
    Spend,
    Use,
    Walk,
    Wheel,
)

ABOUT_NOTHING = {"enough", "pass"}
"""The kinds of moves that are about nothing on the table."""

AT_ONCE = {
    *("discard", "double", "drink", "dye", "fill", "follow", "invoke", "lay", "place", "present", "raise", "receive"),
    *("return-favour", "rise", "serve", "take-bonus", "take-tile", "transform", "uncover", "walk"),
}
"""The kinds of moves that change something on the table at once, whatever is asked next."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_points_at_something_unless_it_ends_something(seats, seed):
    pointing: Counter[str] = Counter()
    for match in stops(seats, seed, every=19):
        if match.ask is None:
            break
        for move, keys in match.targets(match.ask.seat).items():
            pointing[tag_of(type(move))] += len(keys)
            assert bool(keys) == (tag_of(type(move)) not in ABOUT_NOTHING), move
    assert len(pointing) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_move_points_at_is_what_changes_when_it_is_played(seats, seed):
    tried = set()
    for match in stops(seats, seed, every=11):
        if match.ask is None:
            break
        seat = match.ask.seat
        before = match.scene(seat)
        for move, keys in match.targets(seat, before).items():
            if tag_of(type(move)) in AT_ONCE:
                tried.add(tag_of(type(move)))
                later = match.fork()
                later.play(move)
                assert any(touches(one, key) for one in touched(before, later.scene(seat)) for key in keys), move
    assert len(tried) >= 12


def touched(before, after):
    """The keys of all that is different, and of where it was and is."""
    found = diff(before, after)
    return {*found.marks, *found.went, *(key for one in found.moved for key in (one.source, one.target))}


def touches(one, key):
    return one == key or one.startswith((f"{key}/", f"{key}#"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_move_points_into_what_is_before_somebody_else(seats):
    for match in stops(seats, 4, every=7):
        if match.ask is None:
            break
        seat = match.ask.seat
        scene = match.scene(seat)
        owners = {place.key: place.owner for there in places(scene).values() for place in there}
        for move, keys in match.targets(seat, scene).items():
            assert {owners[key] for key in keys} <= {None, seat}, move


def in_buildings(kind, seeds=(1, 2, 3)):
    """Questions that offer such a move, each with the asked seat's scene and the parts at which the move points."""
    for seed in seeds:
        for match in stops(3, seed):
            ask = match.ask
            if ask and (offered := next((move for move in ask.moves if isinstance(move, kind)), None)):
                scene = match.scene(ask.seat)
                found = {part.key: part for part in parts(scene)}
                yield ask, offered, [found.get(key) for key in match.targets(ask.seat, scene)[offered]]


@pytest.mark.parametrize("kind", [Produce, Make])
def test_whoever_produces_or_transforms_points_at_the_building_of_the_own_worker(kind):
    asked = 0
    for ask, _, pointed_parts in in_buildings(kind):
        [building] = [part for part in pointed_parts if part and part.ids and part.ids[0].startswith("space-")]
        assert ask.seat in {piece.owner for piece in building.pieces if piece.id == "worker"}
        assert {item.id for item in building.gives} == {ident(ask.prompt.args["good"])}
        asked += 1
    assert asked > 20


def test_whoever_follows_points_at_the_building_of_another_and_at_the_own_good():
    asked = 0
    for ask, _, pointed_parts in in_buildings(Follow):
        [building] = [part for part in pointed_parts if part and part.ids and part.ids[0].startswith("space-")]
        assert {item.id for item in building.gives} == {ident(ask.prompt.args["good"])}
        assert {item.id for item in building.takes} == {ident(ask.prompt.args["source"])}
        asked += 1
    assert asked > 10


def asking(seat, prompt="anything", **args):
    return Ask(seat, text(prompt, **args), [])


def pointed(move, seat=TURQUOISE, ask=None, **position):
    """The keys that an answer of a seat would point at."""
    position = {"turquoise": has(), "violet": has()} | position
    state = state_of(**position)
    view = AGRA.view(state, seat)
    return list(AGRA.pointed_at(view, places(AGRA.drawn(view, seat)), move, ask or asking(seat)))


WOOD = {"turquoise": has(goods="wood"), "violet": has(goods="wood paper")}


@pytest.mark.parametrize(
    ("move", "keys"),
    [
        (Receive(Good.PAPER), ["space-paper-mill"]),
        (Receive(Good.WOOD), ["space-sawmill", "goods-0/good-wood"]),
        (Price(Token.SECOND, Face.LOW), ["token-second"]),
        (Build(Site.BINDERY), ["space-bindery"]),
        (Exchange(), ["space-trader"]),
        (Learn(Lesson.MEDITATE), ["lesson-meditate", "meditation-2"]),
        (Walk(Side.EAST, Direction.CLOCKWISE), ["farm-0/1,4", "farm-0/1,5"]),
        (Walk(Side.EAST, Direction.COUNTERCLOCKWISE), ["farm-0/1,4", "farm-0/1,3"]),
        (Serve(Good.PAPER), ["akbar/good-paper"]),
    ],
    ids=str,
)
def test_a_move_points_at_the_place_and_at_what_is_used_there(move, keys):
    assert pointed(move, **WOOD) == keys


def test_a_seat_means_its_own_goods_and_its_own_farm():
    assert pointed(Give(Good.WOOD), VIOLET, **WOOD) == ["goods-1/good-wood"]
    assert pointed(Serve(Good.PAPER), VIOLET, **WOOD) == ["akbar/good-paper", "goods-1/good-paper"]
    assert pointed(Walk(Side.NORTH, Direction.CLOCKWISE), VIOLET) == ["farm-1/0,4", "farm-1/0,5"]


def test_a_second_delivery_points_at_the_same_notable_and_the_same_good():
    ask = asking(TURQUOISE, "double", good=Good.WOOD, notable=Notable.MAHOUT)
    river = {"mahout": "- -"}
    assert pointed(Double(), ask=ask, river=river, **WOOD) == ["notable-mahout", "goods-0/good-wood"]


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
