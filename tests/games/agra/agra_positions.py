"""Positions of Agra in a few words, and the same words to look at what became of them.

Players are the colours of the rulebook, in the order of their seats, as keyword arguments:
`turquoise=has(goods="wood wood curry", favours=2)`. The first one named is first and to move, unless `turn` says
another. Workers are given by space: `workers={"quarry": "violet lying"}`; markers on notables from top to bottom, with
`-x2` for a double delivery and `-` for a free good: `river={"cook": "- yellow", "mahout": "violet-x2 -"}`.
"""

from dataclasses import dataclass, field
from functools import partial

from darbar import Dice, Seat, Table
from darbar.core.moves import word
from darbar.testing import begin_from, dice_that_roll
from darbar_agra.components import (
    ABSENT,
    BASIC,
    MARKERS,
    NEUTRAL,
    NONE,
    TILE_ROOM,
    WORKERS,
    Face,
    Good,
    Guild,
    Notable,
    Space,
    Tile,
    Token,
    WheelAction,
)
from darbar_agra.game import AGRA
from darbar_agra.prices import reprice
from darbar_agra.state import Stage
from darbar_agra.view import markers_of

COLOURS = ("turquoise", "violet", "yellow", "orange")
TURQUOISE, VIOLET, YELLOW, ORANGE = (Seat(number) for number in range(4))


@dataclass
class Has:
    """What a player has. Influence is artisans, merchants, scholars; `uncovered` numbers the covers removed."""

    rupees: int = 2
    goods: str = ""
    favours: int = 0
    influence: tuple[int, int, int] = (0, 0, 0)
    meditation: int = 1
    tiles: str = ""
    contracts: str = ""
    farmers: tuple[int, int, int, int] = (3, 3, 3, 3)
    uncovered: tuple[int, ...] = field(default=())
    workers: int | None = None
    cooked: int = 0
    french: int = 0
    supply: int | None = None
    """Markers left; without it, all that are nowhere else."""


has = Has


def state_of(
    stage=Stage.MEDITATION,
    *,
    rulings=None,
    components=None,
    workers=None,
    river=None,
    built="",
    merchant="quarry",
    builder="cement-works",
    wheel="deliver",
    pier=1,
    tokens=None,
    order_markers=(0, 0, 0),
    orders=None,
    akbar=None,
    coins=None,
    display="raise one-more point",
    turn=None,
    dice=(),
    **players,
):
    """The state in which only what is named lies on the table; the river has the notables in `river` alone."""
    names = list(players)
    state = AGRA.first_state(len(names), 0, AGRA.pack(None, rulings, components))
    state.first, state.turn_seat = Seat(0), names.index(turn) if turn else 0
    state.stage, state.pier, state.wheel = stage, pier, member(WheelAction, wheel)
    state.dice = dice_that_roll(*dice)
    state.merchant, state.builder = member(Space, merchant), member(Space, builder) if builder else NONE
    state.built = [good in BASIC or word(Space(good)) in built.split() for good in Good]
    for space, rupees in (coins or {}).items():
        state.coins[member(Space, space)] = rupees
    lay_out_empire(state, names, order_markers, orders or {}, akbar or {})
    lay_out_river(state, names, river or {})
    lay_out_prices(state, tokens or {})
    place_workers(state, names, workers or {})
    for seat, own in enumerate(players.values()):
        seat_player(state, seat, own)
    lay_out_tiles(state, display)
    return state


def position(stage=Stage.MEDITATION, **words):
    """A match at the beginning of a part of a turn; the words are those of `state_of`."""
    names = [name.capitalize() for name in words if name in COLOURS]
    return begin_from(AGRA, state_of(stage, **words), names)


def table_of(stage=Stage.MEDITATION, **words):
    """A state in the hands of a rule that is tried by itself, with `drive`."""
    return Table(state_of(stage, **words))


meditating = partial(position, Stage.MEDITATION)
acting = partial(position, Stage.ACTION)
ordering = partial(position, Stage.ORDERS)
closing = partial(position, Stage.CLOSING)


def lay_out_empire(state, names, order_markers, orders, akbar):
    """Order markers by place from 0; `orders={"scholars": "violet neutral - - - -"}`; `akbar={"curry": "violet"}`."""
    state.order_markers = list(order_markers)
    state.orders = [[NONE] * 6 for _ in Guild]
    for guild, column in orders.items():
        state.orders[member(Guild, guild)] = [owner(one, names) for one in column.split()]
    state.akbar = [space if space == ABSENT else NONE for space in state.akbar]
    for good, one in akbar.items():
        state.akbar[member(Good, good)] = owner(one, names)


