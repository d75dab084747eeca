"""The viewer: a recorded match on the whole screen, with keys to go forth and back."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice
from pathlib import Path
from string import digits

import click
from darbar import DarbarError
from darbar.commands import ranges
from darbar.commands.choices import FILE, language_option
from darbar.commands.following import FOLLOW
from darbar.commands.printing import on_terminal
from darbar.ui.diff import diff
from darbar.ui.render import lines
from darbar.ui.render.spans import Row, clipped, folded
from prompt_toolkit import Application
from prompt_toolkit.application import get_app
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window

from .faults import drawn
from .looks import STYLE, classes
from .replaying import PACES, Reel
from .running import run, suspend

SMALLEST = (30, 8)
"""Columns and rows below which nothing can be shown."""


class Viewer:
    """A reel on a screen: how far the table is scrolled, and the number that is being typed."""

    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.top = 0
        self.typed = ""

    def drawn(self, width: int, height: int) -> list[Row]:
        """The whole screen: where we are, the table, what was decided and what came of it, the keys."""
        if width < SMALLEST[0] or height < SMALLEST[1]:
            return folded([("", self.reel.words.say("replay-small"))], max(width, 4))[:height]
        pace = f" · ▶ {PACES[self.reel.pace]:g} s" if self.reel.playing else ""
        live = f" · {self.reel.words.say('replay-live')}" if self.reel.followed else ""
        heading = [("heading", f"{self.reel.match.game.title} · {self.reel.words.say(self.reel.place())}{pace}{live}")]
        news = self.news(width)[: height // 3]
        keys = [("faint", self.reel.words.say("replay-keys"))]
        if self.typed:
            keys = [("", f"{self.reel.words.say('replay-go')} {self.typed}")]
        table = self.table(width)
        room = height - 3 - len(news)
        self.top = min(self.top, max(0, len(table) - room))
        shown = list(islice(table, self.top, self.top + room))
        blank: list[Row] = [[] for _ in range(room - len(shown))]
        return [clipped(row, width) for row in (heading, *shown, *blank, [], *news, keys)]

    def table(self, width: int) -> list[Row]:
        """The table, with what the last step changed."""
        scene, before = self.reel.scene(), self.reel.before
        new = frozenset() if before is None else diff(before, scene).marks
        return lines(scene, self.reel.words, width, changed=new, columns=True)

    def news(self, width: int) -> list[Row]:
        """The last decision, and what came of it."""
        words, decision = self.reel.words, self.reel.decision()
        said = [] if decision is None else folded([("heading", words.say(decision))], width)
        return [
            *said,
            *(row for event in self.reel.events() for row in folded([("", f"* {words.event(event)}")], width)),
        ]

    # Keys

    def digit(self, sign: str) -> None:
        """A digit of the number to go to."""
        self.typed = (self.typed + sign)[:6]

    def enter(self) -> None:
        """Go to the number that was typed; without one, a step on."""
        self.reel.jump(int(self.typed)) if self.typed else self.reel.step()
        self.typed = ""

    def scroll(self, by: int) -> None:
        """Look further up or down on the table."""
        self.top = max(0, self.top + by)

    def faster(self, by: int) -> None:
        """Change the pace."""
        self.reel.pace = min(max(self.reel.pace + by, 0), len(PACES) - 1)

    def toggle(self) -> None:
        """Let the match play itself, or stop it; at its end, from the beginning."""
        if not self.reel.playing and self.reel.at == self.reel.last:
            self.reel.jump(0)
        self.reel.playing = not self.reel.playing

    async def play(self, show: Callable[[], None]) -> None:
        """Step on as long as the match plays itself."""
        while True:
            await asyncio.sleep(PACES[self.reel.pace])
            if self.reel.playing:
                self.reel.step()
                show()

    async def follow(self, show: Callable[[], None]) -> None:
        """Look again and again what another program plays, until it plays no more."""
        while self.reel.followed is not None:
            await asyncio.sleep(FOLLOW)
            with suppress(DarbarError):  # it may be whole again next time
                if self.reel.catch_up():
                    show()


def application(reel: Reel) -> Application[None]:
    """The viewer, to be run by itself or from another application (`run_async`)."""
    viewer = Viewer(reel)
    control = FormattedTextControl(lambda: _shown(viewer), focusable=True, show_cursor=False)
    screen: Application[None] = Application(
        layout=Layout(Window(control)), key_bindings=_keys(viewer), full_screen=True, style=STYLE
    )
    screen.ttimeoutlen = screen.timeoutlen = 0.1

    def begin() -> None:
        screen.create_background_task(viewer.play(screen.invalidate))
        screen.create_background_task(viewer.follow(screen.invalidate))

    screen.pre_run_callables.append(begin)
    return screen


def _shown(viewer: Viewer) -> FormattedText:
    size = get_app().output.get_size()
    rows = drawn(viewer.drawn, [])(size.columns, size.rows)
    return FormattedText([(classes(style), piece) for row in rows for style, piece in (*row, ("", "\n"))][:-1])


def _keys(viewer: Viewer) -> KeyBindings:
    reel = viewer.reel
    keys = KeyBindings()
    acts: list[tuple[str, Callable[[], None]]] = [
        ("right l", reel.step),
        ("left h backspace", reel.back),
        ("down n j", reel.next_turn),
        ("up p k", reel.last_turn),
        ("home", partial(reel.jump, 0)),
        ("end", lambda: reel.jump(reel.last)),
        ("enter", viewer.enter),
        ("space", viewer.toggle),
        ("+", partial(viewer.faster, 1)),
        ("-", partial(viewer.faster, -1)),
        ("pageup", partial(viewer.scroll, -10)),
        ("pagedown", partial(viewer.scroll, 10)),
        *((sign, partial(viewer.digit, sign)) for sign in digits),
    ]
    for names, act in acts:
        for name in names.split():
            keys.add(name)(_ignoring_the_event(act))
    for name in ("q", "escape", "c-c", "c-d", Keys.SIGINT):
        keys.add(name)(lambda event: event.app.exit())
    keys.add("c-z")(suspend)
    return keys


def _ignoring_the_event(act: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    return lambda _: act()


@click.command()
@click.argument("file", type=FILE)
@click.option("--at", type=ranges.ANSWERS, default=0, metavar="N", help="Begin after N answers.")
@click.option("--seat", metavar="NAME", help="Watch as this player, by name or number.")
@language_option
def watch(file: Path, at: int, seat: str | None, language: str) -> None:
    """Watch the match in FILE on the whole screen, step by step or by itself.

    `darbar replay FILE` does the same on a terminal.
    """
    if not on_terminal():
        raise DarbarError("watching needs a terminal: say `darbar replay FILE`")
    run(application(Reel.open_file(file, language, seat, at)))
