"""The hall: matches that begin, wait, go on after a restart, and stand still where they cannot be kept."""

import gc
import weakref
from threading import Event
from time import monotonic, sleep

import darbar
import pytest
from darbar import DarbarError, RuleViolation, Seat, StaleAnswer
from darbar_web import open_tables
from darbar_web.hall import Hall, NoSuchTable, Refused
from darbar_web.store import StoreError, open_store
from darbar_web.store.rows import Account
from darbar_web.tables import Plan

ANA, BEN = Seat(0), Seat(1)
FRIENDS = Plan("tictactoe", ("you:Ana", "you:Ben"))


@pytest.fixture
def opened(tmp_path):
    """Opens a hall again and again, each time after the one before was closed."""
    now = []

    def open_hall(**more):
        close()
        now.append(Hall(open_store(str(tmp_path / "store.sqlite")), **({"bots": 1} | more)))
        return now[-1]

    def close():
        while now:
            now.pop().close()

    yield open_hall
    close()


@pytest.fixture
def hall(opened):
    return opened()


def mark(table, where, seat):
    session = table.session
    session.play(session.parse(f"mark {where}", seat), seat, session.question(seat).number)


def said(table):
    return [table.session.words().say(remark.text) for remark in table.session.remarks]


def wait_for(wanted, seconds=30):
    until = monotonic() + seconds
    while not wanted():
        assert monotonic() < until, "it did not happen"
        sleep(0.01)


class Full:
    """Refuses to write, as a full disk does."""

    def __init__(self, store, monkeypatch):
        self.full = True
        write = store.write

        def refuse(work):
            if self.full:
                raise StoreError("nothing was stored: the disk is full")
            return write(work)

        monkeypatch.setattr(store, "write", refuse)


# Seats


def test_every_person_has_a_secret_and_no_bot_does(hall):
    begun = hall.begin(Plan("bazaar", ("you:Ana", "random", "you")))
    table = hall.table(begun.id)
    assert begun.tokens[1] is None
    assert [table.seat_of(begun.tokens[seat]) for seat in (0, 2)] == [0, 2]
    assert table.seat_of("guessed") is None
    assert table.seat_of("") is None


def test_no_secret_stands_in_the_store(hall, tmp_path):
    begun = hall.begin(FRIENDS)
    hall.store.close()
    content = b"".join(path.read_bytes() for path in tmp_path.glob("store.sqlite*"))
    assert begun.id.encode() in content
    assert not any(token.encode() in content for token in begun.tokens)


def test_a_friend_comes_by_the_link_and_says_who_they_are(hall):
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you")))
    table = hall.table(begun.id)
    assert table.free == (BEN,)
    assert hall.sit_down(begun.id, begun.tokens[1], "Chloé") == BEN
    assert (list(table.session.names), table.free) == (["Ana", "Chloé"], ())
    assert table.seat_of(begun.tokens[1]) == BEN
    with pytest.raises(Refused):
        hall.sit_down(begun.id, begun.tokens[1], "Dan")


def test_a_stranger_takes_a_free_seat_of_a_public_table_only(hall):
    private = hall.begin(Plan("tictactoe", ("you:Ana", "you")))
    public = hall.begin(Plan("tictactoe", ("you:Ana", "you"), public=True))
    with pytest.raises(Refused):
        hall.take_seat(private.id, BEN, "Dan")
    with pytest.raises(Refused):
        hall.take_seat(public.id, ANA, "Dan")
    token = hall.take_seat(public.id, BEN, "Dan")
    table = hall.table(public.id)
    assert table.seat_of(token) == BEN
    assert table.seat_of(public.tokens[1]) is None
    with pytest.raises(Refused):
        hall.take_seat(public.id, BEN, "Eve")


def test_a_new_link_ends_the_old_one(hall):
    begun = hall.begin(FRIENDS)
    with pytest.raises(Refused):
        hall.new_link(begun.id, ANA, begun.tokens[1])
    token = hall.new_link(begun.id, ANA, begun.tokens[0])
    table = hall.table(begun.id)
    assert (table.seat_of(token), table.seat_of(begun.tokens[0])) == (ANA, None)


