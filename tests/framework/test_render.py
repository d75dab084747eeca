"""How a scene becomes lines of spans: signs, styles, marks, columns and widths."""

from itertools import pairwise

import darbar
import pytest
from darbar import Seat, text
from darbar.ui.changes import changes
from darbar.ui.diff import diff
from darbar.ui.render import flowed, lines, mark_of, panels, plain, signed, text_of
from darbar.ui.render.spans import cells, clipped, folded, indented, packed, wide
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
    Track,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from wcwidth import wcswidth

ANA, BEN = Seat(0), Seat(1)
NAMES = ("Ana", "Борис")


def words(language="en", names=NAMES):
    return darbar.new("tictactoe", names=list(names), seed=1).words(language)


def shop(*parts: Part, owner: Seat | None = None) -> Scene:
    return Scene((Panel("shop", "The shop", parts, owner=owner),))


def cell(id: str, owner: Seat | None = None, label: str = "") -> Cell:
    return Cell(ids=(id,) if id else (), owner=owner, label=label)


def drawn(scene: Scene, width=80, names=NAMES, **how):
    return lines(scene, words(names=names), width, **how)


def read(*parts: Part, width=80, names=NAMES, **how):
    """What stands in one panel, without its heading."""
    _, *rows = drawn(shop(*parts), width, names, **how)
    return [text_of(row) for row in rows]


def changed(old: Scene, new: Scene):
    return diff(old, new).marks


def style_of(wanted, *parts: Part, **how):
    """The style in which a text stands in one panel."""
    (style,) = {style for row in drawn(shop(*parts), **how) for style, content in row if content == wanted}
    return style


# Players


def test_every_player_has_a_sign_beside_the_name_and_a_style():
    line = Line(text("{seat} is here with {other}", seat=BEN, other="nobody"))

    assert read(line) == ["  O Борис is here with nobody"]
    assert style_of("O Борис", line) == "seat-1"
    assert signed(words(), BEN)[0] == "seat-1"


def test_signs_differ_and_later_players_are_numbers():
    assert [mark_of(Seat(seat)) for seat in range(8)] == ["X", "O", "#", "@", "+", "%", "7", "8"]


def test_the_owner_of_a_panel_stands_in_its_heading():
    heading, *_ = drawn(shop(Line("It is open."), owner=ANA))

    assert text_of(heading) == "── The shop (X Ana) " + "─" * 60
    assert ("heading seat-0", "X Ana") in heading


def test_plain_text_needs_no_signs_and_stands_in_one_column():
    scene = Scene(tuple(Panel(f"p{n}", text("{seat} here", seat=BEN), (Line("It is open."),)) for n in range(2)))

    assert plain(scene, words(), 30).split("\n") == ["-- Борис here ----------------", "  It is open."] * 2


# What the question is about


def test_what_the_question_is_about_is_marked_by_a_sign_and_a_style():
    goods = Stock("On sale", (Item("good-silk", 3), Item("good-tea", 0)))

    assert read(goods, Line("The door", ids=("door",)), about={"shop/On sale/good-tea", "shop/door"}) == [
        "  On sale: silk 3, ►tea 0 · ►The door"
    ]
    assert style_of("The door", Line("The door", ids=("door",)), about={"shop/door"}) == "about at:shop/door"


def test_the_sign_of_a_card_stands_in_the_margin():
    cards = (Card("Old lamp", ("It is lit.",) * 6, ids=("lamp",)), Card("New lamp", ("It is dark.",) * 6, ids=("new",)))

    assert read(*cards, about={"shop/lamp"})[0].startswith(" ►Old lamp: It is lit. · ")
    assert read(*cards, about={"shop/lamp"})[2].startswith("  New lamp: It is dark.")


def test_cells_are_marked_one_by_one_and_columns_by_their_heads():
    board = Grid("Board", ((cell("cell-a1"), cell("cell-b1", ANA)),))
    columns = Grid("Board", tuple((cell("column-a"), cell("column-b", owner)) for owner in (None, BEN)))

    assert read(board, about={"shop/Board/cell-a1"}) == ["  Board: ►a1  X", "  X Ana"]
    marked = read(columns, about={"shop/Board/0,0", "shop/Board/1,0"})
    assert marked == ["  Board: ►a  b", "         .   .", "         .   O", "  O Борис"]


