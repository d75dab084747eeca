"""Accounts: a name and a password, a secret for each device, and nothing that tells who has an account."""

import statistics
from time import perf_counter

import pytest
from darbar import DarbarError, Seat
from darbar_web import accounts as module
from darbar_web.accounts import Accounts, NotYou
from darbar_web.hall import Hall
from darbar_web.store import open_store
from darbar_web.tables import Plan

PASSWORD = "a long password"


@pytest.fixture
def hall(tmp_path):
    hall = Hall(open_store(str(tmp_path / "store.sqlite")), bots=1)
    yield hall
    hall.close()


@pytest.fixture
def accounts(hall):
    return Accounts(hall.store)


def test_whoever_has_an_account_enters_with_their_password(accounts):
    first = accounts.create("  Ana  Maria ", PASSWORD, "fr")
    second = accounts.enter("ANA maria", PASSWORD)
    assert first != second
    assert accounts.who(first) == accounts.who(second) == "ana maria"
    assert (accounts.account("ana maria").shown, accounts.account("ana maria").language) == ("Ana Maria", "fr")


def test_no_password_and_no_secret_stands_in_the_store(accounts, hall, tmp_path):
    secret = accounts.create("Ana", PASSWORD)
    hall.close()
    content = b"".join(path.read_bytes() for path in tmp_path.glob("store.sqlite*"))
    assert b"$argon2id$" in content
    assert PASSWORD.encode() not in content
    assert secret.encode() not in content


def test_a_wrong_password_and_a_name_that_nobody_has_are_refused_alike(accounts):
    accounts.create("Ana", PASSWORD)
    with pytest.raises(NotYou) as wrong:
        accounts.enter("Ana", "another password")
    with pytest.raises(NotYou) as nobody:
        accounts.enter("Nobody", PASSWORD)
    assert str(wrong.value) == str(nobody.value)


def test_a_name_that_nobody_has_takes_as_long(accounts):
    accounts.create("Ana", PASSWORD)

    def seconds(name):
        times = []
        for _ in range(5):
            began = perf_counter()
            with pytest.raises(NotYou):
                accounts.enter(name, "another password")
            times.append(perf_counter() - began)
        return statistics.median(times)

    assert 0.3 < seconds("Ana") / seconds("Nobody") < 3


@pytest.mark.parametrize(
    ("name", "password"),
    [("", PASSWORD), ("x" * 41, PASSWORD), ("a\x1bb", PASSWORD), ("Ana", "short"), ("Ana", "x" * 201)],
)
def test_what_makes_no_account_is_refused_in_a_sentence(accounts, name, password):
    with pytest.raises(DarbarError):
        accounts.create(name, password)
    assert accounts._store.account(name.casefold()) is None


def test_a_name_is_taken_once_however_it_is_written(accounts):
    accounts.create("Ana", PASSWORD)
    with pytest.raises(DarbarError, match="already"):
        accounts.create("ANA", PASSWORD)


def test_who_leaves_is_logged_out_on_this_device_alone(accounts):
    here, there = accounts.create("Ana", PASSWORD), accounts.enter("Ana", PASSWORD)
    accounts.leave(here)
    assert (accounts.who(here), accounts.who(there)) == (None, "ana")


def test_a_secret_does_not_count_for_ever(accounts, monkeypatch):
    secret = accounts.create("Ana", PASSWORD)
    later = module.time() + 61 * 24 * 3600
    monkeypatch.setattr(module, "time", lambda: later)
    assert accounts.who(secret) is None


def test_a_new_password_ends_all_other_logins(accounts):
    old = accounts.create("Ana", PASSWORD)
    with pytest.raises(NotYou):
        accounts.change_password("ana", "wrong password", "the new password")
    new = accounts.change_password("ana", PASSWORD, "the new password")
    assert (accounts.who(old), accounts.who(new)) == (None, "ana")
    with pytest.raises(NotYou):
        accounts.enter("Ana", PASSWORD)
    accounts.enter("Ana", "the new password")


def test_what_is_no_secret_is_nobody(accounts):
    accounts.create("Ana", PASSWORD)
    for wrong in ("", "guessed", "x" * 1_000_000, "ana"):
        assert accounts.who(wrong) is None


def test_where_somebody_is_told_is_checked_when_it_is_typed(accounts):
    accounts.create("Ana", PASSWORD)
    accounts.change("ana", mail="ana@example.org", webhook="https://example.org/hook")
    for wrong in ({"mail": "ana"}, {"webhook": "file:///etc/passwd"}):
        with pytest.raises(DarbarError):
            accounts.change("ana", **wrong)
    kept = accounts.account("ana")
    assert (kept.mail, kept.webhook) == ("ana@example.org", "https://example.org/hook")
    accounts.change("ana", mail="", webhook="")
    assert (accounts.account("ana").mail, accounts.account("ana").webhook) == ("", "")


def test_an_account_finds_its_matches_again(accounts, hall):
    accounts.create("Ana", PASSWORD)
    mine = hall.begin(Plan("tictactoe", ("random", "you:Ana")), "ana")
    other = hall.begin(Plan("tictactoe", ("you:Eve", "you")))
    hall.sit_down(other.id, other.tokens[1], "Ana", "ana")
    hall.begin(Plan("tictactoe", ("you:Eve", "you:Dan")))
    assert {one.id: one.seat for one in accounts.matches("ana")} == {mine.id: 1, other.id: 1}
    assert accounts.seats("ana", mine.id) == [Seat(1)]
    assert accounts.seats("", mine.id) == []
    assert accounts.seats("eve", other.id) == []


def test_who_deletes_an_account_keeps_the_links(accounts, hall):
    secret = accounts.create("Ana", PASSWORD)
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben")), "ana")
    with pytest.raises(NotYou):
        accounts.delete("ana", "wrong password")
    accounts.delete("ana", PASSWORD)
    assert accounts.who(secret) is None
    assert hall.table(begun.id).seat_of(begun.tokens[0]) == 0
    assert accounts.matches("ana") == []
