"""How long a search may think, and the setting that says so: `0.5s`, `400`, `400+worlds=8`."""

import re
import time
from typing import Any

import msgspec
from msgspec import Struct

from ..errors import DarbarError
from .search import Tuning

USUAL = "0.2s"


class Budget(Struct, frozen=True):
    """Seconds, or iterations: then the same seed thinks the same thoughts."""

    seconds: float | None = None
    iterations: int | None = None


class Watch:
    """A running budget: how much of it is used, in parts from 0 to 1."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.perf_counter()

    @property
    def seconds(self) -> float:
        """Since the start."""
        return time.perf_counter() - self._start

    def used(self, iterations: int) -> float:
        """The part that is used up after so many iterations."""
        budget = self._budget
        if budget.iterations is not None:
            return iterations / budget.iterations
        assert budget.seconds is not None
        return self.seconds / budget.seconds


def read(setting: str) -> tuple[Budget, Tuning]:
    """The budget and the tuning in a setting."""
    amount, *tunings = setting.split("+")
    return _budget(amount), _tuning(tunings)


def _budget(amount: str) -> Budget:
    if re.fullmatch(r"[1-9]\d{0,8}", amount):
        return Budget(iterations=int(amount))
    if re.fullmatch(r"\d{1,5}(\.\d+)?s", amount) and float(amount[:-1]) > 0:
        return Budget(seconds=float(amount[:-1]))
    raise DarbarError(f"{amount!r} is no time to think: write seconds such as 0.5s, or a number of iterations.")


def _tuning(tunings: list[str]) -> Tuning:
    given: dict[str, Any] = {}
    for tuning in tunings:
        name, _, value = tuning.partition("=")
        if name not in Tuning.__struct_fields__:
            known = ", ".join(Tuning.__struct_fields__)
            raise DarbarError(f"A search has no setting {name!r}: there are {known}.")
        given[name] = value
    try:
        return msgspec.convert(given, Tuning, strict=False)
    except msgspec.ValidationError as error:
        raise DarbarError(f"This is no setting of a search: {error}.") from None
