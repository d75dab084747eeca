"""Positions of Taj Mahal in a few words, and the same words to look at what became of them.

Cards are written short, a letter for the colour and one for each symbol: `r-ev` is the red elephant and vizier, `w-m` a
white monk. The letters are v(izier), g(eneral), m(onk), p(rincess), e(lephant) and k for the Grand Mogul; special
cards are `+e`, `+k`, `+2` and `change`. Players are keyword arguments in the order of their seats, each with what they
have: `ana=has("r-ev w-m", played="r-em", palaces="kabul-e")`. The first one named is first player and at turn.

Cards that are not named lie in the deck, below those that are named there; tiles that are not named are gone.
"""

from collections import Counter
from dataclasses import dataclass

import darbar
import pytest
from darbar import RuleViolation, Seat
from darbar.components import Hand, clockwise
from darbar.core.moves import word
from darbar.core.state import encode
from darbar.core.texts import Text
from darbar.testing import begin_from
from darbar.ui.rulebook import rule_of
from darbar_tajmahal.components import (
    COLOUR_KINDS,
    NONE,
    PERSONS,
    SPECIALS,
    SYMBOLS,
    VISITS,
    WHITES,
    Bonus,
    Card,
    City,
    Good,
    Province,
    Source,
    Symbol,
    colour_of,
)
from darbar_tajmahal.game import TAJMAHAL
from darbar_tajmahal.state import Stage

ANA, BEN, CLEO, DORA, EVE = map(Seat, range(5))
NAMES = ["Ana", "Ben", "Cleo", "Dora", "Eve"]
COLOURS, LETTERS = "rygv", "vgmpke"
SPECIAL = {
    "+e": Card.EXTRA_ELEPHANT,
    "+k": Card.EXTRA_MOGUL,
    "+2": Card.TWO_POINTS,
    "change": Card.COLOUR_CHANGE,
}


@dataclass
class Has:
    """What a player has; nothing, unless it is named. Of the hand, the others know what is `shown`."""

    hand: str = ""
    played: str = ""
    tokens: str = ""
    goods: str = ""
    palaces: str = ""
    points: int = 0
    shown: str = ""


has = Has


def card(short):
    """`r-ev` is `Card.RED_ELEPHANT_VIZIER`."""
    if short in SPECIAL:
        return SPECIAL[short]
    colour, letters = short.split("-")
    wanted = sorted(LETTERS.index(letter) for letter in letters)
    kinds = range(WHITES, SPECIALS)
    if colour != "w":
        first = COLOURS.index(colour) * COLOUR_KINDS
        kinds = range(first, first + COLOUR_KINDS)
    return next(Card(one) for one in kinds if sorted(SYMBOLS[one]) == wanted)


def cards(shorts):
    """The numbers of these cards."""
    return [int(card(one)) for one in shorts.split()]


def short(numbers):
    """Cards in short."""
    special = {int(one): name for name, one in SPECIAL.items()}
    return " ".join(special.get(one) or f"{colour_letter(one)}-{letters(one)}" for one in numbers)


def colour_letter(one):
    return "w" if colour_of(one) == NONE else COLOURS[colour_of(one)]


def letters(one):
    return "".join(LETTERS[symbol] for symbol in SYMBOLS[one])


def names(one):
    """How a card is typed."""
    return word(card(one))


def city(name):
    return City[name.upper().replace("-", "_")]


def cities(names_of_them):
    """The set of these cities."""
    return sum(1 << city(name) for name in names_of_them.split())


def state_of(
    *,
    province="kabul",
    visit=3,
    display="r-ev y-ev g-ev v-ev r-eg y-eg g-eg v-eg r-em",
    deck="",
    discards="",
    only=False,
    bonuses=None,
    ordinary="",
    royal=None,
    court=None,
    rulings=None,
    components=None,
    seed=0,
    **players,
):
    """The state in which only what is named is there; `only` leaves nothing in the deck but what is named there."""
    seats = len(players)
    state = TAJMAHAL.first_state(seats, seed, TAJMAHAL.pack(None, rulings, components))
    place = Province[province.upper()]
    other = state.numbers.index(visit)
    state.numbers[place], state.numbers[other] = visit, state.numbers[place]
    state.visit, state.stage, state.dice = visit, Stage.TURN, seed
    state.order.begin(clockwise(seats))
    state.bonuses = [NONE] * len(City)
    for where, bonus in (bonuses or {}).items():
        state.bonuses[city(where)] = int(Bonus[bonus.upper().replace("-", "_")])
    state.ordinary, state.royal = cities(ordinary), NONE if royal is None else int(city(royal))
    if court is not None:
        state.court = sum(1 << Symbol[one.upper()] for one in court.split())
    for seat, own in enumerate(players.values()):
        seat_player(state, seat, own)
    lay_cards(state, display, deck, discards, only)
    count_tokens(state)
    return state


