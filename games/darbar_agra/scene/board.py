"""The main board: the characters, the buildings, prices, the meditation wheel, favour and bonus tiles."""

from collections.abc import Hashable
from functools import lru_cache

from darbar import Seat, text
from darbar.ui.once import encoded, kept
from darbar.ui.scene import Card, Columns, Item, Label, Line, Panel, Part, Piece, Pile, Ring, Stock

from ..box import AgraBox
from ..components import (
    CHARACTERS,
    GUILD_NAMED,
    NONE,
    Bonus,
    Good,
    Lesson,
    Printed,
    Site,
    Space,
    Tile,
    Token,
    WheelAction,
)
from ..phases.meditation import COVER_POINTS, DELIVERY_POINTS, FARMER_POINTS
from ..state import Agra, Stage
from .shown import GOODS, GUILDS, ONE, SPACES, counted, ids, used, worker

WHEEL, LESSONS, TOKENS = ids(WheelAction), ids(Lesson), ids(Token)
PRINTED, TILES, BONUSES = ids(Printed), ids(Tile), ids(Bonus)
SITES = {int(site): id for site, id in zip(Site, ids(Site), strict=True)}
FACES = ("low", "high")
MERCHANT, BUILDER, BLOCKING = Piece("merchant"), Piece("builder"), (Piece("neutral", state="blocking"),)
LEVELS = (2, 3, 4)


def round_panel(view: Agra) -> Panel:
    """How far the match has come, and what the running turn still has in store."""
    lines = [
        Line(text("line-round", round=view.round - view.over)),
        Line(text("line-first", seat=view.first), key="first"),
    ]
    if view.ending.triggered and not view.over:
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


# Characters


def _characters(view: Agra) -> Hashable:
    return encoded((view.occupants[CHARACTERS:], view.lying[CHARACTERS:]))


@kept(_characters)
def characters_panel(view: Agra) -> Panel:
    """The four characters, and what the Botanist teaches."""
    cards = [character_card(view, space) for space in range(CHARACTERS, len(Space))]
    return Panel("characters", "panel-characters", (*cards, lessons_panel()))


def character_card(view: Agra, space: int) -> Card:
    """A character, and the worker there."""
    id = SPACES[space]
    return Card(id, key=id, ids=(id,), pieces=worker(view.occupants[space], view.lying[space]))


@lru_cache
def lessons_panel() -> Panel:
    """What the Botanist teaches."""
    return Panel("lessons", "panel-lessons", tuple(Line(id, key=id, ids=(id,)) for id in LESSONS))


# Meditation


def _meditation(view: Agra) -> Hashable:
    return view.box, view.wheel, *(player.meditation for player in view.players)


@kept(_meditation)
def meditation_panel(view: Agra) -> Panel:
    """The wheel, and the meditation track."""
    return Panel("meditation", "panel-meditation", (wheel_panel(view.box, view.wheel), track_panel(view)))


@lru_cache(maxsize=256)
def wheel_panel(box: AgraBox, blocked: int) -> Panel:
    """The actions of the meditation wheel, and which one its marker blocks."""
    actions = tuple(wheel_action(box, action, action == blocked) for action in WheelAction)
    return Panel("wheel", "panel-wheel", actions, shape=Ring())


def wheel_action(box: AgraBox, action: WheelAction, is_blocked: bool) -> Line:
    """An action of the wheel, and its price in points where it has one."""
    id = WHEEL[action]
    label, points = wheel_price(box, action)
    pieces = BLOCKING if is_blocked else ()
    return Line(label, key=id, ids=(id,), takes=counted("point", points), pieces=pieces)


def wheel_price(box: AgraBox, action: WheelAction) -> tuple[Label, int]:
    """6.1.2 What an action of the wheel is called, and its points; where they vary, the name says how."""
    match action:
        case WheelAction.UNCOVER:
            return WHEEL[action], COVER_POINTS
        case WheelAction.FARMER:
            return WHEEL[action], FARMER_POINTS
        case WheelAction.DELIVER if box.rulings.delivery_cost == "flat":  # ruling delivery-cost
            return WHEEL[action], DELIVERY_POINTS
        case WheelAction.DELIVER:
            return text("line-rising-price", action=action), 0
    return text("line-price-by-value", action=action), 0


