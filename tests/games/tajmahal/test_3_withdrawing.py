"""Chapter 3: Withdrawing, and what is won then."""

import pytest
from darbar.testing import play, rule
from darbar_tajmahal.components import City, Symbol
from darbar_tajmahal.events import BonusTaken, CrownWon, PalacesScored, TokenWon
from taj_positions import (
    ANA,
    BEN,
    CLEO,
    asked,
    city,
    has,
    lay,
    leave,
    offers,
    palaces,
    points,
    prompt,
    refused,
    tokens,
    told,
    visit,
)

KABUL = "kabul-n kabul-e kabul-s kabul-w"


@rule("tajmahal", "3.1")
def test_a_prize_is_won_with_more_symbols_than_anybody_else():
    match = visit(ana=has(played="r-vg r-eg"), ben=has("y-ev", played="y-vm"), cleo=has("g-ev", played="g-eg"))
    play(match, "build kabul-n")
    assert tokens(match, ANA) == "general"


@rule("tajmahal", "3.1", "E5")
def test_between_equals_whoever_stays_in_wins():
    """E5: X and Y both have three monks and nobody more; X withdraws, and then Y."""
    three = "{0}-em {0}-em {0}-em"
    match = visit(ana=has(played=three.format("r")), ben=has("y-eg", played=three.format("y")), cleo=has("g-ev"))
    assert tokens(match, ANA) == "" and told(match, TokenWon) == []
    leave(match)
    assert match.state.players[ANA].strength == [0] * 6
    lay(match, "withdraw")
    play(match, "build kabul-n")
    assert tokens(match, BEN) == "monk"
    assert match.state.players[BEN].provinces == [3]


@rule("tajmahal", "3.1")
def test_a_prize_that_was_won_is_gone_for_this_visit():
    match = visit(ana=has(played="r-em"), ben=has(played="y-vg"), cleo=has(played="g-em"), court="vizier general")
    assert tokens(match, ANA) == "" and match.state.players[ANA].provinces == []
    leave(match)
    play(match, "build kabul-n", "build kabul-e")
    leave(match)
    leave(match)
    assert [tokens(match, seat) for seat in (ANA, BEN, CLEO)] == ["", "vizier general", ""]


@rule("tajmahal", "3.1")
def test_whoever_has_withdrawn_is_compared_with_nobody():
    match = visit(ana=has(played="r-em r-em"), ben=has("y-ev", played="y-em"), cleo=has("g-ev", played="g-eg"))
    play(match, "build kabul-n")
    leave(match)
    match.state.court |= 1 << Symbol.MONK
    lay(match, "withdraw")
    assert tokens(match, BEN) == "monk"


@rule("tajmahal", "3.1")
def test_nobody_wins_a_prize_without_a_symbol():
    match = visit(ana=has(), ben=has("y-ev"), cleo=has("g-ev"))
    assert tokens(match, ANA) == "" and match.phase == "taking"
    assert match.state.court == (1 << 6) - 1


@rule("tajmahal", "3.2")
def test_an_influence_token_brings_a_palace_in_the_visited_province():
    match = visit(ana=has(played="r-vm r-ev"), ben=has("y-ev"), cleo=has("g-ev", played="g-em g-em"))
    assert prompt(match) == "palace" and offers(match, "ana") == KABUL
    play(match, "build kabul-s")
    assert palaces(match, ANA) == "kabul-s" and tokens(match, ANA) == "vizier"


@rule("tajmahal", "3.2")
def test_an_ordinary_palace_stands_alone_and_in_the_visited_province():
    match = visit(
        ana=has(played="r-vm"), ben=has("y-ev", palaces="kabul-e"), cleo=has("g-ev", played="g-em"), ordinary="kabul-e"
    )
    assert offers(match, "ana") == "kabul-n kabul-s kabul-w"
    assert refused(match, "build kabul-e") == "occupied 3.2"
    assert refused(match, "build lahore-n") == "other-province 3.2"
    assert refused(match, "crown kabul-n") == "no-crown 3.5"


