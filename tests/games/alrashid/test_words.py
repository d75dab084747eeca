"""Everything Al-Rashid says, it says in English, French and Russian, and every question names its rule."""

import random
import re
from enum import Enum
from functools import cache
from importlib.resources import files

import darbar_alrashid.components as components
import pytest
from darbar import text
from darbar.core.moves import ident, tag_of
from darbar.testing import begin_from
from darbar.ui.render import plain
from darbar.ui.rulebook import rule_of, rules, words_key
from darbar.ui.words import LANGUAGES, Words, catalogue, message_keys
from darbar_alrashid import events, moves
from darbar_alrashid.components import Colour, Crisis, Favour, Good, Rank, Sector, Title
from darbar_alrashid.game import ALRASHID
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from spoken import SAID, spoken

PACKAGE = "darbar_alrashid"
NAMES = ["Ana", "Ben", "Cem", "Dora", "Eva"]
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATIONS = pytest.mark.parametrize("language", ["fr", "ru"])
ENUMS = [
    kind
    for kind in vars(components).values()
    if isinstance(kind, type) and issubclass(kind, Enum) and kind.__module__ == components.__name__
]


def test_the_source_is_read_as_it_should_be():
    assert {"prompt-place", "prompt-guild", "prompt-court", "refusal-stack", "line-year"} <= set(spoken(PACKAGE))
    assert spoken(PACKAGE)["prompt-pay"] == {"gold", "goods"}
    assert spoken(PACKAGE)["refusal-nobody-there"] == spoken(PACKAGE)["refusal-resolved"] == {"sector"}


@EVERY_LANGUAGE
def test_every_prompt_reason_and_label_in_the_source_has_words(language):
    assert set(spoken(PACKAGE)) - message_keys(PACKAGE, language) == set()


@EVERY_LANGUAGE
def test_no_prompt_reason_or_label_is_left_over(language):
    words = {key for key in message_keys(PACKAGE, language) if key.startswith("prompt-") or SAID.match(key)}
    assert words - set(spoken(PACKAGE)) == set()


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", ENUMS, ids=lambda kind: kind.__name__)
def test_every_component_has_a_name_and_is_explained(kind, language):
    keys = message_keys(PACKAGE, language)
    assert {ident(member) for member in kind} - keys == set()
    unexplained = {ident(member) for member in kind if f"about-{ident(member)}" not in keys}
    assert unexplained == ({ident(crisis) for crisis in components.Crisis} if kind is components.Crisis else set())
    assert f"about-{ident(next(iter(kind))).partition('-')[0]}" in keys


@EVERY_LANGUAGE
def test_an_explanation_is_a_few_short_sentences(language):
    words = Words(ALRASHID, language)
    abouts = {key: words.say(key) for key in message_keys(PACKAGE, language) if key.startswith("about-")}
    assert {key for key, about in abouts.items() if len(about) > 280 or not about.endswith(".")} == set()
    assert len(set(abouts.values())) == len(abouts)


@TRANSLATIONS
def test_every_move_and_event_has_a_sentence(language):
    declared = {f"move-{tag_of(kind)}" for kind in moves.ALL} | {f"event-{tag_of(kind)}" for kind in events.ALL}
    said = {key for key in message_keys(PACKAGE, language) if key.startswith(("move-", "event-"))}
    assert said == declared


def test_english_sentences_that_are_not_those_of_the_source_belong_to_moves_and_events():
    declared = {f"move-{tag_of(kind)}" for kind in moves.ALL} | {f"event-{tag_of(kind)}" for kind in events.ALL}
    assert {key for key in message_keys(PACKAGE, "en") if key.startswith(("move-", "event-"))} <= declared


@EVERY_LANGUAGE
def test_every_line_of_the_score_has_a_name(language):
    lines = {f"score-{line}" for line in ALRASHID.score(ALRASHID.first_state(3, 7, ALRASHID.pack()), 0).lines}
    assert {key for key in message_keys(PACKAGE, language) if key.startswith("score-")} == lines


