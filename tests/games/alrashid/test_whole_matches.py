"""Whole matches at random: they last five years, keep their pieces, and ask small questions."""

from statistics import mean

import pytest
from darbar import Dice
from darbar.core.texts import Text
from darbar.match.match import Match
from darbar.match.record import Header
from darbar.match.simulation import simulate
from darbar.matches import load
from darbar.testing import rule
from darbar.testing.listening import overheard
from darbar.ui.rulebook import rule_of
from darbar.version import VERSION
from darbar_alrashid.components import YEARS, Rank
from darbar_alrashid.events import YearEnded
from darbar_alrashid.game import ALRASHID

TABLES = pytest.mark.parametrize("seats", [2, 3, 4, 5])
OTHERS = [(ruling.name, value) for ruling in ALRASHID.rulings for value in ruling.values if value != ruling.default]
READINGS = [pytest.param(2 + at % 4, *other, id="=".join(other)) for at, other in enumerate(OTHERS)]
"""Every reading that is not the default, each for another number of players."""

MEAN_OFFER, MOST_OFFER = 15, 45
"""Questions stay small: so many moves are offered on average, and never more than so many."""


def begun(seats, seed):
    """A match before its first answer."""
    names = ["Green", "Red", "Yellow", "Blue", "White"][:seats]
    header = Header(game="alrashid", rules=ALRASHID.version, kernel=VERSION, names=names, seed=seed)
    return Match.begin(ALRASHID, header)


def stops(seats, seed, every=1):
    """A random match at every so many questions, and at its end."""
    match, dice = begun(seats, seed), Dice(seed)
    while match.ask:
        if len(match.moves) % every == 0:
            yield match
        match.play(dice.pick(match.ask.moves))
    yield match


def simulated(seats, seed, game=ALRASHID, **rulings):
    return simulate(game, seats, seed, ALRASHID.pack(rulings=rulings))


@pytest.fixture(scope="module")
def questions():
    """Every question of some random matches: its prompt, and how many moves it offers."""
    heard = []
    game = overheard(ALRASHID, lambda table, ask: heard.append((key_of(ask.prompt), len(ask.moves))))
    for seats in (2, 3, 4, 5):
        for seed in range(12):
            simulated(seats, seed, game)
    return heard


def key_of(prompt):
    return prompt.key if isinstance(prompt, Text) else prompt


@TABLES
@rule("alrashid", "11.1", "R28")
def test_every_match_ends_after_five_years_with_a_place_for_everyone(seats):
    for seed in range(12):
        simulation = simulated(seats, seed)
        assert simulation.state.over and simulation.state.year == YEARS + 1
        standings = simulation.standings()
        assert sorted(one.seat for one in standings) == list(range(seats))
        assert all(sum(one.lines.values()) == one.points for one in standings)


@TABLES
def test_each_year_is_told_once(seats):
    *_, match = stops(seats, 30 + seats, every=10_000)
    assert [event.year for event in match.events if isinstance(event, YearEnded)] == [1, 2, 3, 4, 5]


@TABLES
def test_pieces_are_neither_lost_nor_made(seats):
    pieces = ALRASHID.conserved(begun(seats, seats).state)
    assert [pieces[f"{rank} of 0"] for rank in Rank] == [3, 4, 6]
    for match in stops(seats, seats):
        assert ALRASHID.conserved(match.state) == pieces


@TABLES
@rule("alrashid", "2.2", "R2")
def test_no_stack_is_larger_than_it_may_be_and_nobody_owns_less_than_nothing(seats):
    for match in stops(seats, 50 + seats, every=3):
        retinue, players = match.state.retinue, match.state.players
        assert all(there[Rank.PASHA] + there[Rank.MERCHANT] <= 1 for space in retinue.spaces for there in space)
        owned = [(player.notes, player.influence, player.dishonour, *player.goods) for player in players]
        assert min(min(counts) for counts in (*owned, *retinue.home, *retinue.reserve)) >= 0


@TABLES
@rule("alrashid", "R3")
def test_every_pawn_finds_a_sector(seats):
    for match in stops(seats, 60 + seats):
        if match.ask and key_of(match.ask.prompt) == "turn":
            assert match.state.now.activated or not any(player.envoys for player in match.state.players)
            break
    assert not any(any(home) for home in match.state.retinue.home)


def test_questions_stay_small(questions):
    sizes = [size for _, size in questions]
    assert mean(sizes) <= MEAN_OFFER
    assert min(sizes) >= 1 and max(sizes) <= MOST_OFFER


def test_every_question_is_asked_and_names_its_rule(questions):
    prompts = {prompt for prompt, _ in questions}
    assert {prompt for prompt in prompts if not rule_of("darbar_alrashid", prompt)} == set()
    assert {"draw", "place", "turn", "guild", "court", "pay", "espionage", "battle", "trade"} <= prompts


@pytest.mark.parametrize(("seats", "ruling", "reading"), READINGS)
def test_every_reading_can_be_played_to_the_end(seats, ruling, reading):
    pieces = ALRASHID.conserved(ALRASHID.first_state(seats, 5, ALRASHID.pack(rulings={ruling: reading})))
    simulation = simulated(seats, 5, **{ruling: reading})
    assert simulation.state.over
    assert ALRASHID.conserved(simulation.state) == pieces


@TABLES
def test_a_record_leads_to_the_same_end(seats):
    *_, match = stops(seats, 8, every=10_000)
    again = load(match.record.dumps(), game=ALRASHID)
    assert again.state == match.state
    assert again.standings() == match.standings()
