"""The messages between Darbar and a program that plays, one JSON object a line."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

PROTOCOL = 1


class Message(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """One line."""


class Hello(Message, frozen=True, tag="hello"):
    """Which game, and where the program sits. Sent once; answer with a hello."""

    protocol: int
    game: str
    title: str
    seat: int
    names: list[str]
    options: Mapping[str, Any] = {}
    rulings: Mapping[str, Any] = {}


class HelloBack(Message, frozen=True, tag="hello"):
    """The program's answer to a hello."""

    name: str = ""


class View(Message, frozen=True, tag="view"):
    """The table as the seat may see it, and what has happened since the last view. Comes before each ask."""

    view: dict[str, Any]
    events: list[dict[str, Any]]


class Offer(Struct, frozen=True):
    """A move that is offered: how it is written, and what it does."""

    move: str
    words: str


class AskMessage(Message, frozen=True, tag="ask"):
    """A question with its number. Answer with a move, before so many seconds have gone."""

    number: int
    prompt: str
    moves: list[Offer]
    time_left: float


class MoveMessage(Message, frozen=True, tag="move"):
    """The program's answer to an ask: one of the offered moves as it is written there, and the number of the ask."""

    number: int
    move: str


class Place(Struct, frozen=True, omit_defaults=True):
    """Where a seat came in, its points, the side it was on, and whether it has won.

    Lines that are `unknown` are hidden from the program, and not counted.
    """

    seat: int
    place: int
    points: int
    lines: dict[str, int]
    side: int
    won: bool
    unknown: list[str] = []


class Bye(Message, frozen=True, tag="bye"):
    """The match is over, or goes on without the program: the standings. No answer is awaited."""

    standings: list[Place]


TO_PROGRAM: tuple[type[Message], ...] = (Hello, View, AskMessage, Bye)
FROM_PROGRAM: tuple[type[Message], ...] = (HelloBack, MoveMessage)
