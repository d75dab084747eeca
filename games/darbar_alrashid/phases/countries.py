"""8 Countries: first a battle where there are mercenaries, then trade.

Mercenaries are turned up. The strongest player fights or flees; whoever does not free the country goes home, and the
next one is asked. When it is free, the first three take goods.
"""

from darbar import Flow, Move, Seat, Table, Text, text

from ..components import ACTING, Colour, Disgrace, Sector, Title
from ..events import (
    BattleWon,
    ColourBeaten,
    Fled,
    GoodsGained,
    MercenaryBeaten,
    MercenarySent,
    NoteGained,
    SentAway,
    Withdrew,
)
from ..mercenaries import discard, occupied, remove, remove_colour, reveal
from ..moves import ENOUGH, FLEE, SEND, TAKE, TAKE_ALL, TAKE_NOTE, Flee, Send, Take, TakeAll, TakeNote
from ..pawns import rank_players
from ..state import AlRashid, Stage
from ..tokens import dishonour, gain_goods

COLOURS = tuple(Colour)
FLIGHT = 2
"""8.5 The dishonour of who flees."""


def begin(table: Table[AlRashid], country: Sector) -> None:
    """8.1 Battle where there are mercenaries, trade where there are none."""
    state = table.state
    if occupied(state, country):
        everyone = state.box.rulings.battle == "everyone"  # ruling battle
        state.now.acting = rank_players(table, country, len(state.players) if everyone else ACTING)
        reveal(table, country)
        state.stage = Stage.BATTLE
    else:
        state.now.acting = rank_players(table, country)
        state.stage = Stage.TRADE


# 8.2 to 8.6 Battle


def battle(table: Table[AlRashid]) -> Flow[None]:
    """8.2 The strongest who is left fights, with as many mercenaries as he likes, or flees."""
    state, now = table.state, table.state.now
    seat = now.acting[0]
    now.force = [0] * len(COLOURS)
    move = yield table.ask(seat, "battle", [*fighters(state, seat), FLEE], lambda move: why_not_send(state, seat, move))
    if isinstance(move, Flee):
        flee(table, seat)
        return
    while isinstance(move, Send):
        spend(table, seat, move)
        offer = fighters(state, seat)
        if not offer:
            break
        move = yield table.ask(seat, "fight", [*offer, ENOUGH], lambda move: why_not_send(state, seat, move))
    yield from decide(table, seat)


def flee(table: Table[AlRashid], seat: Seat) -> None:
    """8.5 Two dishonour, and home."""
    table.tell(Fled, seat, Sector(table.state.now.sector))
    dishonour(table, seat, FLIGHT, Disgrace.FLIGHT)
    leave(table, seat)


def spend(table: Table[AlRashid], seat: Seat, sent: Send) -> None:
    """8.3 A mercenary counts its value, and one more for each Strategist."""
    state = table.state
    discard(table, seat, sent.colour, sent.value)
    state.now.force[sent.colour] += sent.value + state.players[seat].titles[Title.STRATEGIST]
    table.tell(MercenarySent, seat, sent.colour, sent.value)


def decide(table: Table[AlRashid], seat: Seat) -> Flow[None]:
    """8.3 A colour is beaten by more than its sum; with the last colour the country is free."""
    state, now, rulings = table.state, table.state.now, table.state.box.rulings
    country = Sector(now.sector)
    beaten = [colour for colour in COLOURS if is_beaten(state, colour)]
    for colour in beaten:
        remove_colour(state, country, colour)
        table.tell(ColourBeaten, seat, country, colour)
    if rulings.beaten == "tokens":  # ruling beaten
        beat_some(table, seat, country)
    if not occupied(state, country):
        table.tell(BattleWon, seat, country)
        yield from raid(table, seat, country)
        open_trade(table)
        return
    if beaten and rulings.raider == "colour":  # ruling raider
        yield from raid(table, seat, country)
    table.tell(Withdrew, seat, country)
    leave(table, seat)


def beat_some(table: Table[AlRashid], seat: Seat, country: Sector) -> None:
    """By the ruling `beaten`, mercenaries go one by one, weakest first, while more was spent than they are worth."""
    state = table.state
    for colour in COLOURS:
        there, total = state.garrisons[country][colour], 0
        while there and total + min(there) < state.now.force[colour]:
            value = min(there)
            total += value
            remove(table, country, colour, there.index(value))
            table.tell(MercenaryBeaten, seat, country, colour, value)


def leave(table: Table[AlRashid], seat: Seat) -> None:
    """8.4 to 8.6 The pawns go home, and the next player is the strongest; after the last there is no trade."""
    state, now = table.state, table.state.now
    state.retinue.go_home(now.sector, seat)
    now.acting.remove(seat)
    if not now.acting:
        state.stage = Stage.CLOSING


def open_trade(table: Table[AlRashid]) -> None:
    """2.4 and 8.7 The fourth and fifth who are left go home."""
    state, now = table.state, table.state.now
    for seat in now.acting[ACTING:]:
        state.retinue.go_home(now.sector, seat)
        table.tell(SentAway, seat, Sector(now.sector))
    del now.acting[ACTING:]
    state.stage = Stage.TRADE


