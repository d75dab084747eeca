"""Positions of Al-Rashid in a few words, and the same words to look at what became of them.

Players are the colours of the rulebook, in the order of their seats, as keyword arguments:
`green=has(goods="wood wood silk", titles="smuggler", hand="red 2 3 blue 4")`. The turn order is that of the seats
unless `order="red green"` says another; the first in it is to move.

`pawns={"sanmatia": "green merchant sage, red pasha"}` puts pawns into sectors, in order of arrival. A family has a
pasha, a merchant and a sage, or what it has on the board if that is more, or what `has(family="pasha sage sage")` says;
whatever is not on the board is at home.

`garrisons={"silk-road": "red 2 3 blue 4"}` posts mercenaries, face down; `spied={"silk-road": "green"}` says who has
looked at them, `open="silk-road"` which lie face up. `piles={"red": "4 2"}` says what is drawn next. `left={"smuggler":
0}` changes how many copies of a title lie out, `goods={"sanmatia": "wood metal"}` what a country has, `notes` likewise
its credit notes.
"""

from dataclasses import dataclass
from functools import partial

from darbar import Seat, Table
from darbar.core.moves import word
from darbar.testing import begin_from, play
from darbar_alrashid.components import Colour, Good, Rank, Sector, Title
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.setup import new_families
from darbar_alrashid.state import OPEN, Stage

COLOURS = ("green", "red", "yellow", "blue", "white")
GREEN, RED, YELLOW, BLUE, WHITE = (Seat(number) for number in range(5))


@dataclass
class Has:
    """What a player has; nothing, unless it is named."""

    goods: str = ""
    titles: str = ""
    used: str = ""
    hand: str = ""
    notes: int = 0
    influence: int = 0
    dishonour: int = 0
    family: str | None = None
    envoys: str = ""


has = Has


def state_of(
    stage=Stage.TURN,
    *,
    rulings=None,
    components=None,
    order=None,
    year=1,
    pawns=None,
    garrisons=None,
    spied=None,
    open="",
    piles=None,
    left=None,
    goods=None,
    notes=None,
    resolved="",
    **players,
):
    """The state in which only what is named lies on the table; countries are full, and free of mercenaries."""
    names = list(players)
    state = ALRASHID.first_state(len(names), 0, ALRASHID.pack(None, rulings, components))
    state.stage, state.year, state.dice = stage, year, 1
    state.order.begin([Seat(names.index(name)) for name in (order or " ".join(names)).split()])
    state.resolved = [word(sector) in resolved.split() for sector in Sector]
    place_pawns(state, names, pawns or {})
    for seat, own in enumerate(players.values()):
        seat_player(state, seat, own)
    lay_out_titles(state, left or {})
    lay_out_map(state, goods or {}, notes or {})
    post_mercenaries(state, names, garrisons or {}, spied or {}, open.split())
    stack_piles(state, piles or {})
    count_tokens(state)
    return state


def position(stage=Stage.TURN, **words):
    """A match at the beginning of a part of the year; the words are those of `state_of`."""
    names = [name.capitalize() for name in words if name in COLOURS]
    return begin_from(ALRASHID, state_of(stage, **words), names)


def table_of(stage=Stage.TURN, **words):
    """A state in the hands of a rule that is tried by itself, with `drive`."""
    return Table(state_of(stage, **words))


def resolving(sector, *answers, **words):
    """A match in which the first player has just chosen a sector to resolve, and these answers were given since.

    Where it is the only sector with pawns, nobody was asked.
    """
    match = position(Stage.TURN, **words)
    if match.ask and match.ask.prompt == "turn":
        play(match, f"resolve {sector}")
    play(match, *answers)
    return match


placing = partial(position, Stage.PLACEMENT)
beginning_the_year = partial(position, Stage.ENVOYS)
beginning_resolution = partial(position, Stage.SCHEMES)
ending_the_year = partial(position, Stage.YEAR_END)


def place_pawns(state, names, pawns):
    """Families of the usual size or as large as what is on the board; the rest is at home."""
    state.retinue = new_families(len(names), state.box)
    for sector, crowd in pawns.items():
        for group in crowd.split(","):
            name, *ranks = group.split()
            for rank in ranks:
                enter(state, member(Sector, sector), Seat(names.index(name)), member(Rank, rank))


def enter(state, sector, seat, rank):
    """A pawn from home, or else from the reserve, goes to a sector."""
    retinue = state.retinue
    if not retinue.home[seat][rank]:
        assert retinue.hire(seat, rank), f"{word(rank)}: there are no more"
    retinue.enter(sector, seat, rank)


def seat_player(state, seat, own):
    """Give a player what it has."""
    player, retinue = state.players[seat], state.retinue
    player.goods = counted(Good, own.goods)
    player.titles, player.used = counted(Title, own.titles), [int(member(Title, title)) for title in own.used.split()]
    player.hand = tokens(own.hand)
    player.notes, player.influence, player.dishonour = own.notes, own.influence, own.dishonour
    player.envoys = [int(member(Rank, rank)) for rank in own.envoys.split()]
    for rank in player.envoys:
        retinue.home[seat][rank] -= 1
    if own.family is not None:
        for rank, count in enumerate(counted(Rank, own.family)):
            away = sum(space[seat][rank] for space in retinue.spaces) + player.envoys.count(rank)
            retinue.home[seat][rank] = count - away
            retinue.reserve[seat][rank] = state.box.pawn_limits[rank] - count


