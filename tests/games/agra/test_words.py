"""Everything Agra says, it says in English, French and Russian, and every question names its rule."""

import re
from importlib.resources import files

import darbar_agra.components as components
import pytest
from darbar.ui.rulebook import rules
from darbar.ui.words import Words
from darbar_agra import events
from darbar_agra.components import Good, Guild, Notable, Space, Tile
from darbar_agra.game import AGRA
from darbar_agra.moves import Build, Inlay, Use

PACKAGE = "darbar_agra"
NAMES = ["Ana", "Ben", "Cem", "Dora"]


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
                "panel-orders": "Plateau Empire\xa0: commandes",
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
    "ru": r"(?i)стопк|флаж|роскоши|планшет империи|равноцен|(?<!жетон )(?<!жетона )(?<!жетоны )(?<!жетонов )крышк",
}
"""What the rulebooks call otherwise, or write with a capital letter."""


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_there_is_one_word_for_each_thing(language):
    content = (files(PACKAGE) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    told = re.sub(r"(?m)^notation-.*$", "", content)  # what is typed has no capital letters
    assert re.findall(OTHER_WORDS[language], told) == []


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
                "Construire\xa0: papeterie.",
                "Utiliser la tuile Faveur\xa0: vendre une Marchandise.",
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
