"""Choosing at the same time, in secret: several seats are asked at once; nobody learns an answer before all are in."""

from collections.abc import Sequence
from enum import IntEnum
from itertools import permutations
from typing import Any

import darbar
import pytest
from darbar import (
    Dice,
    Event,
    Flow,
    Game,
    Match,
    Move,
    PluginError,
    RuleViolation,
    Score,
    Seat,
    Session,
    State,
    Table,
    UndoRefused,
    everyone,
)
from darbar.core.state import encode
from darbar.match.record import Header
from darbar.ui.scene import Panel, Scene
from hypothesis import given
from hypothesis import strategies as st

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)
NAMES = ["Ana", "Ben", "Cleo"]


class Card(IntEnum):
    ACE, TWO, THREE, FOUR = range(4)


class Lay(Move):
    """Lay {card}."""

    card: Card


class Laid(Event):
    """{seat} laid {cards}."""

    seat: Seat
    cards: tuple[Card, ...]


class Secret(State):
    hands: list[list[int]]
    laid: list[list[int]] = []
    rounds: int = 0


def two_cards(table: Table[Secret], seat: Seat) -> Flow[list[Card]]:
    """Two cards, one after another; the last one left is laid without a question."""
    hand = list(table.state.hands[seat])
    chosen = []
    for _ in range(min(2, len(hand))):
        move: Lay = yield table.ask(seat, "lay", [Lay(Card(card)) for card in hand])
        chosen.append(move.card)
        hand.remove(move.card)
    return chosen


def laying(table: Table[Secret]) -> Flow[None]:
    state = table.state
    seats = [Seat(seat) for seat in range(len(state.hands))]
    table.begin_turn(ANA, quietly=True)
    laid = yield from everyone(table, seats, two_cards)
    for seat, cards in laid.items():
        state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
        table.tell(Laid, seat, tuple(cards))
    state.laid = [[int(card) for card in cards] for cards in laid.values()]
    state.rounds += 1


def hide(state: Secret, seat: Seat | None) -> None:
    state.hands = [hand if other == seat else [-1] * len(hand) for other, hand in enumerate(state.hands)]


def imagine(state: Secret, seat: Seat, dice: Dice) -> None:
    state.hands = [hand if -1 not in hand else list(range(len(hand))) for hand in state.hands]


def game(**changes: Any) -> Game[Secret]:
    fields: dict[str, Any] = {
        "name": "secret",
        "title": "Secret",
        "version": "1",
        "seats": (1, 3),
        "state": Secret,
        "moves": (Lay,),
        "events": (Laid,),
        "setup": lambda seats, dice, box: Secret(hands=[list(range(4)) for _ in range(seats)]),
        "phase": lambda state: "laying" if state.rounds < 2 else None,
        "phases": {"laying": laying},
        "score": lambda state, seat: Score({"laid": sum(state.laid[seat]) if state.laid else 0}),
        "scene": lambda view, seat: Scene((Panel("hands", "hands", ()),)),
        "package": "darbar",
        "hide": hide,
        "imagine": imagine,
    }
    return Game(**(fields | changes))


def begin(played: Game[Secret] | None = None, seats: int = 3) -> Match[Secret]:
    header = Header(game="secret", rules="1", kernel="0", names=NAMES[:seats], seed=0)
    return Match.begin(played or game(), header)


def lay(match: Match[Any], *answers: tuple[Seat, str]) -> Match[Any]:
    for seat, card in answers:
        match.play(f"lay {card}", seat)
    return match


ALL = [(ANA, "ace"), (ANA, "two"), (BEN, "two"), (BEN, "four"), (CLEO, "three"), (CLEO, "ace")]


def arrivals() -> list[Sequence[tuple[Seat, str]]]:
    return [
        [answer for seat in order for answer in ALL if answer[0] == seat] for order in permutations((ANA, BEN, CLEO))
    ]


def seen_by(match: Match[Any], seat: Seat) -> tuple[Any, ...]:
    """Everything that a seat has."""
    chair = match.chair(seat)
    asked = None if chair.ask is None else (chair.ask.prompt, chair.ask.moves)
    return encode(chair.view), chair.scene, chair.events, chair.past, asked, chair.standings(), chair.why("lay ace")


# Asking


