"""1.0, 3.0 and 5.0 What everybody has, and what lies on the table for everybody to see."""

import pytest
from agra_positions import TURQUOISE, acting, complete, has, table_of
from darbar.core.moves import ident
from darbar.testing import play, rule
from darbar_agra.components import BASIC, NONE, Bonus, Good, Guild, Notable, Site, Space, Tile, WheelAction
from darbar_agra.farm import production
from darbar_agra.game import AGRA
from darbar_agra.markers import gain_rupees, pay_rupees
from darbar_agra.view import conserved

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
BOX = AGRA.pack()


def set_up(seats):
    return AGRA.first_state(seats, 7, BOX)


def ids(part):
    """The ids of a part of a scene and of everything in it."""
    inside = [*getattr(part, "parts", ()), *(cell for row in getattr(part, "rows", ()) for cell in row)]
    items = [item.id for item in getattr(part, "items", ())]
    return {*part.ids, *items}.union(*map(ids, inside))


@SEATS
@rule("agra", "1.0")
def test_each_player_has_twenty_two_markers_ten_workers_eight_covers_and_four_farmers(seats):
    state = set_up(seats)
    counts = conserved(state)
    for number, player in enumerate(state.players):
        assert (counts[f"markers of {number}"], counts[f"workers of {number}"]) == (22, 10)
        assert (player.covers.bit_count(), len(player.farmers), len(player.influence)) == (8, 4, 3)
    assert (len(Notable), len(Site), len(Bonus), len(Tile)) == (24, 12, 12, 14)


@rule("agra", "1.0")
def test_agra_is_for_two_to_four_players():
    assert AGRA.seats == (2, 4)


@SEATS
@rule("agra", "3.0")
def test_every_players_land_yields_sandstone_wood_turmeric_and_cotton(seats):
    for player in set_up(seats).players:
        assert [production(BOX, player, good) > 0 for good in BASIC] == [True] * 4


@rule("agra", "5.0")
def test_spaces_goods_buildings_notables_and_guilds_lie_open_on_the_table():
    state = set_up(4)
    seen = set().union(*map(ids, AGRA.scene(AGRA.view(state, None), None).panels))
    built = [space for space in Space if space >= Space.ARCHITECT or state.built[space]]
    assert {ident(space) for space in built} <= seen
    assert {ident(site) for site in Site} <= seen
    assert {ident(one) for one in (*Good, *Guild, *WheelAction)} <= seen
    assert {one for one in Notable if ident(one) in seen} == {one for one in Notable if state.river[one]}


@rule("agra", "5.2.2")
def test_the_basic_goods_are_sandstone_wood_turmeric_and_cotton():
    """They are made of nothing, worth 1, and their buildings stand from the start."""
    assert [good.name for good in Good if BOX.made_from[good] == NONE] == ["SANDSTONE", "WOOD", "TURMERIC", "COTTON"]
    assert {BOX.base_values[good] for good in BASIC} == {1}
    assert [Good(good) for good, stands in enumerate(set_up(2).built) if stands] == list(BASIC)


@pytest.mark.parametrize(("level", "wanted"), [(1, 2), (2, 2), (3, 3), (4, 3)])
@rule("agra", "C19", "7.4")
def test_how_many_goods_a_notable_wants_goes_by_its_level(level, wanted):
    goods = [BOX.notable_goods[one] for one in Notable if BOX.notable_levels[one] == level]
    assert {len(set(one)) for one in goods} == {len(one) for one in goods} == {wanted}


@rule("agra", "F37")
def test_rupees_never_run_out():
    """The coins in the box are worth 328."""
    table = table_of(turquoise=has(rupees=0), violet=has())
    gain_rupees(table, TURQUOISE, 1000)
    assert table.state.players[TURQUOISE].rupees == 1000
    pay_rupees(table, TURQUOISE, 999)
    assert table.state.players[TURQUOISE].rupees == 1


@rule("agra", "F37", "F13")
def test_what_the_builder_builds_leaves_its_bonus_tile_over():
    match = acting(builder="paper-mill", turquoise=has(goods="wood"), violet=has())
    play(match, "place paper-mill", "make 1")
    assert match.state.built[Space.PAPER_MILL]
    assert match.state.bonuses == [NONE] * len(Bonus)
    assert complete(match)
