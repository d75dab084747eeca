"""How likely prizes are won, for bots: what somebody leads in, and who could still match it.

A prize in which somebody leads is theirs when their turn comes again, unless a rival who is still in can match it
before that; whoever is at turn may withdraw, and has it for sure.
"""

from functools import lru_cache

from darbar import Seat

from .components import COLOUR_KINDS, NONE, SYMBOLS, WHITES, Card, Symbol
from .state import Stage, Taj

HELD, RIVAL = 0.95, 0.6
"""How likely a lead is won by whoever is at turn; and for each rival who could match it before one's next turn."""

CHANCE, HOPE = 0.25, 0.05
"""How likely one wins what one could lead in at the next turn, and what one could lead in later."""

NOTHING = (0,) * len(Symbol)


def chances(state: Taj, seat: Seat) -> list[float]:
    """How likely a seat wins each prize that is still at the court."""
    order, own = state.order, state.players[seat]
    rivals = [state.players[one] for one in order.seats if one != seat and one not in order.out]
    strengths = [rival.strength for rival in rivals]
    if order.current == seat and state.stage is Stage.TURN:
        turns = list[tuple[int, ...]]()
    else:
        turns = [one_turn(tuple(rival.hand.cards), rival.colour) for rival in rivals]
    mine, odds = one_turn(tuple(own.hand.cards), own.colour), [0.0] * len(Symbol)
    for symbol in range(len(Symbol)):
        if state.court >> symbol & 1:
            best = max([strength[symbol] for strength in strengths], default=0)
            if own.strength[symbol] > best:
                odds[symbol] = holding(own.strength[symbol], symbol, strengths, turns)
            else:
                odds[symbol] = overtaking(best - own.strength[symbol], mine[symbol])
    return odds


def holding(strength: int, symbol: int, strengths: list[list[int]], turns: list[tuple[int, ...]]) -> float:
    """How likely a lead lasts until one's next turn, with rivals who can add so much in theirs."""
    odd = HELD
    for rival, more in zip(strengths, turns, strict=False):
        if more[symbol] and rival[symbol] + more[symbol] >= strength:
            odd *= RIVAL
    return odd


def overtaking(behind: int, more: int) -> float:
    """How likely one comes to lead who is so far behind, and can add so much in a turn."""
    if more > behind:
        return CHANCE
    return HOPE if more else 0.0


@lru_cache(maxsize=1 << 16)
def one_turn(cards: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """How many of each symbol a hand can add in one turn: with a colour card, and with a white or a special one."""
    most, more = [0] * len(Symbol), [0] * len(Symbol)
    changing = Card.COLOUR_CHANGE in cards
    for card in cards:
        if card >= WHITES:
            for symbol in SYMBOLS[card]:
                more[symbol] = 1
        elif card >= 0 and (colour in (NONE, card // COLOUR_KINDS) or changing):
            for symbol in SYMBOLS[card]:
                most[symbol] = max(most[symbol], SYMBOLS[card].count(symbol))
    return tuple(map(sum, zip(most, more, strict=True))) if any(most) else NOTHING
