"""Taking back: as far as nobody has learned anything and nobody else has decided."""

import pytest
from darbar import Seat, UndoRefused
from hypothesis import given
from hypothesis import strategies as st
from toys import Nod, Walk, begin, caravan, small, snapshot

ANA, BEN = Seat(0), Seat(1)


def played(match):
    return [notation for _, notation in match.record.moves]


def refusal(match, seat=None):
    """The sentence with which undo is refused, which changes nothing."""
    before = snapshot(match)
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert snapshot(match) == before
    return str(refused.value)


def test_undo_takes_back_one_decision_and_everything_it_did():
    before = caravan("walk 1", "eat")
    match = caravan("walk 1", "eat", "choose red-curry")
    match.undo()
    assert snapshot(match) == snapshot(before)
    match.undo()
    match.undo()
    assert snapshot(match) == snapshot(caravan())


def test_there_is_nothing_to_take_back_before_the_first_decision():
    assert refusal(caravan()) == "There is nothing to take back."
    assert refusal(caravan("walk 1"), BEN) == "There is nothing to take back."


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("roll", "You cannot take that back: everyone saw a roll since."),
        ("draw", "You cannot take that back: Ana saw a draw since."),
        ("peek", "You cannot take that back: Ana was told a secret since."),
        ("show", "You cannot take that back: everyone was shown something hidden since."),
    ],
)
def test_what_was_learned_is_not_unlearned(move, sentence):
    match = caravan("walk 1")
    match.play(f"show {match.state.hands[0][0]}" if move == "show" else move)
    assert refusal(match) == sentence
    match.play("walk 2")
    match.undo()
    assert refusal(match) == sentence


def test_a_card_drawn_face_down_teaches_nobody_anything():
    def turn(table):
        yield table.ask(ANA, "go", [Walk(1), Walk(2)])
        table.roll(seen_by=Seat(-1))
        table.state.taken.append(0)

    match = begin(small(turn))
    match.play("walk 1")
    match.undo()
    assert played(match) == []


def test_what_comes_with_the_next_turn_counts_for_the_decision_that_led_there():
    def turn(table):
        seat = Seat(len(table.state.taken) % 2)
        table.begin_turn(seat)
        if table.state.taken:
            table.roll()
        yield table.ask(seat, "go", [Walk(1), Walk(2)])
        table.state.taken.append(seat)

    match = begin(small(turn))
    match.play("walk 1")
    assert refusal(match) == "You cannot take that back: everyone saw a roll since."


def test_a_decision_of_somebody_else_stands_in_the_way():
    match = caravan("walk 1", "greet 2", "nod yes")
    assert refusal(match, ANA) == "You cannot take that back: Ben has decided since."
    match.undo(BEN)
    match.undo(ANA)
    assert played(match) == ["walk 1"]


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_seat_decides():
    match = caravan("walk 1", "done")
    match.undo(ANA)
    assert snapshot(match) == snapshot(caravan("walk 1"))

    match = caravan("walk 1", "done", "walk 3")
    assert refusal(match, ANA) == "You cannot take that back: Ben has decided since."


def test_the_end_of_a_match_can_be_taken_back_in_practice():
    match = caravan("done", "done", "done", "done")
    assert refusal(match) == "You cannot take that back: everyone saw the end of the match since."
    match.undo(force=True)
    assert snapshot(match) == snapshot(caravan("done", "done", "done"))


def test_practice_goes_further():
    match = caravan("walk 1", "roll", "greet 2", "nod yes", "draw")
    match.undo(ANA, force=True)
    assert played(match) == ["walk 1", "roll", "greet 2", "nod yes"]
    match.undo(ANA, force=True)
    assert played(match) == ["walk 1", "roll"]
    match.undo(force=True)
    match.undo(force=True)
    assert snapshot(match) == snapshot(caravan())


def test_a_roll_that_is_taken_back_falls_the_same_way_again():
    match = caravan("roll")
    coins = match.state.coins[0]
    match.undo(force=True)
    match.play("roll")
    assert match.state.coins[0] == coins


# Whole turns


def test_a_turn_is_restarted_from_its_beginning():
    match = caravan("walk 3", "done", "walk 1", "eat", "choose dates", "walk 2")
    match.restart_turn()
    assert snapshot(match) == snapshot(caravan("walk 3", "done"))


def test_a_turn_is_restarted_no_further_than_undo_would_go():
    match = caravan("walk 1", "roll", "walk 2", "walk 3")
    match.restart_turn()
    assert played(match) == ["walk 1", "roll"]
    with pytest.raises(UndoRefused, match="everyone saw a roll since"):
        match.restart_turn()


def test_a_turn_of_several_phases_is_restarted_whole_after_its_end_is_taken_back():
    def start(table):
        table.begin_turn(ANA)
        yield table.ask(ANA, "start", [Walk(1), Walk(2)])
        table.state.taken.append(1)

    def finish(table):
        yield table.ask(ANA, "finish", [Nod(True), Nod(False)])
        table.state.taken.append(2)

    def phase(state):
        return ("start", "finish")[len(state.taken) % 2] if len(state.taken) < 6 else None

    match = begin(small(start, phase=phase, phases={"start": start, "finish": finish}))
    for move in ("walk 1", "nod yes", "walk 2", "nod no"):
        match.play(move)
    match.undo()
    match.restart_turn()
    assert played(match) == ["walk 1", "nod yes"]


def test_in_practice_a_turn_is_restarted_whole():
    match = caravan("walk 1", "done", "walk 2", "roll", "greet 1", "nod no", "draw")
    match.restart_turn(BEN, force=True)
    assert snapshot(match) == snapshot(caravan("walk 1", "done"))


def test_a_turn_in_which_nothing_was_decided_cannot_be_restarted():
    for match in (caravan(), caravan("walk 1", "done")):
        with pytest.raises(UndoRefused, match="There is nothing to take back"):
            match.restart_turn()


def test_somebody_who_reacted_out_of_turn_takes_back_the_reaction_only():
    match = caravan("walk 1", "greet 2", "nod yes")
    match.restart_turn(BEN)
    assert played(match) == ["walk 1", "greet 2"]
    match = caravan("greet 2", "nod yes", "walk 1")
    with pytest.raises(UndoRefused, match="Ana has decided since"):
        match.restart_turn(BEN)


# For any match


@given(st.data())
def test_undo_leads_back_to_exactly_where_the_match_was(data):
    match, past = caravan(seed=data.draw(st.integers(0, 9))), []
    for _ in range(data.draw(st.integers(1, 20))):
        if match.ask is not None:
            past.append(snapshot(match))
            match.play(data.draw(st.sampled_from(match.ask.moves)))
    while past:
        match.undo(force=True)
        assert snapshot(match) == past.pop()


@given(st.data())
def test_undo_without_force_stops_at_its_limit(data):
    match = caravan(seed=data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(1, 20))):
        if match.ask is not None:
            match.play(data.draw(st.sampled_from(match.ask.moves)))
    seat = match.deciders[-1]
    limit = match.undo_limit(seat)
    while len(match.moves) > limit:
        match.undo(seat)
    if limit and match.deciders[-1] == seat:
        assert refusal(match).startswith("You cannot take that back")
    assert len(match.moves) == limit


def test_refusals_of_undo_carry_their_reason_for_other_languages():
    match = caravan("greet 2", "nod yes")
    with pytest.raises(UndoRefused) as refused:
        match.undo(ANA)
    assert match.words("fr").say(refused.value.reason) == (
        "Vous ne pouvez pas reprendre ce coup\xa0: Ben a décidé depuis."
    )
    assert Nod(True) in match.moves
