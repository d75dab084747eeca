"""The rulebook on pages: the goal of the game, and its numbered rules."""

from collections.abc import Sequence

from darbar import Words, text
from darbar.ui.overview import Chapter
from darbar.ui.render.spans import Row, folded
from darbar.ui.rulebook import Rule

from .pages import Page, beside

INDENT = 2


def goal() -> Page:
    """The game on one page."""
    return Page(text("repl-title-goal"), _goal)


def all_rules(found: Sequence[Rule]) -> Page:
    """The goal, then every rule."""
    return Page(text("repl-title-rules"), lambda words, width: _goal(words, width) + _rules(found, words, width))


def some_rules(found: Sequence[Rule]) -> Page:
    """Some rules in a few words."""
    return Page(text("repl-title-rules"), lambda words, width: _rules(found, words, width))


def _goal(words: Words, width: int) -> list[Row]:
    return [row for chapter in words.overview() for row in _chapter(chapter, width)]


def _chapter(chapter: Chapter, width: int) -> list[Row]:
    """A heading, and its sentences; several are numbered."""
    head: list[Row] = [[("heading", chapter.heading)]]
    if len(chapter.says) == 1:
        return head + folded([("", chapter.says[0])], width, INDENT, 0)
    return head + _listed([(str(place), says) for place, says in enumerate(chapter.says, 1)], width)


def _rules(found: Sequence[Rule], words: Words, width: int) -> list[Row]:
    return _listed([(words.rule_number(rule.number), words.rule_says(rule)) for rule in found], width)


def _listed(numbered: Sequence[tuple[str, str]], width: int) -> list[Row]:
    """Sentences beside their numbers."""
    column = INDENT + 2 + max((len(number) for number, _ in numbered), default=0)
    told = [beside([("number", f"{' ' * INDENT}{number}")], [("", says)], column, width) for number, says in numbered]
    return [row for rows in told for row in rows]
