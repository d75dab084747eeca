"""The store: what is written is there, whole or not at all, also when the disk is full or somebody else writes."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import darbar
import pytest
from darbar import Remark, Seat, text
from darbar.sessions.claims import InUse
from darbar_web.store import Change, Filed, Line, Notice, RemarkRow, SeatRow, StoreError, open_store, schema
from darbar_web.store.rows import Account

ANA, BEN = Seat(0), Seat(1)


pytestmark = pytest.mark.xdist_group("postgres")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """A store of each kind."""
    return str(tmp_path / "store.sqlite") if request.param == "sqlite" else request.getfixturevalue("database")


@pytest.fixture
def store(url):
    store = open_store(url)
    yield store
    store.close()


def filed(id="one", **more):
    header = darbar.new("tictactoe", names=["Ana", "Ben"], seed=7).header
    return Filed(id=id, game="tictactoe", began=1.0, changed=1.0, header=header, **more)


def begin(store, id="one", **more):
    store.begin(filed(id, **more), (), [SeatRow(ANA, "a" * 64), SeatRow(BEN, "b" * 64, taken=False)])


def change(*moves, same=0, **more):
    given = {
        "header": filed().header,
        "kept": {"taken_up": 1},
        "state": "running",
        "turn": 1,
        "waiting": (BEN,),
        "asks_bot": False,
        "clocked": False,
        "won": (),
        "at": 2.0,
    }
    return Change(same=same, added=tuple(moves), **(given | more))


def test_a_match_comes_back_as_it_was_stored(store):
    begin(store, public=True, language="fr")
    store.keep("one", change((ANA, "mark b2"), (BEN, "mark a1")))
    found = store.find("one")
    assert (found.language, found.public, found.answers, found.waiting) == ("fr", True, 2, (BEN,))
    assert found.header == filed().header
    assert store.moves("one") == ((ANA, "mark b2"), (BEN, "mark a1"))


def test_moves_that_were_taken_back_are_gone(store):
    begin(store)
    store.keep("one", change((ANA, "mark b2"), (BEN, "mark a1")))
    store.keep("one", change((BEN, "mark c3"), same=1))
    assert store.moves("one") == ((ANA, "mark b2"), (BEN, "mark c3"))


def test_what_is_stored_is_there_when_the_store_is_opened_again(url):
    store = open_store(url)
    begin(store)
    store.keep("one", change((ANA, "mark b2")))
    store.close()
    again = open_store(url if url.startswith("postgresql") else f"sqlite:///{url}")
    assert again.moves("one") == ((ANA, "mark b2"),)
    again.close()


def test_a_closed_store_says_so(store):
    store.close()
    with pytest.raises(StoreError, match="is closed"):
        store.find("one")
    with pytest.raises(StoreError, match="is closed"):
        begin(store)


def test_many_may_write_at_once(store):
    begin(store)

    def write(number):
        begin(store, f"match {number}")
        store.keep(f"match {number}", change((ANA, f"mark {number}")))

    with ThreadPoolExecutor(16) as pool:
        list(pool.map(write, range(100)))
    assert [store.moves(f"match {number}") for number in range(100)] == [((ANA, f"mark {n}"),) for n in range(100)]


def test_what_goes_wrong_for_one_goes_wrong_for_nobody_else(store):
    begin(store)

    def write(number):
        try:
            begin(store, "one" if number % 3 == 0 else f"match {number}")
        except StoreError:
            return number
        return None

    with ThreadPoolExecutor(16) as pool:
        refused = list(pool.map(write, range(60)))
    assert [one for one in refused if one is not None] == list(range(0, 60, 3))
    assert store.count() == {"running": 41}


def test_a_match_that_is_not_there_is_not_written(store):
    with pytest.raises(StoreError, match="played elsewhere"):
        store.keep("nobody", change((ANA, "mark b2")))
    assert store.moves("nobody") == ()


def test_on_a_full_disk_nothing_is_stored_and_everything_can_be_read(tmp_path):
    store = open_store(str(tmp_path / "store.sqlite"))
    begin(store)
    pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match="nothing was stored: database or disk is full"):
        store.keep("one", change(*[(ANA, "x" * 500)] * 100))
    assert store.moves("one") == ()
    assert store.find("one").answers == 0
    store._writer.execute("PRAGMA max_page_count = 1000000")
    store.keep("one", change((ANA, "mark b2")))
    assert store.moves("one") == ((ANA, "mark b2"),)
    store.close()


def test_a_full_disk_refuses_what_is_large_and_takes_what_is_small(tmp_path):
    """Those who wait together are tried alone when their common transaction fails."""
    store = open_store(str(tmp_path / "store.sqlite"))
    for number in range(20):
        begin(store, f"match {number}")
    pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
    store._writer.execute(f"PRAGMA max_page_count = {pages + 2}")

    def write(number):
        try:
            store.keep(f"match {number}", change((ANA, "x" * (100_000 if number % 2 else 10))))
        except StoreError:
            return "refused"
        return "stored"

    with ThreadPoolExecutor(20) as pool:
        assert list(pool.map(write, range(20))) == ["stored", "refused"] * 10
    store.close()


def test_a_store_of_a_later_version_is_not_touched(tmp_path):
    path = tmp_path / "store.sqlite"
    open_store(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE about SET value = '99' WHERE name = 'schema'")
    connection.close()
    with pytest.raises(StoreError, match="a later Darbar"):
        open_store(str(path))


def test_a_file_that_is_no_store_is_named(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 1000)
    with pytest.raises(StoreError, match=r"letter\.txt"):
        open_store(str(path))


def test_two_processes_cannot_have_one_file(tmp_path, monkeypatch):
    """The claim is the same as that on a saved match: see tests/framework/test_claims.py."""

    def taken(path):
        raise InUse(path)

    monkeypatch.setattr("darbar_web.store.sqlite.claim", taken)
    with pytest.raises(darbar.RecordError, match="is being played by another program"):
        open_store(str(tmp_path / "store.sqlite"))


# Seats and what is said


def test_a_seat_is_given_to_one_of_two_who_want_it(store):
    begin(store)
    free = store.seats("one")[BEN]
    assert store.take_seat("one", free, "c" * 64, "chloe")
    assert not store.take_seat("one", free, "d" * 64, "dan")
    assert store.seats("one")[BEN] == SeatRow(BEN, "c" * 64, True, "chloe")


def test_of_what_is_said_the_last_two_hundred_lines_are_kept(store):
    begin(store)
    for number in range(1, 251):
        store.say("one", Line(number, None if number % 2 else ANA, "Ana", f"line {number}", 1.0))
    lines = store.lines("one")
    assert (lines[0].number, lines[-1].number, len(lines)) == (51, 250, 200)
    assert (lines[0].seat, lines[1].seat) == (None, ANA)


def test_with_a_match_goes_all_that_belongs_to_it(store):
    begin(store)
    store.keep("one", change((ANA, "mark b2")))
    store.say("one", Line(1, ANA, "Ana", "hello", 1.0))
    store.set_notice("one", Notice(ANA, "ana@example.org"))
    store.delete("one")
    assert store.find("one") is None
    assert (store.moves("one"), store.seats("one"), store.lines("one"), store.notices("one")) == ((), [], [], [])


# Lists


def test_the_latest_come_first_and_private_ones_stay_private(store):
    for number, public in enumerate([True, False, True]):
        begin(store, f"match {number}", public=public)
        store.keep(f"match {number}", change((ANA, "mark b2"), at=float(number)))
    assert [one.id for one in store.latest("running", 10)] == ["match 2", "match 0"]
    assert [one.id for one in store.latest("running", 10, public=False)] == ["match 2", "match 1", "match 0"]
    assert store.latest("finished", 10) == []


def test_after_a_start_those_go_on_in_which_a_bot_is_asked_or_a_clock_runs(store):
    for id, more in {"bot": {"asks_bot": True}, "clock": {"clocked": True}, "people": {}}.items():
        begin(store, id)
        store.keep(id, change(**more))
    begin(store, "over")
    store.keep("over", change(state="finished", clocked=True))
    assert sorted(one.id for one in store.awaiting()) == ["bot", "clock"]


# Accounts and notices


def test_a_name_belongs_to_one_account(store):
    ana = Account(name="ana", shown="Ana", password="x")
    assert store.add_account(ana)
    assert not store.add_account(Account(name="ana", shown="ANA", password="y"))
    assert store.account("ana") == ana
    assert store.account("ben") is None


def test_with_an_account_go_its_logins_and_its_seats_stay(store):
    begin(store)
    store.add_account(Account(name="ana", shown="Ana", password="x"))
    store.take_seat("one", store.seats("one")[ANA], "c" * 64, "ana")
    store.log_in("t" * 64, "ana", 100.0)
    store.delete_account("ana")
    assert store.login("t" * 64) is None
    assert store.seats("one")[ANA] == SeatRow(ANA, "c" * 64, True, "")


def test_a_seat_is_told_once_of_a_question(store):
    begin(store)
    store.set_notice("one", Notice(ANA, "ana@example.org"))
    assert store.tell_once("one", ANA, 5)
    assert not store.tell_once("one", ANA, 5)
    assert not store.tell_once("one", BEN, 5)
    store.set_notice("one", Notice(ANA, "other@example.org"))
    assert store.notices("one") == [Notice(ANA, "other@example.org", "", 5)]


def test_remarks_come_back_with_texts_inside_them_and_the_oldest_go(store):
    begin(store)
    rows = [
        RemarkRow(1, Remark(3, text("remark-bot-failed", seat=ANA, why=text("cause-gone"), seats=(ANA, BEN)))),
        *(RemarkRow(number, Remark(4, text("remark-bot-late", seat=BEN))) for number in range(2, 101)),
    ]
    store.remark("one", rows)
    first = store.remarks("one")[0]
    assert first.remark == Remark(3, text("remark-bot-failed", seat=0, why=text("cause-gone"), seats=[0, 1]))
    store.remark("one", [RemarkRow(101, Remark(5, text("remark-bot-late", seat=BEN)))])
    assert [row.number for row in store.remarks("one")] == list(range(2, 102))


def test_notes_are_kept_for_each_seat_and_go_with_the_match(store):
    begin(store)
    store.set_notes("one", ANA, "mind the docks")
    store.set_notes("one", ANA, "mind the palace")
    assert (store.notes("one", ANA), store.notes("one", BEN)) == ("mind the palace", "")
    store.delete("one")
    assert store.notes("one", ANA) == ""


def test_a_store_of_the_first_schema_gets_what_is_new(store):
    begin(store)
    store.write(lambda writing: [writing.execute(f"DROP TABLE {one}") for one in ("remarks", "notes")])
    store.write(lambda writing: writing.execute(schema.NOTE, ("schema", "1")))
    store.prepare()
    assert store.remarks("one") == [] and store.notes("one", ANA) == ""
    assert store.find("one") is not None


def everything(store):
    """Everything that is stored, without what the store knows of itself."""
    tables = ("matches", "moves", "seats", "lines", "remarks", "notes", "notices", "mails", "looks")
    found = {name: store.read(f"SELECT * FROM {name}") for name in tables}
    return found | {"after": store.read("SELECT * FROM about WHERE substr(name, 1, 5) = 'after'")}


def full_match(store, id):
    """A match with all that can belong to one."""
    begin(store, id)
    store.keep(id, change((ANA, "mark b2")))
    store.say(id, Line(1, ANA, "Ana", "hello", 2.0))
    store.remark(id, [RemarkRow(1, Remark(1, text("remark-gone", seat=0)))])
    store.set_notes(id, ANA, "take the middle")
    store.set_notice(id, Notice(ANA, "ana@example.org"))
    store.confirm_mail(f"{id}/0", "ana@example.org")
    store.follow(id, f"next of {id}")
    store.follow(f"last of {id}", id)
    store.look({id: 3.0})


def test_a_match_that_was_left_alone_goes_with_all_that_belongs_to_it_and_no_other(store):
    full_match(store, "one")
    kept = everything(store)
    full_match(store, "two")
    assert all(len(rows) > len(kept[name]) for name, rows in everything(store).items())
    assert store.delete_abandoned("two", 4.0)
    assert everything(store) == kept
    assert not store.delete_abandoned("two", 4.0)


def test_a_match_that_its_host_deletes_goes_with_all_that_belongs_to_it(store):
    full_match(store, "one")
    store.delete("one")
    assert not any(everything(store).values())


def test_a_match_was_left_alone_when_nobody_has_answered_or_looked_since(store):
    for id in ("answered", "looked", "left"):
        begin(store, id)
        store.keep(id, change(at=100.0))
    store.keep("answered", change((ANA, "mark b2"), at=200.0))
    store.look({"looked": 200.0, "nowhere": 200.0})
    store.look({"left": 90.0})
    assert [one.id for one in store.abandoned(150.0, 10)] == ["left"]
    assert {one.id for one in store.abandoned(250.0, 10)} == {"answered", "looked", "left"}
    assert len(store.abandoned(250.0, 2)) == 2
    assert not store.delete_abandoned("looked", 150.0) and not store.delete_abandoned("answered", 150.0)


def test_a_match_is_forgotten_in_one_transaction(store, monkeypatch):
    """When something fails on the way, all of it is still there."""
    full_match(store, "one")
    kept = everything(store)
    monkeypatch.setattr(schema, "FORGET_FOLLOWERS", "DELETE FROM nowhere")
    with pytest.raises(StoreError):
        store.delete_abandoned("one", 4.0)
    assert everything(store) == kept
