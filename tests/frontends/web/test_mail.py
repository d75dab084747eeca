"""Mail: a real mail server gets a question first, then one notice a turn, each with a way out."""

import re
from contextlib import contextmanager
from email import message_from_bytes, policy
from socket import socket
from time import monotonic, sleep

import httpx
import pytest
from aiosmtpd.controller import Controller
from darbar import DarbarError
from darbar_web import notices
from darbar_web.accounts import Accounts
from darbar_web.mailing import Letter, Told, message, send_mail
from darbar_web.settings import Mail, Settings
from darbar_web.webhooks import NotSent

from .conftest import GENEROUS, House, text_of

BEN = "ben@example.org"


class Postbox:
    """Takes every mail."""

    def __init__(self):
        self.mails = []

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd calls it so
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


@contextmanager
def mail_server(host):
    with socket() as free:
        free.bind((host, 0))
        port = free.getsockname()[1]
    controller = Controller(Postbox(), hostname=host, port=port, ready_timeout=60)
    controller.start()
    yield controller
    controller.stop()


@pytest.fixture
def post():
    with mail_server("127.0.0.1") as controller:
        yield controller


@pytest.fixture
def settings(post, monkeypatch) -> Settings:
    monkeypatch.setattr(notices, "DELAY", 0.0)
    return Settings(port=0, bots=1, limits=GENEROUS, mail=Mail("127.0.0.1", "table@example.org", post.port))


def arrived(post, count, seconds=30):
    """So many mails, and no more of them."""
    until = monotonic() + seconds
    while len(post.handler.mails) < count and monotonic() < until:
        sleep(0.02)
    sleep(0.3)
    assert len(post.handler.mails) == count
    return post.handler.mails


def link_in(mail):
    return re.search(r"http://\S+/mail/(\S+)", mail.get_content())


@pytest.fixture
def ben(house: House):
    """Ben has an account, and wants mail; Ana has sat down with him."""
    ben, ana = house.person(), house.person()
    ben.post("/account/new", data={"name": "Ben", "password": "a long password"})
    return ben, ana


def play(house, ana, ben):
    """Ana begins a match, Ben sits down with his account and goes."""
    table = ana.begin("tictactoe", "you:Ana", "friend")
    ben.post(ana.links(table)[1], data={"name": "Ben"})
    return table


def test_an_address_gets_nothing_but_a_question_until_its_owner_says_yes(house: House, post, ben):
    ben, ana = ben
    shown = ben.post("/account/notices", data={"mail": BEN, "webhook": ""})
    assert "A mail is on its way" in text_of(shown.text)
    table = play(house, ana, ben)
    ana.answer(table, "mark b2")
    [question] = arrived(post, 1)
    assert (question["To"], question["Subject"]) == (BEN, "Do you want to know when it is your turn?")
    assert link_in(question)


def test_whoever_says_yes_gets_one_mail_a_turn_with_a_way_out(house: House, post, ben):
    ben, ana = ben
    ben.post("/account/notices", data={"mail": BEN, "webhook": ""})
    link = link_in(arrived(post, 1)[0])[0]
    page = ben.get(link)
    assert "Shall ben@example.org get a mail" in text_of(page.text)
    assert not house.hall.notices.letters.confirmed("@ben", BEN)  # looking is not saying yes
    assert "From now on" in text_of(ben.post(link).text)
    assert "A mail is on its way" not in text_of(ben.get("/account").text)
    table = play(house, ana, ben)
    ana.answer(table, "mark b2")
    told = arrived(post, 2)[1]
    for _ in range(3):
        house.hall.notices.look(table.split("/")[2])
    assert told["Subject"] == "Tic-tac-toe: it is your turn"
    assert f"/table/{table.split('/')[2]}/seat/2" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert told["List-Unsubscribe"].strip("<>") in told.get_content()
    assert told["Message-ID"]
    assert told["Date"]
    arrived(post, 2)