def track_panel(view: Agra) -> Panel:
    """The spaces of the meditation track: what they cost, the points they give, and whose counter is there."""
    box = view.box
    spaces = tuple(
        Line(
            space_label(box, space),
            key=space_key(space),
            takes=tuple(ONE[good] for good in box.enlightenment[space]),
            gives=(Item("point", box.points[space]),),
            pieces=counters(view, space),
        )
        for space in range(1, box.last_space + 1)
    )
    return Panel("track", "panel-track", (*spaces, *ejection_lines(box)))


def space_key(space: int) -> str:
    """The key of a space of the meditation track."""
    return f"meditation-{space}"


def space_label(box: AgraBox, space: int) -> Label:
    """The number of a space, and the rupees that it pays at the end."""
    rupees = box.components.meditation[space - 1].rupees
    return text("line-last-space", space=space, rupees=rupees) if rupees else text("line-space", space=space)


def counters(view: Agra, space: int) -> tuple[Piece, ...]:
    """The meditation counters on a space."""
    there = (seat for seat, player in enumerate(view.players) if player.meditation == space)
    return tuple(Piece("marker", Seat(seat), state="counter") for seat in there)


@lru_cache
def ejection_lines(box: AgraBox) -> tuple[Line, ...]:
    """From which space on an ejected worker brings more favours."""
    favours = box.ejection_favours
    more = next((space for space in range(2, len(favours)) if favours[space] > favours[1]), None)
    return () if more is None else (Line(text("line-ejected", space=more, favours=favours[more])),)


# Buildings


def _buildings(view: Agra) -> Hashable:
    there = (view.built, view.coins, view.occupants[:CHARACTERS], view.lying[:CHARACTERS])
    tokens = (view.token_goods, view.token_faces)
    goods = [player.goods for player in view.players]
    return view.box, view.merchant, view.builder, encoded((there, tokens, goods))


@kept(_buildings)
def buildings_panel(view: Agra) -> Panel:
    """The sixteen buildings row by row."""
    cards = tuple(building_card(view, good) for good in Good)
    return Panel("buildings", "panel-buildings", cards, shape=Columns(4))


def _building(view: Agra, good: Good) -> Hashable:
    token = view.token_goods.index(good) if good in view.token_goods else NONE
    face = view.token_faces[token] if token != NONE else NONE
    visitors = (view.merchant == good, view.builder == good, view.occupants[good], view.lying[good])
    goods = [player.goods[good] for player in view.players]
    return view.box, good, view.built[good], view.coins[good], token, face, *visitors, *goods


@kept(_building)
def building_card(view: Agra, good: Good) -> Card:
    """A building or a site: what it makes of what, what it costs, and all that lies or stands there."""
    id, box = SPACES[good], view.box
    source, site = box.made_from[good], SITES.get(good)
    lines: tuple[Label, ...] = ()
    if not view.built[good]:
        lines = (text("line-site", level=box.levels[good], cost=box.costs[good]),)
    return Card(
        id,
        lines,
        key=id,
        ids=(id, site) if site else (id,),
        takes=(ONE[source],) if source != NONE else (),
        gives=(ONE[good],),
        pieces=building_pieces(view, good),
    )


def building_pieces(view: Agra, good: Good) -> tuple[Piece, ...]:
    """Price token, goods of the players, rupees, worker, Merchant and Builder."""
    pieces = [
        Piece("marker", Seat(seat), player.goods[good], "goods")
        for seat, player in enumerate(view.players)
        if player.goods[good]
    ]
    if view.coins[good]:
        pieces.append(Piece("rupee", count=view.coins[good], state="lying"))
    pieces += worker(view.occupants[good], view.lying[good])
    if view.merchant == good:
        pieces.append(MERCHANT)
    if view.builder == good:
        pieces.append(BUILDER)
    if good in view.token_goods:
        token = view.token_goods.index(good)
        pieces.append(Piece(TOKENS[token], state=FACES[view.token_faces[token]]))
    return tuple(pieces)


# Prices


def _prices(view: Agra) -> Hashable:
    return view.box, tuple(view.values), tuple(view.token_goods)


@kept(_prices)
def prices_panel(view: Agra) -> Panel:
    """What every good is worth now, and where the price tokens are."""
    values = Stock("panel-values", tuple(map(Item, GOODS, view.values)), key="values")
    return Panel("prices", "panel-prices", (values, *(token_line(view, token) for token in Token)))


