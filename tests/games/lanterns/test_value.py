"""What a position of Lanterns is worth: the same to all."""

import pytest
from darbar_lanterns.game import LANTERNS
from river_positions import ANA, BEN, LULL, SQUALL, tending, wind

HANDS = {"ana": "lotus carp boat", "ben": "crane crane turtle"}


def worth(**words):
    return LANTERNS.estimate(tending(**words, **HANDS).state, ANA)


BETTER = {
    "a higher flame": ({"flames": "2 2 2 2 3"}, {"flames": "2 2 2 2 2"}),
    "a low flame that grows": ({"flames": "1 3 3 3 3"}, {"flames": "0 3 3 3 3"}),
    "a flame where it will not blow": (
        {"flames": "1 3 3 3 3", "wind": "carp"},
        {"flames": "1 3 3 3 3", "wind": "lotus"},
    ),
    "oil": ({"oil": 3}, {"oil": 2}),
    "a dark lantern with time to light it": ({"flames": "0 3 3 3 3"}, {"flames": "0 3 3 3 3", "hour": 8}),
}


@pytest.mark.parametrize(("better", "worse"), BETTER.values(), ids=BETTER)
def test_what_is_better(better, worse):
    assert worth(**better) > worth(**worse)


def test_in_the_last_hour_spare_oil_is_worth_nothing():
    assert worth(hour=8, oil=2) == worth(hour=8, oil=8)
    assert worth(hour=7, oil=4) > worth(hour=7, oil=3)


def test_it_is_worth_the_same_to_all():
    state = tending(flames="2 1 0 2 3", wind="carp moon", **HANDS).state
    assert LANTERNS.estimate(state, ANA) == LANTERNS.estimate(state, BEN)


def test_what_one_holds_is_worth_nothing():
    """A view is judged like the state: nobody's cards count."""
    match = tending(flames="2 1 0 2 3", wind="carp moon", **HANDS)
    assert LANTERNS.estimate(match.view(BEN), ANA) == LANTERNS.estimate(match.state, ANA)


def test_at_dawn_a_rescued_river_is_worth_more_than_any_other():
    won = wind(hour=8, die=LULL, **HANDS)
    close = wind(hour=8, die=SQUALL, wind="lotus", **HANDS)
    far = wind(hour=8, die=SQUALL, wind="lotus carp", **HANDS)
    values = [LANTERNS.estimate(match.state, ANA) for match in (won, close, far)]
    assert values == sorted(values, reverse=True)
    assert values[0] > 0 > values[1] > values[2]
