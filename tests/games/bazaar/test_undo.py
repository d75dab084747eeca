"""Taking back in Bazaar: as far as nobody has learned anything, and nobody else has decided."""

import pytest
from bazaar_positions import ANA, BEN, asked, buying, hand, has, noon
from darbar import UndoRefused
from darbar.core.state import encode
from darbar.testing import play, rule


def test_a_worker_at_a_stall_can_be_taken_back():
    match = noon(stalls="silk silk", ana=has(), ben=has())
    before = encode(match.state)
    play(match, "place silk-stall")
    assert asked(match) == "Ben: place"
    match.undo(ANA)
    assert (encode(match.state), asked(match)) == (before, "Ana: place")


def test_not_after_another_player_has_decided():
    match = noon(ana=has(), ben=has())
    play(match, "place silk-stall", "place palace")
    with pytest.raises(UndoRefused, match="Ben has decided since"):
        match.undo(ANA)
    match.undo(BEN)
    match.undo(ANA)
    assert asked(match) == "Ana: place"


def test_a_secret_order_once_drawn_stays():
    match = noon(offers="feast baths", deck="birth garden", ana=has(), ben=has())
    play(match, "place scribe", "draw")
    with pytest.raises(UndoRefused, match="You cannot take that back: Ana saw a draw since"):
        match.undo(ANA)
    assert hand(match, ANA) == "birth"


def test_an_open_order_whose_place_was_filled_stays():
    match = noon(offers="feast baths", deck="birth garden", ana=has(), ben=has())
    play(match, "place scribe", "order feast")
    with pytest.raises(UndoRefused, match="everyone saw a draw since"):
        match.undo(ANA)


def test_with_an_empty_deck_even_an_open_order_can_be_taken_back():
    match = noon(offers="feast baths", deck="", ana=has(), ben=has())
    play(match, "place scribe", "order feast")
    match.undo(ANA)
    assert (asked(match), hand(match, ANA)) == ("Ana: scribe", "")


def test_one_who_thinks_at_the_scribe_may_still_go_elsewhere():
    match = noon(ana=has(), ben=has())
    play(match, "place scribe")
    match.undo(ANA)
    assert asked(match) == "Ana: place"


@rule("bazaar", "3.4")
def test_a_reaction_of_another_player_ends_what_can_be_taken_back():
    match = noon(workers={"scribe": "ben"}, ana=has(), ben=has())
    play(match, "place scribe", "accept coin")
    with pytest.raises(UndoRefused, match="Ben has decided since"):
        match.undo(ANA)
    match.undo(BEN)
    assert asked(match) == "Ben: console"


def test_the_roll_of_the_next_morning_ends_it_too():
    match = noon(workers={"palace": "ben, ben, ben"}, ana=has(home=1), ben=has())
    play(match, "pass")
    assert match.state.day == 2
    with pytest.raises(UndoRefused, match="everyone saw a roll since"):
        match.undo()


def test_practice_goes_further():
    match = noon(offers="feast baths", deck="birth garden", ana=has(), ben=has())
    play(match, "place scribe", "draw")
    match.undo(ANA, force=True)
    assert (asked(match), hand(match, ANA)) == ("Ana: scribe", "")


def test_a_whole_turn_is_taken_back_at_once():
    match = noon(workers={"docks": "ana, ana lying"}, ana=has(goods="tea"), ben=has())
    before = encode(match.state)
    play(match, "rest docks", "drink docks", "place scribe")
    match.restart_turn(ANA)
    assert (encode(match.state), asked(match), match.moves) == (before, "Ana: place", [])


def test_a_turn_restarts_after_what_others_have_decided_in_it():
    match = noon(workers={"scribe": "ben", "docks": "ana"}, ana=has(), ben=has())
    play(match, "rest docks", "place scribe", "accept coin")
    with pytest.raises(UndoRefused, match="Ben has decided since"):
        match.restart_turn(ANA)
    match.restart_turn(ANA, force=True)
    assert (asked(match), match.moves) == ("Ana: place", [])


def test_one_cannot_restart_before_having_decided_anything():
    with pytest.raises(UndoRefused, match="nothing to take back"):
        buying(ana=has(), ben=has()).restart_turn(ANA)
