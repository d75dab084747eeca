"""Chapter 5: After withdrawing."""

import pytest
from darbar.testing import play, rule
from darbar_tajmahal.components import Card
from darbar_tajmahal.events import CardDrawn, CardsDiscarded, CardTaken
from taj_positions import (
    ANA,
    BEN,
    CLEO,
    asked,
    hand,
    has,
    lay,
    leave,
    names,
    offers,
    prompt,
    refused,
    short,
    told,
    visit,
)


@rule("tajmahal", "5.1")
def test_what_was_played_is_discarded_and_counts_no_more():
    match = visit(ana=has(played="r-em w-m r-eg"), ben=has("y-ev", played="y-em"), cleo=has("g-ev"))
    play(match, "build kabul-n", "build kabul-e")
    ana = match.state.players[ANA]
    assert (ana.played, ana.strength, ana.colour) == ([], [0] * 6, -1)
    assert short(match.state.deck.discards) == "r-em w-m r-eg"
    assert len(told(match, CardsDiscarded)[0].cards) == 3


@rule("tajmahal", "5.1", "7.2")
def test_special_cards_go_back_to_the_hand():
    match = visit(ana=has(played="r-em +k r-eg w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    while match.phase == "building":
        match.play(match.ask.moves[0])
    assert hand(match, ANA) == "+k" and short(match.view(BEN).players[ANA].hand.cards) == "+k"
    assert short(match.state.deck.discards) == "r-em r-eg w-e"


@rule("tajmahal", "5.2", "E9")
def test_whoever_has_played_nothing_draws_a_card_first():
    """E9: the first turn of the visit, no card played: a card from the deck, then two from the display."""
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-p", display="r-em r-ep r-ek y-em y-ep")
    lay(match, "withdraw")
    assert hand(match, ANA) == "r-ev w-p" and prompt(match) == "take"
    assert match.chair(ANA).events[-1] == CardDrawn(ANA, Card.WHITE_PRINCESS)
    assert match.chair(CLEO).events[-1] == CardDrawn(ANA, None)
    lay(match, "r-em", "y-em")
    assert hand(match, ANA) == "r-ev r-em y-em w-p"
    assert sum(match.state.players[ANA].points) == 0 and match.state.players[ANA].palaces == 0


@rule("tajmahal", "5.2")
def test_whoever_has_played_draws_none():
    match = visit(ana=has(played="r-em"), ben=has("y-ev", played="y-em"), cleo=has("g-ev", played="g-em"))
    assert told(match, CardDrawn) == [] and hand(match, ANA) == ""


@rule("tajmahal", "5.2")
def test_whoever_is_forced_to_withdraw_without_a_card_draws_one_too():
    match = visit(ana=has("w-e"), ben=has("y-ev"), cleo=has("g-ev"), deck="r-ep")
    assert hand(match, ANA) == "r-ep w-e"


@rule("tajmahal", "5.3")
def test_two_cards_are_taken_from_the_display_for_all_to_see():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-p", display="r-em r-em r-ek y-em y-ep")
    lay(match, "withdraw")
    assert offers(match, "ana") == "r-em r-ek y-em y-ep"
    lay(match, "r-em")
    assert asked(match) == "ana" and offers(match) == "r-em r-ek y-em y-ep"
    lay(match, "r-em")
    assert asked(match) == "ben" and short(match.state.display.cards) == "r-ek y-em y-ep"
    assert [event.card for event in told(match, CardTaken)] == [Card.RED_ELEPHANT_MONK] * 2
    assert short(match.view(BEN).players[ANA].hand.cards[:2]) == "r-em r-em"


@rule("tajmahal", "5.3")
def test_only_what_lies_in_the_display_can_be_taken():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="r-em r-ep r-ek y-em y-ep")
    lay(match, "withdraw")
    assert refused(match, f"take {names('g-em')}") == "not-in-display 5.3"


@rule("tajmahal", "5.3")
def test_whoever_withdraws_last_gets_the_card_that_is_left():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="r-em r-ep r-ek y-em y-ep", deck="w-p")
    lay(match, "withdraw", "r-em", "r-ep", "withdraw", "r-ek", "y-em", "withdraw")
    assert "y-ep" in hand(match, CLEO) and match.state.visit == 4
    assert len(told(match, CardTaken)) == 5


@rule("tajmahal", "5.3")
def test_whoever_withdraws_last_gets_one_card_of_a_larger_display_too():
    larger = {"displays": {"three": {"cards": 9}}}
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), components=larger)
    for _ in range(3):
        lay(match, "withdraw")
        leave(match)
    assert match.state.visit == 4 and [event.seat for event in told(match, CardTaken)] == [ANA, ANA, BEN, BEN, CLEO]


@pytest.mark.parametrize(("display", "taken"), [("", 0), ("r-em", 1), ("r-em r-ep r-ek", 2)])
@rule("tajmahal", "5.3")
def test_where_the_display_is_short_one_takes_what_is_there(display, taken):
    match = visit(ana=has("r-ev"), ben=has("y-ev y-eg"), cleo=has("g-ev g-eg"), display=display)
    lay(match, "withdraw")
    leave(match)
    assert len(told(match, CardTaken)) == taken
    assert asked(match) == "ben" and match.phase == "turn"


@rule("tajmahal", "5.3")
def test_a_card_from_the_display_can_be_taken_back_and_one_from_the_deck_cannot():
    match = visit(ana=has(played="r-em"), ben=has("y-ev", played="y-em"), cleo=has("g-ev", played="g-em"))
    lay(match, "r-ev")
    match.undo(ANA)
    assert hand(match, ANA) == "" and len(match.state.display.cards) == 5
