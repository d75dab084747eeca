"""Whole matches at random: they end, keep their pieces and their provinces together, and ask small questions."""

from statistics import mean

import pytest
from darbar import Dice, Seat
from darbar.core.texts import Text
from darbar.match.match import Match
from darbar.match.record import Header
from darbar.match.simulation import simulate
from darbar.matches import load
from darbar.testing import rule
from darbar.testing.listening import overheard
from darbar.ui.rulebook import rule_of
from darbar.version import VERSION
from darbar_rajas.components import NONE, Yield
from darbar_rajas.game import RAJAS
from darbar_rajas.tracks import active, overlap, upgrades
from hypothesis import given, settings
from hypothesis import strategies as some

TABLES = pytest.mark.parametrize("seats", [2, 3, 4])
MODULES = [
    {},
    {"navaratnas": True},
    {"ganges": True},
    {"navaratnas": True, "ganges": True},
    {"expert-1": True},
    {"expert-2": True, "expert-3": True, "ganges": True},
]
OTHERS = [(ruling.name, value) for ruling in RAJAS.rulings for value in ruling.values if value != ruling.default]
READINGS = [pytest.param(2 + at % 3, MODULES[at % 4], *other, id="=".join(other)) for at, other in enumerate(OTHERS)]
"""Every reading that is not the default, each for another number of players and other modules."""

MEAN_OFFER, MOST_OFFER = 12, 49
"""Questions stay small: so many moves are offered on average, and never more than so many."""


def begun(seats, seed, options=None):
    names = ["Rajesh", "Leila", "Ana", "Ben"][:seats]
    header = Header(game="rajas", rules=RAJAS.version, kernel=VERSION, names=names, seed=seed, options=options or {})
    return Match.begin(RAJAS, header)


def stops(seats, seed, options=None, every=1):
    """A random match at every so many questions, and at its end."""
    match, dice = begun(seats, seed, options), Dice(seed)
    while match.ask:
        if len(match.moves) % every == 0:
            yield match
        match.play(dice.pick(match.ask.moves))
    yield match


def simulated(seats, seed, options=None, game=RAJAS, **rulings):
    return simulate(game, seats, seed, RAJAS.pack(options, rulings))


def key_of(prompt):
    return prompt.key if isinstance(prompt, Text) else prompt


@pytest.fixture(scope="module")
def questions():
    """Every question of some random matches: its prompt, and how many moves it offers."""
    heard = []
    game = overheard(RAJAS, lambda table, ask: heard.append((key_of(ask.prompt), len(ask.moves))))
    for options in MODULES:
        for seats in (2, 3, 4):
            simulated(seats, seats, options, game)
    return heard


@TABLES
@pytest.mark.parametrize("options", MODULES, ids=str)
@rule("rajas", "10.1", "10.2")
def test_every_match_ends_when_markers_have_met(seats, options):
    for seed in range(4):
        state = simulated(seats, seed, options).state
        assert state.over and state.crossed
        assert max(overlap(state, seat) for seat in range(seats)) >= 0


def assert_sound(state):
    """14.1 What is true at every moment of a match."""
    box = state.box
    boats = [player.boat for player in state.players if 0 < player.boat < box.last_space]
    assert len(set(boats)) == len(boats)
    for seat, player in enumerate(state.players):
        assert 0 <= player.karma <= 3 and 0 <= upgrades(state, seat) <= 8
        assert 3 <= active(state, seat) <= 3 + box.more_workers
        assert len(player.dice) + len(state.works.hand) * (seat == state.seat) <= box.arms[seat]
        assert box.land.is_joined(player.roads, box.residence)
        assert all(
            (tile == NONE) == (roads == 0) for tile, roads in zip(player.grid, player.roads, strict=True) if roads != 14
        )
        assert state.money[seat] >= 0 and state.best_money[seat] >= state.money[seat]
        assert player.reached < 1 << len(Yield)
    assert min(state.supply.left) >= 0 and min(state.workforce.home) >= 0


@pytest.mark.parametrize("options", MODULES, ids=str)
@rule("rajas", "14.1")
def test_pieces_are_neither_lost_nor_made_and_provinces_stay_joined(options):
    pieces = RAJAS.conserved(begun(3, 5, options).state)
    assert pieces["blue dice"] == 12 and pieces["tiles"] == 64 and pieces["workers of 0"] == 6
    assert pieces["income tiles"] == (30 if options.get("navaratnas") else 8)
    for match in stops(3, 5, options):
        assert RAJAS.conserved(match.state) == pieces
        assert_sound(match.state)


@given(some.integers(0, 1 << 32), some.integers(2, 4), some.sampled_from(MODULES))
@settings(max_examples=12, deadline=None)
@rule("rajas", "14.1")
def test_any_match_is_sound_whenever_a_turn_begins(seed, seats, options):
    def look(table, ask):
        if key_of(ask.prompt) == "place":
            assert_sound(table.state)

    box = RAJAS.pack(options)
    before = RAJAS.conserved(RAJAS.first_state(seats, seed, box))
    assert RAJAS.conserved(simulate(overheard(RAJAS, look), seats, seed, box).state) == before


@TABLES
def test_bonuses_that_were_reached_stay_reached(seats):
    highest = [[0] * seats, [0] * seats]
    for match in stops(seats, 40 + seats, every=5):
        now = [match.state.best_money, match.state.best_fame]
        assert all(
            new >= old for news, olds in zip(now, highest, strict=True) for new, old in zip(news, olds, strict=True)
        )
        highest = [list(one) for one in now]


def test_questions_stay_small(questions):
    sizes = [size for _, size in questions]
    assert mean(sizes) <= MEAN_OFFER
    assert min(sizes) >= 1 and max(sizes) <= MOST_OFFER


def test_every_question_is_asked_and_names_its_rule(questions):
    prompts = {prompt for prompt, _ in questions}
    assert {prompt for prompt in prompts if not rule_of("darbar_rajas", prompt)} == set()
    assert {"place", "tile", "pay", "cell", "roads", "yield", "market", "port", "sail", "cover", "income"} <= prompts


@pytest.mark.parametrize(("seats", "options", "ruling", "reading"), READINGS)
def test_every_reading_can_be_played_to_the_end(seats, options, ruling, reading):
    pieces = RAJAS.conserved(RAJAS.first_state(seats, 5, RAJAS.pack(options, {ruling: reading})))
    state = simulated(seats, 5, options, **{ruling: reading}).state
    assert state.over and RAJAS.conserved(state) == pieces


@TABLES
def test_a_record_leads_to_the_same_end(seats):
    *_, match = stops(seats, 8, {"navaratnas": True, "ganges": True}, every=10_000)
    again = load(match.record.dumps(), game=RAJAS)
    assert again.state == match.state and again.standings() == match.standings()


def test_everybody_has_a_place_at_the_end():
    standings = simulated(4, 3).standings()
    assert sorted(one.seat for one in standings) == [Seat(number) for number in range(4)]
    assert all(sum(one.lines.values()) == one.points for one in standings)
