"""Pictures of things, from the looks of the game: each is on the page once, and used wherever the thing is shown."""

from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import quote

from darbar import look
from darbar.sessions.pages import Page
from darbar.ui.looks import looks
from markupsafe import Markup

from .pen import NOTHING, element, joined

SPRITE = Markup('<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>{}</defs></svg>')
SYMBOL = Markup('<symbol id="{}" viewBox="0 0 24 24">{}</symbol>')
PICTURE = Markup('<svg class="{}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href="#{}"/></svg>')
LETTER = Markup(
    '<rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor"/>'
    '<text x="12" y="17" text-anchor="middle" font-size="14" font-weight="700" fill="white">{}</text>'
)


@lru_cache(maxsize=4096)
def picture(package: str, id: str, classes: str = "pic") -> Markup:
    """The picture of a thing, in its colour."""
    return PICTURE.format(f"{classes} ink-{look(package, id).colour}", symbol_id(id))


def portrait(package: str, ids: Iterable[str], classes: str = "pic") -> Markup:
    """The picture of the first of several things for which the game has one; nothing where it has none."""
    return next((picture(package, id, classes) for id in ids if is_drawn(package, id)), NOTHING)


@lru_cache(maxsize=4096)
def is_drawn(package: str, id: str) -> bool:
    """Whether the game has a picture for exactly this thing, or for its kind."""
    rows, words = looks(package), id.split("-")
    kinds = ("-".join(words[:count]) for count in range(len(words), 0, -1))
    return any(rows[kind].picture for kind in kinds if kind in rows)


def sprite(page: Page, package: str) -> Markup:
    """Every picture that a page may use, once."""
    return symbols(package, tuple(sorted(id for id in page.names if not id.startswith("state-"))))


@lru_cache(maxsize=256)
def symbols(package: str, ids: tuple[str, ...]) -> Markup:
    """The pictures of several things, to be used on a page."""
    return SPRITE.format(joined(symbol(package, id) for id in ids))


@lru_cache(maxsize=4096)
def symbol(package: str, id: str) -> Markup:
    """The picture of a thing; without one, its letter on a tile of its colour."""
    seen = look(package, id)
    drawn = Markup(seen.picture) if is_drawn(package, id) else LETTER.format(seen.sign)
    return SYMBOL.format(symbol_id(id), drawn)


def symbol_id(id: str) -> str:
    """The name of a picture on a page."""
    return "look-" + quote(id, safe="")


def arrow() -> Markup:
    """From what is given to what is got."""
    return element("span", "arrow", "→", aria_hidden="true")
