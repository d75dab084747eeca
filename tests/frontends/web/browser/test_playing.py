"""People in browsers: each in a window of their own, at the same table."""

import re

import pytest
from darbar_web.settings import Settings
from msgspec.structs import replace

from ..conftest import GENEROUS, House
from .conftest import Visitor

pytestmark = pytest.mark.xdist_group("browser")

PHONE, TURNED = {"width": 390, "height": 844}, {"width": 844, "height": 390}


def test_two_people_and_a_spectator_play_the_first_round_of_agra(laid, visit):
    watching, (first, second) = laid("agra", "you:Ana", "you:Ben")
    ana, ben, cleo = visit(first), visit(second, "fr"), visit(watching, "ru")
    assert [one.page.get_attribute("html", "lang") for one in (ana, ben, cleo)] == ["en", "fr", "ru"]
    for _ in range(80):
        asked = ana if ana.is_asked else ben
        asked.page.wait_for_selector("#question.asked")
        asked.answer()
        settle(ana, ben)
        if "Round 2" in ana.text("#board"):
            break
    assert "Round 2" in ana.text("#board")
    cleo.page.wait_for_function("() => /2/.test(document.querySelector('#board .panel').innerText)")
    assert not cleo.is_asked and cleo.page.query_selector("#answers") is None
    assert ben.page.query_selector("#log .told li") is not None


def settle(*people) -> None:
    """Wait until one of them is asked."""
    for _ in range(200):
        if any(one.is_asked for one in people):
            return
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_a_page_lives_through_a_restart_of_the_server(browser, tmp_path):
    settings = Settings(port=0, bots=1, limits=GENEROUS)
    house = House(str(tmp_path / "web.sqlite"), settings)
    host = house.person()
    links = host.links(host.begin("tictactoe", "you:Ana", "you:Ben"))
    ana, ben = (Visitor(browser.new_context(base_url=house.address)) for _ in range(2))
    ana.page.goto(links[0])
    ben.page.goto(links[1])
    ana.answer(5)
    ben.page.wait_for_selector("#question.asked")
    house.close()
    ben.page.wait_for_selector("#table.lost")
    house = House(str(tmp_path / "web.sqlite"), replace(settings, port=house.settings.port))
    try:
        ben.page.wait_for_selector("#table:not(.lost)", timeout=20_000)
        ben.page.wait_for_selector("#question.asked")
        ben.answer(1)
        ana.page.wait_for_selector("#question.asked", timeout=20_000)
        assert "Ben marked a1" in ana.text("#log")
    finally:
        ana.context.close()
        ben.context.close()
        house.close()


def test_keys_answer_take_back_and_ask_for_a_hint(laid, visit):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    before = ana.version
    ana.page.keyboard.press("5")
    ana.changed(before)
    ben.page.wait_for_selector("#question.asked")
    assert "Ana marked b2" in ben.text("#log")
    before = ana.version
    ana.page.keyboard.press("u")
    ana.changed(before)
    ana.page.wait_for_selector("#question.asked")
    ana.page.keyboard.press("h")
    ana.page.wait_for_selector(".hint")
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate("document.activeElement.matches('.hit')")
    ana.page.keyboard.press("Enter")
    ben.page.wait_for_selector("#question.asked")


def test_pressing_a_part_plays_what_points_at_it(laid, visit):
    _, (first, _) = laid("tictactoe", "you:Ana", "you:Ben")
    ana = visit(first)
    before = ana.version
    ana.page.click('#board [data-key="cell-c3"] .hit, #board [data-key*="c3"] .hit')
    ana.changed(before)
    assert "Ana marked c3" in ana.text("#log")


def test_a_stale_answer_brings_a_fresh_page(laid, visit):
    _, (first, _) = laid("tictactoe", "you:Ana", "you:Ben")
    old = visit(first, java_script_enabled=False)
    new = visit(first)
    new.answer(1)
    old.page.click('#question .answer[data-number="2"]')
    assert "no longer open" in old.text("[role=alert]")
    assert not old.is_asked


def test_a_match_is_played_without_script(laid, visit):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first, java_script_enabled=False), visit(second, java_script_enabled=False)
    for person, move in ((ana, "a1"), (ben, "b1"), (ana, "a2"), (ben, "b2"), (ana, "a3")):
        person.page.reload()
        person.page.click(f'#question button[value="mark {move}"]')
        if person.page.query_selector(".held button.primary"):
            person.page.click(".held button.primary")
    assert "Ana" in ana.text("#prompt")
    ana.page.click("text=Replay >> nth=0")
    assert "move 0 of 5" in ana.text("#bar").lower()
    ana.page.click('[data-go="step"]')
    assert "move 1 of 5" in ana.text("#bar").lower()


def test_choices_at_the_same_time_stay_sealed_until_all_are_in(laid, visit):
    _, links = laid("hearts", "you:Ana", "you:Ben", "you:Cleo")
    people = [visit(link) for link in links]
    ana, ben, cleo = people
    assert all(one.is_asked for one in people)
    for _ in range(3):
        ana.answer(1)
    ana.page.wait_for_selector("#question.idle")
    assert ben.is_asked and cleo.is_asked
    hands = [cards(one) for one in people]
    assert all(hands) and not hands[0] & hands[1] and not hands[1] & hands[2], "nobody sees a hand of others"
    for one in (ben, cleo):
        for _ in range(3):
            one.answer(1)
    settle(*people)
    assert sum(one.is_asked for one in people) == 1


def cards(person) -> set[str]:
    """The cards that somebody can see, by their keys."""
    found = person.page.eval_on_selector_all("#board [data-key^=card-]", "all => all.map(one => one.dataset.key)")
    return set(found)


def test_a_finished_match_shows_its_outcome_and_plays_itself_again(laid, visit):
    watching, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    while "over" not in (ana.page.get_attribute("#question", "class") or ""):
        settle(ana, ben)
        (ana if ana.is_asked else ben).answer(1)
        ana.page.wait_for_timeout(50)
    cleo = visit(f"{watching}/replay")
    assert "move 0 of" in cleo.text("#bar").lower()
    cleo.page.click("#play")
    cleo.page.wait_for_function("() => /Move [2-9] of/.test(document.querySelector('#bar').innerText)")
    cleo.page.keyboard.press("End")
    cleo.page.wait_for_function("() => document.querySelector('[data-go=end][aria-disabled]')")


IN_SIGHT = """() => {
    const box = document.querySelector("#prompt")?.getBoundingClientRect();
    return box && box.height > 0 && box.y >= 0 && box.y < innerHeight;
}"""
"""Asked until it is so: fresh fragments may just be laid."""


@pytest.mark.parametrize("size", [PHONE, TURNED], ids=["portrait", "landscape"])
def test_a_phone_shows_the_question_and_never_scrolls_sideways(laid, visit, size):
    _, (first, second) = laid("agra", "you:Ana", "you:Ben")
    for link in (first, second):
        phone = visit(link, size=size, has_touch=True, is_mobile=True)
        if phone.is_asked:
            break
    assert phone.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    phone.page.wait_for_function(IN_SIGHT)
    phone.answer(1)


def test_news_reach_another_language(laid, visit):
    _, (first, second) = laid("bazaar", "you:Ana", "you:Ben")
    one, other = visit(first, "fr"), visit(second, "ru")
    settle(one, other)
    asked, waits = (one, other) if one.is_asked else (other, one)
    before = waits.version
    asked.answer(1)
    waits.changed(before)
    assert re.search("[а-яё]{3}", other.text("#log")) and not re.search("[а-яё]{3}", one.text("#log"))
