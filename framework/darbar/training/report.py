"""The report of a school: what was trained how, how each generation did, and pictures of it."""

from pathlib import Path

from ..files import write_atomically
from .school import School, Verdict
from .training import command


def write_report(school: School) -> Path:
    """Write `report.md`, and `report.png` where matplotlib is installed; where the first one is."""
    path, verdicts = school.folder / "report.md", school.verdicts()
    drawn = bool(verdicts) and draw(school.folder / "report.png", verdicts)
    write_atomically(path, "\n".join([*_lines(school, verdicts), *(["", "![](report.png)"] if drawn else []), ""]))
    return path


def _lines(school: School, verdicts: list[Verdict]) -> list[str]:
    plan = school.plan
    lines = [f"# Training {plan.game}", "", f"    {command(plan, len(verdicts))}", ""]
    lines += [f"Rules {plan.rules}, layout {plan.layout}, {len(school.matches())} matches learned from.", ""]
    lines += ["| generation | wins | 95 % | even | loss, learned | loss, tried | calibration error | minutes |"]
    lines += ["|---|---|---|---|---|---|---|---|", *map(_row, verdicts)]
    if verdicts:
        best = max(verdicts, key=lambda verdict: verdict.win_rate)
        lines += ["", f"The best is generation {best.generation}, by {best.matches} matches against the panel:"]
        lines += [f"{', '.join(plan.panel)}. It is in `value.npz`."]
    return lines


def _row(one: Verdict) -> str:
    cells = [
        str(one.generation),
        f"{one.win_rate:.1%}",
        f"{one.low:.1%} to {one.high:.1%}",
        f"{one.even:.0%}",
        f"{one.learned:.3f}",
        f"{one.tried:.3f}",
        f"{one.calibration:.3f}",
        f"{one.seconds / 60:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def draw(path: Path, verdicts: list[Verdict]) -> bool:
    """Strength with intervals, loss, and calibration, by generation; False without matplotlib."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        return False
    from ..arena.plots import ACCENT, INK, new_figure, save

    figure = new_figure(11, 3.6, "Training")
    strength, loss, calibration = figure.subplots(1, 3)
    numbers = [one.generation for one in verdicts]
    rates = [one.win_rate for one in verdicts]
    reach = [[one.win_rate - one.low for one in verdicts], [one.high - one.win_rate for one in verdicts]]
    strength.errorbar(numbers, rates, yerr=reach, color=INK, marker="o", capsize=3)
    strength.axhline(verdicts[-1].even, color=ACCENT, linestyle="--")
    strength.set_title("wins against the panel")
    loss.plot(numbers, [one.learned for one in verdicts], color=INK, marker="o", label="learned")
    loss.plot(numbers, [one.tried for one in verdicts], color=ACCENT, marker="o", label="tried")
    loss.legend()
    loss.set_title("loss")
    calibration.plot(numbers, [one.calibration for one in verdicts], color=INK, marker="o")
    calibration.set_title("calibration error")
    for axes in (strength, loss, calibration):
        axes.set_xlabel("generation")
        axes.set_xticks(numbers)
    save(figure, path)
    return True
