"""A real server on a free port, and people who come to it with browsers that have neither script nor pictures."""

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser

import httpx
import pytest
from darbar_web.app import application, opened
from darbar_web.serving import Background, listener
from darbar_web.settings import Limits, Settings
from msgspec.structs import replace

from .databases import database as database
from .databases import postgres_server as postgres_server

GENEROUS = Limits(
    requests=(100_000, 100_000),
    answers=(100_000, 100_000),
    begun=(100_000, 100_000),
    spoken=(100_000, 100_000),
    entered=(100_000, 100_000),
    hints=(100_000, 100_000),
    linked=(100_000, 100_000),
    streams=1000,
)
"""For tests that are about something else."""


class House:
    """A server that runs in a thread, on any free port, and those who come to it."""

    def __init__(self, store: str, settings: Settings) -> None:
        self._bound = listener(settings)
        self.settings = replace(settings, port=self._bound.getsockname()[1])
        self.server = opened(self.settings, store)
        self.hall = self.server.hall
        self.running = Background(application(self.server), self.server, self._bound)
        self._people: list[Person] = []
        self.running.start()

    @property
    def address(self) -> str:
        return self.settings.address

    def person(self, language: str = "en", **headers: str) -> "Person":
        """Somebody with a browser of their own."""
        come = Person(self.address, language, headers)
        self._people.append(come)
        return come

    def close(self) -> None:
        for person in self._people:
            person.close()
        self.running.stop()


class Person(httpx.Client):
    """Somebody who fills in forms and follows links."""

    def __init__(self, address: str, language: str, headers: dict[str, str]) -> None:
        super().__init__(
            base_url=address,
            headers={"Accept-Language": language, "Origin": address, **headers},
            follow_redirects=True,
            timeout=60,
        )

    def begin(self, game: str, *players: str, **more: str) -> str:
        """Begin a match; where its table is, for whoever began it."""
        seats = {f"seat-{number}": player.partition(":")[0] for number, player in enumerate(players, 1)}
        names = {f"name-{number}": player.partition(":")[2] for number, player in enumerate(players, 1)}
        answer = self.post(f"/games/{game}/begin", data={**seats, **names, **more})
        assert answer.status_code == 200, answer.text
        return answer.url.path.removesuffix("/links")

    def links(self, table: str) -> list[str]:
        """The secret links of a table's seats, and the one for spectators, as paths."""
        found = re.findall(r'class="link" readonly value="([^"]+)"', self.get(f"{table}/links").text)
        return [httpx.URL(unescape(one)).path for one in found]

    def answer(self, table: str, move: str, **more: str) -> httpx.Response:
        """Answer the open question by a button."""
        return self.post(f"{table}/answer", data={**hidden(self.get(table).text), "move": move, **more})


def hidden(page: str) -> dict[str, str]:
    """The number of the question and the version, as the form of a page has them."""
    form = page.partition('id="answers"')[2].partition("</form>")[0]
    return dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form))


def moves_of(page: str) -> list[str]:
    """The moves that a page offers."""
    return [unescape(one) for one in re.findall(r'name="move" value="([^"]*)"', page)]


class _Text(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def handle_data(self, data: str) -> None:
        self.said.append(data.strip())


def text_of(page: str) -> str:
    """What a page says, without its markup."""
    parser = _Text()
    parser.feed(page)
    return " ".join(filter(None, parser.said))


@pytest.fixture
def settings() -> Settings:
    return Settings(port=0, bots=1, limits=GENEROUS)


@pytest.fixture
def house(tmp_path, settings) -> Iterator[House]:
    found = House(str(tmp_path / "web.sqlite"), settings)
    yield found
    found.close()
