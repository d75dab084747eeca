"""A worker: does works as it is told on its standard input, on one core, and says how much CPU time each took.

`bench.py` starts one with each interpreter that it compares, and lets them work in turns. What is measured is what is
installed in the environment of that interpreter; how it is measured stands in this folder.
"""

import gc
import json
import sys
import time

import darbar
from works import WORKS


def main() -> None:
    """A line `name, first seed, how many` is answered with how much was done, and in how many seconds."""
    print(json.dumps({"python": sys.version.split()[0], "build": _build()}), flush=True)
    for line in sys.stdin:
        name, first, count = json.loads(line)
        print(json.dumps(done(name, first, count)), flush=True)


def _build() -> str:
    """Pure or compiled; a checkout from before there was a choice is pure."""
    return str(getattr(darbar.version, "build", lambda: "pure")())


def done(name: str, first: int, count: int) -> tuple[int, float]:
    """What was done with so many seeds, and the seconds that took."""
    work = WORKS[name]
    if first == 0:
        work(0)
    gc.collect()
    start = time.process_time()
    amount = sum([work(seed) for seed in range(first, first + count)])
    return amount, time.process_time() - start


if __name__ == "__main__":
    main()
