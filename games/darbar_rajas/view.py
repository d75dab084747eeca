"""What a seat may know, what it may imagine, and what never gets lost."""

from darbar import Dice, Seat
from darbar.components import fill_hidden

from .components import NONE, Colour, Hue, Tile
from .state import Rajas
from .steps import Kind


def hide(state: Rajas, seat: Seat | None) -> None:
    """The order of the tiles in a stack, and of the white income tiles that lie face down."""
    for stack in state.stacks:
        stack.hide()
    state.income.hide()


def imagine(state: Rajas, seat: Seat, dice: Dice) -> None:
    """Any order of the tiles that lie nowhere else."""
    stacks: list[list[int]] = [[] for _ in state.stacks]
    for tile in Tile:
        stacks[state.box.tile_stacks[tile]].append(int(tile))
    seen = [*state.offer, *(tile for player in state.players for tile in (*player.grid, *player.under))]
    for stack, deck in enumerate(state.stacks):
        known = [tile for tile in seen if tile != NONE and state.box.tile_stacks[tile] == stack]
        fill_hidden([deck.cards], stacks[stack], known, dice)
    if not state.box.options.navaratnas:
        fill_hidden([state.income.cards], state.box.income_of(Hue.WHITE), state.income.discards, dice)


def conserved(state: Rajas) -> dict[str, int]:
    """14.1 Dice, tiles, income tiles and workers: none appears, none is lost."""
    players, works = state.players, state.works
    counts = {
        f"{colour.name.lower()} dice": state.supply[colour]
        + sum(len(player.dice[colour]) for player in players)
        + works.hand.count(colour)
        + works.returned.count(colour)
        for colour in Colour
    }
    laid = [tile for player in players for tile in (*player.grid, *player.under) if tile != NONE]
    shown = [tile for tile in state.offer if tile != NONE]
    counts["tiles"] = len(laid) + len(shown) + sum(len(stack.cards) for stack in state.stacks)
    placed = sum(tile != NONE for player in players for tile in player.slots)
    fitting = sum(step.kind == Kind.FIT for step in state.agenda.todo)
    piles = len(state.income.cards) + len(state.income.discards) + len(state.open_income)
    counts["income tiles"] = piles + placed + fitting
    for seat in range(len(players)):
        workforce = state.workforce
        waiting = workforce.home[seat] + workforce.reserve[seat] + state.removed[seat]
        counts[f"workers of {seat}"] = waiting + workforce.on_board(Seat(seat))
    return counts
