"""6 The palace: terraces, balconies and the six chambers."""

from collections.abc import Sequence
from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text
from darbar.components import RolledDice

from ..components import CHAMBERS, NONE, Site
from ..dice import roll_hand, values_of
from ..moves import (
    CHOOSE,
    COVER,
    ENOUGH,
    FLIP,
    MONEY_FIRST,
    PASS,
    REROLL,
    REROLL_UP_TO,
    UPGRADE_FIRST,
    VISIT,
    Choose,
    Cover,
    Discard,
    Flip,
    MoneyFirst,
    Reroll,
    RerollUpTo,
    Visit,
)
from ..payment import SIDES, begin_payment, dice_of, flips_for, flips_left, give_up, most, why_not_give
from ..river import can_voyage
from ..state import Player, Rajas
from ..steps import Kind, Step
from ..tracks import upgrades
from .quarry import BUILDER, has_better, on_offer, reachable

BUILDER_VALUE: Final = 5
VOYAGE: Final = 6
TURNED_VALUE: Final = SIDES - BUILDER_VALUE


def reroll(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.1 Any number of dice is picked up, and then rolled again."""
    state, dice = table.state, table.state.players[seat].dice
    if not len(dice):
        stop_rerolling(table, seat)
        return
    offer = () if table.replaying else [ENOUGH, *rerolls(state, dice)]
    match (yield table.ask(seat, "reroll", offer, lambda move: why_not_reroll(dice, move))):
        case Reroll(colour, value):
            dice.take(colour, value)
            state.works.hand.append(int(colour))
        case Choose():
            state.works.one_by_one = True
        case RerollUpTo(most):
            pick_up(state, dice, most)
            stop_rerolling(table, seat)
        case _:
            stop_rerolling(table, seat)


def pick_up(state: Rajas, dice: RolledDice, most: int) -> None:
    """6.1 All dice that show so much or less come to hand."""
    for kind, faces in enumerate(dice.faces):
        state.works.hand += [kind] * sum(face <= most for face in faces)
        faces[:] = [face for face in faces if face > most]


def stop_rerolling(table: Table[Rajas], seat: Seat) -> None:
    """6.1 What was picked up is rolled."""
    table.state.agenda.done()
    table.state.works.one_by_one = False
    roll_hand(table, seat)


def rerolls(state: Rajas, dice: RolledDice) -> list[Move]:
    """6.1 All dice up to a value, or, for those who choose, one after another."""
    if state.works.one_by_one:
        return [REROLL[kind][face - 1] for kind, faces in enumerate(dice.faces) for face in values_of(faces)]
    values = sorted(set().union(*dice.faces))
    return [*(REROLL_UP_TO[value - 1] for value in values), *([CHOOSE] if len(dice) > 1 else [])]


def visit(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """7.6 An action of the palace for no worker and no die: one of these chambers, also where somebody stands."""
    state = table.state
    offer = () if table.replaying else visits(state, seat, step)
    move = yield table.ask(seat, "visit", offer, lambda move: why_not_visit(step, move))
    state.agenda.done()
    if isinstance(move, Visit):
        state.agenda.first(state.box.chambers[value_of(move.site)])


def visits(state: Rajas, seat: Seat, step: Step) -> list[Move]:
    """7.6 The chambers that do something, and passing where that is allowed or nothing else is possible."""
    sites = [site for site in range(CHAMBERS, len(Site)) if step.what >> value_of(site) & 1]
    offer: list[Move] = [VISIT[site] for site in sites if is_possible(state, seat, value_of(site))]
    if not offer or state.box.rulings.palace_action == "may":  # ruling palace-action
        offer.append(PASS)
    return offer


def value_of(site: int) -> int:
    """The value of the die that opens a chamber."""
    return site - CHAMBERS + 1


def is_possible(state: Rajas, seat: Seat, value: int) -> bool:
    """6.9 Whether a chamber has an effect: only the Master Builder and the Portuguese may have none."""
    if value == BUILDER_VALUE:
        player = state.players[seat]
        best = reachable(player, flips_for(state, player.karma))
        return can_cover(state, player, uncovered(state, player), best)
    return value != VOYAGE or can_voyage(state, seat, VOYAGE)


def raja(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.5 An upgrade and money; the order is asked where the money brings a bonus."""
    state, money = table.state, Step(Kind.MONEY, step.amount)
    both = (Step(Kind.UPGRADE), money)
    best, now = state.best_money[seat], state.money[seat] + step.amount
    matters = state.box.money_track.between(best, now) and upgrades(state, seat) < most_upgrades(state)
    if matters and state.box.rulings.raja_order == "player":  # ruling raja-order
        move = yield table.ask(seat, "raja", [UPGRADE_FIRST, MONEY_FIRST])
        both = (money, Step(Kind.UPGRADE)) if isinstance(move, MoneyFirst) else both
    state.agenda.instead(*both)


def most_upgrades(state: Rajas) -> int:
    """8.1 How many upgrades a player can make."""
    return len(state.players[0].levels) * (state.box.last_level - state.box.first_level)


def open_chamber(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.4 A die of the value of a chamber is given up; the Master Builder leaves enough to pay for a tile."""
    state, player = table.state, table.state.players[seat]
    begin_payment(state)
    offer = () if table.replaying else openers(state, player, step.what)
    move = yield table.ask(seat, text("value", value=step.what), offer, lambda move: why_not_give(player, move))
    state.agenda.done()
    give_up(table, seat, move)


def openers(state: Rajas, player: Player, value: int) -> list[Move]:
    """6.4 and 6.6 The dice that open a chamber."""
    dice = dice_of(player, (value,), flips_left(state, player))
    return [die for die in dice if value != BUILDER_VALUE or can_cover_without(state, player, die)]


# The Master Builder


def build(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.6 Choose a tile of one's own that was never covered, and then a dearer one."""
    state = table.state
    cells = [] if table.replaying else coverable(state, state.players[seat])
    if not cells and not table.replaying:
        state.agenda.done()
        return
    move = yield table.ask(
        seat, "cover", [COVER[cell] for cell in cells], lambda move: why_not_cover(state, seat, move)
    )
    state.works.cell = int(move.cell)
    state.agenda.instead(Step(Kind.TILE, 1, BUILDER))


def coverable(state: Rajas, player: Player) -> list[int]:
    """6.6 The cells whose tile can be covered."""
    best, offer = reachable(player, flips_for(state, player.karma)), on_offer(state)
    return [cell for cell, cost in uncovered(state, player) if has_better(state, player, cell, cost, best, offer)]


def uncovered(state: Rajas, player: Player) -> list[tuple[int, int]]:
    """6.6 The cells whose tile was never covered, each with what the tile cost."""
    costs, under = state.box.tile_costs, player.under
    return [(cell, costs[tile]) for cell, tile in enumerate(player.grid) if tile != NONE and under[cell] == NONE]


def can_cover_after(state: Rajas, player: Player, best: Sequence[int], flips: int) -> bool:
    """6.6 Whether a die can be spared for the Master Builder; `best` is the most that all dice of a colour pay."""
    cells = uncovered(state, player)
    if not cells:
        return False
    for colour, faces in enumerate(player.dice.faces):
        if BUILDER_VALUE in faces:
            rest = [*best]
            rest[colour] -= BUILDER_VALUE  # turned over it would be worth less, so the most counts it as it is
            if can_cover(state, player, cells, rest):
                return True
        if flips and TURNED_VALUE in faces and can_cover_without(state, player, FLIP[colour][TURNED_VALUE - 1]):
            return True
    return False


def can_cover_without(state: Rajas, player: Player, die: Discard | Flip) -> bool:
    """6.6 Whether the dice that are left without one pay for a tile that can cover another."""
    dice, flips = player.dice.faces.copy(), flips_for(state, player.karma - (type(die) is Flip))
    dice[die.colour] = without(dice[die.colour], die.value)
    return can_cover(state, player, uncovered(state, player), [most(faces, flips) for faces in dice])


def without(faces: list[int], value: int) -> list[int]:
    """The same dice without one of a value."""
    rest = faces.copy()
    rest.remove(value)
    return rest


def can_cover(state: Rajas, player: Player, cells: Sequence[tuple[int, int]], best: Sequence[int]) -> bool:
    """6.6 Whether dice that reach so much of each colour pay for a tile that can cover one of these."""
    offer = on_offer(state)
    for cell, cost in cells:
        if has_better(state, player, cell, cost, best, offer):
            return True
    return False


# Questions


def why_not_reroll(dice: RolledDice, move: Move) -> Text | None:
    """Why a die cannot be rolled again; None for other moves."""
    match move:
        case Reroll(colour, value):
            held = value in dice[colour]
            return text("refusal-choose-first") if held else text("refusal-no-die", colour=colour, value=value)
        case RerollUpTo(value):
            return text("refusal-no-such-dice", value=value)
    return None


def why_not_visit(step: Step, move: Move) -> Text | None:
    """Why a chamber cannot be visited; None for other moves."""
    if not isinstance(move, Visit):
        return None
    is_action = move.site >= CHAMBERS and step.what >> value_of(move.site) & 1
    return text("refusal-no-effect" if is_action else "refusal-no-such-action", site=move.site)


def why_not_cover(state: Rajas, seat: Seat, move: Move) -> Text | None:
    """Why a tile cannot be covered; None for other moves."""
    if not isinstance(move, Cover):
        return None
    player = state.players[seat]
    if player.grid[move.cell] == NONE:
        return text("refusal-nothing-to-cover", cell=move.cell)
    return text("refusal-covered" if player.under[move.cell] != NONE else "refusal-no-better-tile", cell=move.cell)
