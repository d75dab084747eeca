"""How the parts of a scene read on paper of 80 signs."""

import darbar
import pytest
from darbar import Seat, text
from darbar.ui.render import plain
from darbar.ui.scene import Card, Cell, Grid, Item, Line, Panel, Part, Scene, Stock, Track

ANA, BEN = Seat(0), Seat(1)


def cell(id, owner=None, label=""):
    return Cell(ids=(id,), owner=owner, label=label)


def read(*parts: Part, language: str = "en", owner: Seat | None = None) -> list[str]:
    """The parts of one panel, without its heading."""
    words = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).words(language)
    heading, *lines = plain(Scene((Panel("shop", "The shop", parts, owner=owner),)), words).split("\n")
    assert heading.startswith("-- The shop")
    assert len(heading) == 80
    return lines


def test_short_lines_and_stocks_stand_side_by_side_while_there_is_room():
    goods = Stock("On sale", (Item("good-silk", 3), Item("good-green-tea", 0)))

    assert read(Line("It is open."), goods) == ["  It is open. | On sale: silk 3, green tea 0"]
    assert read(Line("word " * 14), goods) == [f"  {'word ' * 14}".rstrip(), "  On sale: silk 3, green tea 0"]


def test_a_long_line_goes_on_further_in():
    assert read(Line("word " * 20)) == ["  " + " ".join(["word"] * 15), "    " + " ".join(["word"] * 5)]


def test_an_empty_stock_is_a_dash():
    assert read(Stock("The shop", ())) == ["  –"]


def test_a_track_tells_where_everyone_is_and_what_waits_on_the_steps():
    track = Track("Fame now", 10, (0, 4), {5: text("{count} coins", count=2), 10: "The end"})

    assert read(track) == ["  Fame now 0–10: Ana = 0, Ben = 4", "    5 = 2 coins | 10 = The end"]


def test_a_title_is_left_out_where_the_heading_says_the_same():
    assert read(Track("The shop", 3, (1, 2))) == ["  0–3: Ana = 1, Ben = 2"]


def test_cards_tell_their_owner_unless_the_panel_does():
    card = Card("Old lamp", ("It is lit.", "It is dear."), owner=BEN)

    assert read(card) == ["  Old lamp (Ben): It is lit. | It is dear."]
    assert read(card, owner=BEN) == ["  Old lamp: It is lit. | It is dear."]
    assert read(Card(text("{seat} has a lamp", seat=BEN), owner=BEN)) == ["  Ben has a lamp"]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "one card face down", "2 cards face down"),
        ("fr", "une carte face cachée", "2 cartes face cachée"),
        ("ru", "1 карта лицом вниз", "2 карты лицом вниз"),
    ],
)
def test_face_down_cards_are_counted_and_nothing_else_is_told(language, one, two):
    down = Card("Secret plan", face_down=True)

    assert read(down, language=language) == [f"  {one}"]
    assert read(down, down, language=language) == [f"  {two}"]
    assert read(Card("s", owner=ANA, face_down=True), Card("s", owner=BEN, face_down=True)) == [
        "  one card face down (Ana) | one card face down (Ben)"
    ]


def test_a_grid_shows_marks_labels_and_the_names_of_empty_cells():
    grid = Grid("Inner yard", ((cell("cell-a1", ANA), cell("cell-b1")), (cell("cell-a2", BEN, "A well"), Cell())))

    assert read(grid) == ["  Inner yard:", "  X         b1", "  A well O  .", "  X = Ana, O = Ben"]


def test_a_grid_whose_columns_have_names_shows_them_once():
    rows = tuple((cell("column-a"), cell("column-b", owner)) for owner in (None, BEN))

    assert read(Grid("The shop", rows)) == ["  a  b", "  .  .", "  .  O", "  O = Ben"]


def test_a_grid_that_is_too_wide_is_read_row_by_row():
    row = tuple(cell(f"cell-{number}", label="A very long label indeed") for number in range(4))

    assert read(Grid("The shop", (row,))) == [
        "  " + " | ".join(["A very long label indeed"] * 3),
        "  A very long label indeed",
    ]


def test_panels_within_panels_are_further_in():
    inner = Panel("shelf", "Upper shelf", (Line("It is dusty."),), owner=ANA)

    assert read(inner) == ["  Upper shelf (Ana):", "    It is dusty."]
    assert read(inner, language="fr")[0] == "  Upper shelf (Ana) :"


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_the_table_of_every_game_fits_on_the_paper(game, language):
    match, chance = darbar.new(game, seats=darbar.games()[game].seats[1], seed=1), darbar.Dice(1)
    while match.ask and len(match.moves) < 1000:
        for line in plain(match.scene(match.ask.seat), match.words(language)).split("\n"):
            assert len(line) <= 80
        for _ in range(20):
            if match.ask:
                match.play(chance.pick(match.ask.moves))
