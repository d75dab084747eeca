"""The version of the kernel, written into every record, and whether this is the compiled build of it."""

VERSION = "0.1.0"


def build() -> str:
    """`compiled` where the kernel's hot modules are machine code, `pure` where all is Python: both play the same."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    found = find_spec("darbar.core.table")
    return "compiled" if found is not None and str(found.origin).endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
