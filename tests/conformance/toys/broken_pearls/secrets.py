"""Secrets that are told: by views, scenes, events, questions, imagination and local variables."""

from itertools import count
from typing import Any, ClassVar

from darbar import EVERYONE, NOBODY, Dice, Flow, Game, Pass, Score, Seat, Table, text
from darbar.components import HIDDEN
from darbar.ui.scene import Line, Panel, Scene
from pearls import rules
from pearls.game import PEARLS
from pearls.moves import Bid, Dive, Found
from pearls.state import Pearls, Shell, Stage

from .breaking import after, asking, before, breaks, with_phase


@breaks("secrets are kept", "the view of seat 1 depends on what it may not know")
def hands_are_not_hidden() -> Game[Any]:
    return PEARLS.change(hide=lambda state, seat: state.deck.hide())


@breaks("secrets are kept", "shows all face-down cards of the deck deck")
def the_deck_is_not_hidden() -> Game[Any]:
    def hide(state: Pearls, seat: Seat | None) -> None:
        cards = list(state.deck.cards)
        rules.hide(state, seat)
        state.deck.cards[:] = cards

    return PEARLS.change(hide=hide)


@breaks("secrets are kept", "the view of spectators")
def spectators_see_a_hand() -> Game[Any]:
    return PEARLS.change(hide=lambda state, seat: rules.hide(state, Seat(1) if seat is None else seat))


@breaks("secrets are kept", "hides more when it is viewed again")
def a_view_counts_what_it_has_hidden() -> Game[Any]:
    def hide(state: Pearls, seat: Seat | None) -> None:
        rules.hide(state, seat)
        state.tide = len(state.deck.cards)
        state.deck.cards.clear()

    return PEARLS.change(hide=hide)


@breaks("secrets are kept", "holds the dice")
def a_state_notes_its_dice() -> Game[Any]:
    class Lucky(Pearls):
        luck: int = 0

    def setup(count: int, dice: Dice, box: Any) -> Lucky:
        state = rules.setup(count, dice, box)
        return Lucky(box=box, divers=state.divers, deck=state.deck, order=state.order, luck=dice.counter)

    return PEARLS.change(state=Lucky, setup=setup)


@breaks("features hold nothing hidden", "becomes other numbers where hidden things differ: 'side 0: feature 0'")
def features_count_how_often_they_are_asked() -> Game[Any]:
    asked = count()
    return PEARLS.change(features=lambda view, seat: [next(asked) / 1000])


@breaks("features hold nothing hidden", "expected 1 numbers, got 2")
def there_are_more_features_in_the_end() -> Game[Any]:
    return PEARLS.change(features=lambda view, seat: [0] if view.turn < 2 else [0, 0])


@breaks("secrets are kept", "the view of seat 2 depends on what it may not know")
def a_shell_is_shown_without_saying_so() -> Game[Any]:
    def show(table: Table[Pearls]) -> None:
        table.state.tide = max(table.state.divers[0].hand, default=0)

    return with_phase("turn", after("turn", show))


@breaks("secrets are kept", "the view of seat 1 depends on what it may not know")
def a_secret_roll_lies_open() -> Game[Any]:
    def roll(table: Table[Pearls]) -> None:
        table.state.tide = table.roll(6, NOBODY)

    return with_phase("turn", before("turn", roll))


@breaks("secrets are kept", "the scene of seat 1 depends on what is not in its view")
def a_scene_remembers_the_true_state() -> Game[Any]:
    peeked: list[int] = []

    def peek(table: Table[Pearls]) -> None:
        peeked[:] = [sum(diver.hand) for diver in table.state.divers]

    def scene(view: Pearls, seat: Seat | None) -> Scene:
        lines = (Line(text("The hands: {sums}", sums=list(peeked))),)
        return Scene((*rules.scene(view, seat).panels, Panel("hint", "panel-sea", lines)))

    return with_phase("turn", before("turn", peek), scene=scene)


@breaks("secrets are kept", "is told depends on what it may not know")
def an_event_tells_a_secret() -> Game[Any]:
    class OpenlyFound(Found, tag="found"):
        """{seat} found a shell: {shell}."""

        secret: ClassVar[tuple[str, ...]] = ()

    def deal(table: Table[Pearls]) -> Flow[None]:
        for seat in table.state.order.seats:
            shell = table.draw(table.state.deck, seat)
            table.state.divers[seat].hand.append(shell)
            table.tell(OpenlyFound, seat, Shell(shell))
        table.state.stage = Stage.TURN
        yield from ()

    return with_phase("deal", deal, events=(*PEARLS.events, OpenlyFound))


