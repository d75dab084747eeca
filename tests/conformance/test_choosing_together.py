"""The kit passes a game in which all choose at the same time, after something was shown, from hands that are hidden."""

from enum import IntEnum
from typing import Any

from darbar import Dice, Event, Flow, Game, Move, Score, Seat, State, Table, everyone
from darbar.components import HIDDEN, Deck, fill_hidden
from darbar.testing import check_game
from darbar.ui.scene import Scene

CARDS = [0, 1, 2, 3, 4, 5] * 2
TURNS = 3


class Card(IntEnum):
    ACE, TWO, THREE, FOUR, FIVE, SIX = range(6)


class Lay(Move):
    """Lay the {card}."""

    card: Card


class Laid(Event):
    """{seat} laid the {card}."""

    seat: Seat
    card: Card


class Shown(Event):
    """The {card} was shown."""

    card: Card


class Hands(State):
    hands: list[list[int]]
    deck: Deck
    shown: list[int] = []
    ready: bool = False


def showing(table: Table[Hands]) -> Flow[None]:
    card = table.draw(table.state.deck)
    assert card is not None
    table.begin_turn(Seat(0), quietly=True)
    table.state.shown.append(card)
    table.state.ready = True
    table.tell(Shown, Card(card))
    yield from ()


def laying(table: Table[Hands]) -> Flow[None]:
    state = table.state
    laid = yield from everyone(table, [Seat(seat) for seat in range(len(state.hands))], choice)
    for seat, card in laid.items():
        state.hands[seat].remove(card)
        state.deck.discards.append(card)
        table.tell(Laid, seat, card)
    state.ready = False


def choice(table: Table[Hands], seat: Seat) -> Flow[Card]:
    move: Lay = yield table.ask(seat, "lay", [Lay(Card(card)) for card in sorted(set(table.state.hands[seat]))])
    return move.card


def hide(state: Hands, seat: Seat | None) -> None:
    state.deck.hide()
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand[:] = [HIDDEN] * len(hand)


def imagine(state: Hands, seat: Seat, dice: Dice) -> None:
    fill_hidden([state.deck.cards, *state.hands], CARDS, [*state.deck.discards, *state.shown], dice)


def setup(seats: int, dice: Dice, box: Any) -> Hands:
    cards = CARDS.copy()
    dice.shuffle(cards)
    return Hands(hands=[[cards.pop() for _ in range(4)] for _ in range(seats)], deck=Deck(cards))


def phase(state: Hands) -> str | None:
    if state.ready:
        return "laying"
    return "showing" if len(state.shown) < TURNS else None


GAME = Game(
    name="together",
    title="Together",
    version="1",
    seats=(1, 2),
    state=Hands,
    moves=(Lay,),
    events=(Laid, Shown),
    setup=setup,
    phase=phase,
    phases={"showing": showing, "laying": laying},
    score=lambda state, seat: Score({"left": sum(state.hands[seat])}),
    scene=lambda view, seat: Scene(()),
    hide=hide,
    imagine=imagine,
    package="darbar",
)

SECRETS = ["secrets are kept", "imagined matches can be played", "phases keep nothing to themselves"]


def test_the_kit_finds_no_fault_in_the_secrets_of_those_who_choose_together():
    faults = {finding.check: finding.what for finding in check_game(GAME) if not finding.ok}
    assert {check: faults[check] for check in SECRETS if check in faults} == {}
