"""`darbar new`: the projects it writes, installed with Darbar in a fresh environment and run there."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
HERE = Path(sys.executable).parent


def done(*words: object, cwd: Path, keys: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program to its end, away from everything that this environment may have set."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "PIP"))
    }
    environment |= {"PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "LC_ALL": "C.UTF-8"}
    command = [str(word) for word in words]
    return subprocess.run(command, cwd=cwd, input=keys, env=environment, capture_output=True, text=True, timeout=120)


def must(*words: object, cwd: Path, keys: str = "") -> str:
    """Run a program that has to succeed; what it prints."""
    ran = done(*words, cwd=cwd, keys=keys)
    assert ran.returncode == 0, f"{words}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


@pytest.fixture(scope="module")
def workshop(tmp_path_factory):
    """A folder with both projects."""
    folder = tmp_path_factory.mktemp("workshop")
    must(HERE / "darbar", "new", "game", "lantern", cwd=folder)
    must(HERE / "darbar", "new", "frontend", "parlour", "--into", folder, cwd=folder)
    return folder


@pytest.fixture(scope="module")
def fresh(workshop):
    """The programs of a fresh environment in which Darbar and both projects are installed, not as editable.

    What they depend on is lent by the environment that runs this test, so that nothing is downloaded.
    """
    wheels = workshop / "wheels"
    projects = [REPOSITORY, workshop / "darbar-lantern", workshop / "darbar-parlour"]
    build = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels]
    must(sys.executable, "-m", "pip", *build, *projects, cwd=workshop)
    home = workshop / "fresh"
    venv.create(home, with_pip=True)
    programs = home / HERE.name
    must(programs / "python", "-m", "pip", "install", "--quiet", "--no-deps", *wheels.glob("*.whl"), cwd=workshop)
    site = must(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=workshop)
    (Path(site.strip()) / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


def test_the_fresh_environment_runs_its_own_darbar(fresh, workshop):
    where = must(fresh / "python", "-c", "import darbar; print(darbar.__file__)", cwd=workshop)
    assert Path(where.strip()).is_relative_to(fresh.parent)


def test_the_templates_are_installed_with_darbar(fresh, workshop):
    must(fresh / "darbar", "new", "game", "owl", "--into", workshop / "more", cwd=workshop)
    assert (workshop / "more" / "darbar-owl" / "darbar_owl" / "words" / "en.ftl").is_file()


def test_the_new_game_is_among_the_games(fresh, workshop):
    shown = must(fresh / "darbar", "games", cwd=workshop)
    assert "lantern: Lantern, 2 to 4 players. Take the last of twelve stones." in shown
    assert "tictactoe: Tic-tac-toe, 2 players." in shown


def test_both_projects_are_among_the_plugins(fresh, workshop):
    shown = must(fresh / "darbar", "plugins", cwd=workshop)
    assert "lantern (darbar-lantern 0.1.0)\n    game  lantern  " in shown
    assert "parlour (darbar-parlour 0.1.0)\n    frontend  parlour  " in shown


def test_the_new_game_conforms(fresh, workshop):
    shown = must(fresh / "darbar", "check", "lantern", "--matches", "20", cwd=workshop)
    assert shown.startswith("lantern: Lantern\n  ok")
    assert "FAULT" not in shown


def test_every_rule_of_the_new_game_has_a_test(fresh, workshop):
    assert must(fresh / "darbar", "rules", "lantern", "--uncovered", cwd=workshop / "darbar-lantern") == ""


def test_the_new_frontend_plays_a_whole_match(fresh, workshop):
    words = ["play", "tictactoe", "--frontend", "parlour", "--seats", "you:Ana,you:Ben", "--save", "match.txt"]
    keys = "mark a1\nmark a2\nmark b1\nmark b2\nmark c1\n"
    shown = must(fresh / "darbar", *words, cwd=workshop, keys=keys)
    assert shown.endswith("1. Ana: 1\n2. Ben: 0\n")
    assert "Ana has three in a row." in must(fresh / "darbar", "replay", "match.txt", cwd=workshop)


def test_the_new_frontend_plays_the_new_game_against_a_bot(fresh, workshop):
    shown = must(fresh / "darbar", "play", "lantern", "--frontend", "parlour", cwd=workshop, keys="1\n" * 12)
    assert "Player 1 took one stone." in shown
    assert "\n2. " in shown


@pytest.mark.parametrize("project", ["darbar-lantern", "darbar-parlour"])
def test_the_tests_of_the_project_pass(fresh, workshop, project):
    assert " passed" in must(fresh / "python", "-W", "error", "-m", "pytest", "-q", cwd=workshop / project)


@pytest.mark.parametrize("project", ["darbar-lantern", "darbar-parlour"])
def test_the_project_is_tidy(workshop, project):
    for check in (["check"], ["format", "--check"]):
        must(HERE / "ruff", *check, "--isolated", "--line-length", "120", ".", cwd=workshop / project)


def test_a_project_is_never_overwritten(workshop):
    readme = workshop / "darbar-lantern" / "README.md"
    before = readme.read_text()
    again = done(HERE / "darbar", "new", "game", "lantern", cwd=workshop)
    assert (again.returncode, again.stderr) == (2, "darbar: darbar-lantern is there already: nothing was written\n")
    assert readme.read_text() == before


def test_the_new_name_stands_everywhere(tmp_path):
    must(HERE / "darbar", "new", "game", "night_owl", "--into", tmp_path, cwd=tmp_path)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert tmp_path / "darbar-night-owl" / "darbar_night_owl" / "game.py" in files
    assert not [path for path in files if "lantern" in (str(path.relative_to(tmp_path)) + path.read_text()).lower()]
    assert 'title="Night owl"' in (tmp_path / "darbar-night-owl" / "darbar_night_owl" / "game.py").read_text()
