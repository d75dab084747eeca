"""The kit: all checks in order, and what they find."""

from collections.abc import Callable, Collection, Iterator, Mapping
from traceback import walk_tb
from typing import Any, Final

from msgspec import Struct

from ..core.faults import fault, in_words
from ..errors import PluginError, shows_tracebacks
from ..match.game import Game
from . import (
    answers,
    arrivals,
    catalogues,
    choices,
    counting,
    declarations,
    encoding,
    fairness,
    immutability,
    lessons,
    matches,
    paging,
    pointing,
    secrecy,
)
from .trials import ENDLESS_ANSWERS, Edition, Trial, editions


class Finding(Struct, frozen=True):
    """What a check found: nothing, or the first fault in one sentence, with all that is needed to see it again."""

    check: str
    ok: bool
    what: str = ""


ENDS: Final = "every match ends"
"""How far the matches are played in all other checks depends on this one."""

OF_MATCHES: Final[Mapping[str, Callable[[Trial], Iterator[str]]]] = {
    ENDS: matches.every_match_ends,
    "same record, same state": matches.same_record_same_state,
    "forks are independent": matches.forks_are_independent,
    "states survive JSON and MessagePack": matches.states_survive_travel,
    "undo restores exactly": matches.undo_restores_exactly,
    "pieces are conserved": matches.pieces_are_conserved,
    "secrets are kept": secrecy.secrets_are_kept,
    "imagined matches can be played": secrecy.imagined_matches_play_on,
    "nothing hidden stays in an imagined state": secrecy.nothing_stays_hidden,
    "phases keep nothing to themselves": secrecy.phases_keep_nothing,
    "points that are shown are true": counting.shown_points_are_true,
    "secret answers are kept": answers.secret_answers_are_kept,
    "no sealed answer is in a record that others see": answers.records_keep_answers,
    "the order of arrival changes nothing": arrivals.order_of_arrival_changes_nothing,
    "features hold nothing hidden": encoding.vectors_keep_secrets,
    "boxes and events cannot be changed": immutability.boxes_and_events_cannot_be_changed,
    "bots know no more than their seat": fairness.bots_are_fair,
    "offered moves are in the vocabulary": choices.offers_are_in_order,
    "parts have keys": pointing.parts_have_keys,
    "moves point at the scene": pointing.moves_point_at_the_scene,
    "pages are complete": paging.pages_are_complete,
    "shorthands stand for one move": choices.shorthands_are_clear,
    "refused moves change nothing and say why": choices.refusals_change_nothing,
    "events are declared and have words": declarations.events_are_declared,
    "questions have words": declarations.questions_have_words,
    "scenes have words": catalogues.scenes_have_words,
}

OF_GAMES: Final[Mapping[str, Callable[[Edition], Iterator[str]]]] = {
    "notation, JSON and ids round-trip": choices.moves_round_trip,
    "every kind of move and event is reached": choices.every_kind_is_reached,
    "word catalogues can be read": catalogues.catalogues_are_well_formed,
    "word catalogues agree": declarations.catalogues_agree,
    "the source says nothing without words": catalogues.source_has_words,
    "no words are left over": catalogues.no_words_are_left_over,
    "sentences are given what they need": catalogues.sentences_are_given_what_they_need,
    "components have names in every language": declarations.names_agree,
    "lines of the score have names": catalogues.score_lines_have_names,
    "the goal is told in every language": catalogues.goal_is_told,
    "rule numbers are unique": declarations.rule_numbers_are_unique,
    "rules are told in every language": catalogues.rules_are_told,
    "questions, reasons and rulings name their rule": catalogues.everything_names_its_rule,
    "components have sources": declarations.components_have_sources,
    "lessons are played to their end": lessons.lessons_are_played_to_their_end,
    "lessons have words": lessons.lessons_have_words,
    "lessons look at the scene": lessons.lessons_look_at_the_scene,
    "networks fit the game": encoding.networks_fit,
}

CHECKS: Final = (*OF_MATCHES, *OF_GAMES)
"""The checks by name, in order."""


def check_game(
    game: str | Game[Any], *, matches: int = 10, seed: int = 0, only: Collection[str] = CHECKS
) -> list[Finding]:
    """Examine a game, by its name with all its variants, or as it is: one finding for each check, or some of them."""
    examined = editions(game, matches, seed)
    trials = [trial for edition in examined for trial in edition.trials]
    findings = []
    for name, check in OF_MATCHES.items():
        if name in only or name == ENDS:
            findings.append(_finding(name, check, trials))
        if name == ENDS and not findings[-1].ok:
            for trial in trials:
                trial.limit = ENDLESS_ANSWERS
    findings += [_finding(name, check, examined) for name, check in OF_GAMES.items() if name in only]
    return [finding for finding in findings if finding.check in only]


def _finding(name: str, check: Callable[[Any], Iterator[str]], subjects: list[Any]) -> Finding:
    for subject in subjects:
        if found := _first_fault(check, subject):
            return Finding(name, ok=False, what=f"{found} ({subject})")
    return Finding(name, ok=True)


def _first_fault(check: Callable[[Any], Iterator[str]], subject: Any) -> str | None:
    """What the game itself raises is a fault too."""
    try:
        return next(check(subject), None)
    except BaseException as error:
        if shows_tracebacks():
            raise
        return str(_named(subject, error))


FUNCTIONS: Final = ("hide", "imagine", "scene", "score", "value", "features", "conserved", "phase", "setup")


def _named(subject: Trial | Edition, error: BaseException) -> BaseException | str:
    """What was raised, with the function of the game that it came from, its line, and the phase."""
    game = subject.game
    codes = {getattr(getattr(game, name), "__code__", None): name for name in FUNCTIONS}
    match = subject.match if isinstance(subject, Trial) else None
    where = f"in the phase {match.phase!r}" if match is not None else ""
    for frame, _ in walk_tb(error.__traceback__):
        if frame.f_code in codes:
            return fault(game, codes[frame.f_code], error, where)
    return error if isinstance(error, PluginError) else in_words(error)


def assert_conforms(game: str | Game[Any], *, matches: int = 10, seed: int = 0) -> None:
    """Fail with all faults of a game, one line each; for a plugin's own tests."""
    faults = [f"{one.check}: {one.what}" for one in check_game(game, matches=matches, seed=seed) if not one.ok]
    if faults:
        raise AssertionError("\n".join(faults))
