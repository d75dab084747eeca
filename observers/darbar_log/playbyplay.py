"""The play-by-play: a match in lines of English, as a spectator may know it.

Events tell what happened; below them stands what a whole turn has changed on the table, whether one told it or not.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from darbar import DarbarError, Event, Match, TurnBegan
from darbar.files import append
from darbar.match.outcomes import deciding, placed
from darbar.matches import replayed
from darbar.ui.changes import changes
from darbar.ui.scene import Scene

LOGS: WeakKeyDictionary[Match[Any], Path] = WeakKeyDictionary()
"""Where each match is logged; a match whose log cannot be written is no longer here."""

TABLES: WeakKeyDictionary[Match[Any], "Table"] = WeakKeyDictionary()
"""What each of them looked like when its turn began."""

COMPLAINED: set[Path] = set()


class Table:
    """What a match looked like when its turn began; in a game without turns, nothing is told of it."""

    def __init__(self, match: Match[Any]) -> None:
        self._scene = _scene(match)
        self._turns = match.state.turn > 0

    def turn(self, match: Match[Any]) -> list[str]:
        """What the turn that is over has changed; from now on it is the next one's."""
        before, self._scene = self._scene, _scene(match)
        told, self._turns = self._turns, True
        if before is None or self._scene is None or not told:
            return []
        return [f"    {line}" for line in changes(before, self._scene, match.words())]

    def end(self, match: Match[Any]) -> list[str]:
        """What the last turn has changed."""
        return self.turn(match) if self._turns else []


def _scene(match: Match[Any]) -> Scene | None:
    """The table as a spectator sees it; nothing where the game fails at it, which is told elsewhere."""
    try:
        return match.scene(None)
    except DarbarError:
        return None


def begin(match: Match[Any], path: str) -> bool:
    """Write the heading; whether that was possible."""
    LOGS[match], TABLES[match] = Path(path), Table(match)
    again = f", taken up after decision {match.answered}" if match.answered else ""
    _write(match, [title(match) + again])
    return match in LOGS


def tell(match: Match[Any], event: Event) -> None:
    """Write what happened; before a turn begins, what the last one has changed on the table."""
    turn = TABLES[match].turn(match) if isinstance(event, TurnBegan) and match in LOGS else []
    _write(match, [*turn, *sentences(match, [event])])


def take_back(match: Match[Any]) -> None:
    """Write how much of the match is left."""
    TABLES[match] = Table(match)
    _write(match, [f"Decisions were taken back, as far as decision {match.answered}."])


def end(match: Match[Any]) -> None:
    """Write what the last turn has changed, and the final standings."""
    _write(match, [*TABLES[match].end(match), *standings(match)] if match in LOGS else [])


def lines(match: Match[Any], *, table: bool = True) -> Iterator[str]:
    """A whole match."""
    yield title(match)
    yield from told(match) if table else sentences(match, match.events)
    yield from standings(match) if match.ask is None else ["The match is not over yet."]


def told(match: Match[Any]) -> Iterator[str]:
    """All that happened, and after each turn what it has changed on the table."""
    again = replayed(match.record, 0, game=match.game)
    table, heard = Table(again), 0
    for seat, notation in [*match.record.moves, (None, "")]:
        for event in again.events[heard:]:
            yield from table.turn(again) if isinstance(event, TurnBegan) else []
            yield from sentences(again, [event])
        heard = len(again.events)
        if seat is not None:
            again.play(again.game.vocabulary.parse(notation), seat)
    yield from table.end(again)


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
