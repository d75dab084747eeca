"""Settings: the options and rulings of a game, which people choose by name before a match."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ..errors import LONGEST_NAME, PluginError, RecordError, UnknownName
from .data import kebab, word
from .faults import in_words
from .moves import FrozenMeta

Value = bool | int | str


class Choice:
    """What a field of options or rulings is about, beside its values and its default.

    `readings` says, for each value, what it means; `reason` why the default is the default; `rule` where it belongs.
    `check(value)` is for an option that is a text: it says what is wrong with one, as the end of a sentence, or None.
    """

    def __init__(
        self,
        about: str,
        *,
        rule: str = "",
        reason: str = "",
        check: Callable[[str], str | None] | None = None,
        **readings: str,
    ) -> None:
        self.about = about
        self.rule = rule
        self.reason = reason
        self.check = check
        self.readings = readings


class Options(Struct, frozen=True, metaclass=FrozenMeta):
    """What players agree on before a match. Each field is a Literal, a bool, an Enum or a text, with a default.

    A text is a `str` with a `msgspec.Meta(max_length=…)`.
    """


class Rulings(Struct, frozen=True, metaclass=FrozenMeta):
    """Choices where the rulebook leaves a question open; declared like options, each with its reason."""


class Setting(Struct, frozen=True):
    """An option or a ruling, for people who choose.

    A text has no `values`, and `longest` is how many signs it has at most.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    about: str = ""
    rule: str = ""
    reason: str = ""
    readings: dict[str, str] = {}
    longest: int = 0

    def reading(self, value: Value) -> str:
        """What a value means, in English; nothing when the game does not say."""
        return next((told for name, told in self.readings.items() if kebab(name) == word(value)), "")


def settings(kind: type[Struct]) -> list[Setting]:
    """The options or rulings that a class declares."""
    hints = get_type_hints(kind, include_extras=True)
    defaults = kind()
    return [_setting(kind, name, hints[name], getattr(defaults, name)) for name in kind.__struct_fields__]


def chosen(kind: type[Struct], what: str, given: Mapping[str, Any]) -> Any:
    """The options or rulings for these choices; a `RecordError` or `UnknownName` that says which one is wrong."""
    known = {setting.name: setting for setting in settings(kind)}
    hints = get_type_hints(kind, include_extras=True)
    values = {}
    for name, value in given.items():
        setting = known.get(kebab(name[:LONGEST_NAME]))
        if setting is None:
            raise UnknownName(what, name, known)
        field = setting.name.replace("-", "_")
        values[field] = _understood(kind, what, setting, hints[field], value)
    return kind(**values)


def changed_settings(values: Struct) -> dict[str, Value]:
    """The settings that differ from their defaults, by name: what a record has to say of them."""
    defaults = type(values)()
    return {
        kebab(name): _plain(getattr(values, name))
        for name in values.__struct_fields__
        if getattr(values, name) != getattr(defaults, name)
    }


def _setting(kind: type[Struct], name: str, hint: Any, default: Any) -> Setting:
    inner, choice = _inner(hint), _choice(hint)
    longest = _longest(name, hint) if inner is str and issubclass(kind, Options) else 0
    if longest and (fault := _fault(kind, name, longest, hint, default)):
        raise PluginError(f"the default of the setting {name!r} cannot be {default!r:.60}: {fault}")
    values = () if longest else tuple(map(_plain, _settable(name, inner)))
    about = (choice.about, choice.rule, choice.reason, dict(choice.readings))
    return Setting(kebab(name), values, _plain(default), *about, longest)


def _inner(hint: Any) -> Any:
    """A type without its notes."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _choice(hint: Any) -> Choice:
    return next((note for note in get_args(hint) if isinstance(note, Choice)), Choice(""))


def _settable(name: str, hint: Any) -> tuple[Any, ...]:
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    raise PluginError(f"the setting {name!r} must be a bool, a Literal or an Enum, not {hint}")


def _plain(value: Any) -> Value:
    return word(value) if isinstance(value, Enum) else value


def _understood(kind: type[Struct], what: str, setting: Setting, hint: Any, given: Any) -> Any:
    """The value that is meant by what was given."""
    if setting.longest:
        if fault := _fault(kind, setting.name, setting.longest, hint, given):
            raise RecordError(f"{what} {setting.name} cannot be {given!r:.60}: {fault}")
        return given
    for value, plain in zip(_settable(setting.name, _inner(hint)), setting.values, strict=True):
        if given is value or (given == plain and type(given) is type(plain)) or str(given).lower() == word(plain):
            return value
    allowed = ", ".join(word(value) for value in setting.values)
    raise RecordError(f"{what} {setting.name} cannot be {given!r}: choose one of {allowed}")


# Texts


def _longest(name: str, hint: Any) -> int:
    """How many signs a text has at most."""
    bounds = [note.max_length for note in get_args(hint) if isinstance(note, msgspec.Meta) and note.max_length]
    if not bounds:
        raise PluginError(f"the setting {name!r} is a text without a bound: expected a msgspec.Meta(max_length=…)")
    return min(bounds)


def _fault(kind: type[Struct], name: str, longest: int, hint: Any, given: Any) -> str | None:
    """What is wrong with a text, as the end of a sentence; None when nothing is."""
    if not isinstance(given, str):
        return "it is no text"
    if len(given) > longest:
        return f"it has {len(given)} signs, and {longest} is the most"
    if not given.isprintable():
        return "it has signs that cannot be printed"
    try:
        msgspec.convert(given, hint)
    except msgspec.ValidationError as error:
        return str(error)
    return _checked(kind, name, _choice(hint).check, given)


def _checked(kind: type[Struct], name: str, check: Callable[[str], str | None] | None, given: str) -> str | None:
    """What the game itself has to say against a text."""
    try:
        return None if check is None else check(given)
    except BaseException as error:
        failed = f"the check of option {name} failed on {given!r:.60}"
        raise PluginError(f"{kind.__module__}: {failed}: {in_words(error)}") from error
