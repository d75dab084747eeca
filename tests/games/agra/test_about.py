"""What `what THING` says about the components of Agra agrees with the tables in the box."""

from darbar import Words
from darbar.core.moves import ident
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
