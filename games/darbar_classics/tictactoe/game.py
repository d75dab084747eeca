"""Tic-tac-toe: two players mark nine cells in turn; three in a row wins."""

from darbar import Game, Move, Seat
from darbar.core.moves import word
from darbar.ui.scene import Cell as SceneCell
from darbar.ui.scene import Grid, Panel, Piece, Scene, shows

from .board import Cell, Mark, Marked, TicTacToe, Won
from .features import features
from .rules import phase, play, score, setup


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
