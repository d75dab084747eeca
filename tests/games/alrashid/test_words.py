"""How Al-Rashid sounds in English, French and Russian, and which rules it tells."""

import re
from importlib.resources import files

import pytest
from darbar import text
from darbar.core.moves import ident, word
from darbar.ui.rulebook import rules
from darbar.ui.scene import Item
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_alrashid import events, moves
from darbar_alrashid.components import Colour, Crisis, Disgrace, Favour, Good, Rank, Sector, Service, Title
from darbar_alrashid.game import ALRASHID

PACKAGE = "darbar_alrashid"
NAMES = ["Ana", "Ben", "Cem", "Dora", "Eva"]
TRANSLATIONS = pytest.mark.parametrize("language", ["fr", "ru"])


# Components


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_but_the_crisis_tiles_has_an_explanation_of_its_own_and_every_kind_has_one(language):
    keys = message_keys(PACKAGE, language)
    kinds = [Colour, Crisis, Disgrace, Favour, Good, Rank, Sector, Service, Title]
    members = {ident(member) for kind in kinds for member in kind}
    assert {key for key in members if f"about-{key}" not in keys} == {ident(crisis) for crisis in Crisis}
    assert {f"about-{word(kind.__name__).lower()}" for kind in kinds} <= keys


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
def test_the_rule_of_a_title_begins_with_its_name_in_other_languages_too(language):
    words, told = Words(ALRASHID, language), {rule.number: rule for rule in rules(PACKAGE)}
    assert all(words.rule_says(told[f"9.{title + 1}"]).startswith(words.name(title)) for title in Title)


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
                "Déplacer un pacha appartenant à Ben\xa0: il part de la Route de la soie.",
                "Ana déplace un pacha appartenant à Ben\xa0: il part",
                "Ana déplace un pacha de sa famille\xa0: il part",
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
    assert words.say("prompt-draw") == "Dans quel paquet piochez-vous un mercenaire\xa0?"
    assert words.say(text("refusal-no-pawn", rank=Rank.SAGE)).startswith(
        "vous n'avez pas ce type de pion dans votre ré"
    )
    assert words.counted(Item("gold", 7)) == "7 pièces d'or"
    assert words.event(events.CrisisRevealed(Crisis.YEAR_3)) == "Une crise éclate\xa0: tuile crise année 3."
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
