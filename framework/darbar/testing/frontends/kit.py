"""The kit for frontends: all checks in order, and what they find."""

from collections.abc import Callable, Collection, Mapping
from contextlib import closing
from typing import Any, Final

from ...plugins import plugins
from ..kit import Finding
from . import checks
from .booth import Booth
from .tryouts import loaded, tryouts

CHECKS: Final = tuple(checks.CHECKS)
"""The checks by name, in order."""

SECONDS: Final = 60.0
"""What takes longer than so many seconds does not come back."""


def check_frontend(
    frontend: str | Callable[..., Any],
    games: Collection[str] = (),
    *,
    options: Mapping[str, str] | None = None,
    only: Collection[str] = CHECKS,
    seed: int = 0,
    seconds: float = SECONDS,
) -> list[Finding]:
    """Examine a frontend, by its name or as a function of a module, with some games or with all that are installed."""
    with closing(Booth(seconds)) as booth:
        return [find(booth, frontend, check, games, options, seed) for check in CHECKS if check in only]


def find(
    booth: Booth,
    frontend: str | Callable[..., Any],
    check: str,
    games: Collection[str] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> Finding:
    """What one check finds."""
    name = frontend if isinstance(frontend, str) else f"{frontend.__module__}:{frontend.__qualname__}"
    loaded(name)
    if name in booth.stuck:
        return Finding(check, ok=False, what="it is not tried any further: it did not come back")
    for tryout in tryouts(name, options or {}, check, games or plugins().names("game"), seed):
        if fault := booth.try_out(tryout):
            return Finding(check, ok=False, what=f"{fault} ({tryout})")
    return Finding(check, ok=True)


def assert_frontend_conforms(frontend: str | Callable[..., Any], games: Collection[str] = (), **more: Any) -> None:
    """Fail with all faults of a frontend, one line each; for a plugin's own tests."""
    faults = [f"{one.check}: {one.what}" for one in check_frontend(frontend, games, **more) if not one.ok]
    if faults:
        raise AssertionError("\n".join(faults))
