"""The index card of Taj Mahal: which function is which chapter."""

from darbar import Game

from . import events, moves
from .box import TajBox
from .features import features
from .phases.leaving import taking
from .phases.playing import adding, turn
from .phases.visits import closing, opening
from .phases.withdrawing import building
from .pointing import SYMBOL_IDS, note, points
from .scene import scene
from .scoring import score
from .setup import setup
from .state import Stage, Taj
from .value import value
from .view import conserved, hide, imagine

PHASES = {stage: None if stage is Stage.OVER else stage.value for stage in Stage}


def phase(state: Taj) -> str | None:
    """What comes next; nothing after the last visit."""
    return PHASES[state.stage]


TAJMAHAL = Game(
    name="tajmahal",
    title="Taj Mahal",
    version="1",
    about="Play cards for princes and provinces, and know when to withdraw.",
    seats=(3, 5),
    state=Taj,
    box=TajBox,
    moves=moves.ALL,
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={
        "opening": opening,
        "turn": turn,
        "adding": adding,
        "building": building,
        "taking": taking,
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
    note=note,
    untold=SYMBOL_IDS,
    seats_in=lambda state: len(state.players),
    package=__package__,
)
