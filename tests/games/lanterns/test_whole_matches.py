"""Whole matches: they end, keep their cards, everything happens in some of them, and teams that think do better."""

import darbar
import pytest
from darbar import Dice
from darbar.sessions.session import make_bot
from darbar_lanterns.components import HOURS
from darbar_lanterns.game import LANTERNS

TABLES = pytest.mark.parametrize("seats", [1, 2, 3, 4])
WEATHERS = pytest.mark.parametrize("weather", ["calm", "usual", "stormy"])


def at_random(seats, seed, **choices):
    """A match played by chance to its end, whoever is ready first."""
    match, dice = darbar.new("lanterns", seats=seats, seed=seed, **choices), Dice(seed)
    while match.ask:
        ask = dice.pick(match.asks)
        match.play(dice.pick(ask.moves), ask.seat)
    return match


@TABLES
@WEATHERS
def test_every_match_ends_at_dawn_or_before(seats, weather):
    for seed in range(15):
        match = at_random(seats, seed, options={"weather": weather})
        assert match.state.over
        assert match.state.hour <= HOURS + 1
        assert len(match.moves) <= HOURS * seats
        assert 0 <= match.state.oil <= 8
        assert all(0 <= flame <= 3 for flame in match.state.flames)


@TABLES
def test_cards_and_winds_are_neither_lost_nor_made(seats):
    match, dice = darbar.new("lanterns", seats=seats, seed=seats), Dice(seats)
    pieces = LANTERNS.conserved(match.state)
    assert pieces == {"cards": 3 * (seats + 3) + 3, "winds": 2 * (seats + 3)}
    while match.ask:
        match.play(dice.pick(match.ask.moves))
        assert LANTERNS.conserved(match.state) == pieces


@TABLES
@WEATHERS
def test_a_match_is_played_again_from_its_record(seats, weather):
    match = at_random(seats, seed=8, options={"weather": weather})
    assert darbar.load(match.record.dumps()).state == match.state


def test_every_kind_of_event_and_of_move_happens():
    events, moves = set(LANTERNS.events), set(LANTERNS.moves)
    for seed in range(200):
        match = at_random(1 + seed % 4, seed)
        events -= {type(event) for event in match.events}
        moves -= {type(move) for move in match.moves}
    assert (events, moves) == (set(), set())


# How hard it is


def rescued_at_random(seats, weather, matches=200):
    states = [
        darbar.simulate("lanterns", seats=seats, seed=seed, options={"weather": weather}).state
        for seed in range(matches)
    ]
    return sum(map(LANTERNS.goal.together, states)) / matches


@TABLES
def test_a_calm_night_is_easier_than_the_usual_one_and_a_stormy_one_harder(seats):
    calm, usual, stormy = (rescued_at_random(seats, weather) for weather in ("calm", "usual", "stormy"))
    assert calm > usual > stormy > 0
    assert 0.05 < usual < 0.3


def rescued_by(name, seats, matches):
    won = 0
    for seed in range(matches):
        match, bots = (
            darbar.new("lanterns", seats=seats, seed=seed),
            [make_bot(name, seed + 9 * n) for n in range(seats)],
        )
        while match.ask:
            match.play(bots[match.ask.seat].choose(match.chair(match.ask.seat)))
        won += bool(match.outcome().winners)
    return won / matches


@pytest.mark.parametrize(("seats", "matches"), [(2, 15), (3, 7)])
def test_a_team_that_looks_ahead_rescues_the_river_at_least_twice_as_often_as_chance(seats, matches):
    assert rescued_by("greedy", seats, matches) > 2 * rescued_at_random(seats, "usual")
