"""The table as frontends draw it: everything that lies there is shown, and moves point at it."""

import pytest
from agra_matches import stops
from agra_positions import ORANGE, TURQUOISE, VIOLET, YELLOW, has, state_of
from darbar import text
from darbar.core.moves import ident, targets
from darbar.core.texts import Text
from darbar.testing import rule
from darbar.ui.render import WIDTH, plain
from darbar.ui.scene import Card, Grid, Line, Panel, Stock, Track
from darbar.ui.words import LANGUAGES, message_keys
from darbar_agra.components import Good, Guild, Lesson, Notable, Side, Space, Tonic, WheelAction
from darbar_agra.game import AGRA
from darbar_agra.state import Stage

EMPTY = {"turquoise": has(), "violet": has()}


def drawn(state, seat=TURQUOISE):
    return AGRA.scene(AGRA.view(state, seat), seat)


def parts(where):
    """Every part of a scene or a panel, those inside others included; cells and items too."""
    queue = list(where.parts if isinstance(where, Panel) else where.panels)
    while queue:
        part = queue.pop(0)
        yield part
        if isinstance(part, Panel):
            queue = [*part.parts, *queue]
        elif isinstance(part, Grid):
            yield from (cell for row in part.rows for cell in row)
        elif isinstance(part, Stock):
            yield from part.items


def part(where, id, kind):
    """The one part of a kind with an id."""
    (found,) = [one for one in parts(where) if isinstance(one, kind) and one.id == id]
    return found


def panel(scene, id):
    return part(scene, id, Panel)


def texts(panel):
    return [one.text for one in panel.parts if isinstance(one, Line)]


# The main board


def test_every_space_is_there_and_shows_its_worker():
    scene = drawn(state_of(workers={"sailor": "violet", "quarry": "violet lying"}, **EMPTY))
    assert part(scene, "space-sailor", Card).lines == (text("line-stands", seat=VIOLET),)
    assert text("line-lies", seat=VIOLET) in part(scene, "space-quarry", Card).lines
    assert part(scene, "space-trader", Card).lines == ()


def test_a_building_shows_goods_and_rupees_and_a_site_what_it_costs():
    players = {"turquoise": has(goods="paper paper"), "violet": has(goods="paper book")}
    scene = drawn(state_of(built="paper-mill", coins={"paper-mill": 2}, **players))
    owned = [text("line-owned", seat=TURQUOISE, count=2), text("line-owned", seat=VIOLET, count=1)]
    mill = part(scene, "space-paper-mill", Card)
    assert mill.lines == (
        text("line-makes", good=Good.PAPER, source=Good.WOOD),
        *owned,
        text("line-coins", rupees=2),
    )
    assert part(scene, "site-bindery", Card).lines[1:] == (
        text("line-site", level=4, cost=6),
        text("line-owned", seat=VIOLET, count=1),
    )
    assert len([one for one in panel(scene, "buildings").parts if isinstance(one, Card)]) == 16


@pytest.mark.parametrize("builder", ["carpentry", ""])
def test_merchant_and_builder_are_shown_as_long_as_they_are_there(builder):
    scene = drawn(state_of(merchant="sawmill", builder=builder, **EMPTY))
    expected = [text("line-merchant", space=Space.SAWMILL)]
    if builder:
        expected.append(text("line-builder", space=Space.CARPENTRY))
        assert part(scene, "space-carpentry", Line).text == expected[1]
    assert texts(panel(scene, "buildings")) == expected


def test_what_is_left_of_the_running_turn_is_shown():
    state = state_of(Stage.SAILING, **EMPTY)
    state.now.points, state.now.deliveries, state.now.statue = 3, 2, True
    assert texts(panel(drawn(state), "round"))[-3:] == [
        text("line-points-left", points=3),
        text("line-deliveries-left", deliveries=2),
        "line-second-action",
    ]
    assert len(texts(panel(drawn(state_of(**EMPTY)), "round"))) == 3


def test_the_wheel_shows_what_is_blocked():
    wheel = panel(drawn(state_of(wheel="transform", **EMPTY)), "wheel")
    assert texts(wheel)[WheelAction.TRANSFORM] == text("line-blocked", action=WheelAction.TRANSFORM)
    assert texts(wheel)[WheelAction.DELIVER] == ident(WheelAction.DELIVER)


def test_the_lessons_of_the_botanist_are_shown():
    assert texts(panel(drawn(state_of(**EMPTY)), "lessons")) == [ident(lesson) for lesson in Lesson]


