"""What a seat may know: everything but the hands of others and the deck."""

import pytest
from bazaar_positions import ANA, BEN, CLEO, hand, has, named, noon
from darbar import Dice
from darbar.components import HIDDEN
from darbar.core.state import encode
from darbar.testing import offered, play
from darbar_bazaar.components import OrderCard
from darbar_bazaar.events import OrderDrawn, OrderTaken
from darbar_bazaar.game import BAZAAR


def table(ben="garden kitchen"):
    """Ana and Ben have secret orders."""
    return noon(
        offers="feast baths regatta",
        ana=has(hand="wedding birth", goods="silk silk silk"),
        ben=has(hand=ben, filled="embassy", goods="tea", coins=9),
        cleo=has(),
    )


def test_a_player_sees_the_own_hand_and_of_the_others_only_how_many():
    view = table().view(ANA)
    assert named(view.players[ANA].hand) == "wedding birth"
    assert view.players[BEN].hand == [HIDDEN, HIDDEN]


def test_a_spectator_sees_no_hand():
    view = table().view(None)
    assert [player.hand for player in view.players] == [[HIDDEN] * 2, [HIDDEN] * 2, []]


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, None])
def test_nobody_sees_the_deck_or_the_dice(seat):
    match = table()
    assert match.view(seat).deck.cards == [HIDDEN] * len(match.state.deck.cards)
    assert match.view(seat).dice == 0


def test_open_orders_filled_orders_goods_and_coins_are_for_all_to_see():
    match = table()
    seen = match.view(CLEO).players[BEN]
    assert (named(seen.filled), seen.coins, seen.goods) == ("embassy", 9, match.state.players[BEN].goods)
    assert match.view(CLEO).offers == match.state.offers


def test_what_another_holds_changes_nothing_that_a_player_sees():
    one, other = table("garden kitchen"), table("mourning harvest")
    for seat in (ANA, CLEO, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert one.scene(seat) == other.scene(seat)
    assert offered(one) == offered(other)
    assert one.scene(BEN) != other.scene(BEN)


def test_only_who_draws_an_order_reads_which_it_is():
    match = table()
    play(match, "place scribe", "draw")
    drawn = OrderCard(match.state.players[ANA].hand[-1])
    for seat, known in ((ANA, drawn), (BEN, None), (CLEO, None)):
        assert match.chair(seat).events[-2] == OrderDrawn(ANA, known)
    assert match.words().event(OrderDrawn(ANA, None)) == "Ana drew a secret order: something hidden."


def test_everyone_reads_which_open_order_was_taken():
    match = table()
    play(match, "place scribe", "order baths")
    assert OrderTaken(ANA, OrderCard.BATHS) in match.chair(BEN).events


def test_the_question_is_for_the_asked_player_alone():
    match = table()
    assert match.chair(ANA).ask is not None
    assert match.chair(BEN).ask is None


def test_when_the_match_is_over_everything_lies_open():
    match = noon(day=4, ana=has(hand="wedding"), ben=has())
    while match.ask:
        match.play("pass")
    assert named(match.view(BEN).players[ANA].hand) == "wedding"


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO])
def test_what_a_player_imagines_fits_what_that_player_sees(seat):
    match = table()
    worlds = [match.imagine(seat, seed) for seed in range(20)]
    for world in worlds:
        assert encode(world.view(seat)) == encode(match.view(seat))
        assert BAZAAR.conserved(world.state) == BAZAAR.conserved(match.state)
        held = [card for player in world.state.players for card in player.hand]
        assert sorted([*held, OrderCard.EMBASSY, *world.state.offers.cards, *world.state.deck.cards]) == list(OrderCard)
    other = BEN if seat != BEN else ANA
    assert len({hand(world, other) for world in worlds}) > 1


def test_the_same_dice_imagine_the_same():
    views = [table().view(ANA) for _ in range(2)]
    for view in views:
        BAZAAR.imagine(view, ANA, Dice(4))
    assert encode(views[0]) == encode(views[1])
