"""Several server processes with one store: a match is played by one of them, and reached through all."""

import asyncio
import threading
from time import monotonic, sleep
from types import SimpleNamespace

import httpx
import pytest
from darbar import Seat
from darbar_web import clockwork
from darbar_web.accounts import Accounts
from darbar_web.app import application
from darbar_web.elsewhere import Elsewhere
from darbar_web.hall import Hall
from darbar_web.server import Server
from darbar_web.serving import Background, listener
from darbar_web.settings import Settings
from darbar_web.store import PlayedElsewhere, StoreError, open_store
from darbar_web.tables import Plan

from .conftest import GENEROUS

pytestmark = pytest.mark.xdist_group("postgres")

ANA, BEN = Seat(0), Seat(1)
FRIENDS = Plan("tictactoe", ("you:Ana", "you:Ben"), public=True)


class House:
    """A server with a store that it shares, in a thread."""

    def __init__(self, store):
        bound = listener(Settings(port=0))
        self.settings = Settings(port=bound.getsockname()[1], origin="http://darbar.test", limits=GENEROUS)
        self.hall = Hall(open_store(store), bots=1, address=f"http://127.0.0.1:{self.settings.port}")
        self.server = Server(self.settings, self.hall, Accounts(self.hall.store))
        app = Elsewhere(application(self.server), self.hall)
        self.running = Background(app, self.server, bound)
        self.running.start()

    @property
    def client(self):
        return httpx.Client(base_url=self.hall.address, headers={"Host": "darbar.test"}, timeout=30)

    def stop(self):
        self.running.stop()


@pytest.fixture
def house(database):
    """Opens as many servers as somebody wants."""
    opened = []

    def open_house():
        opened.append(House(database))
        return opened[-1]

    yield open_house
    for one in opened:
        one.stop()


@pytest.fixture
def halls(database):
    opened = []

    def open_hall(**more):
        opened.append(
            Hall(open_store(database), bots=1, programs=True, address=f"http://127.0.0.1:{len(opened)}", **more)
        )
        return opened[-1]

    yield open_hall
    for one in opened:
        one.close()


def wait_for(wanted, seconds=30):
    until = monotonic() + seconds
    while not wanted():
        assert monotonic() < until, "it did not happen"
        sleep(0.02)


def answer(client, id, token, move):
    asked = {"Authorization": f"Bearer {token}"}
    number = client.get(f"/api/tables/{id}", headers=asked).json()["question"]["number"]
    return client.post(f"/api/tables/{id}/answer", headers=asked, json={"number": number, "move": move})


# Who plays a match


def test_a_match_is_played_by_one_process_and_the_other_knows_where(halls):
    one, two = halls(), halls()
    begun = one.begin(FRIENDS)
    with pytest.raises(PlayedElsewhere) as refused:
        two.table(begun.id)
    assert refused.value.address == one.address
    assert [listing.id for listing in two.lobby()] == [begun.id]


def test_a_match_that_is_put_away_may_go_on_elsewhere(halls, monkeypatch):
    monkeypatch.setattr("darbar_web.open_tables.SURE", 0.0)
    one, two = halls(idle=0.0), halls()
    begun = one.begin(FRIENDS)
    assert one.put_away() == 1
    table = two.table(begun.id)
    table.session.play(table.session.parse("mark b2", ANA), ANA)
    with pytest.raises(PlayedElsewhere):
        one.table(begun.id)


def test_when_a_process_ends_its_matches_go_on_in_another(halls):
    one, two = halls(), halls()
    begun = one.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="2s,over=bot,bot=random"))
    one.close()
    wait_for(lambda: len(two.store.moves(begun.id)) > 0)
    assert two.find_live(begun.id) is not None


def test_when_a_process_is_gone_without_a_word_its_matches_go_on_in_another(halls, monkeypatch):
    monkeypatch.setattr(clockwork, "PULSE", 0.3)
    monkeypatch.setattr(clockwork, "GONE", 1.0)
    one, two = halls(), halls()
    begun = one.begin(Plan("tictactoe", ("you:Ana", "hard:60s")))
    table = one.table(begun.id)
    table.session.play(table.session.parse("mark b2", ANA), ANA)
    one.clockwork.close()
    one.store._locks.close()
    wait_for(lambda: two.find_live(begun.id) is not None)
    with pytest.raises(StoreError):
        table.session.undo(ANA)
    assert table.over


def test_a_process_that_has_lost_its_locks_takes_them_again_if_nobody_else_has(halls):
    one, two = halls(), halls()
    begun, other = one.begin(FRIENDS), one.begin(FRIENDS)
    one.store._locks.close()
    assert one.table(begun.id).session.waiting == [ANA]
    one.store.own("anything")
    with pytest.raises(PlayedElsewhere):
        two.table(other.id)