def test_tracks_and_panels_are_marked_by_their_names():
    track = Track("Fame now", 3, (0, 2), ids=("fame",))
    shelf = Panel("shelf", "Upper shelf", (Line("It is dusty."),))

    assert read(track, shelf, about={"shop/fame", "shelf"}) == [
        "  ►Fame now  X  1  O  3",
        "  ►Upper shelf: It is dusty.",
    ]
    assert text_of(drawn(shop(), about={"shop"})[0]).startswith("── ►The shop ─")


# What has changed


def test_nothing_has_changed_between_equal_scenes():
    assert changed(shop(Line("It is open.")), shop(Line("It is open."))) == frozenset()


@pytest.mark.parametrize(
    ("old", "new", "shown"),
    [
        (Line(text("{n} coins", n=1)), Line(text("{n} coins", n=2)), "  *2 coins"),
        (Stock("On sale", (Item("good-tea", 1),)), Stock("On sale", (Item("good-tea", 2),)), "  On sale: *tea 2"),
        (Card("Old lamp", ("It is",)), Card("Old lamp", ("It is", "It was")), "  Old lamp: It is · *It was"),
        (Card("Old lamp", owner=ANA), Card("Old lamp", owner=BEN), " *Old lamp (O Борис)"),
        (Track("Fame now", 3, (0, 2)), Track("Fame now", 3, (0, 3)), "  Fame now  X  1  2  *O"),
        (Track("Fame now", 3, (0,), neutral=(1,)), Track("Fame now", 3, (0,), neutral=(2,)), "  Fame now  X  1  *◆  3"),
        (Grid("The shop", ((cell("c-a"),),)), Grid("The shop", ((cell("c-a", ANA),),)), "  *X"),
        (
            Panel("shelf", text("Shelf {n} up", n=1), (Line("It is"),)),
            Panel("shelf", text("Shelf {n} up", n=2), (Line("It is"),)),
            "  *Shelf 2 up: It is",
        ),
    ],
    ids=lambda part: type(part).__name__,
)
def test_what_has_changed_is_marked_where_it_stands(old, new, shown):
    assert read(new, changed=changed(shop(old), shop(new)))[0] == shown
    assert read(old, changed=changed(shop(new), shop(new)))[0].count("*") == 0


def test_what_has_changed_has_a_style_too():
    old, new = Line(text("{n} coins", n=1)), Line(text("{n} coins", n=2))

    assert style_of("2 coins", new, changed=changed(shop(old), shop(new))) == "changed"


def test_a_part_keeps_its_path_when_others_come_and_go():
    before = shop(Line("One line"), Line("Old line"), Line(text("{n} coins", n=1)))
    after = shop(Line("New line"), Line("One line"), Line(text("{n} coins", n=1)))

    assert changed(before, after) == {"shop/New line"}


def board(*rows):
    return Grid("The shop", tuple(tuple(cell(*one) for one in row) for row in rows), ids=("board",))


def test_a_cell_that_moves_is_the_same_cell():
    before = board([("c-a", ANA), ("c-b",)], [("c-c", BEN), ("c-d",)])
    after = board([("c-c", BEN), ("c-a", ANA)], [("c-d",), ("c-b", BEN)])

    assert changed(shop(before), shop(after)) == {"shop/board/c-b"}
    assert read(after, changed=changed(shop(before), shop(after)))[:2] == ["  O  X", "  d  *O"]


def test_a_cell_that_comes_or_goes_is_noticed():
    before, after = board([("c-a", ANA)]), board([("c-b",), ("c-a", ANA)])

    assert changed(shop(before), shop(after)) == {"shop/board/c-b"}
    assert changed(shop(after), shop(before)) == {"shop/board"}


def test_cells_that_no_id_tells_apart_go_by_their_place():
    before = board([("",), ("c-a",), ("c-a",)])
    after = board([("", ANA), ("c-a",), ("c-a", BEN)])

    assert changed(shop(before), shop(after)) == {"shop/board/0,0", "shop/board/0,2"}
    assert read(after, changed=changed(shop(before), shop(after)))[0] == "  *X  a  *O"


def test_where_something_is_gone_what_was_around_it_is_marked():
    lamp = Card("Old lamp", ("It is lit.", "It is dear."), ids=("lamp",))

    assert changed(shop(lamp), shop(Card("Old lamp", ("It is lit.",), ids=("lamp",)))) == {"shop/lamp"}
    assert changed(shop(lamp), shop()) == {"shop"}
    assert text_of(drawn(shop(), changed={"shop"})[0]).startswith("── *The shop ─")


