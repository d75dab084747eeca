"""What is newer: of all that a page could show anew, only what is different from what it shows.

The parts of a page that change stand one after another, with a mark between them; in the board, each panel stands
between two marks. Where the panels are the same ones as before, only those that look different are sent.
"""

from typing import Final

from markupsafe import Markup

FRAGMENT: Final = Markup("<!--fragment-->")
PANEL: Final = Markup("<!--panel-->")


def newer(before: str, now: str) -> str:
    """The fragments of a page that are different from those before; all of them, where there was nothing."""
    old = before.split(FRAGMENT)
    skeletons = {skeleton(fragment) for fragment in old if PANEL in fragment}
    known = {*old, *(panel for fragment in old for panel in panels(fragment))}
    found: list[str] = []
    for fragment in now.split(FRAGMENT):
        if PANEL in fragment and skeleton(fragment) in skeletons:
            found += (panel for panel in panels(fragment) if panel not in known)
        elif fragment not in known:
            found.append(fragment)
    return "".join(found)


def panels(fragment: str) -> list[str]:
    """The panels in a board; in any other fragment there are none."""
    return fragment.split(PANEL)[1::2]


def skeleton(fragment: str) -> tuple[str, ...]:
    """A board without what is in its panels: which panels they are, and how they lie."""
    return (*fragment.split(PANEL)[::2], *(panel.partition(">")[0].rpartition(" id=")[2] for panel in panels(fragment)))
