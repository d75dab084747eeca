"""Caravan, a game made up for tests: each of its moves shows one thing that the kernel does.

In a turn a player does any number of things before saying done: walks (nobody learns anything), rolls (everyone sees
it), draws (only the player sees it), peeks (is told a secret), shows a card (everyone sees it), greets another player
(who must answer, out of turn), and, at any time, eats (which asks for the dish, and for a drink if the dish is hot).
"""

from enum import Enum, IntEnum
from typing import Annotated, Any, Literal

from darbar import (
    Box,
    Choice,
    Components,
    Dice,
    Event,
    Flow,
    Game,
    Match,
    Move,
    Options,
    Pass,
    Row,
    Rulings,
    Score,
    Seat,
    State,
    Table,
    Text,
    choose,
    text,
)
from darbar.components import HIDDEN, Deck, clockwise, fill_hidden
from darbar.match.record import Header
from darbar.ui.scene import Line, Panel, Scene
from msgspec import Meta

CARDS = range(12)
LONGEST_TURN = 64
Card = Annotated[int, Meta(ge=0, le=11)]


class Dish(IntEnum):
    """What there is to eat; `data/dishes.toml` in the same order."""

    DATES, RED_CURRY = range(2)


class Mood(Enum):
    """How strangers meet."""

    WARM = "warm"
    COOL = "cool"


class Walk(Move):
    """Walk {steps} miles."""

    steps: Annotated[int, Meta(ge=1, le=3)]


class Roll(Move):
    """Roll for coins."""


class Draw(Move):
    """Draw a card."""


class Peek(Move):
    """Look at the next card."""


class Show(Move):
    """Show the card {card}."""

    card: Card


class Greet(Move):
    """Greet {whom}."""

    whom: Seat


class Nod(Move):
    """Nod: {friendly}."""

    friendly: bool


class Eat(Move):
    """Eat something."""


class Choose(Move):
    """Eat {dish}."""

    dish: Dish


class Drink(Move):
    """Drink, in a {mood} mood or in none."""

    mood: Mood | None


class Done(Move):
    """Say that you are done."""


class Drew(Event):
    """{seat} drew {card}."""

    seat: Seat
    card: int | None
    secret = ("card",)


class Peeked(Event):
    """{seat} looked and saw {card}."""

    seat: Seat
    card: int | None
    secret = ("card",)


class Showed(Event):
    """{seat} showed {card}."""

    seat: Seat
    card: int


class Ate(Event):
    """{seat} ate {dish}."""

    seat: Seat
    dish: Dish


class DishRow(Row):
    """One dish."""

    filling: Annotated[int, Meta(ge=0)]
    hot: bool = False


class CaravanOptions(Options):
    """How long and how friendly."""

    rounds: Annotated[Literal[1, 2, 4], Choice("How often everyone has a turn.")] = 2
    mood: Mood = Mood.WARM
    meals: bool = True


class CaravanRulings(Rulings):
    """What the rulebook leaves open."""

    leftovers: Annotated[
        Literal["kept", "lost"],
        Choice("Coins after the match.", rule="3", reason="It is kinder.", kept="They count.", lost="They do not."),
    ] = "kept"


class CaravanComponents(Components):
    """The dishes."""

    dishes: tuple[DishRow, ...]

    def faults(self) -> Any:
        if sum(dish.filling for dish in self.dishes) > 20:
            yield "dishes fill more than 20"


class CaravanBox(Box):
    """What Caravan is played with."""

    options: CaravanOptions
    rulings: CaravanRulings
    components: CaravanComponents


class Caravan(State):
    """Who has come how far, with what."""

    box: CaravanBox
    deck: Deck
    hands: list[list[int]]
    shown: list[int]
    miles: list[int]
    coins: list[int]
    food: list[int]
    order: list[Seat]
    friends: int = 0


def setup(seats: int, dice: Dice, box: CaravanBox) -> Caravan:
    """Everyone holds two cards, one meal and nothing else."""
    cards = list(CARDS)
    dice.shuffle(cards)
    return Caravan(
        box=box,
        hands=[[cards.pop(), cards.pop()] for _ in range(seats)],
        deck=Deck(cards),
        shown=[],
        miles=[0] * seats,
        coins=[0] * seats,
        food=[2] * seats,
        order=clockwise(seats) * box.options.rounds,
    )


def phase(state: Caravan) -> str | None:
    """One turn after the other."""
    return "turn" if state.order else None


def turn(table: Table[Caravan]) -> Flow[None]:
    """1 Do things until done."""
    seat = table.state.order.pop(0)
    table.begin_turn(seat)
    for _ in range(LONGEST_TURN):
        move = yield from ask(table, seat, "act", lambda: acts(table.state, seat))
        match move:
            case Walk(steps):
                table.state.miles[seat] += steps
            case Roll():
                table.state.coins[seat] += table.roll(6)
            case Draw():
                draw(table, seat)
            case Peek():
                table.tell(Peeked, seat, table.state.deck.cards[-1])
            case Show(card):
                show(table, seat, card)
            case Greet(whom):
                yield from greet(table, whom)
            case Done():
                return


def ask(table: Table[Caravan], seat: Seat, prompt: str, offer: Any) -> Flow[Move]:
    """2 A meal is possible at any time in the turn."""

    def free() -> list[Move]:
        return [Eat()] if table.state.food[seat] and table.state.box.options.meals else []

    return choose(table, seat, prompt, offer, free, lambda _: eat(table, seat), lambda move: why_not(table, seat, move))


