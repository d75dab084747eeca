"""Secret answers that are told: by local variables, questions, reasons, scenes, pasts and the order of arrival."""

from collections.abc import Callable, Generator
from typing import Any

from darbar import Dice, Flow, Game, Score, Seat, State, Table, Text, everyone, text
from darbar.components import HIDDEN
from darbar.core.seats import seats
from darbar.ui.scene import Line, Panel, Scene
from oysters import rules as oyster_rules
from oysters.game import OYSTERS
from oysters.state import Oysters, Stake, Staked
from pearls import rules
from pearls.game import PEARLS
from pearls.moves import Bid
from pearls.state import Pearls

from .breaking import breaks, with_phase

BIDS = [Bid(1), Bid(2), Bid(3)]

# Bids in the middle of a phase


def bidding(then: Callable[[Table[Pearls], Seat, int], Flow[None]]) -> Game[Any]:
    """Before each turn the next diver bids in secret, for all that anyone can see."""

    def turn(table: Table[Pearls]) -> Flow[None]:
        seat = table.state.order.current
        bid: Bid = yield table.ask(Seat((seat + 1) % len(table.state.divers)), "turn", BIDS)
        yield from then(table, seat, bid.coins)

    return with_phase("turn", turn)


@breaks("secret answers are kept", "a match that seat 1 imagines knows what seat 2 has answered in secret, 'bid")
def a_bid_waits_in_a_local_variable() -> Game[Any]:
    def then(table: Table[Pearls], seat: Seat, coins: int) -> Flow[None]:
        yield from rules.turn(table)
        table.state.divers[seat].coins += table.reveal(coins)

    return bidding(then)


@breaks("secret answers are kept", "seat 1 can tell what seat 2 has answered in secret")
def offered_moves_tell_a_bid() -> Game[Any]:
    def then(table: Table[Pearls], seat: Seat, coins: int) -> Flow[None]:
        yield table.ask(seat, "turn", BIDS[coins - 1 :], always=True)
        yield from rules.turn(table)

    return bidding(then)


@breaks("secret answers are kept", "reasons[0]: 'not after 3.' and 'not after 2.'")
def a_reason_tells_a_bid() -> Game[Any]:
    def then(table: Table[Pearls], seat: Seat, coins: int) -> Flow[None]:
        yield table.ask(seat, "turn", BIDS, lambda move: text("not after {coins}.", coins=coins))
        yield from rules.turn(table)

    return bidding(then)


# Sealed answers


def serving(choice: Callable[[Table[Oysters], Seat], Flow[Any]], **fields: Any) -> Game[Any]:
    def round(table: Table[Oysters]) -> Flow[None]:
        served = yield from everyone(table, seats(len(table.state.fishers)), choice)
        for seat, (oyster, times) in served.items():
            oyster_rules.put_on_plate(table, seat, oyster, times)
        for seat in served:
            yield from oyster_rules.staking(table, seat)
        oyster_rules.open_all(table)

    return OYSTERS.change(phases={"round": round}, **fields)


def overhearing(heard: dict[Seat, Any]) -> Callable[[Table[Oysters], Seat], Flow[Any]]:
    """Everyone's first answer is noted in a place that all share."""

    def choice(table: Table[Oysters], seat: Seat) -> Flow[Any]:
        heard.pop(seat, None)
        flow = oyster_rules.serving(table, seat)
        ask = next(flow)
        while True:
            move = yield ask
            heard.setdefault(seat, move)
            try:
                ask = flow.send(move)
            except StopIteration as done:
                return done.value

    return choice


@breaks("secret answers are kept", "a match that seat 1 imagines knows what seat")
def what_was_sealed_waits_in_a_local_variable() -> Game[Any]:
    def round(table: Table[Oysters]) -> Flow[None]:
        order = seats(len(table.state.fishers))
        served = yield from everyone(table, order, oyster_rules.serving)
        for seat in order:
            yield from oyster_rules.staking(table, seat)
        for seat, (oyster, times) in served.items():
            oyster_rules.put_on_plate(table, seat, oyster, times)
        oyster_rules.open_all(table)

    return OYSTERS.change(phases={"round": round})


@breaks("secret answers are kept", ": scene.panels[2].parts[0].label.args['move']: 'Serve(oyster=")
def a_scene_tells_a_sealed_answer() -> Game[Any]:
    heard: dict[Seat, Any] = {}

    def scene(view: Oysters, seat: Seat | None) -> Scene:
        lines = tuple(Line(text("One serves {move}", move=repr(move))) for _, move in sorted(heard.items()))
        return Scene((*oyster_rules.scene(view, seat).panels, Panel("rumours", "panel-fisher", lines)))

    return serving(overhearing(heard), scene=scene)


