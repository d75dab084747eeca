"""What the script of the table adds to a page that works without it."""

import time

import pytest

pytestmark = pytest.mark.xdist_group("browser")

LISTEN_TO_MOTION = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    if (frames.translate) window.moved.push([this.dataset.key, frames.translate[0]]);
    return animate.call(this, frames, ...more);
  };
}"""


def duel(laid, visit, game="tictactoe"):
    """Two people at a table; the first of them is asked."""
    _, links = laid(game, "you:Ana", "you:Ben")
    ana, ben = map(visit, links)
    return (ana, ben) if ana.is_asked else (ben, ana)


def test_a_card_walks_from_the_hand_to_the_trick_unless_somebody_wants_no_motion(laid, visit):
    _, links = laid("hearts", "you:Ana", "you:Ben", "you:Cleo")
    people = [visit(link) for link in links]
    for one in people:
        for _ in range(3):
            one.page.wait_for_selector("#question.asked")
            one.answer(1)
    for motion, moves in (("no-preference", True), ("reduce", False)):
        played, seen = motions(asked(people), motion)
        assert (played in seen) is moves


def asked(people):
    """Whoever is asked alone, when the passing is over."""
    for _ in range(200):
        found = [one for one in people if one.is_asked]
        if len(found) == 1 and "pass" not in found[0].text("#prompt"):
            return found[0]
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked to play a card")


def motions(person, motion):
    """Somebody plays a card: which one, and what has moved in their window."""
    person.page.emulate_media(reduced_motion=motion)
    person.page.evaluate(LISTEN_TO_MOTION)
    played = "card-" + (person.page.get_attribute("#question .answer", "value") or "").partition(" ")[2]
    person.answer(1)
    assert person.page.locator(f'#panel-trick [data-key="{played}"]').count() == 1
    return played, dict(person.page.evaluate("window.moved"))


def test_an_answer_is_sent_also_while_the_last_one_is_on_its_way_and_twice_the_same_is_sent_once(laid, visit):
    _, links = laid("hearts", "you:Ana", "you:Ben", "you:Cleo")
    ana, sent = visit(links[0]), []
    ana.page.wait_for_selector("#table.live")
    ana.page.route("**/answer", lambda route: sent.append((route, route.fetch())))

    ana.answer(1)  # the news are there before what was sent is answered
    first = ana.version
    ana.page.locator('#question .answer[data-number="2"]').dblclick()
    ana.changed(first)

    assert len(sent) == 2
    for route, response in sent:
        route.fulfill(response=response)
    ana.page.wait_for_selector("#table:not(.busy)")
    assert len(sent) == 2


def test_a_part_with_several_answers_opens_a_choice_beside_it(laid, visit):
    _, links = laid("lanterns", "you:Ana", "you:Ben")
    ana = visit(links[0])
    card = ana.page.locator("#board .hit.several").first
    key = card.get_attribute("data-at")

    card.click()

    choice = ana.page.locator("#float:popover-open .answer")
    assert choice.count() >= 2
    assert all(key in one.get_attribute("data-targets").split() for one in choice.all())
    assert ana.page.evaluate("document.activeElement.closest('#float') !== null")
    ana.page.keyboard.press("Escape")
    assert ana.page.locator("#float:popover-open").count() == 0
    card.click()
    before = ana.version
    choice.first.click()
    ana.changed(before)
    assert ana.page.locator("#question.idle").count() == 1


def test_pressing_what_is_not_possible_says_why(laid, visit):
    ana, ben = duel(laid, visit)
    ana.answer(5)
    ben.page.wait_for_selector("#question.asked")

    ben.page.click('#board [data-key$="cell-b2"] .hit')

    ben.page.wait_for_selector("#float.tip:popover-open")
    assert "Ana has marked b2 already" in ben.text("#float")


def test_hovering_explains_and_leaving_ends_it(laid, visit):
    ana, _ = duel(laid, visit, "bazaar")

    ana.page.hover('#board [data-key="spaces/space-docks"] .hit')

    ana.page.wait_for_selector("#float.tip:popover-open")
    assert "docks" in ana.text("#float")
    ana.page.hover("#prompt")
    ana.page.wait_for_selector("#float", state="hidden")


def test_enter_in_the_field_sends_what_is_typed_and_nothing_else(laid, visit):
    ana, ben = duel(laid, visit)

    ana.page.fill("#typed", "mark z9")
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_selector("#question .error")
    assert ana.is_asked and "Ana marked" not in ana.text("#log")

    before = ana.version
    ana.page.fill("#typed", "b3")
    ana.page.keyboard.press("Enter")
    ana.changed(before)
    ben.page.wait_for_selector("#question.asked")
    assert "Ana marked b3" in ben.text("#log")


def test_what_others_do_takes_neither_the_focus_nor_what_is_being_typed(laid, visit):
    ana, ben = duel(laid, visit)
    ben.page.click("summary:has-text('Chat')")
    ben.page.fill("#sentence", "half a sen")
    before = ben.version

    ana.answer(5)

    ben.changed(before)
    assert ben.page.input_value("#sentence") == "half a sen"
    assert ben.page.evaluate("document.activeElement.id") == "sentence"
    ben.page.keyboard.type("tence")
    ben.page.keyboard.press("Enter")
    ana.page.wait_for_function("() => document.querySelector('#chat').textContent.includes('half a sentence')")
    assert ben.page.evaluate("document.querySelector('#chat').closest('details').open")


def test_panels_that_are_the_same_are_left_alone(laid, visit):
    ana, ben = duel(laid, visit, "bazaar")
    ben.page.evaluate("document.querySelectorAll('.panel').forEach(panel => panel.firstElementChild.known = true)")
    before = ben.version

    ana.answer(1)

    ben.changed(before)
    known = "panel => Boolean(panel.firstElementChild.known)"
    assert ben.page.eval_on_selector("#panel-reputation", known)
    assert not ben.page.eval_on_selector("#panel-day", known)


def test_an_answer_that_comes_later_than_the_news_does_not_take_them_back(laid, visit):
    _, (first, *_) = laid("tictactoe", "you:Ana", "random")
    ana = visit(first)
    asked = ana.page.locator("#question.asked")

    def dawdle(route):
        answer = route.fetch()
        time.sleep(1.5)  # meanwhile the bot has answered, and the news have come
        route.fulfill(response=answer)

    ana.page.route("**/answer", dawdle)
    for _ in range(2):
        asked.wait_for()
        before = ana.version
        with ana.page.expect_response("**/answer"):
            ana.page.click("#question .answer")
        if ana.page.query_selector(".held button.primary"):
            with ana.page.expect_response("**/answer"):
                ana.page.click(".held button.primary")
        ana.changed(before)
    asked.wait_for()
    fresh = ana.page.evaluate("fetch(location.pathname, {headers: {'Darbar-Fragments': 'yes'}}).then(a => a.text())")
    assert f'data-version="{ana.version}"' in fresh


def test_escape_lets_a_held_answer_go(laid, visit):
    _, (first, *_) = laid("bazaar", "you:Ana", "random")
    ana = visit(first)
    for _ in range(12):
        ana.page.wait_for_selector("#question.asked")
        before = ana.version
        ana.page.click("#question .answer")
        ana.page.wait_for_function(
            "before => document.querySelector('#bar').dataset.version !== before || document.querySelector('.held')",
            arg=before,
        )
        if ana.page.query_selector(".held"):
            break
    assert ana.page.evaluate("document.activeElement.closest('.held') !== null")
    prompt = ana.text("#prompt")

    ana.page.keyboard.press("Escape")

    ana.page.wait_for_selector(".held", state="detached")
    assert ana.text("#prompt") == prompt and ana.version == before


def test_size_and_light_are_remembered(laid, visit):
    ana, _ = duel(laid, visit)

    ana.page.keyboard.press("+")
    ana.page.click("#controls button:has-text('◐')")
    size, theme = ana.page.evaluate(
        "[document.querySelector('#board').style.zoom, document.documentElement.dataset.theme]"
    )
    ana.page.reload()
    ana.page.wait_for_selector("#table.live")

    assert size == "1.15" and theme == "dark"
    assert ana.page.evaluate("document.querySelector('#board').style.zoom") == size
    assert ana.page.evaluate("document.documentElement.dataset.theme") == theme


def test_choosing_an_answer_shows_which_parts_it_is_about(laid, visit):
    ana, _ = duel(laid, visit)

    ana.page.hover('#question .answer[value="mark c1"]')

    assert ana.page.eval_on_selector_all(".pointed", "all => all.map(one => one.dataset.key.slice(-2))") == ["c1"]
