"""Chapter 1: Setting up."""

from darbar import Dice, Seat
from darbar.components import Deck, Display, Hand, Order, Stock, clockwise

from .box import TajBox
from .components import NONE, PERSONS, VISITS, Bonus, City, Province
from .state import ALL_PRIZES, Player, Taj


def setup(seats: int, dice: Dice, box: TajBox) -> Taj:
    """1 The table before the first visit."""
    cards = shuffled(box.deck, dice)
    hands = [Hand(sorted([cards.pop() for _ in range(box.counts["hand"])])) for _ in range(seats)]
    display = Display(box.displays[seats], [cards.pop() for _ in range(box.displays[seats])])
    return Taj(
        box=box,
        players=[Player(hand) for hand in hands],
        order=Order(clockwise(seats, Seat(dice.below(seats)))),
        deck=Deck(cards),
        display=display,
        numbers=province_tokens(dice),
        bonuses=bonus_tiles(box, dice),
        stock=Stock([box.counts["influence-tokens"] - 1] * len(PERSONS)),
        specials=[NONE] * len(PERSONS),
        court=ALL_PRIZES,
    )


def shuffled(things: tuple[int, ...], dice: Dice) -> list[int]:
    """The same things in a random order."""
    order = list(things)
    dice.shuffle(order)
    return order


def province_tokens(dice: Dice) -> list[int]:
    """1.2 The last token lies in Agra, and any of the others in each of the other provinces."""
    numbers = shuffled(tuple(range(1, VISITS)), dice)
    numbers.insert(Province.AGRA, VISITS)
    return numbers


def bonus_tiles(box: TajBox, dice: Dice) -> list[int]:
    """1.3 The Taj Mahal in Agra, and any of the others on each of the other fortified cities."""
    tiles = [NONE] * len(City)
    tiles[City.AGRA_C] = int(Bonus.TAJ_MAHAL)
    for city, tile in zip(box.fortresses, shuffled(box.tiles, dice), strict=True):
        tiles[city] = tile
    return tiles
