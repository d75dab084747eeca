"""The frontend: shows the table, tells what happened, asks, reads a line."""

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from shutil import get_terminal_size

from darbar import Ask, DarbarError, Move, RecordError, RuleViolation, Seat, Session, Text
from darbar.render import plain
from darbar.scene import Scene

from .answers import Command, Offered, find, nonsense, understand
from .page import Page

RECAP = 10
"""So many events are told again when a match is taken up."""


def run(session: Session) -> None:
    """Play one session to its end, or until the player leaves."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    frontend = Plain(session)
    try:
        frontend.play()
    except (EOFError, KeyboardInterrupt):
        frontend.leave()


class Plain:
    """One session on one keyboard.

    A lone player, or the spectator of a match of bots, is told at once what happens. Several people at one keyboard are
    told when it is their turn, and find nothing of the others on the screen.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.page = Page(session)
        self.hot_seat = len(session.people) > 1
        self.viewer = session.people[0] if len(session.people) == 1 else None
        self.begun = max(0, session.told - RECAP)
        self.heard: dict[Seat | None, int] = {}
        self.shown: dict[str, str] = {}
        self.unsaved = False

    def play(self) -> None:
        """Ask until nobody is asked any more."""
        self.page.welcome()
        self.tell_at_once()
        while (asked := self.session.asked) is not None:
            if asked in self.session.bots:
                self.bot_turn()
            elif self.hot_seat and asked != self.viewer:
                self.pass_keyboard(asked)
            else:
                self.person_turn(asked)
        self.finish()

    def bot_turn(self) -> None:
        """A bot answers."""
        with self.saving():
            self.session.play_bot()
        self.shown.clear()
        self.tell_at_once()

    def pass_keyboard(self, seat: Seat) -> None:
        """Clear the screen for the next person. Until then, the one before may take back."""
        self.page.clear(get_terminal_size().lines)
        self.shown.clear()
        while self.session.asked == seat != self.viewer:
            self.page.say("pass" if self.viewer is None else "pass-or-undo", seat=seat)
            match self.page.read().lower():
                case "quit":
                    raise EOFError
                case "undo" if self.viewer is not None:
                    self.take_back(self.viewer, restart=False)
                case _:
                    self.viewer = seat

    def person_turn(self, seat: Seat) -> None:
        """Show what is new, ask, and do what the answer says. The question comes back until it is answered."""
        self.show_table(seat)
        self.tell(seat, heading=True)
        ask = self.session.chair(seat).ask
        assert ask is not None
        offered = {self.session.notation(move): move for move in ask.moves}
        self.page.question(ask, offered)
        line = self.page.read()
        match understand(line, offered):
            case Command(name, rest):
                self.obey(seat, name, rest, offered)
            case Text() as wrong:
                self.page.write(wrong)
            case Move() as move:
                self.answer(move)
            case None if line:
                self.refuse(line, ask, offered)

    def answer(self, move: Move) -> None:
        """Play a move that is offered."""
        with self.saving():
            self.session.play(move)
        self.tell_at_once()

    def refuse(self, line: str, ask: Ask, offered: Offered) -> None:
        """Say why a move is not offered, or that there is no such move."""
        try:
            move = self.session.parse(line)
        except RuleViolation:
            self.page.write(nonsense(line, offered))
        else:
            self.page.print(self.page.words.refusal(ask, move))

    # What the player may type besides moves

    def obey(self, seat: Seat, command: str, rest: str, offered: Offered) -> None:
        """Do what a command says."""
        match command:
            case "why":
                self.why(seat, rest, offered)
            case "undo" | "restart":
                self.take_back(seat, restart=command == "restart")
            case "table":
                self.shown.clear()
            case "log":
                self.page.log(self.session.events(seat))
            case "score":
                self.page.say("standings")
                self.page.standings(self.session.standings(seat))
            case "rules":
                self.page.rules(rest)
            case "save":
                self.save(rest)
            case "help":
                self.page.say("help")
            case "quit":
                raise EOFError

    def why(self, seat: Seat, line: str, offered: Offered) -> None:
        """Say why a move is not offered, or that it is."""
        if not line:
            return self.page.say("why-what", example=next(iter(offered)))
        found = find(line, offered)
        if isinstance(found, Text):
            return self.page.write(found)
        try:
            move = found or self.session.parse(line)
        except RuleViolation:
            return self.page.write(nonsense(line, offered))
        notation = self.session.notation(move)
        reason = self.session.chair(seat).why(move, self.session.language)
        if reason is None:
            return self.page.say("offered", move=notation, number=list(offered).index(notation) + 1)
        return self.page.print(f"{notation}: {reason}")

    def take_back(self, seat: Seat, restart: bool) -> None:
        """Take back the seat's last decision, or its whole turn."""
        go_back = self.session.restart_turn if restart else self.session.undo
        try:
            with self.saving():
                go_back(seat)
        except RuleViolation as refused:
            return self.page.write(refused.reason or str(refused))
        told = self.session.told
        self.begun = min(self.begun, told)
        self.heard = {viewer: min(place, told) for viewer, place in self.heard.items()}
        return self.page.say("taken-back")

    def save(self, name: str) -> None:
        """Write the record to a file: the named one, or the session's own."""
        try:
            path = self.session.save(Path(name).expanduser() if name else None)
        except (DarbarError, RuntimeError, ValueError) as error:
            return self.page.say("save-refused", why=str(error))
        return self.page.say("saved", path=str(path)) if path else self.page.say("save-where")

    @contextmanager
    def saving(self) -> Iterator[None]:
        """A session that cannot be saved says so once, and goes on."""
        try:
            yield
            self.unsaved = False
        except RecordError as error:
            if not self.unsaved:
                self.page.say("save-refused", why=str(error))
            self.unsaved = True

    # What the player sees

    def show_table(self, viewer: Seat | None) -> None:
        """Print the panels that have changed since they were last printed."""
        panels = self.session.scene(viewer).panels
        drawn = {panel.id: plain(Scene((panel,)), self.page.words) for panel in panels}
        if fresh := [panel for id, panel in drawn.items() if self.shown.get(id) != panel]:
            self.page.print("\n" + "\n".join(fresh))
        self.shown = drawn

    def tell_at_once(self) -> None:
        """Tell what happened, unless several people share the screen."""
        if not self.hot_seat:
            self.tell(self.viewer, heading=False)

    def tell(self, viewer: Seat | None, heading: bool) -> None:
        """Tell what has happened since the viewer was last told."""
        events = self.session.events(viewer, self.heard.get(viewer, self.begun))
        self.heard[viewer] = self.session.told
        if heading and events:
            self.page.say("happened")
        self.page.events(events)

    # How it ends

    def finish(self) -> None:
        """Show the last table and the standings."""
        self.tell(self.viewer, heading=True)
        self.shown.clear()
        self.show_table(self.viewer)
        self.page.ending(self.session.standings(self.viewer))
        if self.session.path and not self.unsaved:
            self.page.say("kept", path=str(self.session.path))

    def leave(self) -> None:
        """Say goodbye, and how to come back."""
        self.page.print("")
        self.unsaved = False
        with self.saving():
            saved = self.session.save()
            self.page.say("resume" if saved else "not-saved", path=quote(str(saved)))