def test_what_is_new_is_marked_once():
    lamp = Card("Old lamp", ("It is lit.", "It is dear."), ids=("lamp",))

    assert changed(shop(), shop(lamp)) == {"shop/lamp"}
    assert changed(Scene(()), shop(lamp)) == {"shop"}


def test_equal_names_are_told_apart():
    before = shop(Line(text("{n} coins", n=1)), Line(text("{n} coins", n=2)))
    after = shop(Line(text("{n} coins", n=1)), Line(text("{n} coins", n=3)))

    assert changed(before, after) == {"shop/{n} coins#2"}


def test_lines_about_players_go_by_the_player():
    def has(seat, count):
        return Line(text("{seat} has {count}", seat=seat, count=count))

    assert changed(shop(has(ANA, 1), has(BEN, 2)), shop(has(BEN, 2))) == {"shop"}


def test_plain_text_marks_the_same():
    old, new = shop(Line(text("{n} coins", n=1))), shop(Line(text("{n} coins", n=2), ids=("coins",)))

    assert plain(new, words(), 20, about={"shop/coins"}, changed=changed(old, new)).split("\n")[1] == "  *►2 coins"


# Compact drawing


def test_tracks_of_one_length_are_drawn_one_below_the_other():
    tracks = (Track("Fame now", 4, (0, 0)), Track("Wit", 4, (1, 4), {3: "A prize"}))

    assert read(*tracks) == ["  Fame now  XO  1  2  3  4", "  Wit       0   X  2  3  O", "    3 = A prize"]


def test_a_track_that_is_too_long_is_told_in_words():
    assert read(Track("Fame now", 100, (0, 44))) == ["  Fame now 0–100: X Ana = 0, O Борис = 44"]


def test_a_marker_beyond_the_end_of_a_track_is_told_in_words():
    assert read(Track("Fame now", 3, (0, 5))) == ["  Fame now 0–3: X Ana = 0, O Борис = 5"]
    assert read(Track("Fame now", 3, (0,), neutral=(4,))) == ["  Fame now 0–3: X Ana = 0, ◆ neutral marker = 4"]


def test_markers_of_nobody_have_a_sign_that_is_explained_once():
    tracks = (Track("Fame now", 4, (0, 2), {3: "A prize"}, neutral=(2, 4)), Track("Wit", 4, (1, 4)))

    assert read(*tracks) == [
        "  Fame now  X  1  O◆  3  ◆",
        "  Wit       0  X  2   3  O",
        "    ◆ neutral marker",
        "    3 = A prize",
    ]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "neutral marker"), ("fr", "pion neutre"), ("ru", "нейтральный маркер")]
)
def test_plain_text_tells_markers_of_nobody_in_words(language, said):
    told = plain(shop(Track("Fame now", 4, (0, 2), neutral=(3,))), words(language)).split("\n")

    assert told[1].endswith(f"Ana = 0, Борис = 2, {said} = 3")


def test_short_cards_stand_side_by_side():
    cards = [Card(f"Lamp {number} of ours", ("It is lit.",)) for number in range(3)]

    assert read(*cards, width=60) == [
        "  Lamp 0 of ours: It is lit.    Lamp 1 of ours: It is lit.",
        "  Lamp 2 of ours: It is lit.",
    ]


def test_the_lines_of_a_card_stay_whole_while_they_can():
    card = Card("Old lamp", ("It is lit by day.", "It is lit by night."))

    assert read(card, width=40) == ["  Old lamp: It is lit by day.", "    It is lit by night."]


def test_a_panel_of_lines_within_a_panel_follows_its_title():
    shelf = Panel("shelf", "Upper shelf", (Line("It is dusty."), Line("It is high.")), owner=ANA)

    assert read(shelf) == ["  Upper shelf (X Ana): It is dusty. · It is high."]
    assert read(shelf, width=30) == ["  Upper shelf (X Ana):", "    It is dusty. · It is high."]
    assert read(Panel("shelf", "Upper shelf")) == ["  Upper shelf: –"]


def test_cards_with_nothing_but_a_name_follow_the_title_of_their_panel():
    spades = Panel("spades", "spades", (Card("two", ids=("card-two",)), Card("queen", ids=("card-queen",))))

    assert read(spades, about=["spades/card-queen"]) == ["  spades: two · ►queen"]
    assert read(Panel("spades", "spades", (Card("two"), Card("queen", ("thirteen points",)))))[0] == "  spades:"


