"""3.3, 3.5, 3.6 and 8.9 Goods from the supply, political influence, dishonour and credit notes.

Tokens count as unlimited, as goods do; by the ruling `tokens` what is not there is not taken.
"""

from darbar import Seat, Table

from .components import Disgrace, Good
from .events import Dishonoured, GoodsGained, InfluenceGained, NoteGained
from .state import DISHONOUR, INFLUENCE, NOTE, AlRashid


def gain_goods(table: Table[AlRashid], seat: Seat, good: Good, count: int = 1) -> None:
    """Goods from the supply, which never ends."""
    table.state.players[seat].goods[good] += count
    table.tell(GoodsGained, seat, good, count)


def gain_note(table: Table[AlRashid], seat: Seat) -> None:
    """A credit note from the supply."""
    if draw(table.state, NOTE, 1):
        table.state.players[seat].notes += 1
        table.tell(NoteGained, seat)


def gain_influence(table: Table[AlRashid], seat: Seat, count: int = 1) -> None:
    """Tokens of political influence."""
    if count := draw(table.state, INFLUENCE, count):
        table.state.players[seat].influence += count
        table.tell(InfluenceGained, seat, count)


def dishonour(table: Table[AlRashid], seat: Seat, count: int, cause: Disgrace) -> None:
    """Tokens of dishonour."""
    if count := draw(table.state, DISHONOUR, count):
        table.state.players[seat].dishonour += count
        table.tell(Dishonoured, seat, count, cause)


def draw(state: AlRashid, kind: int, wanted: int) -> int:
    """Tokens leave the supply; how many."""
    if state.box.rulings.tokens == "counted":  # ruling tokens
        wanted = min(wanted, state.supply[kind])
    state.supply[kind] -= wanted
    return wanted
