"""Chapter 2: The forecast.

An hour begins with winds that lie open: everyone knows where it will blow, nobody knows how hard.
"""

from darbar import Flow, Seat, Table

from ..components import HOURS, Lantern
from ..events import HourBegan, WindAnnounced
from ..state import River, Stage


def forecast(table: Table[River]) -> Flow[None]:
    """2.1 Turn up the winds of this hour. Nobody decides anything."""
    state = table.state
    table.begin_turn(Seat(0), quietly=True)
    table.tell(HourBegan, state.hour, HOURS)
    announced = state.forecast.refill(table, state.winds)
    table.tell(WindAnnounced, tuple(Lantern(one) for one in announced))
    state.stage = Stage.TENDING
    yield from ()
