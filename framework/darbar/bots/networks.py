"""Which network a bot thinks with: the one in a file, or the one that comes with the game it plays."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.texts import Text, text
from ..errors import DarbarError, quoted
from ..learning.shipping import from_file, shipped
from ..match.chair import Chair

if TYPE_CHECKING:
    from ..learning.network import ValueNetwork


class Networks:
    """What a bot finds to think with, table by table; `remarks` are what it has to say about that."""

    def __init__(self, path: str = "") -> None:
        if path and not Path(path).is_file():
            raise DarbarError(f"there is no network {quoted(path)}")
        self._path = path
        self._broken = False
        self.remarks: list[Text] = []

    def network(self, chair: Chair[Any]) -> "ValueNetwork | None":
        """The network for a table; None where there is none, and for a table with options that it has not learned.

        One that comes with a game and cannot be read is left aside, with a remark; one that somebody named is not.
        """
        if self._path:
            return from_file(chair.game, self._path)
        if self._broken or chair.options:
            return None
        try:
            return shipped(chair.game, len(chair.names))
        except DarbarError as error:
            self._broken = True
            self.remarks.append(text("remark-no-network", why=str(error)))
            return None