@breaks("secret answers are kept", "reasons[")
def a_reason_tells_a_sealed_answer() -> Game[Any]:
    heard: dict[Seat, Any] = {}
    listening = overhearing(heard)

    def choice(table: Table[Oysters], seat: Seat) -> Flow[Any]:
        flow: Generator[Any, Any, Any] = listening(table, seat)
        answer = None
        while True:
            try:
                ask = flow.send(answer)
            except StopIteration as done:
                return done.value
            answer = yield table.ask(seat, ask.prompt, ask.moves, lambda move: rumour(seat))

    def rumour(seat: Seat) -> Text:
        return text("others serve {moves}.", moves=[repr(move) for other, move in heard.items() if other != seat])

    return serving(choice)


@breaks("the order of arrival changes nothing", "it leads elsewhere: state.fishers")
def whoever_answers_first_gets_a_point() -> Game[Any]:
    arrived: list[Seat] = []

    def choice(table: Table[Oysters], seat: Seat) -> Flow[Any]:
        chosen = yield from oyster_rules.serving(table, seat)
        arrived.append(seat)
        return chosen

    def round(table: Table[Oysters]) -> Flow[None]:
        arrived.clear()
        served = yield from everyone(table, seats(len(table.state.fishers)), choice)
        table.state.fishers[arrived[0]].points += 1
        for seat, (oyster, times) in served.items():
            oyster_rules.put_on_plate(table, seat, oyster, times)
        for seat in served:
            yield from oyster_rules.staking(table, seat)
        oyster_rules.open_all(table)

    return OYSTERS.change(phases={"round": round})


# Records


class Open(State):
    points: list[int]


@breaks("no sealed answer is in a record that others see", "which neither its view nor its events tell")
def stakes_are_asked_in_turn_where_nothing_is_hidden() -> Game[Any]:
    def round(table: Table[Open]) -> Flow[None]:
        stakes = []
        for seat in seats(len(table.state.points)):
            stake: Stake = yield table.ask(seat, "stake", [Stake(points) for points in (1, 2, 3)])
            stakes.append(stake.points)
        for seat, points in enumerate(stakes):
            table.state.points[seat] += points if stakes.count(points) == 1 else -1
            table.tell(Staked, Seat(seat), points)
        table.state.turn += 1

    return OYSTERS.change(
        state=Open,
        setup=lambda count, dice, box: Open(points=[0] * count),
        phase=lambda state: "round" if state.turn < 3 else None,
        phases={"round": round},
        score=lambda state, seat: Score({"points": state.points[seat]}),
        scene=lambda view, seat: Scene((Panel("table", "panel-fisher", ()),)),
        moves=(Stake,),
        events=(Staked,),
        hide=Game.__dataclass_fields__["hide"].default,
        imagine=Game.__dataclass_fields__["imagine"].default,
        conserved=lambda state: {},
    )


# Imagined states


class Buried(Pearls):
    """One shell is set aside unseen, and counts for the last diver in the end."""

    buried: list[int] = []


@breaks("nothing hidden stays in an imagined state", "seat 1 imagines, and HIDDEN stays in the state: buried")
def a_buried_shell_is_not_imagined() -> Game[Any]:
    def setup(count: int, dice: Dice, box: Any) -> Buried:
        state = rules.setup(count, dice, box)
        buried = [state.deck.cards.pop()]
        return Buried(box=box, divers=state.divers, deck=state.deck, order=state.order, buried=buried)

    def hide(state: Buried, seat: Seat | None) -> None:
        rules.hide(state, seat)
        state.buried[:] = [HIDDEN]

    def score(state: Buried, seat: Seat) -> Score:
        last, hidden = seat == len(state.divers) - 1, state.buried == [HIDDEN]
        shells = state.buried[0] if last and not hidden else 0
        return Score(
            rules.score(state, seat).lines | {"shells": shells}, unknown=("shells",) if last and hidden else ()
        )

    def conserved(state: Buried) -> dict[str, int]:
        return {"shells": rules.conserved(state)["shells"] + len(state.buried)}

    return PEARLS.change(state=Buried, setup=setup, hide=hide, score=score, conserved=conserved)
