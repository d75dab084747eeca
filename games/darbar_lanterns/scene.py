"""The river as a frontend draws it."""

from collections import Counter

from darbar import Ask, Move, Seat, text
from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui import scene as shapes
from darbar.ui.scene import Card, Hand, Item, Line, Panel, Piece, Pile, Scene, Stock, shows

from . import moves
from .components import HOURS, JAR, HandCard, Lantern
from .setup import hand_cards, wind_cards
from .state import River


def scene(view: River, seat: Seat | None) -> Scene:
    """The night, the lanterns, and the cards of each player."""
    players = [player_panel(view, Seat(number)) for number in range(len(view.hands))]
    return Scene((night_panel(view), river_panel(view), *players))


def night_panel(view: River) -> Panel:
    """How late it is, how much oil there is, where it will blow, which winds are to come, and which cards are gone."""
    lines = (
        text("line-hour", hour=min(view.hour, HOURS), hours=HOURS),
        text("line-weather", weather=text(f"weather-{view.box.options.weather}")),
        text("line-oil", oil=view.oil, jar=JAR),
        text("line-forecast", lanterns=[Lantern(one) for one in view.forecast.cards]),
    )
    deck = Pile("pile-deck", len(view.deck.cards))
    return Panel("night", "panel-night", (*map(Line, lines), deck, winds_to_come(view), played_cards(view)))


def winds_to_come(view: River) -> Stock:
    """What is left in the deck of winds: everyone can count it, nobody knows its order."""
    left = Counter(wind_cards(view.box, len(view.hands)))
    left.subtract([*view.winds.discards, *view.forecast.cards])
    winds = tuple(Item(ident(Lantern(one)), count) for one, count in sorted(left.items()))
    return Stock("panel-winds", winds, key="winds")


def played_cards(view: River) -> Stock:
    """The cards that were played since the deck was shuffled."""
    played = Counter(view.deck.discards)
    kinds = sorted(set(hand_cards(view.box, len(view.hands))))
    return Stock("panel-played", tuple(Item(ident(HandCard(card)), played[card]) for card in kinds), key="played")


def river_panel(view: River) -> Panel:
    """The lanterns from upstream down."""
    cards = (lantern_card(view, Lantern(one)) for one in range(len(view.flames)))
    return Panel("river", "panel-river", tuple(cards), shapes.River())


def lantern_card(view: River, lantern: Lantern) -> Card:
    """A lantern, its flame, and whether it will blow there."""
    winds = view.forecast.cards.count(lantern)
    flame = Piece("flame", count=view.flames[lantern], state="burning")
    gust = (Piece("wind", count=winds, state="blowing"),) if winds else ()
    return Card(ident(lantern), pieces=(flame, *gust), ids=shows(lantern))


def player_panel(view: River, seat: Seat) -> Panel:
    """What a player holds; whether cards are face up is already decided in the view."""
    cards = tuple(hand_card(card, seat) for card in view.hands[seat])
    return Panel(f"player-{seat}", text("panel-player", seat=seat), cards, Hand(), owner=seat)


def hand_card(card: int, owner: Seat) -> Card:
    """A card in hand, face up or face down."""
    if card == HIDDEN:
        return Card("card-hand", owner=owner, face_down=True)
    return Card(ident(HandCard(card)), ids=shows(HandCard(card)), owner=owner)


def points(view: River, move: Move, ask: Ask) -> list[str] | None:
    """A lantern on the river, and the card that goes there."""
    match move:
        case moves.Tend(lantern):
            return [f"river/{ident(lantern)}", ident(HandCard(lantern))]
        case moves.Row(lantern):
            return [f"river/{ident(lantern)}", ident(HandCard.BOAT)]
    return None
