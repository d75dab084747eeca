"""Whole matches at random: they end, keep their cards, and everything happens in some of them."""

import darbar
import pytest
from darbar import Dice
from darbar_hearts.components import DECKS
from darbar_hearts.events import CardPlayed, HandScored, MoonShot, TrickTaken
from darbar_hearts.game import HEARTS
from hearts_positions import new, points

TABLES = pytest.mark.parametrize("seats", [3, 4, 5])


def at_random(seats, seed, **options):
    """A match played by chance to its end, whoever answers first."""
    match, dice = new(seats, seed, **options), Dice(seed)
    while match.ask:
        ask = dice.pick(match.asks)
        match.play(dice.pick(ask.moves), ask.seat)
    return match


@TABLES
def test_cards_are_neither_lost_nor_doubled(seats):
    match, dice = new(seats, seats), Dice(seats)
    count = DECKS[seats].bit_count()
    while match.ask:
        assert HEARTS.conserved(match.state) == {"cards": count, "different": 0}
        match.play(dice.pick(match.ask.moves))
    assert HEARTS.conserved(match.state) == {"cards": count, "different": 0}


@TABLES
def test_every_hand_shares_out_26_points_or_26_to_each_of_the_others(seats):
    for seed in range(10):
        match = at_random(seats, seed)
        scored = [event.points for event in match.events if isinstance(event, HandScored)]
        hands = [scored[first : first + seats] for first in range(0, len(scored), seats)]
        assert {sum(hand) for hand in hands} <= {26, 26 * (seats - 1)}
        assert sum(sum(hand) == 26 * (seats - 1) for hand in hands) == sum(
            isinstance(event, MoonShot) for event in match.events
        )


@TABLES
def test_in_every_hand_every_card_is_played_once(seats):
    match = at_random(seats, 2, limit=25)
    played = [event.card for event in match.events if isinstance(event, CardPlayed)]
    size = DECKS[seats].bit_count()
    for first in range(0, len(played), size):
        assert sum(1 << card for card in played[first : first + size]) == DECKS[seats]
    tricks = sum(isinstance(event, TrickTaken) for event in match.events)
    assert tricks * seats == len(played) == size * match.state.hand


@TABLES
@pytest.mark.parametrize("limit", [25, 50, 100])
def test_a_match_ends_when_the_limit_is_reached_and_not_before(seats, limit):
    for seed in range(5):
        match = at_random(seats, seed, limit=limit)
        assert max(points(match)) >= limit
        last = {event.seat: event.points for event in match.events if isinstance(event, HandScored)}
        assert max(one - last[seat] for seat, one in enumerate(points(match))) < limit


@TABLES
def test_a_record_leads_to_the_same_state(seats):
    match = at_random(seats, 7)
    assert darbar.load(match.record.dumps()).state == match.state


def test_simulations_end_too():
    for seed in range(60):
        simulation = darbar.simulate("hearts", seats=3 + seed % 3, seed=seed)
        assert simulation.state.over
        assert simulation.answers < 2500


def test_every_kind_of_event_happens():
    missing = set(HEARTS.events)
    for seed in range(400):
        missing -= {type(event) for event in at_random(3 + seed % 3, seed).events}
        if not missing:
            break
    assert not missing


def test_bots_of_every_level_play_a_match_to_its_end():
    from darbar.sessions.session import make_bot

    match = new(4, 3, limit=25)
    bots = [make_bot(name, 1) for name in ("random", "easy", "greedy", "mcts:3")]
    while match.ask:
        match.play(bots[match.ask.seat].choose(match.chair(match.ask.seat)))
    assert max(points(match)) >= 25
