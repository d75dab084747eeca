"""The full-screen face: the table, the news, the question and a line to type, redrawn whenever something changes."""

import os
from asyncio import get_running_loop
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from darbar import DarbarError, Session, Words
from darbar.signals import held
from darbar.ui.render import WIDTH, lines, text_of
from darbar.ui.render.spans import Row
from darbar.ui.scene import Scene
from prompt_toolkit.application import Application, in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import ColorDepth, Output

from . import faults
from .answers import Entry, quoted, seeks
from .background import BackgroundTask
from .completing import Offers
from .conversation import Conversation
from .keys import LAST, bindings
from .looks import STYLE
from .pages import Page, ending
from .requests import Read, Think, Watch
from .running import run as run_application
from .screen import Screen

TICK = 0.2
"""While somebody thinks, the screen is redrawn so often, in seconds."""

CLOCK = 1.0
COVER = 0.3
"""So long, in seconds, Enter does not uncover the screen when the keyboard is passed: it may have been held down."""

ESCAPE = 0.02
"""So long after Esc, in seconds, another key may make it a part of a longer sequence."""


def run(session: Session) -> None:
    """Play one session to its end, or until the player leaves."""
    repl = Repl(session)
    try:
        repl.play()
    finally:
        repl.conversation.let_go(session)


def conversation(session: Session, person: Callable[[str], str]) -> str:
    """Play one session with somebody else at the keyboard: how the conformance kit tries this frontend."""
    from .scripted import converse

    return converse(session, person)


run.conversation = conversation  # type: ignore[attr-defined]


