"""Following: a match that another program plays, told line by line as a spectator sees it, until that program ends."""

import os
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any, Final

from ..match.match import Match
from ..sessions.claims import in_use
from .files import open_match

FOLLOW: Final = 0.5
"""So often, in seconds, the file is looked at."""


class Follower:
    """A file that grows, and how much of its match was told."""

    def __init__(self, file: Path, language: str) -> None:
        self.file, self.language = file, language
        self.match: Match[Any] = open_match(file)
        self._stamp = stamp_of(file)
        self._told = 0

    def lines(self) -> Iterator[str]:
        """What happens, until nobody plays on."""
        yield from self._news()
        live = True
        while live and self.match.ask is not None:
            live = in_use(self.file)  # before the last look
            if self._stamp != (stamp := stamp_of(self.file)):
                self.match, self._stamp = open_match(self.file), stamp
                yield from self._news()
            elif live:
                sleep(FOLLOW)

    def _news(self) -> Iterator[str]:
        words, events = self.match.words(self.language), self.match.events_seen_by(None)
        if len(events) < self._told:
            yield words.say("replay-taken-back")
        yield from map(words.event, events[self._told :])
        self._told = len(events)


def stamp_of(file: Path) -> tuple[int, int] | None:
    """What changes when a file is written anew."""
    try:
        about = os.stat(file)
    except OSError:
        return None
    return about.st_mtime_ns, about.st_ino
