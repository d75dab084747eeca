"""Refusals: which moves are not offered, and why, for whoever asks what is not possible now."""

from itertools import islice

from ..core.asks import Ask
from ..core.moves import Move, Vocabulary
from ..core.texts import Text

MOST_TRIED = 5_000
"""Of so many moves of a game is asked why they are not offered; if it has more, of those kinds that are offered."""


def refusals(ask: Ask, vocabulary: Vocabulary) -> list[tuple[Text, list[Move]]]:
    """The moves that are not offered, by the reason that the game gives for it."""
    kinds = {type(move) for move in ask.moves} if vocabulary.size > MOST_TRIED else set()
    found: list[tuple[Text, list[Move]]] = []
    for move in islice((move for move in vocabulary if not kinds or type(move) in kinds), MOST_TRIED):
        reason = None if ask.reason is None or move in ask.moves else ask.reason(move)
        if reason is not None:
            known = next((moves for told, moves in found if told == reason), None)
            if known is None:
                found.append((reason, [move]))
            else:
                known.append(move)
    return found
