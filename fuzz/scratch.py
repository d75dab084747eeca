"""A scratch folder for tries that write files, and commands that are run in this process."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from click.testing import CliRunner, Result
from darbar.cli import main

from .guard import guarded

CODES = (0, 1, 2, 3, 130)
"""What `darbar` may leave with, as docs/commands.md tells."""

LONGEST_OUTPUT = 200_000
BROKEN = re.compile(r" failed: (\w+)(.*)\(DARBAR_TRACEBACK=1 shows where\)")
"""How `darbar` says that an error was not foreseen."""


@contextmanager
def scratch() -> Iterator[Path]:
    """An empty folder to work in, which is gone afterwards; matches are kept there too."""
    before, home = Path.cwd(), os.environ.get("DARBAR_HOME")
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        path = Path(folder).resolve() / "in" / "here"
        path.mkdir(parents=True)
        os.environ["DARBAR_HOME"] = str(path / "home")
        os.chdir(path)
        try:
            with guarded(path.parents[1]):
                yield path
        finally:
            os.chdir(before)
            os.environ.pop("DARBAR_HOME")
            if home is not None:
                os.environ["DARBAR_HOME"] = home


def invoke(arguments: list[str], typed: str = "") -> Result:
    """What `darbar` does with these arguments."""
    return CliRunner().invoke(main, arguments, input=typed.encode("utf-8", "replace"), prog_name="darbar")


def fault_in_command(result: Result) -> str | None:
    """What is wrong with what a command did: an unknown exit code, a traceback, or far too much to read."""
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    if result.exit_code not in CODES:
        return f"exit code {result.exit_code}: {result.output[-150:]}"
    if escaped := BROKEN.search(result.output):
        return f"{escaped[1]} escaped{escaped[2].rstrip()}"
    if "Traceback" in result.output:
        return f"a traceback: {result.output[-200:]}"
    return f"too much: {len(result.output)} signs" if len(result.output) > LONGEST_OUTPUT else None
