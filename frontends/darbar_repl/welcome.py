"""`darbar` alone: a welcome that asks what to play, and with whom, in a few keystrokes."""

from collections.abc import Iterator

import click
from darbar import DarbarError, Words, games, text
from darbar.commands.choices import language_option
from darbar.commands.printing import on_terminal
from darbar.plugins import plugins
from darbar.sessions.players import YOU
from darbar.sessions.saves import finished, told, unfinished
from darbar.sessions.session import ready_bots
from darbar.ui.render.spans import Row as Spans
from darbar.ui.render.spans import aligned, clipped
from prompt_toolkit import Application
from prompt_toolkit.application import get_app
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window

from . import faults
from .looks import STYLE, classes
from .running import run, suspend
from .seating import Form, Row

MOST_UNFINISHED, MOST_FINISHED = 6, 3
"""So many saved matches are shown, the latest ones: each has a digit."""


@click.command()
@language_option
@click.pass_context
def welcome(ctx: click.Context, language: str) -> None:
    """Choose a game and who plays, or go on with an unfinished match.

    `darbar` alone does the same.
    """
    if not on_terminal():
        raise DarbarError("the welcome needs a terminal: say `darbar play GAME`, or `darbar play --resume FILE`")
    saved = [*unfinished()[:MOST_UNFINISHED], *finished()[:MOST_FINISHED]]
    form = Form(games(), ready_bots(), saved, language)
    if (answer := ask(form)) is not None:
        command = plugins().load("command", answer[0])
        with command.make_context(answer[0], answer[1:], parent=ctx.parent) as started:
            command.invoke(started)


def ask(form: Form) -> list[str] | None:
    """Let somebody fill in the form; None when they leave."""
    control = FormattedTextControl(faults.drawn(lambda: _fragments(form), []), focusable=True, show_cursor=False)
    application: Application[list[str] | None] = Application(
        layout=Layout(Window(control)), key_bindings=_keys(form), full_screen=True, style=STYLE
    )
    application.ttimeoutlen = application.timeoutlen = 0.1
    return run(application)


def _keys(form: Form) -> KeyBindings:
    """Arrows, digits, letters for a name, Enter, and ways to leave."""
    keys = KeyBindings()
    keys.add("up")(lambda _: form.move(-1))
    keys.add("down")(lambda _: form.move(1))
    keys.add("left")(lambda _: form.turn(-1))
    keys.add("right")(lambda _: form.turn(1))
    keys.add("backspace")(lambda _: form.erase())
    keys.add(Keys.Any)(lambda event: form.type(event.data))
    keys.add("enter")(lambda event: _start(event, form.answer()))
    saved = Condition(lambda: form.row.kind == "saved")
    keys.add("+", filter=saved)(lambda event: _start(event, form.again()))
    for key in ("delete", "backspace"):
        keys.add(key, filter=saved)(lambda _: form.delete())
    for key in ("escape", "c-c", "c-d", Keys.SIGINT):
        keys.add(key)(lambda event: event.app.exit(result=None))
    keys.add("c-z")(suspend)
    return keys


def _start(event: KeyPressEvent, answer: list[str] | None) -> None:
    if answer is not None:
        event.app.exit(result=answer)


def _fragments(form: Form) -> StyleAndTextTuples:
    """The form for prompt_toolkit; the window scrolls to the cursor."""
    shown: StyleAndTextTuples = []
    for place, row in drawn(form, get_app().output.get_size().columns):
        if place == form.at:
            shown.append(("[SetCursorPosition]", ""))
        shown += [(classes(style), piece) for style, piece in (*row, ("", "\n"))]
    return shown


def drawn(form: Form, width: int) -> Iterator[tuple[int | None, Spans]]:
    """The lines of the form, no wider than the window, each with the place of its row, if it is one."""
    return ((place, clipped(line, max(width, 4))) for place, line in _drawn(form))


def _drawn(form: Form) -> Iterator[tuple[int | None, Spans]]:
    words = Words(form.played, form.language, packages=[__package__])
    first = len(form.saved)
    yield None, [("heading", words.say("welcome-title"))]
    over = next((place for place, one in enumerate(form.saved) if one.outcome is not None), first)
    if over:
        yield from _section(words, "welcome-go-on")
    for place, (row, line) in enumerate(zip(form.rows, lines(form, words), strict=True)):
        if row.kind == "learn":
            yield from _section(words, "welcome-learn")
        if place == over < first:
            yield from _section(words, "welcome-finished")
        if place == first:
            yield from _section(words, "welcome-new" if form.saved else "welcome-begin")
        sign = "►" if place == form.at else " "
        style = "selected" if place == form.at else ""
        yield place, [(style, f"{sign} "), *((style, content) for _, content in line)]
    yield None, []
    yield None, _hint(form, words)


def _hint(form: Form, words: Words) -> Spans:
    """Which keys do what now, and what went wrong."""
    if form.note:
        return [("note", form.note)]
    if form.doomed:
        return [("note", words.say("welcome-delete"))]
    key = "welcome-keys-name" if form.nameable else "welcome-keys"
    return [("faint", words.say("welcome-keys-saved" if form.row.kind == "saved" else key))]


def _section(words: Words, key: str) -> Iterator[tuple[None, Spans]]:
    yield None, []
    yield None, [("heading", words.say(key))]


def lines(form: Form, words: Words) -> list[Spans]:
    """What stands in each row: saved matches and lessons in a sentence, choices in columns."""
    saved = [[("", f"{number}  {told(one, words.language)}")] for number, one in enumerate(form.saved, 1)]
    choices = [
        [[("", label(row, words))], [("", choice(form, row, words))]]
        for row in form.rows
        if row.kind not in ("saved", "learn")
    ]
    lesson = [("", words.say(text("welcome-lesson", title=form.played.title)))]
    return [*saved, *aligned(choices), *([lesson] if form.teaches else [])]


def label(row: Row, words: Words) -> str:
    """What a row is about."""
    return words.say(text(f"welcome-{row.kind}", number=row.place + 1))


def choice(form: Form, row: Row, words: Words) -> str:
    """What is chosen in a row, between signs that say that it can be changed."""
    return f"◄ {chosen(form, row, words)} ►"


def chosen(form: Form, row: Row, words: Words) -> str:
    """What is chosen in a row, in words."""
    option = form.chosen(row)
    match row.kind:
        case "game":
            return form.played.title
        case "language":
            return _language(option)
        case "seat" if option != YOU:
            return words.say(text("welcome-bot", name=words.called(f"bot-{option}")))
        case "seat":
            name = form.names.get(row.place, "")
            person = "welcome-you" if form.players.index(YOU) == row.place else "welcome-friend"
            return words.say(text("welcome-named", name=name) if name else person)
    return option


def _language(code: str) -> str:
    from babel import Locale

    return str(Locale(code).get_display_name()).capitalize()
