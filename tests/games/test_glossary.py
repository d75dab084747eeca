"""`what THING`: a component found by its name or id, what it is for, and where it stands."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import darbar
import pytest
from darbar import Seat, Words
from darbar.ui.glossary import look_up, where
from darbar.ui.render import lines, mark_of, plain, text_of
from darbar.ui.stems import stems
from darbar.ui.words import LANGUAGES
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement

NAMES = ["Ana", "Ben", "Cem"]
ANA, BEN = Seat(0), Seat(1)


@pytest.fixture(scope="module")
def agra():
    return darbar.new("agra", names=NAMES, seed=7)


@pytest.fixture(scope="module")
def bazaar():
    return darbar.new("bazaar", names=NAMES, seed=7)


def names(match, wanted, language="en"):
    return [thing.name for thing in look_up(match.words(language), match.scene(ANA), wanted).things]


def near(match, wanted, language="en"):
    found = look_up(match.words(language), match.scene(ANA), wanted)
    assert found.things == found.several == []
    return found.near


def several(match, wanted, language="en"):
    found = look_up(match.words(language), match.scene(ANA), wanted)
    assert found.things == found.near == []
    return sorted(found.several)


def stands(match, wanted, seat=ANA):
    """Where a thing stands, line by line."""
    words, scene = match.words(), match.scene(seat)
    [thing] = look_up(words, scene, wanted).things
    return [line.strip(" -") for line in plain(where(scene, thing.ids), words).splitlines()]


@pytest.mark.parametrize(
    ("wanted", "language", "name"),
    [
        ("Sufi", "en", "Sufi"),
        ("sufi", "en", "Sufi"),
        ("notable-sufi", "fr", "Soufi"),
        ("sadr us sudur", "en", "Sadr us-Sudur"),
        ("érudits", "fr", "Érudits"),
        ("erudits", "fr", "Érudits"),
        ("ученые", "ru", "учёные"),
        ("МУЛЛА", "ru", "Мулла"),
        ("oil-press", "en", "oil press"),
        ("panel-river", "en", "The river"),
        ("river", "fr", "La rivière"),
    ],
)
def test_a_thing_is_found_by_its_name_or_id_in_the_language_of_the_player(agra, wanted, language, name):
    assert names(agra, wanted, language) == [name]


def test_a_beginning_is_enough_when_one_thing_begins_so(agra):
    assert names(agra, "portug") == ["Portuguese Trader"]
    assert names(agra, "imam") == ["Grand Imam"]
    assert names(agra, "плот") == []


@pytest.mark.parametrize(
    ("game", "language", "asked", "name"),
    [
        ("agra", "en", "rupees, rupee, RUPEES", "rupee"),
        ("agra", "en", "favour, favours", "favour"),
        ("agra", "en", "step, steps", "step"),
        ("agra", "en", "level, levels, IV", "level"),
        ("agra", "en", "neutral marker, neutral markers, neutral", "neutral marker"),
        ("agra", "en", "order limit, limit, limits", "order limit"),
        ("agra", "en", "luxury, luxury good, luxury goods", "luxury good"),
        ("agra", "fr", "roupie, roupies, rupee, rupees", "Roupie"),
        ("agra", "fr", "limite de commandes, limites, order limit", "limite de commandes"),
        ("agra", "ru", "рупия, рупии, рупий, рупиями, rupees", "рупия"),
        ("agra", "ru", "шаг, шага, шагов, steps", "шаг"),
        ("agra", "ru", "уровень, уровня, уровни, уровней, level", "уровень"),
        ("agra", "ru", "нейтральные маркеры, нейтральный маркер, neutral marker", "нейтральный маркер"),
        ("alrashid", "en", "gold", "gold"),
        ("alrashid", "en", "prestige, PP, prestige points", "prestige"),
        ("alrashid", "fr", "pièce d'or, pièces d’or, gold", "pièce d'or"),
        ("alrashid", "ru", "золото, золота, золотых, gold", "золото"),
        ("alrashid", "ru", "престиж, престижа, prestige", "престиж"),
        ("alrashid", "ru", "купец, купца, купцов, merchants", "купец"),
        ("bazaar", "fr", "marchandises, goods", "marchandise"),
        ("hearts", "ru", "взятка, взятку, взяток, trick, tricks", "Взятка"),
    ],
)
def test_a_word_is_found_in_singular_and_plural_in_every_case_and_in_english(game, language, asked, name):
    match = darbar.new(game, seed=7)
    for wanted in asked.split(", "):
        assert set(names(match, wanted, language)) == {name}, wanted


def test_a_word_of_several_names_brings_these_names(agra):
    assert several(agra, "grand") == ["Grand Imam", "Grand Mufti"]
    assert several(agra, "великого", "ru") == several(agra, "grand", "ru") == ["Великий имам", "Великий муфтий"]


def test_a_misspelt_name_brings_its_neighbours(agra):
    assert "paper" in near(agra, "papr")
    assert "Botanist" in near(agra, "botannist")
    assert "Мореход" in near(agra, "мариход", "ru")


@pytest.mark.parametrize("nonsense", ["xyzzy", "", "   ", "\x00\x1b[31m", "-", "a" * 5000])
def test_nonsense_finds_nothing(agra, nonsense):
    assert near(agra, nonsense) == []


def test_one_thing_with_two_ids_is_told_once(agra):
    assert names(agra, "statue") == ["statue"]
    assert names(agra, "caliph") == ["Caliph"]
    assert names(agra, "tailor") == ["tailor"]


def test_two_things_with_one_name_are_both_told(agra):
    found = look_up(agra.words(), agra.scene(ANA), "deliver a good")
    assert [thing.ids[0].partition("-")[0] for thing in found.things] == ["wheel", "tile"]
    assert len({thing.about for thing in found.things}) == 2


def test_a_thing_is_told_with_all_the_places_that_name_it(agra):
    lines = stands(agra, "paper")
    assert lines[:3] == ["Buildings", "paper mill: wood → paper | site of level 2, cost 4", lines[2]]
    assert "Values: paper 2" in lines
    assert any(line.startswith("Khatib:") for line in lines)


def test_the_merchant_stands_in_his_building(agra):
    heading, *there = stands(agra, "merchant")
    assert heading == "Buildings"
    assert [line.endswith("Merchant") for line in there] == [True]


def test_a_guild_stands_with_its_notables_and_its_column_of_orders(agra):
    lines = stands(agra, "artisans")
    heading = lines.index("Empire board: orders")
    assert lines[heading + 1 : heading + 3] == ["Order limit 3:", "artisans"]
    assert any(line.endswith("→ artisans") for line in lines)
    assert "merchants" not in lines


def test_what_is_said_of_a_piece_is_no_thing_of_its_own(agra):
    assert names(agra, "worker") == ["worker"]
    assert names(agra, "token") == ["price token"]


def test_a_kind_of_thing_stands_wherever_one_of_them_is(agra):
    assert " ".join(stands(agra, "price token")).count("with the Trader") == 3


def test_what_is_not_on_the_table_stands_nowhere(agra):
    absent = next(name for name in ("Sufi", "Mahout", "Cook") if stands(agra, name) == [])
    assert names(agra, absent) == [absent]


def test_a_secret_order_stands_only_before_its_owner(bazaar):
    words = bazaar.words()
    held = [words.name(card) for card in _hand(bazaar, BEN)]
    assert held
    for name in held:
        assert any(line.startswith(f"{name}:") for line in stands(bazaar, name, BEN))
        assert not any(line.startswith(f"{name}:") for line in stands(bazaar, name, ANA))


def _hand(match, seat):
    from darbar_bazaar.components import OrderCard

    return [OrderCard(card) for card in match.state.players[seat].hand]


def test_a_space_of_a_plain_board_is_explained_by_its_kind():
    match = darbar.new("tictactoe", seed=1)
    [thing] = look_up(match.words(), match.scene(ANA), "b2").things
    assert (thing.name, thing.about) == ("b2", match.words().about("cell"))


def test_a_game_that_explains_nothing_has_nothing_to_say(bazaar):
    silent = Words(bazaar.game.change(package="darbar_log"), "en", NAMES)
    assert look_up(silent, bazaar.scene(ANA), "teahouse") == ([], [], [])


# Every word that a screen uses

EVERYDAY = Path(__file__).parent / "everyday"
"""Words that everybody knows, by language; all others on a screen can be asked."""

SIGNS = {mark_of(Seat(seat)).lower() for seat in range(5)}
WORD = re.compile(r"[^\W\d_]+")
SHOWN = ("prompt-", "move-", "panel-", "line-", "card-", "pile-", "phase-", "score-")
MOST_ANSWERS, EVERY = 300, 9


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_every_word_of_scenes_questions_moves_and_legends_can_be_asked(game, language):
    everyday = set(stems((EVERYDAY / f"{language}.txt").read_text(encoding="utf-8"), language))
    match, said = played(game, language)
    said |= written(match.game.package, language)
    words, scene = match.words(language), match.scene(ANA)
    asked = {
        word for sentence in said for word in WORD.findall(sentence.lower()) if len(word) > 1 and set(word) - SIGNS
    }
    assert asked - everyday

    unknown = [
        word
        for word in sorted(asked)
        if not set(stems(word, language)) <= everyday and not any(look_up(words, scene, word)[:2])
    ]

    assert " ".join(unknown) == ""


def written(package, language):
    """The questions, moves and labels of a catalogue without what is put into them: some hardly ever come up."""
    content = (files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = [entry for entry in FluentParser().parse(content).body if isinstance(entry, Message)]
    return {text for entry in parts if entry.id.name.startswith(SHOWN) for text in texts(entry.value)}


def texts(pattern):
    """The texts of a pattern, also of its variants."""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            yield element.value
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                yield from texts(variant.value)


def played(game, language):
    """Matches of the fewest and of the most players, and all that was said in them."""
    said = set()
    for seats in set(darbar.games()[game].seats):
        match = darbar.new(game, names=[str(number) for number in range(seats)], seed=seats)
        words, dice = match.words(language), Random(seats)
        for answer in range(MOST_ANSWERS):
            if match.ask is None:
                break
            said |= sentences(match, words, with_scene=answer % EVERY == 0)
            match.play(dice.choice(match.ask.moves))
        said |= {words.line(line) for line in match.standings()[0].lines}
    return match, said


def sentences(match, words, with_scene):
    ask = match.ask
    view = match.view(ask.seat)
    said = {words.prompt(ask), words.say(match.phase, "phase-"), *(words.move(move, view) for move in ask.moves)}
    for viewer in (ask.seat, None) if with_scene else ():
        scene = match.scene(viewer)
        said |= {text_of(row) for row in lines(scene, words, 120)} | set(plain(scene, words, 120).splitlines())
    return said
