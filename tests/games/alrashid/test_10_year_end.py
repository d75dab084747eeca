"""10 The end of a year: countries, titles, a new crisis, and the next year."""

import pytest
from alrashid_positions import GREEN, RED, country, ending_the_year, garrison, has, order, told
from darbar.testing import rule
from darbar_alrashid.components import Crisis, Sector
from darbar_alrashid.state import OPEN


@rule("alrashid", "10.1", "R26")
def test_countries_are_filled_up_to_what_is_printed_and_not_beyond():
    match = ending_the_year(
        goods={"sanmatia": "wood", "silk-road": "silk silk silk silk spice spice wood metal"},
        notes={"sanmatia": 0},
        green=has(),
        red=has(),
    )
    assert country(match, "sanmatia") == "wood wood metal metal metal metal metal pottery"
    assert country(match, "silk-road") == "wood metal spice spice silk silk silk silk"
    assert tuple(match.state.notes) == match.state.box.country_notes


@pytest.mark.parametrize(("reading", "notes"), [("unlimited", 4), ("counted", 3)])
@rule("alrashid", "10.1", "R20")
def test_notes_that_have_run_out_are_replaced_or_missing(reading, notes):
    match = ending_the_year(notes={"sanmatia": 0}, green=has(notes=13), red=has(), rulings={"tokens": reading})
    assert sum(match.state.notes) == notes


@rule("alrashid", "10.2")
def test_used_titles_are_ready_again():
    match = ending_the_year(green=has(titles="smuggler", used="smuggler"), red=has())
    assert match.state.players[GREEN].used == []


@rule("alrashid", "10.3", "R1")
def test_a_year_tile_brings_new_mercenaries_face_down_beside_the_old_ones():
    match = ending_the_year(garrisons={"spice-road": "red 2 blue 2"}, open="spice-road", green=has(), red=has())
    crisis = Crisis(match.state.crisis)
    assert crisis >= Crisis.YEAR_1
    assert told(match)[:2] == ["YearEnded", "CrisisRevealed"]
    assert told(match).count("MercenaryPosted") == 4
    added = sum(len(there) for garrison in match.state.garrisons for there in garrison) - 2
    assert added == 4
    known = [who for there in match.state.known for colour in there for who in colour]
    assert sorted(known) == [0, 0, 0, 0, OPEN, OPEN]
    assert garrison(match, "spice-road").startswith("red 2")


@rule("alrashid", "10.4")
def test_the_next_year_begins_with_the_turn_order_as_it_is():
    match = ending_the_year(order="red green", resolved="trade sanmatia", green=has(), red=has())
    assert (match.state.year, match.phase, match.ask.seat) == (2, "placement", RED)
    assert order(match) == "red green"
    assert not any(match.state.resolved)


@rule("alrashid", "10.1", "10.2", "10.3", "R1")
def test_the_last_year_is_prepared_like_those_before_it():
    match = ending_the_year(year=4, goods={"sanmatia": "wood"}, green=has(titles="trader", used="trader"), red=has())
    assert (match.state.year, match.phase) == (5, "placement")
    assert len(country(match, "sanmatia").split()) == 8 and match.state.players[GREEN].used == []
    assert "CrisisRevealed" in told(match)


@rule("alrashid", "10.1", "11.1", "R1", "R26")
def test_after_the_last_year_nothing_is_prepared_any_more():
    match = ending_the_year(year=5, goods={"sanmatia": "wood"}, green=has(), red=has())
    assert match.ask is None
    assert told(match) == ["YearEnded"]
    assert country(match, "sanmatia") == "wood"
    assert match.state.garrisons[Sector.SPICE_ROAD] == [[], []]
