"""Annex I: the twenty-four contracts, each for itself."""

import pytest
from agra_positions import (
    TURQUOISE,
    VIOLET,
    acting,
    complete,
    drive,
    goods,
    has,
    meditating,
    member,
    ordering,
    table_of,
    told,
)
from darbar.components import HIDDEN
from darbar.core.moves import word
from darbar.testing import offered, play, rule
from darbar_agra.components import NONE, Good, Guild, Notable, Space, Tile
from darbar_agra.contracts import end_rupees, icons, receive
from darbar_agra.notables import deliver, pay_bonuses
from darbar_agra.phases.actions import fee
from darbar_agra.phases.buildings import harvest, produce
from darbar_agra.state import Stage


def rupees(table, seat=TURQUOISE):
    """The rupees a player has got since the start, where everybody has two."""
    return table.state.players[seat].rupees - 2


def win(table, notable, *answers, seat=TURQUOISE):
    """The contract comes to a player; the prompts of what it does at once."""
    table.state.holders[member(Notable, notable)] = seat
    return drive(receive(table, seat, member(Notable, notable)), *answers)[0]


# Delivery bonuses


@pytest.mark.parametrize(
    ("contract", "good", "bonus"),
    [
        pytest.param("portuguese-trader", "cloth", 1, marks=pytest.mark.rule("agra", "N1")),
        pytest.param("sufi", "curry", 1, marks=pytest.mark.rule("agra", "N2")),
        pytest.param("dyer", "dye", 1, marks=pytest.mark.rule("agra", "N7")),
        pytest.param("cook", "oil", 1, marks=pytest.mark.rule("agra", "N8")),
        pytest.param("calligrapher", "paper", 1, marks=pytest.mark.rule("agra", "N12")),
        pytest.param("mullah", "bricks", 1, marks=pytest.mark.rule("agra", "N13")),
        pytest.param("mujtahida", "statue", 2, marks=pytest.mark.rule("agra", "N16")),
        pytest.param("dutch-trader", "clothes", 2, marks=pytest.mark.rule("agra", "N17")),
        pytest.param("painter", "painting", 2, marks=pytest.mark.rule("agra", "N18")),
        pytest.param("subadar", "book", 2, marks=pytest.mark.rule("agra", "N19")),
    ],
)
@rule("agra", "7.6", "F45")
def test_a_contract_pays_for_each_delivery_of_its_good_and_of_no_other(contract, good, bonus):
    table = table_of(turquoise=has(contracts=contract), violet=has())
    for one in Good:
        before = rupees(table)
        pay_bonuses(table, TURQUOISE, one)
        assert rupees(table) - before == (bonus if word(one) == good else 0)
    pay_bonuses(table, VIOLET, member(Good, good))
    assert rupees(table, VIOLET) == 0


@pytest.mark.parametrize(("ruling", "good"), [("cloth", Good.CLOTH), ("clothes", Good.CLOTHES)])
@rule("agra", "N1", "C7")
def test_the_portuguese_trader_pays_for_cloth_or_for_clothes(ruling, good):
    table = table_of(rulings={"portuguese-good": ruling}, turquoise=has(contracts="portuguese-trader"), violet=has())
    for one in (Good.CLOTH, Good.CLOTHES):
        pay_bonuses(table, TURQUOISE, one)
        assert rupees(table) == (one >= good)


@pytest.mark.parametrize(("ruling", "bonus"), [("two", 2), ("one", 1)])
@rule("agra", "N16", "C8")
def test_the_mujtahida_pays_two_rupees_for_a_statue_or_one(ruling, bonus):
    table = table_of(rulings={"mujtahida-bonus": ruling}, turquoise=has(contracts="mujtahida"), violet=has())
    pay_bonuses(table, TURQUOISE, Good.STATUE)
    assert rupees(table) == bonus


@rule("agra", "7.6", "F45")
def test_what_is_paid_to_the_sailor_is_no_delivery():
    match = acting(turquoise=has(goods="cloth", contracts="portuguese-trader"), violet=has())
    play(match, "place sailor", "give cloth")
    assert rupees(match) == 2  # two deliveries paid for and not used, and nothing for the cloth


@rule("agra", "7.6", "F45")
def test_what_is_sold_is_no_delivery():
    own = has(goods="cloth", favours=3, tiles="sale", contracts="portuguese-trader")
    match = ordering(turquoise=own, violet=has())
    play(match, "use sale")
    assert rupees(match) == 2


