"""Parts of a scene: their keys, what they may be, and how a move points at them."""

from enum import Enum

import darbar
import pytest
from darbar import Move, PluginError, Seat, text
from darbar.ui.diff import Moved, diff, differing
from darbar.ui.pointing import places, pointed_at
from darbar.ui.render import lines, plain, text_of
from darbar.ui.scene import (
    Card,
    Cell,
    Columns,
    Dice,
    Grid,
    Hand,
    Item,
    Line,
    Map,
    Panel,
    Part,
    Piece,
    Pile,
    Ring,
    River,
    Scene,
    Stock,
    check_scene,
    shows,
)

ANA, BEN = Seat(0), Seat(1)


class Ware(Enum):
    SILK = "silk"
    TEA = "tea"


class Give(Move):
    """Give {ware} to {whom}."""

    ware: Ware
    whom: Seat | None = None


def keys(panel: Panel) -> list[str]:
    return [part.key for part in panel.parts]


def words(language="en"):
    return darbar.new("tictactoe", names=["Ana", "Борис"], seed=1).words(language)


def read(*parts: Part, width=80, shape=None, **how):
    panel = Panel("shop", "The shop", parts, **({"shape": shape} if shape else {}))
    return [text_of(row) for row in lines(Scene((panel,)), words(), width, **how)[1:]]


def told(*parts: Part, language="en", shape=None):
    panel = Panel("shop", "The shop", parts, **({"shape": shape} if shape else {}))
    return plain(Scene((panel,)), words(language)).split("\n")[1:]


# Keys


def test_a_part_gets_its_key_from_its_panel_and_its_first_id_or_what_it_says():
    parts = (Line("door", ids=("entrance", "exit")), Line("It is open."), Line(text("{seat} here", seat=BEN)))

    assert keys(Panel("shop", "Shop", parts)) == ["shop/entrance", "shop/It is open.", "shop/{seat} here@1"]


def test_parts_of_the_same_name_are_numbered():
    assert keys(Panel("shop", "Shop", (Line("a b"), Line("a b"), Line("a b")))) == [
        "shop/a b",
        "shop/a b#2",
        "shop/a b#3",
    ]


def test_a_part_with_a_key_of_its_own_keeps_it_wherever_it_goes():
    lamp = Card("Lamp", key="lamp")

    assert keys(Panel("shop", "Shop", (lamp,))) == keys(Panel("street", "Street", (lamp,))) == ["lamp"]


def test_one_part_that_stands_in_several_places_has_a_key_in_each():
    card = Card("card", face_down=True)

    assert keys(Panel("ana", "Ana", (card, card))) == ["ana/card", "ana/card#2"]
    assert keys(Panel("ben", "Ben", (card,))) == ["ben/card"]
    assert keys(Panel("ana", "Ana", (card, card))) == ["ana/card", "ana/card#2"]


def test_cells_go_by_an_id_that_tells_them_apart_or_by_their_place():
    rows = ((Cell(ids=("c-a",)), Cell()), (Cell(ids=("c-b",)), Cell(ids=("c-b",))))
    (grid,) = Panel("board", "Board", (Grid("yard", rows),)).parts

    assert [cell.key for row in grid.rows for cell in row] == [
        "board/yard/c-a",
        "board/yard/0,1",
        "board/yard/1,0",
        "board/yard/1,1",
    ]


def test_a_panel_of_fewer_parts_leaves_their_keys_alone():
    panel = Panel("shop", "Shop", (Line("a b"), Line("a b")))

    assert keys(Panel("shop", "Shop", panel.parts[1:])) == ["shop/a b#2"]


# What a scene may hold


class Lamp(Card, frozen=True, tag="lamp"):
    lit: bool = False


class Weather(Part, frozen=True, tag="weather"):
    wind: int = 0


def test_parts_of_an_unknown_kind_are_drawn_as_what_they_are_a_kind_of():
    parts = (Lamp("Old lamp", ("It is lit.",), lit=True), Weather(label="Fair weather", wind=3))

    check_scene(Scene((Panel("shop", "Shop", parts),)))
    assert read(*parts) == ["  Old lamp: It is lit.", "  Fair weather"]
    assert told(*parts) == ["  Old lamp: It is lit.", "  Fair weather"]


@pytest.mark.parametrize(
    "part",
    [Line(5), Lamp(5), Line("a", owner="Ana"), Stock("a", (5,)), Card("a", pieces=(Item("b"),)), Dice("a", ("six",))],
    ids=lambda part: repr(part)[:40],
)
def test_what_no_frontend_could_draw_is_refused(part):
    with pytest.raises((TypeError, ValueError)):
        check_scene(Scene((Panel("shop", "Shop", (part,)),)))


