"""8 Countries: battles against mercenaries, flight, trade by place, and credit notes."""

import pytest
from alrashid_positions import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    country,
    dishonour,
    garrison,
    goods,
    hand,
    has,
    pawns,
    refusal,
    resolving,
    told,
)
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Sector
from darbar_alrashid.state import OPEN

ELSEWHERE = {"trade": "red sage", "politics": "red pasha"}


def entering(sector, crowd, *answers, **words):
    """A match in which a country is being resolved."""
    return resolving(sector, *answers, pawns={sector: crowd, **ELSEWHERE}, **words)


# 8.1 to 8.6 Battle


@rule("alrashid", "8.1")
def test_a_country_without_mercenaries_goes_straight_to_trade():
    match = entering("sanmatia", "green sage", green=has(), red=has())
    assert (match.phase, match.ask.seat) == ("trade", GREEN)


@rule("alrashid", "8.2")
def test_mercenaries_are_turned_up_before_anybody_decides():
    match = entering(
        "sanmatia", "green merchant", garrisons={"sanmatia": "red 3"}, green=has(hand="red 4 blue 2"), red=has()
    )
    assert match.view(RED).garrisons[Sector.SANMATIA] == [[3], []]
    assert offered(match, "Green") == ["send red 4", "flee"]
    assert refusal(match, "send blue 2") == "refusal-no-enemy"
    assert refusal(match, "send red 3") == "refusal-no-mercenary"


@rule("alrashid", "8.3")
def test_more_than_their_sum_beats_the_mercenaries_and_the_winner_trades():
    match = entering(
        "sanmatia", "green merchant", "send red 4", garrisons={"sanmatia": "red 3"}, green=has(hand="red 4"), red=has()
    )
    assert (garrison(match, "sanmatia"), hand(match, GREEN)) == ("", "")
    assert (match.phase, match.ask.seat) == ("trade", GREEN)
    assert sorted(match.state.piles[0].discards) == [3, 4]


@rule("alrashid", "8.3", "8.4", "R14")
def test_as_much_is_not_more():
    match = entering(
        "sanmatia", "green merchant", "send red 3", garrisons={"sanmatia": "red 3"}, green=has(hand="red 3"), red=has()
    )
    assert garrison(match, "sanmatia") == "red 3"
    assert (pawns(match, "sanmatia", GREEN), dishonour(match, GREEN)) == ("", 0)
    assert match.phase == "turn"


@rule("alrashid", "8.3")
def test_several_mercenaries_are_spent_one_by_one_and_no_more_than_needed():
    match = entering(
        "sanmatia",
        "green merchant",
        "send red 3",
        garrisons={"sanmatia": "red 3 2"},
        green=has(hand="red 3 4 4"),
        red=has(),
    )
    assert offered(match, "Green") == ["send red 4", "enough"]
    play(match, "send red 4")
    assert (match.phase, hand(match, GREEN)) == ("trade", "red 4")


@rule("alrashid", "8.3", "8.4", "R14")
def test_a_colour_that_is_beaten_is_gone_even_if_the_other_stays():
    match = entering(
        "sanmatia",
        "green merchant",
        "send blue 4",
        "enough",
        garrisons={"sanmatia": "red 4 blue 3"},
        green=has(hand="red 2 blue 4"),
        red=has(),
    )
    assert garrison(match, "sanmatia") == "red 4"
    assert (dishonour(match, GREEN), hand(match, GREEN)) == (0, "red 2")


@rule("alrashid", "8.3")
def test_a_colour_that_is_beaten_already_is_not_fought_again():
    match = entering(
        "sanmatia",
        "green merchant",
        "send blue 4",
        garrisons={"sanmatia": "red 4 blue 3"},
        green=has(hand="red 2 blue 4 4"),
        red=has(),
    )
    assert refusal(match, "send blue 4") == "refusal-beaten"


@rule("alrashid", "8.3", "R31")
@pytest.mark.parametrize(
    ("reading", "spent", "left"),
    [
        ("sums", "send red 4", "red 2 2 3"),
        ("tokens", "send red 4", "red 2 3"),
        ("tokens", "send red 2", "red 2 2 3"),
        ("tokens", "send red 4, send red 2", "red 3"),
    ],
)
def test_mercenaries_are_beaten_by_colours_or_by_the_other_reading_one_by_one(reading, spent, left):
    match = entering(
        "sanmatia",
        "green merchant",
        *spent.split(", "),
        "enough",
        rulings={"beaten": reading},
        garrisons={"sanmatia": "red 3 2 2"},
        green=has(hand="red 4 2 2"),
        red=has(),
    )
    assert garrison(match, "sanmatia") == left
    assert (pawns(match, "sanmatia", GREEN), dishonour(match, GREEN), match.phase) == ("", 0, "turn")


