"""Files: odd targets to read from and to write to. Each is used, or refused in a sentence, and stays."""

import os
import resource
import socket
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import darbar

from .scratch import fault_in_command, invoke, scratch
from .stores import true_store

SECONDS = 5.0
USUAL = 200
MEMORY = 1 << 30
"""So much more memory may a try take: what reads without end meets this first."""

DEVICES = {"full": os.makedev(1, 7), "zero": os.makedev(1, 5), "null": os.makedev(1, 3)}
TARGETS = (
    "fifo", "socket", "full", "zero", "null", "folder", "loop", "dangling", "linked", "read-only", "missing",
    "below-file", "empty", "huge", "sparse", "binary", "long-name", "match", "unwritable-folder", "newline\nname",
)  # fmt: skip

READ = (
    ["replay"], ["replay", "--at", "1"], ["analyse", "--iterations", "2"], ["log"], ["watch"],
    ["play", "--resume"], ["arena", "--resume"], ["study", "--resume"],
    ["play", "tictactoe", "--seats", "random,random", "--components"], ["components", "tictactoe", "--components"],
)  # fmt: skip
WRITE = (
    ["play", "tictactoe", "--seats", "random,random", "--save"],
    ["play", "tictactoe", "--seats", "you,random", "--save"],
    ["play", "--resume", "true.darbar", "--save"],
    ["arena", "--resume", "true.sqlite", "--json"],
    ["arena", "--resume", "true.sqlite", "--csv"],
    ["study", "--resume", "true.sqlite", "--csv"],
    ["arena", "tictactoe", "--bots", "nobody,random", "--store"],
    ["new", "game", "pebbles", "--into"],
)


def new_case(chance: Random) -> dict[str, Any]:
    """Something to do, and what to do it with."""
    return {"do": chance.choice((*READ, *WRITE)), "target": chance.choice(TARGETS)}


def fault_of(case: dict[str, Any]) -> str | None:
    """Do it; what lies there is still of its kind."""
    store = true_store()
    with scratch() as folder:
        match = darbar.new("tictactoe", seed=1)
        match.play("mark a1")
        match.record.save("true.darbar")
        (folder / "true.sqlite").write_bytes(store)
        target = made(case["target"], folder)
        before = _kind(target)
        with _little_memory():
            result = invoke([*case["do"], str(target)], "mark a2\nquit\n")
        if before not in ("regular", "missing") and _kind(target) != before:
            return f"a {before} was replaced: by a {_kind(target)}"
        if left := [path.name for path in folder.rglob(".darbar-*")]:
            return f"a temporary file is left: {left[0]}"
        if case["target"] == "match" and "--save" in case["do"] and target.read_text() != match.record.dumps():
            return "a file that was there is overwritten: by --save"
        return fault_in_command(result)


def _kind(path: Path) -> str:
    try:
        mode = path.stat().st_mode
    except OSError:
        return "missing"
    kinds = {"fifo": stat.S_ISFIFO, "socket": stat.S_ISSOCK, "device": stat.S_ISCHR, "folder": stat.S_ISDIR}
    return next((name for name, test in kinds.items() if test(mode)), "regular")


@contextmanager
def _little_memory() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + MEMORY, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def made(target: str, folder: Path) -> Path:
    """The odd thing, in a folder."""
    path = folder / target
    match target:
        case "fifo":
            os.mkfifo(path)
        case "socket":
            socket.socket(socket.AF_UNIX).bind(target)
        case "full" | "zero" | "null":
            return _device(target, path)
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(path)
        case "dangling":
            path.symlink_to(folder / "nowhere" / "at-all")
        case "linked":
            path.symlink_to(folder / "true.darbar")
        case "below-file":
            path.touch()
            return path / "child"
        case "long-name":
            return folder / ("n" * 300)
        case "unwritable-folder":
            path.mkdir(mode=0o500)
            return path / "child"
        case _:
            _regular(target, path)
    return path


def _regular(target: str, path: Path) -> None:
    match target:
        case "read-only":
            path.write_text("darbar record 1\n")
            path.chmod(0o400)
        case "empty":
            path.touch()
        case "huge":
            path.write_bytes(b"darbar record 1\n" * 400_000)
        case "sparse":
            with path.open("wb") as file:
                file.truncate(1 << 40)
        case "binary":
            path.write_bytes(bytes(range(256)) * 20)
        case "match" | "newline\nname":
            path.write_bytes(Path("true.darbar").read_bytes())


def _device(name: str, path: Path) -> Path:
    """A device in the folder, or a link to that of the system, which the guard keeps from harm."""
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, DEVICES[name])
    except PermissionError:
        path.symlink_to(f"/dev/{name}")
    return path
