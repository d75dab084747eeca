"""The index card of Oysters."""

from darbar import Game

from . import rules, state

OYSTERS = Game(
    name="oysters",
    title="Oysters",
    version="1",
    seats=(2, 3),
    state=state.Oysters,
    moves=(state.Serve, state.Season, state.Stake),
    events=(state.Served, state.Staked, state.Opened, state.Tasted),
    setup=rules.setup,
    phase=rules.phase,
    phases={"round": rules.round},
    score=rules.score,
    scene=rules.scene,
    hide=rules.hide,
    imagine=rules.imagine,
    conserved=rules.conserved,
    package="oysters",
)
