"""The table as a frontend draws it."""

from darbar import Seat, text
from darbar.core.moves import ident
from darbar.ui.scene import Card as CardPart
from darbar.ui.scene import Hand, Line, Panel, Part, Scene, shows

from .components import SUITS, Card, Cards, Suit, cards_in
from .scoring import points_of, total
from .state import Hearts


def scene(view: Hearts, seat: Seat | None) -> Scene:
    """The trick, and each player."""
    return Scene((trick_panel(view), *(player_panel(view, Seat(one), seat) for one in range(len(view.hands)))))


def trick_panel(view: Hearts) -> Panel:
    """Which hand it is, whether hearts are broken, and the cards of the trick."""
    lines = [
        Line(text("line-hand", hand=view.hand, direction=view.direction)),
        Line(text("line-limit", limit=view.box.options.limit)),
    ]
    if view.hand and not view.deck:
        lines.append(Line("line-broken" if view.broken else "line-unbroken", ids=shows(Suit.HEARTS)))
    if view.trick:
        lines.append(Line(text("line-led", seat=view.leader, suit=Card(view.trick[0]).suit)))
    return Panel("trick", "panel-trick", (*lines, *trick_cards(view)))


def trick_cards(view: Hearts) -> list[CardPart]:
    """Who has played what, in order."""
    seats = [Seat((view.leader + place) % len(view.hands)) for place in range(len(view.trick))]
    cards = [Card(card) for card in view.trick]
    return [
        CardPart(ident(card), ids=shows(card), key=ident(card), owner=seat)
        for card, seat in zip(cards, seats, strict=True)
    ]


def player_panel(view: Hearts, seat: Seat, watcher: Seat | None) -> Panel:
    """Points, and the hand: suit by suit if the watcher knows it, face down otherwise."""
    parts: list[Part] = [
        Line(text("line-points", points=total(view, seat))),
        Line(text("line-taken", points=points_of(view.taken[seat]))),
    ]
    if watcher is not None:
        parts += passed_lines(view, seat, watcher)
    if view.hands[seat]:
        parts += hand_panels(view.hands[seat], seat)
    else:
        parts += [CardPart("card", owner=seat, face_down=True)] * view.cards_left(seat)
    return Panel(f"player-{seat}", text("panel-player", seat=seat), tuple(parts), owner=seat)


def passed_lines(view: Hearts, seat: Seat, watcher: Seat) -> list[Line]:
    """On the own panel, what was passed to whom, and what came from whom."""
    if seat != watcher or not view.passed[seat]:
        return []
    giver = view.giver(seat)
    gave = text("line-gave", seat=view.receiver(seat), cards=cards_in(view.passed[seat]))
    got = text("line-got", seat=giver, cards=cards_in(view.passed[giver]))
    return [Line(gave), Line(got)]


def hand_panels(hand: Cards, seat: Seat) -> list[Panel]:
    """The cards of each suit, from the lowest."""
    return [
        Panel(
            f"hand-{seat}-{ident(suit)}",
            ident(suit),
            tuple(card_part(card) for card in cards_in(hand & SUITS[suit])),
            Hand(),
        )
        for suit in Suit
        if hand & SUITS[suit]
    ]


def card_part(card: Card) -> CardPart:
    """One card in a hand, where its suit is said already."""
    return CardPart(ident(card.rank), ids=shows(card), key=ident(card))
