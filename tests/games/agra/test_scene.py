"""The table as frontends draw it: everything that lies there is shown as pieces, prices and counted things."""

import pytest
from agra_matches import stops
from agra_positions import ORANGE, TURQUOISE, VIOLET, YELLOW, has, state_of
from darbar import text
from darbar.core.texts import Text
from darbar.testing import rule
from darbar.ui.diff import Moved, diff
from darbar.ui.render import WIDTH, plain
from darbar.ui.scene import Columns, Grid, Item, Line, Panel, Piece, Ring, River, Stock
from darbar.ui.words import LANGUAGES, message_keys
from darbar_agra.components import Guild, Lesson, Notable, Side, WheelAction
from darbar_agra.game import AGRA
from darbar_agra.scene import board, empire, players, river
from darbar_agra.state import Stage

EMPTY = {"turquoise": has(), "violet": has()}


def drawn(state, seat=TURQUOISE):
    return AGRA.scene(AGRA.view(state, seat), seat)


def parts(where):
    """Every part of a scene or a panel, those inside others included; cells too."""
    queue = list(where.parts if isinstance(where, Panel) else where.panels)
    while queue:
        part = queue.pop(0)
        yield part
        if isinstance(part, Panel):
            queue = [*part.parts, *queue]
        elif isinstance(part, Grid):
            yield from (cell for row in part.rows for cell in row)


def part(where, key):
    """The one part with a key."""
    (found,) = [one for one in parts(where) if one.key == key]
    return found


def keys(panel):
    return [one.key for one in panel.parts]


def texts(panel):
    return [one.label for one in panel.parts if isinstance(one, Line)]


def goods(*names):
    return tuple(Item(f"good-{name}") for name in names)


def marker(seat, count=1, state=""):
    return Piece("marker", seat, count, state)


# The main board


def test_every_space_is_there_and_shows_its_worker():
    scene = drawn(state_of(workers={"sailor": "violet", "quarry": "violet lying"}, **EMPTY))
    assert part(scene, "space-sailor").pieces == (Piece("worker", VIOLET, state="standing"),)
    assert Piece("worker", VIOLET, state="lying") in part(scene, "space-quarry").pieces
    assert part(scene, "space-trader").pieces == ()


def test_a_building_shows_what_it_makes_of_what_with_goods_and_rupees_and_a_site_what_it_costs():
    boards = {"turquoise": has(goods="paper paper"), "violet": has(goods="paper book")}
    scene = drawn(state_of(built="paper-mill", coins={"paper-mill": 2}, **boards))
    mill, bindery, field = (part(scene, f"space-{name}") for name in ("paper-mill", "bindery", "cotton-field"))
    assert (mill.takes, mill.gives, mill.lines) == (goods("wood"), goods("paper"), ())
    assert mill.pieces == (
        marker(TURQUOISE, 2, "goods"),
        marker(VIOLET, 1, "goods"),
        Piece("rupee", count=2, state="lying"),
    )
    assert (bindery.lines, bindery.pieces) == ((text("line-site", level=4, cost=6),), (marker(VIOLET, 1, "goods"),))
    assert (field.takes, field.gives) == ((), goods("cotton"))
    assert panel_of(scene, "buildings").shape == Columns(4)
    assert len(panel_of(scene, "buildings").parts) == 16


def panel_of(scene, key):
    found = part(scene, key)
    assert isinstance(found, Panel)
    return found


def test_a_building_keeps_its_key_and_its_ids_when_it_is_built():
    before, after = drawn(state_of(**EMPTY)), drawn(state_of(built="bindery", **EMPTY))
    assert part(before, "space-bindery").ids == part(after, "space-bindery").ids == ("space-bindery", "site-bindery")
    assert part(after, "space-quarry").ids == ("space-quarry",)


