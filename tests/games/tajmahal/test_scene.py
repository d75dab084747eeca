"""What a frontend draws of Taj Mahal."""

import darbar
import pytest
from darbar.core.moves import ident
from darbar.ui.looks import look, looks
from darbar.ui.render import plain
from darbar.ui.scene import Item, Map, Panel, Piece
from darbar.ui.words import LANGUAGES
from darbar_tajmahal.components import Bonus, Card, City, Colour, Good, Symbol
from taj_positions import ANA, BEN, CLEO, has, lay, visit


def parts(match, seat=ANA):
    """All parts of what a seat sees, by key."""
    found, waiting = {}, list(match.scene(seat).panels)
    while waiting:
        part = waiting.pop()
        found[part.key] = part
        if isinstance(part, Panel):
            waiting += part.parts
    return found


def test_the_table_has_its_panels_and_the_watcher_comes_first():
    match = darbar.new("tajmahal", seats=4, seed=1)
    keys = [panel.key for panel in match.scene(2).panels]
    assert keys == ["visit", "court", "cards", "map", "player-2", "player-3", "player-0", "player-1"]


def test_the_map_has_49_cities_and_12_tokens_at_places_of_their_own():
    shape = parts(darbar.new("tajmahal", seats=3, seed=1))["map"].shape
    assert isinstance(shape, Map) and len(shape.places) == len({*shape.places.values()}) == 49 + 12
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in shape.places.values())
    assert {end for link in shape.links for end in link} == {ident(city) for city in City}


def test_a_city_shows_its_bonus_tile_its_palaces_and_the_crown():
    match = visit(
        province="kabul",
        bonuses={"kabul-w": "rice"},
        ordinary="kabul-e",
        royal="kabul-e",
        ana=has(palaces="kabul-e"),
        ben=has(palaces="kabul-e"),
        cleo=has(),
    )
    seen = parts(match)
    assert seen["city-kabul-w"].gives == (Item("bonus-rice"),)
    assert seen["city-kabul-e"].pieces == (Piece("palace", ANA), Piece("palace", BEN), Piece("crown"))


def test_a_token_shows_its_goods_until_its_province_was_visited_and_the_figure_where_one_is():
    match = visit(province="kabul", visit=3, ana=has("r-ev"), ben=has(), cleo=has())
    seen, numbers = parts(match), match.state.numbers
    tokens = [part for part in seen["map"].parts if part.key.startswith("province-")]
    assert [part.pieces for part in tokens] == [(Piece("figure"),) if number == 3 else () for number in numbers]
    assert [bool(part.gives) for part in tokens] == [number >= 3 for number in numbers]


def test_the_court_says_who_leads_and_who_is_tied():
    match = visit(ana=has("r-ev", played="r-eg"), ben=has(played="y-eg"), cleo=has(played="g-mp"))
    words, seen = match.words(), parts(match)
    said = {key: [words.say(line) for line in seen[f"prize-{key}"].lines] for key in ("general", "monk", "vizier")}
    assert said == {"general": ["tied at 1 (Ana and Ben)"], "monk": ["Cleo leads with 1"], "vizier": []}


def test_what_was_won_is_no_longer_at_the_court():
    match = visit(court="monk mogul", ana=has("r-ev"), ben=has(), cleo=has())
    assert [part.key for part in parts(match)["court"].parts] == ["prize-monk", "prize-mogul"]


def test_the_own_hand_lies_open_and_of_others_only_what_everybody_knows():
    match = visit(ana=has("r-ev w-m"), ben=has("y-eg g-mp +2", shown="y-eg"), cleo=has())
    own, other = parts(match)["hand-0"], parts(match)["hand-1"]
    assert [part.label for part in own.parts] == ["card-red-elephant-vizier", "card-white-monk"]
    assert sorted(part.label for part in other.parts) == ["card", "card-two-points", "card-yellow-elephant-general"]
    assert [part.label for part in parts(match, None)["hand-0"].parts] == ["card", "card"]


def test_played_cards_lie_before_their_owner_with_their_symbols():
    match = visit(ana=has("r-ev w-e"), ben=has("y-eg"), cleo=has("g-mp"))
    lay(match, "r-ev w-e")
    seen = parts(match, CLEO)
    assert seen["strength-0"].items == (Item("symbol-vizier", 1), Item("symbol-elephant", 2))
    assert [part.label for part in seen["played-0"].parts] == ["card-red-elephant-vizier", "card-white-elephant"]


def test_who_has_withdrawn_is_told():
    match = visit(ana=has("r-ev"), ben=has("y-eg"), cleo=has("g-mp"))
    match.play("withdraw")
    while match.phase == "taking":
        match.play(match.ask.moves[0])
    assert parts(match)["strength-0"].label == "line-withdrawn"


@pytest.mark.parametrize("kinds", [Card, Symbol, Colour, Good, Bonus])
def test_everything_has_a_look_of_its_own(kinds):
    drawn = looks("darbar_tajmahal")
    assert [ident(one) for one in kinds if ident(one) not in drawn] == []
    assert len({(drawn[ident(one)].colour, drawn[ident(one)].picture) for one in kinds}) == len(kinds)


def test_a_fortress_looks_unlike_another_city():
    box = darbar.new("tajmahal", seats=3, seed=1).state.box
    fortified = {row.id for row in box.components.cities if row.fortified}
    pictures = {row.id: look("darbar_tajmahal", f"city-{row.id}").picture for row in box.components.cities}
    assert {id for id, picture in pictures.items() if picture != look("darbar_tajmahal", "city").picture} == fortified


@pytest.mark.parametrize("language", LANGUAGES)
def test_frontends_that_cannot_draw_tell_the_map_province_by_province_and_its_roads(language):
    match = visit(province="kabul", ana=has("r-ev"), ben=has(), cleo=has())
    words = match.words(language)
    told = plain(match.scene(ANA), words, 120).replace("\u00a0", " ")
    city = words.name(City.KABUL_N)
    assert f"{city} – {words.name(City.KABUL_E)}, {words.name(City.KABUL_W)}" in told
    token = words.say(parts(match)["province-kabul"].label).replace("\u00a0", " ")
    assert told.index(token) < told.index(city)
