"""Hunting: tries of an attack one after another, and what is a fault.

An attack is a module of this folder. `new_case(chance)` makes what is tried next, as plain JSON data; `fault_of(case)`
tries it, and returns what went wrong as `kind: details`, or None. What it raises is a fault too, and so is taking
longer than its `SECONDS`. `USUAL` is how often it is tried when nobody says. A module with `run(tries)` instead makes
its own cases, and returns the sentences of its faults.
"""

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from traceback import extract_tb
from types import FrameType, ModuleType
from typing import Any, NamedTuple

Case = Any
"""What JSON can hold."""

CASES = Path(__file__).parents[1] / "tests" / "fuzz" / "cases"
"""Where minimal cases are kept, for a test that plays them again."""

LONGEST = 300


class Hang(BaseException):
    """A try takes too long."""


class Fault(NamedTuple):
    """What went wrong in a try, and the case that shows it; None where the attack cannot repeat it."""

    attack: str
    what: str
    case: Case = None

    @property
    def kind(self) -> str:
        """Faults of one kind are kept once."""
        return self.what.partition(": ")[0]


@lru_cache
def attacks() -> dict[str, ModuleType]:
    """Every attack in this folder, by name."""
    names = sorted(module.name for module in iter_modules([str(Path(__file__).parent)]))
    modules = {name: import_module(f"fuzz.{name}") for name in names if not name.startswith("_")}
    return {name: one for name, one in modules.items() if hasattr(one, "fault_of") or hasattr(one, "run")}


def hunt(name: str, seed: int, first: int, count: int) -> list[Fault]:
    """The faults in so many tries; the same seed and number give the same try."""
    attack = attacks()[name]
    if not hasattr(attack, "fault_of"):
        return [Fault(name, what) for what in attack.run(count)]
    found = []
    for number in range(first, first + count):
        case = attack.new_case(Random(f"{seed} {name} {number}"))
        if (what := fault_in(attack, case)) is not None:
            found.append(Fault(name, what, case))
    return found


def fault_in(attack: ModuleType, case: Case) -> str | None:
    """What goes wrong with a case; one that takes too long gets a second chance, because machines are busy."""
    what = _tried(attack, case)
    return _tried(attack, case) if what is not None and what.startswith("hang") else what


def _tried(attack: ModuleType, case: Case) -> str | None:
    try:
        with _alarm(getattr(attack, "SECONDS", 1.0)):
            found: str | None = attack.fault_of(case)
            return found and _short(found)
    except Hang:
        return f"hang: no answer after {getattr(attack, 'SECONDS', 1.0)} seconds"
    except Exception as error:
        return _short(f"{type(error).__name__} {_way(error)}: {_told(error)}")


def _way(error: Exception) -> str:
    """Where an error came from: the last function of the kernel on its way, or else the last of all."""
    frames = extract_tb(error.__traceback__)
    last = next((frame for frame in reversed(frames) if "/darbar/" in frame.filename), frames[-1])
    return f"through {last.name} in {Path(last.filename).name}"


def _told(error: Exception) -> str:
    try:
        return str(error)
    except Exception:
        return "it cannot be told"


def _short(sentence: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in sentence)[:LONGEST]


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


# Keeping


def keep(fault: Fault, folder: Path = CASES) -> Path:
    """Write a case into the folder of cases; the same one has the same name."""
    content = json.dumps({"attack": fault.attack, "fault": fault.what, "case": fault.case}, indent=1) + "\n"
    name = sha256(json.dumps(fault.case).encode()).hexdigest()[:8]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{fault.attack}-{name}.json"
    path.write_text(content, encoding="utf-8")
    return path


def kept() -> list[Path]:
    """The files with cases."""
    return sorted(CASES.glob("*.json"))


def read(path: Path) -> Fault:
    """The case in a file, and what was wrong with it when it was found."""
    content = json.loads(path.read_text(encoding="utf-8"))
    return Fault(content["attack"], content["fault"], content["case"])
