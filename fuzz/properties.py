"""Properties: the tests that Hypothesis looks for examples for, each with another seed than any run before."""

import os
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

SECONDS = 300.0
USUAL = 200
ROOT = Path(__file__).parents[1]
FAILED = 1
"""How pytest ends when a test has failed."""


def new_case(chance: Random) -> dict[str, Any]:
    """A test, and a seed for its examples."""
    return {"test": chance.choice(properties()), "seed": chance.getrandbits(32)}


def fault_of(case: dict[str, Any]) -> str | None:
    """Run it."""
    ran = _pytest(case["test"], f"--hypothesis-seed={case['seed']}")
    if ran.returncode != FAILED:
        return None
    cause = next((line for line in ran.stdout.splitlines() if line.startswith("E  ")), "E it failed")
    return f"{case['test']}: {cause[1:].strip()}"


@lru_cache
def properties() -> tuple[str, ...]:
    """Every such test of the project, by its id."""
    listed = _pytest("--collect-only").stdout.splitlines()
    return tuple(line for line in listed if "::" in line)


def _pytest(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Where `CI` is set, every run would have the same examples."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "hypothesis", "-p", "no:cacheprovider", *arguments]
    settings = {name: value for name, value in os.environ.items() if name != "CI"}
    return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
