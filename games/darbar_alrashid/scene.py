"""The table as a frontend draws it: the year, the city with its palaces, the map with its countries, and the families.

Everything is drawn from a view, so that what its seat may not know is not there to be shown. What stays the same is
made once. `offers` has what palaces offer, and `pointing` says what moves are about.
"""

from collections.abc import Hashable
from functools import lru_cache

from darbar import Seat, Text, text
from darbar.components import HIDDEN
from darbar.core.moves import ident, word
from darbar.ui.once import Same, encoded, kept
from darbar.ui.scene import Card, Columns, Hand, Item, Label, Line, Map, Panel, Part, Piece, Pile, Scene, Stock, shows

from .components import COUNTRIES, NONE, YEARS, Colour, Crisis, Favour, Good, Rank, Sector, Title
from .gold import worth
from .mercenaries import LANDS
from .offers import copies, hosts, offered
from .pawns import family
from .state import OPEN, AlRashid, Player, Stage

PLACES = {
    Sector.MARE_INTERNUM: (0.1, 0.35),
    Sector.SANMATIA: (0.4, 0.1),
    Sector.SILK_ROAD: (0.8, 0.2),
    Sector.NILUS_VALLEY: (0.2, 0.75),
    Sector.ABBASID_CALIPHATE: (0.45, 0.45),
    Sector.SPICE_ROAD: (0.85, 0.6),
    Sector.MARE_INDIANUM: (0.6, 0.85),
}
"""Where the countries lie: assumed, roughly as on the globe."""

CORNERS = {Colour.RED: (0.05, 0.05), Colour.BLUE: (0.05, 0.95)}
"""Where the piles of mercenaries lie: assumed."""

MAP = Map({ident(thing): place for things in (PLACES, CORNERS) for thing, place in things.items()})


def scene(view: AlRashid, seat: Seat | None) -> Scene:
    """The year, the city, the map, and each family, the watcher's own first."""
    count = len(view.players)
    families = [family_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count)]
    return Scene((year_panel(view), city_panel(view), map_panel(view), *families))


# The year


def _year(view: AlRashid) -> Hashable:
    order = (*view.order.seats, NONE, *view.next_order)
    return view.year, order, view.crisis, len(view.crises.cards), view.stage, encoded(view.now), encoded(view.visit)


@kept(_year)
def year_panel(view: AlRashid) -> Panel:
    """How far the match has come, the turn order, the crisis, and what is being resolved."""
    parts: list[Part] = [
        Line(text("line-year", year=min(view.year, YEARS), years=YEARS)),
        Line(text("line-order", seat=view.order.seats)),
    ]
    if view.next_order:
        parts.append(Line(text("line-next-order", seat=view.next_order)))
    if view.crisis != NONE:
        parts.append(crisis_line(Crisis(view.crisis)))
    parts.append(Pile("line-crises", len(view.crises.cards), key="crises"))
    return Panel("year", "panel-year", (*parts, *resolution_lines(view)))


@lru_cache
def crisis_line(crisis: Crisis) -> Line:
    """The crisis tile that lies open."""
    return Line("line-crisis", key="crisis", ids=shows(crisis), pieces=(Piece(ident(crisis)),))


def resolution_lines(view: AlRashid) -> list[Line]:
    """The sector that is being resolved, who acts there, and what is going on."""
    now = view.now
    if now.sector == NONE:
        return []
    lines = [Line(text("line-resolving", sector=Sector(now.sector)))]
    if now.acting:
        lines.append(Line(text("line-acting", seat=now.acting)))
    return [*lines, *doing_lines(view)]


def doing_lines(view: AlRashid) -> list[Line]:
    """What the acting player has chosen and has to pay, what is left to spy on, or how hard the fight is."""
    match view.stage:
        case Stage.VISIT | Stage.AUDIENCE:
            return visit_lines(view)
        case Stage.ESPIONAGE:
            return [Line(text("line-operations", seat=view.now.operations))]
        case Stage.BATTLE if any(view.now.force):
            red, blue = view.now.force
            return [Line(text("line-force", red=red, blue=blue))]
    return []


def visit_lines(view: AlRashid) -> list[Line]:
    """What has been chosen in a palace, and its price."""
    visit = view.visit
    main = "line-favoured" if view.now.sector == Sector.COURT else "line-service"
    chosen = [text(main)] if visit.service else []
    if visit.title != NONE:
        chosen.append(text(ident(Title(visit.title))))
    if visit.favour != NONE:
        chosen.append(text(ident(Favour(visit.favour))))
    return [Line(text("line-visit", things=chosen, gold=max(visit.gold - visit.note, 0)))] if chosen else []


