"""3.11: The reputation track."""

import pytest
from bazaar_positions import ANA, coins, evening, hand, has, noon, told
from darbar.testing import play, rule


def filled_at(reputation):
    """Ana fills an order for three coins, and a step of reputation."""
    ready = has(hand="astronomer", goods="silk silk", reputation=reputation)
    match = noon(fashion="tea", offers="feast baths regatta", deck="birth garden", ana=ready, ben=has())
    play(match, "place market", "fill astronomer")
    return match


@pytest.mark.parametrize(("before", "earned"), [(0, 0), (1, 2), (2, 0), (3, 0), (4, 0), (5, 2), (6, 0), (7, 0), (8, 0)])
@rule("bazaar", "3.11")
def test_the_second_and_the_sixth_step_give_two_coins(before, earned):
    assert coins(filled_at(before))[ANA] == 3 + 3 + earned


@pytest.mark.parametrize(("before", "hired"), [(2, 0), (3, 1), (4, 0)])
@rule("bazaar", "3.11")
def test_the_fourth_step_gives_the_fourth_worker(before, hired):
    match = filled_at(before)
    assert match.state.workforce.home[ANA] == 2 + hired
    assert match.state.workforce.reserve[ANA] == 1 - hired
    assert ("Ana hired another worker." in told(match)) == bool(hired)


@pytest.mark.parametrize(("before", "drawn"), [(5, ""), (6, "birth"), (7, "")])
@rule("bazaar", "3.11")
def test_the_seventh_step_gives_a_secret_order(before, drawn):
    match = filled_at(before)
    assert hand(match, ANA) == drawn
    assert ("Ana drew a secret order: birth." in told(match)) == bool(drawn)


@rule("bazaar", "3.11")
def test_the_secret_order_comes_even_to_a_full_hand():
    match = evening(workers={"palace": "ana"}, ana=has(reputation=4, hand="feast baths wedding"), ben=has())
    assert len(match.state.players[ANA].hand) == 4


@rule("bazaar", "3.11", "5.1")
def test_the_eighth_step_is_the_last():
    match = filled_at(7)
    assert match.state.reputation[ANA] == 8
    assert "Tomorrow is the last day." in told(match)

    match = filled_at(8)
    assert match.state.reputation[ANA] == 8
    assert not [line for line in told(match) if "rose" in line]


@rule("bazaar", "3.11")
def test_several_steps_at_once_give_every_bonus_on_the_way():
    match = evening(workers={"palace": "ana"}, ana=has(reputation=1), ben=has())
    assert (match.state.reputation[ANA], coins(match)[ANA]) == (4, 5)
    assert match.state.workforce.reserve[ANA] == 0
    assert "Ana rose to 4 in reputation." in told(match)


@rule("bazaar", "3.11")
def test_praise_for_a_worker_sent_home_gives_bonuses_too():
    match = noon(workers={"scribe": "ana"}, first="ben", ana=has(reputation=1), ben=has())
    play(match, "place scribe", "accept praise")
    assert (match.state.reputation[ANA], coins(match)[ANA]) == (2, 5)
