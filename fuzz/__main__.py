"""`python fuzz`: run attacks, and tell how many tries there were and how many faults."""

import sys
from pathlib import Path

if not __package__:
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from fuzz.running import main

if __name__ == "__main__":
    sys.exit(main())
