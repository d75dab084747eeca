"""11 The end: prestige from the family, titles, influence and dishonour, and what a position is worth.

Equals compare the gold of their goods, then their places in the turn order.
"""

from darbar import Score, Seat

from .components import Sector, Title
from .gold import worth
from .pawns import MERCHANT, PASHA, SAGE
from .state import AlRashid, Player


def score(state: AlRashid, seat: Seat) -> Score:
    """11.2 to 11.5 Prestige line by line, and what breaks a tie."""
    player = state.players[seat]
    lines = {
        "family": family_prestige(state, seat),
        "titles": title_prestige(state, seat, GUILD_TITLES),
        "politics": politics_prestige(state, seat),
        "caliph": title_prestige(state, seat, CALIPH_TITLES),
        "influence": influence_prestige(state, player),
        "dishonour": state.box.dishonour_worth * player.dishonour,
    }
    gold, place = worth(state, player.goods), state.order.seats.index(seat) + 1
    return Score(lines, (gold, -place), {"gold": gold, "turn-order": place})


def family_prestige(state: AlRashid, seat: Seat) -> int:
    """11.2 So much for each pawn of each rank."""
    box, reserve = state.box, state.retinue.reserve[seat]
    pawns = map(int.__sub__, box.pawn_limits, reserve)
    return sum(map(int.__mul__, pawns, box.pawn_prestige))


def title_prestige(state: AlRashid, seat: Seat, titles: range) -> int:
    """11.3 What is printed on titles that do not hang on anything."""
    held, prestige = state.players[seat].titles, state.box.title_prestige
    return sum(held[title] * prestige[title] for title in titles)


def politics_prestige(state: AlRashid, seat: Seat) -> int:
    """11.3 Political titles are worth what their owner has of what they count."""
    held = state.players[seat].titles
    return sum(political(state, seat, title) for title in POLITICAL_TITLES if held[title])


def political(state: AlRashid, seat: Seat, title: int) -> int:
    """9.17 to 9.24 The prestige of a political title as things are."""
    steps = state.box.title_steps[title]
    return steps[min(counted(state, seat, title), len(steps) - 1)]


def counted(state: AlRashid, seat: Seat, title: int) -> int:
    """What a political title counts."""
    player, reserve, limits = state.players[seat], state.retinue.reserve[seat], state.box.pawn_limits
    match state.box.title_counts[title]:
        case "influence":
            return player.influence
        case "palaces":
            return sum(any(player.titles[title] for title in titles) for titles in state.box.titles_of[:PALACES])
        case "goods":
            return sum(count > 0 for count in player.goods)
        case "intrigue":
            return sum(player.titles[title] for title in state.box.titles_of[Sector.INTRIGUE])
        case "military":
            return sum(player.titles[title] for title in state.box.titles_of[Sector.MILITARY])
        case "sages":
            return limits[SAGE] - reserve[SAGE]
        case "merchants":
            return limits[MERCHANT] - reserve[MERCHANT]
        case "pashas":
            return limits[PASHA] - reserve[PASHA]
    return 0


def influence_prestige(state: AlRashid, player: Player) -> int:
    """11.4 One for each token of influence, up to five."""
    box = state.box
    return min(box.influence_worth * player.influence, box.influence_most)


PALACES = Sector.COURT + 1
GUILD_TITLES = range(Title.AIDE_TO_THE_QADI)
POLITICAL_TITLES = range(Title.AIDE_TO_THE_QADI, Title.TREASURER)
CALIPH_TITLES = range(Title.TREASURER, len(Title))
