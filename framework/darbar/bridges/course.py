"""The course of a match in numbers: which actions are possible, what a seat sees, what it got in the end.

An action is the number of a move in the game's vocabulary. What has one answer only is answered by the kernel, so every
question in it has something to choose. Everything that learns from outside stands on this.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.moves import Move
from ..core.seats import Seat, seats
from ..errors import RuleViolation
from ..learning.encoder import Encoder, Vector, encoder
from ..match.game import Game
from ..match.outcomes import Outcome
from ..match.position import Position
from ..matches import new
from ..plugins import plugins

Mask: TypeAlias = NDArray[np.int8]


def game_called(game: str | Game[Any]) -> Game[Any]:
    """An installed game by its name, or the game itself."""
    return plugins().game(game) if isinstance(game, str) else game


class Actions:
    """The moves of a game by their numbers."""

    def __init__(self, game: Game[Any]) -> None:
        self.size = game.vocabulary.size
        self._vocabulary = game.vocabulary
        self._ids: dict[Move, int] = {}

    def id(self, move: Move) -> int:
        """The number of a move."""
        number = self._ids.get(move)
        if number is None:
            number = self._ids[move] = self._vocabulary.id(move)
        return number

    def offered(self, moves: Sequence[Move]) -> dict[int, Move]:
        """The offered moves by their numbers, lowest first."""
        return dict(sorted((self.id(move), move) for move in moves))

    def mask(self, offered: Mapping[int, Move]) -> Mask:
        """A 1 for each action that is possible."""
        mask = np.zeros(self.size, dtype=np.int8)
        mask[list(offered)] = 1
        return mask

    def chosen(self, offered: Mapping[int, Move], action: int) -> Move:
        """The move that an action stands for; one that is not possible is refused, and nothing has changed."""
        try:
            return offered[int(action)]
        except (KeyError, TypeError, ValueError):
            raise RuleViolation(self._refusal(offered, action)) from None

    def _refusal(self, offered: Mapping[int, Move], action: object) -> str:
        possible = ", ".join(f"{number} ({move})" for number, move in list(offered.items())[:5])
        if isinstance(action, int | np.integer) and 0 <= action < self.size:
            return f"Action {action} ({self._vocabulary.move(int(action))}) is not possible now. Possible: {possible} …"
        return f"There is no action {action!r:.40}: they go from 0 to {self.size - 1}. Possible now: {possible} …"


class Course:
    """A match that is played by numbers. A copy shares nothing with it that changes."""

    def __init__(self, game: Game[Any], count: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.game, self.count = game, count
        self.actions = _actions(game)
        self.answers = 0
        self._encoder = encoder(game)
        self._enter(new(game, count, seed, options=options).position())

    def _enter(self, position: Position[Any]) -> None:
        self._position = position
        self.offered = {} if position.ask is None else self.actions.offered(position.ask.moves)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        copy = object.__new__(Course)
        vars(copy).update(vars(self))
        copy._enter(self._position.fork())
        return copy

    @property
    def seat(self) -> Seat | None:
        """Who is asked; None when the match is over."""
        return None if self._position.ask is None else self._position.ask.seat

    @property
    def encoder(self) -> Encoder:
        """What makes the numbers that seats see."""
        return self._encoder

    def observe(self, seat: Seat) -> Vector:
        """What a seat sees."""
        return self._encoder.vector(self._position.view(seat), seat, self.count)

    def mask(self, seat: Seat) -> Mask:
        """Which actions a seat has now: none when somebody else is asked."""
        return self.actions.mask(self.offered if seat == self.seat else {})

    def play(self, action: int) -> None:
        """Answer the present question."""
        self._position.step(self.actions.chosen(self.offered, action))
        self.answers += 1
        self._enter(self._position)

    def view(self, seat: Seat | None) -> Any:
        """The state without what a seat may not know."""
        return self._position.game.view(self._position.state, seat)

    def rewards(self) -> list[float]:
        """What everyone gets when it is over: see `rewards`."""
        return rewards(self._position.outcome())


_ACTIONS: dict[int, tuple[Game[Any], Actions]] = {}


def _actions(game: Game[Any]) -> Actions:
    if id(game) not in _ACTIONS:
        _ACTIONS[id(game)] = game, Actions(game)
    return _ACTIONS[id(game)][1]


def rewards(outcome: Outcome) -> list[float]:
    """1 for a win, and what all others lose by it shared among them, so that rivals get 0 together.

    With one rival that is 1 and -1; a draw is 0. Where all have one goal, everyone gets 1, or everyone -1.
    """
    count = len(set(outcome.sides))
    if count == 1:
        return [1.0 if outcome.winners else -1.0] * len(outcome.sides)
    return [(count * outcome.win(seat) - 1) / (count - 1) for seat in seats(len(outcome.sides))]
