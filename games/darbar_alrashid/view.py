"""What a seat may know, what it may imagine, and what never gets lost."""

from darbar import Dice, Seat
from darbar.components import HIDDEN, fill_hidden

from .components import Colour, Rank, Title
from .state import SPECTATOR, AlRashid


def hide(state: AlRashid, seat: Seat | None) -> None:
    """The piles, the hands of the others, and the mercenaries in countries that the seat has not looked at."""
    state.crises.hide()
    for pile in state.piles:
        pile.hide()
    for other, player in enumerate(state.players):
        if other != seat:
            for hand in player.hand:
                hand[:] = [HIDDEN] * len(hand)
    bit = 1 << (SPECTATOR if seat is None else seat)
    for garrison, known in (*zip(state.garrisons, state.known, strict=True), (state.removed, state.removed_known)):
        for tokens, who in zip(garrison, known, strict=True):
            tokens[:] = [token if knows & bit else HIDDEN for token, knows in zip(tokens, who, strict=True)]


def imagine(state: AlRashid, seat: Seat, dice: Dice) -> None:
    """Deal the mercenaries and crisis tiles that lie open nowhere to all places where they could be."""
    for colour in Colour:
        places = [state.piles[colour].cards, *(garrison[colour] for garrison in state.garrisons)]
        places += [state.removed[colour], *(player.hand[colour] for player in state.players)]
        fill_hidden(places, state.box.mercenaries[colour], state.piles[colour].discards, dice)
    fill_hidden([state.crises.cards], [int(tile) for tile in state.box.later_crises], state.crises.discards, dice)


def conserved(state: AlRashid) -> dict[str, int]:
    """Pawns, mercenaries, titles, tokens and crisis tiles: none appears, none is lost."""
    players = state.players
    counts = {f"title {one}": state.titles[one] + sum(player.titles[one] for player in players) for one in Title}
    for colour in Colour:
        pile = state.piles[colour]
        tokens = [*pile.cards, *pile.discards, *(token for there in state.garrisons for token in there[colour])]
        tokens += [*state.removed[colour], *(token for player in players for token in player.hand[colour])]
        for value in set(state.box.mercenaries[colour]):
            counts[f"mercenaries {colour} of {value}"] = tokens.count(value)
    counts["notes"] = state.supply[0] + sum(state.notes) + sum(player.notes for player in players)
    counts["influence"] = state.supply[1] + sum(player.influence for player in players)
    counts["dishonour"] = state.supply[2] + sum(player.dishonour for player in players)
    counts["crises"] = len({*state.crises.cards, *state.crises.discards})
    for seat in range(len(players)):
        for rank in Rank:
            counts[f"{rank} of {seat}"] = pawns(state, seat, rank)
    return counts


def pawns(state: AlRashid, seat: int, rank: int) -> int:
    """All pawns of a rank, wherever they are."""
    retinue = state.retinue
    placed = sum(space[seat][rank] for space in retinue.spaces)
    at_hand = retinue.reserve[seat][rank] + retinue.home[seat][rank] + state.players[seat].envoys.count(rank)
    return placed + at_hand
