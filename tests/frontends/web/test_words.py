"""What the web table says: every message is there in three languages, is used, and says what it is given."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from darbar.ui.words import LANGUAGES, catalogue, message_keys

FOLDER = files("darbar_web")
TYPED = re.compile(
    r"{#.*?#}|{% block body_class %}.*?{% endblock %}|{%.*?%}|{{.*?}}|<!--.*?-->|<kbd.*?</kbd>|<[^<>]*>", re.DOTALL
)
KEY = re.compile(r"""["'(](?P<key>(?:web|draw|notice)-[a-z0-9-]+)["']""")
VARIABLE = re.compile(r"\$(\w+)")


def sources():
    stack = [FOLDER]
    while stack:
        for one in stack.pop().iterdir():
            if one.is_dir():
                stack.append(one)
            elif one.name.endswith((".py", ".html")):
                yield one.read_text(encoding="utf-8")


def keys_in_use() -> set[str]:
    found = {match["key"] for source in sources() for match in KEY.finditer(source)}
    endings = {"web-state-": ("open", "running", "finished"), "web-account-": ("enter", "new")}
    endings["web-mail-"] = tuple(f"{act}{end}" for act in ("confirm", "leave") for end in ("", "-ask", "-done"))
    for beginning, ends in endings.items():
        found.discard(beginning)
        found |= {beginning + end for end in ends}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_used_is_there_and_no_other(language):
    assert message_keys("darbar_web", language) == keys_in_use()


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_messages_are_given_the_same_in_every_language(language):
    for key in message_keys("darbar_web", "en"):
        told, english = (source_of(key, spoken) for spoken in (language, "en"))
        assert set(VARIABLE.findall(told)) <= set(VARIABLE.findall(english)), key


def source_of(key: str, language: str) -> str:
    content = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.search(rf"^{key} = .*(?:\n[ }}].*)*", content, re.MULTILINE)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    bundle = catalogue("darbar_web", language)
    for key in message_keys("darbar_web", language):
        given = dict.fromkeys(VARIABLE.findall(source_of(key, language)), 2)
        _, faults = bundle.format_pattern(bundle.get_message(key).value, given)
        assert not faults, key


def templates():
    """Every template with what stands in it besides messages, tags and keys of the keyboard."""
    folder = Path(str(FOLDER / "templates"))
    for path in sorted(folder.rglob("*.html")):
        yield path.relative_to(folder).as_posix(), TYPED.sub(" ", path.read_text(encoding="utf-8"))


def test_no_template_has_words_or_punctuation_of_its_own():
    """In French a space stands before a colon: only words know that. A comma and a bracket are the same everywhere."""
    own = {name: re.findall(r"[:;!?«»“”]|[^\W\d_]{2,}", text.replace("Darbar", "")) for name, text in templates()}
    assert {name: found for name, found in own.items() if found} == {}


def test_no_template_has_signs_that_only_a_font_with_emoji_shows():
    for name, text in templates():
        assert not re.findall(r"[\u23e9-\u23fa\U0001f000-\U0001faff]", text), name
