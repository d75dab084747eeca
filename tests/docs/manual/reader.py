"""A reader who does everything that a page says, in an empty folder."""

import doctest
import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from darbar.plugins import plugins

from .pages import ROOT, Block
from .screens import Screen

SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def world(folder: Path, *projects: Path) -> dict[str, str]:
    """An environment with a folder for a home, and Darbar installed, and projects in that folder."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    modules = os.pathsep.join(map(str, (folder, *projects)))
    return {"PATH": path, "PYTHONPATH": modules, "LC_ALL": "C.UTF-8", "HOME": str(folder)}


class Reader:
    """Runs the blocks of one page, in their order: one namespace, one folder, one project."""

    def __init__(self, page: str, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.projects: list[Path] = []
        self.module = ModuleType(f"page_{re.sub(r'[^a-z]', '_', page.lower())}")

    def __enter__(self) -> "Reader":
        self.before = Path.cwd()
        os.chdir(self.folder)
        sys.path.insert(0, str(self.folder))
        sys.modules[self.module.__name__] = self.module
        self.forget()
        return self

    def __exit__(self, *_: object) -> None:
        os.chdir(self.before)
        for path in (self.folder, *self.projects):
            sys.path.remove(str(path))
        del sys.modules[self.module.__name__]
        self.forget()

    def forget(self) -> None:
        """What was imported from the folder, and what is installed, may have changed."""
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", "")).startswith(str(self.folder)):
                del sys.modules[name]
        importlib.invalidate_caches()
        plugins.cache_clear()

    def follow(self, block: Block) -> None:
        """Do what a block says."""
        match block:
            case Block(kind="python" | "toml" | "text", file=file) if file:
                self.write(block)
            case Block(kind="python"):
                self.execute(block)
            case Block(kind="pycon"):
                self.converse(block)
            case Block(kind="console"):
                self.command(block)
            case Block(kind=kind) if kind.partition(" ")[0] == "screen":
                self.look(block)
            case Block(kind="toml"):
                tomllib.loads(block.content)
            case Block(kind="sh"):
                self.recognise(block)
            case Block(kind="text tree"):
                self.look_around(block)
            case Block(kind="text rooms"):
                self.visit(block)
            case Block(kind="{toctree}"):
                self.turn_pages(block)
            case _:
                raise AssertionError(f"{self.page}:{block.line}: nobody runs a block of the kind {block.kind!r}")

    def write(self, block: Block) -> None:
        """Begin a file, or add to the end of one. A finished `pyproject.toml` is installed."""
        path = self.folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        before = f"{path.read_text(encoding='utf-8').rstrip()}\n\n\n" if path.exists() else ""
        path.write_text(before + block.content, encoding="utf-8")
        if block.file == "pyproject.toml":
            self.install(tomllib.loads(block.content)["project"])
        self.forget()

    def install(self, project: dict[str, Any]) -> None:
        """What an editable install leaves behind: a distribution with its entry points."""
        info = self.folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
        lines = [f"{name} = {module}" for name, module in project["entry-points"]["darbar"].items()]
        (info / "entry_points.txt").write_text("\n".join(["[darbar]", *lines]))

    def add(self, project: Path) -> None:
        """Install a project that a command has written."""
        self.install(tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"])
        self.projects.append(project)
        sys.path.insert(0, str(project))
        self.forget()

    def execute(self, block: Block) -> None:
        """Run Python; a traceback shows the line of the page."""
        exec(compile("\n" * (block.line - 1) + block.content, self.page, "exec"), vars(self.module))

    def converse(self, block: Block) -> None:
        """Type what stands after `>>>`, and compare the answers."""
        names = vars(self.module)
        test = doctest.DocTestParser().get_doctest(block.content, names, self.page, self.page, block.line - 1)
        test.globs = names
        complaints: list[str] = []
        doctest.DocTestRunner(optionflags=SHOWN, verbose=False).run(test, out=complaints.append, clear_globs=False)
        assert not complaints, "".join(complaints)

    def command(self, block: Block) -> None:
        """Run what stands after `$`, type what stands after `>`, be it only Enter, and compare all that is printed."""
        for part in re.split(r"^\$ ", block.content, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            shown = self.shell(command, "".join(re.findall(r"^> ?(.*\n)", expected, re.MULTILINE)))
            if not _looks_like(expected, shown):
                raise AssertionError(f"{self.page}:{block.line}: $ {command}\nexpected:\n{expected}\ngot:\n{shown}")

    def look(self, block: Block) -> None:
        """Run what stands after `$` on a terminal, press what stands after `>`, and compare what is on the screen then.

        The kind of the block may name the size of the terminal: `screen 100x30`.
        """
        columns, rows = map(int, (block.kind.partition(" ")[2] or "80x24").split("x"))
        command, _, rest = block.content.removeprefix("$ ").partition("\n")
        screen = Screen(command, self.folder, self.environment, columns, rows)
        try:
            first, *steps = re.split(r"^> ", rest, flags=re.MULTILINE)
            self.compare(block, screen, command, first)
            for step in steps:
                keys, _, expected = step.partition("\n")
                screen.press(keys)
                self.compare(block, screen, keys, expected)
        finally:
            screen.close()

    def compare(self, block: Block, screen: Screen, done: str, expected: str) -> None:
        """What is on the screen looks like what the page shows, sooner or later."""
        if not screen.shows(lambda text: _looks_like(expected, text)):
            raise AssertionError(f"{self.page}:{block.line}: {done}\nexpected:\n{expected}\ngot:\n{screen.text}")

    @property
    def environment(self) -> dict[str, str]:
        """The world of a reader: an empty home, and Darbar installed."""
        return world(self.folder, *self.projects)

    def shell(self, command: str, typed: str) -> str:
        """What a command prints, on both streams."""
        done = subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=50,
            check=False,
        )
        return done.stdout

    def recognise(self, block: Block) -> None:
        """Commands that need the network or take long are not run, but they are commands of this project."""
        targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        known = {f"make {target}" for target in targets} | {"pip install .", "pip install -e ."}
        for line in block.content.splitlines():
            command = line.partition("#")[0].strip()
            project = self.folder / command.removeprefix("pip install -e ")
            if (project / "pyproject.toml").is_file() and project != self.folder:
                self.add(project)
                continue
            assert command in known, f"{self.page}:{block.line}: nobody knows the command {command!r}"

    def visit(self, block: Block) -> None:
        """The picture of the rooms has them in the order of the walls."""
        drawn = re.findall(r"^ │ (\w+)", block.content, re.MULTILINE)
        contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
            "contracts"
        ]
        walls = next(one["layers"] for one in contracts if one["name"].startswith("The rooms"))
        rooms = [wall.removeprefix("darbar.") for wall in walls if "|" not in wall]
        assert drawn == [room for room in rooms if room not in ("entry", "cli", "api")], (
            f"{self.page}:{block.line}: {drawn}"
        )

    def look_around(self, block: Block) -> None:
        """Everything in the picture of the tree is there."""
        for line in block.content.splitlines():
            for path in line.partition("  ")[0].split():
                assert (ROOT / path).exists(), f"{self.page}:{block.line}: there is no {path}"

    def turn_pages(self, block: Block) -> None:
        """Every page in a table of contents is there."""
        for line in block.content.splitlines():
            if line and not line.startswith(":"):
                page = (ROOT / self.page).parent / f"{line}.md"
                assert page.exists(), f"{self.page}:{block.line}: there is no page {line!r}"


def _looks_like(expected: str, shown: str) -> bool:
    return doctest.OutputChecker().check_output(_tidy(expected), _tidy(shown), doctest.ELLIPSIS)


def _tidy(output: str) -> str:
    """Lines as one sees them: blanks at their ends, and spaces that do not break, look like nothing else."""
    seen = output.replace("\N{NO-BREAK SPACE}", " ").strip().splitlines()
    return "\n".join(line.rstrip() for line in seen) + "\n"
