"""The compiled build plays as the pure one does, and only what can be compiled is."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import darbar
import pytest
from darbar.plugins import plugins
from darbar.version import build

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

SOURCES = [str(ROOT / folder) for folder in ("framework", "games", "frontends", "observers")]


def test_no_module_with_a_struct_in_it_is_compiled():
    for module in [path for modules in hatch_build.groups(ROOT).values() for path in modules]:
        classes = [one for one in ast.walk(ast.parse(module.read_text())) if isinstance(one, ast.ClassDef)]
        assert not [one.name for one in classes if one.keywords], f"{module}: mypyc drops the keywords of a class"
        bases = {ast.unparse(base) for one in classes for base in one.bases}
        assert not bases & {"Struct", "Move", "Event", "State", "Piece", "Row", "Enum", "IntEnum"}, module


def test_no_module_with_a_hook_in_it_is_compiled():
    for module in [path for modules in hatch_build.groups(ROOT).values() for path in modules]:
        assert "@hookimpl" not in module.read_text(), f"{module}: nothing can be noted on a compiled function"


def test_every_plugin_that_is_bundled_can_be_loaded():
    assert not plugins().faults
    for name in darbar.games():
        for variant in plugins().variants(name):
            assert plugins().game(name, [variant]).variants == (variant,)


@pytest.mark.parametrize("package", sorted(hatch_build.groups(ROOT)))
def test_no_table_of_constants_is_taken_apart_whenever_it_is_looked_into(package: str):
    """Of a tuple whose length it knows, compiled code keeps the items alone: looking into it packs all of them."""
    for module in hatch_build.groups(ROOT)[package]:
        tree = ast.parse(module.read_text())
        found = sorted(tuples(tree) & looked_into(tree))
        assert not found, f"{module}: {', '.join(found)}: annotate with Final[tuple[…, ...]]"


def tuples(tree: ast.Module) -> set[str]:
    """The constants of a module that are tuples of a known length for all that mypy can tell."""
    found = set()
    for one in tree.body:
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Tuple):
            target, values = one.targets[0], one.value.elts
            pairs = zip(target.elts, values, strict=True) if isinstance(target, ast.Tuple) else [(target, one.value)]
            found |= {name.id for name, value in pairs if isinstance(name, ast.Name) and is_fixed(value)}
    return found


def is_fixed(value: ast.expr) -> bool:
    """Whether this is a tuple with nothing in it that may have any length."""
    return isinstance(value, ast.Tuple) and not any(isinstance(item, ast.Starred) for item in value.elts)


def looked_into(tree: ast.Module) -> set[str]:
    """The names that functions of a module go through, search in, or have a variable as an index for."""
    found = set()
    for one in (inner for outer in ast.walk(tree) if isinstance(outer, ast.FunctionDef) for inner in ast.walk(outer)):
        match one:
            case ast.Subscript(ast.Name(name), index) if not isinstance(index, ast.Constant):
                found.add(name)
            case ast.For(iter=ast.Name(name)) | ast.comprehension(iter=ast.Name(name)):
                found.add(name)
    return found


def test_every_listed_module_of_the_kernel_is_there():
    assert all(path.is_file() for path in hatch_build.groups(ROOT)["darbar"])


def test_the_rules_of_every_bundled_game_are_compiled():
    games = {path.parent.name for path in (ROOT / "games").glob("darbar_*/__init__.py")}

    assert games <= set(hatch_build.groups(ROOT))


def test_nothing_is_compiled_unless_it_is_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DARBAR_COMPILE", raising=False)
    assert not hatch_build.is_wanted()
    monkeypatch.setenv("DARBAR_COMPILE", "0")
    assert not hatch_build.is_wanted()
    monkeypatch.setenv("DARBAR_COMPILE", "1")
    assert hatch_build.is_wanted()


@pytest.mark.skipif(build() == "pure", reason="this is the pure build: `make test` runs this on the compiled one")
@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_the_same_seeds_give_the_same_matches_records_and_thoughts(game: str):
    compiled, pure = digests(game), digests(game, PYTHONPATH=os.pathsep.join(SOURCES))

    assert (compiled["build"], pure["build"]) == ("compiled", "pure")
    assert compiled["games"] == pure["games"]


def digests(game: str, **environment: str) -> dict[str, object]:
    command = [sys.executable, str(Path(__file__).with_name("digests.py")), game]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))
