"""Faults: what goes wrong in the code of a game is told with the name of its owner, and where it stands."""

from pathlib import Path
from traceback import extract_tb
from typing import Any

from ..errors import PluginError


def fault(game: Any, function: str, error: Exception, where: str = "") -> PluginError:
    """The error to raise when a function of a game fails: the game, the function, the line, and where the match was.

    A fault that was named already keeps its name.
    """
    if isinstance(error, PluginError):
        return error
    place = f", {where}" if where else ""
    return PluginError(f"game {game.name!r} failed in its {function}{_line(error)}{place}: {_what(error)}")


def _what(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _line(error: Exception) -> str:
    """The last line of code outside the kernel that the error came through."""
    kernel = Path(__file__).parents[1]
    for frame in reversed(extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if kernel not in path.parents and path.suffix == ".py":
            return f" ({path.name}, line {frame.lineno})"
    return ""
