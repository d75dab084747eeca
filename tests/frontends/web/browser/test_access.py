"""By keyboard and by ear: axe finds nothing serious on any page, light and dark, on a desk and on a phone."""

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.xdist_group("browser")

SERIOUS = ("serious", "critical")
PHONE = {"width": 390, "height": 844}


EVERYTHING = {"resultTypes": ["violations"]}
CONTRAST = EVERYTHING | {"runOnly": ["color-contrast"]}
"""All that can be different in the dark."""


def faults(visitor, options=EVERYTHING) -> list[str]:
    """What axe finds that keeps somebody out."""
    found = Axe().run(visitor.page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['html'][:120]})" for one in found if one["impact"] in SERIOUS
    ]


def test_axe_finds_nothing_serious_on_any_page_light_or_dark(club, laid, visit):
    watching, (first, *_) = laid("agra", "you:Ana", "you:Ben", public="yes", title="Open")
    come = visit(first)
    pages = ["", "/why", "/links", "/replay?at=1", "/since"]
    at = come.page.url.removeprefix(club.address)
    for path in (
        "/",
        "/lobby",
        "/account",
        "/games/agra",
        "/rules/bazaar",
        "/nowhere",
        watching,
        *(at + one for one in pages),
    ):
        come.page.emulate_media(color_scheme="light")
        come.page.goto(path)
        assert not faults(come), path
        come.page.emulate_media(color_scheme="dark")
        assert not faults(come, CONTRAST), path


@pytest.mark.parametrize("game", ["alrashid", "bazaar", "connectfour", "hearts", "lanterns", "rajas", "tajmahal"])
def test_axe_finds_nothing_serious_at_any_game(laid, visit, game):
    _, links = laid(game, *(f"you:P{number}" for number in range(1, 4 if game in ("hearts", "tajmahal") else 3)))
    come = visit(links[0], size=PHONE if game in ("hearts", "rajas") else {"width": 1400, "height": 900})
    assert not faults(come)


def test_the_question_is_reached_by_tab_and_answered_by_enter(laid, visit):
    _, (first, _) = laid("tictactoe", "you:Ana", "you:Ben")
    ana = visit(first)
    ana.page.keyboard.press("Tab")
    before = ana.version
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        if ana.page.evaluate("document.activeElement.matches('#question .answer')"):
            break
    assert ana.page.evaluate("document.activeElement.matches('#question .answer')")
    ana.page.keyboard.press("Enter")
    ana.changed(before)
    assert ana.page.evaluate("document.activeElement !== document.body"), "the focus is not lost"


def test_what_happens_is_said_aloud(laid, visit):
    _, (first, second) = laid("tictactoe", "you:Ana", "you:Ben")
    ana, ben = visit(first), visit(second)
    ana.answer(5)
    ben.page.wait_for_function(
        "() => [...document.querySelectorAll('[role=status]')].some(one => one.innerText.includes('Ana marked b2'))"
    )
