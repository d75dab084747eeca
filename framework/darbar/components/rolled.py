"""Rolled dice: dice that somebody keeps, and what they show."""

from bisect import insort
from typing import TYPE_CHECKING, Any

from ..core.state import Piece

if TYPE_CHECKING:
    from ..core.table import Table


class RolledDice(Piece):
    """Dice of several kinds that lie before somebody. `faces[kind]` is what those of a kind show, lowest first."""

    faces: list[list[int]]

    def __getitem__(self, kind: int) -> list[int]:
        return self.faces[kind]

    def __len__(self) -> int:
        return sum(map(len, self.faces))

    def put(self, kind: int, face: int) -> None:
        """A die that shows this comes in."""
        insort(self.faces[kind], face)

    def take(self, kind: int, face: int) -> None:
        """A die that shows this goes away."""
        self.faces[kind].remove(face)

    def roll(self, table: "Table[Any]", kind: int, sides: int = 6) -> int:
        """A die comes in and is rolled for everyone to see; what it shows."""
        face = table.roll(sides)
        insort(self.faces[kind], face)
        return face

    def total(self, kind: int) -> int:
        """What the dice of a kind show together."""
        return sum(self.faces[kind])

    def best(self, kind: int, flips: int = 0, sides: int = 6) -> int:
        """The most that they show together when so many of them may be turned over to the opposite face."""
        faces = self.faces[kind]
        most = sum(faces)
        for face in faces[:flips]:
            gain = sides + 1 - 2 * face
            if gain <= 0:
                break
            most += gain
        return most
