"""Scripted: the whole screen with somebody at the keyboard who is no person, for the conformance kit."""

from asyncio import get_running_loop
from collections.abc import Callable

from darbar import Session
from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from .repl import Repl

COLUMNS, ROWS = 120, 100
"""Room for every table, and for a note as long as a line may be."""

INTERRUPT, LEAVE, ENTER = "\x03", "\x04", "\r"
PASTE = "\x1b[200~", "\x1b[201~"


class Paper(DummyOutput):
    """A terminal that shows nothing to anybody."""

    def get_size(self) -> Size:
        """As large as can be wished for."""
        return Size(rows=ROWS, columns=COLUMNS)


def converse(session: Session, person: Callable[[str], str]) -> str:
    """Play a session on a screen with real keys; what is said when the screen is closed is printed, as always."""
    with create_pipe_input() as keyboard:
        ScriptedRepl(session, keyboard, person).play()
    return ""


class ScriptedRepl(Repl):
    """Looks at the screen whenever it has been drawn, and types where a line is awaited."""

    waits = False

    def __init__(self, session: Session, keyboard: PipeInput, person: Callable[[str], str]) -> None:
        super().__init__(session, keyboard, Paper())
        self.keyboard, self.person, self.awaited = keyboard, person, False
        self.screen.bars.now = lambda: self.screen.bars.began  # what is shown twice is the same, however slow it was
        self.app.after_render += lambda app: self.look()

    def step(self, given: object = None, error: BaseException | None = None) -> None:
        """There is a new request; it may be one for a line."""
        super().step(given, error)
        self.awaited = self.reading is not None

    def look(self) -> None:
        """Type something, if it is awaited and the screen shows it."""
        if self.awaited and not self.app.is_done:
            self.awaited = False
            get_running_loop().run_in_executor(None, self.keyboard.send_text, self.keys())  # it may be long

    def keys(self) -> str:
        """What the person does: a line is pasted, as a terminal would."""
        try:
            line = self.person(shown(self.app))
        except EOFError:
            return LEAVE
        except KeyboardInterrupt:
            return INTERRUPT
        return PASTE[0] + "".join(sign if sign.isprintable() else " " for sign in line) + PASTE[1] + ENTER


def shown(app: Application[None]) -> str:
    """The screen as text."""
    screen = app.renderer.last_rendered_screen
    if screen is None:
        return ""
    rows = ("".join(screen.data_buffer[y][x].char for x in range(COLUMNS)) for y in range(screen.height))
    return "\n".join(row.rstrip() for row in rows) + "\n"