def test_everything_but_what_english_takes_from_the_source_is_said_in_all_languages():
    english, french, russian = (
        {key for key in message_keys(PACKAGE, language) if not key.startswith(("move-", "event-", "rule-"))}
        for language in LANGUAGES
    )
    assert english == french == russian


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

    def needs(key):
        parts = re.findall(r"\{ ([a-z][a-z-]*) \}", messages[key])
        return set(re.findall(r"\$([a-z_]+)", messages[key])).union(*map(needs, parts))

    return {key: needs(key) for key in messages}


def given_to(key):
    """What the code gives to a sentence: the arguments of a text, or the fields of a move or an event."""
    for prefix, kinds in (("move-", moves.ALL), ("event-", events.ALL)):
        for kind in kinds:
            if key == prefix + tag_of(kind):
                return set(kind.__struct_fields__)
    return spoken(PACKAGE).get(key, set())


@EVERY_LANGUAGE
def test_no_sentence_asks_for_something_it_is_not_given(language):
    lacking = {
        key: missing
        for key, needed in variables(language).items()
        if key.partition("-")[0] in ("prompt", "refusal", "line", "panel", "move", "event", "about", "rule", "score")
        and (missing := {name.removesuffix("_id") for name in needed} - given_to(key))
    }
    assert lacking == {}


@EVERY_LANGUAGE
def test_every_message_is_well_formed_and_written_once(language):
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    assert "Junk" not in {type(entry).__name__ for entry in FluentParser().parse(content).body}
    keys = re.findall(r"^([a-z][a-z0-9-]*) =", content, re.MULTILINE)
    assert len(keys) == len(set(keys)) == len(catalogue(PACKAGE, language)._messages)


def sentences(language, seats, seed):
    """Everything that is said in a random match: to players, and about refused moves."""
    chance, names = random.Random(seed), NAMES[:seats]
    match = begin_from(ALRASHID, ALRASHID.first_state(seats, seed, ALRASHID.pack()), names)
    words, number = Words(ALRASHID, language, names), 0
    while match.ask is not None:
        ask = match.ask
        yield words.prompt(ask)
        yield from (words.move(move) for move in ask.moves)
        tried = ALRASHID.vocabulary.move(chance.randrange(ALRASHID.vocabulary.size))
        if tried not in ask.moves:
            yield words.refusal(ask, tried)
        if number % 50 == 0:
            yield plain(match.scene(chance.choice([*range(seats), None])), words)
        match.play(chance.choice(ask.moves))
        number += 1
    yield from (words.event(event) for event in match.events)


@EVERY_LANGUAGE
@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (5, 12)])
def test_a_random_match_is_told_without_a_placeholder(language, seats, seed):
    said = set(sentences(language, seats, seed))
    assert len(said) > 200
    assert [one for one in said if re.search(r"[{}$]|\bNone\b|<[A-Z]|\w+_id", one)] == []


# The rules

CHAPTERS = {1: 6, 2: 5, 3: 6, 4: 2, 5: 6, 6: 13, 7: 5, 8: 9, 9: 32, 10: 4, 11: 5}
"""How many sections each chapter has; chapter 9 has one for each title."""


def test_the_rules_are_the_chapters_with_every_title_every_ruling_and_every_example():
    sections = {f"{chapter}.{section}" for chapter, last in CHAPTERS.items() for section in range(1, last + 1)}
    readings = {f"R{number}" for number in range(1, 34)} | {f"E{number}" for number in range(1, 24)}
    numbers = [rule.number for rule in rules(PACKAGE)]
    assert set(numbers) == sections | {"9.0"} | readings and len(set(numbers)) == len(numbers)


def test_the_rule_of_a_title_begins_with_its_name():
    words, says = Words(ALRASHID), {rule.number: rule.says for rule in rules(PACKAGE)}
    assert all(says[f"9.{title + 1}"].startswith(f"{words.name(title)}: ") for title in Title)


@TRANSLATIONS
def test_every_rule_is_told_in_every_language_and_in_its_own_words(language):
    told = {key for key in message_keys(PACKAGE, language) if key.startswith("rule-")}
    assert told == {words_key(rule) for rule in rules(PACKAGE)}
    words, english = Words(ALRASHID, language), Words(ALRASHID)
    texts = [words.rule_says(rule) for rule in rules(PACKAGE)]
    assert len(set(texts)) == len(texts)
    assert not set(texts) & {english.rule_says(rule) for rule in rules(PACKAGE)}


