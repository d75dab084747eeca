"""Faults: what goes wrong on a screen closes it, and is raised where the screen was opened."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from prompt_toolkit.application import Application, get_app

P = ParamSpec("P")
T = TypeVar("T")


def drawn(draw: Callable[P, T], instead: T) -> Callable[P, T]:
    """Draw, or close the screen: it would be drawn again and again."""

    def drawn(*args: P.args, **named: P.kwargs) -> T:
        try:
            return draw(*args, **named)
        except Exception as error:
            close(get_app(), error)
            return instead

    return drawn


def close(app: Application[Any], error: Exception) -> None:
    """Close a screen that is open, because of an error."""
    if app.is_running and not app.is_done:
        app.exit(exception=error)
