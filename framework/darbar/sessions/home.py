"""Home: the folder where Darbar keeps what is the player's own."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """$DARBAR_HOME, or where this system keeps the data of programs."""
    if given := os.environ.get("DARBAR_HOME"):
        return Path(given)
    if sys.platform in ("win32", "darwin"):
        import click

        return Path(click.get_app_dir("darbar"))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "darbar"
