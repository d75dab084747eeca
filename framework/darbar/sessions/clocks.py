"""Clocks: how much time each player has. Nothing ticks: a clock is the time that was left, and since when it runs."""

import re
from collections.abc import Callable, Collection, Mapping
from time import monotonic
from typing import Final, Literal, get_args

from msgspec import Struct

from ..core.faults import short
from ..core.seats import Seat, seats
from ..core.texts import text
from ..errors import DarbarError, RecordError, quoted
from .calendar import Calendar

Over = Literal["nothing", "bot", "first"]
"""What happens when a player's time is over: it is shown, a bot sits in, or the first offered move is played."""

Rest = Literal["", "weekend"]
"""When clocks stand still by themselves: never, or on Saturdays and Sundays."""

DAY: Final = 24 * 3600
MOST_MAIN: Final = 100 * DAY
MOST_MORE: Final = 30 * DAY
SETTINGS: Final = ("delay", "over", "bot", "rest", "zone")
DURATION: Final = re.compile(r"(?:(\d{1,3})d)?(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6}(?:\.\d{1,3})?)s)?")


class Control(Struct, frozen=True):
    """How much time there is, in seconds: the main time, what an answer adds, and what of each question is not counted.

    `over` says what happens when it is used up; `bot` which bot then sits in, if not the usual one. With `rest`, clocks
    stand still on weekends, by the days of a time `zone`.
    """

    main: float
    increment: float = 0.0
    delay: float = 0.0
    over: Over = "nothing"
    bot: str | None = None
    rest: Rest = ""
    zone: str = "UTC"

    def __post_init__(self) -> None:
        for name, most in (("main", MOST_MAIN), ("increment", MOST_MORE), ("delay", MOST_MORE)):
            given = getattr(self, name)
            if not 0 <= given <= most:
                raise DarbarError(
                    f"the {name} of a clock is 0 to {most} seconds, not {quoted(given)}",
                    reason=text("refusal-clock-most", days=int(most // DAY)),
                )
        if self.main + self.increment + self.delay <= 0:
            raise DarbarError(
                "a clock gives some time: write it as 10m, 10m+5s or 1h30m", reason=text("refusal-clock-nothing")
            )
        _check_over(self.over)
        if self.rest not in get_args(Rest):
            raise DarbarError(
                f"clocks rest on a weekend or not at all, not on {quoted(self.rest)}",
                reason=text("refusal-clock-rest", given=short(self.rest)),
            )
        if self.calendar is None and self.zone != "UTC":
            raise DarbarError(
                "a time zone is for clocks that rest: write rest=weekend,zone=Europe/Paris",
                reason=text("refusal-clock-no-rest"),
            )

    @property
    def calendar(self) -> Calendar | None:
        """The days on which time counts; None where it always does."""
        return Calendar(self.zone) if self.rest else None

    def between(self, began: float, ended: float) -> float:
        """How many seconds count between two instants, in seconds since 1970."""
        calendar = self.calendar
        return ended - began if calendar is None else calendar.at(ended) - calendar.at(began)

    @classmethod
    def read(cls, written: str) -> "Control":
        """The control that somebody writes: `10m`, `10m+5s`, `1h30m,delay=3s,over=bot,bot=hard`, `3d,rest=weekend`."""
        times, *rest = written.split(",")
        main, plus, increment = times.partition("+")
        given = {name.strip(): value.strip() for name, _, value in (one.partition("=") for one in rest)}
        if len(given) < len(rest) or not set(given) <= set(SETTINGS):
            raise DarbarError(
                f"after the times of a clock stand {', '.join(SETTINGS)}, each once: not {quoted(written)}",
                reason=text("refusal-clock-settings", settings=", ".join(SETTINGS), given=short(written)),
            )
        delay, over = given.get("delay"), given.get("over", "nothing")
        _check_over(over)
        return cls(
            _seconds(main),
            _seconds(increment) if plus else 0.0,
            _seconds(delay) if delay is not None else 0.0,
            over,  # type: ignore[arg-type]
            given.get("bot"),
            given.get("rest", ""),  # type: ignore[arg-type]
            given.get("zone", "UTC"),
        )


def _check_over(over: str) -> None:
    if over not in get_args(Over):
        raise DarbarError(
            f"when time is over, choose one of {', '.join(get_args(Over))}, not {quoted(over)}",
            reason=text("refusal-clock-over", known=", ".join(get_args(Over)), given=short(over)),
        )


def _seconds(written: str) -> float:
    found = DURATION.fullmatch(written.strip())
    if found is None or not found[0]:
        raise DarbarError(
            f"{quoted(written)} is no time: write it as 10m, 90s, 1h30m or 3d",
            reason=text("refusal-clock-time", given=short(written)),
        )
    days, hours, minutes = (int(found[place] or 0) for place in (1, 2, 3))
    return days * DAY + hours * 3600 + minutes * 60 + float(found[4] or 0)


class Clock(Struct, frozen=True):
    """A clock to look at: how many seconds are left, less than none in overtime, and whether it runs."""

    seat: Seat
    left: float
    running: bool


class ClockState(Struct, frozen=True, kw_only=True):
    """All clocks as plain data. Those that run when it is taken run on when it is put back, and not between."""

    left: tuple[float, ...]
    answers: tuple[int, ...]
    asked: tuple[int, ...]
    paused: bool = False
    wishes: tuple[Seat, ...] = ()
    grace: tuple[float, ...] = ()


class Clocks:
    """The clocks of a match. Those of all who are awaited run; `now` is where the seconds that count come from.

    `_since` says since when a clock runs, and `_grace` how much of that is not counted. In `_answers` is how many
    answers of a seat have earned their time, in `_asked` how many questions: what is taken back earns nothing again.
    """

    def __init__(
        self, control: Control, count: int, now: Callable[[], float] | None = None, state: ClockState | None = None
    ) -> None:
        state = state or ClockState(left=(control.main,) * count, answers=(0,) * count, asked=(0,) * count)
        if {len(state.left), len(state.answers), len(state.asked), len(state.grace) or count} != {count}:
            raise RecordError(f"these are the clocks of {len(state.left)} players, and {count} play")
        self.control = control
        self._calendar = control.calendar
        self._now = now or self._calendar or monotonic
        self._left = list(state.left)
        self._answers = list(state.answers)
        self._asked = list(state.asked)
        self._since: dict[Seat, float] = {}
        self._grace = list(state.grace or [0.0] * count)
        self._awaited: Mapping[Seat, int] = {}
        self.paused = state.paused
        self.wishes: set[Seat] = set(state.wishes)

    def again(self, state: ClockState) -> "Clocks":
        """Other clocks for the same match, which stand as is said there; none of them runs yet."""
        return Clocks(self.control, len(self._left), self._now, state)

    # Looking

    def left(self, seat: Seat) -> float:
        """The seconds that a seat has left; less than none in overtime."""
        if seat not in self._since:
            return self._left[seat]
        return self._left[seat] - max(0.0, self._now() - self._since[seat] - self._grace[seat])

    def all(self) -> list[Clock]:
        """All clocks, by seat."""
        works = not self._rest_left
        return [Clock(seat, self.left(seat), works and seat in self._since) for seat in seats(len(self._left))]

    @property
    def _rest_left(self) -> float:
        """How many seconds all clocks stand still yet, because it is a day on which no time counts."""
        return 0.0 if self._calendar is None else self._calendar.until_monday()

    def state(self) -> ClockState:
        """The clocks as they are now, to be kept."""
        everyone = seats(len(self._left))
        return ClockState(
            left=tuple([round(self.left(seat), 3) for seat in everyone]),
            answers=tuple(self._answers),
            asked=tuple(self._asked),
            paused=self.paused,
            wishes=tuple(sorted(self.wishes)),
            grace=tuple([round(self._grace_left(seat), 3) for seat in everyone]),
        )

    def over(self) -> list[Seat]:
        """Whose time is over, among those who are awaited; whoever ran out of it first comes first."""
        now = self._now()
        return sorted(
            [seat for seat in self._since if self._ends(seat) <= now], key=lambda seat: (self._ends(seat), seat)
        )

    def next(self) -> float | None:
        """In how many seconds the next clock runs out that has not yet; None when none runs."""
        left = [self._ends(seat) - self._now() for seat in self._since]
        return min((one + self._rest_left for one in left if one > 0), default=None)

    def _ends(self, seat: Seat) -> float:
        return self._since[seat] + self._grace[seat] + max(0.0, self._left[seat])

    # Running

    def run(self, awaited: Mapping[Seat, int]) -> None:
        """Let the clocks of those run who are awaited, and no other; each with how often that seat has answered."""
        self._awaited = dict(awaited)
        for seat in list(self._since):
            if seat not in awaited:
                self._stop(seat)
        for seat in awaited:
            if seat not in self._since and not self.paused:
                self._start(seat)

    def answered(self, seat: Seat, answers: int) -> None:
        """A seat has answered, and has now given so many answers: it gets the time that one adds, once for each."""
        self._stop(seat)
        if answers > self._answers[seat]:
            self._answers[seat] = answers
            self._left[seat] += self.control.increment

    def _start(self, seat: Seat) -> None:
        self._since[seat] = self._now()
        if self._awaited[seat] >= self._asked[seat]:
            self._asked[seat] = self._awaited[seat] + 1
            self._grace[seat] = self.control.delay

    def _stop(self, seat: Seat) -> None:
        if seat in self._since:
            self._left[seat], self._grace[seat] = self.left(seat), self._grace_left(seat)
            del self._since[seat]

    def _grace_left(self, seat: Seat) -> float:
        used = self._now() - self._since[seat] if seat in self._since else 0.0
        return max(0.0, self._grace[seat] - used)

    # Pausing

    def wish(self, seat: Seat, people: Collection[Seat]) -> bool:
        """A seat wants the clocks to stand still, or to run again; whether that was the last of the people."""
        self.wishes.add(seat)
        if not set(people) <= self.wishes:
            return False
        self.wishes.clear()
        self._go_on() if self.paused else self._pause()
        return True

    def _pause(self) -> None:
        self.paused = True
        for seat in list(self._since):
            self._stop(seat)

    def _go_on(self) -> None:
        self.paused = False
        for seat in self._awaited:
            self._start(seat)
