"""How Taj Mahal sounds in English, French and Russian, and which rules it tells."""

import pytest
from darbar import text
from darbar.core.moves import ident
from darbar.ui.rulebook import rules
from darbar.ui.scene import Item
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_tajmahal import events, moves
from darbar_tajmahal.components import SYMBOLS, WHITES, Bonus, Card, City, Colour, Good, Province, Symbol, colour_of
from darbar_tajmahal.game import TAJMAHAL
from taj_positions import ANA, BEN, NAMES

CHAPTERS = {1: 8, 2: 6, 3: 6, 4: 7, 5: 3, 6: 4, 7: 5, 8: 2}


def test_the_rules_are_the_chapters_with_every_ruling_and_every_example():
    sections = {f"{chapter}.{section}" for chapter, last in CHAPTERS.items() for section in range(1, last + 1)}
    readings = {f"R{number}" for number in range(1, 6)} | {f"E{number}" for number in range(1, 13)}
    numbers = [rule.number for rule in rules("darbar_tajmahal")]
    assert set(numbers) == sections | readings and len(set(numbers)) == len(numbers)


def test_every_ruling_belongs_to_a_rule_of_its_own():
    assert [ruling.rule for ruling in TAJMAHAL.rulings] == [f"R{number}" for number in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_card_is_called_by_its_colour_and_its_symbols(language):
    words = Words(TAJMAHAL, language)
    for card in Card:
        name = words.name(card)
        if card < WHITES:
            assert name.startswith(words.name(Colour(colour_of(card))))
        if len({*SYMBOLS[card]}) == 2 or Card.WHITE_VIZIER <= card <= Card.WHITE_ELEPHANT:
            assert all(words.name(symbol) in name for symbol in SYMBOLS[card])
    assert len({words.name(card) for card in Card}) == len(Card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_has_a_name_of_its_own(language):
    assert len({Words(TAJMAHAL, language).name(city) for city in City}) == len(City)
    assert {ident(city) for city in City} <= message_keys("darbar_tajmahal", language)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["vizier", "monk", "Grand Mogul", "jewels", "Taj Mahal", "colour change"]),
        ("fr", ["vizir", "moine", "Grand Mogol", "pierreries", "Taj Mahal", "changement de couleur"]),
        ("ru", ["визирь", "монах", "Великий Могол", "драгоценности", "Тадж-Махал", "смена цвета"]),
    ],
)
def test_components_have_the_names_of_the_rulebook(language, names):
    words = Words(TAJMAHAL, language)
    members = (Symbol.VIZIER, Symbol.MONK, Symbol.MOGUL, Good.JEWELS, Bonus.TAJ_MAHAL, Card.COLOUR_CHANGE)
    assert [words.name(member) for member in members] == names


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Play red (elephant, vizier).", "Withdraw from this visit.", "Build the royal palace in Agra."]),
        ("fr", ["Jouer rouge (éléphant, vizir).", "Se retirer de cette manche.", "Placer le palais royal à Agra."]),
        (
            "ru",
            ["Сыграть карту: красная (слон, визирь).", "Выйти из этого визита.", "Построить королевский дворец: Агра."],
        ),
    ],
)
def test_moves_are_said_in_the_language_of_the_player(language, said):
    chosen = (moves.Play(Card.RED_ELEPHANT_VIZIER), moves.WITHDRAW, moves.Crown(City.AGRA_C))
    assert [Words(TAJMAHAL, language).move(move) for move in chosen] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 vizier", "3 Grand Moguls", "2 princesses", "5 elephants"]),
        ("fr", ["1 vizir", "3 Grands Mogols", "2 princesses", "5 éléphants"]),
        ("ru", ["1 визирь", "3 Великих Могола", "2 принцессы", "5 слонов"]),
    ],
)
def test_counted_things(language, said):
    counted = [Item(f"symbol-{name}", count) for name, count in (("vizier", 1), ("mogul", 3), ("princess", 2))]
    words = Words(TAJMAHAL, language)
    assert [words.counted(item) for item in [*counted, Item("symbol-elephant", 5)]] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ana scored 1 point for building here.", "Ana scored 3 points for building here and 2 connected"]),
        (
            "fr",
            ["Ana marque 1 point pour ses palais d'ici.", "Ana marque 3 points pour ses palais d'ici et 2 provinces"],
        ),
        ("ru", ["Ana получает за дворцы 1 очко", "Ana получает за дворцы 3 очка"]),
    ],
)
def test_events_count_as_people_do(language, said):
    words = Words(TAJMAHAL, language, NAMES)
    told = [events.PalacesScored(ANA, 0, 1), events.PalacesScored(ANA, 2, 3)]
    assert all(words.event(event).startswith(start) for event, start in zip(told, said, strict=True))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["took the bonus tile in Kabul: a card.", "took the bonus tile in Kabul, tea, and scored 2 points."]),
        (
            "fr",
            [
                "prend le jeton bonus de Kaboul\u00a0: une carte.",
                "prend le jeton bonus de Kaboul, thé, et marque 2 points.",
            ],
        ),
        ("ru", ["берёт бонусный жетон (Кабул): карта.", "берёт бонусный жетон (Кабул): чай, 2 очка."]),
    ],
)
def test_a_tile_without_points_scores_none(language, said):
    words = Words(TAJMAHAL, language, NAMES)
    told = [events.BonusTaken(BEN, Bonus.CARD, City.KABUL_W, 0), events.BonusTaken(BEN, Bonus.TEA, City.KABUL_W, 2)]
    assert [words.event(event) for event in told] == [f"Ben {what}" for what in said]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "your colour in this visit is red."),
        ("fr", "votre couleur pour cette manche est\u00a0: rouge."),
        ("ru", "в этом визите ваш цвет — красный."),
    ],
)
def test_a_refusal_names_the_colour(language, said):
    assert Words(TAJMAHAL, language).say(text("refusal-wrong-colour", colour=Colour.RED)) == said


def test_reasons_name_their_rule():
    words = Words(TAJMAHAL, "fr", NAMES)
    assert words.reason(text("refusal-occupied", city=City.KABUL_E)).endswith("[Taj Mahal 3.2]")


def test_in_russian_the_question_has_the_colour_in_its_case():
    said = {Words(TAJMAHAL, "ru").say(text("next-card", colour=colour), "prompt-") for colour in Colour}
    assert [word in " ".join(said) for word in ("красную", "жёлтую", "зелёную", "фиолетовую")] == [True] * 4


def test_who_begins_a_visit_is_told_with_the_province():
    event = events.VisitBegan(3, Province.KASHMIR, BEN)
    assert Words(TAJMAHAL, "fr", NAMES).event(event) == "La manche 3 commence\u00a0: Cachemire. Ben joue en premier."
