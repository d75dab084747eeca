"""Agra as a frontend draws it: the board with its river, the empire board, and each player's board.

What a move names (a space, a good, a notable) is the id of a part.
"""

from darbar import Seat, Text, text
from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui.scene import Card, Cell, Grid, Item, Label, Line, Panel, Part, Scene, Stock, Track, shows

from .components import (
    BASIC,
    CHARACTERS,
    NEUTRAL,
    NONE,
    Bonus,
    Cover,
    Good,
    Guild,
    Lesson,
    Luxury,
    Notable,
    Power,
    Printed,
    Side,
    Site,
    Space,
    Tile,
    Token,
    Tonic,
    WheelAction,
)
from .farm import production
from .secondary.tonics import INGREDIENTS, STRENGTHS
from .state import Agra, Player, Stage

ROMAN = ("", "I", "II", "III", "IV")
POWERS = {int(power): power for power in Power}


def scene(view: Agra, seat: Seat | None) -> Scene:
    """The main board with its tiles and its river, the empire board, and each player's, the watcher's own first."""
    count = len(view.players)
    players = [player_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count)]
    board = (round_panel(view), characters_panel(view), buildings_panel(view), prices_panel(view), favours_panel(view))
    return Scene((*board, river_panel(view), orders_panel(view), influence_panel(view), *players))


# The main board


def round_panel(view: Agra) -> Panel:
    """How far the match has come, and what the running turn still has in store."""
    pier = view.pier
    lines = [
        Line(text("line-round", round=view.round)),
        Line(text("line-first", seat=view.first)),
        Line(text("line-boat", pier=pier, level=ROMAN[view.box.reach[pier]])),
    ]
    if view.ending.triggered:
        lines.append(Line("line-one-more-round" if view.ending.rounds_left == 1 else "line-last-round"))
    return Panel("round", "panel-round", (*lines, *turn_lines(view)))


def turn_lines(view: Agra) -> list[Line]:
    """What the active player has left of the running turn: points, deliveries, a second main action."""
    lines, now = [], view.now
    if now.points:
        lines.append(Line(text("line-points-left", points=now.points)))
    if view.stage is Stage.SAILING:
        lines.append(Line(text("line-deliveries-left", deliveries=now.deliveries)))
    if now.statue and not now.extra:
        lines.append(Line("line-second-action"))
    return lines


def characters_panel(view: Agra) -> Panel:
    """The four characters, what the Botanist teaches, and the wheel with what is blocked on it."""
    cards = [space_card(view, space, []) for space in Space if space >= CHARACTERS]
    return Panel("characters", "panel-characters", (*cards, lessons_panel(), wheel_panel(view)))


def lessons_panel() -> Panel:
    """What the Botanist teaches."""
    return Panel("lessons", "panel-lessons", tuple(Line(ident(lesson), ids=shows(lesson)) for lesson in Lesson))


def wheel_panel(view: Agra) -> Panel:
    """The actions of the meditation wheel."""
    blocked = view.wheel
    lines = (
        Line(text("line-blocked", action=action) if action == blocked else ident(action), ids=shows(action))
        for action in WheelAction
    )
    return Panel("wheel", "panel-wheel", tuple(lines))


def buildings_panel(view: Agra) -> Panel:
    """The sixteen buildings row by row: what they make, or what they cost; goods, worker, rupees, Merchant, Builder."""
    parts: list[Part] = [building_card(view, good) for good in Good]
    parts.append(Line(text("line-merchant", space=Space(view.merchant))))
    if view.builder != NONE:
        builder = Space(view.builder)
        parts.append(Line(text("line-builder", space=builder), ids=shows(builder)))
    return Panel("buildings", "panel-buildings", tuple(parts))


