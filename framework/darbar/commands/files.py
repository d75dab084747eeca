"""Saved matches, for the commands that open one."""

from pathlib import Path
from typing import Any

from ..files import told_with
from ..match.match import Match
from ..matches import load


def open_match(path: Path, at: int | None = None) -> Match[Any]:
    """The match in a file; what is wrong with it is told with the file's name."""
    with told_with(path):
        return load(path, at)