def seat_player(state, seat, own):
    player = state.players[seat]
    known = sorted([*cards(own.shown), *(one for one in cards(own.hand) if one >= SPECIALS)])
    player.hand = Hand(sorted(cards(own.hand)), known)
    player.played = cards(own.played)
    for one in player.played:
        for symbol in SYMBOLS[one]:
            player.strength[symbol] += 1
        if player.colour == NONE:
            player.colour = colour_of(one)
    for token in own.tokens.split():
        player.tokens[Symbol[token.upper()]] += 1
    for good in own.goods.split():
        player.goods[Good[good.upper()]] += 1
    player.palaces = cities(own.palaces)
    player.points[Source.BONUSES] = own.points
    for one in (*player.hand.cards, *player.played):
        if one >= SPECIALS:
            state.specials[state.box.persons[one]] = seat


def lay_cards(state, display, deck, discards, only):
    """Display and deck, the first card that is named on top; the rest below it."""
    state.display.cards = cards(display)[: state.display.size]
    state.deck.discards = cards(discards)
    rest = Counter(state.box.deck)
    rest.subtract(cards(deck))
    for pile in [state.display.cards, state.deck.discards, *(one.hand.cards for one in state.players)]:
        rest.subtract(pile)
    for player in state.players:
        rest.subtract(player.played)
    below = [] if only else list(rest.elements())
    state.deck.cards = [*below, *reversed(cards(deck))]


def count_tokens(state):
    for person in PERSONS:
        owned = sum(player.tokens[person] for player in state.players)
        state.stock.left[person] = 6 - owned - (state.court >> person & 1)


def visit(**words):
    """A match in which the first player is at turn; the words are those of `state_of`."""
    return begun(state_of(**words), words)


def ended(**words):
    """A match after all have withdrawn; the words are those of `state_of`."""
    state = state_of(court="", **words)
    state.stage = Stage.CLOSING
    state.order.out = list(state.order.seats)
    return begun(state, words)


def begun(state, words):
    names_of_all = [name.capitalize() for name in words if isinstance(words[name], Has)]
    return without_choice(begin_from(TAJMAHAL, state, names_of_all))


def without_choice(match):
    """Answer for those who are asked although they have no choice, so that nobody learns it."""
    while match.ask and len(match.ask.moves) == 1:
        match.play(match.ask.moves[0])
    return match


def new(seats, seed=1, **rulings):
    """A match from its beginning."""
    return darbar.new("tajmahal", names=NAMES[:seats], seed=seed, rulings=rulings)


LAST_VISIT = VISITS


# What becomes of it


def lay(match, *shorts):
    """Play or add these cards, one after another; `enough` and `withdraw` may stand between them."""
    for one in " ".join(shorts).split():
        match.play(one if one in ("enough", "withdraw") else f"{verb(match, one)} {names(one)}")
        without_choice(match)


def verb(match, one):
    if match.phase == "adding":
        return "add"
    return "take" if match.phase == "taking" else "play"


def leave(match):
    """Take cards from the display, the first that are offered, until somebody else has a turn."""
    while match.phase == "taking":
        match.play(match.ask.moves[0])
    without_choice(match)


def offers(match, name=None):
    """The offered moves; cards in short."""
    assert name in (None, asked(match))
    return " ".join(offer(move) for move in match.ask.moves)


def offer(move):
    text = str(move)
    return short([move.card]) if hasattr(move, "card") else text.split()[-1]


def refused(match, notation):
    """Why a move is refused, by the key of the reason and the rule that it names; it was tried in vain."""
    move = TAJMAHAL.vocabulary.parse(notation)
    reason = match.ask.why(move)
    before, moves = encode(match.state), list(match.moves)
    with pytest.raises(RuleViolation):
        match.play(notation)
    assert (encode(match.state), match.moves) == (before, moves)
    return f"{reason.key.removeprefix('refusal-')} {rule_of('darbar_tajmahal', reason.key)}".strip()


def asked(match):
    """Who is asked."""
    return match.names[match.ask.seat].lower()


def prompt(match):
    """What is asked."""
    return match.ask.prompt.key if isinstance(match.ask.prompt, Text) else match.ask.prompt


def hand(match, seat):
    """A hand in short."""
    return short(match.state.players[seat].hand.cards)


def tokens(match, seat):
    """The persons whose influence tokens a seat has."""
    return " ".join(word(person) for person in PERSONS for _ in range(match.state.players[seat].tokens[person]))


def points(match, seat, source=None):
    """All points of a seat, or those from one source."""
    own = match.state.players[seat].points
    return sum(own) if source is None else own[Source[source.upper()]]


def palaces(match, seat):
    """The cities in which a seat has a palace."""
    return " ".join(word(one) for one in City if match.state.players[seat].palaces >> one & 1)


def told(match, kind):
    """What was told of one kind, in full."""
    return [event for event in match.events if isinstance(event, kind)]