# Level I


@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (6, 6)])
@rule("agra", "N2", "7.6")
def test_the_sufi_takes_the_meditation_counter_one_space_on(before, after):
    table = table_of(turquoise=has(meditation=before), violet=has())
    win(table, "sufi")
    assert table.state.players[TURQUOISE].meditation == after


@rule("agra", "N3")
def test_the_takshaka_saves_a_material_and_brings_a_rupee():
    """Three wood build a paper mill of cost 4."""
    plain = acting(turquoise=has(goods="wood wood wood"), violet=has())
    play(plain, "place architect")
    assert "build paper-mill" not in offered(plain)
    match = acting(turquoise=has(goods="wood wood wood", contracts="takshaka"), violet=has())
    play(match, "place architect", "build paper-mill", "take-bonus favour-two")
    assert (rupees(match), goods(match, TURQUOISE)) == (1 + 3, "")


@pytest.mark.parametrize(
    ("contract", "produced"),
    [
        pytest.param("mahout", [3, 3, 2, 2], marks=pytest.mark.rule("agra", "N4")),
        pytest.param("khatib", [2, 2, 3, 3], marks=pytest.mark.rule("agra", "N5")),
    ],
)
@rule("agra", "6.2.2.2", "F17")
def test_mahout_and_khatib_bring_one_more_of_their_goods(contract, produced):
    table = table_of(turquoise=has(contracts=contract), violet=has())
    basic = (Good.SANDSTONE, Good.WOOD, Good.TURMERIC, Good.COTTON)
    assert [harvest(table.state, TURQUOISE, good) for good in basic] == produced
    assert [harvest(table.state, VIOLET, good) for good in basic] == [2, 2, 2, 2]


@rule("agra", "N7", "F17")
def test_the_dyer_swaps_two_goods_just_produced_for_one_of_their_colour():
    table = table_of(turquoise=has(contracts="dyer"), violet=has())
    asked, _ = drive(produce(table, TURQUOISE, Good.SANDSTONE), "produce 2", "dye bricks")
    assert (asked[-1], goods(table, TURQUOISE)) == ("dyer", "bricks")
    assert complete(table)


@rule("agra", "N6", "7.6")
def test_markers_with_the_french_trader_stay_until_there_are_three():
    own = has(goods="wood", french=1, contracts="french-trader")
    match = ordering(turquoise=own, violet=has())
    play(match, "invoke french-trader")
    player = match.state.players[TURQUOISE]
    assert (player.french, player.supply, rupees(match)) == (2, 20, 0)
    assert complete(match)


@rule("agra", "N8", "F46")
def test_the_cooks_workers_come_home_for_meditation_points():
    """They follow the same series as workers laid down, and go to the supply."""
    own = has(contracts="cook", cooked=2, meditation=2)
    match = meditating(workers={"quarry": "turquoise"}, turquoise=own, violet=has())
    play(match, "call-cook", "call-cook")
    player = match.state.players[TURQUOISE]
    assert (match.state.now.points, player.cooked, player.workers) == (2 + 1, 0, 9)
    assert complete(match)


# Level II


@rule("agra", "N9", "F6")
def test_the_muezzin_adds_a_point_once_a_phase():
    own = has(contracts="muezzin")
    match = meditating(workers={"quarry": "turquoise", "sawmill": "turquoise"}, turquoise=own, violet=has())
    play(match, "lay quarry")
    assert match.state.now.points == 1 + 1
    play(match, "lay sawmill")
    assert match.state.now.points == 1 + 1 + 1


@rule("agra", "N11")
def test_the_caliph_makes_a_worker_get_up_for_cotton():
    own = has(goods="cotton wood", contracts="caliph")
    match = ordering(workers={"quarry": "turquoise lying"}, turquoise=own, violet=has())
    play(match, "invoke caliph")
    assert (match.state.lying[Space.QUARRY], goods(match, TURQUOISE)) == (False, "wood")


@pytest.mark.parametrize(("contracts", "price"), [("calligrapher", 1), ("", 2)])
@rule("agra", "N12", "6.2.1.2")
def test_the_calligrapher_makes_peonage_cheaper(contracts, price):
    table = table_of(turquoise=has(contracts=contracts), violet=has())
    assert fee(table.state, TURQUOISE) == price


