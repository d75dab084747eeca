"""What a study says, as pictures."""

from collections.abc import Callable, Sequence
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from ..errors import RecordError
from ..match.game import Game
from ..ui.words import Words
from .looks import usual_looks
from .plots import ACCENT, FAINT, INK, boxes, draw_seats, label_rows, new_figure, save, short
from .runner import Result
from .study import Study, Use, lead_over, side_points
from .uses import families

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDEST = 16.0
"""Ratios beyond this, or its inverse, are drawn at the edge."""

BESIDE = 6
"""More kinds than this do not fit twice beside each other."""


@usual_looks()
def draw_study(path: Path, study: Study, results: Sequence[Result], game: Game[Any]) -> None:
    """One picture; or a folder with one, and one for each family of components."""
    if path.suffix:
        draw_overview(path, study, results, game)
        return
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise RecordError(f"cannot make the folder {path}: {error.strerror}") from None
    draw_overview(path / "overview.png", study, results, game)
    family, words = families(game), Words(game)
    for name in dict.fromkeys(family.values()):
        uses = [use for use in study.uses if family.get(use.component) == name]
        names = {id: words.called(id) for id, one in family.items() if one == name}
        if uses:
            title = f"{game.title}: {name.replace('-', ' ')}"
            draw_family(path / f"{name}.png", title, uses, names, study.compared)


def draw_overview(path: Path, study: Study, results: Sequence[Result], game: Game[Any]) -> None:
    """Length, closeness, seats and points on the left; kinds of moves, and who uses them, on the right."""
    played = [result for result in results if result.status == "finished"]
    kinds = [use for use in study.uses if use.source == "move" and not use.component]
    figure = new_figure(16, max(11.0, 2.2 + 0.27 * len(kinds)), f"{game.title}: {study.finished} matches")
    left, right = figure.subfigures(1, 2, squeeze=False, width_ratios=(1, 1.25))[0]
    tables = [line.seats for line in study.lengths]
    heights = (
        0.8 + len(tables) * 0.5,
        0.8 + len(tables) * 0.5,
        1 + len(study.seats) * 0.4,
        1 + len(study.points) * 0.4,
    )
    length, lead, seats, points = left.subplots(4, 1, height_ratios=heights)
    _draw_lengths(length, tables, played)
    _draw_leads(lead, tables, played, study, game.goal.fewest)
    names = [f"seat {line.seat} of {line.seats}" for line in study.seats]
    draw_seats(seats, names, study.seats)
    _draw_point_lines(points, study, Words(game))
    uses, ratios = right.subplots(1, 2, sharey=True)
    _draw_uses(uses, kinds)
    _draw_ratios(ratios, kinds, study.compared)
    label_rows(ratios, [use.kind for use in kinds])
    save(figure, path)


def _draw_lengths(axes: "Axes", tables: Sequence[int], played: Sequence[Result]) -> None:
    turns = any(result.turns for result in played)
    figure: Callable[[Result], float] = lambda result: result.turns if turns else result.decisions  # noqa: E731
    _draw_boxes(axes, tables, played, figure)
    axes.set_title(f"Length of a match in {'turns' if turns else 'decisions'}: median, middle half, 5 % to 95 %")


def _draw_leads(axes: "Axes", tables: Sequence[int], played: Sequence[Result], study: Study, fewest: bool) -> None:
    if study.together:
        _draw_boxes(axes, tables, played, lambda result: side_points(result)[0])
        axes.set_title("Points of all together")
        return
    _draw_boxes(axes, tables, played, lambda result: lead_over(result, 1, fewest))
    axes.set_title("The winner's lead over the second, in points")


def _draw_boxes(
    axes: "Axes", tables: Sequence[int], played: Sequence[Result], figure: Callable[[Result], float]
) -> None:
    boxes(axes, [[figure(result) for result in played if len(result.seats) == count] for count in tables])
    label_rows(axes, [f"{count} seats" for count in tables])


def _draw_point_lines(axes: "Axes", study: Study, words: Words) -> None:
    lines, (winners, others) = study.points, study.compared
    rows = range(len(lines))
    axes.barh([row - 0.2 for row in rows], [line.winners for line in lines], 0.38, color=INK, label=winners)
    axes.barh([row + 0.2 for row in rows], [line.others for line in lines], 0.38, color=FAINT, label=others)
    label_rows(axes, [short(words.line(line.line)) for line in lines])
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_title("Where points come from")
    if lines:
        axes.legend(loc="best", fontsize=8, frameon=False)


