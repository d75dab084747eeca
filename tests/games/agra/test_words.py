"""Everything Agra says, it says in English, French and Russian, and every question names its rule."""

import random
import re
from enum import Enum
from functools import cache
from importlib.resources import files

import darbar_agra.components as components
import pytest
from darbar.core.asks import Ask
from darbar.core.moves import ident, tag_of
from darbar.testing import begin_from
from darbar.ui.render import plain
from darbar.ui.rulebook import rule_of, rules, words_key
from darbar.ui.words import LANGUAGES, Words, catalogue, message_keys
from darbar_agra import events, moves
from darbar_agra.components import Good, Guild, Notable, Space, Tile
from darbar_agra.game import AGRA
from darbar_agra.moves import Build, Inlay, Use
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from spoken import SAID, spoken

PACKAGE = "darbar_agra"
NAMES = ["Ana", "Ben", "Cem", "Dora"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATIONS = pytest.mark.parametrize("language", ["fr", "ru"])
ENUMS = [
    kind
    for kind in vars(components).values()
    if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__ == components.__name__
]


def test_the_source_is_read_as_it_should_be():
    assert {"prompt-place", "prompt-extra", "prompt-room", "refusal-not-built", "panel-level"} <= set(spoken(PACKAGE))
    assert spoken(PACKAGE)["prompt-follow"] == {"source", "good"}
    assert spoken(PACKAGE)["panel-level-later"] == {"level"}


@EVERY_LANGUAGE
def test_every_prompt_reason_and_label_in_the_source_has_words(language):
    assert set(spoken(PACKAGE)) - message_keys(PACKAGE, language) == set()


@EVERY_LANGUAGE
def test_no_prompt_reason_or_label_is_left_over(language):
    words = {key for key in message_keys(PACKAGE, language) if key.startswith("prompt-") or SAID.match(key)}
    assert words - set(spoken(PACKAGE)) == set()


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", ENUMS, ids=lambda kind: kind.__name__)
def test_every_component_has_a_name(kind, language):
    assert {ident(member) for member in kind} - message_keys(PACKAGE, language) == set()


@TRANSLATIONS
def test_every_move_and_event_has_a_sentence(language):
    declared = {f"move-{tag_of(kind)}" for kind in moves.ALL} | {f"event-{tag_of(kind)}" for kind in events.ALL}
    said = {key for key in message_keys(PACKAGE, language) if key.startswith(("move-", "event-"))}
    assert said == declared


@EVERY_LANGUAGE
def test_every_line_of_the_score_has_a_name(language):
    state = AGRA.first_state(3, 7, AGRA.pack())
    lines = {f"score-{line}" for line in AGRA.score(state, 0).lines}
    assert {key for key in message_keys(PACKAGE, language) if key.startswith("score-")} == lines


# Placeholders


@cache
def variables(language):
    """For each key, every variable that its sentence needs, also through the messages it refers to."""
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = {
        entry.id.name: content[entry.span.start : entry.span.end]
        for entry in FluentParser().parse(content).body
        if isinstance(entry, Message)
    }
    needs = {key: set(re.findall(r"\$([a-z_]+)", message)) for key, message in messages.items()}
    parts = {key: re.findall(r"\{ ([a-z][a-z-]*) \}", message) for key, message in messages.items()}
    return {key: needed.union(*(needs[part] for part in parts[key])) for key, needed in needs.items()}


def given_to(key):
    """What the code gives to a sentence: the arguments of a text, or the fields of a move or an event."""
    for prefix, kinds in (("move-", moves.ALL), ("event-", events.ALL)):
        for kind in kinds:
            if key == prefix + tag_of(kind):
                return set(kind.__struct_fields__)
    if key.startswith("about-"):
        return {ruling.name.replace("-", "_") for ruling in AGRA.rulings}
    return spoken(PACKAGE).get(key, set())


@EVERY_LANGUAGE
def test_no_sentence_asks_for_something_it_is_not_given(language):
    helpers = {"counted", "rupees", "points"}
    lacking = {
        key: missing
        for key, needed in variables(language).items()
        if key not in helpers and (missing := {name.removesuffix("_id") for name in needed} - given_to(key))
    }
    assert lacking == {}


@EVERY_LANGUAGE
def test_every_message_is_well_formed_and_written_once(language):
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert "Junk" not in {type(entry).__name__ for entry in FluentParser().parse(content).body}
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", content, re.MULTILINE)
    assert len(keys) == len(set(keys)) == len(catalogue(PACKAGE, language)._messages)


def sentences(language, seats, seed, decisions):
    """Everything that is said in the first part of a random match: to players, and about refused moves."""
    chance, names = random.Random(seed), NAMES[:seats]
    match, words = begin_from(AGRA, AGRA.first_state(seats, seed, AGRA.pack()), names), Words(AGRA, language, names)
    for number in range(decisions):
        if match.ask is None:
            break
        ask: Ask = match.ask
        yield words.prompt(ask)
        yield from (words.move(move) for move in ask.moves)
        tried = AGRA.vocabulary.move(chance.randrange(AGRA.vocabulary.size))
        if tried not in ask.moves:
            yield words.refusal(ask, tried)
        if number % 50 == 0:
            yield plain(match.scene(chance.choice([*range(seats), None])), words)
        match.play(chance.choice(ask.moves))
    yield from (words.event(event) for event in match.events)


@EVERY_LANGUAGE
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12)])
def test_a_random_match_is_told_without_a_placeholder(language, seats, seed):
    said = set(sentences(language, seats, seed, 500))
    assert len(said) > 300
    assert [one for one in said if re.search(r"[{}$]|\bNone\b|<[A-Z]", one)] == []


