"""Chapter 3: Tricks."""

import pytest
from darbar import UndoRefused
from darbar.testing import play, rule
from darbar_hearts.components import LOWEST_CLUBS, Card
from hearts_positions import ANA, BEN, CLEO, asked, cards, dealt, lay, offers, playing, refused, short, told


def first_trick(**hands):
    return playing(first=True, **hands)


# The first lead


@pytest.mark.parametrize(("seats", "hand", "lowest"), [(3, 3, "2C"), (4, 4, "2C"), (5, 3, "3C")])
@rule("hearts", "3.1")
def test_the_lowest_club_in_play_leads_and_nothing_else(seats, hand, lowest):
    match = dealt(seats, hand, seed=5)
    assert offers(match) == lowest
    assert match.state.hands[match.ask.seat] & cards(lowest)
    assert match.state.turn_seat == match.ask.seat
    assert match.ask.moves[0].card == LOWEST_CLUBS[seats]


@rule("hearts", "3.1")
def test_another_card_does_not_lead_the_first_trick():
    match = first_trick(lead="ben", ana="3C 4D", ben="2C AC QS", cleo="5C 6D")
    assert offers(match, "ben") == "2C"
    for other in ("ace-clubs", "queen-spades"):
        assert "the first trick begins with the lowest club: two of clubs. [Hearts 3.1]" in refused(
            match, f"play {other}"
        )


# One card each


@rule("hearts", "3.2")
def test_clockwise_each_plays_one_card():
    match = playing(lead="cleo", ana="2C 3C", ben="4C 5C", cleo="6C 7C", dora="8C 9C")
    order = []
    for _ in range(4):
        order.append(asked(match))
        match.play(match.ask.moves[0])
    assert order == ["cleo", "dora", "ana", "ben"]
    assert [hand.bit_count() for hand in match.state.hands] == [1, 1, 1, 1]


@rule("hearts", "3.2")
def test_even_the_only_card_is_played_by_its_owner():
    match = playing(ana="2C", ben="3C", cleo="4C")
    for name in ("ana", "ben", "cleo"):
        assert asked(match) == name and len(match.ask.moves) == 1
        match.play(match.ask.moves[0])
    assert match.state.hand == 5


@rule("hearts", "3.2")
def test_a_card_that_one_does_not_have_is_refused():
    match = playing(ana="2C 3C", ben="4C 5C", cleo="6C 7C")
    assert "you do not have this card: four of clubs. [Hearts 3.2]" in refused(match, "play four-clubs")
    assert "this question is answered by: play" in refused(match, "pass two-clubs")


@rule("hearts", "3.2")
def test_a_card_lies_when_the_next_one_has_played():
    match = playing(ana="2C 3C", ben="4C 5C", cleo="6C 7C")
    lay(match, "2C")
    match.undo(ANA)
    lay(match, "3C 4C")
    with pytest.raises(UndoRefused, match="Ben has decided since"):
        match.undo(ANA)
    match.undo(BEN)
    assert asked(match) == "ben"


# Following suit


@rule("hearts", "3.3")
def test_who_has_the_suit_follows_it():
    match = playing(trick="5D", broken=True, ana="2C 3C", ben="2D AD KH QS", cleo="6C 7C 8C 9C")
    assert offers(match, "ben") == "2D AD"
    for other in ("king-hearts", "queen-spades"):
        assert "you have cards of the suit that was led: diamonds. [Hearts 3.3]" in refused(match, f"play {other}")


@rule("hearts", "3.3")
def test_who_has_none_of_the_suit_plays_any_card():
    match = playing(trick="5D", ana="2C 3C", ben="2C AC KH QS", cleo="6C 7C 8C 9C")
    assert offers(match, "ben") == "2C AC QS KH"


@rule("hearts", "3.3")
def test_hearts_must_be_followed_too():
    match = playing(trick="5H", broken=True, ana="2C", ben="2H 3D", cleo="6C 7C")
    assert offers(match, "ben") == "2H"


@rule("hearts", "3.3")
def test_who_does_not_follow_is_known_to_have_none_of_the_suit():
    match = playing(ana="5D 6D", ben="2D 3C", cleo="AC KC")
    lay(match, "5D 2D AC")
    assert [short(void).split()[:1] for void in match.state.void] == [[], [], ["2D"]]


# No points in the first trick


@rule("hearts", "3.4")
def test_no_heart_and_no_queen_of_spades_goes_into_the_first_trick():
    match = first_trick(trick="2C", ana="3D", ben="4D KS QS 2H", cleo="5C 6C 7C 8C")
    assert offers(match, "ben") == "4D KS"
    for other, name in (("queen-spades", "queen of spades"), ("two-hearts", "two of hearts")):
        reason = f"no points go into the first trick while you have other cards: {name}. [Hearts 3.4]"
        assert reason in refused(match, f"play {other}")


