"""A school: the folder in which a network is trained, so that training can be stopped at any time and go on.

`plan.json` says what was settled in the beginning, `matches.jsonl` holds every match that was played, `judged.jsonl`
how each generation did against the panel, `generation-3.npz` a network, `value.npz` the best so far, and `begun.npz`
the network that all began with, if there was one.
"""

from collections.abc import Container, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct, structs

from ..bots.tastes import USUAL
from ..bounds import MOST_GAMES, MOST_ITERATIONS, MOST_SEATS, MOST_TASTE
from ..errors import DarbarError, quoted
from ..files import append, read_regular, write_atomically
from .fitting import Fit

T = TypeVar("T", bound=Struct)

MOST_BYTES = 1 << 30
BEGUN = "begun.npz"


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled when training begins.

    In generation 0 the bots of the panel play, or the network in the file that it has `begun` with; from then on the
    best network does, in three of four matches against itself. `trust` is how much of what came of a match is believed,
    and how much what the network said a turn later. From generation `search_from` on, a search with so many tries on
    that network teaches, if it has any. `players` are those who play to learn from: the panel and `learned`, or bots
    that are quicker, `steady` or `swift`. It `learns` from how matches ended, or from what came of their tastes,
    which are about as strong as `taste` says.
    """

    game: str
    rules: str
    layout: str
    seats: tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...]
    panel: tuple[str, ...] = ("greedy",)
    matches: Annotated[int, Meta(ge=10, le=MOST_GAMES)] = 300
    judged: Annotated[int, Meta(ge=2, le=MOST_GAMES)] = 60
    window: Annotated[int, Meta(ge=1, le=1000)] = 4
    trust: Annotated[float, Meta(ge=0, le=1)] = 0.7
    longest: Annotated[int, Meta(ge=10, le=100_000)] = 5_000
    seed: Annotated[int, Meta(ge=0)] = 1
    fit: Fit = Fit()
    search: Annotated[int, Meta(ge=0, le=MOST_ITERATIONS)] = 0
    search_from: Annotated[int, Meta(ge=1, le=1000)] = 3
    players: Literal["panel", "steady", "swift"] = "panel"
    learns: Literal["outcomes", "tastes"] = "outcomes"
    begun: str = ""
    taste: Annotated[float, Meta(gt=0, le=MOST_TASTE)] = USUAL

    def searches(self, generation: int) -> bool:
        """Whether a search teaches a generation."""
        return self.search > 0 and generation >= self.search_from


class Played(Struct, frozen=True, array_like=True):
    """A match that was played to learn from: its seed and its answers.

    `thoughts` are what a search said before some of them: which answer, and the chance of whoever gave it. `tastes` are
    how much a point of each feature counted more to each player; nothing for players without a taste.
    """

    generation: int
    seats: int
    seed: int
    answers: list[str]
    thoughts: list[tuple[int, float]] = []
    tastes: list[list[float]] = []


class Verdict(Struct, frozen=True):
    """How a generation did against the panel: its share of wins with its interval, beside an even share."""

    generation: int
    matches: int
    win_rate: float
    low: float
    high: float
    even: float
    learned: float
    tried: float
    calibration: float
    seconds: float


class School:
    """The folder, read and written."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan

    @classmethod
    def entered(cls, folder: Path, plan: Plan, network: bytes = b"") -> "School":
        """Begin in an empty folder, with a network if there is one, or go on in one where the same was begun."""
        path = folder / "plan.json"
        if path.exists():
            begun = _read(path, Plan)
            if begun != plan:
                raise DarbarError(
                    f"something else is trained in {folder}: {_difference(begun, plan)}; take another folder"
                )
        else:
            folder.mkdir(parents=True, exist_ok=True)
            if network:
                write_atomically(folder / BEGUN, network)
            write_atomically(path, msgspec.json.format(msgspec.json.encode(plan), indent=2))
        for name in ("matches.jsonl", "judged.jsonl"):
            _mend(folder / name)
        return cls(folder, plan)

    def network(self, generation: int) -> Path:
        """Where the network of a generation is."""
        return self.folder / f"generation-{generation}.npz"

    @property
    def best(self) -> Path:
        """Where the best network is kept for those who play."""
        return self.folder / "value.npz"

    def leader(self, generation: int) -> Path | None:
        """The network that did best before a generation, or the one that all began with; None without any."""
        verdicts = [verdict for verdict in self.verdicts() if verdict.generation < generation]
        if verdicts:
            return self.network(max(verdicts, key=lambda verdict: verdict.win_rate).generation)
        return self.folder / BEGUN if self.plan.begun else None

    def taught_by(self, generation: int) -> Container[int]:
        """The generations that one learns from: the last ones, or those that the same network led."""
        if self.plan.learns == "tastes":
            leader = self.leader(generation)
            return [number for number in range(generation + 1) if self.leader(number) == leader]
        return range(generation - self.plan.window + 1, generation + 1)

    def keep(self, played: Played) -> None:
        """Write a match down."""
        append(self.folder / "matches.jsonl", msgspec.json.encode(played).decode() + "\n")

    def pronounce(self, verdict: Verdict) -> None:
        """Write down how a generation did."""
        append(self.folder / "judged.jsonl", msgspec.json.encode(verdict).decode() + "\n")

    def matches(self) -> list[Played]:
        """All matches so far."""
        return list(_lines(self.folder / "matches.jsonl", Played))

    def verdicts(self) -> list[Verdict]:
        """How all generations did so far."""
        return list(_lines(self.folder / "judged.jsonl", Verdict))


def _read(path: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(read_regular(path, MOST_BYTES, "plan"), type=kind)
    except msgspec.DecodeError as error:
        raise DarbarError(f"{path} cannot be read: {error}") from None


def _lines(path: Path, kind: type[T]) -> Iterator[T]:
    """The lines of a file."""
    if not path.exists():
        return
    for number, line in enumerate(read_regular(path, MOST_BYTES, "file").splitlines(), 1):
        try:
            yield msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise DarbarError(f"line {number} of {path} cannot be read: {error}") from None


def _mend(path: Path) -> None:
    """Leave out a line that was broken off when the machine went down."""
    if path.exists():
        content = read_regular(path, MOST_BYTES, "file")
        if not content.endswith(b"\n"):
            write_atomically(path, content[: content.rfind(b"\n") + 1])


def _difference(begun: Plan, plan: Plan) -> str:
    """The first thing that differs."""
    for name, value in structs.asdict(begun).items():
        if value != getattr(plan, name):
            return f"its {name} is {quoted(value)}, not {quoted(getattr(plan, name))}"
    return "nothing"
