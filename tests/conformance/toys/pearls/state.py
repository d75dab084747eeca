"""Everything on the beach."""

from enum import Enum, IntEnum
from typing import Annotated, Literal

from darbar import Box, Choice, Components, Options, Piece, Row, Rulings, State
from darbar.components import Deck, Order


class Shell(IntEnum):
    WHITE, ROSE, BLACK = range(3)


class Stage(Enum):
    DEAL = "deal"
    TURN = "turn"
    TIDE = "tide"


class ShellRow(Row):
    worth: int
    count: int


class PearlOptions(Options):
    rounds: Literal[2, 3] = 2


class PearlRulings(Rulings):
    rough_sea: Annotated[
        bool, Choice("Whether the sea is rough.", rule="2.2", reason="Nobody said so.", yes="it is", no="it is calm")
    ] = False


class PearlComponents(Components):
    shells: tuple[ShellRow, ...]


class PearlBox(Box):
    options: PearlOptions
    rulings: PearlRulings
    components: PearlComponents


class Diver(Piece):
    hand: list[int]
    coins: int = 0


class Pearls(State):
    box: PearlBox
    divers: list[Diver]
    deck: Deck
    order: Order
    sold: list[int] = []
    stage: Stage = Stage.DEAL
    round: int = 1
    tide: int = 0


def all_shells(state: Pearls) -> list[int]:
    return [shell for shell, row in enumerate(state.box.components.shells) for _ in range(row.count)]


def worth(state: Pearls, shell: int) -> int:
    return state.box.components.shells[shell].worth
