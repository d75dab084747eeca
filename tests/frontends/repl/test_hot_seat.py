"""Several people at one keyboard: nobody finds anything of the others."""

import re
import time

import darbar
import pytest
from darbar_repl.repl import COVER

pytestmark = pytest.mark.xdist_group("terminal")

SEED = 7


def hands(seed: int) -> dict[str, set[str]]:
    """The names of the orders that each player of Bazaar holds in hand at first."""
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=seed)
    found = {}
    for seat, name in enumerate(match.names):
        panel = next(panel for panel in match.scene(seat).panels if panel.owner == seat)
        cards = [part for part in panel.parts if getattr(part, "owner", None) == seat and part.ids]
        found[name] = {match.words().say(card.label) for card in cards}
    return found


@pytest.fixture
def both(sit_down):
    terminal = sit_down(f"bazaar --seats you:Ana,you:Ben --seed {SEED}", rows=50)
    terminal.until("Pass the keyboard to")
    return terminal


def turn(both):
    """Take the keyboard that is passed; whose it is now."""
    name = re.search(r"Pass the keyboard to (\w+)", both.screen)[1]
    time.sleep(2 * COVER)
    both.press("Enter")
    both.until(f"{name}: ", gone="Pass the keyboard")
    return name


def test_between_two_people_the_screen_is_empty(both):
    shown = [line for line in both.screen.split("\n") if line.strip()]

    assert shown[0].strip() == "Bazaar"
    assert "Pass the keyboard to" in shown[1]
    assert not set.union(*hands(SEED).values()) & set(both.screen.split())
    assert "Where" not in both.screen


def test_nothing_hidden_is_on_the_screen_or_above_it_when_the_seat_changes(both):
    secrets = hands(SEED)
    assert all(secrets.values())
    seen = []
    for _ in range(3):
        both.until_so(lambda: not any(card in both.screen for cards in secrets.values() for card in cards))
        name = turn(both)
        seen.append(name)
        other = {"Ana": "Ben", "Ben": "Ana"}[name]
        both.until(*(secrets[name] - secrets[other]))
        assert not any(card in both.screen for card in secrets[other] - secrets[name])
        both.enter("pass")
        both.until("Pass the keyboard")
    assert set(seen) == {"Ana", "Ben"}
    assert both.scrolled_off.strip() == ""


def test_a_key_pressed_too_often_uncovers_nothing(both):
    turn(both)
    both.enter("1\r\r")
    both.until("Pass the keyboard")
    time.sleep(COVER / 2)
    assert "Pass the keyboard" in both.until("0:0")


def test_typed_lines_and_open_pages_are_not_passed_on(both):
    turn(both)
    both.enter("why pass")
    both.until("“pass” is offered")
    both.enter("player")
    both.until("Esc: back")
    both.write(".")
    both.until("Pass the keyboard", gone="Esc: back")
    both.write("\x1b[A\t")
    time.sleep(COVER)
    assert "Pass the keyboard" in both.until("0:0", gone="player")
    turn(both)
    both.press("Up")
    both.until("Buy one good", gone="> player")
    assert "why pass" not in both.screen
    assert "is offered" not in both.screen


def test_until_the_keyboard_is_passed_the_one_before_may_take_back(both):
    name = turn(both)
    both.write(".")
    both.until("Before that, “undo”")
    both.enter("undo")
    both.until(f"{name}: ", "Taken back.", gone="Pass the keyboard")


def test_one_may_leave_and_change_the_language_while_the_keyboard_is_passed(both):
    both.enter("language fr")
    both.until("Passez le clavier à")
    both.enter("quit")
    assert both.end() == 0
    assert "darbar play --resume" in both.screen
