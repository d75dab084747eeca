"""Matches that do not end, replay, fork, go back, travel or keep their pieces."""

from collections.abc import Callable
from typing import Any

from darbar import Dice, Flow, Game, Pass, Seat, Table
from pearls import rules
from pearls.game import PEARLS
from pearls.moves import Dive
from pearls.state import Pearls

from .breaking import before, breaks, with_phase

# Every match ends


@breaks("every match ends", "has not ended after 10000 answers")
def a_phase_asks_for_ever() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        while True:
            yield table.ask(Seat(0), "turn", [Dive(), Pass()])

    return with_phase("turn", turn)


@breaks("every match ends", "forces answers without end")
def a_phase_forces_answers_for_ever() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        while True:
            yield table.ask(Seat(0), "turn", [Pass()])

    return with_phase("turn", turn)


@breaks("every match ends", "without a question")
def phases_follow_each_other_for_ever() -> Game[Any]:
    return PEARLS.change(phase=lambda state: "tide")


@breaks("every match ends", "at the beginning: ZeroDivisionError")
def a_rule_fails() -> Game[Any]:
    return with_phase("tide", before("tide", lambda table: 1 // 0)).change(phase=lambda state: "tide")


# Records, forks, undo: state outside the state


def remembering(forget: Callable[[Table[Any]], bool]) -> Game[Any]:
    """Coins come from a list that is shared by all matches."""
    memory: list[int] = []

    def turn(table: Table[Pearls]) -> Flow[None]:
        if forget(table):
            memory.clear()
        yield from rules.turn(table)
        memory.append(table.state.turn)
        table.state.divers[0].coins += len(memory)

    return with_phase("turn", turn)


@breaks("same record, same state", "gives another match: state.divers[0].coins")
def a_list_outlives_the_match() -> Game[Any]:
    return remembering(lambda table: False)


@breaks("forks are independent", "departs from its original")
def forks_share_a_list() -> Game[Any]:
    return remembering(lambda table: table.state.turn == 0)


@breaks("undo restores exactly", "the same answers lead elsewhere: state.divers[0].coins")
def undo_cannot_reach_a_list() -> Game[Any]:
    return remembering(lambda table: table.state.turn == 0)


@breaks("undo restores exactly", "does not restore the match")
def a_piece_stands_in_the_state_twice() -> Game[Any]:
    def setup(count: int, dice: Dice, box: Any) -> Pearls:
        state = rules.setup(count, dice, box)
        state.sold = state.deck.discards
        return state

    return PEARLS.change(setup=setup, conserved=lambda state: {})


# States are data


class Noted(Pearls):
    note: Any = None


def noting(note: object) -> Game[Any]:
    def setup(count: int, dice: Dice, box: Any) -> Noted:
        state = rules.setup(count, dice, box)
        return Noted(box=box, divers=state.divers, deck=state.deck, order=state.order, note=note)

    return PEARLS.change(state=Noted, setup=setup)


@breaks("states survive JSON and MessagePack", "plain data")
def a_function_stands_in_the_state() -> Game[Any]:
    return noting(len)


@breaks("states survive JSON and MessagePack", "MessagePack changes the state: note")
def a_tuple_is_read_as_a_list() -> Game[Any]:
    return noting((1, 2))


@breaks("states survive JSON and MessagePack", "JSON changes the state: note")
def numbers_that_are_keys_become_words_in_json() -> Game[Any]:
    return noting({1: 2})


# Pieces


@breaks("pieces are conserved", "['shells']: 15 and 14")
def a_sold_shell_is_gone() -> Game[Any]:
    def lose(table: Table[Pearls]) -> None:
        table.state.sold.clear()

    return with_phase("tide", before("tide", lose))
