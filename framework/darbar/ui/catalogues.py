"""Catalogues: the messages of a package in a language, read once, and said with what they are given.

English stands in `words/en.ftl`, other languages in `words/<language>.ftl`. What a language lacks is said in English.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.moves import Vocabulary
from ..core.texts import Text
from ..errors import PluginError
from .lexicon import Lexicon

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "ru")
UNBROKEN = {"fr": re.compile("(?<=[^\\s=]) (?=[:;!?»])|(?<=«) ")}
"""Spaces at which no line ends: in French before high signs, and inside quotation marks."""


@lru_cache
def catalogue(package: str, language: str) -> "FluentBundle | None":
    """The messages of a package in a language; None when it has none."""
    from importlib.resources import files

    path = files(package) / "words" / f"{language}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PluginError(f"{package}: words/{language}.ftl cannot be read: {error}") from None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(unbroken(content, language)))
    return bundle


def unbroken(content: str, language: str) -> str:
    """A catalogue with spaces that do not break where the language wants them, however they were typed."""
    return UNBROKEN[language].sub("\N{NO-BREAK SPACE}", content) if language in UNBROKEN else content


def message_keys(package: str, language: str) -> set[str]:
    """The keys of a package's catalogue in a language."""
    bundle = catalogue(package, language)
    return set(bundle._messages) if bundle is not None else set()


# Saying


@lru_cache(maxsize=16384)
def formatted(
    packages: tuple[str, ...], language: str, key: str, args: tuple[tuple[str, Any], ...]
) -> tuple[str | None, list[Exception]]:
    """A message of the first catalogue that has it, and what is wrong with it; kept, as most of a table stays."""
    for spoken in dict.fromkeys((language, "en")):
        for package in packages:
            bundle = catalogue(package, spoken)
            if bundle is not None and bundle.has_message(key) and (value := bundle.get_message(key).value):
                sentence, faults = bundle.format_pattern(value, dict(args))
                return str(sentence), list(faults)
    return None, []


def message(said: Text, language: str) -> str:
    """A message of the kernel, where no game is played."""
    return formatted(("darbar",), language, said.key, tuple(said.args.items()))[0] or str(said)


@lru_cache(maxsize=64)
def lexicon(vocabulary: Vocabulary, packages: tuple[str, ...], language: str) -> Lexicon:
    """How the moves of a game are written in a language; worked out once."""
    return Lexicon(vocabulary, language, lambda spoken, key: _own(packages, spoken, key))


def _own(packages: tuple[str, ...], language: str, key: str) -> str | None:
    """A message that needs nothing, of the first catalogue that has it in the very language."""
    for bundle in (catalogue(package, language) for package in packages):
        if bundle is not None and bundle.has_message(key) and (value := bundle.get_message(key).value):
            return str(bundle.format_pattern(value, {})[0])
    return None
