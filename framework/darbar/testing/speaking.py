"""Speaking: which messages the source of a game uses, and what it gives to them.

The source is read, not run: so what is asked once in a thousand matches is found as well. What is put together from
parts while the game runs cannot be known here, and is never held against it.
"""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.abc import Traversable
from importlib.resources import files
from typing import Final

from msgspec import Struct

from ..core.data import kebab

ASKERS: Final = {"ask": 1, "pick": 2, "choose": 2}
"""Which argument of a function that asks is the prompt."""

LETTERS: Final = re.compile(r"[a-z]{3}")
"""A text with gaps is known by what stands between them: so much, at least."""


class Speech(Struct):
    """What a game's source says: keys of texts with the arguments they are given, prompts, and all that is written.

    Arguments are None where the source does not tell them. `shapes` are texts with gaps, like `f"panel-{name}"`.
    """

    texts: dict[str, set[str] | None] = {}
    prompts: set[str] = set()
    written: set[str] = set()
    shapes: list[re.Pattern[str]] = []

    def uses(self, key: str) -> bool:
        """Whether a key could be meant anywhere: as it is, or without the word that says what kind of message it is."""
        names = (key, key.partition("-")[2])
        return any(name in self.written or any(shape.fullmatch(name) for shape in self.shapes) for name in names)

    def given(self, key: str) -> set[str] | None:
        """The arguments of a message; None when the source does not tell them."""
        name = key.removeprefix("prompt-")
        if key in self.texts or name in self.texts:
            return self.texts.get(key, self.texts.get(name))
        return set() if name in self.prompts and key != name else None


@lru_cache
def speech(package: str) -> Speech:
    """What the modules and data files of a game's package say."""
    found = Speech()
    for path in _inside(files(package)):
        content = path.read_text(encoding="utf-8")
        if path.name.endswith(".py"):
            _read(ast.parse(content), found)
        else:
            found.written |= set(re.findall(r"[a-z][a-z0-9-]+", content))
    return found


def _inside(folder: Traversable) -> Iterator[Traversable]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _inside(path)
        elif path.name.endswith((".py", ".toml")) and path.name != "rules.toml":
            yield path


def _read(tree: ast.Module, found: Speech) -> None:
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(value)):
                found.written.add(value)
            case ast.ClassDef(name):
                found.written.add(kebab(name))
            case ast.JoinedStr():
                found.shapes += _shape(node)
            case ast.FunctionDef():
                _read_calls(node, _locals(node), found)
    _read_calls(tree, {}, found)


def _shape(node: ast.JoinedStr) -> list[re.Pattern[str]]:
    parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
    if not any(part and LETTERS.search(part) for part in parts):
        return []
    return [re.compile("".join(".+" if part is None else re.escape(part) for part in parts))]


def _locals(function: ast.FunctionDef) -> dict[str, ast.expr]:
    return {
        node.targets[0].id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def _read_calls(inside: ast.AST, local: dict[str, ast.expr], found: Speech) -> None:
    for call in ast.walk(inside):
        if not isinstance(call, ast.Call):
            continue
        place = ASKERS.get(_name(call))
        if place is not None and len(call.args) > place:
            found.prompts |= {key for key in _strings(call.args[place], local) if " " not in key}
        elif _name(call) == "text" and call.args:
            given = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
            for key in _strings(call.args[0], local):
                _add(found, key, given if len(given) == len(call.keywords) else None)


def _add(found: Speech, key: str, given: set[str] | None) -> None:
    """A key that is used in several places needs no more than it is given in one of them."""
    if " " not in key:
        known = found.texts.get(key, set())
        found.texts[key] = None if known is None or given is None else known | given


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else str(getattr(call.func, "id", ""))


def _strings(node: ast.expr, local: dict[str, ast.expr]) -> set[str]:
    """The texts that an expression can be: written out, one of two, the key of a text, or a local variable's."""
    match node:
        case ast.Constant(str(value)):
            return {value}
        case ast.IfExp():
            return _strings(node.body, local) | _strings(node.orelse, local)
        case ast.Call() if _name(node) == "text" and node.args:
            return _strings(node.args[0], local)
        case ast.Name(name) if name in local:
            return _strings(local[name], {})
    return set()