@pytest.mark.parametrize(("builder", "there"), [("carpentry", ["space-carpentry"]), ("", [])])
def test_merchant_and_builder_stand_where_they_are(builder, there):
    scene = drawn(state_of(merchant="sawmill", builder=builder, **EMPTY))
    assert [one.key for one in parts(scene) if Piece("merchant") in one.pieces] == ["space-sawmill"]
    assert [one.key for one in parts(scene) if Piece("builder") in one.pieces] == there


def test_the_merchant_moves_from_building_to_building():
    before, after = (drawn(state_of(merchant=where, **EMPTY)) for where in ("sawmill", "quarry"))
    assert diff(before, after).moved == (Moved("space-quarry/merchant", "space-sawmill", "space-quarry"),)


def test_what_is_left_of_the_running_turn_is_shown():
    state = state_of(Stage.SAILING, **EMPTY)
    state.now.points, state.now.deliveries, state.now.statue = 3, 2, True
    assert texts(panel_of(drawn(state), "round"))[-3:] == [
        text("line-points-left", points=3),
        text("line-deliveries-left", deliveries=2),
        "line-second-action",
    ]
    assert len(texts(panel_of(drawn(state_of(**EMPTY)), "round"))) == 2


def test_the_wheel_is_a_ring_of_actions_with_their_points_and_shows_which_one_is_blocked():
    wheel = panel_of(drawn(state_of(wheel="transform", **EMPTY)), "wheel")
    blocked = [one.key for one in wheel.parts if one.pieces == (Piece("neutral", state="blocking"),)]
    assert (wheel.shape, blocked) == (Ring(), ["wheel-action-transform"])
    assert [one.takes for one in wheel.parts] == [
        (),
        (Item("point", 3),),
        (),
        (Item("point", 2),),
        (Item("point", 1),),
    ]
    assert wheel.parts[WheelAction.TRADE].label == text("line-price-by-value", action=WheelAction.TRADE)


def test_the_price_of_the_wheels_delivery_follows_the_ruling():
    state = state_of(rulings={"delivery-cost": "rising"}, **EMPTY)
    action = part(drawn(state), "wheel-action-deliver")
    assert (action.label, action.takes) == (text("line-rising-price", action=WheelAction.DELIVER), ())


def test_the_lessons_of_the_botanist_are_shown():
    assert keys(panel_of(drawn(state_of(**EMPTY)), "lessons")) == [f"lesson-{lesson.name.lower()}" for lesson in Lesson]


def test_the_meditation_track_shows_what_its_spaces_cost_and_bring_and_everyones_counter():
    track = panel_of(drawn(state_of(turquoise=has(meditation=4), violet=has())), "track")
    first, second, _, fourth, _, last, ejected = track.parts
    assert (first.takes, first.gives, first.pieces) == ((), (Item("point", 1),), (marker(VIOLET, 1, "counter"),))
    assert (second.takes, second.gives) == (goods("turmeric", "cotton"), (Item("point", 2),))
    assert fourth.pieces == (marker(TURQUOISE, 1, "counter"),)
    assert last.label == text("line-last-space", space=6, rupees=5)
    assert ejected.label == text("line-ejected", space=4, favours=2)


def test_prices_are_the_present_ones_and_tokens_lie_on_goods():
    scene = drawn(state_of(tokens={"first": "wood high"}, **EMPTY))
    values = {item.id: item.count for item in part(scene, "values").items}
    assert (values["good-wood"], values["good-cotton"], len(values)) == (2, 1, 16)
    assert part(scene, "token-first").label.key == "line-token-on"
    assert part(scene, "token-second").label == text("line-token", low=2, high=3)
    assert part(scene, "space-sawmill").pieces[-1] == Piece("token-first", state="high")


def test_price_tokens_show_what_they_do_by_the_ruling():
    scene = drawn(state_of(rulings={"price-tokens": "change"}, **EMPTY))
    assert part(scene, "token-second").label == text("line-token", low="−1", high="+1")


