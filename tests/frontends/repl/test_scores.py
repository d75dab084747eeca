"""The scoring table and the chart of points, as they look."""

import darbar
import pytest
from darbar import Seat, Standing
from darbar.ui.render import text_of
from darbar.ui.words import LANGUAGES, Words
from darbar_repl.charts import points_over_rounds
from darbar_repl.tables import standings
from wcwidth import wcswidth

NAMES = ["Ana", "李雷"]
PLACES = [
    Standing(Seat(1), 1, 12, {"coins": 2, "orders": 10}, side=1, won=True),
    Standing(Seat(0), 2, 1, {"coins": 1}, side=0, won=False),
]
CLIMB = [(turn, (turn, 2 * turn)) for turn in range(21)]


def words(language="en"):
    return Words(darbar.games()["bazaar"], language, NAMES, ["darbar_repl"])


def table(width=80, language="en"):
    return [text_of(row) for row in standings(PLACES, words(language), width)]


def chart(history=CLIMB, width=40, height=5, language="en", places=PLACES):
    rows = points_over_rounds(history, places, words(language), width, height)
    return [text_of(row).rstrip() for row in rows]


# The table


def test_the_score_has_a_row_for_each_line_and_a_column_for_each_player():
    assert table() == [
        "        1. O 李雷  2. X Ana",
        "coins           2         1",
        "orders         10         0",
        "total          12         1",
    ]


EQUALS = [
    Standing(Seat(1), 1, 12, {"coins": 12}, side=1, won=True, ties={"goods": 3, "orders": 1}),
    Standing(Seat(0), 2, 12, {"coins": 12}, side=0, won=False, ties={"goods": 2, "orders": 1}),
]


def test_what_told_equals_apart_is_a_row_and_what_was_not_compared_is_not():
    assert [text_of(row) for row in standings(EQUALS, words(), 80)] == [
        "                      1. O 李雷  2. X Ana",
        "coins                        12        12",
        "total                        12        12",
        "in a tie, goods left          3         2",
    ]
    assert text_of(standings(EQUALS, words("fr"), 52)[1]) == "  pièces 12 · à égalité, marchandises restantes 3"


def test_where_the_table_is_too_wide_the_score_is_a_list():
    assert table(width=22) == [
        "1. O 李雷  12 points",
        "  coins 2 · orders 10",
        "2. X Ana  1 point",
        "  coins 1",
    ]


@pytest.mark.parametrize(("language", "total", "points"), [("fr", "total", "12 points"), ("ru", "всего", "12 очков")])
def test_the_score_is_told_in_every_language(language, total, points):
    assert table(language=language)[-1].startswith(total)
    assert points in table(width=22, language=language)[0]


def test_players_have_their_styles_in_the_table():
    head = standings(PLACES, words(), 80)[0]

    assert [style for style, content in head if content.startswith(("X", "O"))] == ["seat-1", "seat-0"]


def team(*sides):
    seated = zip(range(4), (1, 2, 2, 1), (3, 8, 4, 1), sides, strict=True)
    places = [
        Standing(Seat(seat), place, points, {"coins": points}, side, False) for seat, place, points, side in seated
    ]
    shown = Words(darbar.games()["bazaar"], "en", ["Ana", "Ben", "Cleo", "Dev"], ["darbar_repl"])
    return [text_of(row) for row in standings(places, shown, 80)]


def test_partners_show_the_place_of_their_side_and_what_they_have_together():
    assert team(0, 1, 1, 0) == [
        "          1. X Ana  2. O Ben  2. # Cleo  1. @ Dev",
        "coins            3         8          4         1",
        "total            3         8          4         1",
        "together         4        12         12         4",
    ]


def test_nobody_has_a_place_where_all_play_together():
    assert team(0, 0, 0, 0)[0].split() == ["X", "Ana", "O", "Ben", "#", "Cleo", "@", "Dev"]
    assert "together" not in "".join(team(0, 0, 0, 0))


