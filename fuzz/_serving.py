"""A life of a server: matches in a store, played by several threads; what was confirmed is told line by line."""

import sys
from random import Random
from threading import Lock, Thread
from time import sleep

from darbar import DarbarError, StaleAnswer
from darbar_web.hall import Hall
from darbar_web.store import open_store
from darbar_web.tables import Plan

PLANS = (
    Plan("tictactoe", ("you:Ana", "you:Ben")),
    Plan("hearts", ("you:Ana", "you:Ben", "you:Cem", "you:Dee")),
    Plan("bazaar", ("you:Ana", "you:Ben", "random"), clock="10m+1s"),
    Plan("lanterns", ("you:Ana", "you:Ben"), public=True),
)
"""Sealed choices, bots and clocks are among them."""

MATCHES = 4
_telling = Lock()


def tell(*words: object) -> None:
    """Confirm something, as a server does whose answer has left the house."""
    with _telling:
        sys.stdout.write(" ".join(map(str, words)) + "\n")
        sys.stdout.flush()


def serve(path: str, seed: int, known: list[str]) -> None:
    """Go on with the matches that are known, begin others, and play until somebody ends the process."""
    hall = Hall(open_store(path), bots=1)
    hall.wake()
    chance, known = Random(seed), [id for id in known if hall.table(id).session.asked is not None]
    while len(known) < MATCHES:
        begun = hall.begin(chance.choice(PLANS))
        tell("begun", begun.id, *[token or "-" for token in begun.tokens])
        known.append(begun.id)
    players = [Thread(target=play, args=(hall, id, Random(f"{seed} {id}")), daemon=True) for id in known]
    for player in players:
        player.start()
    for player in players:
        player.join()
    tell("over", "-")
    sleep(60)


def play(hall: Hall, id: str, chance: Random) -> None:
    """Answer for all people at a table, take back now and then, and say something."""
    while True:
        session = hall.table(id).session
        if session.asked is None:
            return
        for seat in session.waiting:
            try:
                question = None if seat in session.bots else session.question(seat)
                if question is not None:
                    move = chance.choice(question.ask.moves)
                    session.play(move, seat, question.number)
                    tell("played", id, seat, move)
                if chance.random() < 0.05 and seat not in session.bots:
                    tell("undoing", id, seat)
                    session.undo(seat)
                    tell("undone", id, seat)
                if chance.random() < 0.1:
                    hall.table(id).say(seat, "Ana", f"line {chance.random()}")
                    tell("said", id, hall.table(id).chat[-1].text)
            except StaleAnswer:
                continue
            except DarbarError:
                continue
        sleep(0.001)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
