"""The attacks stand beside the packages: they are found from the top of the project."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

collect_ignore_glob = [] if sys.platform == "linux" else ["test_*.py"]
"""The attacks count processes and make devices as they are on Linux."""
