"""Before a match: a form that a few keys fill in, and what `darbar play` is then asked for."""

from datetime import datetime
from pathlib import Path

import darbar
import pytest
from darbar.match.outcomes import Outcome
from darbar.sessions.saves import Saved
from darbar.ui.words import LANGUAGES
from darbar_repl.seating import Form
from darbar_repl.welcome import drawn
from msgspec.structs import replace

NOON = datetime(2030, 1, 2, 12, 30)
AGRA = Saved(Path("/m/agra.darbar"), NOON, "agra", "Agra", ("Ana", "random 2"), 12)
BROKEN = Saved(Path("/m/torn.darbar"), NOON, broken="line 3: the file ends")
BOTS = ["easy", "medium", "random"]
UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"


def form(*keys, saved=(), language="en", bots=BOTS):
    filled = Form(darbar.games(), bots, saved, language)
    for key in keys:
        if key in (UP, DOWN):
            filled.move(1 if key == DOWN else -1)
        elif key in (LEFT, RIGHT):
            filled.turn(1 if key == RIGHT else -1)
        else:
            for sign in key:
                filled.type(sign)
    return filled


def seats(filled):
    answer = filled.answer()
    return answer[answer.index("--seats") + 1].split(",")


def shown(filled, width=80):
    return ["".join(text for _, text in row) for _, row in drawn(filled, width)]


def test_enter_alone_begins_the_first_game_against_the_usual_bots():
    answer = form().answer()
    assert answer[:2] == ["play", "agra"]
    assert answer[-2:] == ["--language", "en"]
    assert seats(form())[0] == "you"
    assert len(seats(form())) == darbar.games()["agra"].seats[0]


def test_with_an_unfinished_match_enter_alone_goes_on_with_the_latest():
    assert form(saved=[AGRA]).answer() == ["play", "--resume", "/m/agra.darbar", "--language", "en"]


def test_nobody_goes_on_with_a_broken_file():
    assert form(saved=[BROKEN, AGRA]).answer() == ["play", "--resume", "/m/agra.darbar", "--language", "en"]
    assert form(UP, saved=[BROKEN, AGRA]).answer() is None
    assert form("1", saved=[BROKEN, AGRA]).answer() is None
    assert form(saved=[BROKEN]).answer()[1] == "agra"


OVER = Saved(
    Path("/m/won.darbar"), NOON, "agra", "Agra", ("Ana", "random 2"), 12, outcome=Outcome((0, 1), (1, 2), (0,))
)


def test_a_match_that_is_over_or_that_another_program_plays_is_watched():
    live = replace(AGRA, live=True)
    assert form(saved=[AGRA, OVER]).answer()[:2] == ["play", "--resume"]
    assert form(DOWN, saved=[AGRA, OVER]).answer()[:2] == ["replay", "/m/won.darbar"]
    assert form(saved=[live]).row.kind == "game", "nobody goes on with it by pressing Enter alone"
    assert form(UP, saved=[live]).answer()[:2] == ["replay", "/m/agra.darbar"]


def test_a_saved_match_is_played_again_but_no_broken_one_and_no_row_of_the_form():
    again = ["play", "--again", "/m/agra.darbar", "--language", "en"]
    assert form(saved=[AGRA]).again() == again
    assert form(UP, saved=[BROKEN, AGRA]).again() is None
    assert form(DOWN, saved=[AGRA]).again() is None


def test_deleting_is_asked_once_more(tmp_path):
    paths = [tmp_path / "one.darbar", tmp_path / "two.darbar"]
    for path in paths:
        path.touch()
    filled = form(saved=[replace(AGRA, path=path) for path in paths])
    filled.delete()
    assert any("Delete this match?" in line for line in shown(filled))
    filled.move(1)
    filled.delete()
    assert all(path.exists() for path in paths), "another row, another question"
    filled.delete()
    assert [path.exists() for path in paths] == [True, False]
    assert [one.path for one in filled.saved] == paths[:1]


