"""Two worlds that a seat cannot tell apart look the same to it over HTTP: pages, parts, streams, JSON and errors."""

import re
from collections import Counter

import httpx
import pytest
from darbar import Seat, Session, games
from darbar.core.dice import Dice
from darbar_web.drawing.boards import parts

from .test_news import listening
from .worlds import played, twins

MOST_KEYS, MOST_STEPS = 12, 4
"""So many parts of a table are asked what they are, and so many steps of what others did are looked at."""

SOME = 6
"""After so few answers no match is over, whatever its luck."""

GAMES = sorted(games())
OPEN = {"connectfour", "tictactoe"}
"""Games in which nothing is ever secret: two worlds are the same world."""


class Looker:
    """Somebody at a seat, or a spectator, of a world: whatever they can ask for."""

    def __init__(self, house, session: Session, seat: Seat | None) -> None:
        self.begun = house.hall.adopt(session)
        self.seat = seat
        self.person = house.person()
        self.at = f"/table/{self.begun.id}"
        self.token = None if seat is None else self.begun.tokens[seat]
        if seat is not None:
            self.at += f"/seat/{seat + 1}"
            self.person.cookies.set(f"seat-{self.begun.id}-{seat + 1}", self.token)
        keys = [part.key for part in parts(session.scene(seat))]
        self.keys = keys[:: max(1, len(keys) // MOST_KEYS)]

    def everything(self) -> dict[str, str]:
        """All that can be fetched, and what comes of nonsense."""
        found = {}
        steps = [f"/{where}={step}" for where in ("since?step", "replay?at") for step in range(MOST_STEPS)]
        looks = ("", "/why", "/replay", "/since", "/record", "/links")
        for path in (*looks, *steps, *(f"/what?key={key}" for key in self.keys)):
            found[path] = self.said(self.person.get(self.at + path))
        for form in ({"typed": "xyzzy"}, {"move": "xyzzy"}, {"typed": "1", "number": "99"}, {"confirm": "pass"}):
            found[f"answer {form}"] = self.said(self.person.post(f"{self.at}/answer", data=form))
        for act in ("undo", "restart", "pause"):
            found[act] = self.said(self.person.post(f"{self.at}/{act}", data={"version": "1"}))
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        for path in ("", "/bot", "/chat", "/record"):
            found[f"api{path}"] = self.said(self.person.get(f"/api/tables/{self.begun.id}{path}", headers=headers))
        found["stream"] = self.stream()
        return found

    def stream(self) -> str:
        with listening(self.person, f"{self.at}/news") as heard:
            return heard.wait(1)[0][2].replace(self.begun.id, "ID")

    def said(self, answer: httpx.Response) -> str:
        """An answer without what belongs to this table alone: its name and its secrets."""
        text = f"{answer.status_code}\n{answer.text}".replace(self.begun.id, "ID")
        for place, token in enumerate(self.begun.tokens):
            text = text.replace(token or "\0", f"TOKEN{place}")
        return re.sub(r"(version\W{1,9})\d+", r"\1N", text)


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(house, game):
    """Both have been played and have a record, so that also what is shown of the past is there to be compared."""
    for seat in (Seat(0), Seat(1)):
        twin = twins(game, seat)
        assert twin.differ or game in OPEN
        for viewer in (seat, None):
            worlds = [Looker(house, Session(match.fork()), viewer).everything() for match in twin[:2]]
            for what in worlds[0]:
                assert worlds[0][what] == worlds[1][what], f"{game}: {what} tells seat {seat} what it may not know"
            if viewer is not None:
                assert worlds[0]["/since?step=1"].startswith("200") and "step 1 of" in worlds[0]["/since?step=1"]
            assert worlds[0]["/replay?at=1"].startswith("200")


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_are_only_imagined_look_the_same_as_well(house, game):
    match = played(game, Seat(0), 0)
    worlds = [Looker(house, Session(match.imagine(Seat(0), seed)), Seat(0)).everything() for seed in (1, 2)]
    assert worlds[0] == worlds[1]


def test_what_others_did_is_shown_to_each_seat_as_that_seat_may_see_it(house):
    """The comparison can fail: the steps of the others are there, and whoever knows more is shown more."""
    twin = twins("hearts", Seat(0))
    others = [Looker(house, Session(match.fork()), Seat(1)).everything() for match in twin[:2]]
    assert any(others[0][what] != others[1][what] for what in others[0] if what.startswith("/since"))


def test_worlds_that_differ_in_what_a_seat_knows_look_different(house):
    """The comparison can fail: somebody else's hand is there for its owner."""
    match = played("hearts", Seat(0), 1)
    shown = [Looker(house, Session(match.imagine(Seat(0), seed)), Seat(1)).everything() for seed in (1, 2)]
    assert (
        shown[0][""] != shown[1][""] and shown[0]["api"] != shown[1]["api"] and shown[0]["stream"] != shown[1]["stream"]
    )


@pytest.mark.parametrize("game", ["hearts", "bazaar", "lanterns"])
def test_a_replay_shows_a_seat_what_it_saw_and_no_more(house, game):
    """What a seat sees of the past while a match runs is the board that it had then."""
    ana = house.person()
    table = ana.begin(game, *(f"you:P{number}" for number in range(1, max(2, games()[game].seats[0]) + 1)))
    id = table.split("/")[2]
    session = house.hall.table(id).session
    boards, chance = {}, Dice(3)
    for _ in range(SOME):
        boards[session.chair(Seat(0)).answered] = board(ana.get(f"/table/{id}/seat/1").text)
        seat = session.asked
        session.play(chance.pick(session.chair(seat).ask.moves), seat)
    for place, seen in boards.items():
        if place <= session.chair(Seat(0)).answered:
            again = ana.get(f"/table/{id}/seat/1/replay?at={place}").text
            assert not Counter(board(again)) - Counter(seen), f"after {place} answers"


def board(page: str) -> list[str]:
    """The words on the board of a page; what is new is marked in other places in a replay."""
    drawn = re.search(r'id="board".*?(?=<div id="own")', page, re.DOTALL)[0]
    return [said for said in re.findall(r">([^<>]+)<", re.sub(r"\s+", " ", drawn)) if said.strip() != "(new)"]
