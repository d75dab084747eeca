"""Connect four: discs fall down seven columns; four in a row wins."""

from darbar import Game, Move, Seat
from darbar.core.moves import word
from darbar.ui.scene import Cell as SceneCell
from darbar.ui.scene import Grid, Panel, Piece, Scene, shows

from .board import ROWS, Column, ConnectFour, Drop, Dropped, Won
from .features import features
from .rules import phase, score, setup, turn
from .value import value


def scene(view: ConnectFour, seat: Seat | None) -> Scene:
    """Six rows from the top; each cell belongs to its column."""

    def cell(column: Column, row: int) -> SceneCell:
        discs = view.columns[column]
        pieces = (Piece("disc", Seat(discs[row])),) if row < len(discs) else ()
        return SceneCell(ids=shows(column), pieces=pieces)

    rows = tuple(tuple(cell(column, row) for column in Column) for row in reversed(range(ROWS)))
    return Scene((Panel("board", "panel-board", (Grid("panel-board", rows, board="square"),)),))


def shorthand(view: ConnectFour, move: Move) -> str | None:
    """A column is enough: `d`."""
    return word(move.column) if isinstance(move, Drop) else None


CONNECTFOUR = Game(
    name="connectfour",
    title="Connect four",
    version="1",
    about="Four in a row; discs fall down.",
    seats=(2, 2),
    state=ConnectFour,
    moves=(Drop,),
    events=(Dropped, Won),
    setup=setup,
    phase=phase,
    phases={"turn": turn},
    score=score,
    value=value,
    features=features,
    scene=scene,
    shorthand=shorthand,
    package=__package__,
    conserved=lambda state: {"uncounted discs": state.discs - sum(map(len, state.columns))},
)
