"""State: everything on the table, as plain data."""

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from ..errors import RecordError
from .box import Box

S = TypeVar("S", bound="State")


class Piece(Struct, array_like=True, gc=False):
    """A part of a state: plain fields, no behaviour that needs anything but itself."""


class State(Piece, kw_only=True):
    """The base of every game's state: the dice, and whose turn it is.

    A state is a tree: no piece stands in it twice. `box` is not copied with it: see `Box`.
    """

    dice: int = 0
    turn: int = 0
    turn_seat: int = -1


_ENCODER = msgspec.msgpack.Encoder(enc_hook=Box.encode)
_JSON_ENCODER = msgspec.json.Encoder(enc_hook=Box.encode)
_DECODERS: dict[type, msgspec.msgpack.Decoder[Any]] = {}

encode = _ENCODER.encode
"""A state as MessagePack."""


def decoder(kind: type[S]) -> msgspec.msgpack.Decoder[S]:
    """The decoder for one kind of state."""
    found = _DECODERS.get(kind)
    if found is None:
        found = _DECODERS[kind] = msgspec.msgpack.Decoder(kind, dec_hook=Box.decode)
    return found


def copy(state: S) -> S:
    """The same state again, sharing nothing with the first."""
    return decoder(type(state)).decode(encode(state))


def to_json(state: State) -> bytes:
    """A state as JSON, from which it can be made again; `darbar.as_data` is for those who only read."""
    return _JSON_ENCODER.encode(state)


def from_json(kind: type[S], data: bytes | str) -> S:
    """The state in a JSON text."""
    return msgspec.json.decode(data, type=kind, dec_hook=Box.decode)


def to_plain(state: State) -> Any:
    """A state as lists, numbers and words, for a record."""
    plain = msgspec.to_builtins(state, str_keys=True, enc_hook=Box.encode)
    try:
        if from_plain(type(state), msgspec.json.decode(msgspec.json.encode(plain))) == state:
            return plain
    except (RecordError, OverflowError):
        pass
    raise RecordError("this position holds something that no record can keep, like an endless number")


def from_plain(kind: type[S], data: Any) -> S:
    """The state in such lists."""
    try:
        state = msgspec.convert(data, kind, str_keys=True, dec_hook=Box.decode)
        encode(state)
    except (msgspec.ValidationError, RecursionError, OverflowError) as error:
        raise RecordError(f"the position is not one of this game: {error}") from None
    return state


def transplant(target: Any, source: Any) -> Any:
    """Make `target` equal to `source` without replacing the structs and lists that others hold; the value to keep."""
    if isinstance(target, Struct) and type(target) is type(source) and not target.__struct_config__.frozen:
        for name in target.__struct_fields__:
            setattr(target, name, transplant(getattr(target, name), getattr(source, name)))
        return target
    if isinstance(target, list) and isinstance(source, list):
        shared = min(len(target), len(source))
        target[:] = [transplant(a, b) for a, b in zip(target, source, strict=False)] + source[shared:]
        return target
    if isinstance(target, dict) and isinstance(source, dict):
        merged = {key: transplant(target.get(key), value) for key, value in source.items()}
        target.clear()
        target.update(merged)
        return target
    return source
