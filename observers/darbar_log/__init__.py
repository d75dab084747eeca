"""Log: a play-by-play of every match, in the file that the environment variable DARBAR_LOG names."""

import os
from typing import TYPE_CHECKING, Any

from darbar.plugins import Card, hookimpl

if TYPE_CHECKING:
    from darbar import Event, Match


@hookimpl
def darbar_commands() -> list[Card]:
    """The same for saved matches."""
    return [Card("log", "darbar_log.command:log", "Print the play-by-play of a saved match.")]


@hookimpl
def darbar_match_started(match: "Match[Any]") -> bool:
    """Begin a log, if someone wants one."""
    if not (path := os.environ.get("DARBAR_LOG")):
        return False
    from . import playbyplay

    return playbyplay.begin(match, path)


@hookimpl
def darbar_told(match: "Match[Any]", event: "Event") -> None:
    """Log what a spectator may know."""
    from . import playbyplay

    playbyplay.tell(match, event)


@hookimpl
def darbar_took_back(match: "Match[Any]") -> None:
    """Log that some lines above no longer hold."""
    from . import playbyplay

    playbyplay.take_back(match)


@hookimpl
def darbar_match_ended(match: "Match[Any]") -> None:
    """Log the final standings."""
    from . import playbyplay

    playbyplay.end(match)
