"""11 The Navaratnas: income tiles in slots, six workers, eight dice, and catching up."""

import darbar
import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.components import NONE, Hue, Income
from darbar_rajas.game import RAJAS
from darbar_rajas.steps import Kind, Step
from rajas_positions import (
    FIRST,
    SECOND,
    active,
    dice,
    fame,
    getting,
    has,
    member,
    money,
    position,
    prompt,
    purse,
    refusal,
    told,
)

NAVARATNAS = {"navaratnas": True}


@rule("rajas", "11.1")
def test_all_three_workers_can_be_gained():
    steps = (money(2), fame(2), Step(Kind.BOAT))
    match = getting(*steps, rajesh=has(money=19, fame=14, boat=20), leila=has(), options=NAVARATNAS)
    assert active(match) == 5
    play(match, "sail 21")
    assert active(match) == 6 and match.state.removed[FIRST] == 0


@rule("rajas", "11.1")
def test_nobody_keeps_more_than_eight_dice():
    match = getting(Step(Kind.DICE, 1, 0), rajesh=has(dice="blue 1 1 1 1 1 1 1 1"), leila=has(), options=NAVARATNAS)
    assert prompt(match) == "room"


@rule("rajas", "11.1", "11.4")
def test_provinces_have_minor_incomes():
    match = position(
        rajesh=has(dice="blue 4 4", money=1, built="c2 g-s2 n-s-w, b2 b-s1 e-w"),
        leila=has(),
        offer="b-s4",
        options=NAVARATNAS,
    )
    play(match, "place quarry", "take b-s4", "pay 1", "settle a2")
    assert purse(match) == (2 + 2, 0)


@rule("rajas", "11.2")
def test_everybody_puts_a_brown_tile_onto_one_of_two_slots():
    match = darbar.new("rajas", seats=3, seed=2, options=NAVARATNAS)
    first = match.ask.seat
    assert first == match.state.order.first and offered(match) == ["fit l4", "fit r4"]
    assert refusal(match, "fit t2") == "refusal-slot"
    tile = match.state.players[first].slots[6]
    play(match, "fit r4", "fit l4", "fit r4")
    player = match.state.players[first]
    assert (player.slots[6], player.slots[9]) == (NONE, tile)
    assert match.state.box.hues[tile] is Hue.BROWN
    assert prompt(match) == "place" and len(match.state.open_income) == 27


@rule("rajas", "11.2")
def test_all_other_income_tiles_lie_face_up():
    state = RAJAS.first_state(4, 1, RAJAS.pack(NAVARATNAS))
    held = [tile for player in state.players for tile in player.slots if tile != NONE]
    assert len(held) == 4 and sorted([*held, *state.open_income]) == list(range(30))
    assert state.income.cards == []


@rule("rajas", "11.3")
def test_the_dancer_gives_two_dice_and_an_income_tile_of_choice():
    match = position(rajesh=has(dice="blue 2"), leila=has(), options=NAVARATNAS, rolls=(1, 1))
    play(match, "place dancer", "take-die blue", "take-die blue")
    assert prompt(match) == "income" and offered(match)[-1] == "pass"
    assert "adopt ir4" in offered(match) and "adopt iw1" in offered(match)
    assert "adopt iw2" not in offered(match)
    assert refusal(match, "adopt iw2") == "refusal-equal-tile"
    play(match, "adopt ir4")
    assert offered(match) == ["fit l3", "fit r3"]
    assert refusal(match, "fit l2") == "refusal-slot"
    play(match, "fit r3")
    assert match.state.players[FIRST].slots[8] == Income.IR4 and purse(match) == (0, 0)
    assert Income.IR4 not in match.state.open_income


@rule("rajas", "11.3")
def test_a_tile_may_be_declined_and_needs_a_free_slot():
    match = getting(Step(Kind.INCOME), rajesh=has(slots="l3 ir1,r3 ir2"), leila=has(), options=NAVARATNAS)
    assert refusal(match, "adopt ir3") == "refusal-no-slot"
    assert refusal(match, "adopt ir1") == "refusal-tile-gone"
    play(match, "pass")
    assert len(match.state.open_income) == 28


@rule("rajas", "11.3", "R16")
@pytest.mark.parametrize(("reading", "open_"), [("closed", False), ("paid", True)])
def test_a_slot_that_a_road_has_reached_is_closed_or_pays_at_once(reading, open_):
    match = getting(
        Step(Kind.INCOME),
        rajesh=has(slots="l3 ir1", reached="r3"),
        leila=has(),
        options=NAVARATNAS,
        rulings={"late-slots": reading},
    )
    assert ("adopt ir4" in offered(match)) is open_
    if open_:
        play(match, "adopt ir4")
        assert purse(match) == (7, 0)


