"""Confirming: whether moves that cannot be taken back are held for a moment, which is remembered."""

import os
from contextlib import suppress

from darbar import DarbarError
from darbar.files import read_regular, write_atomically
from darbar.sessions.saves import folder

OFF, ON = "off", "on"
VARIABLE = "DARBAR_CONFIRM"
LONGEST = 100


def wanted() -> bool:
    """Whether moves are held: as the environment says, or as it was said last time."""
    if said := os.environ.get(VARIABLE):
        return said != OFF
    with suppress(DarbarError, OSError):
        return read_regular(folder().parent / "confirm", LONGEST).decode(errors="replace").strip() != OFF
    return True


def remember(confirms: bool) -> None:
    """Keep it for the next match; where that cannot be written, it is for this one."""
    with suppress(DarbarError, OSError):
        folder().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(folder().parent / "confirm", f"{ON if confirms else OFF}\n")
