"""The table as a frontend draws it: the year, the city with its palaces, the map with its countries, and the families.

What a move names (a sector, a title, a good, a rank, a colour, a favour) is the id of a part. Everything is drawn from
a view, so that what its seat may not know is not there to be shown.
"""

from darbar import Seat, Text, text
from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui.scene import Item, Label, Line, Panel, Part, Scene, Stock, shows

from .components import COUNTRIES, NONE, YEARS, Colour, Crisis, Favour, Good, Rank, Sector, Service, Title
from .gold import worth
from .pawns import family
from .state import OPEN, AlRashid, Player, Stage


def scene(view: AlRashid, seat: Seat | None) -> Scene:
    """The year, the city, the map, and each family, the watcher's own first."""
    count = len(view.players)
    families = [family_panel(view, Seat(((seat or 0) + step) % count)) for step in range(count)]
    return Scene((year_panel(view), city_panel(view), map_panel(view), *families))


# The year


def year_panel(view: AlRashid) -> Panel:
    """How far the match has come, the turn order, and what is being resolved."""
    lines = [
        Line(text("line-year", year=min(view.year, YEARS), years=YEARS)),
        Line(text("line-order", seat=view.order.seats)),
    ]
    if view.next_order:
        lines.append(Line(text("line-next-order", seat=view.next_order)))
    if view.crisis != NONE:
        crisis = Crisis(view.crisis)
        lines.append(Line(text("line-crisis", crisis=crisis), ids=shows(crisis)))
    return Panel("year", "panel-year", (*lines, *resolution_lines(view)))


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
    return Panel("city", "panel-city", tuple(palace_panel(view, sector) for sector in Sector if sector < COUNTRIES))


def palace_panel(view: AlRashid, sector: Sector) -> Panel:
    """One palace."""
    guild = guild_lines(view, sector) if sector < Sector.COURT else [Line("line-benevolence")]
    titles = (title_line(view, title) for title in view.box.titles_of[sector] if view.titles[title])
    return Panel(ident(sector), sector_label(view, sector), (*standing(view, sector), *guild, *titles))


def sector_label(view: AlRashid, sector: Sector) -> Label:
    """What a sector is called, and whether it is done with for this year."""
    resolved = view.resolved[sector] and view.now.sector != sector
    return text("line-resolved", sector=sector) if resolved else ident(sector)


def guild_lines(view: AlRashid, sector: Sector) -> list[Line]:
    """The service of a guild and the favour of its leader."""
    service, favour = Service(sector), Favour(sector)
    gold, amount = view.box.service_gold[sector], view.box.service_amount[sector]
    priced = any(gold)
    prices = "/".join(map(str, gold if priced else amount))
    offered = text("line-service-gold" if priced else "line-service-amount", service=service, prices=prices)
    return [
        Line(offered, ids=shows(service)),
        Line(text("line-favour", favour=favour, gold=view.box.favour_gold[favour]), ids=shows(favour)),
    ]


def title_line(view: AlRashid, title: Title) -> Line:
    """A title that can be had: price, prestige, and how many there are."""
    copies, gold, prestige = view.titles[title], view.box.title_gold[title], prestige_of(view, title)
    if copies == 1:
        return Line(text("line-title", title=title, gold=gold, prestige=prestige), ids=shows(title))
    return Line(text("line-titles", title=title, gold=gold, prestige=prestige, copies=copies), ids=shows(title))


def prestige_of(view: AlRashid, title: Title) -> str:
    """What a title is worth, with all its steps where it hangs on something."""
    if view.box.title_palaces[title] == Sector.POLITICS:
        return "/".join(map(str, sorted(set(view.box.title_steps[title]))))
    return str(view.box.title_prestige[title])


def standing(view: AlRashid, sector: Sector) -> list[Line]:
    """Who stands in a sector, in order of predominance."""
    weights, retinue = view.box.predominance, view.retinue
    if not retinue.arrivals[sector]:
        return []
    strengths = retinue.strengths(sector, weights)
    return [
        Line(text("line-standing", seat=seat, pawns=pawns(retinue.spaces[sector][seat]), strength=strengths[seat]))
        for seat in retinue.ranking(sector, weights)
    ]


