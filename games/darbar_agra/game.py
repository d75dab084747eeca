"""The index card of Agra: which function is which chapter."""

from darbar import Game, Pass

from . import events, moves
from .box import AgraBox
from .features import features
from .notes import describe, note
from .phases.actions import action, extra
from .phases.characters.sailor import sailing
from .phases.meditation import meditation
from .phases.orders import orders
from .phases.turns import closing, opening
from .pointing import points, price
from .scene import scene
from .scoring import score
from .setup import setup
from .state import Agra, Stage
from .value import value
from .view import conserved, hide, imagine


def phase(state: Agra) -> str | None:
    """The next part of the turn; nothing after the last round, which is over when a turn would open."""
    stage = state.stage
    return None if stage is Stage.OPENING and state.over else stage._value_  # `.value` calls a function


AGRA = Game(
    name="agra",
    title="Agra",
    version="3",
    about="Produce, transform and deliver goods for notables, guilds and Akbar's birthday.",
    seats=(2, 4),
    state=Agra,
    box=AgraBox,
    moves=(*moves.ALL, Pass),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={
        "opening": opening,
        "meditation": meditation,
        "action": action,
        "sailing": sailing,
        "extra": extra,
        "orders": orders,
        "closing": closing,
    },
    score=score,
    value=value,
    features=features,
    scene=scene,
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    points=points,
    price=price,
    note=note,
    describe=describe,
    untold=("marker", "worker"),
    seats_in=lambda state: len(state.players),
    package=__package__,
)
