"""Chapter 2: Passing."""

from itertools import permutations

import pytest
from darbar import Seat, UndoRefused
from darbar.core.state import encode
from darbar.testing import rule
from darbar_hearts.components import Direction, cards_in
from darbar_hearts.events import CardsPassed, CardsReceived
from darbar_hearts.game import HEARTS
from hearts_positions import ANA, BEN, CLEO, DORA, asked, cards, dealt, offers, refused, short, told

LEFT, RIGHT, ACROSS, NOBODY = Direction


def notation(card):
    return card.name.lower().replace("_", "-")


def pass_three(match, seat, place=0):
    """Three cards of a hand, from a place in it."""
    chosen = cards_in(match.state.hands[seat])[place : place + 3]
    for card in chosen:
        match.play(f"pass {notation(card)}", seat)
    return chosen


@pytest.mark.parametrize(
    ("seats", "directions"),
    [
        (3, [LEFT, RIGHT, NOBODY, LEFT, RIGHT, NOBODY]),
        (4, [LEFT, RIGHT, ACROSS, NOBODY, LEFT, RIGHT]),
        (5, [LEFT, RIGHT, NOBODY, LEFT, RIGHT, NOBODY]),
    ],
)
@rule("hearts", "2.1")
def test_the_direction_changes_from_hand_to_hand(seats, directions):
    assert [dealt(seats, hand).state.direction for hand in range(1, 7)] == directions


@pytest.mark.parametrize(("hand", "receiver"), [(1, BEN), (2, DORA), (3, CLEO)])
@rule("hearts", "2.1")
def test_left_is_the_next_player_right_the_one_before_across_the_one_opposite(hand, receiver):
    match = dealt(4, hand)
    chosen = [pass_three(match, Seat(seat)) for seat in range(4)]
    assert match.state.receiver(ANA) == receiver and match.state.giver(receiver) == ANA
    assert set(chosen[ANA]) <= set(cards_in(match.state.hands[receiver]))


@pytest.mark.parametrize(("seats", "hand"), [(3, 3), (4, 4), (5, 3)])
@rule("hearts", "2.1")
def test_in_the_last_hand_of_the_row_nobody_passes(seats, hand):
    match = dealt(seats, hand)
    assert match.phase == "play" and match.state.passed == [0] * seats
    assert told(match) == [f"Hand {hand}: no cards are passed."]


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("hearts", "2.2")
def test_everyone_is_asked_at_the_same_time_for_three_cards(seats):
    match = dealt(seats)
    assert [ask.seat for ask in match.asks] == list(range(seats))
    for number in (1, 2, 3):
        ask = match.asked(BEN)
        assert (ask.prompt.args["number"], len(ask.moves)) == (number, 52 // seats - number + 1)
        match.play(ask.moves[0], BEN)
    assert match.asked(BEN) is None and match.state.passed == [0] * seats


@rule("hearts", "2.2")
def test_the_highest_cards_are_offered_first():
    match = dealt(4)
    ranks = [move.card.rank for move in match.ask.moves]
    assert ranks == sorted(ranks, reverse=True)


@rule("hearts", "2.2")
def test_a_card_is_chosen_once_and_from_the_own_hand():
    match = dealt(4)
    own, other = cards_in(match.state.hands[ANA])[0], cards_in(match.state.hands[BEN])[0]
    match.play(f"pass {notation(own)}", ANA)
    assert own not in {move.card for move in match.asked(ANA).moves}
    assert "you have chosen it already" in refused(match, f"pass {notation(own)}", ANA)
    assert "[Hearts 2.2]" in refused(match, f"pass {notation(own)}", ANA)
    assert "you do not have this card" in refused(match, f"pass {notation(other)}", ANA)
    assert "this question is answered by: pass" in refused(match, f"play {notation(own)}", ANA)


@pytest.mark.parametrize("arrival", list(permutations(range(3))), ids=str)
@rule("hearts", "2.2", "2.3")
def test_the_order_of_arrival_changes_nothing(arrival):
    match, usual = dealt(3), dealt(3)
    for seat in arrival:
        assert match.phase == "passing"
        pass_three(match, Seat(seat), place=2)
    for seat in range(3):
        pass_three(usual, Seat(seat), place=2)
    assert match.phase == "play"
    assert encode(match.state) == encode(usual.state)
    assert match.record == usual.record and told(match) == told(usual)


@rule("hearts", "2.2")
def test_a_choice_can_be_taken_back_until_all_have_chosen():
    match = dealt(3)
    pass_three(match, BEN)
    match.undo(BEN)
    assert len(match.asked(BEN).moves) == 15
    match.play(match.asked(BEN).moves[0], BEN)
    pass_three(match, ANA)
    pass_three(match, CLEO)
    with pytest.raises(UndoRefused):
        match.undo(BEN)


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("hearts", "2.3")
def test_cards_change_hands_when_all_have_chosen(seats):
    match = dealt(seats, hand=2)
    before = list(match.state.hands)
    chosen = [pass_three(match, Seat(seat), seat) for seat in range(seats)]
    for seat in range(seats):
        receiver = (seat - 1) % seats
        assert cards_in(match.state.passed[seat]) == chosen[seat]
        assert match.state.passed[seat] & match.state.hands[seat] == 0
        assert match.state.passed[seat] & match.state.hands[receiver] == match.state.passed[seat]
        assert match.state.hands[seat].bit_count() == before[seat].bit_count()


@rule("hearts", "2.3")
def test_only_who_gives_and_who_receives_read_which_cards_they_were():
    match = dealt(4)
    chosen = [tuple(pass_three(match, Seat(seat))) for seat in range(4)]
    events = [event for event in match.chair(BEN).events if isinstance(event, CardsPassed | CardsReceived)]
    assert events == [CardsPassed(BEN, chosen[BEN], CLEO), CardsReceived(BEN, chosen[ANA], ANA)]
    assert [bool(cards) for cards in match.view(BEN).passed] == [True, True, False, False]
    assert match.view(None).passed == [0, 0, 0, 0]


@rule("hearts", "2.3")
def test_received_cards_can_be_played():
    match = dealt(3)
    for seat in range(3):
        pass_three(match, Seat(seat))
    leader = match.state.leader
    assert asked(match) == match.names[leader].lower()
    assert offers(match) == "2C"
    assert match.state.hands[leader] & cards("2C")
    assert short(match.state.passed[0])


def test_passing_is_told_in_one_line_for_everyone():
    match = dealt(4)
    assert told(match) == ["Hand 1: three cards are passed to the left."]
    assert match.words().prompt(match.asked(ANA)) == "Which card do you pass to Ben? The first of three."
    assert HEARTS.vocabulary.notation(match.ask.moves[0]).startswith("pass ")
