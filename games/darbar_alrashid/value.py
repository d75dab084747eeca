"""What a position is worth: the prestige if it ended now, and what goods, pawns, titles and places will still bring.

The weights are prestige, as a sensible player would guess them in the middle of a match.
"""

from typing import Final

from darbar import Seat
from darbar.components import HIDDEN

from .components import ACTING, COUNTRIES, NONE, YEARS, Sector, Title
from .gold import suggestion, worth
from .phases.guilds import TRAINED
from .scoring import POLITICAL_TITLES, political
from .state import AlRashid, Player, Resolution, Stage

GOLD, IDLE_GOLD, A_VISIT = 0.22, 0.02, 14
"""What a piece of gold will buy, what it is worth when there is nothing left to buy, and what a visit can spend."""

NOTE, MERCENARY, USUAL = 0.6, 0.35, 3
PAWN: Final[tuple[float, ...]] = (1.3, 1.0, 0.5)
"""What a pawn of each rank does in a year."""

ITEM = 0.75
TRADE: Final[tuple[float, ...]] = (3 * ITEM, 2 * ITEM, ITEM)
FLIGHT, STAND, IDLE = -4.0, -0.4, -1.6
"""A country that cannot be freed: without a mercenary of the right colour, with one; a guild that is too dear."""

GUILD: Final[tuple[tuple[float, ...], ...]] = (
    (0.5, 0.4, 0.3),
    (1.1, 0.8, 0.5),
    (1.0, 0.8, 0.6),
    (1.6, 1.3, 1.0),
    (1.8, 1.5, 1.2),
)
"""What the first, second and third can expect of each guild, after paying."""

COURT: Final[tuple[float, ...]] = (1.6, 1.3, 1.1)
NO_PASHA = -4.0
SERVICE: Final[tuple[float, ...]] = (0.2, MERCENARY)
BENEVOLENCE = 1.0
"""What an operation, a mercenary and the benevolence of Al-Rashid are worth to who has chosen them."""

FAVOUR: Final[tuple[float, ...]] = (0.0, 0.05, 0.6, 0.25, 1.0)
YEARLY = [0.0] * len(Title)
"""What titles do in each year that is left."""

for _title, _worth in {
    Title.SMUGGLER: 0.3,
    Title.PLOTTER: 0.2,
    Title.INFORMER: 0.2,
    Title.STRATEGIST: 0.4,
    Title.RECRUITER: 0.4,
    Title.RAIDER: 0.3,
    Title.NEGOTIATOR: 0.2,
    Title.LOREMASTER: 0.5,
    Title.DIPLOMAT: 0.3,
    Title.BANKER: 0.2,
    Title.TRADER: 0.6,
    Title.HARDWOOD_IMPORTER: 0.6,
    Title.POTTERY_IMPORTER: 0.6,
    Title.METAL_IMPORTER: 0.6,
}.items():
    YEARLY[_title] = _worth

AT_ONCE = {
    Title.IMPOSTOR: 1.6,
    Title.ENCHANTER: 0.9,
    Title.AIDE_TO_THE_QADI: 1.0,
    Title.TREASURER: 0.6,
    Title.AGHA: 1.4,
    Title.SILK_MONOPOLIST: 0.8,
    Title.SPICES_MONOPOLIST: 0.8,
    Title.ASTROLOGIST: 0.5,
    Title.LAW_EXPERT: 1.0,
    Title.QUARTERMASTER: 1.6,
    Title.ALCHEMIST: 1.0,
}
"""What one-off titles bring."""

COURT_SECTOR = int(Sector.COURT)
PROMISE = 1.5
"""A political title that is not worth anything yet."""


def value(state: AlRashid, seat: Seat) -> float:
    """What a sensible player would say."""
    player, left = state.players[seat], YEARS - state.year
    if left < 0:
        return float(points(state, seat, player, left))
    gold = worth(state, player.goods)
    return points(state, seat, player, left) + prospects(state, seat, player, left, gold)


def points(state: AlRashid, seat: Seat, player: Player, left: int) -> float:
    """The prestige if it ended now, and hope for political titles."""
    box, held = state.box, player.titles
    total = sum(map(int.__mul__, held, box.title_prestige)) + box.dishonour_worth * player.dishonour
    total += min(player.influence * box.influence_worth, box.influence_most)
    for limit, reserve, each in zip(box.pawn_limits, state.retinue.reserve[seat], box.pawn_prestige, strict=True):
        total += (limit - reserve) * each
    hope = 0.0
    for title in POLITICAL_TITLES:
        if held[title]:
            now = political(state, seat, title)
            total += now - box.title_prestige[title]
            hope += PROMISE if left > 0 and not now else 0.0
    return total + hope


def prospects(state: AlRashid, seat: Seat, player: Player, left: int, gold: int) -> float:
    """What will come of goods, tokens, pawns, titles, places in sectors and a visit half planned."""
    red, blue = player.hand
    now, total = state.now, 0.0
    if now.acting and now.at < len(now.acting) and now.acting[now.at] == seat:
        total = acting_worth(state, player, left)
        gold = gold_after(state, player, gold)
    waiting, visits = places_worth(state, seat, player, gold)
    spent = gold if left else min(gold, A_VISIT * visits)
    total += waiting + GOLD * spent + IDLE_GOLD * (gold - spent)
    if left or visits:
        total += NOTE * player.notes
    if left:
        reserve, limits = state.retinue.reserve[seat], state.box.pawn_limits
        yearly = sum(map(float.__mul__, YEARLY, map(float, player.titles)))
        for limit, rest, each in zip(limits, reserve, PAWN, strict=True):
            yearly += each * (limit - rest)
        total += left * yearly + MERCENARY * min(left + 1, 2) * 0.5 * (len(red) + len(blue))
    return total


