"""The river as a frontend draws it."""

from collections import Counter

from darbar import Seat, text
from darbar.components import HIDDEN
from darbar.core.moves import ident
from darbar.ui.scene import Card, Item, Line, Panel, Scene, Stock

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
        text("line-decks", cards=len(view.deck.cards)),
    )
    return Panel("night", "panel-night", (*(Line(line) for line in lines), winds_to_come(view), played_cards(view)))


def winds_to_come(view: River) -> Stock:
    """What is left in the deck of winds: everyone can count it, nobody knows its order."""
    left = Counter(wind_cards(view.box, len(view.hands)))
    left.subtract([*view.winds.discards, *view.forecast.cards])
    return Stock("panel-winds", tuple(Item(ident(Lantern(one)), count) for one, count in sorted(left.items())), "winds")


def played_cards(view: River) -> Stock:
    """The cards that were played since the deck was shuffled."""
    played = Counter(view.deck.discards)
    kinds = sorted(set(hand_cards(view.box, len(view.hands))))
    return Stock("panel-played", tuple(Item(ident(HandCard(card)), played[card]) for card in kinds), "played")


def river_panel(view: River) -> Panel:
    """The lanterns from upstream down."""
    cards = (lantern_card(view, Lantern(one)) for one in range(len(view.flames)))
    return Panel("river", "panel-river", tuple(cards))


def lantern_card(view: River, lantern: Lantern) -> Card:
    """A lantern, its flame, and whether it will blow there."""
    winds = view.forecast.cards.count(lantern)
    gust = (text("line-gust", winds=winds),) if winds else ()
    return Card(ident(lantern), (text("line-flame", flame=view.flames[lantern]), *gust), id=ident(lantern))


def player_panel(view: River, seat: Seat) -> Panel:
    """What a player holds; whether cards are face up is already decided in the view."""
    cards = tuple(hand_card(card, seat) for card in view.hands[seat])
    return Panel(f"player-{seat}", text("panel-player", seat=seat), cards, owner=seat)


def hand_card(card: int, owner: Seat) -> Card:
    """A card in hand, face up or face down."""
    if card == HIDDEN:
        return Card("card-hand", owner=owner, face_down=True)
    return Card(ident(HandCard(card)), id=ident(HandCard(card)), owner=owner)
