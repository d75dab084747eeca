"""The conformance kit plays lessons, and names what is wrong with one."""

import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pearls
import pytest
from darbar import Game
from darbar.testing import check_game
from darbar.testing.kit import OF_GAMES
from darbar.testing.trials import Edition
from pearls.game import PEARLS

LESSON = """
[[part]]
names = ["Ana", "Ben"]
seed = 1

[[part.step]]
id = "goal"
look = ["sea"]

[[part.step]]
id = "sell"
look = ["shell-rose"]
moves = ["sell rose"]

[[part.step]]
id = "bid"
others = ["bid 3", "sell rose"]
moves = ["bid 1", "bid 2"]

[[part.step]]
id = "end"
"""

ENGLISH = """
lesson-first = A first dive
lesson-first-goal = Coins win, { $you }.
lesson-first-sell = Sell your rose shell.
lesson-first-bid = Ben bids 3, and sells a shell too. Bid little.
lesson-first-bid-otherwise = You may. But { $move } is much.
lesson-first-end = That is all.
"""

FRENCH = """
lesson-first = Première plongée
lesson-first-goal = Les pièces font gagner, { $you }.
lesson-first-sell = Vendez votre coquillage rose.
lesson-first-bid = Ben propose 3, et vend aussi un coquillage. Proposez peu.
lesson-first-bid-otherwise = Vous pouvez. Mais { $move }, c'est beaucoup.
lesson-first-end = C'est tout.
"""

NUMBERS = count()
Taught = Callable[..., Game[Any]]


@pytest.fixture
def taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Taught:
    """Pearls with a lesson, as a package of its own; something in one of its files may be changed."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(file: str = "lesson", old: str = "", new: str = "") -> Game[Any]:
        written = {"lesson": LESSON, "en": ENGLISH, "fr": FRENCH}
        assert old in written[file]
        written[file] = written[file].replace(old, new) if old else written[file]
        package = tmp_path / f"taught_pearls_{next(NUMBERS)}"
        shutil.copytree(Path(pearls.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
        (package / "lessons").mkdir()
        (package / "lessons" / "first.toml").write_text(written["lesson"], encoding="utf-8")
        for language in ("en", "fr"):
            with (package / "words" / f"{language}.ftl").open("a", encoding="utf-8") as words:
                words.write(written[language])
        return PEARLS.change(package=package.name)

    return make


def test_a_lesson_that_is_right_passes_every_check(taught: Taught):
    assert [finding.check for finding in check_game(taught(), matches=1) if not finding.ok] == []


WRONG = {
    "that means what is not offered": (
        ("lessons are played to their end", "lessons/first.toml, step 3 (bid): 'bid 9' is meant, but not offered"),
        ("lesson", '"bid 2"', '"bid 9"'),
    ),
    "that means nothing that is offered": (
        ("lessons are played to their end", "step 3 ('bid'): none of the moves that are meant is offered: sell rose"),
        ("lesson", '"bid 1", "bid 2"', '"sell rose"'),
    ),
    "whose others answer what they cannot": (
        ("lessons are played to their end", "lessons/first.toml: part 1, step 3 ('bid'): Ben cannot play “dive”"),
        ("lesson", '"bid 3"', '"dive"'),
    ),
    "whose others answer what is no move": (
        ("lessons are played to their end", "part 1, step 3 ('bid'): There is no move called 'shout'"),
        ("lesson", '"bid 3"', '"shout"'),
    ),
    "whose others answer when nobody asks them": (
        ("lessons are played to their end", "step 3 ('bid'): none of the others is asked who could answer 'bid 1'"),
        ("lesson", '"sell rose"]\nmoves = ["bid', '"sell rose", "bid 1"]\nmoves = ["bid'),
    ),
    "that unfolds only after the first of two moves": (
        ("lessons are played to their end", "step 3 ('bid'): "),
        ("lesson", 'moves = ["sell rose"]', 'moves = ["sell rose", "dive"]'),
    ),
    "without a title in one language": (
        ("lessons have words", "words/fr.ftl lacks lesson-first"),
        ("fr", "lesson-first = Première plongée", ""),
    ),
    "with a step without words in one language": (
        ("lessons have words", "words/fr.ftl lacks lesson-first-sell"),
        ("fr", "lesson-first-sell = Vendez votre coquillage rose.", ""),
    ),
    "with a step that speaks of what it is not given": (
        ("lessons have words", "step 1 (goal): in 'fr' there are no words for it"),
        ("fr", "font gagner, { $you }", "font gagner, { $them }"),
    ),
    "with a title that speaks of what it is not given": (
        ("lessons have words", "step 1 (goal): in 'en' there are no words for it"),
        ("en", "A first dive", "A first dive of { $you }"),
    ),
    "that looks at what is not there": (
        ("lessons look at the scene", "step 1 (goal): no part of the learner's scene has the id or key 'sky'"),
        ("lesson", '"sea"', '"sky"'),
    ),
    "that has words of a step that was dropped": (
        ("no words are left over", "words/fr.ftl has words that nobody says: lesson-first-swim"),
        ("fr", "lesson-first-end =", "lesson-first-swim = Nagez.\nlesson-first-end ="),
    ),
    "that speaks of another move as of what it is not given": (
        ("sentences are given what they need", "words/fr.ftl: lesson-first-bid-otherwise speaks of price, which it is"),
        ("fr", "Mais { $move }", "Mais { $price }"),
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_kit_finds_a_lesson(wrong: str, taught: Taught):
    (check, says), change = WRONG[wrong]
    assert says in next(OF_GAMES[check](Edition(taught(*change), ())), "")


def test_every_check_of_lessons_is_proven_by_a_lesson_that_fails_it():
    proven = {check for (check, _), _ in WRONG.values()}
    assert [check for check in OF_GAMES if check.startswith("lessons ") and check not in proven] == []


def test_a_lesson_that_cannot_be_read_is_a_fault(taught: Taught):
    findings = check_game(taught("lesson", 'moves = ["sell rose"]', 'move = ["sell rose"]'), matches=1)
    (found,) = [finding.what for finding in findings if finding.check == "lessons are played to their end"]
    assert "part 1: step 2 ('sell'): Object contains unknown field" in found