def raid(table: Table[AlRashid], seat: Seat, country: Sector) -> Flow[None]:
    """9.7 A Raider who wins takes a good from the supply that is printed on the country."""
    state = table.state
    offer = [TAKE[good] for good, printed in enumerate(state.box.country_goods[country]) if printed]
    for _ in range(state.players[seat].titles[Title.RAIDER]):
        move = yield table.ask(seat, "raid", offer, why_not_raid)
        gain_goods(table, seat, move.good)


# 8.7 Trade


def trade(table: Table[AlRashid]) -> Flow[None]:
    """8.7 One player takes items: the first three or all goods of a kind, the second two, the third one."""
    state, now = table.state, table.state.now
    seat, country = now.acting[now.at], now.sector
    taken: list[Move] = []
    for item in range(state.box.trade_items[now.at]):
        offer = items(state, country, taken)
        if now.at == item == 0:
            offer = [*wholesale(state, country), *offer]
        if not offer:
            break
        prompt = TRADE[state.box.trade_items[now.at] - item]
        move = yield table.ask(seat, prompt, [*offer, ENOUGH], lambda move: why_not_take(state, move))
        take(table, seat, country, move)
        taken.append(move)
        if not isinstance(move, Take | TakeNote):
            break
    now.at += 1
    if now.at == len(now.acting):
        state.stage = Stage.CLOSING


def take(table: Table[AlRashid], seat: Seat, country: int, move: Move) -> None:
    """8.7 and 8.8 Goods or the credit note go to the player."""
    state, player = table.state, table.state.players[seat]
    match move:
        case TakeNote():
            state.notes[country] -= 1
            player.notes += 1
            table.tell(NoteGained, seat)
        case Take(good) | TakeAll(good):
            count = 1 if isinstance(move, Take) else state.goods[country][good]
            state.goods[country][good] -= count
            player.goods[good] += count
            table.tell(GoodsGained, seat, good, count)


# Questions


def fighters(state: AlRashid, seat: Seat) -> list[Move]:
    """8.3 The mercenaries in hand of colours that are there and not yet beaten, each value once."""
    hand, now = state.players[seat].hand, state.now
    return [
        SEND[colour][value - 1]
        for colour, there in enumerate(state.garrisons[now.sector])
        if there and not is_beaten(state, colour)
        for value in sorted(set(hand[colour]))
    ]


def is_beaten(state: AlRashid, colour: int) -> bool:
    """8.3 Whether more has been spent than the mercenaries of a colour are worth together."""
    there = state.garrisons[state.now.sector][colour]
    return bool(there) and state.now.force[colour] > sum(there)


def items(state: AlRashid, country: int, taken: list[Move]) -> list[Move]:
    """8.7 and 8.8 The goods and the credit note that are left, after what has been taken."""
    barred = taken if must_differ(state, taken) else ()
    offer: list[Move] = [TAKE[good] for good, count in enumerate(state.goods[country]) if count]
    if barred:
        offer = [move for move in offer if move not in barred]
    if state.notes[country] and not is_note_barred(state, taken):
        offer.append(TAKE_NOTE)
    return offer


def must_differ(state: AlRashid, taken: list[Move]) -> bool:
    """8.7 and 8.8 Whether nothing may be taken twice: by a reading of trade, or because the first took the note."""
    rulings = state.box.rulings
    if rulings.trade == "different":  # ruling trade
        return True
    return rulings.note == "different" and not state.now.at and TAKE_NOTE in taken  # ruling note


def is_note_barred(state: AlRashid, taken: list[Move]) -> bool:
    """8.8 Whether the first has taken equal goods, beside which there is no note."""
    return state.box.rulings.note == "different" and not state.now.at and len(set(taken)) < len(taken)  # ruling note


def wholesale(state: AlRashid, country: int) -> list[Move]:
    """8.7 The kinds of which there is anything."""
    return [TAKE_ALL[good] for good, count in enumerate(state.goods[country]) if count]


def why_not_send(state: AlRashid, seat: Seat, move: Move) -> Text | None:
    """Why a mercenary cannot be spent; None for other moves."""
    if not isinstance(move, Send):
        return None
    if move.value not in state.players[seat].hand[move.colour]:
        return text("refusal-no-mercenary", colour=move.colour, value=move.value)
    beaten = is_beaten(state, move.colour)
    return text("refusal-beaten" if beaten else "refusal-no-enemy", colour=move.colour)


def why_not_raid(move: Move) -> Text | None:
    """Why a Raider cannot take a good; None for other moves."""
    return text("refusal-not-produced", good=move.good) if isinstance(move, Take) else None


def why_not_take(state: AlRashid, move: Move) -> Text | None:
    """Why something cannot be taken; None for other moves."""
    country = state.now.sector
    match move:
        case TakeNote() if state.notes[country]:
            return text("refusal-note-apart")
        case TakeNote():
            return text("refusal-no-note")
        case Take(good) | TakeAll(good) if not state.goods[country][good]:
            return text("refusal-none-left", good=good)
        case TakeAll():
            return text("refusal-first-only")
        case Take(good):
            return text("refusal-taken", good=good)
    return None


TRADE = [text("trade", items=items) for items in range(10)]
"""The question by how many items may still be taken."""