def test_prices_are_the_present_ones():
    scene = drawn(state_of(tokens={"first": "wood high"}, **EMPTY))
    values = {item.id: item.count for item in part(scene, "values", Stock).items}
    assert (values["good-wood"], values["good-cotton"], len(values)) == (2, 1, 16)
    assert part(scene, "token-first", Line).text == text("line-token-on", low=1, high=2, good=Good.WOOD)
    assert part(scene, "token-second", Line).text == text("line-token", low=2, high=3)


def test_the_river_shows_by_level_what_notables_want_and_who_has_delivered():
    scene = drawn(state_of(river={"mahout": "violet-x2 -", "cook": "- turquoise", "mullah": "- -"}, **EMPTY))
    assert part(scene, "notable-mahout", Card).lines == (
        "guild-merchants",
        text("line-delivered-twice", good=Good.CEMENT, seat=VIOLET),
        "good-wood",
    )
    assert part(scene, "notable-cook", Card).lines[1:] == (
        "good-oil",
        text("line-delivered", good=Good.WOOD, seat=TURQUOISE),
    )
    reached, later = panel(scene, "river").parts
    assert (reached.label, [card.id for card in reached.parts]) == (
        text("panel-level", level="I"),
        ["notable-mahout", "notable-cook"],
    )
    assert (later.label.key, [card.id for card in later.parts]) == ("panel-level-later", ["notable-mullah"])


# The empire board


def test_orders_show_markers_and_which_one_is_next():
    scene = drawn(state_of(orders={"scholars": "violet neutral - - - -"}, order_markers=(0, 4, 2), **EMPTY))
    first, second, third, *_ = [row[Guild.SCHOLARS] for row in part(scene, "columns", Grid).rows]
    assert (first.owner, first.label.key) == (VIOLET, "cell-order")
    assert (second.owner, second.label.key) == (None, "cell-neutral-order")
    assert third.label == text("cell-marked-order", first=Good.TURMERIC, second=Good.CLOTHES)
    assert {cell.id for row in part(scene, "columns", Grid).rows for cell in row} == {ident(one) for one in Guild}


