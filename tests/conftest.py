"""For all tests: hypothesis searches as long as it needs, because machines differ in speed, and repeats itself in CI."""

import os

from hypothesis import settings

settings.register_profile("darbar", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("darbar")
