"""Moves as players write them: in their own language, and in English."""

import darbar
import pytest
from darbar import RuleViolation, Seat, Session, Words
from darbar.core.events import OnlyMovePlayed
from darbar.ui.words import LANGUAGES
from toys import CARAVAN, Choose, Dish, Drink, Greet, Mood, Nod, Walk

GAMES = darbar.games()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_move_of_every_game_is_read_as_it_is_written(game, language):
    words, written = Words(GAMES[game], language), set()
    for move in GAMES[game].vocabulary:
        notation = words.notation(move)
        written.add(notation)
        for typed in (notation, str(move), notation.upper(), notation.replace("-", " ")):
            assert words.parse(typed) == move, typed
    assert len(written) == GAMES[game].vocabulary.size


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_kind_of_move_has_a_verb_of_its_own(game, language):
    verbs = Words(GAMES[game], language)._lexicon.verbs

    assert [tag for tag, verb in verbs.items() if verb == tag] == []


def written(game, language, notation):
    """What a player writes for a notation."""
    return Words(GAMES[game], language).notation(GAMES[game].vocabulary.parse(notation))


def test_a_verb_and_the_names_of_things_are_a_notation():
    assert written("agra", "fr", "place cotton-field") == "placer champ-de-coton"
    assert written("agra", "ru", "place cotton-field") == "поставить ферма-хлопка"
    assert written("hearts", "ru", "play queen-spades") == "положить дама-пик"
    assert written("agra", "en", "place cotton-field") == "place cotton-field"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "placer champ de coton"),
        ("fr", "Placer cotton-field"),
        ("en", "place cotton field"),
        ("ru", "gjcnfdbnm athvf-[kjgrf"),
        ("ru", "здфсу сщеещт-ашудв"),
        ("ru", "place ферма хлопка"),
        ("en", "здфсу сщеещт-ашудв"),
    ],
)
def test_people_are_understood_however_they_type(language, typed):
    assert str(Words(GAMES["agra"], language).parse(typed)) == "place cotton-field"


def test_what_means_nothing_brings_verbs_that_look_like_it():
    with pytest.raises(
        RuleViolation, match=r"«\xa0plaser quarry\xa0» n’est pas un coup. Un coup commence par\xa0: .*placer"
    ):
        Words(GAMES["agra"], "fr").parse("plaser quarry")
    with pytest.raises(RuleViolation, match="There is no move called 'plase'"):
        Words(GAMES["agra"], "en").parse("plase quarry")


def test_fields_of_every_kind_are_written():
    french = Words(CARAVAN, "fr")
    moves = [Walk(2), Nod(True), Greet(Seat(1)), Choose(Dish.RED_CURRY), Drink(None), Drink(Mood.COOL)]

    assert [french.notation(move) for move in moves[:3]] == ["walk 2", "nod oui", "greet 2"]
    assert [french.parse(french.notation(move)) for move in moves] == moves
    assert french.parse("nod yes") == Nod(True)


def test_words_that_would_be_alike_stay_english():
    """Here all goods have one name."""
    bazaar = GAMES["bazaar"]
    lexicon = type(Words(bazaar)._lexicon)(bazaar.vocabulary, "fr", lambda _, key: "chose" if "good" in key else None)
    notations = {str(move): lexicon.write(move) for move in bazaar.vocabulary}

    assert notations["buy silk"] == "buy silk"
    assert all(lexicon.read(notation) == bazaar.vocabulary.parse(move) for move, notation in notations.items())


def test_a_session_reads_and_writes_in_its_language():
    session = Session(darbar.new("agra", seats=2, seed=1), language="fr")
    move = session.parse("placer carriere")

    assert str(move) == "place quarry"
    assert session.notation(move) == "placer carrière"
    assert session.notation(move, "ru") == "поставить карьер"
    assert session.parse("поставить карьер", language="ru") == move
    offer = session.page(Seat(0), "ru")["question"]["moves"][0]
    assert (offer["notation"], offer["written"]) == ("place architect", "поставить архитектор")


def test_refusals_speak_of_moves_as_they_are_written():
    match = darbar.new("agra", seats=2, seed=1)
    french = match.words("fr")
    refusal = french.refusal(match.ask, french.parse("build tailor"))

    assert "«\xa0construire atelier-du-tailleur\xa0»" in refusal
    assert "on répond à cette question par\xa0: placer" in refusal
    assert "Possible\xa0: placer architecte, " in refusal
    assert "«\xa0bâtir\xa0»" in french.refusal(match.ask, french.parse("build tailor"), "bâtir")


def test_the_only_move_is_told_as_it_is_written():
    event = OnlyMovePlayed(Seat(0), "place quarry")
    assert "placer carrière" in Words(GAMES["agra"], "fr", ["Ana"]).event(event)
    assert "place quarry" in Words(GAMES["agra"], "en", ["Ana"]).event(event)


def test_records_hold_the_english_notation():
    match = darbar.new("agra", seats=2, seed=1)
    match.play(match.parse("поставить карьер", language="ru"))

    assert "1 place quarry" in match.record.dumps()


def test_bots_and_nameless_people_are_called_in_the_language():
    names = ["Player 1", "hard 2", "mcts:400 3", "random 5", "hard:1s 5", "Ana 6"]

    assert list(Words(GAMES["agra"], "fr", names).names) == [
        "Joueur 1",
        "fort 2",
        "mcts:400 3",
        "random 5",
        "fort:1s 5",
        "Ana 6",
    ]
    assert Words(GAMES["agra"], "ru", names).player(Seat(1)) == "сильный 2"
    assert list(Words(GAMES["agra"], "en", names).names) == names
