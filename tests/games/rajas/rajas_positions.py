"""Positions of Rajas of the Ganges in a few words, and the same words to look at what became of them.

Players are keyword arguments in the order of their seats: `rajesh=has(dice="blue 3 5 green 2", money=5, karma=2)`. A
province is written cell by cell, `built="c2 b-c5 n-s, c3 g-c2 n-e"`: the tile and where its roads lead; `covered="c3
b-s1"` says which tile lies under another. The first one named is the first player and is to move, unless
`first="leila"` says another. `offer="o-t1 p-c1"` puts tiles on top of their stacks, `workers={"quarry": "leila"}`
places workers, `river={7: "rt8"}` lays river tiles, `rolls=(6, 1)` says what is rolled next.
"""

from dataclasses import dataclass

from darbar import Seat
from darbar.components import clockwise
from darbar.components.workers import Worker
from darbar.core.moves import word
from darbar.testing import begin_from, dice_that_roll
from darbar_rajas.components import NONE, Building, Cell, Colour, Income, Post, RiverTile, Roads, Site, Tile, Yield
from darbar_rajas.game import RAJAS
from darbar_rajas.state import Stage
from darbar_rajas.steps import Kind, Step
from darbar_rajas.tracks import overlap

FIRST, SECOND, THIRD, FOURTH = (Seat(number) for number in range(4))


@dataclass
class Has:
    """What a player has; nothing, unless it is named."""

    dice: str = ""
    money: int = 0
    fame: int = 0
    karma: int = 0
    levels: str = ""
    built: str = ""
    covered: str = ""
    boat: int = 0
    reached: str = ""
    slots: str = ""
    workers: int = 3
    best_money: int | None = None


has = Has


def state_of(
    *,
    options=None,
    rulings=None,
    components=None,
    first=None,
    offer="",
    empty="",
    workers=None,
    river=None,
    rolls=(),
    white="",
    round=1,
    lap=1,
    **players,
):
    """The state in which only what is named is there."""
    names = list(players)
    state = RAJAS.first_state(len(names), 0, RAJAS.pack(options, rulings, components))
    state.stage, state.round, state.lap = Stage.TURN, round, lap
    start = Seat(names.index(first or names[0]))
    state.order.begin(clockwise(len(names), start))
    state.river = [NONE] * len(state.river)
    for space, tile in (river or {}).items():
        state.river[space] = int(member(RiverTile, tile))
    stack_tiles(state)
    for seat, own in enumerate(players.values()):
        seat_player(state, Seat(seat), own)
    count_pieces(state)
    for tile in offer.split():
        put_on_top(state, member(Tile, tile))
    for stack in empty.split():
        clear_stack(state, stack)
    for site, who in (workers or {}).items():
        for name in who.split():
            place_worker(state, member(Site, site), Seat(names.index(name)))
    if white:
        stack_white(state, white.split())
    state.dice = dice_that_roll(*rolls) if rolls else 1
    return state


def position(**words):
    """A match in which the first player is to place a worker; the words are those of `state_of`."""
    state = state_of(**words)
    return begin_from(RAJAS, state, [name.capitalize() for name in words if isinstance(words[name], Has)])


def getting(*steps, **words):
    """A match in which the first player gets these rewards: steps, or all steps of a river space, by its number."""
    state = state_of(**words)
    todo = [one for step in steps for one in (state.box.river[step] if isinstance(step, int) else (step,))]
    state.agenda.first(todo)
    state.stage = Stage.CLOSING
    return begin_from(RAJAS, state, [name.capitalize() for name in words if isinstance(words[name], Has)])


def money(count):
    return Step(Kind.MONEY, count)


def fame(count):
    return Step(Kind.FAME, count)


def stack_tiles(state):
    """All tiles back in their stacks."""
    for stack in state.stacks:
        stack.cards = []
    for tile in Tile:
        state.stacks[state.box.tile_stacks[tile]].cards.append(int(tile))
    state.offer = [stack.cards.pop() for stack in state.stacks]


def take_from_stack(state, tile):
    stack = state.box.tile_stacks[tile]
    if state.offer[stack] == tile:
        state.offer[stack] = state.stacks[stack].cards.pop() if state.stacks[stack].cards else NONE
    else:
        state.stacks[stack].cards.remove(tile)


def put_on_top(state, tile):
    stack = state.box.tile_stacks[tile]
    if state.offer[stack] != tile:
        state.stacks[stack].cards.remove(tile)
        state.stacks[stack].cards.append(state.offer[stack])
        state.offer[stack] = int(tile)


def clear_stack(state, name):
    """`blue-snake`, or `all`: the tiles of a stack are out of the match."""
    for tile in Tile:
        row = state.box.components.tiles[tile]
        if name in ("all", f"{row.colour}-{row.symbol}"):
            state.offer[state.box.tile_stacks[tile]] = NONE
            state.stacks[state.box.tile_stacks[tile]].cards = []


