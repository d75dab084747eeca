"""Targets: what each position of a match is taught to be worth.

Partly what came of its match; partly what was said on the way: by a search at the position itself where one has
thought about it, else by the network at the position after it.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ..learning.network import Array


def corrected(said: Array, thoughts: Array, sides: Sequence[int]) -> tuple[Array, NDArray[np.bool_]]:
    """What a network said, put right where a search knows a seat better; and where that was.

    The others share what is left as the network would have it.
    """
    found, places = said.copy(), ~np.isnan(thoughts)
    for place, seat in np.argwhere(places):
        found[place] = _with_own(said[place], int(seat), float(thoughts[place, seat]), np.array(sides))
    return found, np.logical_or.reduce(places, axis=1)


def _with_own(said: Array, seat: int, chance: float, sides: NDArray[np.int64]) -> Array:
    """Chances in which the side of a seat has this one."""
    own = sides == sides[seat]
    if own.all():
        return np.full_like(said, chance)
    counted = np.array([place == list(sides).index(side) for place, side in enumerate(sides)])
    rest = said[~own & counted].sum()
    return np.where(own, chance, said * (1 - chance) / max(rest, 1e-6)).astype(np.float32)


def returns(said: Array, thought: NDArray[np.bool_], wins: Array, match: NDArray[np.int64], trust: float) -> Array:
    """What each position is worth: by `trust` what came of it, by the rest what was said."""
    found = wins.copy()
    for place in range(len(match) - 1, -1, -1):
        last = place + 1 == len(match) or match[place] != match[place + 1]
        later = wins[place] if last else found[place + 1]
        if thought[place]:
            found[place] = trust * later + (1 - trust) * said[place]
        elif not last:
            found[place] = trust * later + (1 - trust) * said[place + 1]
    return found.astype(np.float32)
