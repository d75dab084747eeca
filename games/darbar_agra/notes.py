"""What a player should know of a move beyond what it changes at once: what a space brings, what a contract needs."""

from darbar import Move, Seat, Text, text

from .components import CHARACTERS, NONE, Good, Notable, Space
from .moves import Build, Deliver, Peonage, Place
from .notables import shares_of
from .phases.buildings import MOST_TRANSFORMED, harvest
from .phases.characters.architect import takshaka_saves
from .pointing import asked
from .state import Agra


def note(view: Agra, move: Move) -> Text | None:
    """What else a move is good for, where that is not in its name."""
    seat = asked(view)
    match move:
        case Place(space) | Peonage(space):
            return space_note(view, seat, space)
        case Build():
            return materials_note(view, seat)
        case Deliver(notable):
            return contract_note(view, seat, notable)
    return None


def space_note(view: Agra, seat: Seat, space: Space) -> Text | None:
    """How many goods can be made at a space, and whether the Merchant is there."""
    goods = None if space >= CHARACTERS else goods_note(view, seat, Good(space))
    if view.merchant != space:
        return goods
    return text("note-merchant") if goods is None else text("note-goods-merchant", goods=goods)


def goods_note(view: Agra, seat: Seat, good: Good) -> Text | None:
    """How many of a good can be produced, or made of what one has."""
    if not view.box.levels[Space(good)]:
        return text("note-goods", count=harvest(view, seat, good), good=good)
    count = min(view.players[seat].goods[view.box.made_from[good]], MOST_TRANSFORMED)
    return text("note-goods", count=count, good=good) if count else None


def materials_note(view: Agra, seat: Seat) -> Text:
    """5.3.1 What the own materials are worth for building."""
    box, goods = view.box, view.players[seat].goods
    own = [
        text("note-material", good=Good(good), worth=box.construction[good] * goods[good])
        for good in box.materials
        if goods[good]
    ]
    several = [text("note-two-kinds")] if len(own) > 1 else []
    saved = [text("note-saved", notable=Notable.TAKSHAKA)] if takshaka_saves(view, seat) else []
    return text("note-materials", things=[*own, *several, *saved])


def contract_note(view: Agra, seat: Seat, notable: Notable) -> Text | None:
    """7.4 Who wins the contract, where this is the last good."""
    if view.river[notable].count(NONE) != 1:
        return None
    shares = shares_of(view, notable, last=seat)
    winner = Seat(max(shares, key=lambda one: shares[one]))
    return text("note-wins") if winner == seat else text("note-loses", seat=winner)
