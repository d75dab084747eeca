"""Chapter 2: A visit.

In a turn one plays a card of one's colour, perhaps with a white or a special card, or withdraws. The first colour card
of a visit sets the colour, and only the colour change helps against it, for one turn.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import CARDS, NONE, SYMBOLS, WHITES, Card, Colour, Source, colour_of
from ..events import CardAdded, CardPlayed, NothingToPlay, SpecialScored
from ..moves import ADDS, CHANGES, ENOUGH, PLAYS, WITHDRAW, Add, Change, Play, Withdraw
from ..state import Player, Stage, Taj
from .leaving import anyone
from .withdrawing import withdraw

SPECIAL_POINTS = 2
NEXT_CARD = tuple([text("next-card", colour=colour) for colour in Colour])


def turn(table: Table[Taj]) -> Flow[None]:
    """2.1 Play, or withdraw; also who must withdraw is asked, so that nobody learns why."""
    state = table.state
    seat = state.order.current
    player = state.players[seat]
    table.begin_turn(seat)
    offer = () if table.replaying else plays(player)
    if len(offer) == 1:
        table.tell(NothingToPlay, seat)
    prompt = "first-card" if player.colour == NONE else NEXT_CARD[player.colour]
    match (yield table.ask(seat, prompt, offer, lambda move: why_not_play(player, move), always=True)):
        case Withdraw():
            withdraw(table, seat)
        case Play(card):
            play(table, seat, card)
        case Change(card):
            change(table, seat, card)


def play(table: Table[Taj], seat: Seat, card: Card) -> None:
    """2.2 A colour card; the first one of a visit sets the colour. Then another card may be added."""
    state = table.state
    player = state.players[seat]
    if player.colour == NONE:
        player.colour = colour_of(card)
    lay(table, player, card)
    table.tell(CardPlayed, seat, card)
    state.stage = Stage.ADDING


def change(table: Table[Taj], seat: Seat, card: Card) -> None:
    """7.5 A card of another colour, together with the colour change; in the next turn the first colour counts again."""
    state = table.state
    player = state.players[seat]
    lay(table, player, card)
    table.tell(CardPlayed, seat, card)
    lay(table, player, Card.COLOUR_CHANGE)
    table.tell(CardAdded, seat, Card.COLOUR_CHANGE)
    end_turn(state)


def adding(table: Table[Taj]) -> Flow[None]:
    """2.3 One white or special card, or none; also who has none is asked, so that nobody learns it."""
    state = table.state
    seat = state.order.current
    player = state.players[seat]
    offer = () if table.replaying else additions(player)
    match (yield table.ask(seat, "add", offer, lambda move: why_not_add(player, move), always=True)):
        case Add(card):
            add(table, seat, card)
    end_turn(state)


def add(table: Table[Taj], seat: Seat, card: Card) -> None:
    """7.2 to 7.5 Special cards are added like white ones; one of them brings points at once."""
    state = table.state
    player = state.players[seat]
    lay(table, player, card)
    table.tell(CardAdded, seat, card)
    if card is Card.TWO_POINTS:
        player.points[Source.SPECIALS] += SPECIAL_POINTS
        table.tell(SpecialScored, seat, SPECIAL_POINTS)
    elif card is Card.COLOUR_CHANGE and len(player.played) == 2 and state.box.rulings.first_change == "free":
        player.colour = NONE  # ruling first-change


def lay(table: Table[Taj], player: Player, card: Card) -> None:
    """2.5 A card lies open before its owner; from here nobody takes it back."""
    player.played.append(table.reveal(player.hand.take(int(card))))
    for symbol in SYMBOLS[card]:
        player.strength[symbol] += 1


def end_turn(state: Taj) -> None:
    """2.1 and 2.6 The next one who is still in the visit, and be it the same."""
    state.order.go_round(anyone)
    state.stage = Stage.TURN


# Questions


def plays(player: Player) -> list[Move]:
    """2.2 and 2.4 The colour cards that may be played, each kind once; withdrawing is always possible."""
    hand, own, moves = player.hand.cards, player.colour, list[Move]()
    changing = own != NONE and Card.COLOUR_CHANGE in hand
    last = NONE
    for card in hand:
        if card >= WHITES:
            break
        if card != last:
            last = card
            if own == NONE or colour_of(card) == own:
                moves.append(PLAYS[card])
            elif changing:
                moves.append(CHANGES[card])
    moves.append(WITHDRAW)
    return moves


def additions(player: Player) -> list[Move]:
    """2.3 The white and special cards in hand, each kind once; or none of them."""
    return [*[ADDS[card] for card in sorted({card for card in player.hand.cards if card >= WHITES})], ENOUGH]


def why_not_play(player: Player, move: Move) -> Text | None:
    """Why a card may not be played."""
    match move:
        case Play(card) | Change(card) | Add(card) if card not in player.hand:
            return text("refusal-not-in-hand", card=card)
        case Add(card) if card < WHITES:
            return text("refusal-is-played", card=card)
        case Add():
            return text("refusal-no-colour-card")
        case Play(card) | Change(card) if card >= WHITES:
            return text("refusal-no-colour-card")
        case Play() if player.colour != NONE:
            return text("refusal-wrong-colour", colour=Colour(player.colour))
        case Change(card) if Card.COLOUR_CHANGE not in player.hand:
            return text("refusal-no-change", card=CARDS[Card.COLOUR_CHANGE])
        case Change(card):
            return text("refusal-needless-change", card=card)
    return None


def why_not_add(player: Player, move: Move) -> Text | None:
    """Why a card may not be added."""
    match move:
        case Withdraw():
            return text("refusal-turn-begun")
        case Play(card) if card >= WHITES and card in player.hand:
            return text("refusal-is-added", card=card)
        case Play() | Change():
            return text("refusal-one-colour-card")
        case Add(card) if card < WHITES:
            return text("refusal-one-colour-card")
        case Add(card):
            return text("refusal-not-in-hand", card=card)
    return None
