"""What people type: without accents and hyphens, and on a layout that was not switched."""

import pytest
from darbar.ui.keyboards import folded, readings


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Négociant  FRANCAIS", "négociant-français"),
        ("jouer dame de coeur", "jouer dame-de-cœur"),
        ("maitre d'armes", "maître-d-armes"),
        ("счет", "счёт"),
        ("mark а1", "mark a1"),  # the first is a Russian letter
        ("annuler!", "Annuler!"),
    ],
)
def test_spellings_that_people_take_for_one(typed, shown):
    assert folded(typed) == folded(shown)


@pytest.mark.parametrize(("one", "other"), [("drink -", "drink"), ("pay -1", "pay 1"), ("undo", "undo!"), ("?", "")])
def test_signs_that_mean_something_stay(one, other):
    assert folded(one) != folded(other)


def test_what_was_pasted_is_compared_too():
    assert folded("É" * 100_000) == "e" * 100_000


def test_a_layout_that_was_not_switched_is_read_too():
    assert list(readings("гтвщ")) == ["гтвщ", "undo"]
    assert list(readings("Gjcnfdbnm [kjgjr", "ru")) == ["Gjcnfdbnm [kjgjr", "Поставить хлопок"]


def test_latin_letters_are_no_russian_ones_for_those_who_do_not_speak_it():
    assert list(readings("undo", "fr")) == ["undo"]
