"""How long an answer takes tells a seat nothing: the work for it is the same in two worlds that it cannot tell apart.

Time itself is as the machine likes. What is counted instead is every function of Python that is called between a
request and its answer, through the whole application. What a single call takes, or the C below it, is not measured.
"""

import asyncio
import gc
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from urllib.parse import urlencode

import pytest
from darbar import Move, Seat, Session
from darbar_web import news
from darbar_web.app import application
from darbar_web.drawing import keeping
from darbar_web.drawing.boards import parts
from darbar_web.drawing.drawings import Drawings
from darbar_web.pages import table
from darbar_web.visits import cookie_of, place, visit
from starlette.requests import Request

from .conftest import hidden
from .test_secrets import GAMES, OPEN
from .worlds import Worlds, common, played, stays_alike, twins

KEYS, TRIES, MOVES = 3, 4, 4
BETWEEN = ("/asyncio/", "/anyio/", "/concurrent/", "/sniffio/", "/threading.py", "/selectors.py", "/queue.py")
BETWEEN += ("/weakref.py", "/_weakrefset.py", "/contextlib.py")
"""What threads call to wait for one another, and to be forgotten, depends on the machine alone."""

PAST = {"since", "replay"}
"""Looks for which the rules are played again: there, a hundredth of the calls may differ."""


