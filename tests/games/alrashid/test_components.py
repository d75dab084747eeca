"""What is in the box: the counts of the rulebook, where each row comes from, and tables that are refused."""

from collections import Counter

import pytest
from darbar import RecordError
from darbar.core.moves import word
from darbar.errors import UnknownName
from darbar.testing import rule
from darbar_alrashid.box import AlRashidBox
from darbar_alrashid.components import COUNTRIES, Colour, Crisis, Favour, Good, Rank, Sector, Service, Title
from msgspec import structs

PACKAGE = "darbar_alrashid"
TABLES = AlRashidBox.pack(PACKAGE).components
ROWS = [row for table in structs.astuple(TABLES) for row in table]


def ids(rows):
    return [row.id for row in rows]


def test_titles_are_32_by_name_and_48_as_tiles():
    assert Counter(row.palace for row in TABLES.titles) == {
        "intrigue": 4, "military": 4, "traditions": 4, "trade": 4, "politics": 8, "court": 8,
    }  # fmt: skip
    tiles = Counter({row.palace: 0 for row in TABLES.titles})
    for row, copies in zip(TABLES.titles, AlRashidBox.pack(PACKAGE).copies(5), strict=True):
        tiles[row.palace] += copies
    assert set(tiles.values()) == {8}


@rule("alrashid", "1.2", "E21")
def test_e21_the_smuggler_is_there_twice_for_four_players_and_once_for_three_the_economist_always_once():
    box = AlRashidBox.pack(PACKAGE)
    smugglers = [box.copies(players)[Title.SMUGGLER] for players in (2, 3, 4, 5)]
    economists = [box.copies(players)[Title.ECONOMIST] for players in (2, 3, 4, 5)]
    assert (smugglers, economists) == ([1, 1, 2, 2], [1, 1, 1, 1])
    assert [sum(box.copies(players)) for players in (2, 3, 4, 5)] == [32, 32, 48, 48]


@rule("alrashid", "3.4")
def test_each_colour_has_32_mercenaries_of_2_3_and_4():
    for pile in AlRashidBox.pack(PACKAGE).mercenaries:
        assert Counter(pile) == {2: 8, 3: 16, 4: 8}


@rule("alrashid", "1.1")
def test_the_map_holds_17_wood_10_metal_10_pottery_8_spice_6_silk_and_4_notes():
    box = AlRashidBox.pack(PACKAGE)
    assert [sum(country[good] for country in box.country_goods) for good in Good] == [17, 10, 10, 8, 6]
    assert (sum(box.country_notes), box.country_notes[Sector.SANMATIA], box.country_notes[Sector.COURT]) == (4, 1, 0)
    assert box.country_goods[Sector.MARE_INDIANUM] == (4, 0, 0, 1, 1)
    assert not any(box.country_goods[Sector.COURT])


def test_goods_tokens_and_pawns_are_as_many_as_the_rulebook_counts():
    assert {row.id: row.markers for row in TABLES.goods} == {
        "wood": 35, "metal": 30, "pottery": 30, "spice": 25, "silk": 20,
    }  # fmt: skip
    assert {row.id: row.count for row in TABLES.tokens} == {"credit-note": 16, "influence": 24, "dishonour": 14}
    assert [(row.id, 5 * row.limit) for row in TABLES.pawns] == [("pasha", 15), ("merchant", 20), ("sage", 30)]


def test_three_crisis_tiles_are_for_the_set_up_and_eight_for_the_years():
    assert Counter(row.deck for row in TABLES.crises) == {"setup": 3, "year": 8}
    years = [row for row in TABLES.crises if row.deck == "year"]
    assert {len(row.red) + len(row.blue) for row in years} == {4}
    assert (sum(len(row.red) for row in years), sum(len(row.blue) for row in years)) == (16, 16)


def test_no_two_tiles_or_countries_are_alike():
    box = AlRashidBox.pack(PACKAGE)
    assert len({(row.red, row.blue) for row in TABLES.crises}) == len(Crisis)
    assert len({tuple(goods) for goods in box.country_goods[COUNTRIES:]}) == 7


