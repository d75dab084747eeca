"""Connect four: discs fall down seven columns; four in a row wins."""

from enum import IntEnum
from typing import Annotated, Any

from darbar import Dice, Event, Flow, Game, Move, Score, Seat, State, Table, Text, text
from darbar.core.meanings import Owner, UpTo
from darbar.core.moves import word
from darbar.ui.scene import Cell as SceneCell
from darbar.ui.scene import Grid, Panel, Piece, Scene, shows

NOBODY = -1
ROWS = 6


class Column(IntEnum):
    """The seven columns, from the left."""

    A, B, C, D, E, F, G = range(7)


class Drop(Move):
    """Drop a disc into column {column}."""

    column: Column


class Dropped(Event):
    """{seat} dropped a disc into column {column}."""

    seat: Seat
    column: Column


class Won(Event):
    """{seat} has four in a row."""

    seat: Seat


class ConnectFour(State):
    """The discs in each column, from the bottom up, and who has won."""

    columns: list[Annotated[list[Owner], UpTo(ROWS)]]
    discs: int = 0
    winner: Owner = NOBODY


DROPS = [Drop(column) for column in Column]
DIRECTIONS = ((1, 0), (1, 1), (1, -1))

CELLS = [[1 << column * (ROWS + 1) + row for row in range(ROWS)] for column in Column]
"""A bit for each cell, with a free one above each column."""

LINES = [
    sum(CELLS[column + step * place][row + rise * place] for place in range(4))
    for step, rise in ((0, 1), *DIRECTIONS)
    for column in range(len(Column) - 3 * step)
    for row in range(ROWS)
    if 0 <= row + 3 * rise < ROWS
]
HOPES = (0.0, 0.002, 0.01, 0.04)
"""What an open line with so many own discs is worth, where a win is 1; and a line that the next disc completes."""

NEXT_DISC = 0.9


def setup(seats: int, dice: Dice, box: Any) -> ConnectFour:
    """1 Seven empty columns of six."""
    return ConnectFour(columns=[[] for _ in Column])


def phase(state: ConnectFour) -> str | None:
    """2 Players take turns until a row or a full board."""
    return None if state.winner != NOBODY or state.discs == ROWS * len(Column) else "turn"


def turn(table: Table[ConnectFour]) -> Flow[None]:
    """2.1 Drop one disc into a column with room."""
    state = table.state
    seat = Seat(state.discs % 2)
    open_columns = [drop for drop, discs in zip(DROPS, state.columns, strict=True) if len(discs) < ROWS]
    drop: Drop = yield table.ask(seat, "drop", open_columns, why_not)
    column = drop.column
    state.columns[column].append(seat)
    state.discs += 1
    table.tell(Dropped, seat, column)
    if four_in_a_row(state.columns, column):
        state.winner = seat
        table.tell(Won, seat)


def why_not(move: Move) -> Text | None:
    """2.1 A full column takes no more."""
    return text("refusal-full", column=move.column) if isinstance(move, Drop) else None


def four_in_a_row(columns: list[list[int]], column: int) -> bool:
    """3 Whether the top disc of a column completes four in a row."""
    discs = columns[column]
    owner, row = discs[-1], len(discs) - 1
    if row >= 3 and discs[-4:] == [owner] * 4:
        return True
    return any(
        count_along(columns, column, row, step, rise) + count_along(columns, column, row, -step, -rise) >= 3
        for step, rise in DIRECTIONS
    )


def count_along(columns: list[list[int]], column: int, row: int, step: int, rise: int) -> int:
    """How many discs of the same owner follow one another in a direction."""
    owner, count = columns[column][row], 0
    while True:
        column, row = column + step, row + rise
        if not (0 <= column < len(columns) and 0 <= row < len(columns[column]) and columns[column][row] == owner):
            return count
        count += 1


def score(state: ConnectFour, seat: Seat) -> Score:
    """3 The winner has one point; a full board without a row is a draw."""
    return Score({"row": int(state.winner == seat)})


def features(view: ConnectFour, seat: Seat) -> list[float]:
    """Whether a seat is next, because this game keeps no turns; and what its lines are worth."""
    return [float(view.discs % 2 == seat), value(view, seat)]


def value(state: ConnectFour, seat: Seat) -> float:
    """How much of a win there is in the lines that the other has not closed."""
    if state.winner != NOBODY:
        return float(state.winner == seat)
    own, other = discs_of(state, seat), discs_of(state, 1 - seat)
    turn = reachable(state) if state.discs % 2 == seat else 0
    hope = 0.0
    for line in LINES:
        if not line & other:
            hope += HOPES[(line & own).bit_count()]
            if (left := line & ~own) & turn and left.bit_count() == 1:
                return NEXT_DISC
    return min(hope, NEXT_DISC)


def discs_of(state: ConnectFour, seat: int) -> int:
    """The cells with discs of a seat."""
    return sum([cell for cells, column in zip(CELLS, state.columns, strict=True)
                for cell, owner in zip(cells, column, strict=False) if owner == seat])  # fmt: skip


def reachable(state: ConnectFour) -> int:
    """The cells into which the next disc can fall."""
    return sum([cells[len(column)] for cells, column in zip(CELLS, state.columns, strict=True) if len(column) < ROWS])


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
