"""Connect four, rule by rule."""

import darbar
import pytest
from darbar import RuleViolation
from darbar.testing import offered, play, rule
from darbar_classics.connectfour.value import LINES, NEXT_DISC

COLUMNS = "abcdefg"
DRAW = "edgabeffbbfabgabffbaegdcggaegfcaececcc"


def dropped(columns):
    """A match in which discs have been dropped into these columns in turn."""
    match = darbar.new("connectfour", names=["Ana", "Ben"])
    play(match, *(f"drop {column}" for column in columns))
    return match


def winner(match):
    assert match.ask is None
    first, second = match.standings()
    assert (first.place, first.points, second.place, second.points) == (1, 1, 2, 0)
    return match.names[first.seat]


def test_a_column_is_enough_to_drop_a_disc_into_it():
    match = dropped("dddddd")
    assert sorted(match.shorthands()) == list("abcefg")
    match.play("a")
    assert match.record.moves[-1] == (0, "drop a")


@rule("connectfour", "1")
def test_there_are_seven_columns():
    assert offered(dropped(""), "Ana") == [f"drop {column}" for column in COLUMNS]


@pytest.mark.parametrize("column", COLUMNS)
@rule("connectfour", "1", "2.1")
def test_six_discs_fill_a_column(column):
    match = dropped(column * 5)
    assert f"drop {column}" in offered(match)
    play(match, f"drop {column}")
    assert offered(match) == [f"drop {other}" for other in COLUMNS if other != column]
    with pytest.raises(RuleViolation, match=rf"Column {column} is full. \[Connect four 2.1\]"):
        match.play(f"drop {column}")
    assert len(match.moves) == 6


@pytest.mark.parametrize("seats", [1, 3])
@rule("connectfour", "1")
def test_it_is_for_two(seats):
    with pytest.raises(RuleViolation, match="Connect four is for 2 players"):
        darbar.new("connectfour", seats=seats)


@rule("connectfour", "2.1")
def test_players_drop_in_turn_and_discs_fall_on_one_another():
    match = dropped("dda")
    assert match.deciders == [0, 1, 0]
    assert match.state.columns == [[0], [], [], [0, 1], [], [], []]
    (grid,) = match.scene(None).panels[0].parts
    assert [[cell.pieces[0].owner if cell.pieces else None for cell in row] for row in grid.rows][-2:] == [
        [None, None, None, 1, None, None, None],
        [0, None, None, 0, None, None, None],
    ]


@pytest.mark.parametrize("column", COLUMNS)
@rule("connectfour", "3")
def test_four_upright_win(column):
    other = COLUMNS[(COLUMNS.index(column) + 1) % 7]
    match = dropped((column + other) * 3)
    assert match.ask is not None
    play(match, f"drop {column}")
    assert winner(match) == "Ana"
    assert match.words().event(match.events[-1]) == "Ana has four in a row."


@pytest.mark.parametrize("row", ["abcd", "bcde", "cdef", "defg"])
@pytest.mark.parametrize("last", range(4))
@rule("connectfour", "3")
def test_four_level_win_whichever_comes_last(row, last):
    earlier = [column for place, column in enumerate(row) if place != last]
    match = dropped("".join(column * 2 for column in earlier))
    assert match.ask is not None
    play(match, f"drop {row[last]}")
    assert winner(match) == "Ana"


@pytest.mark.parametrize("columns", ["abcd", "defg", "dcba", "gfed"])
@rule("connectfour", "3")
def test_four_slanting_win_to_either_side(columns):
    one, two, three, four = columns
    match = dropped([one, two, two, three, four, three, three, four, one, four])
    assert match.ask is not None
    play(match, f"drop {four}")
    assert winner(match) == "Ana"


@rule("connectfour", "3")
def test_the_second_player_wins_as_well():
    assert winner(dropped("abababgb")) == "Ben"


@pytest.mark.parametrize("columns", ["aba", "ababab", "abacad", "aabbcc"])
@rule("connectfour", "3")
def test_three_are_not_enough(columns):
    assert dropped(columns).ask is not None


@rule("connectfour", "3")
def test_discs_do_not_connect_round_the_edge():
    assert dropped("ffggaabb").ask is not None


@rule("connectfour", "3")
def test_a_full_board_without_four_in_a_row_is_a_draw():
    match = dropped(DRAW)
    assert match.ask is None
    assert [len(column) for column in match.state.columns] == [6] * 7
    assert [(one.place, one.points) for one in match.standings()] == [(1, 0), (1, 0)]


@rule("connectfour", "2.1")
def test_the_last_column_with_room_is_chosen_without_asking():
    match = dropped(DRAW)
    assert (len(match.moves), match.state.discs) == (38, 42)


def test_when_it_is_over_nothing_more_is_dropped():
    with pytest.raises(RuleViolation, match="The match is over"):
        dropped("abababa").play("drop a")


# What a position is worth


def worth(columns, name):
    match = dropped(columns)
    return match.game.estimate(match.state, match.names.index(name))


def test_there_are_69_lines_of_four():
    assert len(set(LINES)) == len(LINES) == 69
    assert {line.bit_count() for line in LINES} == {4}


def test_the_middle_has_more_lines_than_the_edge():
    assert worth("d", "Ana") > worth("b", "Ana") > worth("a", "Ana") > worth("", "Ana") == 0


def test_two_discs_in_an_open_line_are_worth_more_than_one_and_one():
    assert worth("agbg", "Ana") > worth("ag", "Ana") + worth("bg", "Ana")


def test_a_closed_line_is_worth_nothing():
    assert worth("ababab", "Ana") > worth("abababgag", "Ana")


def test_three_in_a_row_is_nearly_won_by_whoever_is_next():
    assert worth("ababab", "Ana") == NEXT_DISC > worth("ababab", "Ben")
    assert worth("abababg", "Ben") == NEXT_DISC > worth("abababg", "Ana")


def test_a_gap_that_no_disc_reaches_is_not_yet_a_win():
    """Ana has three slanting up to the right; the cell above them is in the air."""
    assert 0 < worth("abbccdcg", "Ana") < NEXT_DISC


def test_a_win_is_worth_its_point_and_a_loss_nothing():
    assert (worth("abababa", "Ana"), worth("abababa", "Ben")) == (1, 0)
