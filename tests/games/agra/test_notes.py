"""What Agra says of a move beyond what it changes at once."""

import pytest
from agra_positions import TURQUOISE, has, state_of
from darbar import Words
from darbar_agra.components import Notable, Site, Space
from darbar_agra.game import AGRA
from darbar_agra.moves import Build, Deliver, Enough, Peonage, Place

NAMES = ["Turquoise", "Violet"]


def note(move, language="en", **position):
    position = {"turquoise": has(), "violet": has()} | position
    said = AGRA.noted(AGRA.view(state_of(**position), TURQUOISE), move)
    return None if said is None else Words(AGRA, language, NAMES).say(said)


def test_a_field_says_how_much_can_be_produced():
    assert note(Place(Space.QUARRY), merchant="sawmill") == "2 sandstone"
    assert note(Peonage(Space.QUARRY), merchant="sawmill") == "2 sandstone"


def test_the_merchant_is_mentioned_where_he_is():
    assert note(Place(Space.SAWMILL), merchant="sawmill") == "2 wood + 2 favours"


def test_a_building_says_how_many_of_the_own_goods_can_be_transformed():
    assert note(Place(Space.CEMENT_WORKS), turquoise=has(goods="sandstone sandstone")) == "2 cement"
    assert note(Place(Space.CEMENT_WORKS)) is None


def test_a_building_site_says_what_the_own_materials_are_worth():
    own = has(goods="sandstone planks")
    assert (
        note(Build(Site.PAPER_MILL), turquoise=own) == "you have sandstone worth 1, planks worth 2, and 1 for two kinds"
    )
    saving = has(goods="planks", contracts="takshaka")
    assert note(Build(Site.PAPER_MILL), turquoise=saving) == "you have planks worth 2 and 1 by the Takshaka"


@pytest.mark.parametrize(
    ("river", "said"),
    [
        ("turquoise -", "wins the contract"),
        ("violet-x2 -", "Violet wins the contract"),
        ("- -", None),
    ],
)
def test_the_last_delivery_says_who_wins_the_contract(river, said):
    assert note(Deliver(Notable.MAHOUT), river={"mahout": river}) == said


def test_other_moves_need_no_word():
    assert note(Enough()) is None
