"""Replaying: a recorded match as a reel that goes forth and back; it knows no screen.

Whoever watches is a seat, or a spectator. Nothing hidden from them is shown, neither in the table nor in what happened,
and of the decisions of others only what came of them; but when the recorded match is over, a spectator sees everything.

`viewer.application(Reel.open_file(path, language))` shows it: `.run()` by itself, or `await ….run_async()` from another
application. Line by line, `darbar.commands.replay.told` says the same.
"""

from pathlib import Path

from darbar import Record, Seat
from darbar.commands.following import stamp_of
from darbar.commands.replay import check_watcher, seat_named
from darbar.files import told_with
from darbar.match.record import read
from darbar.sessions import reels
from darbar.sessions.claims import in_use
from darbar.sessions.keeping import only_person

PACES = (4.0, 2.0, 1.0, 0.5, 0.2, 0.05)
"""Seconds between two moves while a match plays itself."""


class Reel(reels.Reel):
    """A reel on a terminal: it can play by itself, and follow a match that another program plays."""

    def __init__(self, record: Record, language: str = "en", seat: Seat | None = None, at: int = 0) -> None:
        self.playing = False
        self.pace = PACES.index(1.0)
        self.followed: Path | None = None
        self._stamp: object = None
        super().__init__(record, language, seat, at, [__package__])

    @classmethod
    def open_file(cls, path: Path, language: str = "en", seat: str | None = None, at: int = 0) -> "Reel":
        """The match in a file, for the player with a name or number; by default for the only person in it.

        One that another program plays is followed to where it is, as a spectator sees it.
        """
        check_watcher(path, seat)
        with told_with(path):
            if in_use(path):
                return cls._follow(path, language)
            record = read(path)
            names = record.header.names
            return cls(record, language, only_person(record) if seat is None else seat_named(seat, names), at)

    @classmethod
    def _follow(cls, path: Path, language: str) -> "Reel":
        stamp, reel = stamp_of(path), cls(read(path), language)
        reel.followed, reel._stamp = path, stamp
        reel.jump(reel.last)
        return reel

    def catch_up(self) -> bool:
        """See what another program has played since; whether anything has changed.

        Whoever is at the end stays there.
        """
        if self.followed is None:
            return False
        live, stamp = in_use(self.followed), stamp_of(self.followed)
        if stamp == self._stamp:
            self.followed = self.followed if live else None
            return not live
        self._stamp = stamp
        at, at_end, before = self.at, self.at == self.last, self.scene()
        self.take(read(self.followed))
        self.jump(self.last if at_end else at)
        self.before, self.since = before, min(at, self.at)
        return True

    def jump(self, place: int) -> None:
        """Go to where so many answers have been given, or as near as there is; at the end nothing plays any more."""
        super().jump(place)
        self.playing = self.playing and self.at < self.last
