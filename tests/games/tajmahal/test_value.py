"""What a position is worth: what is good is worth more, leads are worth what they bring, and views can be judged."""

import darbar
import pytest
from darbar import Dice, Seat
from darbar.bots.greedy import GreedyBot
from darbar.bots.random import RandomBot
from darbar.testing import play
from darbar_tajmahal.bidding import one_turn
from darbar_tajmahal.value import value
from taj_positions import ANA, BEN, CLEO, cards, has, lay, leave, new, state_of, visit


def worth_of(own, seat=ANA, **words):
    return value(state_of(ana=own, ben=has("y-ev y-em"), cleo=has("g-ev g-em"), **words), seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (has(points=10), has(points=9)),
        (has("r-ev"), has()),
        (has("r-ev r-eg w-m"), has("r-ev r-eg y-em")),
        (has("r-ev r-eg r-em"), has("r-ev y-eg g-em")),
        (has("r-ev +2"), has("r-ev w-e")),
        (has(tokens="monk"), has()),
        (has(tokens="monk monk"), has(tokens="monk")),
        (has(goods="rice"), has()),
        (has(palaces="agra-s"), has()),
        (has(palaces="lahore-s delhi-w"), has(palaces="lahore-s thatta-s")),
        (has("r-ev", played="r-em r-em"), has("r-ev")),
    ],
)
def test_what_is_good_is_worth_more(better, worse):
    assert worth_of(better) > worth_of(worse)


def test_in_the_end_only_points_count():
    match = new(3)
    while match.ask:
        match.play(match.ask.moves[0])
    totals = [sum(player.points) for player in match.state.players]
    assert [value(match.state, Seat(seat)) for seat in range(3)] == totals


def test_the_last_hand_is_worth_what_it_scores():
    match = visit(
        visit=12,
        province="agra",
        ana=has("r-ev r-eg w-e y-em"),
        ben=has("y-ev"),
        cleo=has("g-ev"),
        display="",
        deck="r-em",
    )
    lay(match, "withdraw")
    assert value(match.state, ANA) == 4


def test_a_lead_is_worth_less_while_a_rival_can_match_it():
    safe = state_of(ana=has("r-ev", played="r-em r-em"), ben=has("y-ev y-eg"), cleo=has("g-ev"))
    threatened = state_of(ana=has("r-ev", played="r-em r-em"), ben=has("y-em w-m"), cleo=has("g-ev"))
    for state in (safe, threatened):
        state.order.at = BEN
    assert value(safe, ANA) > value(threatened, ANA)


def test_whoever_is_at_turn_has_a_lead_for_sure():
    at_turn = state_of(ana=has("r-ev", played="r-em r-em"), ben=has("y-em w-m"), cleo=has("g-ev"))
    waiting = state_of(ana=has("r-ev", played="r-em r-em"), ben=has("y-em w-m"), cleo=has("g-ev"))
    waiting.order.at = BEN
    assert value(at_turn, ANA) > value(waiting, ANA)


def test_a_prize_that_is_gone_is_worth_nothing():
    there = worth_of(has("r-ev", played="r-em r-em"))
    gone = worth_of(has("r-ev", played="r-em r-em"), court="vizier general princess mogul elephant")
    assert there > gone


def test_what_was_won_is_worth_about_the_same_before_and_after_it_is_taken():
    match = visit(ana=has("r-em", played="r-vg"), ben=has("y-em"), cleo=has("g-em"), bonuses={"kabul-e": "two-points"})
    lay(match, "withdraw")
    planned = value(match.state, ANA)
    play(match, "build kabul-e", "build kabul-n")
    leave(match)
    assert value(match.state, ANA) == pytest.approx(planned, abs=1.5)


@pytest.mark.parametrize(
    ("own", "colour", "added"),
    [
        ("r-em", -1, [0, 0, 1, 0, 0, 1]),
        ("r-em w-m", -1, [0, 0, 2, 0, 0, 1]),
        ("r-ee +e", -1, [0, 0, 0, 0, 0, 3]),
        ("r-em y-ev", 0, [0, 0, 1, 0, 0, 1]),
        ("y-ev w-m", 0, [0, 0, 0, 0, 0, 0]),
        ("", -1, [0, 0, 0, 0, 0, 0]),
    ],
)
def test_what_a_hand_can_add_in_one_turn(own, colour, added):
    assert list(one_turn(tuple(cards(own)), colour)) == added


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_and_every_view_of_it_has_a_value(seats):
    match, dice = new(seats, seats), Dice(seats)
    while match.ask:
        for viewer in (None, *range(seats)):
            for seat in map(Seat, range(seats)):
                assert isinstance(value(match.view(viewer), seat), float)
        match.play(dice.pick(match.ask.moves))


def test_what_another_holds_does_not_change_what_a_view_is_worth():
    one = visit(ana=has("r-ev"), ben=has("y-ev y-eg"), cleo=has("g-ev g-em"))
    other = visit(ana=has("r-ev"), ben=has("v-ev v-eg"), cleo=has("y-ev y-em"))
    assert [value(one.view(ANA), seat) for seat in (ANA, BEN, CLEO)] == [
        value(other.view(ANA), seat) for seat in (ANA, BEN, CLEO)
    ]


def test_greedy_bots_beat_random_ones():
    match = darbar.new("tajmahal", 4, seed=11)
    bots = [GreedyBot(1), RandomBot(2), RandomBot(3), RandomBot(4)]
    while match.ask:
        seat = match.ask.seat
        match.play(bots[seat].choose(match.chair(seat)))
    assert match.outcome().winners == (Seat(0),)
