"""How pictures look: the same everywhere."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def usual_looks() -> Iterator[None]:
    """Draw as matplotlib does by itself: a `matplotlibrc` in the folder has no say, and starts no LaTeX."""
    from matplotlib import rc_context, rcdefaults

    with rc_context():
        rcdefaults()
        yield
