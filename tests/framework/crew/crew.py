"""Odd bots, for the processes in which bots think."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from darbar import Card, Chair, Move, hookimpl, text
from darbar.bots.random import RandomBot


@hookimpl
def darbar_bots() -> list[Card]:
    """Each is odd in one way."""
    return [
        Card(name, f"crew:{name.title()}", "is odd")
        for name in ("deadly", "mortal", "ponderer", "raiser", "scribe", "sleeper", "talker")
    ]


def memory(name: str) -> Path:
    """A file that outlives a process."""
    return Path(os.environ["CREW"]) / name


class Deadly(RandomBot):
    """Kills its process."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Nothing."""
        os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(chair)


class Mortal(RandomBot):
    """Kills its process once."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, the second time."""
        if not memory("died").exists():
            memory("died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(chair)


class Raiser(RandomBot):
    """Raises."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Nothing."""
        raise ValueError("stage fright")


class Scribe(RandomBot):
    """Writes down in which process it thinks."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move."""
        with memory("pids").open("a") as pids:
            pids.write(f"{os.getpid()}\n")
        return super().choose(chair)


class Sleeper(Scribe):
    """Hears nothing until somebody wakes it."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, at last."""
        move = super().choose(chair)
        while not memory("wake").exists():
            time.sleep(0.02)
        return move


class Talker(RandomBot):
    """Talks about itself."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.remarks = [text("I am glad to be here")]


class Ponderer(Scribe):
    """Thinks until it is stopped, half of the way."""

    progress = 0.5

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._stopped = False

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, when somebody has had enough."""
        move = super().choose(chair)
        while not self._stopped:
            time.sleep(0.01)
        return move

    def stop(self) -> None:
        """Enough."""
        self._stopped = True

    def analyse(self, chair: Chair[Any]) -> Any:
        """Nobody asks for it."""
        raise NotImplementedError