def test_everyone_is_asked_at_the_same_time():
    match = begin()
    assert [ask.seat for ask in match.asks] == [ANA, BEN, CLEO]
    assert match.ask.seat == ANA
    lay(match, (BEN, "two"), (BEN, "four"))
    assert [ask.seat for ask in match.asks] == [ANA, CLEO]
    assert match.chair(BEN).ask is None
    assert [move.card for move in match.chair(CLEO).ask.moves] == list(Card)


@pytest.mark.parametrize("answers", arrivals(), ids=str)
def test_the_phase_gets_all_answers_whatever_the_order_of_arrival(answers):
    match = lay(begin(), *answers)
    assert match.state.laid == [[0, 1], [1, 3], [2, 0]]
    assert match.record == lay(begin(), *ALL).record
    assert [event.seat for event in match.events if isinstance(event, Laid)] == [ANA, BEN, CLEO]


def test_small_steps_of_several_seats_may_mix():
    match = lay(begin(), ALL[4], ALL[2], ALL[0], ALL[3], ALL[5], ALL[1])
    assert match.record == lay(begin(), *ALL).record


def test_a_program_that_knows_one_question_at_a_time_plays_on():
    match = begin()
    deciders = []
    while match.ask:
        deciders.append(match.ask.seat)
        match.play(match.ask.moves[0])
    assert deciders == [0, 0, 1, 1, 2, 2, 0, 1, 2]
    assert list(match.deciders) == deciders


def test_an_answer_of_a_seat_that_is_not_asked_is_refused():
    match = lay(begin(), (ANA, "ace"), (ANA, "two"))
    with pytest.raises(RuleViolation, match="Ben is asked, not you"):
        match.play("lay three", ANA)
    with pytest.raises(RuleViolation, match="cannot play “lay ace”"):
        lay(match, (BEN, "ace"), (BEN, "ace"))
    with pytest.raises(RuleViolation, match="There is no seat 7 at this table"):
        match.play("lay ace", Seat(7))
    assert list(match.deciders) == [ANA, ANA, BEN]


def test_one_seat_alone_may_choose_among_all():
    match = begin(seats=1)
    lay(match, (ANA, "ace"), (ANA, "two"))
    assert match.state.laid == [[0, 1]]


# Secrets


@pytest.mark.parametrize("watcher", [ANA, CLEO])
@pytest.mark.parametrize("told", [1, 2])
def test_nobody_learns_an_answer_before_all_are_in(watcher, told):
    one, other = (
        lay(begin(), *[(BEN, "two"), (BEN, "four")][:told]),
        lay(begin(), *[(BEN, "three"), (BEN, "ace")][:told]),
    )
    assert seen_by(one, watcher) == seen_by(other, watcher)
    imagined, twin = one.chair(watcher).imagine(5), other.chair(watcher).imagine(5)
    for _ in range(8):
        assert encode(imagined.state) == encode(twin.state)
        assert seen_by(imagined, watcher) == seen_by(twin, watcher)
        assert [(ask.seat, ask.moves) for ask in imagined.asks] == [(ask.seat, ask.moves) for ask in twin.asks]
        imagined.play(imagined.ask.moves[-1])
        twin.play(twin.ask.moves[-1])


def test_an_imagined_match_asks_again_what_its_seat_may_not_know():
    match = lay(begin(), (BEN, "two"), (BEN, "four"), (CLEO, "three"))
    world = match.chair(CLEO).imagine(1)
    assert [ask.seat for ask in world.asks] == [ANA, BEN, CLEO]
    assert world.ask.seat == CLEO
    assert list(world.moves) == [Lay(Card.THREE)]
    position = world.position()
    assert position.ask.seat == CLEO
    assert position.ask.moves == world.ask.moves
    asked = []
    while position.ask is not None and position.state.rounds == 0:
        asked.append(position.ask.seat)
        position = position.fork()
        position.step(position.ask.moves[0])
    assert asked == [CLEO, ANA, ANA, BEN, BEN]
    assert position.state.laid == [[0, 1], [0, 1], [2, 0]]


