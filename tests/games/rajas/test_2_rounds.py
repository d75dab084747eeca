"""2 The round: phases, placing, and who is first next."""

import darbar
import pytest
from darbar import Dice
from darbar.testing import offered, play, rule
from darbar_rajas.components import Site
from rajas_positions import FIRST, SECOND, active, dice, has, position, prompt, purse, refusal, told


@rule("rajas", "2.1")
def test_in_each_phase_everybody_places_one_worker():
    match = position(rajesh=has(), leila=has(), ana=has(workers=4))
    asked = []
    while match.state.round == 1:
        if prompt(match) == "place":
            asked.append((match.state.lap, match.ask.seat))
        match.play(match.ask.moves[-1])
    assert asked == [(lap, seat) for lap in (1, 2, 3) for seat in (0, 1, 2)] + [(4, 2)]


@rule("rajas", "2.1")
def test_the_first_player_begins_every_phase():
    match = position(rajesh=has(), leila=has(), first="leila")
    assert [match.ask.seat, match.state.order.seats] == [SECOND, [1, 0]]
    play(match, "place terrace-blue")
    assert match.ask.seat == FIRST


@rule("rajas", "2.2", "R1")
def test_a_worker_must_be_placed():
    match = position(rajesh=has(), leila=has())
    assert "pass" not in offered(match, "Rajesh")


@rule("rajas", "R1")
def test_by_another_reading_who_passes_places_no_more_workers_in_the_round():
    match = position(rulings={"placing": "optional"}, rajesh=has(), leila=has())
    play(match, "pass", "place terrace-blue")
    assert (match.ask.seat, match.state.lap) == (SECOND, 2)
    play(match, "pass")
    assert match.state.round == 2


@rule("rajas", "2.2")
def test_a_space_holds_one_worker():
    match = position(rajesh=has(dice="blue 1"), leila=has(), workers={"great-mogul": "leila", "terrace-blue": "leila"})
    assert refusal(match, "place great-mogul") == "refusal-site-full"
    assert refusal(match, "place terrace-blue") == "refusal-site-full"
    assert "place terrace-green" in offered(match)


@rule("rajas", "2.2", "R1")
def test_who_finds_no_space_is_asked_again_in_the_next_phase():
    free = ["terrace-blue", "terrace-green", "terrace-orange", "terrace-purple", "outer-terrace", "mixed-goods"]
    match = position(
        rajesh=has(),
        leila=has(dice="blue 1 1 1", workers=5),
        workers=dict.fromkeys(free[:3], "leila") | dict.fromkeys(free[3:], "ana"),
        ana=has(workers=5),
        components={"sites": {site: {"three": [0]} for site in free}},
    )
    assert match.ask.seat == SECOND and active(match) == 3
    play(match, "place great-mogul")
    assert (match.ask.seat, match.state.lap, match.state.workforce.home[FIRST]) == (SECOND, 2, 3)
    assert [event.move for event in match.events if type(event).__name__ == "OnlyMovePlayed"].count("pass") == 3


@rule("rajas", "2.2", "R2")
def test_a_space_without_effect_may_be_entered_unless_a_reading_forbids_it():
    words = {"rajesh": has(dice="blue 3"), "leila": has(dice=" ".join(["green", *["1"] * 12]))}
    idle = {"place mixed-goods", "place silk", "place terrace-green"}
    assert idle <= set(offered(position(**words)))
    strict = position(rulings={"idle-spaces": "refused"}, **words)
    assert not idle & set(offered(strict))
    assert refusal(strict, "place mixed-goods") == "refusal-idle"
    assert "place terrace-blue" in offered(strict)


@rule("rajas", "2.3")
def test_money_is_paid_before_the_action_and_a_space_that_cannot_be_paid_for_is_closed():
    poor = position(rajesh=has(dice="orange 6"), leila=has(), offer="o-s1")
    assert refusal(poor, "place quarry") == "refusal-money"
    rich = position(rajesh=has(dice="orange 6 6", money=2), leila=has(), offer="o-s1")
    play(rich, "place quarry", "take o-s1")
    assert (purse(rich), dice(rich), prompt(rich)) == ((1, 0), "orange 6 6", "pay")


@rule("rajas", "2.4")
def test_a_worker_that_is_gained_can_be_placed_in_the_same_round():
    match = position(rajesh=has(money=18, workers=3), leila=has(), workers={"terrace-blue": "rajesh"}, lap=2)
    play(match, "place outer-terrace")
    assert (active(match), purse(match)) == (4, (20, 0))
    play(match, "place terrace-green", "place terrace-orange", "place terrace-purple")
    assert match.state.round == 1


@rule("rajas", "2.4")
def test_the_round_ends_when_nobody_has_a_worker_left():
    match = position(
        rajesh=has(), leila=has(), workers={"terrace-blue": "rajesh rajesh", "terrace-green": "leila leila"}
    )
    play(match, "place terrace-orange", "place terrace-purple")
    assert match.state.round == 2 and match.state.workforce.home == [3, 3]
    assert all(not there for there in match.state.workforce.spaces)


@rule("rajas", "2.5")
def test_the_elephant_goes_on_clockwise():
    match = position(rajesh=has(workers=3), leila=has(), ana=has(), workers={"terrace-blue": "rajesh leila"})
    while match.state.round == 1:
        play(match, next(move for move in offered(match) if "terrace" in move or "mixed" in move or "enough" in move))
    assert match.state.order.seats == [1, 2, 0]
    assert told(match).count("RoundBegan") == 1


@rule("rajas", "2.5", "6.12")
def test_who_was_with_the_great_mogul_is_first_in_the_next_round():
    match = position(rajesh=has(dice="green 1"), leila=has(), ana=has())
    play(match, "place great-mogul")
    assert (dice(match), purse(match)) == ("", (0, 2))
    assert match.state.mogul == FIRST and match.state.order.first == FIRST
    chance = Dice(1)
    while match.state.round == 1:
        match.play(chance.pick(match.ask.moves))
    assert match.state.order.seats == [0, 1, 2]


@pytest.mark.parametrize(("there", "cost"), [(0, 1), (1, 2), (2, 3), (3, 4)])
@rule("rajas", "2.6", "4.1")
def test_the_spaces_of_the_quarry_are_filled_one_after_another(there, cost):
    workers = {"quarry": " ".join(["leila"] * there)} if there else {}
    match = position(rajesh=has(dice="orange 6", money=9), leila=has(workers=5), offer="o-s1", workers=workers)
    play(match, "place quarry")
    assert purse(match)[0] == 9 - cost
    assert len(match.state.workforce.spaces[Site.QUARRY]) == there + 1


def test_a_round_has_as_many_phases_as_the_most_workers():
    match, chance = darbar.new("rajas", 4, seed=3), Dice(3)
    most = 0
    while match.ask and match.state.round == 1:
        most = max(most, match.state.lap)
        match.play(chance.pick(match.ask.moves))
    assert most in (3, 4, 5)
