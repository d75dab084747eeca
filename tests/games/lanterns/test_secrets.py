"""What a seat may know: everything but the hands of others and the order of the decks."""

import pytest
from darbar import Dice
from darbar.components import HIDDEN
from darbar.core.state import encode
from darbar_lanterns.game import LANTERNS
from river_positions import ANA, BEN, CLEO, forecast, hand, tending


def table(ben="carp moon boat", deck="lotus turtle crane moon"):
    return tending(ana="lotus carp boat", ben=ben, cleo="crane crane turtle", wind="lotus carp", deck=deck)


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, None])
def test_hands_of_others_both_decks_and_the_dice_are_hidden(seat):
    match = table()
    view = match.view(seat)
    for other in (ANA, BEN, CLEO):
        assert view.hands[other] == (match.state.hands[other] if other == seat else [HIDDEN] * 3)
    assert set(view.deck.cards) == set(view.winds.cards) == {HIDDEN}
    assert view.dice == 0


def test_flames_oil_forecast_and_played_cards_are_for_all_to_see():
    match = table()
    view = match.view(BEN)
    assert (view.flames, view.oil, view.forecast) == (match.state.flames, match.state.oil, match.state.forecast)
    assert view.deck.discards == match.state.deck.discards


@pytest.mark.parametrize("choice", ["tend carp", "row moon", "fetch boat"])
def test_what_another_has_chosen_changes_nothing_that_a_player_sees(choice):
    before, after = table(), table()
    after.play(choice, BEN)
    for seat in (ANA, CLEO, None):
        assert encode(before.view(seat)) == encode(after.view(seat))
        assert before.scene(seat) == after.scene(seat)
    assert after.chair(ANA).events == before.chair(ANA).events
    assert after.chair(ANA).why("tend moon") == before.chair(ANA).why("tend moon")


def test_what_another_holds_changes_nothing_that_a_player_sees():
    one, other = table(), table(ben="moon moon dragon", deck="lotus turtle crane carp")
    same = other.state.deck.discards[:]
    one.state.deck.discards[:] = same
    for seat in (ANA, CLEO, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert one.scene(seat) == other.scene(seat)
    assert one.scene(BEN) != other.scene(BEN)


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO])
def test_what_a_player_imagines_fits_what_that_player_sees(seat):
    match = table()
    worlds = [match.imagine(seat, seed) for seed in range(20)]
    for world in worlds:
        assert encode(world.view(seat)) == encode(match.view(seat))
        assert LANTERNS.conserved(world.state) == LANTERNS.conserved(match.state)
        for pile in ("deck", "winds"):
            true, made_up = getattr(match.state, pile), getattr(world.state, pile)
            assert len(true.cards) == len(made_up.cards)
    other = BEN if seat != BEN else ANA
    assert len({hand(world, other) for world in worlds}) > 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_card_is_somewhere_in_an_imagined_world(seats):
    hands = ["lotus carp boat", "crane crane turtle", "carp carp boat", "turtle lotus lotus"]
    match = forecast(**dict(zip(["ana", "ben", "cleo", "dan"][:seats], hands, strict=False)))

    def everything(state):
        held = [card for hand in state.hands for card in hand]
        winds = [*state.winds.cards, *state.winds.discards, *state.forecast.cards]
        return sorted([*held, *state.deck.cards, *state.deck.discards]), sorted(winds)

    for seed in range(10):
        assert everything(match.imagine(ANA, seed).state) == everything(match.state)


def test_the_same_dice_imagine_the_same():
    views = [table().view(ANA) for _ in range(2)]
    for view in views:
        LANTERNS.imagine(view, ANA, Dice(4))
    assert encode(views[0]) == encode(views[1])
