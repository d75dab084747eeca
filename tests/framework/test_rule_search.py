"""Searching the rules: numbers, whole words in any form, beginnings, and only then what stands inside other words."""

import darbar
import pytest
from darbar import Words, text
from darbar.ui.rule_search import find_rules
from darbar.ui.rulebook import Rule, rules
from toys import CARAVAN

BOOK = [
    Rule("1", "An order is filled."),
    Rule("2", "Orders are open in disorder."),
    Rule("3", "Coins lie in order-books."),
    Rule("3.1", "Borders are far away."),
    Rule("10", "The reorder is late."),
]


def found(wanted, book=BOOK, words=None):
    return [rule.number for rule in find_rules(book, words or Words(CARAVAN), wanted)]


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        ("3", ["3", "3.1"]),
        ("3.", ["3", "3.1"]),
        ("3.1", ["3.1"]),
        ("1", ["1"]),
        ("7", []),
        ("order", ["1", "2", "3"]),
        ("ORDERS", ["1", "2", "3"]),
        ("filled", ["1"]),
        ("order books", ["3"]),
        ("ord", ["1", "2", "3"]),
        ("order is", ["1"]),
        ("rder", ["1", "2", "3", "3.1", "10"]),
        ("bord", ["3.1"]),
        ("xyzzy", []),
        ("", []),
        ("?!", []),
    ],
)
def test_whole_words_are_found_before_beginnings_and_beginnings_before_the_rest(wanted, numbers):
    assert found(wanted) == numbers


@pytest.mark.parametrize(
    ("language", "wanted", "numbers"),
    [
        ("ru", "заказ", ["1.1", "1.3", "3.7", "3.8", "3.11", "5.1", "5.2"]),
        ("ru", "заказами", ["1.1", "1.3", "3.7", "3.8", "3.11", "5.1", "5.2"]),
        ("fr", "ETAL", ["1.2", "3.3", "3.5"]),
        ("fr", "étals", ["1.2", "3.3", "3.5"]),
        ("fr", "stalls", ["1.2", "3.3", "3.5"]),
        ("en", "reputations", ["1.1", "3.4", "3.8", "3.11", "4.1", "4.2", "5.1", "5.2"]),
    ],
)
def test_endings_and_accents_do_not_matter_and_english_is_understood(language, wanted, numbers):
    game = darbar.games()["bazaar"]
    assert found(wanted, rules(game.package), Words(game, language)) == numbers


@pytest.mark.parametrize(
    ("language", "wanted"),
    [("en", "favour actions"), ("fr", "actions Faveur"), ("ru", "действия милости"), ("ru", "favour actions")],
)
def test_a_number_that_is_made_of_words_is_one_in_every_language(language, wanted):
    game = darbar.games()["agra"]
    words = Words(game, language)

    assert found(wanted, rules(game.package), words) == ["favour actions"]
    assert words.rule_number("favour actions") in (wanted, "действия милости")
    assert words.rule_number("6.2.1") == "6.2.1"
    assert words.reason(text("refusal-favours", needed=2, favours=0)).endswith(
        f"[{game.title} {words.rule_number('favour actions')}]"
    )
