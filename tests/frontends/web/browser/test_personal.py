"""What a browser does for whoever sits before it: notices, what was missed, preferences by key, chat that is new."""

import pytest

pytestmark = pytest.mark.xdist_group("browser")

HIDDEN = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
LISTEN_TO_NOTICES = """(() => {
  const Real = window.Notification;
  window.notices = [];
  window.Notification = class extends Real {
    constructor(title, more) { super(title, more); window.notices.push([title, more.body]); }
  };
})()"""


def test_a_hidden_page_notifies_once_a_turn_and_only_whoever_wants_it(laid, visit, club):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    ben.context.grant_permissions(["notifications"], origin=club.address)
    ben.page.add_init_script(LISTEN_TO_NOTICES)
    ben.page.reload()
    ben.page.wait_for_selector("#table.live")
    assert ben.page.evaluate("Notification.permission") == "granted"

    ana.answer(1)
    ben.page.wait_for_selector("#question.asked")
    assert ben.page.evaluate("notices") == [], "nobody asked for it"
    ben.page.click("#controls button:has-text('✉')")
    ben.page.wait_for_selector("#controls button[aria-pressed=true]:has-text('✉')")
    ben.answer(2)
    ana.page.wait_for_selector("#question.asked")
    ana.answer(1)
    ben.page.wait_for_selector("#question.asked")
    assert ben.page.evaluate("notices") == [], "the page is before their eyes"

    ben.answer(1)
    ben.page.evaluate(HIDDEN)
    ana.page.wait_for_selector("#question.asked")
    ana.answer(1)
    ben.page.wait_for_selector("#question.asked")
    ana.page.click("summary:has-text('Chat')")
    ana.page.fill("#sentence", "your turn")
    ana.page.keyboard.press("Enter")
    ben.page.wait_for_function("() => document.querySelector('#chat').textContent.includes('your turn')")
    (told,) = ben.page.evaluate("notices")
    assert told[0] == "Tic-tac-toe" and told[1].startswith("It is your turn.")


def test_what_was_missed_is_gone_through_by_keys(laid, visit):
    _, (first, *_) = laid("bazaar", "you:Ana", "random", "random")
    ana = visit(first)
    ana.page.wait_for_selector("#question.asked")
    ana.answer(1)
    ana.page.wait_for_selector("#question.asked")
    ana.page.wait_for_selector("#log .news li")
    ana.page.keyboard.press("s")
    ana.page.wait_for_selector("#replay #prompt")
    steps = int(ana.text("#prompt").rpartition(" ")[2])
    assert ana.text("#prompt").startswith("Since your last turn: step 1 of")
    for step in range(2, steps + 1):
        ana.page.keyboard.press("ArrowRight")
        ana.page.wait_for_function(f"() => document.querySelector('#prompt').textContent.includes('step {step} of')")
    ana.page.keyboard.press("ArrowLeft")
    before = f"step {steps - 1} of" if steps > 1 else "as you left it"
    ana.page.wait_for_function("said => document.querySelector('#prompt').textContent.includes(said)", arg=before)
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_selector("#table.live #question.asked")


def test_confirming_is_switched_off_by_a_key_and_a_russian_keyboard_will_do(laid, visit):
    _, (first, *_) = laid("bazaar", "you:Ana", "random")
    ana = visit(first)
    ana.page.wait_for_selector("#question.asked")
    ana.page.keyboard.press("c")
    ana.page.wait_for_selector('#personal [aria-checked="false"]', state="attached")
    assert "played at once" in ana.text("#question [role=status]")
    russian = {"key": "с", "code": "KeyC", "bubbles": True}
    ana.page.evaluate("key => document.body.dispatchEvent(new KeyboardEvent('keydown', key))", russian)
    ana.page.wait_for_selector('#personal [aria-checked="true"]', state="attached")


def test_chat_that_nobody_has_read_is_marked(laid, visit):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    ana.page.click("summary:has-text('Chat')")
    ana.page.fill("#sentence", "good luck")
    ana.page.keyboard.press("Enter")
    ben.page.wait_for_selector("details[data-unread]")
    assert ana.page.query_selector("details[data-unread]") is None
    ben.page.click("summary:has-text('Chat')")
    ben.page.wait_for_selector("details[data-unread]", state="detached")


def test_notes_are_kept_without_a_new_page(laid, visit):
    _, (first, _) = laid("tictactoe", "you:Ana", "you:Ben")
    ana = visit(first)
    ana.page.click("summary:has-text('My notes')")
    ana.page.fill("#noted", "the middle first")
    ana.page.click("#notes button")
    ana.page.wait_for_selector("#question .notice")
    assert ana.page.input_value("#noted") == "the middle first"
    ana.page.reload()
    assert ana.page.input_value("#noted") == "the middle first"


LISTEN_TO_TONES = """() => {
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...more) { window.tones += 1; return start.apply(this, more); };
}"""


def test_a_sound_is_heard_by_whoever_wants_it_and_both_play_again_at_one_table(laid, visit):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    ana.page.evaluate(LISTEN_TO_TONES)
    for person, move in ((ana, "a1"), (ben, "b1"), (ana, "a2"), (ben, "b2"), (ana, "a3")):
        if move == "a2":
            assert ana.page.evaluate("tones") == 0
            ana.page.click("#controls button:has-text('♪')")
            assert ana.page.evaluate("tones") == 2, "so does it sound"
        person.page.wait_for_selector("#question.asked")
        person.page.fill("#typed", move)
        person.page.keyboard.press("Enter")
        person.page.wait_for_selector("#question:not(.asked), .held")
        if person.page.query_selector(".held"):
            person.page.click(".held button.primary")
            person.page.wait_for_selector("#question:not(.asked)")
    assert ana.page.evaluate("tones") == 4, "once for each turn"

    old = ana.page.url
    for person in (ana, ben):
        person.page.click("text=Play again")
        person.page.wait_for_url(lambda url: url.rpartition("/seat/")[0] != old.rpartition("/seat/")[0])
    assert ana.page.url.rpartition("/seat/")[0] == ben.page.url.rpartition("/seat/")[0] != old.rpartition("/seat/")[0]


def test_a_link_is_copied_by_a_button(laid, visit, club):
    _, (first, _) = laid("tictactoe", "you:Ana", "you:Ben")
    ana = visit(first)
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=club.address)
    ana.page.goto(ana.page.url + "/links")
    ana.page.click("li.card button >> nth=0")
    ana.page.wait_for_selector("button:has-text('Copied')")
    assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.input_value("input.link >> nth=0")
