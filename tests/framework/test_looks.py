"""How things look: rows of a package, looks of whole kinds, and looks made from names."""

import sys
from xml.etree import ElementTree

import darbar
import pytest
from darbar import PluginError
from darbar.ui.looks import PALETTE, look, looks, made_from


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package with looks of its own."""
    count = 0

    def make(content: str) -> str:
        nonlocal count
        count += 1
        name = f"looking_{tmp_path.name.replace('-', '_')}_{count}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
        (tmp_path / name / "looks.toml").write_text(content, encoding="utf-8")
        return name

    monkeypatch.syspath_prepend(str(tmp_path))
    yield make
    for name in [name for name in sys.modules if name.startswith("looking_")]:
        del sys.modules[name]


def test_a_thing_looks_as_its_row_says_or_as_its_kind(package):
    name = package('[good-wood]\nsign = "w"\ncolour = "brown"\npicture = \'<path d="M2 2h9"/>\'\n[good]\nsign = "g"\n')

    assert look(name, "good-wood") == (look(name, "good-wood").__class__)("w", "brown", '<path d="M2 2h9"/>')
    assert look(name, "good-red-silk").sign == "g"
    assert look(name, "good-red-silk").colour == made_from("good-red-silk").colour


def test_what_has_no_row_gets_a_look_from_its_name(package):
    made = look(package(""), "good-silk")

    assert (made.sign, made) == ("s", look(package(""), "good-silk"))
    assert made.colour in PALETTE
    assert ElementTree.fromstring(f"<svg>{made.picture}</svg>").find("rect") is not None
    assert made.picture != look(package(""), "good-tea").picture


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ('sign = "ab"', "a sign is one character"),
        ('colour = "mauve"', "there is no colour 'mauve'"),
        ("picture = '<script>alert(1)</script>'", "a picture has no <script>"),
        ("picture = '<path onclick=\"x\"/>'", "<path> has no 'onclick' here"),
        ("picture = '<path fill=\"url(#a)\"/>'", "fill is one of"),
        ("picture = '<path'", "the picture cannot be read"),
        ("picture = '&lt;'", "a picture holds elements alone"),
        (f"picture = '<path d=\"{'M0 0' * 600}\"/>'", "at most 2000 bytes"),
        ('size = "large"', "unknown field"),
    ],
)
def test_a_look_that_no_frontend_could_use_is_refused(package, row, fault):
    with pytest.raises(PluginError, match=f"looks.toml: .*{fault}"):
        looks(package(f"[good-wood]\n{row}\n"))


@pytest.mark.parametrize("game", darbar.games())
def test_the_looks_of_every_game_can_be_read(game):
    rows = looks(darbar.new(game).game.package)

    assert all(row.picture and row.sign and row.colour for row in rows.values())


@pytest.mark.parametrize("game", ["agra", "alrashid", "rajas"])
def test_every_component_of_a_large_game_has_a_picture(game):
    """Whatever a move can name has a row of its own, or of its kind."""
    played = darbar.new(game).game
    rows = looks(played.package)
    named = {id for move in played.vocabulary for id in darbar.core.moves.targets(move)}

    assert [id for id in sorted(named) if not any(id == row or id.startswith(f"{row}-") for row in rows)] == []


def test_a_picture_is_drawn_in_the_colour_that_the_page_gives_it():
    """What says no colour of its own would be black."""
    drawn = ElementTree.fromstring(look("darbar_agra", "good-wood").svg)
    assert drawn.attrib["fill"] == "currentColor"
    assert [shape.get("fill") for shape in drawn] == [None, "white", None, "none"]
