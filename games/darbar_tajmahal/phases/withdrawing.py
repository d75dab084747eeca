"""Chapter 3: Withdrawing.

Whoever withdraws compares what they have played with the cards of those who are still in the visit, takes what they
have more of than anybody else, and builds a palace for each person and a royal one for the Grand Mogul.
"""

from darbar import Flow, Move, Seat, Table, Text, text
from darbar.components import places_in, sole_most

from ..components import City, Province, Symbol
from ..events import CrownWon, PalaceBuilt, RoyalPalaceBuilt, TokenWon, Withdrew
from ..moves import BUILDS, CROWNS, Build, Crown
from ..points import score_palaces, take_bonus, win_province
from ..state import Stage, Taj, Withdrawal
from .leaving import leave


def withdraw(table: Table[Taj], seat: Seat) -> None:
    """3.1 All prizes are known at once."""
    state = table.state
    state.withdrawal = Withdrawal()
    table.tell(Withdrew, seat)
    for symbol in prizes(state, seat):
        win(table, seat, symbol)
    build_on(table, seat)


def prizes(state: Taj, seat: Seat) -> list[Symbol]:
    """3.1 What a seat would win now: sole majorities among those who are still in, of what is still at the court."""
    strengths = [player.strength for player in state.players]
    own, court = strengths[seat], state.court
    return [
        symbol
        for symbol in Symbol
        if own[symbol] and court >> symbol & 1 and sole_most([strength[symbol] for strength in strengths]) == seat
    ]


def win(table: Table[Taj], seat: Seat, symbol: Symbol) -> None:
    """3.2, 3.5 and 3.6 A prize leaves the court; what belongs to it is done later."""
    state = table.state
    state.court &= ~(1 << symbol)
    match symbol:
        case Symbol.ELEPHANT:
            state.withdrawal.province = True
        case Symbol.MOGUL:
            state.withdrawal.royal = True
            table.tell(CrownWon, seat)
        case _:
            state.withdrawal.palaces += 1
            state.players[seat].tokens[symbol] += 1
            table.tell(TokenWon, seat, symbol)


def building(table: Table[Taj]) -> Flow[None]:
    """3.3 One palace after the other, in any order."""
    state = table.state
    seat = state.order.current
    offer = () if table.replaying else sites(state, seat)
    match (yield table.ask(seat, prompt(state), offer, lambda move: why_not_build(state, seat, move))):
        case Build(city):
            build(table, seat, city)
        case Crown(city):
            crown(table, seat, city)
    build_on(table, seat)


def build(table: Table[Taj], seat: Seat, city: City) -> None:
    """3.2 and 3.4 An ordinary palace; in a fortified city it takes the bonus tile."""
    state = table.state
    state.withdrawal.palaces -= 1
    state.withdrawal.built = True
    state.players[seat].palaces |= 1 << city
    state.ordinary |= 1 << city
    table.tell(PalaceBuilt, seat, city)
    take_bonus(table, seat, city)


def crown(table: Table[Taj], seat: Seat, city: City) -> None:
    """3.5 The royal palace, which takes no bonus tile."""
    state = table.state
    state.withdrawal.royal = False
    state.withdrawal.built = True
    state.players[seat].palaces |= 1 << city
    state.royal = int(city)
    table.tell(RoyalPalaceBuilt, seat, city)


def build_on(table: Table[Taj], seat: Seat) -> None:
    """4.7 When all palaces stand, the province token scores, and then the palaces do, once."""
    state = table.state
    withdrawal = state.withdrawal
    if withdrawal.palaces or withdrawal.royal:
        state.stage = Stage.BUILDING
        return
    if withdrawal.province:
        win_province(table, seat)
    if withdrawal.built:
        score_palaces(table, seat)
    leave(table, seat)


# Questions


def prompt(state: Taj) -> str | Text:
    """What is to be built."""
    withdrawal = state.withdrawal
    left = withdrawal.palaces + withdrawal.royal
    if left > 1:
        return text("palaces", left=left)
    return "royal" if withdrawal.royal else "palace"


def sites(state: Taj, seat: Seat) -> list[Move]:
    """3.2 and 3.5 Where each kind of palace can be built that is still to be built."""
    moves = list[Move]()
    if state.withdrawal.palaces:
        moves += [BUILDS[city] for city in places_in(ordinary_sites(state, seat))]
    if may_crown(state):
        moves += [CROWNS[city] for city in places_in(royal_sites(state, seat))]
    return moves


def may_crown(state: Taj) -> bool:
    """Whether the royal palace can be built now."""
    withdrawal = state.withdrawal
    waits = withdrawal.palaces and state.box.rulings.palace_order == "royal-last"  # ruling palace-order
    return withdrawal.royal and not waits


def ordinary_sites(state: Taj, seat: Seat) -> int:
    """3.2 The cities without an ordinary palace, as a set."""
    return apart(state, seat, state.box.cities[state.province] & ~state.ordinary)


def royal_sites(state: Taj, seat: Seat) -> int:
    """3.5 All cities of the province, as a set."""
    return apart(state, seat, state.box.cities[state.province])


def apart(state: Taj, seat: Seat, cities: int) -> int:
    """By the ruling royal-neighbour, those without an own palace, if there are any."""
    if state.box.rulings.royal_neighbour == "anyone":  # ruling royal-neighbour
        return cities
    return cities & ~state.players[seat].palaces or cities


def why_not_build(state: Taj, seat: Seat, move: Move) -> Text | None:
    """Why a palace cannot be built there."""
    if not isinstance(move, Build | Crown):
        return None
    withdrawal, city = state.withdrawal, move.city
    if isinstance(move, Build) and not withdrawal.palaces:
        return text("refusal-no-palace")
    if isinstance(move, Crown) and not withdrawal.royal:
        return text("refusal-no-crown")
    if not state.box.cities[state.province] >> city & 1:
        return text("refusal-other-province", city=city, province=Province(state.province))
    if isinstance(move, Build) and state.ordinary >> city & 1:
        return text("refusal-occupied", city=city)
    if isinstance(move, Crown) and not may_crown(state):
        return text("refusal-royal-last")
    return text("refusal-own-palace", city=city)
