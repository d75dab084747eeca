"""The kit looks at every installed bot: what a seat may not know changes nothing in what is played for it."""

from typing import Any

import pytest
from darbar import Analysis, Chair, Move, Option
from darbar.plugins import plugins
from darbar.testing.fairness import bots_are_fair, fair_names
from darbar.testing.trials import Trial
from pearls.game import PEARLS


class Peeker:
    """Plays by what lies in the hands of all."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, chair: Chair[Any]) -> Move:
        assert chair.ask is not None
        hands = sum(sum(diver.hand) for diver in chair._match.state.divers)
        return chair.ask.moves[hands % len(chair.ask.moves)]


class Cheat(Peeker):
    """Plays what is not offered."""

    def choose(self, chair: Chair[Any]) -> Move:
        return next(move for move in PEARLS.vocabulary if chair.ask is not None and move not in chair.ask.moves)


class Late(Peeker):
    def choose(self, chair: Chair[Any]) -> Move:
        raise TimeoutError("too late")


class Gossip(Peeker):
    """Plays like anybody, and tells what lies in the hands of all."""

    progress = 1.0

    def choose(self, chair: Chair[Any]) -> Move:
        assert chair.ask is not None
        return chair.ask.moves[0]

    def stop(self) -> None:
        pass

    def analyse(self, chair: Chair[Any]) -> Analysis:
        hands = sum(sum(diver.hand) for diver in chair._match.state.divers)
        return Analysis(chair.seat, (Option(self.choose(chair), 1 + hands, 0.5),), 1, 0.0)


def fault(monkeypatch: pytest.MonkeyPatch, bot: type) -> str:
    monkeypatch.setitem(plugins().provided, "bot", {"stranger": None})
    monkeypatch.setattr(plugins(), "load", lambda kind, name: bot)
    return next(fault for seed in range(20) for fault in bots_are_fair(Trial(PEARLS, 3, seed)))


def test_a_bot_that_looks_into_hands_is_found_out(monkeypatch):
    assert "the bot 'stranger' plays" in fault(monkeypatch, Peeker)
    assert "where hidden things differ" in fault(monkeypatch, Peeker)


def test_a_bot_whose_hints_look_into_hands_is_found_out(monkeypatch):
    found = fault(monkeypatch, Gossip)

    assert "a hint of the bot 'stranger' is another one where hidden things differ: [0].visits: " in found


def test_a_bot_that_plays_what_is_not_offered_is_named(monkeypatch):
    assert "is not offered" in fault(monkeypatch, Cheat)


def test_a_bot_that_fails_is_named(monkeypatch):
    assert "the bot 'stranger' fails: bot 'Late' of " in fault(monkeypatch, Late)
    assert " failed in its choose (test_fair_bots.py, line " in fault(monkeypatch, Late)


def test_bots_that_take_a_budget_get_a_small_one_and_those_that_need_a_setting_are_left_out():
    names = list(fair_names())
    assert {"random", "greedy", "easy", "medium", "mcts:4", "hard:4"} <= set(names)
    assert not any(name.startswith("program") for name in names)
