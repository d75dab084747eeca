"""Choosing: by number, by notation, by its beginning, with arrows and with the mouse; and completion."""

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

TICTACTOE = "tictactoe --seats you:Ana,random --seed 2"
BAZAAR = "bazaar --seats you:Ana,random --seed 7"


@pytest.fixture
def ana(sit_down):
    terminal = sit_down(TICTACTOE)
    terminal.until("X Ana: Which cell do you mark?", "9 c3")
    return terminal


@pytest.mark.parametrize("answer", ["5", "mark b2", "  MARK   B2 ", "b2", " B2"])
def test_a_number_a_notation_and_a_shorthand_answer(ana, answer):
    ana.enter(answer)
    ana.until("X Ana marked b2.", "O random 2 marked")


def test_an_unambiguous_beginning_answers(sit_down):
    ana = sit_down(BAZAAR)
    ana.until("Buy one good from the caravan for a coin?")
    ana.enter("buy si")
    ana.until("X Ana bought", gone="Buy one good")


def test_arrows_select_and_enter_plays(ana):
    ana.press("Down")
    ana.until("►1 a1")
    ana.press("Right", "Right", "Right", "Right")
    ana.until("►5 b2")
    ana.press("Left")
    ana.until("►4 a2")
    ana.press("Up")
    ana.until(" 4 a2", gone="►4")
    ana.press("Down", "Right", "Enter")
    ana.until("X Ana marked b1.")


def test_a_click_selects_and_a_second_one_plays(ana):
    ana.click("5 b2")
    ana.until("►5 b2")
    ana.click("4 a2")
    ana.until("►4 a2", gone="►5")
    ana.click("4 a2")
    ana.until("X Ana marked a2.")


def test_the_table_is_clicked_where_a_move_points(ana):
    ana.click("a3")
    ana.until("►7 a3")
    ana.click("── ")
    ana.press("Enter")
    ana.until("X Ana marked a3.")


def test_a_typed_line_is_given_up_for_a_click(ana):
    ana.write("mark b")
    ana.until("> mark b")
    ana.click("7 a3")
    ana.until("►7 a3", gone="> mark b")
    ana.press("Enter")
    ana.until("X Ana marked a3.")


def test_a_column_is_clicked_anywhere(sit_down):
    ana = sit_down("connectfour --seats you:Ana,random --seed 2")
    ana.until("►d", "Into which column?")
    ana.click("►d")
    ana.until("►4 d")
    ana.click("►d")
    ana.until("X Ana dropped a disc into column d")
    ana.click("X   ")
    ana.until("►4 d")


def test_where_several_moves_point_the_list_is_narrowed_to_them(sit_down):
    ana = sit_down("lanterns --seats you:Ana --seed 8")
    ana.until("Which card do you play", "1 crane", "9 boat")
    ana.click("►crane: ")

    ana.until("1 crane", "5 crane", "Esc: all answers again", gone="9 boat")
    ana.press("Down", "Down")
    ana.until("►5 crane")
    ana.press("Esc")
    ana.until("1 crane", "9 boat", gone="Esc: all answers")
    ana.click("►crane: ")
    ana.until("5 crane", gone="9 boat")
    ana.click("5 crane")
    ana.until("►5 crane")
    ana.click("5 crane")
    ana.until("X Ana rowed")


def test_what_one_has_is_clicked_too(sit_down):
    ana = sit_down("hearts --seats you:Ana,random,random --seed 8", columns=80, rows=24)
    ana.until("Which card do you pass", "X Ana: clubs: ")
    ana.click("►10, ")
    ana.until("► 7 ten of spades")


def test_completion_shows_only_what_is_offered_and_what_it_does(ana):
    ana.write("mark b")
    screen = ana.until("mark b1", "Mark b1.", "mark b3", "Mark b3.")
    assert "mark a1" not in screen
    ana.press("Tab", "Enter")
    ana.until("X Ana marked b1.")
    ana.write("mark b")
    ana.until("mark b3", "Mark b3.")
    assert "Mark b1." not in ana.screen, "what was marked is not offered any more"


def test_completion_shows_shorthands_to_those_who_type(ana):
    ana.write("b")
    ana.until("b1  ", "b3  ", "board")
    ana.press("Tab", "Enter")
    ana.until("X Ana marked b1.")


def test_completion_knows_commands_and_what_follows_them(ana):
    ana.write("res")
    ana.until("restart", "start your turn again")
    ana.press("Ctrl-C")
    ana.until("Ctrl-C leaves nothing", gone="start your turn")
    ana.write("language ")
    ana.until("en", "fr", "ru")
    ana.press("Ctrl-C")
    ana.write("rules 2")
    ana.until("2.1", "In turn, mark one empty cell.")


def test_the_up_arrow_brings_back_what_was_typed(ana):
    ana.enter("rules 2.1")
    ana.until("In turn, mark one empty cell.")
    ana.press("Esc", "Up")
    ana.until("> rules 2.1")


@pytest.mark.parametrize("key", [".", "\x1b[15~"])
def test_one_key_passes(sit_down, key):
    ana = sit_down(BAZAAR)
    ana.until("Buy one good from the caravan for a coin?", "Pass.")
    ana.write(key)
    ana.until("Where does your worker go?", gone="Buy one good")


def test_passing_where_nobody_can_pass_is_refused(ana):
    ana.press("F5")
    ana.until("“.” is neither a move nor a command", "Which cell do you mark?")


def test_kinds_of_moves_stand_together_and_long_lists_scroll(sit_down):
    ana = sit_down("agra --seats you:Ana,random,random,random --seed 7", columns=40, rows=15)
    ana.until("Place a worker at the …", "1 Architect", "↑↓ 1–3 of 7")
    ana.press(*["Down"] * 6)
    ana.until("►9 cotton field", gone="1 Architect")


def test_a_dot_passes_also_where_that_is_called_enough(sit_down):
    ana = sit_down("agra --seats you:Ana,random,random --seed 8")
    ana.until("Your main action")
    for typed in ("place cotton-field", "produce 2"):
        ana.enter(typed)
    ana.until("Serve Akbar, or fill an order? [6.3] (Nothing of that is possible now:")
    ana.write(".")
    ana.until("Meditation: lay down a worker", "That is enough.")
    ana.write(".")
    ana.until("Your main action")


def test_why_alone_lists_what_is_not_possible_with_its_reason(sit_down):
    ana = sit_down("agra --seats you:Ana,random,random --seed 8")
    ana.until("Your main action")
    ana.enter("why")
    ana.until("What is not possible now, and why", "place cement-works: it is not built yet: cement works. [Agra 5.1]")
