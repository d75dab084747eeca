"""Rolled dice, roads, agendas, bonuses that come once, and tracks that cross."""

from typing import NamedTuple

import pytest
from darbar import Piece
from darbar.components import Agenda, CrossingTracks, RoadGrid, RolledDice, Track, rotations, turned
from darbar.core.state import copy
from darbar.core.table import Table
from darbar.testing import dice_that_roll
from hypothesis import given
from hypothesis import strategies as some
from toys import Steps

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


# Rolled dice


def test_a_die_is_rolled_when_it_comes_in_and_everyone_sees_it():
    table, dice = Table(Steps(dice=dice_that_roll(6, 2))), RolledDice([[], [3]])
    assert [dice.roll(table, 1), dice.roll(table, 1)] == [6, 2]
    assert dice.faces == [[], [2, 3, 6]] and len(dice) == 3
    assert [what for _, _, what in table.sights] == ["sight-rolled"] * 2


def test_dice_come_and_go_as_they_lie():
    dice = RolledDice([[1, 4], []])
    dice.take(0, 4)
    dice.put(1, 4)
    assert (dice[0], dice[1]) == ([1], [4])
    with pytest.raises(ValueError, match="not in list"):
        dice.take(0, 6)


faces = some.lists(some.integers(1, 6), max_size=8).map(sorted)


@given(faces, some.integers(0, 8))
def test_the_best_total_turns_over_the_lowest_dice(faces, flips):
    turned_over = sorted((7 - 2 * face for face in faces), reverse=True)[:flips]
    best = sum(faces) + sum(gain for gain in turned_over if gain > 0)
    assert RolledDice([faces]).best(0, flips) == best
    assert RolledDice([faces]).total(0) == sum(faces)


# Roads


def test_a_quarter_turn_goes_clockwise():
    assert [turned(side) for side in (NORTH, EAST, SOUTH, WEST)] == [EAST, SOUTH, WEST, NORTH]


@given(some.integers(0, 15), some.integers(0, 9))
def test_four_quarter_turns_change_nothing_and_keep_the_number_of_exits(exits, quarters):
    assert turned(exits, 4) == exits
    assert turned(exits, quarters).bit_count() == exits.bit_count()
    assert turned(exits, quarters) in rotations(exits)


@pytest.mark.parametrize(("exits", "count"), [(5, 2), (3, 4), (11, 4), (15, 1)])
def test_a_tile_has_as_many_rotations_as_it_looks_different(exits, count):
    assert len(rotations(exits)) == len(set(rotations(exits))) == count


BOARD = RoadGrid(3, 3, frozenset([8]))


def test_roads_lead_to_empty_cells_and_not_to_blocked_ones_or_over_the_edge():
    roads = [0] * 9
    roads[5] = NORTH + EAST + SOUTH + WEST
    assert BOARD.open_ends(roads) == {2: SOUTH, 4: EAST}
    assert BOARD.arriving(roads, 4) == EAST and BOARD.arriving(roads, 0) == 0
    assert BOARD.cells == tuple(range(8))


def test_two_cells_are_joined_when_both_roads_meet():
    roads = [EAST, WEST + SOUTH, 0, 0, SOUTH, 0, 0, NORTH, 0]
    assert BOARD.reached(roads, 0) == {0, 1}
    assert not BOARD.is_joined(roads, 0)
    roads[4] = NORTH + SOUTH
    assert BOARD.reached(roads, 0) == {0, 1, 4, 7} and BOARD.is_joined(roads, 0)


def test_a_tile_may_replace_another_when_nothing_is_cut_off():
    roads = [EAST, WEST + SOUTH, 0, 0, NORTH, 0, 0, 0, 0]
    assert BOARD.keeps_joined(roads, 1, rotations(EAST + SOUTH), 0) == (SOUTH + WEST,)
    assert BOARD.keeps_joined(roads, 1, rotations(EAST + WEST), 0) == ()
    assert roads[1] == WEST + SOUTH


# Agendas


class Errand(NamedTuple):
    """A step."""

    kind: int
    amount: int = 1


class Turn(Piece):
    """A state with an agenda."""

    agenda: Agenda[Errand]


def test_what_is_put_first_comes_before_what_waits_and_last_after_it():
    agenda = Agenda([1])
    agenda.first([2, 3])
    agenda.last([4, 5])
    assert agenda.in_order() == [2, 3, 1, 4, 5] and agenda.current == 2
    assert agenda.done() == 2 and agenda.in_order() == [3, 1, 4, 5]


def test_a_step_is_replaced_by_its_parts():
    agenda = Agenda([2, 1])
    agenda.instead(7, 8)
    assert agenda.in_order() == [7, 8, 2]
    agenda.instead()
    assert agenda.in_order() == [8, 2] and agenda


def test_an_agenda_travels_with_its_state_and_is_shared_with_none():
    turn = Turn(Agenda([Errand(1), Errand(2, 5)]))
    other = copy(turn)
    assert other == turn and other.agenda.current == Errand(2, 5) and type(other.agenda.current) is Errand
    other.agenda.done()
    assert len(turn.agenda.todo) == 2
    assert not Agenda() and Agenda().todo is not Agenda().todo


# Tracks


def test_a_bonus_comes_once_however_often_a_marker_falls_back():
    track, markers, highest = Track(99, {33: "dice", 12: "boat"}), [0, 11], [0, 11]
    assert track.climb_once(markers, highest, 0, 40) == ["boat", "dice"]
    assert track.climb_once(markers, highest, 0, -35) == []
    assert track.climb_once(markers, highest, 0, 30) == []
    assert (markers, highest) == ([35, 11], [40, 11])
    assert track.climb_once(markers, highest, 1, 1) == ["boat"]
    assert track.climb_once(markers, highest, 1, -99) == [] and markers[1] == 0


def test_the_next_bonus_is_the_first_that_was_not_reached():
    track = Track(99, {33: "dice", 12: "boat"})
    assert [track.next_bonus(step) for step in (0, 11, 12, 32, 33)] == [12, 12, 33, 33, None]
    assert track.between(12, 33) == ["dice"]


@given(some.integers(1, 99), some.integers(1, 4), some.integers(0, 200), some.integers(0, 200))
def test_markers_of_crossing_tracks_meet_where_their_steps_lie_side_by_side(steps, finer, first, fine):
    tracks = CrossingTracks(steps, finer)
    assert tracks.overlap(tracks.beside(fine), fine) == 0
    assert tracks.overlap(first + 1, fine) == tracks.overlap(first, fine) + 1
    assert tracks.overlap(first, fine + finer) == tracks.overlap(first, fine) + 1