def hand_of_next(state: Pearls, seat: Seat) -> list[int]:
    return state.divers[(seat + 1) % len(state.divers)].hand


@breaks("secrets are kept", "depends on what is not in its view: moves")
def offered_moves_tell_a_hand() -> Game[Any]:
    return asking(
        lambda state, seat: [Dive(), Pass(), *rules.sales(hand_of_next(state, seat))],
        lambda state, seat: "turn",
        lambda state, seat, move: None,
    )


@breaks("secrets are kept", "depends on what is not in its view: prompt")
def a_prompt_tells_a_hand() -> Game[Any]:
    return asking(
        lambda state, seat: [Dive(), Pass()],
        lambda state, seat: f"They hold {sum(hand_of_next(state, seat))}, and you?",
        lambda state, seat, move: None,
    )


@breaks("secrets are kept", "depends on what is not in its view: reasons")
def a_reason_tells_a_hand() -> Game[Any]:
    return asking(
        lambda state, seat: [Dive(), Pass()],
        lambda state, seat: "turn",
        lambda state, seat, move: text("not while they hold {shells}.", shells=sum(hand_of_next(state, seat))),
    )


@breaks("secrets are kept", "the view of seat 1 changes when seat 1 imagines")
def imagining_changes_what_is_known() -> Game[Any]:
    def imagine(state: Pearls, seat: Seat, dice: Dice) -> None:
        state.divers[seat].hand[:] = [HIDDEN] * len(state.divers[seat].hand)
        rules.imagine(state, seat, dice)

    return PEARLS.change(imagine=imagine)


@breaks("secrets are kept", "seat 1 imagines other pieces than there are")
def imagining_makes_pieces() -> Game[Any]:
    def imagine(state: Pearls, seat: Seat, dice: Dice) -> None:
        rules.imagine(state, seat, dice)
        state.deck.cards.append(0)

    return PEARLS.change(
        imagine=imagine, hide=lambda state, seat: (rules.hide(state, seat), state.deck.cards.clear())[0]
    )


@breaks("imagined matches can be played", "-1 is not a valid Shell")
def imagining_leaves_shells_hidden() -> Game[Any]:
    return PEARLS.change(imagine=lambda state, seat, dice: None)


# Points


@breaks("points that are shown are true", "name it in `unknown` where it cannot be counted")
def hidden_shells_count_nothing() -> Game[Any]:
    def score(state: Pearls, seat: Seat) -> Score:
        return Score(rules.score(state, seat).lines)

    return PEARLS.change(score=score)


@breaks("points that are shown are true", "is unknown where nothing is hidden: coins")
def coins_are_never_counted() -> Game[Any]:
    return PEARLS.change(score=lambda state, seat: Score({"coins": 1}, unknown=("coins",)))


@breaks("points that are shown are true", "has no line 'gold', which is unknown to")
def what_is_not_there_is_unknown() -> Game[Any]:
    def score(state: Pearls, seat: Seat) -> Score:
        true = rules.score(state, seat)
        return Score(true.lines, unknown=(*true.unknown, "gold") if true.unknown else ())

    return PEARLS.change(score=score)


# Local variables


@breaks("phases keep nothing to themselves", "keeps in local variables what is not in the state")
def a_secret_roll_waits_in_a_local_variable() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        roll = table.roll(6, NOBODY)
        yield from rules.turn(table)
        table.state.tide = table.reveal(roll)

    return with_phase("turn", turn)


@breaks("phases keep nothing to themselves", "keeps in local variables what is not in the state")
def a_hand_is_copied_into_a_local_variable() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        held = [len(set(diver.hand)) * sum(diver.hand) for diver in table.state.divers]
        yield from rules.turn(table)
        table.saw(EVERYONE)
        table.state.tide = sum(held)

    return with_phase("turn", turn)


@breaks("phases keep nothing to themselves", "is asked differently in two worlds")
def offered_moves_depend_on_a_secret_roll() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        bids = [Bid(1), Bid(2), Bid(3)][: table.roll(2, NOBODY) + 1]
        yield table.ask(table.state.order.current, "turn", bids)
        yield from rules.turn(table)

    return with_phase("turn", turn)
