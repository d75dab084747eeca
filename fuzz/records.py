"""Records: files from strangers. Each loads, and then saves and loads to the same, or is a `RecordError`."""

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from darbar import DarbarError, Kept, Match, RecordError, Session, load, new
from darbar.match.record import loads
from darbar.testing.worlds import resting_state

from . import hostile, tables

SECONDS = 1.0
USUAL = 20_000
RECORDS = 200
"""So many true records are mutated."""


@lru_cache
def true_records() -> list[str]:
    """Short records mostly, of all games; some begin from a position, and some are long."""
    chance, records = Random(0), []
    for number in range(RECORDS):
        match = tables.played(tables.new_table(chance, 200 if number % 40 == 0 else 12))
        match = _from_position(match) if number % 8 == 0 and match.ask else match
        kept = Session(match, clock="10m+5s,delay=3s,over=bot").kept.plain() if number % 5 == 0 else None
        records.append(match.record._replace(session=kept).dumps())
    return records


def _from_position(match: Match[Any]) -> Match[Any]:
    """The same match, begun where it rested last."""
    header = match.header
    state = resting_state(match)
    return new(match.game, names=header.names, options=header.options, rulings=header.rulings, position=state, seed=0)


def new_case(chance: Random) -> str:
    """A true record, changed once or several times."""
    text = chance.choice(true_records())
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        text = chance.choice(MUTATIONS)(chance, text)
    return text


def fault_of(text: str) -> str | None:
    """Load it, with what a session kept; if that can be done, do it again with what it saves."""
    try:
        match = load(_content(text))
    except RecordError as error:
        return tables.unsaid(error)
    return _fault_again(match) or _fault_of_session(match, loads(_content(text)).session)


def _fault_again(match: Match[Any]) -> str | None:
    record = match.record
    again = load(record.dumps())
    if again.record != record or again.state != match.state:
        return f"another match: {record.header} saves and loads to something else"
    return None


def _fault_of_session(match: Match[Any], written: Any) -> str | None:
    try:
        Session(match, kept=Kept.read(written)).check_clocks()
    except DarbarError as error:
        return tables.unsaid(error)
    return None


def _content(text: str) -> str | bytes:
    """Bytes, as in a file; a text that no file can hold stays one."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text


# Mutations


def flip_bytes(chance: Random, text: str) -> str:
    content = bytearray(text.encode("utf-8", "surrogatepass"))
    for _ in range(chance.choice((1, 1, 2, 8))):
        if content:
            content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    return bytes(content).decode("utf-8", "surrogateescape")


def drop_line(chance: Random, text: str) -> str:
    lines = text.split("\n")
    del lines[chance.randrange(len(lines))]
    return "\n".join(lines)


def repeat_line(chance: Random, text: str) -> str:
    lines = text.split("\n")
    line, times = chance.choice(lines), 3000 if chance.random() < 0.005 else chance.randrange(1, 4)
    place = chance.randrange(len(lines))
    return "\n".join([*lines[:place], *[line] * times, *lines[place:]])


def swap_lines(chance: Random, text: str) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def cut_off(chance: Random, text: str) -> str:
    return text[: chance.randrange(len(text) + 1)]


def splice(chance: Random, text: str) -> str:
    other = chance.choice(true_records())
    if chance.random() < 0.5:
        return text.partition("\n\n")[0] + "\n\n" + other.partition("\n\n")[2]
    return text[: chance.randrange(len(text) + 1)] + other[chance.randrange(len(other)) :]


def borrow_line(chance: Random, text: str) -> str:
    """A line of another record, a move of another game perhaps."""
    lines = text.split("\n")
    lines[chance.randrange(len(lines))] = chance.choice(chance.choice(true_records()).split("\n"))
    return "\n".join(lines)


def change_header(chance: Random, text: str) -> str:
    """Something else in one of the JSON values."""
    header, blank, moves = text.partition("\n\n")
    lines = header.split("\n")
    place = chance.randrange(len(lines))
    name, _, value = lines[place].partition(" ")
    try:
        given = hostile.changed(chance, json.loads(value))
    except (ValueError, RecursionError):
        given = hostile.value(chance)
    lines[place] = f"{name} {hostile.as_json(chance, given)}"
    return "\n".join(lines) + blank + moves


def change_session(chance: Random, text: str) -> str:
    """Something else in what a session keeps."""
    before, _, value = text.partition("session ")
    try:
        given = hostile.changed(chance, json.loads(value))
    except (ValueError, RecursionError):
        given = hostile.value(chance)
    return f"{before}session {hostile.as_json(chance, given)}\n"


def change_word(chance: Random, text: str) -> str:
    """Another word or number in a line, moves and counts included."""
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    words = lines[place].split(" ")
    odd = str(chance.choice(hostile.NUMBERS)) if chance.random() < 0.5 else hostile.text(chance)
    words[chance.randrange(len(words))] = odd
    lines[place] = " ".join(words)
    return "\n".join(lines)


def insert_text(chance: Random, text: str) -> str:
    place = chance.randrange(len(text) + 1)
    return text[:place] + hostile.text(chance) + text[place:]


def other_line_ends(chance: Random, text: str) -> str:
    return text.replace("\n", chance.choice(("\r\n", "\r", "\x85", "\n\n", "\n \n", "\v")))


MUTATIONS: tuple[Callable[[Random, str], str], ...] = (
    flip_bytes, drop_line, repeat_line, swap_lines, cut_off, splice, borrow_line, change_header, change_header,
    change_header, change_session, change_word, change_word, insert_text, other_line_ends,
)  # fmt: skip
