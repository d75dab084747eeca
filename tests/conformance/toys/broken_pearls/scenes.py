"""Moves that point at what is not in the scene."""

from enum import Enum
from typing import Any

from darbar import Flow, Game, Move, Pass, Seat, Table, Way
from darbar.core.moves import ident
from darbar.ui.scene import Line, Panel, Piece, Scene, shows
from msgspec.structs import replace
from oysters.game import OYSTERS
from pearls import rules
from pearls.game import PEARLS
from pearls.moves import Bid
from pearls.state import Pearls, Shell

from .breaking import breaks, with_phase

LONG = 200


class Hand(Enum):
    LEFT = "left"


class Side(Way, Enum):
    LEFT = "left"


class Toss(Move):
    """Toss the {shell} shell with the {hand} hand."""

    shell: Shell
    hand: Hand


class Roll(Move):
    """Roll the {shell} shell to the {side}."""

    shell: Shell
    side: Side


@breaks("moves point at the scene", "but no part of its scene has the id or key 'shell-black'")
def black_shells_have_no_id() -> Game[Any]:
    def scene(view: Pearls, seat: Seat | None) -> Scene:
        return Scene(tuple(without_black(panel) for panel in rules.scene(view, seat).panels))

    def without_black(panel: Panel) -> Panel:
        parts = tuple(part for part in panel.parts if "shell-black" not in part.ids)
        return Panel(panel.key, panel.label, parts, owner=panel.owner)

    return PEARLS.change(scene=scene)


@breaks("moves point at the scene", "but no part of its scene has the id or key 'oyster-")
def a_scene_shows_nothing() -> Game[Any]:
    return OYSTERS.change(scene=lambda view, seat: Scene((Panel("quay", "panel-fisher"),)))


@breaks("moves point at the scene", "is in several places (")
def a_shell_is_shown_twice() -> Game[Any]:
    def scene(view: Pearls, seat: Seat | None) -> Scene:
        shells = tuple(Line(ident(shell), ids=shows(shell)) for shell in Shell)
        twice = (Panel("chart", "panel-sea", shells), Panel("list", "panel-sea", shells))
        hidden = (replace(panel, parts=()) for panel in rules.scene(view, seat).panels)
        return Scene((*twice, *hidden))

    return PEARLS.change(scene=scene)


@breaks("moves point at the scene", "no part of its scene has the id or key 'the moon'")
def moves_point_at_the_moon() -> Game[Any]:
    return PEARLS.change(points=lambda view, move, ask: ["the moon"])


@breaks("parts have keys", "parts of a scene have the key 'sea'")
def two_panels_have_the_same_key() -> Game[Any]:
    def scene(view: Pearls, seat: Seat | None) -> Scene:
        return Scene((Panel("sea", "panel-sea"), *rules.scene(view, seat).panels))

    return PEARLS.change(scene=scene)


@breaks("pages are complete", "on a page, '' has no name")
def a_piece_of_no_kind_stands_on_the_quay() -> Game[Any]:
    def scene(view: Pearls, seat: Seat | None) -> Scene:
        return Scene((Panel("quay", "panel-sea", pieces=(Piece(""),)), *rules.scene(view, seat).panels))

    return PEARLS.change(scene=scene)


def offering(kind: type[Move], member: Enum, others: int = 0) -> Game[Any]:
    """Once in a match, in the last turn, a shell of the hand can be moved so; after many other questions."""

    def turn(table: Table[Pearls]) -> Flow[None]:
        state, seat = table.state, table.state.order.current
        for _ in range(others):
            yield table.ask(seat, "turn", [Bid(1), Bid(2)])
        if state.round == state.box.options.rounds and seat == len(state.divers) - 1:
            yield table.ask(seat, "turn", [kind(Shell(state.divers[seat].hand[0]), member), Pass()])
        yield from rules.turn(table)

    return with_phase("turn", turn, moves=(*PEARLS.moves, kind))


@breaks(
    "moves point at the scene",
    " left', but no part of its scene has the id or key 'hand-left': show it, or make its enum",
)
def a_part_of_a_move_is_not_shown() -> Game[Any]:
    return offering(Toss, Hand.LEFT)


def a_part_of_a_move_is_not_shown_once_in_a_long_match() -> Game[Any]:
    return offering(Toss, Hand.LEFT, LONG)


def a_part_of_a_move_is_a_way() -> Game[Any]:
    return offering(Roll, Side.LEFT)