def test_seats_are_known_after_a_restart(opened):
    hall = opened()
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you")))
    hall.sit_down(begun.id, begun.tokens[1], "Chloé")
    table = opened().table(begun.id)
    assert [table.seat_of(token) for token in begun.tokens] == [ANA, BEN]
    assert list(table.session.names) == ["Ana", "Chloé"]


def test_no_program_is_started_for_strangers(hall, opened):
    with pytest.raises(Refused, match="no programs are started"):
        hall.begin(Plan("tictactoe", ("you:Ana", "program:true")))
    hall = opened(programs=True)
    hall.begin(Plan("tictactoe", ("you:Ana", "program:true")))


@pytest.mark.parametrize(
    "plan",
    [
        Plan("tictactoe", ("you:Ana", "you:Ben"), clock="1s,over=bot,bot=program:true"),
        Plan("tictactoe", ("you:Ana", "you:Ben"), clock="1s,over=bot,bot=hard:3600s"),
        Plan("tictactoe", ("you:Ana", "hard:3600s")),
    ],
)
def test_strangers_start_no_program_by_the_clock_and_let_no_bot_think_for_long(hall, plan):
    with pytest.raises(Refused):
        hall.begin(plan)
    assert hall.store.count() == {}


def test_a_record_that_somebody_brings_starts_no_program_and_lets_no_bot_think_for_long(hall):
    session = darbar.table("tictactoe", "you:Ana,hard:3600s", seed=1, clock="10m,over=bot,bot=hard:3600s")
    with pytest.raises(Refused):
        hall.load(session.record.dumps(), Plan("", ()))
    session = darbar.table("tictactoe", "you:Ana,hard:3600s", seed=1)
    table = hall.table(hall.load(session.record.dumps(), Plan("", ())).id)
    assert [player.bot for player in table.session.players] == [None, "hard"]


@pytest.mark.parametrize(
    "plan",
    [
        Plan("nothing", ("you",)),
        Plan("tictactoe", ("you",)),
        Plan("tictactoe", ("you", "nobody")),
        Plan("tictactoe", ("you:" + "x" * 41, "you")),
        Plan("tictactoe", ("you:A,random", "you")),
        Plan("bazaar", ("you", "you"), options={"nothing": 1}),
        Plan("tictactoe", ("you", "you"), clock="soon"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_in_a_sentence(hall, plan):
    with pytest.raises(DarbarError):
        hall.begin(plan)
    assert hall.store.count() == {}


def test_a_match_that_nobody_knows_is_refused_and_nothing_is_remembered_of_it(hall):
    for number in range(100):
        with pytest.raises(NoSuchTable):
            hall.table(f"guess {number}")
    assert not hall._opening


def test_seeds_cannot_be_guessed(hall):
    seeds = {hall.table(hall.begin(FRIENDS).id).session.record.header.seed for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) > 1 << 56


# Playing


def test_whoever_hears_of_a_move_finds_it_in_the_store(hall):
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    heard = []
    stop = table.subscribe(lambda: heard.append(hall.store.moves(begun.id)))
    mark(table, "b2", ANA)
    stop()
    mark(table, "a1", BEN)
    assert heard == [((ANA, "mark b2"),)]


def test_an_answer_from_before_a_restart_is_stale_and_the_match_goes_on(opened):
    hall = opened()
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    mark(table, "b2", ANA)
    number, version = table.session.question(BEN).number, table.version(BEN)
    table = opened().table(begun.id)
    assert table.version(BEN) > version
    with pytest.raises(StaleAnswer):
        table.session.play(table.session.parse("mark a1", BEN), BEN, number)
    mark(table, "a1", BEN)
    assert [move for _, move in table.session.record.moves] == ["mark b2", "mark a1"]


def test_versions_grow_from_restart_to_restart_though_nobody_plays(opened):
    hall = opened()
    id = hall.begin(FRIENDS).id
    versions = [opened().table(id).version(None) for _ in range(3)]
    assert versions == sorted(set(versions))


def test_remarks_are_there_after_a_restart_in_their_order_and_in_any_language(opened):
    hall = opened()
    id = hall.begin(Plan("tictactoe", ("you:Ana", "you"))).id
    table = hall.table(id)
    table.session.rename(BEN, "Ben")
    table.session.sit(BEN, "random")
    before = said(table)
    assert len(before) == 2

    table = opened().table(id)
    assert said(table) == before
    table.session.sit(BEN, None)
    again = opened().table(id)

    assert said(again)[:2] == before and len(said(again)) == 3
    assert again.session.words(language="fr").say(again.session.remarks[0].text).startswith("Ben ")


def test_remarks_that_could_not_be_written_are_written_later(opened, monkeypatch):
    hall = opened()
    id = hall.begin(FRIENDS).id
    table, write = hall.table(id), hall.store.remark
    monkeypatch.setattr(hall.store, "remark", refused)
    table.session.sit(BEN, "random")
    monkeypatch.setattr(hall.store, "remark", write)
    table.session.sit(BEN, None)
    assert len(said(opened().table(id))) == 2


def refused(*_):
    raise StoreError("the disk is full")


def test_bots_go_on_after_a_restart_though_nobody_looks(opened):
    hall = opened()
    hall.clockwork.close()
    hall.pool.close()
    id = hall.begin(Plan("bazaar", ("random", "random"))).id
    moves = len(hall.store.moves(id))
    hall = opened()
    hall.wake()
    wait_for(lambda: hall.store.find(id).state == "finished")
    assert len(hall.store.moves(id)) > moves


def test_a_finished_match_has_a_record_that_can_be_replayed(hall):
    begun = hall.begin(Plan("tictactoe", ("random", "you:Ben"), public=True))
    with pytest.raises(Refused, match="when the match is over"):
        hall.record(begun.id)
    hall.table(begun.id).session.sit(BEN, "random")
    wait_for(lambda: hall.store.find(begun.id).state == "finished")
    assert darbar.load(hall.record(begun.id)).ask is None
    listing = hall.lobby()[0]
    assert (listing.id, listing.state, listing.names) == (begun.id, "finished", ("random 1", "Ben"))


def test_the_lobby_tells_what_is_open_running_and_finished(hall):
    hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben")))
    opened = hall.begin(Plan("tictactoe", ("you:Ana", "you"), public=True, title="Quick one"))
    running = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), public=True))
    listed = {one.id: one for one in hall.lobby()}
    assert {id: one.state for id, one in listed.items()} == {opened.id: "open", running.id: "running"}
    assert (listed[opened.id].free, listed[opened.id].title) == ((BEN,), "Quick one")


