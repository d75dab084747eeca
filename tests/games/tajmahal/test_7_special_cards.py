"""Chapter 7: Special cards."""

import pytest
from darbar.testing import play, rule
from darbar_tajmahal.components import NONE, Card, Symbol
from darbar_tajmahal.events import PairReturned, SpecialCaptured, SpecialScored, SpecialTaken
from taj_positions import (
    ANA,
    BEN,
    CLEO,
    LAST_VISIT,
    asked,
    ended,
    hand,
    has,
    lay,
    names,
    offers,
    points,
    refused,
    short,
    tokens,
    told,
    visit,
)


@pytest.mark.parametrize(
    ("person", "special"), [("vizier", "+k"), ("general", "+e"), ("monk", "change"), ("princess", "+2")]
)
@rule("tajmahal", "7.1")
def test_a_pair_of_tokens_is_exchanged_for_the_special_card_of_the_person(person, special):
    match = ended(ana=has("r-ev"), ben=has("y-ev", tokens=f"{person} {person} monk"), cleo=has("g-ev"))
    if person != "monk":
        assert tokens(match, BEN) == "monk"
    assert hand(match, BEN) == f"y-ev {special}"
    assert short(match.view(ANA).players[BEN].hand.cards[:1]) == special
    assert [event.seat for event in told(match, SpecialTaken)] == [BEN]


@rule("tajmahal", "7.1")
def test_the_tokens_go_back_to_their_stack():
    match = ended(ana=has("r-ev", tokens="monk"), ben=has("y-ev", tokens="general general"), cleo=has("g-ev"))
    assert match.state.stock.left == [5, 5, 4, 5]
    assert match.state.specials == [NONE, BEN, NONE, NONE]


@rule("tajmahal", "7.1")
def test_one_token_is_not_exchanged():
    match = ended(ana=has("r-ev", tokens="monk general"), ben=has("y-ev"), cleo=has("g-ev"))
    assert tokens(match, ANA) == "general monk" and hand(match, ANA) == "r-ev"


@rule("tajmahal", "E11", "7.1")
def test_a_pair_takes_the_special_card_out_of_another_hand():
    """E11: A holds the special card of the general; B ends the visit with two generals."""
    match = ended(ana=has("r-ev +e"), ben=has("y-ev", tokens="general general"), cleo=has("g-ev"))
    assert hand(match, ANA) == "r-ev" and hand(match, BEN) == "y-ev +e"
    assert tokens(match, BEN) == ""
    assert told(match, SpecialCaptured) == [SpecialCaptured(BEN, Symbol.GENERAL, Card.EXTRA_ELEPHANT, ANA)]
    assert match.view(CLEO).players[ANA].hand.cards == [-1]


@rule("tajmahal", "7.1")
def test_whoever_holds_the_special_card_returns_the_pair_all_the_same():
    match = ended(ana=has("r-ev +e", tokens="general general"), ben=has("y-ev"), cleo=has("g-ev"))
    assert hand(match, ANA) == "r-ev +e" and tokens(match, ANA) == ""
    assert told(match, PairReturned) == [PairReturned(ANA, Symbol.GENERAL, Card.EXTRA_ELEPHANT)]


@rule("tajmahal", "7.1")
def test_two_pairs_are_two_special_cards():
    match = ended(ana=has("r-ev", tokens="general general monk monk"), ben=has("y-ev"), cleo=has("g-ev"))
    assert hand(match, ANA) == "r-ev +e change"


