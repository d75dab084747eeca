"""The list of answers: numbered, those of a kind together, with what each costs and brings."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from darbar.sessions.pages import Offer
from markupsafe import Markup
from msgspec import Struct

from .hits import FORM
from .looks import is_drawn
from .pen import NOTHING, Pen, element, heard, joined
from .stocks import amount

FEW = 10
"""So many answers are listed without headings."""


class Answer(Struct, frozen=True):
    """An offered move with its number in the list."""

    number: int
    offer: Offer


class Group(Struct, frozen=True):
    """Answers of a kind, under the words that they share; `counted` where they differ in nothing but a number."""

    title: str
    answers: tuple[Answer, ...]
    counted: bool = False


def answers(pen: Pen, at: str = "") -> Markup:
    """The list, or with the key of a part only what points at it."""
    question = pen.page.question
    if question is None:
        return NOTHING
    numbered = [Answer(number, offer) for number, offer in enumerate(question.moves, 1)]
    narrowed = [one for one in numbered if at in one.offer.targets]
    meant = frozenset(pen.page.lesson.meant) if pen.page.lesson else frozenset()
    same = shared_warning(question.moves)
    warning = element("p", "warning", same) if same else NOTHING
    return joined((warning, *(group(pen, one, meant, same) for one in groups(narrowed or numbered))))


def shared_warning(moves: Sequence[Offer]) -> str:
    """What is to be said against every answer alike; it is said once."""
    warnings = {move.warning for move in moves}
    return warnings.pop() if len(moves) > 1 and len(warnings) == 1 else ""


def groups(numbered: Sequence[Answer]) -> Iterator[Group]:
    """Numbers together; a long list by kinds of moves; a short one as it is."""
    counted = tuple(one for one in numbered if one.offer.amount is not None)
    others = [one for one in numbered if one.offer.amount is None]
    if len(counted) > 1:
        yield Group(shared(counted), counted, counted=True)
    else:
        others = list(numbered)
    yield from by_kind(others)


def by_kind(numbered: Sequence[Answer]) -> Iterator[Group]:
    """Moves of each kind under a heading, if there are many."""
    kinds: dict[str, list[Answer]] = {}
    for one in numbered:
        kinds.setdefault(one.offer.notation.partition(" ")[0], []).append(one)
    if len(numbered) <= FEW or len(kinds) == 1:
        yield Group("", tuple(numbered))
        return
    for several in kinds.values():
        yield Group(shared(several) if len(several) > 1 else "", tuple(several))


def shared(several: Sequence[Answer]) -> str:
    """The words with which all of them begin, as players write them."""
    words = [one.offer.written.split() for one in several]
    same = takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False))
    return " ".join(column[0] for column in same)


def group(pen: Pen, one: Group, meant: frozenset[str], same: str) -> Markup:
    """A list of answers, under its heading."""
    if not one.answers:
        return NOTHING
    title = element("h3", "kind", one.title) if one.title else NOTHING
    rows = (element("li", "", answer(pen, each, meant, same, one.counted)) for each in one.answers)
    return joined((title, element("ol", "answers counted" if one.counted else "answers", *rows)))


def answer(pen: Pen, one: Answer, meant: frozenset[str], same: str = "", counted: bool = False) -> Markup:
    """A button that plays a move, and says all about it."""
    offer = one.offer
    key = element("kbd", "", str(one.number), aria_hidden="true")
    inside = (
        (key, heard(offer.says), element("b", "", str(offer.amount))) if counted else (key, *sentence(pen, offer, same))
    )
    return element(
        "button",
        "answer meant" if offer.notation in meant else "answer",
        *inside,
        type="submit",
        form=FORM,
        name="move",
        value=offer.notation,
        data_number=one.number,
        data_targets=" ".join(key.replace(" ", "%20") for key in offer.targets) or None,
        title=offer.says if counted else None,
    )


def sentence(pen: Pen, offer: Offer, same: str) -> Iterator[Markup]:
    """What a move does; what it costs and brings, in pictures and in words; and why one might think twice."""
    yield element("span", "does", offer.says)
    price = [amount(pen, item, "−") for item in offer.price if is_drawn(pen.package, item.id)]
    gain = [amount(pen, item, "+") for item in offer.gain if is_drawn(pen.package, item.id)]
    if price or gain:
        yield element("span", "worth", *price, *gain)
    if offer.terms:
        yield element("span", "terms", offer.terms)
    if offer.warning and offer.warning != same:
        yield element("span", "warning", offer.warning)
