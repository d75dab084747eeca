"""Keys: what they do besides editing the line."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from prompt_toolkit.filters import Condition, has_completions
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from .answers import AGAIN, passing
from .running import suspend

if TYPE_CHECKING:
    from .repl import Repl

LAST = 1_000_000
"""No page has so many rows."""


def bindings(repl: "Repl") -> KeyBindings:
    """All of them."""
    keys = KeyBindings()
    _choose(keys, repl)
    _scroll(keys, repl)
    _leave(keys, repl)
    return keys


def _choose(keys: KeyBindings, repl: "Repl") -> None:
    """Enter, the arrows on the list, and one key to pass."""
    empty = Condition(lambda: not repl.buffer.text)
    selecting = Condition(lambda: repl.selected > 0)
    may_pass = Condition(lambda: passing(repl.conversation.offered) is not None and repl.reading is not None)
    arrows: dict[str, Callable[[], None]] = {
        "up": lambda: repl.screen.choices.select(rows=-1),
        "left": lambda: repl.screen.choices.select(by=-1),
        "right": lambda: repl.screen.choices.select(by=1),
    }
    for key, move in arrows.items():
        keys.add(key, filter=empty & selecting & ~has_completions)(_without_event(move))
    keys.add("down", filter=empty & ~has_completions)(_without_event(lambda: repl.screen.choices.select(rows=1)))
    keys.add("enter")(_without_event(lambda: _enter(repl) if repl.hears else None))
    keys.add("f5")(_without_event(lambda: repl.answer(AGAIN)))
    keys.add(AGAIN, filter=empty & may_pass)(_without_event(lambda: repl.answer(AGAIN)))


def _enter(repl: "Repl") -> None:
    """The typed line; without one, the selected choice."""
    line = repl.buffer.text or repl.chosen
    repl.buffer.append_to_history()
    repl.wipe()
    repl.answer(line)


def _scroll(keys: KeyBindings, repl: "Repl") -> None:
    """The table, or the page in its place; where panels are tabs, from one to the next."""
    keys.add("pageup")(_without_event(lambda: repl.screen.scroll(pages=-1)))
    keys.add("pagedown")(_without_event(lambda: repl.screen.scroll(pages=1)))
    empty = Condition(lambda: not repl.buffer.text)
    keys.add("home", filter=empty)(_without_event(lambda: repl.screen.scroll(rows=-LAST)))
    keys.add("end", filter=empty)(_without_event(lambda: repl.screen.scroll(rows=LAST)))
    idle = Condition(lambda: not repl.buffer.text and not repl.selected and repl.screen.heights.tabbed)
    for key, by in {"tab": 1, "right": 1, "s-tab": -1, "left": -1}.items():
        keys.add(key, filter=idle & ~has_completions)(_without_event(partial(repl.screen.tabs.go, by)))
    keys.add("escape", eager=True)(_without_event(lambda: _back(repl)))


def _back(repl: "Repl") -> None:
    """One step back: from the completion, from the list, from what was found, from the page, from the line."""
    if repl.buffer.complete_state:
        repl.buffer.cancel_completion()
    elif repl.selected or repl.narrowed:
        repl.selected, repl.few = 0, None
    elif repl.conversation.held is not None:
        repl.conversation.held, repl.notes = None, []
    elif repl.conversation.begun:
        repl.conversation.pose(repl.conversation.ask)
    elif repl.screen.search.wanted:
        repl.screen.search.end()
    elif repl.page is not None:
        repl.board()
    else:
        repl.buffer.reset()


def _leave(keys: KeyBindings, repl: "Repl") -> None:
    """Ctrl-C loses nothing; the end of input leaves; Ctrl-Z leaves for a while."""
    nothing_typed = Condition(lambda: not repl.buffer.text)
    for key in ("c-c", Keys.SIGINT):
        keys.add(key)(_without_event(repl.interrupt))
    keys.add("c-d", filter=nothing_typed)(_without_event(repl.leave))
    keys.add("c-z")(suspend)


def _without_event(act: Callable[[], None]) -> Callable[[KeyPressEvent], None]:
    return lambda _: act()