def test_what_cannot_be_deleted_is_told(tmp_path):
    filled = form(saved=[replace(AGRA, path=tmp_path / "gone.darbar")])
    filled.delete()
    filled.delete()
    assert any("cannot delete" in line for line in shown(filled))
    assert filled.saved


def test_arrows_choose_the_game_and_digits_too():
    installed = list(darbar.games())
    assert form(RIGHT).answer()[1] == installed[1]
    assert form(LEFT).answer()[1] == installed[-1]
    assert form("2").answer()[1] == installed[1]
    assert form(str(len(installed))).answer()[1] == installed[-1]
    assert form("0").answer()[1] == "agra"


def test_a_newcomer_finds_the_lesson_of_the_chosen_game_below_everything_else():
    bazaar = form(*[RIGHT] * list(darbar.games()).index("bazaar"))
    assert shown(bazaar)[-4:-2] == ["First time?", "  Learn Bazaar in an explained match"]
    bazaar.move(-1)
    assert shown(bazaar)[-3] == "► Learn Bazaar in an explained match"
    assert bazaar.answer() == ["learn", "bazaar", "--language", "en"]


def test_a_game_without_a_lesson_offers_none():
    classic = form(*[RIGHT] * list(darbar.games()).index("tictactoe"))
    assert "First time?" not in shown(classic)
    assert "learn" not in [row.kind for row in classic.rows]


def test_a_digit_says_how_many_play():
    assert len(seats(form(DOWN, "4"))) == 4
    assert len(seats(form(DOWN, "7"))) == 2
    assert len(seats(form(DOWN, RIGHT))) == 3


def test_another_game_keeps_as_many_players_as_it_can_seat():
    assert len(seats(form(RIGHT, DOWN, "5", UP, LEFT))) == 4


def test_seats_are_people_or_bots():
    second = (DOWN, DOWN, DOWN)
    assert seats(form(*second, "1"))[1] == "you"
    assert seats(form(*second, "3"))[1] == "medium"
    assert seats(form(*second, "1", RIGHT))[1] == "easy"


def test_a_person_types_a_name():
    assert seats(form(DOWN, DOWN, "Zoé 2"))[0] == "you:Zoé 2"
    assert seats(form(DOWN, DOWN, "a,b\x1b"))[0] == "you:ab"
    assert seats(form(DOWN, DOWN, "x" * 90))[0] == "you:" + "x" * 40


def test_a_name_can_be_corrected_and_a_bot_has_none():
    filled = form(DOWN, DOWN, "Anna")
    filled.erase()
    assert seats(filled)[0] == "you:Ann"
    for _ in range(9):
        filled.erase()
    assert seats(filled)[0] == "you"
    assert seats(form(DOWN, DOWN, "Ana", RIGHT))[0] == "easy"
    assert seats(form(DOWN, DOWN, DOWN, "Ana"))[1] not in ("you:Ana", "Ana")


def test_the_language_is_the_last_thing_to_settle_and_changes_the_form_at_once():
    filled = form(UP, UP, RIGHT)
    assert filled.answer()[-1] == "fr"
    assert any("Commencer une partie" in line for line in shown(filled))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_everything_in_the_language_of_the_player(language):
    lines = shown(form(DOWN, DOWN, DOWN, DOWN, DOWN, "1", saved=[AGRA, BROKEN], language=language))
    text = "\n".join(lines)
    assert not [line for line in lines if "welcome" in line.lower() and language != "en"]
    assert "{" not in text
    assert "Ana" in text and "torn.darbar" in text and "line 3" in text
    assert sum(line.startswith("►") for line in lines) == 1


@pytest.mark.parametrize("width", [4, 20, 40, 80])
def test_no_line_is_wider_than_the_window(width):
    from wcwidth import wcswidth

    filled = form(saved=[AGRA, BROKEN], language="ru")
    assert max(wcswidth(line) for line in shown(filled, width)) <= width


def test_an_unknown_bot_is_called_by_its_name():
    assert any("bot: greedy" in line for line in shown(form(DOWN, DOWN, DOWN, "2", bots=["greedy"])))