def test_favour_actions_tiles_on_display_and_bonus_tiles_left_say_what_they_cost_and_give():
    state = state_of(display="sale empire", **EMPTY)
    state.bonuses[0] = VIOLET
    scene = drawn(state)
    assert part(scene, "tile-sale").label.args["have"] == 3
    assert part(scene, "tile-sale").takes == (Item("favour", 2),)
    assert part(scene, "printed-basic-good").label == "printed-basic-good"
    assert part(scene, "printed-basic-good").takes == (Item("favour", 2),)
    assert part(scene, "stack").count == 12
    assert keys(panel_of(scene, "bonuses-2")) == ["bonus-cover-two", "bonus-merchants-two", "bonus-favour-two"]
    assert part(scene, "bonus-merchants-two").gives == (Item("guild-merchants"), Item("rupee", 3))


# The river


def test_the_river_shows_by_level_what_notables_take_and_who_has_delivered():
    scene = drawn(state_of(river={"mahout": "violet-x2 -", "cook": "- turquoise", "mullah": "- -"}, **EMPTY))
    mahout = part(scene, "notable-mahout")
    assert (mahout.takes, mahout.gives) == (goods("cement", "wood"), (Item("guild-merchants"),))
    assert mahout.pieces == (marker(VIOLET, 2, "cement"),)
    assert part(scene, "notable-cook").pieces == (marker(TURQUOISE, 1, "wood"),)
    _, reached, later = panel_of(scene, "river").parts
    assert (reached.label, keys(reached)) == (text("panel-level", level="I"), ["notable-mahout", "notable-cook"])
    assert (later.label.key, keys(later)) == ("panel-level-later", ["notable-mullah"])
    assert panel_of(scene, "river").shape == River()


def test_the_boat_lies_at_its_pier_and_the_next_one_says_what_takes_it_there():
    piers = panel_of(drawn(state_of(pier=3, **EMPTY)), "piers").parts
    assert [one.key for one in piers if one.pieces == (Piece("boat"),)] == ["pier-3"]
    assert piers[3].label == text("line-next-pier", pier=4, level="III", wanted="II", count=2)
    assert piers[4].label == text("line-pier", pier=5, level="IV")


def test_a_notable_that_is_complete_brings_the_next_pier_nearer():
    state = state_of(pier=1, **EMPTY)
    state.completed[1] = 1
    assert part(drawn(state), "pier-2").label.args["count"] == 1
    last = panel_of(drawn(state_of(pier=6, **EMPTY)), "piers")
    assert {line.key for line in texts(last)} == {"line-pier"}


# The empire board


def test_orders_take_goods_and_show_markers_and_which_one_is_next():
    scene = drawn(state_of(orders={"scholars": "violet neutral - - - -"}, order_markers=(0, 4, 2), **EMPTY))
    first, second, third, *_ = [row[Guild.SCHOLARS] for row in part(scene, "columns").rows]
    assert (first.pieces, second.pieces) == ((marker(VIOLET),), (Piece("neutral"),))
    assert (third.pieces, third.takes) == ((Piece("marked"),), goods("turmeric", "clothes"))
    assert third.key == "columns/2,2"


@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_order_limit_goes_with_the_boat(pier, limit):
    assert part(drawn(state_of(pier=pier, **EMPTY)), "columns").label == text("panel-columns", limit=limit)


def test_akbar_shows_what_he_has():
    scene = drawn(state_of(akbar={"curry": "violet", "book": "neutral"}, **EMPTY))
    assert part(scene, "akbar/good-curry").pieces == (marker(VIOLET),)
    assert part(scene, "akbar/good-book").pieces == (Piece("neutral"),)
    assert (part(scene, "akbar/good-cement").takes, part(scene, "akbar/good-cement").pieces) == (goods("cement"), ())


def test_influence_tracks_have_everyones_markers():
    scene = drawn(state_of(turquoise=has(influence=(1, 2, 3)), violet=has(influence=(0, 5, 9))))
    markers = [part(scene, f"influence-{guild.name.lower()}").markers for guild in Guild]
    assert markers == [(1, 0), (2, 5), (3, 9)]
    third = part(scene, "step-3")
    assert (third.label, third.gives) == (text("line-step-favours", step=3, favours=1), (Item("rupee", 3),))


