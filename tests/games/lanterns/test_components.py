"""What is in the box, where it comes from, and what happens when somebody changes it."""

import darbar
import pytest
from darbar import RecordError
from darbar.core.state import encode
from darbar_lanterns.components import Lantern, Wind
from darbar_lanterns.game import LANTERNS
from msgspec import structs

TABLES = LANTERNS.pack().components


def test_seven_lanterns_four_winds_four_rivers_and_three_weathers():
    assert [len(table) for table in (TABLES.lanterns, TABLES.winds, TABLES.rivers, TABLES.weathers)] == [7, 4, 4, 3]
    assert (len(Lantern), len(Wind)) == (7, 4)


def test_every_lantern_has_as_many_cards_and_winds_as_every_other():
    assert {(row.cards, row.winds) for row in TABLES.lanterns} == {(3, 2)}


def test_every_row_is_our_own():
    for table in structs.astuple(TABLES):
        assert {row.source for row in table} == {"our own"}


@pytest.mark.parametrize("die", range(1, 7))
def test_every_roll_is_some_wind(die):
    assert LANTERNS.pack().wind(die) in Wind


def test_a_changed_row_counts_in_the_match_and_its_record_keeps_it():
    match = darbar.new("lanterns", seats=2, seed=1, components={"rivers": {"stream": {"oil": 7}}})
    assert match.state.oil == 7
    assert encode(darbar.load(match.record.dumps()).state) == encode(match.state)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"winds": {"breeze": {"roll": 1}}}, "the rolls of the winds do not rise from 1"),
        ({"winds": {"lull": {"roll": 2}}}, "the rolls of the winds do not rise from 1"),
        ({"winds": {"whirl": {"roll": 7}}}, "component table winds, row 'whirl'.*<= 6.*roll"),
        ({"rivers": {"delta": {"players": 5}}}, "there is not one river for each number of players"),
        ({"rivers": {"delta": {"lanterns": 8}}}, "river 'delta' has more than 7 lanterns"),
        ({"rivers": {"brook": {"oil": 9}}}, "or more oil than the jar holds"),
        ({"weathers": {"calm": {"flame": 4}}}, "weather 'calm' begins with higher flames than 3"),
        ({"weathers": {"calm": {"winds": -1}}}, "component table weathers, row 'calm'.*>= 0.*winds"),
    ],
)
def test_a_wrong_row_is_named(changes, fault):
    with pytest.raises(RecordError, match=fault):
        darbar.new("lanterns", components=changes)


def test_a_table_that_names_other_things_than_the_rules_is_a_fault():
    tables = structs.replace(TABLES, lanterns=TABLES.lanterns[1:], weathers=TABLES.weathers[::-1])
    assert list(tables.faults()) == [
        "Lantern and its table name different things",
        "Weather and its table name different things",
    ]
