"""The index card of Pearls."""

from darbar import Game, Pass

from . import moves, rules
from .state import PearlBox, Pearls

PEARLS = Game(
    name="pearls",
    title="Pearls",
    version="1",
    seats=(2, 3),
    state=Pearls,
    box=PearlBox,
    moves=(moves.Sell, moves.Dive, moves.Keep, moves.Throw, moves.Bid, Pass),
    events=(moves.Sold, moves.Paid, moves.Dived, moves.Found, moves.Thrown, moves.TideRolled),
    setup=rules.setup,
    phase=rules.phase,
    phases={"deal": rules.deal, "turn": rules.turn, "tide": rules.tide},
    score=rules.score,
    scene=rules.scene,
    hide=rules.hide,
    imagine=rules.imagine,
    conserved=rules.conserved,
    package="pearls",
)