@TRANSLATIONS
def test_the_rule_of_a_title_begins_with_its_name_in_other_languages_too(language):
    words, told = Words(ALRASHID, language), {rule.number: rule for rule in rules(PACKAGE)}
    assert all(words.rule_says(told[f"9.{title + 1}"]).startswith(words.name(title)) for title in Title)


def test_a_rule_is_told_in_a_few_short_sentences():
    assert [rule.number for rule in rules(PACKAGE) if len(rule.says) > 280 or not rule.says.endswith(".")] == []


def test_every_prompt_and_every_reason_names_a_rule():
    keys = {key.removeprefix("prompt-") for key in spoken(PACKAGE) if key.startswith(("prompt-", "refusal-"))}
    assert {key for key in keys if not rule_of(PACKAGE, key)} == set()


def test_no_rule_claims_a_prompt_or_reason_that_nobody_uses_and_none_has_two_rules():
    claimed = [key for rule in rules(PACKAGE) for key in (*rule.prompts, *rule.refusals)]
    assert len(claimed) == len(set(claimed))
    assert {key if key.startswith("refusal-") else f"prompt-{key}" for key in claimed} <= set(spoken(PACKAGE))


# How it sounds


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["pottery", "pasha", "Silk Road", "Raider", "Court Scholar"]),
        ("fr", ["céramique", "pacha", "Route de la soie", "Aventurier", "Savant de la cour"]),
        ("ru", ["керамика", "паша", "Шёлковый путь", "Налётчик", "Придворный учёный"]),
    ],
)
def test_components_have_the_names_of_the_rulebook(language, names):
    words = Words(ALRASHID, language)
    members = (Good.POTTERY, Rank.PASHA, Sector.SILK_ROAD, Title.RAIDER, Favour.SCHOLAR)
    assert [words.name(member) for member in members] == names


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Place a sage in the Trade Guild.", "Place a pasha on the Silk Road.", "Resolve Sanmatia."]),
        (
            "fr",
            [
                "Placer un sage à la Guilde du commerce.",
                "Placer un pacha sur la Route de la soie.",
                "Résoudre Sanmatia.",
            ],
        ),
        (
            "ru",
            ["Поставить мудреца в Торговую гильдию.", "Поставить пашу на Шёлковый путь.", "Разыграть Санматию."],
        ),
    ],
)
def test_moves_are_said_in_the_language_of_the_player(language, said):
    words = Words(ALRASHID, language)
    sage, pasha = moves.Place(Rank.SAGE, Sector.TRADE), moves.Place(Rank.PASHA, Sector.SILK_ROAD)
    assert [words.move(move) for move in (sage, pasha, moves.Resolve(Sector.SANMATIA))] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Ana got an influence token.",
                "Ana got 2 influence tokens.",
                "Ana drew a red mercenary worth 3.",
                "Ana drew a red mercenary.",
                "Ana got 3 silk.",
            ],
        ),
        (
            "fr",
            [
                "Ana reçoit 1 jeton Influence politique.",
                "Ana reçoit 2 jetons Influence politique.",
                "Ana pioche un mercenaire rouge de valeur 3.",
                "Ana pioche un mercenaire rouge.",
                "Ana reçoit 3 soies.",
            ],
        ),
        (
            "ru",
            [
                "Ana получает 1 жетон влияния.",
                "Ana получает 2 жетона влияния.",
                "Ana берёт красного наёмника ценностью 3.",
                "Ana берёт красного наёмника.",
                "Ana получает шёлк × 3.",
            ],
        ),
    ],
)
def test_one_several_and_hidden_things_are_said_as_people_say_them(language, said):
    words = Words(ALRASHID, language, NAMES)
    told = [events.InfluenceGained(0, 1), events.InfluenceGained(0, 2), events.MercenaryDrawn(0, Colour.RED, 3)]
    told += [events.MercenaryDrawn(0, Colour.RED, None), events.GoodsGained(0, Good.SILK, 3)]
    assert [words.event(event) for event in told] == said


