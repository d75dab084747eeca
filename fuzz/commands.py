"""Commands: command lines that make little sense. Each ends with a known exit code, and a sentence at most."""

import os
from random import Random
from typing import Any
from unittest.mock import patch

import darbar

from . import hostile, tables
from .scratch import fault_in_command, invoke, scratch
from .stores import InThisProcess

SECONDS = 10.0
USUAL = 500

OPTIONS = {
    "play": ("--seats", "--seed", "--frontend", "--language", "--option", "--ruling", "--variant", "--components",
             "--save", "--no-save", "--resume", "--practice", "--plain"),
    "replay": ("--at", "--seat", "--plain", "--language"),
    "watch": ("--at", "--seat", "--language"),
    "analyse": ("--at", "--seat", "--iterations", "--language"),
    "log": (),
    "rules": ("--tests", "--uncovered"),
    "rulings": (),
    "components": ("--components", "--assumed"),
    "games": (),
    "plugins": (),
    "welcome": ("--language",),
    "bot-protocol": ("--example", "--schema", "--game", "--seed"),
    "new": ("--into",),
    "arena": ("--bots", "--seats", "--mixed", "--seed", "--option", "--variant", "--store", "--resume", "--json",
              "--csv"),
    "study": ("--bots", "--seats", "--seed", "--ruling", "--store", "--resume", "--full", "--json", "--csv"),
    "odd": (),
}  # fmt: skip
FLAGS = ("--no-save", "--practice", "--plain", "--uncovered", "--assumed", "--example", "--schema", "--mixed", "--full")
FILES = ("true.darbar", "odd.darbar", "new.darbar", "odd.toml", "true.sqlite", "-", "", "nowhere/new", ".", "x" * 300)
PLAIN = (
    "you", "random", "you,random", "random,random", "mcts:0,random", "mcts:1,you:Ana", "program:,random", "easy,you",
    "program:nowhere,random", "you:\x1b[2J,random", "days=3", "days=9", "=", "days=", "night", "repl", "plain", "en",
    "game", "frontend", "pebbles", "class", "../up", "2", "1", "0",
)  # fmt: skip
TYPED = (
    "",
    "quit\n",
    "hint\nwhy\nundo\n",
    "1\n1\n1\n1\n1\n",
    "\x00\n",
    "help\nboard\nlog\nscores\nrules\n",
    "save ../x\n",
)


def new_case(chance: Random) -> dict[str, Any]:
    """A command, its arguments, and what is typed meanwhile."""
    command = chance.choice(list(OPTIONS))
    arguments = [command, *(_word(chance) for _ in range(chance.choice((0, 1, 1, 1, 2))))]
    for _ in range(chance.randrange(4)):
        option = chance.choice(OPTIONS[command] or ("--help", "--odd"))
        arguments += [option] if option in FLAGS else [option, _word(chance)]
    typed = "".join(chance.choice((*TYPED, hostile.text(chance) + "\n")) for _ in range(chance.randrange(4)))
    return {"arguments": arguments, "typed": typed}


def _word(chance: Random) -> str:
    kinds = (FILES, PLAIN, tables.names())
    word = hostile.text(chance) if chance.random() < 0.25 else chance.choice(chance.choice(kinds))
    if chance.random() < 0.1:
        return str(chance.choice(hostile.NUMBERS))
    return os.fsdecode(word.replace("\x00", "").encode("utf-8", "surrogatepass"))


def fault_of(case: dict[str, Any]) -> str | None:
    """Type it."""
    arguments = list(case["arguments"])
    if arguments[:1] in (["arena"], ["study"]):
        arguments += ["--games", "2", "--bound", "20"]
    with scratch() as folder:
        match = darbar.new("tictactoe", seed=1)
        match.play("mark a1")
        match.record.save("true.darbar")
        (folder / "odd.darbar").write_text("darbar record 1\ngame 7\n\nend 0\n")
        (folder / "odd.toml").write_text("[[stall]]\nid = 1\n")
        with patch("darbar.commands.running.make_engine", lambda *_: InThisProcess()):
            return fault_in_command(invoke(arguments, case["typed"]))
