"""Whatever players answer: searched by hypothesis, over every installed game."""

from contextlib import suppress

import darbar
import pytest
from darbar.core.moves import to_json as move_to_json
from darbar.core.state import copy, from_json, to_json
from hypothesis import given, settings
from hypothesis import strategies as st

EVERY_GAME = pytest.mark.parametrize("game", sorted(darbar.games()))
QUICKLY = settings(max_examples=15, deadline=None, derandomize=True, database=None)
ANSWERS = st.lists(st.integers(0, 1000), max_size=60)


def played(game: str, data: st.DataObject) -> darbar.Match:
    fewest, most = darbar.games()[game].seats
    match = darbar.new(game, data.draw(st.integers(fewest, most)), data.draw(st.integers(0, 2**64 - 1)))
    for answer in data.draw(ANSWERS):
        if match.ask is not None:
            match.play(match.ask.moves[answer % len(match.ask.moves)])
    return match


@EVERY_GAME
@QUICKLY
@given(data=st.data())
def test_a_record_gives_the_same_match_again(game: str, data: st.DataObject):
    match = played(game, data)

    again = darbar.load(match.record.dumps())

    assert (again.state, again.events, again.record) == (match.state, match.events, match.record)


@EVERY_GAME
@QUICKLY
@given(data=st.data())
def test_everything_can_be_taken_back_in_practice(game: str, data: st.DataObject):
    match = played(game, data)
    place = data.draw(st.integers(0, len(match.moves)))
    before = darbar.load(match.record, at=place)

    for _ in range(len(match.moves) - place):
        match.undo(force=True)

    assert (match.state, match.events, match.record) == (before.state, before.events, before.record)


@EVERY_GAME
@QUICKLY
@given(data=st.data())
def test_a_state_survives_travel_and_a_view_survives_viewing(game: str, data: st.DataObject):
    match = played(game, data)

    assert copy(match.state) == from_json(match.game.state, to_json(match.state)) == match.state
    for seat in (None, *range(match.seats)):
        view = match.game.view(match.state, seat)
        assert match.game.view(view, seat) == view


@EVERY_GAME
@QUICKLY
@given(data=st.data())
def test_whoever_imagines_sees_no_difference(game: str, data: st.DataObject):
    match = played(game, data)
    if match.ask is None:
        return

    other = match.imagine(match.ask.seat, data.draw(st.integers(0, 2**64 - 1)))

    assert other.view(match.ask.seat) == match.view(match.ask.seat)
    assert other.game.conserved(other.state) == match.game.conserved(match.state)
    other.playout(seed=1)


@EVERY_GAME
@QUICKLY
@given(number=st.integers(0, 10**9))
def test_every_move_is_its_notation_its_json_and_its_number(game: str, number: int):
    vocabulary = darbar.games()[game].vocabulary
    move = vocabulary.move(number % vocabulary.size)

    assert vocabulary.id(move) == number % vocabulary.size
    assert vocabulary.parse(vocabulary.notation(move)) == move == vocabulary.from_json(move_to_json(move))


@EVERY_GAME
@QUICKLY
@given(typed=st.text(max_size=30))
def test_whatever_is_typed_is_a_move_or_changes_nothing(game: str, typed: str):
    match = darbar.new(game, seed=1)
    before = copy(match.state)

    with suppress(darbar.RuleViolation):
        match.play(typed)

    assert match.moves or match.state == before
