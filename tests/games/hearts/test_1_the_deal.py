"""Chapter 1: The deal."""

import darbar
import pytest
from darbar import RuleViolation
from darbar.testing import rule
from darbar_hearts.components import ALL, DECKS, Card, cards_in
from darbar_hearts.events import HandBegan, HandDealt
from hearts_positions import ANA, BEN, cards, dealt, new, short

TABLES = pytest.mark.parametrize(("seats", "each"), [(3, 17), (4, 13), (5, 10)])


@rule("hearts", "1.1")
def test_there_are_fifty_two_cards_four_suits_and_thirteen_ranks():
    assert len(Card) == ALL.bit_count() == 52
    assert len({(card.suit, card.rank) for card in Card}) == 52
    assert cards_in(cards("QS"))[0] == Card.QUEEN_SPADES


@pytest.mark.parametrize(("seats", "out"), [(3, "2D"), (4, ""), (5, "2C 2D")])
@rule("hearts", "1.1")
def test_so_many_cards_are_left_out_that_hands_are_equal(seats, out):
    assert short(ALL & ~DECKS[seats]) == out


@pytest.mark.parametrize("seats", [2, 6])
@rule("hearts", "1.1")
def test_it_is_for_three_to_five_players(seats):
    with pytest.raises(RuleViolation, match="Hearts is for 3 to 5 players"):
        darbar.new("hearts", seats)


@TABLES
@rule("hearts", "1.2")
def test_all_cards_are_dealt_to_everyone_as_many(seats, each):
    state = dealt(seats).state
    assert [hand.bit_count() for hand in state.hands] == [each] * seats
    assert sum(state.hands) == DECKS[seats] and state.deck == 0


@rule("hearts", "1.2")
def test_chance_deals():
    assert len({tuple(new(4, seed).state.hands) for seed in range(20)}) == 20


@rule("hearts", "1.2")
def test_everyone_is_shown_the_own_cards_and_no_other():
    match = dealt(4)
    for seat in (ANA, BEN):
        seen = [event for event in match.chair(seat).events if isinstance(event, HandDealt)]
        assert seen == [HandDealt(seat, tuple(cards_in(match.state.hands[seat])))]
        view = match.view(seat)
        assert view.hands[seat] == match.state.hands[seat]
        assert [hand for other, hand in enumerate(view.hands) if other != seat] == [0, 0, 0]


@rule("hearts", "1.2")
def test_the_next_hand_is_dealt_anew():
    match, dice = new(4), darbar.Dice(3)
    first = list(match.state.hands)
    while match.state.hand == 1:
        match.play(dice.pick(match.ask.moves))
    assert sum(match.state.hands) == DECKS[4] and match.state.hands != first
    assert [event.hand for event in match.events if isinstance(event, HandBegan)] == [1, 2]
    assert not any(match.state.taken) and not any(match.state.void) and not match.state.broken