@rule("agra", "N13", "F28")
def test_the_mullah_saves_a_favour_but_not_the_having_of_it():
    own = has(goods="wood", favours=3, contracts="mullah")
    match = ordering(turquoise=own, violet=has())
    assert "spend influence" not in offered(match)
    play(match, "spend basic-good", "invoke mullah", "receive wood")
    assert match.state.players[TURQUOISE].favours == 2
    assert complete(match)


@rule("agra", "N14")
def test_the_english_trader_swaps_goods_of_equal_value():
    match = ordering(turquoise=has(goods="paper", contracts="english-trader"), violet=has())
    play(match, "invoke english-trader")
    assert {"receive dye", "receive curry"} <= {*offered(match)}
    assert {"receive wood", "receive book", "receive paper"}.isdisjoint(offered(match))


@pytest.mark.parametrize(("tile", "shown"), [("raise", True), ("meditation", False)])
@rule("agra", "N15", "E22", "F23")
def test_the_mosaic_maker_brings_any_tile_of_display_or_stack(tile, shown):
    table = table_of(turquoise=has(tiles="sale"), violet=has(tiles="cover"))
    dice = table.state.dice
    asked = win(table, "mosaic-maker", f"take-tile {tile}")
    state = table.state
    assert (asked, state.players[TURQUOISE].tiles) == (["any-tile"], [Tile.SALE, member(Tile, tile)])
    assert (len(state.display.cards), len(state.stack.cards)) == (3, 14 - 3 - 3)
    assert ("TileShown" in told(table)) == shown
    assert (state.dice == dice) == shown  # a stack that was searched is shuffled


def test_whoever_chooses_a_tile_of_the_stack_sees_those_in_it_until_one_is_taken():
    match = acting(
        pier=3,
        river={"mosaic-maker": "turquoise -"},
        turquoise=has(goods="cement", tiles="sale", favours=2),
        violet=has(tiles="cover"),
    )
    play(match, "place sailor", "pass", "deliver mosaic-maker")
    assert [len(stack_of(match, seat)) for seat in (TURQUOISE, VIOLET)] == [9, 9]
    assert "tile-meditation" in stack_of(match, TURQUOISE)
    assert match.view(TURQUOISE).stack.cards == [HIDDEN] * 9
    play(match, "take-tile meditation")
    assert stack_of(match, TURQUOISE) == []


def stack_of(match, seat):
    """The tiles of the stack that a seat sees, in no order but their own."""
    favours = next(panel for panel in match.scene(seat).panels if panel.key == "favours")
    stack = next(part for part in favours.parts if part.key == "stack")
    return [id for tile in getattr(stack, "parts", ()) for id in tile.ids]


@rule("agra", "N15", "F23")
def test_the_mosaic_makers_tile_can_be_a_fourth_and_then_one_is_discarded():
    table = table_of(turquoise=has(tiles="sale price trade"), violet=has())
    assert win(table, "mosaic-maker", "take-tile peonage", "discard sale") == ["any-tile", "discard"]
    assert table.state.players[TURQUOISE].tiles == [Tile.PRICE, Tile.TRADE, Tile.PEONAGE]
    assert len({*table.state.stack.cards, *table.state.display.cards}) == 11


# Level III


@rule("agra", "N16", "F16")
def test_the_mujtahida_builds_the_first_site_on_the_path_for_nothing():
    """The cement works stand, so it is the carpentry: bonus tile, worker, transformation, and violet may follow."""
    table = table_of(
        built="cement-works", builder="oil-press", turquoise=has(goods="wood wood"), violet=has(goods="wood")
    )
    asked = win(table, "mujtahida", "take-bonus rupees-three", "make 2", "follow")
    assert asked[0] == "bonus"
    assert table.state.occupants[Space.CARPENTRY] == TURQUOISE
    assert (goods(table, TURQUOISE), goods(table, VIOLET)) == ("planks planks", "planks")
    assert (rupees(table), table.state.players[TURQUOISE].favours) == (5, 1)
    assert complete(table)


@rule("agra", "N16", "F16")
def test_where_distance_counts_the_owner_of_the_mujtahida_chooses_among_the_nearest_sites():
    """The cement works stand: from the corner the carpentry and the brickworks are two steps away."""
    words = {"rulings": {"mujtahida-site": "distance"}, "built": "cement-works", "builder": "oil-press"}
    table = table_of(turquoise=has(), violet=has(), **words)
    asked = win(table, "mujtahida", "build brickworks", "take-bonus rupees-three", "make 0")
    assert asked == ["mujtahida", "bonus", "make"]
    assert table.state.built[Space.BRICKWORKS] and not table.state.built[Space.CARPENTRY]