class Visitor:
    """Somebody at a seat of a world, or who looks on; their requests go through the application, in this process."""

    def __init__(self, house, session: Session, seat: Seat | None) -> None:
        self.house, self.session, self.seat = house, session, seat
        self.app = application(house.server)
        self.begun = house.hall.adopt(session)
        keys = [part.key for part in parts(session.scene(seat))]
        self.keys = keys[:: max(1, len(keys) // KEYS)]

    def scope(self, path: str, query: str = "", method: str = "GET") -> dict:
        """What the application is told of a request."""
        name = "" if self.seat is None else cookie_of(self.begun.id, self.seat)
        sent = {
            "host": self.house.address.partition("//")[2],
            "origin": self.house.address,
            "accept-language": "en",
            "cookie": f"confirm=off; {name}={self.begun.tokens[self.seat]}" if self.seat is not None else "confirm=off",
            "content-type": "application/x-www-form-urlencoded",
        }
        return {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(key.encode(), value.encode()) for key, value in sent.items()],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }

    def ask(self, action: str = "", query: str = "", form: dict[str, str] | None = None) -> tuple[int, str]:
        """A request from its first byte to the last of its answer, on a loop and in threads of its own."""
        told: list[dict] = []

        async def receive() -> dict:
            return {"type": "http.request", "body": urlencode(form or {}).encode(), "more_body": False}

        async def send(message: dict) -> None:
            told.append(message)

        scope = self.scope(place(self.begun.id, self.seat, action), query, "GET" if form is None else "POST")
        asyncio.run(self.app(scope, receive, send))
        return told[0]["status"], b"".join(one.get("body", b"") for one in told[1:]).decode()

    def looks(self) -> dict[str, Callable[[], object]]:
        """All that somebody can look at without changing anything."""
        found: dict[str, Callable[[], object]] = {"page": self.ask, "replay": lambda: self.ask("replay", "at=1")}
        if self.seat is not None:
            found |= {"why": lambda: self.ask("why"), "since": lambda: self.ask("since", "step=1")}
        for key in self.keys:
            found[f"what {key}"] = lambda key=key: self.ask("what", urlencode({"key": key}))  # type: ignore[misc]
        return found | {"news": self.news}

    def news(self) -> None:
        """What a stream sends first: a stream has no end, so this is asked of what answers it."""
        scope = self.scope("/table")
        scope["path_params"] = {"id": self.begun.id} | ({} if self.seat is None else {"number": self.seat + 1})
        scope["app"] = type("App", (), {"state": type("State", (), {"server": self.house.server})})
        scope["state"] = {"language": "en", "account": None}
        news._looked(visit(Request(scope)), table.fragments, -1, -1)

    def answer(self, move: Move) -> Counter[str]:
        """The work for a move, sent as the form of the page does."""
        given = {**hidden(self.ask()[1]), "move": str(move)}
        told: list[tuple[int, str]] = []
        calls = work(lambda: told.append(self.ask("answer", form=given)))
        assert told[0][0] == 303 and move in self.session._match.moves  # type: ignore[union-attr]
        return calls


def work(look: Callable[[], object], *, drawn_before: bool = True) -> Counter[str]:
    """The functions that are called for a look, and how often; with nothing drawn before, or with all of it."""
    calls: defaultdict[tuple[str, str], int] = defaultdict(int)

    def count(frame, event, _argument) -> None:
        if event == "call":
            calls[frame.f_code.co_filename, frame.f_code.co_name] += 1

    kept, keeping.DRAWINGS = keeping.DRAWINGS, keeping.DRAWINGS if drawn_before else Drawings(keeping.ROOM)
    before = sys.getprofile()
    gc.disable()
    threading.setprofile(count)
    sys.setprofile(count)
    try:
        look()
    finally:
        sys.setprofile(before)
        threading.setprofile(before)
        gc.enable()
        keeping.DRAWINGS = kept
    return named(calls.copy())  # a thread that ends later still counts


def named(calls: Mapping[tuple[str, str], int]) -> Counter[str]:
    """Calls by the names of their functions, without those between threads."""
    between = {file for file, _ in calls if any(one in file for one in BETWEEN)}
    return Counter({f"{file}:{name}": count for (file, name), count in calls.items() if file not in between})


def difference(looks: list[dict[str, Callable[[], object]]], what: str, *, drawn_before: bool) -> int:
    """By how many calls the work for a look differs between worlds, when everything that is kept was asked for once.

    What is kept for all tables is renewed now and then, in whichever world: of some tries the most equal one counts.
    """
    found = []
    for _ in range(TRIES):
        for one in looks:
            one[what]()
        found.append(apart(*(work(one[what], drawn_before=drawn_before) for one in looks)))
        if not found[-1]:
            break
    return min(found)


def apart(one: Counter[str], other: Counter[str]) -> int:
    """How many calls there are in one of them and not in the other."""
    return (one - other).total() + (other - one).total()


@pytest.mark.parametrize("game", GAMES)
def test_looking_takes_the_same_work_in_two_worlds_that_a_seat_cannot_tell_apart(house, game):
    twin = twins(game, Seat(0))
    assert twin.differ or game in OPEN
    for viewer in (Seat(0), None):
        looks = [Visitor(house, Session(match.fork()), viewer).looks() for match in twin[:2]]
        for what in looks[0]:
            for drawn_before in (True, False):
                few = work(looks[0][what]).total() // 100 if what in PAST else 0
                assert difference(looks, what, drawn_before=drawn_before) <= few, f"{game}: {what} for {viewer}"


@pytest.mark.parametrize("game", GAMES)
def test_a_move_takes_the_same_work_where_the_seat_sees_the_same_come_of_it(house, game):
    """Only the rules may differ: they list what whoever is asked next can do, which may be a secret of theirs."""
    twin, moves = following(game)
    for move in moves:
        found = []
        for _ in range(TRIES):
            one, other = (Visitor(house, Session(match.fork()), Seat(0)).answer(move) for match in twin[:2])
            found.append(apart(without_rules(one), without_rules(other)))
            if not found[-1]:
                break
        assert min(found) == 0, f"{game}: {move}"


def following(game: str) -> tuple[Worlds, list[Move]]:
    """Two worlds, and a few moves of which the seat sees the same come in both."""
    twin = twins(game, Seat(0))
    alike = [
        move
        for seat, move in common(twin.one, twin.other)
        if seat == 0 and stays_alike(twin.one, twin.other, seat, seat, move)
    ]
    assert alike
    return twin, alike[:: max(1, len(alike) // MOVES)]


def without_rules(calls: Counter[str]) -> Counter[str]:
    """What the server does, without what the game does."""
    return Counter({name: count for name, count in calls.items() if "/games/darbar_" not in name})


def test_worlds_that_differ_in_what_a_seat_sees_take_different_work(house):
    """The comparison can fail: who sees more is drawn more."""
    match = played("hearts", Seat(0), 1)
    later = match.imagine(Seat(0), 1)
    later.play(later.ask.moves[0])
    looks = [Visitor(house, Session(one), Seat(0)).looks() for one in (match.imagine(Seat(0), 1), later)]
    assert difference(looks, "page", drawn_before=False) > 0
