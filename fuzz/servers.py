"""Servers: a real one that plays matches is killed at any moment, again and again. What it confirmed is there."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import httpx
from darbar import DarbarError, Record, load
from darbar_web.store import Store, open_store
from darbar_web.tokens import hashed

SECONDS = 120.0
USUAL = 50
LIVES = 4
MATCHES = 4
LONGEST = 1.5
"""So many seconds does a server live at most after it has begun to listen."""

NOT_STORED = 503

ROOT = Path(__file__).parents[1]
PLANS: tuple[dict[str, Any], ...] = (
    {"game": "tictactoe", "players": ["you:Ana", "you:Ben"]},
    {"game": "hearts", "players": ["you:Ana", "you:Ben", "you:Cem", "you:Dee"]},
    {"game": "bazaar", "players": ["you:Ana", "you:Ben", "random"], "clock": "10m+1s"},
    {"game": "lanterns", "players": ["you:Ana", "you:Ben"], "public": True},
)
"""Sealed choices, bots and clocks are among them."""


class Known:
    """What a server has confirmed of a match: the secrets of its seats, what each has answered, and what was said."""

    def __init__(self, tokens: list[str | None]) -> None:
        self.tokens = tokens
        self.answers: list[list[str]] = [[] for _ in tokens]
        self.trying: tuple[int, str] | None = None
        self.undoing: int | None = None
        self.said = ""

    def is_there(self, seat: int, stored: list[str]) -> bool:
        """Whether all that a seat has answered is stored, and nothing else but what was under way."""
        confirmed = self.answers[seat]
        under_way = [self.trying[1]] if self.trying is not None and self.trying[0] == seat else []
        less = confirmed[:-1] if self.undoing == seat else confirmed
        return stored in (confirmed, less, [*confirmed, *under_way])


# An attack


def new_case(chance: Random) -> dict[str, Any]:
    """When each of the lives of a server ends, in microseconds after it has begun to listen."""
    return {
        "seed": chance.randrange(1 << 32),
        "after": [chance.randrange(int(LONGEST * 1e6)) for _ in range(LIVES)],
    }


def fault_of(case: dict[str, Any]) -> str | None:
    """Let it live and die, and look after each life at what is stored."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, DARBAR_HOME=folder):
        path, known = Path(folder) / "store.sqlite", dict[str, Known]()
        for life, after in enumerate(case["after"]):
            errors, wait = path.with_suffix(".errors"), partial(busily, after / 1e6)
            live(str(path), errors, f"{case['seed']} {life}", known, wait)
            if (fault := checked(str(path), known)) is not None:
                return f"{fault} (life {life + 1})"
    return None


def live(store: str, errors: Path, seed: str, known: dict[str, Known], wait: Callable[[], object]) -> None:
    """Start a server, let people play there, wait, and kill it."""
    with errors.open("wb") as complaints:
        command = [sys.executable, "-m", "fuzz._serving", store]
        server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints)
        assert server.stdout is not None
        address = server.stdout.readline().decode().strip()
        if not address:
            raise AssertionError(f"the server did not start: {errors.read_text()[-200:]}")
        people = [Thread(target=play, args=(address, f"{seed} {place}", known, place)) for place in range(MATCHES)]
        for person in people:
            person.start()
        try:
            wait()
        finally:
            os.kill(server.pid, signal.SIGKILL)
            server.communicate()
    for person in people:
        person.join()


# People


def play(address: str, seed: str, known: dict[str, Known], place: int) -> None:
    """Play one match after another for all of its people, until the server is gone."""
    chance = Random(seed)
    with httpx.Client(base_url=address, timeout=30) as client:
        try:
            for id in list(known)[place::MATCHES]:
                play_at(client, id, known[id], chance)
            while True:
                answer = client.post("/api/tables", json=chance.choice(PLANS))
                if is_confirmed(answer):
                    begun = answer.json()
                    known[begun["id"]] = Known(begun["tokens"])
                    play_at(client, begun["id"], known[begun["id"]], chance)
        except httpx.TransportError:
            return  # it was killed


def is_confirmed(answer: httpx.Response) -> bool:
    """Whether something was done; a store that fails is no fault of a server that says so."""
    if answer.status_code == NOT_STORED:
        sleep(0.05)
        return False
    return answer.raise_for_status().is_success


def play_at(client: httpx.Client, id: str, known: Known, chance: Random) -> None:
    """Answer, take back and talk at one table, until its match is over; or until something could not be stored.

    Then it may be stored nevertheless, if the answer of the store was lost: what was tried last stays in doubt.
    """
    people = [seat for seat, token in enumerate(known.tokens) if token]
    while True:
        seat = chance.choice(people)
        whose = {"Authorization": f"Bearer {known.tokens[seat]}"}
        answer = client.get(f"/api/tables/{id}", headers=whose)
        if not is_confirmed(answer) or (page := answer.json())["over"]:
            return
        if page["question"] is not None:
            move = chance.choice(page["question"]["moves"])["notation"]
            known.trying = seat, move
            sent = {"number": page["question"]["number"], "move": move}
            status = client.post(f"/api/tables/{id}/answer", headers=whose, json=sent).status_code
            if status == NOT_STORED:
                return
            if status == 200:
                known.answers[seat].append(move)
            known.trying = None
        if chance.random() < 0.1:
            known.undoing = seat
            status = client.post(f"/api/tables/{id}/undo", headers=whose, json={}).status_code
            if status == NOT_STORED:
                return
            if status == 200:
                known.answers[seat].pop()
            known.undoing = None
        if chance.random() < 0.1:
            text = f"line {chance.random()}"
            if client.post(f"/api/tables/{id}/say", headers=whose, json={"text": text}).status_code == 200:
                known.said = text


# What is left


def checked(url: str, known: dict[str, Known]) -> str | None:
    """The first fault in what a store holds of these matches."""
    store = open_store(url)
    try:
        return next((fault for id, one in known.items() if (fault := _fault_in_match(store, id, one))), None)
    finally:
        store.close()


def _fault_in_match(store: Store, id: str, known: Known) -> str | None:
    """What was confirmed of a match and is not there, or cannot be played again."""
    filed, moves = store.find(id), store.moves(id)
    if filed is None:
        return "a match is lost: its beginning was confirmed"
    if [hashed(token) if token else "" for token in known.tokens] != [seat.token for seat in store.seats(id)]:
        return "a seat is lost: its secret was confirmed"
    if filed.answers != len(moves):
        return f"moves and what is known of them differ: {filed.answers} and {len(moves)}"
    for seat, token in enumerate(known.tokens):
        stored = [move for decider, move in moves if decider == seat]
        if token and not known.is_there(seat, stored):
            return f"an answer is lost or doubled: {known.answers[seat][-3:]} confirmed, {stored[-3:]} stored"
        known.answers[seat] = stored
    known.trying = known.undoing = None
    if known.said and known.said not in [line.text for line in store.lines(id)]:
        return "what was said is lost: it was confirmed"
    return _fault_in_replay(filed.record(moves))


def _fault_in_replay(record: Record) -> str | None:
    try:
        load(record)
    except DarbarError as error:
        return f"a match does not go on: {error}"
    return None


def busily(seconds: float) -> None:
    """Wait, at last busily: a kill is to come at any microsecond."""
    end = monotonic() + seconds
    sleep(max(0.0, seconds - 0.02))
    while monotonic() < end:
        pass