def test_a_record_that_somebody_brings_goes_on(hall):
    session = darbar.table("tictactoe", "you:Ana,you:Ben", seed=1)
    session.play(session.parse("b2"))
    begun = hall.load(session.record.dumps(), Plan("", ()))
    table = hall.table(begun.id)
    assert table.session.waiting == [BEN]
    mark(table, "a1", BEN)


def test_a_record_that_departs_from_the_rules_says_where(hall):
    session = darbar.table("tictactoe", "you:Ana,you:Ben", seed=1)
    session.play(session.parse("b2"))
    text = session.record.dumps().replace("mark b2", "mark z9")
    with pytest.raises(DarbarError, match="move 1 of 1 departs from the rules"):
        hall.load(text, Plan("", ()))
    with pytest.raises(DarbarError):
        hall.load("<script>", Plan("", ()))
    assert hall.store.count() == {}


def test_only_whoever_began_a_match_deletes_it(hall):
    begun = hall.begin(FRIENDS)
    for stranger in (begun.tokens[1], "guessed", ""):
        with pytest.raises(Refused):
            hall.delete(begun.id, stranger)
    hall.delete(begun.id, begun.tokens[0])
    with pytest.raises(NoSuchTable):
        hall.table(begun.id)


def test_a_lesson_goes_on_after_a_restart(opened):
    hall = opened()
    lesson = darbar.lessons("bazaar")[0].id
    begun = hall.begin(Plan("bazaar", (), lesson=lesson))
    session = hall.table(begun.id).session
    while session.guide.reading:
        session.guide.go_on()
    number = session.guide.number
    session = opened().table(begun.id).session
    assert session.guide.number == number
    session.play(session.guide.moves[0], session.guide.seat)
    assert session.guide.number > number


def test_a_session_that_is_there_already_gets_a_table(hall):
    session = darbar.table("tictactoe", "you:Ana,random", seed=1)
    begun = hall.adopt(session)
    table = hall.table(begun.id)
    assert table.session is session
    assert (table.seat_of(begun.tokens[0]), begun.tokens[1]) == (ANA, None)
    mark(table, "b2", ANA)
    wait_for(lambda: len(hall.store.moves(begun.id)) == 2)


