"""The index card of Al-Rashid: which function is which chapter."""

from darbar import Game, Pass
from darbar.core.moves import ident

from . import events, moves
from .box import AlRashidBox
from .components import YEARS, Rank
from .features import features
from .phases.countries import battle, trade
from .phases.court import audience
from .phases.guilds import operation, visit
from .phases.placement import envoys, latecomers, placement, recruitment
from .phases.resolution import closing, schemes, turn
from .phases.year_end import year_end
from .pointing import points, price
from .scene import scene
from .scoring import score
from .setup import setup
from .state import AlRashid
from .value import value
from .view import conserved, hide, imagine


def phase(state: AlRashid) -> str | None:
    """The next part of the year; nothing after the last year."""
    return None if state.year > YEARS else state.stage._value_  # `.value` calls a function


ALRASHID = Game(
    name="alrashid",
    title="Al-Rashid",
    version="1",
    about="Send your family to guilds, court and countries to win the favour of the Caliph.",
    seats=(2, 5),
    state=AlRashid,
    box=AlRashidBox,
    moves=(*moves.ALL, Pass),
    events=events.ALL,
    setup=setup,
    phase=phase,
    phases={
        "recruitment": recruitment,
        "envoys": envoys,
        "placement": placement,
        "latecomers": latecomers,
        "schemes": schemes,
        "turn": turn,
        "visit": visit,
        "espionage": operation,
        "audience": audience,
        "battle": battle,
        "trade": trade,
        "closing": closing,
        "year-end": year_end,
    },
    score=score,
    value=value,
    features=features,
    scene=scene,
    points=points,
    price=price,
    untold=tuple(map(ident, Rank)),
    hide=hide,
    imagine=imagine,
    conserved=conserved,
    seats_in=lambda state: len(state.players),
    package=__package__,
)
