"""Drawing without a browser: what stands on a page for the parts of a scene, and what can be pressed there."""

import random
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from typing import Any

import darbar
import pytest
from darbar import Seat, Session
from darbar.sessions.pages import Offer, Page, Person, page_of
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
from darbar_web.drawing import answers, board, cover, explain, fingerprints, newer, own, pen, sprite
from darbar_web.drawing.boards import parts
from darbar_web.drawing.drawings import Drawings, size
from darbar_web.drawing.newer import FRAGMENT
from markupsafe import Markup

GAMES = {
    "agra": 120,
    "alrashid": 60,
    "bazaar": 20,
    "connectfour": 8,
    "hearts": 26,
    "lanterns": 9,
    "rajas": 60,
    "tictactoe": 3,
}
SEATS = {"hearts": 4, "connectfour": 2, "tictactoe": 2}
VOID = {
    "input",
    "br",
    "hr",
    "img",
    "meta",
    "link",
    "use",
    "path",
    "circle",
    "rect",
    "line",
    "ellipse",
    "polygon",
    "polyline",
}


def said(key: str, **args: Any) -> str:
    """Words are not what is tested here."""
    return " ".join([key, *map(str, args.values())])


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def having(self, name: str, value: str | None = None) -> list[dict[str, str | None]]:
        return [given for _, given in self.elements if name in given and value in (None, given[name])]

    def classed(self, *names: str) -> list[dict[str, str | None]]:
        return [given for _, given in self.elements if set(names) <= set((given.get("class") or "").split())]


@cache
def played(game: str, moves: int) -> Session:
    """A match in its middle, played by chance."""
    count, luck = SEATS.get(game, 3), random.Random(moves)
    session = darbar.table(game, ",".join(f"you:P{seat}" for seat in range(count)), seed=5)
    for _ in range(moves):
        if session.asked is None:
            break
        session.play(luck.choice(session.question(session.asked).ask.moves), session.asked)
    return session


def page(game: str, moves: int, *, spectator: bool = False, language: str = "en") -> tuple[Page, str]:
    session = played(game, moves)
    seat = None if spectator else session.asked if session.asked is not None else Seat(0)
    return page_of(session, seat, language, 0), session.words().game.package


def made(*panels: Panel, moves: tuple[Offer, ...] = (), seat: int = 0) -> Page:
    """A page of a made-up table."""
    some, _ = page("tictactoe", 0)
    people = tuple(Person(Seat(one), name, "XO"[one], None, None, False) for one, name in enumerate(("Ana", "Ben")))
    asked = some.question and darbar.sessions.pages.Asked(1, "What now?", "1.1", moves)  # type: ignore[attr-defined]
    names = {id: id.upper() for id in ("silk", "tea", "worker", "spot", "other", "city-a", "city-b", "state-lying")}
    return darbar_replace(
        some, scene=Scene(panels), players=people, question=asked, names=names, own=(), seat=Seat(seat)
    )


def darbar_replace(struct: Any, **changes: Any) -> Any:
    from msgspec.structs import replace

    return replace(struct, **changes)


def drawn(*panels: Panel, moves: tuple[Offer, ...] = (), what: str = "/what?key=", mine: bool = True) -> Reader:
    return Reader(board(pen(made(*panels, moves=moves), "darbar_none", said, what=what, at="?at=", mine=mine)))


@pytest.fixture(autouse=True, scope="module")
def no_looks() -> Any:
    """A game without pictures, for made-up tables."""
    from darbar.ui import looks

    usual = looks.looks
    patch = pytest.MonkeyPatch()
    patch.setattr("darbar.ui.looks.looks", lambda package: {} if package == "darbar_none" else usual(package))
    patch.setattr("darbar_web.drawing.looks.looks", lambda package: {} if package == "darbar_none" else usual(package))
    yield
    patch.undo()


def panel(*inside: Part, shape: Any = None, owner: int | None = None, key: str = "panel") -> Panel:
    given = {} if shape is None else {"shape": shape}
    return Panel(key=key, label="A panel", parts=inside, owner=None if owner is None else Seat(owner), **given)  # type: ignore[arg-type]


