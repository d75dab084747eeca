"""What a seat may know: its hand, what others took openly, and what everyone has seen."""

from collections import Counter
from functools import cache

import darbar
import pytest
from darbar import Dice, Seat, UndoRefused, text
from darbar.components import HIDDEN
from darbar.core.state import encode
from darbar.testing import play
from darbar_tajmahal.components import SPECIALS
from darbar_tajmahal.game import TAJMAHAL
from taj_positions import ANA, BEN, CLEO, cards, hand, has, lay, new, short, state_of, visit

TABLES = pytest.mark.parametrize("seats", [3, 4, 5])


@cache
def stops(seats, seed):
    """A random match, now and then."""
    match, dice, found = new(seats, seed), Dice(seed), []
    while match.ask:
        if dice.below(8) == 0:
            found.append(match.fork())
        match.play(dice.pick(match.ask.moves))
    return found


def imagined(match, seat, seed):
    world = match.view(seat)
    TAJMAHAL.imagine(world, seat, Dice(seed))
    return world


def test_hands_are_secret_and_their_size_is_not():
    match = visit(ana=has("r-ev r-eg"), ben=has("y-ev y-eg y-em"), cleo=has("g-ev"))
    view = match.view(ANA)
    assert [len(player.hand) for player in view.players] == [2, 3, 1]
    assert short(view.players[ANA].hand.cards) == "r-ev r-eg"
    assert view.players[BEN].hand.cards == [HIDDEN] * 3
    assert [player.hand.cards for player in match.view(None).players] == [[HIDDEN] * 2, [HIDDEN] * 3, [HIDDEN]]


def test_the_deck_is_face_down_and_display_and_discards_are_not():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), discards="r-em y-em")
    for seat in (ANA, None):
        view = match.view(seat)
        assert {*view.deck.cards} == {HIDDEN}
        assert view.display.cards == match.state.display.cards and short(view.deck.discards) == "r-em y-em"


def test_a_card_from_the_display_is_known_until_it_is_played():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="r-em r-ep r-ek y-em y-ep", deck="w-p")
    lay(match, "withdraw", "r-em", "y-em")
    known = match.view(BEN).players[ANA].hand.cards
    assert short(known[:2]) == "r-em y-em" and known[2:] == [HIDDEN, HIDDEN]
    while match.state.visit == 3:
        match.play(match.ask.moves[-1])
    while match.ask.seat != ANA:
        match.play("withdraw") if match.phase == "turn" else match.play(match.ask.moves[0])
    lay(match, "r-em")
    assert short(match.view(BEN).players[ANA].hand.shown) == "y-em"


def test_a_card_from_the_deck_is_known_to_nobody_else():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-p")
    lay(match, "withdraw")
    assert hand(match, ANA) == "r-ev w-p"
    assert match.view(BEN).players[ANA].hand.cards == [HIDDEN, HIDDEN]


def test_everybody_knows_who_holds_a_special_card():
    match = visit(ana=has("r-ev +2"), ben=has("y-ev"), cleo=has("g-ev"))
    assert short(match.view(CLEO).players[ANA].hand.cards[:1]) == "+2"


def test_what_another_holds_changes_nothing_that_a_player_sees():
    one = visit(ana=has("r-ev"), ben=has("y-ev y-eg"), cleo=has("g-ev g-em"))
    other = visit(ana=has("r-ev"), ben=has("v-ev v-eg"), cleo=has("y-ev y-em"))
    for seat in (ANA, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert one.scene(seat) == other.scene(seat)
    assert one.view(BEN) != other.view(BEN)


def test_whoever_drew_a_card_cannot_take_the_withdrawal_back():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-p")
    lay(match, "withdraw")
    with pytest.raises(UndoRefused):
        match.undo(ANA)


def test_a_card_from_the_deck_is_seen_by_whoever_draws_it_alone():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), deck="w-p")
    lay(match, "withdraw")
    with pytest.raises(UndoRefused) as refused:
        match.undo(ANA)
    assert refused.value.reason == text("undo-seen", who=darbar.player(ANA), what=text("sight-drawn"))


def test_building_can_be_taken_back_until_a_card_is_drawn():
    match = visit(ana=has("r-em", played="r-vg"), ben=has("y-ev"), cleo=has("g-ev"), bonuses={"kabul-e": "card"})
    lay(match, "withdraw")
    play(match, "build kabul-n")
    match.undo(ANA)
    assert match.state.players[ANA].palaces == 0
    play(match, "build kabul-e")
    with pytest.raises(UndoRefused):
        match.undo(ANA)


# Imagining