@rule("hearts", "3.4")
def test_unless_there_is_nothing_else():
    match = first_trick(trick="2C", ana="3D", ben="QS 2H 3H", cleo="5C 6C 7C")
    assert offers(match, "ben") == "QS 2H 3H"


@rule("hearts", "3.4")
def test_clubs_must_be_followed_even_then():
    match = first_trick(trick="2C", ana="3D", ben="QS 2H AC", cleo="5C 6C 7C")
    assert offers(match, "ben") == "AC"


@rule("hearts", "3.4")
def test_in_the_second_trick_points_may_be_given_away():
    match = first_trick(ana="2C AD", ben="3C QS", cleo="4C 5H")
    lay(match, "2C 3C 4C")
    assert offers(match, "cleo") == "5H"
    match = first_trick(ana="2C AD 3D", ben="3C QS 4S", cleo="KC 5C 5D")
    lay(match, "2C 3C KC 5D AD")
    assert offers(match, "ben") == "4S QS"


# Breaking hearts


@rule("hearts", "3.5")
def test_hearts_are_not_led_before_they_are_broken():
    match = playing(ana="2C QS 3H", ben="4C 5C 6C", cleo="7C 8C 9C")
    assert offers(match, "ana") == "2C QS"
    reason = "hearts are not broken yet, and you have other suits. [Hearts 3.5]"
    assert reason in refused(match, "play three-hearts")


@rule("hearts", "3.5")
def test_broken_hearts_are_led():
    match = playing(broken=True, ana="2C QS 3H", ben="4C 5C 6C", cleo="7C 8C 9C")
    assert offers(match, "ana") == "2C QS 3H"


@rule("hearts", "3.5")
def test_who_has_nothing_but_hearts_leads_them():
    match = playing(ana="2H 3H", ben="4C 5H", cleo="7C 8C")
    assert offers(match, "ana") == "2H 3H"
    lay(match, "2H")
    assert match.state.broken and told(match)[-1] == "Ana broke hearts."


@rule("hearts", "3.5")
def test_a_heart_given_away_breaks_hearts_once():
    match = playing(ana="2C 3C", ben="5H 6H", cleo="7H 8C")
    lay(match, "2C 5H")
    assert match.state.broken
    lay(match, "8C 7H")
    assert told(match).count("Ben broke hearts.") == 1
    assert not any("Cleo broke" in line for line in told(match))


@rule("hearts", "3.5")
def test_the_queen_of_spades_does_not_break_hearts():
    match = playing(ana="2C 3C", ben="QS 6H", cleo="7C 8C")
    lay(match, "2C QS")
    assert not match.state.broken


# Taking tricks


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("5D 6D 4D", "ben"), ("5D 4D AS", "ana"), ("5D AH 6D", "cleo"), ("AD KD QD", "ana"), ("2D AC AS", "ana")],
)
@rule("hearts", "3.6")
def test_the_highest_card_of_the_suit_that_was_led_takes_the_trick(trick, winner):
    hands = dict(zip(("ana", "ben", "cleo"), trick.split(), strict=True))
    spare = {"ana": "2C", "ben": "3C", "cleo": "4C"}
    match = playing(broken=True, **{name: f"{one} {spare[name]}" for name, one in hands.items()})
    lay(match, trick)
    assert asked(match) == winner and match.state.trick == []
    assert match.state.taken[match.ask.seat] & cards(trick) == cards(trick)


@rule("hearts", "3.6")
def test_what_a_trick_costs_is_told():
    match = playing(ana="AD 2C", ben="QS 3C", cleo="5H 4C")
    lay(match, "AD QS 5H")
    assert told(match)[-5:] == [
        "Ana played the ace of diamonds.",
        "Ben played the queen of spades.",
        "Cleo played the five of hearts.",
        "Cleo broke hearts.",
        "Ana took the trick, with 14 points.",
    ]


@rule("hearts", "3.6")
def test_a_trick_is_a_turn():
    match = playing(ana="AD 2C", ben="2D 3C", cleo="3D 4C")
    turns = [match.state.turn]
    for one in ("AD", "2D", "3D"):
        lay(match, one)
        turns.append(match.state.turn)
    assert turns == [1, 1, 1, 2] and match.state.turn_seat == ANA


def test_moves_are_written_as_one_says_them():
    match = playing(broken=True, ana="QS 3H", ben="4C 5C", cleo="7C 8C")
    play(match, "play queen-spades")
    assert match.state.trick == [Card.QUEEN_SPADES]
    assert match.names[match.ask.seat] == "Ben" and match.ask.seat != CLEO
