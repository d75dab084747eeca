"""Agendas: what is still to be done in a turn, where one thing may lead to others."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from ..core.state import Piece

T = TypeVar("T")


class Agenda(Piece, Generic[T]):
    """Steps that wait. `todo` has the next one last, so that a chain of rewards is followed to its end, depth first.

    A step is plain data that cannot be changed: a named tuple, or a number.
    """

    todo: list[T] = []

    def __bool__(self) -> bool:
        return bool(self.todo)

    @property
    def current(self) -> T:
        """The step that comes now."""
        return self.todo[-1]

    def done(self) -> T:
        """The present step is done with, and goes away."""
        return self.todo.pop()

    def first(self, steps: Iterable[T]) -> None:
        """These come next, in this order, and then what waits already."""
        self.todo += [*steps][::-1]

    def last(self, steps: Iterable[T]) -> None:
        """These come after all that waits already, in this order."""
        self.todo[:0] = reversed([*steps])

    def instead(self, *steps: T) -> None:
        """These come instead of the present step."""
        self.todo.pop()
        self.todo += steps[::-1]

    def in_order(self) -> list[T]:
        """All that waits, the next step first."""
        return self.todo[::-1]
