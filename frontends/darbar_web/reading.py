"""Reading: what a page says, line by line and without its markup, as it is read aloud."""

from html.parser import HTMLParser
from typing import Final

UNSAID: Final = frozenset(("head", "script", "style"))


class Reader(HTMLParser):
    """Hears what stands in a page; what is only for machines is left out."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._unsaid = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Listen no more while something is only for machines."""
        self._unsaid += tag in UNSAID

    def handle_endtag(self, tag: str) -> None:
        """Listen again."""
        self._unsaid -= tag in UNSAID

    def handle_data(self, data: str) -> None:
        """Hear a piece of text."""
        if not self._unsaid and (said := " ".join(data.split(" ")).strip()):
            self.lines.append(said)


def read(page: str) -> str:
    """What a page says."""
    reader = Reader()
    reader.feed(page)
    return "\n".join(reader.lines)
