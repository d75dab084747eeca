"""Chapter 4: The wind.

A die says how hard it blows at the lanterns of the forecast. Then the hour is over: the night is lost, or goes on, or
dawn comes.
"""

from darbar import Flow, Table

from ..components import Lantern
from ..events import DawnCame, FlameSank, LanternWentOut, NightLost, WindRolled, WindTurned
from ..state import River, Stage


def wind(table: Table[River]) -> Flow[None]:
    """4.1 The die, and the flames. Nobody decides anything."""
    state = table.state
    die = table.roll(6)
    kind = state.box.wind(die)
    row = state.box.components.winds[kind]
    table.tell(WindRolled, die, kind)
    for _ in range(row.turns):
        turn(table)
    blow(table, row.takes)
    lay_aside(state)
    end_hour(table)
    yield from ()


def turn(table: Table[River]) -> None:
    """4.1 In a whirl one more wind is turned up."""
    lantern = table.draw(table.state.winds)
    if lantern is not None:
        table.state.forecast.cards.append(lantern)
        table.tell(WindTurned, Lantern(lantern))


def blow(table: Table[River], takes: int) -> None:
    """4.1 and 4.2 Each wind takes so much of the flame of its lantern; a dark one has nothing to lose."""
    flames = table.state.flames
    for one in table.state.forecast.cards:
        if takes and flames[one]:
            flames[one] = max(0, flames[one] - takes)
            if flames[one]:
                table.tell(FlameSank, Lantern(one), flames[one])
            else:
                table.tell(LanternWentOut, Lantern(one))


def lay_aside(state: River) -> None:
    """4.2 The winds of this hour are laid aside."""
    state.winds.discards += state.forecast.cards
    state.forecast.cards.clear()


def end_hour(table: Table[River]) -> None:
    """5.1 and 5.2 With half of the lanterns dark all is lost; after the last hour dawn comes."""
    state = table.state
    state.hour += 1
    state.stage = Stage.FORECAST
    if half_is_dark(state):
        state.lost = True
        table.tell(NightLost, state.dark)
    elif state.over:
        table.tell(DawnCame, len(state.flames) - state.dark, len(state.flames))


def half_is_dark(state: River) -> bool:
    """5.1 Whether at least half of the lanterns are dark."""
    return 2 * state.dark >= len(state.flames)
