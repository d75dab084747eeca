"""Cards that stand beside others: in columns within a panel, and in hands; owners who are not named twice."""

import darbar
from darbar import Seat
from darbar.ui.render import lines, plain, text_of
from darbar.ui.scene import ROWS, Card, Columns, Hand, Item, Line, Panel, Piece, Pile, Scene

ANA, BEN = Seat(0), Seat(1)
WORDS = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).words()
STALLS = (
    Line("three guests"),
    Card("tea", ("hot",), takes=(Item("thing-coin", 2),), gives=(Item("thing-cup"),)),
    Pile("plates", 4, takes=(Item("thing-coin"),)),
)


def inner(shape, *parts):
    return Scene((Panel("shop", "The shop", (Panel("stalls", "Stalls", parts, shape),)),))


def read(scene, width=80):
    return [text_of(row) for row in lines(scene, WORDS, width)][1:]


def said(scene, width=80):
    return plain(scene, WORDS, width).split("\n")[1:]


def test_cards_in_columns_stand_beside_lines_and_piles():
    scene = inner(Columns(3), *STALLS)
    assert read(scene) == ["  Stalls: three guests · tea: 2 coin → cup, hot · plates (4): cost coin"]
    assert said(scene) == ["  Stalls:", "    three guests | tea: 2 coin → cup, hot | plates (4): cost coin"]


def test_cards_in_rows_have_rows_of_their_own():
    assert len(read(inner(ROWS, *STALLS))) == 4


def test_cards_with_little_but_a_name_follow_the_title_and_have_their_lines_in_brackets():
    cards = (Card("tea", ("used",), pieces=(Piece("thing-cup", ANA),)), Card("milk"))
    for shape in (Columns(2), Hand()):
        scene = inner(shape, *cards, Pile("sugar", 2))
        assert read(scene) == ["  Stalls: tea (used, X Ana: cup) · milk · sugar (2)"]
        assert said(scene) == ["  Stalls: tea (used, Ana: cup) | milk | sugar (2)"]


def test_cards_face_down_in_columns_are_counted():
    assert "one card face down" in " ".join(read(inner(Columns(2), Card("tea", face_down=True), Card("milk"))))


def test_the_owner_of_a_part_is_not_named_again_with_each_piece():
    pieces = (Piece("thing-cup", ANA, 2), Piece("thing-cup", BEN))
    scene = Scene((Panel("shop", "The shop", (Line("Guests", owner=ANA, pieces=pieces),)),))
    assert said(scene) == ["  Guests (Ana): 2 cup, Ben: cup"]
