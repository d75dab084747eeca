"""French as the French write it: a space that does not break before high signs, and inside quotation marks."""

import re
from pathlib import Path

import darbar
import pytest
from darbar.ui.render.spans import NBSP
from darbar.ui.words import unbroken

ROOT = Path(__file__).parents[2]
FOLDERS = ("framework", "frontends", "games", "tests")
CATALOGUES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("words/fr.ftl"))
WRONG = re.compile(f"[^{NBSP}+][:;!?»](?![:;!?])|«[^{NBSP}]")
TYPED = re.compile(r"repl-name-|notation-|[a-z-]+ = \?$")
"""Messages with what is typed, such as “annuler!”, or with nothing but a sign."""


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_space_that_does_not_break_stands_before_high_signs_and_inside_quotation_marks(path):
    written = unbroken(path.read_text(encoding="utf-8"), "fr").splitlines()
    sentences = [line for line in written if not line.startswith("#") and not TYPED.match(line)]

    assert any(NBSP in line for line in sentences)
    assert [line for line in sentences if WRONG.search(line)] == []


def test_players_read_these_spaces_whoever_wrote_the_sentence():
    words = darbar.new("tictactoe", names=["Ana", "Ben"]).words("fr")

    assert words.say("prompt-mark") == f"Quelle case marquez-vous{NBSP}?"
    assert f"Ce que c'est{NBSP}: soie" in darbar.new("bazaar").words("fr").titled("Ce que c'est", "soie")
    assert words.spoken("en").titled("Ana", "a2") == "Ana: a2"


def test_other_languages_are_left_alone():
    assert unbroken("a = « b » : c ?", "ru") == unbroken("a = « b » : c ?", "en") == "a = « b » : c ?"
    assert unbroken("a = ?\nb = c ?", "fr") == f"a = ?\nb = c{NBSP}?"


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_no_name_follows_a_word_that_would_lose_its_vowel(path):
    """“de Ana” is wrong, and nobody knows before who plays: the sentence does without."""
    written = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in written if re.search(r"\b(de|que|le|la) \{ \$(\w+_)?seat \}", line)] == []