# What is said


def test_what_is_said_is_heard_kept_and_counted(opened):
    hall = opened()
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    heard = Event()
    table.subscribe(heard.set)
    version = table.version(None)
    table.say(ANA, "Ana", "  <b>hello</b>\n")
    table.say(None, "Eve", "good luck")
    assert heard.is_set()
    assert table.version(None) == version + 2
    lines = [(line.number, line.seat, line.name, line.text) for line in opened().table(begun.id).chat]
    assert lines == [(1, ANA, "Ana", "<b>hello</b>"), (2, None, "Eve", "good luck")]


@pytest.mark.parametrize(("name", "sentence"), [("Ana", ""), ("", "hi"), ("Ana", "x" * 501), ("x" * 41, "hi")])
def test_nothing_and_too_much_cannot_be_said(hall, name, sentence):
    table = hall.table(hall.begin(FRIENDS).id)
    with pytest.raises(DarbarError):
        table.say(ANA, name, sentence)
    assert table.chat == ()


def test_whoever_watches_is_present(hall):
    table = hall.table(hall.begin(FRIENDS).id)
    stops = [table.subscribe(lambda: None, ANA), table.subscribe(lambda: None, ANA)]
    assert table.session.players[ANA].present
    stops[0]()
    stops[0]()
    assert table.session.players[ANA].present
    stops[1]()
    assert table.session.players[ANA].present is False


# When it cannot be kept


def test_on_a_full_disk_a_move_is_refused_and_counts_when_there_is_room(hall, monkeypatch):
    begun = hall.begin(FRIENDS)
    table = hall.table(begun.id)
    number = table.session.question(ANA).number
    disk = Full(hall.store, monkeypatch)
    with pytest.raises(StoreError, match="the disk is full"):
        table.session.play(table.session.parse("mark b2", ANA), ANA, number)
    assert table.session.waiting == [ANA]
    assert said(table) == ["The match stands still, because it cannot be kept: nothing was stored: the disk is full"]
    disk.full = False
    table.session.play(table.session.parse("mark b2", ANA), ANA, number)
    assert hall.store.moves(begun.id) == ((ANA, "mark b2"),)


def test_bots_go_on_by_themselves_when_there_is_room_again(hall, monkeypatch):
    monkeypatch.setattr("darbar_web.clockwork.AGAIN", 0.2)
    table = hall.table(hall.begin(Plan("tictactoe", ("you:Ana", "random"))).id)
    refused, keeper = [], table.session.keeper

    def keep(record):
        """There is no room for the first two answers of the bot."""
        if record.moves[-1][0] == BEN and len(refused) < 2:
            refused.append(record)
            raise StoreError("nothing was stored: the disk is full")
        keeper(record)

    table.session.keeper = keep
    mark(table, "b2", ANA)
    wait_for(lambda: table.session.waiting == [ANA])
    assert len(refused) == 2
    assert [seat for seat, _ in hall.store.moves(table.id)] == [ANA, BEN]


def test_a_match_can_be_looked_at_on_a_full_disk(opened, monkeypatch):
    hall = opened()
    begun = hall.begin(FRIENDS)
    hall = opened()
    Full(hall.store, monkeypatch)
    table = hall.table(begun.id)
    assert table.session.page(None)["title"]
    with pytest.raises(StoreError):
        mark(table, "b2", ANA)


def test_a_match_whose_game_is_gone_says_so_and_the_others_go_on(opened, monkeypatch):
    hall = opened()
    broken, whole = hall.begin(Plan("bazaar", ("you:Ana", "you:Ben"))), hall.begin(FRIENDS)
    hall = opened()
    load = darbar.load

    def fail(record):
        if record.header.game == "bazaar":
            raise darbar.PluginError("game 'bazaar' is not what it was")
        return load(record)

    monkeypatch.setattr(darbar, "load", fail)
    hall.wake()
    with pytest.raises(darbar.PluginError, match="is not what it was"):
        hall.table(broken.id)
    mark(hall.table(whole.id), "b2", ANA)
    monkeypatch.setattr(darbar, "load", load)
    assert hall.table(broken.id).session.waiting


