"""For all tests: hypothesis takes its time, because machines differ in speed, and repeats itself in CI."""

import os

from hypothesis import settings

settings.register_profile("darbar", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("darbar")
