"""The index card of Hearts: which function is which chapter."""

from darbar import Game, Goal

from . import events, moves
from .components import HeartsBox
from .features import features
from .phases.counting import counting
from .phases.deal import deal
from .phases.passing import passing
from .phases.tricks import play
from .scene import scene
from .scoring import score
from .setup import setup
from .state import Hearts
from .value import value
from .view import conserved, hide, imagine


def phase(state: Hearts) -> str | None:
    """The next part of the hand; after the last one, nothing."""
    stage = state.stage
    return None if stage == "deal" and state.over else stage


HEARTS = Game(
    name="hearts",
    title="Hearts",
    version="1",
    about="Take no hearts, and not the queen of spades; or take them all.",
    seats=(3, 5),
    state=Hearts,
    box=HeartsBox,
    moves=(moves.PassOn, moves.Play),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={"deal": deal, "passing": passing, "play": play, "counting": counting},
    score=score,
    goal=Goal(fewest=True),
    value=value,
    features=features,
    horizon=1,
    scene=scene,
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    seats_in=lambda state: len(state.hands),
    package=__package__,
)
