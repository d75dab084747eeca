"""Differences in words: a line for each part, with what came, went, moved and changed there."""

import darbar
from darbar import Seat
from darbar.ui.changes import changes
from darbar.ui.scene import Card, Cell, Dice, Grid, Item, Line, Panel, Part, Piece, Pile, Scene, Stock, Track

ANA, BEN = Seat(0), Seat(1)


def told(old: list[Part], new: list[Part], owner: Seat | None = None, language: str = "en") -> list[str]:
    """What is told of one panel."""
    words = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).words(language)
    shops = [Scene((Panel("shop", "Shop", tuple(parts), owner=owner),)) for parts in (old, new)]
    return changes(*shops, words)


def stock(**counts: int) -> Stock:
    return Stock("Wares", tuple(Item(id, count) for id, count in counts.items()), key="wares")


def test_a_number_that_changes_is_told_with_the_one_before():
    assert told([stock(tea=1, silk=3)], [stock(tea=2, silk=3)]) == ["Wares: tea 1 → tea 2"]
    assert told([Pile("Deck", 9)], [Pile("Deck", 8)]) == ["Shop: Deck (9) → Deck (8)"]
    assert told([Dice("Rolled", (1, 2), key="d")], [Dice("Rolled", (3, 6), key="d")]) == ["Shop: 1, 2 → 3, 6"]


def test_what_belongs_to_somebody_is_told_with_the_name():
    assert told([stock(tea=1)], [stock(tea=2)], owner=ANA) == ["Wares (Ana): tea 1 → tea 2"]


def test_what_came_and_went_has_a_sign():
    assert told([Card("Lamp")], [Card("Rug"), Line("It is late.")]) == ["Shop: − Lamp, + Rug, + It is late."]
    assert told([], [Card("", face_down=True)]) == ["Shop: + one card face down"]


def test_a_piece_that_moves_is_told_from_where_to_where():
    worker = (Piece("worker", ANA),)
    old = [Card("Mill", pieces=worker), Card("Well")]
    new = [Card("Mill"), Card("Well", pieces=worker)]

    assert told(old, new) == ["Shop: Ana: worker: Mill → Well"]


def test_markers_are_told_by_their_players_and_cells_by_their_names():
    assert told(
        [Track("Fame", 9, (1, 2), key="t", neutral=(3,))], [Track("Fame", 9, (1, 4), key="t", neutral=(5,))]
    ) == ["Fame: Ben 2 → 4, neutral marker 3 → 5"]
    board = [Grid("Board", ((Cell(ids=("cell-a1",)), Cell(ids=("cell-b1",))),))]
    taken = [Grid("Board", ((Cell(ids=("cell-a1",), owner=ANA), Cell(ids=("cell-b1",))),))]
    assert told(board, taken) == ["Board: a1 Ana"]


def test_it_is_told_in_every_language():
    assert told([stock(tea=1)], [stock(tea=2)], owner=ANA, language="fr") == ["Wares (Ana)\u00a0: tea 1 → tea 2"]


def test_nothing_is_told_of_what_is_the_same():
    assert told([stock(tea=1)], [stock(tea=1)]) == []
