"""Who may do what: strangers, spectators and other seats are refused, other pages are, and what is too much is."""

import re
import socket

import pytest
from darbar_web.guards.headers import POLICY
from darbar_web.guards.limits import Bucket, Places, TooMuch
from darbar_web.routes import routes
from darbar_web.settings import Limits, Settings
from starlette.routing import Route

from .conftest import GENEROUS, hidden

AT_SEAT = "/table/{id}/seat/{number:int}/"
OPEN_TO_ALL = {
    "/games/{game}/begin",
    "/games/{game}/quick",
    "/games/{game}/learn",
    "/load",
    "/account/new",
    "/account/enter",
    "/account/leave",
    "/account/notices",
    "/join/{id}/{number:int}/{token}",
    "/mail/{letter}",
    "/table/{id}/take",
    "/api/tables",
}
"""What anybody may ask for: beginning something of their own, or with a secret that they bring; tested by name."""


def changing() -> set[str]:
    """Every route that changes something."""
    return {one.path for one in routes(False) if isinstance(one, Route) and "POST" in (one.methods or ())}


SEAT_ACTS = sorted(path.removeprefix(AT_SEAT) for path in changing() if path.startswith(AT_SEAT))
API_ACTS = sorted(path.rpartition("/")[2] for path in changing() if path.startswith("/api/tables/{id}/"))
FORMS = {
    "answer": {"move": "mark a1"},
    "say": {"text": "hello"},
    "sit": {"bot": "random"},
    "lesson": {"do": "on"},
    "notices": {"mail": "", "webhook": ""},
}
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
BODIES = {"answer": {"number": 1, "move": "mark a1"}, "say": {"text": "hello"}, "sit": {"bot": "random"}}


def test_every_route_that_changes_something_is_known_here():
    known = {f"{AT_SEAT}{act}" for act in SEAT_ACTS} | {f"/api/tables/{{id}}/{act}" for act in API_ACTS} | OPEN_TO_ALL
    assert changing() == known
    assert {"answer", "undo", "restart", "hint", "say", "sit", "pause", "go-on", "lesson", "renew"} <= set(SEAT_ACTS)
    assert {"answer", "undo", "restart", "say", "sit"} <= set(API_ACTS)


@pytest.fixture
def laid(house):
    """A table at which Ana and Ben sit, each with a browser of their own, and somebody who only watches."""
    ana, ben = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "friend", clock="10m")
    link = ana.links(table)[1]
    ben.post(link, data={"name": "Ben"})
    id = table.split("/")[2]
    for name in [name for name in ana.cookies if name.endswith("-2")]:
        del ana.cookies[name]
    return house, ana, ben, id


def kept(house, id):
    """All that a match keeps."""
    table = house.hall.table(id)
    record, clocks = table.session.record, table.session.clock_state
    players = [one.bot for one in table.session.players]
    return record.header, record.moves, clocks.wishes, tuple(table.chat), players, list(table.seats)


@pytest.mark.parametrize("act", SEAT_ACTS)
def test_a_stranger_a_spectator_and_another_seat_change_nothing(laid, act):
    house, _ana, ben, id = laid
    stranger, spectator = house.person(), house.person()
    spectator.get(f"/table/{id}")
    forged = house.person()
    forged.cookies.set(f"seat-{id}-1", "A" * 32)
    form = {"number": "1", **FORMS.get(act, {})}
    before = kept(house, id)
    for somebody in (stranger, spectator, ben, forged):
        answer = somebody.post(f"/table/{id}/seat/1/{act}", data=form)
        assert answer.status_code == 403, act
        assert kept(house, id) == before
    assert stranger.post(f"/table/{id}/{act}", data=form).status_code in (404, 405), "spectators have no such route"
    assert kept(house, id) == before


@pytest.mark.parametrize("act", API_ACTS)
def test_programs_without_the_seats_token_change_nothing(laid, act):
    house, _ana, ben, id = laid
    body = BODIES.get(act, {})
    before = kept(house, id)
    for headers in ({}, {"Authorization": "Bearer " + "A" * 32}, {"Authorization": "Basic x"}, {"Authorization": ""}):
        answer = house.person().post(f"/api/tables/{id}/{act}", json=body, headers=headers)
        assert answer.status_code == 403 and set(answer.json()) == {"error"}
        assert kept(house, id) == before
    if act == "answer":
        token = ben.cookies[f"seat-{id}-2"]
        other = house.person().post(f"/api/tables/{id}/answer", json=body, headers={"Authorization": f"Bearer {token}"})
        assert other.status_code in (409, 422)
        assert kept(house, id) == before


@pytest.mark.parametrize("act", ["news", "why", "links", "replay", "record", ""])
def test_others_do_not_look_at_a_seat_either(laid, act):
    house, _ana, ben, id = laid
    for somebody in (house.person(), ben):
        assert somebody.get(f"/table/{id}/seat/1/{act}".rstrip("/")).status_code == 403


def test_a_record_and_its_seed_stay_here_until_the_end(laid):
    house, ana, _ben, id = laid
    seed = str(house.hall.table(id).session.record.header.seed)
    assert len(seed) > 15, "nobody guesses it"
    for person, at in ((ana, f"/table/{id}/seat/1"), (house.person(), f"/table/{id}")):
        assert person.get(f"{at}/record").status_code == 403
        for page in ("", "/replay", "/what?key=board"):
            assert seed not in person.get(at + page).text
    assert seed not in ana.get(f"/api/tables/{id}").text
    assert ana.get(f"/api/tables/{id}/record").status_code == 403


