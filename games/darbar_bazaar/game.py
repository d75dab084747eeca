"""The index card of Bazaar: which function is which chapter."""

from darbar import Game, Pass

from . import events, moves
from .components import BazaarBox
from .phases.evening import evening, night, sell_at, usual_price
from .phases.morning import caravan, morning
from .phases.noon import noon
from .scene import points, price, scene
from .scoring import score, value
from .setup import setup
from .state import Bazaar
from .view import conserved, hide, imagine


def phase(state: Bazaar) -> str | None:
    """The next part of the day; nothing after the last day."""
    return None if state.over else state.stage.value


BAZAAR = Game(
    name="bazaar",
    title="Bazaar",
    version="1",
    about="Send workers to the bazaar, collect goods and fill orders.",
    seats=(2, 5),
    state=Bazaar,
    box=BazaarBox,
    moves=(
        moves.Place,
        moves.Buy,
        moves.Take,
        moves.TakeOrder,
        moves.DrawOrder,
        moves.Fill,
        moves.Accept,
        moves.Rest,
        moves.Drink,
        moves.Sell,
        Pass,
    ),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={
        "morning": morning,
        "caravan": caravan,
        "noon": noon,
        "evening": evening,
        "selling": sell_at(usual_price),
        "night": night,
    },
    score=score,
    value=value,
    scene=scene,
    points=points,
    price=price,
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    seats_in=lambda state: len(state.players),
    package=__package__,
)
