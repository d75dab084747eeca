"""`darbar new`: a small project with a game or a frontend of your own, from the templates in `scaffold/`."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

import click

from ..errors import DarbarError, quoted
from ..match.record import LONGEST_NAME, write_atomically
from ..plugins import plugins
from .choices import FILE

SAMPLES = {"game": "lantern", "frontend": "parlour"}
"""The name that stands in the templates for the new one."""

SUFFIX = ".tmpl"


@click.command()
@click.argument("kind", type=click.Choice(list(SAMPLES)))
@click.argument("name")
@click.option("--into", type=FILE, default=Path("."), help="The folder to put the project in. Default: here.")
def new(kind: str, name: str, into: Path) -> None:
    """Write a pip-installable project with a game or a frontend called NAME, and its tests."""
    _check_name(kind, name)
    project = into / f"darbar-{name.replace('_', '-')}"
    if project.exists():
        raise DarbarError(f"{project} is there already: nothing was written")
    for place, content in _written(kind, name):
        path = project / place
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, content)
        click.echo(f"wrote {path}")
    click.echo(f"Next: pip install -e {project}, then look into {project / 'README.md'}.")


def _check_name(kind: str, name: str) -> None:
    if len(name) > LONGEST_NAME:
        raise DarbarError(f"a {kind}'s name has at most {LONGEST_NAME} signs: {quoted(name)} has {len(name)}")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise DarbarError(f"a {kind}'s name is one lower-case word of letters, digits and _: {name!r} is not")
    if name in plugins().names(kind):
        raise DarbarError(f"the {kind} {name!r} is installed already, from {plugins().provided[kind][name].plugin}")
    if name in [plugin.name for plugin in plugins().plugins] or find_spec(f"darbar_{name}"):
        raise DarbarError(f"the name {name!r} is taken: there is a plugin or a package darbar_{name} already")


def _written(kind: str, name: str) -> Iterator[tuple[str, str]]:
    """Where each file goes, and what is in it."""
    sample, title = SAMPLES[kind], name.replace("_", " ").capitalize()
    for place, template in _templates(files("darbar") / "scaffold" / kind):
        content = template.read_text(encoding="utf-8").replace(sample, name).replace(sample.capitalize(), title)
        yield place.replace(sample, name).removesuffix(SUFFIX), content


def _templates(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if one.is_dir():
            yield from _templates(one, f"{within}{one.name}/")
        elif one.name.endswith(SUFFIX):
            yield within + one.name, one
