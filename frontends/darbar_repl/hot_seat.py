"""A hot seat: a session at one keyboard. Who looks at it, what they have heard, what they are asked, what faces say."""

from collections.abc import Collection
from shlex import quote
from typing import Any

from darbar import Ask, DarbarError, Event, Move, Seat, Session, Text, Words, text
from darbar.core.seats import seats
from darbar.sessions.terms import Terms
from darbar.ui.diff import diff
from darbar.ui.render.spans import Row
from darbar.ui.scene import Panel, Scene
from darbar.ui.words import said

from . import confirming, finding
from .answers import Offered
from .choices import by_kind
from .listing import Listing
from .news import summed_up
from .requests import Face, Think

RECAP = 10
"""So many events are told again when a match is taken up."""


class HotSeat:
    """What there is to see and to say, for whoever looks at the screen."""

    def __init__(self, session: Session, face: Face) -> None:
        self.face = face
        self._scene: Scene | None = None
        self._view: Any = None
        self._short: Offered | None = None
        self._pointed: tuple[Offered, dict[Move, tuple[str, ...]]] | None = None
        self.take_up(session)

    def take_up(self, session: Session) -> None:
        """Sit down at a match."""
        self.session = session
        self.words: Words = session.words(__package__)
        self.viewer = session.people[0] if len(session.people) == 1 else None
        self.number = 0
        self.listing = Listing()
        self.confirms = confirming.wanted()
        self.pose(None)
        begun = {viewer: max(0, session.told(viewer) - RECAP) for viewer in (*seats(len(session.names)), None)}
        self.heard: dict[Seat | None, int] = begun
        self.told: dict[Seat | None, int] = begun.copy()
        self.before: dict[Seat | None, Scene] = {}
        self.remarked = 0
        self.renew()

    def pose(self, ask: Ask | None, within: str = "", only: Collection[Move] = ()) -> None:
        """Put a question, or none. `within` is what was chosen already of an answer, `only` what may be chosen."""
        self.ask: Ask | None = ask
        self.held: Move | None = None
        self.begun = bool(within or only)
        self.offered: Offered = {} if ask is None else by_kind(ask, self.words)
        few = {line: move for line, move in self.offered.items() if not only or move in only}
        self.listed = [] if ask is None else self.listing.entries(ask, few, within)

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.session.people) > 1

    @property
    def scene(self) -> Scene:
        """The table as the viewer sees it."""
        if self._scene is None:
            self._scene = self.session.scene(self.viewer)
        return self._scene

    @property
    def view(self) -> Any:
        """What the viewer may know, for sentences that depend on it; None for a spectator."""
        if self._view is None and self.viewer is not None:
            self._view = self.session.chair(self.viewer).view
        return self._view

    @property
    def short(self) -> Offered:
        """What the viewer may type for short."""
        if self._short is None:
            self._short = {} if self.viewer is None else self.session.shorthands(self.viewer)
        return self._short

    @property
    def terms(self) -> dict[Move, Terms]:
        """What the moves that are offered to the viewer cost and bring."""
        return {} if self.viewer is None or not self.offered else self.session.terms(self.viewer)

    def renew(self) -> None:
        """Look at the table again: something has changed, or somebody else looks at it."""
        self._scene = self._view = self._short = self._pointed = None

    def panels(self) -> dict[str, list[Panel]]:
        """The parts of the table by their ids and names."""
        return finding.panels(self.scene, self.words)

    @property
    def pointed(self) -> dict[Move, tuple[str, ...]]:
        """The keys of what each offered move points at."""
        if self._pointed is None or self._pointed[0] is not self.offered:
            asked = {} if self.viewer is None or not self.offered else self.session.targets(self.viewer, self.scene)
            self._pointed = self.offered, asked
        return self._pointed[1]

    @property
    def about(self) -> frozenset[str]:
        """The parts of the table that the present question is about."""
        keys = (key for move in self.offered.values() for key in self.pointed.get(move, ()))
        return self.about_lesson() or frozenset(keys)

    def pointing_at(self, keys: Collection[str]) -> list[int]:
        """The places in the list of what points at one of these parts, counted from 1."""
        return [
            place
            for place, entry in enumerate(self.listed, 1)
            if any(not set(keys).isdisjoint(self.pointed.get(move, ())) for move in entry.moves)
        ]

    def point_at(self, keys: Collection[str]) -> list[int]:
        """Somebody points at parts: where answers are chosen in two steps, only those that are meant are left."""
        if any(len(entry.moves) > 1 for entry in self.listed):
            meant = [move for move in self.offered.values() if not set(keys).isdisjoint(self.pointed.get(move, ()))]
            self.pose(self.ask, only=meant) if meant else None
        return self.pointing_at(keys)

    def about_lesson(self) -> frozenset[str]:
        """What somebody wants one to look at instead."""
        return frozenset()

    @property
    def changed(self) -> frozenset[str]:
        """The parts of the table that have changed since the viewer's last turn."""
        before = self.before.get(self.viewer)
        return frozenset() if before is None else diff(before, self.scene).marks

    def draw(self, scene: Scene, words: Words, width: int) -> list[Row]:
        """Parts of the table, with what is asked about and what has changed."""
        return self.face.draw(scene, words, width, about=self.about, changed=self.changed)

    def write(self, message: Text) -> None:
        """Tell the player something."""
        self.face.say(self.words.say(message))

    def say(self, key: str, **args: object) -> None:
        """One of the frontend's own messages."""
        self.write(text(f"repl-{key}", **args))

    def untold(self) -> list[Event]:
        """What the viewer has not been told yet; now it is."""
        since = self.told[self.viewer]
        self.told[self.viewer] = self.session.told(self.viewer)
        return self.session.events(self.viewer, since)

    def news(self) -> list[Row]:
        """What has happened since the viewer last decided, summed up turn by turn."""
        return summed_up(self.session.events(self.viewer, self.heard[self.viewer]), self.words)

    # What every face says

    def welcome(self) -> str:
        """What is played, by whom, and where help is."""
        players = [self._player(Seat(seat)) for seat in range(len(self.session.names))]
        return self.words.say(text("repl-welcome", title=self.session.title, players=self.words.join(players)))

    def _player(self, seat: Seat) -> str:
        name = self.words.player(seat)
        return self.words.say(text("repl-bot", name=name)) if seat in self.session.bots else name

    def prompt(self, ask: Ask) -> str:
        """The question, the number of its rule, and whether the answer stays secret until all have chosen."""
        number = self.words.rule(ask)
        question = self.words.prompt(ask) + (f" [{number}]" if number else "")
        if ask.aside:
            question = self.words.say(text("repl-aside", question=question))
        return self.words.say(text("repl-sealed", question=question)) if self.session.sealed else question

    def thinking(self, request: Think) -> str:
        """Who thinks, how far it is, and how to stop it."""
        progress = self.session.progress
        percent = "" if progress is None else f" {progress:.0%}"
        return self.words.say(
            text("repl-advising" if request.hint else "repl-thinking", seat=request.seat, percent=percent)
        )

    def goodbye(self) -> str:
        """Whether the match is saved, and how to come back."""
        try:
            path = self.session.save()
        except DarbarError as error:
            return self.words.say(text("repl-save-refused", why=said(error)))
        if path is None and self.session.guide is not None:
            return self.words.say(text("repl-lesson-bye", game=self.session.game))
        return self.words.say(text("repl-resume" if path else "repl-not-saved", path=quote(str(path))))

    def kept(self) -> str:
        """Where the record of a match that is over is kept; nothing without a record."""
        path = None if self.session.unsaved else self.session.path
        return self.words.say(text("repl-kept", path=str(path))) if path else ""