def test_two_processes_never_play_the_same_match(halls):
    """Many threads in two processes want the same matches: each is owned by one, and no answer is lost or doubled."""
    one, two = halls(), halls()
    ids = [one.begin(FRIENDS).id for _ in range(4)]
    for id in ids:
        table = one.find_live(id)
        one._forget(table)
        one.store.disown(id)
    owners = []

    def want(hall, id):
        try:
            hall.table(id)
            owners.append((id, hall.address))
        except PlayedElsewhere:
            pass

    threads = [threading.Thread(target=want, args=(hall, id)) for id in ids for hall in (one, two) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted({id for id, _ in owners}) == sorted(ids)
    assert len(set(owners)) == len(ids)


def test_what_is_said_and_who_sits_where_is_seen_by_the_process_that_takes_over(halls):
    one, two = halls(), halls()
    begun = one.begin(Plan("tictactoe", ("you:Ana", "you")))
    one.sit_down(begun.id, begun.tokens[1], "Chloé")
    one.table(begun.id).say(BEN, "Chloé", "hello")
    one.close()
    table = two.table(begun.id)
    assert (list(table.session.names), table.chat[0].text) == (["Ana", "Chloé"], "hello")
    assert table.seat_of(begun.tokens[1]) == BEN


# Handing on


def test_an_answer_at_any_server_reaches_the_one_that_plays(house):
    one, two = house(), house()
    begun = one.hall.begin(FRIENDS)
    with one.client as here, two.client as there:
        assert answer(there, begun.id, begun.tokens[0], "mark b2").status_code == 200
        assert answer(here, begun.id, begun.tokens[1], "mark a1").status_code == 200
        assert there.get(f"/api/tables/{begun.id}").json()["version"] == one.hall.table(begun.id).version(None)
    assert len(one.hall.store.moves(begun.id)) == 2
    assert two.hall.live == []


def test_a_stream_at_any_server_brings_the_news(house):
    one, two = house(), house()
    begun = one.hall.begin(FRIENDS)
    with two.client as there, there.stream("GET", f"/api/tables/{begun.id}/news") as stream:
        lines = stream.iter_lines()
        first = next(line for line in lines if line.startswith("id:"))
        session = one.hall.table(begun.id).session
        session.play(session.parse("mark b2", ANA), ANA)
        assert next(line for line in lines if line.startswith("id:")) != first
        assert one.hall.table(begun.id).watchers == 1
    wait_for(lambda: one.hall.table(begun.id).watchers == 0)


def test_after_a_server_has_ended_its_matches_are_reached_through_another(house):
    one, two = house(), house()
    begun = one.hall.begin(FRIENDS)
    with two.client as there:
        assert answer(there, begun.id, begun.tokens[0], "mark b2").status_code == 200
        one.stop()
        # whoever was still thought to have it is gone: the match comes with the next request
        wait_for(lambda: there.get(f"/api/tables/{begun.id}").status_code == 200)
        assert answer(there, begun.id, begun.tokens[1], "mark a1").status_code == 200
    assert [table.id for table in two.hall.live] == [begun.id]


def test_nobody_but_a_server_can_say_where_a_request_came_from(house):
    one, two = house(), house()
    begun = one.hall.begin(FRIENDS)
    seen = []
    app = one.running._listening.config.app
    inner = app._app

    async def look(scope, receive, send):
        if scope["type"] == "http":
            seen.append((scope["client"][0], [name for name, _ in scope["headers"] if name.startswith(b"darbar")]))
        await inner(scope, receive, send)

    app._app = look
    forged = {"darbar-handed": "guessed", "darbar-client": "10.9.8.7"}
    with one.client as here, two.client as there:
        here.get(f"/api/tables/{begun.id}", headers=forged)
        there.get(f"/api/tables/{begun.id}", headers=forged)
    assert seen == [("127.0.0.1", []), ("127.0.0.1", [])]


def test_a_match_that_nobody_knows_is_unknown_everywhere(house):
    one, two = house(), house()
    with one.client as here, two.client as there:
        assert here.get("/api/tables/nothing").status_code == 404
        assert there.get("/api/tables/nothing").status_code == 404


def test_requests_about_no_match_are_answered_by_whoever_is_asked(house):
    one, two = house(), house()
    one.hall.begin(FRIENDS)
    with two.client as there:
        assert len(there.get("/api/tables").json()) == 1


def test_connections_are_closed_before_a_server_says_that_all_is_over():
    """Or they would be cut off in the middle, and the log would tell of it."""
    heard = []

    async def app(scope, receive, send):
        await send({"type": "lifespan.startup.complete"})
        await send({"type": "lifespan.shutdown.complete"})

    async def send(message):
        heard.append((message["type"], elsewhere._client.is_closed))

    elsewhere = Elsewhere(app, SimpleNamespace(store=SimpleNamespace(shared=False)))
    asyncio.run(elsewhere({"type": "lifespan"}, None, send))
    assert heard == [("lifespan.startup.complete", False), ("lifespan.shutdown.complete", True)]