@rule("agra", "N16", "F16")
def test_where_distance_counts_a_single_nearest_site_is_not_asked_for():
    table = table_of(rulings={"mujtahida-site": "distance"}, builder="oil-press", turquoise=has(), violet=has())
    assert win(table, "mujtahida", "take-bonus favour-two", "make 0") == ["bonus", "make"]
    assert table.state.built[Space.CEMENT_WORKS]


@rule("agra", "N16", "F16", "F10")
def test_a_mujtahida_won_out_of_turn_builds_at_once_and_the_active_player_may_follow():
    table = table_of(
        builder="oil-press", turquoise=has(goods="sandstone"), violet=has(goods="sandstone", contracts="takshaka")
    )
    answers = ("take-bonus favour-two", "make 1", "follow")
    win(table, "mujtahida", *answers, seat=VIOLET)
    assert (goods(table, TURQUOISE), goods(table, VIOLET)) == ("cement", "cement")
    assert rupees(table, VIOLET) == 3 + 1
    assert table.state.players[VIOLET].favours == 1 + 1
    assert complete(table)


@rule("agra", "N16", "F16")
def test_without_a_worker_the_mujtahida_still_builds_and_brings_the_bonus():
    workers = {word(space): "turquoise" for space in Space if space % 4 == 0 or space >= Space.ARCHITECT}
    table = table_of(workers=workers, builder="oil-press", turquoise=has(workers=0, goods="sandstone"), violet=has())
    win(table, "mujtahida", "take-bonus favour-two")
    assert table.state.built[Space.CEMENT_WORKS]
    assert (table.state.occupants[Space.CEMENT_WORKS], goods(table, TURQUOISE)) == (NONE, "sandstone")


@rule("agra", "N16", "F16")
def test_when_everything_is_built_the_mujtahida_does_nothing():
    table = table_of(built=" ".join(word(space) for space in Space), builder="", turquoise=has(), violet=has())
    assert win(table, "mujtahida") == []


@rule("agra", "N16", "F13", "F16")
def test_the_builder_moves_on_when_the_mujtahida_builds_his_site():
    table = table_of(dice=(1,), builder="cement-works", turquoise=has(), violet=has())
    win(table, "mujtahida", "take-bonus favour-two", "make 0")
    assert table.state.builder == Space.CARPENTRY


@pytest.mark.parametrize(
    ("ruling", "answers", "steps"),
    [("all", (), [1, 3, 9]), ("one", ("rise merchants",), [0, 3, 9]), ("one", ("rise artisans",), [1, 2, 9])],
)
@rule("agra", "N18", "C6")
def test_the_painter_raises_up_to_three_workers_and_influence(ruling, answers, steps):
    """Merchants on step 2 reach the bonus; scholars on the last step have no further one."""
    workers = {"quarry": "turquoise lying", "sawmill": "turquoise lying"}
    table = table_of(rulings={"painter": ruling}, workers=workers, turquoise=has(influence=(0, 2, 9)), violet=has())
    bonus = ("take-favours",) if steps[1] == 3 else ()
    win(table, "painter", *answers, *bonus)
    assert not any(table.state.lying)
    assert table.state.players[TURQUOISE].influence == steps
    assert complete(table)


@rule("agra", "N18")
def test_of_more_than_three_lying_workers_the_painter_raises_three_of_choice():
    workers = dict.fromkeys(("quarry", "sawmill", "trader", "botanist"), "turquoise lying")
    table = table_of(workers=workers, turquoise=has(), violet=has())
    win(table, "painter", "raise quarry", "raise botanist", "raise sawmill")
    assert [Space(space) for space, lies in enumerate(table.state.lying) if lies] == [Space.TRADER]


@rule("agra", "N18", "F10")
def test_a_painter_won_out_of_turn_acts_at_once():
    workers = {"quarry": "violet lying"}
    river = {"painter": "violet violet -"}
    table = table_of(pier=6, river=river, workers=workers, turquoise=has(goods="cotton"), violet=has())
    drive(deliver(table, TURQUOISE, Notable.PAINTER, Good.COTTON))
    assert (table.state.lying[Space.QUARRY], table.state.players[VIOLET].influence) == (False, [1, 1, 1])


