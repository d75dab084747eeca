"""Drawing: pages as HTML and SVG, made from scenes by functions without a browser; no game is known here.

Everything that a person or a game has written is escaped on its way (`markupsafe`), no element has a style of its own,
and no colour stands without a sign or a word.
"""

from .boards import board, own
from .covers import cover
from .drawings import Drawings
from .explaining import Explanation, explain
from .looks import sprite
from .newer import Fingerprints, fingerprints, newer
from .pen import Pen, pen
from .questions import answers
from .screens import Held, Links, Said, Screen, context

__all__ = [
    "Drawings",
    "Explanation",
    "Fingerprints",
    "Held",
    "Links",
    "Pen",
    "Said",
    "Screen",
    "answers",
    "board",
    "context",
    "cover",
    "explain",
    "fingerprints",
    "newer",
    "own",
    "pen",
    "sprite",
]
