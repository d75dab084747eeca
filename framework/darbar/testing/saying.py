"""Saying: whether something has words in every language that a game speaks."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ..game import Game
from ..words import Words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class StrictWords(Words):
    """Words that fail where a message speaks of what it was not given."""

    def _format(self, bundle: "FluentBundle", pattern: Any, args: Mapping[str, Any]) -> str:
        sentence, faults = bundle.format_pattern(pattern, dict(args))
        for fault in faults:
            raise fault
        return str(sentence)


def languages(game: Game[Any]) -> list[str]:
    """The languages in which a game has a catalogue."""
    folder = files(game.package) / "words"
    if not folder.is_dir():
        return []
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir() if path.name.endswith(".ftl"))


def unsaid(game: Game[Any], what: object, say: Callable[[Words], str]) -> Iterator[str]:
    """In which languages something cannot be said, and what comes out instead."""
    names = [f"Player {number}" for number in range(1, game.seats[1] + 1)]
    for language in dict.fromkeys(("en", *languages(game))):
        try:
            sentence = say(StrictWords(game, language, names))
        except Exception as error:
            sentence = f"{{{type(error).__name__}: {error}}}"
        if not sentence.strip() or "{" in sentence:
            yield f"in {language!r} there are no words for {what}: {sentence!r}"
