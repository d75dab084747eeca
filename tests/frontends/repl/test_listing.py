"""The list of answers: amounts are typed as amounts, numbers stay, and wide choices are made in two steps."""

import darbar
import pytest
from darbar import Ask, Move, Pass, Seat
from darbar.core.moves import amounts
from darbar_repl.choices import by_kind
from darbar_repl.listing import Listing, letters, steps

ANA, BEN = Seat(0), Seat(1)


class Make(Move):
    """Make {count}."""

    count: int


class Bid(Move):
    """Bid {coins}."""

    coins: int


class Call(Move):
    """Call {seat}."""

    seat: Seat


def ask(*moves, seat=ANA, prompt="what"):
    return Ask(seat, prompt, list(moves))


def keys(listing, asked, within=""):
    offered = {str(move): move for move in asked.moves}
    return {entry.line: entry.key for entry in listing.entries(asked, offered, within)}


def test_moves_that_differ_in_a_number_are_their_number():
    assert keys(Listing(), ask(Make(0), Make(1), Make(2))) == {"make 0": "0", "make 1": "1", "make 2": "2"}


def test_what_is_offered_beside_amounts_has_letters():
    assert keys(Listing(), ask(Make(0), Make(3), Pass())) == {"make 0": "0", "make 3": "3", "pass": "a"}


def test_two_kinds_of_amounts_cannot_be_told_apart_and_are_numbered():
    assert amounts([Make(1), Make(2), Bid(2)]) == {}
    assert keys(Listing(), ask(Make(1), Bid(1))) == {"make 1": "1", "bid 1": "2"}


def test_seats_are_no_amounts():
    assert amounts([Call(ANA), Call(BEN)]) == {}


def test_a_move_keeps_its_number_when_others_come_and_go():
    listing, match = Listing(), darbar.new("tictactoe", names=["Ana", "Ben"])
    assert keys(listing, match.ask)["mark b2"] == "5"
    for cell in ("a1", "c3"):
        match.play(f"mark {cell}")
    assert keys(listing, match.ask)["mark b2"] == "5"
    assert "1" not in keys(listing, match.ask).values()


def test_a_number_that_is_free_goes_to_a_new_move_only_if_nothing_else_had_it():
    listing = Listing()
    keys(listing, ask(Call(ANA), Pass()))
    assert keys(listing, ask(Call(BEN), Pass())) == {"call 2": "3", "pass": "2"}


def test_numbers_do_not_grow_without_end():
    listing = Listing()
    for first in range(0, 400, 2):
        shown = keys(listing, ask(Bid(first), Bid(first + 1), Make(0), Make(1)))
    assert max(map(int, shown.values())) <= 2 * 4 + 10


def test_one_player_learns_nothing_from_the_numbers_of_another():
    listing = Listing()
    keys(listing, ask(Call(ANA), Call(BEN)))
    assert keys(listing, ask(Call(BEN), seat=BEN)) == {"call 2": "1"}


@pytest.mark.parametrize(("place", "letter"), [(1, "a"), (26, "z"), (27, "aa"), (53, "ba")])
def test_letters_go_on_after_z(place, letter):
    assert letters(place) == letter


@pytest.fixture
def placing():
    """The first placement of Al-Rashid: three ranks, thirteen places."""
    match = darbar.new("alrashid", names=["Ana", "Ben"], seed=2)
    while match.ask.prompt != "place":
        match.play(match.ask.moves[0])
    return match


@pytest.mark.parametrize(("language", "pasha"), [("en", "place pasha"), ("fr", "placer pacha"), ("ru", None)])
def test_many_moves_that_differ_in_two_things_are_chosen_in_two_steps(placing, language, pasha):
    offered = by_kind(placing.ask, placing.words(language))
    first = dict(steps(offered))

    assert len(first) == 3 and sum(map(len, first.values())) == len(offered)
    if pasha:
        assert pasha in first
    for line, moves in first.items():
        second = dict(steps(offered, line))
        assert [one for (one,) in second.values()] == list(moves)


def test_the_second_step_is_chosen_by_number_and_everything_can_be_typed_at_once(sit_down):
    ana = sit_down("alrashid --seats you:Ana,random,random --seed 2")
    ana.until("From which pile")
    ana.enter("draw blue")
    ana.until("Which pawn do you place, and where?", "pasha … (13)", "sage … (12)")
    ana.enter("1")
    ana.until("Place a pasha …", "Esc: all answers again")
    ana.press("Esc")
    ana.until("pasha … (13)", gone="Esc: all answers")
    ana.press("Down", "Right", "Enter")
    ana.until("Place a merchant …")
    ana.enter("place pasha sanmatia")
    ana.until("X Ana placed a pasha in Sanmatia", gone="all answers again")
