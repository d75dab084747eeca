"""What people see and do without script: forms and links alone are enough for everything."""

import re
from html import unescape

import pytest
from darbar_web.visits import cookie_of

from .conftest import hidden, moves_of, text_of


def test_the_start_shows_every_game_with_ways_to_play_and_to_learn(house):
    page = house.person().get("/").text
    for title in ("Agra", "Tic-tac-toe", "Bazaar", "Hearts"):
        assert title in page
    assert 'action="/games/agra/quick"' in page and 'action="/games/agra/learn"' in page


def test_playing_against_bots_takes_two_clicks(house):
    ana = house.person()
    ana.get("/")
    table = ana.post("/games/tictactoe/quick")
    assert table.status_code == 200 and "/seat/1" in table.url.path
    assert len(set(moves_of(table.text))) == 9


def test_a_game_is_settled_with_a_sentence_for_each_option_and_ruling(house):
    page = text_of(house.person().get("/games/agra").text)
    assert "Where the rulebook leaves a question open" in page
    page = text_of(house.person("fr").get("/games/agra").text)
    assert "Là où le livre de règles laisse une question ouverte" in page


def test_what_cannot_be_begun_is_told_and_all_that_was_chosen_stays(house):
    answer = house.person().post(
        "/games/tictactoe/begin", data={"seat-1": "you", "name-1": "Ana", "clock": "soon", "title": "Final"}
    )
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text and 'value="Ana"' in answer.text and 'value="Final"' in answer.text


def test_a_program_cannot_be_named_as_a_bot_from_afar(house):
    answer = house.person().post("/games/tictactoe/begin", data={"seat-1": "you", "seat-2": "program:touch /tmp/x"})
    assert answer.status_code == 422 and "no programs are started" in answer.text


def test_two_people_play_a_whole_match(house):
    ana, ben = house.person(), house.person("fr")
    table = ana.begin("tictactoe", "you:Ana", "friend")
    link = ana.links(table)[1]
    assert "web-" not in ben.get(link).text
    other = ben.post(link, data={"name": "Bénédicte"})
    theirs = other.url.path
    assert "Bénédicte" in ana.get(table).text
    for person, place, move in (
        (ana, table, "mark a1"),
        (ben, theirs, "mark b1"),
        (ana, table, "mark a2"),
        (ben, theirs, "mark b2"),
        (ana, table, "mark a3"),
    ):
        assert person.answer(place, move).status_code == 200
    assert "Ana has won" in text_of(ana.get(table).text) or "Ana wins" in text_of(ana.get(table).text)
    assert "Ana" in text_of(ben.get(theirs).text)
    record = ana.get(f"{table}/record")
    assert record.headers["content-disposition"].startswith("attachment") and "mark a3" in record.text
    back = ana.post("/load", files={"record": ("x.darbar", record.text)})
    assert back.status_code == 200 and "/seat/1" in back.url.path


