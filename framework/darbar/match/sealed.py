"""Sealed answers: questions to several seats at once, and what each of them has answered so far.

The phase stands still before it has asked anyone while these are open. Each seat has a small flow of its own that asks
it alone; when all of them have ended, the match gives their answers to the phase, in the order of the seats.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ..core.asks import Ask, Flow, fault_in
from ..core.faults import shown
from ..core.moves import Move
from ..core.seats import Seat, is_seat
from ..core.state import encode
from ..core.table import Table

Answers = Mapping[Seat, Sequence[Move]]
"""What each seat has answered."""

ENDLESS = 10_000
"""So many forced answers in a row mean that a choice does not end."""


class ChoiceFault(Exception):
    """A choice that is not made as it should be: the match says in which game."""


class Sealed:
    """The open questions by seat, and the sealed answers; `sent` has the forced ones too."""

    def __init__(self, table: Table[Any], count: int, answers: Answers) -> None:
        assert table.together is not None
        self.together = together = table.together
        if not all(is_seat(one, count) for one in together.seats) or len(set(together.seats)) < len(together.seats):
            raise ChoiceFault(f"everyone means seats of this table, each once, not {shown(together.seats)}")
        self.open: dict[Seat, Ask] = {}
        self.answers: dict[Seat, list[Move]] = {seat: [] for seat in together.seats}
        self.sent: dict[Seat, list[Move]] = {seat: [] for seat in together.seats}
        self._table = table
        self._count = count
        self._flows: dict[Seat, Flow[Any]] = {}
        for seat in together.seats:
            self._begin(seat, answers.get(seat, ()))

    def _begin(self, seat: Seat, answers: Sequence[Move]) -> None:
        """Ask a seat from the first question on, and give these answers again."""
        self.answers[seat], self.sent[seat] = [], []
        self._flows[seat] = self.together.choice(self._table, seat)
        self._go_on_unchanged(seat, None)
        for move in answers:
            self.answer(seat, move)

    def answer(self, seat: Seat, move: Move) -> None:
        """Seal an answer of a seat that is asked."""
        self.answers[seat].append(move)
        self._go_on_unchanged(seat, move)

    def _go_on_unchanged(self, seat: Seat, answer: Move | None) -> None:
        """Ask on; nothing has happened until all answers are in."""
        before = self._trace()
        self._go_on(seat, answer)
        if self._trace() != before:
            raise ChoiceFault(f"where everyone chooses, seat {seat + 1} changed the state or told something")

    def _trace(self) -> tuple[bytes, int, int]:
        table = self._table
        return encode(table.state), len(table.told or ()), len(table.sights or ())

    def _go_on(self, seat: Seat, answer: Move | None) -> None:
        self.open.pop(seat, None)
        flow, sent = self._flows[seat], self.sent[seat]
        for _ in range(ENDLESS):
            if answer is not None:
                sent.append(answer)
            try:
                ask = flow.send(answer)
            except StopIteration:
                return
            if ask.seat != seat:
                raise ChoiceFault(f"where everyone chooses, seat {seat + 1} is asked for itself, not {ask.seat + 1}")
            if wrong := fault_in(ask, self._count):
                raise ChoiceFault(wrong)
            if not ask.moves:
                raise ChoiceFault(f"{shown(ask.prompt)} offers no move")
            if not ask.forced:
                self.open[seat] = ask
                return
            answer = ask.moves[0]
        raise ChoiceFault(f"answers are forced without end where seat {seat + 1} chooses")

    def take_back(self, seat: Seat, count: int) -> None:
        """Give a seat its last answers back."""
        self._begin(seat, self.answers[seat][:-count])

    def asks(self, first: Seat | None = None) -> list[Ask]:
        """The open questions in the order of the seats; that to the `first` seat before all others."""
        asks = [self.open[seat] for seat in self.together.seats if seat in self.open]
        return asks if first is None else sorted(asks, key=lambda ask: ask.seat != first)

    def given(self) -> Iterator[tuple[Seat, Move]]:
        """All sealed answers, in the order of the seats."""
        for seat in self.together.seats:
            for move in self.answers[seat]:
                yield seat, move
