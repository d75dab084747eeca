"""The rules: two players mark nine cells in turn; three in a row wins."""

from typing import Any, Final

from darbar import Dice, Flow, Move, Score, Seat, Table, Text, text
from darbar.core.asks import Why

from .board import NOBODY, Cell, Mark, Marked, TicTacToe, Won

BOTH: Final[tuple[Seat, ...]] = (Seat(0), Seat(1))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH: Final = [[tuple(other for other in line if other != cell) for line in LINES if cell in line] for cell in Cell]
MARKS: Final = [Mark(cell) for cell in Cell]


def setup(seats: int, dice: Dice, box: Any) -> TicTacToe:
    """1 Nine empty cells."""
    return TicTacToe(cells=[NOBODY] * 9)


def phase(state: TicTacToe) -> str | None:
    """2 The whole game is one phase."""
    return None if state.winner != NOBODY or state.marks == len(MARKS) else "play"


def play(table: Table[TicTacToe]) -> Flow[None]:
    """2 Players take turns until a row or a full board."""
    state = table.state
    why = reasons(state)
    while state.winner == NOBODY and state.marks < len(MARKS):
        yield from turn(table, BOTH[state.marks % 2], why)


def turn(table: Table[TicTacToe], seat: Seat, why: Why) -> Flow[None]:
    """2.1 Mark one empty cell."""
    state = table.state
    cells = state.cells
    empty = [mark for cell, mark in enumerate(MARKS) if cells[cell] < 0]
    mark: Mark = yield table.ask(seat, "mark", empty, why)
    cell = mark.cell
    cells[cell] = seat
    state.marks += 1
    table.tell(Marked, seat, cell)
    if three_in_a_row(cells, cell):
        state.winner = seat
        table.tell(Won, seat)


def reasons(state: TicTacToe) -> Why:
    """The reasons of all questions of a match."""
    return lambda move: why_not(state, move)


def why_not(state: TicTacToe, move: Move) -> Text | None:
    """2.1 A marked cell stays marked."""
    if isinstance(move, Mark) and state.cells[move.cell] != NOBODY:
        return text("refusal-marked", cell=move.cell, seat=state.cells[move.cell])
    return None


def three_in_a_row(cells: list[int], cell: int) -> bool:
    """3 Whether the mark in a cell completes a row, a column or a diagonal."""
    owner = cells[cell]
    for one, other in THROUGH[cell]:
        if cells[one] == owner and cells[other] == owner:
            return True
    return False


def score(state: TicTacToe, seat: Seat) -> Score:
    """3 The winner has one point; a full board without a row is a draw."""
    return Score({"row": int(state.winner == seat)})
