"""Each player: points, tokens, goods, what was played in this visit, and the hand."""

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Item, Line, Panel, Part, Stock

from ..components import PERSONS, Good, Symbol
from ..state import Player, Taj
from .cards import row_of


def player_panel(view: Taj, seat: Seat) -> Panel:
    """What a player has; of the hands of others, what everybody knows."""
    player = view.players[seat]
    parts: tuple[Part, ...] = (
        Line(text("line-points", points=sum(player.points)), key=f"points-{seat}"),
        *influence(player, seat),
        Stock("panel-goods", goods(player), key=f"goods-{seat}"),
        *played(view, player, seat),
        row_of(f"hand-{seat}", text("panel-hand", count=len(player.hand)), sorted(player.hand.cards)),
    )
    always = tuple(f"{what}-{seat}" for what in ("points", "tokens", "goods", "strength", "hand"))
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat, summary=always)


def influence(player: Player, seat: Seat) -> tuple[Part, ...]:
    """The influence tokens, if there are any."""
    held = tuple(Item(ident(person), player.tokens[person]) for person in PERSONS if player.tokens[person])
    return (Stock("panel-tokens", held, key=f"tokens-{seat}"),) if held else ()


def goods(player: Player) -> tuple[Item, ...]:
    """The goods on tiles and tokens."""
    return tuple(Item(ident(good), player.goods[good]) for good in Good)


def played(view: Taj, player: Player, seat: Seat) -> tuple[Part, ...]:
    """The cards on the table and their symbols; of whoever has withdrawn, that they have."""
    if seat in view.order.out:
        return (Line("line-withdrawn", key=f"strength-{seat}"),)
    if not player.played:
        return ()
    shown = tuple(Item(ident(symbol), player.strength[symbol]) for symbol in Symbol if player.strength[symbol])
    return (
        Stock("panel-strength", shown, key=f"strength-{seat}"),
        row_of(f"played-{seat}", "panel-played", player.played),
    )
