"""All benchmarks: speeds as ratios to the floor of the same run, beside those of the peers.

`make bench` runs this, prints a table and writes `benchmarks/results.json`.
"""

import copy
import json
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import darbar
from darbar.match.match import Match
from darbar.matches import load
from floor import floor

HERE = Path(__file__).parent

PEERS = {
    "OpenSpiel (C++ tic-tac-toe, from Python)": 1.09,
    "TAG (Java tic-tac-toe)": 0.43,
    "TAG (Java Puerto Rico)": 0.114,
    "PettingZoo (raw tic-tac-toe)": 0.071,
    "OpenSpiel (Python tic-tac-toe)": 0.040,
    "catanatron (Python Catan)": 0.028,
    "boardgame.io (tic-tac-toe)": 0.013,
    "a Python Agricola": 0.003,
}


class Result(NamedTuple):
    """One line: what was measured, in which unit, and what it must reach (at least, or at most)."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def good(self) -> bool:
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)


def of_the_floor(work: Callable[[int], int], windows: int = 10, seconds: float = 0.2) -> float:
    """The best rate of `work(seed)`, which says how much it did, against the best of the floor, in turns."""
    ground = rate = 0.0
    for _ in range(windows):
        ground = max(ground, floor(1, seconds))
        rate = max(rate, _window(work, seconds))
    return rate / ground


def _window(work: Callable[[int], int], seconds: float) -> float:
    done, seed, start = 0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(20):
            done += work(seed)
            seed += 1
    return done / (time.perf_counter() - start)


def best_time(work: Callable[[], object], repeats: int) -> float:
    """The shortest of several runs, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def simulated(game: str, seats: int) -> Callable[[int], int]:
    """Random matches without record and events."""
    played = darbar.games()[game]
    return lambda seed: darbar.simulate(played, seats, seed).answers


def played(game: str, seats: int) -> Callable[[int], int]:
    """Random matches through `Match.play`, with the record on. Forced answers are not counted."""

    def work(seed: int) -> int:
        match = darbar.new(game, seats, seed)
        chance = seed * 7919 + 1
        while match.ask:
            moves = match.ask.moves
            chance = chance * 48271 % 0x7FFFFFFF
            match.play(moves[chance * len(moves) >> 31])
        return len(match.moves)

    return work


def bazaar_in_mid_phase() -> Match:
    """A Bazaar match of four in the third day, with a question open inside a turn at noon."""
    match = darbar.new("bazaar", 4, seed=5)
    while match.ask and not (match.phase == "noon" and match.ask.prompt == "take" and match.state.day >= 3):
        places = [move for move in match.ask.moves if str(move) == "place docks"]
        match.play((places or list(match.ask.moves))[0])
    assert match.ask is not None
    return match


def agra_in_mid_phase() -> Match:
    """An Agra match of four in the tenth round or later, with a question open inside a main action."""
    match, chance = darbar.new("agra", 4, seed=5), darbar.Dice(5)
    while match.ask and not (match.phase == "action" and match.ask.prompt == "cover" and match.state.round >= 10):
        match.play(chance.pick(match.ask.moves))
    assert match.ask is not None
    return match


def fork_against_deepcopy(match: Match, *, box: bool = True) -> float:
    """How many times faster a fork is than `copy.deepcopy` of the state, with or without the box that it refers to."""
    state = match.state
    shared = {} if box else {id(state.box): state.box}
    fork = best_time(lambda: deque((match.fork() for _ in range(100)), maxlen=0), 15)
    deep = best_time(lambda: deque((copy.deepcopy(state, dict(shared)) for _ in range(20)), maxlen=0), 15) * 5
    return deep / fork


def start_against_imports() -> float:
    """The start of `darbar --help` against importing the libraries it needs, in turns."""
    bare = [sys.executable, "-c", "import msgspec, pluggy, click"]
    ours = [str(Path(sys.executable).with_name("darbar")), "--help"]
    times = [
        [best_time(lambda c=c: subprocess.run(c, capture_output=True, check=True), 1) for c in (bare, ours)]
        for _ in range(20)
    ]
    return min(our for _, our in times) / min(their for their, _ in times)


