"""The compiled build: with DARBAR_COMPILE=1, wheels hold the hot modules of the kernel and the rules as machine code.

Without it, and in an editable install, nothing is compiled. The Python files are in every wheel; where a module is
compiled too, Python takes that. mypyc forgets the keywords of classes without a word, so a module with a struct in it
is never compiled: of the games, only modules without any class or hook are, and of the kernel those listed here.
"""

import ast
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KERNEL = (
    "core/choices",
    "core/table",
    "match/position",
    "match/simulation",
    "match/trials",
    "bots/judging",
    "bots/network_judge",
    "bots/planning",
    "bots/playouts",
    "bots/search",
    "bots/tree",
    "bots/worlds",
)
SLOW = {"game", "notes", "pointing", "rulings", "scene", "tables", "view"}
"""Modules and folders of games that no simulation and no search spends its time in."""

OPTIMISE = os.environ.get("DARBAR_OPTIMISE", "2")


class CompiledBuild(BuildHookInterface):  # type: ignore[type-arg]
    """Adds compiled modules to a wheel, when it is asked to."""

    def dependencies(self) -> list[str]:
        """What compiling needs beside a C compiler."""
        return ["mypy", "setuptools"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together."""
        if not is_wanted() or version == "editable":
            return
        root = Path(self.root)
        for path, inside in compiled(root, root / "build" / "compiled").items():
            build_data["force_include"][str(path)] = inside
        build_data["pure_python"], build_data["infer_tag"] = False, True


def is_wanted() -> bool:
    """Whether this is to be the compiled build."""
    return os.environ.get("DARBAR_COMPILE", "") not in ("", "0")


def groups(root: Path) -> dict[str, list[Path]]:
    """The modules to compile, by package."""
    kernel = [root / "framework" / "darbar" / f"{name}.py" for name in KERNEL]
    found = {"darbar": kernel}
    for package in sorted((root / "games").glob("darbar_*")):
        modules = [path for path in sorted(package.rglob("*.py")) if is_hot(path.relative_to(package), path)]
        if modules:
            found[package.name] = modules
    return found


def is_hot(place: Path, path: Path) -> bool:
    """Whether a module of a game has rules in it that are worth compiling, and neither a class nor a hook."""
    parts = place.with_suffix("").parts
    if parts == ("__init__",) or SLOW & set(parts):
        return False
    body = ast.parse(path.read_text(encoding="utf-8")).body
    functions = [one for one in body if isinstance(one, ast.FunctionDef)]
    if not functions or any(map(is_hook, functions)):
        return False
    return not any(isinstance(one, ast.ClassDef) for one in body)


def is_hook(function: ast.FunctionDef) -> bool:
    """Whether a function is one that plugins are asked with: nothing can be noted on a compiled one."""
    return any(ast.unparse(decorator).split(".")[-1] == "hookimpl" for decorator in function.decorator_list)


def compiled(root: Path, target: Path) -> dict[Path, str]:
    """Compile everything; the files that came of it, each with its place in a wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    target.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(root)
    try:
        parts = groups(root)
        paths = [str(path.relative_to(root)) for modules in parts.values() for path in modules]
        separate = [([str(path.relative_to(root)) for path in modules], name) for name, modules in parts.items()]
        extensions = mypycify(
            ["--config-file", str(_config(target)), *paths],
            opt_level=OPTIMISE,
            debug_level="0",
            target_dir=str(target / "c"),
            separate=separate,
        )
        build = Distribution({"name": "darbar", "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp, build.parallel = str(target / "lib"), str(target / "o"), os.cpu_count()
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(before)
    suffix = ".pyd" if sys.platform == "win32" else ".so"
    return {path: path.relative_to(target / "lib").as_posix() for path in (target / "lib").rglob(f"*{suffix}")}


def _config(target: Path) -> Path:
    """Types are checked as `make test` checks them, but only of what is compiled."""
    config = target / "mypy.ini"
    config.write_text(
        "[mypy]\nstrict = true\nmypy_path = framework:games\nexplicit_package_bases = true\nnamespace_packages = true\n"
        "[mypy-fluent.*,babel.*,snowballstemmer.*]\nignore_missing_imports = true\n"
    )
    return config
