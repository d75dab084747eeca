"""Times: the clocks of the players, if they have some, for the toolbar and for a line of text."""

from math import ceil

from darbar import Clock, Session, Words, text
from darbar.ui.render import mark_of


def told(seconds: int) -> str:
    """A time as on a clock: 9:58, 1:05:00, and -0:12 in overtime."""
    hours, minutes = divmod(abs(seconds) // 60, 60)
    rest, sign = abs(seconds) % 60, "-" if seconds < 0 else ""
    return f"{sign}{hours}:{minutes:02}:{rest:02}" if hours else f"{sign}{minutes}:{rest:02}"


def in_a_row(session: Session) -> str:
    """The clocks for a toolbar: those that run have a sign, and so has a pause."""
    clocks = [
        f"{'►' if clock.running else ''}{mark_of(clock.seat)} {told(ceil(clock.left))}" for clock in session.clocks
    ]
    return "  ".join([*(["‖"] if session.paused else []), *clocks])


def in_words(session: Session, words: Words) -> str:
    """The clocks in a sentence."""
    clocks = words.join([_said(clock, words) for clock in session.clocks])
    return words.say(text("repl-clocks-paused" if session.paused else "repl-clocks", clocks=clocks))


def _said(clock: Clock, words: Words) -> str:
    key = "repl-clock-running" if clock.running else "repl-clock"
    return words.say(text(key, seat=clock.seat, left=told(ceil(clock.left))))
