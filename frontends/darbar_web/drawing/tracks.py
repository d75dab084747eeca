"""Tracks: steps in a row with the markers of the players; a long one is a ruler."""

from collections.abc import Iterator

from darbar import Seat
from darbar.ui.scene import Track
from markupsafe import Markup

from .hits import named
from .looks import portrait
from .pen import NOTHING, Pen, element, frame, heard, joined, key_of, marks, seat_class, sign

LONGEST = 15
"""So many steps are drawn one by one."""

NEAR, ROWS = 18, 3
"""Words on a ruler that are nearer, in hundredths, stand in different rows; there are so many."""


def track(pen: Pen, part: Track) -> Markup:
    """Where everyone is."""
    title = named(pen, part, portrait(pen.package, part.ids))
    drawn = ruler(pen, part) if part.top > LONGEST else steps(pen, part)
    return frame(pen, part, "track long" if part.top > LONGEST else "track", title, drawn, heard(positions(pen, part)))


def steps(pen: Pen, part: Track) -> Markup:
    """A box for each step."""
    return element(
        "span", f"steps n{part.top + 1}", *(step(pen, part, at) for at in range(part.top + 1)), aria_hidden="true"
    )


def step(pen: Pen, part: Track, at: int) -> Markup:
    """A step with its number, what it says, and who stands there."""
    says = element("span", "says", str(part.steps[at])) if at in part.steps else NOTHING
    there = joined(marker for place, marker in markers(pen, part) if place == at)
    classes = f"step {marks(pen, f'{part.key}/step-{at}')}".strip()
    return element("span", classes, element("span", "number", str(at)), element("span", "there", there), says)


def ruler(pen: Pen, part: Track) -> Markup:
    """A line from the first step to the last, with everyone at their place."""
    ticks = [tick(part, at, row) for at, row in rows(part)]
    there = [
        element("span", f"at x{percent(place, part.top)} lane{lane % 4}", marker)
        for lane, (place, marker) in enumerate(markers(pen, part))
    ]
    return element("span", "ruler", element("span", "rail"), *ticks, *there, aria_hidden="true")


def rows(part: Track) -> Iterator[tuple[int, int]]:
    """The places on a ruler that are worth a word, each with the row of its word: neighbours are not in one row."""
    last = [-NEAR] * ROWS
    for at in sorted({0, part.top, *part.steps}):
        here = percent(at, part.top)
        row = next((row for row in range(ROWS) if here - last[row] >= NEAR), 0) if at in part.steps else 0
        if at in part.steps:
            last[row] = here
        yield at, row


def tick(part: Track, at: int, row: int) -> Markup:
    """A place on a ruler that is worth a word."""
    says = element("span", "says", str(part.steps[at])) if at in part.steps else NOTHING
    return element("span", f"tick x{percent(at, part.top)} row{row}", element("span", "number", str(at)), says)


def percent(at: int, top: int) -> int:
    """How far along a step is; the ends are a little inside."""
    return round(3 + 94 * min(max(at, 0), top) / top) if top else 3


def markers(pen: Pen, part: Track) -> Iterator[tuple[int, Markup]]:
    """The markers, each with its step: those of the players, and those of nobody."""
    for seat, place in enumerate(part.markers):
        yield place, marker(pen, f"{part.key}/{seat}", Seat(seat), str(place))
    for number, place in enumerate(part.neutral):
        yield place, marker(pen, f"{part.key}/neutral-{number}", None, str(place))


def marker(pen: Pen, key: str, seat: Seat | None, place: str) -> Markup:
    """A disc in the colour and with the sign of its owner."""
    inside = sign(seat) if seat is not None else "◆"
    title = place if seat is None else pen.say("scene-titled", title=pen.player(seat), what=place)
    classes = " ".join(filter(None, ("marker", seat_class(seat) or "neutral", marks(pen, key))))
    return element("span", classes, inside, title=title, **key_of(pen, key))


def positions(pen: Pen, part: Track) -> str:
    """Everyone's step, for those who listen."""
    players = [f"{pen.player(Seat(seat))} {place}" for seat, place in enumerate(part.markers)]
    others = [f"◆ {place}" for place in part.neutral]
    says = [pen.say("scene-titled", title=str(at), what=str(label)) for at, label in sorted(part.steps.items())]
    return ", ".join([*players, *others, *says])
