"""The documentation as a site: `make docs`. Nothing is fetched while it is built."""

import re
from typing import Any

from darbar import __version__
from pygments.lexers.special import TextLexer

project = "Darbar"
author = "The Darbar authors"
copyright = author
release = version = __version__

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = f"Darbar {release}"
myst_heading_anchors = 3

NAMED = re.compile(r"^```(\w+) file=(\S+)$", re.MULTILINE)


def caption_files(app: Any, docname: str, source: list[str]) -> None:
    """A block with a file name carries it as its caption."""
    source[0] = NAMED.sub(r"```{code-block} \1\n:caption: \2\n", source[0])


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.add_lexer("screen", TextLexer)
    app.connect("source-read", caption_files)
