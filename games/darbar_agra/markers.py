"""A player's 22 markers: goods, favours, and making room for more; and the rupees in the bag.

A gain needs markers from the supply. When it is empty, goods and favours can be returned to make room; otherwise the
gain is lost. Where a marker only moves (a good that is transformed, swapped or delivered), none is needed.
"""

from darbar import Flow, Move, Pass, Seat, Table

from .components import NONE, Good
from .events import (
    FavourReturned,
    FavoursGained,
    GainLost,
    GoodReturned,
    GoodsGained,
    GoodsPaid,
    RupeesGained,
    RupeesPaid,
)
from .moves import RETURN, RETURN_FAVOUR, Return, ReturnFavour
from .state import Agra, Player

PASS = Pass()


def gain_good(
    table: Table[Agra], seat: Seat, good: int, count: int = 1, fresh: bool = False, told: bool = False
) -> Flow[int]:
    """5.2 Markers from the supply become goods; how many there was room for.

    Where a `fresh` good is worth more than an old one, as with the Dyer, the same kind may be returned for it. What was
    `told` already is not told again, unless there is not room for all of it.
    """
    player = table.state.players[seat]
    if player.supply < count:
        yield from make_room(table, seat, count, sparing=NONE if fresh else good)
    got = min(count, player.supply)
    player.supply -= got
    player.goods[good] += got
    tell_gain(table, seat, got, count)
    if got and not (told and got == count):
        table.tell(GoodsGained, seat, Good(good), got)
    return got


def gain_favours(table: Table[Agra], seat: Seat, count: int = 1) -> Flow[int]:
    """5.5 Markers from the supply become favours; how many there was room for."""
    player = table.state.players[seat]
    if player.supply < count:
        yield from make_room(table, seat, count, favours=False)
    got = min(count, player.supply)
    player.supply -= got
    player.favours += got
    tell_gain(table, seat, got, count)
    if got:
        table.tell(FavoursGained, seat, got)
    return got


def tell_gain(table: Table[Agra], seat: Seat, got: int, wanted: int) -> None:
    """Report what there was no marker for."""
    if got < wanted:
        table.tell(GainLost, seat, wanted - got)


def make_room(table: Table[Agra], seat: Seat, wanted: int, sparing: int = NONE, favours: bool = True) -> Flow[None]:
    """Goods (but not the one to spare) and favours go back to the supply, as long as the player likes and it helps."""
    if table.state.box.rulings.making_room == "lose":
        return
    player = table.state.players[seat]
    while player.supply < wanted:
        offer = returnable(player, sparing, favours)
        if not offer:
            return
        match (yield table.ask(seat, "room", [*offer, PASS])):
            case Return(good):
                return_good(table, seat, good)
            case ReturnFavour():
                return_favour(table, seat)
            case _:
                return


def returnable(player: Player, sparing: int, favours: bool) -> list[Move]:
    """What could be returned to make room."""
    goods: list[Move] = [RETURN[good] for good, count in enumerate(player.goods) if count and good != sparing]
    return [*goods, RETURN_FAVOUR] if favours and player.favours else goods


def return_good(table: Table[Agra], seat: Seat, good: Good) -> None:
    """One good becomes a marker in the supply, for nothing."""
    player = table.state.players[seat]
    player.goods[good] -= 1
    player.supply += 1
    table.tell(GoodReturned, seat, good)


def return_favour(table: Table[Agra], seat: Seat) -> None:
    """One favour becomes a marker in the supply, for nothing."""
    player = table.state.players[seat]
    player.favours -= 1
    player.supply += 1
    table.tell(FavourReturned, seat)


def pay_good(table: Table[Agra], seat: Seat, good: int, count: int = 1) -> None:
    """Goods that are spent go back to the supply."""
    player = table.state.players[seat]
    player.goods[good] -= count
    player.supply += count
    table.tell(GoodsPaid, seat, Good(good), count)


def move_good(table: Table[Agra], seat: Seat, source: int, target: int, count: int = 1) -> None:
    """Markers go from one building to another, as in a transformation or a swap; the caller tells what it was."""
    goods = table.state.players[seat].goods
    goods[source] -= count
    goods[target] += count


def gain_rupees(table: Table[Agra], seat: Seat, rupees: int) -> None:
    """Rupees go into the bag. Everyone sees how many."""
    if rupees:
        table.state.players[seat].rupees += rupees
        table.tell(RupeesGained, seat, rupees)


def pay_rupees(table: Table[Agra], seat: Seat, rupees: int) -> None:
    """Rupees come out of the bag."""
    if rupees:
        table.state.players[seat].rupees -= rupees
        table.tell(RupeesPaid, seat, rupees)


def owned(player: Player) -> list[int]:
    """The goods a player has at least one of."""
    return [good for good, count in enumerate(player.goods) if count]
