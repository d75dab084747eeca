"""What players type in their own language, and how it is answered."""

import re

import darbar
import pytest


def test_moves_are_shown_and_typed_in_french_with_or_without_accents(play):
    said = play("placer carriere", language="fr", game="agra", players="you:Ana,random")

    assert "placer carrière" in said
    assert "* Ana place un ouvrier : carrière." in said


def test_moves_are_shown_and_typed_in_russian(play):
    said = play("поставить карьер", language="ru", game="agra", players="you:Ana,random")

    assert "поставить карьер " in said
    assert "place" not in said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "regles 2.1"),
        ("fr", "rules 2.1"),
        ("ru", "правила 2.1"),
        ("ru", "ghfdbkf 2.1"),
        ("ru", "кгдуы 2.1"),
        ("en", "кгдуы 2.1"),
    ],
)
def test_commands_are_understood_in_every_language_and_on_either_layout(play, language, line):
    told = {"fr": "À son tour, on marque", "ru": "отметьте одну пустую клетку", "en": "mark one empty cell"}

    assert told[language] in play(line, language=language)


def test_a_layout_that_was_not_switched_takes_back(play):
    said = play("jnvtnbnm b2", "гтвщ", language="ru", players="you:Ana,random")

    assert "Этот ход вернуть нельзя" in said


def test_the_beginning_of_a_move_is_enough_in_any_spelling(play):
    for line in ("placer carr", "place qua"):
        assert "* Ana place un ouvrier : carrière." in play(line, language="fr", game="agra", players="you:Ana,random")
    for line in ("поставить кар", "gjcnfdbnm rfh", "здфсу йгф"):
        said = play(line, language="ru", game="agra", players="you:Ana,random")
        assert "карьер" in said.partition(f"> {line}")[2].partition("\n> ")[0].splitlines()[1]


def test_one_letter_on_the_other_layout_plays_nothing(play):
    said = play("з", language="ru", game="agra", players="you:Ana,random")

    assert "«з» — не ход и не команда" in said


def test_refusals_and_reasons_quote_what_was_typed(play):
    said = play(
        "placer atelier du tailleur",
        "place tailor",
        "pourquoi Placer Atelier-du-tailleur",
        "why place tailor",
        language="fr",
        game="agra",
        players="you:Ana,random",
    )

    assert "« placer atelier du tailleur »" in said
    assert "« place tailor »" in said
    assert "placer atelier-du-tailleur : " in said
    assert "place tailor : " in said


def test_what_is_ambiguous_or_nonsense_is_answered_in_the_language(play):
    said = play("placer", "plaser marin", language="fr", game="agra", players="you:Ana,random")

    assert "« placer » peut être : placer architecte, placer marin," in said
    assert "Ce qui y ressemble : placer" in said


def test_things_and_players_are_found_on_either_layout(play):
    said = play("что [kjgjr", "црфе хлопок", "игрок Фтф", language="ru", game="agra", players="you:Ana,random")

    assert [line for line in said.splitlines() if line.startswith("хлопок: ")][1:]
    assert "-- Ana --" in said.partition("> игрок Фтф")[2]


def test_another_language_in_the_middle_of_a_match_writes_moves_anew(play):
    said = play("langue ru", "язык en", language="fr")

    assert "marquer a1" in said
    assert "отметить a1" in said
    assert "mark a1" in said


def test_the_keyboard_is_passed_in_the_language(play):
    said = play("", "marquer b2", "annuler", "", "quitter", language="fr", players="you:Ana,you:Ben")

    assert "C'est annulé." in said
    assert "Au revoir." in said


LATIN = re.compile(r"[A-Za-z][A-Za-z'-]+")
KEYS = {"Ctrl-C", "Ctrl-D", "Del", "End", "Enter", "Esc", "Home", "PageDown", "PageUp", "Tab"}
OURS = {"darbar", "mcts", "--practice", "practice", "en", "fr", "ru", "II", "III", "IV", "Ana", "random"}
"""Names of players, keys and languages, levels, and what is typed on the command line."""


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_no_english_word_stands_in_a_russian_screen(play, game):
    played = darbar.games()[game]
    players = ",".join(["you:Ana", *["random"] * (max(2, played.seats[0]) - 1)])
    asked = ["help", "goal", "rules", "score", "hint", "why", "save", "load", "replay", "sit", "find", "undo!", "what"]
    said = play(
        *asked, *["#1", "#2", "undo", "restart", "why #1", "."] * 20, "log", language="ru", game=game, players=players
    )

    told = "\n".join(line for line in said.splitlines() if not line.startswith(">"))
    english = set(LATIN.findall(told)) - KEYS - OURS - set(LATIN.findall(played.title))
    assert english - rulings_of(played) == set()


def rulings_of(game):
    """The names of rulings, which are typed on the command line, and stand in rules."""
    return {word for ruling in game.rulings for word in LATIN.findall(ruling.name)}
