"""What a position is worth to a bot: the points at the end, and before it what will come of goods, pawns and places."""

import darbar
import pytest
from alrashid_positions import GREEN, RED, ending_the_year, has, position, resolving, state_of
from darbar import Dice
from darbar.testing import play
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.value import value

ONE_EACH = "wood metal pottery spice silk"


def worth_of(green, **words):
    """What a position is worth to Green."""
    return value(state_of(green=green, red=has(), **words), GREEN)


def test_at_the_end_a_position_is_worth_its_points():
    match = ending_the_year(
        year=5, green=has(goods=ONE_EACH, titles="smuggler economist", influence=7, dishonour=1), red=has()
    )
    for seat in (GREEN, RED):
        assert value(match.state, seat) == ALRASHID.score(match.state, seat).total


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (has(goods=ONE_EACH), has(goods="wood wood wood wood wood")),
        (has(titles="metal-importer"), has(titles="smuggler")),
        (has(notes=1), has()),
        (has(hand="red 3"), has()),
        (has(family="pasha merchant sage sage"), has(family="pasha merchant sage")),
        (has(influence=1), has()),
        (has(), has(dishonour=1)),
    ],
)
def test_what_is_good_is_worth_more(better, worse):
    assert worth_of(better) > worth_of(worse)


def test_an_importer_is_worth_more_when_more_years_are_left():
    def gain(year):
        return worth_of(has(titles="metal-importer"), year=year) - worth_of(has(), year=year)

    assert gain(1) > gain(3) > gain(5)


def test_goods_that_nothing_can_be_bought_with_any_more_are_worth_next_to_nothing():
    rich, poor = has(goods=f"{ONE_EACH} {ONE_EACH}"), has()
    late = worth_of(rich, year=5) - worth_of(poor, year=5)
    early = worth_of(rich, year=4) - worth_of(poor, year=4)
    visiting = {"politics": "green pasha"}
    in_time = worth_of(rich, year=5, pawns=visiting) - worth_of(poor, year=5, pawns=visiting)
    assert late < 1 < min(in_time, early)


def test_a_country_with_mercenaries_is_for_those_who_can_beat_them():
    occupied = {"pawns": {"sanmatia": "green pasha"}, "garrisons": {"sanmatia": "red 3"}}
    brave, armed, naked = (worth_of(has(hand=hand), **occupied) for hand in ("red 4", "red 2", "blue 4"))
    assert brave > armed > naked


def test_the_fourth_in_a_sector_can_expect_nothing():
    crowd = "red pasha, yellow pasha, blue pasha, green sage"
    others = {"green": has(), "red": has(), "yellow": has(), "blue": has()}
    there = state_of(pawns={"court": "green pasha", "sanmatia": crowd}, **others)
    not_there = state_of(pawns={"court": "green pasha"}, **others)
    assert value(there, GREEN) == value(not_there, GREEN)


def test_what_has_been_chosen_counts_before_it_is_paid():
    crowd = {"trade": "green pasha", "sanmatia": "red sage", "politics": "red pasha"}
    match = resolving("trade", pawns=crowd, green=has(goods=ONE_EACH), red=has())
    before = value(match.state, GREEN)
    play(match, "serve")
    planned = value(match.state, GREEN)
    play(match, "enough", "pay")
    assert before < planned
    assert value(match.state, GREEN) == pytest.approx(planned, abs=1)


def test_a_battle_half_fought_is_worth_more_than_flight():
    crowd = {"sanmatia": "green pasha", "trade": "red sage", "politics": "red pasha"}
    words = {"pawns": crowd, "garrisons": {"sanmatia": "red 3 2"}, "green": has(hand="red 3 4"), "red": has()}
    sent, fled = (resolving("sanmatia", answer, **words) for answer in ("send red 3", "flee"))
    assert value(sent.state, GREEN) > value(fled.state, GREEN)


def test_a_view_can_be_valued_although_mercenaries_are_hidden():
    match = position(
        pawns={"sanmatia": "green sage", "trade": "red sage"},
        garrisons={"sanmatia": "red 3"},
        green=has(hand="red 3"),
        red=has(hand="blue 4"),
    )
    for seat in (GREEN, RED):
        assert isinstance(value(match.view(RED), seat), float)


def test_whoever_follows_the_value_beats_chance():
    chance = Dice(1)
    match = darbar.new("alrashid", 2, seed=4)
    while match.ask:
        best = chance.pick(match.ask.moves)
        if match.ask.seat == GREEN:
            best = max(match.ask.moves, key=lambda move: after(match, move))
        match.play(best)
    assert match.standings()[0].seat == GREEN


def after(match, move):
    """What a move leads to, in a world that Green imagines."""
    world = match.imagine(GREEN, len(match.moves))
    world.play(move)
    return value(world.state, GREEN)
