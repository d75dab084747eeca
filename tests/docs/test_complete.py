"""Nothing that a stranger can use is missing from the manual."""

import ast
import importlib
import inspect
import pkgutil
import re
from dataclasses import fields

import click
import darbar
import pytest
from darbar import (
    Chair,
    ClockState,
    Control,
    Event,
    Game,
    Kept,
    Match,
    Session,
    Words,
    cli,
    components,
    core,
    signals,
    testing,
)
from darbar.match import record
from darbar.plugins import hookspecs, plugins
from darbar.ui import scene
from darbar_bazaar.game import BAZAAR
from darbar_repl.answers import COMMANDS
from manual import PAGES, ROOT

SITE = [page for name, page in PAGES.items() if name.startswith("docs/")]
CODE = "\n".join(
    [
        *(span for page in SITE for span in re.findall(r"`([^`]+)`", page.prose)),
        *(block.content for page in SITE for block in page.blocks),
    ]
)


def missing(names: list[str], text: str) -> list[str]:
    return [name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)]


def public(kind: type) -> list[str]:
    return [name for name in dir(kind) if not name.startswith("_") and name not in ("begin", "begin_from")]


# Hooks


def test_every_hook_has_its_section_in_calling_order() -> None:
    specified = [name for name in vars(hookspecs) if name.startswith("darbar_")]
    assert len(specified) > 8
    assert [heading.strip("`") for heading in PAGES["docs/hooks.md"].headings if "darbar_" in heading] == specified