def test_a_grid_begins_beside_its_title_where_there_is_room():
    grid = Grid("Inner yard", ((Cell(label="A well"), Cell()), (Cell(), Cell(label="A tree"))))

    assert read(grid) == ["  Inner yard: A well  .", "              .       A tree"]
    assert read(grid, width=20) == ["  Inner yard:", "  A well  .", "  .       A tree"]


def test_a_grid_too_wide_for_the_paper_is_read_by_its_named_columns():
    rows = tuple(tuple(Cell(ids=(f"column-{name}",), label=f"Row {row}, {name}") for name in "abc") for row in (1, 2))

    assert read(Grid("The shop", rows), width=26) == [
        "  a: Row 1, a · Row 2, a",
        "  b: Row 1, b · Row 2, b",
        "  c: Row 1, c · Row 2, c",
    ]


def test_marks_are_explained_unless_the_players_panels_do():
    board = Panel("board", "The board", (Grid("The board", ((cell("cell-a1", BEN),),)),))

    assert text_of(drawn(Scene((board,)))[-1]) == "  O Борис"
    assert text_of(drawn(Scene((board, Panel("ben", "Ben here", owner=BEN))))[1]) == "  O"
    assert len(drawn(Scene((board, Panel("ben", "Ben here", owner=BEN))))) == 3


# Columns


def column_panels(*heights):
    return Scene(
        tuple(
            Panel(f"p{place}", f"Panel {place}", tuple(Card(f"Card {row}", ("x" * 40,)) for row in range(height)))
            for place, height in enumerate(heights)
        )
    )


def test_panels_stand_side_by_side_in_order_where_there_is_room():
    rows = [text_of(row) for row in drawn(column_panels(1, 1, 1, 1), 120, columns=True)]

    assert [row.count("── Panel") for row in rows] == [2, 0, 2, 0]
    assert rows[0].index("── Panel 0") == rows[2].index("── Panel 1") == 0
    assert rows[0].index("── Panel 2") == rows[2].index("── Panel 3") == 61


def test_the_highest_column_is_as_low_as_can_be():
    rows = drawn(column_panels(4, 1, 1, 1, 1), 120, columns=True)

    assert [text_of(row).count("── Panel") for row in rows] == [2, 0, 1, 0, 1, 1, 0]


@pytest.mark.parametrize(("width", "count"), [(80, 1), (119, 2), (120, 2), (200, 3), (240, 4)])
def test_wide_terminals_get_more_columns(width, count):
    first = text_of(drawn(column_panels(*[1] * 12), width, columns=True)[0])

    assert first.count("── Panel") == count


def test_one_panel_takes_the_whole_width_and_none_takes_nothing():
    assert cells(text_of(drawn(column_panels(1), 200, columns=True)[0])) == 200
    assert drawn(Scene(()), 200, columns=True) == []


# Widths


def test_wide_characters_keep_the_columns_straight():
    rows = (("日本", "чай", "ab"), ("a", "日", "e\N{COMBINING ACUTE ACCENT}"), ("👩‍🚀", "b", "c"))
    grid = Grid("The shop", tuple(tuple(Cell(label=label) for label in row) for row in rows))

    assert read(grid) == ["  日本  чай  ab", "  a     日   e\N{COMBINING ACUTE ACCENT}", "  👩‍🚀    b    c"]


def test_words_wider_than_a_line_are_cut_but_a_path_stays_whole():
    assert read(Line("日本語" * 5), width=20) == ["  日本語日本語日本", "    語日本語日本語"]
    assert indented("see /a/very/long/path/indeed", 0, 12) == ["see", "  /a/very/long/path/indeed"]


def test_a_heading_that_is_too_long_ends_with_an_ellipsis():
    row = drawn(Scene((Panel("p", "日本語 " * 9),)), 20)[0]

    assert text_of(row) == "── 日本語 日本語 日…"
    assert clipped([("a", "word")], 4) == [("a", "word")]


@pytest.mark.parametrize(
    ("sentence", "shown"),
    [
        ("aaa bbb : cc", ["aaa", "bbb : cc"]),
        ("aaaa « bb » c", ["aaaa", "« bb » c"]),
        ("aaaaaa ?", ["aaaaaa ?"]),
        ("aaa bbbb ?", ["aaa", "bbbb ?"]),
    ],
)
def test_no_line_ends_before_a_colon_or_inside_quotation_marks(sentence, shown):
    assert indented(sentence, 0, 8, hang=0) == shown