@rule("agra", "N20", "E27", "F25")
def test_e27_the_sadr_lets_paper_be_delivered_on_the_space_of_curry():
    table = table_of(turquoise=has(goods="paper wood"), violet=has())
    assert win(table, "sadr-us-sudur", "serve curry") == ["sadr"]
    assert (table.state.akbar[Good.CURRY], table.state.akbar[Good.PAPER]) == (TURQUOISE, NONE)
    assert goods(table, TURQUOISE) == "wood"
    assert complete(table)


@rule("agra", "N20", "F25")
def test_the_sadr_asks_which_of_several_goods_and_pays_its_delivery_bonus():
    table = table_of(turquoise=has(goods="paper dye", contracts="calligrapher"), violet=has())
    assert win(table, "sadr-us-sudur", "serve curry", "give paper") == ["sadr", "sadr-good"]
    assert (rupees(table), goods(table, TURQUOISE)) == (1, "dye")


@rule("agra", "N20", "F25", "5.2.1")
def test_the_sadr_compares_the_values_of_now():
    """Wood under a token is worth 2; without one no space of Akbar's is worth as little."""
    cheap = table_of(turquoise=has(goods="wood"), violet=has())
    assert win(cheap, "sadr-us-sudur") == []
    table = table_of(
        tokens={"first": "wood high"}, akbar={"curry": "violet"}, turquoise=has(goods="wood"), violet=has()
    )
    win(table, "sadr-us-sudur", "serve dye")
    assert table.state.akbar[Good.DYE] == TURQUOISE


@rule("agra", "N20", "F25")
def test_nobody_has_to_serve_akbar_with_the_sadr():
    table = table_of(turquoise=has(goods="paper"), violet=has())
    win(table, "sadr-us-sudur", "pass")
    assert goods(table, TURQUOISE) == "paper"


# Level IV


@pytest.mark.parametrize(
    "contract",
    [
        pytest.param("grand-mufti", marks=pytest.mark.rule("agra", "N21")),
        pytest.param("grand-imam", marks=pytest.mark.rule("agra", "N22")),
        pytest.param("court-artist", marks=pytest.mark.rule("agra", "N23")),
        pytest.param("dewan", marks=pytest.mark.rule("agra", "N24")),
    ],
)
@rule("agra", "7.6", "5.5", "N21", "N22", "N23", "N24")
def test_a_contract_of_the_court_brings_three_favours_at_once(contract):
    table = table_of(turquoise=has(), violet=has())
    assert win(table, contract) == []
    assert table.state.players[TURQUOISE].favours == 3
    assert complete(table)


@rule("agra", "N24", "C15", "F10")
def test_a_winner_out_of_turn_makes_room_for_the_favours():
    table = table_of(turquoise=has(), violet=has(goods="dye " * 22))
    answers = ("return dye", "return dye", "return dye")
    assert win(table, "dewan", *answers, seat=VIOLET) == ["room"] * 3
    assert table.state.players[VIOLET].favours == 3
    assert complete(table)


IMMEDIATE = {
    Notable.SUFI,
    Notable.MOSAIC_MAKER,
    Notable.MUJTAHIDA,
    Notable.PAINTER,
    Notable.SADR_US_SUDUR,
    Notable.GRAND_MUFTI,
    Notable.GRAND_IMAM,
    Notable.COURT_ARTIST,
    Notable.DEWAN,
}


@pytest.mark.parametrize("notable", sorted({*Notable} - IMMEDIATE))
@rule("agra", "7.6")
def test_most_contracts_do_nothing_at_once(notable):
    table = table_of(turquoise=has(), violet=has())
    assert (win(table, word(notable)), told(table)) == ([], [])


# 8.0 At the end


def columns(**markers):
    """A table with so many of turquoise's orders for each guild, and one of violet's everywhere."""
    orders = {
        guild: " ".join([*["turquoise"] * markers.get(guild, 0), "violet", *["-"] * (5 - markers.get(guild, 0))])
        for guild in ("artisans", "merchants", "scholars")
    }
    return table_of(
        orders=orders,
        akbar={"curry": "turquoise", "dye": "turquoise", "oil": "violet"},
        turquoise=has(contracts=markers.get("contracts", "")),
        violet=has(contracts=markers.get("others", "")),
    )


def paid_at_the_end(table, contract):
    """What a contract of turquoise's pays at the end."""
    return end_rupees(table.state, TURQUOISE, member(Notable, contract))