@rule("tajmahal", "3.3", "E6")
def test_several_majorities_bring_several_tokens_and_palaces():
    """E6: vizier and princess: both tokens, two palaces with their tiles, and the points of palaces once."""
    match = visit(
        ana=has(played="r-vp"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        bonuses={"kabul-e": "two-points", "kabul-w": "two-points"},
    )
    assert prompt(match) == "palaces" and tokens(match, ANA) == "vizier princess"
    play(match, "build kabul-e")
    assert prompt(match) == "palace" and offers(match, "ana") == "kabul-n kabul-s kabul-w"
    play(match, "build kabul-w")
    assert palaces(match, ANA) == "kabul-e kabul-w"
    assert points(match, ANA, "bonuses") == 4
    assert [event.points for event in told(match, PalacesScored)] == [1]


@rule("tajmahal", "3.4")
def test_an_ordinary_palace_takes_the_tile_of_its_city():
    match = visit(ana=has(played="r-vm"), ben=has("y-ev"), cleo=has("g-em"), bonuses={"kabul-e": "two-points"})
    play(match, "build kabul-e", "build kabul-n")
    assert [event.city for event in told(match, BonusTaken)] == [City.KABUL_E]
    assert match.state.bonuses[City.KABUL_E] == -1


@rule("tajmahal", "3.5", "E7")
def test_a_royal_palace_stands_beside_another_one():
    """E7: sole majority in Grand Mogul, and all four cities hold palaces already."""
    match = visit(ana=has(played="r-ek"), ben=has("y-ev", palaces=KABUL), cleo=has("g-ee"), ordinary=KABUL)
    assert prompt(match) == "royal" and offers(match, "ana") == KABUL
    play(match, "crown kabul-e")
    assert told(match, CrownWon) == [CrownWon(ANA)]
    assert palaces(match, ANA) == "kabul-e" and "kabul-e" in palaces(match, BEN)
    assert match.state.owners(city("kabul-e")) == [ANA, BEN]
    assert tokens(match, ANA) == ""


@rule("tajmahal", "3.5", "E7")
def test_a_royal_palace_takes_no_tile_and_leaves_room_for_an_ordinary_one():
    """E7: the tile stays for whoever builds an ordinary palace there."""
    match = visit(ana=has(played="r-ek"), ben=has(played="y-ev"), cleo=has("g-ev"), bonuses={"kabul-e": "two-points"})
    play(match, "crown kabul-e")
    assert points(match, ANA, "bonuses") == 0 and match.state.bonuses[City.KABUL_E] != -1
    leave(match)
    assert "kabul-e" in offers(match, "ben")
    play(match, "build kabul-e")
    assert points(match, BEN, "bonuses") == 2
    assert match.state.owners(city("kabul-e")) == [ANA, BEN]


@rule("tajmahal", "3.5")
def test_a_royal_palace_stands_in_the_visited_province_and_only_once():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"))
    assert refused(match, "crown agra-c") == "other-province 3.2"
    play(match, "crown kabul-n")
    assert refused(match, "crown kabul-s") == "no-crown 3.5"


@rule("tajmahal", "3.5")
def test_after_the_palaces_the_royal_one_is_left():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"))
    play(match, "build kabul-n")
    assert prompt(match) == "royal"
    assert refused(match, "build kabul-s") == "no-palace 3.2"


@rule("tajmahal", "3.6")
def test_most_elephants_bring_the_token_of_the_province():
    match = visit(visit=4, ana=has(played="r-ee"), ben=has("y-ev"), cleo=has("g-ev"))
    assert match.state.players[ANA].provinces == [4]
    assert palaces(match, ANA) == "" and asked(match) == "ana" and match.phase == "taking"


@rule("tajmahal", "3.1", "3.3")
def test_one_player_may_win_everything():
    """All five palaces of a withdrawal have room: four ordinary ones, and a royal one beside one of them."""
    match = visit(ana=has(played="r-vg r-mp r-ek"), ben=has("y-ev"), cleo=has("g-ev"))
    for place in KABUL.split():
        play(match, f"build {place}")
    play(match, "crown kabul-n")
    assert tokens(match, ANA) == "vizier general monk princess"
    assert match.state.court == 0 and palaces(match, ANA) == KABUL


# Rulings


@rule("tajmahal", "R2")
def test_palaces_are_built_in_any_order():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"))
    assert [str(move) for move in match.ask.moves][0::4] == ["build kabul-n", "crown kabul-n"]


@rule("tajmahal", "R2")
def test_by_another_reading_the_royal_palace_is_last():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"), rulings={"palace-order": "royal-last"})
    assert {str(move).split()[0] for move in match.ask.moves} == {"build"}
    assert refused(match, "crown kabul-n") == "royal-last R2"
    play(match, "build kabul-n", "crown kabul-n")
    assert palaces(match, ANA) == "kabul-n"


@rule("tajmahal", "R3")
def test_a_royal_palace_may_stand_beside_an_own_one():
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"))
    play(match, "build kabul-n")
    assert offers(match) == KABUL
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"))
    play(match, "crown kabul-n")
    assert offers(match) == KABUL


@pytest.mark.parametrize(("first", "then"), [("build", "crown"), ("crown", "build")])
@rule("tajmahal", "R3")
def test_by_another_reading_it_may_not_while_there_is_another_city(first, then):
    match = visit(ana=has(played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"), rulings={"royal-neighbour": "others"})
    play(match, f"{first} kabul-n")
    assert offers(match) == "kabul-e kabul-s kabul-w"
    assert refused(match, f"{then} kabul-n") == "own-palace R3"


@rule("tajmahal", "R3")
def test_by_another_reading_it_may_where_there_is_no_other_city():
    match = visit(
        ana=has(played="r-vg r-mp r-ek"), ben=has("y-ev"), cleo=has("g-ev"), rulings={"royal-neighbour": "others"}
    )
    for place in KABUL.split():
        play(match, f"build {place}")
    assert offers(match) == KABUL
    play(match, "crown kabul-s")
    assert tokens(match, CLEO) == "" and palaces(match, ANA) == KABUL