def open_in_the_middle() -> tuple[float, int]:
    """Milliseconds to open a long match anywhere in its middle, and how many moves it has."""
    bazaar = darbar.games()["bazaar"]
    long = bazaar.change(phase=lambda state: state.stage.value if state.day <= 100 else None)
    match = Match.begin(long, darbar.new("bazaar", 5, seed=1).header)
    while match.ask and len(match.moves) < 1000:
        match.play(match.ask.moves[len(match.moves) % len(match.ask.moves)])
    text = match.record.dumps()
    slowest = max(best_time(lambda at=at: load(text, at=at, game=long), 3) for at in (1, 250, 500, 750, 999))
    return slowest * 1000, len(match.moves)


def deaf_observers_cost() -> float:
    """What installed observers that do not listen cost a running match: its time with them against without."""
    game, header = darbar.games()["connectfour"], darbar.new("connectfour", 2, seed=1).header

    def time_of(begin: Callable[[], Match]) -> float:
        matches = [begin() for _ in range(40)]
        start = time.perf_counter()
        for match in matches:
            while match.ask:
                match.play(match.ask.moves[len(match.moves) % len(match.ask.moves)])
        return time.perf_counter() - start

    begins = (lambda: darbar.new("connectfour", 2, seed=1), lambda: Match.begin(game, header))
    times = [[time_of(begin) for begin in begins] for _ in range(15)]
    return min(one for one, _ in times) / min(other for _, other in times)


def measure() -> tuple[float, list[Result]]:
    """Everything, in one run on one core."""
    ground = floor()
    opened, moves = open_in_the_middle()
    agra = agra_in_mid_phase()
    results = [
        Result("tic-tac-toe, Match.play with record", of_the_floor(played("tictactoe", 2)), "of the floor", 0.20),
        Result("tic-tac-toe, simulate", of_the_floor(simulated("tictactoe", 2)), "of the floor", 0.40),
        Result("connect four, Match.play with record", of_the_floor(played("connectfour", 2)), "of the floor"),
        Result("connect four, simulate", of_the_floor(simulated("connectfour", 2)), "of the floor"),
        Result("Bazaar for 4, Match.play with record", of_the_floor(played("bazaar", 4)), "of the floor"),
        Result("Bazaar for 4, simulate", of_the_floor(simulated("bazaar", 4)), "of the floor"),
        Result("Hearts for 4, simulate", of_the_floor(simulated("hearts", 4)), "of the floor", 0.10),
        Result("Agra for 4, simulate", of_the_floor(simulated("agra", 4)), "of the floor", 0.06),
        Result("Al-Rashid for 4, simulate", of_the_floor(simulated("alrashid", 4)), "of the floor", 0.06),
        Result("Rajas for 4, simulate", of_the_floor(simulated("rajas", 4)), "of the floor", 0.06),
        Result("Taj Mahal for 4, simulate", of_the_floor(simulated("tajmahal", 4)), "of the floor", 0.06),
        Result(
            "Bazaar, fork in mid-phase", fork_against_deepcopy(bazaar_in_mid_phase()), "times faster than deepcopy", 10
        ),
        Result("Agra, fork in mid-phase", fork_against_deepcopy(agra), "times faster than deepcopy", 10),
        Result("the same, the box not copied", fork_against_deepcopy(agra, box=False), "times faster than deepcopy"),
        Result(f"opening a match of {moves} moves in its middle", opened, "ms", most=100),
        Result("darbar --help", start_against_imports(), "times its imports", most=2),
        Result("observers that do not listen", deaf_observers_cost(), "times without", most=1.1),
    ]
    return ground, results


def show(ground: float, results: list[Result]) -> None:
    """The table."""
    print(f"The floor: {ground:,.0f} moves/s of tic-tac-toe in one plain Python function.\n")
    for result in results:
        limit = f"at least {result.least:g}" if result.least else f"at most {result.most:g}" if result.most else ""
        print(f"{result.name:45} {result.value:8.3f} {result.unit:27} {limit:14} {'' if result.good else 'MISSED'}")
    print("\nPeers, complete random games through their public interface, of the floor where they were measured:\n")
    for name, ratio in PEERS.items():
        print(f"{name:45} {ratio:8.3f}")


if __name__ == "__main__":
    ground, results = measure()
    show(ground, results)
    rows = [result._asdict() | {"good": result.good} for result in results]
    content = {"floor": ground, "python": sys.version.split()[0], "results": rows, "peers": PEERS}
    (HERE / "results.json").write_text(json.dumps(content, indent=2) + "\n")
    sys.exit(0 if all(result.good for result in results) else 1)
