"""`darbar join`: a program here plays a seat at a server elsewhere, in the messages of `darbar bot-protocol`.

The server is asked what a program would be told; the program's answer goes back with the number of the question. What
comes too late, because somebody has taken back meanwhile, is refused there, and the program is asked again.
"""

import re
import shlex
from collections.abc import Callable, Iterator
from time import sleep
from typing import Any, Final

import click
import httpx
import msgspec
from darbar import DarbarError
from darbar.bots.conversation import Conversation, Fault
from darbar.bots.messages import AskMessage, Bye, Hello, HelloBack, MoveMessage, View
from darbar.bots.outside import GIGABYTES, SECONDS

LINK: Final = re.compile(r"(?P<server>https?://[^/\s]+)/join/(?P<id>[\w-]{1,64})/\d{1,2}/(?P<token>[\w-]{1,100})")
PAUSE: Final = 1.0
"""So many seconds pass before somebody asks again who was cut off."""

STALE: Final = 409


class Turn(msgspec.Struct, frozen=True):
    """What the server tells of a seat: the messages that are due, and where its news go on."""

    hello: Hello
    view: View
    told: int
    version: int
    ask: AskMessage | None = None
    bye: Bye | None = None


class Remote:
    """A seat at a server elsewhere."""

    def __init__(self, link: str) -> None:
        found = LINK.fullmatch(link.strip())
        if found is None:
            raise DarbarError("a seat's secret link looks like https://play.example.org/join/…/2/…")
        self._http = httpx.Client(
            base_url=f"{found['server']}/api/tables/{found['id']}",
            headers={"Authorization": f"Bearer {found['token']}"},
            timeout=30,
        )

    def turn(self, since: int) -> Turn:
        """What a program is told now, with what has happened since a place."""
        return msgspec.json.decode(self._sent("GET", f"/bot?since={since}").content, type=Turn)

    def play(self, number: int, move: str) -> bool:
        """Answer a question; whether it was still open."""
        answer = self._http.post("/answer", json={"number": number, "move": move})
        if answer.status_code != STALE:
            _check(answer)
        return answer.status_code != STALE

    def versions(self, seen: int) -> Iterator[None]:
        """Something for each change of the table; it ends when the server cuts off."""
        with self._http.stream("GET", f"/news?version={seen}", timeout=httpx.Timeout(30, read=60)) as stream:
            _check(stream)
            for line in stream.iter_lines():
                if line.startswith("id:"):
                    yield

    def _sent(self, method: str, path: str) -> httpx.Response:
        answer = self._http.request(method, path)
        _check(answer)
        return answer

    def close(self) -> None:
        """Let go of the connection."""
        self._http.close()


def _check(answer: httpx.Response) -> None:
    """Tell what the server refuses, in its own sentence."""
    if answer.status_code >= 400:
        try:
            said = str(msgspec.json.decode(answer.read())["error"])
        except (msgspec.DecodeError, KeyError, TypeError):
            said = f"the server answers {answer.status_code}"
        raise DarbarError(said)


@click.command()
@click.argument("link")
@click.argument("command")
@click.option("--seconds", type=click.FloatRange(0.1, 3600), default=SECONDS, show_default=True, help="To think, each.")
@click.option(
    "--memory", type=click.FloatRange(0.1, 1024), default=GIGABYTES, show_default=True, help="In GB, at most."
)
@click.option("--trace", is_flag=True, help="Print what is said to and fro.")
def join(link: str, command: str, seconds: float, memory: float, trace: bool) -> None:
    """Let a program play the seat of a secret LINK, until the match is over.

    COMMAND starts it here; it talks as `darbar bot-protocol` tells.
    """
    remote = Remote(link)
    listener = (lambda way, line: click.echo(f"{way} {line[:300]}")) if trace else (lambda way, line: None)
    talk = Conversation(shlex.split(command), int(memory * (1 << 30)), listener)
    try:
        played(remote, talk, seconds)
    except Fault as fault:
        raise DarbarError(f"the program failed: {fault}") from None
    finally:
        talk.end()
        remote.close()
    click.echo("The match is over.")


def played(remote: Remote, talk: Conversation, seconds: float, wait: Callable[[float], Any] = sleep) -> None:
    """Greet the program, and hand questions and answers to and fro until the match is over."""
    turn, heard, answered = remote.turn(0), 0, -1
    talk.send(turn.hello, seconds)
    talk.receive(HelloBack, seconds)
    while turn.bye is None:
        if turn.ask is not None and turn.ask.number != answered:
            talk.send(turn.view, seconds)
            talk.send(msgspec.structs.replace(turn.ask, time_left=seconds), seconds)
            answered, heard = turn.ask.number, turn.told
            remote.play(answered, _move(talk, answered, seconds))
        else:
            _wait_for_news(remote, turn.version, wait)
        turn = remote.turn(heard)
    talk.leave(turn.bye)


def _move(talk: Conversation, number: int, seconds: float) -> str:
    """The program's answer to this question; what it says to earlier ones comes too late."""
    while True:
        answer: MoveMessage = talk.receive(MoveMessage, seconds)
        if answer.number == number:
            return answer.move


def _wait_for_news(remote: Remote, version: int, wait: Callable[[float], Any]) -> None:
    """Wait until the table has changed; whoever is cut off asks again a little later."""
    try:
        for _ in remote.versions(version):
            return
    except httpx.HTTPError:
        wait(PAUSE)
