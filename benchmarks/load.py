"""A load test: many matches on one server, players who answer at people's pace, and browsers that listen.

A real server runs in a process of its own, on the loopback, with a store of its own. Players and browsers are this
process: each player has a stream as a browser has, reads the question from what comes, and answers by the form, with a
pause of some seconds that differs each time. In every match a bot of the server plays too. Measured are the answers a
second, the time from sending an answer until each listening browser has its news, the memory of the server, and what
the store alone could do. In the end every answer that was confirmed is looked up in the store.

    python benchmarks/load.py --matches 200 --streams 500 --seconds 120
"""

import argparse
import asyncio
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import NamedTuple

import darbar
import httpx
from darbar import Seat
from darbar_web.app import application, opened
from darbar_web.serving import listener, listening
from darbar_web.settings import Limits, Settings
from darbar_web.store import Change, Filed, SeatRow, Store, open_store
from msgspec.structs import replace

GAMES = ("agra", "alrashid")
PLAYERS = 2
"""So many seats of each match are played from here; a bot of the server has the third."""

BOT = "random"
QUESTION = b'id="question"'
LONGEST_WAIT = 30.0
IDLE_ANSWERS = 60
STORE_SECONDS = 5.0
STORE_THREADS = 16
WANTED_RATIO = 10.0
WANTED_BYTES = 1024 * 1024


# The server, in a process of its own


def serve(store: str, bots: int) -> None:
    """Serve without limits: all who come do so from this machine."""
    much = (10_000_000, 10_000_000)
    limits = Limits(much, much, much, much, much, much, much, at_once=1000, streams=10_000, streams_of_all=20_000)
    settings = Settings(port=0, bots=bots, limits=limits, metrics=True)
    bound = listener(settings)
    settings = replace(settings, port=bound.getsockname()[1])
    server = opened(settings, store)
    listening(application(server), server, lambda: print(settings.address, flush=True)).run([bound])


