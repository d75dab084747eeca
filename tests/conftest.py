"""For all tests: hypothesis takes its time, because machines differ in speed, and repeats itself in CI.

Matches that nobody saves elsewhere are kept in a folder of the tests. Signals are heard, also where whoever started the
tests ignores them, as `nohup` does.
"""

import gc
import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("darbar", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("darbar")

for name, usual in (("SIGINT", signal.default_int_handler), ("SIGTERM", signal.SIG_DFL), ("SIGHUP", signal.SIG_DFL)):
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, usual)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: whoever looks for rubbish need not look there, and not that often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.fixture(autouse=True, scope="session")
def home(tmp_path_factory):
    """Where this run of the tests keeps matches."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("DARBAR_HOME", str(tmp_path_factory.mktemp("home")))
        yield
