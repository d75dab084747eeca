"""3.4 Mercenaries: drawn face down, posted in countries, looked at, discarded face up."""

from darbar import EVERYONE, NOBODY, Flow, Seat, Table, pick

from .components import COUNTRIES, Colour, Crisis, Sector
from .events import CountrySpied, CrisisRevealed, MercenariesRevealed, MercenaryDrawn, MercenaryPosted
from .moves import DRAW, Draw
from .state import OPEN, AlRashid


def draw(table: Table[AlRashid], seat: Seat, colour: Colour) -> None:
    """Only who draws a mercenary knows its value."""
    token = draw_from(table, colour, seat)
    if token is not None:
        table.state.players[seat].hand[colour].append(token)
        table.tell(MercenaryDrawn, seat, colour, token)


def draw_from(table: Table[AlRashid], colour: Colour, seen_by: Seat | None) -> int | None:
    """A token of a pile; an empty one is made of all that was discarded, face up or face down."""
    state, pile = table.state, table.state.piles[colour]
    if not pile.cards and state.removed[colour]:
        pile.discards += state.removed[colour]
        state.removed[colour].clear()
        state.removed_known[colour].clear()
    return table.draw(pile, seen_by)


def draw_some(table: Table[AlRashid], seat: Seat, count: int) -> Flow[None]:
    """Mercenaries of any colours, one by one; when both piles are empty, no more."""
    for _ in range(count):
        if offer := drawable(table.state):
            draw(table, seat, (yield from pick(table, seat, "draw", offer)).colour)


def drawable(state: AlRashid) -> list[Draw]:
    """The colours of which there are any left, reshuffled discards included."""
    return [
        DRAW[colour] for colour, pile in enumerate(state.piles) if pile.cards or pile.discards or state.removed[colour]
    ]


def post_crisis(table: Table[AlRashid], crisis: Crisis) -> None:
    """10.3 The mercenaries of a crisis tile lie face down, beside those that are there already."""
    state = table.state
    state.crisis = crisis
    table.tell(CrisisRevealed, crisis)
    for sector, colour in state.box.crises[crisis]:
        token = draw_from(table, colour, NOBODY)
        if token is not None:
            state.garrisons[sector][colour].append(token)
            state.known[sector][colour].append(0)
            table.tell(MercenaryPosted, sector, colour)


def spy(table: Table[AlRashid], seat: Seat, sector: Sector) -> None:
    """6.5 A seat looks at all mercenaries of a country."""
    state = table.state
    for known in state.known[sector]:
        known[:] = [who | 1 << seat for who in known]
    red, blue = state.garrisons[sector]
    table.tell(CountrySpied, seat, sector, tuple(red), tuple(blue))


def reveal(table: Table[AlRashid], sector: Sector) -> None:
    """8.2 All mercenaries of a country are turned face up, and stay so."""
    state = table.state
    for known in state.known[sector]:
        known[:] = [OPEN] * len(known)
    red, blue = state.garrisons[sector]
    table.reveal(sector, EVERYONE)
    table.tell(MercenariesRevealed, sector, tuple(red), tuple(blue))


def discard(table: Table[AlRashid], seat: Seat, colour: Colour, value: int) -> None:
    """A player's token goes to the discards, for everyone to see."""
    state = table.state
    state.players[seat].hand[colour].remove(value)
    state.piles[colour].discards.append(value)
    table.reveal(value, EVERYONE)


def remove(table: Table[AlRashid], sector: Sector, colour: Colour, place: int) -> int | None:
    """A token of a country goes to the discards: what everyone sees of it.

    By the ruling `removed`, one that lay face down stays so, and only who has looked at it knows it.
    """
    state = table.state
    value, known = state.garrisons[sector][colour].pop(place), state.known[sector][colour].pop(place)
    if known != OPEN and state.box.rulings.removed == "hidden":  # ruling removed
        state.removed[colour].append(value)
        state.removed_known[colour].append(known)
        return None
    state.piles[colour].discards.append(value)
    return table.reveal(value, EVERYONE)


def remove_colour(state: AlRashid, sector: Sector, colour: Colour) -> None:
    """All tokens of a colour, which lie face up already, go to the discards."""
    state.piles[colour].discards += state.garrisons[sector][colour]
    state.garrisons[sector][colour].clear()
    state.known[sector][colour].clear()


# Questions


def occupied(state: AlRashid, sector: int) -> bool:
    """Whether there are mercenaries in a sector."""
    red, blue = state.garrisons[sector]
    return bool(red or blue)


def unknown(state: AlRashid, seat: Seat) -> list[Sector]:
    """The countries where a seat has not looked at all mercenaries."""
    return [sector for sector in LANDS if not all(who >> seat & 1 for known in state.known[sector] for who in known)]


LANDS = tuple(sector for sector in Sector if sector >= COUNTRIES)
