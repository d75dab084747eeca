"""For all tests: hypothesis searches as long as it needs, because machines differ in speed."""

from hypothesis import settings

settings.register_profile("darbar", deadline=None)
settings.load_profile("darbar")
