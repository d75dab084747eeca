"""The lesson of Agra: it meets every phase, and what it says of the last position is true."""

import os
from importlib.resources import files

import darbar
from agra_positions import has, state_of
from darbar import TurnBegan
from darbar.sessions.lessons import lesson_of
from darbar.testing.lessons import played
from darbar_agra import events
from darbar_agra.game import AGRA
from darbar_agra.state import Stage

MIRA = 0
MET = (
    events.Produced,
    events.Followed,
    events.LaidDown,
    events.WheelUsed,
    events.Delivered,
    events.ContractWon,
    events.AkbarServed,
    events.OrderFilled,
    events.BoatMoved,
    events.EndTriggered,
)


def late():
    """Round 15: the Dewan lacks nothing but planks, and Mira has them."""
    state = state_of(
        Stage.OPENING,
        mira=has(
            rupees=31,
            goods="planks dye wood clothes curry oil",
            favours=1,
            influence=(3, 4, 4),
            meditation=4,
            contracts="dyer cook",
            uncovered=(0, 1, 2, 3, 4),
        ),
        dara=has(
            rupees=41,
            goods="sandstone wood cloth",
            favours=2,
            influence=(4, 3, 5),
            meditation=3,
            contracts="mahout caliph",
            uncovered=(0, 1, 2),
        ),
        workers={
            "cotton-field": "mira",
            "oil-press": "mira lying",
            "architect": "mira lying",
            "sawmill": "dara",
            "trader": "dara",
            "weaving-mill": "dara lying",
            "sailor": "dara lying",
        },
        river={"dewan": "mira dara -", "mullah": "- -", "dutch-trader": "- dara -", "sadr-us-sudur": "- - -"},
        built="cement-works brickworks carpentry paper-mill curry-kitchen dye-works painting-studio oil-press "
        "weaving-mill tailor",
        builder="sculptor",
        wheel="transform",
        pier=5,
        order_markers=(1, 2, 0),
        orders={
            "artisans": "mira - dara neutral - dara",
            "merchants": "neutral mira - dara mira -",
            "scholars": "- dara neutral - neutral mira",
        },
        akbar={
            "cement": "mira",
            "dye": "mira",
            "cloth": "mira",
            "bricks": "dara",
            "planks": "dara",
            "curry": "dara",
            "statue": "neutral",
            "paper": "neutral",
        },
    )
    state.round, state.turn = 15, 28
    return darbar.new(AGRA, names=["Mira", "Dara"], seed=1, position=state).record.dumps()


def test_the_position_near_the_end_is_the_one_that_is_laid_out_here():
    """`DARBAR_RENEW=1` writes it anew, when the game has changed."""
    path = files("darbar_agra") / "lessons" / "late.darbar"
    if "DARBAR_RENEW" in os.environ:
        path.write_text(late(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == late()


def walked():
    """What happened in each part, and the session at the end."""
    parts = {}
    for session in played(AGRA, lesson_of(AGRA)):
        parts[session.guide.part.record] = session.events(MIRA)
    return list(parts.values()), session


def test_it_meets_every_phase_in_some_ten_turns_of_the_learner():
    happened, _ = walked()
    kinds = {type(event) for part in happened for event in part}
    turns = [event for part in happened for event in part if isinstance(event, TurnBegan) and event.seat == MIRA]
    assert [kind.__name__ for kind in MET if kind not in kinds] == []
    assert 8 <= len(turns) <= 12


def test_what_it_says_of_the_end_is_true():
    _, session = walked()
    mira, dara = session.standings(None)
    assert (mira.seat, mira.points, dara.points) == (MIRA, 68, 56)
    assert dict(mira.lines) == {
        "rupees": 44,
        "contracts": 3,
        "artisans": 1,
        "merchants": 4,
        "scholars": 2,
        "meditation": 0,
        "covers": 6,
        "akbar": 8,
    }
