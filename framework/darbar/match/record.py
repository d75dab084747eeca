"""Records: a match as a text file. The format is described in docs/record-format.md."""

from copy import deepcopy
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct, structs

from ..core.seats import Seat
from ..errors import RecordError, quoted
from ..files import read_regular, write_new
from ..files import write_atomically as write_atomically

FORMAT: Final = 1
FIRST_LINE: Final = f"darbar record {FORMAT}"
MOST_BYTES: Final = 4 * 1024 * 1024
MOST_MOVES: Final = 100_000
MOST_HEADER: Final = 256 * 1024
MOST_CHOICES: Final = 100
"""So many options, rulings or variants a header has at most."""

MOST_SESSION: Final = 16 * 1024
"""So many bytes a session keeps beside its match at most."""

LONGEST_NAME: Final = 40


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was settled before the first move."""

    game: str
    rules: str
    kernel: str
    names: list[str]
    seed: int
    options: dict[str, bool | int | str] = {}
    rulings: dict[str, bool | int | str] = {}
    variants: list[str] = []
    components: dict[str, dict[str, dict[str, Any]]] = {}
    position: Any = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    def without_secrets(self) -> "Header":
        """The header of a match that is only imagined: no seed and no position, and nothing that the true one holds."""
        return structs.replace(
            self,
            names=self.names.copy(),
            seed=0,
            options=self.options.copy(),
            rulings=self.rulings.copy(),
            variants=self.variants.copy(),
            components=deepcopy(self.components),
            position=None,
        )


class Record(NamedTuple):
    """A header and the moves: who decided, and the notation of what.

    What the session keeps beside them, as plain data, is no part of the match: clocks, say.
    """

    header: Header
    moves: tuple[tuple[Seat, str], ...]
    session: Any = None

    def dumps(self) -> str:
        """The record as text. One that could not be read again is refused."""
        check_header(self.header)
        fields = {name: value for name, value in msgspec.to_builtins(self.header).items() if value is not None}
        lines = [FIRST_LINE]
        lines += [f"{name} {msgspec.json.encode(value).decode()}" for name, value in fields.items()]
        lines.append("")
        lines += [f"{seat + 1} {notation}" for seat, notation in self.moves]
        lines.append(f"end {len(self.moves)}")
        lines += _session_lines(self.session)
        content = "\n".join(lines) + "\n"
        if len(self.moves) > MOST_MOVES or len(content.encode("utf-8", "replace")) > MOST_BYTES:
            sentence = f"a match of {len(self.moves)} moves is too long for a record"
            raise RecordError(sentence, key="record-too-long", args={"moves": len(self.moves)})
        return content

    def save(self, path: Path | str, *, new: bool = False) -> None:
        """Write the file whole or not at all; as a `new` one, it takes the place of no other."""
        write = write_new if new else write_atomically
        write(Path(path), self.dumps())


def _session_lines(session: Any) -> list[str]:
    if session is None:
        return []
    written = msgspec.json.encode(session).decode()
    if len(written) > MOST_SESSION:
        raise RecordError(f"what a session keeps has at most {MOST_SESSION // 1024} KiB, not {len(written) // 1024}")
    return [f"session {written}"]


def read(path: Path) -> Record:
    """The record in a file."""
    return loads(read_regular(path, MOST_BYTES))


def loads(content: str | bytes) -> Record:
    """The record in a text. Whether its moves are legal is seen when it is replayed."""
    if not isinstance(content, str | bytes):
        raise RecordError(f"a record is a text, not {type(content).__name__}")
    if len(content) > MOST_BYTES:
        raise RecordError(f"this text is larger than {MOST_BYTES // 1024} KiB: no record is")
    try:
        content = content.decode("utf-8") if isinstance(content, bytes) else content.encode("utf-8").decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start} is not UTF-8 text: expected a Darbar record") from None
    except UnicodeEncodeError as error:
        raise RecordError(f"sign {error.start} is no text: expected a Darbar record") from None
    lines = content.split("\n")
    if lines[0].strip() != FIRST_LINE:
        raise RecordError(_wrong_first_line(lines[0]), line=1)
    header, body = _read_header(lines)
    moves, last = _read_moves(lines, body, header.seats)
    return Record(header, tuple(moves), _read_session(lines, last + 1))


def _wrong_first_line(line: str) -> str:
    if line.startswith("darbar record "):
        return f"this is record format {line[14:30]!r}; this Darbar reads format {FORMAT}"
    return f"expected {FIRST_LINE!r}, found {line[:40]!r}"


def _read_header(lines: list[str]) -> tuple[Header, int]:
    fields: dict[str, Any] = {}
    place = 1
    while place < len(lines) and lines[place].strip() and len(fields) <= len(Header.__struct_fields__):
        name, _, value = lines[place].partition(" ")
        if name in fields:
            raise RecordError(f"{name[:40]!r} stands here for the second time", line=place + 1)
        if len(value) > MOST_HEADER:
            raise RecordError(f"{name[:40]!r} is larger than {MOST_HEADER // 1024} KiB: no header is", line=place + 1)
        fields[name] = _read_value(name, value, place + 1)
        place += 1
    if place >= len(lines):
        raise RecordError("the file ends inside its header: expected an empty line and the moves", line=place)
    try:
        header = msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise RecordError(f"the header is wrong: {error}", line=place) from None
    check_header(header)
    return header, place + 1


def _read_value(name: str, value: str, line: int) -> Any:
    try:
        return _decoded(value)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise RecordError(f"{name[:40]!r} needs a JSON value: {error}", line=line) from None


def _decoded(value: str) -> Any:
    """A value in JSON, in which nothing stands twice."""
    decoded = msgspec.json.decode(value)
    if value.count(":") > 1:
        import json

        json.loads(value, object_pairs_hook=_each_once)
    return decoded


def _each_once(pairs: list[tuple[str, Any]]) -> None:
    names = set()
    for name, _ in pairs:
        if name in names:
            raise ValueError(f"{name[:40]!r} stands there twice")
        names.add(name)


def check_header(header: Header) -> None:
    """Refuse what no record can hold: things of the wrong kind, too many of them, or names that upset a terminal."""
    try:
        msgspec.convert(msgspec.to_builtins(header), Header)
        check_players(header)
        _check_choices(header)
        size = len(msgspec.json.encode(header))
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise RecordError(f"the header is wrong: {error}") from None
    if size > MOST_HEADER:
        raise RecordError(f"a header has at most {MOST_HEADER // 1024} KiB, not {size // 1024}")


def check_players(header: Header) -> None:
    """Refuse names and seeds that no record can hold."""
    if not 1 <= header.seats <= 100:
        raise RecordError(f"a match has 1 to 100 names, not {header.seats}")
    for name in header.names:
        check_name(name)
    seed = header.seed
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise RecordError(f"the seed is a number from 0 to 2^64 - 1, not {quoted(seed)}")


def _check_choices(header: Header) -> None:
    for what in ("options", "rulings", "variants"):
        if len(chosen := getattr(header, what)) > MOST_CHOICES:
            raise RecordError(f"a match has at most {MOST_CHOICES} {what}, not {len(chosen)}")


def check_name(name: str) -> None:
    """A player's name has something to read in it, and nothing that would upset a terminal."""
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise RecordError(
            f"a name has 1 to {LONGEST_NAME} printable characters: {quoted(name)} does not",
            key="refusal-name",
            args={"longest": LONGEST_NAME, "given": quoted(name)},
        )


