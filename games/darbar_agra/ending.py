"""4.3 and 8.0 What brings the end."""

from darbar import Table

from .events import EndTriggered
from .state import Agra


def trigger_end(table: Table[Agra]) -> None:
    """8.0 This round is finished and one more is played; a later trigger changes nothing."""
    if table.state.ending.trigger(1):
        table.tell(EndTriggered)
