"""The lesson: it meets what a round is made of, and what it says of the last position is true."""

import os
from importlib.resources import files

import darbar
from darbar.sessions.lessons import lesson_of
from darbar.testing.lessons import played
from darbar_rajas import events
from darbar_rajas.game import RAJAS
from rajas_positions import gap, has, state_of

LEILA, RAJESH = 0, 1
MET = (
    events.TileLaid,
    events.YieldReached,
    events.Upgraded,
    events.DieFlipped,
    events.BoatSailed,
    events.IncomeDrawn,
    events.GoodsSold,
    events.MarkersMet,
    events.MatchEnded,
)


def late():
    """Round 8: Leila is 3 fame apart, and a sale brings her boat to 4 fame."""
    state = state_of(
        leila=has(
            money=42,
            fame=37,
            boat=24,
            dice="blue 2 green 5",
            workers=5,
            levels="temple 3 mill 4 fort 3",
            built="c2 o-t4 n-e-s, b1 g-s3 e-w, d2 b-s2 n-e-w, c3 p-s4 n-e, d1 b-t1 e-w",
            reached="cl cr",
        ),
        rajesh=has(
            money=66,
            fame=26,
            boat=19,
            dice="blue 6 orange 4 purple 4",
            workers=5,
            levels="palace 3",
            built="c2 b-c5 n-s, c3 g-c5 n-s, d1 o-c5 e-w",
            reached="bm cr",
        ),
        round=8,
    )
    state.turn, state.best_money[LEILA] = 70, 43
    return darbar.new(RAJAS, names=["Leila", "Rajesh"], seed=1, position=state).record.dumps()


def test_the_position_near_the_end_is_the_one_that_is_laid_out_here():
    """`DARBAR_RENEW=1` writes it anew, when the game has changed."""
    path = files("darbar_rajas") / "lessons" / "late.darbar"
    if "DARBAR_RENEW" in os.environ:
        path.write_text(late(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == late()


def walked():
    """What happened in each part, and the session at the end."""
    parts = {}
    for session in played(RAJAS, lesson_of(RAJAS)):
        parts[session.guide.part.record] = session.events(LEILA)
    return list(parts.values()), session


def test_it_meets_what_a_round_is_made_of():
    happened, _ = walked()
    kinds = {type(event) for part in happened for event in part}
    assert [kind.__name__ for kind in MET if kind not in kinds] == []


def test_what_it_says_of_the_last_position_is_true():
    match = darbar.load(late())
    assert (gap(match, LEILA), gap(match, RAJESH), match.state.round) == (-3, -2, 8)


def test_what_it_says_of_the_end_is_true():
    (_, last), session = walked()
    assert [event.count for event in last if isinstance(event, events.MoneyGained)] == [6]
    leila, rajesh = session.standings(None)
    assert (leila.seat, leila.points) == (LEILA, 4)
    assert rajesh.points < 4
