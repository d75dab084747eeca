"""The index card of Rajas of the Ganges: which function is which chapter."""

from darbar import Game, Pass

from . import events, moves
from .box import RajasBox
from .features import features
from .phases.navaratnas import choose_brown_slot
from .phases.placing import turn
from .phases.rewards import step
from .phases.rounds import closing, phase
from .pointing import describe, points, price
from .scene import scene
from .scoring import score
from .setup import setup
from .state import Rajas
from .value import value
from .view import conserved, hide, imagine

RAJAS = Game(
    name="rajas",
    title="Rajas of the Ganges",
    version="1",
    about="Spend dice to build a province, until your fame and your money meet.",
    seats=(2, 4),
    state=Rajas,
    box=RajasBox,
    moves=(*moves.ALL, Pass),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={"brown": choose_brown_slot, "turn": turn, "step": step, "closing": closing},
    score=score,
    value=value,
    features=features,
    scene=scene,
    points=points,
    price=price,
    describe=describe,
    horizon=2,
    untold=("worker", "line-fame", "line-money"),
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    seats_in=lambda state: len(state.players),
    package=__package__,
)
