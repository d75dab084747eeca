"""2 Pawns and predominance: what pawns count, who may stand with whom, who is first, and who does not act."""

import pytest
from alrashid_positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    family,
    has,
    member,
    pawns,
    placing,
    refusal,
    resolving,
    state_of,
    table_of,
    told,
)
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Rank, Sector
from darbar_alrashid.pawns import may_stand, open_to, rank_players


def strength(ranks):
    """What these pawns count together."""
    state = state_of(pawns={"trade": f"green {ranks}"}, green=has(), red=has())
    return state.retinue.strengths(Sector.TRADE, state.box.predominance)[GREEN]


def acting(crowd, **words):
    """Who acts in the trade guild."""
    table = table_of(pawns={"trade": crowd}, green=has(), red=has(), yellow=has(), blue=has(), **words)
    return rank_players(table, Sector.TRADE)


@pytest.mark.parametrize(
    ("ranks", "counts"), [("pasha", 5), ("merchant sage", 4), ("sage sage", 2), ("pasha sage sage", 7)]
)
@rule("alrashid", "2.1", "E1")
def test_pawns_count_five_three_and_one(ranks, counts):
    assert strength(ranks) == counts


@pytest.mark.parametrize(
    ("there", "rank"),
    [("pasha", "merchant"), ("pasha", "pasha"), ("merchant", "merchant"), ("merchant sage", "pasha")],
)
@rule("alrashid", "2.2", "E2")
def test_a_stack_has_one_pasha_or_one_merchant(there, rank):
    match = placing(
        pawns={"trade": f"green {there}"},
        green=has(family="pasha pasha merchant merchant sage"),
        red=has(),
    )
    assert f"place {rank} trade" not in offered(match, "Green")
    assert refusal(match, f"place {rank} trade") == "refusal-stack"
    assert f"place {rank} politics" in offered(match)


@rule("alrashid", "2.2")
def test_a_stack_has_any_number_of_sages_under_or_over_its_leader():
    match = placing(pawns={"trade": "green sage sage"}, green=has(family="pasha sage sage sage"), red=has())
    assert {"place pasha trade", "place sage trade"} <= set(offered(match, "Green"))
    play(match, "place pasha trade")
    assert pawns(match, "trade", GREEN) == "pasha sage sage"


@rule("alrashid", "2.2", "R3")
def test_even_the_largest_family_finds_a_sector_for_every_pawn():
    """Three pashas and four merchants need seven sectors of thirteen; sages fit everywhere."""
    full = "pasha pasha pasha merchant merchant merchant merchant sage sage sage sage sage sage"
    state = state_of(green=has(family=full), red=has())
    for rank in (Rank.MERCHANT, Rank.PASHA, Rank.SAGE):
        while state.retinue.home[GREEN][rank]:
            state.retinue.enter(open_to(state, GREEN, rank)[0], GREEN, rank)
    assert state.retinue.home[GREEN] == [0, 0, 0]


@pytest.mark.parametrize("there", ["", "green pasha", "green merchant", "green sage", "green pasha sage", "red pasha"])
@pytest.mark.parametrize("sector", ["trade", "court", "sanmatia"])
def test_the_sectors_that_are_offered_are_those_where_a_pawn_may_stand(sector, there):
    state = state_of(pawns={sector: there} if there else {}, green=has(), red=has())
    for rank in Rank:
        listed = member(Sector, sector) in open_to(state, GREEN, rank)
        assert listed == may_stand(state, GREEN, rank, member(Sector, sector))


@rule("alrashid", "2.3", "E3")
def test_the_strongest_acts_first():
    assert acting("green merchant, red pasha, yellow sage") == [RED, GREEN, YELLOW]


@rule("alrashid", "2.3", "E4")
def test_between_equals_whoever_was_there_first_acts_first():
    assert acting("green sage, red merchant sage, yellow merchant sage") == [RED, YELLOW, GREEN]
    assert acting("green sage, yellow merchant sage, red merchant sage") == [YELLOW, RED, GREEN]


@rule("alrashid", "2.3")
def test_the_first_pawn_counts_as_the_arrival_of_all():
    """Red came with a sage before Yellow's merchant, and added the merchant after it."""
    assert acting("red sage, yellow merchant sage, red merchant") == [RED, YELLOW]


@rule("alrashid", "2.4", "E5")
def test_the_fourth_does_nothing_and_takes_the_pawns_back():
    crowd = "green sage, red sage, yellow merchant sage, blue merchant"
    table = table_of(pawns={"trade": crowd}, green=has(), red=has(), yellow=has(), blue=has())
    assert rank_players(table, Sector.TRADE) == [YELLOW, BLUE, GREEN]
    assert pawns(table, "trade", RED) == ""
    assert table.state.retinue.home[RED][Rank.SAGE] == 1
    assert told(table) == ["SentAway"]


@rule("alrashid", "2.4", "R28")
def test_of_two_players_everybody_acts():
    table = table_of(pawns={"military": "green pasha sage, red sage"}, green=has(), red=has())
    assert rank_players(table, Sector.MILITARY) == [GREEN, RED]


@rule("alrashid", "2.4")
def test_a_player_acts_once_in_a_sector_however_many_pawns_are_there():
    match = resolving(
        "military", pawns={"military": "green pasha sage sage", "trade": "red sage"}, green=has(), red=has()
    )
    play(match, "serve", "draw red", "draw red", "draw red")
    assert (match.phase, match.state.year) == ("placement", 2)
    assert (told(match).count("ServiceTaken"), pawns(match, "military", GREEN)) == (1, "")


@rule("alrashid", "2.5", "R10")
def test_a_family_has_at_most_three_pashas_four_merchants_and_six_sages():
    full = has(goods="wood metal pottery spice silk", family="pasha merchant sage sage sage sage sage sage")
    match = resolving("traditions", pawns={"traditions": "green sage"}, green=full, red=has())
    assert refusal(match, "serve") == "refusal-family-full"
    assert match.state.box.pawn_limits == (3, 4, 6)


@rule("alrashid", "2.5", "R10")
def test_a_new_pawn_joins_in_with_the_next_placement():
    match = resolving(
        "traditions",
        "serve",
        pawns={"traditions": "green sage", "trade": "red sage", "politics": "red pasha"},
        green=has(goods="wood metal pottery"),
        red=has(),
    )
    assert family(match, GREEN) == "pasha merchant sage sage"
    assert match.state.retinue.home[GREEN] == [1, 1, 2]
    assert match.ask.seat == RED