@TABLES
def test_what_a_player_imagines_could_be_true(seats):
    for match in stops(seats, 5):
        for seat in map(Seat, range(seats)):
            world = imagined(match, seat, 9)
            assert encode(TAJMAHAL.view(world, seat)) == encode(match.view(seat))
            assert TAJMAHAL.conserved(world) == TAJMAHAL.conserved(match.state)
            for other, true in zip(world.players, match.state.players, strict=True):
                assert len(other.hand) == len(true.hand) and other.hand.cards == sorted(other.hand.cards)
                assert not Counter(other.hand.shown) - Counter(other.hand.cards)


@TABLES
def test_all_cards_are_there_in_an_imagined_world_and_each_as_often_as_in_the_box(seats):
    for match in stops(seats, 7):
        world = imagined(match, Seat(0), 3)
        piles = [world.deck.cards, world.deck.discards, world.display.cards]
        piles += [pile for player in world.players for pile in (player.hand.cards, player.played)]
        assert Counter(one for pile in piles for one in pile if one < SPECIALS) == Counter(world.box.deck)


def test_a_card_that_was_taken_openly_is_imagined_where_it_went():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"), display="r-em r-ep r-ek y-em y-ep", deck="w-p")
    lay(match, "withdraw", "r-em", "y-em")
    for seed in range(20):
        assert not Counter(cards("r-em y-em")) - Counter(imagined(match, BEN, seed).players[ANA].hand.cards)


def test_what_a_player_imagines_is_not_always_the_same():
    match = new(4)
    worlds = {tuple(imagined(match, ANA, seed).players[BEN].hand.cards) for seed in range(20)}
    assert len(worlds) == 20


def test_a_card_that_lies_open_is_imagined_nowhere():
    """All three red elephants with viziers are seen: in the display, on the table, and in the own hand."""
    state = state_of(ana=has("r-ev"), ben=has("y-ev", played="r-ev"), cleo=has("g-ev"), display="r-ev y-eg")
    for seed in range(30):
        world = TAJMAHAL.view(state, ANA)
        TAJMAHAL.imagine(world, ANA, Dice(seed))
        assert not any(cards("r-ev")[0] in pile for pile in (world.deck.cards, world.players[BEN].hand.cards))


def test_at_the_end_nothing_is_hidden_but_the_deck():
    match = new(3)
    while match.ask:
        match.play(match.ask.moves[0])
    view = match.view(ANA)
    assert [player.hand for player in view.players] == [player.hand for player in match.state.players]


# After the discards have become the deck


LONG = pytest.mark.parametrize("seats", [4, 5])
"""With three, the deck seldom runs out."""


@cache
def reshuffled(seats, seed):
    """The moments of a random match after the discards have become the deck, now and then."""
    match, dice, found = new(seats, seed), Dice(seed), []
    while match.ask:
        match.play(dice.pick(match.ask.moves))
        if match.state.returned and dice.below(4) == 0:
            found.append(match.fork())
    return found


@LONG
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_imagined_deck_holds_only_cards_that_were_discarded_before_it_was_shuffled(seats, seed):
    found = reshuffled(seats, seed)
    assert found
    for match in found:
        for seat in range(seats):
            state = imagined(match, Seat(seat), seat)
            mine = Counter(match.state.players[seat].drawn)
            assert not Counter(state.deck.cards) - (Counter(match.state.returned) - mine)
            assert HIDDEN not in state.deck.cards and not any(HIDDEN in one.hand.cards for one in state.players)


@LONG
def test_what_has_returned_is_known_of_the_deck_to_everybody(seats):
    for match in reshuffled(seats, 4):
        assert not Counter(match.state.deck.cards) - Counter(match.state.returned)
        assert match.view(None).returned == match.state.returned
        hidden = sum(len(player.drawn) for player in match.state.players)
        assert len(match.state.returned) == len(match.state.deck.cards) + hidden


def test_a_hand_that_has_drawn_nothing_since_holds_none_of_what_has_returned():
    """Ben's card is one that never was among the discards: with all copies of it unseen, Ana imagines nothing else."""
    match = visit(ana=has("r-ev"), ben=has("y-ev y-eg"), cleo=has("g-ev"))
    state = match.state
    state.returned = sorted(state.deck.cards)
    for seed in range(20):
        world = imagined(match, ANA, seed)
        assert Counter(world.deck.cards) == Counter(state.deck.cards)
        others = Counter(world.players[BEN].hand.cards) + Counter(world.players[CLEO].hand.cards)
        assert others == Counter(cards("y-ev y-eg g-ev"))
