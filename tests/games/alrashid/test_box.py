"""What follows from the tables: prices, prestige, crises, and the rulings that players choose between."""

import re

import pytest
from darbar import RecordError
from darbar.core.moves import word
from darbar.core.settings import settings
from darbar.errors import UnknownName
from darbar.testing import rule
from darbar.ui.rulebook import rules
from darbar_alrashid.box import AlRashidBox
from darbar_alrashid.components import COMMON, COUNTRIES, RARE, Colour, Crisis, Good, Rank, Sector, Title
from darbar_alrashid.rulings import AlRashidRulings

PACKAGE = "darbar_alrashid"
BOX = AlRashidBox.pack(PACKAGE)
RULINGS = settings(AlRashidRulings)


def names(members):
    return " ".join(word(member) for member in members)


@rule("alrashid", "2.5")
def test_a_family_begins_with_one_of_each_rank_and_has_three_pashas_four_merchants_and_six_sages_at_most():
    assert (BOX.family, BOX.pawn_limits) == ((1, 1, 1), (3, 4, 6))
    assert (BOX.predominance[Rank.PASHA], BOX.predominance[Rank.MERCHANT], BOX.predominance[Rank.SAGE]) == (5, 3, 1)
    assert BOX.pawn_prestige == (3, 2, 1)


@rule("alrashid", "3.3")
def test_wood_metal_and_pottery_are_common_spice_and_silk_rare():
    kinds = {row.id: row.kind for row in BOX.components.goods}
    assert [good for good in Good if kinds[word(good)] == "common"] == list(COMMON)
    assert [good for good in Good if kinds[word(good)] == "rare"] == list(RARE)


@rule("alrashid", "1.4")
def test_later_places_in_the_turn_order_begin_with_more():
    assert BOX.start_goods == ((1, 1, 1, 0, 0), (2, 1, 1, 0, 0), (3, 1, 1, 0, 0), (2, 1, 2, 0, 0), (1, 1, 1, 1, 0))


def test_sets_are_worth_1_3_6_10_and_15_and_the_items_of_trade_3_2_and_1():
    assert BOX.set_values == (0, 1, 3, 6, 10, 15)
    assert BOX.trade_items == (3, 2, 1)


@rule("alrashid", "6.7")
def test_services_and_favours_cost_what_the_guilds_ask():
    prices = dict(zip(Sector, BOX.service_gold, strict=False))
    assert (prices[Sector.TRADITIONS], prices[Sector.TRADE]) == ((5, 7, 9), (8, 10, 12))
    assert prices[Sector.POLITICS] == (11, 13, 15)
    assert not any(prices[Sector.INTRIGUE] + prices[Sector.MILITARY])
    assert BOX.service_amount[Sector.INTRIGUE] == BOX.service_amount[Sector.MILITARY] == (3, 2, 1)
    assert BOX.favour_gold == (1, 0, 2, 0, 1)


@rule("alrashid", "9.0")
def test_seven_titles_are_activated_and_each_palace_has_its_own():
    assert names(BOX.activated) == (
        "smuggler recruiter negotiator trader hardwood-importer pottery-importer metal-importer"
    )
    assert names(BOX.titles_of[Sector.TRADITIONS]) == "loremaster enchanter diplomat banker"
    assert [len(titles) for titles in BOX.titles_of] == [4, 4, 4, 4, 8, 8, *[0] * 7]
    kinds = {row.id: row.kind for row in BOX.components.titles}
    assert {kinds[word(title)] for title in BOX.titles_of[Sector.COURT]} == {"one-off"}
    assert {kinds[word(title)] for title in BOX.titles_of[Sector.POLITICS]} == {"permanent"}


@pytest.mark.parametrize(
    ("title", "worth"),
    [
        (Title.AIDE_TO_THE_QADI, (0, 0, 0, 0, 0, 4, 5)),
        (Title.STEWARD_OF_THE_CITY, (0, 0, 0, 0, 0, 0, 6)),
        (Title.WAREHOUSE_KEEPER, (0, 0, 0, 0, 4, 6)),
        (Title.FAVORITES_MAIDEN, (0, 0, 0, 5)),
        (Title.WEAPON_MASTER, (3, 3, 3, 6)),
        (Title.DEAN_OF_THE_ACADEMY, (0, 0, 0, 0, 3, 5, 7)),
        (Title.ECONOMIST, (0, 0, 0, 3, 5)),
        (Title.COUNSELOR_TO_THE_CALIPH, (0, 0, 3, 5)),
        (Title.ASTROLOGIST, (0, 0, 1, 1, 2, 2, 3)),
        (Title.SMUGGLER, (0,)),
    ],
)
def test_what_hangs_on_a_number_is_told_for_every_number(title, worth):
    assert BOX.title_steps[title] == worth


