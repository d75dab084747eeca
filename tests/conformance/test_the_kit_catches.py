"""The conformance kit passes a game that is right, and names what is wrong with one that is not."""

import re
import shutil
from collections.abc import Callable, Collection
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import pearls
import pytest
from broken_pearls import BROKEN, Broken
from broken_pearls.answers import (
    a_bid_waits_in_a_local_variable,
    a_buried_shell_is_not_imagined,
    stakes_are_asked_in_turn_where_nothing_is_hidden,
    whoever_answers_first_gets_a_point,
)
from broken_pearls.matches import a_phase_asks_for_ever, a_sold_shell_is_gone
from broken_pearls.scenes import (
    a_part_of_a_move_is_a_way,
    a_part_of_a_move_is_not_shown_once_in_a_long_match,
    black_shells_have_no_id,
)
from broken_pearls.secrets import hands_are_not_hidden
from darbar import Flow, Game, Pass, Table
from darbar.testing import CHECKS, assert_conforms, check_game
from darbar.testing.kit import OF_GAMES, OF_MATCHES
from darbar.testing.pointing import moves_point_at_the_scene
from darbar.testing.trials import Trial, editions
from msgspec import Meta
from oysters.game import OYSTERS
from pearls.game import PEARLS
from pearls.moves import Dive
from pearls.state import PearlBox, PearlOptions

Reprint = Callable[..., Game[Any]]


def faults(game: Game[Any], only: Collection[str] = CHECKS) -> dict[str, str]:
    return {finding.check: finding.what for finding in check_game(game, only=only) if not finding.ok}


@pytest.mark.parametrize("game", [PEARLS, OYSTERS], ids=lambda game: game.name)
def test_a_game_that_is_right_passes_every_check(game: Game[Any]):
    findings = check_game(game, matches=30)

    assert [finding.check for finding in findings] == list(CHECKS)
    assert [finding for finding in findings if not finding.ok or finding.what] == []


class SignedOptions(PearlOptions):
    sign: Annotated[str, Meta(max_length=9)] = "pearls"


class SignedBox(PearlBox):
    options: SignedOptions


def test_a_game_with_an_option_that_is_a_text_passes_every_check():
    assert faults(PEARLS.change(box=SignedBox)) == {}


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.make.__name__.replace("_", " "))
def test_the_kit_catches(broken: Broken):
    found = faults(broken.make(), [broken.check])

    assert broken.says in found.get(broken.check, ""), found


# What is on paper

NUMBERS = count()