def test_a_message_of_several_lines_is_read_as_one():
    assert read(Line("It is\nopen")) == ["  It is open"]
    assert indented("It is\nopen", 2) == ["  It is open"]


def test_styles_survive_folding():
    rows = folded([("a", "one two"), ("b", "three four")], 8, hang=0)

    assert rows == [[("a", "one")], [("a", "two"), ("b", "three")], [("b", "four")]]


def test_pieces_after_a_lead_stand_further_in():
    pieces = [[("", "aaaa")], [("", "bbbb")], [("", "cccc")]]

    assert [text_of(row) for row in packed(pieces, 12, lead=[("", "xx: ")])] == ["xx: aaaa", "  bbbb", "  cccc"]
    assert [text_of(row) for row in packed(pieces, 80, lead=[("", "xx: ")])] == ["xx: aaaa | bbbb | cccc"]


SAID = st.lists(
    st.sampled_from(
        ["a", "coin", "жук", "日本語", "👩‍🚀", "é", "«да»", ":", "–", "Donaudampfschifffahrtsgesellschaft"]
    ),
    min_size=2,
    max_size=9,
).map(" ".join)
SEATS = st.sampled_from([None, ANA, BEN])
LINES = st.builds(Line, SAID, owner=SEATS)
STOCKS = st.builds(Stock, SAID, st.lists(st.builds(Item, SAID, st.integers(0, 99)), max_size=4).map(tuple))
TRACKS = st.builds(
    Track,
    SAID,
    st.integers(0, 30),
    st.tuples(st.integers(0, 40), st.integers(0, 9)),
    st.just({1: "A b"}),
    neutral=st.lists(st.integers(0, 31), max_size=2).map(tuple),
)
ITEMS = st.lists(st.builds(Item, SAID, st.integers(0, 99)), max_size=3).map(tuple)
PIECES = st.lists(
    st.builds(Piece, SAID, SEATS, st.integers(0, 12), st.sampled_from(["", "lying", "used"])), max_size=3
).map(tuple)
CELLS = st.builds(cell, st.sampled_from(["", "c-a", "c-b"]), SEATS, SAID) | st.builds(Cell, pieces=PIECES, takes=ITEMS)
PILES = st.builds(Pile, SAID, st.integers(0, 99), SAID, pieces=PIECES)
DICE = st.builds(Dice, SAID, st.lists(st.integers(1, 20), max_size=9).map(tuple))
ROADS = Map({}, (("a", "b"), ("c-a", "c-b")))
SHAPES = st.sampled_from([Columns(1), Columns(2), Columns(9), Ring(), River(), Hand(), ROADS])
ROWS_OF_CELLS = st.lists(st.lists(CELLS, max_size=4).map(tuple), max_size=3).map(tuple)
GRIDS = st.builds(Grid, SAID, ROWS_OF_CELLS, st.sampled_from(["", "square", "hex"]))
CARDS = st.builds(
    Card,
    SAID,
    st.lists(SAID, max_size=3).map(tuple),
    owner=SEATS,
    face_down=st.booleans(),
    pieces=PIECES,
    takes=ITEMS,
    gives=ITEMS,
)
LEAVES = st.one_of(LINES, STOCKS, TRACKS, GRIDS, CARDS, PILES, DICE)
INNER = st.builds(Panel, st.just(""), SAID, st.lists(LEAVES, max_size=3).map(tuple), SHAPES, owner=SEATS)
PANELS = st.tuples(SAID, st.lists(LEAVES | INNER, max_size=4).map(tuple), SHAPES, SEATS)
SCENES = st.lists(PANELS, max_size=5).map(
    lambda rows: Scene(tuple(Panel(f"p{n}", *row[:3], owner=row[3]) for n, row in enumerate(rows)))
)
STRANGE = ("日本の王様", "Очень-очень длинное имя игрока")


@settings(max_examples=60)
@given(SCENES, SCENES, st.integers(20, 220), st.booleans())
def test_no_line_is_ever_too_wide(old, scene, width, columns):
    marks = changed(old, scene)
    told = words(names=STRANGE)
    shown = [text_of(row) for row in lines(scene, told, width, about={"p0", "p1"}, changed=marks, columns=columns)]
    written = plain(scene, told, width, about={"p0", "p1"}, changed=marks).split("\n")

    assert all(0 <= wcswidth(line) <= width for line in shown + written)


