"""How long an answer takes tells a seat nothing: the work for it is the same in two worlds that it cannot tell apart.

Time itself is as the machine likes. What is counted instead is every function that is called on the way to an answer,
by the functions that answer over HTTP. What a single call takes, or the C below it, is not measured.
"""

import sys
from collections import Counter
from collections.abc import Callable

import pytest
from darbar import Seat, Session
from darbar_web import news
from darbar_web.drawing import keeping
from darbar_web.drawing.boards import parts
from darbar_web.drawing.drawings import Drawings
from darbar_web.pages import table
from darbar_web.visits import Visit, visit
from starlette.requests import Request

from .test_secrets import GAMES, played

KEYS, TRIES = 3, 3


class Visitor:
    """Somebody at a seat of a world, or who looks on."""

    def __init__(self, house, session: Session, seat: Seat | None) -> None:
        self.server, self.seat = house.server, seat
        self.begun = house.hall.adopt(session)
        keys = [part.key for part in parts(session.scene(seat))]
        self.keys = keys[:: max(1, len(keys) // KEYS)]

    def request(self, query: str = "") -> Request:
        """What a browser sends for a page."""
        path = {"id": self.begun.id} | ({} if self.seat is None else {"number": self.seat + 1})
        cookie = "" if self.seat is None else f"seat-{self.begun.id}-{self.seat + 1}={self.begun.tokens[self.seat]}"
        app = type("App", (), {"state": type("State", (), {"server": self.server})})
        return Request(
            {
                "type": "http",
                "method": "GET",
                "path": "/table",
                "path_params": path,
                "query_string": query.encode(),
                "headers": [(b"cookie", cookie.encode())],
                "client": ("127.0.0.1", 1),
                "app": app,
                "state": {"language": "en", "account": None},
            }
        )

    def looks(self) -> dict[str, Callable[[], object]]:
        """All that somebody can look at without changing anything."""
        come: Visit = visit(self.request())
        found: dict[str, Callable[[], object]] = {
            "page": lambda: table.table(self.request()),
            "news": lambda: news._looked(come, table.fragments, -1, -1),
            "why": lambda: table.why(self.request()) if self.seat is not None else None,
        }
        for key in self.keys:
            found[f"what {key}"] = lambda key=key: table.what(self.request(f"key={key}"))  # type: ignore[misc]
        return found


def work(look: Callable[[], object], *, drawn_before: bool) -> Counter[str]:
    """The functions that are called for a look, and how often; with nothing drawn before, or with all of it."""
    calls: Counter[str] = Counter()

    def count(frame, event, _argument) -> None:
        if event == "call":
            calls[f"{frame.f_code.co_filename}:{frame.f_code.co_name}"] += 1

    kept, keeping.DRAWINGS = keeping.DRAWINGS, keeping.DRAWINGS if drawn_before else Drawings(keeping.ROOM)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        look()
    finally:
        sys.setprofile(before)
        keeping.DRAWINGS = kept
    return calls


def difference(looks: list[dict[str, Callable[[], object]]], what: str, *, drawn_before: bool) -> int:
    """By how many calls the work for a look differs between worlds, when everything that is kept was asked for once.

    What is kept for all tables is renewed now and then, in whichever world: of three tries the most equal one counts.
    """
    found = []
    for _ in range(TRIES):
        for one in looks:
            work(one[what], drawn_before=True)
        first, second = (work(one[what], drawn_before=drawn_before) for one in looks)
        found.append((first - second).total() + (second - first).total())
        if not found[-1]:
            break
    return min(found)


@pytest.mark.parametrize("game", GAMES)
def test_looking_takes_the_same_work_in_two_worlds_that_a_seat_cannot_tell_apart(house, game):
    match = played(game, Seat(0), 1)
    if match.ask is None:
        pytest.skip("this match was over before anything was secret")
    for viewer in (Seat(0), None):
        looks = [Visitor(house, Session(match.imagine(Seat(0), seed)), viewer).looks() for seed in (1, 2)]
        for what in looks[0]:
            for drawn_before in (True, False):
                assert difference(looks, what, drawn_before=drawn_before) == 0, f"{game}: {what} for {viewer}"


def test_worlds_that_differ_in_what_a_seat_sees_take_different_work(house):
    """The comparison can fail: who sees more is drawn more."""
    match = played("hearts", Seat(0), 1)
    later = match.imagine(Seat(0), 1)
    later.play(later.ask.moves[0])
    looks = [Visitor(house, Session(one), Seat(0)).looks() for one in (match.imagine(Seat(0), 1), later)]
    assert difference(looks, "page", drawn_before=False) > 0