def test_what_is_no_part_is_refused_where_it_stands():
    with pytest.raises(TypeError, match="a panel holds parts, not 5"):
        Panel("shop", "Shop", (5,))


# Drawing


def test_what_a_part_takes_and_gives_is_drawn_with_an_arrow():
    mill = Card("Old mill", takes=(Item("good-wood", 2), Item("coin")), gives=(Item("good-paper"),))

    assert read(mill) == ["  Old mill: 2 wood + coin → paper"]
    assert read(Card("Old gate", takes=(Item("coin", 3),))) == ["  Old gate: cost 3 coin"]
    assert read(Line("A gift", gives=(Item("good-tea"),))) == ["  A gift → tea"]


@pytest.mark.parametrize(("language", "said"), [("fr", "coût 3 coin"), ("ru", "цена coin ×3")])
def test_prices_are_told_in_every_language(language, said):
    assert told(Card("Old gate", takes=(Item("coin", 3),)), language=language)[0].endswith(said)


def test_pieces_stand_on_parts_with_owner_number_and_state():
    dock = Card("The dock", pieces=(Piece("worker", ANA, state="lying"), Piece("cube", BEN, 3), Piece("boat")))

    assert read(dock) == ["  The dock: X Ana: worker (lying) · O Борис: 3 cube · boat"]
    assert told(dock) == ["  The dock: Ana: worker (lying) | Борис: 3 cube | boat"]


def test_pieces_in_cells_are_signs_that_are_explained():
    farm = Grid("Farm here", ((Cell(pieces=(Piece("farmer"),)), Cell(), Cell(pieces=(Piece("marker", ANA),))),))

    assert read(farm)[0] == "  Farm here (f\N{NO-BREAK SPACE}farmer): f  .  X"
    assert told(farm)[1] == "  farmer  .  X"


def test_several_kinds_of_pieces_in_a_grid_are_told_apart():
    board = Grid("The board", ((Cell(pieces=(Piece("king", ANA),)), Cell(pieces=(Piece("rook", BEN),))),))

    assert read(board)[0] == "  The board (k\N{NO-BREAK SPACE}king, r\N{NO-BREAK SPACE}rook): kX  rO"


def test_counted_things_in_cells_are_joined():
    order = Grid("Orders here", ((Cell(takes=(Item("good-tea"), Item("good-silk", 2))),),))

    assert read(order) == ["  Orders here: tea + 2 silk"]


def test_piles_dice_and_hands():
    hand = Panel("hand", "Hand of Ana", (Card("two"), Card("queen")), Hand())

    assert read(Pile("The deck", 12), Dice("Rolled today", (5, 3))) == ["  The deck (12) · Rolled today: [5], [3]"]
    assert told(Pile("The deck", 12, "A lamp"), Dice("Rolled today", (5,))) == [
        "  The deck (12): A lamp | Rolled today: 5"
    ]
    assert read(hand) == ["  Hand of Ana: two · queen"]
    assert read(Card("two"), Card("queen"), shape=Hand()) == ["  two · queen"]


def test_a_map_tells_its_roads():
    places_there = (Card("Agra here", ids=("city-agra",)), Card("Delhi here", ids=("city-delhi",)))
    roads = Map({"city-agra": (0.2, 0.4), "city-delhi": (0.5, 0.1)}, (("city-agra", "city-delhi"),))

    assert told(*places_there, shape=roads)[-1] == "  Agra here – Delhi here"


def test_cards_stand_in_as_many_columns_as_their_panel_has_where_there_is_room():
    cards = [Card(f"House {number} here") for number in range(4)]

    assert read(*cards, shape=Columns(2)) == ["  House 0 here    House 1 here", "  House 2 here    House 3 here"]
    assert len(read(*cards, shape=Columns(9))) == 4
    assert len(read(*cards, shape=Ring())) == 1


def test_the_order_of_a_ring_and_of_a_river_is_told_with_their_names():
    cards = (Card("House here"), Card("Well here"))
    town = Panel("town", "Town", (Panel("water", "By", cards, River()),))
    lying = Scene((Panel("wheel", "The wheel", cards, Ring()), town))
    for drawn in (plain(lying, words()), "\n".join(map(text_of, lines(lying, words())))):
        assert " The wheel (in a ring, clockwise) " in drawn
        assert "By (from the source on): House here" in drawn


# Hexes


def hexes(*rows: str) -> Grid:
    """A board of hexes; a capital is a piece of Ana on the space called so."""
    return Grid("Islands", tuple(tuple(hex_called(one) for one in row.split()) for row in rows), board="hex")


