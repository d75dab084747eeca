"""Tables: one door to a match with its players, for commands, frontends and programs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..core.settings import changed_settings
from ..errors import DarbarError
from ..files import Taken, told_with
from ..match.match import Match
from ..match.record import read
from ..matches import new
from .claims import claim
from .clocks import Control
from .keeping import Kept, begun_again, taken_up
from .players import names_of, players_again, seated_bots, split_players, typed_by_hand, usual_players
from .session import Session


def table(
    game: str,
    seats: str | None = None,
    seed: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    components: Mapping[str, Any] | None = None,
    language: str = "en",
    path: Path | None = None,
    practice: bool = False,
    clock: Control | str | None = None,
) -> Session:
    """Begin a match of an installed game with its players, as `darbar play` does.

    `seats` names them as `--seats` does: `you:Ana,medium,hard:1s`; by default you, and bots at the smallest table. With
    a `path`, which must be new, the match is saved there after every move. A `clock` is written as `10m+5s,over=bot`.
    """
    from ..plugins import plugins

    if path is not None and path.exists():
        raise _taken(path)
    played = plugins().game(game, variants)
    players = split_players(seats) if seats else usual_players(played)
    played.check_seats(len(players))
    with typed_by_hand():
        box = played.pack(options, rulings)
    match = new(
        game,
        seed=seed,
        names=names_of(players),
        options=changed_settings(box.options),
        rulings=changed_settings(box.rulings),
        variants=variants,
        components=components,
    )
    session = seated(match, players, language=language, path=path, practice=practice, clock=clock)
    try:
        session.save(new=True)
    except Taken:
        assert path is not None
        raise _taken(path) from None
    return session


def _taken(path: Path) -> DarbarError:
    return DarbarError(f"{path} is there already: go on with it by --resume, or save under another name")


def resume(
    path: Path,
    seats: str | None = None,
    *,
    language: str = "en",
    practice: bool = False,
    clock: Control | str | None = None,
) -> Session:
    """Go on with the match in a file, as `darbar play --resume` does, and save it there.

    Whoever sat there plays on, bots too, unless `seats` says who plays. Clocks go on with the time that was left,
    unless a `clock` gives new ones.
    """
    with claim(path):
        match, kept = taken_up(path)
        players = players_again(match.names, seats, kept.players)
        session = seated(match, players, language=language, path=path, practice=practice, clock=clock, kept=kept)
    session.save()
    return session


def again(
    path: Path,
    seats: str | None = None,
    *,
    language: str = "en",
    practice: bool = False,
    clock: Control | str | None = None,
) -> Session:
    """Begin a match like the one in a file, with the same players and all that they agreed on, but new luck.

    It is saved nowhere until the session has a `path`.
    """
    with told_with(path):
        record = read(path)
        kept, match = Kept.read(record.session), begun_again(record.header)
        kept.check(match.seats)
    players = players_again(match.names, seats, kept.players)
    clock = kept.agreed() if clock is None else clock
    return seated(match, players, language=language, practice=practice, clock=clock)


def seated(match: Match[Any], players: Sequence[str], **settings: Any) -> Session:
    """A session of a match that is there already, begun or loaded, with these players."""
    return Session(match, seated_bots(players), **settings)
