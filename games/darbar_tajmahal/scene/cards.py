"""Cards: the display, the deck, the discards, and the special cards that lie beside the board."""

from collections.abc import Iterable
from functools import lru_cache

from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui.scene import Card as CardPart
from darbar.ui.scene import Hand, Label, Panel, Part, Pile, shows

from ..components import CARDS, NONE, PERSONS
from ..state import Taj

HAND = Hand()
BACK = CardPart("card", face_down=True)


def cards_panel(view: Taj) -> Panel:
    """All cards that nobody has."""
    beside = [view.box.specials[person] for person in PERSONS if view.specials[person] == NONE]
    parts: list[Part] = [
        Pile("line-deck", len(view.deck.cards), key="deck"),
        Pile("line-discards", len(view.deck.discards), key="discards"),
        row_of("display", "panel-display", view.display.cards),
    ]
    if beside:
        parts.append(row_of("specials", "panel-specials", beside))
    return Panel("cards", "panel-cards", tuple(parts))


def row_of(key: str, label: Label, cards: Iterable[int]) -> Panel:
    """Cards side by side; those that the watcher does not know lie face down."""
    return Panel(key, label, tuple(map(card_part, cards)), HAND)


@lru_cache
def card_part(card: int) -> CardPart:
    """One card."""
    return BACK if card == HIDDEN else CardPart(ident(CARDS[card]), ids=shows(CARDS[card]))