@pytest.mark.parametrize(
    ("orders", "paid"),
    [({}, 0), ({"artisans": 3}, 1), ({"artisans": 1, "scholars": 2}, 3), ({g.name.lower(): 1 for g in Guild}, 6)],
)
@rule("agra", "N17", "8.0", "F33")
def test_the_dutch_trader_pays_for_orders_of_different_guilds(orders, paid):
    assert paid_at_the_end(columns(contracts="dutch-trader", **orders), "dutch-trader") == paid


@rule("agra", "N19", "8.0", "F33")
def test_the_subadar_pays_a_rupee_for_each_own_order():
    table = columns(contracts="subadar", merchants=2, scholars=2)
    assert paid_at_the_end(table, "subadar") == 4


@rule("agra", "N20", "8.0", "F33")
def test_the_sadr_pays_a_rupee_for_each_good_akbar_was_served():
    assert paid_at_the_end(columns(contracts="sadr-us-sudur"), "sadr-us-sudur") == 2


@pytest.mark.parametrize(
    ("orders", "contracts", "paid"),
    [
        ({}, "grand-mufti", 0),
        ({"artisans": 1, "merchants": 2}, "grand-mufti", 3),
        ({"artisans": 1, "merchants": 2}, "grand-mufti cook sufi", 6),
        ({"artisans": 5, "scholars": 5}, "grand-mufti", 0),
    ],
)
@rule("agra", "N21", "8.0", "F33")
def test_the_grand_mufti_pays_three_rupees_for_each_set_of_three_guilds(orders, contracts, paid):
    """Orders and contracts count, the Grand Mufti of the scholars included."""
    assert paid_at_the_end(columns(contracts=contracts, **orders), "grand-mufti") == paid


@pytest.mark.parametrize(
    ("contract", "guild", "other"),
    [
        pytest.param("grand-imam", "scholars", "sufi", marks=pytest.mark.rule("agra", "N22")),
        pytest.param("court-artist", "artisans", "cook", marks=pytest.mark.rule("agra", "N23")),
        pytest.param("dewan", "merchants", "mahout", marks=pytest.mark.rule("agra", "N24")),
    ],
)
@rule("agra", "8.0", "F33", "N22", "N23", "N24")
def test_a_contract_of_the_court_pays_for_orders_and_contracts_of_its_guild_and_itself(contract, guild, other):
    """Two orders, another contract of the guild, and itself; violet's do not count."""
    table = columns(contracts=f"{contract} {other} takshaka khatib french-trader", others="muezzin jagirdar caliph")
    alone = paid_at_the_end(table, contract)
    with_orders = columns(contracts=f"{contract} {other}", **{guild: 2})
    assert paid_at_the_end(with_orders, contract) == 2 + 2
    assert alone == icons(table.state, TURQUOISE)[member(Guild, guild)] == 3


@rule("agra", "E24", "N19", "N22", "8.0")
def test_e24_subadar_and_grand_imam_pay_orange_four_rupees_each():
    """Two orders of the merchants and two of the scholars, and two contracts of the scholars."""
    table = columns(contracts="subadar grand-imam sufi", merchants=2, scholars=2)
    assert (paid_at_the_end(table, "subadar"), paid_at_the_end(table, "grand-imam")) == (4, 4)


@pytest.mark.parametrize("contract", ["mahout", "cook", "jagirdar", "mujtahida", "painter"])
@rule("agra", "8.0")
def test_most_contracts_pay_nothing_at_the_end(contract):
    assert paid_at_the_end(columns(contracts=contract, artisans=3, merchants=3, scholars=3), contract) == 0


@rule("agra", "N10", "F10")
def test_a_jagirdar_won_by_meditation_brings_no_delivery_by_itself():
    table = table_of(Stage.MEDITATION, turquoise=has(), violet=has())
    win(table, "jagirdar")
    assert table.state.now.deliveries == 0


@rule("agra", "7.6", "N10")
def test_a_contract_comes_into_force_with_its_completion():
    """Violet's new Jagirdar delivers in the same Sailor action that completed it."""
    match = acting(
        pier=3,
        river={"jagirdar": "violet-x2 -", "cook": ""},
        turquoise=has(goods="planks"),
        violet=has(goods="wood wood"),
    )
    play(match, "place sailor", "pass", "deliver jagirdar", "rise merchants")
    assert offered(match, "Violet") == ["deliver cook", "pass"]
    assert match.state.stage is Stage.SAILING
