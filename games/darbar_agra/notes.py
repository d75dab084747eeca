"""What a player should know of a move beyond what it changes at once: what a space brings, what a contract needs.

Payments are told with the goods that are given, and with what they are worth.
"""

from darbar import Move, Seat, Text, text

from .components import CHARACTERS, NONE, Good, Notable, Space
from .moves import Build, Deliver, Pay, PaySailor, Peonage, Place
from .notables import shares_of
from .payment import goods_in
from .phases.buildings import MOST_TRANSFORMED, harvest
from .phases.characters.architect import takshaka_saves, worth_of
from .pointing import asked, paid
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
    return text("note-materials", things=[*own, *added(view, seat, len(own))])


def added(view: Agra, seat: Seat, kinds: int) -> list[Text]:
    """5.3.1 What so many kinds of materials are worth beyond their construction values."""
    several = [text("note-two-kinds")] if kinds > 1 else []
    saved = [text("note-saved", notable=Notable.TAKSHAKA)] if takshaka_saves(view, seat) else []
    return [*several, *saved]


def contract_note(view: Agra, seat: Seat, notable: Notable) -> Text | None:
    """7.4 Who wins the contract, where this is the last good."""
    if view.river[notable].count(NONE) != 1:
        return None
    shares = shares_of(view, notable, last=seat)
    winner = Seat(max(shares, key=lambda one: shares[one]))
    return text("note-wins") if winner == seat else text("note-loses", seat=winner)


# Payments


def describe(view: Agra, move: Move) -> Text | None:
    """A payment names its goods, what adds to them, and what they are worth together; other moves need no word."""
    if not isinstance(move, Pay | PaySailor) or not (payment := paid(view, move)):
        return None
    if isinstance(move, PaySailor):
        return text("line-pay-sailor", goods=goods_in(payment), worth=move.worth)
    seat = Seat(view.turn_seat)
    things = [*goods_in(payment), *added(view, seat, len(set(payment)))]
    return text("line-pay", goods=things, worth=worth_of(view, seat, payment))
