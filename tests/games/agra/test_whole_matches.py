"""Whole matches at random: they end, keep their pieces, and ask small questions."""

from statistics import mean

import pytest
from agra_matches import begun, stops
from darbar import Dice
from darbar.core.texts import Text
from darbar.match.simulation import simulate
from darbar.matches import load
from darbar.testing.listening import overheard
from darbar.ui.render import plain
from darbar.ui.rulebook import rule_of
from darbar_agra.components import COVERS, MARKERS, WORKERS
from darbar_agra.game import AGRA

TABLES = pytest.mark.parametrize("seats", [2, 3, 4])
OTHERS = [(ruling.name, value) for ruling in AGRA.rulings for value in ruling.values if value != ruling.default]
READINGS = [pytest.param(2 + at % 3, *other, id="=".join(other)) for at, other in enumerate(OTHERS)]
"""Every reading that is not the default, each for another number of players."""

MOST_ANSWERS = 20_000

MEAN_OFFER, MOST_OFFER = 15, 60
"""Questions stay small: so many moves are offered on average, and never more than so many."""


def simulated(seats, seed, game=AGRA, **rulings):
    return simulate(
        game, seats, seed, AGRA.pack(rulings={name.replace("_", "-"): one for name, one in rulings.items()})
    )


@pytest.fixture(scope="module")
def questions():
    """Every question of some random matches for 2, 3 and 4: its prompt, and how many moves it offers."""
    heard = []
    game = overheard(AGRA, lambda table, ask: heard.append((key_of(ask.prompt), len(ask.moves))))
    for seats in (2, 3, 4):
        for seed in range(12):
            simulated(seats, seed, game)
    return heard


def key_of(prompt):
    return prompt.key if isinstance(prompt, Text) else prompt


@TABLES
def test_every_match_ends_with_a_place_for_everyone(seats):
    for seed in range(12):
        simulation = simulated(seats, seed)
        assert simulation.state.over
        assert simulation.answers < MOST_ANSWERS
        standings = simulation.standings()
        assert sorted(one.seat for one in standings) == list(range(seats))
        assert all(sum(one.lines.values()) == one.points for one in standings)
        assert min(player.rupees for player in simulation.state.players) >= 0


@TABLES
def test_everybody_has_played_the_same_number_of_turns(seats):
    for seed in range(4):
        assert simulated(seats, seed).state.turn % seats == 0


@TABLES
def test_pieces_are_neither_lost_nor_made(seats):
    pieces = AGRA.conserved(begun(seats, seats).state)
    assert {pieces[f"markers of {seat}"] for seat in range(seats)} == {MARKERS}
    assert {pieces[f"workers of {seat}"] for seat in range(seats)} == {WORKERS}
    assert {pieces[f"covers of {seat}"] for seat in range(seats)} == {COVERS}
    for match in stops(seats, seats):
        assert AGRA.conserved(match.state) == pieces


@TABLES
def test_nobody_owns_less_than_nothing(seats):
    for match in stops(seats, 50 + seats, every=3):
        for player in match.state.players:
            counts = (player.rupees, player.supply, player.workers, player.favours, player.french, *player.goods)
            assert min(counts) >= 0
            assert all(0 <= step <= AGRA.pack().top for step in player.influence)


def test_questions_stay_small(questions):
    sizes = [size for _, size in questions]
    assert mean(sizes) <= MEAN_OFFER
    assert max(sizes) <= MOST_OFFER
    assert min(sizes) >= 1


def test_every_question_names_its_rule(questions):
    prompts = {prompt for prompt, _ in questions}
    assert len(prompts) > 30
    assert {prompt for prompt in prompts if not rule_of("darbar_agra", prompt)} == set()


@pytest.mark.parametrize(("seats", "ruling", "reading"), READINGS)
def test_every_reading_can_be_played_to_the_end(seats, ruling, reading):
    pieces = AGRA.conserved(AGRA.first_state(seats, 5, AGRA.pack(rulings={ruling: reading})))
    simulation = simulated(seats, 5, **{ruling: reading})
    assert simulation.state.over
    assert AGRA.conserved(simulation.state) == pieces


@TABLES
def test_a_record_leads_to_the_same_end(seats):
    *_, match = stops(seats, 8, every=1000)
    again = load(match.record.dumps(), game=AGRA)
    assert again.state == match.state
    assert again.standings() == match.standings()


@TABLES
def test_a_fork_in_the_middle_of_a_turn_plays_on_by_itself(seats):
    for match in stops(seats, 9, every=150):
        if match.ask is not None:
            before, fork, dice = plain(match.scene(None), match.words()), match.fork(), Dice(1)
            for _ in range(30):
                if fork.ask:
                    fork.play(dice.pick(fork.ask.moves))
            assert plain(match.scene(None), match.words()) == before


def test_what_was_produced_is_told_once():
    match = begun(2, seed=8)
    match.play("place quarry")
    told = match.told
    match.play("produce 2")

    said = [match.words().event(event) for event in match.events_since(told)]
    assert [one for one in said if "sandstone" in one] == [f"{match.names[match.deciders[-1]]} produced 2 sandstone."]
