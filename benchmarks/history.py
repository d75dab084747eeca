"""What was measured before, a line for each run: `history.jsonl`. It shows where something has become slower.

Ratios to the floor say little from one machine or Python to another, so a run is compared with those that are like it.
"""

import json
import platform
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("history.jsonl")
RECENT = 5
"""A run is compared with the middle of so many before it: one that was lucky is no measure."""

FALL = 0.05
"""More than this is a fall."""

Entry = dict[str, Any]


def entry(about: dict[str, str], floor: float, results: dict[str, list[float]]) -> Entry:
    """A line for the file."""
    return {
        "time": time.strftime("%Y-%m-%d %H:%M", time.gmtime()),
        "commit": _commit(),
        "machine": _machine(),
        **about,
        "floor": round(floor),
        "results": {name: [float(f"{one:.4g}") for one in spread] for name, spread in results.items()},
    }


def read(file: Path = FILE) -> list[Entry]:
    """All lines, the oldest first."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def add(new: Entry, file: Path = FILE) -> None:
    """Write one more line."""
    with file.open("a") as lines:
        lines.write(json.dumps(new) + "\n")


def before(new: Entry, past: list[Entry]) -> dict[str, float]:
    """What was usual in the last runs of the same build, by the same Python on the same machine."""
    like = [old for old in past if all(old[key] == new[key] for key in ("machine", "python", "build"))]
    usual = {}
    for name in new["results"]:
        found = [old["results"][name][0] for old in like if name in old["results"]][-RECENT:]
        if found:
            usual[name] = statistics.median(found)
    return usual


def falls(new: Entry, past: list[Entry]) -> dict[str, float]:
    """What has become slower by more than is let pass, and by which part."""
    usual = before(new, past)
    change = {name: new["results"][name][0] / usual[name] - 1 for name in usual}
    return {name: by for name, by in change.items() if by < -FALL}


def _machine() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    return model or platform.processor() or platform.machine()


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    found = subprocess.run(command, cwd=FILE.parent, capture_output=True, text=True, check=False)
    return found.stdout.strip()
