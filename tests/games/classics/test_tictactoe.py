"""Tic-tac-toe, rule by rule."""

from itertools import combinations

import darbar
import pytest
from darbar import RuleViolation
from darbar.testing import offered, play, rule

ROWS = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3"]
COLUMNS = ["a1 a2 a3", "b1 b2 b3", "c1 c2 c3"]
DIAGONALS = ["a1 b2 c3", "c1 b2 a3"]
LINES = [line.split() for line in (*ROWS, *COLUMNS, *DIAGONALS)]
CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
DRAW = ["b2", "a1", "c1", "a3", "a2", "c2", "b1", "b3"]


def marked(*cells):
    """A match in which these cells have been marked in turn."""
    match = darbar.new("tictactoe", names=["Ana", "Ben"])
    play(match, *(f"mark {cell}" for cell in cells))
    return match


def test_a_cell_is_enough_to_mark_it():
    match = marked("b2")
    assert {str(move): short for short, move in match.shorthands().items()} == {
        f"mark {cell}": cell for cell in CELLS if cell != "b2"
    }
    match.play("A1")
    assert [notation for _, notation in match.record.moves] == ["mark b2", "mark a1"]


def harmless(line, count):
    """Cells beside a line that make no line themselves."""
    beside = [cell for cell in CELLS if cell not in line]
    return next(cells for cells in combinations(beside, count) if set(cells) not in map(set, LINES))


def places(match):
    return [(match.names[one.seat], one.place, one.points) for one in match.standings()]


@rule("tictactoe", "1")
def test_the_board_has_nine_empty_cells():
    assert offered(marked(), "Ana") == [f"mark {cell}" for cell in CELLS]


@pytest.mark.parametrize("seats", [1, 3])
@rule("tictactoe", "1")
def test_it_is_for_two(seats):
    with pytest.raises(RuleViolation, match="Tic-tac-toe is for 2 players"):
        darbar.new("tictactoe", seats=seats)


@rule("tictactoe", "2.1")
def test_players_mark_in_turn():
    match = marked("b2", "a1", "c3")
    assert match.deciders == [0, 1, 0]
    assert offered(match, "Ben") == [f"mark {cell}" for cell in CELLS if cell not in ("b2", "a1", "c3")]


@rule("tictactoe", "2.1")
def test_a_marked_cell_stays_marked():
    match = marked("b2")
    with pytest.raises(RuleViolation, match=r"Ana has marked b2 already. \[Tic-tac-toe 2.1\]"):
        match.play("mark b2")
    assert len(match.moves) == 1

    match = marked("b2", "a1")
    assert match.why("mark a1") == "Ben has marked a1 already. [Tic-tac-toe 2.1]"
    assert match.why("mark c3") is None


@pytest.mark.parametrize("line", LINES, ids=" ".join)
@rule("tictactoe", "3")
def test_every_row_column_and_diagonal_wins(line):
    beside = harmless(line, 2)
    match = marked(line[0], beside[0], line[1], beside[1])
    assert match.ask is not None
    play(match, f"mark {line[2]}")
    assert match.ask is None
    assert places(match) == [("Ana", 1, 1), ("Ben", 2, 0)]
    assert match.words().event(match.events[-1]) == "Ana has three in a row."


@pytest.mark.parametrize("line", LINES, ids=" ".join)
@rule("tictactoe", "3")
def test_the_second_player_wins_with_them_too(line):
    beside = harmless(line, 3)
    match = marked(beside[0], line[1], beside[1], line[2], beside[2], line[0])
    assert places(match) == [("Ben", 1, 1), ("Ana", 2, 0)]


@rule("tictactoe", "3")
def test_the_last_cell_is_marked_without_asking_and_may_complete_a_line():
    match = marked("a1", "b1", "a2", "b2", "c1", "c2", "b3", "c3")
    assert len(match.moves) == 8 and match.state.marks == 9
    assert places(match) == [("Ana", 1, 1), ("Ben", 2, 0)]


@rule("tictactoe", "3")
def test_a_full_board_without_a_line_is_a_draw():
    match = marked(*DRAW)
    assert match.ask is None
    assert places(match) == [("Ana", 1, 0), ("Ben", 1, 0)]


@rule("tictactoe", "3")
def test_a_line_of_both_players_is_no_line():
    assert marked("a1", "b1", "c1").ask is not None


def test_when_it_is_over_nothing_more_is_marked():
    match = marked(*DRAW)
    with pytest.raises(RuleViolation, match="The match is over"):
        match.play("mark a1")


def test_the_scene_shows_whose_mark_is_where():
    (grid,) = marked("b2", "a1").scene(None).panels[0].parts
    assert [[cell.pieces[0].owner if cell.pieces else None for cell in row] for row in grid.rows] == [
        [1, None, None],
        [None, 0, None],
        [None] * 3,
    ]