def test_an_imagined_choice_knows_nothing_of_the_true_one():
    """Ana's cards are guessed; what she was asked first in truth is forgotten."""
    once = game(
        setup=lambda seats, dice, box: Secret(hands=[[2, 3], [0, 1], [0, 1]]),
        phase=lambda state: None if state.rounds else "laying",
    )
    match = begin(once)
    world = match.chair(BEN).imagine(1)
    assert world.asked(ANA).moves == [Lay(Card.ACE), Lay(Card.TWO)]
    for one in (world, world.fork()):
        lay(one, (BEN, "ace"), (ANA, "two"), (CLEO, "ace"))
        assert one.state.laid == [[1, 0], [0, 1], [0, 1]]
    lay(world := match.chair(BEN).imagine(1), (BEN, "ace"), (ANA, "two"))
    world.undo(ANA)
    assert world.asked(ANA).moves == [Lay(Card.ACE), Lay(Card.TWO)]
    match.chair(BEN).imagine(1).playout(1)


def test_a_search_knows_nothing_of_the_true_choice_either():
    once = game(
        setup=lambda seats, dice, box: Secret(hands=[[2, 3], [0, 1], [0, 1]]),
        phase=lambda state: None if state.rounds else "laying",
    )
    world = lay(begin(once).chair(BEN).imagine(1), (ANA, "two"))
    position = world.position().fork()
    assert [position.ask.seat, position.ask.moves] == [BEN, [Lay(Card.ACE), Lay(Card.TWO)]]
    while position.ask is not None:
        position.step(position.ask.moves[-1])
        position = position.fork()
    assert position.state.laid == [[1, 0], [1, 0], [1, 0]]


def test_a_search_keeps_the_answers_of_an_earlier_choice_in_the_same_phase():
    def twice(table: Table[Secret]) -> Flow[None]:
        once = yield from everyone(table, [ANA, BEN, CLEO], two_cards)
        again = yield from everyone(table, [ANA, BEN, CLEO], two_cards)
        table.state.laid = [[int(card) for card in once[seat] + again[seat]] for seat in once]
        table.state.rounds = 2

    match = lay(begin(game(phases={"laying": twice})), *ALL, (CLEO, "two"))
    position = match.chair(CLEO).imagine(1).position()
    while position.ask is not None:
        position = position.fork()
        position.step(position.ask.moves[0])
    assert position.state.laid == [[0, 1, 0, 1], [1, 3, 0, 1], [2, 0, 1, 0]]


def test_an_imagined_match_can_be_played_on_where_others_hold_something_else():
    def one_card(table: Table[Secret], seat: Seat) -> Flow[int]:
        move: Lay = yield table.ask(seat, "lay", [Lay(Card(card)) for card in table.state.hands[seat]])
        return int(move.card)

    def once(table: Table[Secret]) -> Flow[None]:
        laid = yield from everyone(table, [ANA, BEN, CLEO], one_card)
        table.state.laid, table.state.rounds = [[card] for card in laid.values()], 2

    def other_cards(state: Secret, seat: Seat, dice: Dice) -> None:
        state.hands = [hand if -1 not in hand else [2, 3] for hand in state.hands]

    first = {"setup": lambda seats, dice, box: Secret(hands=[[0, 1]] * seats), "phases": {"laying": once}}
    world = begin(game(imagine=other_cards, **first)).chair(BEN).imagine(1)
    lay(world, (BEN, "ace"), (ANA, "three"), (CLEO, "four"))
    assert world.state.laid == [[2], [0], [3]]


def test_an_imagined_match_has_no_past_and_no_record():
    match = lay(begin(), *ALL)
    world = match.chair(ANA).imagine(3)
    assert world.moves == world.deciders == []
    assert world.past(BEN) == world.past(ANA) == match.past(ANA) == [(ANA, Lay(Card.ACE)), (ANA, Lay(Card.TWO))]
    with pytest.raises(darbar.DarbarError, match="An imagined match has no record"):
        _ = world.record
    with pytest.raises(UndoRefused, match="An imagined match has no past"):
        world.undo(ANA, force=True)


def test_sealed_answers_are_not_in_the_past_of_others_even_where_nothing_is_hidden():
    open_game = game(hide=Game.__dataclass_fields__["hide"].default)
    match = lay(begin(open_game), *ALL)
    assert match.past(BEN) == [(BEN, Lay(Card.TWO)), (BEN, Lay(Card.FOUR))]


# Taking back


