"""6.1 and 7.1 Visits to palaces: titles and favours that can be paid for, and why others are not offered."""

from darbar import Move, Seat, Text, text

from .components import NONE, Favour, Title
from .favours import COPIED, EXCHANGES, possible
from .gold import spared, worth
from .moves import ACQUIRE, IMITATE, REQUEST
from .payment import credit, discount, price, purse
from .state import AlRashid


def due(state: AlRashid, seat: Seat, more: int = 0) -> int:
    """The gold that the goods must be worth for the visit so far and so much more, after a credit note."""
    return state.visit.gold + more - discount(state, state.players[seat], state.visit.title)


def can_pay(state: AlRashid, seat: Seat, more: int) -> bool:
    """Whether the visit so far and so much more can be paid for."""
    return due(state, seat, more) <= purse(state, state.players[seat], state.visit)


def too_dear(state: AlRashid, seat: Seat, gold: int) -> Text:
    """The price, and what the player has to pay with."""
    return text("refusal-gold", gold=gold, worth=max(0, purse(state, state.players[seat], state.visit)))


# Titles


def titles_offered(state: AlRashid, seat: Seat, sector: int) -> list[Move]:
    """6.8 and 7.4 The titles of a palace that are there and can be paid for."""
    player, left = state.players[seat], state.titles
    gold = purse(state, player, state.visit) - state.visit.gold
    if gold < 0:
        return []
    gold += credit(state, player)
    single = state.box.rulings.same_title == "forbidden"  # ruling same-title
    return [
        ACQUIRE[title]
        for title in state.box.titles_of[sector]
        if left[title] and price(state, player, title) <= gold and not (single and player.titles[title])
    ]


def choose_title(state: AlRashid, seat: Seat, title: Title) -> None:
    """A title becomes part of the visit."""
    state.visit.title = title
    state.visit.gold += price(state, state.players[seat], title)


def why_not_title(state: AlRashid, seat: Seat, title: Title, sector: int) -> Text:
    """Why a title is not offered."""
    player, palace = state.players[seat], state.box.title_palaces[title]
    if palace != sector:
        return text("refusal-other-palace", title=title, sector=palace)
    if state.visit.title != NONE:
        return text("refusal-one-title-a-visit")
    if not state.titles[title]:
        return text("refusal-title-gone", title=title)
    if player.titles[title] and state.box.rulings.same_title == "forbidden":
        return text("refusal-same-title", title=title)
    return too_dear(state, seat, state.visit.gold + price(state, player, title) - discount(state, player, title))


# Favours


def favours_offered(state: AlRashid, seat: Seat, guild: int) -> list[Move]:
    """6.9 The favour of a guild's leader; with the Favorite, those of the four others."""
    if guild != Favour.FAVORITE:
        return [REQUEST[guild]] if may_request(state, seat, Favour(guild)) else []
    return [IMITATE[favour] for favour in COPIED if may_request(state, seat, favour)]


def may_request(state: AlRashid, seat: Seat, favour: Favour) -> bool:
    """Whether a favour can be paid for and done; an exchange leaves a good for itself, or comes first."""
    gold = due(state, seat, favour_price(state, favour))
    if favour not in EXCHANGES:
        return gold <= worth(state, state.players[seat].goods)
    if swaps_first(state):
        return possible(state, seat, favour, gold)
    return possible(state, seat, favour) and gold <= spared(state, state.players[seat].goods)


def choose_favour(state: AlRashid, favour: Favour) -> None:
    """A favour becomes part of the visit."""
    state.visit.gold += favour_price(state, favour)
    state.visit.favour = favour


def favour_price(state: AlRashid, favour: Favour) -> int:
    """6.9 What a favour costs here: with the Favorite her own price as well."""
    gold = state.box.favour_gold
    return gold[favour] + (gold[Favour.FAVORITE] if state.now.sector == Favour.FAVORITE else 0)


def swaps_first(state: AlRashid) -> bool:
    """Whether exchanges come before the payment."""
    return state.box.rulings.exchanges == "before-payment"  # ruling exchanges


def why_not_favour(state: AlRashid, seat: Seat, favour: Favour) -> Text:
    """Why a favour is not offered."""
    if state.visit.favour != NONE:
        return text("refusal-one-favour")
    if not possible(state, seat, favour):
        return text("refusal-nothing-to-exchange")
    gold = due(state, seat, favour_price(state, favour))
    if gold <= worth(state, state.players[seat].goods):
        return text("refusal-keep-a-good", gold=gold)
    return too_dear(state, seat, gold)
