"""Pages: what commands show, drawn for whatever width and language there is."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from darbar import Analysis, Event, Move, Option, Seat, Session, Text, TurnBegan, Words, text
from darbar.bots.advice import expected, why
from darbar.sessions.saves import Saved, told
from darbar.ui.glossary import Thing, where
from darbar.ui.render import signed
from darbar.ui.render.spans import NBSP, Row, folded, joined, padded, wide
from darbar.ui.scene import Panel, Scene

from .answers import COMMANDS, name_of
from .charts import points_in_words, points_over_rounds
from .news import turns
from .tables import standings

MOST_OPTIONS = 5
LONGEST_LINE = 6
"""So many moves of a main line are told."""

CHART_HEIGHT = 12
USAGE = 20
"""How wide the column of the commands is."""


class Page(NamedTuple):
    """Something to read: what it is called, its rows, and whether the last of them are looked at first.

    What is drawn, and says little to those who hear it, is told `aloud` in other rows.
    """

    title: Text
    draw: Callable[[Words, int], list[Row]]
    from_end: bool = False
    aloud: Callable[[Words, int], list[Row]] | None = None


def beside(label: Row, content: Row, column: int, width: int) -> list[Row]:
    """A paragraph in a column of its own, with a label before it."""
    rows = folded(content, width - column, 0, 0) or [[]]
    further = [[("", " " * column), *row] for row in rows]
    return [label, *further] if wide(label) >= column else [[*padded(label, column), *rows[0]], *further[1:]]


def _flat(groups: list[list[Row]]) -> list[Row]:
    return [row for group in groups for row in group]


# Help


def _draw_help(words: Words, width: int) -> list[Row]:
    told = [text("repl-help-goal", win=chapter.says[0]) for chapter in words.overview()[:1]]
    told += [text("repl-help-answer"), text("repl-help-keys")]
    said = [folded([("", words.say(one))], width, 0, 0) for one in told]
    typed: list[Row] = [[("command", f"  {usage(command, words)}")] for command in COMMANDS]
    does: list[Row] = [[("", about(command, words))] for command in COMMANDS]
    return _flat([*said, *(beside(*both, USAGE, width) for both in zip(typed, does, strict=True))])


HELP = Page(text("repl-title-help"), _draw_help)
"""How one wins, and every command with what it does."""

TAKES = {"learn": "lesson", "player": "name", "what": "thing", "why": "move", "rules": "rule", "find": "word"} | {
    "save": "file",
    "load": "file",
    "replay": "file",
    "again": "file",
    "delete": "file",
    "language": "language",
    "sit": "seat",
    "confirm": "switch",
}
"""What follows a command."""


def usage(command: str, words: Words) -> str:
    """How a command is written, with what follows it."""
    name = name_of(command, words)
    return f"{name} {words.say(f'repl-takes-{TAKES[command]}')}" if command in TAKES else name


def about(command: str, words: Words) -> str:
    """What a command does."""
    return words.say("repl-command-" + command.replace("!", "-further"))


# The table


Draw = Callable[[Scene, Words, int], list[Row]]
"""How a face shows a scene."""


def panels(found: Sequence[Panel], draw: Draw) -> Page:
    """Some panels of the table."""
    label = found[0].label
    title = label if isinstance(label, Text) else Text(label)
    return Page(title, lambda words, width: draw(Scene(tuple(found)), words, width))


def what(found: Sequence[Thing], scene: Scene, draw: Draw) -> Page:
    """What something is, and where it stands."""

    def thing(one: Thing, words: Words, width: int) -> list[Row]:
        told = words.say(text("scene-titled", title="", what=one.about))
        there = where(scene, one.ids)
        absent = [] if one.is_idea else folded([("faint", words.say("repl-nowhere"))], width)
        shown = draw(there, words, width) if there.panels else absent
        return [*folded([("heading", one.name), ("", told)], width), *shown]

    title = text("repl-title-what", name=found[0].name)
    return Page(title, lambda words, width: _flat([thing(one, words, width) for one in found]))


# Events


def log(events: Sequence[Event]) -> Page:
    """All that happened, turn by turn, the latest first in sight."""

    def draw(words: Words, width: int) -> list[Row]:
        told = [_turn(began, happened, words, width) for began, happened in turns(events)]
        return _flat(told) or [[("", words.say("repl-nothing-happened"))]]

    return Page(text("repl-title-log"), draw, from_end=True)


def _turn(began: TurnBegan | None, happened: Sequence[Event], words: Words, width: int) -> list[Row]:
    """How a turn began as a heading, and an event in a row."""
    heading = folded([("heading", words.event(began))], width) if began else []
    return [*heading, *_flat([folded([("", f"* {words.event(event)}")], width, 2 * bool(began)) for event in happened])]


def lesson(title: Text, says: Sequence[str]) -> Page:
    """What a step of a lesson says, in paragraphs."""
    return Page(title, lambda words, width: _flat([[*folded([("", one)], width, 0, 0), []] for one in says]))


# Scores


def score(session: Session, viewer: Seat | None) -> Page:
    """The standings so far and how the points grew, as far as the viewer can count them."""
    return _scored(text("repl-title-score"), session, viewer, lambda words, width: [])


def ending(session: Session, viewer: Seat | None) -> Page:
    """Who won, the whole score, and how it came about."""
    outcome = session.outcome()

    def over(words: Words, width: int) -> list[Row]:
        return folded([("heading", words.say(text("repl-over", outcome=words.outcome(outcome))))], width)

    return _scored(text("repl-title-ending"), session, viewer, over)


def _scored(title: Text, session: Session, viewer: Seat | None, first: Callable[[Words, int], list[Row]]) -> Page:
    """Something first, then the standings, then how the points grew: drawn, or in words."""
    places, history = session.standings(viewer), session.history(viewer)

    def draw(words: Words, width: int) -> list[Row]:
        chart = points_over_rounds(history, places, words, width, CHART_HEIGHT)
        return [*first(words, width), *standings(places, words, width), *([[], *chart] if chart else [])]

    def aloud(words: Words, width: int) -> list[Row]:
        return [*first(words, width), *standings(places, words, width), *points_in_words(history, places, words, width)]

    return Page(title, draw, aloud=aloud)


# What is not possible


MOST_REFUSED = 12
"""So many moves that are not possible for the same reason are named."""


def refused(found: Sequence[tuple[Text, Sequence[Move]]]) -> Page:
    """What cannot be answered now, by reason."""

    def row(reason: Text, moves: Sequence[Move], words: Words) -> Row:
        said = words.say(text("scene-titled", title="", what=words.reason(reason)))
        return [("heading", _named(moves, words)), ("", said)]

    def draw(words: Words, width: int) -> list[Row]:
        return _flat([folded(row(reason, moves, words), width) for reason, moves in found])

    return Page(text("repl-title-refused"), draw)


def _named(moves: Sequence[Move], words: Words) -> str:
    """The first of some moves, as they are written."""
    return ", ".join(map(words.notation, moves[:MOST_REFUSED])) + (", …" if len(moves) > MOST_REFUSED else "")


# Hints


def hint(analysis: Analysis, view: Any) -> Page:
    """The best moves by the opinion of a bot: what it expects, how often it tried each, and how it would go on."""
    best = [one for one in analysis.options if one.visits and not one.aside][:MOST_OPTIONS]

    def draw(words: Words, width: int) -> list[Row]:
        if not best:
            return folded([("", words.say("repl-hint-none"))], width, 0, 0)
        thought = text("repl-hint-thought", count=analysis.iterations, seconds=round(analysis.seconds, 1))
        told = [_option(place, analysis, option, view, words, width) for place, option in enumerate(best, 1)]
        return [*folded([("", words.say(thought))], width, 0, 0), *_flat(told)]

    return Page(text("repl-title-hint"), draw)


def _option(place: int, analysis: Analysis, option: Option, view: Any, words: Words, width: int) -> list[Row]:
    head = [("heading", words.notation(option.move)), ("", f"{NBSP} {words.move(option.move, view)} ")]
    head += [("faint", f"({expected(analysis, option, words)})")]
    brings = why(option, words)
    reason: list[Row] = (
        beside([], [("faint", words.say("repl-hint-why") + " "), ("", brings)], 6, width) if brings else []
    )
    return [*beside([("number", f"  {place}.")], head, 6, width), *reason, *_main_line(option, words, width)]


def _main_line(option: Option, words: Words, width: int) -> list[Row]:
    """How a bot thinks that the match goes on after a move."""
    later, colon = option.line[1 : LONGEST_LINE + 1], words.say(text("scene-titled", title="", what=""))
    told: list[Row] = [
        [signed(words, seat), ("", f"{colon}{words.move(move).removesuffix('.')}")] for seat, move in later
    ]
    then: Row = [("faint", words.say("repl-hint-then") + " ")]
    return beside([], [*then, *joined(told, ("faint", " → "))], 6, width) if told else []


# Saved matches


def shelf(saved: Sequence[Saved]) -> Page:
    """The saved matches, numbered: those that can go on, then those that are over."""

    def draw(words: Words, width: int) -> list[Row]:
        rows: list[Row] = []
        for number, one in enumerate(saved, 1):
            if one.outcome is not None and (number == 1 or saved[number - 2].outcome is None):
                rows += [[("heading", words.say("repl-title-finished"))]]
            rows += _saved(number, one, words, width)
        return rows or folded([("", words.say("repl-none-unfinished"))], width)

    return Page(text("repl-title-load"), draw)


def _saved(number: int, saved: Saved, words: Words, width: int) -> list[Row]:
    return beside([("number", f"  {number}")], [("", told(saved, words.language))], 6, width)
