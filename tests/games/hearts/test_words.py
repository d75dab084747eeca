"""Everything Hearts says, it says in English, French and Russian, and every question names its rule."""

import re
from enum import Enum

import darbar_hearts.components as components
import pytest
from darbar import Dice
from darbar.core.moves import ident, tag_of
from darbar.ui.render import plain
from darbar.ui.rulebook import rule_of, rules, words_key
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_hearts.components import Card, Rank, Suit
from darbar_hearts.game import HEARTS
from hearts_positions import ANA, BEN, NAMES, dealt, new, playing
from spoken import SAID, spoken

PACKAGE = "darbar_hearts"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATIONS = pytest.mark.parametrize("language", ["fr", "ru"])
ENUMS = [kind for kind in vars(components).values() if isinstance(kind, type) and issubclass(kind, Enum)]
ENUMS = [kind for kind in ENUMS if kind.__module__ == components.__name__]


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


@EVERY_LANGUAGE
def test_every_card_and_suit_is_explained_in_a_sentence_or_two(language):
    words = Words(HEARTS, language)
    for thing in (*Card, *Suit):
        about = words.about(ident(thing))
        assert about and about.endswith(".") and len(about) < 200
    assert words.about("card-queen-spades") != words.about("card-jack-spades") == words.about("card-ten-hearts")
    assert words.about("thing-moon") and words.about("thing-passing")


@EVERY_LANGUAGE
def test_cards_are_called_by_rank_and_suit(language):
    words = Words(HEARTS, language)
    assert len({words.name(card) for card in Card}) == 52
    assert words.name(Card.QUEEN_SPADES) == {"en": "queen of spades", "fr": "dame de pique", "ru": "дама пик"}[language]
    assert [words.name(rank) for rank in list(Rank)[:9]] == [str(number) for number in range(2, 11)]


@TRANSLATIONS
def test_every_move_event_and_rule_is_told(language):
    keys = message_keys(PACKAGE, language)
    declared = {f"move-{tag_of(kind)}" for kind in HEARTS.moves} | {f"event-{tag_of(kind)}" for kind in HEARTS.events}
    assert declared | {words_key(rule) for rule in rules(PACKAGE)} <= keys


@pytest.mark.parametrize(
    ("language", "reasons"),
    [
        (
            "en",
            ["the first trick begins with the lowest club", "you have cards of the suit that was led", "not broken"],
        ),
        ("fr", ["le premier pli commence par le plus petit trèfle", "vous avez de la couleur demandée", "tombé"]),
        ("ru", ["первая взятка начинается с младшей трефы", "у вас есть масть хода", "черви ещё не сброшены"]),
    ],
)
def test_every_refusal_gives_its_reason(language, reasons):
    first = playing(first=True, ana="2C 3C", ben="4C 5D", cleo="6C 7D")
    follow = playing(trick="5D", ana="2C", ben="2D KH", cleo="6C 7C")
    unbroken = playing(ana="2C 3H", ben="4C 5C", cleo="7C 8C")
    tried = [(first, "three-clubs"), (follow, "king-hearts"), (unbroken, "three-hearts")]
    told = [match.why(f"play {card}", language) for match, card in tried]
    assert all(reason in one for reason, one in zip(reasons, told, strict=True))
    assert [one.rpartition("[")[2] for one in told] == ["Hearts 3.1]", "Hearts 3.3]", "Hearts 3.5]"]


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Which card do you pass to Cleo? The first of three."),
        ("fr", "Quelle carte passez-vous à Cleo ? La première de trois."),
        ("ru", "Какую карту передать? Получает Cleo. Первая из трёх."),
    ],
)
def test_everyone_is_asked_for_a_card_to_pass_by_name(language, asked):
    match = dealt(4)
    words = match.words(language)
    assert words.prompt(match.asked(BEN)) == asked
    assert words.rule(match.asked(ANA)) == "2.2"
    assert "pass" not in {words.move(move).lower().rstrip(".") for move in match.ask.moves}


def test_every_question_names_its_rule():
    assert {rule_of(PACKAGE, prompt) for prompt in ("pass", "lead", "follow")} == {"2.2", "3.2", "3.3"}


@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [3, 5])
def test_a_random_match_is_told_without_a_placeholder(language, seats):
    match, dice = new(seats, 4, limit=25), Dice(4)
    words, said = Words(HEARTS, language, NAMES[:seats]), set()
    while match.ask:
        said |= {words.prompt(match.ask), *(words.move(move) for move in match.ask.moves)}
        tried = HEARTS.vocabulary.move(dice.below(HEARTS.vocabulary.size))
        if tried not in match.ask.moves:
            said.add(words.refusal(match.ask, tried))
        if len(match.moves) % 20 == 0:
            said.add(plain(match.scene(dice.pick([*range(seats), None])), words))
        match.play(dice.pick(match.ask.moves))
    said |= {words.event(event) for event in match.events}
    assert len(said) > 150
    assert [one for one in said if re.search(r"[{}$]|\bNone\b|<[A-Z]|\w+_id", one)] == []
