"""7 The court of Al-Rashid: benevolence, the Caliph's titles, and families without a pasha."""

import pytest
from alrashid_positions import (
    BLUE,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    beginning_resolution,
    dishonour,
    goods,
    has,
    order,
    position,
    refusal,
    resolving,
    state_of,
    titles,
    told,
)
from darbar.testing import begin_from, offered, play, rule
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.state import Stage

ELSEWHERE = {"nilus-valley": "red merchant", "mare-internum": "red sage"}


def received(crowd, *answers, **words):
    """A match in which the court is being resolved."""
    return resolving("court", *answers, pawns={"court": crowd, **ELSEWHERE}, **words)


@rule("alrashid", "7.1")
def test_benevolence_and_one_title_are_offered():
    match = received("green pasha", green=has(goods="wood metal"), red=has())
    assert offered(match, "Green")[0] == "benevolence"
    assert {"acquire treasurer", "acquire alchemist"} < set(offered(match))
    assert refusal(match, "acquire agha") == "refusal-gold"
    assert refusal(match, "acquire smuggler") == "refusal-other-palace"


@rule("alrashid", "7.1")
def test_a_player_may_take_both():
    match = received("green pasha", "benevolence", green=has(goods="wood metal"), red=has())
    assert refusal(match, "benevolence") == "refusal-benevolence-once"
    play(match, "acquire treasurer", "take silk")
    assert (titles(match, GREEN), goods(match, GREEN)) == ("treasurer", "silk")


@rule("alrashid", "7.1", "R30")
@pytest.mark.parametrize("action", ["benevolence", "acquire treasurer"])
def test_nobody_leaves_the_court_without_an_action_and_one_is_enough(action):
    match = received("green pasha", green=has(goods="wood metal"), red=has())
    assert "enough" not in offered(match) and refusal(match, "enough") == "refusal-one-action"
    play(match, action)
    assert "enough" in offered(match)


@rule("alrashid", "7.1", "R30")
def test_who_can_pay_for_no_title_takes_benevolence_without_being_asked():
    match = received("green pasha", "take silk", green=has(), red=has())
    assert (dishonour(match, GREEN), goods(match, GREEN)) == (0, "silk")


@rule("alrashid", "R8", "R30")
def test_by_the_other_reading_a_family_may_do_nothing_at_the_court_without_dishonour():
    match = received("green pasha", "enough", rulings={"idle-court": "nothing-too"}, green=has(), red=has())
    assert (dishonour(match, GREEN), goods(match, GREEN)) == (0, "")


@rule("alrashid", "7.2", "R21")
def test_benevolence_is_a_good_of_choice_for_each_of_the_first_three_who_asks():
    match = received("green pasha, yellow pasha, red pasha, blue pasha",
                     green=has(), red=has(), yellow=has(), blue=has())  # fmt: skip
    for seat, good in ((GREEN, "wood"), (YELLOW, "spice"), (RED, "silk")):
        assert match.ask.seat == seat
        play(match, f"take {good}")
    assert [goods(match, seat) for seat in (GREEN, RED, YELLOW, BLUE)] == ["wood", "silk", "spice", ""]
    assert match.state.retinue.home[BLUE][0] == 1


@rule("alrashid", "7.3", "R21")
def test_those_who_ask_for_benevolence_lead_the_next_round_in_order_of_predominance():
    match = received(
        "yellow pasha sage, blue pasha, green sage",
        *["take silk"] * 2,
        green=has(),
        red=has(),
        yellow=has(),
        blue=has(),
    )
    assert match.state.next_order == [YELLOW, BLUE, GREEN, RED]


@rule("alrashid", "7.3", "R29")
@pytest.mark.parametrize(
    ("reading", "new"), [("predominance", "green yellow red blue"), ("from-the-front", "yellow green red blue")]
)
def test_the_second_becomes_second_to_act_also_when_the_first_takes_only_a_title(reading, new):
    match = received("blue pasha sage, yellow pasha", "acquire treasurer", "enough", "take silk",
                     rulings={"court-places": reading},
                     green=has(), red=has(), yellow=has(), blue=has(goods="wood metal"))  # fmt: skip
    assert order(match) == new


@rule("alrashid", "7.3", "R29")
@pytest.mark.parametrize(
    ("reading", "new"), [("predominance", "red green blue yellow"), ("from-the-front", "red blue green yellow")]
)
def test_first_and_third_leave_the_second_place_to_one_of_the_others(reading, new):
    match = received("red pasha sage sage, yellow pasha sage, blue pasha", "take silk",
                     "acquire treasurer", "enough", "take silk", rulings={"court-places": reading},
                     green=has(), red=has(), yellow=has(goods="wood metal"), blue=has())  # fmt: skip
    assert order(match) == new


@rule("alrashid", "R29")
def test_of_two_players_the_second_at_court_stays_behind_the_first():
    match = received("green pasha sage, red pasha", "acquire treasurer", "enough", "take silk",
                     order="red green", green=has(goods="wood metal"), red=has())  # fmt: skip
    assert order(match) == "green red"


LAST_OF_THE_YEAR = {"pawns": {"court": "yellow pasha"}, "green": has(), "red": has(), "yellow": has()}
"""The court is the last sector of the year, and nobody has a round to play after it."""


