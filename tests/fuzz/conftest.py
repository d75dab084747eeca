"""The attacks stand beside the packages: they are found from the top of the project."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
