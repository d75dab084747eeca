"""The page of a hint: the best moves, what to expect of each, what it brings, and how the bot would go on."""

import darbar
import pytest
from darbar import Analysis, Option, Seat
from darbar.bots.advice import advised, reasoned
from darbar.ui.counts import Change
from darbar.ui.render import text_of
from darbar.ui.words import LANGUAGES
from darbar_repl.pages import hint
from wcwidth import wcswidth

MATCH = darbar.new("bazaar", 2, seed=7)
SEAT = MATCH.ask.seat
MOVES = MATCH.ask.moves


def page(*options, width=80, language="en"):
    told = Analysis(SEAT, options, 200, 0.5)
    words = MATCH.words(language, ["darbar_repl"])
    return [text_of(row).rstrip() for row in hint(told, MATCH.view(SEAT)).draw(words, width)]


def test_a_move_says_what_to_expect_what_it_brings_and_what_follows():
    line = (SEAT, MOVES[0]), (Seat(1 - SEAT), MOVES[-1])
    changes = Change("good-silk", 1), Change("coin", -1, 3)

    best = Option(MOVES[0], 30, 0.5, line, chance=0.41, changes=changes)

    assert page(best, Option(MOVES[1], 9, 0.4, equal=True))[1:] == [
        f"  1.  {MOVES[0]}  {MATCH.words().move(MOVES[0])} (chance to win about 41 %,",
        "      tried 30 times)",
        "      Brings: +1 silk, −1 coin of 3",
        "      Then: X Player 1: Pass",
        f"  2.  {MOVES[1]}  {MATCH.words().move(MOVES[1])} (about equal to the one",
        "      above, tried 9 times)",
    ]


def test_what_was_not_tried_and_what_was_set_aside_is_not_shown():
    shown = page(Option(MOVES[0], 5, 0.4), Option(MOVES[1], 3, 0.9, aside=True), Option(MOVES[2], 0, 0.0))

    assert [line[:4] for line in shown if line[2:3].isdigit()] == ["  1."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_stops_a_hint_before_its_first_try_is_told_so(language):
    (shown,) = page(*(Option(move, 0, 0.0) for move in MOVES), language=language)

    said = {"en": "No move was tried to its end", "fr": "Aucun coup n’a été essayé", "ru": "Ни один ход не проверен"}
    assert shown.startswith(said[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 200])
def test_no_line_of_a_real_hint_is_too_wide(language, width):
    chair = MATCH.chair(SEAT)
    told = reasoned(advised(darbar.sessions.session.make_bot("mcts:60", 1).analyse(chair), chair), chair)

    assert max(map(wcswidth, page(*told.options, width=width, language=language))) <= width
