"""What a move is about on the table, and what a player should know of it."""

from darbar import Ask, Move, Seat, Text, text
from darbar.core.moves import ident, word

from .components import Card, Symbol
from .moves import Add, Change, Enough, Play, Take, Withdraw
from .phases.withdrawing import prizes
from .state import Taj

SYMBOL_IDS = tuple([ident(symbol) for symbol in Symbol])
"""What nobody needs to be told beside a move: which symbols it lays down or takes away."""


def points(view: Taj, move: Move, ask: Ask) -> list[str] | None:
    """The keys of what a move is about; None where its city says it."""
    match move:
        case Take(card):
            return [f"display/{ident(card)}"]
        case Play(card) | Add(card):
            return [in_hand(ask.seat, card)]
        case Change(card):
            return [in_hand(ask.seat, card), in_hand(ask.seat, Card.COLOUR_CHANGE)]
        case Withdraw():
            return [f"prize-{word(symbol)}" for symbol in prizes(view, ask.seat)] or [f"player-{ask.seat}"]
        case Enough():
            return []
    return None


def in_hand(seat: Seat, card: Card) -> str:
    """The key of a card in a hand; of several equal ones, the first."""
    return f"hand-{seat}/{ident(card)}"


def note(view: Taj, move: Move) -> Text | None:
    """What withdrawing would win now, and with what; nothing else needs a note."""
    if not isinstance(move, Withdraw):
        return None
    won = prizes(view, view.seat)
    return text("note-wins", symbols=[Symbol(symbol) for symbol in won]) if won else text("note-wins-nothing")
