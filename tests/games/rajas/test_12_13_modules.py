"""12 and 13 Mixed groups and the Ganges module."""

import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.components import NONE
from darbar_rajas.game import RAJAS
from darbar_rajas.river import reward
from darbar_rajas.setup import river_tiles
from rajas_positions import (
    FIRST,
    SECOND,
    active,
    boat,
    dice,
    fame,
    getting,
    has,
    money,
    position,
    prompt,
    purse,
    refusal,
)

MIXED = {"expert-2": True}


@rule("rajas", "12.1")
def test_experts_have_eight_dice_and_minor_incomes_and_the_others_play_as_usual():
    box = RAJAS.pack(MIXED)
    assert box.arms == (10, 8, 10, 10)
    assert box.seated(FIRST) == box.yields and box.seated(SECOND) == box.minor_yields
    assert box.more_workers == 2


@rule("rajas", "12.1")
def test_in_mixed_groups_a_white_tile_pays_at_once_and_nobody_has_six_workers():
    match = position(first="leila", rajesh=has(), leila=has(dice="blue 2"), options=MIXED, white="iw3", rolls=(1, 2))
    play(match, "place dancer", "take-die blue", "take-die blue")
    assert purse(match, SECOND) == (3, 0)
    more = getting(money(2), fame(2), rajesh=has(money=19, fame=14), leila=has(), options=MIXED)
    assert active(more) == 5 and more.state.removed[FIRST] == 1


@rule("rajas", "12.1")
def test_an_expert_gets_the_minor_income():
    words = {"built": "c2 g-s2 n-s-w, b2 b-s1 e-w", "dice": "blue 4 4", "money": 1}
    gains = []
    for options in ({}, {"expert-1": True}):
        match = position(rajesh=has(**words), leila=has(), offer="b-s4", options=options)
        play(match, "place quarry", "take b-s4", "pay 1", "settle a2")
        gains.append(purse(match)[0])
    assert gains == [2 + 5, 2 + 2]


# 13 The Ganges module


class GivenDice:
    """Dice that roll what they are told, and do not shuffle."""

    def __init__(self, *rolls):
        self.rolls = list(rolls)

    def roll(self):
        return self.rolls.pop(0)

    def shuffle(self, things):
        return None


@rule("rajas", "13.1", "E26")
def test_a_first_roll_of_2_covers_the_karma_of_the_second_space():
    river = river_tiles(RAJAS.pack({"ganges": True}), GivenDice(2, 5, 6, 1, 3, 6, 4, 2))
    assert [space for space, tile in enumerate(river) if tile != NONE] == [2, 7, 13, 14, 17, 23, 27, 29]
    match = getting(rajesh=has(dice="blue 2"), leila=has(), options={"ganges": True}, river={2: "rt5"})
    assert (
        reward(match.state.box, 2, match.state.river[2]) == match.state.box.river_tiles[4] != match.state.box.river[2]
    )


@rule("rajas", "13.1")
def test_the_last_space_is_never_covered():
    river = river_tiles(RAJAS.pack({"ganges": True}), GivenDice(6, 6, 6, 6, 6))
    assert [space for space, tile in enumerate(river) if tile != NONE] == [6, 12, 18, 24]
    for seed in range(30):
        state = RAJAS.first_state(2, seed, RAJAS.pack({"ganges": True}))
        placed = [tile for tile in state.river if tile != NONE]
        assert state.river[0] == state.river[30] == NONE and len(set(placed)) == len(placed) <= 8


@rule("rajas", "13.2", "E27")
def test_karma_3_brings_three_dice_of_free_colours():
    match = position(
        rajesh=has(dice="blue 1", karma=3), leila=has(), options={"ganges": True}, river={1: "rt1"}, rolls=(4, 5, 6)
    )
    play(match, "place port", "take-die green", "take-die green", "take-die purple")
    assert dice(match) == "green 4 5 purple 6"


@pytest.mark.parametrize(
    ("tile", "site", "other"), [("rt3", "dancer", "yogi"), ("rt4", "yogi", "raja"), ("rt5", "raja", "portuguese")]
)
@rule("rajas", "13.2")
def test_a_character_is_an_action_of_that_chamber_only(tile, site, other):
    match = position(rajesh=has(dice="blue 1"), leila=has(), options={"ganges": True}, river={1: tile})
    play(match, "place port")
    assert offered(match) == [f"visit {site}", "pass"]
    assert refusal(match, f"visit {other}") == "refusal-no-such-action"


@rule("rajas", "13.2")
def test_three_dice_of_fixed_colours():
    match = position(
        rajesh=has(dice="blue 1"), leila=has(), options={"ganges": True}, river={1: "rt2"}, rolls=(1, 2, 3)
    )
    play(match, "place port")
    assert dice(match) == "blue 1 green 2 orange 3"


@rule("rajas", "13.2", "R19")
def test_a_boat_may_sail_on_and_take_what_is_there():
    match = position(rajesh=has(dice="blue 1"), leila=has(), options={"ganges": True}, river={1: "rt8"})
    play(match, "place port")
    assert (offered(match), prompt(match)) == (["sail 2", "sail 3", "sail 4", "pass"], "sail")
    play(match, "sail 4")
    assert (boat(match), purse(match)) == (4, (3, 0))


@rule("rajas", "R19")
def test_by_another_reading_the_boat_must_sail_on():
    match = position(
        rajesh=has(dice="blue 1"),
        leila=has(),
        options={"ganges": True},
        river={1: "rt8"},
        rulings={"sail-tile": "must"},
    )
    play(match, "place port")
    assert offered(match) == ["sail 2", "sail 3", "sail 4"]
