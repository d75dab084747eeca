"""Gymnasium: one seat learns, bots fill the rest.

    from darbar.bridges.gymnasium import SeatEnv
    seat = SeatEnv("bazaar", seats=2, bots=["greedy"])

`action_masks()` says which actions are possible: what MaskablePPO of sb3-contrib asks for.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.seats import Seat
from ..errors import DarbarError
from ..learning.encoder import FARTHEST, Vector, encoder
from ..match.game import Game
from ..match.match import Match
from ..matches import new
from ..sessions.bots import make_bot
from .course import Actions, game_called, rewards

try:
    from gymnasium import Env
    from gymnasium.spaces import Box, Discrete
except ImportError:
    raise DarbarError("this bridge needs Gymnasium: pip install 'darbar[rl]'") from None

LONGEST = 20_000
"""A match of more answers is broken off."""


class SeatEnv(Env[Vector, np.int64]):
    """A seat among bots. A step is one answer of the seat and all that others answer until it is asked again.

    `bots` are named as for `darbar play --seats`, one for each other seat or one for all of them. `seat` is where the
    learner sits; without it, chance says so at each reset. The reward comes at the end: 1 for a win, and less than 0
    for a loss, so that all seats together get 0.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        bots: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        options: Mapping[str, Any] | None = None,
        longest: int = LONGEST,
    ) -> None:
        self._game = game_called(game)
        self._count = self._game.seats[0] if seats is None else seats
        self._game.check_seats(self._count)
        self._bot_names = _for_each(list(bots), self._count - 1)
        self._fixed_seat, self._options, self._longest = seat, dict(options or {}), longest
        if seat is not None and not 0 <= seat < self._count:
            raise DarbarError(f"there is no seat {seat} at a table of {self._count}: they are counted from 0")
        self._encoder, self._actions = encoder(self._game), Actions(self._game)
        self.observation_space = Box(-FARTHEST, FARTHEST, (self._encoder.size,), np.float32)
        self.action_space = Discrete(self._actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Begin another match, and play until the learner is asked."""
        super().reset(seed=seed)
        while True:
            self._begin()
            if self._match.ask is not None:
                return self._seen(), self._info()

    def _begin(self) -> None:
        chance = self.np_random
        self._seat = Seat(self._fixed_seat if self._fixed_seat is not None else int(chance.integers(self._count)))
        self._match: Match[Any] = new(self._game, self._count, int(chance.integers(2**63)), options=self._options)
        others = [seat for seat in range(self._count) if seat != self._seat]
        names = zip(others, self._bot_names, strict=True)
        self._bots = {seat: make_bot(name, int(chance.integers(2**63))) for seat, name in names}
        self._let_others_play()

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and let the others play until it is asked again."""
        self._match.play(self._actions.chosen(self._offered, int(action)), self._seat)
        self._let_others_play()
        over = self._match.ask is None
        reward = rewards(self._match.outcome())[self._seat] if over else 0.0
        return self._seen(), reward, over, not over and self._match.answered >= self._longest, self._info()

    def _let_others_play(self) -> None:
        while self._match.ask is not None and self._match.asked(self._seat) is None:
            asked = self._match.ask.seat
            self._match.play(self._bots[asked].choose(self._match.chair(asked)), asked)
        ask = self._match.asked(self._seat)
        self._offered = {} if ask is None else self._actions.offered(ask.moves)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now."""
        return self._actions.mask(self._offered).astype(bool)

    def _seen(self) -> Vector:
        return self._encoder.observe(self._match, self._seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self._seat), "action_mask": self._actions.mask(self._offered)}


def _for_each(bots: list[str], count: int) -> list[str]:
    """A bot for each seat that is left."""
    if len(bots) == 1:
        return bots * count
    if len(bots) != count:
        raise DarbarError(f"{count} seats are left for bots, but {len(bots)} are named")
    return bots
