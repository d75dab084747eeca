"""Chapter 6: From visit to visit."""

import pytest
from darbar.testing import play, rule
from darbar_tajmahal.components import NONE, Symbol
from darbar_tajmahal.events import DeckShuffled, DisplayFilled, VisitBegan
from darbar_tajmahal.state import ALL_PRIZES
from taj_positions import ANA, BEN, CLEO, asked, cards, ended, has, lay, leave, new, short, told, visit


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("tajmahal", "6.1")
def test_the_next_player_to_the_left_is_first_in_the_next_visit(seats):
    match = new(seats)
    first = match.state.order.first
    while match.state.visit == 1:
        match.play(match.ask.moves[-1])
    assert match.state.order.first == (first + 1) % seats
    assert asked(match) == match.names[(first + 1) % seats].lower()


@rule("tajmahal", "6.1")
def test_a_visit_is_over_when_all_have_withdrawn():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    for _ in range(2):
        lay(match, "withdraw")
        leave(match)
    assert match.state.visit == 3
    lay(match, "withdraw")
    assert match.state.visit == 4 and match.state.order.out == []


@rule("tajmahal", "6.2")
def test_court_and_crown_are_complete_again():
    match = visit(ana=has("r-mp", played="r-vk"), ben=has("y-ev"), cleo=has("g-ev"), bonuses={})
    lay(match, "withdraw")
    play(match, "build kabul-n", "crown kabul-e")
    assert match.state.court == ALL_PRIZES & ~(1 << Symbol.VIZIER) & ~(1 << Symbol.MOGUL)
    assert match.state.royal != NONE
    leave(match)
    for _ in range(2):
        lay(match, "withdraw")
        leave(match)
    assert match.state.court == ALL_PRIZES and match.state.royal == NONE
    assert match.state.stock.left == [4, 5, 5, 5]
    assert told(match, VisitBegan)[-1].visit == 4


@rule("tajmahal", "6.3")
def test_the_display_is_filled_up():
    match = ended(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="", deck="w-e w-m r-em r-ep y-ep")
    assert short(match.state.display.cards) == "w-e w-m r-em r-ep y-ep"
    assert len(told(match, DisplayFilled)[0].cards) == 5


@rule("tajmahal", "6.4")
def test_the_discards_become_the_deck():
    match = ended(
        ana=has("r-ev"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        display="",
        deck="w-e",
        discards="r-em r-em r-em y-ep y-ep",
        only=True,
    )
    assert short(match.state.display.cards[:1]) == "w-e"
    assert sorted([*match.state.display.cards[1:], *match.state.deck.cards]) == sorted(
        cards("r-em r-em r-em y-ep y-ep")
    )
    assert match.state.deck.discards == [] and len(told(match, DeckShuffled)) == 1


@rule("tajmahal", "6.4")
def test_where_nothing_is_left_to_draw_the_match_goes_on():
    match = ended(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="", deck="w-e", only=True)
    assert short(match.state.display.cards) == "w-e" and asked(match) == "ben"
    lay(match, "withdraw")
    assert asked(match) == "cleo" and match.state.players[BEN].hand.cards == sorted(cards("y-ev w-e"))


@rule("tajmahal", "R4")
def test_the_deck_stays_empty_until_a_card_is_to_be_drawn():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-e", discards="r-em y-ep", only=True)
    lay(match, "withdraw")
    assert match.state.deck.cards == [] and short(match.state.deck.discards) == "r-em y-ep"
    assert told(match, DeckShuffled) == []
    leave(match)
    lay(match, "withdraw")
    assert len(match.state.deck.cards) == 1 and match.state.deck.discards == []
    assert told(match, DeckShuffled) == [DeckShuffled()]
    assert len(match.state.players[ANA].hand) == 4 and len(match.state.players[BEN].hand) == 2


@rule("tajmahal", "R4")
def test_by_another_reading_the_deck_is_renewed_with_its_last_card():
    match = visit(
        ana=has("r-ev"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        deck="w-e",
        discards="r-em y-ep",
        only=True,
        rulings={"reshuffle": "at-once"},
    )
    lay(match, "withdraw")
    assert sorted(match.state.deck.cards) == sorted(cards("r-em y-ep")) and match.state.deck.discards == []
    assert told(match, DeckShuffled) == [DeckShuffled()]


@rule("tajmahal", "R4")
def test_by_another_reading_the_display_renews_the_deck_too():
    match = ended(
        ana=has("r-ev"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        display="",
        deck="w-e w-m r-em r-ep y-ep",
        discards="r-em y-ep",
        only=True,
        rulings={"reshuffle": "at-once"},
    )
    assert len(match.state.display.cards) == 5 and len(match.state.deck.cards) == 2
    assert match.state.players[CLEO].hand.cards == cards("g-ev")
