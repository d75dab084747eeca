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


def test_it_meets_what_a_visit_is_made_of():
    happened, _ = walked()
    kinds = {type(event) for part in happened for event in part}
    assert [kind.__name__ for kind in MET if kind not in kinds] == []


def test_what_it_says_of_the_first_visit_is_true():
    (first, _), _ = walked()
    [bonus] = [event for event in first if isinstance(event, events.BonusTaken) and event.seat == ANA]
    [province] = [event for event in first if isinstance(event, events.ProvinceWon) and event.seat == ANA]
    [palaces] = [event for event in first if isinstance(event, events.PalacesScored) and event.seat == ANA]
    assert (bonus.points, province.points, palaces.points) == (2, 1, 1)


def test_what_it_says_of_the_last_position_is_true():
    match = darbar.load(late())
    assert (points(match, ANA), points(match, BEN), match.state.visit) == (24, 30, 12)


def test_what_it_says_of_the_end_is_true():
    (_, last), session = walked()
    [palaces] = [event for event in last if isinstance(event, events.PalacesScored) and event.seat == ANA]
    [hand] = [event for event in last if isinstance(event, events.HandScored) and event.seat == ANA]
    assert (palaces.points, hand.points, len(hand.cards)) == (4, 5, 5)
    best = session.standings(None)[0]
    assert (best.seat, best.points) == (ANA, 37)
