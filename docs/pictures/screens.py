"""Pictures of the web table, taken in a real browser: `make screens`.

Every installed game is played by bots up to somebody's turn, and shown on a desk, in the dark, and on a telephone. All
pictures go to `build/screens`, to be looked at; those that the manual shows are written beside this file.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import darbar
from darbar import Seat, Session
from darbar_web.app import application
from darbar_web.home import at_home
from darbar_web.serving import Background, listener
from darbar_web.settings import Settings
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
BUILD = HERE.parent.parent / "build" / "screens"
NAMES = ("Ana", "Ben", "Cleo", "Dara", "Emil")
MOVES = {"agra": 150, "alrashid": 120, "rajas": 110, "hearts": 40, "bazaar": 45, "lanterns": 9, "tajmahal": 60}
SHOWN = {"agra-desk": "web-agra", "alrashid-dark": "web-alrashid", "rajas-phone": "web-rajas"}
"""The pictures that the manual shows, and what they are called there."""

SIZES = {
    "desk": {"width": 1400, "height": 900},
    "dark": {"width": 1400, "height": 900},
    "phone": {"width": 390, "height": 844},
    "turned": {"width": 844, "height": 390},
}


def main() -> None:
    """Take all pictures."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for game in darbar.games():
            take(browser, game)
            print(game)
        browser.close()
    for name, called in SHOWN.items():
        shutil.copyfile(BUILD / f"{name}.png", HERE / f"{called}.png")


def chromium() -> str:
    """The machine's browser."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("DARBAR_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise SystemExit("There is no Chromium here: DARBAR_BROWSER names one.")
    return found


def take(browser: Browser, game: str) -> None:
    """The pictures of one game, in all sizes."""
    bots, people = twins(game)
    play(bots, people, MOVES.get(game, 3))
    seat = up_to_a_question(bots, people)
    with served(people) as home, browser.new_context(viewport=SIZES["desk"]) as context:
        page = context.new_page()
        page.goto(home.link(seat))
        a_round(page, bots, people, seat)
        for name, size in SIZES.items():
            page.set_viewport_size(size)
            page.emulate_media(color_scheme="dark" if name == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(300)
            page.screenshot(path=BUILD / f"{game}-{name}.png")


def twins(game: str) -> tuple[Session, Session]:
    """The same match twice: one in which bots think, and one in which people sit."""
    fewest, most = darbar.games()[game].seats
    count = min(max(fewest, 3), most)
    return (
        darbar.table(game, ",".join(["easy"] * count), seed=5),
        darbar.table(game, ",".join(f"you:{name}" for name in NAMES[:count]), seed=5),
    )


def play(bots: Session, people: Session, moves: int) -> None:
    """So many answers of the bots, in both matches."""
    for _ in range(moves):
        if bots.asked is None:
            return
        thought = bots.think()
        bots.play(thought.move, thought.seat, thought.number)
        people.play(thought.move, thought.seat)


def up_to_a_question(bots: Session, people: Session) -> Seat:
    """Whose picture it is: whoever is asked and has something to choose."""
    while bots.asked is not None and len(people.question(bots.asked).ask.moves) < 3:  # type: ignore[union-attr]
        play(bots, people, 1)
    return bots.asked if bots.asked is not None else Seat(0)


def a_round(page: Page, bots: Session, people: Session, seat: Seat) -> None:
    """The player answers in the browser, and the others until it is their turn again: then there are news to see."""
    page.wait_for_selector("#table.live")
    while bots.asked == seat:
        thought = bots.think()
        before = page.get_attribute("#bar", "data-version")
        page.click(f'#question .answer[value="{thought.move}"]')
        changed = (
            "before => document.querySelector('#bar').dataset.version !== before || document.querySelector('.held')"
        )
        page.wait_for_function(changed, arg=before)
        if page.query_selector(".held button.primary"):
            page.click(".held button.primary")
        bots.play(thought.move, thought.seat, thought.number)
        page.wait_for_timeout(300)
    for _ in range(60):
        if bots.asked in (seat, None):
            break
        play(bots, people, 1)
    page.wait_for_timeout(1500)
    page.mouse.move(0, 0)


@contextmanager
def served(session: Session) -> Iterator:
    """A server with this match alone, on any free port of this machine."""
    settings = Settings(port=0, accounts=False)
    bound = listener(settings)
    with at_home(session, replace(settings, port=bound.getsockname()[1])) as home:
        running = Background(application(home.server), home.server, bound)
        running.start()
        yield home
        running.stop()


if __name__ == "__main__":
    main()
