"""OpenSpiel: any game, registered from outside.

    from darbar.bridges.openspiel import register
    game = register("tictactoe")            # or pyspiel.load_game("darbar_tictactoe") from now on

All luck of a match comes from its seed. So a game with luck or secrets begins with one move of chance, which chooses
the seed, and is one of imperfect information from then on: nobody sees the seed.
"""

import ctypes
from collections.abc import Callable
from typing import Any

import msgspec

from ..core.box import Box
from ..core.seats import Seat
from ..core.state import State
from ..errors import DarbarError
from ..learning.encoder import encoder
from ..match.game import Game
from ..match.simulation import simulate
from .course import Course, game_called

try:
    import pyspiel
except ImportError:
    raise DarbarError("this bridge needs OpenSpiel: pip install 'darbar[spiel]'") from None

SEEDS = 1_000
"""So many matches there are with luck, unless the parameter `seeds` says otherwise."""

LONGEST = 100_000


def register(game: str | Game[Any]) -> Any:
    """Register a game as `darbar_NAME`, and load it for the fewest players; `players` is a parameter for others."""
    played = game_called(game)
    name = f"darbar_{played.name}"
    if name not in pyspiel.registered_names():
        kind = game_type(played, name)
        pyspiel.register_game(kind, kept(lambda params=None: SpielGame(played, kind, params or {})))
    return pyspiel.load_game(name)


def kept(make: Callable[..., Any]) -> Callable[..., Any]:
    """A function that is never let go: OpenSpiel does so when Python has ended already, and takes the process down."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
    return make


def game_type(game: Game[Any], name: str) -> Any:
    """What kind of game it is, in OpenSpiel's words."""
    fewest, most = game.seats
    kinds, lucky = pyspiel.GameType, has_luck(game)
    return kinds(
        short_name=name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if lucky else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if lucky or game.hides else kinds.Information.PERFECT_INFORMATION
        ),
        utility=_utility(game),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, "seeds": SEEDS},
    )


def _utility(game: Game[Any]) -> Any:
    """Whether rivals get nothing together, or all get the same."""
    utility = pyspiel.GameType.Utility
    if game.goal.together is not None:
        return utility.IDENTICAL
    counts = range(game.seats[0], game.seats[1] + 1)
    sides = [game.goal.sides_of(count) for count in counts]
    even = all(len({one.count(side) for side in one}) == 1 for one in sides)
    return utility.ZERO_SUM if even else utility.GENERAL_SUM


def has_luck(game: Game[Any]) -> bool:
    """Whether a seed makes any difference to a match."""
    box = game.pack()
    for count in range(game.seats[0], game.seats[1] + 1):
        one, other = (game.first_state(count, seed, box) for seed in (1, 2))
        other.dice = one.dice
        end = simulate(game, count, 1, box).state
        if one != other or end.dice != game.first_state(count, 1, box).dice:
            return True
    return False


class Shared:
    """What all states of a game have in common: a copy of it is itself."""

    def __init__(self, game: Game[Any], count: int, seeds: int) -> None:
        self.game, self.count, self.seeds = game, count, seeds

    def __deepcopy__(self, memo: dict[int, Any]) -> "Shared":
        return self

    def begun(self, seed: int) -> Course:
        """A match with this seed."""
        return Course(self.game, self.count, seed)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players."""

    def __init__(self, game: Game[Any], kind: Any, params: dict[str, Any]) -> None:
        self.played = game
        self.count = int(params.get("players", game.seats[0]))
        game.check_seats(self.count)
        self.seeds = int(params.get("seeds", SEEDS))
        self.lucky = kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        zero_sum = {"utility_sum": 0.0} if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.vocabulary.size,
            max_chance_outcomes=self.seeds if self.lucky else 0,
            num_players=self.count,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
            **zero_sum,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self, *_: Any) -> "SpielState":
        """The beginning: chance chooses a seed, if there is luck."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees."""
        return Observer(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match between two answers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._shared = Shared(game.played, game.count, game.seeds)
        self.course: Course | None = None if game.lucky else self._shared.begun(0)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielState":
        copy: SpielState = self.clone()
        return copy

    def current_player(self) -> int:
        """Who is asked."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.seat is None else int(self.course.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course is None or player != self.course.seat else list(self.course.offered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed alike."""
        seeds = self._shared.seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = self._shared.begun(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else str(self._shared.game.vocabulary.move(action))

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.course is not None and self.course.seat is None

    def returns(self) -> list[float]:
        """What everyone got; nothing before the end."""
        return self.course.rewards() if self.course is not None and self.is_terminal() else [0.0] * self._shared.count

    def __str__(self) -> str:
        return "before the beginning" if self.course is None else seen(self.course, None)


class Observer:
    """A view as numbers, or as text."""

    def __init__(self, game: SpielGame) -> None:
        import numpy as np

        self.tensor = np.zeros(encoder(game.played).size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player sees."""
        self.tensor.fill(0)
        if state.course is not None:
            self.tensor[:] = state.course.observe(Seat(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees, in JSON."""
        return "" if state.course is None else seen(state.course, Seat(player))


def seen(course: Course, seat: Seat | None) -> str:
    """A view in JSON."""
    view: State = course.view(seat)
    return msgspec.json.encode(view, enc_hook=Box.encode).decode()
