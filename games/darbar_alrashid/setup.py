"""1 Setting up: families, titles, goods, turn order, and the first crisis."""

from darbar import Dice, Seat
from darbar.components import Deck, Order, Retinue
from darbar.core.seats import seats as all_seats

from .box import AlRashidBox
from .components import Colour, Rank, Sector, Title
from .state import NOTE, AlRashid, Player, Resolution, Visit

SECTORS, COLOURS, RANKS = range(len(Sector)), range(len(Colour)), len(Rank)


def setup(seats: int, dice: Dice, box: AlRashidBox) -> AlRashid:
    """1 The table before anyone draws a mercenary."""
    order = draw_order(seats, dice)
    state = AlRashid(
        box=box,
        players=[new_player(box, order.index(seat)) for seat in all_seats(seats)],
        retinue=new_families(seats, box),
        order=Order(order),
        titles=box.copies(seats),
        goods=[list(goods) for goods in box.country_goods],
        notes=list(box.country_notes),
        garrisons=[[[] for _ in COLOURS] for _ in SECTORS],
        known=[[[] for _ in COLOURS] for _ in SECTORS],
        piles=[shuffled(list(pile), dice) for pile in box.mercenaries],
        crises=shuffled([int(crisis) for crisis in box.later_crises], dice),
        supply=list(box.token_counts),
        now=Resolution(),
        visit=Visit(),
        resolved=[False] * len(SECTORS),
        crisis=dice.pick(box.first_crises),
    )
    state.supply[NOTE] -= sum(state.notes)
    post_first_crisis(state, dice)
    return state


def draw_order(seats: int, dice: Dice) -> list[Seat]:
    """1.3 Chance says who is first, second and so on."""
    order = all_seats(seats)
    dice.shuffle(order)
    return order


def new_player(box: AlRashidBox, place: int) -> Player:
    """1.4 The goods of a place in the turn order; no titles, no tokens."""
    return Player(goods=list(box.start_goods[place]), titles=[0] * len(Title), hand=[[] for _ in COLOURS])


def new_families(seats: int, box: AlRashidBox) -> Retinue:
    """1.3 A pasha, a merchant and a sage at home, the others in reserve."""
    waiting = [limit - start for limit, start in zip(box.pawn_limits, box.family, strict=True)]
    return Retinue(
        home=[list(box.family) for _ in range(seats)],
        reserve=[list(waiting) for _ in range(seats)],
        spaces=[[[0] * RANKS for _ in range(seats)] for _ in SECTORS],
        arrivals=[[] for _ in SECTORS],
    )


def shuffled(cards: list[int], dice: Dice) -> Deck:
    """A face-down pile."""
    dice.shuffle(cards)
    return Deck(cards)


def post_first_crisis(state: AlRashid, dice: Dice) -> None:
    """1.5 One of the three set-up tiles says where the first mercenaries lie, face down."""
    for sector, colour in state.box.crises[state.crisis]:
        token = state.piles[colour].draw(dice)
        if token is not None:
            state.garrisons[sector][colour].append(token)
            state.known[sector][colour].append(0)