def building_card(view: Agra, good: Good) -> Card:
    """A building or a site; a site is what one builds, a building where one goes."""
    lines: list[Label] = [
        text("line-owned", seat=seat, count=player.goods[good])
        for seat, player in enumerate(view.players)
        if player.goods[good]
    ]
    space = Space(good)
    if view.coins[space]:
        lines.append(text("line-coins", rupees=view.coins[space]))
    if view.built[space]:
        return space_card(view, space, [made(view, good), *lines])
    site = text("line-site", level=view.box.levels[space], cost=view.box.costs[space])
    return Card(ident(space), (made(view, good), site, *lines), ids=shows(Site(space)))


def made(view: Agra, good: Good) -> Text:
    """What comes out of a building, and of what it is made."""
    source = view.box.made_from[good]
    return text("line-produces", good=good) if source == NONE else text("line-makes", good=good, source=Good(source))


def space_card(view: Agra, space: Space, lines: list[Label]) -> Card:
    """A space where a worker can stand or lie."""
    who = view.occupants[space]
    if who == NONE:
        return Card(ident(space), tuple(lines), ids=shows(space))
    pose = text("line-lies" if view.lying[space] else "line-stands", seat=who)
    return Card(ident(space), (*lines, pose), ids=shows(space))


def prices_panel(view: Agra) -> Panel:
    """What every good is worth now, and where the price tokens are."""
    values = Stock("panel-values", tuple(Item(ident(good), view.values[good]) for good in Good), key="values")
    return Panel("prices", "panel-prices", (values, *(token_line(view, token) for token in Token)))


def token_line(view: Agra, token: Token) -> Line:
    """A price token on a good, or with the Trader."""
    row, good = view.box.components.prices[token], view.token_goods[token]
    if good == NONE:
        return Line(text("line-token", low=row.low, high=row.high), ids=shows(token))
    return Line(text("line-token-on", low=row.low, high=row.high, good=Good(good)), ids=shows(token))


# The river


def river_panel(view: Agra) -> Panel:
    """The notables that are still there, by level."""
    levels = {view.box.notable_levels[one]: one for one in Notable if view.river[one]}
    return Panel("river", "panel-river", tuple(level_panel(view, level) for level in sorted(levels)))


def level_panel(view: Agra, level: int) -> Panel:
    """The notables of a level, and whether the boat has come so far."""
    cards = (notable_card(view, one) for one in Notable if view.river[one] and view.box.notable_levels[one] == level)
    key = "panel-level" if level <= view.box.reach[view.pier] else "panel-level-later"
    return Panel(f"level-{level}", text(key, level=ROMAN[level]), tuple(cards))


def notable_card(view: Agra, notable: Notable) -> Card:
    """A notable: guild, and goods from top to bottom with who has delivered them."""
    goods = (delivered(view, notable, slot) for slot in range(len(view.river[notable])))
    return Card(ident(notable), (ident(Guild(view.box.notable_guilds[notable])), *goods), ids=shows(notable))


def delivered(view: Agra, notable: Notable, slot: int) -> Label:
    """A good that a notable wants, or whose it is."""
    good, who = view.box.notable_goods[notable][slot], view.river[notable][slot]
    if who == NONE:
        return ident(good)
    twice = view.doubles[notable] >> slot & 1
    return text("line-delivered-twice" if twice else "line-delivered", good=good, seat=who)


# The empire board


def orders_panel(view: Agra) -> Panel:
    """The orders of the guilds from top to bottom, with the marked ones, and what Akbar has and wants."""
    rows = tuple(tuple(order_cell(view, guild, place) for guild in Guild) for place in range(len(view.orders[0])))
    akbar = tuple(tuple(akbar_cell(view, good) for good in side) for side in view.box.akbar)
    lines = (
        Line(text("line-limit", limit=view.box.order_limits[view.pier])),
        Line("line-marked"),
        Line("line-neutral"),
    )
    return Panel(
        "orders",
        "panel-orders",
        (*lines, Grid("panel-orders", rows, key="columns"), Grid("panel-akbar", akbar, key="akbar")),
    )