# The city


def city_panel(view: AlRashid) -> Panel:
    """The six palaces: who stands there, service and favour with their prices, and the titles that are left."""
    return palaces_panel(tuple(palace_panel(view, sector) for sector in Sector if sector < COUNTRIES))


def _same(parts: tuple[Part, ...]) -> Hashable:
    return Same(parts)


@kept(_same)
def palaces_panel(parts: tuple[Part, ...]) -> Panel:
    """All of them together."""
    return Panel("city", "panel-city", parts, Columns(2))


def _palace(view: AlRashid, sector: Sector) -> Hashable:
    left = tuple(view.titles[title] for title in view.box.titles_of[sector])
    return view.box, len(view.players), sector, sector_label(view, sector) == ident(sector), left, _pawns(view, sector)


def _pawns(view: AlRashid, sector: Sector) -> Hashable:
    """Who stands in a sector, and came when; nothing where nobody does."""
    there = view.retinue.arrivals[sector]
    return encoded((there, view.retinue.spaces[sector])) if there else b""


@kept(_palace)
def palace_panel(view: AlRashid, sector: Sector) -> Panel:
    """One palace."""
    box, left, most = view.box, view.titles, copies(view.box, len(view.players))
    titles = (offered(box, title, left[title], most[title]) for title in box.titles_of[sector] if left[title])
    parts = (*standing(view, sector), *hosts(box, sector), *titles)
    return Panel(ident(sector), sector_label(view, sector), parts, Columns(3), ids=shows(sector))


def sector_label(view: AlRashid, sector: Sector) -> Label:
    """What a sector is called, and whether it is done with for this year."""
    resolved = view.resolved[sector] and view.now.sector != sector
    return text("line-resolved", sector=sector) if resolved else ident(sector)


def standing(view: AlRashid, sector: Sector) -> list[Line]:
    """Who stands in a sector with which pawns, in order of predominance."""
    retinue = view.retinue
    if not retinue.arrivals[sector]:
        return []
    weights, there = view.box.predominance, retinue.spaces[sector]
    strengths = retinue.strengths(sector, weights)
    return [
        Line(
            text("line-standing", seat=seat, strength=strengths[seat]),
            pieces=tuple(Piece(ident(rank), seat, there[seat][rank]) for rank in Rank if there[seat][rank]),
            ids=(f"pawn-{word(sector)}",),
            owner=seat,
            key=f"{ident(sector)}/pawn@{seat}",
        )
        for seat in retinue.ranking(sector, weights)
    ]


# The map


def map_panel(view: AlRashid) -> Panel:
    """The piles of mercenaries and the seven countries."""
    piles = (pile(colour, len(view.piles[colour].cards)) for colour in Colour)
    return lands_panel((*piles, *(country_panel(view, sector) for sector in LANDS)))


@lru_cache(maxsize=256)
def pile(colour: Colour, count: int) -> Pile:
    """So many mercenaries of a colour."""
    return Pile(text("line-pile", colour=colour), count, ids=shows(colour), key=f"pile-{word(colour)}")


@kept(_same)
def lands_panel(parts: tuple[Part, ...]) -> Panel:
    """All of it where it lies."""
    return Panel("map", "panel-map", parts, MAP)


def _country(view: AlRashid, sector: Sector) -> Hashable:
    taken = (view.goods[sector], view.notes[sector], view.garrisons[sector], view.known[sector])
    done = sector_label(view, sector) == ident(sector)
    return view.box, len(view.players), sector, done, encoded(taken), _pawns(view, sector)


@kept(_country, most=1024)
def country_panel(view: AlRashid, sector: Sector) -> Panel:
    """One country: who stands there, what mercenaries bar the way, and what there is to take."""
    printed, goods = view.box.country_goods[sector], view.goods[sector]
    items = [Item(ident(good), goods[good]) for good in Good if printed[good] or goods[good]]
    if view.box.country_notes[sector] or view.notes[sector]:
        items.append(Item("credit-note", view.notes[sector]))
    stock = Stock("panel-goods", tuple(items), key=f"{ident(sector)}/goods")
    garrison = (line for colour in Colour if (line := garrison_line(view, sector, colour)))
    parts = (*standing(view, sector), *garrison, stock)
    return Panel(ident(sector), sector_label(view, sector), parts, ids=shows(sector))


