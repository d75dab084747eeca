"""What a position is worth to a seat: the rupees if it ended now, and its prospects beyond the usual ones.

A value is in rupees, and at the end it is the score. Before, whoever is better off than usual by what lies on the table
wants the end, whoever is better off by what is still to come wants to play on, and a lead counts for the less the
longer it can be lost. Only what a view holds is read.
"""

from darbar import Seat
from darbar.components import HIDDEN

from .bags import likely_bag
from .components import COVERS, NONE, START_RUPEES
from .prospects import engine, stock
from .scoring import akbar_rupees, contract_rupees, meditation_rupees, track_rate
from .state import Agra, Player

ROUND_RUPEES = 1.9
"""By how much the points of a player usually grow in a round."""

ROUNDS_A_STEP, ROUNDS_AN_ORDER, ROUNDS_A_PIER = 1.8, 3.0, 5.0
AFTERMATH, LONG = 1.5, 12.5
"""How soon somebody climbs a step, fills an order, moves the boat; what is played after that; and a long way off."""

HASTE = 1.3
"""With so many rounds left, half of what is in stock can still be used."""

FIRST_STOCK, MORE_STOCK, FULL_STOCK, USUAL_ENGINE = 6.0, 0.6, 16.0, 0.038
"""What a player usually has: a stock that grows to its full size, and an engine that becomes better in each round."""

DOUBT = 0.005
"""How much less a lead counts for each round left, and for each round played: long matches make impatient."""

PATIENCE, CLIMB = 16, 0.08
"""After so many rounds everybody wants to get home: so much for each step of the highest track and each round more."""


def value(state: Agra, seat: Seat) -> float:
    """The rupees a seat can expect, as far as they tell its chance to win."""
    player = state.players[seat]
    left = rounds_left(state, seat)
    worth = points(state, seat, player)
    if left:
        usable = left / (left + HASTE)
        usual_stock = min(FULL_STOCK, FIRST_STOCK + MORE_STOCK * state.round)
        worth += usable * (stock(state, seat, player) - usual_stock)
        worth += left * (engine(state, seat, player) - USUAL_ENGINE * state.round) + climb(state, player)
    usual = START_RUPEES + ROUND_RUPEES * state.round
    return usual + (worth - usual) / (1.0 + left * DOUBT * state.round)


def rounds_left(state: Agra, seat: Seat) -> float:
    """How many turns the seat has left: counted once the end is triggered, before that guessed from what is nearest."""
    rounds = state.ending.rounds_left
    if rounds is not None:
        seats = len(state.players)
        still_to_move = (seat - state.first) % seats >= (state.turn_seat - state.first) % seats
        return float(rounds + still_to_move)
    box, highest, free = state.box, 0, len(state.orders[0])
    for player in state.players:
        for step in player.influence:
            if step > highest:
                highest = step
    for column in state.orders:
        empty = column.count(NONE)
        if empty < free:
            free = empty
    nearest = ROUNDS_A_STEP * (box.top - highest)
    nearest = min(nearest, ROUNDS_AN_ORDER * free)
    nearest = min(nearest, ROUNDS_A_PIER * (len(box.legs) - 1 - state.pier))
    return AFTERMATH + min(nearest, LONG)


def points(state: Agra, seat: Seat, player: Player) -> float:
    """The rupees if it ended now; a bag that cannot be looked into holds what one expects."""
    rupees = player.rupees if player.rupees != HIDDEN else likely_bag(state, seat)
    rupees += contract_rupees(state, seat) + akbar_rupees(state.akbar.count(seat))
    for guild, column in enumerate(state.orders):
        if orders := column.count(seat):
            rupees += orders * track_rate(state, seat, guild)
    return rupees + meditation_rupees(state, player) + COVERS - player.covers.bit_count()


def climb(state: Agra, player: Player) -> float:
    """In a long match, whoever is high on a track can end it."""
    late = state.round - PATIENCE
    return CLIMB * late * max(player.influence) if late > 0 else 0.0