def acts(state: Caravan, seat: Seat) -> list[Move]:
    """1.1 What can be done."""
    piles: list[Move] = [Draw(), Peek()] if state.deck.cards else []
    others = [Greet(other) for other in range(len(state.hands)) if other != seat]
    return [*(Walk(n) for n in (1, 2, 3)), Roll(), *piles, *map(Show, sorted(state.hands[seat])), *others, Done()]


def why_not(table: Table[Caravan], seat: Seat, move: Move) -> Text | None:
    """1.2 Why something cannot be done."""
    match move:
        case Show(card):
            return text("refusal-not-held", seat=seat, card=card)
        case Eat():
            return text("the food of {seat} is gone.", seat=seat)
    return None


def draw(table: Table[Caravan], seat: Seat) -> None:
    """1.3 The card goes to the hand."""
    card = table.draw(table.state.deck, seen_by=seat)
    assert card is not None
    table.state.hands[seat].append(card)
    table.tell(Drew, seat, card)


def show(table: Table[Caravan], seat: Seat, card: int) -> None:
    """1.4 The card lies open."""
    table.state.hands[seat].remove(card)
    table.state.shown.append(table.reveal(card))
    table.tell(Showed, seat, card)


def greet(table: Table[Caravan], whom: Seat) -> Flow[None]:
    """1.5 Whoever is greeted answers."""
    nod: Nod = yield table.ask(whom, text("greeted", seat=whom), [Nod(False), Nod(True)])
    table.state.friends += nod.friendly


def eat(table: Table[Caravan], seat: Seat) -> Flow[None]:
    """2.1 Choose a dish; a hot one needs a drink."""
    table.state.food[seat] -= 1
    chosen: Choose = yield table.ask(seat, "dish", [Choose(dish) for dish in Dish])
    row = table.state.box.components.dishes[chosen.dish]
    table.state.miles[seat] += row.filling
    table.tell(Ate, seat, chosen.dish)
    if row.hot:
        yield table.ask(seat, "drink", [Drink(Mood.WARM), Drink(Mood.COOL), Drink(None)])


def score(state: Caravan, seat: Seat) -> Score:
    """3 Miles, and coins if they are kept."""
    kept = state.coins[seat] if state.box.rulings.leftovers == "kept" else 0
    return Score({"miles": state.miles[seat], "coins": kept}, (len(state.hands[seat]),))


def hide(state: Caravan, seat: Seat | None) -> None:
    """The deck and the hands of others."""
    state.deck.hide()
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand[:] = [HIDDEN] * len(hand)


def imagine(state: Caravan, seat: Seat, dice: Dice) -> None:
    """The cards that are somewhere, anywhere."""
    fill_hidden([state.deck.cards, *state.hands], CARDS, state.shown, dice)


def scene(view: Caravan, seat: Seat | None) -> Scene:
    """The hands."""
    hands = tuple(Line(str(hand), owner=Seat(owner)) for owner, hand in enumerate(view.hands))
    return Scene((Panel("hands", "panel-hands", hands),))


CARAVAN: Game[Caravan] = Game(
    name="caravan",
    title="Caravan",
    version="1",
    seats=(2, 4),
    state=Caravan,
    moves=(Walk, Roll, Draw, Peek, Show, Greet, Nod, Eat, Choose, Drink, Done, Pass),
    events=(Drew, Peeked, Showed, Ate),
    box=CaravanBox,
    setup=setup,
    phase=phase,
    phases={"turn": turn},
    score=score,
    scene=scene,
    hide=hide,
    imagine=imagine,
    package="toys",
)


# One-phase games for a single test


class Steps(State):
    """How many steps have been taken, and by whom."""

    taken: list[int] = []
    limit: int = 3


def small(turn: Any, *, limit: int = 3, **fields: Any) -> Game[Steps]:
    """A game whose only phase is `turn(table)`, over after so many steps."""
    settings: dict[str, Any] = {
        "name": "small",
        "title": "Small",
        "version": "1",
        "seats": (1, 3),
        "state": Steps,
        "moves": (Walk, Nod, Pass, Done),
        "setup": lambda seats, dice, box: Steps(limit=limit),
        "phase": lambda state: "turn" if len(state.taken) < state.limit else None,
        "phases": {"turn": turn},
        "score": lambda state, seat: Score({"steps": state.taken.count(seat)}),
        "scene": lambda view, seat: Scene(()),
        "package": "toys",
    }
    return Game(**(settings | fields))


def begin(game: Game[Any], seats: int = 2, seed: int = 7, **header: Any) -> Match[Any]:
    """A match of a game that is not installed."""
    names = ["Ana", "Ben", "Cleo", "Dev"][:seats]
    return Match.begin(game, Header(game=game.name, rules="1", kernel="0", names=names, seed=seed, **header))


def caravan(*moves: str, seats: int = 2, seed: int = 7, **header: Any) -> Match[Caravan]:
    """A match of Caravan after some moves."""
    match = begin(CARAVAN, seats, seed, **header)
    for move in moves:
        match.play(move)
    return match


def offered(match: Match[Any]) -> list[str]:
    """What can be answered now."""
    assert match.ask is not None
    return list(map(str, match.ask.moves))


def snapshot(match: Match[Any]) -> tuple[Any, ...]:
    """All that must stay as it is when nothing may change."""
    from darbar.core.state import encode

    seats = range(match.seats)
    asked = match.ask and (match.ask.seat, match.ask.prompt, list(match.ask.moves))
    limits = [match.undo_limit(Seat(seat)) for seat in seats]
    answers = (match.header, list(match.deciders), list(match.moves))
    return (encode(match.state), asked, answers, match.events, match.phase, limits)
