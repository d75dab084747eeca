"""Hands: cards that their owner alone sees, and what everybody knows of them all the same."""

from bisect import insort

from ..core.state import Piece
from .decks import HIDDEN


class Hand(Piece):
    """The cards in somebody's hand, in order; `shown` are those among them that everybody knows.

    Whoever takes a card that lay open has it in a secret hand, and yet nobody forgets which it was. Cards are small
    numbers; those of one kind are equal, and a hand may hold several of them.
    """

    cards: list[int] = []
    shown: list[int] = []

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: int) -> bool:
        return card in self.cards

    def put(self, card: int) -> None:
        """A card comes in that nobody else sees."""
        insort(self.cards, card)

    def put_openly(self, card: int) -> None:
        """A card comes in that everybody has seen."""
        insort(self.cards, card)
        insort(self.shown, card)

    def take(self, card: int) -> int:
        """A card goes out for everybody to see; of equal ones, a known one, because nobody can tell which it was."""
        self.cards.remove(card)
        if card in self.shown:
            self.shown.remove(card)
        return card

    def lay_open(self) -> list[int]:
        """Everybody sees all of it from now on; the cards."""
        self.shown[:] = self.cards
        return self.cards

    def hide(self) -> None:
        """For a view: what everybody knows comes first, and after it so many cards that are HIDDEN."""
        self.cards[:] = [*self.shown, *[HIDDEN] * (len(self.cards) - len(self.shown))]