# The player boards


def counts(stock):
    assert isinstance(stock, Stock)
    return {item.id: item.count for item in stock.items}


def test_a_player_board_shows_what_its_player_has():
    own = has(rupees=7, goods="wood wood book", favours=3, cooked=1, contracts="mullah cook")
    scene = drawn(state_of(turquoise=own, violet=has()))
    assert counts(part(scene, "supply-0")) == {"rupee": 7, "favour": 3, "marker": 22 - 3 - 3, "worker": 9}
    assert counts(part(scene, "goods-0")) == {"good-wood": 2, "good-book": 1}
    assert set(counts(part(scene, "production-0")).values()) == {2}
    assert part(scene, "notable-cook").pieces == (Piece("worker", TURQUOISE, 1, "cooking"),)
    assert part(scene, "goods-1").label == "line-no-goods"


@rule("agra", "F47")
def test_only_the_own_bag_is_open():
    state = state_of(turquoise=has(rupees=7), violet=has(rupees=9))
    for seat, other in ((TURQUOISE, VIOLET), (VIOLET, TURQUOISE)):
        scene = drawn(state, seat)
        assert "rupee" in counts(part(scene, f"supply-{seat}"))
        assert "rupee" not in counts(part(scene, f"supply-{other}"))
        assert part(scene, f"bag-{other}").label == "line-bag"


def test_the_watchers_own_board_comes_first():
    state = state_of(turquoise=has(), violet=has(), yellow=has(), orange=has())
    boards = [one.owner for one in drawn(state, YELLOW).panels if one.owner is not None]
    assert boards == [YELLOW, ORANGE, TURQUOISE, VIOLET]
    assert next(one.owner for one in drawn(state, None).panels if one.owner is not None) == TURQUOISE


def test_a_farm_shows_covers_and_farmers_between_the_goods():
    scene = drawn(state_of(turquoise=has(uncovered=(0,), farmers=(1, 3, 4, 3)), violet=has()))
    north, south = (part(scene, "farm-0").rows[side] for side in (Side.NORTH, Side.SOUTH))
    assert [cell.label for cell in north if cell.label] == ["side-north", "good-sandstone", "good-wood"]
    assert [[piece.id for piece in cell.pieces] for cell in north[2:7]] == [["farmer"], [], [], [], ["cover"]]
    assert [cell.ids for cell in south[2:7]] == [
        ("cover-south-turmeric",),
        (),
        (),
        ("side-south",),
        ("cover-south-cotton",),
    ]


def test_a_farmer_who_walks_moves_from_space_to_space():
    before, after = (drawn(state_of(turquoise=has(farmers=(step, 3, 3, 3)), violet=has())) for step in (3, 4))
    assert diff(before, after).moved == (Moved("farm-0/0,5/farmer", "farm-0/0,4", "farm-0/0,5"),)


def test_used_favour_actions_tiles_luxury_and_contracts_have_a_marker():
    own = has(goods="book statue", favours=5, tiles="sale trade", contracts="mullah cook french-trader", french=2)
    state = state_of(turquoise=own, violet=has())
    player = state.players[TURQUOISE]
    player.used_printed, player.used_tiles, player.used_luxury = 0b10, 1 << 3, 0b1
    player.used_contracts = 1 << Notable.MULLAH
    scene = drawn(state)
    used = (marker(TURQUOISE, 1, "used"),)
    marked = ("printed-transformation", "tile-sale", "luxury-statue-0", "notable-mullah")
    assert {part(scene, key).pieces for key in marked} == {used}
    assert {part(scene, key).pieces for key in ("printed-basic-good", "tile-trade", "luxury-book-0")} == {()}
    assert part(scene, "notable-french-trader").pieces == (marker(TURQUOISE, 2, "held"),)
    assert part(scene, "notable-mullah").ids == ("notable-mullah", "power-mullah")


