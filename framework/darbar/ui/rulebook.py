"""The rulebook: each numbered rule of a game in a few words, and the tests that prove it."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ..errors import PluginError
from ..files import read_regular

MOST_BYTES: Final = 4 * 1024 * 1024


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One numbered rule. Which prompts ask by it, and which refusals appeal to it, stand with it."""

    number: str
    says: str
    prompts: list[str] = []
    refusals: list[str] = []


@lru_cache
def rules(package: str) -> tuple[Rule, ...]:
    """The rules in a game's `rules.toml`; none when it has no such file."""
    import tomllib
    from importlib.resources import files

    path = files(package) / "rules.toml"
    if not path.is_file():
        return ()
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("rule", [])
        return tuple(msgspec.convert(rows, list[Rule]))
    except (OSError, ValueError, RecursionError) as error:
        raise PluginError(f"{package}: rules.toml: {error}") from None


@lru_cache
def rule_of(package: str, key: str) -> str:
    """The number of the rule that a prompt or a refusal belongs to; empty when none claims it."""
    for rule in rules(package):
        if key in rule.prompts or key in rule.refusals:
            return rule.number
    return ""


def proofs(folder: Path, game: str) -> dict[str, list[str]]:
    """For each rule number, the tests below a folder that carry `@rule(game, number)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for number, test in _marked(path, game):
            found.setdefault(number, []).append(f"{path.relative_to(folder).as_posix()}::{test}")
    return found


def _marked(path: Path, game: str) -> Iterator[tuple[str, str]]:
    try:
        tree = ast.parse(read_regular(path, MOST_BYTES, "test"))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise PluginError(f"{path} cannot be read as Python: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    words = [arg.value for arg in mark.args if isinstance(arg, ast.Constant)]
                    if words and words[0] == game:
                        yield from ((str(number), node.name) for number in words[1:])


def words_key(rule: Rule) -> str:
    """The message key of a rule's text in other languages."""
    return f"rule-{_slug(rule.number)}"


def number_key(number: str) -> str:
    """The message key of a number that is made of words, in other languages."""
    return f"number-{_slug(number)}"


def _slug(number: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", number.lower())
