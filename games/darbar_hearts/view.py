"""What a seat may know, and what it may imagine."""

from itertools import pairwise

from darbar import Dice, Seat

from .components import DECKS, LOWEST_CLUBS, Cards, cards_in
from .state import Hearts


def hide(state: Hearts, seat: Seat | None) -> None:
    """Hands are secret; cards that were passed are known to who gave them and to who got them."""
    receives = None if seat is None else state.giver(seat)
    for other in range(len(state.hands)):
        if other != seat:
            state.hands[other] = 0
            if other != receives:
                state.passed[other] = 0


def imagine(state: Hearts, seat: Seat, dice: Dice) -> None:
    """Deal the cards that this seat has not seen to the others, as far as it knows what they can hold."""
    if state.deck:
        return
    known = known_cards(state, seat)
    unseen = DECKS[len(state.hands)] & ~state.played & ~state.hands[seat]
    for cards in known:
        unseen &= ~cards
    room = [0 if other == seat else state.cards_left(Seat(other)) for other in range(len(state.hands))]
    dealt = deal_out(
        unseen, [one - cards.bit_count() for one, cards in zip(room, known, strict=True)], state.void, dice
    )
    for other, cards in enumerate(known):
        state.hands[other] |= cards | dealt[other]


def known_cards(state: Hearts, seat: Seat) -> list[Cards]:
    """What the others must hold: the cards that this seat passed to them, and the lowest club before it is led."""
    known = [0] * len(state.hands)
    if state.passed[seat]:
        known[state.receiver(seat)] |= state.passed[seat] & ~state.played
    if state.stage == "play" and not state.played and state.leader != seat:
        known[state.leader] |= 1 << LOWEST_CLUBS[len(state.hands)]
    return known


def deal_out(unseen: Cards, room: list[int], void: list[Cards], dice: Dice) -> list[Cards]:
    """Each card to somebody with room who may hold it; the cards that the fewest may hold come first."""
    cards = cards_in(unseen)
    dice.shuffle(cards)
    dealt, takers = [0] * len(room), [seat for seat, free in enumerate(room) if free]
    if any(unseen & void[seat] for seat in takers):
        cards.sort(key=lambda card: sum([not void[seat] >> card & 1 for seat in takers]))
    for card in cards:
        open = [seat for seat in takers if room[seat] and not void[seat] >> card & 1]
        seat = by_room(open, room, dice) if open else make_room(card, takers, room, void, dealt)
        dealt[seat] |= 1 << card
        room[seat] -= 1
    return dealt


def by_room(open: list[int], room: list[int], dice: Dice) -> int:
    """One of these seats, each as likely as it has places left."""
    place = dice.below(sum([room[seat] for seat in open]))
    for seat in open:
        place -= room[seat]
        if place < 0:
            return seat
    raise AssertionError("there was room")


def make_room(card: int, takers: list[int], room: list[int], void: list[Cards], dealt: list[Cards]) -> int:
    """A seat that may hold this card, after others have handed one on, each to the next, to where there is room."""
    ways: dict[int, list[int]] = {seat: [seat] for seat in takers if not void[seat] >> card & 1}
    for way in (waiting := list(ways.values())):
        for seat in takers:
            if seat in ways or not dealt[way[-1]] & ~void[seat]:
                continue
            ways[seat] = [*way, seat]
            if room[seat]:
                hand_on(ways[seat], room, void, dealt)
                return way[0]
            waiting.append(ways[seat])
    raise AssertionError("what everyone has seen can not be true")


def hand_on(way: list[int], room: list[int], void: list[Cards], dealt: list[Cards]) -> None:
    """Each seat on the way hands a card to the next one that may hold it; the first one has a place then."""
    for giver, taker in reversed(list(pairwise(way))):
        free = dealt[giver] & ~void[taker]
        card = free & -free
        dealt[giver] ^= card
        dealt[taker] |= card
    room[way[0]] += 1
    room[way[-1]] -= 1


def conserved(state: Hearts) -> dict[str, int]:
    """All cards, and each of them once."""
    places = [state.deck, *state.hands, *state.taken, *[1 << card for card in state.trick]]
    return {"cards": sum([cards.bit_count() for cards in places]), "different": DECKS[len(state.hands)] - sum(places)}
