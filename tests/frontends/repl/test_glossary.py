"""`what THING`: a component found by its name or id, what it is for, and where it stands."""

import darbar
import pytest
from darbar import Seat, Words
from darbar.ui.render import plain
from darbar_repl.glossary import look_up, where

NAMES = ["Ana", "Ben", "Cem"]
ANA, BEN = Seat(0), Seat(1)


@pytest.fixture(scope="module")
def agra():
    return darbar.new("agra", names=NAMES, seed=7)


@pytest.fixture(scope="module")
def bazaar():
    return darbar.new("bazaar", names=NAMES, seed=7)


def names(match, wanted, language="en"):
    return [thing.name for thing in look_up(match.words(language), match.scene(ANA), wanted).things]


def near(match, wanted, language="en"):
    found = look_up(match.words(language), match.scene(ANA), wanted)
    assert found.things == []
    return found.near


def stands(match, wanted, seat=ANA):
    """Where a thing stands, line by line."""
    words, scene = match.words(), match.scene(seat)
    [thing] = look_up(words, scene, wanted).things
    return [line.strip(" -") for line in plain(where(scene, thing.ids), words).splitlines()]


@pytest.mark.parametrize(
    ("wanted", "language", "name"),
    [
        ("Sufi", "en", "Sufi"),
        ("sufi", "en", "Sufi"),
        ("notable-sufi", "fr", "Soufi"),
        ("sadr us sudur", "en", "Sadr us-Sudur"),
        ("érudits", "fr", "Érudits"),
        ("erudits", "fr", "Érudits"),
        ("ученые", "ru", "учёные"),
        ("МУЛЛА", "ru", "Мулла"),
        ("oil-press", "en", "oil press"),
        ("panel-river", "en", "The river"),
        ("river", "fr", "La rivière"),
    ],
)
def test_a_thing_is_found_by_its_name_or_id_in_the_language_of_the_player(agra, wanted, language, name):
    assert names(agra, wanted, language) == [name]


def test_a_beginning_is_enough_when_one_thing_begins_so(agra):
    assert names(agra, "portug") == ["Portuguese Trader"]
    assert names(agra, "imam") == ["Grand Imam"]
    assert names(agra, "плот") == []


def test_a_beginning_of_several_things_brings_their_names(agra):
    assert sorted(near(agra, "grand")) == ["Grand Imam", "Grand Mufti"]


def test_a_misspelt_name_brings_its_neighbours(agra):
    assert "paper" in near(agra, "papr")
    assert "Botanist" in near(agra, "botannist")
    assert "Мореход" in near(agra, "мариход", "ru")


@pytest.mark.parametrize("nonsense", ["xyzzy", "", "   ", "\x00\x1b[31m", "-", "a" * 5000])
def test_nonsense_finds_nothing(agra, nonsense):
    assert near(agra, nonsense) == []


def test_one_thing_with_two_ids_is_told_once(agra):
    assert names(agra, "statue") == ["statue"]
    assert names(agra, "caliph") == ["Caliph"]
    assert names(agra, "tailor") == ["tailor"]


def test_two_things_with_one_name_are_both_told(agra):
    found = look_up(agra.words(), agra.scene(ANA), "deliver a good")
    assert [thing.ids[0].partition("-")[0] for thing in found.things] == ["wheel", "tile"]
    assert len({thing.about for thing in found.things}) == 2


def test_a_thing_is_told_with_all_the_places_that_name_it(agra):
    lines = stands(agra, "paper")
    assert lines[:3] == ["Buildings", "paper mill: wood → paper | site of level 2, cost 4", lines[2]]
    assert "Values: paper 2" in lines
    assert any(line.startswith("Khatib:") for line in lines)


def test_the_merchant_stands_in_his_building(agra):
    heading, *there = stands(agra, "merchant")
    assert heading == "Buildings"
    assert [line.endswith("Merchant") for line in there] == [True]


def test_a_guild_stands_with_its_notables_and_its_column_of_orders(agra):
    lines = stands(agra, "artisans")
    heading = lines.index("Empire board: orders")
    assert lines[heading + 1 : heading + 3] == ["Order limit 3:", "artisans"]
    assert any(line.endswith("→ artisans") for line in lines)
    assert "merchants" not in lines


def test_what_is_said_of_a_piece_is_no_thing_of_its_own(agra):
    assert names(agra, "worker") == ["worker"]
    assert names(agra, "token") == ["price token"]


def test_a_kind_of_thing_stands_wherever_one_of_them_is(agra):
    assert " ".join(stands(agra, "price token")).count("with the Trader") == 3


def test_what_is_not_on_the_table_stands_nowhere(agra):
    absent = next(name for name in ("Sufi", "Mahout", "Cook") if stands(agra, name) == [])
    assert names(agra, absent) == [absent]


def test_a_secret_order_stands_only_before_its_owner(bazaar):
    words = bazaar.words()
    held = [words.name(card) for card in _hand(bazaar, BEN)]
    assert held
    for name in held:
        assert any(line.startswith(f"{name}:") for line in stands(bazaar, name, BEN))
        assert not any(line.startswith(f"{name}:") for line in stands(bazaar, name, ANA))


def _hand(match, seat):
    from darbar_bazaar.components import OrderCard

    return [OrderCard(card) for card in match.state.players[seat].hand]


def test_a_space_of_a_plain_board_is_explained_by_its_kind():
    match = darbar.new("tictactoe", seed=1)
    [thing] = look_up(match.words(), match.scene(ANA), "b2").things
    assert (thing.name, thing.about) == ("b2", match.words().about("cell"))


def test_a_game_that_explains_nothing_has_nothing_to_say(bazaar):
    silent = Words(bazaar.game.change(package="darbar_log"), "en", NAMES)
    assert look_up(silent, bazaar.scene(ANA), "docks") == ([], [])
