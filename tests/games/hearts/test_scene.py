"""How the table of Hearts looks to those who sit at it."""

from darbar import Seat
from darbar.core.moves import targets
from darbar.ui.pointing import places
from darbar.ui.render import plain
from hearts_positions import ANA, BEN, CLEO, cards, dealt, playing


def table(match, seat):
    return plain(match.scene(seat), match.words())


def test_the_own_hand_lies_open_suit_by_suit():
    match = playing(lead="cleo", trick="5D", ana="2C KC AD QS", ben="3C 4C 5C", cleo="6C 7C 8C")
    shown = table(match, ANA)
    assert "clubs: 2 | king\n  diamonds: ace\n  spades: queen\n" in shown
    assert "hearts:" not in shown


def test_the_trick_shows_who_led_and_who_played_what():
    match = playing(lead="cleo", trick="5D", ana="2C KC AD QS", ben="3C 4C 5C 9C", cleo="6C 7C 8C")
    assert "Cleo led diamonds" in table(match, BEN)
    assert "five of diamonds (Cleo)" in table(match, None)
    assert "Hearts are not broken" in table(match, BEN)


def test_others_have_so_many_cards_face_down():
    match = playing(lead="cleo", trick="5D", ana="2C KC AD QS", ben="3C 4C 5C 9C", cleo="6C 7C 8C")
    shown = table(match, ANA)
    assert shown.count("4 cards face down") == 1 and shown.count("3 cards face down") == 1
    assert "king" not in table(match, BEN)


def test_points_of_the_match_and_of_the_hand_are_told():
    match = playing(lead="cleo", ana="2C", ben="3C", cleo="6H", taken={"cleo": "QS 2H 3H"})
    match.state.hearts, match.state.queens = [4, 0, 1], [13, 0, 0]
    shown = table(match, BEN)
    assert "17 points | 10 in this hand" in shown
    assert "1 point | 15 in this hand" in shown
    assert "Hand 4: passing to the left | The match ends with 50 points" in shown


def test_what_was_passed_stands_on_the_own_panel_only():
    match = playing(hand=1, ana="2C 3C", ben="4C 5C", cleo="6C 7C")
    match.state.passed = [cards("AH KH QH"), cards("2D 3D 4D"), cards("2S 3S 4S")]
    shown = table(match, ANA)
    assert "Passed to Ben: queen of hearts, king of hearts, and ace of hearts" in shown
    assert "From Cleo: two of spades, three of spades, and four of spades" in shown
    assert "diamonds" not in shown
    assert "Passed to" not in table(match, None) and "From" not in table(match, None)
    assert "From Ana: queen of hearts" in " ".join(table(match, BEN).split())


def test_every_offered_card_can_be_pointed_at():
    for match in (dealt(4), playing(ana="2C KC AD QS", ben="3C 4C 5C 9C", cleo="6C 7C 8C TC")):
        seat = match.ask.seat
        pointed = {id for move in match.ask.moves for id in targets(move)}
        assert pointed <= places(match.scene(seat)).keys()
        assert not pointed & places(match.scene(Seat((seat + 1) % match.seats))).keys()
        assert not pointed & places(match.scene(CLEO if seat != CLEO else ANA)).keys()
