"""What is only for whoever sits before a browser: what they missed, what is held, and what they note."""

import re
from html import unescape
from time import sleep

import pytest
from darbar import Seat
from darbar_web.pages.since import missed

from .conftest import House, hidden, text_of

ANA, BEN = Seat(0), Seat(1)


@pytest.fixture
def duel(house):
    """Two people at tic-tac-toe, each with a browser: Ana, Ben, and where Ana sits."""
    ana, ben = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "friend")
    ben.post(ana.links(table)[1], data={"name": "Ben"})
    return ana, ben, table, table.removesuffix("1") + "2"


def bazaar_held(person) -> tuple[str, str]:
    """A table of the bazaar at which a move is held: where, and which move."""
    table = person.begin("bazaar", "you:Ana", "you:Ben")
    for _ in range(12):
        for seat in (table, table.removesuffix("1") + "2"):
            page = person.get(seat).text
            if 'class="asked"' in page:
                move = unescape(re.findall(r'name="move" value="([^"]*)"', page)[0])
                if "alertdialog" in person.answer(seat, move).text:
                    return seat, move
    raise AssertionError("nothing is held")


# What the others did


def test_whoever_comes_back_sees_step_by_step_what_the_others_did(house):
    ana = house.person()
    table = ana.begin("bazaar", "you:Ana", "random", "random")
    first_answer(ana, table)
    wait_for_question(ana, table)
    start = text_of(ana.get(f"{table}/since?step=0").text)
    first = ana.get(f"{table}/since").text
    steps = int(re.search(r"step 1 of (\d+)", text_of(first))[1])
    told = [text_of(ana.get(f"{table}/since?step={step}").text) for step in range(1, steps + 1)]

    assert "The table as you left it" in start and "step" not in start.partition("you left it")[0]
    assert all(f"step {step} of {steps}" in page for step, page in enumerate(told, 1))
    pages = [ana.get(f"{table}/since?step={step}").text for step in range(steps + 1)]
    whole = [ana.get(unescape(re.search(r'href="([^"]*/replay\?at=\d+)"', page)[1])).text for page in pages]
    assert [board(page) for page in pages] == [board(page) for page in whole], "the board as it was at each step"
    assert len({board(page) for page in pages}) > 1
    assert 'data-go="step"' not in ana.get(f"{table}/since?step={steps}").text, "then comes the table"


def board(page: str) -> str:
    """The board of a page, without what is marked as new."""
    drawn = page.partition('<div id="board"')[2].partition('<div id="own"')[0]
    return re.sub(r' changed\b|<span class="heard">\(new\)</span>', "", drawn)


def first_answer(person, table: str) -> None:
    """Answer until somebody else is asked."""
    page = wait_for_question(person, table)
    move = unescape(re.findall(r'name="move" value="([^"]*)"', page)[0])
    person.answer(table, move, confirm=move)


def wait_for_question(person, table: str) -> str:
    for _ in range(600):
        page = person.get(table).text
        if 'class="asked"' in page:
            return page
    raise AssertionError("nobody is asked")


def test_a_step_that_is_not_there_is_the_nearest_one(duel):
    ana, ben, first, second = duel
    ana.answer(first, "mark b2", confirm="mark b2")
    ben.answer(second, "mark a1", confirm="mark a1")
    for wanted in ("99", "1", "x", "-3"):
        page = ana.get(f"{first}/since?step={wanted}").text
        assert "step 1 of 1" in text_of(page) and "Ben marked a1" in text_of(page)
    assert "Nothing has happened since" in text_of(ben.get(f"{second}/since").text)


def test_others_do_not_see_what_a_seat_missed(duel):
    ana, ben, first, _ = duel
    assert ben.get(f"{first}/since").status_code == 403
    assert ana.get(first.partition("/seat/")[0] + "/since").status_code == 404


class Film:
    """As much of a reel as counts here: who answered, and how many events there were after each answer."""

    def __init__(self, seats: str, told: list[int]) -> None:
        self.record = type("Record", (), {"moves": [(Seat("AB".index(seat)), "x") for seat in seats]})
        self.told, self.last, self.match = told, len(seats), self

    def jump(self, place: int) -> None:
        assert place == self.last

    def events_since(self, place: int) -> list[int]:
        return list(range(place, self.told[-1]))

    def seen_by(self, seat: Seat, events: list[int]) -> list[int]:
        """Of all events, the one with the number 7 is secret."""
        return [event for event in events if event != 7]


@pytest.mark.parametrize(
    ("seats", "told", "asked", "places"),
    [
        ("", [0], True, [0]),
        ("A", [0, 1], False, [1]),
        ("AB", [0, 1, 2], True, [1, 2]),
        ("ABBB", [0, 1, 2, 2, 3], True, [1, 2, 4]),
        ("ABBA", [0, 1, 2, 3, 4], True, [1, 2, 3]),
        ("ABBA", [0, 1, 2, 3, 4], False, [4]),
        ("BB", [0, 1, 2], True, [0, 1, 2]),
        ("ABB", [0, 7, 8, 9], True, [1, 3]),
    ],
    ids=[
        "nothing",
        "only-mine",
        "one",
        "one-is-silent",
        "in-my-turn",
        "after-my-turn",
        "before-my-first",
        "one-is-secret",
    ],
)
def test_what_was_missed_begins_after_the_last_turn(seats, told, asked, places):
    assert missed(Film(seats, told), ANA, asked) == places


