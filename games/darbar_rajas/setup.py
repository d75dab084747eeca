"""1 Setting up: stacks, dice, provinces, the first player by the lowest roll, and the modules."""

from darbar import Dice, Seat
from darbar.components import Deck, Order, RolledDice, Stock, Workforce, clockwise
from darbar.core.seats import seats as all_seats

from .box import RajasBox
from .components import NONE, Building, Cell, Colour, Hue, Post, RiverTile, Site, Symbol, Tile, Yield
from .state import Player, Rajas, Stage


def setup(seats: int, dice: Dice, box: RajasBox) -> Rajas:
    """1 The table before the first worker is placed."""
    players = [new_player(box, dice) for _ in range(seats)]
    first = lowest_roll(players, dice)
    money = [box.counts["first-money"] + (seat - first) % seats for seat in range(seats)]
    stacks = new_stacks(box, dice)
    navaratnas = box.options.navaratnas
    return Rajas(
        box=box,
        players=players,
        workforce=new_workers(seats, box),
        order=Order(clockwise(seats, first)),
        supply=Stock([box.counts["dice"] - seats] * len(Colour)),
        offer=[stack.cards.pop() for stack in stacks],
        stacks=stacks,
        income=Deck([] if navaratnas else shuffled(box.income_of(Hue.WHITE), dice)),
        open_income=open_income(seats, box, players, dice) if navaratnas else [],
        river=river_tiles(box, dice) if box.options.ganges else [NONE] * (box.last_space + 1),
        money=money,
        fame=[0] * seats,
        best_money=money.copy(),
        best_fame=[0] * seats,
        removed=[0] * seats,
        stage=Stage.BROWN if navaratnas else Stage.TURN,
    )


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """The same cards in a random order."""
    dice.shuffle(cards)
    return cards


def new_stacks(box: RajasBox, dice: Dice) -> list[Deck]:
    """1.2 Twelve stacks, by colour and by the symbol on the back, each shuffled."""
    piles: list[list[int]] = [[] for _ in Colour for _ in Symbol]
    for tile in Tile:
        piles[box.tile_stacks[tile]].append(int(tile))
    return [Deck(shuffled(pile, dice), reshuffles=False) for pile in piles]


def new_player(box: RajasBox, dice: Dice) -> Player:
    """1.4 and 1.5 An empty province, the first level of karma and of all scrolls, and a rolled die of each colour."""
    return Player(
        dice=RolledDice([[dice.roll()] for _ in Colour]),
        levels=[box.first_level] * len(Building),
        grid=[NONE] * len(Cell),
        roads=list(box.first_roads),
        under=[NONE] * len(Cell),
        slots=[NONE] * len(Yield),
        karma=box.counts["first-karma"],
    )


def lowest_roll(players: list[Player], dice: Dice) -> Seat:
    """1.6 Whoever rolled the lowest sum is first; chance decides between equals."""
    sums = [sum(map(player.dice.total, Colour)) for player in players]
    return dice.pick([seat for seat in all_seats(len(players)) if sums[seat] == min(sums)])


def new_workers(seats: int, box: RajasBox) -> Workforce:
    """1.4 Three workers at home, and one each at fame, at money and on the bridge."""
    return Workforce(
        home=[box.counts["active-workers"]] * seats, reserve=[len(Post)] * seats, spaces=[[] for _ in Site]
    )


def open_income(seats: int, box: RajasBox, players: list[Player], dice: Dice) -> list[int]:
    """11.2 Everybody draws a brown tile, to be put onto a slot; all other income tiles lie face up."""
    brown = shuffled(box.income_of(Hue.BROWN), dice)
    for player in players:
        player.slots[box.brown_slots[0]] = brown.pop()
    return sorted([*box.income_of(Hue.WHITE, Hue.YELLOW, Hue.RED), *brown])


def river_tiles(box: RajasBox, dice: Dice) -> list[int]:
    """13.1 River tiles are put as far apart as a die says, until they or the spaces before the last are used up."""
    tiles, river, space = shuffled([int(tile) for tile in RiverTile], dice), [NONE] * (box.last_space + 1), 0
    while tiles:
        space += dice.roll()
        if space >= box.last_space:
            break
        river[space] = tiles.pop()
    return river
