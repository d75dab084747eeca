"""1 Setting up: countries, titles, families, goods by turn order, and the first crisis."""

import pytest
from alrashid_positions import GREEN
from darbar.testing import rule
from darbar_alrashid.components import COUNTRIES, Colour, Crisis, Good, Rank, Sector, Title
from darbar_alrashid.game import ALRASHID

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
STARTS = ["wood metal pottery", "wood wood metal pottery", "wood wood wood metal pottery",
          "wood wood metal pottery pottery", "wood metal pottery spice"]  # fmt: skip


def first_state(seats=4, seed=0, **choices):
    """The table before anyone draws a mercenary."""
    return ALRASHID.first_state(seats, seed, ALRASHID.pack(**choices))


def words(goods):
    """Goods as words."""
    return " ".join(good.name.lower() for good in Good for _ in range(goods[good]))


@rule("alrashid", "1.1")
def test_countries_hold_what_is_printed_on_them_and_the_first_of_five_years_begins():
    state = first_state()
    assert words(state.goods[Sector.MARE_INDIANUM]) == "wood wood wood wood spice silk"
    assert [sector.name for sector in Sector if state.notes[sector]] == [
        "SILK_ROAD",
        "SPICE_ROAD",
        "SANMATIA",
        "MARE_INTERNUM",
    ]
    assert (state.year, state.over) == (1, False)


@SEATS
@rule("alrashid", "1.2", "E21")
def test_titles_lie_out_once_or_twice(seats):
    state = first_state(seats)
    copies = 1 if seats < 4 else 2
    assert state.titles[: Title.AIDE_TO_THE_QADI] == [copies] * 16
    assert state.titles[Title.AIDE_TO_THE_QADI :] == [1] * 16


@SEATS
@rule("alrashid", "1.3")
def test_each_family_begins_with_a_pasha_a_merchant_and_a_sage_at_home(seats):
    retinue = first_state(seats).retinue
    assert retinue.home == [[1, 1, 1]] * seats
    assert retinue.reserve == [[2, 3, 5]] * seats
    assert not any(retinue.arrivals)


@rule("alrashid", "1.3")
def test_chance_says_who_is_first():
    orders = {tuple(first_state(3, seed).order.seats) for seed in range(60)}
    assert len(orders) == 6


@SEATS
@rule("alrashid", "1.4")
def test_goods_to_begin_with_go_by_turn_order(seats):
    state = first_state(seats, seed=seats)
    assert [words(state.players[seat].goods) for seat in state.order.seats] == STARTS[:seats]


@rule("alrashid", "1.5", "R1")
def test_one_of_three_tiles_brings_the_mercenaries_of_the_first_year():
    crises = set()
    for seed in range(40):
        state = first_state(seed=seed)
        crises.add(Crisis(state.crisis))
        posted = sum(len(there) for garrison in state.garrisons for there in garrison)
        assert posted == len(state.box.crises[state.crisis])
        assert not any(state.garrisons[palace][colour] for palace in range(COUNTRIES) for colour in Colour)
    assert crises == {Crisis.SETUP_1, Crisis.SETUP_2, Crisis.SETUP_3}


@rule("alrashid", "1.5")
def test_the_first_mercenaries_lie_face_down():
    state = first_state()
    for seat in (GREEN, None):
        view = ALRASHID.view(state, seat)
        assert {token for garrison in view.garrisons for there in garrison for token in there} == {-1}


@SEATS
def test_every_piece_of_the_box_is_there(seats):
    counts = ALRASHID.conserved(first_state(seats))
    assert (counts["notes"], counts["influence"], counts["dishonour"], counts["crises"]) == (16, 24, 14, 8)
    mercenaries = [counts[f"mercenaries {colour} of {value}"] for colour in range(2) for value in (2, 3, 4)]
    assert mercenaries == [8, 16, 8] * 2
    assert [counts[f"{int(rank)} of 0"] for rank in Rank] == [3, 4, 6]
