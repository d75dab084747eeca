"""The chapters: serving in secret, staking in turn, opening."""

from typing import Any

from darbar import Dice, Flow, Score, Seat, Table, everyone, text
from darbar.components import HIDDEN, fill_hidden
from darbar.core.moves import ident
from darbar.core.seats import seats
from darbar.ui.scene import Card, Panel, Scene

from .state import Fisher, Opened, Oyster, Oysters, Season, Serve, Served, Stake, Staked, Tasted

ROUNDS = 3
HAND = 4


UNSEEN = -1000


def setup(count: int, dice: Dice, box: Any) -> Oysters:
    oysters = [int(oyster) for oyster in Oyster for _ in range(count)]
    dice.shuffle(oysters)
    return Oysters(fishers=[Fisher(hand=[oysters.pop() for _ in range(HAND)]) for _ in seats(count)], opened=oysters)


def phase(state: Oysters) -> str | None:
    return "round" if state.round <= ROUNDS else None


def round(table: Table[Oysters]) -> Flow[None]:
    """1 Everyone serves at the same time; 2 then each stakes in turn; 3 then all oysters are opened."""
    table.begin_turn(Seat(0), quietly=True)
    order = seats(len(table.state.fishers))
    served = yield from everyone(table, order, serving)
    for seat, (oyster, times) in served.items():
        put_on_plate(table, seat, oyster, times)
    for seat in order:
        yield from staking(table, seat)
    open_all(table)


def serving(table: Table[Oysters], seat: Seat) -> Flow[tuple[Oyster, int]]:
    """1.1 An oyster of the hand, and how it is seasoned; a king is served plain."""
    hand = table.state.fishers[seat].hand
    serve: Serve = yield table.ask(seat, "serve", [Serve(Oyster(oyster)) for oyster in sorted(set(hand))])
    if serve.oyster is Oyster.KING:
        return serve.oyster, 0
    season: Season = yield table.ask(seat, text("season", oyster=serve.oyster), [Season(times) for times in range(3)])
    return serve.oyster, season.times


def put_on_plate(table: Table[Oysters], seat: Seat, oyster: Oyster, times: int) -> None:
    fisher = table.state.fishers[seat]
    fisher.hand.remove(oyster)
    fisher.closed.append(int(oyster))
    fisher.points += times % 2
    table.tell(Served, seat)
    table.tell(Tasted, seat, times)


def staking(table: Table[Oysters], seat: Seat) -> Flow[None]:
    """2 How many points the oyster is worth, said openly."""
    stake: Stake = yield table.ask(seat, "stake", [Stake(points) for points in (1, 2, 3)])
    table.state.fishers[seat].stake = stake.points
    table.tell(Staked, seat, stake.points)


def open_all(table: Table[Oysters]) -> None:
    """3 The best oysters win what was staked for them."""
    state = table.state
    best = max(fisher.closed[0] for fisher in state.fishers)
    for seat, fisher in enumerate(state.fishers):
        oyster = table.reveal(fisher.closed.pop())
        table.tell(Opened, Seat(seat), Oyster(oyster))
        state.opened.append(oyster)
        fisher.points += fisher.stake if oyster == best else -fisher.stake
        fisher.stake = 0
    state.round += 1


def score(state: Oysters, seat: Seat) -> Score:
    points = state.fishers[seat].points
    return Score({"points": points}, unknown=("points",) if points == UNSEEN else ())


def hide(state: Oysters, seat: Seat | None) -> None:
    """Hands, plates, and the points, of which some were made in secret."""
    for other, fisher in enumerate(state.fishers):
        if other != seat:
            fisher.hand[:] = [HIDDEN] * len(fisher.hand)
            fisher.closed[:] = [HIDDEN] * len(fisher.closed)
            fisher.points = UNSEEN


def imagine(state: Oysters, seat: Seat, dice: Dice) -> None:
    places = [pile for fisher in state.fishers for pile in (fisher.hand, fisher.closed)]
    cards = [int(oyster) for oyster in Oyster for _ in state.fishers]
    fill_hidden(places, cards, state.opened, dice)
    for fisher in state.fishers:
        fisher.points = 0 if fisher.points == UNSEEN else fisher.points


def conserved(state: Oysters) -> dict[str, int]:
    held = [oyster for fisher in state.fishers for oyster in (*fisher.hand, *fisher.closed)]
    return {"oysters": len(held) + len(state.opened)}


def scene(view: Oysters, seat: Seat | None) -> Scene:
    return Scene(tuple(fisher_panel(fisher, Seat(owner)) for owner, fisher in enumerate(view.fishers)))


def fisher_panel(fisher: Fisher, owner: Seat) -> Panel:
    cards = tuple(oyster_card(oyster) for oyster in (*fisher.hand, *fisher.closed))
    return Panel(f"fisher-{owner}", "panel-fisher", cards, owner=owner)


def oyster_card(oyster: int) -> Card:
    if oyster == HIDDEN:
        return Card("card-oyster", face_down=True)
    return Card(ident(Oyster(oyster)), ids=(ident(Oyster(oyster)),))
