"""Chapter 1: Setting up."""

import darbar
import pytest
from darbar import RuleViolation
from darbar.testing import rule
from darbar_lanterns.components import HandCard, Lantern
from darbar_lanterns.game import LANTERNS
from river_positions import refused, tending

TABLES = pytest.mark.parametrize("seats", [1, 2, 3, 4])
WEATHERS = pytest.mark.parametrize("weather", ["calm", "usual", "stormy"])


def set_up(seats, seed=7, weather="usual"):
    return LANTERNS.first_state(seats, seed, LANTERNS.pack({"weather": weather}))


@TABLES
@rule("lanterns", "1.1")
def test_three_lanterns_more_than_players_float_on_the_river(seats):
    assert len(set_up(seats).flames) == seats + 3


@rule("lanterns", "1.1")
def test_a_lantern_that_does_not_float_here_is_not_tended():
    match = tending(ana="boat lotus carp", ben="carp carp moon")
    assert [str(move) for move in match.ask.moves if str(move).startswith("row")] == [
        "row lotus", "row carp", "row crane", "row turtle", "row moon",
    ]  # fmt: skip
    assert refused(match, "row dragon") == "this lantern does not float here tonight: dragon. [Lanterns 1.1]"
    assert refused(match, "tend peony") == "this lantern does not float here tonight: peony. [Lanterns 1.1]"


@TABLES
@pytest.mark.parametrize(("weather", "flame"), [("calm", 3), ("usual", 2), ("stormy", 3)])
@rule("lanterns", "1.2")
def test_how_high_the_flames_are_at_dusk(seats, weather, flame):
    assert set_up(seats, weather=weather).flames == [flame] * (seats + 3)


@TABLES
@rule("lanterns", "1.3")
def test_each_player_holds_three_of_the_cards(seats):
    state = set_up(seats)
    assert [len(hand) for hand in state.hands] == [3] * seats
    everything = sorted([*state.deck.cards, *(card for hand in state.hands for card in hand)])
    expected = [card for card in range(seats + 3) for _ in range(3)] + [HandCard.BOAT] * 3
    assert everything == expected
    assert state.deck.discards == []


@rule("lanterns", "1.3")
def test_the_cards_are_shuffled_and_shown_to_nobody():
    assert set_up(2, seed=1).hands != set_up(2, seed=2).hands
    match = darbar.new("lanterns", seats=3, seed=1)
    assert match.view(0).hands == [match.state.hands[0], [-1] * 3, [-1] * 3]


@TABLES
@WEATHERS
@rule("lanterns", "1.4")
def test_the_jar_has_as_many_measures_as_there_are_lanterns(seats, weather):
    state = set_up(seats, weather=weather)
    assert state.oil == len(state.flames)


@TABLES
@rule("lanterns", "1.5")
def test_there_are_two_winds_for_each_lantern_that_floats(seats):
    state = set_up(seats)
    assert sorted(state.winds.cards) == [lantern for lantern in range(seats + 3) for _ in range(2)]
    assert set_up(seats, seed=1).winds.cards != set_up(seats, seed=3).winds.cards


@pytest.mark.parametrize("seats", [0, 5])
def test_lanterns_is_for_one_to_four(seats):
    with pytest.raises(RuleViolation, match=f"Lanterns is for 1 to 4 players, not {seats}"):
        darbar.new("lanterns", seats=seats)


def test_the_card_of_a_lantern_has_its_number():
    assert [card.name for card in HandCard][:-1] == [lantern.name for lantern in Lantern]
