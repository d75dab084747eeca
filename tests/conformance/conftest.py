"""The toys are games that are not installed: they are found here."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "toys"))
