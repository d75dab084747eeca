"""Rules that never end: one match is stopped with a sentence, and the server goes on."""

from threading import Event, Thread, get_ident
from time import monotonic, sleep

import pytest
from darbar_classics.tictactoe import rules
from darbar_classics.tictactoe.board import Cell
from darbar_web.settings import Settings
from darbar_web.watchdog import Endless, Watchdog, watched

from .conftest import GENEROUS, House, hidden, text_of

PATIENCE = 0.6
FRIENDS = ("you:Ana", "you:Ben")


@pytest.fixture
def settings(request) -> Settings:
    return Settings(port=0, bots=1, limits=GENEROUS, rules_patience=getattr(request, "param", PATIENCE))


def for_ever(*_):
    while True:
        pass


def stubbornly(*_):
    """As people write it who want to be safe from every fault."""
    while True:
        try:
            sum(range(100))
        except Exception:
            continue


@pytest.fixture
def endless(monkeypatch):
    """Whoever marks the middle waits for ever; how often that was, is counted."""
    begun: list[Cell] = []

    def become(loop=for_ever):
        def three_in_a_row(cells, cell):
            if cell != Cell["B2"]:
                return False
            begun.append(cell)
            return loop()

        monkeypatch.setattr(rules, "three_in_a_row", three_in_a_row)
        return begun

    return become


def answered(person, table, loop, endless):
    """Answer when the page is there already, which tries out what each answer brings."""
    given = hidden(person.get(table).text)
    endless(loop)
    return person.post(f"{table}/answer", data={**given, "move": "mark b2", "confirm": "mark b2"})


@pytest.mark.parametrize("loop", [for_ever, stubbornly])
def test_a_rule_that_never_ends_stops_its_match_with_a_sentence_and_the_others_go_on(house: House, endless, loop):
    ana = house.person()
    stuck, other = ana.begin("tictactoe", *FRIENDS), ana.begin("connectfour", *FRIENDS)
    refused = answered(ana, stuck, loop, endless)
    assert refused.status_code == 500
    assert "does not come to an end" in text_of(refused.text)
    assert ana.answer(other, "drop d").status_code == 200
    tried = len(endless(loop))
    again = ana.get(stuck)
    assert len(endless(loop)) == tried, "what never ends is not begun again"
    assert (again.status_code, "the match was stopped" in text_of(again.text)) == (500, True)
    assert len(house.hall.store.moves(stuck.split("/")[2])) == 0


@pytest.mark.parametrize("settings", [10.0], indirect=True)
def test_other_matches_go_on_while_a_rule_does_not_end(house: House, endless):
    ana, ben, begun = house.person(), house.person(), Event()
    stuck, other = ana.begin("tictactoe", *FRIENDS), ben.begin("connectfour", *FRIENDS)
    waiting = Thread(target=answered, args=(ana, stuck, lambda: begun.set() or for_ever(), endless))
    waiting.start()
    assert begun.wait(60)
    assert ben.answer(other, "drop d").status_code == 200
    assert waiting.is_alive()
    waiting.join()


def test_a_table_that_cannot_be_drawn_is_stopped_for_everyone(house: House, monkeypatch):
    from darbar_classics.tictactoe import game

    ana = house.person()
    table = ana.begin("tictactoe", *FRIENDS)
    begun = []
    monkeypatch.setattr(game, "marks", lambda *given: begun.append(given) or for_ever())
    ana.post(f"{table}/answer", data={})
    for place in (table, table.partition("/seat")[0], f"/api/tables/{table.split('/')[2]}"):
        assert ana.get(place).status_code == 500
    tried = len(begun)
    ana.get(table)
    assert len(begun) == tried, "what never ends is not begun again"


def test_a_match_that_never_begins_is_refused(house: House, monkeypatch):
    monkeypatch.setattr(rules, "reasons", for_ever)
    answer = house.person().post("/games/tictactoe/begin", data={"seat-1": "you", "seat-2": "you"})
    assert answer.status_code == 422
    assert "does not come to an end" in text_of(answer.text)


def test_a_bots_answer_that_never_ends_stops_the_match_and_bots_go_on_elsewhere(house: House, endless):
    endless()
    house.person().begin("tictactoe", "random", "random", public="yes")
    until = monotonic() + 90
    while house.hall.store.count().get("finished", 0) + len(house.hall._stopped) < 1 and monotonic() < until:
        sleep(0.05)
    other = house.person().post("/api/tables", json={"game": "hearts", "players": ["random"] * 4}).json()
    while house.hall.store.find(other["id"]).answers < 10 and monotonic() < until:
        sleep(0.05)
    assert house.hall.store.find(other["id"]).answers >= 10


def test_streams_of_a_stopped_match_end(house: House, endless):
    endless()
    ana = house.person()
    table = ana.begin("tictactoe", *FRIENDS)
    with ana.stream("GET", f"{table}/news") as news:
        ana.get(table)
        house.hall.put_away()
        assert "".join(news.iter_text())


def test_games_are_watched_and_neither_the_kernel_nor_frontends():
    packages = watched()
    assert {"darbar_classics", "darbar_agra", "darbar_log"} <= packages
    assert not {"darbar", "darbar_web", "darbar_repl"} & packages


KERNEL = """
def call(plugin):
    plugin.send(None)

def call_for(seconds, plugin):
    until = monotonic() + seconds
    while monotonic() < until:
        call(plugin)
"""
PLUGIN = """
def naps():
    while True:
        sleep(0.02)
        yield
"""


def test_a_plugin_that_is_called_again_and_again_is_not_ended():
    ended = []
    dog = Watchdog(ended.append, patience=0.2, packages={"plugin"})
    kernel, plugin = {"__name__": "kernel", "monotonic": monotonic}, {"__name__": "plugin.rules", "sleep": sleep}
    exec(KERNEL, kernel)
    exec(PLUGIN, plugin)
    kernel["call_for"](1.0, plugin["naps"]())
    dog.close()
    assert ended == []


def test_a_call_that_waits_in_the_end_is_ended_wherever_it_is():
    ended = []
    dog = Watchdog(ended.append, patience=0.2, packages={"plugin"})
    plugin = {"__name__": "plugin", "for_ever": for_ever}
    exec("def rule():\n    for_ever()", plugin)
    with pytest.raises(Endless):
        plugin["rule"]()
    assert set(ended) == {get_ident()}  # before anybody can come after it
    dog.close()
