"""PettingZoo: any game as an AEC environment, with action masks and encoded observations.

    from darbar.bridges.pettingzoo import env
    table = env("bazaar", seats=3)

`env` is what libraries expect: an impossible action ends the match for whoever chose it. `raw_env` refuses it with a
sentence instead, and nothing has changed.
"""

from collections.abc import Mapping
from copy import deepcopy
from secrets import randbits
from typing import Any

import numpy as np

from ..core.seats import Seat
from ..errors import DarbarError
from ..match.game import Game
from ..ui import render
from ..ui.words import Words
from .course import Course, game_called

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise DarbarError("this bridge needs PettingZoo: pip install 'darbar[rl]'") from None

from ..learning.encoder import FARTHEST

LONGEST = 20_000
"""A match of more answers is broken off."""


def env(game: str | Game[Any], seats: int | None = None, **settings: Any) -> Any:
    """The environment in the wrappers that are usual for games."""
    table: Any = raw_env(game, seats, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo calls it so
    """A table of so many seats: who is asked acts, and everyone is rewarded when the match is over.

    An observation has the encoded view of the agent (`observation`) and its possible actions (`action_mask`). After
    `longest` answers the match is broken off, without rewards. With `render_mode="ansi"`, `render` gives the table as
    text, as the agent that is asked sees it.
    """

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._game = game_called(game)
        self._count = self._game.seats[0] if seats is None else seats
        self._game.check_seats(self._count)
        self._options, self._longest = dict(options or {}), longest
        self.metadata = {"render_modes": ["ansi"], "name": f"{self._game.name}_v{self._game.version}"}
        self.render_mode = render_mode
        self._lay(0)
        self._describe()

    def _describe(self) -> None:
        """What agents there are, and what they see and do."""
        actions, size = self._course.actions.size, self._course.encoder.size
        self.possible_agents = [f"player_{seat}" for seat in range(self._count)]
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-FARTHEST, FARTHEST, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another match; the same seed begins the same one."""
        self._lay(randbits(63) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _lay(self, seed: int) -> None:
        self._seed = seed
        self._actions: list[int] = []
        self._course = Course(self._game, self._count, seed, self._options)

    def _select(self) -> None:
        """Let the agent act that is asked; at the end, everyone in order."""
        seat = self._course.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can do now."""
        seat = Seat(self.possible_agents.index(agent))
        return {"observation": self._course.observe(seat), "action_mask": self._course.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._course.play(action)  # type: ignore[arg-type]
        self._actions.append(int(action))  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._course.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, self._course.rewards(), strict=True))
        elif len(self._actions) >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as text."""
        if self.render_mode is None:
            return None
        seat = Seat(self.possible_agents.index(self.agent_selection))
        scene = self._game.drawn(self._course.view(seat), seat)
        return render.plain(scene, Words(self._game, "en", self.possible_agents))

    def close(self) -> None:
        """There is nothing to let go."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    # Copies

    def __deepcopy__(self, memo: dict[int, Any]) -> "raw_env":
        """A copy at the same place of the same match, which shares nothing with it that changes."""
        copy = object.__new__(type(self))
        memo[id(self)] = copy
        for name, value in vars(self).items():
            setattr(copy, name, value if name == "_game" else deepcopy(value, memo))
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """For a file or another process: the match is its seed and its actions."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_course", "_game")}
        return kept | {"game": self._game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._game = game_called(state.pop("game"))
        for name, value in state.items():
            setattr(self, name, value)
        actions = self._actions
        self._lay(self._seed)
        for action in actions:
            self._course.play(action)
        self._actions = actions