def seat_player(state, seat, own):
    player = state.players[seat]
    player.dice.faces = dice_of(own.dice)
    player.karma, player.boat = own.karma, own.boat
    state.money[seat], state.fame[seat] = own.money, own.fame
    state.best_money[seat] = own.money if own.best_money is None else own.best_money
    state.best_fame[seat] = own.fame
    levels = own.levels.split()
    for building, level in zip(levels[::2], levels[1::2], strict=True):
        player.levels[member(Building, building)] = int(level)
    player.reached = sum(1 << member(Yield, edge) for edge in own.reached.split())
    player.slots = [NONE] * len(Yield)
    for pair in filter(None, own.slots.split(",")):
        edge, tile = pair.split()
        player.slots[member(Yield, edge)] = int(member(Income, tile))
    build(state, player, own)
    hire(state, seat, own)


def build(state, player, own):
    for built in filter(None, own.built.split(",")):
        cell, tile, roads = built.split()
        at = member(Cell, cell)
        take_from_stack(state, member(Tile, tile))
        player.grid[at], player.roads[at] = int(member(Tile, tile)), int(member(Roads, roads))
    for covered in filter(None, own.covered.split(",")):
        cell, tile = covered.split()
        take_from_stack(state, member(Tile, tile))
        player.under[member(Cell, cell)] = int(member(Tile, tile))


def hire(state, seat, own):
    """So many active workers; those that the player's markers and boat have passed are active, or gone."""
    player = state.players[seat]
    passed = [state.best_money[seat] >= 20, state.fame[seat] >= 15, player.boat > state.box.bridge]
    posts = [post for post, is_passed in zip((Post.MONEY, Post.FAME, Post.RIVER), passed, strict=True) if is_passed]
    posts += [post for post in (Post.MONEY, Post.FAME, Post.RIVER) if post not in posts]
    gained = own.workers - 3
    for post in posts[:gained]:
        player.waiting ^= 1 << post
    state.workforce.home[seat] = own.workers
    state.workforce.reserve[seat] = 3 - gained
    if gained == state.box.more_workers and gained < 3:
        player.waiting, state.removed[seat], state.workforce.reserve[seat] = 0, 1, 0


def count_pieces(state):
    """The supply and the open income tiles are what nobody has."""
    for colour in Colour:
        state.supply.left[colour] = 12 - sum(len(player.dice[colour]) for player in state.players)
    held = [tile for player in state.players for tile in player.slots if tile != NONE]
    if state.box.options.navaratnas:
        state.open_income = [int(tile) for tile in Income if tile not in held]


def stack_white(state, tiles):
    """These white income tiles are turned up first."""
    first = [int(member(Income, tile)) for tile in tiles]
    rest = [tile for tile in state.income.cards if tile not in first]
    state.income.cards = rest + first[::-1]


def place_worker(state, site, seat):
    state.workforce.spaces[site].append(Worker(seat))
    state.workforce.home[seat] -= 1


def member(kind, name):
    """`master-builder` of the sites is `Site.MASTER_BUILDER`."""
    return kind[name.upper().replace("-", "_")]


def dice_of(written):
    """`blue 3 5 green 2` is `[[3, 5], [2], [], []]`."""
    faces, colour = [[], [], [], []], Colour.BLUE
    for one in written.split():
        if one.isdigit():
            faces[colour].append(int(one))
        else:
            colour = member(Colour, one)
    return [sorted(dice) for dice in faces]


# What became of it


def dice(match, seat=FIRST):
    """The dice of a player, as `has` writes them."""
    faces = match.state.players[seat].dice.faces
    return " ".join(f"{word(colour)} {' '.join(map(str, faces[colour]))}" for colour in Colour if faces[colour])


def purse(match, seat=FIRST):
    """Money and fame of a player."""
    return match.state.money[seat], match.state.fame[seat]


def karma(match, seat=FIRST):
    return match.state.players[seat].karma


def level(match, building, seat=FIRST):
    return match.state.players[seat].levels[member(Building, building)]


def tile_on(match, cell, seat=FIRST):
    """The word of the tile on a cell."""
    tile = match.state.players[seat].grid[member(Cell, cell)]
    return "" if tile == NONE else word(Tile(tile))


def boat(match, seat=FIRST):
    return match.state.players[seat].boat


def active(match, seat=FIRST):
    """All workers of a player that are not waiting or gone."""
    return 6 - match.state.workforce.reserve[seat] - match.state.removed[seat]


def gap(match, seat=FIRST):
    return overlap(match.state, seat)


def prompt(match):
    """The key of the present question."""
    asked = match.ask.prompt
    return asked if isinstance(asked, str) else asked.key


def told(match):
    """The kinds of events, in order."""
    return [type(event).__name__ for event in match.events]


def refusal(match, notation):
    """The key of the reason why a move is not offered; None when it is."""
    reason = match.ask.why(RAJAS.vocabulary.parse(notation))
    return reason and reason.key


def on_offer(match, tile):
    return int(member(Tile, tile)) in match.state.offer
