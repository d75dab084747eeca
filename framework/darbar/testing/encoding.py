"""Checks of what is learned with: views become numbers without secrets, and networks that come along still fit."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from ..core.seats import Seat, seats
from ..errors import DarbarError
from ..learning.encoder import Encoder, encoder
from ..learning.shipping import shipped
from ..match.match import Match
from .trials import Edition, Trial
from .worlds import imagined

STOPS = 4


def vectors_keep_secrets(trial: Trial) -> Iterator[str]:
    """Worlds that a seat cannot tell apart become the same numbers, as many as at any other table."""
    encodes = encoder(trial.game)
    for match in trial.stops(STOPS):
        for seat in seats(match.seats):
            yield from faults(encodes, match, seat, trial.header.seed + len(match.moves))


def faults(encodes: Encoder, match: Match[Any], seat: Seat, seed: int) -> Iterator[str]:
    """What is wrong with the numbers of one seat."""
    game = match.game
    true = encodes.vector(game.view(match.state, seat), seat, match.seats)
    other = encodes.vector(game.view(imagined(game, match.state, seat, seed), seat), seat, match.seats)
    if len(true) != encodes.size:
        yield f"what seat {seat + 1} sees becomes {len(true)} numbers, and not {encodes.size}"
    elif not np.isfinite(true).all():
        yield f"what seat {seat + 1} sees becomes numbers without end"
    elif (differs := np.flatnonzero(true != other)).size:
        name = encodes.names[differs[0]]
        yield f"what seat {seat + 1} sees becomes other numbers where hidden things differ: {name!r}"


def networks_fit(edition: Edition) -> Iterator[str]:
    """Networks in the game's package can be read, and were made for the state that it has now."""
    try:
        shipped(edition.game, edition.game.seats[0])
    except DarbarError as error:
        yield str(error)