def checked(record: Record) -> Record:
    """A record that was made by hand, if it holds a header and moves."""
    if not isinstance(record.header, Header):
        raise RecordError(f"a record has a header, not {type(record.header).__name__}")
    check_header(record.header)
    try:
        moves = msgspec.convert(record.moves, tuple[tuple[Seat, str], ...])
    except (msgspec.ValidationError, TypeError) as error:
        raise RecordError(f"the moves of a record are pairs of a seat and a notation: {error}") from None
    if any(not 0 <= seat < record.header.seats for seat, _ in moves):
        raise RecordError(f"the seats of this record go from 0 to {record.header.seats - 1}")
    return Record(record.header, moves, record.session)


def _read_moves(lines: list[str], start: int, seats: int) -> tuple[list[tuple[Seat, str]], int]:
    """The moves, and the place of the line that ends them."""
    moves: list[tuple[Seat, str]] = []
    for place in range(start, len(lines)):
        line = lines[place].strip()
        if not line or line.startswith("#"):
            continue
        first, _, rest = line.partition(" ")
        if first == "end":
            if rest.strip() != str(len(moves)):
                sentence = f"the file says it has {rest[:20]!r} moves, but there are {len(moves)}"
                raise RecordError(sentence, line=place + 1)
            return moves, place
        if not first.isascii() or not first.isdigit() or len(first) > 3 or not 1 <= int(first) <= seats:
            raise RecordError(f"expected a seat from 1 to {seats} and a move, found {line[:40]!r}", line=place + 1)
        if len(moves) == MOST_MOVES:
            raise RecordError(f"more than {MOST_MOVES} moves", line=place + 1)
        moves.append((Seat(int(first) - 1), rest))
    raise RecordError(f"the file ends after {len(moves)} moves without its last line, 'end'", line=len(lines))


def _read_session(lines: list[str], start: int) -> Any:
    """What a session keeps beside the match, if it keeps anything; after it comes nothing."""
    found = [(place, line.strip()) for place, line in enumerate(lines[start:], start + 1) if line.strip()]
    if not found:
        return None
    place, line = found[0]
    name, _, value = line.partition(" ")
    if name != "session" or len(found) > 1:
        raise RecordError("there is something after the last line, 'end'", line=found[-1][0])
    if len(value) > MOST_SESSION:
        raise RecordError(f"'session' is larger than {MOST_SESSION // 1024} KiB: none is", line=place)
    return _read_value(name, value, place)
