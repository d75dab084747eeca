"""The table as a frontend draws it."""

from darbar import Seat
from darbar.ui.scene import Scene

from ..state import Taj


def scene(view: Taj, seat: Seat | None) -> Scene:
    """What lies on the table."""
    return Scene(())
