"""Whatever a plugin may raise, and what it may answer in place of what was asked: for the tests that put up with it."""

from collections.abc import Callable
from typing import Any

from darbar import PluginError

ESCAPE = "\x1b[2J\x07"
MEGABYTES = 10_000_000


class Alien(BaseException):
    """No Exception at all."""


class Mute(Exception):
    """Fails to say what is wrong."""

    def __str__(self) -> str:
        raise SystemExit(0)


class Chatty(Exception):
    """Says far too much, and draws on the screen."""

    def __str__(self) -> str:
        return f"{ESCAPE}\n{'blah ' * (MEGABYTES // 5)}"


class Impostor(PluginError):
    """Puts the blame on somebody else."""


class Hostile:
    """Equal to everything, and of no use for anything else."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise SystemExit(0)

    def __len__(self) -> int:
        raise SystemExit(0)

    def __iter__(self) -> Any:
        while True:
            yield self


def deep() -> None:
    """Calls itself without end."""
    deep()


RAISED: dict[str, Callable[[], BaseException | None]] = {
    "ValueError": lambda: ValueError("ouch"),
    "SystemExit": lambda: SystemExit(0),
    "Alien": lambda: Alien("from afar"),
    "GeneratorExit": lambda: GeneratorExit(),
    "StopIteration": lambda: StopIteration(5),
    "RecursionError": deep,
    "MemoryError": lambda: MemoryError(),
    "Mute": lambda: Mute(),
    "Chatty": lambda: Chatty(),
    "Impostor": lambda: Impostor("the kernel is broken"),
    "PluginError": lambda: PluginError("the kernel is broken"),
}


def raising(kind: str) -> Callable[..., Any]:
    """A function that raises this, whatever it is given."""

    def misbehave(*_: Any, **__: Any) -> Any:
        raised = RAISED[kind]()
        assert raised is not None
        raise raised

    return misbehave


def is_one_sentence(said: str) -> bool:
    """Whether a person can read it: one line, not too long, and nothing that a terminal would obey."""
    return said.isprintable() and len(said) < 1000


ENDLESS = iter(int, 1)
"""An iterator that never ends."""

WRONG: dict[str, Any] = {
    "nothing": None,
    "a text": "walk 1",
    "a number": 42,
    "something hostile": Hostile(),
    "something endless": ENDLESS,
}
"""What nobody expects from a function of a game or a bot."""