def test_an_old_match_that_no_longer_replays_says_where_it_departs(opened):
    hall = opened()
    begun = hall.begin(FRIENDS)
    mark(hall.table(begun.id), "b2", ANA)
    hall.store.write(lambda writing: writing.execute("UPDATE moves SET move = 'mark z9'"))
    with pytest.raises(DarbarError, match="move 1 of 1 departs from the rules"):
        opened().table(begun.id)


def test_a_bot_that_hangs_stops_its_own_match_with_a_sentence(opened):
    hall = opened(bots=1, patience=5.0, programs=True)
    stuck = hall.begin(Plan("tictactoe", ("you:Ana", "hard:60s")))
    table = hall.table(stuck.id)
    mark(table, "b2", ANA)
    wait_for(lambda: said(table))
    assert said(table) == ["hard:60s 2 (a bot) does not answer: the match waits until somebody else plays there."]
    other = hall.begin(Plan("tictactoe", ("random", "random")))
    wait_for(lambda: hall.store.find(other.id).state == "finished")
    table.session.sit(BEN, "random")
    wait_for(lambda: table.session.waiting == [ANA])


# Putting away


@pytest.fixture
def forgetful(opened, monkeypatch):
    monkeypatch.setattr(open_tables, "SURE", 0.0)
    return opened(idle=0.0, programs=True)


def test_a_match_that_nobody_looks_at_is_put_away_and_comes_back_as_it_was(forgetful):
    begun = forgetful.begin(FRIENDS)
    table = forgetful.table(begun.id)
    mark(table, "b2", ANA)
    number, version, remarks = table.session.question(BEN).number, table.version(BEN), said(table)
    assert forgetful.put_away() == 1
    assert forgetful.live == []
    again = forgetful.table(begun.id)
    assert again is not table
    assert (again.session.question(BEN).number, said(again)) == (number, remarks)
    assert again.version(BEN) >= version
    again.session.play(again.session.parse("mark a1", BEN), BEN, number)
    assert len(forgetful.store.moves(begun.id)) == 2


def test_whoever_still_holds_a_table_that_was_put_away_cannot_play_there(forgetful):
    begun = forgetful.begin(FRIENDS)
    table = forgetful.table(begun.id)
    forgetful.put_away()
    with pytest.raises(StoreError, match="put away"):
        mark(table, "b2", ANA)
    mark(forgetful.table(begun.id), "a1", ANA)
    assert forgetful.store.moves(begun.id) == ((ANA, "mark a1"),)


def test_a_match_that_somebody_watches_stays(forgetful):
    table = forgetful.table(forgetful.begin(FRIENDS).id)
    stop = table.subscribe(lambda: None)
    assert forgetful.put_away() == 0
    stop()
    assert forgetful.put_away() == 1


def test_a_match_in_which_a_bot_thinks_stays(forgetful):
    table = forgetful.table(forgetful.begin(Plan("tictactoe", ("hard:5s", "you:Ben"))).id)
    assert not table.idle
    assert forgetful.put_away() == 0


def test_of_those_that_nobody_looks_at_only_so_many_stay(opened, monkeypatch):
    monkeypatch.setattr(open_tables, "SURE", 0.0)
    hall = opened(most_live=3)
    ids = [hall.begin(FRIENDS).id for _ in range(10)]
    hall.table(ids[0])
    assert hall.put_away() == 7
    assert [table.id for table in hall.live] == [ids[8], ids[9], ids[0]]


def test_answers_by_a_seat_that_is_not_asked_are_refused(hall):
    table = hall.table(hall.begin(FRIENDS).id)
    with pytest.raises(RuleViolation):
        table.session.play(table.session.parse("mark b2", BEN), BEN)


# Clocks


class Time:
    """A wall clock that somebody moves."""

    def __init__(self, monkeypatch):
        self.passed = 0.0
        import time

        real = time.time
        for module in ("darbar_web.clockwork.time", "darbar_web.tables.time"):
            monkeypatch.setattr(module, lambda: real() + self.passed)


def left(table):
    return [round(clock.left, -1) for clock in table.session.clocks]