def pawns(counts: list[int]) -> tuple[Text, ...]:
    """So many pawns of each rank."""
    return tuple(text("line-pawns", rank=rank, count=counts[rank]) for rank in Rank if counts[rank])


# The map


def map_panel(view: AlRashid) -> Panel:
    """The piles of mercenaries and the seven countries."""
    piles = (
        Line(text("line-pile", colour=colour, count=len(view.piles[colour].cards)), ids=shows(colour))
        for colour in Colour
    )
    countries = (country_panel(view, sector) for sector in Sector if sector >= COUNTRIES)
    return Panel("map", "panel-map", (*piles, *countries))


def country_panel(view: AlRashid, sector: Sector) -> Panel:
    """One country: who stands there, what mercenaries bar the way, and what there is to take."""
    parts: list[Part] = [*standing(view, sector)]
    for colour in Colour:
        parts += garrison_lines(view, sector, colour)
    items = tuple(Item(ident(good), view.goods[sector][good]) for good in Good if view.goods[sector][good])
    parts.append(Stock("panel-goods", items) if items else Line("line-no-goods"))
    if view.notes[sector]:
        parts.append(Line(text("line-notes", count=view.notes[sector])))
    return Panel(ident(sector), sector_label(view, sector), tuple(parts))


def garrison_lines(view: AlRashid, sector: Sector, colour: Colour) -> list[Line]:
    """The mercenaries of a colour in a country: those face up, and those face down as far as the watcher knows them."""
    tokens = list(zip(view.garrisons[sector][colour], view.known[sector][colour], strict=True))
    if not tokens:
        return []
    up, down = (shown([value for value, who in tokens if (who == OPEN) is face]) for face in (True, False))
    lines = [Line(text("line-face-up", colour=colour, values=up), ids=shows(colour))] if up else []
    return [*lines, Line(text("line-face-down", colour=colour, values=down), ids=shows(colour))] if down else lines


def shown(values: list[int]) -> str:
    """Values in a row, a question mark for each one that is hidden."""
    return " ".join("?" if value == HIDDEN else str(value) for value in sorted(values, reverse=True))


# The families


def family_panel(view: AlRashid, seat: Seat) -> Panel:
    """What one player has: pawns, goods, tokens, mercenaries and titles."""
    player = view.players[seat]
    home = view.retinue.home[seat]
    members = pawns([family(view, seat, rank) for rank in Rank])
    parts: list[Part] = [
        Line(text("line-family", pawns=members)),
        Stock("panel-home", tuple(Item(ident(rank), home[rank]) for rank in Rank)),
        *(Line(text("line-envoy", rank=Rank(rank)), ids=shows(Rank(rank))) for rank in player.envoys),
        Stock("panel-goods", tuple(Item(ident(good), player.goods[good]) for good in Good)),
        Line(text("line-worth", gold=worth(view, player.goods))),
        *token_lines(player),
        *(hand_line(player, colour) for colour in Colour if player.hand[colour]),
        *held_titles(player),
    ]
    return Panel(f"player-{seat}", text("panel-player", seat=seat), tuple(parts), owner=seat)


def token_lines(player: Player) -> list[Line]:
    """Credit notes, influence and dishonour, where there are any."""
    tokens = (
        (player.notes, text("line-notes", count=player.notes)),
        (player.influence, text("line-influence", count=player.influence)),
        (player.dishonour, text("line-dishonour", count=player.dishonour)),
    )
    return [Line(told) for count, told in tokens if count]


def hand_line(player: Player, colour: Colour) -> Line:
    """The mercenaries of a colour in hand; only their owner sees what they are worth."""
    return Line(text("line-hand", colour=colour, values=shown(player.hand[colour])), ids=shows(colour))


def held_titles(player: Player) -> list[Line]:
    """A player's titles, one line for each copy, the used ones marked."""
    return [
        Line(text("line-held-used" if copy < player.used.count(title) else "line-held", title=title), ids=shows(title))
        for title in Title
        for copy in range(player.titles[title])
    ]
