"""Lessons at a keyboard: what a lesson says, and how one begins it, reads on, leaves it and comes back."""

from darbar import DarbarError, Guide, Session, learn, lessons, text
from darbar.ui.pointing import places
from darbar.ui.scene import Grid, Panel, Part, Scene

from . import pages
from .answers import Offered
from .hot_seat import HotSeat


class Learning(HotSeat):
    """A hot seat at which one may learn. While a lesson is on that was begun in a match, the match waits at `home`."""

    home: Session | None = None
    _looked: tuple[Scene, Offered, frozenset[str]] | None = None

    # What there is to see

    @property
    def guide(self) -> Guide | None:
        """Who leads through the lesson; None when everybody plays as they like."""
        guide = self.session.guide
        return None if guide is None or guide.free else guide

    @property
    def reading(self) -> bool:
        """Whether there is something to read before anything is asked."""
        return self.guide is not None and self.guide.reading

    def about_lesson(self) -> frozenset[str]:
        """What the lesson wants one to look at, and what the moves that are meant point at."""
        guide = self.guide
        if guide is None:
            return frozenset()
        if self._looked is None or self._looked[0] is not self.scene or self._looked[1] is not self.offered:
            keys = (key for move in guide.moves for key in self.pointed.get(move, ()))
            self._looked = self.scene, self.offered, frozenset((*guide.look, *keys))
        return self._looked[2]

    def lesson_title(self) -> str:
        """Which lesson it is, and how far."""
        guide = self.guide
        assert guide is not None
        title, count = guide.title(self.words), len(guide.lesson.steps)
        return self.words.say(text("repl-lesson", title=title, number=guide.number, count=count))

    def lesson_says(self) -> list[str]:
        """What the present step says, in paragraphs."""
        return [] if self.guide is None else [one for one in self.guide.says(self.words).split("\n") if one]

    def lesson_hint(self) -> str:
        """How it goes on: by Enter, or by a move that is meant, with its number."""
        if self.guide is None or self.reading:
            return self.words.say("repl-lesson-enter")
        listed = [(move, entry) for entry in self.listed for move in entry.moves]
        meant = [f"{self.words.notation(move)} ({entry.key})" for move, entry in listed if move in self.guide.moves]
        return self.words.say(text("repl-lesson-meant", moves=", ".join(meant), count=len(meant)))

    def lesson_looks(self) -> str:
        """The names of what to look at, for those who see no marks."""
        names = [] if self.guide is None else [self._name(key) for key in self.guide.look]
        return self.words.say(text("repl-lesson-look", parts=", ".join(filter(None, names)))) if any(names) else ""

    def _name(self, key: str) -> str:
        """What a part of the scene is called, or a thing in it."""
        for panel in self.scene.panels:
            for part in _parts(panel):
                if part.key == key:
                    return self.words.say(part.label) if part.label else ""
        return self.words.called(key.rpartition("/")[2]) if key in places(self.scene) else ""

    # What one can do

    def learn(self, name: str) -> None:
        """Begin a lesson of this game, while the match waits; in a lesson, show what the present step says."""
        guide = self.session.guide
        if self.guide is not None and not name:
            return self.face.show(pages.lesson(text(self.guide.lesson.title), self.lesson_says()))
        if guide is not None and guide.left and not name:
            return self.say("learn-left")
        if self.session.clocks:
            return self.say("learn-clocks")
        try:
            lesson = learn(self.session.game, name or None, language=self.session.language)
        except DarbarError as error:
            known = [one.id for one in lessons(self.session.game)]
            return self.face.say(str(error)) if known else self.say("no-lesson", title=self.session.title)
        self.home = self.home or self.session
        self.take_up(lesson)
        self.face.board()
        return self.say("lesson-begins", title=lesson.guide.title(self.words) if lesson.guide else "")

    def read_on(self) -> None:
        """What there was to read is read."""
        guide = self.guide
        assert guide is not None
        part = guide.part
        guide.go_on()
        self.sit_again() if guide.part is not part else self.renew()
        if guide.over and self.home is not None:
            self.come_home()
            self.say("lesson-over-home", title=self.session.title)
        elif guide.over:
            self.say("learn-over")

    def sit_again(self) -> None:
        """The table was laid anew: nothing of what was before is news."""
        remarked = self.remarked
        self.take_up(self.session)
        self.remarked = remarked
        self.heard = {viewer: self.session.told(viewer) for viewer in self.heard}
        self.told = self.heard.copy()
        self.face.board()

    def leave(self) -> None:
        """Leave the lesson: for the match that waits, or to play on freely."""
        if self.home is not None:
            self.come_home()
            return self.say("lesson-home", title=self.session.title)
        if self.guide is None:
            return self.say("no-lesson-now")
        self.guide.leave()
        self.renew()
        return self.say("learn-left")

    def back(self) -> None:
        """Come back to the lesson that was left."""
        guide = self.session.guide
        if guide is None or not guide.left or guide.fault:
            return self.say("no-lesson-left")
        guide.back()
        self.sit_again()
        return self.say("lesson-back")

    def come_home(self) -> None:
        """Go on with the match that waited."""
        self.go_home()
        self.face.board()

    def go_home(self) -> None:
        """Let go of the lesson, if a match waits."""
        lesson, home = self.session, self.home
        if home is None:
            return
        self.home, home.language = None, lesson.language
        self.take_up(home)
        lesson.close()


def _parts(part: Part) -> list[Part]:
    """A part, and all in it."""
    if isinstance(part, Panel):
        return [part, *(inner for one in part.parts for inner in _parts(one))]
    return [part, *(cell for row in part.rows for cell in row)] if isinstance(part, Grid) else [part]
