"""What a player learns from a chair about the secrets of others: nothing."""

from darbar.testing import begin_from
from pearls.game import PEARLS
from pearls.state import Shell, Stage


def match_with(ana: list[int]):
    state = PEARLS.first_state(2, 0, PEARLS.pack())
    state.divers[0].hand = ana
    state.stage = Stage.TURN
    return begin_from(PEARLS, state, ["Ana", "Ben"])


def test_a_chair_does_not_say_what_another_player_could_do():
    for shells in ([Shell.ROSE], [Shell.BLACK]):
        ben = match_with(shells).chair(1)

        assert ben.why("sell rose") == "Ana is asked, not you."
        assert ben.ask is None


def test_a_chair_says_why_its_own_player_cannot_do_something():
    ana = match_with([Shell.BLACK]).chair(0)

    assert ana.why("sell rose") == "you hold no rose shell. [Pearls 2.1]"
    assert ana.why("sell black") is None
