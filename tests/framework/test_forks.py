"""Forks and imagined matches: copies in the middle of a phase that never touch their original."""

import pytest
from darbar import DarbarError, PluginError, RuleViolation, Seat, UndoRefused
from darbar.components import HIDDEN
from darbar.core.state import encode
from hypothesis import given
from hypothesis import strategies as st
from toys import CARDS, Walk, begin, caravan, offered, small, snapshot

ANA, BEN = Seat(0), Seat(1)
MIDDLES = [
    (),
    ("walk 1",),
    ("walk 1", "eat"),
    ("eat", "choose red-curry"),
    ("draw", "roll", "greet 2"),
    ("done", "walk 1", "greet 1"),
]


@pytest.mark.parametrize("moves", MIDDLES, ids=" ".join)
def test_a_fork_in_the_middle_of_a_phase_is_the_same_match(moves):
    match = caravan(*moves)
    twin = match.fork()
    assert snapshot(twin) == snapshot(match)
    for _ in range(4):
        match.play(match.ask.moves[-1])
        twin.play(twin.ask.moves[-1])
        assert snapshot(twin) == snapshot(match)


def test_a_fork_at_the_end_can_be_taken_back_there():
    match = caravan("done", "done", "walk 1", "done", "done")
    twin = match.fork()
    assert twin.ask is None
    assert snapshot(twin) == snapshot(match)
    twin.undo(force=True)
    assert snapshot(twin) == snapshot(caravan("done", "done", "walk 1", "done"))
    assert match.ask is None


@given(st.data())
def test_what_happens_in_a_fork_stays_in_it(data):
    match = caravan(seed=data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(0, 15))):
        if match.ask is not None:
            match.play(data.draw(st.sampled_from(match.ask.moves)))
    before = snapshot(match)
    twin = match.fork()
    for _ in range(data.draw(st.integers(0, 10))):
        if twin.ask is not None:
            twin.play(data.draw(st.sampled_from(twin.ask.moves)))
    while twin.moves and data.draw(st.booleans()):
        twin.undo(force=True)
    assert snapshot(match) == before


def test_a_match_is_taken_back_through_its_own_past_not_that_of_its_fork():
    match = caravan("walk 1")
    twin = match.fork()
    for move in ("done", "walk 3"):
        twin.play(move)
    for move in ("walk 2", "walk 2", "walk 3"):
        match.play(move)
    match.undo()
    twin.undo()
    assert snapshot(match) == snapshot(caravan("walk 1", "walk 2", "walk 2"))
    assert snapshot(twin) == snapshot(caravan("walk 1", "done"))


def test_a_fork_of_a_fork_can_be_taken_back_to_the_beginning():
    twin = caravan("walk 1", "done", "walk 2", "draw").fork().fork()
    while twin.moves:
        twin.undo(force=True)
    assert snapshot(twin) == snapshot(caravan())


# Imagined


def hidden_from(match, seat):
    return [match.state.deck.cards, *(hand for owner, hand in enumerate(match.state.hands) if owner != seat)]


@pytest.mark.parametrize("moves", MIDDLES, ids=" ".join)
def test_an_imagined_match_keeps_what_the_seat_knows(moves):
    match = caravan(*moves)
    seat = match.ask.seat
    other = match.imagine(seat, seed=3)
    assert encode(other.view(seat)) == encode(match.view(seat))
    assert offered(other) == offered(match)
    everywhere = [card for pile in hidden_from(other, seat) for card in pile] + other.state.hands[seat]
    assert sorted(everywhere + other.state.shown) == list(CARDS)


def test_an_imagined_match_makes_up_what_the_seat_does_not_know():
    match = caravan("walk 1")
    worlds = [match.imagine(ANA, seed) for seed in range(5)]
    assert len({encode(world.state) for world in worlds}) == 5
    assert all(HIDDEN not in pile for world in worlds for pile in hidden_from(world, ANA))
    assert len({world.state.dice for world in worlds}) == 5
    assert encode(match.imagine(ANA, 1).state) == encode(worlds[1].state)


