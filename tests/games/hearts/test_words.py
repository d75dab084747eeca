"""How Hearts sounds in English, French and Russian."""

import pytest
from darbar.core.moves import ident
from darbar.ui.rulebook import rule_of
from darbar.ui.words import LANGUAGES, Words
from darbar_hearts.components import Card, Rank, Suit
from darbar_hearts.game import HEARTS
from hearts_positions import ANA, BEN, dealt, playing

PACKAGE = "darbar_hearts"
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


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
        ("fr", "Quelle carte passez-vous à Cleo\xa0? La première de trois."),
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