def test_a_stale_answer_gets_a_fresh_page_and_changes_nothing(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    form = hidden(ana.get(table).text)
    assert ana.post(f"{table}/answer", data={**form, "move": "mark a1"}).status_code == 200
    again = ana.post(f"{table}/answer", data={**form, "move": "mark a2"})
    assert again.status_code == 409 and "no longer open" in again.text
    parts = ana.post(f"{table}/answer", data={**form, "move": "mark a2"}, headers={"Darbar-Fragments": "yes"})
    assert parts.status_code == 200 and "no longer open" in parts.text and "<html" not in parts.text


def test_a_move_that_is_not_offered_is_refused_with_the_reason_in_the_readers_language(house):
    ana = house.person("fr")
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    ana.answer(table, "mark a1")
    other = table.replace("/seat/1", "/seat/2")
    answer = ana.answer(other, "mark a1")
    assert answer.status_code == 422
    assert "Ana" in answer.text and "déjà" in answer.text
    typed = ana.post(f"{other}/answer", data={**hidden(ana.get(other).text), "typed": "danser"})
    assert typed.status_code == 422 and "danser" in typed.text


def test_what_was_done_can_be_taken_back_and_a_second_press_does_nothing(house):
    ana = house.person()
    table = ana.begin("bazaar", "you:Ana", "you:Ben")
    seat = asked(ana, table)
    before = moves_of(ana.get(seat).text)
    ana.answer(seat, before[0], confirm=before[0])
    version = re.search(r'data-version="(\d+)"', ana.get(seat).text)[1]
    taken = ana.post(f"{seat}/undo", data={"version": version})
    assert taken.status_code == 200 and moves_of(ana.get(seat).text) == before
    assert ana.post(f"{seat}/undo", data={"version": version}).status_code == 409


def asked(person, table):
    """The page of whoever is asked, for somebody who has all seats."""
    for number in range(1, 6):
        seat = re.sub(r"/seat/\d+", f"/seat/{number}", table)
        if moves_of(person.get(seat).text):
            return seat
    raise AssertionError("nobody is asked")


def test_a_move_that_cannot_be_taken_back_is_held_until_it_is_confirmed(house):
    ana = house.person()
    table = ana.begin("agra", "you:Ana", "you:Ben")
    for _ in range(12):
        seat = asked(ana, table)
        page = ana.get(seat).text
        form = hidden(page)
        for move in dict.fromkeys(moves_of(page)):
            held = ana.post(f"{seat}/answer", data={**form, "move": move})
            if 'name="confirm"' in held.text:
                assert hidden(ana.get(seat).text)["number"] == form["number"], "nothing has been played"
                played = ana.post(f"{seat}/answer", data={**form, "confirm": move})
                assert played.history and 'name="confirm"' not in played.text
                return
            if held.history:
                break
    raise AssertionError("nothing was held")


def test_a_hint_names_moves_and_what_to_expect(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    page = ana.post(f"{table}/hint").text
    assert 'class="hint"' in page and "Mark" in page.partition('class="hint"')[2][:400]


def test_what_is_not_possible_is_told_with_reasons(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    ana.answer(table, "mark a1")
    page = ana.get(table.replace("/seat/1", "/seat/2") + "/why").text
    assert "Ana has marked a1 already" in page


def test_a_part_explains_itself(house):
    ana = house.person()
    table = ana.begin("bazaar", "you:Ana", "you:Ben")
    found = ana.get(f"{table}/what", params={"key": "caravan/good-silk"}, headers={"Darbar-Fragments": "yes"})
    assert "silk" in found.text.lower()
    assert ana.get(f"{table}/what", params={"key": "nowhere"}, headers={"Darbar-Fragments": "yes"}).text == ""


def test_a_lesson_is_read_and_played(house):
    ana = house.person()
    lesson = ana.post("/games/bazaar/learn")
    table = lesson.url.path
    assert 'name="do" value="on"' in lesson.text
    for _ in range(3):
        page = ana.get(table).text
        if 'name="do" value="on"' not in page:
            break
        ana.post(f"{table}/lesson", data={"do": "on"})
    wrong = ana.answer(table, "buy spice")
    assert wrong.status_code == 422 and "your order wants tea" in text_of(wrong.text)
    assert ana.answer(table, "buy tea").status_code == 200
    assert ana.post(f"{table}/lesson", data={"do": "leave"}).status_code == 200


def test_spectators_see_the_table_and_can_do_nothing(house):
    ana = house.person()
    table = ana.begin("hearts", "you:Ana", "you:Ben", "you:Cleo")
    watching = table.partition("/seat/")[0]
    page = house.person().get(watching)
    assert page.status_code == 200 and not moves_of(page.text) and "<form" not in page.text.partition("<main")[2]


def test_chat_is_text_whatever_it_says(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:<b>Ana", "you:Ben")
    ana.post(f"{table}/say", data={"text": "<script>alert(1)</script> & hello"})
    page = house.person().get(table.partition("/seat/")[0]).text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; hello" in page
    assert "<script>alert" not in page and "<b>Ana" not in page
    assert ana.post(f"{table}/say", data={"text": ""}).status_code == 400
    assert ana.post(f"{table}/say", data={"text": "x" * 501}).status_code == 400


def test_an_open_match_is_listed_and_a_stranger_takes_its_free_seat(house):
    ana, ben = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "friend", public="yes", title="Come in")
    lobby = ben.get("/lobby").text
    assert "Come in" in lobby
    id = table.split("/")[2]
    taken = ben.post(f"/table/{id}/take", data={"seat": "2", "name": "Ben"})
    assert taken.url.path == f"/table/{id}/seat/2" and "Ben" in ana.get(table).text
    assert house.person().post(f"/table/{id}/take", data={"seat": "2", "name": "Eve"}).status_code == 403
    assert "Come in" in text_of(ben.get("/").text), "it is among one's own matches"


def test_a_private_match_is_not_listed(house):
    ana = house.person()
    ana.begin("tictactoe", "you:Ana", "friend", title="Just us")
    assert "Just us" not in house.person().get("/lobby").text


def test_a_new_secret_link_ends_the_old_one(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    old = ana.links(table)[0]
    ana.post(f"{table}/renew")
    assert ana.get(table).status_code == 200
    assert house.person().get(old).status_code == 400
    assert house.person().get(ana.links(table)[0]).status_code == 200


def test_an_account_brings_matches_back_on_another_device(house):
    ana, elsewhere = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben", title="At home")
    assert ana.post("/account/new", data={"name": "Ana", "password": "correct horse"}).status_code == 200
    wrong = elsewhere.post("/account/enter", data={"name": "Ana", "password": "wrong horse"})
    assert wrong.status_code == 403
    assert elsewhere.get(table).status_code == 403
    page = elsewhere.post("/account/enter", data={"name": "ana", "password": "correct horse"})
    assert "At home" in page.text
    assert elsewhere.get(table).status_code == 200 and moves_of(elsewhere.get(table).text)
    elsewhere.post("/account/leave")
    assert elsewhere.get(table).status_code == 403


def test_a_bot_sits_in_and_gives_the_seat_back(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    ana.post(f"{table}/sit", data={"bot": "random"})
    assert house.hall.table(table.split("/")[2]).session.players[0].bot == "random"
    ana.post(f"{table}/sit", data={"bot": ""})
    assert house.hall.table(table.split("/")[2]).session.players[0].bot is None
    assert ana.post(f"{table}/sit", data={"bot": "program"}).status_code == 400


def test_clocks_are_paused_when_everybody_wants_it(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben", clock="10m+5s")
    session = house.hall.table(table.split("/")[2]).session
    for number in (1, 2):
        ana.post(re.sub(r"/seat/\d", f"/seat/{number}", table) + "/pause")
    assert session.paused
    for number in (1, 2):
        ana.post(re.sub(r"/seat/\d", f"/seat/{number}", table) + "/go-on")
    assert not session.paused


def test_everyone_reads_in_their_own_language(house):
    ana, rita = house.person(), house.person("ru")
    table = ana.begin("bazaar", "you:Ana", "you:Ben")
    page = rita.get(table.partition("/seat/")[0]).text
    assert '<html lang="ru">' in page and "Базар" in text_of(page)
    chosen = rita.get("/lobby?language=fr")
    assert '<html lang="fr">' in chosen.text and '<html lang="fr">' in rita.get("/lobby").text


def test_what_is_not_there_is_told_in_a_sentence(house):
    ana = house.person()
    for path in ("/nowhere", "/table/nobody", "/games/chess9", "/rules/chess9", "/join/a/1/b", "/static/../app.py"):
        page = ana.get(path)
        assert page.status_code == 404, path
        assert "Traceback" not in page.text
    assert ana.get("/games/agra/begin").status_code == 405


def test_the_rules_are_on_one_page_and_can_be_searched(house):
    ana = house.person()
    assert "rule-" in ana.get("/rules/agra").text
    assert "Found" in ana.get("/rules/agra?find=meditate").text


def test_a_match_is_replayed_step_by_step_and_from_everyones_view_after_the_end(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    moves = ["mark a1", "mark b1", "mark a2", "mark b2", "mark a3"]
    for number, move in enumerate(moves):
        ana.answer(re.sub(r"/seat/\d", f"/seat/{number % 2 + 1}", table), move)
    first = ana.get(f"{table}/replay").text
    assert "move 0 of 5" in text_of(first).lower()
    watching = house.person().get(table.partition("/seat/")[0] + "/replay?at=3")
    assert "move 3 of 5" in text_of(watching.text).lower() and "everyone" in text_of(watching.text)
    assert "as=2" in watching.text, "the views of all players are offered"
    parts = ana.get(f"{table}/replay?at=99", headers={"Darbar-Fragments": "yes"}).text
    assert "move 5 of 5" in text_of(parts).lower() and "<html" not in parts


@pytest.mark.parametrize(
    "game", ["agra", "alrashid", "bazaar", "connectfour", "hearts", "lanterns", "rajas", "tictactoe"]
)
def test_every_game_begins_in_three_languages(house, game):
    for language in ("en", "fr", "ru"):
        page = house.person(language).post(f"/games/{game}/quick")
        assert page.status_code == 200 and f'<html lang="{language}">' in page.text
        assert "draw-" not in text_of(page.text) and "web-" not in text_of(page.text)


def test_cookies_of_seats_are_for_this_site_alone(house):
    ana = house.person()
    answer = ana.post("/games/tictactoe/quick", follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("seat-") and "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert cookie_of("x", 0) == "seat-x-1"


def test_others_let_a_bot_play_only_for_somebody_who_has_been_away_for_long(house):
    ana, ben = house.person(), house.person()
    table = ana.begin("tictactoe", "you:Ana", "friend")
    ben.post(ana.links(table)[1], data={"name": "Ben"})
    assert "Play Ben by a bot" not in ana.get(f"{table}/links").text
    assert ana.post(f"{table}/sit", data={"seat": "2", "bot": "random"}).status_code == 403
    house.server.presence._now = lambda: float("inf")
    assert "Play Ben by a bot" in ana.get(f"{table}/links").text
    assert ana.post(f"{table}/sit", data={"seat": "2", "bot": "random"}).status_code == 200
    assert house.hall.table(table.split("/")[2]).session.players[1].bot == "random"
    assert ana.post(f"{table}/sit", data={"seat": "2", "bot": ""}).status_code == 403, "Ben takes it back himself"
    ben.post(table.replace("/seat/1", "/seat/2") + "/sit", data={"bot": ""})
    assert house.hall.table(table.split("/")[2]).session.players[1].bot is None


def test_notices_are_asked_for_at_a_seat_and_bad_addresses_are_refused(house):
    ana = house.person()
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    assert ana.post(f"{table}/notices", data={"webhook": "https://example.org/hook"}).status_code == 200
    assert "https://example.org/hook" in ana.get(f"{table}/links").text
    assert ana.post(f"{table}/notices", data={"webhook": "file:///etc/passwd"}).status_code == 400
    assert "https://example.org/hook" in ana.get(f"{table}/links").text


def test_bots_and_options_are_called_by_names_in_the_readers_language(house):
    page = text_of(house.person("fr").get("/games/rajas").text)
    assert "robot : moyen" in page.replace("\N{NO-BREAK SPACE}", " ") and "medium" not in page
    assert "Le module du Gange" in page and "Ganges module" not in page


def test_in_french_a_space_stands_before_every_colon(house):
    ana = house.person("fr")
    links = text_of(ana.get(ana.begin("tictactoe", "you:Ana", "friend", title="Samedi", public="yes") + "/links").text)
    assert "Place 1\u202f: Ana" in links or "Place 1\u00a0: Ana" in links
    lobby = text_of(ana.get("/lobby").text)
    assert "Tic-tac-toe\u202f: Samedi" in lobby or "Tic-tac-toe\u00a0: Samedi" in lobby


REFUSED = {
    "clock": ("xyz", "0s", "200d", "10m,over=maybe", "10m,rest=never", "10m,zone=Europe/Paris", "1m,x=1", "1d,rest=y"),
    "name-1": ("x" * 60,),
    "seat-3": ("you",),
}
"""What a form may hold that is refused."""


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize(("field", "given"), [(field, one) for field, several in REFUSED.items() for one in several])
def test_what_the_kernel_refuses_is_said_in_the_language_of_whoever_asks(house, language, field, given):
    form = {"seat-1": "you", "seat-2": "you", "name-1": "Ana", field: given}
    told = {
        spoken: error_in(house.person(spoken).post("/games/tictactoe/begin", data=form).text)
        for spoken in ("en", language)
    }
    assert told["en"] and told[language] and told[language] != told["en"]
    assert not {"the", "not", "write", "players"} & set(told[language].split())


def error_in(page: str) -> str:
    """What a page says that it refuses."""
    found = re.search(r'<p class="error" role="alert">(.*?)</p>', page, re.DOTALL)
    return unescape(found[1]) if found else ""


def test_a_pause_without_clocks_and_a_file_without_a_match_are_refused_in_french(house):
    ana = house.person("fr")
    table = ana.begin("tictactoe", "you:Ana", "you:Ben")
    assert "cette partie n’a pas de pendules" in error_in(ana.post(f"{table}/pause").text)
    assert "ce fichier ne contient pas de partie" in ana.post("/load", files={"record": ("a.darbar", b"x")}).text


def test_somebody_without_a_name_has_one_in_the_language_of_whoever_reads(house):
    """In the lobby, in front of a free seat, and in the chat; in the log and on the board they had it before."""
    host, rita = house.person("en"), house.person("fr")
    table = host.begin("tictactoe", "you", "friend", public="yes")
    assert "Joueur 1, Joueur 2" in text_of(rita.get("/lobby").text)
    assert "Player 1, Player 2" in text_of(host.get("/lobby").text)
    assert "Joueur 1, Joueur 2" in text_of(rita.get(host.links(table)[1]).text)
    host.post(f"{table}/say", data={"text": "hello"})
    assert "Joueur 1 hello" in text_of(rita.get(table.partition("/seat/")[0]).text)
