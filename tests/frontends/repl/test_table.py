"""The table on the whole screen: what a person sees, on windows of any size."""

import re

import pytest

pytestmark = pytest.mark.xdist_group("terminal")

AGRA = "agra --seats you:Ana,random,random,random --seed 7"
TICTACTOE = "tictactoe --seats you:Ana,random --seed 2"


def test_the_first_question_of_agra_fits_on_80_columns_and_24_rows(sit_down):
    ana = sit_down(AGRA)

    screen = ana.until("X Ana: Your main action: where does your worker go? [6.2.1]", ">")

    lines = screen.split("\n")
    assert len(lines) == 24
    assert lines[0].startswith(" Agra · The table")
    assert "►Architect: @ random 4 stands" in screen, "what the question is about stands out"
    assert "# random 3 placed a worker at the Architect; rose to step 1 with the" in screen, "turns are summed up"
    assert "Place a worker at the …" in screen
    assert " 1 Architect" in screen
    assert " Turn 3 │ main action │ X 2  O 0+?  # 0+?  @ 0+? │ Your main action" in lines[-1]
    assert ":0" in lines[-1], "the clock"


def test_wide_windows_show_panels_side_by_side_and_a_resized_one_is_redrawn(sit_down):
    ana = sit_down(AGRA, columns=120, rows=40)
    assert headings(ana.until("X Ana: Your main action")) == 2

    ana.resize(80, 24)
    narrow = ana.until("[The match]", "X Ana: Your main action", gone="── Empire")
    assert headings(narrow) == 1

    ana.resize(200, 50)
    wide = ana.until("── The river", "── X Ana", "X Ana: Your main action")
    assert headings(wide) == 3


def headings(screen):
    """How many panels begin side by side."""
    return max(len(re.findall("── [^─ ]", line)) for line in screen.split("\n"))


@pytest.mark.parametrize(("columns", "rows"), [(20, 24), (80, 8), (1, 1)])
def test_a_window_that_is_too_small_says_so_and_goes_on_when_it_is_resized(sit_down, columns, rows):
    ana = sit_down(TICTACTOE)
    ana.until("Ana: Which cell do you mark?")
    ana.resize(columns, rows)
    if columns > 1:
        ana.until_so(lambda: f"too small for a table: {columns} × {rows}." in " ".join(ana.screen.split()))
    ana.resize(80, 24)
    ana.until("Ana: Which cell do you mark?", gone="too small")
    ana.enter("mark b2")
    ana.until("Ana marked b2")


def test_the_table_scrolls_by_page_and_by_wheel(sit_down):
    ana = sit_down(AGRA)
    ana.until("── The match", "9 cotton field")
    ana.press("PageDown")
    ana.until("sawmill → wood", gone="── The match")
    ana.press("PageUp")
    ana.until("── The match")
    ana.wheel(down=True)
    ana.until("[►Characters]", gone="── The match")
    ana.wheel(down=False)
    ana.until("[The match]", "── The match")


# What one has, and tabs


def test_what_one_has_stands_above_the_question_wherever_the_table_is_scrolled_to(sit_down):
    ana = sit_down(AGRA)
    own = "X Ana: 2 rupees, 0 favours, 22 markers, 10 workers · No goods"
    ana.until(f"{own}\nX Ana: Your main action")
    ana.press("PageDown", "PageDown")
    ana.until("── Prices", own)
    ana.enter("log")
    ana.until("Agra · What happened", own)


def test_the_whole_table_needs_neither_tabs_nor_a_summary(sit_down):
    ana = sit_down("bazaar --seats you:Ana,random --seed 7", columns=120, rows=40)

    screen = ana.until("── X Ana", "X Ana: Buy one good")

    assert "X Ana: 3 coins" not in screen and "Tab, ← →" not in screen
    ana.enter("rules")
    ana.until("Bazaar · Rules", "X Ana: 3 coins · Workers: 3 at home, 1 in reserve · Goods: –\nX Ana: Buy one good")


@pytest.mark.parametrize(("onward", "back"), [("Tab", "Shift-Tab"), ("Right", "Left")])
def test_keys_go_from_tab_to_tab(sit_down, onward, back):
    ana = sit_down(AGRA)
    ana.until("[The match] ►Characters  ►Buildings  Prices")
    ana.press(onward, onward, onward)
    ana.until("[Prices]", "── Prices", gone="── Buildings")
    ana.press(back)
    ana.until("[►Buildings]", "── Buildings", gone="── Prices")
    ana.press(back, back, back)
    ana.until("[@ random 4]", "── @ random 4", gone="── Buildings")
    ana.press(onward)
    ana.until("[The match]")


