"""Pictures of the terminal: what stands on the screen of the real program, cell by cell, as SVG."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import pyte
from wcwidth import wcswidth

from .pages import ROOT

FOLDER = ROOT / "docs" / "pictures"
COLUMN, LINE, SIZE, MARGIN = 8, 18, 13, 10
"""How wide a column and how high a line is, the size of the letters, and the frame, in pixels."""

GROUND, INK = "#1c1b1a", "#e6e1d8"
COLOURS = {
    "cyan": "#6cc7d4",
    "brown": "#e3c05c",
    "green": "#8fc777",
    "magenta": "#d495d6",
    "blue": "#7fa8ea",
    "red": "#ee8a80",
    "brightblack": "#8d877d",
}
CLOCK = re.compile(r"\b\d+:\d\d$")
WORDS = re.compile(r"\S+(?: \S+)*")
"""What stands together; each has a place of its own, so that columns are straight in any font."""

SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Picture:
    """A picture to take: the command, the size of the terminal, and what is typed at which sight of the screen."""

    name: str
    shows: str
    command: str
    columns: int
    rows: int
    steps: tuple[tuple[str, str], ...]


def pictures() -> list[Picture]:
    """All of them, from `pictures.toml`."""
    rows = tomllib.loads((FOLDER / "pictures.toml").read_text(encoding="utf-8"))["picture"]
    return [_picture(**row) for row in rows]


def _picture(name: str, shows: str, command: str, size: str, steps: Sequence[Sequence[str]]) -> Picture:
    columns, rows = map(int, size.split("x"))
    return Picture(name, shows, command, columns, rows, tuple((sight, keys) for sight, keys in steps))


# Writing


def drawn(screen: pyte.Screen, about: str) -> str:
    """The screen as SVG; the time that has passed is left out."""
    width, height = screen.columns * COLUMN + 2 * MARGIN, screen.lines * LINE + 2 * MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    ground = f'<rect width="{width}" height="{height}" rx="8" fill="{GROUND}"/>'
    font = f'font-family="ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="{SIZE}"'
    letters = f'<g {font} fill="{INK}" xml:space="preserve">'
    rows = [span for y in range(screen.lines) for span in _row(screen, y)]
    return "\n".join([head, f"<title>{escape(about)}</title>", ground, letters, *rows, "</g>", "</svg>", ""])


def _row(screen: pyte.Screen, y: int) -> Iterator[str]:
    cells = [screen.buffer[y][x] for x in range(screen.columns)]
    text = "".join(cell.data or " " for cell in cells)
    timeless = CLOCK.sub(lambda time: " " * len(time[0]), text.rstrip()).ljust(len(text))
    for look, group in groupby(range(screen.columns), key=lambda x: _look(cells[x])):
        places = list(group)
        yield from _span(places[0], y, "".join(timeless[x] if cells[x].data else "" for x in places), len(places), look)


def _look(cell: Any) -> tuple[str, bool, bool, bool]:
    return COLOURS.get(cell.fg, INK), bool(cell.reverse), bool(cell.bold), bool(cell.italics)


def _span(x: int, y: int, text: str, width: int, look: tuple[str, bool, bool, bool]) -> Iterator[str]:
    """Neighbours that look alike: their ground, where it is not the usual one, and what stands on it."""
    colour, reverse, bold, italic = look
    left, top = MARGIN + x * COLUMN, MARGIN + y * LINE
    if reverse:
        yield f'<rect x="{left}" y="{top}" width="{width * COLUMN}" height="{LINE}" fill="{colour}"/>'
    style = "".join(
        [
            f' fill="{GROUND}"' if reverse else f' fill="{colour}"' * (colour != INK),
            ' font-weight="bold"' * bold,
            ' font-style="italic"' * italic,
        ]
    )
    for words in WORDS.finditer(text):
        place, size = left + COLUMN * wcswidth(text[: words.start()]), COLUMN * wcswidth(words[0])
        yield f'<text x="{place}" y="{top + SIZE}" textLength="{size}"{style}>{escape(words[0])}</text>'


# Reading


def read(svg: str) -> list[str]:
    """The lines of text in a picture."""
    lines: dict[int, dict[int, str]] = {}
    for span in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        x, y = ((int(span.attrib[name]) - MARGIN) for name in "xy")
        lines.setdefault(y // LINE, {})[x // COLUMN] = span.text or ""
    return [_line(lines.get(y, {})) for y in range(max(lines, default=-1) + 1)]


def _line(spans: dict[int, str]) -> str:
    line = ""
    for x, text in sorted(spans.items()):
        line = line.ljust(x) + text
    return line


def on(screen: pyte.Screen) -> list[str]:
    """The lines of text on a screen, without the time that has passed."""
    lines = [CLOCK.sub("", line.rstrip()).rstrip() for line in screen.display]
    while lines and not lines[-1]:
        lines.pop()
    return lines
