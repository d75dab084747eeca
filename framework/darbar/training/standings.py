"""Standings: a network learns how a seat will stand some turns later, in what the game's own value is counted in.

In a long game among equals, how a match ends says little about one of its turns: too much comes between. How the seat
stands four turns of its own later says much, and whoever looks so far ahead plays better than the value it began with.
From generation 1 on, standing is what the best network says. A lesson is about the seat whose turn has just ended, as
in play: seats that have just moved are not compared with seats that are about to.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from ..learning.encoder import Encoder
from ..learning.network import Array, Measures, ValueNetwork, Weights, measured, outputs
from .fitting import Epoch, Fit, Lessons, begun, readable, split_by_match, sureness

AHEAD = 4
"""So many turns of its own later."""

RIDGE = 100.0
"""How many positions of doubt there are about every input."""


def fit_standings(
    encoder: Encoder, lessons: Sequence[Lessons], how: Fit, leader: ValueNetwork | None
) -> tuple[ValueNetwork, list[Epoch], list[Lessons]]:
    """A network without hidden units, how well it explains what it learned and what it did not, and the latter."""
    chance = np.random.default_rng(how.seed)
    split = [split_by_match(one, how.tried, chance) for one in lessons]
    learned, rest = [first for first, _ in split], [second for _, second in split]
    empty = begun(learned, structs.replace(how, units=1), chance, readable(encoder, how.reads))
    scale = np.concatenate([later(one, leader) for one in lessons]).std(axis=0) + 1e-6
    weights = solved(empty, learned, [later(one, leader) / scale for one in learned])
    course = [Epoch(1, missed(weights, learned, leader, scale), missed(weights, rest, leader, scale))]
    measures = Measures(
        sureness(weights, rest, encoder), float(scale[1]), tuple(one.seats for one in lessons), float(scale[0])
    )
    return ValueNetwork(encoder, weights, measures, {}), course, rest


def solved(empty: Weights, lessons: Sequence[Lessons], targets: Sequence[Array]) -> Weights:
    """The weights of inputs that explain the targets best, in closed form."""
    given = np.concatenate([own_inputs(empty, one) for one in lessons])
    given = np.concatenate([given, np.ones((len(given), 1), dtype=np.float32)], axis=1)
    doubt = RIDGE * np.eye(given.shape[1], dtype=np.float32)
    doubt[-1, -1] = 0.0
    found = np.linalg.solve(given.T @ given + doubt, given.T @ np.concatenate(targets)).astype(np.float32)
    return empty._replace(out=np.zeros_like(empty.out), out_bias=found[-1], direct=found[:-1])


def own_inputs(weights: Weights, lessons: Lessons) -> Array:
    """What a network reads about the seat whose turn has ended, measured."""
    return measured(weights, lessons.inputs()[np.arange(len(lessons)), lessons.mover])


def missed(weights: Weights, lessons: Sequence[Lessons], leader: ValueNetwork | None, scale: Array) -> float:
    """The share of what comes later that is not explained."""
    wrong = [
        outputs(weights, one.inputs())[np.arange(len(one)), one.mover] - later(one, leader) / scale for one in lessons
    ]
    return float((np.concatenate(wrong) ** 2).mean())


def later(lessons: Lessons, leader: ValueNetwork | None) -> Array:
    """How the seat whose turn has ended stands some turns later: above the average, and above its best rival."""
    now = standing(lessons, leader)
    places = later_places(lessons.match, lessons.mover)
    over = places < 0
    found = now[places]
    found[over] = standings(lessons.final)[np.arange(len(lessons)), lessons.mover][over]
    return found


def standing(lessons: Lessons, leader: ValueNetwork | None) -> Array:
    """How the seat whose turn has ended stands: by the game's value, or by what the best network says."""
    here = np.arange(len(lessons)), lessons.mover
    if leader is None:
        return standings(lessons.estimates)[here]
    said: Array = outputs(leader.weights, lessons.inputs())[here]
    return said * np.array([leader.measures.standing, leader.measures.margin], dtype=np.float32)


def standings(estimates: Array) -> Array:
    """How everyone stands above the average, and above the best rival: (positions, seats, 2)."""
    count = estimates.shape[1]
    rivals = [np.delete(estimates, seat, axis=1).max(axis=1) for seat in range(count)]
    average = estimates.mean(axis=1, keepdims=True)
    return np.stack([estimates - average, estimates - np.stack(rivals, axis=1)], axis=2)


def later_places(match: NDArray[np.int64], mover: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where the same seat has had so many turns more, by position; below zero where the match was over by then."""
    found = np.full(len(match), -1)
    order = np.lexsort((mover, match))
    first, after = order[:-AHEAD], order[AHEAD:]
    same = (match[first] == match[after]) & (mover[first] == mover[after])
    found[first[same]] = after[same]
    return found
