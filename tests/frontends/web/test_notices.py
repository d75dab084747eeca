"""Notices: once a turn, to those who are away; and nobody reaches our own house by a webhook."""

import json
import threading
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from time import monotonic, sleep

import pytest
from darbar import DarbarError, Seat
from darbar_web import notices as module
from darbar_web import webhooks as hooks
from darbar_web.accounts import Accounts
from darbar_web.hall import Hall
from darbar_web.notices import checked_mail
from darbar_web.store import open_store
from darbar_web.tables import Plan
from darbar_web.webhooks import NotSent, Webhooks, checked, is_public

ANA, BEN = Seat(0), Seat(1)
FRIENDS = Plan("tictactoe", ("you:Ana", "you:Ben"))


def anybody(address):
    return True


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(module, "DELAY", 0.0)


@pytest.fixture
def hall(tmp_path):
    hall = Hall(open_store(str(tmp_path / "store.sqlite")), bots=1)
    yield hall
    hall.close()


class Ear:
    """A web server that hears what webhooks tell it, and answers as it is told to."""

    def __init__(self, status=204, location="", slow=False):
        self.heard = []
        ear = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                ear.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                if slow:
                    return self.trickle()
                self.send_response(status)
                if location:
                    self.send_header("Location", location)
                return self.end_headers()

            def trickle(self):
                with suppress(OSError):
                    for _ in range(100):
                        self.wfile.write(b"H")
                        sleep(0.05)

            def log_message(self, *args):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_address[1]}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def ear():
    found = []

    def listen(**more):
        found.append(Ear(**more))
        return found[-1]

    yield listen
    for one in found:
        one.close()


def mark(table, where, seat):
    table.session.play(table.session.parse(f"mark {where}", seat), seat)


def wait_for(wanted, seconds=10):
    until = monotonic() + seconds
    while not wanted():
        assert monotonic() < until, "it did not happen"
        sleep(0.01)


# Once a turn


def test_whoever_is_away_is_told_once_a_turn(hall, ear):
    heard = ear()
    hall.notices.open("https://play.example.org", webhooks=Webhooks(anybody))
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    hall.notices.set(begun.id, BEN, webhook=heard.url)
    mark(table, "b2", ANA)
    wait_for(lambda: heard.heard)
    for _ in range(5):
        hall.notices.look(begun.id)
    mark(table, "a1", BEN)
    mark(table, "c3", ANA)
    wait_for(lambda: len(heard.heard) == 2)
    sleep(0.2)
    link = f"https://play.example.org/table/{begun.id}/seat/2"
    text = f"Ben, it is your turn in Tic-tac-toe. {link}"
    wanted = {"text": text, "content": text, "subject": "Tic-tac-toe: it is your turn", "link": link}
    assert heard.heard == [wanted, wanted]
    assert not any(token in json.dumps(heard.heard) for token in begun.tokens)


def test_whoever_is_at_the_table_is_not_told(hall, ear):
    heard = ear()
    hall.notices.open("", webhooks=Webhooks(anybody))
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    hall.notices.set(begun.id, BEN, webhook=heard.url)
    table.subscribe(lambda: None, BEN)
    mark(table, "b2", ANA)
    sleep(0.3)
    assert heard.heard == []


def test_whoever_comes_by_themselves_is_not_told(hall, ear, monkeypatch):
    monkeypatch.setattr(module, "DELAY", 0.5)
    heard = ear()
    hall.notices.open("", webhooks=Webhooks(anybody))
    begun, other = hall.begin(FRIENDS), hall.begin(FRIENDS)
    for id in (begun.id, other.id):
        hall.notices.set(id, ANA, webhook=heard.url)
        hall.notices.look(id)
    hall.table(begun.id).subscribe(lambda: None, ANA)
    wait_for(lambda: heard.heard)
    sleep(0.5)
    assert [one["link"] for one in heard.heard] == [f"/table/{other.id}/seat/1"]


def test_nobody_is_told_again_after_a_restart(hall, ear, tmp_path):
    heard = ear()
    hall.notices.open("", webhooks=Webhooks(anybody))
    begun = hall.begin(FRIENDS)
    hall.notices.set(begun.id, BEN, webhook=heard.url)
    mark(hall.table(begun.id), "b2", ANA)
    wait_for(lambda: heard.heard)
    hall.close()
    again = Hall(open_store(str(tmp_path / "store.sqlite")), bots=1)
    again.notices.open("", webhooks=Webhooks(anybody))
    again.table(begun.id)
    again.notices.look(begun.id)
    sleep(0.2)
    again.close()
    assert len(heard.heard) == 1