def test_a_click_opens_a_tab(sit_down):
    ana = sit_down(AGRA)
    ana.until("[The match]", "Your main action")
    ana.click("Prices")
    ana.until("[Prices]", "── Prices")


def test_what_a_question_is_about_opens_by_itself(sit_down):
    ana = sit_down("agra --seats you:Ana,random,random --seed 8")
    ana.until("[►Characters]", "►quarry", gone="── The match")
    ana.enter("place cotton-field")
    ana.until("[►Buildings]", "►cotton field → cotton: X Ana", "How much cotton do you produce?")
    ana.enter("2")
    ana.until("[►Favour tiles and…]", "►receive a basic good", "Serve Akbar, or fill an order?")


def test_what_a_question_is_about_stays_in_sight_when_a_note_takes_room(sit_down):
    ana = sit_down("agra --seats you:Ana,random,random --seed 8", rows=21)
    ana.until("Your main action")
    ana.enter("place cotton-field")
    ana.until("►cotton field → cotton", "How much cotton do you produce?")
    ana.enter("why place tailor")
    ana.until("place tailor: ", "►cotton field → cotton")
    ana.press("Home")
    ana.until("[The match]")
    ana.enter("nonsense of several words that takes another row below the table, and some more of it")
    ana.until("neither a move nor a command", "[The match]")


def test_tabs_whose_names_begin_alike_show_how_they_end(sit_down):
    ana = sit_down(f"{AGRA} --language fr")
    ana.until("Action principale")
    ana.press(*["Tab"] * 6)
    ana.until_so(lambda: "Plateau…influence" in ana.screen or "Plateau…commandes" in ana.screen)


def test_what_is_typed_is_completed_and_no_tab_is_changed(sit_down):
    ana = sit_down(AGRA)
    ana.until("[The match]", "Your main action")
    ana.write("pl")
    ana.until("place architect")
    ana.press("Tab")
    ana.until("> place architect", "[The match]")


def test_small_windows_have_a_summary_of_one_row_or_none(sit_down):
    ana = sit_down(AGRA, columns=50, rows=17)
    ana.until("X Ana: 2 rupees, 0 favours, 22 markers, 10 worker…", "[►Buildings]")
    ana.resize(50, 14)
    ana.until("Your main action", gone="2 rupees")
    assert "[►Buildings]" not in ana.screen


@pytest.mark.parametrize("colours", [{}, {"NO_COLOR": "1"}])
def test_completions_stand_out_and_cover_neither_the_question_nor_what_one_has(sit_down, colours):
    ana = sit_down(AGRA, **colours)
    below = "X Ana: 2 rupees, 0 favours, 22 markers, 10 workers · No goods\nX Ana: Your main action"
    ana.until(below)
    ana.write("place")

    screen = ana.until("place architect", "Place a worker at the Architect.")

    assert below in screen and " 1 Architect" in screen
    y = next(y for y, line in enumerate(screen.split("\n")) if "Place a worker at the Architect." in line)
    x = screen.split("\n")[y].index("Place a worker")
    assert ana.emulator.buffer[y][x].reverse


def test_what_changed_since_the_last_turn_is_marked(sit_down):
    ana = sit_down(AGRA)
    ana.until("Your main action")
    ana.enter("place cement-works")

    ana.until("*Round 2")
    ana.press("PageDown")
    ana.until("quarry → sandstone: *O random 2: 2 · *O random 2 stands")


def test_without_colours_the_signs_are_still_there(sit_down):
    ana = sit_down(AGRA, NO_COLOR="1")

    screen = ana.until("X Ana: Your main action")

    assert "►Architect: @ random 4 stands" in screen
    assert b"\x1b[0;36" not in ana.raw and b";36m" not in ana.raw
    coloured = sit_down(AGRA)
    coloured.until("X Ana: Your main action")
    assert b";36" in coloured.raw


def test_a_dumb_terminal_gets_the_plain_face(sit_down):
    ana = sit_down(TICTACTOE, TERM="dumb")

    ana.until("  9  mark c3  Mark c3.", ">")

    assert b"\x1b" not in ana.raw


def test_plain_can_be_asked_for(sit_down):
    ana = sit_down(f"{TICTACTOE} --plain")

    ana.until("  9  mark c3  Mark c3.", ">")

    assert b"\x1b" not in ana.raw


# Pages


