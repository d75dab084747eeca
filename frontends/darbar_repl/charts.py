"""Charts: points over the rounds, drawn with the players' signs."""

from collections.abc import Sequence

from darbar import Seat, Standing, Words, text
from darbar.ui.render import Row, mark_of, signed
from darbar.ui.render.spans import cells, folded, packed

Moment = tuple[int, tuple[int, ...]]
"""A turn, and everyone's points in it."""

SEVERAL = "&"
MOMENTS = 6
"""So many turns after the first are told in words."""

LEAST_WIDTH, LEAST_HEIGHT = 20, 3


def points_over_rounds(
    history: Sequence[Moment], places: Sequence[Standing], words: Words, width: int, height: int
) -> list[Row]:
    """A line for each player; nothing where there is no room or nothing to draw yet.

    What is hidden is not in the lines: the heading says so.
    """
    if len(history) < 2 or width < LEAST_WIDTH or height < LEAST_HEIGHT:
        return []
    least, most = _bounds(history)
    left = max(len(str(least)), len(str(most)))
    wide = width - left - 2
    plot = _plot(_columns(history, wide), least, most, height)
    marked = {0: f"{most:>{left}} ┤", height - 1: f"{least:>{left}} ┤"}
    rows = [[("faint", marked.get(place, f"{'':{left}} │")), *row] for place, row in enumerate(plot)]
    axis = [("faint", f"{'':{left}} └{'─' * wide}")]
    return [*_title(places, words, width), *rows, axis, *_below(history, places, words, left + 2, width)]


def points_in_words(history: Sequence[Moment], places: Sequence[Standing], words: Words, width: int) -> list[Row]:
    """Everyone's points after some of the turns, for those who cannot see a chart."""
    if len(history) < 2:
        return []
    chosen = {round(place * (len(history) - 1) / MOMENTS) for place in range(MOMENTS + 1)}
    told = [_moment(*history[place], words) for place in sorted(chosen)]
    return [*_title(places, words, width), *(row for line in told for row in folded([("", line)], width, 2))]


def _moment(turn: int, points: Sequence[int], words: Words) -> str:
    everyone = ", ".join(f"{words.player(Seat(seat))} {count}" for seat, count in enumerate(points))
    return words.say(text("scene-titled", title=text("repl-chart-turn", turn=turn), what=everyone))


def _title(places: Sequence[Standing], words: Words, width: int) -> list[Row]:
    """What is told; and that what is hidden is not counted."""
    counted = all(place.counted for place in places)
    return folded([("heading", words.say(text("repl-chart-points" if counted else "repl-chart-counted")))], width)


def _bounds(history: Sequence[Moment]) -> tuple[int, int]:
    every = [count for _, points in history for count in points]
    return min(0, *every), max(1, *every)


def _columns(history: Sequence[Moment], wide: int) -> list[tuple[int, ...]]:
    """The points to draw in each column."""
    last = len(history) - 1
    return [history[round(column * last / (wide - 1))][1] for column in range(wide)]


def _plot(columns: Sequence[tuple[int, ...]], least: int, most: int, height: int) -> list[Row]:
    """The rows from the top; where players meet stands a sign of its own."""
    signs: list[Row] = [[("", " ")] * len(columns) for _ in range(height)]
    for column, points in enumerate(columns):
        for seat, count in enumerate(points):
            row = signs[height - 1 - round((count - least) * (height - 1) / (most - least))]
            free = row[column] == ("", " ")
            row[column] = (f"seat-{seat}", mark_of(Seat(seat))) if free else ("", SEVERAL)
    return signs


def _below(history: Sequence[Moment], places: Sequence[Standing], words: Words, left: int, width: int) -> list[Row]:
    """The first and the last turn under the axis, and whose sign is which."""
    (first, _), (last, _) = history[0], history[-1]
    start, end = words.say(text("repl-chart-turn", turn=first)), words.say(text("repl-chart-turn", turn=last))
    blank = width - left - cells(start) - cells(end)
    turns: list[Row] = [[("faint", " " * left + start + " " * blank + end)]] if blank > 0 else []
    by_seat = sorted(places, key=lambda place: place.seat)
    players: list[Row] = [[signed(words, one.seat), ("", f" {words.points(one)}")] for one in by_seat]
    several: Row = [("", words.say(text("repl-chart-several", sign=SEVERAL)))]
    return turns + packed([*players, several], width, 2, ("faint", " · "))
