"""Annex I: the contracts that their owner uses once a turn. The Mullah's is asked for when favours are spent."""

from typing import Final

from darbar import Flow, Seat, Table, Text, pick, text

from .. import notables
from ..components import Good, Power
from ..events import FrenchTraderServed, PowerUsed
from ..markers import gain_favours, gain_rupees, owned, pay_good
from ..moves import GIVE, INLAY
from ..state import Agra
from ..workers import any_lying
from .swaps import swap_equal, swappable
from .tonics import raise_workers

FRENCH_ROOM, FRENCH_RUPEES, FRENCH_VALUE = 3, 5, 3
INLAY_POINTS: Final[tuple[int, ...]] = (0, 1, 3)
FREE: Final[tuple[Power, ...]] = (Power.FRENCH_TRADER, Power.CALIPH, Power.ENGLISH_TRADER, Power.MOSAIC_MAKER)


def invoke(table: Table[Agra], seat: Seat, power: Power) -> Flow[None]:
    """Once in the turn."""
    table.state.players[seat].used_contracts |= 1 << power
    table.tell(PowerUsed, seat, power)
    match power:
        case Power.FRENCH_TRADER:
            yield from serve_french_trader(table, seat)
        case Power.CALIPH:
            pay_good(table, seat, Good.COTTON)
            yield from raise_workers(table, seat, 1)
        case Power.ENGLISH_TRADER:
            yield from swap_equal(table, seat)
        case Power.MOSAIC_MAKER:
            yield from inlay(table, seat)


def serve_french_trader(table: Table[Agra], seat: Seat) -> Flow[None]:
    """No. 6: a good goes on the card, which is a delivery; the third brings rupees, and the markers come back."""
    player = table.state.players[seat]
    give = yield from pick(table, seat, "french-trader", [GIVE[good] for good in cheap(table.state, seat)])
    player.goods[give.good] -= 1
    player.french += 1
    player.french_values |= 1 << table.state.values[give.good]
    table.tell(FrenchTraderServed, seat, give.good, player.french)
    notables.pay_bonuses(table, seat, give.good)
    if player.french == FRENCH_ROOM:
        player.french = player.french_values = 0
        player.supply += FRENCH_ROOM
        gain_rupees(table, seat, FRENCH_RUPEES)


def inlay(table: Table[Agra], seat: Seat) -> Flow[None]:
    """No. 15: one meditation point becomes a favour, or three become two."""
    now = table.state.now
    chosen = yield from pick(table, seat, "inlay", [one for one in INLAY if INLAY_POINTS[one.favours] <= now.points])
    now.points -= INLAY_POINTS[chosen.favours]
    yield from gain_favours(table, seat, chosen.favours)


# Questions


def may_invoke(state: Agra, seat: Seat, power: Power) -> bool:
    """Whether a contract of the seat is unused and good for something."""
    player = state.players[seat]
    if player.used_contracts >> power & 1:
        return False
    match power:
        case Power.FRENCH_TRADER:
            return bool(cheap(state, seat))
        case Power.CALIPH:
            return player.goods[Good.COTTON] > 0 and any_lying(state, seat)
        case Power.ENGLISH_TRADER:
            return bool(swappable(state, seat))
        case _:
            return state.now.points > 0


def cheap(state: Agra, seat: Seat) -> list[int]:
    """No. 6: the goods worth 1, 2 or 3 now; where the three must differ, of a value that is not on the card."""
    player, values = state.players[seat], state.values
    there = player.french_values if state.box.rulings.french_trader == "different" else 0  # ruling french-trader
    return [good for good in owned(player) if values[good] <= FRENCH_VALUE and not there >> values[good] & 1]


def why_not_invoke(state: Agra, seat: Seat, power: Power) -> Text:
    """Somebody else's, used, or good for nothing now."""
    if state.holders[power] != seat:
        return text("refusal-no-such-contract", power=power)
    if state.players[seat].used_contracts >> power & 1:
        return text("refusal-used")
    return text("refusal-only-with-favours" if power is Power.MULLAH else "refusal-no-effect")