@rule("tajmahal", "7.2")
def test_a_special_card_is_added_like_a_white_one_and_instead_of_one():
    match = visit(ana=has("r-ev w-e +e"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev", "+e")
    assert asked(match) == "ben" and hand(match, ANA) == "w-e"


@rule("tajmahal", "7.2")
def test_a_special_card_is_played_once_in_a_visit_and_again_in_the_next():
    match = visit(ana=has("r-ev r-eg r-em +2"), ben=has("y-ev y-eg"), cleo=has("g-ev g-eg"))
    lay(match, "r-ev", "+2", "y-ev", "g-ev", "r-eg")
    assert asked(match) == "ben"
    lay(match, "y-eg", "g-eg", "withdraw")
    while match.state.visit == 3:
        match.play(match.ask.moves[0])
    assert "+2" in hand(match, ANA)


@pytest.mark.parametrize(("special", "symbol"), [("+e", Symbol.ELEPHANT), ("+k", Symbol.MOGUL)])
@rule("tajmahal", "7.3")
def test_two_special_cards_count_as_a_symbol(special, symbol):
    match = visit(ana=has(f"r-vm {special}"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-vm", special)
    assert match.state.players[ANA].strength[symbol] == 1
    assert sum(match.state.players[ANA].strength) == 3


@rule("tajmahal", "7.4")
def test_one_special_card_brings_two_points_at_once():
    match = visit(ana=has("r-vm +2"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-vm", "+2")
    assert points(match, ANA, "specials") == 2 and told(match, SpecialScored) == [SpecialScored(ANA, 2)]
    assert sum(match.state.players[ANA].strength) == 2


@rule("tajmahal", "7.5")
def test_the_colour_change_is_refused_where_it_is_not_held_or_not_needed():
    match = visit(ana=has("r-eg y-eg change", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    assert refused(match, f"change {names('r-eg')}") == "needless-change 7.5"
    match = visit(ana=has("r-eg change"), ben=has("y-ev"), cleo=has("g-ev"))
    assert refused(match, f"change {names('r-eg')}") == "needless-change 7.5"
    match = visit(ana=has("r-eg y-eg", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    assert refused(match, f"change {names('y-eg')}") == "no-change 7.5"


@rule("tajmahal", "7.5")
def test_the_colour_change_keeps_somebody_in_who_has_no_card_of_the_colour():
    match = visit(ana=has("y-eg change", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    assert offers(match, "ana") == "y-eg withdraw"


@rule("tajmahal", "7.5")
def test_with_the_colour_change_no_other_card_is_added():
    match = visit(ana=has("y-eg w-e change", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    play(match, f"change {names('y-eg')}")
    assert asked(match) == "ben" and hand(match, ANA) == "w-e"


# Rulings


@rule("tajmahal", "R1")
def test_the_first_colour_card_sets_the_colour_even_with_the_colour_change():
    match = visit(ana=has("r-ev r-eg y-eg change"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev", "change", "y-ev", "g-ev")
    assert offers(match, "ana") == "r-eg withdraw"


@rule("tajmahal", "R1")
def test_by_another_reading_the_next_one_does():
    match = visit(
        ana=has("r-ev r-eg y-eg y-em change"),
        ben=has("y-ev y-ep"),
        cleo=has("g-ev g-ep"),
        rulings={"first-change": "free"},
    )
    lay(match, "r-ev", "change", "y-ev", "g-ev")
    assert offers(match, "ana") == "r-eg y-eg y-em withdraw"
    lay(match, "y-eg", "y-ep", "g-ep")
    assert offers(match, "ana") == "y-em withdraw"


@rule("tajmahal", "R1")
def test_by_another_reading_a_later_card_keeps_the_colour_of_the_first():
    match = visit(
        ana=has("r-eg r-em y-eg change", played="r-ev"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        rulings={"first-change": "free"},
    )
    lay(match, "r-eg", "change", "y-ev", "g-ev")
    assert offers(match, "ana") == "r-em withdraw"


@rule("tajmahal", "R5")
def test_pairs_are_exchanged_after_the_last_visit():
    match = ended(visit=LAST_VISIT, province="agra", ana=has("r-ev", tokens="monk monk"), ben=has(), cleo=has())
    assert match.ask is None and hand(match, ANA) == "r-ev change"
    assert points(match, ANA, "hand") == 2


@rule("tajmahal", "R5")
def test_by_another_reading_they_are_left():
    match = ended(
        visit=LAST_VISIT,
        province="agra",
        ana=has("r-ev", tokens="monk monk"),
        ben=has(),
        cleo=has(),
        rulings={"last-pairs": "left"},
    )
    assert match.ask is None and hand(match, ANA) == "r-ev" and tokens(match, ANA) == "monk monk"
    assert points(match, ANA, "hand") == 1
