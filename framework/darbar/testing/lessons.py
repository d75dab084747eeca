"""Checks of lessons: they unfold as told, say everything in every language, and look at what is there."""

from collections.abc import Iterator
from typing import Any

from ..errors import NotInLesson
from ..match.game import Game
from ..sessions.guides import learn
from ..sessions.lessons import OTHERWISE, Lesson, lessons_in
from ..sessions.session import Session
from ..ui.pointing import places
from ..ui.words import LANGUAGES, message_keys
from .saying import StrictWords, languages
from .trials import Edition


def lessons_are_played_to_their_end(edition: Edition) -> Iterator[str]:
    """Whichever of the meant moves is chosen, all of them are offered, and the others can answer as they are to."""
    for lesson in _lessons(edition):
        for choice in range(max(len(step.moves) for step in lesson.steps) or 1):
            for session in played(edition.game, lesson, choice):
                yield from _step_faults(session)


def _step_faults(session: Session) -> Iterator[str]:
    guide = session.guide
    assert guide is not None
    if guide.fault:
        yield guide.fault
        return
    offered = [str(move) for move in guide.moves]
    if missing := [notation for notation in guide.step.moves if notation not in offered]:
        yield f"{_here(session)}: {missing[0]!r} is meant, but not offered"
    elif guide.step.moves:
        yield from _led_back(session)


def _led_back(session: Session) -> Iterator[str]:
    """Whoever tries another move is told so, and nothing has changed."""
    guide = session.guide
    assert guide is not None
    ask, before = session.chair(guide.seat).ask, session.version(guide.seat)
    assert ask is not None
    other = next((move for move in ask.moves if move not in guide.moves), None)
    if other is None:
        return
    try:
        session.play(other, guide.seat)
    except NotInLesson as kindly:
        if not str(kindly).strip() or session.version(guide.seat) != before:
            yield f"{_here(session)}: whoever tries {str(other)!r} is told nothing, or something has changed"
    else:
        yield f"{_here(session)}: whoever tries {str(other)!r} is not led back"


def lessons_have_words(edition: Edition) -> Iterator[str]:
    """The title, and what every step says, in every language that the game speaks."""
    game = edition.game
    for lesson in _lessons(edition):
        keys = [lesson.title, *(lesson.key(step) for step in lesson.steps if step.id)]
        for language in dict.fromkeys(("en", *languages(game))):
            if missing := [key for key in keys if key not in message_keys(game.package, language)]:
                yield f"words/{language}.ftl lacks {', '.join(missing)}"
            for session in played(game, lesson, language=language):
                yield from _unsaid(session, language)


def _unsaid(session: Session, language: str) -> Iterator[str]:
    guide = session.guide
    assert guide is not None
    game, names = session.chair(guide.seat).game, session.names
    try:
        strict = StrictWords(game, language, names)
        said = guide.title(strict) and guide.says(strict)
    except BaseException as error:
        said = f"{{{error}}}"
    if "{" in said or (guide.step.id and not said.strip()):
        yield f"{_here(session)}: in {language!r} there are no words for it: {said!r}"


def lessons_look_at_the_scene(edition: Edition) -> Iterator[str]:
    """What is to be looked at is an id or a key of the learner's scene."""
    for lesson in _lessons(edition):
        for session in played(edition.game, lesson):
            guide = session.guide
            assert guide is not None
            there = places(session.scene(guide.seat))
            if lost := [id for id in guide.step.look if id not in there]:
                yield f"{_here(session)}: no part of the learner's scene has the id or key {lost[0]!r}"


def lesson_keys(game: Game[Any]) -> set[str]:
    """The messages that the lessons of a game may use."""
    found = lessons_in(game.package)
    steps = [lesson.key(step) for lesson in found for step in lesson.steps if step.id]
    return {lesson.title for lesson in found} | {f"{key}{end}" for key in steps for end in ("", OTHERWISE)}


def played(game: Game[Any], lesson: Lesson, choice: int = 0, language: str = LANGUAGES[0]) -> Iterator[Session]:
    """A lesson at each of its steps, to its end or to its first fault; of several moves, the same one each time."""
    session = learn(game, lesson.id, language=language)
    guide = session.guide
    assert guide is not None
    try:
        while not guide.over:
            yield session
            if guide.left:
                return
            if guide.reading:
                guide.go_on()
            else:
                session.play(guide.moves[min(choice, len(guide.moves) - 1)], guide.seat)
    finally:
        session.close()


def _lessons(edition: Edition) -> tuple[Lesson, ...]:
    """A variant has the lessons of its game, which are played without it."""
    return () if edition.game.variants else lessons_in(edition.game.package)


def _here(session: Session) -> str:
    guide = session.guide
    assert guide is not None
    return f"lessons/{guide.lesson.id}.toml, step {guide.number} ({guide.step.id})"
