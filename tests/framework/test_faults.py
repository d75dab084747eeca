"""What goes wrong in the code of a game is told with the name of its owner, wherever it is met."""

from typing import Any

import darbar
import pytest
from darbar import Match, PluginError, RuleViolation, Seat, Session
from darbar.match.record import Header
from darbar.sessions.session import seat_bots
from darbar.testing import check_game
from toys import CARAVAN

ANA, BEN = Seat(0), Seat(1)


def divide(*_: Any) -> Any:
    return 1 // 0


LINE = divide.__code__.co_firstlineno + 1


def broken(**changes: Any) -> Match[Any]:
    header = Header(game="caravan", rules="1", kernel="0", names=["Ana", "Ben"], seed=1)
    whole = Match.begin(CARAVAN, header)
    whole.play("walk 1")
    return darbar.load(whole.record, game=CARAVAN.change(**changes))


@pytest.mark.parametrize(
    ("function", "meet"),
    [
        ("hide", lambda match: match.view(ANA)),
        ("hide", lambda match: match.chair(BEN).view),
        ("hide", lambda match: match.scene(None)),
        ("hide", lambda match: match.imagine(ANA, 1)),
        ("hide", lambda match: match.history(ANA)),
        ("imagine", lambda match: match.chair(ANA).imagine(1)),
        ("scene", lambda match: match.scene(ANA)),
        ("scene", lambda match: Session(match).scene(None)),
        ("score", lambda match: match.standings()),
        ("score", lambda match: match.chair(ANA).standings()),
        ("score", lambda match: match.outcome()),
        ("score", lambda match: match.history(None)),
        ("value", lambda match: match.position().estimate(ANA)),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_function_that_fails_is_named_with_its_game_its_line_and_where_the_match_is(function, meet):
    with pytest.raises(PluginError) as raised:
        meet(broken(**{function: divide}))
    said = str(raised.value)
    assert f"game 'caravan' failed in its {function} (test_faults.py, line {LINE}), in the phase" in said
    assert said.endswith("ZeroDivisionError: integer division or modulo by zero")
    assert "search" in said or "after move 1, 'walk 1'" in said


def test_a_reason_that_fails_is_named():
    match = broken()
    match.ask.reason = divide
    for meet in (match.why, match.chair(ANA).why, match.play, lambda move: match.words().refusal(match.ask, move)):
        with pytest.raises(PluginError, match="game 'caravan' failed in its why"):
            meet(match.game.vocabulary.parse("choose dates"))


def test_words_that_fail_are_named():
    with pytest.raises(PluginError, match=r"game 'caravan' failed in its words, 'a word of \{nobody\}'"):
        broken().words().say("a word of {nobody}")


def test_a_bot_is_not_blamed_for_the_game():
    match = broken(value=divide)
    session = Session(match, seat_bots(["greedy", "greedy"], 1))
    session.play_bot()
    assert "game 'caravan' failed in its value" in str(session.remarks[0].text.args["why"])


@pytest.mark.parametrize("seat", [2, -1, 99, "0", 1.5, True])
@pytest.mark.parametrize(
    "meet",
    [
        Match.chair,
        Match.view,
        Match.scene,
        Match.undo,
        Match.undo_limit,
        Match.past,
        Match.asked,
        Match.history,
        lambda match, seat: match.imagine(seat, 1),
    ],
    ids=["chair", "view", "scene", "undo", "undo_limit", "past", "asked", "history", "imagine"],
)
def test_a_seat_that_is_not_at_the_table_is_refused_before_the_game_sees_it(meet, seat):
    match = broken(hide=divide, scene=divide)
    with pytest.raises(RuleViolation, match=r"There is no seat .* at this table: seats are counted from 0 to 1"):
        meet(match, seat)


@pytest.mark.parametrize("seat", [2, -1, 99, "0", 1.5, True])
def test_a_session_refuses_such_a_seat_too(seat):
    session = Session(broken(hide=divide))
    for meet in (session.chair, session.scene, session.events, session.standings, session.history, session.undo):
        with pytest.raises(RuleViolation, match="There is no seat"):
            meet(seat)


def test_a_hint_is_for_who_is_asked():
    with pytest.raises(RuleViolation, match="Ana is asked, not you"):
        Session(broken()).hint(BEN)


def test_the_reasons_of_a_chair_name_the_game_too():
    match = broken()
    match.ask.reason = divide
    with pytest.raises(PluginError, match="game 'caravan' failed in its why"):
        match.chair(ANA).ask.why(match.game.vocabulary.parse("choose dates"))
    match.ask.reason = lambda move: "because"
    with pytest.raises(PluginError, match="a reason is a Text, not 'because'"):
        match.why("choose dates")


def test_a_score_that_is_none_is_not_the_fault_of_the_goal():
    with pytest.raises(PluginError, match="failed in its score"):
        broken(score=lambda state, seat: None).standings()


def test_a_finding_shows_the_line():
    found = {one.check: one.what for one in check_game(CARAVAN.change(score=divide)) if not one.ok}
    assert any(f"(test_faults.py, line {LINE})" in what for what in found.values())


def test_with_darbar_traceback_nothing_is_covered_up(monkeypatch):
    monkeypatch.setenv("DARBAR_TRACEBACK", "1")
    with pytest.raises(PluginError) as raised:
        check_game(CARAVAN.change(score=divide))
    assert isinstance(raised.value.__cause__, ZeroDivisionError)
    session = Session(broken(value=divide), seat_bots(["greedy", "greedy"], 1))
    with pytest.raises(PluginError, match="failed in its value"):
        session.play_bot()


def test_a_search_names_the_game_that_fails_between_phases():
    position = broken().position()
    position.game = CARAVAN.change(phase=divide)
    with pytest.raises(PluginError, match="game 'caravan' failed in its phase"):
        finished(position)


def finished(position):
    while position.ask is not None:
        position.step(position.ask.moves[-1])


def test_a_description_that_is_no_text_is_named():
    match = broken(describe=lambda view, move: 5)
    with pytest.raises(PluginError, match=r"failed in its describe.*expected a Text or None, got 5"):
        match.words().move(match.ask.moves[0], match.view(ANA))


def test_an_interrupt_that_python_made_another_error_of_is_still_an_interrupt():
    """It does so where a class is made, for example: loading a game is interrupted, not broken."""

    class Pressing:
        def __set_name__(self, owner: type, name: str) -> None:
            raise KeyboardInterrupt

    def scene(*_: Any) -> Any:
        return type("Half", (), {"made": Pressing()})

    with pytest.raises(KeyboardInterrupt):
        broken(scene=scene).scene(ANA)


def test_an_error_after_an_interrupt_that_was_dealt_with_is_an_error():
    def scene(*_: Any) -> Any:
        try:
            raise KeyboardInterrupt
        except KeyboardInterrupt:
            return 1 // 0

    with pytest.raises(PluginError, match="failed in its scene"):
        broken(scene=scene).scene(ANA)