def lay_out_river(state, names, river):
    """Only these notables are in the match."""
    state.river, state.doubles = [[] for _ in Notable], [0] * len(Notable)
    state.holders = [ABSENT] * len(Notable)
    for name, markers in river.items():
        notable = member(Notable, name)
        slots = markers.split() or ["-"] * len(state.box.notable_goods[notable])
        state.holders[notable] = NONE
        state.river[notable] = [owner(slot.removesuffix("-x2"), names) for slot in slots]
        state.doubles[notable] = sum(1 << place for place, slot in enumerate(slots) if slot.endswith("-x2"))


def lay_out_prices(state, tokens):
    """`tokens={"second": "wood low"}`."""
    for name, there in tokens.items():
        good, face = there.split()
        state.token_goods[member(Token, name)] = member(Good, good)
        state.token_faces[member(Token, name)] = member(Face, face)
    reprice(state)


def place_workers(state, names, workers):
    """Put workers on their spaces."""
    for space, there in workers.items():
        name, _, pose = there.partition(" ")
        state.occupants[member(Space, space)] = names.index(name)
        state.lying[member(Space, space)] = bool(pose)


def seat_player(state, seat, own):
    """Give a player what it has; markers and workers that are nowhere else are in the supply."""
    player = state.players[seat]
    player.rupees, player.favours, player.meditation = own.rupees, own.favours, own.meditation
    player.goods = [own.goods.split().count(word(good)) for good in Good]
    player.influence, player.farmers = list(own.influence), list(own.farmers)
    player.covers = sum(1 << cover for cover in range(8) if cover not in own.uncovered)
    player.tiles = [int(member(Tile, tile)) for tile in own.tiles.split()]
    assert len(player.tiles) <= TILE_ROOM
    player.cooked, player.french = own.cooked, own.french
    for contract in own.contracts.split():
        state.holders[member(Notable, contract)] = seat
    away = state.occupants.count(seat) + own.cooked
    player.workers = WORKERS - away if own.workers is None else own.workers
    player.supply = 0
    player.supply = MARKERS - markers_of(state, seat, player) if own.supply is None else own.supply


def lay_out_tiles(state, display):
    """The tiles on display; the stack has those that nobody owns, in order."""
    shown = [int(member(Tile, tile)) for tile in display.split()]
    taken = {*shown, *(tile for player in state.players for tile in player.tiles)}
    state.display.cards, state.stack.cards = shown, [int(tile) for tile in Tile if tile not in taken]


def member(kind, name):
    """`paper-mill` of the spaces is `Space.PAPER_MILL`."""
    return kind[name.upper().replace("-", "_")]


def owner(name, names):
    """A marker's owner: a colour, `neutral`, or `-` for nobody."""
    return {"-": NONE, "neutral": NEUTRAL}.get(name, names.index(name) if name in names else NONE)


# What became of it


def goods(at, seat):
    """The goods of a player, in a match or at a table."""
    owned = at.state.players[seat].goods
    return " ".join(word(good) for good in Good for _ in range(owned[good]))


def complete(at):
    """Whether every player's markers and workers are all there."""
    counts = AGRA.conserved(at.state)
    markers = {count for key, count in counts.items() if key.startswith("markers")}
    workers = {count for key, count in counts.items() if key.startswith("workers")}
    return (markers, workers) == ({MARKERS}, {WORKERS})


def told(table):
    """The kinds of events a rule has told, in order."""
    return [kind.__name__ for kind, _ in table.told]


def refusal(match, notation):
    """The key of the reason why a move is not offered; None when it is."""
    reason = match.ask.why(AGRA.vocabulary.parse(notation))
    return reason and reason.key


# Rules by themselves


def drive(flow, *answers):
    """Answer the questions of a rule in words; the prompts it asked, and what it returned."""
    prompts, left = [], list(answers)
    try:
        ask = next(flow)
        while True:
            prompts.append(str(ask.prompt))
            offered = {AGRA.vocabulary.notation(move): move for move in ask.moves}
            answer = left.pop(0)
            assert answer in offered, f"{ask.prompt}: {answer!r} is not among {list(offered)}"
            ask = flow.send(offered[answer])
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        return prompts, end.value


class Loaded(Dice):
    """Dice that show what a test says, and then whatever they like."""

    def __init__(self, *rolls):
        super().__init__(0)
        self.rolls = list(rolls)

    def roll(self, sides=6):
        """The next roll of the test."""
        return self.rolls.pop(0) if self.rolls else super().roll(sides)