# Places


def places_worth(state: AlRashid, seat: Seat, player: Player, gold: int) -> tuple[float, int]:
    """What a seat's places in sectors that are not resolved will bring, and how many of them are visits to palaces."""
    total, visits, now, prices = 0.0, 0, state.now, state.box.service_gold
    for sector, there in enumerate(state.retinue.arrivals):
        if seat in there:
            if sector == now.sector and not is_to_come(now, seat):
                continue
            place = place_in(state, seat, sector, there) if len(there) > 1 else 0
            if place >= ACTING:
                continue
            if sector >= COUNTRIES:
                total += country_worth(state, player, sector, place)
                continue
            visits += 1
            if sector == COURT_SECTOR:
                total += COURT[place] if state.retinue.spaces[sector][seat][0] else NO_PASHA
            elif gold >= prices[sector][place]:
                gold -= prices[sector][place]
                total += GUILD[sector][place]
            else:
                total += IDLE
    return total, visits


def is_to_come(now: Resolution, seat: Seat) -> bool:
    """Whether a seat has still to act in the sector that is being resolved."""
    return seat in now.acting[now.at + 1 :]


def place_in(state: AlRashid, seat: Seat, sector: int, there: list[Seat]) -> int:
    """How many are stronger, or as strong and there before."""
    spaces, (pasha, merchant, sage) = state.retinue.spaces[sector], state.box.predominance
    pashas, merchants, sages = spaces[seat]
    own, place, before = pashas * pasha + merchants * merchant + sages * sage, 0, True
    for other in there:
        if other == seat:
            before = False
            continue
        pashas, merchants, sages = spaces[other]
        strength = pashas * pasha + merchants * merchant + sages * sage
        place += strength > own or (before and strength == own)
    return place


def country_worth(state: AlRashid, player: Player, sector: int, place: int) -> float:
    """Goods, if the country is free or can be freed; otherwise dishonour."""
    red, blue = state.garrisons[sector]
    if not (red or blue):
        return TRADE[place]
    extra, armed, able, cost = player.titles[Title.STRATEGIST], False, True, 0
    for there, hand in ((red, player.hand[0]), (blue, player.hand[1])):
        if there:
            armed = armed or bool(hand)
            able = able and strength(hand) + extra * len(hand) > strength(there)
            cost += len(there)
    if able:
        return TRADE[place] - MERCENARY * cost
    return STAND if armed else FLIGHT if not place else FLIGHT / 2


def strength(mercenaries: list[int]) -> int:
    """How strong mercenaries are together; of those that nobody has looked at one expects the usual."""
    return sum(mercenaries) + (USUAL - HIDDEN) * mercenaries.count(HIDDEN)


# What is going on


def acting_worth(state: AlRashid, player: Player, left: int) -> float:
    """What the acting seat has chosen and not got yet, or what a battle half fought or a trade begun will bring."""
    now = state.now
    if state.stage is Stage.VISIT or state.stage is Stage.AUDIENCE:
        return plan_worth(state, left)
    if state.stage is Stage.BATTLE:
        return battle_worth(state, player)
    return TRADE[now.at] if state.stage is Stage.TRADE else 0.0


def gold_after(state: AlRashid, player: Player, gold: int) -> int:
    """What is left of the goods' worth when everything that has been chosen is paid for as well as possible."""
    visit = state.visit
    owed = visit.gold - visit.note - (worth(state, visit.paid) if visit.paid else 0)
    if owed <= 0 or owed > gold:
        return gold
    left = list(player.goods)
    for good in suggestion(state, left, owed):
        left[good] -= 1
    return worth(state, left)


def plan_worth(state: AlRashid, left: int) -> float:
    """What has been chosen and is not there yet."""
    visit, total = state.visit, 0.0
    if visit.service:
        total += service_worth(state, left)
    if visit.title != NONE:
        title = visit.title
        total += state.box.title_prestige[title] + left * YEARLY[title] + AT_ONCE.get(Title(title), 0.0)
        total += PROMISE * 2 if title in POLITICAL_TITLES else 0.0
    if visit.favour != NONE and not visit.swapped:
        total += FAVOUR[visit.favour]
    return total


def service_worth(state: AlRashid, left: int) -> float:
    """What the service that has been chosen brings."""
    sector = state.now.sector
    if sector == COURT_SECTOR:
        return BENEVOLENCE
    if sector <= Sector.MILITARY:
        return SERVICE[sector] * state.box.service_amount[sector][state.now.at]
    rank = TRAINED[sector]
    return state.box.pawn_prestige[rank] + left * PAWN[rank]


def battle_worth(state: AlRashid, player: Player) -> float:
    """The trade that can still be won, less the mercenaries that it takes; nothing when it cannot."""
    now, cost = state.now, 0.0
    if not now.force:
        return 0.0
    extra = player.titles[Title.STRATEGIST]
    for there, hand, force in zip(state.garrisons[now.sector], player.hand, now.force, strict=True):
        missing = strength(there) + 1 - force
        if there and missing > 0:
            if strength(hand) + extra * len(hand) < missing:
                return 0.0
            cost += MERCENARY * missing / (3 + extra)
    return TRADE[0] - cost