# The rules


def numbered(letter, last, first=1):
    """`N1` to `N24`."""
    return {f"{letter}{number}" for number in range(first, last + 1)}


SECTIONS = """
    1.0 2.0 2.1 2.2 2.3 3.0 4.0 4.1 4.1.1 4.1.2 4.1.3 4.2 4.3 5.0 5.1 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.3 5.3.1 5.3.2 5.4
    5.5 5.6 6.0 6.1 6.1.1 6.1.2 6.1.3 6.2 6.2.1 6.2.1.1 6.2.1.2 6.2.1.3 6.2.1.4 6.2.2 6.2.2.1 6.2.2.2 6.2.2.3 6.3 6.3.1
    6.3.2 7.0 7.1 7.2 7.3 7.4 7.5 7.6 8.0
"""
UNNUMBERED = {"secondary actions", "oil and curry", "favour actions", "luxury goods"}
ANNEXES = {"annex I", "annex II", "annex III", "annex IV"}


def test_the_rules_are_those_of_the_rulebooks_with_contracts_tiles_events_rulings_and_examples():
    parts = numbered("N", 24) | numbered("T", 14) | numbered("P", 3) | numbered("B", 4, 2) | numbered("V", 6, 2)
    readings = numbered("F", 48) | numbered("C", 22) | numbered("E", 34)
    assert {rule.number for rule in rules(PACKAGE)} == set(SECTIONS.split()) | UNNUMBERED | ANNEXES | parts | readings


@TRANSLATIONS
def test_every_rule_is_told_in_every_language_and_in_its_own_words(language):
    told = {key for key in message_keys(PACKAGE, language) if key.startswith("rule-")}
    assert told == {words_key(rule) for rule in rules(PACKAGE)}
    words, english = Words(AGRA, language), Words(AGRA)
    texts = [words.rule_says(rule) for rule in rules(PACKAGE)]
    assert len(set(texts)) == len(texts)
    assert not set(texts) & {english.rule_says(rule) for rule in rules(PACKAGE)}


def test_a_rule_is_told_in_a_few_short_sentences():
    long = [rule.number for rule in rules(PACKAGE) if len(rule.says) > 280 or not rule.says.endswith(".")]
    assert long == []


def test_every_prompt_and_every_reason_names_a_rule():
    keys = {key.removeprefix("prompt-") for key in spoken(PACKAGE) if key.startswith(("prompt-", "refusal-"))}
    assert {key for key in keys if not rule_of(PACKAGE, key)} == set()


def test_no_rule_claims_a_prompt_or_reason_that_nobody_uses_and_none_has_two_rules():
    claimed = [key for rule in rules(PACKAGE) for key in (*rule.prompts, *rule.refusals)]
    assert len(claimed) == len(set(claimed))
    assert {key if key.startswith("refusal-") else f"prompt-{key}" for key in claimed} <= set(spoken(PACKAGE))


def test_every_ruling_belongs_to_a_rule():
    numbers = {rule.number for rule in rules(PACKAGE)}
    assert {ruling.rule for ruling in AGRA.rulings if ruling.rule.partition(",")[0] not in numbers} == set()


