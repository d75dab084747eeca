"""The kit watches the kernel too: what was answered in secret is in no past, record or imagined match of others."""

from collections.abc import Callable
from typing import Any

import pytest
from darbar import Dice, Flow, Game, Match, Score, Seat, Session, State, Table, text
from darbar.testing.answers import records_keep_answers, secret_answers_are_kept
from darbar.testing.secrecy import nothing_stays_hidden
from darbar.testing.trials import Trial
from darbar.ui.scene import Scene
from msgspec import structs
from oysters.game import OYSTERS
from oysters.state import Stake

TRIALS = [Trial(OYSTERS, 3, seed) for seed in range(6)]


def first_fault(check: Callable[[Trial], Any], trials: list[Trial] = TRIALS) -> str:
    return next((fault for trial in trials for fault in check(trial)), "")


def test_nothing_is_found_where_nothing_is_wrong():
    assert first_fault(records_keep_answers) == first_fault(secret_answers_are_kept) == ""


def test_a_past_that_holds_sealed_answers_is_found(monkeypatch):
    monkeypatch.setattr(Match, "past", lambda match, seat: match._answers())

    assert "holds what seat 2 has sealed: 's" in first_fault(records_keep_answers)
    assert ": past" in first_fault(secret_answers_are_kept)


def test_numbers_that_count_what_others_were_told_are_found(monkeypatch):
    imagined = Match.told

    monkeypatch.setattr(Match, "told", property(lambda match: len(match._table.told)))
    assert "events, and the seat was told" in first_fault(records_keep_answers)
    monkeypatch.setattr(Match, "told", imagined)
    monkeypatch.setattr(Session, "told", lambda session, seat: session._match.told)
    assert "events, and counts [" in first_fault(records_keep_answers)


def test_a_reason_against_undo_that_tells_an_answer_is_found(monkeypatch):
    def undo(match: Match[Any], seat: Seat | None = None) -> None:
        raise match._no_undo(text("They answered {answers}.", answers=str(match._answers())))

    monkeypatch.setattr(Match, "undo", undo)

    assert ": undo" in first_fault(secret_answers_are_kept)


def test_an_imagined_match_that_holds_sealed_answers_is_found(monkeypatch):
    imagine = Match.imagine

    def cheat(match: Match[Any], seat: Seat, seed: int) -> Match[Any]:
        sealed, world = match._sealed, imagine(match, seat, seed)
        if sealed is not None and world._sealed is not None:
            world._sealed.answers.update(sealed.answers)
        return world

    monkeypatch.setattr(Match, "imagine", cheat)

    assert "imagines holds answers of seat" in first_fault(records_keep_answers)
    assert "imagines knows what seat" in first_fault(secret_answers_are_kept)


def test_an_imagined_match_that_holds_the_seed_is_found(monkeypatch):
    imagine = Match.imagine

    def cheat(match: Match[Any], seat: Seat, seed: int) -> Match[Any]:
        world = imagine(match, seat, seed)
        world.header = structs.replace(world.header, seed=match.header.seed + 1)
        return world

    monkeypatch.setattr(Match, "imagine", cheat)

    assert "holds the seed or the position of the true one" in first_fault(records_keep_answers)


# What counts as hidden


class Tent(State):
    """Who sleeps in it, -1 when nobody does: a secret."""

    guest: int
    beds: list[int]


def tent(imagine: Callable[[Tent, Seat, Dice], None]) -> list[Trial]:
    def hide(state: Tent, seat: Seat | None) -> None:
        state.guest = -1
        state.beds = [-1, -1, -1]

    def night(table: Table[Tent]) -> Flow[None]:
        yield table.ask(Seat(0), "stake", [Stake(1), Stake(2)])

    game: Game[Tent] = OYSTERS.change(
        state=Tent,
        setup=lambda count, dice, box: Tent(guest=1, beds=[1, -1, 0]),
        phases={"night": night},
        phase=lambda state: "night",
        score=lambda state, seat: Score({}),
        scene=lambda view, seat: Scene(()),
        hide=hide,
        imagine=imagine,
    )
    trial = Trial(game, 2, 0)
    trial.limit = 10
    return [trial]


def test_a_place_that_is_empty_in_some_worlds_is_not_hidden():
    def imagine(state: Tent, seat: Seat, dice: Dice) -> None:
        state.guest = dice.below(3) - 1
        state.beds = [-1, 0, 1]

    assert first_fault(nothing_stays_hidden, tent(imagine)) == ""


@pytest.mark.parametrize(("guest", "beds", "left"), [(-1, [0, 1, -1], "guest"), (0, [-1, -1, 0], "beds")])
def test_a_place_that_is_empty_in_all_worlds_is_hidden(guest: int, beds: list[int], left: str):
    def imagine(state: Tent, seat: Seat, dice: Dice) -> None:
        state.guest, state.beds = guest, list(beds)

    assert first_fault(nothing_stays_hidden, tent(imagine)).endswith(f"HIDDEN stays in the state: {left}")