def test_an_account_is_told_in_all_of_its_matches_and_in_its_language(hall, ear):
    heard = ear()
    accounts = Accounts(hall.store)
    accounts.create("Ana", "a long password", "fr")
    accounts.change("ana", webhook=heard.url)
    hall.notices.open("", webhooks=Webhooks(anybody))
    hall.begin(FRIENDS, "ana")
    hall.begin(FRIENDS, "ana")
    wait_for(lambda: len(heard.heard) == 2)
    assert heard.heard[0]["subject"] == "Tic-tac-toe\xa0: c’est à vous de jouer"


def test_who_wants_to_hear_nothing_hears_nothing(hall, ear):
    heard = ear()
    hall.notices.open("", webhooks=Webhooks(anybody))
    begun = hall.begin(FRIENDS)
    hall.notices.set(begun.id, BEN, webhook=heard.url)
    hall.notices.set(begun.id, BEN)
    assert hall.notices.of(begun.id, BEN).webhook == ""
    mark(hall.table(begun.id), "b2", ANA)
    sleep(0.2)
    assert heard.heard == []


def test_no_address_is_flooded(hall, ear, monkeypatch):
    monkeypatch.setattr(module, "MOST_AN_HOUR", 3)
    heard = ear()
    hall.notices.open("", webhooks=Webhooks(anybody))
    for _ in range(5):
        begun = hall.begin(FRIENDS)
        hall.notices.set(begun.id, ANA, webhook=heard.url)
        hall.notices.look(begun.id)
    wait_for(lambda: hall.notices.counts["dropped"] == 2)
    wait_for(lambda: len(heard.heard) == 3)


def test_a_webhook_that_fails_is_tried_again_and_then_left(hall, ear, monkeypatch):
    monkeypatch.setattr(module, "PAUSE", 0.0)
    heard = ear(status=500)
    hall.notices.open("", webhooks=Webhooks(anybody))
    begun = hall.begin(FRIENDS)
    hall.notices.set(begun.id, ANA, webhook=heard.url)
    hall.notices.look(begun.id)
    wait_for(lambda: hall.notices.counts["failed"] == 1)
    assert len(heard.heard) == 3


# Where we do not go


@pytest.mark.parametrize(
    "private",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "2001:db8::1",
    ],
)  # fmt: skip
def test_private_numbers_are_refused(private):
    assert not is_public(ip_address(private))


@pytest.mark.parametrize("public", ["8.8.8.8", "93.184.216.34", "2606:4700:4700::1111"])
def test_public_numbers_are_not(public):
    assert is_public(ip_address(public))


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1:{}/", "http://localhost:{}/", "http://[::1]:{}/", "http://2130706433:{}/", "http://0x7f.1:{}/"],
)
def test_our_own_house_is_not_reached_however_it_is_written(ear, address):
    heard = ear()
    with pytest.raises(NotSent):
        Webhooks().send(address.format(heard.server.server_address[1]), {})
    assert heard.heard == []


def test_a_name_is_checked_at_the_moment_when_it_is_called(ear, monkeypatch):
    """It may have been public when it was typed; and if one of its numbers is private, none is called."""
    heard = ear()
    port = heard.server.server_address[1]
    found = [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("127.0.0.1", port))]
    monkeypatch.setattr(hooks.socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NotSent, match="is not a public address"):
        Webhooks().send(f"http://example.org:{port}/", {})
    assert heard.heard == []


def test_where_a_webhook_sends_us_on_we_do_not_go(ear):
    inside = ear()
    outside = ear(status=307, location=inside.url)
    with pytest.raises(NotSent, match="answers with 307"):
        Webhooks(anybody).send(outside.url, {})
    assert (len(outside.heard), inside.heard) == (1, [])


def test_who_answers_drop_by_drop_is_not_listened_to_for_ever(ear, monkeypatch):
    monkeypatch.setattr(hooks, "SECONDS", 0.5)
    heard = ear(slow=True)
    began = monotonic()
    with pytest.raises(NotSent):
        Webhooks(anybody).send(heard.url, {})
    assert monotonic() - began < 3


@pytest.mark.parametrize(
    "wrong",
    ["", "ftp://example.org", "example.org", "http://", "https://a b", "http://user@example.org", "http://x\ny", "http://e:99999999",
     "javascript:alert(1)", "file:///etc/passwd", "http://ex\u00e4mple.org", "http://e/" + "x" * 600, "http://[::1", "http://e:0"],
)  # fmt: skip
def test_what_is_no_web_address_is_refused_in_a_sentence(wrong):
    with pytest.raises(DarbarError):
        checked(wrong)


# Mail


@pytest.mark.parametrize(
    "wrong", ["ana", "ana@", "@example.org", "a@b\nBcc: c@d", "a b@c", "a@b,c@d", "<a@b>", "x" * 65 + "@b"]
)
def test_what_is_no_mail_address_is_refused(wrong):
    with pytest.raises(DarbarError):
        checked_mail(wrong)
