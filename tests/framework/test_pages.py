"""Pages for machines: what a client in any language gets to show a match."""

import json
from pathlib import Path

import darbar
import jsonschema
import pytest
from darbar import Seat
from darbar.sessions.pages import schema

ANA, BEN = Seat(0), Seat(1)
SCHEMA = Path(__file__).parents[2] / "docs" / "page.schema.json"


def bazaar(**more):
    session = darbar.table("bazaar", seats="you:Ana,you:Ben", seed=7, **more)
    return session, session.asked


def play_on(session, answers):
    for _ in range(answers):
        if session.asked in session.bots:
            session.play_bot()
        elif session.asked is not None:
            session.play(session.chair(session.asked).ask.moves[0])


def every_part(page):
    waiting = list(page["scene"]["panels"])
    while waiting:
        part = waiting.pop()
        yield part
        waiting += part.get("parts", []) + [cell for row in part.get("rows", []) for cell in row]


def test_the_description_in_the_docs_is_that_of_the_code():
    assert json.loads(SCHEMA.read_text(encoding="utf-8")) == json.loads(json.dumps(schema()))


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", darbar.games())
def test_pages_of_every_game_fit_their_description(game, language):
    count = darbar.new(game).seats
    session = darbar.table(game, seats=",".join(["you:Ana", *["random"] * (count - 1)]), seed=3)
    play_on(session, 12)
    for seat in (ANA, None):
        jsonschema.validate(session.page(seat, language), schema())


def test_a_page_says_everything_in_the_language_that_it_is_asked_for():
    session, asked = bazaar()
    page = session.page(asked, "fr")

    assert page["question"]["prompt"] == "Acheter une marchandise de la caravane pour une pièce\xa0?"
    assert page["scene"]["panels"][0]["label"] == "Aujourd'hui"
    assert page["names"]["good-silk"] == "soie"
    assert page["names"]["state-home"]
    assert session.page(asked)["names"]["good-silk"] == "silk"


def test_moves_have_notation_sentence_price_and_targets_that_are_there():
    session, asked = bazaar()
    page = session.page(asked)
    (silk,) = [move for move in page["question"]["moves"] if move["notation"] == "buy silk"]

    assert silk["says"] == "Buy silk from the caravan for 1 coin."
    assert silk["price"] == [{"type": "item", "id": "coin", "count": 1}]
    assert silk["targets"] == ["caravan/good-silk"]
    assert "caravan" in {part["key"] for part in every_part(page)}


def test_an_answer_names_the_number_of_the_question_on_the_page():
    session, asked = bazaar()
    page = session.page(asked)
    session.play(session.parse("buy silk"), asked, page["question"]["number"])

    with pytest.raises(darbar.StaleAnswer):
        session.play(session.parse("buy silk"), asked, page["question"]["number"])


def test_the_next_page_goes_on_where_the_last_one_stopped():
    session, asked = bazaar()
    before = session.page(asked)
    session.play(session.parse("buy silk"))
    after = session.page(asked, since=before["told"])

    assert after["version"] > before["version"]
    assert after["events"][0]["event"] == "bought"
    assert after["events"][0]["says"].endswith("bought silk from the caravan.")
    assert session.page(asked)["told"] == after["told"] == before["told"] + len(after["events"])


def test_only_the_asked_seat_has_a_question_and_a_spectator_never():
    session, asked = bazaar()
    other = BEN if asked == ANA else ANA

    assert session.page(other)["question"] is session.page(None)["question"] is None
    assert [one["waiting"] for one in session.page(None)["players"]] == [seat == asked for seat in (ANA, BEN)]


def test_hidden_cards_are_on_nobody_elses_page():
    session, _ = bazaar()
    for seat, other in ((ANA, BEN), (BEN, ANA), (None, ANA)):
        (panel,) = [part for part in every_part(session.page(seat)) if part["key"] == f"player-{other}"]
        (card,) = [part for part in panel["parts"] if part["type"] == "card"]
        assert (card["face_down"], card["ids"], card["takes"]) == (True, [], [])


def test_the_last_page_tells_the_outcome():
    session = darbar.table("tictactoe", seats="you:Ana,you:Ben")
    for move in ("mark a1", "mark b1", "mark a2", "mark b2", "mark a3"):
        session.play(session.parse(move))
    page = session.page(None)

    assert (page["over"], page["outcome"], page["question"]) == (True, "Ana wins.", None)
    assert [(one["seat"], one["won"]) for one in page["standings"]] == [(0, True), (1, False)]


def test_clocks_and_seats_that_changed_hands_are_on_the_page():
    session, _ = bazaar(clock="10m")
    session.sit(BEN, "random")
    ana, ben = session.page(None)["players"]

    assert (ana["bot"], ben["bot"]) == (None, "random")
    assert ana["clock"] <= 600 and session.page(None)["remarks"]


def test_a_page_says_what_is_hidden_from_its_reader_instead_of_counting_it_as_nothing():
    session = darbar.table("agra", seats="you:Ana,you:Ben", seed=7)
    places = {one["seat"]: one for one in session.page(ANA)["standings"]}

    assert places[ANA]["unknown"] == [] and places[BEN]["unknown"] == ["rupees in the bag"]
    assert "rupees in the bag ?" in places[BEN]["lines"]
    assert places[ANA]["provisional"] and places[BEN]["provisional"]
    assert all(one["unknown"] == ["rupees in the bag"] for one in session.page(None)["standings"])
    french = {one["seat"]: one for one in session.page(BEN, language="fr")["standings"]}
    assert french[ANA]["unknown"] == ["Roupies du sac"]


def test_nothing_is_provisional_on_a_page_where_everything_can_be_counted():
    session, asked = bazaar()

    assert not any(one["provisional"] or one["unknown"] for one in session.page(asked)["standings"])


def test_a_page_holds_the_latest_remarks_however_many_there_were():
    session = darbar.table("tictactoe", "you:Ana,you:Ben", seed=1)
    for _ in range(60):
        session.sit(1, "random")
        session.sit(1, None)
    remarks = session.page(0)["remarks"]
    assert (len(session.remarks), len(remarks)) == (120, 100)
    assert remarks[-1] == "Ben plays again, in place of a bot."
