"""Prospects: what a move would change for the seat that plays it, found by trying it in worlds that could be true.

Only what is sure is told: what happens before anybody rolls, draws, is shown or is told something, and what is the same
in all of these worlds. Nothing of the true match is looked at but what the seat may know.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from ..core.faults import fault
from ..core.moves import Move
from ..core.seats import Seat
from ..core.state import decoder
from ..errors import PluginError
from ..ui.counts import Change, Counted, changed, counts
from ..ui.scene import Scene
from .chair import Chair
from .position import Position
from .trials import TrialTable

T = TypeVar("T")

WORLDS = 3
"""In so many worlds is a move tried."""


class Prospect(Struct, frozen=True):
    """What is sure to follow from a move.

    `changes` are the seat's own. `sight` is the message key of what somebody would learn, if anybody would: from there
    on nothing is sure, and nothing can be taken back. `forced` are the answers that the kernel would give for the seat,
    because there is no other. `asked` is who would decide next, None at the end of the match; `ends_turn` says that a
    turn would be over, `sealed` that others choose at the same time, and nothing happens before all have, and `idle`
    that nothing would be different for the seat.
    """

    changes: tuple[Change, ...] = ()
    sight: str = ""
    forced: tuple[Move, ...] = ()
    asked: Seat | None = None
    ends_turn: bool = False
    sealed: bool = False
    idle: bool = False


def prospects(chair: Chair[Any]) -> dict[Move, Prospect]:
    """The moves that are offered to a seat, each with what is sure to follow from it."""
    ask = chair.ask
    return {} if ask is None else _Trials(chair).of([(move,) for move in ask.moves])


def prospect(chair: Chair[Any], *moves: Move) -> Prospect:
    """What is sure to follow if a seat plays these moves in a row, as long as it is asked and they are offered."""
    return prospects_of(chair, [moves])[moves[0]]


def prospects_of(chair: Chair[Any], plans: Iterable[Sequence[Move]]) -> dict[Move, Prospect]:
    """The same for several plans, by their first moves."""
    return _Trials(chair).of(plans)


class _Trials:
    """Some worlds that could be true for a seat, and what it counts now."""

    def __init__(self, chair: Chair[Any]) -> None:
        self.seat, self.game = chair.seat, chair.game
        self.view = chair.view
        self.scene = self.look(self.view)
        self.counts = self.count(self.view, self.scene)
        self.worlds = [chair.imagine(seed).position() for seed in range(WORLDS if self.game.hides else 1)]

    def of(self, plans: Iterable[Sequence[Move]]) -> dict[Move, Prospect]:
        """What each of some plans would bring, by its first move."""
        return {plan[0]: _agreed([self.try_out(world, plan) for world in self.worlds]) for plan in plans}

    def try_out(self, world: Position[Any], plan: Sequence[Move]) -> Prospect:
        """Play a plan in one world."""
        table, after = world.on_trial(TrialTable)
        for move in plan:
            if after.ask is None or after.ask.seat != self.seat or move not in after.ask.moves:
                break
            after.step(move)
        changes, same = self.compare(table.sure, after)
        return Prospect(
            changes=changes,
            sight=table.sight,
            forced=tuple(move for seat, move in table.forced if seat == self.seat),
            asked=None if after.ask is None else after.ask.seat,
            ends_turn=after.ask is None or after.state.turn != self.view.turn,
            sealed=after.together is not None,
            idle=same and not table.sight and after.together is None and self.is_done(world, after),
        )

    def look(self, view: Any) -> Scene:
        """The table as the seat sees it."""
        return self.call("scene", self.game.scene, view, self.seat)

    def count(self, view: Any, scene: Scene) -> Counted:
        """What the seat counts as its own, and its points."""
        score = self.call("score", self.game.score, view, self.seat)
        own = counts(scene, self.seat, self.game.untold)
        return {**own, ("", "score"): Change("score", score.total, kind="score")}

    def compare(self, sure: bytes, after: Position[Any]) -> tuple[tuple[Change, ...], bool]:
        """What the seat counts otherwise afterwards, or when somebody first learned something; whether all is the same.

        In the midst of a rule no scene needs to make sense: where it does not, nothing is told.
        """
        try:
            state = decoder(self.game.state).decode(sure) if sure else after.state
            view = self.call("hide", self.game.view, state, self.seat)
            scene = self.look(view)
            return tuple(changed(self.counts, self.count(view, scene))), scene == self.scene
        except PluginError:
            if sure:
                return (), False
            raise

    def call(self, what: str, function: Callable[..., T], *args: Any) -> T:
        """Call a function of the game; what goes wrong in it is told with its name."""
        try:
            return function(*args)
        except BaseException as error:
            raise fault(self.game, what, error, "where a move was tried") from error

    def is_done(self, before: Position[Any], after: Position[Any]) -> bool:
        """Whether no further question follows that belongs to the one before."""
        return (
            before.ask is None
            or after.ask is None
            or after.ask.seat != self.seat
            or after.ask.prompt == before.ask.prompt
            or after.state.turn != self.view.turn
        )


def _agreed(found: Sequence[Prospect]) -> Prospect:
    """What is the same in all worlds."""
    first = found[0]
    if all(one == first for one in found):
        return first
    return Prospect(
        changes=tuple(change for change in first.changes if all(change in one.changes for one in found)),
        sight=next((one.sight for one in found if one.sight), ""),
        forced=first.forced if all(one.forced == first.forced for one in found) else (),
        asked=first.asked if all(one.asked == first.asked for one in found) else None,
        ends_turn=any(one.ends_turn for one in found),
        sealed=first.sealed,
        idle=all(one.idle for one in found),
    )
