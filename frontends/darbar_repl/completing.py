"""Completing: what a line may become: offered moves, commands, and what follows a command."""

from collections.abc import Iterable, Iterator

from darbar.ui.words import LANGUAGES
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document

from . import pages
from .answers import COMMANDS
from .conversation import Conversation
from .glossary import things

Candidate = tuple[str, str]
"""What can be typed, and what it does."""


class Offers(Completer):
    """Only what means something now, each with what it does."""

    def __init__(self, conversation: Conversation) -> None:
        self.conversation = conversation
        self.paths = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """Moves and commands; after a command, what it takes. While nobody is asked, nothing."""
        if self.conversation.ask is None and self.conversation.session.asked is not None:
            return
        typed = document.text_before_cursor.lstrip()
        command, space, rest = typed.partition(" ")
        if space and command in ("save", "load", "replay"):
            yield from self.paths.get_completions(Document(rest), complete_event)
        elif space and command in pages.TAKES:
            yield from _matching(rest, self._after(command))
        elif typed or complete_event.completion_requested:
            short = self._shorthands() if typed else []
            yield from _matching(typed, [*self._moves(), *short, *self._commands()])

    def _moves(self) -> list[Candidate]:
        words, view = self.conversation.words, self.conversation.view
        return [(notation, words.move(move, view)) for notation, move in self.conversation.offered.items()]

    def _shorthands(self) -> list[Candidate]:
        words, view = self.conversation.words, self.conversation.view
        return [(short, words.move(move, view)) for short, move in self.conversation.short.items()]

    def _commands(self) -> Iterator[Candidate]:
        for command in COMMANDS:
            yield command, pages.about(command, self.conversation.words)
        for name, panels in self.conversation.panels().items():
            yield name, self.conversation.words.say(panels[0].label)

    def _after(self, command: str) -> list[Candidate]:
        words = self.conversation.words
        match command:
            case "why":
                return self._moves()
            case "rules":
                return [(rule.number, words.rule_says(rule)) for rule in self.conversation.session.rules]
            case "player":
                return [(name, "") for name in words.names]
            case "what":
                return [(thing.name, thing.about) for thing in things(words, self.conversation.scene)]
            case _:
                return [(language, "") for language in LANGUAGES]


def _matching(typed: str, candidates: Iterable[Candidate]) -> Iterator[Completion]:
    """What begins as typed, then what has a word that begins so."""
    wanted, later = typed.lower(), []
    for name, about in candidates:
        completion = Completion(name, start_position=-len(typed), display_meta=about)
        if name.lower().startswith(wanted):
            yield completion
        elif f" {wanted}" in f" {name.lower()}":
            later.append(completion)
    yield from later
