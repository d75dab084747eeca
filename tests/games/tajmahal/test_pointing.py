"""What moves of Taj Mahal point at, and what is said of them."""

from darbar import Session
from darbar.sessions.terms import in_words
from taj_positions import has, visit


def pointed(match, notation):
    """The keys of what a move points at."""
    return match.targets(match.ask.seat)[match.parse(notation)]


def noted(match, notation, language="en"):
    """What the game says of a move."""
    note = match.game.note(match.view(match.ask.seat), match.parse(notation))
    return note and match.words(language).say(note)


def test_cards_are_pointed_at_in_the_hand():
    match = visit(ana=has("r-ev g-mp w-m change", played="r-eg"), ben=has("y-eg"), cleo=has("g-eg"))
    assert pointed(match, "play red-elephant-vizier") == ("hand-0/card-red-elephant-vizier",)
    assert pointed(match, "change green-monk-princess") == (
        "hand-0/card-green-monk-princess",
        "hand-0/card-colour-change",
    )
    match.play("play red-elephant-vizier")
    assert pointed(match, "add white-monk") == ("hand-0/card-white-monk",)
    assert pointed(match, "enough") == ()


def test_withdrawing_points_at_what_it_wins_or_at_the_player():
    match = visit(ana=has("r-ev", played="r-eg r-em"), ben=has("y-eg", played="y-eg"), cleo=has("g-eg"))
    assert pointed(match, "withdraw") == ("prize-monk", "prize-elephant")
    match = visit(ana=has("r-ev"), ben=has("y-eg"), cleo=has("g-eg"))
    assert pointed(match, "withdraw") == ("player-0",)


def test_palaces_point_at_cities_and_cards_at_the_display():
    match = visit(province="kabul", ana=has("r-ev", played="r-gk"), ben=has("y-eg"), cleo=has("g-eg"))
    match.play("withdraw")
    assert pointed(match, "build kabul-e") == pointed(match, "crown kabul-e") == ("city-kabul-e",)
    match.play("build kabul-e")
    match.play("crown kabul-e")
    assert pointed(match, "take yellow-elephant-vizier") == ("display/card-yellow-elephant-vizier",)


def test_beside_withdrawing_stands_what_it_wins():
    match = visit(ana=has("r-ev", played="r-eg r-em"), ben=has("y-eg", played="y-eg"), cleo=has("g-eg"))
    assert noted(match, "withdraw") == "wins: monk and elephant"
    assert noted(match, "withdraw", "fr") == "gagne\u00a0: moine et éléphant"
    assert noted(match, "withdraw", "ru") == "приносит: монах и слон"
    assert noted(match, "play red-elephant-vizier") is None


def test_who_would_win_nothing_is_told_so():
    match = visit(ana=has("r-ev", played="r-eg"), ben=has("y-eg", played="y-eg"), cleo=has("g-eg"))
    assert noted(match, "withdraw") == "wins nothing"


def told(match, notation):
    """What a player reads beside a move."""
    session = Session(match)
    return in_words(session.terms(session.asked)[session.parse(notation)], session.words())


def test_beside_a_move_stands_what_it_brings_but_not_the_symbols_that_its_name_says():
    match = visit(
        province="kabul",
        bonuses={"kabul-w": "rice"},
        ana=has("r-ev", played="r-eg r-em"),
        ben=has("y-eg", played="y-eg"),
        cleo=has("g-eg"),
    )
    assert told(match, "play red-elephant-vizier") == ""
    assert told(match, "withdraw") == "wins: monk and elephant"
    match.play("withdraw")
    assert "rice" in told(match, "build kabul-w") and "rice" not in told(match, "build kabul-e")