@pytest.mark.parametrize(("pier", "limit"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_order_limit_goes_with_the_boat(pier, limit):
    assert text("line-limit", limit=limit) in texts(panel(drawn(state_of(pier=pier, **EMPTY)), "orders"))


def test_akbar_shows_what_he_has():
    left, right = part(drawn(state_of(akbar={"curry": "violet", "book": "neutral"}, **EMPTY)), "akbar", Grid).rows
    assert (right[0].id, right[0].owner) == ("good-curry", VIOLET)
    assert left[5].label == text("cell-neutral", good=Good.BOOK)
    assert (left[0].label, left[0].owner) == ("good-cement", None)


def test_influence_tracks_have_everyones_markers():
    scene = drawn(state_of(turquoise=has(influence=(1, 2, 3)), violet=has(influence=(0, 5, 9))))
    markers = {guild: part(scene, ident(guild), Track).markers for guild in Guild}
    assert markers == {Guild.ARTISANS: (1, 0), Guild.MERCHANTS: (2, 5), Guild.SCHOLARS: (3, 9)}
    assert text("line-step-favours", step=3, rupees=3, favours=1) in texts(panel(scene, "steps"))


def test_favour_tiles_on_display_and_bonus_tiles_left_are_shown():
    state = state_of(display="sale empire", **EMPTY)
    state.bonuses[0] = VIOLET
    scene = drawn(state)
    assert part(scene, "tile-sale", Line).text.args["spend"] == 2
    assert text("line-stack", count=12) in texts(panel(scene, "favours"))
    assert texts(panel(scene, "bonuses-2")) == ["bonus-cover-two", "bonus-merchants-two", "bonus-favour-two"]


# The player boards


def test_a_player_board_shows_what_its_player_has():
    own = has(rupees=7, goods="wood wood book", favours=3, meditation=4, cooked=1, tiles="sale", contracts="mullah")
    board = panel(drawn(state_of(turquoise=own, violet=has())), "player-0")
    assert texts(board) == [
        text("line-rupees", rupees=7),
        text("line-markers", count=22 - 3 - 3),
        text("line-workers", count=9),
        text("line-meditation", space=4, last=6, points=3),
        text("line-cooked", count=1),
    ]
    stocks = [{item.id: item.count for item in one.items} for one in board.parts if isinstance(one, Stock)]
    assert stocks[0] == {"good-wood": 2, "good-book": 1}
    assert stocks[1] == {"good-sandstone": 2, "good-wood": 2, "good-turmeric": 2, "good-cotton": 2}


@rule("agra", "F47")
def test_only_the_own_bag_is_open():
    state = state_of(turquoise=has(rupees=7), violet=has(rupees=9))
    for seat, own, hidden in ((TURQUOISE, "player-0", "player-1"), (VIOLET, "player-1", "player-0")):
        scene = drawn(state, seat)
        assert texts(panel(scene, own))[0].key == "line-rupees"
        assert texts(panel(scene, hidden))[0] == "line-bag"


def test_the_watchers_own_board_comes_first():
    state = state_of(turquoise=has(), violet=has(), yellow=has(), orange=has())
    boards = [one.owner for one in drawn(state, YELLOW).panels if one.owner is not None]
    assert boards == [YELLOW, ORANGE, TURQUOISE, VIOLET]
    assert next(one.owner for one in drawn(state, None).panels if one.owner is not None) == TURQUOISE


def test_a_farm_shows_covers_and_farmers_between_the_goods():
    scene = drawn(state_of(turquoise=has(uncovered=(0,), farmers=(1, 3, 4, 3)), violet=has()))
    farm = next(one for one in panel(scene, "player-0").parts if isinstance(one, Grid))
    north, south = farm.rows[Side.NORTH], farm.rows[Side.SOUTH]
    assert [cell.label for cell in north[1:]] == [
        "good-sandstone",
        text("cell-farmer", space=1),
        "",
        "",
        "",
        "cell-cover",
        "good-wood",
    ]
    assert [cell.id for cell in south[2:7]] == ["cover-south-turmeric", "", "", "side-south", "cover-south-cotton"]


def test_used_favour_actions_tiles_luxury_and_contracts_are_marked():
    own = has(goods="book statue", favours=5, tiles="sale raise", contracts="mullah cook french-trader", french=2)
    state = state_of(turquoise=own, violet=has())
    player = state.players[TURQUOISE]
    player.used_printed, player.used_tiles, player.used_luxury = 0b10, 1 << 3, 0b1
    player.used_contracts = 1 << Notable.MULLAH
    board = panel(drawn(state), "player-0")
    keys = {id: part(board, id, Line).text.key for id in ("printed-basic-good", "printed-transformation", "tile-sale")}
    assert list(keys.values()) == ["line-favour", "line-favour-used", "line-favour-used"]
    assert part(board, "luxury-statue", Line).text.key == "line-luxury-used"
    assert part(board, "luxury-book", Line).text.key == "line-luxury"
    assert part(board, "power-mullah", Line).text.key == "line-contract-used"
    assert part(board, "notable-cook", Line).text.key == "line-contract"
    assert part(board, "power-french-trader", Line).text.args["count"] == 2


@pytest.mark.parametrize(
    ("goods", "tonics"), [("wood", []), ("oil", [Tonic.OIL]), ("curry", [Tonic.CURRY]), ("oil curry", [*Tonic])]
)
def test_a_board_shows_what_can_be_drunk_and_how_many_workers_get_up(goods, tonics):
    board = panel(drawn(state_of(turquoise=has(goods=goods), violet=has())), "player-0")
    expected = [text("line-tonic", tonic=tonic, count=3 if tonic is Tonic.BOTH else 1) for tonic in tonics]
    assert [line for line in texts(board) if line.key == "line-tonic"] == expected


# The end is near


def test_the_last_rounds_are_announced():
    state = state_of(**EMPTY)
    assert [line.key for line in texts(panel(drawn(state), "round"))] == ["line-round", "line-first", "line-boat"]
    state.ending.trigger()
    assert texts(panel(drawn(state), "round"))[-1] == "line-one-more-round"
    state.ending.round_over()
    assert texts(panel(drawn(state), "round"))[-1] == "line-last-round"


# Whole matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_moves_point_at_parts(seats):
    for match in stops(seats, seats, every=11):
        if match.ask is None:
            break
        ids = {one.id for one in parts(match.scene(match.ask.seat)) if one.id}
        for move in match.ask.moves:
            assert set(targets(move)) <= ids, AGRA.vocabulary.notation(move)


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
    """Everything that scenes of a few random matches say."""
    keys = set()
    for seats in (2, 3, 4):
        for match in stops(seats, 20 + seats, every=20):
            for one in parts(match.scene(TURQUOISE)):
                for label in (getattr(one, "label", ""), getattr(one, "text", ""), *getattr(one, "lines", ())):
                    keys.update(said(label))
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language, labels):
    assert labels - message_keys("darbar_agra", language) == set()
