"""The lesson: it meets what a visit is made of, and what it says of the last visit is true."""

import os
from importlib.resources import files

import darbar
from darbar.sessions.lessons import lesson_of
from darbar.testing.lessons import played
from darbar_tajmahal import events
from darbar_tajmahal.game import TAJMAHAL
from taj_positions import ANA, BEN, has, points, state_of

MET = (
    events.CardPlayed,
    events.CardAdded,
    events.Withdrew,
    events.TokenWon,
    events.PalaceBuilt,
    events.BonusTaken,
    events.ProvinceWon,
    events.PalacesScored,
    events.CardDrawn,
    events.CardTaken,
    events.SpecialTaken,
    events.HandScored,
)


def late():
    """The last visit: Ana leads in generals and monks, and her palaces reach as far as Kashmir."""
    state = state_of(
        province="agra",
        visit=12,
        display="r-ev y-ev g-ev v-ev r-eg",
        bonuses={"agra-c": "taj-mahal"},
        ana=has(
            "r-gm r-em w-p",
            played="r-gm",
            tokens="general",
            goods="rice tea",
            palaces="delhi-s delhi-w lahore-e kashmir-s",
            points=24,
        ),
        ben=has("y-ek y-vp g-ev", played="y-eg", goods="rice rice spices", palaces="malwa-n malwa-e", points=30),
        cleo=has("v-eg v-ev w-m", played="v-em", goods="jewels", palaces="awadh-s", points=22),
    )
    return darbar.new(TAJMAHAL, names=["Ana", "Ben", "Cleo"], seed=1, position=state).record.dumps()


def test_the_position_of_the_last_visit_is_the_one_that_is_laid_out_here():
    """`DARBAR_RENEW=1` writes it anew, when the game has changed."""
    path = files("darbar_tajmahal") / "lessons" / "late.darbar"
    if "DARBAR_RENEW" in os.environ:
        path.write_text(late(), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == late()


def walked():
    """What happened in each part, and the session at the end."""
    parts = {}
    for session in played(TAJMAHAL, lesson_of(TAJMAHAL)):
        parts[session.guide.part.record] = session.events(ANA)
    return list(parts.values()), session
