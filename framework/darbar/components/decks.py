"""Decks, bags and displays: face-down piles in order, face-down piles without order, and face-up rows.

Cards and tokens are small integers: rows of a component table, or int enums. `HIDDEN` stands in a view where a card is
that the seat may not know.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..core.dice import Dice
from ..core.seats import EVERYONE
from ..core.state import Piece

if TYPE_CHECKING:
    from ..core.table import Table

HIDDEN: Final = -1


class Deck(Piece):
    """Face-down cards in an order nobody knows; the last is drawn first. Discards are face up.

    An empty deck takes its discards back, unless `reshuffles` says no.
    """

    cards: list[int]
    discards: list[int] = []
    reshuffles: bool = True

    def draw(self, dice: Dice) -> int | None:
        """The top card, after reshuffling the discards into an empty deck; None when there is nothing to draw.

        Rules call `table.draw(deck)`, which also notes who saw the card.
        """
        if not self.cards and self.discards and self.reshuffles:
            self.cards, self.discards = self.discards, []
            dice.shuffle(self.cards)
        return self.cards.pop() if self.cards else None

    def hide(self) -> None:
        """For a view: the order of the face-down cards is nobody's to know."""
        self.cards[:] = [HIDDEN] * len(self.cards)


class Bag(Piece):
    """Tokens drawn at random. How many of each kind are inside is known to all; `counts[kind]`."""

    counts: list[int]

    def draw(self, dice: Dice) -> int | None:
        """One token; None when the bag is empty. Rules call `table.draw(bag)`."""
        left = sum(self.counts)
        if not left:
            return None
        place = dice.below(left)
        kind = 0
        while place >= self.counts[kind]:
            place -= self.counts[kind]
            kind += 1
        self.counts[kind] -= 1
        return kind

    def put(self, kind: int, count: int = 1) -> None:
        """Tokens go back into the bag."""
        self.counts[kind] += count


class Display(Piece):
    """A face-up row that is filled up to `size` from a deck or a bag."""

    size: int
    cards: list[int] = []

    def refill(self, table: "Table[Any]", pile: Deck | Bag) -> list[int]:
        """Draw for everyone to see until the row is full or the pile is empty; what was added."""
        added = []
        while len(self.cards) < self.size and (card := table.draw(pile, EVERYONE)) is not None:
            self.cards.append(card)
            added.append(card)
        return added

    def take(self, card: int) -> int:
        """Take one card of the row."""
        self.cards.remove(card)
        return card


def fill_hidden(places: Sequence[list[int]], cards: Iterable[int], known: Iterable[int], dice: Dice) -> None:
    """Imagine: put the cards that are not `known` into the `HIDDEN` places, in a random order.

    `cards` is everything there is, `known` everything that lies open elsewhere; open cards in `places` count as known.
    """
    unknown = Counter(cards)
    unknown.subtract(known)
    for place in places:
        unknown.subtract(card for card in place if card != HIDDEN)
    pool = list(unknown.elements())
    dice.shuffle(pool)
    for place in places:
        place[:] = [pool.pop() if card == HIDDEN else card for card in place]
