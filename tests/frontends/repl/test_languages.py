"""Typing in one's own language on the whole screen: completion, names of bots, a layout that was not switched."""

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

BAZAAR = "bazaar --seats you:Ana,random --seed 7 --language"


def test_completion_shows_french_moves_and_commands_without_accents_typed(sit_down):
    ana = sit_down(f"{BAZAAR} fr")
    ana.until("Acheter à la caravane", "hasard 2")
    ana.write("acheter e")
    ana.until("acheter épices")
    ana.press("Tab", "Enter")
    ana.until("X Ana achète", gone="1 soie")
    ana.write("reg")
    ana.until("règles", "toutes les règles")


def test_completion_reads_the_layout_that_was_not_switched(sit_down):
    ana = sit_down(f"{BAZAAR} ru")
    ana.until("Купить в караване")
    ana.write("regbnm i")  # «купить ш»
    ana.until("купить шёлк")
    ana.press("Tab", "Enter")
    ana.until("X Ana", gone="Купить в караване")


def test_bots_are_called_and_found_by_their_names_in_either_language(sit_down):
    ana = sit_down(f"{BAZAAR} ru")
    ana.until("O случайный 2")
    ana.enter("игрок случ")
    ana.until("Bazaar · случайный 2")
    ana.press("Esc")
    ana.until(gone="Bazaar · случайный 2")
    ana.enter("player random")
    ana.until("Bazaar · случайный 2")
