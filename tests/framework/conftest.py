"""What the tests of the kernel share: small games made up for them, installed beside the real ones."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from darbar.plugins.manager import GROUP, Plugins

TOYS = EntryPoint("toys", "toys.plugin", GROUP)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[Plugins]:
    """The installed plugins and the toys, behind the door for programs."""
    found = Plugins([*entry_points(group=GROUP), TOYS])
    monkeypatch.setattr("darbar.matches.plugins", lambda: found)
    monkeypatch.setattr("darbar.plugins.plugins", lambda: found)
    yield found
    found.manager.unregister(found.manager.get_plugin("?:toys"))
