"""The plain face: line by line, for pipes, for terminals that can do no more, and for screen readers."""

import sys
from collections.abc import Callable, Collection
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

from darbar import Ask, DarbarError, Session, Words, text
from darbar.commands.replay import told
from darbar.process import forgive_streams
from darbar.sessions.terms import in_words
from darbar.signals import Ended
from darbar.ui.diff import differing
from darbar.ui.render import WIDTH, indented, plain, text_of
from darbar.ui.render.spans import Row
from darbar.ui.scene import Scene

from . import times
from .answers import quoted
from .background import BackgroundTask
from .choices import says
from .conversation import Conversation
from .pages import Page
from .replaying import Reel
from .requests import Read, Talk, Think, Watch
from .searching import has

WIDEST_NOTATION = 30
PATIENCE = 0.5
"""Whoever thinks longer than so many seconds is said to think."""

FEWEST_BLANKS = 40


def run(session: Session) -> None:
    """Play one session to its end, or until the player leaves."""
    forgive_streams()
    plain = Plain(session)
    try:
        plain.play()
    finally:
        plain.conversation.let_go(session)


class Plain:
    """One session on lines of at most 80 signs.

    A lone player, or the spectator of a match of bots, is told at once what happens. Several people at one keyboard are
    told when it is their turn, and find nothing of the others on the screen.
    """

    def __init__(self, session: Session) -> None:
        self.waits = sys.stdin.isatty()
        self.shown: tuple[Scene, Words] | None = None
        self.page: Page | None = None
        self.wanted = ""
        self.taught: object = None
        self.conversation = Conversation(session, self)

    def play(self) -> None:
        """Meet the requests of the conversation until the match is over, or the player leaves."""
        self.say(self.conversation.welcome())
        try:
            self.converse(self.conversation.talk())
        except (EOFError, KeyboardInterrupt, Ended) as left:
            print()
            self.conversation.go_home()
            self.say(self.conversation.goodbye())
            if isinstance(left, Ended):
                raise

    def converse(self, talk: Talk) -> None:
        """Meet requests until the match is over."""
        step: Callable[[Any], Read | Think | Watch] = talk.send
        given: Any = None
        while (request := step(given)) and not (isinstance(request, Read) and request.kind == "end"):
            try:
                step, given = talk.send, self.meet(request)
            except (KeyboardInterrupt, DarbarError) as error:
                step, given = talk.throw, error
        if kept := self.conversation.kept():
            self.say(kept)

    def meet(self, request: Read | Think | Watch) -> Any:
        """Do what the conversation requests."""
        self.tell_at_once()
        match request:
            case Think():
                return self.think(request)
            case Watch(path):
                return self.watch(path)
            case Read("cover", seat):
                previous = self.conversation.viewer
                self.say(self.said("pass" if previous is None else "pass-or-undo", seat=seat))
            case Read("lesson"):
                self.read_lesson()
            case Read():
                self.ask()
        return self.read()

    def think(self, request: Think) -> Any:
        """Wait for a bot; an interrupt ends its thinking, a second one the match."""
        if not request.slow:
            return request.work()
        task = BackgroundTask(request.work)
        try:
            self.wait(task, request)
        finally:
            task.leave(self.conversation.session.stop_thinking)
        return task.result()

    def wait(self, task: BackgroundTask, request: Think) -> None:
        """Wait until the thinking is over; whoever interrupts it twice leaves."""
        interrupted = False
        if not task.over(PATIENCE):
            self.say(self.conversation.thinking(request))
        while not task.over(0.1):
            try:
                task.over(60)
            except KeyboardInterrupt:
                if interrupted:
                    raise EOFError from None
                interrupted = True
                self.conversation.session.stop_thinking()

    def watch(self, path: Path) -> None:
        """Tell a recorded match, as far as its only person, or else a spectator, may know it."""
        reel = Reel.open_file(path, self.conversation.session.language)
        reel.jump(reel.last)
        for sentence in told(reel.match, reel.words, reel.seat):
            self.say(sentence)

    # What the conversation says

    def say(self, sentence: str) -> None:
        """Some lines of text; what is indented stays as it is, the rest is wrapped."""
        for line in sentence.split("\n"):
            print(line if line.startswith(" ") else "\n".join(indented(line, 0, hang=0)))

    def show(self, page: Page) -> None:
        """A page below what was said before; the end of a match comes with everything that led to it."""
        self.page = page
        if self.conversation.session.asked is None:
            self.tell(heading=True)
            self.shown = None
            self.show_table()
            print()
        else:
            self.say(self.conversation.words.say(text("scene-titled", title=page.title, what="")).rstrip())
        for row in self.rows(page):
            print(text_of(row).rstrip())

    def rows(self, page: Page) -> list[Row]:
        """A page for those who hear it."""
        return (page.aloud or page.draw)(self.conversation.words, WIDTH)

    def find(self, wanted: str) -> None:
        """The lines in which a word stands: of the page that was read last, or else of the table."""
        self.wanted = wanted or self.wanted
        if not self.wanted:
            return self.say(self.said("find-what"))
        chat = self.conversation
        read = self.rows(self.page) if self.page else []
        on_page = [row for row in read if has(row, self.wanted)]
        table = chat.draw(chat.scene, chat.words, WIDTH)
        for row in (found := on_page or [row for row in table if has(row, self.wanted)]):
            print(text_of(row).rstrip())
        return None if found else self.say(self.said("not-found", given=quoted(self.wanted)))

    def draw(
        self, scene: Scene, words: Words, width: int, *, about: Collection[str] = (), changed: Collection[str] = ()
    ) -> list[Row]:
        """A scene in one column, without signs: the question names what it is about, the news what has changed."""
        return [[("", line)] for line in plain(scene, words, width).split("\n")]

    def board(self) -> None:
        """Show the table again before the next question."""
        self.page = None
        self.shown = None

    def clear(self) -> None:
        """Push out of sight what was on the screen."""
        self.board()
        print("\n" * max(get_terminal_size().lines, FEWEST_BLANKS))

    # What there is to read

    def said(self, key: str, **args: object) -> str:
        """One of the frontend's own messages."""
        return self.conversation.words.say(text(f"repl-{key}", **args))

    def read(self) -> str:
        """The next line; a pipe's lines are repeated, so that the output reads like a conversation."""
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            print(quoted(line.strip()))
        return line

    def ask(self) -> None:
        """The table as far as it has changed, what happened, and the question."""
        self.show_table()
        self.tell(heading=True)
        assert self.conversation.ask is not None
        self.tell_lesson()
        self.question(self.conversation.ask)

    def read_lesson(self) -> None:
        """The table as far as it has changed, what happened, and what the lesson says."""
        self.show_table()
        self.tell(heading=True)
        self.tell_lesson()
        self.say(self.conversation.lesson_hint())

    def tell_lesson(self) -> None:
        """What the present step says, once; then how it goes on."""
        chat = self.conversation
        if chat.guide is None:
            return
        step = chat.guide.place, chat.words
        if step != self.taught:
            print()
            for line in (chat.lesson_title(), *chat.lesson_says(), chat.lesson_looks()):
                self.say(line) if line else None
        self.taught = step

    def show_table(self) -> None:
        """Print what has changed since the table was last printed; all of it for the first time."""
        scene, words = self.conversation.scene, self.conversation.words
        shown, spoken = self.shown or (None, None)
        fresh = scene if shown is None or spoken is not words else differing(shown, scene)
        if fresh.panels:
            self.page = None
            print("\n" + plain(fresh, words))
        self.shown = scene, words

    def tell_at_once(self) -> None:
        """Tell what happened, unless several people share the screen."""
        if not self.conversation.hot_seat:
            self.tell(heading=False)

    def tell(self, heading: bool) -> None:
        """Tell what has happened since the viewer was last told, a line each."""
        events = self.conversation.untold()
        if heading and events:
            self.say(self.said("happened"))
        for event in events:
            print("\n".join(indented(f"* {self.conversation.words.event(event)}", 0)))

    def question(self, ask: Ask) -> None:
        """The question with its rule, and the answers."""
        words = self.conversation.words
        print()
        if self.conversation.session.clocks:
            self.say(times.in_words(self.conversation.session, words))
        self.say(self.said("question", seat=ask.seat, prompt=self.conversation.prompt(ask)))
        if self.conversation.guide is not None:
            self.say(self.conversation.lesson_hint())
        self.answers()

    def answers(self) -> None:
        """The list of answers with their keys."""
        chat = self.conversation
        listed, words, terms = chat.listed, chat.words, chat.terms
        digits = max(len(entry.key) for entry in listed)
        wide = min(max(len(entry.line) for entry in listed), WIDEST_NOTATION)
        for entry in listed:
            known = terms.get(entry.moves[0]) if len(entry.moves) == 1 else None
            extra = in_words(known, words) if known else ""
            said = says(entry, words, chat.view) + (f" ({extra})" if extra else "")
            start = f"  {entry.key:>{digits}}  {entry.line:{wide}}  "
            print("\n".join(_beside(start, said, digits + wide + 6)))
        if chat.begun:
            self.say(self.said("all-answers-plain"))


def _beside(start: str, sentence: str, column: int) -> list[str]:
    lines = indented(sentence, column, hang=0) or [""]
    return [start + lines[0].lstrip(), *lines[1:]] if len(start) <= column else [start.rstrip(), *lines]
