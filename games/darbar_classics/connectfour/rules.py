"""The rules: discs fall down seven columns; four in a row wins."""

from typing import Any, Final

from darbar import Dice, Flow, Move, Score, Seat, Table, Text, text

from .board import NOBODY, ROWS, Column, ConnectFour, Drop, Dropped, Won

FULL = ROWS * len(Column)
DROPS = [Drop(column) for column in Column]
DIRECTIONS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (1, 1), (1, -1))


def setup(seats: int, dice: Dice, box: Any) -> ConnectFour:
    """1 Seven empty columns of six."""
    return ConnectFour(columns=[[] for _ in Column])


def phase(state: ConnectFour) -> str | None:
    """2 Players take turns until a row or a full board."""
    return None if state.winner != NOBODY or state.discs == FULL else "turn"


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
