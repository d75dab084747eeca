"""Tasting: a network learns what things are worth from what came of the tastes of players.

In a long game among equals, how a match ends says little about one of its positions: whoever is about to win has spent
what others still hold. But a taste was given to a player by chance, for a whole match. So if players who like something
more do better, it is worth more than it was thought to be, and the next generation counts it so. It begins with the
game's own value.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct, structs
from numpy.typing import NDArray

from ..learning.encoder import Encoder
from ..learning.network import Array, Measures, ValueNetwork, Weights, chances_of, measured, outputs
from .fitting import Epoch, Fit, Lessons, begun, readable, split_by_match, sureness, surprise

STEP = 2.0
"""What brings a point more for each deviation of tastes counts so many deviations more from then on."""

REACH = 0.5
"""It goes at most so far from where it is as players were with their tastes; what lies farther was not tried."""

RIDGE = 0.01
"""How many positions of doubt there are about every input of the game's own value."""

SMALL = 1e-9


class Tasted(Struct, frozen=True):
    """What players liked, and what came of it: how much a point of each feature counted more to them, and their leads.

    A lead is the points that a player had more in the end than its rivals on average.
    """

    likings: Array
    leads: Array


def tasted(matches: Sequence[tuple[Sequence[Sequence[float]], Sequence[float]]]) -> Tasted | None:
    """The same for matches, of which each has the likings of its seats and their points; None without any likings."""
    likings, leads = [], []
    for liked, points in matches:
        for seat, row in enumerate(liked):
            if row:
                likings.append(row)
                leads.append(points[seat] - (sum(points) - points[seat]) / (len(points) - 1))
    return Tasted(np.array(likings, dtype=np.float32), np.array(leads, dtype=np.float32)) if likings else None


def preferred(found: Tasted, own: Array, reach: float = REACH) -> Array:
    """How much more a point of each feature is to count: in the direction that brought leads, as far as that is sure.

    What could well be an accident is held back, and the more so the less there is to it. `own` is what a point counts
    now: players to whom all of that counts more do better because the rest of their taste counts for less, and that is
    no reason to count anything differently.
    """
    spread = found.likings.std(axis=0) + SMALL
    given = np.concatenate([found.likings / spread, np.ones((len(found.leads), 1))], axis=1)
    brought, *_ = np.linalg.lstsq(given, found.leads, rcond=None)
    left = found.leads - given @ brought
    doubt = (left**2).sum() / max(1, len(left) - len(brought)) / len(left)
    gains, all = brought[:-1], own / spread
    gains = gains - (gains @ all) / (all @ all + SMALL) * all
    steps = STEP * np.maximum(0.0, 1.0 - doubt / (gains**2 + SMALL)) * gains
    far, most = float(np.linalg.norm(steps)), reach * len(steps) ** 0.5
    more: Array = (min(1.0, most / (far + SMALL)) * steps * spread).astype(np.float32)
    return more


def fit_tastes(
    encoder: Encoder,
    lessons: Sequence[Lessons],
    found: Tasted | None,
    how: Fit,
    leader: ValueNetwork | None,
    failures: int = 0,
) -> tuple[ValueNetwork, list[Epoch], list[Lessons]]:
    """The best network so far, or the game's value, with what tastes have taught; how well it foretells; what it had
    not seen. After each failure it goes half as far."""
    chance = np.random.default_rng(how.seed)
    split = [split_by_match(one, how.tried, chance) for one in lessons]
    learned, rest = [first for first, _ in split], [second for _, second in split]
    if leader is None:
        empty = begun(learned, structs.replace(how, units=1), chance, readable(encoder, "features"))
        weights, scale = valued(empty, learned)
    else:
        weights, scale = leader.weights, leader.measures.standing
    if found is not None:
        more = preferred(found, counted(weights, encoder) * scale, REACH / 2**failures)
        weights = changed(weights, encoder, more / scale)
    weights, margin = with_margins(weights, learned)
    measures = Measures(sureness(weights, rest, encoder), margin, tuple(one.seats for one in lessons), scale)
    course = [Epoch(1, *(missed(weights, part, encoder, measures.sureness) for part in (learned, rest)))]
    return ValueNetwork(encoder, weights, measures, {}), course, rest


def valued(empty: Weights, lessons: Sequence[Lessons]) -> tuple[Weights, float]:
    """A network that says what the game's own value does, as far as its features tell; and what that is counted in."""
    given = np.concatenate([flat(measured(empty, one.inputs())) for one in lessons])
    ahead = np.concatenate([leads(one.estimates).ravel() for one in lessons])
    scale = float(ahead.std()) + SMALL
    told = np.linalg.solve(given.T @ given + RIDGE * np.eye(given.shape[1]), given.T @ (ahead / scale))
    direct = np.zeros_like(empty.direct)
    direct[:, 0] = told
    return empty._replace(out=np.zeros_like(empty.out), direct=direct), scale


def counted(weights: Weights, encoder: Encoder) -> Array:
    """How much a point of each feature of a side counts to a network without hidden units."""
    here, feature = _features(weights, encoder, 0)
    found = np.zeros(encoder.layout.features, dtype=np.float32)
    found[feature] = (weights.direct[:, 0] / weights.deviation)[here]
    return found


def changed(weights: Weights, encoder: Encoder, more: Array) -> Weights:
    """A network to which features of a side count more, or less, and those of its rivals the other way round."""
    direct = weights.direct.copy()
    for whose, sign in ((0, 1.0), (1, -1.0)):
        here, feature = _features(weights, encoder, whose)
        direct[here, 0] += sign * weights.deviation[here] * more[feature]
    return weights._replace(direct=direct)


def _features(weights: Weights, encoder: Encoder, whose: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Which inputs are features of a side, or of its rivals on average, and which features these are."""
    side = len(encoder.side_names)
    of, place = np.divmod(weights.used, side)
    feature = place - (side - encoder.layout.features)
    [here] = np.nonzero((of == whose) & (feature >= 0))
    return here, feature[here].astype(np.intp)


def with_margins(weights: Weights, lessons: Sequence[Lessons]) -> tuple[Weights, float]:
    """The same network with margins that follow from strength; and what they are counted in."""
    strong = np.concatenate([outputs(weights, one.inputs())[:, :, 0].ravel() for one in lessons])
    margins = np.concatenate([one.margins.ravel() for one in lessons])
    scale = float(margins.std()) + SMALL
    slope, rest = np.polyfit(strong, margins / scale, 1)
    direct, bias = weights.direct.copy(), weights.out_bias.copy()
    direct[:, 1] = slope * direct[:, 0]
    bias[1] = slope * bias[0] + rest
    return weights._replace(direct=direct, out_bias=bias), scale


def missed(weights: Weights, lessons: Sequence[Lessons], encoder: Encoder, sure: float) -> float:
    """How much it is surprised by who wins, on average."""
    goal, found = encoder.game.goal, list[float]()
    for one in lessons:
        sides = goal.sides_of(one.seats)
        chances = chances_of(outputs(weights, one.inputs())[:, :, 0] * sure, sides)
        found += [surprise(chances, one.wins, sides)] * len(one)
    return float(np.mean(found))


def leads(estimates: Array) -> Array:
    """How far everyone is ahead of the others on average: (positions, seats)."""
    count = estimates.shape[1]
    ahead: Array = (estimates - estimates.mean(axis=1, keepdims=True)) * count / (count - 1)
    return ahead


def flat(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """All rows of all seats below one another."""
    return rows.reshape(-1, rows.shape[-1])
