"""What a part is: its name, what it is for, what is there, what can be done with it, and why something cannot."""

from collections.abc import Iterable, Iterator

from darbar import Seat, Session, Words
from darbar.core.moves import targets
from darbar.sessions.terms import in_words
from darbar.ui.pointing import places
from darbar.ui.scene import Part, Scene, Stock
from msgspec import Struct

from .boards import parts

MOST_REASONS = 3
"""So many reasons are told; the first ones are the nearest."""


class Explanation(Struct, frozen=True):
    """A part in words; `moves` are what can be done with it now, `reasons` why other things cannot."""

    key: str
    name: str
    says: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()


def explain(session: Session, seat: Seat | None, language: str, key: str) -> Explanation | None:
    """What stands under a key of a seat's scene; None where nothing does."""
    words, scene = session.words(language=language), session.scene(seat)
    found = look_up(scene, key)
    if found is None:
        return None
    part, ids = found
    name = words.say(part.label) if part.label and len(ids) != 1 else ", ".join(map(words.called, ids[:1]))
    says = (*filter(None, (words.about(id) for id in ids)), *_contents(words, part, key))
    moves = () if seat is None else tuple(_offered(session, words, seat, scene, key))
    reasons = () if seat is None or moves else tuple(_reasons(session, words, seat, scene, key))[:MOST_REASONS]
    return Explanation(
        key, name or (words.say(part.label) if part.label else ""), tuple(dict.fromkeys(says)), moves, reasons
    )


def look_up(scene: Scene, key: str) -> tuple[Part, tuple[str, ...]] | None:
    """The part under a key, or the stock in which a thing is; with the ids of what is meant."""
    for part in parts(scene):
        if part.key == key:
            return part, part.ids
        if isinstance(part, Stock):
            for item in part.items:
                if f"{part.key}/{item.id}" == key:
                    return part, (item.id,)
    return None


def _contents(words: Words, part: Part, key: str) -> Iterable[str]:
    if part.key == key:
        yield words.exchange(part)
        yield from (words.piece(piece, part.owner) for piece in part.pieces)


def _offered(session: Session, words: Words, seat: Seat, scene: Scene, key: str) -> Iterator[str]:
    view, terms = session.chair(seat).view, session.terms(seat)
    for move, keys in session.targets(seat, scene).items():
        if key in keys:
            costs = in_words(terms[move], words) if move in terms else ""
            yield f"{words.move(move, view)} ({costs})" if costs else words.move(move, view)


def _reasons(session: Session, words: Words, seat: Seat, scene: Scene, key: str) -> Iterator[str]:
    """Why nothing that points at a part can be done now."""
    ids = {id for id, there in places(scene).items() if any(place.key == key for place in there)}
    for reason, moves in session.refusals(seat):
        if any(not ids.isdisjoint(targets(move)) for move in moves):
            yield words.reason(reason)