def order_cell(view: Agra, guild: Guild, place: int) -> Cell:
    """One order: its goods, whether it is marked, and whose marker lies there."""
    first, second = view.box.orders[guild][place]
    who, marked = view.orders[guild][place], view.order_markers[guild] == place
    key = "cell-neutral-order" if who == NEUTRAL else "cell-marked-order" if marked else "cell-order"
    return Cell(ids=shows(guild), owner=owner_of(who), label=text(key, first=first, second=second))


def akbar_cell(view: Agra, good: Good) -> Cell:
    """One good of Akbar's, and who has brought it."""
    who = view.akbar[good]
    label: Label = text("cell-neutral", good=good) if who == NEUTRAL else ident(good)
    return Cell(ids=shows(good), owner=owner_of(who), label=label)


def owner_of(who: int) -> Seat | None:
    """A marker's owner, if it is a player."""
    return Seat(who) if who >= 0 else None


def influence_panel(view: Agra) -> Panel:
    """The three influence tracks, and what their steps bring."""
    tracks = (
        Track(ident(guild), view.box.top, tuple(player.influence[guild] for player in view.players), ids=shows(guild))
        for guild in Guild
    )
    pays = (step_line(view, step) for step in range(1, view.box.top + 1))
    return Panel("influence", "panel-influence", (*tracks, Panel("steps", "panel-steps", tuple(pays))))


def step_line(view: Agra, step: int) -> Line:
    """What an order pays on a step, and the favours for reaching it."""
    rupees, favours = view.box.payouts[step], view.box.step_favours[step]
    return Line(text("line-step-favours" if favours else "line-step", step=step, rupees=rupees, favours=favours))


def favours_panel(view: Agra) -> Panel:
    """The favour tiles on display, and the building bonus tiles that are left."""
    tiles = [tile_line(view, Tile(tile)) for tile in view.display.cards]
    bonuses = (bonus_panel(view, level) for level in (2, 3, 4))
    return Panel("favours", "panel-display", (*tiles, stack_part(view), *bonuses))


def stack_part(view: Agra) -> Part:
    """How many favour tiles are in the stack; while it is searched, which: those that lie nowhere else."""
    if not view.now.searching:
        return Line(text("line-stack", count=len(view.stack.cards)))
    shown = {*view.display.cards, *(tile for player in view.players for tile in player.tiles)}
    return Panel("stack", "panel-stack", tuple(tile_line(view, tile) for tile in Tile if tile not in shown))


def bonus_panel(view: Agra, level: int) -> Panel:
    """The bonus tiles of a level that nobody has taken."""
    rows = view.box.components.bonuses
    left = (bonus for bonus in Bonus if rows[bonus].level == level and view.bonuses[bonus] == NONE)
    lines = tuple(Line(ident(bonus), ids=shows(bonus)) for bonus in left)
    return Panel(f"bonuses-{level}", text("panel-bonuses", level=level), lines)


def tile_line(view: Agra, tile: Tile, used: bool = False) -> Line:
    """A favour tile: what it does, the favours to have and to spend."""
    have, spend = view.box.tile_costs[tile]
    return Line(
        text("line-favour-used" if used else "line-favour", action=tile, have=have, spend=spend), ids=shows(tile)
    )


# The player boards


def player_panel(view: Agra, seat: Seat) -> Panel:
    """What one player has: bag, markers, workers, goods, farm, favour actions, contracts."""
    player = view.players[seat]
    parts: list[Part] = [
        *supply_lines(view, player),
        goods_part(player),
        *tonic_lines(player),
        farm_grid(view, player),
        Stock("panel-production", tuple(Item(ident(good), production(view.box, player, good)) for good in BASIC)),
        Panel(f"favours-{seat}", text("panel-favours", count=player.favours), favour_lines(view, player)),
    ]
    if held := [one for one in Notable if view.holders[one] == seat]:
        contracts = tuple(contract_line(view, player, one) for one in held)
        parts.append(Panel(f"contracts-{seat}", "panel-contracts", contracts))
    return Panel(f"player-{seat}", text("panel-player", seat=seat), tuple(parts), owner=seat)