def test_panels_players_rules_and_components_open_in_place_of_the_table(sit_down):
    ana = sit_down(AGRA)
    ana.until("Your main action")
    for typed, expected in {
        "river": "Portuguese Trader",
        "empire": "Empire board: influence",
        "influence": "artisans",
        "player random 4": "── @ random 4",
        "player": "── X Ana",
        "rules 6.3": "6.3",
        "rules order": "4.1.3",
        "what sufi": "Sufi",
        "score": "Standings, as far as you can count them",
        "log": "* random 3 placed a worker at the Architect.",
        "help": "what a player owns; without a name, you",
    }.items():
        ana.enter(typed)
        ana.until(expected, "Esc: back", gone="The table")
        ana.press("Esc")
        ana.until("Agra · The table", gone="Esc: back")


def test_home_and_end_go_to_the_ends_of_a_page_and_of_the_table(sit_down):
    ana = sit_down(AGRA)
    ana.until("Your main action", "── The match")
    ana.press("End")
    ana.until("[@ random 4]", gone="── The match")
    ana.press("Home")
    ana.until("── The match")
    ana.enter("rules")
    ana.until("Agra · Rules", "PgUp PgDn 1–")
    ana.press("End")
    ana.until_so(lambda: re.search(r"–(\d+) of \1\n", ana.screen))
    ana.press("Home")
    ana.until("PgUp PgDn 1–")


def test_the_log_shows_its_newest_lines_and_has_a_heading_for_each_turn(sit_down):
    ana = sit_down(AGRA, columns=80, rows=14)
    ana.until("Your main action")
    ana.enter("log")
    screen = ana.until("Agra · What happened", "\nAna begins turn 3.")
    assert "  * random 4 rose to step 1 with the merchants." in screen
    assert "random 3 begins turn 1." not in screen
    ana.press("Home")
    ana.until("random 3 begins turn 1.\n  * random 3 placed a worker at the Architect.")


def test_a_slash_finds_words_on_a_page_and_goes_on_to_the_next(sit_down):
    ana = sit_down(AGRA)
    ana.until("Your main action")
    ana.enter("rules")
    ana.until("PgUp PgDn 1–")
    ana.enter("/PEONAGE")
    ana.until("“PEONAGE”: place 1 of ", "eonage", "Agra · Rules", gone="PgDn 1–")
    first = ana.screen.split("\n")[0]
    ana.enter("/")
    ana.until("“PEONAGE”: place 2 of ", "Agra · Rules", gone=first)
    found = [ana.emulator.buffer[y][x] for y in range(1, 16) for x in range(80)]
    assert "peonage" in "".join(sign.data for sign in found if sign.reverse).lower()
    ana.enter("/nowhere at all")
    ana.until("“nowhere at all” stands nowhere here.", "Agra · Rules")
    ana.press("Esc", "Esc")
    ana.until("Agra · The table")


def test_find_finds_on_the_table_whatever_the_accents(sit_down):
    ana = sit_down(f"{AGRA} --language fr")
    ana.until("Action principale")
    ana.enter("find erudits")
    ana.until("« erudits » : endroit 1 sur ", "Érudits", gone="── La partie")
    ana.enter("/")
    ana.until("endroit 2 sur ")


def test_there_is_nothing_to_find_without_a_word(sit_down):
    ana = sit_down(TICTACTOE)
    ana.until("Which cell do you mark?")
    ana.enter("/")
    ana.until("What shall be found?")
    ana.enter("/b2")
    ana.until("“b2”: place 1 of 1")


def test_why_and_nonsense_are_answered_with_one_sentence_each(sit_down):
    ana = sit_down(AGRA)
    ana.until("Your main action")
    for typed, expected in {
        "why place tailor": "place tailor: ",
        "why 1": "“place architect” is offered: it is number 1.",
        "place tailor": "Ana cannot play “place tailor”",
        "deliver sufi": "this question is answered by: place",
        "nonsense": "“nonsense” is neither a move nor a command.",
        "99": "There are 9 answers: type a number from 1 to 9.",
        "place": "“place” could be: place architect, place sailor",
        "hint": "the best moves are these.",
        "player Zoe": "“Zoe” does not play here.",
        "what unicorn": "There is nothing called “unicorn”.",
        "undo!": "Only a practice match takes back more",
        "language tlh": "Type “language” and one of: en, fr, ru.",
        "replay nowhere": "cannot read nowhere",
        "load nowhere": "That cannot be loaded",
    }.items():
        ana.enter(typed)
        ana.until(expected, "Your main action: where does your worker go?")


@pytest.mark.parametrize(
    ("language", "question", "said"),
    [
        ("fr", "Action principale : où va votre ouvrier ?", "Désormais en français."),
        ("ru", "Основное действие", "Теперь"),
    ],
)
def test_the_language_changes_in_the_middle_of_a_match(sit_down, language, question, said):
    ana = sit_down(AGRA)
    ana.until("Your main action")
    ana.enter(f"language {language}")

    ana.until(question, said, gone="main action")
    assert "The table" not in ana.screen
