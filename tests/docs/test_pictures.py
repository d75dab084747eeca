"""The pictures in the documentation show what the terminal shows."""

import os
import re
from pathlib import Path

import pytest
from manual import PAGES, pictures
from manual.pictures import FOLDER, Picture
from manual.reader import world
from manual.screens import Screen

pytestmark = pytest.mark.xdist_group("terminal")

PICTURES = pictures.pictures()


@pytest.mark.parametrize("picture", PICTURES, ids=[picture.name for picture in PICTURES])
def test_a_picture_shows_what_the_terminal_shows(picture: Picture, tmp_path: Path) -> None:
    file = FOLDER / f"{picture.name}.svg"
    screen = Screen(picture.command, tmp_path, world(tmp_path), picture.columns, picture.rows)
    try:
        for sight, keys in picture.steps:
            assert screen.shows(lambda text, sight=sight: sight in text), f"never saw {sight!r}:\n{screen.text}"
            if keys:
                screen.press(keys)
        if "DARBAR_RENEW" in os.environ:
            screen.shows(lambda _: False, seconds=1)
            file.write_text(pictures.drawn(screen.screen, picture.shows), encoding="utf-8")
        wanted = pictures.read(file.read_text(encoding="utf-8"))
        screen.shows(lambda _: pictures.on(screen.screen) == wanted)
        assert "\n".join(pictures.on(screen.screen)) == "\n".join(wanted), "`make pictures` takes it anew"
    finally:
        screen.close()


def test_every_picture_is_shown_and_every_shown_one_is_taken() -> None:
    shown = {link.rpartition("/")[2] for page in PAGES.values() for link in re.findall(r"\(([^)]+\.svg)\)", page.prose)}
    taken = {f"{picture.name}.svg" for picture in PICTURES}

    assert shown == taken == {file.name for file in FOLDER.glob("*.svg")}


def test_the_pictures_are_small_and_fetch_nothing() -> None:
    for file in FOLDER.glob("*.svg"):
        drawn = file.read_text(encoding="utf-8")
        assert len(drawn) < 30_000
        assert drawn.count("http") == 1, "the name space alone"


def test_a_picture_that_shows_something_else_is_noticed() -> None:
    drawn = (FOLDER / f"{PICTURES[0].name}.svg").read_text(encoding="utf-8")

    assert pictures.read(drawn) != pictures.read(drawn.replace("Agra", "Acre"))
    assert "".join(pictures.read(drawn)).startswith(" Agra · The table")
