"""What matches come to, as digests: the same seeds give the same matches, records and moves of bots in every build.

Run with an interpreter, it prints a line of JSON: for each game a digest of simulations, records, events and thoughts.
"""

import hashlib
import json
import sys

import darbar
from darbar import Dice, Match, Seat
from darbar.core.state import to_json
from darbar.sessions.session import make_bot
from darbar.version import build

MATCHES = 3
QUESTIONS, BETWEEN = 6, 17
"""So many questions of a match are thought about, with so many answers in between."""


def digest(parts: list[object]) -> str:
    """A short name for all of these."""
    return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:16]


def simulated(name: str, seats: int, seed: int) -> list[object]:
    """How a simulation ends."""
    end = darbar.simulate(name, seats, seed)
    return [end.answers, to_json(end.state), end.standings()]


def played(name: str, seats: int, seed: int) -> list[object]:
    """A match by random answers: its record, its events and how it ends; and what a fork in its middle comes to."""
    match, dice = darbar.new(name, seats, seed), Dice(seed)
    forks = []
    while match.ask is not None:
        match.play(dice.pick(match.ask.moves))
        if match.ask is not None and len(match.moves) % 50 == 7:
            forks.append(match.fork().playout(seed))
    return [match.record.dumps(), match.events, match.standings(), forks]


def thought(name: str, seats: int, seed: int) -> list[object]:
    """What bots answer, and what they think of every move."""
    match, dice = darbar.new(name, seats, seed), Dice(seed)
    told: list[object] = []
    for _ in range(QUESTIONS):
        if match.ask is None:
            break
        told += thoughts(match, match.ask.seat, seed)
        for _ in range(BETWEEN):
            if match.ask is not None:
                match.play(dice.pick(match.ask.moves))
    return told


def thoughts(match: Match, seat: Seat, seed: int) -> list[object]:
    """The greedy bot's move and the analysis of a search."""
    chair = match.chair(seat)
    analysis = make_bot("mcts:20", seed).analyse(chair)
    options = [(str(one.move), one.visits, one.standing, one.line) for one in analysis.options]
    return [make_bot("greedy", seed).choose(chair), options]


def main(names: list[str]) -> None:
    """All installed games, or those that are named."""
    found = {}
    for name, game in darbar.games().items():
        if names and name not in names:
            continue
        fewest, most = game.seats
        cases = [(name, fewest + seed % (most - fewest + 1), seed) for seed in range(MATCHES)]
        found[name] = {
            "simulate": digest([simulated(*case) for case in cases]),
            "play": digest([played(*case) for case in cases]),
            "think": digest(thought(*cases[-1])),
        }
    print(json.dumps({"build": build(), "games": found}))


if __name__ == "__main__":
    main(sys.argv[1:])
