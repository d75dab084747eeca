"""What `what THING` says about the components of Agra agrees with the tables in the box."""

import darbar
import pytest
from darbar import Words
from darbar.core.moves import ident
from darbar.testing import rule
from darbar.ui.words import LANGUAGES
from darbar_agra.components import Good, Notable, Site, Space
from darbar_agra.game import AGRA

BOX = AGRA.pack()
ENGLISH = Words(AGRA)


def about(member):
    return ENGLISH.about(ident(member)) or ""


def test_a_good_names_what_it_is_made_of_and_what_it_becomes():
    for good in Good:
        source = BOX.made_from[good]
        named = [Good(source)] if source >= 0 else []
        missing = [ENGLISH.name(one) for one in (*named, *BOX.made_into[good]) if ENGLISH.name(one) not in about(good)]
        assert missing == [], good


def test_a_building_material_says_so():
    assert {good for good in Good if "building material worth" in about(good)} == set(BOX.materials)
    assert all(f"material worth {BOX.construction[good]}" in about(good) for good in BOX.materials)


def test_a_building_names_what_goes_in_and_a_site_says_the_same():
    for site in Site:
        assert about(site) == about(Space(site))
        assert f"up to three {ENGLISH.name(Good(BOX.made_from[site]))} into" in about(site)


def test_a_notable_names_the_good_whose_delivery_it_pays_for():
    for good, bonuses in zip(Good, BOX.delivery_bonuses, strict=True):
        for notable, rupees in bonuses:
            more = {1: "a rupee more", 2: "two rupees more"}[rupees]
            assert ENGLISH.name(good) in about(notable) and more in about(notable), notable
    paying = {notable for bonuses in BOX.delivery_bonuses for notable, _ in bonuses}
    assert {notable for notable in Notable if "delivered pays" in about(notable)} == paying


# Rulings

FOLLOWING = {
    "delivery-cost": ["wheel-action-deliver"],
    "takshaka": ["notable-takshaka"],
    "painter": ["notable-painter"],
    "portuguese-good": ["notable-portuguese-trader"],
    "mujtahida-bonus": ["notable-mujtahida"],
    "making-room": ["thing-markers"],
    "sailor-order": ["space-sailor"],
    "merchant-rupees": ["thing-merchant"],
    "mullah": ["notable-mullah", "power-mullah"],
    "free-peonage": ["tile-peonage"],
    "one-more-arrow": ["tile-one-more"],
    "double-delivery": ["space-sailor"],
    "mujtahida-site": ["notable-mujtahida"],
    "french-trader": ["notable-french-trader", "power-french-trader"],
    "price-tokens": ["token", "token-first", "token-second", "token-third"],
}
"""What is explained otherwise under another reading of a ruling."""

THINGS = {id for ids in FOLLOWING.values() for id in ids}


def explained(language, **rulings):
    """What the things that follow a ruling are, in the words of a match with these rulings."""
    words = Words(AGRA, language, settings=rulings)
    return {id: words.about(id) for id in THINGS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_follow_the_rulings_of_the_match(language):
    usual = explained(language)
    for ruling in AGRA.rulings:
        for value in ruling.values:
            told = explained(language, **{ruling.name: value})
            other = sorted(id for id in told if told[id] != usual[id])
            assert other == ([] if value == ruling.default else FOLLOWING.get(ruling.name, [])), (ruling.name, value)
            assert all(0 < len(one) <= 280 and "{" not in one and one.endswith(".") for one in told.values())


@rule("agra", "N18", "C6")
def test_what_the_painter_does_is_told_as_it_is_played():
    usual, other = darbar.new("agra", seed=1), darbar.new("agra", seed=1, rulings={"painter": "one"})
    assert "a step on every track" in usual.words().about("notable-painter")
    assert "a step on a track of your choice" in other.words().about("notable-painter")