@rule("alrashid", "7.3", "R21")
def test_an_order_given_in_the_last_round_of_a_year_does_not_govern_the_next_placement():
    match = position(**LAST_OF_THE_YEAR)
    play(match, "take silk")
    assert (match.state.year, match.phase, match.ask.seat, order(match)) == (2, "placement", GREEN, "green red yellow")
    while match.phase == "placement":
        assert order(match) == "green red yellow"
        play(match, offered(match)[0])
    assert (match.phase, match.ask.seat, order(match)) == ("turn", YELLOW, "yellow green red")
    assert told(match).count("OrderChanged") == 1 and not match.state.next_order


@rule("alrashid", "5.6", "R21")
def test_titles_that_move_pawns_are_used_in_the_new_order():
    crowd = {"trade": "green sage", "politics": "red sage"}
    state = state_of(Stage.SCHEMES, pawns=crowd, green=has(titles="plotter"), red=has(titles="plotter"))
    state.next_order = [RED, GREEN]
    match = begin_from(ALRASHID, state, ["Green", "Red"])
    assert (match.ask.prompt.key, match.ask.seat) == ("scheme", RED)


@rule("alrashid", "11.5", "R21")
@pytest.mark.parametrize(("reading", "winner"), [("next-round", 0), ("round-end", 1)])
def test_an_order_that_no_round_follows_breaks_no_tie(reading, winner):
    crowd = {"court": "yellow pasha"}
    families = {name: has(goods=goods, family="pasha") for name, goods in (("green", "wood"), ("yellow", ""))}
    match = position(year=5, pawns=crowd, rulings={"new-order": reading}, **families)
    play(match, "take wood")
    assert match.state.over and match.outcome().winners == (winner,)
    assert not match.state.next_order


@rule("alrashid", "R21")
def test_by_the_other_reading_the_new_order_governs_the_next_placement():
    match = position(rulings={"new-order": "round-end"}, **LAST_OF_THE_YEAR)
    play(match, "take silk")
    assert (match.phase, match.ask.seat, order(match)) == ("placement", YELLOW, "yellow green red")


@rule("alrashid", "7.4")
def test_goods_of_the_same_visit_do_not_pay_for_a_title():
    match = received("green pasha", green=has(goods="wood"), red=has())
    assert match.ask.prompt == "take"
    match = received("green pasha", rulings={"idle-court": "nothing-too"}, green=has(goods="wood"), red=has())
    assert refusal(match, "acquire treasurer") == "refusal-gold"


@rule("alrashid", "7.4", "8.9")
def test_a_credit_note_pays_for_a_title_of_the_caliph():
    match = received("green pasha", "acquire treasurer", "enough", green=has(notes=1), red=has())
    assert titles(match, GREEN) == "treasurer"
    assert match.state.players[GREEN].notes == 1


@rule("alrashid", "7.5", "3.6", "E16")
def test_sages_without_a_pasha_are_turned_away_with_two_dishonour():
    match = received("green sage sage, red pasha", green=has(goods="wood metal"), red=has())
    assert match.ask.seat == RED
    play(match, "take silk")
    assert (dishonour(match, GREEN), goods(match, GREEN)) == (2, "wood metal")


SAGES_FIRST = "green sage sage sage sage sage sage, red pasha, yellow pasha, blue pasha"
"""Green, whose pasha has gone, is the strongest of four at the court."""


@rule("alrashid", "7.5", "R33")
@pytest.mark.parametrize(
    ("reading", "acting", "new"),
    [
        ("takes-a-place", [RED, YELLOW], "green red yellow blue"),
        ("makes-room", [RED, YELLOW, BLUE], "red yellow blue green"),
    ],
)
def test_a_family_without_a_pasha_takes_up_a_place_at_the_court_or_makes_room(reading, acting, new):
    match = received(SAGES_FIRST, rulings={"no-pasha": reading}, order="green blue red yellow",
                     green=has(), red=has(), yellow=has(), blue=has())  # fmt: skip
    for seat in acting:
        assert (match.ask.seat, match.ask.prompt) == (seat, "take")
        play(match, "take silk")
    assert match.ask.prompt == "turn" and dishonour(match, GREEN) == 2
    assert " ".join(COLOURS[seat] for seat in match.state.next_order) == new


@rule("alrashid", "7.5", "R33")
@pytest.mark.parametrize("reading", ["takes-a-place", "makes-room"])
def test_a_court_of_nobody_but_sages_is_resolved_without_an_action(reading):
    match = received("green sage", rulings={"no-pasha": reading}, green=has(), red=has())
    assert (dishonour(match, GREEN), match.ask.seat, match.ask.prompt) == (2, RED, "turn")


@rule("alrashid", "7.5", "9.2", "E16")
def test_a_plotter_can_take_the_pasha_away_from_the_sages():
    crowd = {"court": "green pasha sage", "trade": "red sage", "politics": "red pasha"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter"), red=has())
    play(match, "lift 1 pasha court", "settle trade", "resolve court")
    assert dishonour(match, GREEN) == 2


@pytest.mark.parametrize("rank", ["sage", "merchant"])
@rule("alrashid", "7.5", "R5")
def test_a_plotter_brings_nobody_to_the_court_who_could_not_be_placed_there(rank):
    crowd = {"trade": f"green {rank}", "politics": "red pasha"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter"), red=has())
    play(match, f"lift 1 {rank} trade")
    assert "settle court" not in offered(match, "Green")