@pytest.mark.parametrize(
    ("title", "said"),
    [
        (Title.TRADER, "Ana became a Trader."),
        (Title.INFORMER, "Ana became an Informer."),
        (Title.STEWARD_OF_THE_CITY, "Ana became the Steward of the City."),
    ],
)
def test_titles_of_which_there_are_several_have_another_article_than_those_that_are_there_once(title, said):
    assert Words(ALRASHID, "en", NAMES).event(events.TitleGained(0, title)) == said


def test_every_title_has_its_article():
    words, copies = Words(ALRASHID, "en", NAMES), ALRASHID.pack().copies(4)
    for title in Title:
        article = "the" if copies[title] == 1 else "an" if words.name(title)[0] in "AEIO" else "a"
        assert words.event(events.TitleGained(0, title)) == f"Ana became {article} {words.name(title)}."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Move Ben's pasha away from the Silk Road.", "Ana moved Ben's pasha from", "Ana moved a pasha from"]),
        (
            "fr",
            [
                "Déplacer un pacha appartenant à Ben : il part de la Route de la soie.",
                "Ana déplace un pacha appartenant à Ben : il part",
                "Ana déplace un pacha de sa famille : il part",
            ],
        ),
        (
            "ru",
            [
                "Увести пашу с Шёлкового пути (Ben).",
                "Ana переводит пашу игрока Ben с",
                "Ana переводит пашу с",
            ],
        ),
    ],
)
def test_whose_pawn_is_moved_is_said_without_a_word_too_many(language, said):
    words, way = Words(ALRASHID, language, NAMES), (Rank.PASHA, Sector.SILK_ROAD, Sector.SANMATIA)
    assert words.move(moves.Lift(1, Rank.PASHA, Sector.SILK_ROAD)) == said[0]
    assert words.event(events.PawnMoved(0, 1, *way)).startswith(said[1])
    assert words.event(events.PawnMoved(0, 0, *way, own=True)).startswith(said[2])


def test_french_has_the_words_of_the_rulebook_and_elides_before_vowels():
    words = Words(ALRASHID, "fr", NAMES)
    assert words.move(moves.Send(Colour.RED, 3)) == "Défausser un mercenaire rouge de valeur 3."
    assert words.move(moves.Activate(Title.SMUGGLER)) == "Activer le titre Contrebandier."
    assert words.move(moves.TakeAll(Good.SPICE)) == "Prendre toutes les épices."
    assert words.say(text("refusal-no-good", good=Good.SPICE)) == "vous n'avez pas d'épice."
    assert words.say(text("refusal-no-good", good=Good.SILK)) == "vous n'avez pas de soie."
    assert words.say("prompt-draw") == "Dans quel paquet piochez-vous un mercenaire ?"
    assert words.say(text("refusal-no-pawn", rank=Rank.SAGE)).startswith(
        "vous n'avez pas ce type de pion dans votre ré"
    )
    assert words.say(text("line-title", title=Title.AGHA, gold=7, prestige="1")) == "Aga : 7 pièces d'or, 1 PP"
    assert words.event(events.CrisisRevealed(Crisis.YEAR_3)) == "Une crise éclate : tuile crise année 3."
    assert words.say(text("scheme", title=Title.INFORMER), "prompt-").startswith("En tant qu'Informateur,")


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        (
            "fr",
            r"(?i)\bengag|\butilis(e|er) le titre|\bpile (rouge|bleue|de merc)|tuile de crise|\} or,|sans or\b",
        ),
        ("en", r"Caliph's Favorite|^Who (?!is|has won)|is the most\b"),
        ("ru", r"разрешени|на по одному|одни пряности|трое пряностей"),
    ],
)
def test_no_sentence_falls_back_on_words_that_players_do_not_use(language, foreign):
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    told = [line.partition(" = ")[2] or line for line in content.splitlines() if not line.startswith("#")]
    told += [rule.says for rule in rules(PACKAGE)] if language == "en" else []
    assert [line for line in told if re.search(foreign, line)] == []