@rule("alrashid", "R31")
def test_one_by_one_or_together_more_than_the_sum_frees_a_country():
    match = entering(
        "sanmatia", "green merchant", "send red 4", "send red 2", rulings={"beaten": "tokens"},
        garrisons={"sanmatia": "red 3 2"}, green=has(hand="red 4 2"), red=has(),
    )  # fmt: skip
    assert match.phase == "trade" and told(match).count("MercenaryBeaten") == 0


@rule("alrashid", "8.4", "E17")
def test_who_fights_and_withdraws_is_not_dishonoured_and_the_next_one_decides():
    match = entering(
        "spice-road",
        "green pasha, red sage",
        "send blue 2",
        garrisons={"spice-road": "red 4 4 blue 3"},
        green=has(hand="blue 2 red 2"),
        red=has(hand="red 3"),
    )
    play(match, "enough")
    assert (dishonour(match, GREEN), pawns(match, "spice-road", GREEN)) == (0, "")
    assert match.state.known[Sector.SPICE_ROAD] == [[OPEN, OPEN], [OPEN]]
    assert offered(match, "Red") == ["send red 3", "flee"]


@rule("alrashid", "8.5", "3.6")
def test_who_flees_takes_two_dishonour_and_goes_home():
    match = entering(
        "sanmatia", "green merchant, red sage", "flee", garrisons={"sanmatia": "red 3"},
        green=has(hand="red 4"), red=has(hand="red 4"),
    )  # fmt: skip
    assert (dishonour(match, GREEN), pawns(match, "sanmatia", GREEN)) == (2, "")
    assert match.ask.seat == RED
    play(match, "send red 4")
    assert (match.phase, match.ask.seat) == ("trade", RED)


@rule("alrashid", "8.5")
def test_without_a_mercenary_of_a_right_colour_there_is_only_flight():
    match = entering("sanmatia", "green merchant", garrisons={"sanmatia": "red 3"}, green=has(hand="blue 4"), red=has())
    assert (dishonour(match, GREEN), match.phase) == (2, "turn")


@rule("alrashid", "8.6", "R1")
def test_if_nobody_wins_there_is_no_trade_and_the_mercenaries_stay_face_up():
    match = entering("sanmatia", "green merchant, red sage", garrisons={"sanmatia": "red 3"}, green=has(), red=has())
    assert told(match).count("Fled") == 2
    assert (match.phase, garrison(match, "sanmatia")) == ("turn", "red 3")
    assert match.view(None).garrisons[Sector.SANMATIA] == [[3], []]
    assert country(match, "sanmatia").count("metal") == 5


@pytest.mark.parametrize(("reading", "trades"), [("everyone", True), ("first-three", False)])
@rule("alrashid", "8.2", "R14")
def test_the_fourth_is_called_to_battle_or_not(reading, trades):
    """The first three flee; Blue, who is fourth, could beat the mercenary."""
    match = entering(
        "sanmatia",
        "green pasha, red pasha, yellow merchant, blue sage",
        garrisons={"sanmatia": "red 3"},
        green=has(),
        red=has(),
        yellow=has(),
        blue=has(hand="red 4"),
        rulings={"battle": reading},
    )
    assert (match.ask.seat == BLUE) == trades
    assert dishonour(match, BLUE) == 0


@rule("alrashid", "2.4", "8.7")
def test_after_the_battle_the_fourth_and_fifth_who_are_left_go_home():
    words = dict.fromkeys(("green", "red", "yellow", "blue", "white"), has(hand="red 4"))
    match = entering(
        "sanmatia", "green pasha, red pasha, yellow merchant, blue sage, white sage", "send red 4",
        garrisons={"sanmatia": "red 3"}, **words,
    )  # fmt: skip
    assert match.state.now.acting == [GREEN, RED, YELLOW]
    assert told(match).count("SentAway") == 2
    assert pawns(match, "sanmatia", BLUE) == pawns(match, "sanmatia", WHITE) == ""


# 8.7 and 8.8 Trade


@rule("alrashid", "8.7", "R15")
def test_the_first_takes_three_the_second_two_and_the_third_one():
    match = entering("silk-road", "green pasha, red merchant, yellow sage", green=has(), red=has(), yellow=has())
    play(match, *["take silk"] * 3, *["take spice"] * 2, "take silk")
    assert [goods(match, seat) for seat in (GREEN, RED, YELLOW)] == ["silk silk silk", "spice spice", "silk"]
    assert country(match, "silk-road") == "wood metal"


