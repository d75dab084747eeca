"""6.2.1.3 and 6.2.1.4 The Merchant and the Builder on their way, and the rupees the Merchant leaves behind."""

from darbar import Flow, Seat, Table

from .components import CHARACTERS, NONE, PATH, Space
from .events import BuilderLeft, BuilderMoved, CoinsFound, MerchantMoved
from .markers import gain_favours
from .state import Agra

MERCHANT_FAVOURS = 2


def collect_coins(table: Table[Agra], seat: Seat, space: Space) -> None:
    """Whoever works in a building takes the rupees that lie there; characters have none."""
    state = table.state
    if space < CHARACTERS and (rupees := state.coins[space]):
        state.coins[space] = 0
        state.players[seat].rupees += rupees
        table.tell(CoinsFound, seat, space, rupees)


def visit_merchant(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.1.3 After the action in his building: two favours, and the Merchant moves on."""
    yield from gain_favours(table, seat, MERCHANT_FAVOURS)
    move_merchant(table)


def move_merchant(table: Table[Agra]) -> None:
    """6.2.1.3 As many built buildings on as the die says, with a rupee for each that he passes."""
    state = table.state
    die = table.roll()
    for _ in range(die - 1):
        state.merchant = next_place(state, state.merchant, built=True)
        state.coins[state.merchant] += 1
    state.merchant = next_place(state, state.merchant, built=True)
    if state.box.rulings.merchant_rupees == "reached":
        state.coins[state.merchant] += 1
    table.tell(MerchantMoved, die, Space(state.merchant))


def move_builder(table: Table[Agra]) -> None:
    """6.2.1.4 As many sites on as the die says; when none is left, he leaves."""
    state = table.state
    if all(state.built):
        state.builder = NONE
        table.tell(BuilderLeft)
        return
    die = table.roll()
    for _ in range(die):
        state.builder = next_place(state, state.builder, built=False)
    table.tell(BuilderMoved, die, Space(state.builder))


def next_place(state: Agra, place: int, built: bool) -> int:
    """The next building (or the next site) on the way, after the last the first again."""
    at = PLACE_ON_PATH[place]
    while True:
        at = (at + 1) % len(PATH)
        if state.built[PATH[at]] == built:
            return PATH[at]


PLACE_ON_PATH = [PATH.index(building) for building in range(len(PATH))]
