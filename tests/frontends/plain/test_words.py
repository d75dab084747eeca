"""Everything that the frontend says, it says in three languages."""

import ast
import re
from importlib.resources import files

import darbar
import pytest
from darbar.ui.keyboards import folded
from darbar.ui.words import LANGUAGES, catalogue, message_keys
from darbar_repl import pages
from darbar_repl.answers import COMMANDS, name_of

OURS = "repl-"
OTHERS = (OURS, "welcome-", "replay-go", "replay-keys", "replay-live", "replay-small")
SIGNS = re.compile(r"\{ \$(\w+)")


def keys_in_use() -> set[str]:
    """The keys that the frontend's modules name in full, say as their own, or make from the names of commands."""
    named = [command.replace("!", "-further") for command in COMMANDS]
    found = {f"repl-{what}-{command}" for command in named for what in ("command", "name")}
    found |= {f"repl-takes-{what}" for what in pages.TAKES.values()}
    for module in files("darbar_repl").iterdir():
        if module.name.endswith(".py"):
            for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
                found |= _keys(node)
    return found


def _keys(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"repl-[\w-]*\w", node.value):
        return {node.value}
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("say", "said"):
        chosen = node.args[0]
        values = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else [chosen]
        given = [value.value for value in values if isinstance(value, ast.Constant)]
        return {
            f"repl-{key}" for key in given if not key.startswith(OTHERS) and key not in message_keys("darbar", "en")
        }
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_none_is_left_over(language):
    assert {key for key in message_keys("darbar_repl", language) if key.startswith(OURS)} == keys_in_use()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    bundle = catalogue("darbar_repl", language)
    source = (files("darbar_repl") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    english = set(SIGNS.findall((files("darbar_repl") / "words" / "en.ftl").read_text(encoding="utf-8")))
    assert set(SIGNS.findall(source)) == english, "the same is told in every language"
    for key in message_keys("darbar_repl", language):
        for count in (1, 2, 5):
            said, faults = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(english, count))
            assert said, key
            assert faults == [], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_every_phase_has_a_name(game, language):
    played = darbar.games()[game]

    assert {f"phase-{phase}" for phase in played.phases} <= message_keys(played.package, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(play, language):
    words = darbar.new("tictactoe").words(language, ["darbar_repl"])
    names = [name_of(command, words) for command in COMMANDS]
    lines = [line.split()[0] for line in play("help", language=language).splitlines() if line.startswith("  ")]

    assert [word for word in lines if word in names] == names
    assert len(set(map(folded, names))) == len(names)


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_commands_are_not_quoted_in_english(language):
    source = (files("darbar_repl") / "words" / f"{language}.ftl").read_text(encoding="utf-8")

    assert set(re.findall(r"« ?([a-z]+!?)[ »]", source)) & set(COMMANDS) == set()
