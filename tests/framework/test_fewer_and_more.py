"""Where there are fewer or more of several equal things, the mark stands with them."""

import darbar
from darbar import Seat
from darbar.ui.diff import diff
from darbar.ui.render import plain
from darbar.ui.scene import Card, Line, Panel, Piece, Scene

ANA = Seat(0)
WORDS = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).words()


def told(old, new):
    """The new panel, with marks on what has changed since the old one."""
    before, now = (Scene((Panel("shop", "The shop", parts),)) for parts in (old, new))
    return plain(now, WORDS, changed=diff(before, now).marks).split("\n")


def test_fewer_cards_face_down_are_marked_and_not_their_panel():
    card = Card("tea", face_down=True)
    head, hand = told((card,) * 3, (card,) * 2)
    assert (head.startswith("-- The shop"), hand) == (True, "  *2 cards face down")
    assert told((card,) * 2, (card,) * 3)[1] == "  *3 cards face down"


def test_of_two_pieces_of_a_kind_the_one_that_has_changed_is_marked():
    before, after = (tuple(Piece("thing-cup", ANA, count) for count in counts) for counts in ((3, 1), (2, 1)))
    assert told((Line("Cups", pieces=before, key="cups"),), (Line("Cups", pieces=after, key="cups"),))[1:] == [
        "  Cups: *Ana: 2 cup, Ana: cup"
    ]
