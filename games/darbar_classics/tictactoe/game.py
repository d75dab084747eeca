"""Tic-tac-toe: two players mark nine cells in turn; three in a row wins."""

from enum import IntEnum
from typing import Any

from darbar import Dice, Event, Flow, Game, Move, Score, Seat, State, Table, Text, text
from darbar.core.meanings import Owner
from darbar.core.moves import word
from darbar.ui.scene import Cell as SceneCell
from darbar.ui.scene import Grid, Panel, Piece, Scene, shows

NOBODY = -1
BOTH = (Seat(0), Seat(1))


class Cell(IntEnum):
    """A column and a row, from the top left."""

    A1, B1, C1, A2, B2, C2, A3, B3, C3 = range(9)


class Mark(Move):
    """Mark {cell}."""

    cell: Cell


class Marked(Event):
    """{seat} marked {cell}."""

    seat: Seat
    cell: Cell


class Won(Event):
    """{seat} has three in a row."""

    seat: Seat


class TicTacToe(State):
    """Whose mark is in each cell, who is next, and who has won."""

    cells: list[Owner]
    marks: int = 0
    winner: Owner = NOBODY


LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = [[tuple(other for other in line if other != cell) for line in LINES if cell in line] for cell in Cell]
MARKS = [Mark(cell) for cell in Cell]


def setup(seats: int, dice: Dice, box: Any) -> TicTacToe:
    """1 Nine empty cells."""
    return TicTacToe(cells=[NOBODY] * 9)


def phase(state: TicTacToe) -> str | None:
    """2 The whole game is one phase."""
    return None if state.winner != NOBODY or state.marks == len(Cell) else "play"


def play(table: Table[TicTacToe]) -> Flow[None]:
    """2 Players take turns until a row or a full board."""
    state = table.state
    while state.winner == NOBODY and state.marks < len(MARKS):
        yield from turn(table, BOTH[state.marks % 2])


def turn(table: Table[TicTacToe], seat: Seat) -> Flow[None]:
    """2.1 Mark one empty cell."""
    state = table.state
    cells = state.cells
    empty = [mark for mark in MARKS if cells[mark.cell] < 0]
    mark: Mark = yield table.ask(seat, "mark", empty, lambda move: why_not(state, move))
    cell = mark.cell
    cells[cell] = seat
    state.marks += 1
    table.tell(Marked, seat, cell)
    if three_in_a_row(cells, cell):
        state.winner = seat
        table.tell(Won, seat)


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


def features(view: TicTacToe, seat: Seat) -> list[float]:
    """Whether a seat is next: for whoever learns, because this game keeps no turns."""
    return [float(view.marks % 2 == seat)]


def scene(view: TicTacToe, seat: Seat | None) -> Scene:
    """The nine cells."""
    cells = [SceneCell(ids=shows(cell), pieces=marks(view.cells[cell])) for cell in Cell]
    rows = tuple(tuple(cells[row : row + 3]) for row in (0, 3, 6))
    return Scene((Panel("board", "panel-board", (Grid("panel-board", rows, board="square"),)),))


def marks(owner: int) -> tuple[Piece, ...]:
    """The mark in a cell, if there is one."""
    return () if owner < 0 else (Piece("mark", Seat(owner)),)


def shorthand(view: TicTacToe, move: Move) -> str | None:
    """A cell is enough: `b2`."""
    return word(move.cell) if isinstance(move, Mark) else None


TICTACTOE = Game(
    name="tictactoe",
    title="Tic-tac-toe",
    version="1",
    about="Three in a row on nine cells.",
    seats=(2, 2),
    state=TicTacToe,
    moves=(Mark,),
    events=(Marked, Won),
    setup=setup,
    phase=phase,
    phases={"play": play},
    score=score,
    features=features,
    scene=scene,
    shorthand=shorthand,
    package=__package__,
    conserved=lambda state: {"cells": len(state.cells)},
)