def hex_called(name: str) -> Cell:
    return Cell(ids=(name.lower(),), pieces=(Piece("tent", ANA),) if name.isupper() else ())


def test_hexes_are_drawn_with_their_edges_and_every_second_row_half_in():
    assert read(hexes("a b C", "d e", "f g h")) == HONEYCOMB.strip("\n").split("\n")


HONEYCOMB = r"""
  Islands:
   / \ / \ / \
  | a | b | X |
   \ / \ / \ /
    | d | e |
   / \ / \ / \
  | f | g | h |
   \ / \ / \ /
  X Ana
"""


def test_wider_names_make_wider_hexes_whose_edges_meet():
    assert read(hexes("oasis dune", "well camp")) == WIDE_HONEYCOMB.strip("\n").split("\n")


WIDE_HONEYCOMB = r"""
  Islands:
    /   \   /   \
  | oasis | dune  |
    \   /   \   /   \
      | well  | camp  |
        \   /   \   /
"""


def test_hexes_are_told_row_by_row_with_the_names_of_their_spaces():
    board = hexes("a b C", "d e")

    assert told(board) == [
        "  Islands:",
        "  Hexes: every second row begins half a hex further right.",
        "  row 1: a | b | c X",
        "  row 2: d | e",
        "  X = Ana",
    ]


def test_hexes_without_room_are_told_in_the_terminal_too():
    board = Scene((Panel("shop", "Shop", (hexes(" ".join(["caravanserai"] * 6)),)),))

    assert "  row 1: caravanserai · " in [text_of(row)[:24] for row in lines(board, words(), 40)]


# Differences


def scene(*parts: Part) -> Scene:
    return Scene((Panel("shop", "Shop", parts), Panel("street", "Street")))


def test_what_came_went_and_changed_is_known_by_key():
    old = scene(Line("Old line"), Card("Lamp", ("It is lit.",)), Stock("Wares", (Item("tea", 1),), key="wares"))
    new = scene(Line("New line"), Card("Lamp", ("It is lit.",)), Stock("Wares", (Item("tea", 2),), key="wares"))
    found = diff(old, new)

    assert (found.came, found.went, found.changed) == (("shop/New line",), ("shop/Old line",), ("wares/tea",))
    assert found.moved == ()


def test_a_part_that_keeps_its_key_has_moved():
    lamp = Card("Lamp", key="lamp")
    old = Scene((Panel("shop", "Shop", (lamp,)), Panel("street", "Street")))
    new = Scene((Panel("shop", "Shop"), Panel("street", "Street", (lamp,))))

    assert diff(old, new).moved == (Moved("lamp", "shop", "street"),)
    assert (diff(old, new).came, diff(old, new).went) == ((), ())


def test_a_piece_that_left_one_part_and_came_to_another_has_moved():
    def docks(*standing):
        cards = (Card(f"Dock {n}", key=f"dock-{n}", pieces=(Piece("worker", who),) if who is not None else ())
                 for n, who in enumerate(standing))  # fmt: skip
        return scene(*cards)

    found = diff(docks(ANA, BEN, None), docks(None, BEN, ANA))

    assert found.moved == (Moved("dock-2/worker@0", "dock-0", "dock-2"),)
    assert found.marks == {"dock-0", "dock-2/worker@0"}


def test_a_piece_that_lies_down_has_changed():
    old, new = (scene(Line("dock", pieces=(Piece("worker", ANA, state=pose),))) for pose in ("standing", "lying"))

    assert diff(old, new).changed == ("shop/dock/worker@0",)


def test_nothing_is_different_between_equal_scenes():
    assert not diff(scene(Line("a")), scene(Line("a"))).marks


# Pointing


def table(*panels: Panel):
    return places(Scene(panels))


def wares(key: str, owner: Seat | None = None) -> Panel:
    return Panel(key, key, (Stock("", tuple(Item(id, 1) for id in shows(*Ware)), key=f"{key}-wares"),), owner=owner)


def test_a_move_points_at_what_the_asked_seat_has_itself():
    found = table(wares("market"), wares("ana", ANA), wares("ben", BEN))

    assert pointed_at(found, Give(Ware.TEA), BEN) == ("ben-wares/ware-tea",)
    assert pointed_at(found, Give(Ware.TEA), Seat(2)) == ("market-wares/ware-tea",)


def test_a_move_that_names_a_player_points_at_what_that_player_has():
    found = table(wares("market"), wares("ana", ANA), wares("ben", BEN))

    assert pointed_at(found, Give(Ware.SILK, ANA), BEN) == ("ana-wares/ware-silk",)


