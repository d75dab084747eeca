"""What a move is about on the table, what it costs, and what it does there."""

from darbar import Ask, Move, Pass, Seat, Text, text
from darbar.core.moves import ident, word
from darbar.ui.scene import Item

from .components import NONE, Cell, Colour, Site
from .moves import (
    Choose,
    Discard,
    Enough,
    Flip,
    GiveBack,
    MoneyFirst,
    Pay,
    Place,
    Reroll,
    RerollUpTo,
    Sail,
    Take,
    TakeDie,
    Turn,
    UpgradeFirst,
)
from .payment import Plan, dice_in, flips_left, plans
from .phases.placing import cost
from .phases.quarry import price_of
from .scene.board import given_up
from .scene.items import die_face
from .state import Rajas
from .steps import Kind


def points(view: Rajas, move: Move, ask: Ask) -> list[str] | None:
    """The ids and keys of what a move is about; None where its site, tile, cell, good or building says it."""
    match move:
        case Pass() | Enough() | Choose():
            return []
        case TakeDie(colour):
            return [f"supply/{ident(colour)}"]
        case Discard(colour, value) | Flip(colour, value) | GiveBack(colour, value) | Reroll(colour, value):
            return [die_face(colour, value)]
        case RerollUpTo(most):
            faces = view.players[ask.seat].dice.faces
            return [die_face(colour, face) for colour in Colour for face in sorted(set(faces[colour])) if face <= most]
        case Pay(number):
            colour, way = plan(view, ask.seat, number)
            return [die_face(colour, abs(die)) for die in way]
        case Turn() if view.works.cell != NONE:
            return [ident(Cell(view.works.cell))]
        case UpgradeFirst() | MoneyFirst():
            return [ident(Site.RAJA)]
        case Sail(space):
            return [f"river-{space}"]
    return None


def plan(view: Rajas, seat: Seat, number: int) -> tuple[Colour, Plan]:
    """The colour that is being paid with, and a suggested way to pay; no die where nothing is being paid."""
    step, player = view.agenda.current if view.agenda else None, view.players[seat]
    if step is None or step.kind != Kind.PAY:
        return Colour.BLUE, ()
    ways = plans(tuple(player.dice[step.what]), flips_left(view, player), step.amount)
    return Colour(step.what), ways[number - 1] if number <= len(ways) else ()


def price(view: Rajas, move: Move) -> tuple[Item, ...]:
    """What a move costs: money, dice, pips, or karma."""
    match move:
        case Place(site):
            full = len(view.workforce.spaces[site]) == len(view.box.costs[len(view.players)][site])
            money = 0 if full else cost(view, site)
            return (*((Item("money", money),) if money else ()), *given_up(view.box, site))
        case Take(tile):
            colour = Colour(view.box.tile_colours[tile])
            return (Item(f"pips-{word(colour)}", max(0, price_of(view, view.seat, tile))),)
        case Flip():
            return (Item("karma"),)
        case Pay(number):
            karma = sum(die < 0 for die in plan(view, view.seat, number)[1])
            return (Item("karma", karma),) if karma else ()
    return ()


def describe(view: Rajas, move: Move) -> Text | None:
    """A suggested payment names its dice."""
    if isinstance(move, Pay):
        colour, way = plan(view, view.seat, move.plan)
        return text("line-pay", dice=dice_in(way, colour)) if way else None
    return None
