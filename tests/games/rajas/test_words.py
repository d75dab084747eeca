"""How Rajas of the Ganges sounds in English, French and Russian, and which rules it tells."""

import pytest
from darbar import TurnBegan, text
from darbar.core.moves import ident
from darbar.ui.rulebook import rules
from darbar.ui.scene import Item
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_rajas import events, moves
from darbar_rajas.components import Building, Colour, Good, Income, Roads, Site, Tile
from darbar_rajas.game import RAJAS

NAMES = ["Rajesh", "Leila", "Ana", "Ben"]
CHAPTERS = {1: 6, 2: 6, 3: 6, 4: 7, 5: 3, 6: 12, 7: 6, 8: 4, 9: 5, 10: 4, 11: 6, 12: 1, 13: 2, 14: 1}


def test_the_rules_are_the_chapters_with_every_ruling_and_every_example():
    sections = {f"{chapter}.{section}" for chapter, last in CHAPTERS.items() for section in range(1, last + 1)}
    readings = {f"R{number}" for number in range(1, 22)} | {f"E{number}" for number in range(1, 31)}
    numbers = [rule.number for rule in rules("darbar_rajas")]
    assert set(numbers) == sections | readings and len(set(numbers)) == len(numbers)


def test_every_ruling_belongs_to_a_rule_of_its_own():
    assert [ruling.rule for ruling in RAJAS.rulings] == [f"R{number}" for number in range(1, 22)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_called_by_its_colour_its_number_and_what_is_on_it(language):
    words, box = Words(RAJAS, language), RAJAS.pack()
    for tile in Tile:
        row, name = box.components.tiles[tile], words.name(tile)
        assert str(row.cost) in name and words.name(Colour[row.colour.upper()]) in name
        for building in row.buildings:
            assert words.name(Building[building.upper()]) in name
        for market in row.markets:
            assert f"{words.name(Good[market.good.upper()])} {market.value}" in name


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Quarry", "Great Mogul", "temple", "spices", "blue 7 (temple, tea 1)"]),
        ("fr", ["Carrière", "Grand Moghol", "temple", "épices", "7 bleu (temple, thé 1)"]),
        ("ru", ["Каменоломня", "Великий Могол", "храм", "пряности", "синий 7 (храм, чай 1)"]),
    ],
)
def test_components_have_the_names_of_the_rulebook(language, names):
    words = Words(RAJAS, language)
    members = (Site.QUARRY, Site.GREAT_MOGUL, Building.TEMPLE, Good.SPICES, Tile.B_C3)
    assert [words.name(member) for member in members] == names


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Place a worker: Dancer.", "Take a green die.", "Let its roads lead ┗ north and east."]),
        (
            "fr",
            ["Placer un ouvrier\u00a0: Danseuse.", "Prendre un dé vert.", "Orienter ses routes\u00a0: ┗ nord et est."],
        ),
        ("ru", ["Поставить работника: Танцовщица.", "Взять кубик: зелёный.", "Направить дороги: ┗ север и восток."]),
    ],
)
def test_moves_are_said_in_the_language_of_the_player(language, said):
    words = Words(RAJAS, language)
    chosen = (moves.Place(Site.DANCER), moves.TakeDie(Colour.GREEN), moves.Turn(Roads.N_E))
    assert [words.move(move) for move in chosen] == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Rajesh got 1 money.", "Rajesh got 5 fame.", "Rajesh placed a worker for 2 money: Quarry."]),
        (
            "fr",
            ["Rajesh gagne 1 d'argent.", "Rajesh gagne 5 points de gloire.", "Rajesh place un ouvrier pour 2 d'argent"],
        ),
        ("ru", ["Rajesh получает 1 монету.", "Rajesh получает 5 славы.", "Rajesh ставит работника за 2 монеты"]),
    ],
)
def test_events_count_as_people_do(language, said):
    words = Words(RAJAS, language, NAMES)
    told = [events.MoneyGained(0, 1), events.FameGained(0, 5), events.WorkerPlaced(0, Site.QUARRY, 2)]
    assert all(words.event(event).startswith(start) for event, start in zip(told, said, strict=True))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["2 dice of choice", "1 blue die", "3 money", "7 on orange dice"]),
        ("fr", ["2 dés au choix", "1 dé bleu", "3 d'argent", "7 en dés orange"]),
        ("ru", ["2 кубика на выбор", "1 синий кубик", "3 монеты", "7 на оранжевых кубиках"]),
    ],
)
def test_counted_things(language, said):
    words = Words(RAJAS, language)
    counted = (Item("die", 2), Item("die-blue"), Item("money", 3), Item("pips-orange", 7))
    assert [words.counted(item) for item in counted] == said


def test_reasons_name_their_rule():
    words = Words(RAJAS, "fr", NAMES)
    assert words.reason(text("refusal-mixed-twice")).endswith("[Rajas of the Ganges 5.3]")
    assert words.say(text("refusal-dice-too-low", price=9, worth=5)).startswith("il faut 9")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "you have no die of 4, nor one that your karma can turn into it."),
        ("fr", "vous n'avez ni dé de valeur 4 ni dé que votre karma puisse retourner sur cette valeur."),
        ("ru", "у вас нет кубика 4 и нет такого, который карма превратит в него."),
    ],
)
def test_who_has_karma_is_not_told_to_have_none(language, said):
    assert Words(RAJAS, language).say(text("refusal-no-value", value=4)) == said


def test_in_french_a_round_and_what_one_player_does_have_two_names():
    words = Words(RAJAS, "fr", NAMES)
    assert words.event(events.RoundBegan(4, 1)).startswith("Le tour 4 commence")
    assert words.event(TurnBegan(1, 21)) == "C'est à Leila de jouer, coup 21."


def test_fame_is_counted_in_points_in_french():
    words = Words(RAJAS, "fr")
    assert words.counted(Item("fame-per-bend", 2)) == "2 points de gloire par virage"
    assert words.name(Income.IB7) == "tuile marron\u00a0: 1 point de gloire par ouvrier actif"


@pytest.mark.parametrize("language", LANGUAGES)
def test_income_tiles_say_what_they_give(language):
    words = Words(RAJAS, language)
    assert words.name(Income.IR4).endswith({"en": "7 money", "fr": "7 d'argent", "ru": "7 монет"}[language])
    assert {ident(tile) for tile in Income} <= message_keys("darbar_rajas", language)
