"""The door for programs: new, load, simulate and what is installed."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from .bounds import MOST_SEED
from .core.moves import Move
from .core.seats import Seat
from .core.settings import changed_settings
from .core.state import State, to_plain
from .errors import PluginError, RecordError, RuleViolation, UnknownName, quoted
from .match import record as records
from .match import simulation
from .match.game import Game
from .match.match import Match
from .match.record import Header, Record, check_header, check_players
from .match.simulation import Simulation
from .plugins import plugins
from .version import VERSION


def games() -> dict[str, Game[Any]]:
    """What is installed: every game that can be loaded, by name."""
    found = {}
    for name in plugins().names("game"):
        try:
            found[name] = plugins().game(name)
        except PluginError:
            continue  # `darbar plugins` names it
    return found


def new(
    game: str | Game[Any],
    seats: int | None = None,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    components: Mapping[str, Any] | None = None,
    position: State | None = None,
) -> Match[Any]:
    """Begin a match of an installed game, or of the given one.

    Without `seed`, chance decides; without `names`, players are called Player 1, Player 2 …; `seats` may be left out
    when `names` are given or the fewest players will do. It begins with the set-up, or from a `position`: a state of
    this game between two phases, made for the same options, rulings and components.
    """
    played = plugins().game(game, variants) if isinstance(game, str) else game
    count = seats if seats is not None else len(names) if names else played.seats[0]
    played.check_seats(count)
    called = list(names) if names else [f"Player {number}" for number in range(1, count + 1)]
    if len(called) != count:
        raise RuleViolation(f"There are {count} seats, but {len(called)} names.")
    box = played.pack(options, rulings, components)
    header = Header(
        game=played.name,
        rules=played.version,
        kernel=VERSION,
        names=called,
        seed=any_seed(seed),
        options=changed_settings(box.options) if options else {},
        rulings=changed_settings(box.rulings) if rulings else {},
        variants=list(played.variants),
        components=dict(components or {}),
        position=None if position is None else _as_beginning(played, position),
    )
    check_players(header)
    if options or components or position is not None:
        check_header(header)
    match = Match.begin(played, header)
    match.observers = plugins().observers(match)
    match.notify()
    return match


def _as_beginning(game: Game[Any], position: Any) -> Any:
    """A position for a record."""
    if not isinstance(position, game.state):
        raise RecordError(f"a position of {game.title} is a {game.state.__name__}, not {position!r:.60}")
    return to_plain(position)


def any_seed(given: int | None = None) -> int:
    """The seed that was given, or one that nobody can guess."""
    if given is not None:
        return given
    from secrets import randbits

    return randbits(64)


def load(source: str | bytes | Path | Record, at: int | None = None, *, game: Game[Any] | None = None) -> Match[Any]:
    """The match in a record: its text, its file, or the record itself; as it was after `at` answers, or at its end.

    It is played by the installed game that the record names, or by the given `game`. Everything is checked and
    replayed. What cannot be replayed raises `RecordError`, which says where and why.
    """
    if isinstance(source, Record):
        record = records.checked(source)
    else:
        record = records.read(source) if isinstance(source, Path) else records.loads(source)
    match = replayed(record, at, game=game)
    match.observe(plugins().observers(match))
    return match


def replayed(record: Record, at: int | None = None, *, game: Game[Any] | None = None) -> Match[Any]:
    """The match in a record, which no observer hears of: for those who only look."""
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError(f"this record has {len(record.moves)} moves: there is no place {quoted(at)} in it")
    match = _begin(record, game)
    parse = lru_cache(maxsize=None)(match.game.vocabulary.parse)  # most notations come again
    for number, (seat, notation) in enumerate(record.moves[:at], 1):
        try:
            _replay(match, record, number, seat, notation, parse)
        except PluginError as error:
            if record.header.position is None:
                raise
            raise RecordError(f"the position of this record cannot be played on: {error}") from error
    return match


def _begin(record: Record, game: Game[Any] | None) -> Match[Any]:
    header = record.header
    try:
        return Match.begin(game or plugins().game(header.game, header.variants), header)
    except (UnknownName, RuleViolation) as error:
        raise RecordError(f"this record cannot be played: {error}") from None
    except PluginError as error:
        if not header.components:
            raise
        raise RecordError(f"this record cannot be played with its components: {error}") from error


def _replay(
    match: Match[Any], record: Record, number: int, seat: int, notation: str, parse: Callable[[str], Move]
) -> None:
    if match.ask is None:
        raise RecordError(_departs(match, record, number, f"{notation!r}, but the match is over"))
    ask = match.ask if match.ask.seat == seat else match.asked(Seat(seat))
    if ask is None:
        raise RecordError(_departs(match, record, number, f"seat {seat + 1}, but seat {match.ask.seat + 1} is asked"))
    try:
        match.play(parse(notation), None if ask is match.ask else Seat(seat))
    except RuleViolation as error:
        offered = ", ".join(map(str, ask.moves[:20]))
        raise RecordError(_departs(match, record, number, f"{notation[:60]!r}: {error} Offered: {offered}")) from None


def _departs(match: Match[Any], record: Record, number: int, what: str) -> str:
    rules, now = record.header.rules, match.game.version
    under = f" (recorded under rules {rules}, these are rules {now})" if rules != now else ""
    return f"move {number} of {len(record.moves)} departs from the rules{under}: {what}"


def simulate(
    game: str | Game[Any],
    seats: int | None = None,
    seed: int = 0,
    *,
    options: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    components: Mapping[str, Any] | None = None,
) -> Simulation[Any]:
    """Play one random match to its end at full speed: no record, no events. Give the game itself to play many."""
    played = plugins().game(game, variants) if isinstance(game, str) else game
    count = seats or played.seats[0]
    played.check_seats(count)
    if not 0 <= seed <= MOST_SEED:
        raise RecordError(f"the seed is a number from 0 to 2^64 - 1, not {quoted(seed)}")
    return simulation.simulate(played, count, seed, played.pack(options, rulings, components))
