"""8 Upgrades and workers."""

import pytest
from darbar.testing import offered, play, rule
from darbar_rajas.components import Building, Post
from darbar_rajas.steps import Kind, Step
from rajas_positions import FIRST, active, fame, getting, has, level, money, position, prompt, purse, refusal, told

UPGRADE = Step(Kind.UPGRADE)


@rule("rajas", "8.1", "E18")
def test_a_temple_goes_from_2_to_3_and_older_temples_bring_nothing():
    match = getting(UPGRADE, rajesh=has(built="c2 b-s1 n-s"), leila=has())
    assert offered(match) == ["upgrade temple", "upgrade palace", "upgrade fort", "upgrade mill"]
    play(match, "upgrade temple")
    assert (level(match, "temple"), purse(match)) == (3, (0, 0))


@rule("rajas", "8.1")
def test_a_scroll_ends_at_4_and_with_all_at_4_an_upgrade_is_lost():
    match = getting(UPGRADE, rajesh=has(levels="temple 4"), leila=has())
    assert refusal(match, "upgrade temple") == "refusal-highest-level"
    full = getting(UPGRADE, rajesh=has(levels="temple 4 palace 4 fort 4 mill 4"), leila=has())
    assert prompt(full) == "place"


RICH = "blue 6 6 6 green 5 6 6"


def builder_later_in_the_turn(rulings, first, bonus):
    """A tile is laid, an upgrade of temples follows, and then the Master Builder lays a second temple."""
    return getting(
        Step(Kind.TILE, 1, 0),
        *([] if bonus else [UPGRADE]),
        Step(Kind.BUILD),
        rajesh=has(dice=RICH, fame=first),
        leila=has(),
        offer="b-c1 b-t1 b-s1 g-c1 g-t1 g-s1",
        rulings=rulings,
    )


@rule("rajas", "8.2", "R9")
@pytest.mark.parametrize(
    ("reading", "bonus", "counts"),
    [("scoring", True, 2), ("bonus-only", True, 2), ("scoring", False, 2), ("bonus-only", False, 3)],
)
def test_an_upgrade_that_comes_while_a_tile_is_scored_counts_from_the_next_turn_on(reading, bonus, counts):
    match = builder_later_in_the_turn({"new-upgrades": reading}, 3 if bonus else 6, bonus)
    play(match, "take b-c1", "pay 1", "settle c2", "turn n-e-s", "upgrade temple")
    before = purse(match)[1]
    play(match, "take b-t1", "pay 1")
    assert purse(match)[1] - before == counts + 2
    assert level(match, "temple") == 3
    assert match.state.works.fresh == [0] * len(Building)


@rule("rajas", "8.2")
def test_an_upgrade_without_a_tile_counts_for_the_next_one_at_once():
    match = getting(UPGRADE, Step(Kind.TILE, 1, 0), rajesh=has(dice="blue 6 6"), leila=has(), offer="b-s1 b-c1 b-t1")
    play(match, "upgrade temple", "take b-s1", "pay 1", "settle c2")
    assert purse(match)[1] == 3


@rule("rajas", "8.3")
@pytest.mark.parametrize(
    ("steps", "post"), [((fame(15),), "FAME"), ((fame(16),), "FAME"), ((money(20),), "MONEY"), ((money(25),), "MONEY")]
)
def test_a_worker_is_reached_or_passed(steps, post):
    match = getting(*steps, rajesh=has(best_money=12), leila=has())
    while prompt(match) in ("upgrade", "boat"):
        match.play(match.ask.moves[-1])
    assert active(match) == 4 and not match.state.players[FIRST].waiting >> Post[post] & 1


@rule("rajas", "8.3", "9.2")
def test_a_worker_is_not_lost_when_money_is_spent_and_comes_once():
    match = getting(money(3), rajesh=has(money=18, best_money=20, workers=4), leila=has())
    assert active(match) == 4 and "WorkerGained" not in told(match)


@rule("rajas", "8.4", "E29")
def test_past_money_20_there_are_four_workers_and_past_fame_15_five():
    match = getting(money(2), fame(2), rajesh=has(money=19, fame=14), leila=has())
    assert active(match) == 5
    assert (match.state.removed[FIRST], match.state.players[FIRST].waiting) == (1, 0)
    assert told(match).count("WorkerGained") == 2 and told(match).count("WorkerRemoved") == 1


@rule("rajas", "8.4")
def test_the_worker_that_has_left_the_game_is_not_gained_later():
    match = position(rajesh=has(dice="blue 1", boat=20, money=25, fame=20, workers=5), leila=has())
    play(match, "place port")
    assert active(match) == 5