def test_one_press_of_a_mail_program_ends_it(house: House, post, ben):
    """RFC 8058: it comes from elsewhere, without cookies and without a word about where."""
    ben, ana = ben
    house.hall.notices.letters.obey(Letter("confirm", "@ben", BEN))
    Accounts(house.hall.store).change("ben", mail=BEN)
    table = play(house, ana, ben)
    ana.answer(table, "mark b2")
    out = arrived(post, 1)[0]["List-Unsubscribe"].strip("<>")
    assert httpx.post(out, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    ben.answer(table.replace("seat/1", "seat/2"), "mark a1")
    ana.answer(table, "mark c3")
    arrived(post, 1)


def test_a_seat_without_an_account_is_asked_and_told_too(house: House, post):
    ana = house.person("fr")
    table = ana.begin("tictactoe", "you:Ana", "random")
    assert "Un message part" in text_of(ana.post(f"{table}/notices", data={"mail": "ana@example.org"}).text)
    question = arrived(post, 1)[0]
    assert question["Subject"].startswith("Voulez-vous")
    ana.post(link_in(question)[0])
    house.hall.notices.look(table.split("/")[2])
    assert "c’est à vous" in arrived(post, 2)[1].get_content()


def test_nobody_is_asked_again_and_again_because_a_stranger_types_their_address(house: House, post):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "random")
    answers = [ana.post(f"{table}/notices", data={"mail": BEN}).status_code for _ in range(5)]
    assert answers == [200, 200, 200, 400, 400]
    arrived(post, 3)


@pytest.mark.parametrize("forged", ["x", "x.y", "W10.", "%F0%9F", "a" * 1500], ids=range(5))
def test_a_letter_that_is_not_ours_is_refused_in_a_sentence(house: House, forged):
    for ask in (house.person().get, house.person().post):
        answer = ask(f"/mail/{forged}")
        assert (answer.status_code, "not one of ours" in text_of(answer.text)) == (400, True)


def test_a_letter_is_for_one_address_alone(house: House):
    letters = house.hall.notices.letters
    content, _, sign = letters.write(Letter("confirm", "@ben", BEN)).partition(".")
    other = letters.write(Letter("confirm", "@ben", "eve@example.org")).partition(".")[0]
    assert letters.read(f"{content}.{sign}").address == BEN
    with pytest.raises(DarbarError):
        letters.read(f"{other}.{sign}")


def test_another_address_is_asked_again(house: House):
    letters = house.hall.notices.letters
    letters.obey(Letter("confirm", "@ben", BEN))
    assert letters.confirmed("@ben", BEN)
    assert not letters.confirmed("@ben", "eve@example.org")
    assert not letters.confirmed("@ana", BEN)


def test_what_is_deleted_is_forgotten(house: House, ben):
    store, letters = house.hall.store, house.hall.notices.letters
    table = ben[0].begin("tictactoe", "you", "random")
    id = table.split("/")[2]
    for whose in ("@ben", f"{id}/1"):
        letters.obey(Letter("confirm", whose, BEN))
    Accounts(store).delete("ben", "a long password")
    store.delete(id)
    assert (store.confirmed_mail("@ben"), store.confirmed_mail(f"{id}/1")) == ("", "")


def test_mail_leaves_this_machine_encrypted_or_not_at_all():
    with mail_server("127.0.0.2") as post:
        mail = Mail("127.0.0.2", "table@example.org", post.port)
        with pytest.raises(NotSent, match="STARTTLS"):
            send_mail(mail, Told("mail", BEN, "a", "b", "http://c/"))
        assert post.handler.mails == []


def test_what_people_write_adds_no_header():
    told = Told("mail", BEN, "a\tb", "sentence", "http://c/", "http://c/mail/x", "out")
    assert [name for name, _ in message(Mail("here", "table@example.org"), told).items()].count("Bcc") == 0
    with pytest.raises(ValueError, match="linefeed"):
        message(Mail("here", "table@example.org"), Told("mail", BEN, "a\nBcc: eve@example.org", "b", "http://c/"))
