"""Running: an application on the whole screen, which leaves the terminal as it was however it ends."""

import os
import signal
from asyncio import get_running_loop
from asyncio import run as run_loop
from collections.abc import Callable
from typing import TypeVar

from darbar.signals import HUNG_UP, Ended, held
from prompt_toolkit import Application
from prompt_toolkit.application import get_app, run_in_terminal

T = TypeVar("T")
CAN_STOP = hasattr(signal, "SIGTSTP")
AGAIN = 0.02
"""So many seconds after one application has been left, the one around it is."""


def run(application: Application[T], begin: Callable[[], None] | None = None) -> T:
    """Run an application until it is left, a signal comes, or something in it fails.

    Signals are heard between two steps of its loop: they break off no drawing and no move.
    """
    try:
        return run_loop(_run(application, begin))
    except EOFError:  # without its terminal
        raise Ended(HUNG_UP) from None


async def _run(application: Application[T], begin: Callable[[], None] | None) -> T:
    loop = get_running_loop()
    loop.set_exception_handler(lambda _, context: _fail(context.get("exception")))
    if CAN_STOP:
        loop.add_signal_handler(signal.SIGTSTP, suspend)

    def leave() -> None:
        _leave()
        if application.is_running and not application.is_done:  # that was one within this one
            loop.call_later(AGAIN, leave)

    with held(lambda: loop.call_soon_threadsafe(leave)):
        return await application.run_async(begin, set_exception_handler=False)


def _leave(error: BaseException | None = None) -> None:
    """Leave what is on the screen, which may be an application within another."""
    application = get_app()
    if application.is_running and not application.is_done:
        application.exit(exception=error) if error else application.exit()


def _fail(error: BaseException | None) -> None:
    if error is not None:
        _leave(error)


def suspend(event: object = None) -> None:
    """Give the terminal back, and stop until somebody goes on; then everything is drawn again."""
    if CAN_STOP:
        run_in_terminal(_stop)


def _stop() -> None:
    loop = get_running_loop()
    loop.remove_signal_handler(signal.SIGTSTP)
    os.kill(0, signal.SIGTSTP)
    loop.add_signal_handler(signal.SIGTSTP, suspend)
