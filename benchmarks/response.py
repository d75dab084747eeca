"""How long a player waits: from a key to the redrawn table, in the middle of a four-player match of Agra.

Everything is real but the terminal itself: keys come through a pipe, and what would be drawn is thrown away. The match
is saved after every move, as always. What bots think is left out: the next redraw counts, whoever's turn it is. On a
busy machine, compare what of it was work of this process.
"""

import asyncio
import io
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import darbar
from darbar import Session
from darbar.sessions.session import seat_bots
from darbar_repl.repl import Repl
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

LIMIT = 0.05
ANSWERS = 600
ROUNDS = 12
SIZE = Size(rows=40, columns=120)
KEYS = {
    "a letter": "p",
    "erased": "\x7f",
    "an arrow": "\x1b[B",
    "Esc": "\x1b",
    "a page down": "\x1b[6~",
    "a page up": "\x1b[5~",
    "a panel": "river\r",
    "back": "\x1b",
    "the score": "score\r",
    "the table": "board\r",
    "a move": "1\r",
}


def middle() -> Session:
    """A match of Agra in which a person is asked in the middle."""
    match, dice = darbar.new("agra", names=["Ana", "random 2", "random 3", "random 4"], seed=7), darbar.Dice(3)
    while len(match.moves) < ANSWERS or (match.ask and match.ask.seat != 0):
        assert match.ask is not None
        match.play(dice.pick(match.ask.moves))
    path = Path(tempfile.mkdtemp()) / "match.darbar"
    return Session(match, seat_bots(["you", "random", "random", "random"], 7), path=path)


class Wait(NamedTuple):
    """How long a key took in all, and how much of that was work, in seconds."""

    whole: float
    work: float


class Stopwatch:
    """Presses keys, and waits for what is drawn."""

    def __init__(self, keyboard: PipeInput) -> None:
        self.keyboard = keyboard
        output = Vt100_Output(io.StringIO(), lambda: SIZE, term="xterm-256color")
        self.repl = Repl(middle(), keyboard, output)
        self.drawn = asyncio.Event()
        self.repl.app.after_render += lambda _: self.drawn.set()
        self.waited: dict[str, list[Wait]] = defaultdict(list)

    async def run(self) -> None:
        """All keys, some rounds of them."""
        app = asyncio.create_task(self.repl.app.run_async(pre_run=self.repl.step))
        await self.question()
        for _ in range(ROUNDS):
            for name, keys in KEYS.items():
                self.waited[name].append(await self.press(keys))
                await self.question()
        self.repl.leave()
        await app

    async def press(self, keys: str) -> Wait:
        """Type all but the last key, then see how long the last one takes."""
        self.keyboard.send_text(keys[:-1])
        await asyncio.sleep(0.1)
        self.drawn.clear()
        start, worked = time.perf_counter(), time.process_time()
        self.keyboard.send_text(keys[-1])
        await self.drawn.wait()
        return Wait(time.perf_counter() - start, time.process_time() - worked)

    async def question(self) -> None:
        """Wait until the person is asked again, and the screen is still."""
        while self.repl.reading is None:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)


def measure() -> dict[str, list[Wait]]:
    """How long each key took."""
    with create_pipe_input() as keyboard:
        watch = Stopwatch(keyboard)
        asyncio.run(watch.run())
    return watch.waited


def main() -> int:
    """Print the median and the worst of each key, and its work; 1 when a median is over the limit."""
    medians = []
    print(f"{'from key to redrawn table':28}{'median':>11}{'worst':>11}{'work':>11}   at most {LIMIT * 1000:.0f} ms")
    for name, waits in measure().items():
        whole = [wait.whole for wait in waits]
        medians.append(statistics.median(whole))
        shown = (medians[-1], max(whole), statistics.median(wait.work for wait in waits))
        print(f"{name:28}" + "".join(f"{seconds * 1000:8.1f} ms" for seconds in shown))
    return int(max(medians) > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