def test_rows_have_the_names_of_their_enums_and_no_name_twice():
    assert ids(TABLES.titles) == [word(title) for title in Title]
    assert ids(TABLES.countries) == [word(sector) for sector in Sector if sector >= COUNTRIES]
    assert ids(TABLES.guilds) == [word(sector) for sector in Sector if sector < Sector.COURT]
    assert all(len(set(ids(table))) == len(table) for table in structs.astuple(TABLES))


def test_a_guild_its_service_and_its_favour_have_one_number():
    assert [(row.service, row.favour) for row in TABLES.guilds] == [
        (word(service), word(favour)) for service, favour in zip(Service, Favour, strict=True)
    ]
    assert len(Service) == Sector.COURT


def test_every_row_says_where_it_comes_from_and_an_assumed_one_why():
    assert all(row.source for row in ROWS)
    assumed = [row for row in ROWS if row.source == "assumed"]
    assert ids(assumed) == ids(TABLES.crises)
    assert all(row.note for row in assumed)


def test_pawns_and_colours_are_what_the_rulebook_calls_them():
    assert [word(rank) for rank in Rank] == ["pasha", "merchant", "sage"]
    assert [word(colour) for colour in Colour] == ["red", "blue"]


# Tables that do not fit


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"titles": {"banker": {"palace": "trade"}}}, "title 'banker' is number 12, of the palace 'traditions'"),
        ({"titles": {"banker": {"number": 3}}}, "title 'banker' is number 12"),
        ({"titles": {"banker": {"kind": "secret"}}}, "row 'banker'"),
        ({"titles": {"economist": {"steps": [[4, 5], [3, 3]]}}}, "title 'economist': rising steps"),
        ({"titles": {"economist": {"steps": []}}}, "title 'economist'"),
        ({"guilds": {"trade": {"service": "sage"}}}, "guild 'trade' has the service 'merchant'"),
        ({"guilds": {"trade": {"gold": [12, 10, 8]}}}, "guild 'trade': a better place never pays more"),
        ({"guilds": {"military": {"amount": [1, 2, 3]}}}, "guild 'military'"),
        ({"pawns": {"sage": {"start": 7}}}, "pawn 'sage'"),
        ({"sets": {"set-2": {"goods": 3}}}, "sets of one to five goods"),
        ({"crises": {"year-4": {"deck": "setup"}}}, "crisis 'year-4' belongs to the other pile"),
        ({"crises": {"year-4": {"red": [], "blue": ["sanmatia"]}}}, "crisis 'year-4' names fewer than two countries"),
        ({"crises": {"year-4": {"red": ["atlantis"]}}}, "row 'year-4'.*atlantis"),
        ({"tables": {"players-2": {"players": 3}}}, "2 to 5 players"),
        ({"countries": {"sanmatia": {"wood": -1}}}, "row 'sanmatia'"),
    ],
)
def test_tables_that_do_not_fit_are_refused_and_the_row_is_named(changes, fault):
    with pytest.raises(RecordError, match=fault):
        AlRashidBox.pack(PACKAGE, None, None, changes)


def test_a_row_that_does_not_exist_is_refused_with_its_neighbours():
    with pytest.raises(UnknownName, match="banker"):
        AlRashidBox.pack(PACKAGE, None, None, {"titles": {"bankr": {"cost": 1}}})


def test_a_changed_row_changes_the_box():
    caliphate = {"crises": {"year-7": {"red": ["abbasid-caliphate"] * 2 + ["silk-road"], "blue": []}}}
    box = AlRashidBox.pack(PACKAGE, None, None, caliphate)
    assert box.crises[Crisis.YEAR_7].count((Sector.ABBASID_CALIPHATE, Colour.RED)) == 2
    assert not any(colour is Colour.BLUE for _, colour in box.crises[Crisis.YEAR_7])