def token_line(view: Agra, token: Token) -> Line:
    """A price token with the flags of its sides: on a good, or with the Trader."""
    good, id = view.token_goods[token], TOKENS[token]
    low, high = token_sides(view.box, token)
    if good == NONE:
        return Line(text("line-token", low=low, high=high), key=id, ids=(id,))
    return Line(text("line-token-on", low=low, high=high, good=Good(good)), key=id, ids=(id,))


def token_sides(box: AgraBox, token: Token) -> tuple[int | str, int | str]:
    """What the sides of a price token say: the value itself, or how it changes."""
    if box.rulings.price_tokens == "change":  # ruling price-tokens
        return "−1", "+1"
    row = box.components.prices[token]
    return row.low, row.high


# Favour tiles and building bonuses


def _favours(view: Agra) -> Hashable:
    shown = [player.tiles for player in view.players] if view.now.searching else len(view.stack.cards)
    actions = [player.used_printed for player in view.players]
    return view.box, view.now.searching, encoded((view.display.cards, view.bonuses, shown, actions))


@kept(_favours)
def favours_panel(view: Agra) -> Panel:
    """The favour actions that everyone has, the tiles on display, and the building bonus tiles that are left."""
    tiles = [tile_line(view.box, tile) for tile in view.display.cards]
    bonuses = (bonus_panel(view, level) for level in LEVELS)
    return Panel("favours", "panel-display", (actions_panel(view), *tiles, stack_part(view), *bonuses))


def actions_panel(view: Agra) -> Panel:
    """The favour actions that are printed on every player board, with the markers of those who have used them."""
    lines = (
        favour_line(action, PRINTED[action], view.box.printed_costs[action], action_markers(view, action))
        for action in Printed
    )
    return Panel("printed", "panel-favours", tuple(lines))


def action_markers(view: Agra, action: Printed) -> tuple[Piece, ...]:
    """Who has used a printed favour action in this turn."""
    return tuple(piece for seat, one in enumerate(view.players) for piece in used(seat, one.used_printed >> action & 1))


def favour_line(action: Printed | Tile, id: str, cost: tuple[int, int], pieces: tuple[Piece, ...]) -> Line:
    """A favour action: what it does, the favours to have where they are more, and those to spend."""
    have, spend = cost
    label: Label = text("line-favour", action=action, have=have) if have > spend else id
    return Line(label, key=id, ids=(id,), takes=counted("favour", spend), pieces=pieces)


def stack_part(view: Agra) -> Part:
    """How many favour tiles are in the stack; while it is searched, which: those that lie nowhere else."""
    if not view.now.searching:
        return Pile("panel-stack", len(view.stack.cards), key="stack")
    shown = {*view.display.cards, *(tile for player in view.players for tile in player.tiles)}
    return Panel("stack", "panel-stack", tuple(tile_line(view.box, tile) for tile in Tile if tile not in shown))


def bonus_panel(view: Agra, level: int) -> Panel:
    """The bonus tiles of a level that nobody has taken."""
    rows = view.box.components.bonuses
    left = (bonus for bonus in Bonus if rows[bonus].level == level and view.bonuses[bonus] == NONE)
    lines = tuple(bonus_line(view.box, bonus) for bonus in left)
    return Panel(f"bonuses-{level}", text("panel-bonuses", level=level), lines)


@lru_cache(maxsize=256)
def bonus_line(box: AgraBox, bonus: Bonus) -> Line:
    """Annex II: a bonus tile is what it gives."""
    row, id = box.components.bonuses[bonus], BONUSES[bonus]
    guild = (Item(GUILDS[GUILD_NAMED[row.guild]]),) if row.guild is not None else ()
    rest = (*counted("cover", row.covers), *counted("favour", row.favours), *counted("rupee", row.rupees))
    return Line("", key=id, ids=(id,), gives=(*guild, *rest))


@lru_cache(maxsize=1024)
def tile_line(box: AgraBox, tile: int, seat: Seat | None = None, is_used: int = 0) -> Line:
    """A favour tile on display, or a player's."""
    return favour_line(Tile(tile), TILES[tile], box.tile_costs[tile], () if seat is None else used(seat, is_used))
