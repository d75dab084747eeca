"""What a seat may know, what it may imagine, and what never gets lost."""

from darbar import Dice, Seat
from darbar.components import HIDDEN, fill_hidden

from .bags import imagined_bag
from .components import ABSENT, NONE, Tile
from .state import Agra, Player


def hide(state: Agra, seat: Seat | None) -> None:
    """The rupees are in bags, and the stack of favour tiles is face down; everything else lies open."""
    state.stack.hide()
    for other, player in enumerate(state.players):
        if other != seat:
            player.rupees = HIDDEN


def imagine(state: Agra, seat: Seat, dice: Dice) -> None:
    """Shuffle the tiles that lie nowhere else into the stack, and put a plausible sum into each bag."""
    shown = [*state.display.cards, *(tile for player in state.players for tile in player.tiles)]
    fill_hidden([state.stack.cards], [int(tile) for tile in Tile], shown, dice)
    for other, player in enumerate(state.players):
        if player.rupees == HIDDEN:
            player.rupees = imagined_bag(state, other, dice)


def conserved(state: Agra) -> dict[str, int]:
    """Markers, workers, tiles, notables and price tokens: none appears, none is lost."""
    tiles = [*state.stack.cards, *state.display.cards, *(tile for player in state.players for tile in player.tiles)]
    on_river = sum(bool(goods) for goods in state.river)
    tokens = {good for good in state.token_goods if good != NONE}
    counts = {
        "tiles": len(set(tiles)),
        "notables": on_river + sum(holder >= 0 for holder in state.holders),
        "notables in the box": state.holders.count(ABSENT),
        "price tokens": len(tokens) + state.token_goods.count(NONE),
    }
    for number, player in enumerate(state.players):
        counts[f"markers of {number}"] = markers_of(state, number, player)
        counts[f"workers of {number}"] = player.workers + player.cooked + state.occupants.count(number)
        counts[f"covers of {number}"] = (player.covers | COVERED).bit_count()
    return counts


COVERED = 0xFF
"""All eight covers: one that appears anywhere else would show."""


def markers_of(state: Agra, number: int, player: Player) -> int:
    """Every marker of a player, wherever it is."""
    used = player.used_printed.bit_count() + player.used_tiles.bit_count() + player.used_luxury.bit_count()
    at_hand = player.supply + player.favours + sum(player.goods) + player.french + used
    empire = sum(column.count(number) for column in state.orders) + state.akbar.count(number)
    on_river = [on_notable(state, notable, number) for notable, there in enumerate(state.river) if number in there]
    return at_hand + empire + sum(on_river)


def on_notable(state: Agra, notable: int, number: int) -> int:
    """How many markers of a player lie on a notable."""
    doubles = state.doubles[notable]
    return sum(1 + (doubles >> slot & 1) for slot, who in enumerate(state.river[notable]) if who == number)