@rule("rajas", "11.4")
def test_an_income_tile_pays_when_a_road_reaches_it_after_the_gains_of_the_tile():
    match = position(
        rajesh=has(dice="blue 4 4", money=1, built="c2 g-s2 n-s-w, b2 b-s1 e-w", slots="l2 iy5"),
        leila=has(),
        offer="b-s4",
        options=NAVARATNAS,
    )
    play(match, "place quarry", "take b-s4", "pay 1", "settle a2")
    gained = [event.count for event in match.events if type(event).__name__ == "MoneyGained"]
    assert gained == [2, 5]


BROWN = "c2 g-c4 n-e, d2 b-t1 e-w, d1 o-s5 e-w"
"""A bend with two markets, a straight road with two buildings, and a bend with one laid straight for the count."""


@pytest.mark.parametrize(
    ("tile", "brought"),
    [
        ("ib1", (0, 1)),
        ("ib2", (0, 3)),
        ("ib3", (3, 0)),
        ("ib4", (4, 0)),
        ("ib5", (0, 4)),
        ("ib6", (6, 0)),
        ("ib7", (0, 4)),
    ],
)
@rule("rajas", "11.5", "R18")
def test_brown_tiles_pay_for_what_there_is(tile, brought):
    state = RAJAS.pack(NAVARATNAS)
    steps = state.incomes[member(Income, tile)]
    match = getting(
        *steps,
        rajesh=has(
            built=BROWN,
            boat=11,
            levels="mill 4 fort 3",
            workers=4,
            slots=f"l4 {tile},t2 iw1,t4 iw3",
            reached="l4 t2 r2",
        ),
        leila=has(),
        options=NAVARATNAS,
    )
    assert purse(match) == brought


@rule("rajas", "R18")
def test_by_another_reading_the_brown_tile_does_not_count_itself():
    steps = RAJAS.pack(NAVARATNAS).incomes[Income.IB4]
    match = getting(
        *steps,
        rajesh=has(slots="l4 ib4,t2 iw1", reached="l4 t2"),
        leila=has(),
        options=NAVARATNAS,
        rulings={"own-tile": "others"},
    )
    assert purse(match) == (2, 0)


def catching_up(own, other, lap, **rulings):
    """A phase in which only Leila has a worker left, and Rajesh comes after her."""
    spare = ["terrace-blue", "terrace-green", "terrace-orange", "terrace-purple", "outer-terrace", "mixed-goods"]
    workers = dict.fromkeys(spare[:own], "rajesh")
    for place in range(lap - 1):
        site = ("silk", "tea", "spices", "quarry", "port")[place]
        workers[site] = "leila"
    return position(
        first="leila",
        rajesh=has(workers=own),
        leila=has(workers=other, dice="blue 3"),
        workers=workers,
        lap=lap,
        options=NAVARATNAS,
        rulings=rulings,
    )


@rule("rajas", "11.6", "E25")
def test_with_four_workers_against_five_a_tile_comes_in_the_fifth_phase():
    match = catching_up(4, 5, 5)
    play(match, "place yogi", "take-die blue")
    assert (match.ask.seat, prompt(match)) == (FIRST, "income")
    play(match, "adopt iw3", "fit t4")
    assert match.state.round == 2
    assert told(match).count("IncomePlaced") == 1


@rule("rajas", "11.6", "E25")
def test_against_six_a_second_one_comes_in_the_sixth_phase():
    match = catching_up(4, 6, 5)
    play(match, "place yogi", "take-die blue", "pass")
    assert (match.ask.seat, match.state.lap, match.state.round) == (SECOND, 6, 1)
    play(match, next(move for move in offered(match) if move.startswith("place")))
    while match.ask.seat == SECOND:
        match.play(match.ask.moves[0])
    assert (match.ask.seat, prompt(match)) == (FIRST, "income")


@rule("rajas", "11.6")
def test_with_as_many_workers_as_the_others_nothing_comes():
    match = catching_up(4, 4, 4)
    assert match.state.workforce.home == [0, 1]
    play(match, "place yogi", "take-die blue")
    assert match.state.round == 2


@rule("rajas", "R17")
@pytest.mark.parametrize(("reading", "third"), [("every-phase", True), ("twice", False)])
def test_three_workers_behind_bring_three_tiles_or_two(reading, third):
    match = catching_up(3, 6, 6, **{"catch-up": reading})
    play(match, "place yogi", "take-die blue")
    assert (prompt(match) == "income" and match.state.round == 1) is third


@rule("rajas", "11.6")
def test_without_the_navaratnas_nobody_catches_up():
    match = position(
        first="leila",
        rajesh=has(workers=3),
        leila=has(workers=4, dice="blue 3"),
        workers={
            "terrace-blue": "rajesh",
            "silk": "leila",
            "terrace-green": "rajesh",
            "tea": "leila",
            "terrace-orange": "rajesh",
            "spices": "leila",
        },
        lap=4,
    )
    play(match, "place yogi", "take-die blue")
    assert match.state.round == 2 and dice(match, SECOND).startswith("blue")
