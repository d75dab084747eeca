"""The process: its standard streams, also where they are closed, full or broken, and how it ends."""

import atexit
import io
import os
import signal
import sys
import threading
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE
from typing import Final, NoReturn

STREAMS: Final = (("stdin", "r", os.O_RDONLY), ("stdout", "w", os.O_RDONLY), ("stderr", "w", os.O_WRONLY))
"""How a closed stream is opened again: nothing comes in, what goes out is refused, what is complained about is lost."""

REFUSALS: Final = {EBADF, EDQUOT, EFBIG, EIO, ENOSPC, EPIPE}


def open_missing_streams() -> None:
    """Open the streams without which the process was started, so that no other file takes their places."""
    for name, mode, access in STREAMS:
        if getattr(sys, name) is None:
            file = os.open(os.devnull, access)
            os.set_inheritable(file, True)
            setattr(sys, name, os.fdopen(file, mode, encoding="utf-8", errors="replace"))


def forgive_streams() -> None:
    """What cannot be decoded or encoded is replaced by a sign for it: a stranger's bytes are no reason to fail."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def refused(error: BaseException) -> bool:
    """Whether this is what a stream says that is closed, full or gone."""
    return isinstance(error, OSError) and error.filename is None and error.errno in REFUSALS


def leave(code: int) -> NoReturn:
    """End the process. Under a thread that still runs, the interpreter is not taken apart: that can crash it."""
    _hear_no_more(ended=code > 128)
    _let_go_of_output()
    if any(thread.daemon for thread in threading.enumerate()):
        atexit._run_exitfuncs()
        _let_go_of_output()
        os._exit(code)
    sys.exit(code)


def _hear_no_more(ended: bool) -> None:
    """From here on a signal ends the process without a word; where one has ended it, another changes nothing."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and callable(signal.getsignal(number)):
            signal.signal(number, signal.SIG_IGN if ended else signal.SIG_DFL)


def _let_go_of_output() -> None:
    """Write what is left; what is not taken is dropped, or the interpreter would complain about it."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
