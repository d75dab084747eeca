"""Whole matches at random: they end, keep their pieces, and ask small questions."""

from statistics import mean

import pytest
from darbar import Dice, Seat
from darbar.components import places_in
from darbar.core.texts import Text
from darbar.match.simulation import simulate
from darbar.matches import load
from darbar.testing.listening import overheard
from darbar.ui.rulebook import rule_of
from darbar_tajmahal.components import SPECIALS, SYMBOLS, VISITS, Symbol, colour_of
from darbar_tajmahal.game import TAJMAHAL
from darbar_tajmahal.state import Stage
from hypothesis import given, settings
from hypothesis import strategies as some
from taj_positions import new

TABLES = pytest.mark.parametrize("seats", [3, 4, 5])
OTHERS = [(ruling.name, value) for ruling in TAJMAHAL.rulings for value in ruling.values if value != ruling.default]

MEAN_OFFER, MOST_OFFER = 7, 20
"""Questions stay small: so many moves are offered on average, and never more than so many."""


def simulated(seats, seed, game=TAJMAHAL, **rulings):
    return simulate(game, seats, seed, TAJMAHAL.pack(None, rulings))


def key_of(prompt):
    return prompt.key if isinstance(prompt, Text) else prompt


@pytest.fixture(scope="module")
def questions():
    """Every question of some random matches: its prompt, and how many moves it offers."""
    heard = []
    game = overheard(TAJMAHAL, lambda table, ask: heard.append((key_of(ask.prompt), len(ask.moves))))
    for seats in (3, 4, 5):
        for seed in range(5):
            simulated(seats, seed, game)
    return heard


@TABLES
def test_every_match_ends_after_twelve_visits(seats):
    for seed in range(10):
        state = simulated(seats, seed).state
        assert state.stage is Stage.OVER and state.visit == VISITS
        assert sorted(number for player in state.players for number in player.provinces) == sorted(
            {number for player in state.players for number in player.provinces}
        )


def assert_sound(state):
    """What is true at every moment of a match."""
    everywhere = 0
    for seat, player in enumerate(state.players):
        everywhere |= player.palaces
        hand = player.hand.cards
        assert hand == sorted(hand) and all(
            hand.count(one) >= player.hand.shown.count(one) for one in player.hand.shown
        )
        assert player.strength == [sum(SYMBOLS[one].count(symbol) for one in player.played) for symbol in Symbol]
        assert max(player.tokens) <= 2
        if seat in state.order.out:
            assert not player.played
        if player.played and not any(one >= SPECIALS for one in player.played):
            assert {colour_of(one) for one in player.played} - {-1} == {player.colour}
        for one in hand:
            assert one < SPECIALS or state.specials[state.box.persons[one]] == seat
    assert state.ordinary & ~everywhere == 0
    for city in places_in(everywhere):
        assert state.numbers[state.box.province_of[city]] <= state.visit and len(state.owners(city)) <= 2
    assert min(state.stock.left) >= 0


@given(some.integers(0, 1 << 32), some.integers(3, 5))
@settings(max_examples=25, deadline=None)
def test_any_match_is_sound_at_every_question(seed, seats):
    box = TAJMAHAL.pack()
    before = TAJMAHAL.conserved(TAJMAHAL.first_state(seats, seed, box))
    assert before["cards"] == 100 and before["monk tokens"] == 6

    def look(table, ask):
        assert_sound(table.state)
        assert TAJMAHAL.conserved(table.state) == before

    simulate(overheard(TAJMAHAL, look), seats, seed, box)


def test_questions_stay_small(questions):
    sizes = [size for _, size in questions]
    assert mean(sizes) <= MEAN_OFFER
    assert min(sizes) >= 1 and max(sizes) <= MOST_OFFER


def test_every_question_is_asked_and_names_its_rule(questions):
    prompts = {prompt for prompt, _ in questions}
    assert prompts == {"first-card", "next-card", "add", "palace", "palaces", "royal", "take"}
    assert {prompt for prompt in prompts if not rule_of("darbar_tajmahal", prompt)} == set()


@TABLES
@pytest.mark.parametrize(("ruling", "reading"), OTHERS)
def test_every_reading_can_be_played_to_the_end(seats, ruling, reading):
    pieces = TAJMAHAL.conserved(TAJMAHAL.first_state(seats, 5, TAJMAHAL.pack(None, {ruling: reading})))
    state = simulated(seats, 5, **{ruling: reading}).state
    assert state.stage is Stage.OVER and TAJMAHAL.conserved(state) == pieces


@TABLES
def test_a_record_leads_to_the_same_end(seats):
    match, dice = new(seats, 8), Dice(8)
    while match.ask:
        match.play(dice.pick(match.ask.moves))
    again = load(match.record.dumps(), game=TAJMAHAL)
    assert again.state == match.state and again.standings() == match.standings()


def test_everybody_has_a_place_at_the_end():
    standings = simulated(5, 3).standings()
    assert sorted(one.seat for one in standings) == [Seat(number) for number in range(5)]
    assert all(sum(one.lines.values()) == one.points for one in standings)