def test_time_passes_for_a_match_that_is_put_away(forgetful, monkeypatch):
    time = Time(monkeypatch)
    begun = forgetful.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="10m"))
    mark(forgetful.table(begun.id), "b2", ANA)
    forgetful.put_away()
    time.passed = 60
    assert left(forgetful.table(begun.id)) == [600, 540]


def test_the_time_in_which_no_server_was_there_is_nobodys(opened, monkeypatch):
    time = Time(monkeypatch)
    hall = opened()
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="10m"))
    mark(hall.table(begun.id), "b2", ANA)
    time.passed = 60
    hall.store.pulse(halls_time())
    time.passed = 5000
    hall = opened()
    time.passed = 5030
    assert left(hall.table(begun.id)) == [600, 510]


def halls_time():
    from darbar_web import clockwork

    return clockwork.time()


def test_a_bot_sits_in_when_time_is_over_and_gives_the_seat_back(hall):
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="0.3s,over=bot,bot=random"))
    table = hall.table(begun.id)
    wait_for(lambda: table.session.players[ANA].bot == "random")
    wait_for(lambda: table.session.waiting == [BEN] or table.session.asked is None)
    assert "The time of Ana is over." in said(table)


def test_after_a_restart_a_clock_runs_out_though_nobody_looks(opened):
    hall = opened()
    begun = hall.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="1.5s,over=bot,bot=random"))
    hall = opened()
    hall.wake()
    assert hall.live == []
    wait_for(lambda: len(hall.store.moves(begun.id)) > 0)


def test_a_put_away_match_comes_back_when_its_clock_runs_out(forgetful):
    begun = forgetful.begin(Plan("tictactoe", ("you:Ana", "you:Ben"), clock="1s,over=bot,bot=random"))
    assert forgetful.put_away() == 1
    wait_for(lambda: len(forgetful.store.moves(begun.id)) > 0)


def test_what_another_process_has_played_meanwhile_counts(forgetful):
    """Then the old numbers are worth nothing, or an answer to one question would be taken for one to another."""
    begun = forgetful.begin(FRIENDS)
    number = forgetful.table(begun.id).session.question(ANA).number
    forgetful.put_away()
    forgetful.store.write(lambda writing: writing.execute("UPDATE matches SET changed = changed + 1"))
    again = forgetful.table(begun.id)
    with pytest.raises(StaleAnswer):
        again.session.play(again.session.parse("mark b2", ANA), ANA, number)


def test_a_broken_match_is_put_away_like_any_other(forgetful):
    broken, whole = forgetful.begin(FRIENDS), forgetful.begin(FRIENDS)
    match = forgetful.table(broken.id).session._match
    match._break_off([], darbar.PluginError("game 'tictactoe' is broken"))
    assert forgetful.put_away() == 2
    assert forgetful.table(whole.id).session.waiting == [ANA]


def test_old_logins_are_forgotten(hall):
    hall.store.add_account(Account(name="ana", shown="Ana", password="x"))
    hall.store.log_in("old", "ana", 1.0)
    hall.store.log_in("new", "ana", 1e12)
    hall.store.tidy(1000.0)
    assert (hall.store.login("old"), hall.store.login("new")) == (None, ("ana", 1e12))


def test_a_server_that_goes_on_looks_through_all_its_memory_seldom_but_not_never(hall, monkeypatch):
    """With many matches that takes so long that answers would wait for it."""
    usual, set_to = 700 * 10 * 10, []
    monkeypatch.setattr(gc, "set_threshold", lambda *given: set_to.append(given))

    hall.wake()

    ((young, older, oldest),) = set_to
    assert young * older * oldest >= 100 * usual and oldest > 0


def test_the_memory_of_matches_that_were_put_away_is_given_back_but_not_again_and_again(hall, monkeypatch):
    """To look for it takes long; what was left lying is found the next time."""
    monkeypatch.setattr(open_tables, "SURE", -1.0)
    hall.idle = -1.0

    def begun_and_put_away():
        session = weakref.ref(hall.table(hall.begin(FRIENDS).id).session)
        assert hall.put_away() == 1
        return session

    gc.disable()
    try:
        assert begun_and_put_away()() is None
        later = begun_and_put_away()
        assert later() is not None
        monkeypatch.setattr(open_tables, "CLEARING", 0.0)
        hall.put_away()
        assert later() is None
    finally:
        gc.enable()
