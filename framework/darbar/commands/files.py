"""Saved matches, for the commands that open one."""

from pathlib import Path
from typing import Any

from ..errors import RecordError, printable
from ..match.match import Match
from ..matches import load


def open_match(path: Path, at: int | None = None) -> Match[Any]:
    """The match in a file; what is wrong with it is told with the file's name."""
    try:
        return load(path, at)
    except RecordError as error:
        sentence = str(error)
        raise RecordError(sentence if printable(str(path)) in sentence else f"{path}: {sentence}") from None
