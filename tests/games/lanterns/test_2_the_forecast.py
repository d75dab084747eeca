"""Chapter 2: The forecast."""

import pytest
from darbar.testing import rule
from darbar_lanterns.components import Lantern
from river_positions import forecast, named, play, told

HANDS = ["lotus carp boat", "crane crane turtle", "carp carp boat", "turtle lotus lotus"]
NAMES = ["ana", "ben", "cleo", "dan"]


def table(seats, **words):
    return forecast(**words, **dict(zip(NAMES[:seats], HANDS, strict=False)))


@pytest.mark.parametrize(
    ("seats", "weather", "winds"),
    [
        (1, "usual", 1),
        (2, "usual", 2),
        (3, "usual", 2),
        (4, "usual", 3),
        (1, "calm", 1),
        (2, "calm", 2),
        (3, "calm", 2),
        (4, "calm", 3),
        (1, "stormy", 2),
        (2, "stormy", 3),
        (3, "stormy", 3),
        (4, "stormy", 4),
    ],
)
@rule("lanterns", "2.1")
def test_how_many_winds_are_turned_up(seats, weather, winds):
    match = table(seats, weather=weather)
    assert len(match.state.forecast.cards) == winds
    assert match.phase == "tending"


@rule("lanterns", "2.1")
def test_everyone_sees_where_it_will_blow():
    match = table(2, winds="carp moon")
    assert told(match) == ["Hour 1 of 8 began.", "The wind will blow at carp and moon."]
    for seat in (0, 1, None):
        assert named(Lantern, match.view(seat).forecast.cards) == "carp moon"


@rule("lanterns", "2.1")
def test_each_hour_has_its_own_winds():
    match = table(2, winds="carp moon lotus crane")
    play(match, "fetch lotus", "fetch crane")
    assert named(Lantern, match.state.forecast.cards) == "lotus crane"
    assert "Hour 2 of 8 began." in told(match)
