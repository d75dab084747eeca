"""What a position of Bazaar is worth."""

import pytest
from bazaar_positions import ANA, BEN, has, night, noon
from darbar_bazaar.game import BAZAAR


def worth(own, day=1, **words):
    return BAZAAR.estimate(noon(ana=own, ben=has(), day=day, **words).state, ANA)


BETTER = {
    "coins": (has(coins=4), has(coins=3)),
    "reputation": (has(reputation=1), has()),
    "a good": (has(goods="tea"), has()),
    "a good in fashion": (has(goods="silk"), has(goods="tea")),
    "a filled order": (has(filled="feast"), has()),
    "the goods of an order in hand": (
        has(hand="astronomer", goods="silk silk"),
        has(hand="astronomer", goods="tea tea"),
    ),
    "a worker to place": (has(home=2), has(home=1)),
}


@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER)
def test_more_is_worth_more(better, worse):
    assert worth(better) > worth(worse)


def test_a_worker_at_the_palace_is_worth_the_reputation_it_would_win():
    assert worth(has(), workers={"palace": "ana"}) > worth(has(), workers={"palace": "ben"})


def test_an_order_in_hand_gives_less_hope_on_the_last_day():
    gains = [worth(has(hand="astronomer"), day) - worth(has(), day) for day in (1, 4)]
    assert gains[0] > gains[1]


def test_after_the_last_day_a_position_is_worth_its_points():
    match = night(day=4, ana=has(goods="silk tea", hand="astronomer"), ben=has(coins=5))
    assert match.ask is None
    assert [BAZAAR.estimate(match.state, seat) for seat in (ANA, BEN)] == [
        BAZAAR.score(match.state, seat).total for seat in (ANA, BEN)
    ]


def test_a_hand_one_cannot_look_into_gives_no_hope():
    """A spectator sees how many orders Ana has, and not which."""
    values = set()
    for order in ("astronomer", "feast", "wedding"):
        state = noon(ana=has(hand=order, goods="silk silk"), ben=has()).state
        values.add(BAZAAR.estimate(BAZAAR.view(state, BEN), ANA))
    assert len(values) == 1
