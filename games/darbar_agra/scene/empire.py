"""The empire board: the orders of the guilds, Akbar's birthday, and the influence tracks."""

from collections.abc import Hashable
from functools import lru_cache

from darbar import Seat, text
from darbar.ui.once import encoded, kept
from darbar.ui.scene import Cell, Grid, Line, Panel, Piece, Track

from ..box import AgraBox
from ..components import NEUTRAL, Good, Guild
from ..state import Agra
from .shown import GOODS, GUILDS, ONE, counted

MARKED, NOBODYS = Piece("marked"), Piece("neutral")


def _orders(view: Agra) -> Hashable:
    return view.box, view.pier, encoded((view.orders, view.order_markers, view.akbar))


@kept(_orders)
def orders_panel(view: Agra) -> Panel:
    """The orders of the guilds from top to bottom, with the marked ones, and what Akbar has and wants."""
    rows = tuple(tuple(order_cell(view, guild, place) for guild in Guild) for place in range(len(view.orders[0])))
    akbar = tuple(tuple(akbar_cell(view, good) for good in side) for side in view.box.akbar)
    limit = text("panel-columns", limit=view.box.order_limits[view.pier])
    return Panel("orders", "panel-orders", (Grid(limit, rows, key="columns"), Grid("panel-akbar", akbar, key="akbar")))


def order_cell(view: Agra, guild: Guild, place: int) -> Cell:
    """One order: its goods, whether it is marked, and whose marker lies there."""
    first, second = view.box.orders[guild][place]
    marked = (MARKED,) if view.order_markers[guild] == place else ()
    return Cell(
        ids=(GUILDS[guild],), takes=(ONE[first], ONE[second]), pieces=(*marked, *marker(view.orders[guild][place]))
    )


def akbar_cell(view: Agra, good: Good) -> Cell:
    """One good of Akbar's, and who has brought it."""
    return Cell(ids=(GOODS[good],), takes=(ONE[good],), pieces=marker(view.akbar[good]))


def marker(who: int) -> tuple[Piece, ...]:
    """The marker that lies there, a player's or a neutral one."""
    return (Piece("marker", Seat(who)),) if who >= 0 else (NOBODYS,) if who == NEUTRAL else ()


def _influence(view: Agra) -> Hashable:
    return view.box, *(tuple(player.influence) for player in view.players)


@kept(_influence)
def influence_panel(view: Agra) -> Panel:
    """The three influence tracks, and what their steps bring."""
    tracks = (
        Track(
            GUILDS[guild],
            view.box.top,
            tuple(player.influence[guild] for player in view.players),
            key=track_key(guild),
            ids=(GUILDS[guild],),
        )
        for guild in Guild
    )
    return Panel("influence", "panel-influence", (*tracks, steps_panel(view.box)))


def track_key(guild: Guild) -> str:
    """The key of a guild's track."""
    return f"influence-{guild.name.lower()}"


@lru_cache
def steps_panel(box: AgraBox) -> Panel:
    """What an order pays on each step, and the favours for reaching it."""
    return Panel("steps", "panel-steps", tuple(step_line(box, step) for step in range(1, box.top + 1)))


def step_line(box: AgraBox, step: int) -> Line:
    """A step; one that brings favours when it is reached says so."""
    favours = box.step_favours[step]
    label = text("line-step-favours", step=step, favours=favours) if favours else text("line-step", step=step)
    return Line(label, key=f"step-{step}", gives=counted("rupee", box.payouts[step]))
