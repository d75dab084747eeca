"""Pages of Markdown, taken apart into headings and blocks of code."""

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
FENCE = re.compile(r"^(?P<ticks>`{3,})(?P<info>[^`\n]*)\n(?P<content>.*?)^(?P=ticks)$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of code: what kind it is, the file it belongs to, the line it starts on, and what it says."""

    kind: str
    file: str
    line: int
    content: str


class Page:
    """One page, by its path from the root of the project."""

    def __init__(self, path: Path) -> None:
        self.name = path.relative_to(ROOT).as_posix()
        self.text = path.read_text(encoding="utf-8")

    @property
    def blocks(self) -> list[Block]:
        """All blocks of code, from the top. The info string of a fence is a kind, and maybe `file=PATH`."""
        return [self._block(found) for found in FENCE.finditer(self.text)]

    def _block(self, found: re.Match[str]) -> Block:
        kind, _, rest = found["info"].strip().partition(" ")
        line = self.text.count("\n", 0, found.start()) + 2
        if rest and not rest.startswith("file="):
            kind = f"{kind} {rest}"
        return Block(kind, rest.removeprefix("file=") if rest.startswith("file=") else "", line, found["content"])

    @property
    def prose(self) -> str:
        """The page without its blocks of code."""
        return FENCE.sub("", self.text)

    @property
    def headings(self) -> list[str]:
        """The second-level headings."""
        return re.findall(r"^## (.+)$", self.prose, re.MULTILINE)

    def section(self, heading: str) -> str:
        """Everything under a second-level heading."""
        parts = re.split(r"^## (.+)$", self.prose, flags=re.MULTILINE)
        return dict(zip(parts[1::2], parts[2::2], strict=True)).get(heading, "")


FOUND = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = {page.name: page for path in FOUND if "_build" not in path.parts for page in [Page(path)]}
