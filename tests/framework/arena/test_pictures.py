"""Pictures, read as text: SVG keeps its labels."""

import sys

import pytest

PNG = b"\x89PNG\r\n"


def words_in(path) -> str:
    return path.read_text(encoding="utf-8")


def test_the_picture_of_the_arena_shows_everyone_and_everything(run, tmp_path):
    assert run("arena bazaar --bots random,random,mcts:1 --games 3 --plot arena.svg").exit_code == 0
    picture = words_in(tmp_path / "folder" / "arena.svg")
    said = [
        "Bazaar: 3 matches",
        "mcts:1",
        "random",
        "seat 3",
        "orders in hand",
        "Win rate",
        "Rating",
        "Length of a match",
    ]
    assert [one for one in said if one not in picture] == []


def test_the_picture_of_a_study_shows_every_kind_of_move(run, tmp_path):
    assert run("study bazaar --bots random,random,random --games 3 --plot study.svg").exit_code == 0
    picture = words_in(tmp_path / "folder" / "study.svg")
    said = ["2 seats", "3 seats", "seat 3 of 3", "place", "fill", "winners", "others", "Uses in a match"]
    assert [one for one in said if one not in picture] == []


def test_a_folder_holds_a_picture_for_each_family_of_components(run, tmp_path):
    assert run("study tictactoe --bots random,random --games 2 --plot pictures").exit_code == 0
    made = sorted(path.name for path in (tmp_path / "folder" / "pictures").iterdir())
    assert made == ["cell.png", "overview.png"]
    assert all((tmp_path / "folder" / "pictures" / name).read_bytes().startswith(PNG) for name in made)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("arena tictactoe --bots random,random --plot a.gif", "a picture ends in .png, .svg, .pdf: 'a.gif' does not"),
        ("arena tictactoe --bots random,random --plot pictures", "a picture ends in .png, .svg, .pdf"),
        ("study tictactoe --plot a.gif", "a picture ends in .png, .svg, .pdf (or a folder, without a dot in its name)"),
        ("study tictactoe --plot nowhere/a.png", "there is no folder nowhere for the picture"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(run, tmp_path, line, sentence):
    shown = run(line)
    assert shown.exit_code == 2
    assert shown.stderr.startswith(f"darbar: {sentence}")
    assert list((tmp_path / "folder").iterdir()) == []


def test_without_matplotlib_one_sentence_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    shown = run("arena tictactoe --bots random,random --plot a.png")
    assert (shown.exit_code, shown.stderr) == (2, "darbar: pictures need matplotlib: pip install 'darbar[plot]'\n")


def test_settings_of_matplotlib_in_the_folder_have_no_say_and_start_no_latex(run, tmp_path):
    import matplotlib

    with matplotlib.rc_context({"text.usetex": True, "text.latex.preamble": r"\nonsense"}):
        assert run("arena tictactoe --bots random,random --games 2 --plot arena.png").exit_code == 0
        assert run("study tictactoe --bots random,random --games 2 --plot study.png").exit_code == 0
    assert (tmp_path / "folder" / "arena.png").read_bytes().startswith(PNG)
