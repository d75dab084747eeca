"""Searching the rules: by number, or by the words in them, whatever their endings."""

from collections.abc import Callable, Sequence

from .rulebook import Rule
from .stems import stems, words_of
from .words import Words

Fits = Callable[[str, str, str], bool]
"""Whether a rule that says something has what is wanted, in a language."""


def find_rules(listed: Sequence[Rule], words: Words, wanted: str) -> list[Rule]:
    """The rules under a number; else those with these words, whole in any form; else with words that begin so.

    Only when there are none, what stands inside other words counts. The reader's language goes before English.
    """
    if numbered := [rule for rule in listed if _is_under(rule, words, wanted)]:
        return numbered
    for fits in (_has_words, _has_beginnings, _has_inside) if words_of(wanted) and not wanted[0].isdigit() else ():
        for told in (words, words.spoken("en")):
            if found := [rule for rule in listed if fits(told.rule_says(rule), wanted, told.language)]:
                return found
    return []


def _is_under(rule: Rule, words: Words, wanted: str) -> bool:
    sought = wanted.lower().rstrip(".")
    numbers = {rule.number.lower(), words.rule_number(rule.number).lower()}
    return bool(sought) and any(number == sought or number.startswith(f"{sought}.") for number in numbers)


def _has_words(says: str, wanted: str, language: str) -> bool:
    return f" {' '.join(stems(wanted, language))} " in f" {' '.join(stems(says, language))} "


def _has_beginnings(says: str, wanted: str, language: str) -> bool:
    return f" {' '.join(words_of(wanted))}" in f" {' '.join(words_of(says))}"


def _has_inside(says: str, wanted: str, language: str) -> bool:
    return " ".join(words_of(wanted)) in " ".join(words_of(says))