def test_what_is_new_is_told_though_the_server_was_started_anew(tmp_path, settings):
    house = House(str(tmp_path / "again.sqlite"), settings)
    ana, ben = house.person(), house.person()
    first = ana.begin("tictactoe", "you:Ana", "friend")
    ben.post(ana.links(first)[1], data={"name": "Ben"})
    ana.answer(first, "mark b2", confirm="mark b2")
    ben.answer(first.removesuffix("1") + "2", "mark a1", confirm="mark a1")
    before, cookies = ana.get(first).text, dict(ana.cookies)
    house.close()

    house = House(str(tmp_path / "again.sqlite"), settings)
    again = house.person()
    again.cookies.update(cookies)
    after = again.get(first).text
    house.close()

    news = r'<ol class="news">(.*?)</ol>'
    assert "Ben marked a1" in re.search(news, before)[1]
    assert re.search(news, after)[1] == re.search(news, before)[1]
    assert board(after).count(" changed") == board(before).count(" changed")


# What is held


def test_whoever_wants_no_second_thought_is_not_asked_for_it(house):
    ana = house.person()
    table, move = bazaar_held(ana)
    ana.post(f"{table}/prefer", data={"hold": "no"})
    page = ana.get(table).text
    assert 'aria-checked="false"' in page
    assert "alertdialog" not in ana.answer(table, move).text
    assert ana.cookies.get("confirm") == "off"


def test_a_browser_in_which_nothing_was_chosen_holds_moves(house):
    ana = house.person()
    table, move = bazaar_held(ana)
    ana.post(f"{table}/prefer", data={"hold": "no"})
    ana.post(f"{table}/prefer", data={"hold": "yes"})
    assert 'aria-checked="true"' in ana.get(table).text
    assert "alertdialog" in ana.answer(table, move).text


def test_never_is_said_with_the_move_that_is_confirmed(house):
    ana = house.person()
    table, move = bazaar_held(ana)
    version = hidden(ana.get(table).text)["version"]
    ana.post(f"{table}/answer", data={**hidden(ana.get(table).text), "confirm": move, "never": "yes"})
    assert 'aria-checked="false"' in ana.get(table).text
    assert f'data-version="{version}"' not in ana.get(table).text, "and it was played"


def test_never_alone_changes_nothing(house):
    ana = house.person()
    table, move = bazaar_held(ana)
    held = ana.post(f"{table}/answer", data={**hidden(ana.get(table).text), "move": move, "never": "yes"})
    assert "alertdialog" in held.text
    assert ana.cookies.get("confirm") is None


# What one notes


def test_notes_are_kept_for_a_seat_and_nobody_else_reads_them(duel):
    ana, ben, first, second = duel
    answer = ana.post(f"{first}/note", data={"notes": "mind </textarea><script>b2\r\nand c3"})
    assert "Your notes are kept." in text_of(answer.text)
    assert "mind &lt;/textarea&gt;&lt;script&gt;b2\nand c3</textarea>" in ana.get(first).text
    for page in (ben.get(second), ben.get(second.partition("/seat/")[0]), ana.get(f"{first}/replay")):
        assert "mind" not in page.text


def test_notes_that_are_too_long_are_refused_and_the_old_ones_stay(duel):
    ana, _, first, _ = duel
    ana.post(f"{first}/note", data={"notes": "short"})
    assert "at most" in text_of(ana.post(f"{first}/note", data={"notes": "x" * 4001}).text)
    assert ">short</textarea>" in ana.get(first).text


# Another match


def finish(ana, ben, first: str, second: str) -> None:
    """Ana wins in three moves."""
    for person, table, where in (
        (ana, first, "a1"),
        (ben, second, "b1"),
        (ana, first, "a2"),
        (ben, second, "b2"),
        (ana, first, "a3"),
    ):
        person.answer(table, f"mark {where}", confirm=f"mark {where}")


def test_all_who_press_play_again_find_the_same_table_at_their_seats(house, duel):
    ana, ben, first, second = duel
    finish(ana, ben, first, second)
    anew = ana.post(f"{first}/again").url.path
    assert "Once more!" in text_of(ben.get(second).text), "the others are told"
    again = ben.post(f"{second}/again").url.path
    assert ana.post(f"{first}/again").url.path == anew, "the first match counts"
    assert (anew.removesuffix("1"), anew != first) == (again.removesuffix("2"), True)
    assert 'class="asked"' in ana.get(anew).text and "Ben" in text_of(ben.get(again).text)
    ids = [one.split("/")[2] for one in (first, anew)]
    seeds = [house.hall.store.find(id).header.seed for id in ids]
    assert seeds[0] != seeds[1], "with other luck"
    assert house.person().get(anew).status_code == 403


def test_nobody_plays_again_before_a_match_is_over(duel):
    ana, _, first, _ = duel
    answer = ana.post(f"{first}/again")
    assert "when this one is over" in text_of(answer.text) and answer.status_code == 400
    assert f"{first}/again" not in ana.get(first).text


def test_bots_and_clocks_come_along_to_the_next_match(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "random", clock="10m")
    id = table.split("/")[2]
    session = house.hall.table(id).session
    session.sit(ANA, "random")
    for _ in range(2000):
        if house.hall.store.find(id).state == "finished":
            break
        sleep(0.01)
    anew = house.hall.table(ana.post(f"{table}/again").url.path.split("/")[2]).session
    assert list(anew.people) == [ANA], "whoever has the seat plays, and no bot in their place"
    assert [one.bot for one in anew.players][1] == "random" and anew.clocks


def test_the_next_turn_is_where_one_has_been_awaited_for_longest(house):
    ana = house.person()
    assert ana.get("/next").url.path == "/"
    tables = [ana.begin("tictactoe", "you:Ana", "you:Ben") for _ in range(3)]
    long_ago = ("UPDATE matches SET changed = 5 WHERE id = ?", [tables[1].split("/")[2]])
    house.hall.store.write(lambda writing: writing.execute(*long_ago))
    assert ana.get("/next").url.path == tables[1]