# What is hidden

HIDDEN = [
    Standing(Seat(1), 1, 12, {"coins": 2, "orders": 10}, side=1, won=True),
    Standing(Seat(0), 2, 10, {"coins": 0, "orders": 10}, side=0, won=False, unknown=("coins",)),
]
PROVISIONAL = [
    "Places in brackets are provisional: what is marked “?” is hidden from you, and is not",
    "counted.",
]


def test_what_is_hidden_is_not_counted_as_nothing_and_places_are_provisional():
    assert [text_of(row).rstrip() for row in standings(HIDDEN, words(), 86)] == [
        "        (1.) O 李雷  (2.) X Ana",
        "coins             2           ?",
        "orders           10          10",
        "total            12        10+?",
        *PROVISIONAL,
    ]


def test_a_list_says_what_is_hidden_too():
    shown = [text_of(row).rstrip() for row in standings(HIDDEN, words(), 28)]

    assert shown[2:4] == ["(2.) X Ana  10+? points", "  coins ? · orders 10"]
    assert " ".join(shown[4:]) == " ".join(PROVISIONAL)


def test_a_side_of_which_something_is_hidden_does_not_know_what_it_has_together():
    places = [Standing(Seat(seat), 1 + seat % 2, 3, {"coins": 3}, side=seat % 2, won=not seat % 2) for seat in range(4)]
    places[2] = Standing(Seat(2), 1, 0, {"coins": 0}, side=0, won=True, unknown=("coins",))
    shown = Words(darbar.games()["bazaar"], "en", ["Ana", "Ben", "Cleo", "Dev"], ["darbar_repl"])

    assert text_of(standings(places, shown, 80)[3]).split() == ["together", "3+?", "6", "3+?", "6"]


def test_a_chart_without_what_is_hidden_says_so():
    shown = chart(width=60, places=HIDDEN)

    assert shown[0] == "Points from turn to turn, without what is hidden from you"
    assert shown[-1].startswith("  X Ana 10+? · O 李雷 12")


# The chart


def test_the_chart_has_a_line_of_signs_for_each_player():
    history = [(0, (0, 0)), (1, (0, 2)), (2, (2, 4)), (3, (2, 8))]

    assert chart(history, width=24) == [
        "Points from turn to turn",
        "8 ┤                 OOOO",
        "  │",
        "  │          OOOOOOO",
        "  │    OOOOOOXXXXXXXXXXX",
        "0 ┤&&&&XXXXXX",
        "  └─────────────────────",
        "   turn 0         turn 3",
        "  X Ana 1 · O 李雷 12",
        "  & several players",
    ]


def test_points_below_nothing_have_room_too():
    shown = chart([(1, (0, 0)), (2, (-4, 4))], width=20, height=3)

    assert [line[:4] for line in shown if "┤" in line] == [" 4 ┤", "-4 ┤"]
    assert shown[1].endswith("O") or shown[2].endswith("O")


@pytest.mark.parametrize(
    ("history", "width", "height"), [([], 80, 9), (CLIMB[:1], 80, 9), (CLIMB, 19, 9), (CLIMB, 80, 2)]
)
def test_no_chart_is_drawn_without_room_or_before_the_second_turn(history, width, height):
    assert chart(history, width, height) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 31, 80, 200])
def test_no_line_of_a_score_is_too_wide(language, width):
    lines = [*table(width, language), *chart(CLIMB, width, 12, language)]

    assert max(map(wcswidth, lines)) <= width


def test_a_chart_of_a_real_match_reaches_from_its_first_turn_to_its_last():
    match, chance = darbar.new("bazaar", names=NAMES, seed=3), darbar.Dice(3)
    while match.ask:
        match.play(chance.pick(match.ask.moves))
    history = match.history(None)
    shown = "\n".join(chart(history, 80, 10, places=match.standings()))

    assert f"turn {history[-1][0]}" in shown
    assert all(f" {standing.points}" in shown for standing in match.standings())
