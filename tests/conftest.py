"""For all tests: hypothesis takes its time, because machines differ in speed, and repeats itself in CI.

Matches that nobody saves elsewhere are kept in a folder of the tests.
"""

import os

import pytest
from hypothesis import settings

settings.register_profile("darbar", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("darbar")


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory):
    """Where this run of the tests keeps matches."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DARBAR_HOME", str(tmp_path_factory.mktemp("home")))
        yield
