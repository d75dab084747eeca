"""Networks that come along: in a game's package, or in a file that somebody names.

A package may hold one network for all tables, `value.npz`, or several, such as `value-2.npz` and `value-4.npz`: for a
number of players the one is taken that has learned with fewest others. NumPy is loaded where there is one, not before.
"""

from fnmatch import fnmatch
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..match.game import Game

if TYPE_CHECKING:
    from .network import ValueNetwork

SHIPPED: Final = "value*.npz"
"""How networks in a game's package are called."""


def shipped(game: Game[Any], count: int) -> "ValueNetwork | None":
    """The network in a game's package for so many players; None where none has learned with so many.

    A variant is another game, which no network of the game has learned.
    """
    fitting = [one for one in _shipped(Same(game)) if count in one.measures.seats] if not game.variants else []
    return min(fitting, key=lambda one: len(one.measures.seats), default=None)


def from_file(game: Game[Any], path: str) -> "ValueNetwork":
    """The network in a file, read once."""
    return _from_file(Same(game), path)


class Same:
    """A game that can be looked up: it is equal to itself alone."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.game is self.game

    def __hash__(self) -> int:
        return id(self.game)


@lru_cache(maxsize=64)
def _shipped(same: Same) -> "tuple[ValueNetwork, ...]":
    package = same.game.package
    paths = sorted((one for one in files(package).iterdir() if fnmatch(one.name, SHIPPED)), key=lambda one: one.name)
    if not paths:
        return ()
    from .keeping import loaded_if_of

    found = [loaded_if_of(same.game, path.read_bytes(), f"{package}/{path.name}") for path in paths]
    return tuple(network for network in found if network is not None)


@lru_cache(maxsize=16)
def _from_file(same: Same, path: str) -> "ValueNetwork":
    from .keeping import load

    return load(same.game, Path(path))
