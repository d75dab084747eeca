"""What a seat may know: everything but the rupees in other bags and the order of the favour tiles."""

from agra_positions import TURQUOISE, VIOLET, has, state_of
from darbar import Dice
from darbar.components import HIDDEN
from darbar.core.state import copy, encode
from darbar_agra.components import Tile
from darbar_agra.game import AGRA


def test_only_the_own_rupees_are_seen_and_no_order_of_tiles():
    state = state_of(turquoise=has(rupees=7), violet=has(rupees=9))
    view = AGRA.view(state, TURQUOISE)
    assert [player.rupees for player in view.players] == [7, HIDDEN]
    assert [player.rupees for player in AGRA.view(state, None).players] == [HIDDEN, HIDDEN]
    assert view.stack.cards == [HIDDEN] * 11


def test_what_is_hidden_changes_nothing_in_a_view():
    one = state_of(turquoise=has(), violet=has(rupees=3))
    other = state_of(turquoise=has(), violet=has(rupees=40))
    other.stack.cards.reverse()
    assert encode(AGRA.view(one, TURQUOISE)) == encode(AGRA.view(other, TURQUOISE))
    assert encode(AGRA.view(one, VIOLET)) != encode(AGRA.view(other, VIOLET))


def test_an_imagined_table_is_complete_and_leaves_the_known_alone():
    state = state_of(turquoise=has(rupees=7), violet=has(rupees=9, tiles="sale"))
    view = AGRA.view(state, TURQUOISE)
    AGRA.imagine(view, TURQUOISE, Dice(3))
    assert view.players[TURQUOISE].rupees == 7 and view.players[VIOLET].rupees >= 2
    assert sorted([*view.stack.cards, *view.display.cards, Tile.SALE]) == list(Tile)
    assert AGRA.conserved(view) == AGRA.conserved(state)


def test_a_copy_is_the_same_table():
    state = AGRA.first_state(4, 3, AGRA.pack())
    assert encode(copy(state)) == encode(state)
