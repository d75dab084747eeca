"""Summaries: what players always see of their own, in a few lines."""

import darbar
import pytest
from darbar import Seat
from darbar.ui.render import dock, text_of
from darbar.ui.scene import Card, Grid, Hand, Item, Line, Panel, Piece, Pile, Scene, Stock
from darbar.ui.summary import summary

ANA, BEN = Seat(0), Seat(1)
COINS = Stock("", (Item("coin", 3),), key="purse")
GOODS = Stock("Goods", (Item("silk", 2), Item("tea", 0)), key="goods")


def words(*names: str):
    return darbar.new("tictactoe", names=list(names or ("Ana", "Ben")), seed=1).words()


def owned(*parts, **more):
    return Panel("ana", "Ana", parts, owner=ANA, **more)


def keys(*panels: Panel):
    return [part.key for part in summary(Scene(panels), ANA)]


def read(*parts, width=80, **more):
    return [text_of(row) for row in dock(Scene((owned(*parts),)), words(), ANA, width, **more)]


def test_a_summary_is_what_counts_things_in_panels_of_ones_own():
    workers = Line("Workers", key="workers", pieces=(Piece("worker", ANA, 2),))
    rest = (Line("A sentence", key="line"), Card("An order", key="order"), Grid("Farm", ((),), key="farm"))
    other = Panel("ben", "Ben", (Stock("", (Item("coin", 9),), key="other"),), owner=BEN)

    assert keys(other, Panel("all", "All", (Stock("", (), key="stock"),))) == []
    assert keys(owned(COINS, *rest, workers, Pile("Deck", 3, key="deck")), other) == ["purse", "workers", "deck"]


def test_cards_are_in_a_summary_where_they_are_a_hand():
    card = Card("Ace", key="ace")

    assert keys(owned(Panel("hand", "Hand", (card,), Hand()), Panel("won", "Won", (Card("King"),)))) == ["hand"]
    assert keys(Panel("own", "Own", (card,), Hand(), owner=ANA)) == ["ace"]


def test_a_panel_may_say_what_sums_it_up():
    line = Line("Worth 6", key="worth")

    assert keys(owned(COINS, line, GOODS, summary=("worth", "goods", "nowhere"))) == ["worth", "goods"]


def test_a_dock_says_it_in_a_row_and_leaves_out_what_there_is_none_of():
    hand = Panel("hand", "Hand", (Card("Ace"), Card("King")), Hand())

    assert read(COINS, GOODS, hand) == ["X Ana: coin 3 · Goods: silk 2 · Hand: Ace, King"]
    assert read(Stock("Goods", (Item("tea", 0),))) == ["X Ana: Goods: –"]
    assert read(Line("A sentence")) == []


def test_a_dock_marks_what_is_asked_about_and_what_has_changed():
    assert read(COINS, GOODS, about=["goods/silk"], changed=["purse/coin"]) == ["X Ana: *coin 3 · Goods: ►silk 2"]


@pytest.mark.parametrize("width", range(24, 60))
def test_no_row_of_a_dock_ends_with_the_sign_between_two_pieces(width):
    rows = read(
        COINS, GOODS, Stock("Carts", (Item("cart", 1),)), Stock("Boats", (Item("boat", 1),)), width=width, most=9
    )

    assert not any(row.endswith((" ", "·")) for row in rows)
    assert (
        " ".join(" ".join(rows).replace("·", " ").split()) == "X Ana: coin 3 Goods: silk 2 Carts: cart 1 Boats: boat 1"
    )


@pytest.mark.parametrize("width", range(20, 81, 5))
def test_a_dock_has_so_many_rows_at_most_and_none_is_too_wide(width):
    many = [Stock(f"Goods {number}", (Item("silk", 2),)) for number in range(30)]

    rows = read(*many, width=width, most=2)

    assert len(rows) == 2 and rows[-1].endswith("…")
    assert max(map(len, rows)) <= width


def test_a_page_for_machines_names_what_to_keep_in_sight():
    session = darbar.table("agra", "you:Ana,you:Ben", seed=7)

    assert session.page(ANA)["own"] == ["supply-0", "goods-0"]
    assert session.page(BEN)["own"] == ["supply-1", "goods-1"]
    assert session.page(None)["own"] == []


@pytest.mark.parametrize("name", ["agra", "alrashid", "bazaar", "hearts", "lanterns"])
def test_every_game_with_something_to_own_has_a_summary_of_two_rows_at_most(name):
    match = darbar.new(name, seed=4)
    for _ in range(60):
        if match.ask is None:
            break
        seat = match.ask.seat
        for language in ("en", "fr", "ru"):
            assert 1 <= len(dock(match.scene(seat), match.words(language), seat, 80)) <= 2
        match.play(match.ask.moves[-1])
