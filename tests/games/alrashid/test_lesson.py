"""The lesson of Al-Rashid: it meets guilds, countries, a battle and the court, and what it says of the end is true."""

import os
from importlib.resources import files

import darbar
from alrashid_positions import has, state_of
from darbar.sessions.lessons import lesson_of
from darbar.testing.lessons import played
from darbar_alrashid import events
from darbar_alrashid.game import ALRASHID

MIRA = 0
MET = (
    events.BattleWon,
    events.GoodsGained,
    events.ServiceTaken,
    events.TitleGained,
    events.FavourDone,
    events.BenevolenceShown,
)


def late():
    """Year 5: three sectors are left, and two of them are Mira's."""
    state = state_of(
        mira=has(
            goods="wood wood metal pottery spice silk silk",
            titles="loremaster banker",
            influence=2,
            family="pasha pasha merchant merchant sage sage sage",
        ),
        dara=has(
            goods="wood metal pottery pottery spice",
            titles="diplomat strategist",
            influence=3,
            dishonour=1,
            family="pasha pasha merchant merchant sage sage",
        ),
        year=5,
        pawns={"politics": "mira pasha", "court": "mira pasha sage, dara pasha", "trade": "dara merchant"},
        garrisons={"silk-road": "red 2 3", "spice-road": "blue 4"},
        resolved="intrigue military traditions sanmatia mare-indianum abbasid-caliphate mare-internum nilus-valley",
    )
    state.turn = 70
    return darbar.new(ALRASHID, names=["Mira", "Dara"], seed=1, position=state).record.dumps()


def walked():
    """What happened in each part, and the session at the end."""
    parts = {}
    for session in played(ALRASHID, lesson_of(ALRASHID)):
        parts[session.guide.part.record] = session.events(MIRA)
    return list(parts.values()), session


def test_the_position_near_the_end_is_the_one_that_is_laid_out_here():
    """`DARBAR_RENEW=1` writes it anew, when the game has changed."""
    path = files("darbar_alrashid") / "lessons" / "late.darbar"
    if "DARBAR_RENEW" in os.environ:
        path.write_text(late(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == late()


def test_it_meets_every_kind_of_sector():
    happened, _ = walked()
    kinds = {type(event) for part in happened for event in part}
    assert [kind.__name__ for kind in MET if kind not in kinds] == []


def test_what_it_says_of_the_end_is_true():
    _, session = walked()
    mira, dara = session.standings(None)
    assert (mira.seat, mira.points, dara.points) == (MIRA, 24, 19)
    assert [mira.lines[line] for line in ("family", "titles", "caliph", "influence")] == [16, 3, 1, 4]
    assert dara.lines["dishonour"] == -2
