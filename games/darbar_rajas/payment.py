"""3 Payment: dice of a value, of a colour, or for a price; karma turns dice over while they are given up."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from darbar import Flow, Move, Seat, Table, Text, text

from .components import COLOURS
from .dice import values_of
from .events import DieDiscarded, DieFlipped
from .moves import CHOOSE, DISCARD, ENOUGH, FLIP, PAY, Choose, Discard, Flip, Pay
from .state import Player, Rajas
from .steps import Kind, Step

SIDES: Final = 7
"""Opposite faces of a die add up to this."""

PAYING: Final = int(Kind.PAY)

PORT: Final = 3
"""The highest die of the port."""

Plan: TypeAlias = tuple[int, ...]
"""A way to pay: the dice that are given up; those that are turned over are negative."""


def flips_left(state: Rajas, player: Player) -> int:
    """3.5 How many dice of the present payment karma can still turn over."""
    return flips_for(state, player.karma, state.works.flips)


def flips_for(state: Rajas, karma: int, flipped: int = 0) -> int:
    """3.5 How many dice of a payment so much karma can turn over, after so many."""
    return min(karma, 1 - flipped) if state.box.rulings.flips == "one" else karma  # ruling flips


def give_up(table: Table[Rajas], seat: Seat, move: Discard | Flip) -> int:
    """3.5 A die goes back to the supply, as it is or turned over; what it counts."""
    state, player = table.state, table.state.players[seat]
    player.dice.take(move.colour, move.value)
    state.supply.put(move.colour)
    state.works.given += 1
    if isinstance(move, Discard):
        table.tell(DieDiscarded, seat, move.colour, move.value)
        return move.value
    player.karma -= 1
    state.works.flips += 1
    table.tell(DieFlipped, seat, move.colour, move.value, SIDES - move.value)
    return SIDES - move.value


def begin_payment(state: Rajas) -> None:
    """A new payment: nothing is given up or turned over yet."""
    state.works.flips = state.works.given = 0
    state.works.one_by_one = False


# Dice of a value or of a colour


def dice_of(player: Player, values: Sequence[int], flips: int) -> list[Discard | Flip]:
    """3.5 The dice that have one of these values, as they are or turned over."""
    dice = [(colour, faces) for colour, faces in enumerate(player.dice.faces) if faces]
    offer: list[Discard | Flip] = [
        DISCARD[colour][value - 1] for colour, faces in dice for value in values if value in faces
    ]
    if flips:
        turned = [SIDES - value for value in values]
        offer += [FLIP[colour][value - 1] for colour, faces in dice for value in turned if value in faces]
    return offer


def discard_colour(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """6.3 A die of a colour is given up, whatever it shows."""
    player = table.state.players[seat]
    offer = [DISCARD[step.what][face - 1] for face in values_of(player.dice[step.what])]
    move = yield table.ask(seat, "balcony", offer, lambda move: why_not_give(player, move))
    table.state.agenda.done()
    give_up(table, seat, move)


def why_not_give(player: Player, move: Move) -> Text | None:
    """Why a die cannot be given up; None for other moves."""
    if not isinstance(move, Discard | Flip):
        return None
    if move.value not in player.dice[move.colour]:
        return text("refusal-no-die", colour=move.colour, value=move.value)
    if isinstance(move, Flip) and not player.karma:
        return text("refusal-no-karma")
    return text("refusal-wrong-die", colour=move.colour, value=move.value)


# Dice of a colour for a price


def pay(table: Table[Rajas], seat: Seat, step: Step) -> Flow[None]:
    """4.3 Dice of a colour are given up until the price is reached: as suggested, or one by one."""
    state, player = table.state, table.state.players[seat]
    faces, price, colour = player.dice[step.what], step.amount, step.what
    if price <= 0 and (not faces or state.box.rulings.overpaying == "needed"):  # ruling overpaying
        state.agenda.done()
        return
    flips = flips_left(state, player)
    offer = () if table.replaying else ways_on(state, faces, flips, step)
    match (
        yield table.ask(seat, asked_price(price, colour), offer, lambda move: why_not_pay(state, player, step, move))
    ):
        case Pay(number):
            state.agenda.done()
            for die in plans(tuple(faces), flips, price)[number - 1]:
                give_up(table, seat, DISCARD[colour][die - 1] if die > 0 else FLIP[colour][-die - 1])
        case Choose():
            state.works.one_by_one = True
        case (Discard() | Flip()) as given:
            state.agenda.instead(Step(PAYING, price - give_up(table, seat, given), colour))
        case _:
            state.agenda.done()


@lru_cache(maxsize=1024)
def asked_price(price: int, colour: int) -> Text:
    """The question for so much, or for more than was needed."""
    return text("pay", price=price, colour=COLOURS[colour]) if price > 0 else text("more")


def why_not_pay(state: Rajas, player: Player, step: Step, move: Move) -> Text | None:
    """Why a die cannot be given up for a price; None for other moves."""
    works = state.works
    suggests = step.amount > 0 and not works.one_by_one and not works.given
    if (
        suggests
        and isinstance(move, Discard | Flip)
        and move.colour == step.what
        and move.value in player.dice[step.what]
    ):
        return text("refusal-choose-first")
    return why_not_give(player, move)


def ways_on(state: Rajas, faces: list[int], flips: int, step: Step) -> list[Move]:
    """4.3 How the payment can go on: as suggested, die by die if one likes, or with more dice than needed."""
    if step.amount > 0:
        return suggested(state, faces, flips, step.amount) or single(faces, flips, step.amount, step.what)
    return [ENOUGH, *(DISCARD[step.what][face - 1] for face in values_of(faces))]


def suggested(state: Rajas, faces: list[int], flips: int, price: int) -> list[Move]:
    """4.3 The suggestions, and to choose otherwise; none where dice are chosen one by one, or there is only one."""
    if state.works.one_by_one or state.works.given or len(faces) == 1:
        return []
    return [*PAY[: len(plans(tuple(faces), flips, price))], CHOOSE]


def single(faces: list[int], flips: int, price: int, colour: int) -> list[Move]:
    """4.3 The dice that can be given next, so that the rest still reaches the price."""
    offer: list[Move] = []
    values = values_of(faces)
    for value in values:
        rest = faces.copy()
        rest.remove(value)
        if value + most(rest, flips) >= price:
            offer.append(DISCARD[colour][value - 1])
    for value in values if flips else ():
        rest = faces.copy()
        rest.remove(value)
        if SIDES - value + most(rest, flips - 1) >= price:
            offer.append(FLIP[colour][value - 1])
    return offer


def most(faces: Sequence[int], flips: int) -> int:
    """The most that dice show together, lowest first, when so many are turned over."""
    total = sum(faces)
    for face in faces[:flips]:
        if face > 3:
            break
        total += SIDES - 2 * face
    return total


@lru_cache(maxsize=1 << 16)
def plans(faces: tuple[int, ...], flips: int, price: int) -> tuple[Plan, ...]:
    """Up to three sensible ways to pay: least given, fewest dice, and one with karma that spares dice."""
    ways = [way for turned in range(min(flips, len(faces)) + 1) for way in ways_to_pay(faces, turned, price)]
    plain = [way for way in ways if min(way) > 0]
    chosen = []
    if plain:
        chosen = [min(plain, key=lambda way: (sum(way), len(way))), min(plain, key=lambda way: (len(way), sum(way)))]
    fewest = min((len(way) for way in plain), default=len(faces) + 1)
    karmic = [way for way in ways if min(way) < 0 and len(way) < fewest]
    if karmic:
        chosen.append(min(karmic, key=lambda way: (sum(die < 0 for die in way), len(way), shown(way))))
    return tuple(dict.fromkeys(chosen))


def ways_to_pay(faces: tuple[int, ...], turned: int, price: int) -> list[Plan]:
    """All sets of dice that reach the price with so many of them turned over, the lowest ones, none of them in vain."""
    found: dict[Plan, None] = {}
    for count in range(max(1, turned), len(faces) + 1):
        for dice in combinations(faces, count):
            if turned and dice[turned - 1] > SIDES / 2:
                continue
            total = sum(dice) + sum([SIDES - 2 * die for die in dice[:turned]])
            if price <= total < price + least_of(dice, turned):
                found[(*(-die for die in dice[:turned]), *dice[turned:])] = None
    return list(found)


def least_of(dice: tuple[int, ...], turned: int) -> int:
    """The least that one of some dice shows, lowest first, so many of which, the first ones, are turned over."""
    least = dice[turned] if turned < len(dice) else SIDES
    return min(least, SIDES - dice[turned - 1]) if turned else least


def shown(way: Plan) -> int:
    """What a way to pay adds up to."""
    return sum(die if die > 0 else SIDES + die for die in way)


def dice_in(way: Plan, colour: int) -> list[Text]:
    """A way to pay, in words."""
    return [
        text("line-die" if die > 0 else "line-flipped", colour=COLOURS[colour], value=abs(die), now=SIDES - abs(die))
        for die in way
    ]