# How it sounds


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["sandstone", "Mahout", "paper mill", "scholars"]),
        ("fr", ["grès", "Mahout", "papeterie", "Érudits"]),
        ("ru", ["песок", "Погонщик", "фабрика бумаги", "учёные"]),
    ],
)
def test_components_have_the_names_of_the_rulebooks(language, names):
    words = Words(AGRA, language)
    members = (Good.SANDSTONE, Notable.MAHOUT, Space.PAPER_MILL, Guild.SCHOLARS)
    assert [words.name(member) for member in members] == names


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "fr",
            {
                "thing-meditation": "marqueur Méditation personnel",
                "thing-markers": "marqueur Joueur",
                "cover": "tuile Cache",
                "bonus": "tuile Bonus Construction",
                "wheel-action-trade": "échanger des Marchandises",
                "face-low": "moins de drapeaux",
                "panel-orders": "Plateau Empire : commandes",
            },
        ),
        (
            "ru",
            {
                "thing-meditation": "счётчик медитации",
                "cover": "жетон крышки",
                "bonus": "жетон бонуса здания",
                "wheel-action-trade": "торговать товарами",
                "wheel-action-uncover": "убрать жетон крышки",
                "face-low": "меньше флагов",
                "panel-orders": "Поле императора: заказы",
                "panel-stack": "В колоде",
            },
        ),
    ],
)
def test_pieces_and_actions_have_the_names_of_the_rulebooks(language, names):
    words = Words(AGRA, language)
    assert {id: words.called(id) for id in names} == names


OTHER_WORDS = {
    "fr": r"troqu|fanion|plateau de joueur|\bcaches?\b|\b(marchandise|faveur|roupie|fermier|bâtiment|guilde)s?\b",
    "ru": r"(?i)стопк|флаж|роскоши|планшет империи|равноцен|(?<!жетон )(?<!жетоны )(?<!жетонов )крышк",
}
"""What the rulebooks call otherwise, or write with a capital letter."""


@TRANSLATIONS
def test_there_is_one_word_for_each_thing(language):
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(OTHER_WORDS[language], content) == []


@pytest.mark.parametrize(
    ("language", "bonus", "transforming"),
    [("en", "bonus", "transforms"), ("fr", "Bonus", "transforme"), ("ru", "бонуса", "перерабатывает")],
)
def test_with_the_architect_the_bonus_comes_before_the_transformation(language, bonus, transforming):
    about = Words(AGRA, language).about("space-architect")
    assert 0 < about.index(bonus) < about.index(transforming)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ana got 1 book.", "Ana got 2 books.", "Ana got 1 favour.", "Ana got 2 favours.", "Ana got 5 rupees."]),
        (
            "fr",
            [
                "Ana reçoit 1 livre.",
                "Ana reçoit 2 livres.",
                "Ana reçoit 1 Faveur.",
                "Ana reçoit 2 Faveurs.",
                "Ana reçoit 5 Roupies.",
            ],
        ),
        (
            "ru",
            [
                "Ana получает: книга, 1.",
                "Ana получает: книга, 2.",
                "Ana получает милость: 1.",
                "Ana получает милость: 2.",
                "Ana получает 5 рупий.",
            ],
        ),
    ],
)
def test_one_and_several_are_said_as_people_say_them(language, said):
    words = Words(AGRA, language, NAMES)
    gains = [events.GoodsGained(0, Good.BOOK, 1), events.GoodsGained(0, Good.BOOK, 2)]
    gains += [events.FavoursGained(0, 1), events.FavoursGained(0, 2), events.RupeesGained(0, 5)]
    assert [words.event(event) for event in gains] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["Build the paper mill.", "Use the favour tile: sell a good.", "Turn 1 meditation point into 1 favour."],
        ),
        (
            "fr",
            [
                "Construire : papeterie.",
                "Utiliser la tuile Faveur : vendre une Marchandise.",
                "Changer 1 point de Méditation en 1 Faveur.",
            ],
        ),
        (
            "ru",
            [
                "Построить: фабрика бумаги.",
                "Использовать жетон милости: продать товар.",
                "Превратить 1 очко медитации в 1 милость.",
            ],
        ),
    ],
)
def test_moves_are_said_in_the_language_of_the_player(language, said):
    words = Words(AGRA, language)
    assert [words.move(move) for move in (Build(components.Site.PAPER_MILL), Use(Tile.SALE), Inlay(1))] == said