def test_imagining_changes_nothing_in_the_match():
    match = caravan("draw", "walk 1")
    before = snapshot(match)
    match.imagine(ANA, 4).play("draw")
    assert snapshot(match) == before


def test_the_rules_go_on_in_the_imagined_world():
    match = caravan("walk 1")
    world = match.imagine(ANA, seed=2)
    top = world.state.deck.cards[-1]
    assert top != match.state.deck.cards[-1]
    world.play("draw")
    assert world.state.hands[0][-1] == top


@pytest.mark.parametrize("before", [(), ("walk 1",), ("walk 1", "eat", "choose dates")], ids=str)
@pytest.mark.parametrize("since", [(), ("draw",), ("draw", "walk 2"), ("draw", "greet 2"), ("draw", "done")], ids=str)
def test_a_fork_of_an_imagined_match_is_the_same_imagined_match(before, since):
    world = caravan(*before).imagine(ANA, seed=2)
    for move in since:
        world.play(move)
    twin = world.fork()
    assert snapshot(twin) == snapshot(world)
    twin.play(twin.ask.moves[0])
    assert len(world.moves) == len(since)


def test_a_world_imagined_in_an_imagined_world_is_copied_with_its_past():
    first = caravan("walk 1").imagine(ANA, seed=2)
    first.play("draw")
    first.play(f"show {first.state.hands[0][-1]}")
    second = first.imagine(ANA, seed=5)
    assert snapshot(second.fork()) == snapshot(second)


def test_an_imagined_match_can_be_taken_back_to_where_it_was_imagined():
    world = caravan("walk 1").imagine(ANA, seed=2)
    before = snapshot(world)
    world.play("draw")
    world.undo(force=True)
    assert snapshot(world) == before
    with pytest.raises(UndoRefused, match="An imagined match has no past"):
        world.undo(force=True)


def test_an_imagined_match_tells_no_secrets_of_the_real_one():
    match = caravan("draw", "done", "walk 1")
    world = match.imagine(BEN, seed=2)
    assert [event for event in world.events if getattr(event, "card", None) is not None] == []
    assert world.fork().events == world.events
    assert world.header.seed != match.header.seed


# Playouts


def test_a_playout_ends_the_match_at_random_and_says_who_won():
    match = caravan("walk 1", "eat")
    before = snapshot(match)
    first, second = match.fork(), match.fork()
    assert first.playout(5) == second.playout(5) == first.standings()
    assert first.ask is None
    assert snapshot(match) == before
    assert len({tuple(one.points for one in match.fork().playout(seed)) for seed in range(8)}) > 1


def test_a_playout_of_a_match_that_is_over_gives_its_standings():
    match = caravan("walk 1", "done", "done", "done", "done")
    assert match.fork().playout(1) == match.standings()


def test_of_a_match_that_was_played_out_only_the_end_is_left_and_it_says_so():
    match = caravan("walk 1")
    ends = match.playout(1)
    for meet in (match.standings, lambda: match.playout(2)):
        assert meet() == ends
    assert (match.ask, match.asks, match.state.order) == (None, [], [])
    assert match.position().standings() == match.chair(ANA).standings() == ends
    with pytest.raises(RuleViolation, match="over"):
        match.play("walk 1")
    gone = "undo restart_turn undo_limit fork imagine record moves deciders past answered events told history observe"
    for name in (*gone.split(), "events_since", "events_seen_by", "notify"):
        with pytest.raises(DarbarError, match="played out at random: only its end is left"):
            getattr(match, name)


def test_a_playout_of_a_match_that_is_over_changes_nothing():
    match = caravan("done", "done", "done", "done")
    before = match.record
    assert match.playout(1) == match.standings()
    assert match.record == before
    assert match.fork().record == before


def test_a_playout_that_fails_uses_the_match_up_too():
    def turn(table):
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        raise ValueError("ouch")

    match = begin(small(turn))
    with pytest.raises(PluginError, match="ouch"):
        match.playout(1)
    with pytest.raises(DarbarError, match="played out at random"):
        match.undo()