def test_a_luxury_good_says_what_its_action_brings():
    scene = drawn(state_of(turquoise=has(goods="statue book painting clothes"), violet=has(), pier=6))
    brings = {key: part(scene, f"luxury-{key}-0").gives for key in ("statue", "book", "painting", "clothes")}
    assert brings == {
        "statue": (Item("second-action"),),
        "book": (Item("raised", 3), Item("favour")),
        "painting": (Item("influence", 2),),
        "clothes": (Item("rupee", 4),),
    }


@pytest.mark.parametrize(
    ("own", "tonics"),
    [("wood", {}), ("oil", {"oil": 1}), ("curry", {"curry": 1}), ("oil curry", {"oil": 1, "curry": 1, "both": 3})],
)
def test_a_board_shows_what_can_be_drunk_and_how_many_workers_get_up(own, tonics):
    board = panel_of(drawn(state_of(turquoise=has(goods=own), violet=has())), "player-0")
    lines = [one for one in board.parts if one.label == "line-tonic"]
    assert {one.ids[0].removeprefix("tonic-"): one.gives[0].count for one in lines} == tonics
    assert all(one.gives[0].id == "raised" for one in lines)


# The end is near


def test_the_last_rounds_are_announced():
    state = state_of(**EMPTY)
    assert [line.key for line in texts(panel_of(drawn(state), "round"))] == ["line-round", "line-first"]
    state.ending.trigger()
    assert texts(panel_of(drawn(state), "round"))[-1] == "line-one-more-round"
    state.ending.round_over()
    assert texts(panel_of(drawn(state), "round"))[-1] == "line-last-round"
    state.round, state.stage = 8, Stage.OPENING
    state.ending.round_over()
    assert [line.args.get("round") for line in texts(panel_of(drawn(state), "round"))] == [7, None]


# Whole matches


@pytest.mark.parametrize("seats", [2, 4])
def test_a_panel_that_is_kept_is_what_it_would_be_if_it_were_made_anew(seats):
    for match in stops(seats, 30 + seats, every=17):
        for seat in (*range(seats), None):
            view = AGRA.view(match.state, seat)
            for make in (
                board.characters_panel,
                board.meditation_panel,
                board.buildings_panel,
                board.prices_panel,
                board.favours_panel,
                empire.orders_panel,
                empire.influence_panel,
                river.river_panel,
            ):
                assert make(view) == make.__wrapped__(view)
            for good in range(16):
                assert board.building_card(view, good) == board.building_card.__wrapped__(view, good)
            for other in range(seats):
                assert players.player_panel(view, other) == players.player_panel.__wrapped__(view, other)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_whole_table_fits_eighty_columns_in_every_language(seats, language):
    for match in stops(seats, 10 + seats, every=40):
        page = plain(match.scene(None), match.words(language))
        assert max(map(len, page.split("\n"))) <= WIDTH


def said(label):
    """The message keys in a label, and in the labels inside it."""
    if isinstance(label, Text):
        yield label.key
        for arg in label.args.values():
            yield from said(arg) if isinstance(arg, Text) else ()
    elif label:
        yield label


@pytest.fixture(scope="module")
def labels():
    """Everything that scenes of a few random matches say: labels, lines, and pieces that have a state."""
    keys = set()
    for seats in (2, 3, 4):
        for match in stops(seats, 20 + seats, every=20):
            for one in parts(match.scene(TURQUOISE)):
                for label in (one.label, *getattr(one, "lines", ())):
                    keys.update(said(label))
                keys.update(f"{piece.id}-{piece.state}" if piece.state else piece.id for piece in one.pieces)
                keys.update(item.id for item in (*one.takes, *one.gives) if item.id != "raised")
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_piece_and_item_has_words(language, labels):
    assert labels - message_keys("darbar_agra", language) == set()
