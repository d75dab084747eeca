"""Chapter 3: Tending."""

from itertools import permutations

import pytest
from darbar import UndoRefused
from darbar.core.state import encode
from darbar.testing import offered, rule
from darbar_lanterns.components import HandCard
from river_positions import ANA, BEN, CLEO, flames, hand, named, play, refused, tending, told


@rule("lanterns", "3.1")
def test_each_card_is_offered_for_its_lantern_and_for_oil():
    match = tending(ana="crane lotus crane", ben="carp moon boat")
    assert offered(match, "Ana") == ["tend lotus", "tend crane", "fetch lotus", "fetch crane"]
    assert refused(match, "tend carp") == "you do not have this card: carp. [Lanterns 3.1]"
    assert refused(match, "fetch boat") == "you do not have this card: boat. [Lanterns 3.1]"


@rule("lanterns", "3.1")
def test_all_are_asked_at_once_and_nothing_happens_before_the_last_has_chosen():
    match = tending(ana="lotus carp boat", ben="carp moon boat", cleo="crane crane turtle")
    before = encode(match.state)
    match.play("tend carp", BEN)
    assert [ask.seat for ask in match.asks] == [ANA, CLEO]
    match.play("fetch crane", CLEO)
    assert (encode(match.state), told(match)) == (before, [])
    match.play("tend lotus", ANA)
    assert match.state.hour == 2


CHOICES = {ANA: "tend lotus", BEN: "row lotus", CLEO: "fetch crane"}


@pytest.mark.parametrize("order", list(permutations(CHOICES)), ids=str)
@rule("lanterns", "3.1")
def test_it_does_not_matter_who_chooses_first(order):
    match = tending(ana="lotus carp boat", ben="carp moon boat", cleo="crane crane turtle", flames="1 2 2 2 2 2")
    for seat in order:
        match.play(CHOICES[seat], seat)
    assert flames(match) == "3 2 2 2 2 2"
    assert told(match)[:3] == [
        "Cleo laid down a card and brought 2 measures of oil: crane.",
        "Ana tended the lotus lantern: its flame is 2.",
        "Ben rowed to the lotus lantern: its flame is 3.",
    ]


@rule("lanterns", "3.1")
def test_a_choice_can_be_taken_back_until_all_have_chosen():
    match = tending(ana="lotus carp boat", ben="carp moon boat", cleo="crane crane turtle")
    match.play("tend carp", BEN)
    match.undo(BEN)
    match.play("tend moon", BEN)
    play(match, "tend lotus", "fetch crane")
    assert flames(match) == "3 2 2 2 3 2"
    with pytest.raises(UndoRefused):
        match.undo(BEN)


@rule("lanterns", "3.1")
def test_played_cards_lie_open():
    match = tending(ana="lotus carp boat", ben="carp moon boat")
    play(match, "fetch boat", "tend moon")
    assert named(HandCard, match.view(ANA).deck.discards[-2:]) == "boat moon"


@pytest.mark.parametrize(("card", "oil"), [("lotus", 6), ("boat", 6)])
@rule("lanterns", "3.2")
def test_any_card_brings_two_measures_of_oil(card, oil):
    match = tending(ana="lotus carp boat", oil=4)
    play(match, f"fetch {card}")
    assert match.state.oil == oil
    assert flames(match) == "2 2 2 2"


@pytest.mark.parametrize(
    ("oil", "says"),
    [
        (7, "Ana laid down a card and brought 1 measure of oil: lotus."),
        (8, "Ana laid down a card for oil, and the jar was full: lotus."),
    ],
)
@rule("lanterns", "3.2", "1.4")
def test_the_jar_holds_eight(oil, says):
    match = tending(ana="lotus carp boat", oil=oil)
    play(match, "fetch lotus")
    assert match.state.oil == 8
    assert says in told(match)


@rule("lanterns", "3.3")
def test_a_card_and_a_measure_of_oil_make_a_flame_one_higher():
    match = tending(ana="lotus carp boat", flames="2 1 2 2", oil=4)
    play(match, "tend carp")
    assert (flames(match), match.state.oil) == ("2 2 2 2", 3)
    assert "Ana tended the carp lantern: its flame is 2." in told(match)


@rule("lanterns", "3.3")
def test_a_dark_lantern_is_lit_again():
    match = tending(ana="lotus carp boat", flames="2 0 2 2")
    play(match, "tend carp")
    assert flames(match) == "2 1 2 2"


@rule("lanterns", "3.3")
def test_at_the_highest_flame_the_oil_is_wasted():
    match = tending(ana="lotus carp boat", ben="lotus moon moon", flames="2 2 2 2 2", oil=4)
    play(match, "tend lotus", "tend lotus")
    assert (flames(match), match.state.oil) == ("3 2 2 2 2", 2)
    assert "Ben came to the lotus lantern, which burns as brightly as it can: a measure of oil was wasted." in told(
        match
    )


@rule("lanterns", "3.4")
def test_a_boat_goes_to_any_lantern():
    match = tending(ana="lotus boat boat", flames="2 2 0 2", oil=1)
    assert offered(match) == [
        "tend lotus", "row lotus", "row carp", "row crane", "row turtle", "fetch lotus", "fetch boat",
    ]  # fmt: skip
    play(match, "row crane")
    assert (flames(match), match.state.oil) == ("2 2 1 2", 0)
    assert hand(match, ANA).startswith("lotus boat ")


@rule("lanterns", "3.4")
def test_nobody_rows_without_a_boat():
    match = tending(ana="lotus carp carp")
    assert refused(match, "row lotus") == "you have no boat. [Lanterns 3.4]"


@rule("lanterns", "3.5")
def test_oil_is_brought_before_it_is_poured():
    match = tending(ana="lotus carp boat", ben="carp moon boat", oil=0)
    play(match, "tend lotus", "fetch moon")
    assert (flames(match), match.state.oil) == ("3 2 2 2 2", 1)


@rule("lanterns", "3.5")
def test_it_is_poured_from_upstream_down_and_the_last_find_the_jar_empty():
    match = tending(ana="moon carp boat", ben="lotus moon boat", cleo="crane crane turtle", oil=2)
    play(match, "tend moon", "tend lotus", "tend crane")
    assert (flames(match), match.state.oil) == ("3 2 3 2 2 2", 0)
    assert "Ana came to the moon lantern, and the jar was empty." in told(match)


@rule("lanterns", "3.6")
def test_each_player_draws_a_card_in_secret():
    match = tending(ana="lotus carp boat", ben="carp moon boat", deck="turtle crane")
    play(match, "tend lotus", "tend moon")
    assert (hand(match, ANA), hand(match, BEN)) == ("carp boat turtle", "carp boat crane")
    assert "Ana drew a card: turtle." in told(match)
    seen = [match.words().event(event) for event in match.chair(BEN).events]
    assert "Ana drew a card: something hidden." in seen
    assert "Ben drew a card: crane." in seen


@rule("lanterns", "3.6")
def test_an_empty_deck_is_made_of_the_cards_that_were_played():
    match = tending(ana="lotus carp boat", deck="")
    assert len(match.state.deck.discards) == 12
    play(match, "fetch carp")
    assert (len(match.state.deck.cards), match.state.deck.discards) == (12, [])
    assert len(match.state.hands[ANA]) == 3
