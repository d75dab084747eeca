"""What a seat may know: its hand, what it passed and received, and what everyone has seen."""

from functools import cache

import pytest
from darbar import Dice, Seat
from darbar.core.state import encode
from darbar.testing import offered
from darbar_hearts.components import DECKS, cards_in
from darbar_hearts.game import HEARTS
from darbar_hearts.view import deal_out
from hearts_positions import ANA, BEN, CLEO, asked, cards, dealt, lay, new, playing, short


@cache
def stops(seats, seed):
    """A random match, now and then."""
    match, dice, found = new(seats, seed), Dice(seed), []
    while match.ask and match.state.hand < 4:
        if dice.below(6) == 0:
            found.append(match.fork())
        ask = dice.pick(match.asks)
        match.play(dice.pick(ask.moves), ask.seat)
    return found


def test_hands_are_secret_and_their_size_is_not():
    match = playing(trick="5D", ana="2C 3C", ben="2D AD KH", cleo="6C 7C 8C")
    view = match.view(ANA)
    assert view.hands == [cards("2C 3C"), 0, 0]
    assert [view.cards_left(Seat(seat)) for seat in range(3)] == [2, 3, 3]
    assert match.view(None).hands == [0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_can_count_the_cards_of_all(seats):
    for match in stops(seats, 3):
        sizes = [hand.bit_count() for hand in match.state.hands]
        assert [match.view(None).cards_left(Seat(seat)) for seat in range(seats)] == sizes


def test_what_another_holds_changes_nothing_that_a_player_sees():
    one = playing(trick="5D", ana="2C 3C", ben="2D AD KH", cleo="6C 7C 8C")
    other = playing(trick="5D", ana="2C 3C", ben="7C 8C 6C", cleo="2D AD KH")
    for seat in (ANA, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
        assert one.scene(seat) == other.scene(seat)
    assert one.scene(BEN) != other.scene(BEN)
    assert one.chair(ANA).ask is None and one.chair(BEN).ask is not None


# Imagining


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_player_imagines_could_be_true(seats):
    for match in stops(seats, 5):
        for seat in map(Seat, range(seats)):
            world = match.view(seat)
            HEARTS.imagine(world, seat, Dice(9))
            assert encode(HEARTS.view(world, seat)) == encode(match.view(seat))
            assert HEARTS.conserved(world) == HEARTS.conserved(match.state)
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in match.state.hands]
            assert not any(hand & void for hand, void in zip(world.hands, world.void, strict=True))


def test_what_a_player_imagines_is_not_always_the_same():
    match = dealt(4)
    worlds = [match.imagine(ANA, seed).state.hands for seed in range(20)]
    assert len({world[BEN] for world in worlds}) == 20


def test_a_player_who_did_not_follow_is_imagined_without_the_suit():
    match = playing(
        ana="5D 6D 2C 3C", ben="2D 3S 9C TC", cleo="AC KC 4S 8D", dora="7D 9D JC QC", void={"cleo": "D"}, trick=""
    )
    match.state.hands[CLEO] ^= cards("8D 5S")
    for seed in range(30):
        world = match.view(ANA)
        HEARTS.imagine(world, ANA, Dice(seed))
        assert not world.hands[CLEO] & cards("2D 7D 8D 9D")


def test_cards_that_were_passed_are_imagined_where_they_went():
    match = dealt(4)
    for seat in range(4):
        for card in cards_in(match.state.hands[seat])[:3]:
            match.play(f"pass {card.name.lower().replace('_', '-')}", Seat(seat))
    passed = match.state.passed[ANA]
    for seed in range(30):
        world = match.imagine(match.ask.seat, seed).state
        giver = match.ask.seat
        assert world.hands[world.receiver(giver)] & world.passed[giver] == world.passed[giver]
        view = match.view(ANA)
        HEARTS.imagine(view, ANA, Dice(seed))
        assert view.hands[BEN] & passed == passed


def test_a_passed_card_that_was_played_is_imagined_nowhere():
    match = playing(ana="5D 6D", ben="2D 3C", cleo="AC KC", hand=1)
    match.state.passed[ANA] = cards("2D 3C AS")
    lay(match, "5D 2D")
    view = match.view(ANA)
    HEARTS.imagine(view, ANA, Dice(1))
    assert short(view.hands[BEN]) == "3C"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_before_the_first_trick_the_leader_is_imagined_with_the_lowest_club(seats):
    match = dealt(seats, hand=4 if seats == 4 else 3)
    lowest, leader = offered(match)[0], match.ask.seat
    for seat in map(Seat, range(seats)):
        world = match.view(seat)
        HEARTS.imagine(world, seat, Dice(2))
        assert world.hands[leader] & 1 << match.ask.moves[0].card
    assert lowest.endswith("clubs") and asked(match) == match.names[leader].lower()


def test_the_same_dice_imagine_the_same():
    views = [stops(4, 1)[3].view(ANA) for _ in range(2)]
    for view in views:
        HEARTS.imagine(view, ANA, Dice(4))
    assert encode(views[0]) == encode(views[1])


# Dealing what nobody has seen


def test_where_there_is_one_way_it_is_found():
    """Dora may hold spades only, Cleo no clubs: chance alone would hardly ever find it."""
    unseen = cards("2C 3C 4C 2D 3D 4D 2S 3S 4S")
    void = [0, 0, cards("2C 3C 4C"), cards("2C 3C 4C 2D 3D 4D")]
    for seed in range(50):
        dealt_out = deal_out(unseen, [0, 3, 3, 3], void, Dice(seed))
        assert short(dealt_out[3]) == "2S 3S 4S"
        assert short(dealt_out[1]) == "2C 3C 4C" and short(dealt_out[2]) == "2D 3D 4D"


def test_where_cards_stand_in_the_way_they_are_handed_on():
    """Each seat lacks another suit, and whoever is full first must make room."""
    unseen = cards("2C 3C 2D 3D 2S 3S")
    void = [cards("2C 3C"), cards("2D 3D"), cards("2S 3S")]
    found = set()
    for seed in range(300):
        dealt_out = deal_out(unseen, [2, 2, 2], void, Dice(seed))
        assert sum(dealt_out) == unseen and [cards.bit_count() for cards in dealt_out] == [2, 2, 2]
        assert not any(cards & out for cards, out in zip(dealt_out, void, strict=True))
        found.add(tuple(dealt_out))
    assert len(found) == 10


def test_without_anything_known_every_seat_is_as_likely():
    held = [0, 0, 0]
    for seed in range(600):
        for seat, some in enumerate(deal_out(DECKS[4] & cards("QS KS AS 2C 3C 4C"), [2, 2, 2], [0, 0, 0], Dice(seed))):
            held[seat] += some & cards("QS") > 0
    assert min(held) > 160
