"""2.0 Setting up, with annex IV for two and three players."""

from typing import Final

from darbar import Dice, Seat
from darbar.components import Deck, Display, Ending

from .box import AgraBox
from .components import (
    ABSENT,
    COVERS,
    DISPLAY,
    MARKERS,
    NEUTRAL,
    NONE,
    PATH,
    START_RUPEES,
    WORKERS,
    Bonus,
    Good,
    Guild,
    Notable,
    Space,
    Tile,
    Token,
)
from .state import Agra, Player, Turn

LEVELS: Final[tuple[int, ...]] = (1, 2, 3, 4)
ORDERS = 6
FIRST_SITE = 4


def setup(seats: int, dice: Dice, box: AgraBox) -> Agra:
    """2.0 The table before the first turn."""
    row = box.table(seats)
    merchant, builder = place_merchant(dice), place_builder(dice)
    present = choose_notables(seats, dice, box)
    akbar = cover_akbar(dice, box, row.akbar_dice)
    orders = [cover_orders(dice, row.order_dice) for _ in Guild]
    markers = [mark_order(dice, column, box.rulings.covered_order == "reroll") for column in orders]
    stack = [int(tile) for tile in Tile]
    dice.shuffle(stack)
    display = [stack.pop() for _ in range(DISPLAY)]
    first = Seat(dice.below(seats))
    return Agra(
        box=box,
        players=[new_player(box) for _ in range(seats)],
        first=first,
        river=[[NONE] * len(box.notable_goods[one]) if one in present else [] for one in Notable],
        doubles=[0] * len(Notable),
        holders=[NONE if one in present else ABSENT for one in Notable],
        order_markers=markers,
        orders=orders,
        akbar=akbar,
        stack=Deck(stack),
        display=Display(DISPLAY, display),
        bonuses=[NONE] * len(Bonus),
        values=list(box.base_values),
        merchant=merchant,
        builder=builder,
        built=[good % 4 == 0 for good in Good],
        coins=[0] * len(Good),
        ending=Ending(),
        occupants=[NONE] * len(Space),
        lying=[False] * len(Space),
        token_goods=[NONE] * len(Token),
        token_faces=[0] * len(Token),
        completed=[0] * (len(LEVELS) + 1),
        now=Turn(),
        turn_seat=first,
    )


def new_player(box: AgraBox) -> Player:
    """2.2 Two rupees in the bag, all markers and workers at hand, the farm covered."""
    return Player(
        rupees=START_RUPEES,
        supply=MARKERS,
        workers=WORKERS,
        goods=[0] * len(Good),
        influence=[0] * len(Guild),
        farmers=list(box.farmer_starts),
        covers=(1 << COVERS) - 1,
    )


def place_merchant(dice: Dice) -> int:
    """2.1 The Merchant starts in one of the four production buildings; what is higher is rolled again."""
    while (die := dice.roll()) > FIRST_SITE:
        pass
    return PATH[die - 1]


def place_builder(dice: Dice) -> int:
    """2.1 The Builder starts on one of the first six sites."""
    return PATH[FIRST_SITE + dice.roll() - 1]


# The river


def choose_notables(seats: int, dice: Dice, box: AgraBox) -> set[Notable]:
    """2.1 So many notables of each level, with the guilds as evenly as the rulebook wants them."""
    counts, split = box.table(seats).notables, sorted(box.table(seats).split)
    drawn = draw_notables(dice, box, counts)
    if box.rulings.guild_split == "redraw":
        while sorted(guild_counts(box, drawn)) != split:
            drawn = draw_notables(dice, box, counts)
        return drawn
    levels = LEVELS[:1] if box.rulings.guild_split == "level-one" else LEVELS
    while sorted(guild_counts(box, drawn)) != split and swap_notable(dice, box, drawn, levels):
        pass
    return drawn


def draw_notables(dice: Dice, box: AgraBox, counts: tuple[int, ...]) -> set[Notable]:
    """So many of each level, at random."""
    drawn: set[Notable] = set()
    for level, count in zip(LEVELS, counts, strict=True):
        pile = [one for one in Notable if box.notable_levels[one] == level]
        dice.shuffle(pile)
        drawn.update(pile[:count])
    return drawn


def guild_counts(box: AgraBox, drawn: set[Notable]) -> list[int]:
    """How many of the notables belong to each guild."""
    counts = [0] * len(Guild)
    for one in drawn:
        counts[box.notable_guilds[one]] += 1
    return counts


def swap_notable(dice: Dice, box: AgraBox, drawn: set[Notable], levels: tuple[int, ...]) -> bool:
    """One notable of the largest guild makes room for one of the smallest, on the lowest level where that can be.

    Where no level has such a pair, the next larger or smaller guild is tried, so that any split can be repaired.
    """
    counts = guild_counts(box, drawn)
    ranked = sorted(Guild, key=lambda guild: counts[guild])
    for small, large in ((ranked[0], ranked[2]), (ranked[0], ranked[1]), (ranked[1], ranked[2])):
        for level in levels:
            same = [one for one in Notable if box.notable_levels[one] == level]
            leaving = [one for one in same if one in drawn and box.notable_guilds[one] == large]
            coming = [one for one in same if one not in drawn and box.notable_guilds[one] == small]
            if leaving and coming and counts[large] - counts[small] > 1:
                drawn.remove(dice.pick(leaving))
                drawn.add(dice.pick(coming))
                return True
    return False


# The empire board


def cover_akbar(dice: Dice, box: AgraBox, rolls: int) -> list[int]:
    """Annex IV: so many dice on each side cover goods; the same number twice is not rolled again."""
    spaces = [ABSENT] * len(Good)
    for side in box.akbar:
        for good in side:
            spaces[good] = NONE
        for _ in range(rolls):
            spaces[side[dice.roll() - 1]] = NEUTRAL
    return spaces


def cover_orders(dice: Dice, count: int) -> list[int]:
    """Annex IV: so many different orders of a column are covered; the same number twice is rolled again."""
    column = [NONE] * ORDERS
    while column.count(NEUTRAL) < count:
        column[dice.roll() - 1] = NEUTRAL
    return column


def mark_order(dice: Dice, column: list[int], again: bool = False) -> int:
    """2.3 A die says which order is marked, from the top; off a covered one it slides down, or rolls `again`."""
    place = dice.roll() - 1
    while column[place] != NONE:
        place = dice.roll() - 1 if again else (place + 1) % ORDERS  # ruling covered-order
    return place
