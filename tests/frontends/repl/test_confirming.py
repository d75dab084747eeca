"""What cannot be taken back is held for a moment, and can be played at once by those who want it so."""

import darbar
from darbar import Seat, Session

AGRA = "agra --seats you:Ana,random,random --seed 8"
ANA = Seat(0)


def producing(sit_down, **environment):
    ana = sit_down(AGRA, DARBAR_CONFIRM="", **environment)
    ana.until("Your main action")
    ana.enter("place quarry")
    ana.until("How much sandstone do you produce?")
    return ana


def test_the_end_of_a_turn_waits_for_enter_and_tells_what_was_done(sit_down):
    ana = producing(sit_down)
    ana.enter("2")
    ana.until("This turn: X Ana placed a worker at the quarry.", "“produce 2”? This ends your turn: random 2 is next.")
    ana.enter("")
    ana.until("Your main action", "Turn 4")


def test_another_answer_takes_the_place_of_the_held_one_and_escape_forgets_it(sit_down):
    ana = producing(sit_down)
    ana.enter("2")
    ana.until("“produce 2”?")
    ana.enter("1")
    ana.until("“produce 1”?", gone="“produce 2”?")
    ana.press("Esc")
    ana.until("How much sandstone do you produce?", gone="“produce 1”?")
    ana.enter("")
    ana.until("How much sandstone do you produce?", "Turn 1")
    ana.enter("undo")
    ana.until("Your main action", "Taken back.")


def test_confirm_off_plays_at_once_and_is_remembered(sit_down):
    ana = producing(sit_down)
    ana.enter("confirm off")
    ana.until("Every move is played at once from now on.")
    ana.enter("2")
    ana.until("Your main action", "Turn 4")

    again = producing(sit_down)
    again.enter("2")
    again.until("Your main action", "Turn 4")


def test_a_move_deserves_a_second_thought_where_another_could_be_taken_back():
    match = darbar.new("tictactoe", names=["Ana", "Ben"])
    session = Session(match)
    assert session.warning(ANA, match.ask.moves[0]) is not None
    assert session.caution(ANA, match.ask.moves[0]) is None

    match = darbar.new("agra", names=["Ana", "Ben"], seed=8)
    session = Session(match)
    seat = session.asked
    assert session.caution(seat, session.parse("place quarry")) is None
    session.play(session.parse("place quarry"))
    assert session.caution(seat, session.parse("produce 2")).key == "after-turn"
