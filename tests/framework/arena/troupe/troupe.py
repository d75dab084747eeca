"""Bots that misbehave, and rules that break, for the processes of the arena to find."""

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

from darbar import Card, Chair, Flow, Game, Goal, Move, Score, Seat, Table, hookimpl
from darbar.bots.random import RandomBot


@hookimpl
def darbar_bots() -> list[Card]:
    """Each of them plays well enough until it does not."""
    return [
        Card("raiser", "troupe:Raiser", "misbehaves"),
        Card("cheat", "troupe:Cheat", "misbehaves"),
        Card("deadly", "troupe:Deadly", "misbehaves"),
        Card("mortal", "troupe:Mortal", "misbehaves"),
        Card("scribe", "troupe:Scribe", "misbehaves"),
        Card("launcher", "troupe:Launcher", "misbehaves"),
    ]


@hookimpl
def darbar_variants(game: str) -> list[Card]:
    """Tic-tac-toe on torn paper, and other ways to win."""
    goals = [
        Card(name, f"troupe:{name}", "another goal") for name in ("friends", "fewest", "pairs", "level", "boundless")
    ]
    return [Card("torn", "troupe:torn", "misbehaves"), *goals] if game == "tictactoe" else goals


def torn(game: Game[Any]) -> Game[Any]:
    """The rules fail at the fifth mark."""
    (name, phase), *_ = game.phases.items()

    def tearing(table: Table[Any]) -> Flow[None]:
        flow = phase(table)
        ask = next(flow)
        while table.state.marks < 4:
            ask = flow.send((yield ask))
        yield ask
        raise ZeroDivisionError("the paper is torn")

    return game.change(phases={name: tearing})


def friends(game: Game[Any]) -> Game[Any]:
    """All win when somebody has a point, or, in a longer game, thirty."""
    enough = 1 if game.name == "tictactoe" else 30
    count = game.seats[0]
    return game.change(
        goal=Goal(together=lambda state: sum(game.score(state, Seat(seat)).total for seat in range(count)) >= enough)
    )


def fewest(game: Game[Any]) -> Game[Any]:
    """Fewest points win."""
    return game.change(goal=Goal(fewest=True))


def pairs(game: Game[Any]) -> Game[Any]:
    """Every other seat is a partner."""
    return game.change(goal=Goal(sides=lambda seats: [seat % 2 for seat in range(seats)]))


def level(game: Game[Any]) -> Game[Any]:
    """Nobody ever has a point."""
    return game.change(score=lambda state, seat: Score({"points": 0}))


def boundless(game: Game[Any]) -> Game[Any]:
    """Everybody has more points than can be counted, and says so in colour."""
    return game.change(score=lambda state, seat: Score({"\x1b[31mpoints": 1 << 60}))


class Raiser(RandomBot):
    """Raises at its second decision, when its seed is even."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.even, self.asked = random.Random(seed).random() < 0.5, 0

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, once."""
        self.asked += 1
        if self.even and self.asked == 2:
            raise ValueError("stage fright")
        return super().choose(chair)


class Cheat(RandomBot):
    """Plays what was played before."""

    def choose(self, chair: Chair[Any]) -> Move:
        """The first move, again and again."""
        move = super().choose(chair)
        self.first: Move = getattr(self, "first", move)
        return self.first


class Deadly(RandomBot):
    """Kills the process at its second decision."""

    asked = 0

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, once."""
        self.asked += 1
        if self.asked == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(chair)


class Mortal(RandomBot):
    """Kills the process once in a run: the marker file says that it has."""

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move."""
        marker = Path(os.environ["TROUPE"]) / "died"
        if not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(chair)


class Launcher(RandomBot):
    """Starts what its setting says, as soon as it sits down."""

    starts_programs = True

    def __init__(self, seed: int, setting: str = "") -> None:
        super().__init__(seed)
        os.system(setting)


class Scribe(RandomBot):
    """Writes down which process plays, and plays slowly enough to be caught at it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        with (Path(os.environ["TROUPE"]) / "pids").open("a") as pids:
            pids.write(f"{os.getpid()}\n")

    def choose(self, chair: Chair[Any]) -> Move:
        """Any move, after a while."""
        time.sleep(0.03)
        return super().choose(chair)
