"""Rows: what the store keeps of matches, seats and those who play, as structs."""

from typing import Any, Literal

import msgspec
from darbar import Record, Remark, Seat, Text
from darbar.errors import NotKept
from darbar.match.record import Header
from msgspec import Struct

State = Literal["running", "finished"]
Moves = tuple[tuple[Seat, str], ...]


class StoreError(NotKept):
    """What could not be stored, or read; nothing has changed. A `reason` says it to players in their language."""

    def __init__(self, sentence: str, reason: Text | None = None) -> None:
        super().__init__(sentence, reason=reason)


class PlayedElsewhere(StoreError):
    """Another process plays this match: where that is reached, if it is known."""

    def __init__(self, address: str | None = None) -> None:
        super().__init__("this match is played elsewhere now: look at the table again", Text("web-played-elsewhere"))
        self.address = address


class Change(Struct, frozen=True):
    """What is to be written of a match after an answer: all of it in one transaction.

    Of the moves the first `same` stay, the others go, and `added` follow them.
    """

    header: Header
    kept: Any
    same: int
    added: Moves
    state: State
    turn: int
    waiting: tuple[Seat, ...]
    asks_bot: bool
    clocked: bool
    won: tuple[Seat, ...]
    at: float

    def fields(self) -> tuple[Any, ...]:
        """As they stand in the table."""
        return (
            as_json(self.header),
            as_json(self.kept),
            self.same + len(self.added),
            self.state,
            self.turn,
            as_json(self.waiting),
            int(self.asks_bot),
            int(self.clocked),
            as_json(self.won),
            self.at,
        )


class Filed(Struct, frozen=True, kw_only=True):
    """A match as it is stored, without its moves."""

    id: str
    game: str
    title: str = ""
    language: str = "en"
    public: bool = False
    lesson: str = ""
    host: str = ""
    began: float
    changed: float
    header: Header
    kept: Any = None
    answers: int = 0
    state: State = "running"
    turn: int = 0
    waiting: tuple[Seat, ...] = ()
    asks_bot: bool = False
    clocked: bool = False
    won: tuple[Seat, ...] = ()

    def fields(self) -> tuple[Any, ...]:
        """As they stand in the table."""
        written = {"header", "kept", "waiting", "won"}
        return tuple(
            as_json(value) if name in written else int(value) if isinstance(value, bool) else value
            for name, value in ((name, getattr(self, name)) for name in self.__struct_fields__)
        )

    @classmethod
    def read(cls, row: tuple[Any, ...]) -> "Filed":
        """A row of the table."""
        given = dict(zip(cls.__struct_fields__, row, strict=True))
        given |= {name: msgspec.json.decode(given[name]) for name in ("header", "kept", "waiting", "won")}
        given |= {name: bool(given[name]) for name in ("public", "asks_bot", "clocked")}
        try:
            return msgspec.convert(given, cls)
        except msgspec.ValidationError as error:
            raise StoreError(f"the match {given['id']} is stored wrongly: {error}") from None

    def record(self, moves: Moves) -> Record:
        """The match as a record."""
        return Record(self.header, moves, self.kept)


class SeatRow(Struct, frozen=True):
    """A seat: the hash of its secret, whether somebody has taken it, and with which account. A bot's has no secret."""

    seat: Seat
    token: str = ""
    taken: bool = True
    account: str = ""


class Line(Struct, frozen=True):
    """What somebody has said at a table; a spectator has no seat."""

    number: int
    seat: Seat | None
    name: str
    text: str
    when: float


class RemarkRow(Struct, frozen=True):
    """A remark on a match, numbered from its beginning, as it can be said in any language."""

    number: int
    remark: Remark

    def fields(self) -> tuple[Any, ...]:
        """As they stand in the table."""
        told = self.remark.text
        return (self.number, self.remark.answers, told.key, as_json(_plain(told.args)))

    @classmethod
    def read(cls, number: int, answers: int, key: str, args: str) -> "RemarkRow":
        """A row of the table."""
        given = {name: _told(value) for name, value in msgspec.json.decode(args).items()}
        return cls(number, Remark(answers, Text(key, given)))


class Notice(Struct, frozen=True):
    """Where the player of a seat is told that it is their turn, and up to which question they were."""

    seat: Seat
    mail: str = ""
    webhook: str = ""
    told: int = 0


class Account(Struct, frozen=True, kw_only=True):
    """Somebody who comes back: a name that is compared in small letters, as it is shown, and the hash of a password."""

    name: str
    shown: str
    password: str
    mail: str = ""
    webhook: str = ""
    language: str = ""
    began: float = 0.0


def as_json(value: Any) -> str:
    """A value as it stands in a field."""
    return msgspec.json.encode(value).decode()


def _plain(value: Any) -> Any:
    """What is to be said in some language, as JSON: texts stay texts, and what has no other form is its words."""
    match value:
        case Text(key=key, args=args):
            return {"text": key, "args": _plain(args)}
        case dict():
            return {name: _plain(one) for name, one in value.items()}
        case list() | tuple():
            return [_plain(one) for one in value]
        case str() | int() | float() | None:
            return value
    return str(value)


def _told(value: Any) -> Any:
    match value:
        case {"text": str() as key, "args": dict() as args}:
            return Text(key, {name: _told(one) for name, one in args.items()})
        case list():
            return [_told(one) for one in value]
    return value