def test_a_game_says_which_parts_are_meant_by_ids_or_keys():
    found = table(wares("market"), wares("ana", ANA))

    assert pointed_at(found, Give(Ware.TEA), ANA, ["market-wares/ware-tea", "ana"]) == ("market-wares/ware-tea", "ana")
    assert pointed_at(found, Give(Ware.TEA), ANA, ["nowhere"]) == ()


def test_a_match_tells_where_each_offered_move_points():
    match = darbar.new("tictactoe", names=["Ana", "Ben"])

    assert {str(move): keys for move, keys in match.targets(ANA).items()}["mark b2"] == ("board/panel-board/cell-b2",)
    assert match.chair(ANA).targets == match.targets(ANA)
    assert match.targets(BEN) == {}


def test_a_game_that_fails_to_point_is_named():
    def fail(view, move, ask):
        raise ValueError("no idea")

    from darbar_classics.tictactoe.game import TICTACTOE

    match = darbar.Match.begin(TICTACTOE.change(points=fail), darbar.new("tictactoe", names=["Ana", "Ben"]).header)

    with pytest.raises(PluginError, match=r"game 'tictactoe' failed in its points .*no idea"):
        match.targets(ANA)


# What is read to those who know the rest


def whole(*parts: Part, key: str = "shop", **more) -> Panel:
    return Panel(key, "The shop", parts, **more)


def test_only_what_came_or_changed_is_left():
    door, coins = Line("The door", key="door"), Stock("", (Item("coin", 1),), key="coins")
    richer, order = Stock("", (Item("coin", 2),), key="coins"), Card("An order", key="order")
    other = whole(door, key="other")

    assert differing(Scene((whole(door, coins), other)), Scene((whole(door, coins), other))) == Scene(())
    left = differing(Scene((whole(door, coins), other)), Scene((whole(door, richer, order), other)))
    assert left == Scene((whole(richer, order),))


def test_a_panel_from_which_something_only_went_is_left_whole():
    door, order = Line("The door", key="door"), Card("An order", key="order")

    assert differing(Scene((whole(door, order),)), Scene((whole(door),))) == Scene((whole(door),))


def test_a_hand_is_left_whole_when_a_card_comes_or_goes_and_in_part_when_one_changes():
    cards = [Card(name, key=name) for name in ("ace", "king", "queen")]
    line = Line("The door", key="door")

    def scene(*hand: Card) -> Scene:
        return Scene((whole(line, Panel("hand", "Hand", hand, Hand())),))

    left = differing(scene(*cards), scene(*cards[1:]))
    assert left == Scene((whole(Panel("hand", "Hand", tuple(cards[1:]), Hand())),))
    used = Card("ace", ("used",), key="ace")
    left = differing(scene(*cards), scene(used, *cards[1:]))
    assert left == Scene((whole(Panel("hand", "Hand", (used,), Hand())),))


def test_of_cards_that_are_alike_all_are_left_when_there_are_more_or_fewer():
    def scene(count: int, points: int) -> Scene:
        backs = [Card("back", face_down=True) for _ in range(count)]
        return Scene((whole(Line("The door", key="door"), Line(f"{points}", key="points"), *backs),))

    for before, after in ((3, 2), (2, 3)):
        (left,) = differing(scene(before, 1), scene(after, 2)).panels
        assert left.parts == scene(after, 2).panels[0].parts[1:]


def test_new_panels_and_those_with_another_name_are_left_whole():
    door = Line("The door", key="door")

    assert differing(Scene(()), Scene((whole(door),))) == Scene((whole(door),))
    renamed = Panel("shop", "Another shop", (door,))
    assert differing(Scene((whole(door),)), Scene((renamed,))) == Scene((renamed,))


@pytest.mark.parametrize("name", sorted(darbar.games()))
def test_what_is_left_of_a_table_is_in_the_new_one_and_all_marks_are_in_it(name):
    match = darbar.new(name, seed=3)
    before = match.scene(None)
    for _ in range(40):
        if match.ask is None:
            break
        match.play(match.ask.moves[-1])
        now = match.scene(None)
        left = differing(before, now)
        kept, there = _keys_of(left), _keys_of(now)
        assert kept <= there
        assert {part.key for part in _parts(now)} & diff(before, now).marks <= {part.key for part in _parts(left)}
        before = now


def _parts(scene: Scene):
    waiting: list[Part] = list(scene.panels)
    while waiting:
        part = waiting.pop()
        yield part
        waiting += part.parts if isinstance(part, Panel) else ()


def _keys_of(scene: Scene):
    return {part.key for part in _parts(scene)}