@settings(max_examples=40)
@given(SCENES, SCENES)
def test_every_change_is_marked_and_nothing_else(old, scene):
    marks = changed(old, scene)
    signs = sum(text_of(row).count("*") for row in lines(scene, words(), 80, changed=marks))

    assert bool(marks) == (signs > 0)
    assert changed(scene, scene) == frozenset()


def face_down(label: str, *on_it: Piece, lines: tuple[str, ...] = ()) -> Card:
    return Card(label, lines, face_down=True, key=f"p/{label}", pieces=on_it)


def test_a_piece_on_a_face_down_card_is_shown_and_marked():
    old = Scene((Panel("p", "Hand", (face_down("a"), face_down("b"), face_down("c"))),))
    scene = Scene((Panel("p", "Hand", (face_down("a"), face_down("b", Piece("boat")), face_down("c"))),))
    rows = [text_of(row) for row in lines(scene, words(), 80, changed=changed(old, scene))]

    assert "boat" in "".join(rows)
    assert sum(row.count("*") for row in rows) == 1
    assert "boat" in plain(scene, words())


def test_what_stands_on_the_face_of_a_face_down_card_is_no_difference():
    old, scene = (Scene((Panel("p", "Hand", (face_down("a", lines=one),)),)) for one in ((), ("A secret",)))

    assert changed(old, scene) == frozenset()


@settings(max_examples=40)
@given(SCENES, SCENES)
def test_differences_are_told_in_lines_whatever_they_are(old, scene):
    told = changes(old, scene, words(names=STRANGE))

    assert all(line.strip() and "\n" not in line for line in told)
    assert bool(told) or not diff(old, scene).marks or not scene.panels
    assert changes(scene, scene, words()) == []


def test_a_width_is_the_sum_of_its_spans():
    assert wide([("a", "日本"), ("", "ab")]) == 6


# A part of the table


def shown(scene: Scene, width: int, height: int, top: int = 0):
    return [text_of(row) for row in flowed(panels(scene, words(), width), width, height, top)]


def test_panels_flow_from_column_to_column_as_far_as_there_is_room():
    rows = shown(column_panels(2, 2, 4, 1, 1), 120, 7)

    assert [row.count("── Panel") for row in rows] == [2, 0, 0, 1, 0, 1, 0]
    assert rows[0].index("── Panel 2") == 61 and rows[5].index("── Panel 3") == 61


def test_panels_flow_from_a_row_on_and_keep_their_columns():
    scene = column_panels(2, 2, 4)

    assert shown(scene, 80, 3, top=4)[:2] == shown(scene, 80, 99)[4:6]
    assert shown(scene, 120, 9, top=3)[0].startswith("── Panel 1")
    assert shown(scene, 120, 9, top=6)[0].strip() == shown(scene, 59, 1, top=6)[0]
    assert shown(scene, 80, 9, top=99) == []


def test_a_panel_higher_than_the_screen_is_cut_off():
    assert len(shown(column_panels(20), 80, 7)) == 7
    assert len(shown(column_panels(20, 20), 120, 7)) == 7
    assert shown(Scene(()), 80, 7) == []


# Numbers at the end of a line


SENTENCE = (
    "random 2 placed a worker, found 2 rupees there and paid → 3 to random 14, then + 5 of 12 boats, rolled 6 and won"
)


@pytest.mark.parametrize("width", range(31, 100))
def test_no_number_is_torn_from_its_sign_or_from_what_it_counts(width):
    rows = indented(SENTENCE, 0, width)

    assert " ".join(row.strip() for row in rows) == SENTENCE
    for before, after in pairwise(rows):
        assert not before[-1].isdigit() and before[-1] not in "→+", rows
        assert not after.strip()[0].isdigit(), rows


@pytest.mark.parametrize("width", range(6, 31))
def test_what_a_number_counts_stays_with_it_in_narrow_columns_too(width):
    rows = [text_of(row) for row in folded([("", "It costs 12 x and 3 y of random 4")], width)]

    assert max(map(len, rows)) <= width
    assert any("12 x" in row for row in rows) and any("3 y" in row for row in rows)


def test_numbers_in_a_list_may_stand_on_several_lines():
    assert len(indented(" ".join(map(str, range(100))), 0, 40)) > 5
    assert max(map(len, indented("a 1 " * 50, 0, 40))) <= 40