class Repl:
    """One session on the whole screen of a terminal; it leaves no lines behind through which one could scroll back."""

    waits = True

    def __init__(self, session: Session, input: Input | None = None, output: Output | None = None) -> None:
        self.page: Page | None = None
        self.notes: list[str] = []
        self.selected = 0
        self.few: tuple[Sequence[Entry], frozenset[int]] | None = None
        self.request: Read | Think | Watch | None = None
        self.task: BackgroundTask | None = None
        self.interrupted = False
        self.cleared = 0.0
        self.conversation = Conversation(session, self)
        self.talk = self.conversation.talk()
        self.buffer = Buffer(
            completer=Offers(self.conversation), complete_while_typing=True, multiline=False, on_text_changed=self.typed
        )
        self.screen = Screen(self)
        self.app: Application[None] = Application(
            layout=self.screen.layout,
            key_bindings=bindings(self),
            style=STYLE,
            full_screen=True,
            mouse_support=True,
            color_depth=ColorDepth.DEPTH_1_BIT if os.environ.get("NO_COLOR") else None,
            refresh_interval=CLOCK,
            input=input,
            output=output,
        )
        self.app.ttimeoutlen = ESCAPE

    def play(self) -> None:
        """Open the screen; when it is closed again, what remains to be said stands below the command."""
        self.say(self.conversation.welcome())
        self.conversation.session.use_pool()
        with held():
            try:
                run_application(self.app, self.begin)
            finally:
                if self.task is not None:
                    self.task.leave(self.conversation.session.stop_thinking)
            self.part()

    def part(self) -> None:
        """Say goodbye, or who has won."""
        self.conversation.go_home()
        words, session = self.conversation.words, self.conversation.session
        if session.asked is not None:
            return print(self.conversation.goodbye())
        for row in ending(session, self.conversation.viewer).draw(words, WIDTH):
            print(text_of(row).rstrip())
        return print(self.conversation.kept())

    # The conversation

    @property
    def reading(self) -> Read | None:
        """What line is awaited, if one is."""
        return self.request if isinstance(self.request, Read) else None

    @property
    def hears(self) -> bool:
        """Whether a line may be entered: one is awaited, or somebody thinks."""
        return isinstance(self.request, Read | Think)

    def step(self, given: object = None, error: BaseException | None = None) -> None:
        """Give the conversation what it requested, and begin to meet its next one."""
        try:
            self.request = self.talk.send(given) if error is None else self.talk.throw(error)
        except EOFError:
            return self.leave()
        except Exception as fault:
            return faults.close(self.app, fault)
        match self.request:
            case Think(_, work):
                self.think(work)
            case Watch(path):
                self.watch(path)
            case Read():
                self.app.invalidate()
        return None

    def begin(self) -> None:
        """The screen is open."""
        self.step()
        self.check_clocks()

    def check_clocks(self) -> None:
        """Every now and then see whose time is over; a question that is no longer open goes away."""
        if not self.conversation.session.clocks or not self.app.is_running:
            return
        self.conversation.session.check_clocks()
        get_running_loop().call_later(TICK, self.check_clocks)
        match self.reading:
            case Read("question", seat) if seat is not None and self.conversation.overtaken(seat):
                self.buffer.reset()
                self.step("")

    def answer(self, line: str) -> None:
        """A line that the player has entered."""
        if isinstance(self.request, Think):
            return self.meanwhile(line)
        hasty = not line.strip() and self.screen.covered and monotonic() - self.cleared < COVER
        if self.reading is not None and not hasty:
            self.notes, self.selected, self.few = [], 0, None
            if not seeks(line, self.conversation.words):
                self.page = None
                self.screen.search.end()
            self.step(line)
        return None

    def meanwhile(self, line: str) -> None:
        """A line that is entered while a bot thinks; what has to wait stays where it is typed."""
        before = self.notes, self.page
        self.notes, self.page = [], None
        asked = isinstance(self.request, Think) and not self.request.hint
        if not asked or not self.conversation.meanwhile(line):
            self.notes, self.page = before
            self.buffer.text = line
            self.buffer.cursor_position = len(line)

    @property
    def narrowed(self) -> frozenset[int]:
        """The numbers of the answers that are left in the list; none when all of them are."""
        return self.few[1] if self.few and self.few[0] is self.conversation.listed else frozenset()

    @property
    def chosen(self) -> str:
        """The line that the selected choice stands for."""
        return self.conversation.listed[self.selected - 1].line if self.selected else ""

    def point(self, numbers: Sequence[int]) -> None:
        """Somebody points at one answer or more: select it, play what is selected, or leave only these in the list."""
        if self.reading is None or not numbers:
            return None
        if numbers == [self.selected]:
            return self.answer(self.chosen)
        self.buffer.reset()
        self.few = None if len(numbers) == 1 else (self.conversation.listed, frozenset(numbers))
        self.selected = numbers[0] if len(numbers) == 1 else 0
        return None

    def think(self, work: Callable[[], Any]) -> None:
        """Let somebody think in a thread, and watch; the screen stays alive."""
        loop, self.interrupted = get_running_loop(), False

        def tell(task: BackgroundTask) -> None:
            with suppress(RuntimeError):  # the screen is closed
                loop.call_soon_threadsafe(self.think_on, task)

        self.task = BackgroundTask(work, tell)
        loop.call_later(TICK, self.watch_thinking, self.request)

    def think_on(self, task: BackgroundTask) -> None:
        """Go on with what came out of thinking."""
        if not self.app.is_running:
            return None
        try:
            given = task.result()
        except BaseException as error:
            return self.step(error=error)
        return self.step(given)

    def watch_thinking(self, request: object) -> None:
        """Redraw the screen every now and then while somebody thinks."""
        if self.request is request and self.app.is_running:
            self.app.invalidate()
            get_running_loop().call_later(TICK, self.watch_thinking, request)

    def watch(self, path: Path) -> None:
        """Show a recorded match on the same screen, then go on."""
        self.app.create_background_task(self.show_replay(path))

    async def show_replay(self, path: Path) -> None:
        """The viewer in place of the table, until it is left."""
        from .replaying import Reel
        from .viewer import application

        try:
            viewer = application(Reel.open_file(path, self.conversation.session.language))
            async with in_terminal():
                await viewer.run_async()
        except DarbarError as error:
            return self.step(error=error)
        return self.step()

    def interrupt(self) -> None:
        """Ctrl-C: whoever thinks plays the best so far, at the second time we leave; a typed line is given up."""
        if isinstance(self.request, Think):
            if self.interrupted:
                return self.leave()
            self.interrupted = True
            return self.conversation.session.stop_thinking()
        self.wipe()
        self.notes, self.selected = [], 0
        return self.step(error=KeyboardInterrupt())

    def wipe(self) -> None:
        """Give up the typed line, and the completion that was begun for it and would still open."""
        self.buffer.reset()
        get_running_loop().call_soon(self.buffer.cancel_completion)

    def leave(self) -> None:
        """Close the screen."""
        if self.app.is_running and not self.app.is_done:
            self.app.exit()

    # What the conversation shows

    def say(self, sentence: str) -> None:
        """A note below the news, until the next line is entered."""
        self.notes.append(sentence)

    def show(self, page: Page) -> None:
        """A page in place of the table."""
        self.page = page
        self.screen.search.end()
        self.screen.page_top = LAST if page.from_end else 0

    def find(self, wanted: str) -> None:
        """Scroll to the next place where a word stands."""
        number, count = self.screen.find(wanted)
        given = quoted(self.screen.search.wanted)
        if not given:
            return self.conversation.say("find-what")
        return self.conversation.say("found" if count else "not-found", given=given, number=number, count=count)

    def draw(
        self, scene: Scene, words: Words, width: int, *, about: Collection[str] = (), changed: Collection[str] = ()
    ) -> list[Row]:
        """A scene in as many columns as there is room for."""
        return lines(scene, words, width, about=about, changed=changed, columns=True)

    def board(self) -> None:
        """The table in place of a page."""
        self.page = None

    def clear(self) -> None:
        """Nothing of one player stays for the next: no page, no notes, no half-typed line, no history of lines."""
        self.page, self.notes, self.selected, self.few, self.cleared = None, [], 0, None, monotonic()
        self.screen.search.end()
        self.buffer.history = InMemoryHistory()
        self.buffer.reset()

    def typed(self, buffer: Buffer) -> None:
        """Whoever types does not choose from the list."""
        self.selected = 0
