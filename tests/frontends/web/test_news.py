"""News: a stream brings what is new, once, and to whoever was cut off exactly what was missed."""

import threading
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from darbar_web.pages import table as pages

from .conftest import hidden, text_of

FRAGMENTS = {"Darbar-Fragments": "yes"}


class Listener:
    """A page that listens, in a thread of its own."""

    def __init__(self, person, path, **headers):
        self.events = []
        self.comments = 0
        self.ended = threading.Event()
        self._new = threading.Condition()
        self._response = None
        self._client = httpx.Client(base_url=person.base_url, cookies=person.cookies, timeout=None)
        self._thread = threading.Thread(target=self._listen, args=(path, headers), daemon=True)
        self._thread.start()

    def _listen(self, path, headers):
        try:
            with self._client.stream("GET", path, headers=headers) as self._response:
                fields = {}
                for line in self._response.iter_lines():
                    if line.startswith("data: "):
                        fields.setdefault("data", []).append(line[6:])
                    elif not line and "data" in fields:
                        with self._new:
                            self.events.append((fields.get("event"), fields.get("id"), "\n".join(fields["data"])))
                            self._new.notify_all()
                        fields = {}
                    elif ": " in line:
                        name, _, value = line.partition(": ")
                        fields[name] = value
        except httpx.HTTPError:
            pass
        finally:
            self.ended.set()

    def wait(self, count, seconds=20.0):
        with self._new:
            assert self._new.wait_for(lambda: len(self.events) >= count, seconds), self.events
        return self.events

    def close(self):
        if self._response is not None:
            self._response.close()
        self._client.close()


@contextmanager
def listening(person, path, **headers):
    listener = Listener(person, path, **headers)
    try:
        yield listener
    finally:
        listener.close()


@pytest.fixture
def table(house):
    ana = house.person()
    return ana, ana.begin("tictactoe", "you:Ana", "you:Ben")


def version_of(house, table, seat=0):
    return house.hall.table(table.split("/")[2]).version(seat)


def test_whoever_listens_hears_of_a_move_once(house, table):
    ana, place = table
    with listening(ana, f"{place}/news") as heard:
        heard.wait(1)
        ana.answer(place, "mark a1")
        kind, number, said = heard.wait(2)[-1]
        assert kind == "table" and int(number) == version_of(house, place) and "Ana marked a1" in text_of(said)


def test_whoever_has_seen_everything_hears_nothing(house, table):
    ana, place = table
    with listening(ana, f"{place}/news") as first:
        first.wait(1)  # presence is news too
        version = version_of(house, place)
        with listening(ana, f"{place}/news?version={version}") as heard:
            ana.answer(place, "mark b2")
            heard.wait(1)
            assert all(int(number) > version for _, number, _ in heard.events)


def test_whoever_was_cut_off_gets_what_was_missed(house, table):
    ana, place = table
    with listening(ana, f"{place}/news") as heard:
        number = heard.wait(1)[-1][1]
    ana.answer(place, "mark a1")
    ana.answer(place.replace("/seat/1", "/seat/2"), "mark b1")
    with listening(ana, f"{place}/news", **{"Last-Event-ID": number}) as again:
        _, now, said = again.wait(1)[0]
        assert int(now) > int(number)
        assert "Ana marked a1" in text_of(said) and "Ben marked b1" in text_of(said)
    last = again.events[-1][1]
    quiet = version_of(house, place)
    assert int(last) <= quiet


def test_spectators_hear_too_and_chat_is_news(house, table):
    ana, place = table
    watching = place.partition("/seat/")[0]
    with listening(house.person(), f"{watching}/news") as heard:
        heard.wait(1)
        ana.post(f"{place}/say", data={"text": "good luck"})
        for _ in range(10):
            if any("good luck" in said for _, _, said in heard.events):
                break
            heard.wait(len(heard.events) + 1)
        assert any("good luck" in said for _, _, said in heard.events)


