"""Networks in files: NumPy's own archive of plain arrays, with the layout and how it was made as JSON inside.

Nothing in such a file is ever run. One that is broken, of another game, or made for other types is refused with a
sentence that says so.
"""

from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

import msgspec
import numpy as np
from msgspec import Struct

from ..errors import DarbarError, quoted
from ..files import read_regular, write_atomically
from ..match.game import Game
from .encoder import ENCODING, Encoder, Layout, added, types_of
from .network import Measures, ValueNetwork, Weights

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_UNPACKED: Final = 64 * 1024 * 1024
FORMAT: Final = 1


class Header(Struct, frozen=True):
    """What stands beside the numbers."""

    format: int
    layout: Layout
    measures: Measures
    made: dict[str, Any] = {}


def dumped(network: ValueNetwork) -> bytes:
    """A network as the content of a file; half the precision is enough for weights."""
    header = Header(FORMAT, network.layout, network.measures, network.made)
    arrays = {name: _halved(array) for name, array in network.weights._asdict().items()}
    content = BytesIO()
    np.savez_compressed(content, header=np.frombuffer(msgspec.json.encode(header), dtype=np.uint8), **arrays)
    return content.getvalue()


def save(network: ValueNetwork, path: Path) -> None:
    """Write a network."""
    write_atomically(path, dumped(network))


def load(game: Game[Any], path: Path) -> ValueNetwork:
    """The network in a file."""
    return loaded(game, read_regular(path, MOST_BYTES, "network"), str(path))


def loaded(game: Game[Any], content: bytes, name: str) -> ValueNetwork:
    """The network in the content of a file with this name."""
    header, weights = _opened(content, name)
    if header.layout.game != game.name:
        raise DarbarError(f"{quoted(name)} plays {quoted(header.layout.game)}, not {game.title}")
    return _made(game, header, weights, name)


def loaded_if_of(game: Game[Any], content: bytes, name: str) -> ValueNetwork | None:
    """The same, or None for a network of another game: some packages hold several."""
    header, weights = _opened(content, name)
    return _made(game, header, weights, name) if header.layout.game == game.name else None


def _opened(content: bytes, name: str) -> tuple[Header, Weights]:
    try:
        _check_unpacked(content)
        with np.load(BytesIO(content), allow_pickle=False) as arrays:
            header = msgspec.json.decode(arrays["header"].tobytes(), type=Header)
            return header, Weights(*(_whole(_found(arrays, field), field) for field in Weights._fields))
    except Exception as error:  # whatever is wrong with a stranger's archive
        raise DarbarError(f"{quoted(name)} is no network, or a broken one: {str(error)[:100]}") from None


def _made(game: Game[Any], header: Header, weights: Weights, name: str) -> ValueNetwork:
    _check(game, header, name)
    network = ValueNetwork(Encoder(game, header.layout), weights, header.measures, header.made)
    _check_sizes(network, name)
    return network


def _check_unpacked(content: bytes) -> None:
    """Refuse an archive that would become very large."""
    with ZipFile(BytesIO(content)) as archive:
        if sum(entry.file_size for entry in archive.infolist()) > MOST_UNPACKED:
            raise ValueError(f"it holds more than {MOST_UNPACKED >> 20} MB")


def _check(game: Game[Any], header: Header, name: str) -> None:
    layout = header.layout
    if header.format != FORMAT or layout.encoding != ENCODING:
        raise DarbarError(f"{quoted(name)} was made by another version of Darbar: train it again")
    if layout.types != types_of(game):
        raise DarbarError(f"{quoted(name)} was made when the state of {game.title} was another one: train it again")
    if layout.features != added(game):
        raise DarbarError(f"{quoted(name)} was made when {game.title} added other features: train it again")


def _check_sizes(network: ValueNetwork, name: str) -> None:
    """Whether the arrays fit together, and to what the encoder makes."""
    weights, encoder = network.weights, network.encoder
    width = 2 * len(encoder.side_names) + len(encoder.table_names)
    used, units = weights.used.shape, weights.hidden_bias.shape
    fits = (
        len(used) == len(units) == 1
        and weights.mean.shape == weights.deviation.shape == used
        and weights.hidden.shape == used + units
        and weights.out.shape == (*units, 2)
        and weights.out_bias.shape == (2,)
        and weights.direct.shape == (*used, 2)
    )
    if not fits or (used[0] and not 0 <= weights.used.min() <= weights.used.max() < width):
        raise DarbarError(f"{quoted(name)} is a broken network: its numbers do not fit together")
    if not all(np.isfinite(array).all() for array in weights) or not (weights.deviation > 0).all():
        raise DarbarError(f"{quoted(name)} is a broken network: some of its numbers are none")


def _found(arrays: Any, field: str) -> Any:
    """An array of an archive; older ones know no way past the hidden layer."""
    if field == "direct" and field not in arrays:
        return np.zeros((len(arrays["used"]), 2), dtype=np.float32)
    return arrays[field]


def _halved(array: Any) -> Any:
    return array.astype(np.float16) if array.ndim == 2 else array


def _whole(array: Any, field: str) -> Any:
    if field == "used":
        if array.dtype.kind not in "iu":
            raise ValueError("places are whole numbers")
        return array.astype(np.int32)
    return array.astype(np.float32)