def test_a_seat_takes_its_own_sealed_answer_back_until_all_are_in():
    match = lay(begin(), (ANA, "ace"), (BEN, "two"), (BEN, "four"))
    match.undo(BEN)
    assert [ask.seat for ask in match.asks] == [ANA, BEN, CLEO]
    assert Lay(Card.FOUR) in match.chair(BEN).ask.moves
    lay(match, (BEN, "ace"), (ANA, "two"), *ALL[4:])
    assert match.state.laid == [[0, 1], [1, 0], [2, 0]]


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO])
def test_when_all_are_in_nobody_takes_back(seat):
    match = lay(begin(), *ALL)
    with pytest.raises(UndoRefused, match="everyone has chosen, and the answers are open"):
        match.undo(seat)
    assert match.undo_limit(seat) == len(ALL)


def test_a_turn_is_restarted_without_the_answers_of_others():
    match = lay(begin(), (BEN, "two"), (CLEO, "ace"), (CLEO, "two"))
    match.restart_turn(CLEO)
    assert list(match.deciders) == [BEN]
    assert match.undo_limit(CLEO) == 0
    with pytest.raises(UndoRefused, match="There is nothing to take back"):
        match.undo(CLEO)


def test_without_a_seat_the_last_answer_in_the_record_is_taken_back():
    match = lay(begin(), (CLEO, "two"), (ANA, "ace"), (BEN, "ace"))
    for one in (match, match.fork(), darbar.load(match.record.dumps(), game=match.game)):
        one.undo()
        assert list(one.deciders) == [ANA, BEN]


def test_how_far_a_seat_may_go_back_says_nothing_of_what_others_have_sealed():
    limits = [lay(begin(), *ALL[2 : 2 + count]).undo_limit(ANA) for count in (0, 1, 2)]
    assert limits == [0, 0, 0]
    assert [lay(begin(), *ALL[2 : 2 + count]).answered for count in (0, 1, 2)] == limits


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, SystemExit, ZeroDivisionError])
def test_an_interrupted_rule_changes_nothing(interruption):
    def interrupted(table: Table[Secret]) -> Flow[None]:
        yield from everyone(table, [ANA, BEN], two_cards)
        table.state.rounds = 7
        raise interruption

    match = lay(begin(game(phases={"laying": interrupted}), seats=2), *ALL[:3])
    with pytest.raises((interruption, PluginError)):
        match.play("lay four", BEN)
    assert (match.state.rounds, list(match.deciders)) == (0, [ANA, ANA, BEN])
    assert [ask.seat for ask in match.asks] == [BEN]


def test_in_practice_a_sealed_choice_is_opened_again():
    match = lay(begin(), *ALL)
    match.undo(BEN, force=True)
    assert list(match.deciders) == [ANA, ANA, BEN]
    assert [ask.seat for ask in match.asks] == [BEN, CLEO]
    lay(match, (CLEO, "three"), (CLEO, "ace"), (BEN, "three"))
    assert match.state.laid == [[0, 1], [1, 2], [2, 0]]


# Records, forks, failures


@given(st.data())
def test_a_record_holds_sealed_answers_and_goes_on_the_same(data):
    match = begin()
    for _ in range(data.draw(st.integers(0, 8))):
        ask = data.draw(st.sampled_from(match.asks))
        match.play(data.draw(st.sampled_from(ask.moves)), ask.seat)
    again = darbar.load(match.record.dumps(), game=match.game)
    twin = match.fork()
    for other in (again, twin):
        assert encode(other.state) == encode(match.state)
        assert [(ask.seat, ask.moves) for ask in other.asks] == [(ask.seat, ask.moves) for ask in match.asks]
        assert other.record == match.record
    while match.ask:
        move = match.ask.moves[-1]
        for one in (match, again, twin):
            one.play(move)
    assert match.record == again.record == twin.record


def test_a_record_in_which_answers_arrived_in_another_order_is_the_same_match():
    text = lay(begin(), *ALL).record.dumps()
    lines = text.split("\n")
    first = lines.index("1 lay ace")
    lines[first : first + 6] = [*lines[first + 4 : first + 6], *lines[first : first + 4]]
    assert darbar.load("\n".join(lines), game=game()).record.dumps() == text