def test_titles_of_politics_cost_15_and_the_dearest_other_one_12():
    gold = BOX.title_gold
    assert {gold[title] for title in BOX.titles_of[Sector.POLITICS]} == {15}
    assert max(gold[title] for title in Title if BOX.title_palaces[title] != Sector.POLITICS) == 12
    assert (BOX.note_gold, BOX.title_amounts[Title.BANKER], BOX.title_amounts[Title.LOREMASTER]) == (3, 5, 3)


def test_every_title_has_the_price_and_the_prestige_of_the_annex():
    annex = {
        Sector.INTRIGUE: "3/1 3/1 3/1 6/1",
        Sector.MILITARY: "6/2 6/1 6/1 3/1",
        Sector.TRADITIONS: "8/1 12/0 8/2 6/2",
        Sector.TRADE: "7/1 7/2 7/2 7/2",
        Sector.POLITICS: "15/0 15/0 15/0 15/0 15/3 15/0 15/0 15/0",
        Sector.COURT: "3/1 7/1 3/1 3/1 3/0 6/1 3/0 3/0",
    }
    for palace, printed in annex.items():
        titles = BOX.titles_of[palace]
        assert " ".join(f"{BOX.title_gold[title]}/{BOX.title_prestige[title]}" for title in titles) == printed


def test_an_influence_token_is_worth_one_up_to_five_and_dishonour_costs_two():
    assert (BOX.influence_worth, BOX.influence_most, BOX.dishonour_worth) == (1, 5, -2)


def test_every_mercenary_of_a_crisis_has_a_country_and_a_colour():
    assert BOX.crises[Crisis.SETUP_1] == (
        (Sector.SILK_ROAD, Colour.RED),
        (Sector.SILK_ROAD, Colour.RED),
        (Sector.SPICE_ROAD, Colour.BLUE),
        (Sector.MARE_INDIANUM, Colour.BLUE),
    )
    assert all(sector >= COUNTRIES for tile in BOX.crises for sector, _ in tile)
    assert (len(BOX.first_crises), len(BOX.later_crises)) == (3, 8)


# Rulings


def test_every_ruling_has_two_readings_a_rule_and_a_reason():
    for ruling in RULINGS:
        assert len(ruling.values) == 2 and ruling.about and ruling.reason
        assert set(ruling.readings) == set(ruling.values)
        assert ruling.values[0] == ruling.default


def test_rulings_belong_to_the_numbered_rules_of_the_same_name():
    numbers = {rule.number for rule in rules(PACKAGE)}
    ruled = [ruling.rule for ruling in RULINGS]
    assert len(set(ruled)) == len(ruled) and set(ruled) <= numbers


def test_the_rulings_that_are_no_setting_say_why():
    from darbar_alrashid import rulings

    told: set[int] = set()
    for first, last in re.findall(r"\bR(\d+)(?: to R(\d+))?\b", rulings.__doc__.partition("below:")[2]):
        told |= set(range(int(first), int(last or first) + 1))
    assert told == set(range(1, 34))


def test_a_reading_is_chosen_by_name_and_a_wrong_one_refused():
    assert AlRashidBox.pack(PACKAGE, None, {"espionage": "own-pawns"}).rulings.espionage == "own-pawns"
    with pytest.raises(RecordError, match="espionage cannot be 'nobody'"):
        AlRashidBox.pack(PACKAGE, None, {"espionage": "nobody"})
    with pytest.raises(UnknownName, match="espionage"):
        AlRashidBox.pack(PACKAGE, None, {"espionag": "own-pawns"})


def test_the_same_choices_are_the_same_box():
    assert AlRashidBox.pack(PACKAGE) is BOX
    assert AlRashidBox.pack(PACKAGE, None, {"battle": "first-three"}).key != BOX.key
