"""The style sheets: colours are those of the kernel, readable on their ground, and every class for a place is there."""

import re
from itertools import pairwise
from pathlib import Path

import darbar_web
import pytest
from darbar.ui.looks import PALETTE, SEATS

STATIC = Path(darbar_web.__file__).parent / "static"
STYLE = (STATIC / "style.css").read_text(encoding="utf-8")
PLACES = STYLE
LIGHT, DARK = STYLE[: STYLE.index("@media")], STYLE[STYLE.index(':root[data-theme="dark"]') :]
ENOUGH, ENOUGH_FOR_SIGNS = 4.5, 3.0


def colour(sheet: str, name: str) -> str:
    found = re.search(rf"--{name}: (#[0-9a-f]{{6}});", sheet)
    assert found, name
    return found[1]


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart, by the formula of WCAG."""
    first, second = sorted((brightness(one), brightness(other)), reverse=True)
    return (first + 0.05) / (second + 0.05)


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_things_have_the_colours_that_the_kernel_gives_them_on_light_ground() -> None:
    assert {name: colour(LIGHT, name) for name in PALETTE} == {name: light for name, (light, _) in PALETTE.items()}
    assert [f".ink-{name} {{ color: var(--{name}); }}" in STYLE for name in PALETTE] == [True] * len(PALETTE)


def test_players_have_the_colours_that_the_kernel_gives_them_on_light_ground() -> None:
    assert [colour(LIGHT, f"seat-{seat}") for seat in range(len(SEATS))] == [PALETTE[name][0] for name in SEATS]


@pytest.mark.parametrize("sheet", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["panel", "card", "sunk", "about-ground"])
@pytest.mark.parametrize("ink", ["ink", "faint", "heading", "accent"])
def test_words_can_be_read_on_every_ground(sheet: str, ground: str, ink: str) -> None:
    assert contrast(colour(sheet, ink), colour(sheet, ground)) >= ENOUGH


@pytest.mark.parametrize("sheet", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("seat", range(len(SEATS)))
def test_signs_of_players_can_be_read(sheet: str, seat: int) -> None:
    assert contrast(colour(sheet, "seat-ink"), colour(sheet, f"seat-{seat}")) >= ENOUGH_FOR_SIGNS


@pytest.mark.parametrize("sheet", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("mark", ["about", "changed"])
def test_marks_stand_out_from_every_ground(sheet: str, mark: str) -> None:
    assert all(contrast(colour(sheet, mark), colour(sheet, ground)) >= ENOUGH_FOR_SIGNS for ground in ("panel", "card"))


def test_dark_by_choice_is_dark_by_the_systems_wish() -> None:
    wished = re.search(r'not\(\[data-theme="light"\]\) \{(.*?)\n  \}', STYLE, re.DOTALL)
    chosen = re.search(r':root\[data-theme="dark"\] \{\n  color-scheme: dark;(.*?)\n\}', STYLE, re.DOTALL)
    assert wished and chosen
    assert wished[1].split() == chosen[1].split()


def test_every_hundredth_has_its_place() -> None:
    assert all(f".x{at} {{ left: {at}%; }}" in PLACES and f".y{at} {{ top: {at}%; }}" in PLACES for at in range(101))


def test_so_many_columns_as_a_board_may_have_are_known() -> None:
    known = sorted(map(int, re.findall(r"\.n(\d+) ", PLACES)))
    assert known[0] == 1 and known[-1] >= 40
    assert all(after - before == 1 for before, after in pairwise(known))


def test_nothing_is_fetched_from_elsewhere() -> None:
    script = (STATIC / "table.js").read_text(encoding="utf-8")
    assert not re.findall(r"https?://|@import|url\(|\beval\b|new Function|innerHTML", STYLE + script)


def test_every_rule_is_whole() -> None:
    """A selector that lost its braces would take those of the next rule, and nobody would be told."""
    depth = 0
    for line in re.sub(r"/\*.*?\*/", "", STYLE, flags=re.DOTALL).splitlines():
        assert depth or not line.strip() or "{" in line or line.rstrip().endswith(","), line
        depth += line.count("{") - line.count("}")
        assert depth >= 0, line
    assert depth == 0
