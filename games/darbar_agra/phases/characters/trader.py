"""6.2.2.1 The Trader: exchange up to three goods, and move a price token before or after."""

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ...anytime import freely
from ...components import Face, Token
from ...markers import PASS, gain_good, owned, pay_good
from ...moves import ENOUGH, EXCHANGE, GIVE, MARK, RECEIVE, Exchange, Give, Price, Receive
from ...prices import put_token, token_goods, token_moves
from ...state import Agra

MOST_GIVEN = 3
MARGIN = 1


def visit_trader(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 What the Trader does; the worker is already there."""
    exchanged = priced = False
    while not (exchanged and priced):
        match (yield from ask_trader(table, seat, exchanged, priced)):
            case Exchange():
                yield from exchange(table, seat)
                exchanged = True
            case Price(token, face):
                yield from put_somewhere(table, seat, token, face)
                priced = True
            case _:
                return


def ask_trader(table: Table[Agra], seat: Seat, exchanged: bool, priced: bool) -> Flow[Move]:
    """An exchange and a price token, each once, in any order."""
    state = table.state

    def offer() -> list[Move]:
        exchanges: list[Move] = [EXCHANGE] if not exchanged and worthwhile(state, seat) else []
        return [*exchanges, *([] if priced else token_moves(state)), ENOUGH]

    return freely(table, seat, "trader", offer, lambda move: why_not_trade(move, exchanged, priced))


def exchange(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 Goods for others that are worth one less in all; only without markers one gets less."""
    credit = (yield from give(table, seat)) - MARGIN
    values = table.state.values
    while offer := [RECEIVE[good] for good, value in enumerate(values) if value <= credit]:
        move: Receive = yield table.ask(seat, text("credit", credit=credit), offer)
        if not (yield from gain_good(table, seat, move.good)):
            return
        credit -= values[move.good]


def give(table: Table[Agra], seat: Seat) -> Flow[int]:
    """6.2.2.1 One to three goods are given; what they are worth."""
    player, values, worth = table.state.players[seat], table.state.values, 0
    for given in range(MOST_GIVEN):
        offer: list[Move] = [GIVE[good] for good in owned(player)]
        if given:
            offer.append(ENOUGH)
        match (yield from pick(table, seat, "exchange", offer)):
            case Give(good):
                worth += values[good]
                pay_good(table, seat, good)
            case _:
                break
    return worth


def set_price(table: Table[Agra], seat: Seat, optional: bool = True) -> Flow[bool]:
    """Choose a price token and a side, then a good: once, for the Trader and the PRICE tile; whether one was set."""
    offer = [*token_moves(table.state), *([PASS] if optional else [])]
    match (yield table.ask(seat, "price", offer)):
        case Price(token, face):
            yield from put_somewhere(table, seat, token, face)
            return True
    return False


def put_somewhere(table: Table[Agra], seat: Seat, token: Token, face: Face) -> Flow[None]:
    """6.2.2.1 The token goes to a good without one, or is turned where it lies."""
    goods = token_goods(table.state, token, face)
    move = yield from pick(table, seat, "mark", [MARK[good] for good in goods])
    put_token(table, seat, token, face, move.good)


# Questions


def worthwhile(state: Agra, seat: Seat) -> bool:
    """Whether an exchange could bring anything: two goods, or one that is worth more than the Trader keeps."""
    goods, values = state.players[seat].goods, state.values
    worth = 0
    for good, count in enumerate(goods):
        worth += values[good] * count
        if worth > MARGIN:
            return True
    return False


def why_not_trade(move: Move, exchanged: bool, priced: bool) -> Text | None:
    """Why the Trader does not do that."""
    match move:
        case Exchange():
            return text("refusal-exchanged") if exchanged else text("refusal-nothing-to-exchange")
        case Price(token):
            return text("refusal-priced") if priced else text("refusal-token", token=token)
    return None
