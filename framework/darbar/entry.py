"""The way in: Ctrl-C ends `darbar` without a word from the first moment on, while the rest is still being loaded."""

import os
import signal

RARELY = (20_000, 20, 20)
"""Most of what is loaded stays to the end: rubbish is looked for less often than Python would."""


def main() -> None:
    """Load the command line, and run it."""
    heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if heard:
        signal.signal(signal.SIGINT, _leave)
    import gc

    gc.set_threshold(*RARELY)
    from .cli import main as command
    from .process import leave
    from .signals import INTERRUPTED

    try:
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        command()
    except KeyboardInterrupt:
        leave(INTERRUPTED)


def _leave(number: int, frame: object) -> None:
    """Nothing was begun that would have to be put in order."""
    os._exit(128 + number)
