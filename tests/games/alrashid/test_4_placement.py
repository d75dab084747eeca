"""1.6 and 4 Placement: the first mercenary, one pawn after another, the gate of the court, and the Diplomat."""

import pytest
from alrashid_positions import (
    GREEN,
    RED,
    YELLOW,
    beginning_the_year,
    hand,
    has,
    member,
    pawns,
    placing,
    position,
    refusal,
    told,
)
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Rank, Sector
from darbar_alrashid.state import Stage


@rule("alrashid", "1.6")
def test_everybody_draws_a_mercenary_from_either_pile_in_turn_order():
    match = position(Stage.RECRUITMENT, order="red green", piles={"red": "4 2", "blue": "3"}, green=has(), red=has())
    assert offered(match, "Red") == ["draw red", "draw blue"]
    play(match, "draw red", "draw blue")
    assert (hand(match, RED), hand(match, GREEN)) == ("red 4", "blue 3")
    assert (match.phase, match.ask.seat) == ("placement", RED)


@rule("alrashid", "1.6", "R19")
def test_only_who_draws_a_mercenary_knows_its_value():
    match = position(Stage.RECRUITMENT, piles={"red": "4"}, green=has(), red=has())
    play(match, "draw red")
    drawn = {seat: match.chair(seat).events[-1] for seat in (GREEN, RED)}
    assert (drawn[GREEN].value, drawn[RED].value) == (4, None)
    assert match.view(RED).players[GREEN].hand == [[-1], []]


@rule("alrashid", "4.1")
def test_one_pawn_after_another_goes_to_a_sector_in_turn_order():
    match = placing(order="red green", green=has(), red=has())
    play(match, "place pasha trade", "place sage trade", "place merchant sanmatia")
    assert (pawns(match, "trade", RED), pawns(match, "trade", GREEN)) == ("pasha", "sage")
    assert match.ask.seat == GREEN
    assert match.state.retinue.arrivals[Sector.TRADE] == [RED, GREEN]
    assert told(match) == ["TurnBegan", "Placed"] * 3 + ["TurnBegan"]


@rule("alrashid", "4.1", "R2")
def test_who_has_placed_everything_is_skipped_until_all_pawns_are_placed():
    match = placing(green=has(family="sage"), red=has(family="pasha merchant sage"), yellow=has(family="sage sage"))
    play(match, "place sage trade", "place sage trade", "place sage trade")
    asked = []
    while match.phase == "placement":
        asked.append(match.ask.seat)
        play(match, offered(match)[0])
    assert asked == [RED, YELLOW, RED]
    assert match.phase == "turn"


@rule("alrashid", "4.1")
def test_a_pawn_that_is_not_at_home_cannot_be_placed():
    match = placing(pawns={"trade": "green sage"}, green=has(), red=has())
    assert refusal(match, "place sage politics") == "refusal-no-pawn"


@rule("alrashid", "4.2", "R2")
def test_at_the_court_a_pasha_comes_first_and_then_only_sages():
    match = placing(green=has(family="pasha merchant sage"), red=has(family="sage"))
    assert "place pasha court" in offered(match, "Green")
    assert refusal(match, "place sage court") == "refusal-pasha-first"
    assert refusal(match, "place merchant court") == "refusal-no-merchants"
    play(match, "place pasha court", "place sage trade")
    assert "place sage court" in offered(match, "Green")
    assert refusal(match, "place merchant court") == "refusal-no-merchants"


@rule("alrashid", "4.2")
def test_the_pasha_of_another_family_opens_no_gate():
    match = placing(pawns={"court": "red pasha"}, green=has(), red=has())
    assert refusal(match, "place sage court") == "refusal-pasha-first"


# 9.11 The Diplomat


@rule("alrashid", "9.11", "R4")
def test_a_diplomat_holds_a_pawn_back_until_all_others_are_placed():
    match = beginning_the_year(green=has(titles="diplomat", family="pasha sage"), red=has(family="sage sage"))
    assert offered(match, "Green") == ["hold pasha", "pass"]
    assert refusal(match, "hold sage") == "refusal-no-sage-waits"
    assert refusal(match, "hold merchant") == "refusal-no-pawn"
    play(match, "hold pasha", "place sage trade", "place sage trade", "place sage sanmatia")
    assert (match.phase, match.ask.seat) == ("latecomers", GREEN)
    play(match, "place pasha trade")
    assert pawns(match, "trade", GREEN) == "pasha sage"


@rule("alrashid", "9.11", "R4")
def test_several_diplomats_place_in_turn_order():
    match = position(
        Stage.LATECOMERS,
        order="red green",
        green=has(titles="diplomat", family="pasha", envoys="pasha"),
        red=has(titles="diplomat", family="merchant", envoys="merchant"),
    )
    assert {one.split()[1] for one in offered(match, "Red")} == {"merchant"}
    play(match, "place merchant trade")
    assert {one.split()[1] for one in offered(match, "Green")} == {"pasha"}


@pytest.mark.parametrize("answer", ["hold pasha", "hold merchant", "pass"])
@rule("alrashid", "9.11")
def test_a_diplomat_may_hold_back_either_rank_or_none(answer):
    match = beginning_the_year(green=has(titles="diplomat"), red=has())
    play(match, answer)
    held = match.state.players[GREEN].envoys
    assert held == ([] if answer == "pass" else [member(Rank, answer.split()[1])])