def test_a_phase_that_fails_with_all_answers_in_changes_nothing():
    def failing(table: Table[Secret]) -> Flow[None]:
        yield from everyone(table, [ANA, BEN], two_cards)
        raise ZeroDivisionError

    match = lay(begin(game(phases={"laying": failing}), seats=2), *ALL[:3])
    with pytest.raises(PluginError, match="failed in its phase 'laying'"):
        match.play("lay four", BEN)
    assert list(match.deciders) == [ANA, ANA, BEN]
    assert [ask.seat for ask in match.asks] == [BEN]


def test_a_choice_that_asks_somebody_else_is_a_fault_of_the_game():
    def nosy(table: Table[Secret], seat: Seat) -> Flow[None]:
        yield table.ask(ANA, "lay", [Lay(card) for card in Card])

    with pytest.raises(
        PluginError, match=r"game 'secret', in the phase 'laying' .*: .* seat 2 is asked for itself, not 1"
    ):
        begin(game(phases={"laying": lambda table: everyone(table, [ANA, BEN], nosy)}))


def test_a_choice_that_changes_the_state_is_a_fault_of_the_game():
    def grabbing(table: Table[Secret], seat: Seat) -> Flow[None]:
        move: Lay = yield table.ask(seat, "lay", [Lay(Card(card)) for card in table.state.hands[seat]])
        table.state.hands[seat].remove(move.card)

    match = begin(game(phases={"laying": lambda table: everyone(table, [ANA, BEN], grabbing)}), seats=2)
    with pytest.raises(PluginError, match="where everyone chooses, seat 1 changed the state or told something"):
        match.play("lay two", ANA)
    assert match.state.hands == [[0, 1, 2, 3], [0, 1, 2, 3]]
    assert [ask.seat for ask in match.asks] == [ANA, BEN]


@pytest.mark.parametrize("seats", [[0, 7], [-1], [0, 0], [True, 1]], ids=str)
def test_everyone_sits_at_the_table(seats):
    with pytest.raises(PluginError, match=r"game 'secret', .*: everyone means seats of this table, each once"):
        begin(game(phases={"laying": lambda table: everyone(table, seats, two_cards)}), seats=2)


def test_a_choice_within_a_choice_is_a_fault_of_the_game():
    def nested(table: Table[Secret], seat: Seat) -> Flow[Any]:
        return (yield from everyone(table, [seat], two_cards))

    with pytest.raises(PluginError, match=r"game 'secret' failed in its phase 'laying'.*everyone chooses already"):
        begin(game(phases={"laying": lambda table: everyone(table, [ANA, BEN], nested)}), seats=2)


def test_a_choice_that_fails_in_another_world_is_a_fault_of_the_game():
    def empty_hands(state: Secret, seat: Seat, dice: Dice) -> None:
        state.hands = []

    with pytest.raises(PluginError, match="game 'secret' failed in its phase 'laying'"):
        begin(game(imagine=empty_hands)).chair(BEN).imagine(1)


def test_forced_choices_need_no_answer():
    match = begin(game(setup=lambda seats, dice, box: Secret(hands=[[0], [1], [2, 3]])))
    assert [ask.seat for ask in match.asks] == [CLEO]
    lay(match, (CLEO, "four"))
    assert [event.cards for event in match.events if isinstance(event, Laid)][:3] == [(0,), (1,), (3, 2)]


# Sessions and simulations


class First:
    def choose(self, chair: darbar.Chair[Any]) -> Move:
        assert chair.ask is not None
        return chair.ask.moves[0]


def test_in_a_session_bots_answer_at_once():
    session = Session(begin(), {BEN: First(), CLEO: First()})
    assert session.asked == BEN
    assert session.waiting == [ANA, BEN, CLEO]
    while session.asked in session.bots:
        session.play_bot()
    assert session.waiting == [ANA]
    session.play(session.chair(ANA).ask.moves[0])
    session.play(session.chair(ANA).ask.moves[0])
    assert session.chair(ANA).view.laid == [[0, 1]] * 3


def test_simulations_and_playouts_ask_one_after_another():
    assert darbar.simulate(game(), 3, seed=4).state.rounds == 2
    match = lay(begin(), (BEN, "two"))
    assert match.playout(1) == match.standings()


def test_a_playout_keeps_what_the_asked_seat_has_sealed():
    once = game(phase=lambda state: None if state.rounds else "laying")
    for seed in range(20):
        match = lay(begin(once), (ANA, "four"))
        match.playout(seed)
        assert match.state.laid[ANA][0] == Card.FOUR
