"""What a run says, as a picture."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import DarbarError
from ..files import check_target, write_atomically
from ..match.game import Game
from ..ui.words import Words
from .intervals import Estimate
from .looks import usual_looks
from .runner import Result
from .summary import BotLine, SeatLine, Summary

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = (".png", ".svg", ".pdf")
INK, ACCENT, FAINT = "#1f3a5f", "#c8553d", "#b8c4d0"
LONGEST = 34
"""A longer label is cut."""

BARS = 30
"""No histogram has more."""


def check_plot(path: Path, folder: bool = False) -> None:
    """Refuse what cannot be drawn, before anything is played."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise DarbarError("pictures need matplotlib: pip install 'darbar[plot]'") from None
    except Exception as error:
        raise DarbarError(f"pictures need matplotlib, and it cannot be used here: {error}") from None
    if path.suffix not in KINDS and not (folder and not path.suffix):
        instead = " (or a folder, without a dot in its name)" if folder else ""
        raise DarbarError(f"a picture ends in {', '.join(KINDS)}{instead}: {path.name!r} does not")
    if not path.parent.is_dir():
        raise DarbarError(f"there is no folder {path.parent} for the picture")
    if path.suffix:
        check_target(path)


def new_figure(width: float, height: float, title: str) -> "Figure":
    """An empty picture."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(h_pad=0.12, w_pad=0.1), facecolor="white")
    figure.suptitle(title, fontsize=13, fontweight="bold", x=0.01, ha="left")
    return figure


def save(figure: "Figure", path: Path) -> None:
    """Write a picture."""
    from matplotlib import rc_context

    drawn = BytesIO()
    with rc_context({"svg.fonttype": "none"}):
        figure.savefig(drawn, format=path.suffix[1:], dpi=110)
    write_atomically(path, drawn.getvalue())


def short(label: str) -> str:
    """A label that leaves room for the picture."""
    return label if len(label) <= LONGEST else f"{label[: LONGEST - 1]}…"


@usual_looks()
def draw_arena(path: Path, summary: Summary, results: Sequence[Result], game: Game[Any]) -> None:
    """Win rates, points, where they come from, ratings, seats and length."""
    bots, played = summary.bots, [result for result in results if result.status == "finished"]
    tall = 1.1 + 0.32 * max(6, len(bots))
    title = f"{game.title}: {len(played)} matches"
    figure = new_figure(15, 2 * tall + 1.2, title)
    (wins, points, ratings), (sources, seats, length) = figure.subplots(2, 3)
    draw_shares(wins, [short(bot.name) for bot in bots], [bot.win_rate for bot in bots], [b.even_share for b in bots])
    wins.set_title(f"{'Rate of success' if summary.together else 'Win rate'}, with 95 % intervals")
    _draw_points(points, bots, played)
    _draw_ratings(ratings, bots)
    _draw_sources(sources, bots, Words(game))
    names = [f"seat {line.seat}" for line in summary.seats]
    draw_seats(seats, names, summary.seats)
    _draw_length(length, played)
    save(figure, path)


def draw_seats(axes: "Axes", names: Sequence[str], lines: Sequence[SeatLine]) -> None:
    """The win rate of each seat; where all play together, its points."""
    if all(line.even_share is None for line in lines):
        points = [line.points for line in lines]
        dots(axes, [one.mean for one in points], [(one.low or one.mean, one.high or one.mean) for one in points])
        label_rows(axes, names)
        axes.set_title("Points by seat, with 95 % intervals")
        return
    draw_shares(axes, names, [line.win_rate for line in lines], [line.even_share for line in lines])
    axes.set_title("Win rate by seat, with 95 % intervals")


def draw_shares(axes: "Axes", names: Sequence[str], shares: Sequence[Estimate], even: Sequence[float | None]) -> None:
    """Shares as points with their intervals; the even share, where there is one, is a dash."""
    dots(axes, [100 * one.mean for one in shares], [(100 * (one.low or 0), 100 * (one.high or 0)) for one in shares])
    label_rows(axes, names)
    axes.set_xlim(-3, 103)
    axes.set_xlabel("%")
    known = [(100 * one, row) for row, one in enumerate(even) if one is not None]
    if known:
        at, rows = zip(*known, strict=True)
        axes.scatter(at, rows, marker="|", s=260, color=ACCENT, label="even share", zorder=2)
        axes.legend(loc="best", fontsize=8, frameon=False, markerscale=0.5)


def dots(axes: "Axes", means: Sequence[float], bounds: Sequence[tuple[float, float]]) -> None:
    """A point and its interval in each row."""
    rows = list(range(len(means)))
    axes.hlines(rows, [low for low, _ in bounds], [high for _, high in bounds], color=INK, linewidth=2, zorder=3)
    axes.scatter(means, rows, color=INK, s=36, zorder=4)


def label_rows(axes: "Axes", names: Sequence[str]) -> None:
    """Name the rows, the first at the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.grid(axis="x", color=FAINT, linewidth=0.5)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(axis="y", length=0)