# Every game


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_every_game_is_drawn_exactly_once(game: str, moves: int) -> None:
    shown, package = page(game, GAMES[game] * moves)

    read = Reader(board(pen(shown, package, said, what="/what?key=")))

    keys = Counter(given["data-key"] for given in read.having("data-key"))
    assert {part.key for part in parts(shown.scene)} <= keys.keys()
    assert set(keys.values()) == {1}


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_points_at_something_can_be_given_there(game: str) -> None:
    shown, package = page(game, GAMES[game])
    assert shown.question is not None

    read = Reader(board(pen(shown, package, said, what="/what?key=", at="?at=")))

    there = {given["value"] for given in read.having("name", "move")}
    narrowed = {given["data-at"] for given in read.having("data-at")}
    for move in shown.question.moves:
        assert not move.targets or move.notation in there or narrowed & set(move.targets), move


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_every_answer_once_with_its_number(game: str) -> None:
    shown, package = page(game, GAMES[game])
    assert shown.question is not None

    read = Reader(answers(pen(shown, package, said)))

    assert {given["value"]: given["data-number"] for given in read.having("name", "move")} == {
        move.notation: str(number) for number, move in enumerate(shown.question.moves, 1)
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_nothing_on_a_page_has_a_style_or_a_script_of_its_own(game: str, language: str) -> None:
    shown, package = page(game, GAMES[game], language=language)
    ink = pen(shown, package, said, what="/what?key=")

    read = Reader(board(ink) + own(ink) + answers(ink))

    assert not {tag for tag, _ in read.elements} & {"script", "style", "iframe", "object", "embed"}
    assert not [name for _, given in read.elements for name in given if name == "style" or name.startswith("on")]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_only_looks_can_press_nothing_that_plays(game: str) -> None:
    shown, package = page(game, GAMES[game], spectator=True)

    read = Reader(board(pen(shown, package, said, what="/what?key=")))

    assert not read.having("name", "move")
    assert not read.having("data-at")


@pytest.mark.parametrize("game", GAMES)
def test_no_colour_of_a_player_stands_without_their_sign_or_name(game: str) -> None:
    shown, package = page(game, GAMES[game])
    read = Reader(board(pen(shown, package, said)))

    pieces = read.classed("piece", "owned")

    assert len(read.classed("sign")) >= len(pieces) + len(read.classed("marker", "owned"))
    assert all(given["title"] for given in (*pieces, *read.classed("marker", "owned")))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_that_is_used_is_on_the_page(game: str) -> None:
    shown, package = page(game, GAMES[game])

    read = Reader(sprite(shown, package) + board(pen(shown, package, said)))

    used = {(given["href"] or "").removeprefix("#") for tag, given in read.elements if tag == "use"}
    assert used <= {given["id"] for tag, given in read.elements if tag == "symbol"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_mine_is_drawn_a_second_time_under_other_names(game: str) -> None:
    shown, package = page(game, GAMES[game])

    read = Reader(own(pen(shown, package, said)))

    assert not read.having("data-key")
    assert set(shown.own) <= {given["data-twin"] for given in read.having("data-twin")}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_cover(game: str) -> None:
    read = Reader(cover(played(game, 0).words().game.package))

    assert read.elements[0][0] == "svg"
    assert sum((given.get("transform") or "").startswith("translate") for given in read.having("transform")) >= 6


# What is pressed


def test_a_part_at_which_one_answer_points_plays_it() -> None:
    move = Offer(
        "place spot", "place spot", "Place a worker there.", targets=("spot",), terms="−1 coin", warning="It ends."
    )

    read = drawn(panel(Card(key="spot", label="A spot", ids=("spot",))), moves=(move,))

    (button,) = read.having("name", "move")
    assert button["value"] == "place spot"
    assert button["form"] == "answers"
    assert button["title"] == "Place a worker there. (−1 coin) It ends."
    assert read.classed("card", "about")


def test_a_part_at_which_several_point_leads_to_a_choice_among_them() -> None:
    moves = tuple(Offer(name, name, name, targets=("a spot",)) for name in ("one", "two"))

    read = drawn(panel(Card(key="a spot", label="A spot")), moves=moves)

    assert not read.having("name", "move")
    (link,) = read.having("data-at")
    assert link["href"] == "?at=a%20spot#question"


def test_the_choice_has_only_what_points_there() -> None:
    moves = (
        Offer("one", "one", "One.", targets=("spot",)),
        Offer("two", "two", "Two.", targets=("spot",)),
        Offer("pass", "pass", "Pass."),
    )
    ink = pen(made(panel(), moves=moves), "darbar_none", said)

    narrowed = Reader(answers(ink, "spot"))

    assert [given["value"] for given in narrowed.having("name", "move")] == ["one", "two"]
    assert [given["data-number"] for given in narrowed.having("name", "move")] == ["1", "2"]
    assert len(Reader(answers(ink, "nowhere")).having("name", "move")) == 3


def test_a_thing_in_a_stock_can_be_pressed_alone() -> None:
    move = Offer("buy silk", "buy silk", "Buy silk.", targets=("market/silk",))

    read = drawn(panel(Stock(key="market", label="Market", items=(Item("silk", 2), Item("tea", 0)))), moves=(move,))

    assert [given["value"] for given in read.having("name", "move")] == ["buy silk"]
    assert [given["data-key"] for given in read.classed("item", "about")] == ["market/silk"]
    assert [given["data-key"] for given in read.classed("item", "empty")] == ["market/tea"]


def test_what_cannot_be_played_explains_itself() -> None:
    read = drawn(panel(Card(key="spot", label="A spot", ids=("spot",)), Line(key="line", label="Just words")))

    (link,) = read.having("data-what")
    assert link["href"] == "/what?key=spot"
    assert link["tabindex"] == "-1"


def test_without_addresses_nothing_leads_anywhere() -> None:
    read = drawn(panel(Card(key="spot", label="A spot", ids=("spot",))), what="")

    assert not [tag for tag, _ in read.elements if tag in ("a", "button")]


def test_what_is_not_mine_to_answer_cannot_be_played() -> None:
    move = Offer("place spot", "place spot", "Place.", targets=("spot",))

    assert not drawn(panel(Card(key="spot", label="A spot")), moves=(move,), mine=False).having("name", "move")


# What others have written


EVIL = '"><script>alert(1)</script><img src=x onerror=alert(2)>'


def test_names_and_labels_never_become_markup() -> None:
    everything = panel(
        Line(key=EVIL, label=EVIL, ids=(EVIL,)),
        Stock(key="stock", label=EVIL, items=(Item(EVIL),)),
        Track(key="track", label=EVIL, top=2, markers=(1,), steps={1: EVIL}),
        Card(key="card", label=EVIL, lines=(EVIL,), pieces=(Piece(EVIL, Seat(0), state=EVIL),)),
        Pile(key="pile", label=EVIL, count=2, top=EVIL),
        Dice(key="dice", label=EVIL, faces=(3, 9)),
        Grid(key="grid", label=EVIL, rows=((Cell(label=EVIL, takes=(Item(EVIL),)),),)),
    )
    shown = made(everything, moves=(Offer(EVIL, EVIL, EVIL, targets=(EVIL,), terms=EVIL, warning=EVIL),))
    people = tuple(darbar_replace(one, name=EVIL) for one in shown.players)
    ink = pen(darbar_replace(shown, players=people, names={EVIL: EVIL}), "darbar_none", said, what="/what?key=")

    read = Reader(board(ink) + answers(ink))

    assert not {tag for tag, _ in read.elements} & {"script", "img"}
    assert not read.having("onerror")
    assert EVIL in "".join(read.texts)


# Kinds of parts


def test_a_card_that_lies_face_down_shows_its_back_alone() -> None:
    read = drawn(panel(Card(key="card", label="Secret order", face_down=True, lines=("a line",))))

    assert read.classed("card", "back")
    assert "a line" not in "".join(read.texts)


def test_a_short_track_has_its_steps_and_a_long_one_is_a_ruler() -> None:
    short = drawn(panel(Track(key="track", label="Fame", top=8, markers=(3, 0), steps={2: "a coin"})))
    long = drawn(
        panel(Track(key="track", label="Fame", top=60, markers=(30, 60), steps={15: "a worker"}, neutral=(7,)))
    )

    assert len(short.classed("step")) == 9
    assert len(long.classed("tick")) == 3
    assert [given["class"] for given in long.classed("at")] == ["at x50 lane0", "at x97 lane1", "at x14 lane2"]
    assert "Ana 30, Ben 60, ◆ 7, scene-titled 15 a worker" in long.texts


def test_words_on_a_ruler_that_are_near_one_another_stand_in_different_rows() -> None:
    says = dict.fromkeys((12, 20, 33, 44, 100), "a bonus")

    read = drawn(panel(Track(key="track", label="Money", top=120, markers=(5,), steps=says)))

    rows = [given["class"].removeprefix("tick ") for given in read.classed("tick")]
    assert rows == ["x3 row0", "x12 row0", "x19 row1", "x29 row2", "x37 row0", "x81 row0", "x97 row0"]


def test_every_second_row_of_hexes_is_half_in() -> None:
    rows = tuple(tuple(Cell(ids=(f"hex-{y}{x}",)) for x in range(3)) for y in range(3))

    read = drawn(panel(Grid(key="islands", label="Islands", rows=rows, board="hex")))

    assert [given["class"] for given in read.classed("row")] == ["row", "row in", "row"]
    assert len(read.classed("cell")) == 9


def test_a_map_has_its_places_and_the_roads_between_them() -> None:
    shape = Map({"city-a": (0.0, 0.5), "city-b": (1.0, 0.25)}, (("city-a", "city-b"), ("city-a", "nowhere")))
    cities = (Card(label="A", ids=("city-a",)), Card(label="B", ids=("city-b",)), Card(label="C", ids=("other",)))

    read = drawn(panel(*cities, shape=shape))

    assert [given["class"] for given in read.classed("spot")] == ["spot town x5 y95", "spot town x95 y5"]
    assert [given for tag, given in read.elements if tag == "line"] == [{"x1": "5", "y1": "95", "x2": "95", "y2": "5"}]
    assert len(read.classed("card")) == 3


def test_a_map_takes_all_the_room_that_there_is_but_its_edge() -> None:
    """Places lie to one another as the game says; where they all have one coordinate, they are in the middle."""
    shape = Map({"a": (0.2, 0.3), "b": (0.3, 0.3), "c": (0.4, 0.3)}, (("a", "b"), ("b", "c")))

    read = drawn(panel(*(Line(label=id, ids=(id,)) for id in shape.places), shape=shape))

    assert [given["class"] for given in read.classed("spot")] == [f"spot town x{x} y50" for x in (5, 50, 95)]


def test_regions_of_a_map_lie_in_rows_from_north_to_south_and_west_to_east() -> None:
    places = {"a": (0.9, 0.1), "b": (0.1, 0.15), "c": (0.5, 0.8)}
    regions = [Panel(key=id, label=id, ids=(id,)) for id in places]

    read = drawn(panel(*regions, shape=Map(places)))

    assert [given["data-key"] for given in read.classed("inner")] == ["b", "a", "c"]
    assert len(read.classed("stretch")) == 2


def test_a_ring_begins_at_the_top_and_goes_clockwise() -> None:
    read = drawn(panel(*(Line(label=f"line {number}") for number in range(4)), shape=Ring()))

    assert [given["class"] for given in read.classed("spot")] == [
        "spot x50 y12",
        "spot x86 y50",
        "spot x50 y88",
        "spot x14 y50",
    ]


@pytest.mark.parametrize(
    ("shape", "kind"),
    [(Columns(3), ("columns", "n3")), (River(), ("river", "spaces")), (Hand(), ("hand",)), (None, ("rows",))],
)
def test_parts_lie_as_the_shape_of_their_panel_says(shape: Any, kind: tuple[str, ...]) -> None:
    assert drawn(panel(Card(label="A"), Card(label="B"), shape=shape)).classed("parts", *kind)


def test_dice_show_their_spots_and_more_than_six_as_a_number() -> None:
    read = drawn(panel(Dice(key="dice", label="Dice", faces=(5, 12))))

    assert sum(tag == "circle" for tag, _ in read.elements) == 5
    assert "12" in read.texts


def test_pieces_say_whose_they_are_and_how_they_stand() -> None:
    read = drawn(
        panel(Card(key="spot", label="A spot", pieces=(Piece("worker", Seat(1), 2, "lying"), Piece("worker", None, 9))))
    )

    ben, nobody = read.classed("piece")
    assert ben["title"] == "WORKER × 2, LYING, Ben" or ben["title"] == "WORKER × 2, STATE-LYING, Ben"
    assert ben["data-state"] == "lying"
    assert ben["data-key"] == "spot/worker@1"
    assert nobody["title"] == "WORKER × 9"
    assert "9" in read.texts


def test_a_card_has_its_owners_sign_only_among_what_is_not_theirs() -> None:
    card = Card(key="card", label="A card", owner=Seat(1))

    assert len(drawn(panel(card)).classed("sign")) == 1
    assert len(drawn(panel(card, owner=1)).classed("sign")) == 1  # that of the panel


def test_kinds_of_parts_that_a_game_derives_are_drawn_as_what_they_are() -> None:
    class Ship(Card, frozen=True, tag="ship"):
        """A card of a game's own kind."""

    assert drawn(panel(Ship(label="A ship"))).classed("card")


def test_what_changed_has_a_mark_and_a_word() -> None:
    shown = made(panel(Card(key="spot", label="A spot")))

    read = Reader(board(pen(shown, "darbar_none", said, changed=["spot"])))

    assert read.classed("card", "changed")
    assert "draw-changed" in read.texts


# The list of answers


def test_a_warning_that_all_answers_share_is_said_once() -> None:
    moves = tuple(Offer(name, name, name, warning="Ben is next.") for name in ("one", "two"))

    read = Reader(answers(pen(made(panel(), moves=moves), "darbar_none", said)))

    assert "".join(read.texts).count("Ben is next.") == 1


def test_many_answers_stand_under_the_words_that_they_share() -> None:
    places = [Offer(f"place {spot}", f"placer en {spot}", f"Place {spot}.") for spot in "abcdefgh"]
    sales = [Offer(f"sell {good}", f"vendre {good}", f"Sell {good}.") for good in "xyz"]

    read = Reader(
        answers(pen(made(panel(), moves=(*places, *sales, Offer("pass", "passer", "Pass."))), "darbar_none", said))
    )

    assert [text for text in read.texts if text in ("placer en", "vendre", "passer")] == ["placer en", "vendre"]
    assert len(read.classed("answers")) == 3


def test_numbers_stand_side_by_side() -> None:
    moves = tuple(Offer(f"pay {count}", f"pay {count}", f"Pay {count}.", amount=count) for count in range(4))

    read = Reader(answers(pen(made(panel(), moves=moves), "darbar_none", said)))

    assert read.classed("answers", "counted")
    assert [text for text in read.texts if text in "01234"] == ["1", "0", "2", "1", "3", "2", "4", "3"]


# What a part is


def test_a_part_is_explained_with_what_can_be_done_there() -> None:
    session = darbar.table("bazaar", "you:Ana,you:Ben", seed=7)
    for _ in range(2):
        session.play(session.parse("pass"))
    seat = session.asked
    assert seat is not None

    found = explain(session, seat, "en", "spaces/space-docks")

    assert found is not None
    assert found.name == "docks"
    assert found.moves == ("Place a worker at the docks.",)
    assert explain(session, seat, "en", "no such part") is None


def test_what_is_not_possible_says_why() -> None:
    session = darbar.table("tictactoe", "you:Ana,you:Ben")
    session.play(session.parse("b2"))

    found = explain(session, Seat(1), "en", "board/panel-board/cell-b2")
    waiting = explain(session, Seat(0), "en", "board/panel-board/cell-b2")
    watching = explain(session, None, "en", "board/panel-board/cell-b2")

    assert found is not None and found.moves == ()
    assert found.reasons == ("Ana has marked b2 already. [Tic-tac-toe 2.1]",)
    assert waiting is not None and waiting.reasons == ()
    assert watching is not None and watching.reasons == ()


def test_a_thing_in_a_stock_is_explained_by_itself() -> None:
    session = darbar.table("bazaar", "you:Ana,you:Ben", seed=7)

    found = explain(session, Seat(0), "fr", "caravan/good-silk")

    assert found is not None
    assert found.name == "soie"


def test_drawings_are_markup_that_templates_do_not_escape_again() -> None:
    assert isinstance(board(pen(made(panel()), "darbar_none", said)), Markup)


# What is newer


def fragments(scene: tuple[Panel, ...], bar: str) -> str:
    drawn = board(pen(made(*scene), "darbar_none", said))
    return f'<header id="bar">{bar}</header>{FRAGMENT}<div id="board">{drawn}</div>{FRAGMENT}<div id="log"></div>'


def ids(sent: str) -> list[str | None]:
    return [given["id"] for given in Reader(sent).having("id")]


def test_of_a_page_only_what_is_different_is_sent() -> None:
    one, other = panel(Line(label="the same"), key="one"), panel(Line(label="before"), key="other")
    changed = panel(Line(label="after"), key="other")

    sent = newer(fingerprints(fragments((one, other), "7")), fragments((one, changed), "8"))

    assert ids(sent) == ["bar", "panel-other"]
    assert "after" in sent and "the same" not in sent
    assert newer(fingerprints(fragments((one, other), "7")), fragments((one, other), "7")) == ""


def test_where_panels_came_or_went_the_whole_board_is_sent() -> None:
    one, other = panel(Line(label="the same"), key="one"), panel(Line(label="before"), key="other")

    assert ids(newer(fingerprints(fragments((one,), "7")), fragments((one, other), "7"))) == [
        "board",
        "panel-one",
        "panel-other",
    ]
    assert ids(newer(fingerprints(fragments((one, other), "7")), fragments((other, one), "7")))[0] == "board"
    assert ids(newer(frozenset(), fragments((one,), "7"))) == ["bar", "board", "panel-one", "log"]


def test_a_panel_that_was_drawn_before_is_drawn_anew_where_something_in_it_is_asked_about_or_changed() -> None:
    spot = panel(Stock(key="market", label="Market", items=(Item("silk", 2),)))
    move = Offer("buy silk", "buy silk", "Buy silk.", targets=("market/silk",))
    plain = board(pen(made(spot), "darbar_none", said))

    asked = board(pen(made(spot, moves=(move,)), "darbar_none", said))
    changed = board(pen(made(spot), "darbar_none", said, changed=["market/silk"]))

    assert Reader(asked).having("value", "buy silk")
    assert Reader(changed).classed("item", "changed")
    assert board(pen(made(spot), "darbar_none", said)) == plain


def test_what_was_drawn_is_kept_while_there_is_room_and_the_oldest_goes_first() -> None:
    sheet, asked = Markup("x" * 100), []
    kept = Drawings(3 * size(sheet))

    def draw(name: str) -> Markup:
        asked.append(name)
        return sheet

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        kept.get(name, lambda name=name: draw(name))  # type: ignore[misc]

    assert asked == ["a", "b", "c", "d", "b"]


def test_a_place_that_no_road_reaches_stands_on_a_map_as_a_sign_post() -> None:
    shape = Map({"city-a": (0.0, 0.5), "city-b": (1.0, 0.25), "other": (0.5, 0.5)}, (("city-a", "city-b"),))

    read = drawn(panel(*(Line(label=id, ids=(id,)) for id in shape.places), shape=shape))

    assert len(read.classed("spot", "town")) == 2
    assert len(read.classed("spot", "sign-post")) == 1