@pytest.fixture
def reprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reprint:
    """Pearls with one of its files changed, as a package of its own."""
    monkeypatch.syspath_prepend(tmp_path)

    def change(file: str, old: str, new: str) -> Game[Any]:
        package = f"reprinted_pearls_{next(NUMBERS)}"
        shutil.copytree(Path(pearls.__file__).parent, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
        path = tmp_path / package / file
        content = path.read_text(encoding="utf-8")
        assert old in content
        path.write_text(content.replace(old, new), encoding="utf-8")
        return PEARLS.change(package=package)

    return change


MISPRINTS = {
    "a question that only English asks": (
        ("word catalogues agree", "words/fr.ftl lacks prompt-bid"),
        ("words/fr.ftl", "prompt-bid = Que proposez-vous pour le coquillage { $shell } ?", ""),
    ),
    "a word that only French has": (
        ("word catalogues agree", "words/en.ftl lacks panel-sky"),
        ("words/fr.ftl", "panel-sea =", "panel-sky = Le ciel\npanel-sea ="),
    ),
    "a move that French does not say": (
        ("word catalogues agree", "words/fr.ftl lacks move-dive"),
        ("words/fr.ftl", "move-dive = Plonger.", ""),
    ),
    "an event that French does not say": (
        ("word catalogues agree", "words/fr.ftl lacks event-paid"),
        ("words/fr.ftl", "event-paid = { $seat } reçoit { $coins }.", ""),
    ),
    "a reading that French does not tell": (
        ("word catalogues agree", "words/fr.ftl lacks reading-rough-sea-yes"),
        ("words/fr.ftl", "reading-rough-sea-yes = elle l'est", ""),
    ),
    "a ruling that was settled": (
        ("no words are left over", "words/fr.ftl has words that nobody says: ruling-calm-sea"),
        ("words/fr.ftl", "ruling-rough-sea =", "ruling-calm-sea = Si la mer est calme.\nruling-rough-sea ="),
    ),
    "a line that cannot be read": (
        ("word catalogues agree", "words/fr.ftl lacks score-coins"),
        ("words/fr.ftl", "score-coins =", "score-coins"),
    ),
    "a shell without a name": (
        ("components have names in every language", "words/en.ftl lacks shell-rose"),
        ("words/en.ftl", "shell-rose = rose", ""),
    ),
    "shells without any name in a game of two languages": (
        ("components have names in every language", "words/en.ftl lacks shell-white, shell-rose, shell-black"),
        ("words/en.ftl", "shell-white = white\nshell-rose = rose\nshell-black = black\n", ""),
    ),
    "an event that speaks of what it lacks": (
        ("events are declared and have words", "in 'fr' there are no words for TideRolled(tide="),
        ("words/fr.ftl", "{ $tide }", "{ $wind }"),
    ),
    "a question that speaks of what it lacks": (
        ("questions have words", "in 'fr' there are no words for the question 'bid'"),
        ("words/fr.ftl", "pour le coquillage { $shell } ?", "pour { $pearl } ?"),
    ),
    "a message that is written twice": (
        ("word catalogues can be read", "words/fr.ftl says panel-sea 2 times"),
        ("words/fr.ftl", "panel-sea =", "panel-sea = La mer bleue\npanel-sea ="),
    ),
    "a message that no parser understands": (
        ("word catalogues can be read", "words/fr.ftl: this cannot be read: 'panel-sea'"),
        ("words/fr.ftl", "panel-sea = La mer", "panel-sea"),
    ),
    "a question of the source without words": (
        ("the source says nothing without words", "the source says 'prompt-throw'"),
        ("words/en.ftl", "prompt-throw =", "prompt-toss ="),
    ),
    "a reason of the source without words": (
        ("the source says nothing without words", "the source says 'refusal-in-the-sea'"),
        ("rules.py", '"refusal-not-in-hand"', '"refusal-in-the-sea"'),
    ),
    "a question that nobody asks": (
        ("no words are left over", "words/en.ftl has words that nobody says: prompt-swim"),
        ("words/en.ftl", "prompt-turn =", "prompt-swim = Where to?\nprompt-turn ="),
    ),
    "an event that never was": (
        ("no words are left over", "words/fr.ftl has words that nobody says: event-drowned"),
        ("words/fr.ftl", "event-paid =", "event-drowned = { $seat } coule.\nevent-paid ="),
    ),
    "another name for what nobody explains": (
        ("no words are left over", "words/en.ftl has words that nobody says: also-whale"),
        ("words/en.ftl", "about-shell =", "also-whale = fish\nabout-shell ="),
    ),
    "a rule that was dropped": (
        ("no words are left over", "words/fr.ftl has words that nobody says: rule-9"),
        ("words/fr.ftl", "rule-1 =", "rule-9 = Rien.\nrule-1 ="),
    ),
    "a reason that speaks of what it lacks": (
        (
            "sentences are given what they need",
            "words/fr.ftl: refusal-not-in-hand speaks of depth, which it is not given",
        ),
        ("words/fr.ftl", "de coquillage { $shell }.", "de coquillage { $shell } à { $depth }."),
    ),
    "an explanation that speaks of a ruling that the game lacks": (
        ("sentences are given what they need", "words/fr.ftl: about-shell speaks of calm_sea, which it is not given"),
        ("words/fr.ftl", "{ $rough_sea ->", "{ $calm_sea ->"),
    ),
    "a part of a sentence that speaks of what the whole lacks": (
        ("sentences are given what they need", "words/fr.ftl: prompt-turn speaks of depth, which it is not given"),
        (
            "words/fr.ftl",
            "prompt-turn = Que faites-vous ?",
            "so = à { $depth } mètres\nprompt-turn = Que faire { so } ?",
        ),
    ),
    "a panel without words": (
        ("scenes have words", "in 'en' there are no words for the scene"),
        ("words/en.ftl", "panel-diver = Diver", ""),
    ),
    "a line of the score without a name": (
        ("lines of the score have names", "words/fr.ftl lacks score-coins"),
        ("words/fr.ftl", "score-coins = pièces", ""),
    ),
    "a goal that French does not tell": (
        ("the goal is told in every language", "words/fr.ftl does not tell the goal of the game: it lacks goal-win"),
        ("words/fr.ftl", "goal-win =", "panel-win ="),
    ),
    "a goal without its last hint": (
        ("the goal is told in every language", "words/en.ftl does not tell the goal of the game: it lacks goal-hint-5"),
        ("words/en.ftl", "goal-hint-5 = A shell in hand counts at the end.", ""),
    ),
    "a hint that is told twice": (
        (
            "the goal is told in every language",
            'words/en.ftl tells twice, of the goal: "What you throw back is nobody\'s."',
        ),
        ("words/en.ftl", "Bid little: the coins go to another.", "What you throw back is nobody's."),
    ),
    "a goal that is no sentence": (
        (
            "the goal is told in every language",
            "words/en.ftl: no 280 signs that end with a full stop: 'Most coins win'",
        ),
        ("words/en.ftl", "Most coins win; shells in hand are worth coins too.", "Most coins win"),
    ),
    "a sixth hint": (
        ("no words are left over", "words/en.ftl has words that nobody says: goal-hint-6"),
        ("words/en.ftl", "goal-hint-5 =", "goal-hint-6 = Dive.\ngoal-hint-5 ="),
    ),
    "a hint that speaks of an option that the game lacks": (
        ("sentences are given what they need", "words/en.ftl: goal-end speaks of years, which it is not given"),
        ("words/en.ftl", "after { $rounds } rounds", "after { $years } years"),
    ),
    "a rule that French tells in English": (
        ("rules are told in every language", "words/fr.ftl tells rule 1 in English"),
        (
            "words/fr.ftl",
            "À chaque manche, chacun pioche un coquillage en secret.",
            "Each round everyone draws a shell in secret.",
        ),
    ),
    "a rule that is not a sentence": (
        ("rules are told in every language", "rule 1 is not told in at most 280 signs"),
        ("rules.toml", "draws a shell in secret.", "draws a shell in secret"),
    ),
    "two rules in the same words": (
        ("rules are told in every language", "in 'fr' rules 1 and 2.1 are told in the same words"),
        (
            "words/fr.ftl",
            "Vendre un coquillage en main ; le plongeur suivant fait une offre.",
            "À chaque manche, chacun pioche un coquillage en secret.",
        ),
    ),
    "a question without a rule": (
        ("questions, reasons and rulings name their rule", "no rule in rules.toml has 'prompt-throw'"),
        ("rules.toml", 'prompts = ["throw"]', ""),
    ),
    "a question with two rules": (
        ("questions, reasons and rulings name their rule", "2 rules claim 'prompt-bid'"),
        ("rules.toml", 'prompts = ["throw"]', 'prompts = ["throw", "bid"]'),
    ),
    "a rule that claims what nobody says": (
        ("questions, reasons and rulings name their rule", "a rule claims 'refusal-too-deep'"),
        ("rules.toml", '"refusal-not-in-hand"]', '"refusal-not-in-hand", "refusal-too-deep"]'),
    ),
    "two rules with one number": (
        ("rule numbers are unique", "2 rules with the number 2.1"),
        ("rules.toml", 'number = "2.2"', 'number = "2.1"'),
    ),
    "a shell without a source": (
        ("components have sources", "data/shells.toml: the row 'black' has no source"),
        ("data/shells.toml", 'source = "assumed"', 'source = " "'),
    ),
}


@pytest.mark.parametrize("misprint", MISPRINTS)
def test_the_kit_reads(misprint: str, reprint: Reprint):
    (check, says), change = MISPRINTS[misprint]

    assert says in found_by(check, reprint(*change))


def found_by(check: str, game: Game[Any]) -> str:
    """What one check finds: the others need not be made for what is on paper."""
    examined = editions(game, 10, 0)
    if check in OF_GAMES:
        return next((fault for edition in examined for fault in OF_GAMES[check](edition)), "")
    return next((fault for trial in examined[0].trials for fault in OF_MATCHES[check](trial)), "")


def test_every_check_is_proven_by_a_game_that_fails_it():
    """What bots do wrong is no fault of a game: `test_fair_bots.py` proves that check, `test_lessons.py` others.

    A network is a file: `tests/framework/bots/test_networks.py` has a broken one.
    """
    proven = {broken.check for broken in BROKEN} | {check for (check, _), _ in MISPRINTS.values()}

    elsewhere = {
        "bots know no more than their seat",
        "networks fit the game",
        *(check for check in CHECKS if check.startswith("lessons ")),
    }
    assert proven == set(CHECKS) - elsewhere


# What it says


def test_a_finding_says_how_to_see_the_fault_again():
    found = faults(a_sold_shell_is_gone())

    assert found == {
        "pieces are conserved": "pieces were lost or made: ['shells']: 15 and 14 "
        "(2 seats, seed 0, random answers, after move 6, 'bid 1')"
    }


def divide(*_: Any) -> Any:
    return 1 // 0


LINE = divide.__code__.co_firstlineno + 1


def late(function: Callable[..., Any]) -> Callable[..., Any]:
    """Fails from the second round on."""
    return lambda state, *rest: divide() if state.round > 1 else function(state, *rest)


@pytest.mark.parametrize("function", ["hide", "imagine", "scene", "score", "conserved"])
def test_what_the_code_of_a_game_raises_is_named_with_its_function_its_line_and_the_move(function: str):
    found = faults(PEARLS.change(**{function: late(getattr(PEARLS, function))}))

    assert found
    for what in found.values():
        assert f"game 'pearls' failed in its {function} (test_the_kit_catches.py, line {LINE})" in what, found
        assert "ZeroDivisionError: integer division or modulo by zero (2 seats, seed " in what
    assert any(re.search(r", after move \d+, '[a-z 0-9]+'\)$", what) for what in found.values()), found


def test_a_reason_that_fails_is_named():
    def turn(table: Table[Any]) -> Flow[None]:
        yield table.ask(table.state.order.current, "turn", [Dive(), Pass()], divide)
        yield from PEARLS.phases["turn"](table)

    found = faults(PEARLS.change(phases={**PEARLS.phases, "turn": turn}))

    assert {"secrets are kept", "refused moves change nothing and say why"} <= set(found)
    for what in found.values():
        assert f"game 'pearls' failed in its why (test_the_kit_catches.py, line {LINE})" in what, found


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (hands_are_not_hidden, "secrets are kept"),
        (a_bid_waits_in_a_local_variable, "secret answers are kept"),
        (whoever_answers_first_gets_a_point, "the order of arrival changes nothing"),
        (stakes_are_asked_in_turn_where_nothing_is_hidden, "no sealed answer is in a record that others see"),
        (a_buried_shell_is_not_imagined, "nothing hidden stays in an imagined state"),
        (black_shells_have_no_id, "moves point at the scene"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_one_broken_thing_is_not_blamed_on_others(broken: Callable[[], Game[Any]], check: str):
    assert list(faults(broken())) == [check]


def test_what_is_offered_once_in_a_long_match_is_looked_for_too():
    trial = Trial(a_part_of_a_move_is_not_shown_once_in_a_long_match(), 2, 0)

    assert ["'hand-left'" in found for found in moves_point_at_the_scene(trial)] == [True]
    assert trial.length > 800


def test_a_way_of_doing_something_need_not_be_shown():
    assert faults(a_part_of_a_move_is_a_way(), ["moves point at the scene"]) == {}


def test_sealed_answers_of_random_matches_arrive_in_any_order():
    mixed = {tuple(ask.seat for ask in match.asks) for match in Trial(OYSTERS, 3, 1).walk()}
    in_turn = {tuple(ask.seat for ask in match.asks) for match in Trial(OYSTERS, 3, 1).walk(in_turn=True)}

    assert in_turn == {(0, 1, 2), (1, 2), (2,), (0,), (1,), ()}
    assert mixed > in_turn - {(1, 2), (0,)}
    assert mixed & {(0, 1), (0, 2)}


def test_a_plugin_asserts_that_its_game_conforms():
    assert_conforms(PEARLS)
    with pytest.raises(AssertionError, match=r"^pieces are conserved: pieces were lost or made"):
        assert_conforms(a_sold_shell_is_gone())


def test_a_game_that_does_not_end_is_still_examined():
    findings = check_game(a_phase_asks_for_ever(), matches=1)

    assert len(findings) == len(CHECKS)
    assert findings[0].what.endswith("(2 seats, seed 0, random answers, after move 10000, 'dive')")


def test_some_checks_can_be_made_alone():
    findings = check_game(a_sold_shell_is_gone(), only=["rule numbers are unique", "pieces are conserved"])

    assert [(finding.check, finding.ok) for finding in findings] == [
        ("pieces are conserved", False),
        ("rule numbers are unique", True),
    ]


def test_other_seeds_play_other_matches():
    assert "seed 500," in next(
        finding.what for finding in check_game(a_sold_shell_is_gone(), seed=500) if not finding.ok
    )
