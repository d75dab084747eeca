"""The checks of frontends, each on one tryout; they run in the process of the frontend."""

from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import ndiff
from typing import Any, Final

from ...core.dice import Dice
from ...core.seats import Seat, seats
from ...match.match import Match
from .hostile import nonsense, wrong_lines
from .talking import Talk
from .tryouts import Tryout
from .visits import Key, Script, Visit, answer_all, answer_rightly, answers_of, letters, match_of

ANSWERS: Final = 20
"""So many answers are given in each match that is played through."""

EARLY: Final = 8
"""After so many answers there are secrets, in games that have any."""

SEARCHED: Final = 300
"""Among so many answers are those looked for that are given at the same time."""

WORLDS: Final = 3
"""So many pairs of worlds are compared in each match."""

AGAIN: Final = 3
"""So often is compared what is shown, when it differs from itself, as with a clock."""


def questions_are_asked_and_answers_played(tryout: Tryout) -> Iterator[str]:
    """People at all seats see their questions, and what they answer stands in the record."""
    visit, talk = tryout.visit(tryout.begin(), lambda visit: answer_all(visit, Dice(tryout.seed), ANSWERS))
    yield from faults_of(visit, talk)
    if not visit.left and visit.session.asked is not None:
        yield f"it returns after {len(match_of(visit.session).moves)} answers, although the match is not over"


def secrets_are_kept(tryout: Tryout) -> Iterator[str]:
    """Two worlds that a seat cannot tell apart look the same to it, alone with bots or with people beside it."""
    for match, seat in _places(tryout):
        together = [] if match.sealed else [None]  # others would be asked first, and see what is theirs
        for people in ([seat], *together):
            yield from _different_worlds(tryout, match, seat, people)


def _places(tryout: Tryout) -> Iterator[tuple[Match[Any], Seat]]:
    """The match where different seats are asked."""
    for seat in list(seats(tryout.seats))[-WORLDS:]:
        match = tryout.played(
            lambda match, seat=seat: len(match.moves) >= EARLY and match.ask and match.ask.seat == seat,  # type: ignore[misc]
            EARLY + SEARCHED,
        )
        match = match or tryout.played(lambda match, seat=seat: match.ask and match.ask.seat == seat)  # type: ignore[misc]
        if match is not None:
            yield match, seat


def _different_worlds(tryout: Tryout, match: Match[Any], seat: Seat, people: Collection[Seat] | None) -> Iterator[str]:
    def shown(seed: int) -> list[str]:
        world = match.imagine(seat, seed)
        visit, talk = tryout.visit(world, lambda _: iter(nonsense(3)), people)
        found.extend(faults_of(visit, talk))
        return talk.shown.splitlines()

    found: list[str] = []
    for _ in range(AGAIN):
        one, other = shown(tryout.seed + 1), shown(tryout.seed + 2)
        if one == other or found:
            yield from found
            return
        if one == shown(tryout.seed + 1):
            lines = [line for line in ndiff(one, other) if line[0] in "-+" and line[1:].strip()]
            yield f"{match.names[seat]} is shown what it may not know: {' / '.join(map(str.strip, lines[:2]))}"
            return
    yield "it shows something else each time that the same is asked"


def wrong_answers_change_nothing(tryout: Tryout) -> Iterator[str]:
    """Whatever is no offered move is answered with a sentence, and the next right answer is played."""
    match = tryout.begin()
    assert match.ask is not None
    visit, talk = tryout.visit(match, lambda visit: _wrong(visit, Dice(tryout.seed)), [match.ask.seat])
    yield from faults_of(visit, talk)


def _wrong(visit: Visit, chance: Dice) -> Script:
    yield from answer_rightly(visit, chance)
    ask = visit.asked()
    if ask is None or visit.faults:
        return
    before, question = _position(visit), set(map(letters, visit.shown.splitlines()))
    for what, typed in wrong_lines(match_of(visit.session), ask, answers_of(visit.session, ask.seat)):
        yield typed
        if _position(visit) != before:
            visit.faults.append(f"{what} changes the match")
        elif visit.asked() is None:
            visit.faults.append(f"{what} closes the question")
        elif not _answered(visit.shown, typed, question):
            visit.faults.append(f"{what} is answered with nothing but the question")
        elif isinstance(typed, str) and "\x1b]" in typed and "\x1b]" in visit.shown:
            visit.faults.append(f"{what} is shown as it is, and a terminal obeys it")
        if visit.faults:
            return
    yield from answer_rightly(visit, chance)


def _position(visit: Visit) -> str:
    return match_of(visit.session).record.dumps()


def _answered(shown: str, typed: str | bytes, question: Collection[str]) -> bool:
    """Whether something is shown beside the question and the line itself; for an empty line, that is enough."""
    line = letters(typed if isinstance(typed, str) else typed.decode(errors="replace"))
    said = {letters(one) for one in shown.splitlines()} - set(question)
    return not str(typed).strip() or any(one and one not in line for one in said)