def lay_out_titles(state, left):
    """The copies that nobody has, or as many as `left` says; a missing one is out of the match."""
    copies = state.box.copies(len(state.players))
    for title in Title:
        held = sum(player.titles[title] for player in state.players)
        state.titles[title] = left.get(word(title), max(0, copies[title] - held))


def lay_out_map(state, goods, notes):
    """Full countries, but for those that are named."""
    for sector, there in goods.items():
        state.goods[member(Sector, sector)] = counted(Good, there)
    for sector, count in notes.items():
        state.notes[member(Sector, sector)] = count


def post_mercenaries(state, names, garrisons, spied, open):
    """Only these mercenaries are on the map."""
    state.garrisons = [tokens(garrisons.get(word(sector), "")) for sector in Sector]
    for sector in Sector:
        seats = sum(1 << names.index(name) for name in spied.get(word(sector), "").split())
        known = OPEN if word(sector) in open else seats
        state.known[sector] = [[known] * len(there) for there in state.garrisons[sector]]


def stack_piles(state, piles):
    """All mercenaries that are nowhere else are in the piles; those named are drawn first."""
    for colour in Colour:
        pile = list(state.box.mercenaries[colour])
        away = [token for there in state.garrisons for token in there[colour]]
        away += [token for player in state.players for token in player.hand[colour]]
        first = [int(value) for value in piles.get(word(colour), "").split()]
        for token in (*away, *first):
            pile.remove(token)
        state.piles[colour].cards, state.piles[colour].discards = pile + first[::-1], []


def count_tokens(state):
    """Credit notes, influence and dishonour that nobody has."""
    notes, influence, dishonour = state.box.token_counts
    players = state.players
    state.supply = [
        notes - sum(state.notes) - sum(player.notes for player in players),
        influence - sum(player.influence for player in players),
        dishonour - sum(player.dishonour for player in players),
    ]


def member(kind, name):
    """`silk-road` of the sectors is `Sector.SILK_ROAD`."""
    return kind[name.upper().replace("-", "_")]


def counted(kind, names):
    """How many of each member of an enum are named."""
    listed = names.split()
    unknown = set(listed) - {word(one) for one in kind}
    assert not unknown, f"{kind.__name__} has no {unknown}"
    return [listed.count(word(one)) for one in kind]


def tokens(written):
    """`red 2 3 blue 4` is `[[2, 3], [4]]`."""
    piles = [[], []]
    for one in written.split():
        if one in ("red", "blue"):
            colour = member(Colour, one)
        else:
            piles[colour].append(int(one))
    return piles


# What became of it


def goods(at, seat):
    """The goods of a player, in a match or at a table."""
    owned = at.state.players[seat].goods
    return " ".join(word(good) for good in Good for _ in range(owned[good]))


def titles(at, seat):
    """The titles of a player."""
    owned = at.state.players[seat].titles
    return " ".join(word(title) for title in Title for _ in range(owned[title]))


def hand(at, seat):
    """The mercenaries of a player, as `has` writes them."""
    return garrison_words(at.state.players[seat].hand)


def garrison(at, sector):
    """The mercenaries in a country, in the same words."""
    return garrison_words(at.state.garrisons[member(Sector, sector)])


def garrison_words(piles):
    """`[[2, 3], [4]]` is `red 2 3 blue 4`."""
    parts = [[word(colour), *map(str, sorted(piles[colour]))] for colour in Colour if piles[colour]]
    return " ".join(one for part in parts for one in part)


def country(at, sector):
    """The goods that lie in a country."""
    there = at.state.goods[member(Sector, sector)]
    return " ".join(word(good) for good in Good for _ in range(there[good]))


def pawns(at, sector, seat):
    """A player's pawns in a sector."""
    there = at.state.retinue.spaces[member(Sector, sector)][seat]
    return " ".join(word(rank) for rank in Rank for _ in range(there[rank]))


def family(at, seat):
    """All pawns of a player, wherever they are."""
    reserve, limits = at.state.retinue.reserve[seat], at.state.box.pawn_limits
    return " ".join(word(rank) for rank in Rank for _ in range(limits[rank] - reserve[rank]))


def dishonour(at, seat):
    """A player's dishonour tokens."""
    return at.state.players[seat].dishonour


def order(at):
    """The turn order in colours."""
    return " ".join(COLOURS[seat] for seat in at.state.order.seats)


def lines(match, seat):
    """Where a player's prestige comes from."""
    return ALRASHID.score(match.state, seat).lines


def told(at):
    """The kinds of events that a match or a rule by itself has told, in order."""
    table = at if isinstance(at, Table) else at._table
    return [kind.__name__ for kind, _ in table.told]


def refusal(match, notation):
    """The key of the reason why a move is not offered; None when it is."""
    reason = match.ask.why(ALRASHID.vocabulary.parse(notation))
    return reason and reason.key


# Rules by themselves


def drive(flow, *answers):
    """Answer the questions of a rule in words; the prompts it asked, and what it returned."""
    prompts, left = [], list(answers)
    try:
        ask = next(flow)
        while True:
            prompts.append(ask.prompt if isinstance(ask.prompt, str) else ask.prompt.key)
            offered = {ALRASHID.vocabulary.notation(move): move for move in ask.moves}
            answer = left.pop(0)
            assert answer in offered, f"{ask.prompt}: {answer!r} is not among {list(offered)}"
            ask = flow.send(offered[answer])
    except StopIteration as end:
        assert not left, f"nobody asked for {left}"
        return prompts, end.value
