"""The chapters: deal, turn, tide."""

from collections.abc import Sequence
from typing import Any

from darbar import Dice, Flow, Move, Pass, Score, Seat, Table, Text, text
from darbar.components import HIDDEN, Deck, Order, clockwise, fill_hidden
from darbar.core.moves import ident
from darbar.core.seats import seats
from darbar.ui.scene import Card, Item, Panel, Scene, Stock

from .moves import Bid, Dive, Dived, Found, Keep, Paid, Sell, Sold, Throw, Thrown, TideRolled
from .state import Diver, PearlBox, Pearls, Shell, Stage, all_shells, worth


def setup(count: int, dice: Dice, box: PearlBox) -> Pearls:
    divers = [Diver(hand=[]) for _ in seats(count)]
    state = Pearls(box=box, divers=divers, deck=Deck(cards=[]), order=Order(seats=clockwise(count)))
    state.deck.cards = all_shells(state)
    dice.shuffle(state.deck.cards)
    return state


def phase(state: Pearls) -> str | None:
    return None if state.round > state.box.options.rounds else state.stage.value


def deal(table: Table[Pearls]) -> Flow[None]:
    """1 Everyone draws a shell in secret."""
    for seat in table.state.order.seats:
        find(table, seat)
    table.state.stage = Stage.TURN
    yield from ()


def find(table: Table[Pearls], seat: Seat) -> None:
    shell = table.draw(table.state.deck, seat)
    if shell is not None:
        table.state.divers[seat].hand.append(shell)
        table.tell(Found, seat, Shell(shell))


def turn(table: Table[Pearls]) -> Flow[None]:
    """2 Sell a shell, dive for one, or pass."""
    state = table.state
    seat = state.order.current
    table.begin_turn(seat)
    hand = state.divers[seat].hand
    move = yield table.ask(seat, "turn", [*sales(hand), Dive(), Pass()], lambda move: why_not(state, seat, move))
    match move:
        case Sell(shell):
            yield from sell(table, seat, shell)
        case Dive():
            yield from dive(table, seat)
    end_turn(state)


def sell(table: Table[Pearls], seat: Seat, shell: Shell) -> Flow[None]:
    """2.1 The next diver bids; the seller gets that, and what the shell is worth."""
    state = table.state
    state.divers[seat].hand.remove(shell)
    state.sold.append(int(shell))
    table.tell(Sold, seat, shell)
    bidder = Seat((seat + 1) % len(state.divers))
    bid: Bid = yield table.ask(bidder, text("bid", shell=shell), [Bid(1), Bid(2), Bid(3)])
    state.divers[seat].coins += bid.coins + worth(state, shell)
    table.tell(Paid, seat, bid.coins + worth(state, shell))


def dive(table: Table[Pearls], seat: Seat) -> Flow[None]:
    """2.2 A roll above 2 (in a rough sea above 4) finds a shell; then one shell may be thrown back."""
    state = table.state
    roll = table.roll()
    table.tell(Dived, seat, roll)
    if roll <= (4 if state.box.rulings.rough_sea else 2):
        return
    find(table, seat)
    hand = state.divers[seat].hand
    move = yield table.ask(seat, "throw", [Keep(), *(Throw(Shell(shell)) for shell in sorted(set(hand)))])
    if isinstance(move, Throw):
        hand.remove(move.shell)
        state.deck.discards.append(int(move.shell))
        table.tell(Thrown, seat, move.shell)


def end_turn(state: Pearls) -> None:
    if not state.order.advance():
        state.stage = Stage.TIDE


def tide(table: Table[Pearls]) -> Flow[None]:
    """3 The tide ends a round."""
    state = table.state
    state.tide = table.roll()
    table.tell(TideRolled, state.tide)
    state.round += 1
    state.order.begin(clockwise(len(state.divers)))
    state.stage = Stage.DEAL
    yield from ()


def sales(hand: Sequence[int]) -> list[Sell]:
    return [Sell(Shell(shell)) for shell in sorted(set(hand))]


def why_not(state: Pearls, seat: Seat, move: Move) -> Text | None:
    """2.1 Only a shell in hand can be sold."""
    return text("refusal-not-in-hand", shell=move.shell) if isinstance(move, Sell) else None


def score(state: Pearls, seat: Seat) -> Score:
    """4 Coins, and the shells in hand."""
    diver = state.divers[seat]
    shells = sum(worth(state, one) for one in diver.hand if one != HIDDEN)
    return Score({"coins": diver.coins, "shells": shells}, unknown=("shells",) if HIDDEN in diver.hand else ())


def hide(state: Pearls, seat: Seat | None) -> None:
    state.deck.hide()
    for other, diver in enumerate(state.divers):
        if other != seat:
            diver.hand[:] = [HIDDEN] * len(diver.hand)


def imagine(state: Pearls, seat: Seat, dice: Dice) -> None:
    places = [state.deck.cards, *(diver.hand for diver in state.divers)]
    fill_hidden(places, all_shells(state), [*state.deck.discards, *state.sold], dice)


def conserved(state: Pearls) -> dict[str, int]:
    hands = [shell for diver in state.divers for shell in diver.hand]
    return {"shells": len([*state.deck.cards, *state.deck.discards, *state.sold, *hands])}


def scene(view: Pearls, seat: Seat | None) -> Scene:
    panels = [Panel("sea", "panel-sea", (Stock("panel-sea", (Item("tide", view.tide),)),))]
    for owner, diver in enumerate(view.divers):
        cards = tuple(shell_card(shell) for shell in diver.hand)
        panels.append(Panel(f"diver-{owner}", "panel-diver", cards, owner=Seat(owner)))
    return Scene(tuple(panels))


def shell_card(shell: int) -> Any:
    return (
        Card("card-shell", face_down=True) if shell == HIDDEN else Card(ident(Shell(shell)), ids=(ident(Shell(shell)),))
    )
