"""4.0 and 4.1 Turns, rounds, and how the end comes."""

import pytest
from agra_positions import TURQUOISE, VIOLET, complete, drive, has, table_of, told
from darbar.testing import rule
from darbar_agra.components import Printed, Tile
from darbar_agra.ending import trigger_end
from darbar_agra.favours import may_tile, spend_printed, spend_tile
from darbar_agra.game import phase
from darbar_agra.phases.turns import closing, opening
from darbar_agra.state import Stage


@rule("agra", "4.0")
def test_turns_go_clockwise_and_a_round_ends_before_the_first_player():
    table = table_of(turquoise=has(), violet=has(), yellow=has())
    seats = []
    for _ in range(4):
        drive(closing(table))
        seats.append((table.state.turn_seat, table.state.round))
    assert seats == [(1, 1), (2, 1), (0, 2), (1, 2)]


@rule("agra", "4.1")
def test_a_turn_begins_with_meditation():
    table = table_of(Stage.OPENING, turquoise=has(), violet=has())
    drive(opening(table))
    assert (phase(table.state), told(table)) == ("meditation", ["TurnBegan"])


@rule("agra", "favour actions")
def test_at_the_end_of_a_turn_markers_come_back_and_the_books_are_cleared():
    table = table_of(turquoise=has(favours=3), violet=has())
    drive(spend_printed(table, TURQUOISE, Printed.BASIC_GOOD))
    player = table.state.players[TURQUOISE]
    player.credited, table.state.now.points = 5, 4
    drive(closing(table))
    assert (player.supply, player.used_printed, player.credited, table.state.now.points) == (21, 0, 0, 0)
    assert complete(table)


@pytest.mark.parametrize(("reading", "ready"), [("own-turn", False), ("any-turn", True)])
@rule("agra", "favour actions", "F3", "F4", "T2")
def test_a_tile_used_while_following_is_ready_again_after_ones_own_turn_or_after_that_turn(reading, ready):
    table = table_of(rulings={"used-tiles": reading}, turquoise=has(), violet=has(favours=4, tiles="one-more"))
    violet = table.state.players[VIOLET]
    drive(spend_tile(table, VIOLET, Tile.ONE_MORE))
    drive(closing(table))
    assert (table.state.turn_seat, may_tile(table.state, violet, Tile.ONE_MORE)) == (VIOLET, ready)
    drive(closing(table))
    assert may_tile(table.state, violet, Tile.ONE_MORE)
    assert complete(table)


@pytest.mark.parametrize(("reading", "asked"), [("own-turn", []), ("any-turn", ["mullah"])])
@rule("agra", "N13", "F3")
def test_the_mullah_saves_a_favour_in_ones_own_turn_or_in_every_turn(reading, asked):
    own = has(favours=9, tiles="one-more", contracts="mullah")
    table = table_of(rulings={"mullah": reading, "used-tiles": "any-turn"}, turquoise=has(), violet=own)
    assert drive(spend_tile(table, VIOLET, Tile.ONE_MORE), *["invoke mullah"] * len(asked)) == (asked, None)
    drive(closing(table))
    assert drive(spend_tile(table, VIOLET, Tile.ONE_MORE), "invoke mullah") == (["mullah"], None)
    assert table.state.players[VIOLET].favours == 9 - 2 - 1 + len(asked)


@pytest.mark.parametrize(("turn", "turns_left"), [("turquoise", 4), ("violet", 3)])
@rule("agra", "8.0")
def test_after_the_end_is_triggered_the_round_is_finished_and_one_more_is_played(turn, turns_left):
    """Turquoise is first; the running turn counts."""
    table = table_of(turn=turn, turquoise=has(), violet=has())
    trigger_end(table)
    trigger_end(table)
    played = 0
    while phase(table.state) is not None:
        drive(closing(table))
        played += 1
    assert (played, told(table).count("EndTriggered"), table.state.turn_seat) == (turns_left, 1, VIOLET - 1)
