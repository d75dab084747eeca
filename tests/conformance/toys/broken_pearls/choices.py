"""Moves, refusals, events, words and boxes that are not in order."""

from collections.abc import Callable
from enum import Enum
from functools import cached_property
from typing import Annotated, Any, ClassVar

from darbar import Event, Flow, Game, Move, Pass, Seat, Table, Text, text
from msgspec import Meta
from msgspec.structs import force_setattr
from pearls import moves, rules
from pearls.game import PEARLS
from pearls.moves import Dive
from pearls.state import PearlBox, Pearls, Shell

from .breaking import after, asking, breaks, with_phase


class Colour(Enum):
    LIGHT_RED = "light red"
    OTHER = "Light Red"


class Paint(Move):
    """Paint it {colour}."""

    colour: Colour


class Count(Move):
    """Count to {number}."""

    number: Annotated[int, Meta(ge=0, le=4)]

    def __post_init__(self) -> None:
        force_setattr(self, "number", self.number - self.number % 2)


@breaks("notation, JSON and ids round-trip", "which has the number")
def a_move_rounds_its_number() -> Game[Any]:
    return PEARLS.change(moves=(*PEARLS.moves, Count))


@breaks("notation, JSON and ids round-trip", "needs different single words")
def two_colours_are_written_alike() -> Game[Any]:
    return PEARLS.change(moves=(*PEARLS.moves, Paint))


@breaks("offered moves are in the vocabulary", "which is not in the vocabulary")
def an_undeclared_move_is_offered() -> Game[Any]:
    return PEARLS.change(moves=tuple(kind for kind in PEARLS.moves if kind is not moves.Keep))


@breaks("offered moves are in the vocabulary", "'dive' twice")
def a_move_is_offered_twice() -> Game[Any]:
    return asking(
        lambda state, seat: [Dive(), Pass(), Dive()], lambda state, seat: "turn", lambda state, seat, move: None
    )


@breaks("offered moves are in the vocabulary", "seat 7, who is not here")
def nobody_is_asked() -> Game[Any]:
    def turn(table: Table[Pearls]) -> Flow[None]:
        yield table.ask(Seat(7), "turn", [Pass()])
        yield from rules.turn(table)

    return with_phase("turn", turn)


@breaks("shorthands stand for one move", "'turn' offers 'dive' and 'pass' with the same shorthand 'x'")
def two_moves_have_one_shorthand() -> Game[Any]:
    return PEARLS.change(shorthand=lambda view, move: None if isinstance(move, moves.Sell) else "x")


@breaks("shorthands stand for one move", "'dive', whose shorthand 'Pass' is the notation of 'pass'")
def a_shorthand_is_the_notation_of_another_move() -> Game[Any]:
    return PEARLS.change(shorthand=lambda view, move: "Pass" if isinstance(move, Dive) else None)


@breaks("shorthands stand for one move", "'dive', whose shorthand 'bid 2' is the notation of 'bid 2'")
def a_shorthand_is_the_notation_of_a_move_that_is_not_offered() -> Game[Any]:
    return PEARLS.change(shorthand=lambda view, move: "bid 2" if isinstance(move, Dive) else None)


@breaks("shorthands stand for one move", "whose shorthand '3' is a number, is empty or has blanks around it")
def a_shorthand_is_a_number() -> Game[Any]:
    return PEARLS.change(shorthand=lambda view, move: "3" if isinstance(move, Dive) else None)


@breaks("shorthands stand for one move", "game 'pearls' failed in its shorthand (choices.py, line 92)")
def a_shorthand_fails() -> Game[Any]:
    return PEARLS.change(shorthand=lambda view, move: move.shell.name)


def refusing(why: Callable[[Pearls, Seat, Move], Text | None]) -> Game[Any]:
    return asking(lambda state, seat: [Dive(), Pass()], lambda state, seat: "turn", why)


@breaks("refused moves change nothing and say why", "why has no reason against")
def a_refusal_says_nothing() -> Game[Any]:
    return refusing(lambda state, seat, move: text(" "))


