"""Saying: messages, moves and events with all that stands in them: names, components, seats, lists."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from ..core.faults import fault, shown
from ..core.moves import Move, ident, tag_of, word
from ..core.seats import Seat
from ..core.settings import Value
from ..core.texts import Text
from .catalogues import formatted, lexicon
from .lexicon import Lexicon

if TYPE_CHECKING:
    from ..match.game import Game


class Saying:
    """One game in one language, with the players' names: whatever it is given becomes words."""

    def __init__(
        self,
        game: "Game[Any]",
        language: str = "en",
        names: Sequence[str] = (),
        packages: Iterable[str] = (),
        settings: Mapping[str, Value] | None = None,
    ) -> None:
        """`settings` are the options and rulings of a match that are not the usual ones."""
        self.game = game
        self.language = language
        self._packages = (*packages, game.package, "darbar")
        self.names: Sequence[str] = tuple(self._name_of(seat, name) for seat, name in enumerate(names))
        self._chosen = settings or {}

    @property
    def voice(self) -> Hashable:
        """What everything that is said depends on: two with the same voice say the same."""
        return self._packages, self.language, self.names

    def say(self, message: Text | str, prefix: str = "") -> str:
        """A message in words."""
        if isinstance(message, str):
            message = Text(message)
        try:
            args = {name: self._arg(value, _names_seats(name, value)) for name, value in message.args.items()}
            ids = {f"{name}_id": word(value) for name, value in message.args.items() if isinstance(value, Enum)}
            return self._look_up(prefix + message.key, args | ids) or _plainly(message.key, prefix, args)
        except BaseException as error:
            key = getattr(message, "key", message)
            raise fault(self.game, f"words, {shown(f'{prefix}{key}')}", error) from error

    def _kind(self, prefix: str, thing: Struct) -> str:
        key = prefix
        try:
            key += tag_of(type(thing))
            hints = _hints(type(thing))
            values = {name: getattr(thing, name) for name in thing.__struct_fields__}
            args = {
                name: self._arg(value, _holds_seats(hints[name]) or _names_seats(name, value))
                for name, value in values.items()
            }
            ids = {f"{name}_id": word(value) for name, value in values.items() if isinstance(value, Enum)}
            sentence = (type(thing).__doc__ or tag_of(type(thing))).partition("\n")[0]
            return self._look_up(key, args | ids) or sentence.format_map(args)
        except BaseException as error:
            raise fault(self.game, f"words, {key!r}", error) from error

    def _arg(self, value: Any, is_seat: bool) -> Any:
        if value is None:
            return self._look_up("unknown", {}) or "?"
        if isinstance(value, Enum):
            return self.name(value)
        if isinstance(value, Move):
            return self.notation(value)
        if isinstance(value, bool):
            return word(value)
        if is_seat and isinstance(value, int):
            return self.player(Seat(value))
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, list | tuple):
            return self.join([str(self._arg(one, is_seat)) for one in value])
        return value if isinstance(value, Hashable) else str(value)

    def name(self, member: Enum) -> str:
        """What a component is called."""
        return self._look_up(ident(member), {}) or word(member).replace("-", " ")

    def called(self, id: str) -> str:
        """What the component with an id is called."""
        return self._look_up(id, {}) or id.partition("-")[2].replace("-", " ") or id

    def player(self, seat: Seat) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"{seat + 1}"

    def join(self, things: Sequence[str]) -> str:
        """Several things as one enumeration."""
        from babel.lists import format_list

        return str(format_list(list(things), locale=self.language)) if things else "–"

    def notation(self, move: Move) -> str:
        """How players write a move in this language; in English, and in records of any, that is `str(move)`."""
        try:
            return self._lexicon.write(move)
        except BaseException as error:
            raise fault(self.game, "moves", error) from error

    @property
    def _lexicon(self) -> Lexicon:
        return lexicon(self.game.vocabulary, self._packages, self.language)

    def _name_of(self, seat: int, name: str) -> str:
        return given_name(seat, name, lambda key: self._look_up(key, {}))

    def _look_up(self, key: str, args: Mapping[str, Any]) -> str | None:
        try:
            sentence, _ = formatted(self._packages, self.language, key, tuple(args.items()))
        except BaseException as error:
            raise fault(self.game, f"words, {shown(key)}", error) from error
        return sentence


def given_name(seat: int, name: str, look_up: Callable[[str], str | None]) -> str:
    """A name that Darbar gave, to a bot (`hard 2`, `mcts:400 2`) or to somebody without one, as the words have it."""
    kind, _, number = name.rpartition(" ")
    if number != str(seat + 1):
        return name
    bot, colon, setting = kind.partition(":")
    called = look_up(f"called-{bot}")
    return name if called is None else f"{called}{colon}{setting} {number}"


def _plainly(key: str, prefix: str, args: Mapping[str, Any]) -> str:
    if " " in key:
        return key.format_map(args)
    if key.startswith("notation-"):
        return key.partition("-")[2]
    if prefix:
        return key.replace("-", " ")
    return key.partition("-")[2].replace("-", " ").capitalize() or key


@lru_cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@lru_cache(maxsize=4096)
def _holds_seats(hint: Any) -> bool:
    """Whether a field of this type is a seat, or a list or a tuple of nothing but seats; any of them may be None."""
    inner = [one for one in get_args(hint) if one not in (type(None), Ellipsis)]
    is_several = get_origin(hint) in (list, tuple, Union, UnionType)
    return hint is Seat or (is_several and bool(inner) and all(map(_holds_seats, inner)))


def _names_seats(name: str, value: Any) -> bool:
    """Whether an argument is a seat by its name: `seat`, `next_seat`; for a list also `seats`, `other_seats`."""
    several = isinstance(value, list | tuple)
    return name.endswith("_seat") or name == "seat" or (several and (name == "seats" or name.endswith("_seats")))