def boxes(axes: "Axes", groups: Sequence[Sequence[float]]) -> None:
    """A box in each row: the middle half of the figures, their median, and 5 % to 95 % of them."""
    drawn = axes.boxplot(
        [list(group) for group in groups],
        positions=range(len(groups)),
        orientation="horizontal",
        whis=(5, 95),
        widths=0.55,
        patch_artist=True,
        flierprops={"marker": ".", "markersize": 3, "markeredgecolor": INK, "alpha": 0.5},
        medianprops={"color": ACCENT, "linewidth": 2},
    )
    for patch in drawn["boxes"]:
        patch.set(facecolor=FAINT, edgecolor=INK)


def _draw_points(axes: "Axes", bots: Sequence[BotLine], played: Sequence[Result]) -> None:
    seated = [one for result in played for one in result.seats]
    boxes(axes, [[one.points for one in seated if one.bot == bot.name] for bot in bots])
    label_rows(axes, [short(bot.name) for bot in bots])
    axes.set_title("Points: median, middle half, 5 % to 95 %")


def _draw_ratings(axes: "Axes", bots: Sequence[BotLine]) -> None:
    rated = [(bot.name, bot.rating) for bot in bots if bot.rating is not None]
    if not rated:
        axes.set_title("No rating: all play together")
        axes.set_axis_off()
        return
    bounds = [(rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma) for _, rating in rated]
    dots(axes, [rating.mu for _, rating in rated], bounds)
    label_rows(axes, [short(name) for name, _ in rated])
    axes.set_title("Rating, ± 2 sigma")


def _draw_sources(axes: "Axes", bots: Sequence[BotLine], words: Words) -> None:
    """Lines that give points pile up to the right, lines that cost points to the left."""
    from matplotlib import colormaps

    keys = list(dict.fromkeys(key for bot in bots for key in bot.lines))
    ends = {True: [0.0] * len(bots), False: [0.0] * len(bots)}
    for place, key in enumerate(keys):
        widths = [bot.lines.get(key, 0.0) for bot in bots]
        lefts = [ends[width >= 0][row] for row, width in enumerate(widths)]
        axes.barh(
            range(len(bots)), widths, 0.6, lefts, color=colormaps["tab20"](place % 20), label=short(words.line(key))
        )
        for row, width in enumerate(widths):
            ends[width >= 0][row] += width
    label_rows(axes, [short(bot.name) for bot in bots])
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_title("Where points come from")
    columns = 3 if len(keys) > 4 else 2
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.1), ncols=columns, fontsize=8, frameon=False)


def _draw_length(axes: "Axes", played: Sequence[Result]) -> None:
    from matplotlib.ticker import MaxNLocator

    turns = any(result.turns for result in played)
    figures = [result.turns if turns else result.decisions for result in played]
    step = 1 + (max(figures) - min(figures)) // BARS
    edges = [edge - 0.5 for edge in range(min(figures), max(figures) + step + 1, step)]
    axes.hist(figures, bins=edges, color=FAINT, edgecolor=INK, linewidth=0.6)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel("turns" if turns else "decisions")
    axes.set_ylabel("matches")
    axes.set_title("Length of a match")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
