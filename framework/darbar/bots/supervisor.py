"""The supervisor of a program that plays: starts it within limits, and ends it with all that it has started.

It is a process of its own and needs nothing of Darbar: `supervisor.py BYTES COMMAND…`. Standard input and output are
the program's. Standard error is a socket to Darbar: when its far end is closed, even because Darbar was killed, the
program is ended; that it took too much, or why it could not be started, is written there.
"""

import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress

DARBAR = 2
LOOK = 0.2
"""So often, in seconds, it is looked at what a program has taken."""

MOST_PROCESSES = 256
MOST_TASKS = 2048
"""So many processes and threads may be added to those of the whole system before a program can start no more."""

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36


def main(memory: int, command: list[str]) -> None:
    """Start the program, wait until it is over, and leave nothing of it behind."""
    prctl(PR_SET_CHILD_SUBREAPER, 1)
    ended, end = os.pipe()
    os.set_blocking(end, False)
    signal.set_wakeup_fd(end)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    program = os.fork()
    if program == 0:
        become(command, memory)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    tell(DARBAR, watch(program, memory, ended))
    end_all(program)
    os._exit(0)


def become(command: list[str], memory: int) -> None:
    """Turn this process into the program: in a session of its own, without a terminal, and within limits."""
    darbar = os.dup(DARBAR)
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.setsid()
        prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        restrict(memory)
        for ignored_by_python in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(ignored_by_python, signal.SIG_DFL)
        os.execvp(command[0], command)
    except OSError as error:
        tell(darbar, f"not-started {error.strerror}")
    finally:
        os._exit(127)


def restrict(memory: int) -> None:
    """Bound what one process may take; where memory runs out nevertheless, the system ends this one first."""
    limit(resource.RLIMIT_CORE, 0)
    limit(resource.RLIMIT_DATA, memory)
    if load := read("/proc/loadavg"):
        limit(resource.RLIMIT_NPROC, int(load.split()[3].partition("/")[2]) + MOST_TASKS)
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")


def limit(kind: int, most: int) -> None:
    """Lower a limit for good."""
    hard = resource.getrlimit(kind)[1]
    lowest = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(kind, (lowest, lowest))


def watch(program: int, memory: int, ended: int) -> str:
    """Wait until the program has ended, is to end, or has taken too much: then what."""
    while True:
        ready, _, _ = select.select([DARBAR, ended], [], [], LOOK)
        if ended in ready:
            os.read(ended, 512)
        if DARBAR in ready or is_over(program):
            return ""
        pids = descendants()
        if len(pids) > MOST_PROCESSES:
            return "processes"
        if sum(map(resident, pids)) > memory and sum(map(held, pids)) > memory:
            return "memory"


def is_over(program: int) -> bool:
    """Whether the program has ended; other processes that have are taken note of."""
    try:
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            if pid == program:
                return True
    except ChildProcessError:
        return True
    return False


def end_all(program: int) -> None:
    """Kill the program's group, and then whoever descends from it, as often as somebody is left."""
    kill(-program)
    while pids := descendants():
        for pid in pids:
            kill(pid)
        time.sleep(0.001)
        is_over(program)


def kill(pid: int) -> None:
    """Kill a process, or a group, if it is still there."""
    with suppress(OSError):
        os.kill(pid, signal.SIGKILL)


def descendants() -> list[int]:
    """The processes that descend from this one, as far as the system lists them; of very many, the first."""
    found = [os.getpid()]
    for pid in found:
        if len(found) > MOST_PROCESSES + 1:
            break
        found += children(pid)
    return found[1:]


def children(pid: int) -> list[int]:
    """The processes that the threads of a process have started."""
    try:
        threads = os.listdir(f"/proc/{pid}/task")
    except OSError:
        return []
    return [int(child) for thread in threads for child in read(f"/proc/{pid}/task/{thread}/children").split()]


def resident(pid: int) -> int:
    """The memory of a process that is not swapped out, in bytes."""
    pages = read(f"/proc/{pid}/statm").split()
    return int(pages[1]) * resource.getpagesize() if pages else 0


def held(pid: int) -> int:
    """The memory that a process needs, without files; what several share, each holds a part of."""
    lines = [line.split() for line in read(f"/proc/{pid}/smaps_rollup").splitlines()]
    parts = [int(line[1]) << 10 for line in lines if line[0] in ("Pss_Anon:", "Pss_Shmem:", "SwapPss:")]
    return sum(parts) if parts else resident(pid)


def read(path: str) -> str:
    """What a file of the system says; nothing when it is not there, or no longer."""
    try:
        with open(path) as file:
            return file.read()
    except OSError:
        return ""


def tell(darbar: int, what: str) -> None:
    """Tell Darbar why; it may be gone."""
    with suppress(OSError):
        os.write(darbar, what.encode())


def prctl(option: int, value: int) -> None:
    """Ask Linux for something that concerns this process; other systems know nothing like it."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