@rule("alrashid", "8.7")
def test_the_question_says_how_many_items_are_left_to_take():
    match = entering("silk-road", "green pasha, red merchant", green=has(), red=has())
    asked = []
    while match.phase == "trade":
        asked.append((match.ask.seat, match.ask.prompt.args["items"]))
        play(match, offered(match)[-2])
    assert asked == [(GREEN, 3), (GREEN, 2), (GREEN, 1), (RED, 2), (RED, 1)]


@rule("alrashid", "8.7")
def test_only_the_first_may_take_all_goods_of_a_kind_and_then_nothing_else():
    match = entering("silk-road", "green pasha, red merchant", "take-all silk", green=has(), red=has())
    assert goods(match, GREEN) == "silk silk silk silk"
    assert match.ask.seat == RED
    assert refusal(match, "take-all spice") == "refusal-first-only"
    assert refusal(match, "take silk") == "refusal-none-left"


@rule("alrashid", "8.7")
def test_after_the_first_item_it_is_too_late_to_take_all():
    match = entering("silk-road", "green pasha", "take silk", green=has(), red=has())
    assert refusal(match, "take-all silk") == "refusal-first-only"


@rule("alrashid", "8.7", "E18")
def test_the_third_may_find_nothing_left():
    match = entering(
        "mare-indianum", "green pasha, red merchant, yellow sage", "take-all wood", "take spice", "take silk",
        green=has(), red=has(), yellow=has(),
    )  # fmt: skip
    assert (country(match, "mare-indianum"), goods(match, YELLOW)) == ("", "")
    assert match.phase == "turn"


@rule("alrashid", "8.7", "R15")
def test_nobody_has_to_take_as_many_as_are_due():
    match = entering("silk-road", "green pasha", "take silk", "enough", green=has(), red=has())
    assert goods(match, GREEN) == "silk"


@pytest.mark.parametrize(("reading", "again"), [("any", True), ("different", False)])
@rule("alrashid", "8.7", "R15")
def test_items_may_be_equal_or_must_differ(reading, again):
    match = entering("silk-road", "green pasha", "take silk", green=has(), red=has(), rulings={"trade": reading})
    assert ("take silk" in offered(match, "Green")) == again
    assert refusal(match, "take silk") == (None if again else "refusal-taken")
    play(match, "take-note")
    assert "take wood" in offered(match, "Green")


@rule("alrashid", "8.8", "E19")
def test_a_credit_note_is_one_of_the_items():
    match = entering(
        "silk-road", "green pasha, red merchant", "take silk", "take-note", "take wood", green=has(), red=has()
    )
    assert (goods(match, GREEN), match.state.players[GREEN].notes) == ("wood silk", 1)
    assert refusal(match, "take-note") == "refusal-no-note"


@rule("alrashid", "8.8", "E19")
def test_the_third_may_take_the_note_as_the_only_item():
    crowd = "green pasha, red merchant, yellow sage"
    match = entering("silk-road", crowd, "enough", "enough", "take-note", green=has(), red=has(), yellow=has())
    assert (goods(match, YELLOW), match.state.players[YELLOW].notes) == ("", 1)
    assert match.phase == "turn"


@rule("alrashid", "8.8", "E19")
def test_who_takes_all_goods_of_a_kind_leaves_the_note_to_the_next():
    match = entering("silk-road", "green pasha, red merchant", "take-all silk", green=has(), red=has())
    assert match.state.players[GREEN].notes == 0
    play(match, "take-note", "enough")
    assert match.state.players[RED].notes == 1


@rule("alrashid", "8.8", "R32")
def test_the_first_may_take_the_note_beside_equal_goods():
    match = entering("sanmatia", "green sage", "take metal", "take metal", "take-note", green=has(), red=has())
    assert (goods(match, GREEN), match.state.players[GREEN].notes) == ("metal metal", 1)


def choosy(crowd, *answers):
    """Trade in Sanmatia where the first takes the note beside different goods only."""
    words = {"rulings": {"note": "different"}, "green": has(), "red": has()}
    return entering("sanmatia", crowd, *answers, **words)


@rule("alrashid", "8.8", "R32")
def test_by_the_other_reading_the_first_takes_the_note_beside_different_goods_only():
    assert "take-note" in offered(choosy("green sage", "take metal"))
    equal = choosy("green sage", "take metal", "take metal")
    assert "take-note" not in offered(equal) and refusal(equal, "take-note") == "refusal-note-apart"
    noted = choosy("green sage", "take metal", "take-note")
    assert offered(noted) == ["take wood", "take pottery", "enough"]
    assert refusal(noted, "take metal") == "refusal-taken"


@rule("alrashid", "R32")
def test_the_second_takes_the_note_beside_any_good_by_both_readings():
    match = choosy("red pasha, green sage", "take-all wood")
    play(match, "take metal")
    assert "take-note" in offered(match, "Green")
