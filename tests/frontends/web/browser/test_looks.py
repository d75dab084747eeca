"""What a real browser makes of tracks and columns: nothing lies on something else, and nothing is cut."""

import pytest

pytestmark = pytest.mark.xdist_group("browser")

OVERLAPPING = """() => {
  const words = [...document.querySelectorAll(".ruler .says")]
    .map(one => [one.closest(".ruler"), one.getBoundingClientRect(), one.innerText]);
  return words.flatMap(([ruler, a, said], place) => words.slice(place + 1)
    .filter(([other, b]) => other === ruler && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(other => said + " | " + other[2]));
}"""
"""Words on a ruler that lie on one another."""

BROKEN = """() => [...document.querySelectorAll(".step .says")].filter(one => {
  const wide = word => {
    const probe = one.cloneNode();
    probe.textContent = word;
    probe.style.position = "absolute";
    probe.style.whiteSpace = "nowrap";
    one.append(probe);
    const found = probe.getBoundingClientRect().width;
    probe.remove();
    return found;
  };
  return Math.max(...one.innerText.split(/\\s+/).map(wide)) > one.parentElement.getBoundingClientRect().width + 1;
}).map(one => one.innerText)"""
"""Words on steps that are broken within, because there is no room for them."""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_words_on_a_ruler_do_not_lie_on_one_another(laid, visit, language):
    _, (first, *_) = laid("rajas", "you:Ana", "you:Ben")
    ana = visit(first, language, {"width": 1280, "height": 850})
    assert ana.page.query_selector(".ruler .says") is not None
    assert ana.page.evaluate(OVERLAPPING) == []


def test_words_on_steps_have_the_room_that_they_need(laid, visit):
    _, (first, *_) = laid("bazaar", "you:Ana", "you:Ben")
    ana = visit(first, "en", {"width": 1280, "height": 850})
    assert ana.page.query_selector(".step .says") is not None
    assert ana.page.evaluate(BROKEN) == []


def test_the_mark_of_what_is_new_is_not_cut_off_in_columns(laid, visit):
    _, (first, *_) = laid("tajmahal", "you:Ana", "you:Ben", "you:Cleo")
    ana = visit(first)
    room = """() => [...document.querySelectorAll(".parts.columns")].every(
      one => one.firstElementChild.getBoundingClientRect().top - one.getBoundingClientRect().top >= 8)"""
    assert ana.page.evaluate(room)