def goods_part(player: Player) -> Part:
    """The goods a player has."""
    items = tuple(Item(ident(good), player.goods[good]) for good in Good if player.goods[good])
    return Stock("panel-goods", items) if items else Line("line-no-goods")


def tonic_lines(player: Player) -> list[Line]:
    """What a player's oil and curry are good for."""
    return [
        Line(text("line-tonic", tonic=tonic, count=STRENGTHS[tonic]), ids=shows(tonic))
        for tonic in Tonic
        if all(player.goods[good] for good in INGREDIENTS[tonic])
    ]


def supply_lines(view: Agra, player: Player) -> list[Line]:
    """The bag, the markers and workers at hand, and the meditation track."""
    rupees = Line("line-bag") if player.rupees == HIDDEN else Line(text("line-rupees", rupees=player.rupees))
    points = view.box.points[player.meditation]
    lines = [
        rupees,
        Line(text("line-markers", count=player.supply)),
        Line(text("line-workers", count=player.workers)),
        Line(text("line-meditation", space=player.meditation, last=view.box.last_space, points=points)),
    ]
    if player.cooked:
        lines.append(Line(text("line-cooked", count=player.cooked)))
    return lines


def farm_grid(view: Agra, player: Player) -> Grid:
    """The four sides, each from corner to corner: covers, farmers and free spaces."""
    return Grid("panel-farm", tuple(farm_side(view, player, side) for side in Side))


def farm_side(view: Agra, player: Player, side: Side) -> tuple[Cell, ...]:
    """One side of a farm between its two goods."""
    row = view.box.components.farm[side]
    cells = [Cell() for _ in range(row.spaces)]
    for cover in (Cover(2 * side), Cover(2 * side + 1)):
        if player.covers >> cover & 1:
            cells[view.box.cover_spaces[cover] - 1] = Cell(ids=shows(cover), label="cell-cover")
    space = player.farmers[side]
    cells[space - 1] = Cell(ids=shows(side), label=text("cell-farmer", space=space))  # a farmer who moves is marked
    return (
        Cell(label=ident(side)),
        Cell(label=f"good-{row.first}"),
        *cells,
        Cell(label=f"good-{row.last}"),
    )


def favour_lines(view: Agra, player: Player) -> tuple[Line, ...]:
    """The printed favour actions, the tiles and the luxury posters, with the used ones marked."""
    tiles = (tile_line(view, Tile(tile), bool(player.used_tiles >> tile & 1)) for tile in player.tiles)
    return (*(printed_line(view, player, action) for action in Printed), *tiles, *luxury_lines(player))


def printed_line(view: Agra, player: Player, action: Printed) -> Line:
    """A printed favour action."""
    have, spend = view.box.printed_costs[action]
    key = "line-favour-used" if player.used_printed >> action & 1 else "line-favour"
    return Line(text(key, action=action, have=have, spend=spend), ids=shows(action))


def luxury_lines(player: Player) -> list[Line]:
    """The luxury actions a player has used in this turn, and those there is a good for."""
    lines = []
    for good in Luxury:
        if player.used_luxury >> good // 4 & 1:
            lines.append(Line(text("line-luxury-used", good=Good(good)), ids=shows(good)))
        elif player.goods[good]:
            lines.append(Line(text("line-luxury", good=Good(good)), ids=shows(good)))
    return lines


def contract_line(view: Agra, player: Player, notable: Notable) -> Line:
    """A contract with its guild; one that is used by a move has the id of that move's power."""
    guild = Guild(view.box.notable_guilds[notable])
    id = ident(POWERS[notable]) if notable in POWERS else ident(notable)
    if notable == Notable.FRENCH_TRADER and player.french:
        return Line(text("line-french", notable=notable, guild=guild, count=player.french), ids=(id,))
    used = player.used_contracts >> notable & 1
    return Line(text("line-contract-used" if used else "line-contract", notable=notable, guild=guild), ids=(id,))
