"""The play-by-play: a match in lines of English, as a spectator may know it."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from darbar import Event, Match
from darbar.files import append
from darbar.match.outcomes import deciding, placed

LOGS: WeakKeyDictionary[Match[Any], Path] = WeakKeyDictionary()
"""Where each match is logged; a match whose log cannot be written is no longer here."""

COMPLAINED: set[Path] = set()


def begin(match: Match[Any], path: str) -> bool:
    """Write the heading; whether that was possible."""
    LOGS[match] = Path(path)
    again = f", taken up after decision {match.answered}" if match.answered else ""
    _write(match, [title(match) + again])
    return match in LOGS


def tell(match: Match[Any], event: Event) -> None:
    """Write what happened."""
    _write(match, sentences(match, [event]))


def take_back(match: Match[Any]) -> None:
    """Write how much of the match is left."""
    _write(match, [f"Decisions were taken back, as far as decision {match.answered}."])


def end(match: Match[Any]) -> None:
    """Write the final standings."""
    _write(match, standings(match))


def lines(match: Match[Any]) -> Iterator[str]:
    """A whole match."""
    yield title(match)
    yield from sentences(match, match.events)
    yield from standings(match) if match.ask is None else ["The match is not over yet."]


def title(match: Match[Any]) -> str:
    """What is played by whom. The seed is left out: it would tell secrets."""
    return f"{match.game.title}: {match.words().join(match.names)}"


def sentences(match: Match[Any], events: Iterable[Event]) -> Iterator[str]:
    """What a spectator may know of some events."""
    words = match.words()
    for event in events:
        if (seen := event.seen_by(None)) is not None:
            yield f"  {words.event(seen)}"


def standings(match: Match[Any]) -> Iterator[str]:
    """Who won, places and points, and where they come from."""
    words = match.words()
    yield words.outcome(match.outcome())
    standings = match.standings()
    for place, one in placed(standings):
        breakdown = ", ".join(words.breakdown(one, deciding(standings)))
        yield f"{place} {words.player(one.seat)}: {one.points} ({breakdown})".lstrip()


def _write(match: Match[Any], written: Iterable[str]) -> None:
    """Add lines to a match's log. A log that cannot be written is given up, and complained about once."""
    path = LOGS.get(match)
    if path is None:
        return
    try:
        append(path, "".join(f"{line}\n" for line in written))
    except (OSError, ValueError) as error:
        del LOGS[match]
        _complain(path, error)


def _complain(path: Path, error: Exception) -> None:
    if path not in COMPLAINED:
        COMPLAINED.add(path)
        what = getattr(error, "strerror", None) or error
        print(f"darbar: the log {path} cannot be written: {what}. The match goes on without it.", file=sys.stderr)
