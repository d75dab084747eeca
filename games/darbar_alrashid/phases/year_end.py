"""10 The end of a year: countries are refilled, titles are ready again, and a new crisis breaks out."""

from darbar import Flow, Table

from ..components import YEARS, Crisis, Sector
from ..events import YearEnded
from ..mercenaries import post_crisis
from ..state import NOTE, AlRashid, Stage
from ..tokens import draw


def year_end(table: Table[AlRashid]) -> Flow[None]:
    """10.1 to 10.4 After the last year nothing of this is done."""
    state = table.state
    table.tell(YearEnded, state.year)
    state.year += 1
    state.order.at = 0
    if state.year <= YEARS:
        refill(state)
        for player in state.players:
            player.used.clear()
        reveal_crisis(table)
        state.resolved = [False] * len(Sector)
    else:
        state.next_order = []
    state.stage = Stage.ENVOYS
    yield from ()


def refill(state: AlRashid) -> None:
    """10.1 Every country has again what is printed on it."""
    box = state.box
    state.goods = [list(goods) for goods in box.country_goods]
    for sector, printed in enumerate(box.country_notes):
        if missing := printed - state.notes[sector]:
            state.notes[sector] += draw(state, NOTE, missing)


def reveal_crisis(table: Table[AlRashid]) -> None:
    """10.3 A year tile is revealed; its mercenaries join those that were not beaten."""
    tile = table.draw(table.state.crises)
    if tile is not None:
        table.state.crises.discards.append(tile)
        post_crisis(table, Crisis(tile))
