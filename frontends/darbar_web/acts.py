"""What people do at a table: each is one sentence to the session. What is refused changes nothing."""

from collections.abc import Mapping
from typing import Final

from darbar import DarbarError, Move, RuleViolation, Seat, StaleAnswer, text
from darbar.bots.advice import expected, why
from darbar.sessions.bots import ready_bots, starts_programs

from .aside import NOTHING, Advice, Aside, Held
from .refusals import NotYours, Refusal
from .speech import Speech
from .visits import Visit

Form = Mapping[str, str]

MOST_HINTS: Final = 3
LONGEST_TYPED: Final = 300
LONGEST_SAID: Final = 500
LONGEST_NOTES: Final = 4000


def answer(visit: Visit, form: Form) -> Aside:
    """Answer the open question: by a button, by a word that was typed, or by confirming what was held."""
    visit.server.answers.check(visit.address, visit.account, (visit.table.id, visit.seat))
    seat, number = visit.seated, whole(form, "number")
    move = chosen(visit, form)
    if visit.confirms and not form.get("confirm") and (held := second_thought(visit, move, number)) is not None:
        return Aside(held=held)
    visit.session.play(move, seat, number)
    visit.server.memories.of(visit.table).answered(visit.table, seat)
    return NOTHING


def chosen(visit: Visit, form: Form) -> Move:
    """The move that is meant: buttons send how records write it, people type it in their language, or its number."""
    given = form.get("confirm") or form.get("move")
    if given:
        return visit.session.parse(given[:LONGEST_TYPED], visit.seated)
    typed = form.get("typed", "").strip()[:LONGEST_TYPED]
    question = visit.session.question(visit.seated)
    if question is not None and typed.isascii() and typed.isdigit() and len(typed) < 5:
        moves = question.ask.moves
        if typed not in visit.session.shorthands(visit.seated) and 1 <= int(typed) <= len(moves):
            return moves[int(typed) - 1]
    return visit.session.parse(typed, visit.seated, visit.language)


def second_thought(visit: Visit, move: Move, number: int) -> Held | None:
    """Why a move is held until it is confirmed; what is stale or not offered is refused at once instead."""
    session, seat, words = visit.session, visit.seated, visit.words
    with session.still():
        question = session.question(seat)
        if question is None or question.number != number or move not in question.ask.moves:
            return None
        if session.guide is not None and not session.guide.free:
            return None
        caution = session.caution(seat, move)
        if caution is None:
            return None
        return Held(str(move), words.move(move, session.chair(seat).view), words.say(caution))


def undo(visit: Visit, form: Form) -> Aside:
    """Take back the last decision."""
    check_version(visit, form)
    visit.session.undo(visit.seated)
    visit.server.memories.of(visit.table).answered(visit.table, visit.seated)
    return NOTHING


def restart(visit: Visit, form: Form) -> Aside:
    """Take back the whole turn."""
    check_version(visit, form)
    visit.session.restart_turn(visit.seated)
    visit.server.memories.of(visit.table).answered(visit.table, visit.seated)
    return NOTHING


def hint(visit: Visit, form: Form) -> Aside:
    """What a strong bot thinks of the open question; it knows no more than the seat."""
    visit.server.hints.check(visit.address, (visit.table.id, visit.seat))
    told, words = visit.session.hint(visit.seated), visit.words
    view = visit.session.chair(visit.seated).view
    best = [one for one in told.options if one.visits and not one.aside][:MOST_HINTS]
    if not best:
        return Aside(notice=words.say("web-no-hint"))
    return Aside(
        hints=tuple(
            Advice(str(one.move), words.move(one.move, view), why(one, words), expected(told, one, words))
            for one in best
        )
    )


def say(visit: Visit, form: Form) -> Aside:
    """Say something to everybody at the table."""
    visit.server.spoken.check(visit.address, visit.account, (visit.table.id, visit.seat))
    sentence = form.get("text", "").strip()
    if not sentence or len(sentence) > LONGEST_SAID:
        raise Refusal("web-say-length", longest=LONGEST_SAID)
    visit.table.say(visit.seated, visit.session.names[visit.seated], sentence)
    return NOTHING


def note(visit: Visit, form: Form) -> Aside:
    """Keep what one notes for oneself: nobody else reads it."""
    visit.server.spoken.check(visit.address, visit.account, (visit.table.id, visit.seat))
    noted = form.get("notes", "").replace("\r\n", "\n").strip()
    if len(noted) > LONGEST_NOTES:
        raise Refusal("web-notes-length", longest=LONGEST_NOTES)
    visit.table.note(visit.seated, "".join(one for one in noted if one.isprintable() or one == "\n"))
    return Aside(notice=visit.words.say("web-noted"))


def sit(visit: Visit, form: Form) -> Aside:
    """Let a bot play one's seat, or take it back; also the seat of somebody who has been away for long."""
    visit.server.answers.check(visit.address, (visit.table.id, visit.seat))
    seat = Seat(whole(form, "seat") - 1) if form.get("seat") else visit.seated
    if seat not in range(len(visit.session.names)):
        raise NotYours("web-no-seat")
    if seat != visit.seated and not visit.server.presence.away(visit.table, seat):
        raise NotYours("web-not-away", seat=visit.words.player(seat))
    bot = form.get("bot") or None
    if bot is not None and (starts_programs(bot) or bot not in ready_bots()):
        raise Refusal("web-no-bot")
    if seat != visit.seated and bot is None:
        raise NotYours("web-not-away", seat=visit.words.player(seat))
    visit.session.sit(seat, bot)
    return NOTHING


def pause(visit: Visit, form: Form) -> Aside:
    """Wish that the clocks stand still."""
    visit.session.pause(visit.seated)
    return NOTHING


def go_on(visit: Visit, form: Form) -> Aside:
    """Wish that the clocks run again."""
    visit.session.go_on(visit.seated)
    return NOTHING


def lesson(visit: Visit, form: Form) -> Aside:
    """Read on in a lesson, leave it, or come back to it."""
    check_version(visit, form)
    guide = visit.session.guide
    if guide is None or guide.seat != visit.seated:
        raise NotYours("web-no-lesson")
    match form.get("do"):
        case "leave":
            guide.leave()
        case "back":
            guide.back()
        case _:
            guide.go_on()
    return NOTHING


def check_version(visit: Visit, form: Form) -> None:
    """Refuse what was asked of a table that has changed since: a button that is pressed twice acts once."""
    if form.get("version") and whole(form, "version") != visit.table.version(visit.seat):
        raise StaleAnswer(visit.words.say("refusal-stale"), reason=text("refusal-stale"))


def whole(form: Form, name: str) -> int:
    """A whole number in a form; without one, nothing is meant that could be open."""
    given = form.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else -1


def refusal(visit: Visit, error: DarbarError) -> str:
    """Why something is refused, in the language of whoever asked."""
    words = visit.words
    if not isinstance(error, RuleViolation):
        return Speech(visit.language).error(error, words)
    question = None if visit.seat is None else visit.session.question(visit.seat)
    if error.move is not None and question is not None and error.reason is not None:
        return words.refusal(question.ask, error.move)
    return str(error) if error.reason is None else words.reason(error.reason)
