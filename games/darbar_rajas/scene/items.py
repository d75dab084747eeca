"""What steps give, as counted things."""

from collections.abc import Iterable
from functools import lru_cache

from darbar.core.moves import ident, kebab, word
from darbar.ui.scene import Item

from ..components import ANY, CHAMBERS, Colour, Site
from ..steps import Kind, Step

SHOWN = {
    Kind.WORKER: "worker",
    Kind.INCOME: "income-tile",
    Kind.BUILD: "cover",
    Kind.TILE: "tile",
    Kind.RAJA: "upgrade",
}
"""The kinds that are called otherwise."""

UNSHOWN = (
    Kind.DISCARD_VALUE,
    Kind.DISCARD_COLOUR,
    Kind.DISCARD_FOR_GOOD,
    Kind.DISCARD_AT_PORT,
    Kind.PAY,
    Kind.CELL,
    Kind.ROADS,
    Kind.FIT,
    Kind.YIELDS,
)
"""The kinds that give nothing, or are shown elsewhere."""


@lru_cache(maxsize=4096)
def items(steps: tuple[Step, ...]) -> tuple[Item, ...]:
    """What steps give."""
    return tuple(item for step in steps for item in items_of(step))


def items_of(step: Step) -> Iterable[Item]:
    """What one step gives."""
    kind = Kind(step.kind)
    if kind in UNSHOWN:
        return ()
    match kind:
        case Kind.DICE:
            return (Item(die(step.what), step.amount),)
        case Kind.DICE_PER_KARMA:
            return (Item(f"{die(step.what)}-per-karma", step.amount),)
        case Kind.PALACE:
            return (Item(palace_action(step.what)),)
        case Kind.RAJA:
            return Item("upgrade"), Item("money", step.amount)
        case Kind.WORKER | Kind.INCOME | Kind.BUILD | Kind.TILE:
            return (Item(SHOWN[kind]),)
    return (Item(kebab(kind.name), step.amount),)


def die(colour: int) -> str:
    """The id of a die of a colour, or of any."""
    return "die" if colour == ANY else f"die-{word(Colour(colour))}"


def die_face(colour: int, value: int) -> str:
    """The id of a die that shows something."""
    return f"{die(colour)}-{value}"


def palace_action(chambers: int) -> str:
    """The id of an action of one chamber, or of several."""
    values = [value for value in range(1, 7) if chambers >> value & 1]
    return ident(Site(CHAMBERS + values[0] - 1)) if len(values) == 1 else "palace-action"
