"""What goods are worth: `state.values[good]`, kept in step with the price tokens."""

from darbar import Move, Seat, Table

from .components import NONE, Face, Good, Token
from .events import PriceSet, PricesReset
from .moves import PRICE
from .state import Agra

GOODS, TOKENS, FACES = tuple(Good), tuple(Token), tuple(Face)
"""Enums as tuples: to go through an enum is slow."""


def put_token(table: Table[Agra], seat: Seat, token: Token, face: Face, good: Good) -> None:
    """6.2.2.1 A price token is placed, moved or turned: the good takes the value it shows."""
    state = table.state
    state.token_goods[token] = good
    state.token_faces[token] = face
    reprice(state)
    table.tell(PriceSet, seat, token, good, state.values[good])


def reset_tokens(table: Table[Agra]) -> None:
    """7.1 All price tokens go back to the Trader, fewest flags up."""
    state = table.state
    state.token_goods[:] = [NONE] * len(Token)
    state.token_faces[:] = [Face.LOW] * len(Token)
    reprice(state)
    table.tell(PricesReset)


def reprice(state: Agra) -> None:
    """Work out all values anew: base values, and the tokens that lie on goods."""
    state.values[:] = state.box.base_values
    for token, good in enumerate(state.token_goods):
        if good != NONE:
            state.values[good] = state.box.token_values[token][state.token_faces[token]][good]


def token_goods(state: Agra, token: int, face: int) -> list[Good]:
    """The goods this side of a token may go to: free of other tokens, and a change against now."""
    values, there = state.box.token_values[token][face], state.token_goods
    return [
        good
        for good in GOODS
        if values[good] and (good not in there or (there[token] == good and state.token_faces[token] != face))
    ]


def token_moves(state: Agra) -> list[Move]:
    """The sides of tokens that have somewhere to go."""
    return [PRICE[token][face] for token in TOKENS for face in FACES if token_goods(state, token, face)]


def any_token_move(state: Agra) -> bool:
    """Whether some token has somewhere to go; the same as asking for all of them, but quicker."""
    there = state.token_goods
    for faces in state.box.token_values:
        for values in faces:
            for good, value in enumerate(values):
                if value and good not in there:
                    return True
    return bool(token_moves(state))
