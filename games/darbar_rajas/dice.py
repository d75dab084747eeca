"""3 Dice: they are rolled when they are taken, and nobody has more of them than Kali has hands."""

from typing import Final

from darbar import Flow, Move, Seat, Table, Text, text

from .components import ANY, COLOURS
from .events import DieMissing, DieReturned, DieRolled
from .moves import ENOUGH, GIVE_BACK, TAKE_DIE, GiveBack, TakeDie
from .state import Rajas
from .steps import Kind, Step

DICE: Final = int(Kind.DICE)


def room(state: Rajas, seat: Seat) -> int:
    """3.2 How many more dice Kali can hold."""
    return state.box.arms[seat] - len(state.players[seat].dice) - len(state.works.hand)


def values_of(faces: list[int]) -> list[int]:
    """What dice of a colour show, each value once; they lie lowest first."""
    return [*dict.fromkeys(faces)]


def is_taking(state: Rajas) -> bool:
    """Whether some of the dice of a step were taken or returned already."""
    return bool(state.works.hand or state.works.returned)


def gain_dice(table: Table[Rajas], seat: Seat, count: int, colour: int) -> None:
    """3.1 Dice from the supply; those of a fixed colour are rolled at once where there is room for all."""
    state = table.state
    if not count:
        return
    if colour == ANY or room(state, seat) < count:
        state.agenda.first([Step(DICE, count, colour)])
        return
    for _ in range(count):
        if not state.supply.take(colour):
            table.tell(DieMissing, seat, COLOURS[colour])
            return
        roll(table, seat, colour)


def roll(table: Table[Rajas], seat: Seat, colour: int) -> None:
    """3.1 A die that was taken is rolled and put onto the statue of Kali."""
    value = table.state.players[seat].dice.roll(table, colour)
    table.tell(DieRolled, seat, COLOURS[colour], value)


def roll_hand(table: Table[Rajas], seat: Seat) -> None:
    """3.1 All dice in the hand are rolled."""
    works = table.state.works
    hand, works.hand = works.hand, []
    for colour in hand:
        roll(table, seat, colour)


def take_dice(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """3.1 to 3.3 Name the colour of one more die, or make room for it, or have enough."""
    state = table.state
    left = [colour for colour, count in enumerate(state.supply.left) if count]
    if step.what != ANY:
        left = [step.what] if step.what in left else []
    if not step.amount or not left:
        stop_taking(table, seat, step)
        return
    if room(state, seat) <= 0:
        yield from make_room(table, seat, step)
        return
    if step.what == ANY:
        move = yield table.ask(seat, "colour", [TAKE_DIE[colour] for colour in left], why_no_die)
        name(table, seat, step, move.colour)
    else:
        name(table, seat, step, step.what)


def make_room(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """3.2 Whoever has all hands full returns a die first, or takes fewer."""
    state, dice = table.state, table.state.players[seat].dice
    returns = [GIVE_BACK[kind][face - 1] for kind, faces in enumerate(dice.faces) for face in values_of(faces)]
    match (yield table.ask(seat, "room", [ENOUGH, *returns], why_no_die)):
        case GiveBack(colour, value):
            dice.take(colour, value)
            if state.box.rulings.returned == "at-once":  # ruling returned
                state.supply.put(colour)
            else:
                state.works.returned.append(colour)
            table.tell(DieReturned, seat, colour, value)
        case _:
            stop_taking(table, seat, step)


def name(table: Table[Rajas], seat: Seat, step: Step, colour: int) -> None:
    """3.3 A die of this colour comes to hand; dice of choice are rolled when all of them are named."""
    state = table.state
    state.supply.take(colour)
    state.works.hand.append(colour)
    if state.box.rulings.naming == "one-by-one":  # ruling naming
        roll_hand(table, seat)
    if step.amount > 1:
        state.agenda.instead(Step(DICE, step.amount - 1, step.what))
    else:
        stop_taking(table, seat, Step(DICE, 0, step.what))


def stop_taking(table: Table[Rajas], seat: Seat, step: Step) -> None:
    """3.2 and 3.4 What is in the hand is rolled; a colour that is out is missed."""
    state = table.state
    state.agenda.done()
    if step.amount and step.what != ANY and not state.supply[step.what]:
        table.tell(DieMissing, seat, COLOURS[step.what])
    roll_hand(table, seat)
    for colour in state.works.returned:
        state.supply.put(colour)
    state.works.returned = []


def why_no_die(move: Move) -> Text | None:
    """Why a die cannot be taken or returned; None for other moves."""
    match move:
        case TakeDie(colour):
            return text("refusal-die-gone", colour=colour)
        case GiveBack(colour, value):
            return text("refusal-no-die", colour=colour, value=value)
    return None
