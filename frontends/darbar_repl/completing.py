"""Completing: what a line may become: offered moves, commands, and what follows a command."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from darbar import lessons
from darbar.ui.glossary import things
from darbar.ui.keyboards import folded, readings
from darbar.ui.words import LANGUAGES
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document

from . import pages, sitting
from .answers import COMMANDS, command_in, name_of
from .conversation import Conversation


class Candidate(NamedTuple):
    """What can be typed, what it does, and what else stands for it."""

    name: str
    about: str = ""
    also: str = ""


class Offers(Completer):
    """Only what means something now, each with what it does."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.paths = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Moves and commands; after a command, what it takes. While nobody is asked, nothing."""
        nobody_is_asked = self.conversation.ask is None and self.conversation.session.asked is not None
        if nobody_is_asked and not self.conversation.reading:
            return
        typed = document.text_before_cursor.lstrip()
        command = command_in(typed, self.conversation.words) if " " in typed else None
        rest = typed.partition(" ")[2]
        if command and command.name in ("save", "load", "replay", "again", "delete"):
            yield from self.paths.get_completions(Document(rest), complete_event)
        elif command and command.name in pages.TAKES:
            yield from self._matching(rest, self._after(command.name))
        elif typed or complete_event.completion_requested:
            short = self._shorthands() if typed else []
            yield from self._matching(typed, [*self._moves(), *short, *self._commands()])

    def _moves(self) -> list[Candidate]:
        words, view = self.conversation.words, self.conversation.view
        return [
            Candidate(notation, words.move(move, view), str(move))
            for notation, move in self.conversation.offered.items()
        ]

    def _shorthands(self) -> list[Candidate]:
        words, view = self.conversation.words, self.conversation.view
        return [Candidate(short, words.move(move, view)) for short, move in self.conversation.short.items()]

    def _commands(self) -> Iterator[Candidate]:
        words = self.conversation.words
        for command in COMMANDS:
            yield Candidate(name_of(command, words), pages.about(command, words), command)
        for name, panels in self.conversation.panels().items():
            yield Candidate(name, words.say(panels[0].label))

    def _after(self, command: str) -> list[Candidate]:
        words = self.conversation.words
        match command:
            case "why":
                return self._moves()
            case "rules":
                return [
                    Candidate(words.rule_number(rule.number), words.rule_says(rule))
                    for rule in self.conversation.session.rules
                ]
            case "find":
                return []
            case "learn":
                found = lessons(self.conversation.session.game)
                return [Candidate(lesson.id, words.say(lesson.title)) for lesson in found]
            case "player":
                return [
                    Candidate(name, "", recorded)
                    for name, recorded in zip(words.names, self.conversation.session.names, strict=True)
                ]
            case "what":
                return [Candidate(thing.name, thing.about) for thing in things(words, self.conversation.scene)]
            case "sit":
                return [Candidate(f"{name} {who}") for name in words.names for who in sitting.names(words)]
            case _:
                return [Candidate(language) for language in LANGUAGES]

    def _matching(self, typed: str, candidates: Iterable[Candidate]) -> Iterator[Completion]:
        """What begins as typed, then what has a word that begins so; else the same on the other layout."""
        known = list(candidates)
        for reading in readings(typed, self.conversation.words.language):
            if found := list(_beginning(folded(reading), known)):
                yield from (Completion(one.name, -len(typed), display_meta=one.about) for one in found)
                return


def _beginning(wanted: str, candidates: Iterable[Candidate]) -> Iterator[Candidate]:
    later = []
    for one in candidates:
        spellings = [folded(one.name), folded(one.also)]
        if any(spelling.startswith(wanted) for spelling in spellings):
            yield one
        elif any(f" {wanted}" in f" {spelling}" for spelling in spellings):
            later.append(one)
    yield from later
