"""A real browser: the machine's Chromium, driven by Playwright; a context for each person who comes."""

import os
import shutil
from collections.abc import Iterator

import pytest
from darbar_web.settings import Settings
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from ..conftest import GENEROUS, House

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WITHOUT = "there is no Chromium here: `make test` installs one where it can, or DARBAR_BROWSER names it"
SPARING = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--no-zygote",
    "--renderer-process-limit=1",
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,OptimizationHints,MediaRouter,AimEnabled,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,LensOverlay,PreconnectToSearch,"
    "ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
)
"""What a browser can do without; all people share a process that draws their pages.

The list of features takes the place of Playwright's own, so most of that is in it. The first two are the lists under
the field for addresses: two pages more for each window, which took three quarters of the time that a window takes.
"""

DESKTOP = {"width": 1400, "height": 900}


def program() -> str | None:
    """Where the browser is."""
    return os.environ.get("DARBAR_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for this folder alone: as long as it is open, an event loop runs in the thread of the tests."""
    found = program()
    if found is None:
        pytest.fail(WITHOUT)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(
            executable_path=found,
            args=SPARING,
        )
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def club(tmp_path_factory) -> Iterator[House]:
    """A server for all tests of this folder."""
    house = House(str(tmp_path_factory.mktemp("club") / "web.sqlite"), Settings(port=0, bots=1, limits=GENEROUS))
    yield house
    house.close()


class Visitor:
    """Somebody with a window: its page, and everything that the browser complained about."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.set_default_timeout(15_000)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda said: self._heard(said.type, said.text))

    def _heard(self, kind: str, said: str) -> None:
        if kind in ("error", "warning") and "Failed to load resource" not in said and "ERR_INTERNET" not in said:
            self.complaints.append(said)

    def text(self, selector: str = "body") -> str:
        """What can be read there when the page is whole: its looks decide over capitals, too."""
        self.page.wait_for_load_state()
        return self.page.inner_text(selector)

    def answer(self, number: int = 1) -> None:
        """Press the button of an answer, and confirm it if it is held; then wait until the table has changed."""
        before = self.version
        self.page.click(f'#question .answer[data-number="{number}"]')
        self.page.wait_for_function(
            "before => document.querySelector('#bar').dataset.version !== before || document.querySelector('.held')",
            arg=before,
        )
        if self.page.query_selector(".held button.primary"):
            self.page.click(".held button.primary")
            self.changed(before)

    def changed(self, before: str) -> None:
        """Wait until the table has another version."""
        self.page.wait_for_function("before => document.querySelector('#bar').dataset.version !== before", arg=before)

    @property
    def version(self) -> str:
        return self.page.get_attribute("#bar", "data-version") or ""

    @property
    def is_asked(self) -> bool:
        return self.page.query_selector("#question.asked") is not None


@pytest.fixture
def visit(browser, club) -> Iterator:
    """Opens a window for somebody, in a language, of a size, with script or without."""
    opened: list[Visitor] = []

    def come(path: str = "/", language: str = "en", size=DESKTOP, **more) -> Visitor:
        context = browser.new_context(
            base_url=club.address, locale=language, viewport=size, reduced_motion="reduce", **more
        )
        somebody = Visitor(context)
        somebody.page.goto(path)
        opened.append(somebody)
        return somebody

    yield come
    complaints = [complaint for one in opened for complaint in one.complaints]
    for one in opened:
        one.context.close()
    assert not complaints


@pytest.fixture
def laid(club):
    """Lays a table; the path of its spectators, and a secret link for each person."""

    def lay(game: str, *players: str, **more: str) -> tuple[str, list[str]]:
        host = club.person()
        table = host.begin(game, *players, **more)
        links = host.links(table)
        host.close()
        return table.partition("/seat/")[0], links[:-1]

    return lay
