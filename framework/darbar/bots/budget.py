"""How long a search may think, and the setting that says so: `0.5s`, `0.5s+least=200`, `400`, `400+worlds=8`.

At its end may stand a network to think with: `400+network=FILE`.
"""

import re
import time
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.inspect import FloatType, IntType

from ..bounds import MOST_ITERATIONS, MOST_SECONDS
from ..errors import DarbarError, quoted
from .tuning import Tuning

USUAL = "0.2s"
LEAST = "least="
"""How the least number of iterations is written, for whom seconds alone are not enough: `0.5s+least=200`."""


NETWORK = "+network="


class Budget(Struct, frozen=True):
    """Seconds, and a least number of iterations; or iterations alone: then the same seed thinks the same thoughts."""

    seconds: float | None = None
    iterations: int | None = None
    least: int = 0


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
        used = self.seconds / budget.seconds
        return used if iterations >= budget.least else min(used, iterations / budget.least)


def with_network(setting: str) -> tuple[str, str]:
    """A setting without the network at its end, and the file of that; nothing where there is none."""
    rest, named, path = setting.partition(NETWORK)
    if named and not path:
        raise DarbarError(f"name a file after {NETWORK[1:]}")
    return rest, path


def read(setting: str) -> tuple[Budget, Tuning]:
    """The budget and the tuning in a setting."""
    amount, *tunings = setting.split("+")
    least = [one for one in tunings if one.startswith(LEAST)]
    return _budget(amount, least[-1] if least else f"{LEAST}0"), _tuning([one for one in tunings if one not in least])


def _budget(amount: str, least: str) -> Budget:
    if re.fullmatch(r"[0-9]{1,9}", amount) and 1 <= int(amount) <= MOST_ITERATIONS:
        return Budget(iterations=int(amount))
    if re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?s", amount) and 0 < float(amount[:-1]) <= MOST_SECONDS:
        return Budget(seconds=float(amount[:-1]), least=_least(least.removeprefix(LEAST)))
    raise DarbarError(
        f"{quoted(amount)} is no time to think: write seconds such as 0.5s, {MOST_SECONDS} at most, "
        f"or a number of iterations from 1 to {MOST_ITERATIONS}."
    )


def _least(number: str) -> int:
    if re.fullmatch(r"[0-9]{1,9}", number) and int(number) <= MOST_ITERATIONS:
        return int(number)
    raise DarbarError(f"least is a number from 0 to {MOST_ITERATIONS}, not {quoted(number)}.")


def _tuning(tunings: list[str]) -> Tuning:
    given: dict[str, Any] = {}
    for tuning in tunings:
        name, _, value = tuning.partition("=")
        if name not in Tuning.__struct_fields__:
            known = ", ".join([*Tuning.__struct_fields__, "network"])
            raise DarbarError(f"A search has no setting {quoted(name)}: there are {known}.")
        given[name] = _set(name, value)
    return Tuning(**given)


def _set(name: str, value: str) -> Any:
    """The value of a setting; what is wrong with it is told with its bounds."""
    hint = get_type_hints(Tuning, include_extras=True)[name]
    try:
        return msgspec.convert(value, hint, strict=False)
    except msgspec.ValidationError:
        kind = msgspec.inspect.type_info(hint)
        number = next(one for one in getattr(kind, "types", (kind,)) if isinstance(one, IntType | FloatType))
        raise DarbarError(f"{name} is a number from {number.ge} to {number.le}, not {quoted(value)}.") from None