def test_a_stream_ends_when_the_seat_gets_a_new_secret(house, table):
    ana, place = table
    thief = house.person()
    thief.get(ana.links(place)[0])
    with listening(thief, f"{place}/news") as heard:
        heard.wait(1)
        ana.post(f"{place}/renew")
        ana.answer(place, "mark a1")
        assert heard.ended.wait(10)
        assert heard.events[-1][0] == "ended" and "marked a1" not in "".join(said for _, _, said in heard.events)


def test_many_idle_streams_need_no_thread_each(house, table):
    ana, place = table
    watching = place.partition("/seat/")[0]
    streams = [Listener(house.person(), f"{watching}/news") for _ in range(40)]
    try:
        for one in streams:
            one.wait(1)
        server_threads = [one for one in threading.enumerate() if "AnyIO" in one.name]
        assert house.server.streams.taken == 40 and len(server_threads) < 30
        ana.answer(place, "mark a1")
        for one in streams:
            assert "Ana marked a1" in text_of(one.wait(2)[-1][2])
    finally:
        for one in streams:
            one.close()


def test_the_server_stops_although_somebody_listens(house, table):
    ana, place = table
    with listening(ana, f"{place}/news") as heard:
        heard.wait(1)
        house.running.stop()
        assert heard.ended.wait(5)


def test_after_a_restart_the_same_page_goes_on(house, table, tmp_path, settings):
    from .conftest import House

    ana, place = table
    form = hidden(ana.get(place).text)
    ana.answer(place, "mark a1")
    house.running.stop()
    again = House(str(tmp_path / "web.sqlite"), settings)
    try:
        back = again.person()
        back.cookies.update(dict(ana.cookies))
        page = back.get(place).text
        assert "Ana marked a1" in text_of(page)
        stale = back.post(f"{place.replace('/seat/1', '/seat/2')}/answer", data={**form, "move": "mark b1"})
        assert stale.status_code == 409
        assert back.answer(place.replace("/seat/1", "/seat/2"), "mark b1").status_code == 200
    finally:
        again.close()


def test_an_answer_is_drawn_once_for_each_who_looks_however_many_pages_they_have_open(house, table, monkeypatch):
    """Ana's answer and both of her pages show one drawing, three spectators another."""
    ana, place = table
    watching = place.rpartition("/seat/")[0]
    drawn = []
    context = pages.context
    monkeypatch.setattr(pages, "context", lambda screen, say: drawn.append(screen.page.seat) or context(screen, say))
    with ExitStack() as open_pages:
        paths = [f"{place}/news"] * 2 + [f"{watching}/news"] * 3
        heard = [open_pages.enter_context(listening(ana, path)) for path in paths]
        for one in heard:
            one.wait(1)
        form = {**hidden(ana.get(place).text), "move": "mark b2"}
        drawn.clear()
        ana.post(f"{place}/answer", data=form, headers=FRAGMENTS)
        news = [one.wait(2)[-1][2] for one in heard]

    assert sorted(map(str, drawn)) == ["0", "None"]
    assert news[0] == news[1] and news[2] == news[3] == news[4]


def test_whoever_saw_an_older_version_is_sent_what_is_new_since_then_and_no_more(house, table):
    _, place = table
    memory = house.server.memories.of(house.hall.table(place.split("/")[2]))
    page = "<div id=a>{}</div><!--fragment--><div id=b>{}</div><!--fragment--><div id=c>{}</div>"
    for version, shown in enumerate((page.format(1, 1, 1), page.format(2, 1, 1), page.format(2, 2, 1))):
        memory.keep(None, "en", version, shown)

    assert memory.page(None, "en", 2, 1, 0.0) == "<div id=b>2</div>"
    assert memory.page(None, "en", 2, 0, 0.0) == "<div id=a>2</div><div id=b>2</div>"
    assert memory.page(None, "en", 2, -1, 0.0) == page.format(2, 2, 1)
    assert memory.page(None, "en", 1, 0, 0.0) is None