@breaks("refused moves change nothing and say why", "'refusal-because', which has no words")
def a_reason_has_no_words() -> Game[Any]:
    return refusing(lambda state, seat, move: text("refusal-because"))


@breaks("refused moves change nothing and say why", "KeyError: 'shells'")
def a_reason_lacks_its_argument() -> Game[Any]:
    return refusing(lambda state, seat, move: text("you have no {shells}."))


@breaks("refused moves change nothing and say why", "a refused move changed the match: state.tide")
def asking_why_changes_the_state() -> Game[Any]:
    def why(state: Pearls, seat: Seat, move: Move) -> Text | None:
        state.tide += 1
        return None

    return refusing(why)


class Rest(Move):
    """Rest {hours}."""

    hours: Annotated[int, Meta(ge=1, le=2)]


class Stormed(Event):
    """There was a storm."""


@breaks("every kind of move and event is reached", "this kind of move is never offered: rest")
def a_move_is_never_offered() -> Game[Any]:
    return PEARLS.change(moves=(*PEARLS.moves, Rest))


@breaks("every kind of move and event is reached", "this kind of event is never told: stormed")
def an_event_is_never_told() -> Game[Any]:
    return PEARLS.change(events=(*PEARLS.events, Stormed))


# Events and words


@breaks("events are declared and have words", "does not declare: stormed")
def an_undeclared_event_is_told() -> Game[Any]:
    return with_phase("tide", after("tide", lambda table: table.tell(Stormed)))


def telling(kind: type[Event], *fields: Any) -> Game[Any]:
    tide = after("tide", lambda table: table.tell(kind, *fields))
    return with_phase("tide", tide, events=(*PEARLS.events, kind))


@breaks("events are declared and have words", "KeyError: 'force'")
def an_event_speaks_of_what_it_lacks() -> Game[Any]:
    class Blown(Event):
        """The wind blew with {force}."""

    return telling(Blown)


@breaks("events are declared and have words", "Expected `int`, got `null`")
def a_secret_field_cannot_be_removed() -> Game[Any]:
    class Whispered(Event):
        """{seat} heard {number}."""

        secret: ClassVar[tuple[str, ...]] = ("number",)
        seat: Seat
        number: int

    return telling(Whispered, Seat(0), 3)


@breaks("questions have words", "expected 'prompt-why-not' in words/en.ftl")
def a_question_has_no_words() -> Game[Any]:
    return asking(lambda state, seat: [Dive(), Pass()], lambda state, seat: "why-not", lambda state, seat, move: None)


@breaks("questions have words", "in 'en' there are no words for dive")
def a_description_speaks_of_what_it_lacks() -> Game[Any]:
    def describe(view: Pearls, move: Move) -> Text | None:
        return text("Dive in {waters}.") if isinstance(move, Dive) and view.tide else None

    return PEARLS.change(describe=describe)


@breaks("questions have words", "game 'pearls' failed in its describe (choices.py, line 191)")
def a_description_fails() -> Game[Any]:
    return PEARLS.change(describe=lambda view, move: text(f"{1 // view.tide} of them"))


@breaks("questions have words", "KeyError: 'mood'")
def a_move_speaks_of_what_it_lacks() -> Game[Any]:
    class Sulk(Move):
        """Sulk {mood}."""

    game = asking(lambda state, seat: [Sulk(), Pass()], lambda state, seat: "turn", lambda state, seat, move: None)
    return game.change(moves=(*PEARLS.moves, Sulk))


# Boxes and events that can be changed


@breaks("boxes and events cannot be changed", "the box of 'pearls' has a list in 'worths'")
def a_box_has_a_list() -> Game[Any]:
    class Listed(PearlBox):
        @cached_property
        def worths(self) -> list[int]:
            return [row.worth for row in self.components.shells]

    return PEARLS.change(box=Listed)


@breaks("boxes and events cannot be changed", "the event 'washed-up' has a list in 'shells'")
def an_event_has_a_list() -> Game[Any]:
    class WashedUp(Event):
        """The tide washed up {shells}."""

        shells: list[Shell]

    return telling(WashedUp, [Shell.ROSE])
