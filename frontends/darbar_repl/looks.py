"""Looks: how the styles of drawn rows look on a terminal. Every style is said by a sign as well."""

from collections.abc import Iterable
from functools import lru_cache

from darbar.ui.render import keys_at
from darbar.ui.render.spans import Row
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.styles import Style

SEATS = ("ansicyan", "ansiyellow", "ansigreen", "ansimagenta", "ansiblue", "ansired")

MENU = ("", ".completion", ".meta.completion")
"""Completions stand out without colours too."""

STYLE = Style(
    [
        ("heading", "bold"),
        ("faint", "ansibrightblack"),
        *((f"seat-{seat}", f"{colour} bold") for seat, colour in enumerate(SEATS)),
        ("about", "bold"),
        ("changed", "italic"),
        ("selected", "reverse"),
        ("found", "reverse"),
        ("nbsp", "nounderline"),
        ("number", "bold"),
        ("command", "bold"),
        ("lesson", "ansigreen bold"),
        ("note", "bold italic"),
        ("bar", "reverse"),
        ("question", "bold"),
        ("toolbar", "reverse"),
        *((f"completion-menu{part}", "noinherit reverse") for part in MENU),
        *((f"completion-menu{part}.current", "noinherit bold underline") for part in MENU[1:]),
    ]
)


@lru_cache(maxsize=1024)
def classes(style: str) -> str:
    """The names of a style as prompt_toolkit writes them."""
    return " ".join(f"class:{name}" for name in style.split() if not keys_at(name))


def in_classes(row: Row) -> StyleAndTextTuples:
    """One row for prompt_toolkit."""
    return [(classes(style), content) for style, content in row]


def fragments(rows: Iterable[Row]) -> StyleAndTextTuples:
    """Rows for prompt_toolkit, each with the end of its line."""
    shown: StyleAndTextTuples = []
    for row in rows:
        shown += [*in_classes(row), ("", "\n")]
    return shown
