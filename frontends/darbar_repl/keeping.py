"""Keeping: saved matches at the table: to save one, go on with another, watch it, begin one like it, or delete it."""

from pathlib import Path

from darbar import DarbarError, Session, Text
from darbar.sessions import saves
from darbar.sessions.tables import again
from darbar.ui.words import said

from . import pages
from .lessons import Learning
from .requests import Talk, Watch

WRONG = (DarbarError, RuntimeError, ValueError)
"""What can be wrong with the name of a file, and with what is in it."""


class Keeping(Learning):
    """A hot seat with a shelf of saved matches; `shelf` is what was last shown of it, and `doomed` what may go."""

    shelf: list[saves.Saved] | None = None
    doomed: Path | None = None

    def save(self, name: str) -> None:
        """Write the record to a file: the named one, or the session's own; a match without a file stays with it."""
        try:
            path = self.session.save(Path(name).expanduser() if name else None)
            self.session.path = self.session.path or path
        except WRONG as error:
            return self.say("save-refused", why=_why(error))
        return self.say("saved", path=str(path)) if path else self.say("save-where")

    def load(self, name: str) -> None:
        """Go on with another match, by its file or its number in the list; alone, the list."""
        if not self.free():
            return None
        if not name:
            self.shelf = self.look_at_shelf()
            return self.face.show(pages.shelf(self.shelf))
        try:
            path = self.path_of(name)
            self.change_to(self.session.another(path))
        except WRONG as error:
            return self.say("load-refused", why=_why(error))
        return self.say("loaded", title=self.session.title, path=str(path))

    def play_again(self, name: str) -> None:
        """Begin a match like this one, or like one of the list, with other luck; it gets a file of its own."""
        if not self.free():
            return None
        try:
            session = self.like(self.path_of(name)) if name else self.session.again()
            session.path = saves.new_path(session.game)
            session.save()
            self.change_to(session)
        except WRONG as error:
            return self.say("load-refused", why=_why(error))
        return self.say("begun-again", title=self.session.title, path=str(session.path))

    def like(self, path: Path) -> Session:
        """A match like the one in a file."""
        return again(path, language=self.session.language, practice=self.session.practice)

    def delete(self, name: str) -> None:
        """Delete a saved match, when it is asked for a second time."""
        doomed, self.doomed = self.doomed, None
        if not name:
            return self.say("delete-what")
        try:
            path = self.path_of(name)
            if path == self.session.path:
                return self.say("delete-own")
            if path != doomed:
                self.doomed = path
                return self.say("delete-sure", path=str(path), name=name)
            saves.delete(path)
        except WRONG as error:
            return self.say("delete-refused", why=_why(error))
        return self.say("deleted", path=str(path))

    def replay(self, name: str) -> Talk:
        """Let the player watch a recorded match."""
        if not name:
            return self.say("replay-what")
        try:
            yield Watch(self.path_of(name))
        except WRONG as error:
            self.face.say(str(error))
        return None

    def free(self) -> bool:
        """Whether the present match can be left for another; if not, why."""
        if self.guide is not None:
            self.say("lesson-first")
        elif self.session.asked is not None and (self.session.path is None or self.session.unsaved):
            self.say("load-unsaved")
        else:
            return True
        return False

    def change_to(self, session: Session) -> None:
        """Leave the present match, and sit down at another."""
        before = self.session
        self.take_up(session)
        before.close()
        self.face.clear()

    def path_of(self, name: str) -> Path:
        """The file with a name, or with a number in the list: the one that was shown, so that no number slips."""
        shelf = self.shelf if self.shelf is not None else self.look_at_shelf() if name.isdecimal() else []
        if name.isascii() and name.isdecimal() and 1 <= int(name[:6]) <= len(shelf):
            return shelf[int(name[:6]) - 1].path
        return Path(name).expanduser()

    def look_at_shelf(self) -> list[saves.Saved]:
        """The saved matches: those that can go on, then those that are over."""
        return sorted(saves.listed(), key=lambda one: one.outcome is not None)

    def let_go(self, given: Session) -> None:
        """Leave: whoever gave a session closes it, but not the one that took its place."""
        if self.session is not given:
            self.session.close()


def _why(error: Exception) -> Text | str:
    return said(error) if isinstance(error, DarbarError) else str(error)
