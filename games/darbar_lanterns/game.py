"""The index card of Lanterns: which function is which chapter."""

from darbar import Game, Goal

from . import events, moves
from .components import LanternsBox
from .phases.forecast import forecast
from .phases.tending import tending
from .phases.wind import wind
from .scene import points, scene
from .scoring import rescued, score
from .setup import setup
from .state import River
from .value import value
from .view import conserved, hide, imagine


def phase(state: River) -> str | None:
    """The next part of the hour; nothing after dawn, or when the night is lost."""
    return None if state.over else state.stage.value


LANTERNS = Game(
    name="lanterns",
    title="Lanterns",
    version="1",
    about="Keep the lanterns on the river alight till dawn, all together and without a word.",
    seats=(1, 4),
    state=River,
    box=LanternsBox,
    moves=(moves.Tend, moves.Row, moves.Fetch),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={"forecast": forecast, "tending": tending, "wind": wind},
    goal=Goal(together=rescued),
    score=score,
    value=value,
    scene=scene,
    points=points,
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    seats_in=lambda state: len(state.hands),
    package=__package__,
)
