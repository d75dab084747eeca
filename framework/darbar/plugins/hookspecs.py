"""Every hook of Darbar, in calling order.

A plugin is a module (or object) named by an entry point of the group `darbar`; it implements the hooks it needs, marked
with `darbar.hookimpl`. The hooks at start answer with cards: short descriptions that name the thing itself by an import
path, so that nothing is imported before it is used.
"""

from typing import TYPE_CHECKING, Any

import pluggy
from msgspec import Struct

if TYPE_CHECKING:
    from ..core.events import Event
    from ..match.match import Match

hookspec = pluggy.HookspecMarker("darbar")
hookimpl = pluggy.HookimplMarker("darbar")


class Card(Struct, frozen=True):
    """What a plugin provides: the name that people type, where it is, and one sentence about it.

    `load` is `package.module:attribute`; it is imported when the thing is first used.
    """

    name: str
    load: str
    about: str


@hookspec
def darbar_games() -> list[Card]:  # type: ignore[empty-body]
    """Bring games.

    Called once, when the plugins are loaded. All answers are joined; a name that is taken stays with its first owner,
    and the second is reported. Used by everything that plays. Return cards whose `load` names a `darbar.Game`.
    """


@hookspec
def darbar_frontends() -> list[Card]:  # type: ignore[empty-body]
    """Bring frontends.

    Called once, after `darbar_games`. Answers are joined as there. Used by `darbar play --frontend NAME`. Return cards
    whose `load` names a function `run(session: darbar.Session) -> None` that plays one session to its end. It may take
    a second argument, `options: Mapping[str, str]`: what was typed as `--frontend NAME:OPTION=VALUE,…`. Where nothing
    was typed, it is called as `run(session)`; an option that it does not know it refuses with a `darbar.DarbarError`.
    Where it does not read lines, `darbar check --frontend NAME` uses its attribute `conversation`, a function
    `conversation(session, person) -> str`: `person(shown: str) -> str` answers in place of whoever sits there.
    """


@hookspec
def darbar_bots() -> list[Card]:  # type: ignore[empty-body]
    """Bring bots.

    Called once, after `darbar_frontends`. Answers are joined as there. Used by `darbar play --seats you,NAME`. Return
    cards whose `load` names a function `make(seed: int) -> bot`; a bot has `choose(chair: darbar.Chair) -> Move`, and
    may be a `darbar.Thinker`. For `NAME:SETTING` it is called as `make(seed, setting)`.
    """


@hookspec
def darbar_commands() -> list[Card]:  # type: ignore[empty-body]
    """Bring subcommands of `darbar`.

    Called once, after `darbar_bots`. Answers are joined as there. Used by the command line; `about` is the line in its
    help. On a terminal, `darbar` alone runs `welcome`, and `darbar replay` runs `watch`, if somebody brings them.
    Return cards whose `load` names a `click.Command`.
    """


@hookspec
def darbar_variants(game: str) -> list[Card]:  # type: ignore[empty-body]
    """Bring variants of a game: house rules and expansions.

    Called once for each installed game, when its variants are first asked for. Answers are joined as there. Used by
    `darbar.new(…, variants=[NAME])`. `game` is the game's name: answer only for games you know. Return cards whose
    `load` names a function `change(game: darbar.Game) -> darbar.Game`, usually `game.change(phases=…)`.
    """


@hookspec
def darbar_match_started(match: "Match[Any]") -> bool | None:
    """A match was begun or loaded.

    Called by `darbar.new` and `darbar.load`, never for forks, searches or simulations. Answers are not joined: a plugin
    that answers False hears no more of this match, and then costs it nothing; one that fails, here or in the hooks
    below, is named once and hears no more of it either. `match` may be read, not played.
    """


@hookspec
def darbar_told(match: "Match[Any]", event: "Event") -> None:
    """Something happened in a match.

    Called after each answer, for every event since the one before, in their order. Used by logs and statistics. `event`
    holds secrets: what a player may read is `event.seen_by(seat)`. Return nothing.
    """


@hookspec
def darbar_took_back(match: "Match[Any]") -> None:
    """Decisions were taken back.

    Called after an undo. `match.events` has become shorter; forget what is no longer in it. Return nothing.
    """


@hookspec
def darbar_match_ended(match: "Match[Any]") -> None:
    """A match is over.

    Called once, after its last `darbar_told`; again if its end is taken back and reached anew. Return nothing.
    """
