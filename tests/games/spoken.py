"""What the source of a game says: the message keys that its rules use, with their arguments."""

import ast
import re
from collections import defaultdict
from functools import cache
from importlib.resources import files

ASKERS = {"ask": 1, "freely": 2, "pick": 2, "asked": 2}
"""Which argument of a function that asks is the prompt."""

SAID = re.compile(r"(refusal|line|panel|cell)-[a-z0-9-]+\Z")
"""Keys that are no prompts."""


def sources(package):
    """The modules of the game, as trees."""
    waiting, trees = [files(package)], []
    while waiting:
        for path in waiting.pop().iterdir():
            if path.is_dir():
                waiting.append(path)
            elif path.name.endswith(".py"):
                trees.append(ast.parse(path.read_text(encoding="utf-8")))
    return trees


def name_of(call):
    """What is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def strings(node, local):
    """The strings an expression can be: written out, one of two, a text's key, or a local variable's."""
    match node:
        case ast.Constant(str(value)):
            return {value}
        case ast.IfExp():
            return strings(node.body, local) | strings(node.orelse, local)
        case ast.Call() if name_of(node) == "text" and node.args:
            return strings(node.args[0], local)
        case ast.Name(name) if name in local:
            return strings(local[name], {})
    return set()


def spoken_in(function):
    """The prompts, the other keys, and the arguments that go with each, in one function, or in a constant."""
    local = {
        node.targets[0].id: node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
        place = ASKERS.get(name_of(call))
        if place is not None and len(call.args) > place:
            yield from ((f"prompt-{key}", set()) for key in strings(call.args[place], local))
        elif name_of(call) == "text" and call.args:
            given = {keyword.arg for keyword in call.keywords}
            for key in strings(call.args[0], local):
                yield key if SAID.match(key) else f"prompt-{key}", given


@cache
def spoken(package):
    """Each key that the source uses, with the arguments it is given."""
    found = defaultdict(set)
    for tree in sources(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.Assign) and node in tree.body):
                for key, given in spoken_in(node):
                    found[key] |= given
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and SAID.match(node.value):
                found[node.value] |= set()
    return dict(found)
