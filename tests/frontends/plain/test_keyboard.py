"""Several people at one keyboard."""

import re

GONE = "\n" * 40
"""So many empty lines push out what was on a screen."""

ANA_BEN = {"players": "you:Ana,you:Ben"}


def screens(said: str) -> list[str]:
    """What was to read between one passing of the keyboard and the next."""
    return said.split(GONE)


def test_the_screen_is_empty_when_the_keyboard_is_passed(play):
    _, ana, ben = screens(play("", "mark b2", "", **ANA_BEN))

    assert "Pass the keyboard to Ana, then press Enter.\n> \n" in ana
    assert "Ana: Which cell do you mark?" in ana
    assert "Pass the keyboard to Ben, then press Enter." in ben
    assert ben.index("Pass the keyboard") < ben.index("-- Board")


def test_the_next_player_reads_what_happened_since_their_last_turn(play):
    *_, ana = screens(play("", "mark b2", "", "mark a1", "", **ANA_BEN))

    assert "What happened:\n* Ana marked b2.\n* Ben marked a1.\n\nAna: Which cell" in ana


def test_a_decision_can_be_taken_back_before_the_keyboard_is_passed(play):
    said = play("", "mark b2", "undo", "mark a1", "", **ANA_BEN)

    assert "Taken back." in said
    assert "What happened:\n* Ana marked a1.\n" in screens(said)[-1]


def test_after_the_next_player_has_decided_nothing_can_be_taken_back(play):
    said = play("", "mark b2", "", "mark a1", "", "undo", **ANA_BEN)

    assert said.count("You cannot take that back: Ben has decided since.") == 1
    assert "Taken back." not in said


def test_a_refusal_to_take_back_is_said_in_the_language_of_the_player(play):
    said = play("", "mark b2", "", "mark a1", "", "undo", language="fr", **ANA_BEN)

    assert "Vous ne pouvez pas reprendre ce coup : Ben a décidé depuis." in said


def test_practice_takes_back_further(play):
    said = play("", "mark b2", "", "mark a1", "", "undo", "undo!", "mark c3", "", practice=True, **ANA_BEN)

    assert "Ben has decided since.\nThis is a practice match: “undo!” goes further." in said
    assert "Taken back." in said
    assert "* Ana marked c3.\n" in screens(said)[-1]
    assert "* Ben marked a1." not in screens(said)[-1]


def test_one_may_leave_while_the_keyboard_is_passed(play):
    said = play("", "mark b2", "quit", "mark a1", **ANA_BEN)

    assert re.search(r"> quit\n\nGoodbye\. ", said)