def leaving_is_quiet(tryout: Tryout) -> Iterator[str]:
    """The end of the input ends it, an interrupt ends it or does no harm, and the match is saved."""
    for script in (_leave, _interrupt):
        visit, talk, saved = tryout.saved_visit(tryout.begin(), lambda visit, script=script: script(visit, tryout))  # type: ignore[misc]
        if script is _interrupt and isinstance(talk.raised, KeyboardInterrupt):
            talk.raised = None
        yield from faults_of(visit, talk)
        if saved != _position(visit):
            yield "the match is not saved as it was left"


def _leave(visit: Visit, tryout: Tryout) -> Script:
    yield from answer_rightly(visit, Dice(tryout.seed))


def _interrupt(visit: Visit, tryout: Tryout) -> Script:
    yield from answer_rightly(visit, Dice(tryout.seed))
    before = _position(visit)
    yield Key.INTERRUPT
    if _position(visit) != before:
        visit.faults.append("an interrupt changes the match")


def nothing_is_left_behind(tryout: Tryout) -> Iterator[str]:
    """When it has returned, so have its threads and processes."""
    match = tryout.begin()
    assert match.ask is not None
    for people in (None, [match.ask.seat]):
        visit, talk = tryout.visit(match.fork(), lambda visit: answer_all(visit, Dice(tryout.seed), 2), people)
        yield from faults_of(visit, talk)
        if talk.left_behind:
            yield f"it leaves {talk.left_behind[0]} behind"


def outcome_is_shown(tryout: Tryout) -> Iterator[str]:
    """Who has won stands there after the last answer, and when a match is opened that is over."""
    over = tryout.played(lambda match: match.ask is None)
    if over is None:
        return
    for match, when in ((over.fork(), "a match that is over"), (_before_the_end(over), "the last answer")):
        visit, talk = tryout.visit(match, lambda visit: answer_all(visit, Dice(tryout.seed), ANSWERS))
        yield from faults_of(visit, talk)
        outcome = visit.session.words().outcome(visit.session.outcome())
        if visit.session.asked is None and letters(outcome) not in letters(talk.shown):
            yield f"the outcome is not shown after {when}: {outcome!r}"


def _before_the_end(over: Match[Any]) -> Match[Any]:
    match = over.fork()
    match.undo(force=True)
    return match


def bots_play(tryout: Tryout) -> Iterator[str]:
    """Nobody is asked for a bot; one person plays with bots, and bots play alone."""
    for seat in {Seat(0), Seat(tryout.seats - 1)}:
        visit, talk = tryout.visit(
            tryout.begin(), lambda visit: answer_all(visit, Dice(tryout.seed), ANSWERS // 2), [seat]
        )
        yield from faults_of(visit, talk)
        if not visit.left and visit.session.asked is not None:
            yield "it returns although the match is not over"
    over = tryout.played(lambda match: match.ask is None)
    if over is not None:
        visit, talk = tryout.visit(_before_the_end(over), lambda _: iter(()), [])
        yield from faults_of(visit, talk)
        if visit.session.asked is not None:
            yield "it does not let bots play to the end where nobody else plays"


def everybody_chooses(tryout: Tryout) -> Iterator[str]:
    """Where several choose at the same time, everyone is asked, and gives their own answer."""
    match = tryout.played(lambda match: len(match.asks) > 1, SEARCHED)
    if match is None:
        return
    waiting = {ask.seat for ask in match.asks}
    visit, talk = tryout.visit(match, lambda visit: _choose_together(visit, Dice(tryout.seed)))
    yield from faults_of(visit, talk)
    if missed := sorted(waiting - visit.answered):
        yield f"{match.names[missed[0]]} is not asked, although several choose at the same time"


def _choose_together(visit: Visit, chance: Dice) -> Script:
    visit.given = {seat: answers_of(visit.session, seat) for seat in visit.session.waiting}
    while visit.session.sealed and set(visit.session.waiting) & set(visit.given) and not visit.faults:
        yield from answer_rightly(visit, chance)


def faults_of(visit: Visit, talk: Talk) -> Iterator[str]:
    """What the visitor found, and what is wrong however a frontend is used."""
    if talk.fault and not visit.faults:
        yield talk.fault
    yield from visit.faults


CHECKS: Final[Mapping[str, Callable[[Tryout], Iterator[str]]]] = {
    "questions are asked, and answers are played": questions_are_asked_and_answers_played,
    "secrets are kept": secrets_are_kept,
    "wrong answers change nothing and are answered": wrong_answers_change_nothing,
    "leaving is quiet, and the match is saved": leaving_is_quiet,
    "nothing is left behind": nothing_is_left_behind,
    "the outcome is shown": outcome_is_shown,
    "bots play without being asked": bots_play,
    "everybody chooses at the same time": everybody_chooses,
}
"""The checks by name, in order."""