@pytest.mark.parametrize("hook", [name for name in vars(hookspecs) if name.startswith("darbar_")])
def test_the_section_of_a_hook_has_an_implementation(hook: str) -> None:
    written = "".join(
        block.content for block in PAGES["docs/hooks.md"].blocks if block.file == "darbar_salon/__init__.py"
    )
    assert hook in [node.name for node in ast.walk(ast.parse(written)) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("hook", [name for name in vars(hookspecs) if name.startswith("darbar_")])
def test_the_section_of_a_hook_names_its_arguments(hook: str) -> None:
    section = PAGES["docs/hooks.md"].text.partition(f"## `{hook}`")[2].partition("\n## ")[0]
    assert missing(list(inspect.signature(getattr(hookspecs, hook)).parameters), section) == []


# Events


def kernel_events() -> list[type[Event]]:
    names = [found.name for found in pkgutil.iter_modules(core.__path__)]
    modules = [importlib.import_module(f"darbar.core.{name}") for name in names]
    kinds = {kind for module in modules for kind in vars(module).values() if inspect.isclass(kind)}
    return [
        kind
        for kind in kinds
        if issubclass(kind, Event) and kind is not Event and kind.__module__.startswith("darbar.")
    ]


def test_every_event_of_the_kernel_is_documented_with_its_fields() -> None:
    section = PAGES["docs/events.md"].section("Events of the kernel")
    wanted = [f"{kind.__name__}({', '.join(kind.__struct_fields__)})" for kind in kernel_events()]
    assert wanted
    assert [call for call in wanted if f"`{call}`" not in section] == []


# Commands


def bundled_commands() -> dict[str, click.Command]:
    found = plugins().provided["command"].items()
    return {name: plugins().load("command", name) for name, one in found if one.plugin.distribution == "darbar"}


def test_every_command_has_its_section_and_no_other() -> None:
    assert sorted(PAGES["docs/commands.md"].headings) == sorted(f"`darbar {name}`" for name in bundled_commands())


@pytest.mark.parametrize("name", bundled_commands())
def test_every_option_of_a_command_is_documented_and_no_other(name: str) -> None:
    section = PAGES["docs/commands.md"].section(f"`darbar {name}`")
    options = [param for param in bundled_commands()[name].params if isinstance(param, click.Option)]
    assert set(re.findall(r"^\| `(--[\w-]+)", section, re.MULTILINE)) == {option.opts[0] for option in options}


@pytest.mark.parametrize("name", bundled_commands())
def test_every_argument_of_a_command_is_documented(name: str) -> None:
    section = PAGES["docs/commands.md"].section(f"`darbar {name}`")
    arguments = [param for param in bundled_commands()[name].params if isinstance(param, click.Argument)]
    choices = [param.type.choices if isinstance(param.type, click.Choice) else [param.name] for param in arguments]
    names = {str(one).upper().removesuffix("S") for several in choices for one in several}
    assert [one for one in names if one not in section.upper()] == []


@pytest.mark.parametrize("page", ["docs/commands.md", "docs/playing.md"])
def test_every_exit_code_is_documented(page: str) -> None:
    codes = {kind.exit_code for kind in cli.Failure.__subclasses__()} | {0, signals.INTERRUPTED, signals.TERMINATED}
    assert {int(code) for code in re.findall(r"^\| (\d+) \|", PAGES[page].prose, re.MULTILINE)} == codes


def test_every_environment_variable_is_documented() -> None:
    sources = [path for folder in ("framework", "frontends", "observers") for path in (ROOT / folder).rglob("*.py")]
    used = {name for path in sources for name in re.findall(r"DARBAR_[A-Z_]+", path.read_text(encoding="utf-8"))}
    assert used
    assert missing(sorted(used), PAGES["docs/commands.md"].prose) == []


def test_everything_that_can_be_typed_while_playing_is_documented() -> None:
    typed = re.findall(r"^\| `([a-z]+!?)", PAGES["docs/playing.md"].section("Answering"), re.MULTILINE)
    assert typed == list(COMMANDS)


# Names


def test_every_public_name_stands_in_the_docs() -> None:
    assert missing(darbar.__all__, CODE) == []


@pytest.mark.parametrize(
    ("kind", "page"),
    [
        (Match, "docs/matches.md"),
        (Chair, "docs/matches.md"),
        (Session, "docs/writing-a-frontend.md"),
        (Words, "docs/writing-a-frontend.md"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_everything_that_a_program_may_call_stands_on_its_page(kind: type, page: str) -> None:
    inner = {"observe", "notify", "observers"}  # what the kernel calls for observers
    assert missing([name for name in public(kind) if name not in inner], PAGES[page].text) == []


def test_every_field_of_a_game_is_documented() -> None:
    section = PAGES["docs/writing-a-game.md"].section("Everything a game can say")
    assert missing([field.name for field in fields(Game)], section) == []


def test_every_part_of_a_scene_is_documented() -> None:
    parts = [name for name, kind in vars(scene).items() if inspect.isclass(kind) and kind.__module__ == scene.__name__]
    assert missing(parts, PAGES["docs/writing-a-frontend.md"].prose) == []


def test_every_helper_for_tests_stands_in_the_docs() -> None:
    assert missing(testing.__all__, CODE) == []


def test_every_field_and_limit_of_a_record_is_documented() -> None:
    page = PAGES["docs/record-format.md"]
    listed = re.findall(r"^\| `(\w+)` \|", page.prose, re.MULTILINE)
    assert sorted(listed) == sorted([*record.Header.__struct_fields__, *Kept.__struct_fields__])
    assert missing(ClockState.__struct_fields__ + Control.__struct_fields__, page.prose) == []
    limits = [
        f"{record.MOST_BYTES // 1024} KiB",
        f"{record.MOST_SESSION // 1024} KiB",
        f"{record.MOST_MOVES}",
        f"1 to {record.LONGEST_NAME} printable",
    ]
    assert missing(limits, page.section("Limits")) == []


# Components


COMPONENTS = [found.name for found in pkgutil.iter_modules(components.__path__)]
USERS = {"Rajas": ("agendas", "roads", "rolled"), "Taj Mahal": ("hands", "networks")}
"""The games that use what Bazaar does not."""


def public_in(name: str) -> list[str]:
    module = importlib.import_module("darbar.core.dice" if name == "dice" else f"darbar.components.{name}")
    names = [one for one, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__]
    return [one for one in names if not one.startswith("_") and one not in ("scramble", "T")]


def imported_in(code: str) -> set[str]:
    found = re.findall(r"from darbar(?:\.components)? import ([\w, ]+|\([\w,\s]+\))", code)
    return {name.strip() for names in found for name in names.strip("()").split(",")}


@pytest.mark.parametrize("name", [*COMPONENTS, "dice"])
def test_every_component_has_a_page_with_an_example_and_its_place_in_a_game(name: str) -> None:
    page = PAGES[f"docs/components/{name}.md"]
    assert imported_in("\n".join(block.content for block in page.blocks)).intersection(public_in(name))
    user = next((game for game, used in USERS.items() if name in used), "Bazaar")
    assert f"`games/{package_of(user)}/" in page.section(f"In {user}")


def package_of(game: str) -> str:
    """The folder of a bundled game."""
    return f"darbar_{game.lower().replace(' ', '')}"


@pytest.mark.parametrize("name", [*COMPONENTS, "dice"])
def test_everything_public_in_a_component_stands_on_its_page(name: str) -> None:
    assert missing(public_in(name), PAGES[f"docs/components/{name}.md"].text) == []


def test_components_are_imported_from_one_place() -> None:
    offered = {name for component in COMPONENTS for name in public_in(component)}
    assert offered <= set(components.__all__)


# Bazaar and Hearts


@pytest.mark.parametrize("game", ["bazaar", "hearts"])
def test_the_page_of_a_game_tells_its_rules(game: str) -> None:
    page = PAGES[f"docs/{game}.md"].section("The rules")
    told = [
        (number, " ".join(says.split()))
        for number, says in re.findall(r"^\*\*([\d.]+)\*\* (.+?)\n\n", page, re.M | re.S)
    ]
    assert told == [(rule.number, rule.says) for rule in darbar.Session(darbar.new(game, seed=1)).rules]


def test_the_page_of_bazaar_tells_what_can_be_chosen() -> None:
    chosen = [setting.name for setting in (*BAZAAR.options, *BAZAAR.rulings)]
    assert missing([*chosen, *plugins().variants("bazaar")], PAGES["docs/bazaar.md"].text) == []


@pytest.mark.parametrize(
    ("game", "used"),
    [("Bazaar", [name for name in COMPONENTS if name not in sum(USERS.values(), ())]), *USERS.items()],
)
def test_every_component_is_used(game: str, used: list[str]) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "games" / package_of(game)).rglob("*.py"))
    assert [name for name in used if not imported_in(code).intersection(public_in(name))] == []
    assert game in USERS or "table.roll(" in code


# Lanterns


def test_the_page_of_lanterns_tells_the_rules_of_lanterns() -> None:
    page = PAGES["docs/lanterns.md"].section("The rules")
    told = [
        (number, " ".join(says.split()))
        for number, says in re.findall(r"^\*\*([\d.]+)\*\* (.+?)\n\n", page, re.M | re.S)
    ]
    assert told == [(rule.number, rule.says) for rule in darbar.Session(darbar.new("lanterns", seed=1)).rules]


def test_the_page_of_lanterns_tells_what_can_be_chosen() -> None:
    assert missing(["weather", "calm", "usual", "stormy"], PAGES["docs/lanterns.md"].text) == []


# Agra


def test_the_page_of_agra_says_whose_game_it_is() -> None:
    opening = " ".join(PAGES["docs/agra.md"].prose.partition("\n## ")[0].split())
    said = ["Michael Keller", "Quined Games", "The name belongs to its publisher", "unofficial", "in our own words"]
    assert [words for words in said if words not in opening] == []


def test_the_page_of_agra_names_every_table_with_assumed_rows_and_no_other() -> None:
    tables = darbar.new("agra", seed=1).state.box.components
    assumed = [name for name in tables.__struct_fields__ if "assumed" in [row.source for row in getattr(tables, name)]]
    section = PAGES["docs/agra.md"].section("What is assumed")
    assert re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE) == assumed


def test_the_page_of_agra_names_every_ruling() -> None:
    ruled = re.findall(
        r"^\| `([\w-]+)` \|", PAGES["docs/agra.md"].section("Where the rulebooks disagree"), re.MULTILINE
    )
    assert ruled == [ruling.name for ruling in darbar.games()["agra"].rulings]


def test_the_moves_that_the_page_of_agra_shows_are_moves_of_agra() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", PAGES["docs/agra.md"].section("How you decide"), re.MULTILINE)
    assert len(shown) == 5
    vocabulary = darbar.games()["agra"].vocabulary
    assert [vocabulary.notation(vocabulary.parse(move)) for move in shown] == shown


# Al-Rashid


def test_the_page_of_al_rashid_says_whose_game_it_is() -> None:
    opening = " ".join(PAGES["docs/alrashid.md"].prose.partition("\n## ")[0].split())
    said = ["Pierluca Zizzi", "Giorgio De Michele", "Yemaia", "The name belongs to its publisher", "unofficial"]
    assert [words for words in [*said, "in our own words"] if words not in opening] == []


def test_the_page_of_al_rashid_names_every_table_with_assumed_rows_and_every_ruling() -> None:
    tables = darbar.new("alrashid", seed=1).state.box.components
    assumed = [name for name in tables.__struct_fields__ if "assumed" in [row.source for row in getattr(tables, name)]]
    page = PAGES["docs/alrashid.md"]
    assert re.findall(r"^\| `(\w+)` \|", page.section("What is assumed"), re.MULTILINE) == assumed
    ruled = re.findall(r"^\| `([\w-]+)` \|", page.section("Where the rulebook can be read in two ways"), re.MULTILINE)
    assert ruled == [ruling.name for ruling in darbar.games()["alrashid"].rulings]


def test_the_moves_that_the_page_of_al_rashid_shows_are_moves_of_al_rashid() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", PAGES["docs/alrashid.md"].section("How you decide"), re.MULTILINE)
    assert len(shown) == 8
    vocabulary = darbar.games()["alrashid"].vocabulary
    assert [vocabulary.notation(vocabulary.parse(move)) for move in shown] == shown


# Rajas of the Ganges


def test_the_page_of_rajas_says_whose_game_it_is() -> None:
    opening = " ".join(PAGES["docs/rajas.md"].prose.partition("\n## ")[0].split())
    said = ["Inka and Markus Brand", "HUCH!", "The name belongs to its publisher", "unofficial", "in our own words"]
    assert [words for words in said if words not in opening] == []


def test_the_page_of_rajas_names_every_table_with_assumed_rows_every_ruling_and_every_option() -> None:
    tables, game = darbar.new("rajas", seed=1).state.box.components, darbar.games()["rajas"]
    assumed = [name for name in tables.__struct_fields__ if "assumed" in [row.source for row in getattr(tables, name)]]
    page = PAGES["docs/rajas.md"]
    assert re.findall(r"^\| `(\w+)` \|", page.section("What is assumed"), re.MULTILINE) == assumed
    ruled = re.findall(r"^\| `([\w-]+)` \|", page.section("Where the rulebook can be read in two ways"), re.MULTILINE)
    assert ruled == [ruling.name for ruling in game.rulings]
    assert missing([option.name for option in game.options], page.section("Modules")) == []


def test_the_moves_that_the_page_of_rajas_shows_are_moves_of_rajas() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", PAGES["docs/rajas.md"].section("How you decide"), re.MULTILINE)
    assert len(shown) == 9
    vocabulary = darbar.games()["rajas"].vocabulary
    assert [vocabulary.notation(vocabulary.parse(move)) for move in shown] == shown


# Taj Mahal


def test_the_page_of_taj_mahal_says_whose_game_it_is() -> None:
    opening = " ".join(PAGES["docs/tajmahal.md"].prose.partition("\n## ")[0].split())
    said = ["Reiner Knizia", "alea", "The name belongs to its publisher", "unofficial", "in our own words"]
    assert [words for words in said if words not in opening] == []


def test_the_page_of_taj_mahal_names_every_table_with_assumed_rows_and_every_ruling() -> None:
    tables, game = darbar.new("tajmahal", seed=1).state.box.components, darbar.games()["tajmahal"]
    assumed = [name for name in tables.__struct_fields__ if "assumed" in [row.source for row in getattr(tables, name)]]
    page = PAGES["docs/tajmahal.md"]
    assert re.findall(r"^\| `(\w+)` \|", page.section("What is assumed"), re.MULTILINE) == assumed
    ruled = re.findall(r"^\| `([\w-]+)` \|", page.section("Where the rulebook can be read in two ways"), re.MULTILINE)
    assert ruled == [ruling.name for ruling in game.rulings]


def test_the_moves_that_the_page_of_taj_mahal_shows_are_moves_of_taj_mahal() -> None:
    shown = re.findall(r"^\| `([^`]+)` \|", PAGES["docs/tajmahal.md"].section("How you decide"), re.MULTILINE)
    assert len(shown) == 8
    vocabulary = darbar.games()["tajmahal"].vocabulary
    assert [vocabulary.notation(vocabulary.parse(move)) for move in shown] == shown
