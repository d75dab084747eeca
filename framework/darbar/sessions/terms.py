"""Terms: what an offered move costs and brings, as far as that is sure, for whoever has to choose."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from ..core.moves import Move
from ..core.seats import Seat
from ..core.texts import Text, text
from ..match.match import Match
from ..match.prospects import Prospect, prospects
from ..ui.counts import Change, held
from ..ui.scene import Item
from ..ui.words import Words


class Terms(Struct, frozen=True):
    """What a move costs and brings, what the game adds in words, and what else is sure to follow."""

    price: tuple[Change, ...] = ()
    gain: tuple[Change, ...] = ()
    note: Text | None = None
    prospect: Prospect = Prospect()


def terms(match: Match[Any], seat: Seat) -> dict[Move, Terms]:
    """The terms of all moves that are offered to a seat. What the game says of a price goes before what was tried."""
    chair, game = match.chair(seat), match.game
    found, view = prospects(chair), chair.view
    own = held(chair.scene, seat)
    return {move: _terms(one, game.priced(view, move), game.noted(view, move), own) for move, one in found.items()}


def _terms(found: Prospect, price: Iterable[Item], note: Text | None, own: Mapping[str, int]) -> Terms:
    said = tuple(Change(item.id, -item.count, own.get(item.id)) for item in price)
    known = {change.id for change in said}
    lost = tuple(change for change in found.changes if change.count < 0 and change.id not in known)
    return Terms((*said, *lost), tuple(change for change in found.changes if change.count > 0), note, found)


def in_words(one: Terms, words: Words) -> str:
    """The terms of a move in a few words: “−1 coin of 3, +2 silk”; nothing where there are none."""
    return ", ".join(told(one, words))


def told(one: Terms, words: Words) -> Iterator[str]:
    """The same one by one."""
    yield from words.changes((*one.price, *one.gain))
    if one.note is not None:
        yield words.say(one.note)
    if one.prospect.forced and not one.gain:
        yield words.say(text("terms-forced", move=words.move(one.prospect.forced[0]).removesuffix(".")))


SIGHTS = ("sight-rolled", "sight-drawn", "sight-revealed", "sight-told")


def warning(found: Prospect, seat: Seat, last: bool) -> Text | None:
    """Why a move cannot be taken back when it has been played, or not for long, or what is in vain about it.

    None where it can. Where all choose at the same time, the `last` answer opens all of them.
    """
    if found.sealed:
        return text("after-opened") if last and found.asked != seat else None
    if found.sight:
        return text(f"after-{found.sight if found.sight in SIGHTS else 'sight-other'}")
    if found.asked is None:
        return text("after-over")
    if found.asked != seat:
        return text("after-turn" if found.ends_turn else "after-next", seat=found.asked)
    return text("after-idle") if found.idle else None