class Process:
    """The server, as the system sees it."""

    def __init__(self, store: str, bots: int) -> None:
        command = [sys.executable, __file__, "--serve", store, "--bots", str(bots)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    @property
    def memory(self) -> int:
        """The bytes of memory that it has now, without its bots."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def busy(self) -> float:
        """The seconds of a core that it has used, without its bots."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Let it end as an administrator would."""
        self._process.terminate()
        self._process.wait(60)


# What the store alone can do


def store_alone(url: str) -> float:
    """How many answers a second the store takes, from many threads, when nobody plays."""
    store = open_store(url)
    try:
        for number in range(STORE_THREADS):
            _begin(store, f"alone {number}")
        until = time.monotonic() + STORE_SECONDS
        with ThreadPoolExecutor(STORE_THREADS) as pool:
            done = sum(pool.map(lambda number: _keep(store, f"alone {number}", until), range(STORE_THREADS)))
        for number in range(STORE_THREADS):
            store.delete(f"alone {number}")
        return done / STORE_SECONDS
    finally:
        store.close()


def _begin(store: Store, id: str) -> None:
    header = darbar.new("agra", 3).header
    store.begin(Filed(id=id, game="agra", began=0.0, changed=0.0, header=header), (), [SeatRow(Seat(0))])


def _keep(store: Store, id: str, until: float) -> int:
    count, header = 0, darbar.new("agra", 3).header
    waiting = (Seat(0),)
    while time.monotonic() < until:
        moves = ((Seat(0), "produce rice 2"),)
        store.keep(id, Change(header, {"taken_up": 1}, count, moves, "running", 1, waiting, False, False, (), 0.0))
        count += 1
    return count


# Browsers


class Browser:
    """A page that listens: what came last, and who waits for the next."""

    def __init__(self, address: str, path: str, cookie: str = "") -> None:
        self._url = httpx.URL(address + path)
        self._cookie = cookie
        self.page = ""
        self.events = 0
        self.bytes = 0
        self.came = 0.0
        self._news = asyncio.Event()

    async def listen(self) -> None:
        """Take what comes, for ever."""
        reader, writer = await asyncio.open_connection(self._url.host, self._url.port, limit=1 << 20)
        lines = [f"GET {self._url.path} HTTP/1.1", f"Host: {self._url.host}:{self._url.port}"]
        lines += ["Accept-Language: en", *([f"Cookie: {self._cookie}"] if self._cookie else []), "", ""]
        writer.write("\r\n".join(lines).encode())
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head.split(b"\r\n")[0], head
            async for event in _events(reader):
                self._take(event)
        finally:
            writer.close()

    def _take(self, event: bytes) -> None:
        if b"\nid: " not in event:
            return
        self.came = time.perf_counter()
        self.events += 1
        self.bytes += len(event) if self.events > 1 else 0  # the first is the whole table
        if QUESTION in event:  # what is as it was before is not sent again
            self.page = event.decode()
        self._news.set()

    async def next(self, seen: int) -> float:
        """When the first event came after so many of them."""
        while self.events <= seen:
            self._news.clear()
            await self._news.wait()
        return self.came


async def _events(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The events of a stream that comes in chunks."""
    rest = b""
    while size := int(await reader.readline() or b"0", 16):
        rest += await reader.readexactly(size)
        await reader.readexactly(2)
        *events, rest = rest.split(b"\n\n")
        for event in events:
            yield b"\n" + event


class Question(NamedTuple):
    """What a page asks: the fields of its form, and the moves."""

    fields: dict[str, str]
    moves: list[str]


def question_in(page: str) -> Question | None:
    """The open question of a page, if it asks one."""
    form = page.partition('id="answers"')[2].partition("</form>")[0]
    moves = [unescape(one) for one in re.findall(r'name="move" value="([^"]*)"', form)]
    fields = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form))
    return Question(fields, moves) if moves else None


# Matches


class Table:
    """A match with its players and all who listen."""

    def __init__(self, address: str, id: str, tokens: Sequence[str | None]) -> None:
        self.id = id
        self._address = address
        self.cookies = {seat: f"seat-{id}-{seat + 1}={token}" for seat, token in enumerate(tokens) if token is not None}
        self.players = {
            seat: Browser(address, f"/table/{id}/seat/{seat + 1}/news", cookie) for seat, cookie in self.cookies.items()
        }
        self.watchers: list[Browser] = []
        self.confirmed: dict[int, list[str]] = {seat: [] for seat in self.players}
        self.news: list[float] = []
        self.replies: list[float] = []
        self.missed = 0
        self.refused = 0

    @property
    def browsers(self) -> list[Browser]:
        """All who listen."""
        return [*self.players.values(), *self.watchers]

    def watch(self) -> Browser:
        """One who listens more, and only looks on."""
        self.watchers.append(Browser(self._address, f"/table/{self.id}/news"))
        return self.watchers[-1]

    async def answer(self, client: httpx.AsyncClient, chance: random.Random) -> bool:
        """Answer for whoever is asked, and wait until all have heard of it; whether anybody was asked."""
        asked = [(seat, found) for seat, one in self.players.items() if (found := question_in(one.page)) is not None]
        if not asked:
            return False
        seat, question = chance.choice(asked)
        move = chance.choice(question.moves)
        before = [(browser, browser.events) for browser in self.browsers]
        began = time.perf_counter()
        reply = await client.post(
            f"{self._address}/table/{self.id}/seat/{seat + 1}/answer",
            data={**question.fields, "confirm": move},
            headers={"Cookie": self.cookies[seat], "Origin": self._address, "darbar-fragments": "1"},
        )
        if reply.status_code != 200 or 'role="alert"' in reply.text:
            self.refused += 1
            return True
        self.replies.append(time.perf_counter() - began)
        self.confirmed[seat].append(move)
        await self._heard(before, began)
        return True

    async def _heard(self, before: list[tuple[Browser, int]], began: float) -> None:
        waits = [asyncio.wait_for(browser.next(seen), LONGEST_WAIT) for browser, seen in before]
        for came in await asyncio.gather(*waits, return_exceptions=True):
            if isinstance(came, BaseException):
                self.missed += 1
            else:
                self.news.append(came - began)

    async def play(self, client: httpx.AsyncClient, pace: float, until: float, seed: int) -> None:
        """Answer again and again, with pauses as people make them."""
        chance = random.Random(seed)
        while (left := until - time.monotonic()) > 0:
            await asyncio.sleep(min(left, chance.expovariate(1 / pace)))
            if time.monotonic() < until:
                await self.answer(client, chance)


async def begin(client: httpx.AsyncClient, address: str, game: str) -> Table:
    """Begin a match."""
    players = [*(f"you:Player {number}" for number in range(1, PLAYERS + 1)), BOT]
    answer = await client.post(f"{address}/api/tables", json={"game": game, "players": players})
    begun = answer.raise_for_status().json()
    return Table(address, begun["id"], begun["tokens"])


# The run


class Outcome(NamedTuple):
    """What was measured."""

    matches: int
    streams: int
    seconds: float
    answers: int
    news: list[float]
    replies: list[float]
    missed: int
    refused: int
    news_bytes: float
    idle: float
    begun_bytes: float
    bytes_per_match: float
    busy: float


async def run(server: Process, args: argparse.Namespace, tables: list[Table]) -> Outcome:
    """First one match alone, then all of them."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client, asyncio.TaskGroup() as listeners:
        idle, listener_tasks = await idle_median(client, server, listeners, tables)
        empty = server.memory
        tables += [await begin(client, server.address, GAMES[number % len(GAMES)]) for number in range(args.matches)]
        begun = server.memory
        playing = tables[1:]
        for number in range(max(0, args.streams - PLAYERS * args.matches)):
            playing[number % len(playing)].watch()
        browsers = [browser for table in playing for browser in table.browsers]
        listener_tasks += [listeners.create_task(browser.listen()) for browser in browsers]
        await asyncio.wait_for(asyncio.gather(*(browser.next(0) for browser in browsers)), 300)
        print(f"{len(playing)} matches, {len(browsers)} streams: playing for {args.seconds} seconds …", flush=True)
        busy, began = server.busy, time.monotonic()
        until = began + args.seconds
        await asyncio.gather(*(one.play(client, args.pace, until, seed) for seed, one in enumerate(playing)))
        seconds = time.monotonic() - began
        outcome = gathered(playing, len(browsers), seconds, idle, server.busy - busy)
        used = (server.memory - empty) / args.matches
        for task in listener_tasks:
            task.cancel()
        return outcome._replace(begun_bytes=(begun - empty) / args.matches, bytes_per_match=used)


async def idle_median(
    client: httpx.AsyncClient, server: Process, listeners: asyncio.TaskGroup, tables: list[Table]
) -> tuple[float, list[asyncio.Task[None]]]:
    """The median from an answer to its news on a server that does nothing else, and who listens there."""
    table = await begin(client, server.address, "agra")
    tables.append(table)
    table.watch()
    tasks = [listeners.create_task(browser.listen()) for browser in table.browsers]
    await asyncio.gather(*(browser.next(0) for browser in table.browsers))
    chance = random.Random(0)
    while len(table.replies) < IDLE_ANSWERS:
        await table.answer(client, chance)
        await asyncio.sleep(0.1)
    return statistics.median(table.news), tasks


def gathered(tables: list[Table], streams: int, seconds: float, idle: float, busy: float) -> Outcome:
    """What all tables have measured."""
    heard = [browser for table in tables for browser in table.browsers]
    return Outcome(
        matches=len(tables),
        streams=streams,
        seconds=seconds,
        answers=sum(len(table.replies) for table in tables),
        news=sorted(one for table in tables for one in table.news),
        replies=sorted(one for table in tables for one in table.replies),
        missed=sum(table.missed for table in tables),
        refused=sum(table.refused for table in tables),
        news_bytes=sum(one.bytes for one in heard) / max(1, sum(one.events - 1 for one in heard)),
        idle=idle,
        begun_bytes=0.0,
        bytes_per_match=0.0,
        busy=busy,
    )


def lost_or_doubled(url: str, tables: list[Table]) -> list[str]:
    """Where the store has other answers than those that were confirmed."""
    store = open_store(url)
    try:
        return [
            f"{table.id}: seat {seat + 1} had {len(confirmed)} answers confirmed, and {len(stored)} are stored"
            for table in tables
            for seat, confirmed in table.confirmed.items()
            if (stored := [move for decider, move in store.moves(table.id) if decider == seat]) != confirmed
        ]
    finally:
        store.close()


# The report


def at(times: list[float], part: float) -> float:
    """The time below which a part of all times is."""
    return times[min(len(times) - 1, int(len(times) * part))]


def report(outcome: Outcome, alone: float, lost: list[str]) -> list[str]:
    """What is told of it."""
    news, replies, idle = outcome.news, outcome.replies, outcome.idle
    kept = outcome.answers / outcome.seconds
    yes = {True: "as wanted", False: "MISSED"}
    ratio = at(news, 0.99) / idle
    return [
        f"matches             {outcome.matches} of {' and '.join(GAMES)}, each with {PLAYERS} players and a bot",
        f"listening browsers  {outcome.streams}",
        f"answers of people   {outcome.answers} in {outcome.seconds:.0f} s: {kept:.1f} a second",
        f"the store alone     {alone:.0f} answers a second from {STORE_THREADS} threads",
        f"answer to page      median {at(replies, 0.5) * 1e3:.1f} ms, p99 {at(replies, 0.99) * 1e3:.1f} ms",
        f"answer to news      median {at(news, 0.5) * 1e3:.1f} ms, p99 {at(news, 0.99) * 1e3:.1f} ms",
        f"news over the wire  {outcome.news_bytes / 1024:.0f} KiB each, on average, before any proxy packs them",
        f"an idle server      median {idle * 1e3:.1f} ms; p99 is {ratio:.1f} times that: {yes[ratio <= WANTED_RATIO]}",
        f"memory per match    {outcome.bytes_per_match / 1024:.0f} KiB at the end, "
        f"{outcome.begun_bytes / 1024:.0f} KiB when begun: {yes[outcome.bytes_per_match <= WANTED_BYTES]}",
        f"the server's core   {outcome.busy / outcome.seconds * 100:.0f} % busy: "
        f"{outcome.busy / max(1, outcome.answers) * 1e3:.1f} ms for an answer with its news",
        f"news that never came {outcome.missed}, answers refused {outcome.refused}",
        f"lost or doubled     {len(lost)}: {yes[not lost]}",
        *lost[:10],
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--streams", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--pace", type=float, default=20.0, help="seconds between two answers in a match, on average")
    parser.add_argument("--bots", type=int, default=1, help="processes for bots")
    parser.add_argument("--store", default="", help="a postgresql:// address; by default SQLite in a new folder")
    parser.add_argument("--serve", default="", help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.serve:
        serve(args.serve, args.bots)
        return 0
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DARBAR_HOME"] = folder
        return measure(args.store or f"{folder}/load.sqlite", args)


def measure(store: str, args: argparse.Namespace) -> int:
    """One whole run."""
    alone = store_alone(store)
    server, tables = Process(store, args.bots), list[Table]()
    try:
        outcome = asyncio.run(run(server, args, tables))
    finally:
        server.stop()
    lost = lost_or_doubled(store, tables)
    print("\n".join(report(outcome, alone, lost)))
    return 1 if lost or outcome.missed else 0


if __name__ == "__main__":
    sys.exit(main())
