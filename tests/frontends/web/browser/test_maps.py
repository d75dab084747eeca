"""Maps in a real browser: all of them is there, and nothing lies on what one wants to read."""

import pytest

pytestmark = pytest.mark.xdist_group("browser")

COVERED = """() => {
  const boxes = (spots, inside) => [...document.querySelectorAll(spots)].flatMap(
    spot => [...spot.querySelectorAll(inside)].map(one => ({ spot, box: one.getBoundingClientRect() })));
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const read = boxes(".atlas .sign-post", ".name, .exchange .pic, .pieces .pic");
  const over = boxes(".atlas .town", ".name, .pic");
  return read.filter(one => over.some(other => meet(one.box, other.box))).map(one => one.spot.innerText);
}"""
"""The sign-posts of which a town, its name or what stands there hides something."""

CUT_OFF = """() => {
  const room = document.querySelector(".scroller").getBoundingClientRect();
  const cut = box => box.right > room.right + 1 || box.left < room.left - 1;
  return [...document.querySelectorAll(".atlas .name, .atlas .pic")]
    .filter(one => cut(one.getBoundingClientRect())).map(one => one.closest(".spot").innerText);
}"""
"""The places that are not all on the page."""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("width", [1280, 1400])
def test_on_a_desk_the_whole_map_is_there_and_no_town_hides_what_a_sign_post_says(laid, visit, width, language):
    _, (first, *_) = laid("tajmahal", "you:Ana", "you:Ben", "you:Cleo")
    ana = visit(first, language, {"width": width, "height": 800})
    assert len(ana.page.query_selector_all(".atlas .town")) == 49
    assert ana.page.evaluate(CUT_OFF) == []
    assert ana.page.evaluate(COVERED) == []


def test_on_a_telephone_the_map_is_moved_under_the_finger_and_the_page_stays(laid, visit):
    _, (first, *_) = laid("tajmahal", "you:Ana", "you:Ben", "you:Cleo")
    ana = visit(first, "en", {"width": 390, "height": 844})
    assert ana.page.evaluate("document.documentElement.scrollWidth") == 390
    assert ana.page.evaluate("document.querySelector('.scroller').scrollWidth") >= 800
    assert ana.page.evaluate(COVERED) == []


def test_a_town_is_its_picture_alone_right_where_its_roads_meet(laid, visit):
    """A town with a picture has no disc, and its picture has no frame, which would be a second shape for one thing."""
    _, (first, *_) = laid("tajmahal", "you:Ana", "you:Ben", "you:Cleo")
    ana = visit(first)
    shapes = """() => [...document.querySelectorAll(".atlas .town > .part")].map(town => {
      const picture = town.querySelector(":scope > .hit > .pic"), spot = town.closest(".spot");
      const box = picture.getBoundingClientRect(), land = spot.parentElement.getBoundingClientRect();
      const at = side => Number(spot.className.match(side === "x" ? /x(\\d+)/ : /y(\\d+)/)[1]) / 100;
      return getComputedStyle(picture).borderTopWidth === "0px" && getComputedStyle(town, "::after").content === "none"
        && Math.abs(box.left + box.width / 2 - land.left - land.width * at("x")) < 4
        && Math.abs(box.top + box.height / 2 - land.top - land.height * at("y")) < 4;
    })"""
    assert all(ana.page.evaluate(shapes))