def garrison_line(view: AlRashid, sector: Sector, colour: Colour) -> Line | None:
    """The mercenaries of a colour in a country: those face up, those that the watcher knows, and the others."""
    tokens = list(zip(view.garrisons[sector][colour], view.known[sector][colour], strict=True))
    if not tokens:
        return None
    tokens.sort(key=lambda token: (token[1] != OPEN, -token[0]))
    return Line(
        text("line-mercenaries", colour=colour),
        pieces=tuple(Piece(mercenary(colour, value), state="" if who == OPEN else "down") for value, who in tokens),
        ids=shows(colour),
        key=f"{ident(sector)}/{word(colour)}",
    )


def mercenary(colour: Colour, value: int) -> str:
    """The id of a mercenary of this value, or of one that nobody knows."""
    return ident(colour) if value == HIDDEN else f"{ident(colour)}-{value}"


# The families


def _family(view: AlRashid, seat: Seat) -> Hashable:
    retinue = view.retinue
    return view.box, seat, encoded((view.players[seat], retinue.home[seat], retinue.reserve[seat]))


@kept(_family, most=1024)
def family_panel(view: AlRashid, seat: Seat) -> Panel:
    """What one player has: pawns, goods, tokens, mercenaries and titles."""
    player, home = view.players[seat], view.retinue.home[seat]
    tokens = (("credit-note", player.notes), ("influence", player.influence), ("dishonour", player.dishonour))
    owned = tuple(Item(id, count) for id, count in tokens if count)
    parts: tuple[Part, ...] = (
        Line(text("line-family", pawns=members(view, seat))),
        Stock("panel-home", tuple(Item(ident(rank), home[rank]) for rank in Rank if home[rank]), key=f"home-{seat}"),
        Stock("panel-goods", tuple(Item(ident(good), player.goods[good]) for good in Good), key=f"goods-{seat}"),
        Line(text("line-worth", gold=worth(view, player.goods)), key=f"worth-{seat}"),
        *((Stock("", owned, key=f"tokens-{seat}"),) if owned else ()),
        *((hand_panel(player, seat),) if any(player.hand) else ()),
        *((titles_panel(player, seat),) if any(player.titles) else ()),
    )
    always = tuple(f"{what}-{seat}" for what in ("goods", "worth", "tokens", "home", "hand"))
    return Panel(f"player-{seat}", text("panel-player", seat=seat), parts, owner=seat, summary=always)


def members(view: AlRashid, seat: Seat) -> tuple[Text, ...]:
    """All pawns of a family, wherever they are."""
    counts = [(rank, family(view, seat, rank)) for rank in Rank]
    return tuple(text(f"{ident(rank)}-count", count=count) for rank, count in counts if count)


def hand_panel(player: Player, seat: Seat) -> Panel:
    """The mercenaries in hand; only their owner sees what they are worth, the others so many backs of a colour."""
    parts: list[Part] = []
    for colour in Colour:
        known = sorted((value for value in player.hand[colour] if value != HIDDEN), reverse=True)
        parts += [mercenary_card(colour, value) for value in known]
        if hidden := len(player.hand[colour]) - len(known):
            parts.append(Pile(ident(colour), hidden, ids=shows(colour)))
    return Panel(f"hand-{seat}", "panel-hand", tuple(parts), Hand(), owner=seat)


def mercenary_card(colour: Colour, value: int) -> Card:
    """A mercenary in hand."""
    return Card(text("line-mercenary", colour=colour, value=value), ids=(mercenary(colour, value),))


def titles_panel(player: Player, seat: Seat) -> Panel:
    """A player's titles, one card for each copy, the used ones marked; pawns that are kept back stand on Diplomats."""
    cards = (
        held(title, seat, copy, copy < player.used.count(title), envoy(player, title, copy))
        for title in Title
        if player.titles[title]
        for copy in range(player.titles[title])
    )
    return Panel(f"titles-{seat}", "panel-titles", tuple(cards), Columns(3), owner=seat)


def envoy(player: Player, title: Title, copy: int) -> Rank | None:
    """The pawn that waits on a Diplomat, if any."""
    return Rank(player.envoys[copy]) if title is Title.DIPLOMAT and copy < len(player.envoys) else None


@lru_cache(maxsize=1024)
def held(title: Title, seat: Seat, copy: int, used: bool, waiting: Rank | None) -> Card:
    """A title that somebody has."""
    return Card(
        ident(title),
        ("state-used",) if used else (),
        pieces=() if waiting is None else (Piece(ident(waiting), seat),),
        ids=shows(title),
        owner=seat,
        key=f"titles-{seat}/{ident(title)}" + f"#{copy + 1}" * bool(copy),
    )
