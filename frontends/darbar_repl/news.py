"""News: what happened, turn by turn, each turn summed up in a paragraph."""

from collections.abc import Iterable, Iterator

from darbar import Event, Seat, Words, text
from darbar.core.events import TurnBegan
from darbar.ui.render import mark_of
from darbar.ui.render.spans import NBSP, Row


def turns(events: Iterable[Event]) -> Iterator[tuple[TurnBegan | None, list[Event]]]:
    """The events of each turn, with how it began; the first may have begun before."""
    began, rest = None, list[Event]()
    for event in events:
        if isinstance(event, TurnBegan):
            if began or rest:
                yield began, rest
            began, rest = event, []
        else:
            rest.append(event)
    if began or rest:
        yield began, rest


def summed_up(events: Iterable[Event], words: Words) -> list[Row]:
    """A paragraph for each turn in which something happened."""
    return [paragraph(happened, words) for _, happened in turns(events) if happened]


def paragraph(events: Iterable[Event], words: Words) -> Row:
    """Sentences in a row; a player who did several things is named once."""
    row: Row = []
    before = None
    for event in events:
        sentence = words.event(event)
        seat = subject(sentence, words)
        if seat is None:
            row.append(("", f" {sentence}" if row else sentence))
        elif seat == before:
            style, said = row[-1]
            then = _without(sentence, words.player(seat))
            row[-1] = (style, words.say(text("repl-and-then", first=said.removesuffix("."), then=then)))
        else:
            row += [("", " ")] if row else []
            row += [(f"seat-{seat}", f"{mark_of(seat)}{NBSP}{words.player(seat)}")]
            row += [("", sentence.removeprefix(words.player(seat)))]
        before = seat
    return row


def subject(sentence: str, words: Words) -> Seat | None:
    """The player with whose name a sentence begins."""
    named = [
        Seat(seat)
        for seat, name in enumerate(words.names)
        if sentence.startswith(name) and not sentence[len(name) : len(name) + 1].isalnum()
    ]
    return max(named, key=lambda seat: len(words.player(seat)), default=None)


def _without(sentence: str, name: str) -> str:
    return sentence.removeprefix(name).lstrip(f"{NBSP} :")
