"""Stock: counted goods, and supplies that run out."""

from ..core.state import Piece


class Stock(Piece):
    """So many of each kind: a supply on the table, or what a player owns. `left[kind]`."""

    left: list[int]

    def __getitem__(self, kind: int) -> int:
        return self.left[kind]

    def put(self, kind: int, count: int = 1) -> None:
        """Add some."""
        self.left[kind] += count

    def take(self, kind: int, wanted: int = 1) -> int:
        """Take as many as wanted, or as there are; how many that was."""
        taken = min(wanted, self.left[kind])
        self.left[kind] -= taken
        return taken

    def holds(self, cost: "list[int] | Stock") -> bool:
        """Whether all of a cost is here."""
        wanted = cost.left if isinstance(cost, Stock) else cost
        for have, need in zip(self.left, wanted, strict=True):
            if have < need:
                return False
        return True

    def give(self, other: "Stock", kind: int, wanted: int = 1) -> int:
        """Hand over as many as wanted, or as there are; how many that was."""
        taken = self.take(kind, wanted)
        other.put(kind, taken)
        return taken
