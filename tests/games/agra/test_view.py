"""What is counted as one's own wherever it lies, and what nobody sees before the end."""

import pytest
from agra_matches import begun, stops
from agra_positions import TURQUOISE, VIOLET, has, state_of
from darbar import Dice
from darbar.components import HIDDEN
from darbar.testing import rule
from darbar_agra.bags import MISTAKE, ORDER
from darbar_agra.components import COVERS, MARKERS, WORKERS, Notable, Tile, Token
from darbar_agra.game import AGRA
from darbar_agra.view import markers_of, on_notable


def markers(state, seat=TURQUOISE):
    return markers_of(state, seat, state.players[seat])


@rule("agra", "F27")
def test_the_22_markers_are_goods_favours_and_whatever_lies_on_the_boards():
    everywhere = {
        "river": {"cook": "turquoise-x2 violet"},
        "orders": {"scholars": "turquoise violet neutral - - -"},
        "akbar": {"curry": "turquoise", "dye": "neutral"},
    }
    state = state_of(
        turquoise=has(goods="wood book", favours=3, contracts="french-trader", french=2), violet=has(), **everywhere
    )
    assert markers(state) == markers(state, VIOLET) == MARKERS
    assert state.players[TURQUOISE].supply == MARKERS - 2 - 3 - 2 - 2 - 1 - 1
    assert state.players[VIOLET].supply == MARKERS - 1 - 1


@pytest.mark.parametrize("used", ["used_printed", "used_tiles", "used_luxury"])
@rule("agra", "C16", "F28")
def test_a_marker_on_a_used_action_is_still_a_marker(used):
    state = state_of(turquoise=has(favours=2), violet=has())
    player = state.players[TURQUOISE]
    player.favours -= 1
    assert markers(state) == MARKERS - 1
    setattr(player, used, 0b100)
    assert markers(state) == MARKERS


@rule("agra", "6.2.2.1")
def test_a_double_delivery_is_two_markers():
    state = state_of(turquoise=has(), violet=has(), river={"cook": "violet-x2 turquoise"})
    assert on_notable(state, Notable.COOK, VIOLET) == 2
    assert on_notable(state, Notable.COOK, TURQUOISE) == 1
    assert on_notable(state, Notable.MAHOUT, VIOLET) == 0


@pytest.mark.parametrize(("seats", "notables"), [(2, 10), (3, 10), (4, 14)])
def test_the_pieces_of_a_new_match_are_those_in_the_box(seats, notables):
    pieces = AGRA.conserved(begun(seats, seed=1).state)
    assert (pieces["tiles"], pieces["price tokens"]) == (len(Tile), len(Token))
    assert (pieces["notables"], pieces["notables in the box"]) == (notables, len(Notable) - notables)
    for seat in range(seats):
        own = (pieces[f"markers of {seat}"], pieces[f"workers of {seat}"], pieces[f"covers of {seat}"])
        assert own == (MARKERS, WORKERS, COVERS)


def test_a_piece_that_goes_missing_shows():
    state = state_of(turquoise=has(), violet=has(cooked=1), workers={"quarry": "violet"}, river={"cook": "- -"})
    before = AGRA.conserved(state)
    state.players[TURQUOISE].supply -= 1
    state.players[VIOLET].cooked = 0
    state.river[Notable.COOK] = []
    state.display.cards.pop()
    state.token_goods[0] = state.token_goods[1] = 3
    state.players[TURQUOISE].covers |= 1 << 8
    after = AGRA.conserved(state)
    assert {name for name in before if before[name] != after[name]} == {
        "markers of 0",
        "workers of 1",
        "notables",
        "tiles",
        "price tokens",
        "covers of 0",
    }


@rule("agra", "F35", "F47")
def test_when_the_match_is_over_every_bag_is_opened():
    for match in stops(2, seed=4, every=50):
        hidden = [player.rupees == HIDDEN for player in match.view(TURQUOISE).players]
        assert hidden == [False, match.ask is not None]


@pytest.mark.parametrize("round_number", [1, 10])
@rule("agra", "F47")
def test_an_imagined_bag_holds_more_the_longer_the_match_and_the_more_its_owner_has_done(round_number):
    filled = {"orders": {"artisans": "turquoise violet violet - - -"}}
    idle, busy = bags(round_number), bags(round_number, **filled)
    assert min(idle) >= 0 and max(idle) < 9 + round_number
    assert (min(busy), max(busy)) == (max(0, max(idle) - 2 * MISTAKE + 2 * ORDER), max(idle) + 2 * ORDER)


def bags(round_number, **words):
    """Everything that Turquoise imagines in the bag of Violet."""
    state = state_of(turquoise=has(), violet=has(rupees=80), **words)
    state.round = round_number
    imagined = set()
    for seed in range(200):
        view = AGRA.view(state, TURQUOISE)
        AGRA.imagine(view, TURQUOISE, Dice(seed))
        imagined.add(view.players[VIOLET].rupees)
    return imagined
