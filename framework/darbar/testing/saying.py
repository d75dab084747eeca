"""Saying: whether something has words in every language that a game speaks."""

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any

from ..core.faults import in_words
from ..match.game import Game
from ..ui.words import Words, formatted


class StrictWords(Words):
    """Words that fail where a message speaks of what it was not given."""

    def _look_up(self, key: str, args: Mapping[str, Any]) -> str | None:
        sentence, faults = formatted(self._packages, self.language, key, tuple(args.items()))
        for fault in faults:
            raise fault
        return sentence


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
        except BaseException as error:
            sentence = f"{{{in_words(error)}}}"
        if not sentence.strip() or "{" in sentence:
            yield f"in {language!r} there are no words for {what}: {sentence!r}"
