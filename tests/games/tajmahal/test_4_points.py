"""Chapter 4: Influence points."""

import pytest
from darbar.testing import play, rule
from darbar_tajmahal.components import Bonus, Card, City, Good, Province
from darbar_tajmahal.events import BonusTaken, CardDrawn, PalacesScored, ProvinceWon
from darbar_tajmahal.points import connected
from taj_positions import ANA, BEN, city, hand, has, lay, leave, points, told, visit


def scored(match, kind):
    return [event.points for event in told(match, kind)]


def test_nobody_scores_for_nothing():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "withdraw")
    assert points(match, ANA) == 0


# Bonus tiles


@rule("tajmahal", "4.1")
def test_a_tile_with_points_brings_two_and_is_gone():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"), bonuses={"kabul-e": "two-points"})
    play(match, "build kabul-e")
    assert points(match, ANA) == 2
    assert match.state.bonuses[city("kabul-e")] == -1 and match.state.players[ANA].goods == [0, 0, 0, 0]


@rule("tajmahal", "4.2")
def test_a_tile_with_a_card_brings_the_top_card_of_the_deck():
    match = visit(
        ana=has("y-ev", played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"), bonuses={"kabul-e": "card"}, deck="w-m"
    )
    play(match, "build kabul-e")
    assert hand(match, ANA) == "y-ev w-m" and points(match, ANA) == 0
    assert match.chair(ANA).events[-1] == CardDrawn(ANA, Card.WHITE_MONK)
    assert match.chair(BEN).events[-1] == CardDrawn(ANA, None)


@pytest.mark.parametrize("good", ["rice", "tea", "spices", "jewels"])
@rule("tajmahal", "4.3")
def test_a_tile_with_a_good_brings_a_point_for_each_of_this_good(good):
    match = visit(
        ana=has(played="r-vk", goods=f"{good} {good}"), ben=has("y-ev"), cleo=has("g-ev"), bonuses={"kabul-e": good}
    )
    play(match, "build kabul-e")
    assert points(match, ANA) == 3
    assert match.state.players[ANA].goods[Good[good.upper()]] == 3


@rule("tajmahal", "E1", "4.3", "4.7")
def test_two_tiles_score_one_after_the_other():
    """E1: two tea symbols are there, and both tiles are tea: 3 points, then 4."""
    match = visit(
        ana=has(played="r-vg", goods="tea tea rice"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        bonuses={"kabul-e": "tea", "kabul-w": "tea"},
    )
    play(match, "build kabul-e", "build kabul-w")
    assert scored(match, BonusTaken) == [3, 4]
    assert points(match, ANA, "bonuses") == 7
    assert match.state.players[ANA].goods == [1, 4, 0, 0]


@rule("tajmahal", "4.4")
def test_the_taj_mahal_brings_four_points():
    match = visit(
        province="agra",
        visit=12,
        ana=has(played="r-vk"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        bonuses={"agra-c": "taj-mahal"},
    )
    assert len(match.ask.moves) == 10
    play(match, "build agra-c")
    assert told(match, BonusTaken)[0].bonus is Bonus.TAJ_MAHAL
    assert points(match, ANA) == 4 and match.state.bonuses[city("agra-c")] == -1


@rule("tajmahal", "4.4", "3.5")
def test_a_royal_palace_leaves_the_taj_mahal_where_it_is():
    match = visit(
        province="agra",
        visit=12,
        ana=has(played="r-ek"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        bonuses={"agra-c": "taj-mahal"},
    )
    play(match, "crown agra-c")
    assert points(match, ANA, "bonuses") == 0 and match.state.bonuses[city("agra-c")] == Bonus.TAJ_MAHAL


# Province tokens


@rule("tajmahal", "4.5")
def test_the_first_token_has_one_good():
    match = visit(visit=1, ana=has(played="r-ee", goods="rice tea"), ben=has("y-ev"), cleo=has("g-ev"))
    assert scored(match, ProvinceWon) == [2]
    assert told(match, ProvinceWon)[0].goods == (Good.RICE,)


@rule("tajmahal", "E2", "4.5")
def test_a_token_with_two_goods_scores_all_of_both():
    """E2: token 10, spices and jewels, with the tokens 3, 2, 5, 6 and 7: 8 points."""
    owned = "spices jewels  jewels tea  spices tea  rice jewels  rice spices"
    match = visit(visit=10, ana=has(played="r-ee", goods=owned), ben=has("y-ev"), cleo=has("g-ev"))
    assert scored(match, ProvinceWon) == [8]
    assert points(match, ANA, "provinces") == 8
    assert match.state.players[ANA].goods == [2, 2, 4, 4]
    assert match.state.players[ANA].provinces == [10]


@rule("tajmahal", "4.5", "4.7")
def test_goods_on_tiles_of_this_withdrawal_count_for_the_token_and_not_the_other_way_round():
    match = visit(visit=4, ana=has(played="r-ev"), ben=has("y-em"), cleo=has("g-em"), bonuses={"kabul-e": "tea"})
    play(match, "build kabul-e")
    assert scored(match, BonusTaken) == [1]
    assert scored(match, ProvinceWon) == [1 + 2]


# Palaces


@rule("tajmahal", "4.6")
def test_a_palace_alone_scores_one_point():
    match = visit(ana=has(played="r-vm"), ben=has("y-ev"), cleo=has("g-em", played="g-em"))
    play(match, "build kabul-n")
    assert scored(match, PalacesScored) == [1] and points(match, ANA) == 1


@rule("tajmahal", "E8", "4.6")
def test_palaces_that_hang_together_score_a_point_for_each_province():
    """E8: linked to palaces in three other provinces, one of them with two: 1 + 3 points."""
    chain = "kabul-s kashmir-s delhi-w delhi-n"
    match = visit(
        province="multan", ana=has(played="r-vm", palaces=chain), ben=has("y-ev"), cleo=has("g-em", played="g-em")
    )
    play(match, "build multan-n")
    assert [(event.provinces, event.points) for event in told(match, PalacesScored)] == [(3, 4)]
    assert points(match, ANA, "palaces") == 4


@rule("tajmahal", "E8", "4.6")
def test_a_city_without_an_own_palace_breaks_the_line():
    """E8: the same palaces, but in Kashmir only an opponent has one."""
    match = visit(
        province="multan",
        ana=has(played="r-vm", palaces="kabul-s delhi-w delhi-n"),
        ben=has("y-ev", palaces="kashmir-s"),
        cleo=has("g-em", played="g-em"),
    )
    play(match, "build multan-n")
    assert scored(match, PalacesScored) == [2]


@rule("tajmahal", "E8", "4.6")
def test_a_city_with_two_palaces_serves_both_owners():
    """E8: both have a palace in Kashmir, and it connects each of them."""
    match = visit(
        province="multan",
        ana=has(played="r-vm", palaces="kabul-s kashmir-s"),
        ben=has(played="y-ep", palaces="kashmir-s kabul-s"),
        cleo=has("g-em", played="g-em"),
    )
    play(match, "build multan-n")
    leave(match)
    play(match, "build multan-s")
    assert scored(match, PalacesScored) == [3, 1]


@rule("tajmahal", "4.6")
def test_two_new_palaces_score_once_for_all_that_either_is_joined_to():
    match = visit(
        province="multan",
        ana=has(played="r-vg", palaces="kabul-s thatta-w"),
        ben=has("y-em"),
        cleo=has("g-em"),
    )
    play(match, "build multan-n", "build multan-w")
    assert scored(match, PalacesScored) == [3]


@rule("tajmahal", "4.6")
def test_without_a_new_palace_roads_bring_nothing():
    match = visit(ana=has(played="r-ee", palaces="kabul-s kashmir-s multan-n"), ben=has("y-ev"), cleo=has("g-ev"))
    assert told(match, PalacesScored) == [] and points(match, ANA, "palaces") == 0


@rule("tajmahal", "4.6")
def test_a_royal_palace_is_connected_like_any_other():
    match = visit(province="multan", ana=has(played="r-ek", palaces="kabul-s"), ben=has("y-ev"), cleo=has("g-ee"))
    play(match, "crown multan-n")
    assert scored(match, PalacesScored) == [2]


@rule("tajmahal", "4.6")
def test_a_royal_palace_of_an_earlier_visit_is_connected_like_any_other():
    match = visit(province="kabul", ana=has("r-em", played="r-ek"), ben=has("y-ev"), cleo=has("g-ee"))
    lay(match, "withdraw")
    play(match, "crown kabul-s")
    while match.state.visit == 3:
        match.play(match.ask.moves[-1])
    player, multan = match.state.players[ANA], Province.MULTAN
    player.palaces |= 1 << City.MULTAN_N
    assert connected(match.state, player, multan) == 2


@rule("tajmahal", "4.7")
def test_points_are_counted_in_the_order_of_the_rulebook():
    match = visit(visit=4, ana=has(played="r-ev"), ben=has("y-em"), cleo=has("g-em"), bonuses={"kabul-e": "two-points"})
    play(match, "build kabul-e")
    kinds = [type(event) for event in match.events if type(event) in (BonusTaken, ProvinceWon, PalacesScored)]
    assert kinds == [BonusTaken, ProvinceWon, PalacesScored]
