"""Closed matches: of one that is broken, or was played out at random, a part is left; asked for more, it says why."""

from collections.abc import Sequence
from typing import Any, Final

from ..core.moves import Move
from ..core.seats import Seat
from ..errors import DarbarError, PluginError
from .match import Match

ALWAYS: Final = {"chair", "game", "header", "names", "observers", "seated", "seats", "words"}
ANSWERS: Final = {"answered", "deciders", "moves", "record"}
END: Final = {
    "ask", "asked", "asks", "outcome", "outcome_seen_by", "parse", "phase", "play", "playout", "position", "reasons",
    "scene", "sealed", "shorthands", "standings", "standings_seen_by", "state", "view", "where", "why",
}  # fmt: skip


class Closed(Match[Any]):
    """A match of which not everything is left."""

    _left: set[str]
    _refusal: DarbarError

    def __getattribute__(self, name: str) -> Any:
        if name.startswith("_") or name in self._left:
            return super().__getattribute__(name)
        raise type(self._refusal)(str(self._refusal))


def break_off(match: Match[Any], answers: Sequence[tuple[Seat, Move]], error: BaseException) -> None:
    """The rules have failed, and again on the way back: what is left are the answers before that."""
    why = str(error) if isinstance(error, PluginError) else "it was interrupted on the way back"
    match._moves, match._deciders, match._sealed = [move for _, move in answers], [seat for seat, _ in answers], None
    _close(match, ALWAYS | ANSWERS, PluginError(f"this match is broken, and only its record is left: {why}"))


def use_up(match: Match[Any]) -> None:
    """It was played out at random, and nothing written down: what is left is the end."""
    why = "This match was played out at random: only its end is left. Play out a fork to keep the match."
    _close(match, ALWAYS | END, DarbarError(why))


def _close(match: Match[Any], left: set[str], refusal: DarbarError) -> None:
    vars(match).update(_left=left, _refusal=refusal)
    object.__setattr__(match, "__class__", Closed)
