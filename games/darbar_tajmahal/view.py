"""What a seat may know, what it may imagine, and what never gets lost."""

from collections import Counter
from collections.abc import Iterable

from darbar import Dice, Seat
from darbar.components import HIDDEN, fill_hidden

from .components import NONE, PERSONS
from .state import Player, Taj


def hide(state: Taj, seat: Seat | None) -> None:
    """1.6 Hands are secret but for what was taken openly, and the deck is face down."""
    state.deck.hide()
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand.hide()
            player.drawn[:] = [HIDDEN] * len(player.drawn)


def imagine(state: Taj, seat: Seat, dice: Dice) -> None:
    """Deal the cards that this seat has not seen to the deck and to the other hands, beside what it knows in them."""
    hands = [player.hand.cards for player in state.players]
    beside = [state.box.specials[person] for person in PERSONS if state.specials[person] == NONE]
    played = [card for player in state.players for card in player.played]
    known = [*state.deck.discards, *state.display.cards, *played, *beside]
    deal_returned(state, seat, unseen(state.box.all_cards, known, hands), dice)
    fill_hidden([state.deck.cards, *hands], state.box.all_cards, known, dice)
    for player in state.players:
        player.hand.cards.sort()
        player.drawn[:] = drawn_perhaps(player)


def unseen(cards: Iterable[int], known: Iterable[int], hands: Iterable[Iterable[int]]) -> Counter[int]:
    """How many of each card lie where a seat cannot see them."""
    left = Counter(cards)
    left.subtract(known)
    for hand in hands:
        left.subtract(card for card in hand if card != HIDDEN)
    return left


def deal_returned(state: Taj, seat: Seat, left: Counter[int], dice: Dice) -> None:
    """6.4 A deck made of discards holds nothing else; what of them is missing has been drawn by somebody since."""
    returned = Counter(state.returned) - Counter(state.players[seat].drawn)
    cards = list((returned & left).elements())
    dice.shuffle(cards)
    deck, others = state.deck.cards, [player for other, player in enumerate(state.players) if other != seat]
    if state.returned:
        deck[:] = [cards.pop() if cards else HIDDEN for _ in deck]
    drawing = [player for player in others for _ in range(most_drawn(player))]
    dice.shuffle(drawing)
    for card, player in zip(cards, drawing, strict=False):
        hand = player.hand.cards
        hand[hand.index(HIDDEN)] = player.drawn[player.drawn.index(HIDDEN)] = card


def drawn_perhaps(player: Player) -> list[int]:
    """The cards that were drawn since; where nobody can know one of them, some card of that hand, or one played."""
    some = iter([*player.hand.cards, *player.played] * len(player.drawn) or [0])
    return [next(some, 0) if card == HIDDEN else card for card in player.drawn]


def most_drawn(player: Player) -> int:
    """How many of the hidden cards of a hand may have been drawn since."""
    return min(len(player.drawn), player.hand.cards.count(HIDDEN))


def conserved(state: Taj) -> dict[str, int]:
    """Cards and influence tokens: none appears, none is lost, and none becomes another."""
    piles = [state.deck.cards, state.deck.discards, state.display.cards]
    piles += [cards for player in state.players for cards in (player.hand.cards, player.played)]
    piles.append([state.box.specials[person] for person in PERSONS if state.specials[person] == NONE])
    counts = {"cards": sum(map(len, piles)), "kinds of cards": sum(card * card for pile in piles for card in pile)}
    for person in PERSONS:
        owned = sum(player.tokens[person] for player in state.players)
        counts[f"{person.name.lower()} tokens"] = state.stock[person] + owned + (state.court >> person & 1)
    return counts