def _draw_uses(axes: "Axes", uses: Sequence[Use]) -> None:
    axes.barh(range(len(uses)), [use.per_match for use in uses], 0.6, color=FAINT, edgecolor=INK, linewidth=0.6)
    axes.set_xscale("log")
    label_rows(axes, [use.kind for use in uses])
    axes.set_title("Uses in a match (logarithmic)")


def _draw_ratios(axes: "Axes", uses: Sequence[Use], compared: tuple[str, str]) -> None:
    """Where one side never uses a thing there is nothing to draw."""
    known = [(row, use.ratio) for row, use in enumerate(uses) if use.ratio is not None]
    axes.axvline(1, color=ACCENT, linewidth=1, zorder=1)
    for row, one in known:
        low, high = _inside(one.low or one.mean), _inside(one.high or one.mean)
        axes.hlines(row, low, high, color=INK, linewidth=2, zorder=3)
        axes.scatter(_inside(one.mean), row, color=INK, s=30, zorder=4)
    axes.set_xscale("log", base=2)
    axes.set_xlim(1 / WIDEST / 1.2, WIDEST * 1.2)
    ticks = [1 / 16, 1 / 4, 1, 4, 16]
    axes.set_xticks(ticks, ["1/16", "1/4", "1", "4", "16"])
    axes.set_title("Uses: {} to {}".format(*compared))


def _inside(value: float) -> float:
    return min(WIDEST, max(1 / WIDEST, value))


class Column(NamedTuple):
    """A kind of move or event in which components are named."""

    source: str
    kind: str

    def __str__(self) -> str:
        return self.kind if self.source == "move" else f"({self.kind})"


class Shade(NamedTuple):
    """How a figure is coloured: by its logarithm, within a span."""

    colours: str
    low: float
    high: float

    def of(self, value: float) -> Any:
        """The colour of a value."""
        from matplotlib import colormaps

        return colormaps[self.colours]((log10(value) - self.low) / (self.high - self.low))


OFTEN = Shade("Blues", -2.5, 2.5)
RATIO = Shade("RdBu", -0.7, 0.7)


def draw_family(path: Path, title: str, uses: Sequence[Use], names: dict[str, str], compared: tuple[str, str]) -> None:
    """A family of components: how often each is used in each kind of move and event, and how much more by winners."""
    columns = list(dict.fromkeys(Column(use.source, use.kind) for use in uses))
    stacked = len(columns) > BESIDE
    width, height = 2.2 + 0.85 * len(columns), 1.6 + 0.3 * len(names)
    figure = new_figure(*((max(9.0, width), 2 * height) if stacked else (max(9.0, 2 * width), height)), title)
    often, ratio = figure.subplots(2, 1) if stacked else figure.subplots(1, 2)
    for axes in (often, ratio):
        _draw_frame(axes, list(names.values()), columns)
    often.set_title("Uses in a match (in brackets: events)")
    ratio.set_title("Uses: {} to {} (coloured: the interval leaves out 1)".format(*compared))
    for use in uses:
        at = (columns.index(Column(use.source, use.kind)), list(names).index(use.component))
        _draw_cell(often, at, use.per_match, OFTEN.of(use.per_match))
        if use.ratio is not None:
            _draw_cell(ratio, at, use.ratio.mean, RATIO.of(use.ratio.mean) if use.sure else None)
    save(figure, path)


def _draw_frame(axes: "Axes", rows: Sequence[str], columns: Sequence[Column]) -> None:
    label_rows(axes, [short(row) for row in rows])
    axes.grid(visible=False)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.set_xticks(range(len(columns)), list(map(str, columns)), rotation=35, ha="right", rotation_mode="anchor")
    axes.tick_params(axis="x", length=0)
    axes.spines["bottom"].set_visible(False)


def _draw_cell(axes: "Axes", at: tuple[int, int], value: float, colour: Any) -> None:
    """A figure on its colour; without one it is faint."""
    from matplotlib.patches import Rectangle

    ink = "#8a949e"
    if colour is not None:
        axes.add_patch(Rectangle((at[0] - 0.48, at[1] - 0.46), 0.96, 0.92, facecolor=colour))
        ink = "white" if 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] < 0.55 else "black"
    shown = f"{value:.0f}" if value >= 100 else f"{value:.2g}"
    axes.text(at[0], at[1], shown, ha="center", va="center", fontsize=8, color=ink)
