"""What a frontend draws, what moves point at, and what they cost."""

import darbar
import pytest
from darbar import Dice
from darbar.testing import play
from darbar.ui.looks import look
from darbar.ui.pointing import places
from darbar.ui.scene import Grid, Item, Panel, Piece, River
from darbar_rajas.game import RAJAS
from rajas_positions import FIRST, getting, has, position


def parts(scene):
    """All parts of a scene by key."""
    found, waiting = {}, list(scene.panels)
    while waiting:
        part = waiting.pop()
        found[part.key] = part
        if isinstance(part, Panel):
            waiting += part.parts
        if isinstance(part, Grid):
            waiting += [cell for row in part.rows for cell in row]
    return found


def said(match, seat=FIRST):
    return parts(match.scene(seat))


def test_the_table_has_its_panels_and_the_own_province_comes_first():
    match = darbar.new("rajas", seats=3, seed=1)
    keys = [panel.key for panel in match.scene(1).panels]
    board = ["round", "tracks", "stacks", "works", "market", "palace", "river", "scrolls", "income"]
    assert keys == [*board, "player-1", "player-2", "player-0"]


def test_the_river_has_thirty_spaces_a_bridge_and_boats():
    match = position(rajesh=has(boat=7), leila=has(boat=30))
    river = said(match)["river"]
    assert isinstance(river.shape, River) and len(river.parts) == 32
    assert said(match)["river-7"].pieces == (Piece("boat", FIRST),)
    assert said(match)["river-7"].gives == (Item("upgrade"),)
    assert said(match)["bridge"].pieces == (Piece("worker", FIRST), Piece("worker", 1))


def test_a_river_tile_is_seen_and_gives_what_it_gives():
    match = position(rajesh=has(), leila=has(), options={"ganges": True}, river={2: "rt8"})
    space = said(match)["river-2"]
    assert space.gives == (Item("sail", 3),) and space.pieces == (Piece("river-tile-rt8"),)


def test_a_province_shows_roads_and_tiles():
    match = position(rajesh=has(built="c2 b-c5 n-s"), leila=has())
    cell = said(match)["province-0/cell-c2"]
    assert (cell.label.args["roads"], cell.label.args["tile"]) == ("┃", "b-c5")
    assert "good-tea-0" in said(match) and "good-silk-0" not in said(match)


def test_a_page_can_draw_where_nothing_is_built_and_where_the_residence_stands():
    match = position(rajesh=has(), leila=has())
    closed, residence = said(match)["province-0/cell-a1"], said(match)["province-0/cell-c1"]
    assert (closed.label, closed.pieces) == ("", (Piece("closed"),))
    assert residence.ids == ("cell-c1", "residence")
    assert [look("darbar_rajas", id).sign for id in ("closed", "residence")] == ["▒", "⌂"]


def test_special_incomes_that_are_reached_are_no_longer_shown():
    match = position(rajesh=has(reached="t2"), leila=has())
    assert "yield-t2-0" not in said(match) and "yield-t2-1" in said(match)


def test_with_the_navaratnas_slots_have_colours_and_tiles():
    match = position(rajesh=has(slots="l3 ir1", reached="l3"), leila=has(), options={"navaratnas": True})
    slot = said(match)["yield-l3-0"]
    assert slot.gives == (Item("die", 2),)
    assert slot.pieces == (Piece("reached"), Piece("income-ir1"))


def test_what_is_still_to_come_is_told():
    match = getting(3, 2, rajesh=has(), leila=has())
    assert said(match)["todo"].gives == (Item("die", 2), Item("karma", 2))


def test_a_site_says_what_its_next_space_costs_and_who_stands_there():
    match = position(rajesh=has(), leila=has(), workers={"quarry": "leila leila"})
    site = said(match)["site-quarry"]
    assert site.takes == (Item("money", 3),) and site.pieces == (Piece("worker", 1), Piece("worker", 1))
    assert said(match)["site-dancer"].takes == (Item("die-of-2"),)


def pointed(match, notation):
    """The keys of what a move points at."""
    return match.targets(match.ask.seat)[match.parse(notation)]


def test_moves_point_at_what_they_are_about():
    match = position(rajesh=has(dice="blue 3 3 5", money=2), leila=has(dice="blue 3"), offer="b-c3 b-s1")
    assert pointed(match, "place quarry") == ("site-quarry",)
    play(match, "place quarry")
    assert pointed(match, "take b-c3") == ("stack-blue-cow",)
    play(match, "take b-c3")
    assert pointed(match, "pay 1") == ("dice-0/die-blue-3", "dice-0/die-blue-3#2", "dice-0/die-blue-5")
    play(match, "choose")
    assert pointed(match, "discard blue 5") == ("dice-0/die-blue-5",)
    play(match, "discard blue 5", "enough")
    assert pointed(match, "settle c2") == ("province-0/cell-c2",)


def test_dice_boats_and_rewards_are_pointed_at_too():
    match = getting(3, rajesh=has(), leila=has())
    assert pointed(match, "take-die green") == ("supply/colour-green",)
    sailing = getting(darbar_boat(), rajesh=has(boat=3), leila=has())
    assert pointed(sailing, "sail 4") == ("river-4",) and pointed(sailing, "pass") == ()
    raja = position(rajesh=has(dice="blue 4", money=10), leila=has())
    play(raja, "place raja")
    assert pointed(raja, "money-first") == ("site-raja",)


def darbar_boat():
    from darbar_rajas.steps import Kind, Step

    return Step(Kind.BOAT)


@pytest.mark.parametrize(
    ("notation", "price"),
    [
        ("place quarry", (Item("money", 1),)),
        ("place yogi", (Item("die-of-3"),)),
        ("place balcony-blue", (Item("die-blue"),)),
        ("place terrace-blue", ()),
        ("place tea", (Item("any-die"),)),
    ],
)
def test_places_have_prices(notation, price):
    match = position(rajesh=has(dice="blue 3 6", money=2), leila=has(), offer="b-s1")
    assert RAJAS.priced(match.view(FIRST), match.parse(notation)) == price


def test_tiles_and_payments_have_prices_and_payments_name_their_dice():
    match = position(rajesh=has(dice="blue 1 5", money=2, karma=1), leila=has(), offer="b-t3 b-s1")
    play(match, "place quarry")
    assert RAJAS.priced(match.view(FIRST), match.parse("take b-t3")) == (Item("pips-blue", 10),)
    play(match, "take b-t3")
    view, words = match.view(FIRST), match.words()
    assert RAJAS.priced(view, match.parse("pay 1")) == (Item("karma"),)
    assert RAJAS.priced(view, RAJAS.vocabulary.parse("flip blue 1")) == (Item("karma"),)
    assert words.move(match.parse("pay 1"), view) == "Pay with blue 1 as 6 and blue 5."
    assert words.move(match.parse("pay 1")) == "Pay as suggested, way 1."


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_that_is_offered_has_a_place_for_spectators_too(seats):
    match, chance = darbar.new("rajas", seats=seats, seed=3, options={"navaratnas": True, "ganges": True}), Dice(3)
    for _ in range(80):
        assert len(places(match.scene(None))) > 100
        match.play(chance.pick(match.ask.moves))
