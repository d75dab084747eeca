"""The documentation as a site, and the papers beside it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import darbar
import pytest
from darbar.plugins import plugins
from manual import PAGES, ROOT


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", "-W", "-q", "-d", tmp_path / "trees", ROOT / "docs", tmp_path / "html"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    page = (tmp_path / "html" / "writing-a-game.html").read_text(encoding="utf-8")
    assert "darbar_lantern/moves.py" in page


def test_the_site_is_built_without_the_network() -> None:
    configuration = (ROOT / "docs" / "conf.py").read_text(encoding="utf-8")
    assert "intersphinx" not in configuration
    assert "http" not in configuration


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_links_to_files_lead_somewhere(page: str) -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", PAGES[page].prose) if "://" not in link]
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_readme_has_the_two_commands_and_says_whose_names_these_are() -> None:
    readme = PAGES["README.md"]
    assert [line.partition(" #")[0].strip() for line in readme.blocks[0].content.splitlines()] == [
        "make play",
        "make test",
    ]
    assert "belong to their publishers" in readme.prose
    assert "unofficial" in readme.prose
    assert "in our own words" in " ".join(readme.prose.split())


def test_make_play_starts_the_game_that_the_manual_names() -> None:
    recipe = re.search(r"darbar play (\w+) --seats (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert recipe
    assert recipe[2] == "you,bot,bot"
    title = darbar.games()[recipe[1]].title
    assert f"make play    # a match of {title} against two bots" in PAGES["README.md"].text
    assert f"make play      # a game of {title}" in PAGES["CONTRIBUTING.md"].text
    assert f"`make play` in a checkout starts [{title}]" in PAGES["docs/playing.md"].prose


def test_the_readme_and_the_changelog_name_every_bundled_game() -> None:
    bundled = [game for game, one in plugins().provided["game"].items() if one.plugin.distribution == "darbar"]
    titles = [darbar.games()[game].title for game in bundled]
    assert len(titles) > 3
    assert [title for title in titles if title not in PAGES["README.md"].prose] == []
    assert [title for title in titles if f"*{title}*" not in PAGES["CHANGELOG.md"].prose] == []


def test_the_readme_names_the_python_that_is_needed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert f"Python {project['requires-python'].removeprefix('>=')} or newer" in PAGES["README.md"].prose


def test_the_picture_of_the_tree_shows_every_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    tree = next(block.content for block in PAGES["CONTRIBUTING.md"].blocks if block.kind == "text tree")
    assert [package for package in packages if f"{package}/" not in tree] == []


def test_the_newest_version_in_the_changelog_is_this_one() -> None:
    assert re.findall(r"^## \[([\d.]+)\]", PAGES["CHANGELOG.md"].prose, re.MULTILINE)[0] == darbar.__version__


def test_the_changelog_speaks_to_those_who_will_notice() -> None:
    parts = re.findall(r"^### (.+)$", PAGES["CHANGELOG.md"].prose, re.MULTILINE)
    assert parts[:3] == ["For players", "For game writers", "For frontend writers"]