def test_a_wrong_secret_opens_no_seat(laid):
    house, ana, _ben, id = laid
    token = ana.cookies[f"seat-{id}-1"]
    for link in (
        f"/join/{id}/1/{token[:-1]}",
        f"/join/{id}/2/{token}",
        f"/join/{id}/1/{token}x",
        f"/join/{id}/9/{token}",
    ):
        answer = house.person().get(link)
        assert answer.status_code == 400 and not answer.headers.get("set-cookie")
    assert house.person().get(f"/join/{id}/1/{token}").status_code == 200


# Origins


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "", "Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://127.0.0.1:1"},
    ],
)
def test_a_page_from_elsewhere_changes_nothing(laid, headers):
    house, ana, _ben, id = laid
    form = hidden(ana.get(f"/table/{id}/seat/1").text)
    before = kept(house, id)
    sent = {name: value for name, value in headers.items() if value}
    if not headers["Origin"]:
        del ana.headers["Origin"]
    answer = ana.post(f"/table/{id}/seat/1/answer", data={**form, "move": "mark a1"}, headers=sent)
    assert answer.status_code == 403 and kept(house, id) == before


def test_a_browser_with_cookies_that_does_not_say_where_it_comes_from_changes_nothing(laid):
    _house, ana, _ben, id = laid
    del ana.headers["Origin"]
    assert ana.post(f"/table/{id}/seat/1/say", data={"text": "hello"}).status_code == 403


def test_whoever_asks_for_another_name_gets_nothing(house):
    answer = house.person().get("/", headers={"Host": "evil.example"})
    assert answer.status_code == 403 and "<html" not in answer.text


def test_every_answer_tells_browsers_to_run_nothing_but_our_script(laid):
    _house, ana, _ben, id = laid
    for path in ("/", "/nowhere", f"/table/{id}", f"/table/{id}/seat/2", "/static/table.js", "/api/games"):
        told = ana.get(path).headers
        assert told["content-security-policy"] == POLICY and told["x-content-type-options"] == "nosniff"
        assert "unsafe" not in POLICY and told["x-frame-options"] == "DENY"
        assert told["referrer-policy"] == "same-origin"


def test_no_page_has_script_or_style_inside(laid):
    _house, ana, _ben, id = laid
    for path in ("/", "/lobby", "/games/agra", "/rules/agra", f"/table/{id}/seat/1", f"/table/{id}/seat/1/replay"):
        page = ana.get(path).text
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page), path
        assert all('src="/static/' in tag for tag in re.findall(r"<script[^>]*>", page)), path


# Limits


def test_a_bucket_gives_so_many_at_once_and_fills_again():
    now = 0.0
    bucket = Bucket((2, 60), lambda: now)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b"), "everyone has their own"
    now = 1.0
    assert bucket.take("a") and not bucket.take("a")
    with pytest.raises(TooMuch):
        bucket.check("b", "a")


def test_places_are_given_back():
    places = Places(1, 2)
    leave = places.enter("a")
    with pytest.raises(TooMuch):
        places.enter("a")
    places.enter("b")
    with pytest.raises(TooMuch):
        places.enter("c")
    leave()
    places.enter("c")


class TestFew:
    """A server that gives little."""

    @pytest.fixture
    def settings(self):
        few = Limits(requests=(40, 60), begun=(2, 1), spoken=(2, 1), entered=(2, 1), streams=2, body=2000, record=4000)
        return Settings(port=0, bots=1, limits=few)

    def test_matches_chat_and_passwords_are_limited(self, house):
        ana = house.person()
        table = ana.begin("tictactoe", "you:Ana", "you:Ben")
        ana.begin("tictactoe", "you:Ana", "you:Ben")
        third = ana.post("/games/tictactoe/quick")
        assert third.status_code == 429 and "too much" in third.text
        said = [ana.post(f"{table}/say", data={"text": "hello"}).status_code for _ in range(3)]
        assert said == [200, 200, 429]
        tried = [ana.post("/account/enter", data={"name": "A", "password": "wrong word"}).text for _ in range(3)]
        assert "do not belong together" in tried[1] and "too much" in tried[2]

    def test_requests_of_one_address_are_limited(self, house):
        ana = house.person()
        found = [ana.get("/static/icon.svg").status_code for _ in range(60)]
        assert found[0] == 200 and found[-1] == 429

    def test_large_bodies_are_not_read(self, house):
        ana = house.person()
        assert ana.post("/account/new", data={"name": "x" * 3000}).status_code == 413
        assert ana.post("/load", files={"record": ("x", "x" * 5000)}).status_code == 413

        def endless():
            for _ in range(100):
                yield b"x" * 100

        assert ana.post("/account/new", content=endless(), headers=FORM).status_code == 413

    def test_a_length_that_is_no_number_is_refused(self, house):
        with socket.create_connection(("127.0.0.1", house.settings.port)) as connection:
            connection.sendall(
                b"POST /load HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n"
            )
            connection.settimeout(5)
            assert b" 4" in connection.recv(200)[:20]


def test_generous_limits_are_generous():
    assert GENEROUS.requests[0] > 10_000
