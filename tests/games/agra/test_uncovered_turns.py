"""4.1 and 6.0 Whole turns: which phase follows which, and what nobody can leave out."""

import pytest
from agra_positions import TURQUOISE, VIOLET, YELLOW, acting, complete, has, meditating, ordering
from darbar import RuleViolation
from darbar.testing import offered, play, rule
from darbar_agra.state import Stage


def prompts(match, *answers):
    """The questions that these answers belong to, and the next one, each with the stage of the turn."""
    asked = []
    for answer in (*answers, None):
        asked.append((match.state.stage, str(match.ask.prompt)))
        if answer:
            play(match, answer)
    return asked


@rule("agra", "6.0", "F1", "4.1")
def test_meditation_comes_before_the_action_and_the_action_before_the_orders():
    own = has(goods="wood painting", influence=(0, 0, 1))
    match = meditating(workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    asked = prompts(match, "lay quarry", "enough", "place botanist", "enough", "fill scholars")
    assert [stage for stage, _ in asked] == [
        Stage.MEDITATION,
        Stage.MEDITATION,
        Stage.ACTION,
        Stage.ACTION,
        Stage.ORDERS,
        Stage.ACTION,
    ]
    assert [prompt for _, prompt in asked] == ["meditate", "meditate", "place", "botanist", "orders", "place"]
    assert match.ask.seat == VIOLET
    assert complete(match)


@rule("agra", "6.0", "F1")
def test_the_second_main_action_of_a_statue_stands_between_the_action_and_the_orders():
    match = acting(turquoise=has(goods="statue curry"), violet=has())
    asked = prompts(match, "place sawmill", "produce 2", "present statue", "place botanist", "enough", "serve curry")
    stages = [Stage.ACTION, Stage.ACTION, Stage.ORDERS, Stage.EXTRA, Stage.EXTRA, Stage.ORDERS, Stage.ACTION]
    assert [stage for stage, _ in asked] == stages
    assert match.ask.seat == VIOLET


@rule("agra", "F1", "4.0")
def test_the_first_player_stays_the_first_player():
    match = acting(merchant="cotton-field", turquoise=has(), violet=has(), yellow=has())
    turns = []
    for space in ("quarry", "sawmill", "turmeric-field"):
        turns.append((match.ask.seat, match.state.round))
        play(match, f"place {space}", "produce 0")
    play(match, "enough")
    assert turns == [(TURQUOISE, 1), (VIOLET, 1), (YELLOW, 1)]
    assert (match.ask.seat, match.state.round, match.state.first) == (TURQUOISE, 2, TURQUOISE)


@pytest.mark.parametrize("rupees", [0, 2])
@rule("agra", "4.1.2", "F48", "6.2")
def test_nobody_passes_the_main_action(rupees):
    match = acting(workers={"quarry": "turquoise"}, turquoise=has(rupees=rupees), violet=has())
    assert {word.split()[0] for word in offered(match, "Turquoise")} == ({"place", "peonage"} if rupees else {"place"})
    for answer in ("pass", "enough"):
        with pytest.raises(RuleViolation):
            play(match, answer)
    assert (match.ask.seat, match.state.stage) == (TURQUOISE, Stage.ACTION)


@rule("agra", "4.1.2", "F48")
def test_a_turn_has_one_main_action_and_then_the_next_player_is_up():
    match = acting(turquoise=has(), violet=has())
    play(match, "place sawmill", "produce 2")
    assert match.ask.seat == VIOLET
    assert match.state.players[TURQUOISE].workers == 9


@pytest.mark.parametrize(("answer", "rupees"), [("fill scholars", 2 + 2), ("serve painting", 2), ("pass", 2)])
@rule("agra", "4.1.3")
def test_the_turn_ends_with_a_guild_order_or_a_good_for_the_palace_or_neither(answer, rupees):
    """Alone on the first step, Turquoise leads and is paid the 2 rupees of that step."""
    match = ordering(turquoise=has(goods="wood painting", influence=(0, 0, 1)), violet=has())
    play(match, answer)
    assert match.state.players[TURQUOISE].rupees == rupees
    assert match.ask.seat == VIOLET
    assert complete(match)
