"""Answers: what a typed line means."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from darbar import Move, Pass, RuleViolation, Text, Words, text
from darbar.core import faults
from darbar.core.moves import meant_by
from darbar.errors import nearest
from darbar.ui.keyboards import folded, readings

COMMANDS = (
    "goal",
    "learn",
    "help",
    "board",
    "player",
    "what",
    "why",
    "rules",
    "log",
    "find",
    "score",
    "hint",
    "undo",
    "undo!",
    "restart",
    "confirm",
    "save",
    "load",
    "replay",
    "again",
    "delete",
    "language",
    "sit",
    "pause",
    "resume",
    "leave",
    "back",
    "quit",
)
GO_ON = "go on"
ALIASES = {"table": "board", "?": "help", "overview": "goal"}
FIND = "/"
"""One key that says "find"."""

AGAIN = "."
"""One key that passes, whatever passing is called."""

PLACE = "#"
"""Before a number: the answer in that place of the list, whatever its key is."""

MOST_NAMED = 6
LONGEST_QUOTE = 40
SHORTEST = 3
"""So many letters of a move are enough for it to be meant on the layout that was not switched to."""


class Command(NamedTuple):
    """A word that is for the frontend, and what follows it."""

    name: str
    rest: str


class Entry(NamedTuple):
    """A line of the list of answers: the key to type, the line that it stands for, and the moves behind it.

    Several moves are behind what is chosen in two steps.
    """

    key: str
    line: str
    moves: tuple[Move, ...]


Offered = Mapping[str, Move]
"""The moves of a question as the player writes them, in the order of their numbers; or by their shorthands."""


def understand(
    line: str,
    offered: Offered,
    panels: Callable[[], Collection[str]],
    short: Offered,
    words: Words,
    listed: Sequence[Entry],
) -> Move | Entry | Command | Text | None:
    """The move or the command that a line stands for, or what is wrong with it; None when it is neither.

    A notation or a shorthand in full goes before a command, a command before a panel, a panel before the beginning of a
    notation. All of them may be typed in the player's language or in English, on either layout of the keyboard. An
    entry of the list is only a beginning: the rest of it is to be chosen.
    """
    if move := in_full(line, offered, short, words):
        return move
    if command := command_in(line, words):
        return command
    known = () if tidy(line).isdecimal() else panels()
    shown = next((wanted for wanted in map(tidy, readings(line, words.language)) if wanted in known), None)
    return Command("panel", shown) if shown is not None else begun(line, offered, words, listed)


def in_full(line: str, offered: Offered, short: Offered, words: Words) -> Move | None:
    """The offered move whose notation or shorthand a line is; a dot passes."""
    if line.strip() == AGAIN:
        return passing(offered)
    for typed in readings(line, words.language):
        if move := offered.get(tidy(typed)) or meant_by(typed, short):
            return move
    written = parsed(tidy(line), words)
    return written if written in offered.values() else None


def passing(offered: Offered) -> Move | None:
    """The offered move that passes, if there is one."""
    ways = [move for move in offered.values() if isinstance(move, Pass)]
    return next((move for move in ways if type(move) is Pass), ways[0] if ways else None)


def parsed(line: str, words: Words) -> Move | None:
    """The move whose notation a line is, offered or not."""
    try:
        return words.parse(line)
    except RuleViolation:
        return None


def begun(line: str, offered: Offered, words: Words, listed: Sequence[Entry]) -> Move | Entry | Text | None:
    """What a key of the list or the beginning of a notation stands for."""
    typed = [tidy(one) for one in readings(line, words.language)]
    keyed = ((entry, (entry.key, entry.line, f"{PLACE}{place}")) for place, entry in enumerate(listed, 1))
    if entry := next((entry for entry, keys in keyed if not set(keys).isdisjoint(typed)), None):
        return entry.moves[0] if len(entry.moves) == 1 else entry
    for one in typed:
        found = find(one, offered, listed) if one == tidy(line) or len(one) >= SHORTEST else None
        if found is not None:
            return found
    return None


def find(wanted: str, offered: Offered, listed: Sequence[Entry]) -> Move | Text | None:
    """The offered move that a notation or its beginning stands for, as it is shown or in English."""
    if wanted.isascii() and wanted.isdigit():
        return _no_key(wanted, [entry.key for entry in listed])
    spelt = folded(wanted)
    shown = {notation: folded(notation) for notation in offered}
    english = {notation: folded(str(move)) for notation, move in offered.items()}
    for spellings in (shown, english):
        found = [notation for notation, spelling in spellings.items() if spelt and spelling.startswith(spelt)]
        whole = [notation for notation in found if spellings[notation] == spelt]
        if len(whole or found) == 1:
            return offered[(whole or found)[0]]
        if found:
            return ambiguous(wanted, found)
    return None


def ambiguous(given: str, found: Sequence[str]) -> Text:
    """That a line could be several moves."""
    several = ", ".join(found[:MOST_NAMED]) + (", …" if len(found) > MOST_NAMED else "")
    return text("repl-ambiguous", given=quoted(given), several=several)


# Commands


def name_of(command: str, words: Words) -> str:
    """What a command is called in the player's language."""
    return words.say("repl-name-" + command.replace("!", "-further"))


def command_in(line: str, words: Words) -> Command | None:
    """The command with which a line begins."""
    line = line.strip()
    if line.startswith(FIND):
        return Command("find", line.removeprefix(FIND).strip())
    if tidy(line) == GO_ON:
        return Command("resume", "")
    name, _, rest = line.partition(" ")
    known = {folded(one): command for one, command in spellings(words)}
    found = (known.get(folded(typed)) for typed in readings(name, words.language))
    return next((Command(command, rest.strip()) for command in found if command), None)


def seeks(line: str, words: Words) -> bool:
    """Whether a line looks for something on the page that is open."""
    command = command_in(line, words)
    return command is not None and command.name == "find"


def spellings(words: Words) -> list[tuple[str, str]]:
    """All names of commands, in English and then in the player's language, and what they stand for."""
    english = [*ALIASES.items(), *((command, command) for command in COMMANDS)]
    return english + [(name_of(command, words), command) for command in COMMANDS]


# What is said about a line


def as_typed(line: str, move: Move, words: Words) -> str:
    """A notation as somebody typed it; as it is shown, if they typed only its beginning, or other letters."""
    written = {folded(words.notation(move)), folded(str(move))}
    return quoted(tidy(line)) if folded(line) in written else words.notation(move)


def nonsense(line: str, offered: Iterable[str], words: Words) -> Text:
    """That a line means nothing here, and what looks like it."""
    known = [*offered, *(name for name, _ in spellings(words))]
    near = next((found for typed in readings(line, words.language) if (found := nearest(tidy(typed), known))), [])
    return text("repl-nonsense" if near else "repl-nonsense-alone", given=quoted(line), near=", ".join(near))


def quoted(line: str) -> str:
    """A line without its middle, if it is long, and without anything that would upset a terminal."""
    return faults.short(line, LONGEST_QUOTE)


def tidy(line: str) -> str:
    """A line as notations are written."""
    return " ".join(line.lower().split())


def _no_key(given: str, keys: Sequence[str]) -> Text:
    """That nothing in the list has a number."""
    if not keys:
        return text("repl-no-question")
    if keys == [str(number) for number in range(1, len(keys) + 1)]:
        return text("repl-no-number", count=len(keys))
    return text("repl-no-key", given=quoted(given), keys=", ".join(keys))
