"""Hints as a person hears them: one order that the numbers explain, chances that come true, and no false precision."""

import darbar
import pytest
from darbar import Analysis, Option, PluginError, Seat
from darbar.bots import calibration as calibrating
from darbar.bots.advice import advised, expected, levelled, reasoned, verdict, why
from darbar.bots.budget import Budget, Watch, read
from darbar.bots.calibration import Calibration, calibration
from darbar.bots.planning import TELLING
from darbar.sessions.session import make_bot
from darbar.ui.words import LANGUAGES
from hypothesis import given
from hypothesis import strategies as st

ANA = Seat(0)
HALVES = Calibration({2: 10})
"""Chances as the bot says them."""


@pytest.fixture
def chair(monkeypatch):
    """The first question of a match whose chances are what a bot says."""
    monkeypatch.setattr("darbar.bots.advice.calibration", lambda package: HALVES)
    return darbar.new("tictactoe", names=["Ana", "Ben"], seed=1).chair(ANA)


@pytest.fixture
def unmeasured(monkeypatch, chair):
    monkeypatch.setattr("darbar.bots.advice.calibration", lambda package: None)
    return chair


def told(chair, *options):
    """What becomes of options with so many tries and such standings."""
    moves = chair.ask.moves
    given = [
        Option(move, tries, standing, **more)
        for move, (tries, standing, more) in zip(moves, map(_more, options), strict=False)
    ]
    return advised(Analysis(ANA, tuple(given), 100, 0.1), chair)


def _more(option):
    tries, standing, *more = option
    return tries, standing, dict(more)


def said(analysis, chair, language="en"):
    words = chair._match.words(language)
    return [words.say(verdict(analysis, option, common=False)) for option in analysis.options]


# Order


def test_chances_never_grow_from_move_to_move(chair):
    found = told(chair, (90, 0.5), (10, 0.9), (50, 0.2))

    assert [str(one.move) for one in found.options] == [str(move) for move in chair.ask.moves[:3]]
    assert said(found, chair) == [
        "chance to win about 54 %",
        "about equal to the one above",
        "chance to win about 20 %",
    ]


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(1, 1000)), max_size=9))
def test_levels_never_grow_and_keep_what_was_seen_on_average(seen):
    standings, tries = [one for one, _ in seen], [one for _, one in seen]
    levels = levelled(standings, tries)

    assert levels == sorted(levels, reverse=True)
    together = sum(level * weight for level, weight in zip(levels, tries, strict=True))
    assert together == pytest.approx(sum(level * weight for level, weight in seen))
    if standings == sorted(standings, reverse=True):
        assert levels == standings


def test_moves_that_nobody_can_tell_apart_are_about_equal_instead_of_having_the_same_number(chair):
    found = told(chair, (20, 0.614), (20, 0.612), (20, 0.609), (20, 0.5))

    assert said(found, chair)[1:] == ["about equal to the one above"] * 2 + ["chance to win about 50 %"]


def test_a_difference_that_could_be_luck_is_none(chair):
    assert said(told(chair, (20, 0.6), (20, 0.5, ("error", 0.2))), chair)[1] == "about equal to the one above"
    assert said(told(chair, (20, 0.6), (20, 0.5, ("error", 0.05))), chair)[1] == "chance to win about 50 %"


def test_small_steps_do_not_add_up_to_equality(chair):
    verdicts = said(told(chair, (9, 0.6), (9, 0.595), (9, 0.588), (9, 0.581)), chair)

    assert verdicts[1] == "about equal to the one above"
    assert verdicts[2] == "chance to win about 59 %", (
        "it is compared with the first of its like, not with its neighbour"
    )
    assert verdicts[3] == "about equal to the one above"


def test_what_was_not_tried_or_set_aside_comes_last_and_has_no_number(chair):
    found = told(chair, (0, 0.0), (5, 0.9, ("aside", True)), (20, 0.4))

    assert [one.visits for one in found.options] == [20, 0, 5]
    assert [one.chance for one in found.options[1:]] == [None, None]
    assert said(found, chair) == ["chance to win about 40 %", "not tried", "set aside: others looked better early on"]


def test_nobody_is_promised_a_sure_win(chair):
    assert said(told(chair, (20, 1.0), (20, 0.0)), chair) == ["chance to win about 99 %", "chance to win about 1 %"]


def test_a_game_whose_chances_nobody_has_measured_has_words_instead(unmeasured):
    found = told(unmeasured, (20, 0.7), (20, 0.695), (20, 0.65), (20, 0.3))

    assert all(one.chance is None for one in found.options)
    assert said(found, unmeasured) == [
        "looks best",
        "about equal to the one above",
        "a little weaker",
        "clearly weaker",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_have_one_goal_the_chance_is_to_reach_it(language):
    match = darbar.new("lanterns", 2, seed=1)
    asked = match.ask.seat
    found = advised(make_bot("mcts:40", 1).analyse(match.chair(asked)), match.chair(asked))
    first = expected(found, found.options[0], match.words(language))

    assert {"en": "chance to succeed about", "fr": "chances de réussir", "ru": "вероятность успеха около"}[
        language
    ] in first


# What a search tells


def test_a_plan_that_was_not_played_on_cannot_be_compared_with_those_that_were():
    match = darbar.new("agra", 2, seed=1)
    found = make_bot("mcts:130+plans=60", 1).analyse(match.chair(match.ask.seat))
    aside = [one for one in found.options if one.aside]
    compared = [one for one in found.options if not one.aside]

    assert len(compared) == 5 and len(aside) == len(found.options) - 5 > 0
    assert all(one.error >= 0 for one in compared) and compared[0].error == 0
    assert found.options[: len(compared)] == tuple(compared)
    assert min(one.visits for one in compared) > TELLING


def test_the_error_of_matches_played_to_their_end_shrinks_with_their_number():
    match = darbar.new("tictactoe", seed=1)
    few, many = (make_bot(f"mcts:{count}", 1).analyse(match.chair(ANA)).options[0].error for count in (60, 1000))

    assert 0 < many < few < 0.5


# Why

STALL = {
    "en": "−1 coin of 3, +2 silk",
    "fr": "−1 pièce sur 3, +2 soie",
    "ru": "−1 монета из 3, шёлк +2",
}


def bazaar(*answers):
    match = darbar.new("bazaar", 2, seed=7)
    for answer in answers:
        match.play(answer)
    return match


def reasons(match, *lines):
    """What is said for plans, each a row of moves of the asked seat, or of others where a seat is named."""
    seat = match.ask.seat
    given = [
        Option(line[0][1], 1, 0.5, line)
        for line in (
            tuple(
                (who, match.game.vocabulary.parse(move))
                for who, move in ((one if isinstance(one, tuple) else (seat, one)) for one in line)
            )
            for line in lines
        )
    ]
    return reasoned(Analysis(seat, tuple(given), 1, 0.0), match.chair(seat)).options


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_what_the_plan_of_the_turn_brings_and_costs(language):
    match = bazaar("pass", "pass")
    (told,) = reasons(match, ["place silk-stall"])

    assert why(told, match.words(language)) == STALL[language]


def test_a_plan_is_followed_until_somebody_else_is_asked():
    match = bazaar("pass", "pass")
    other = Seat(1 - match.ask.seat)
    alone, followed = reasons(
        match, ["place docks", "take spice"], ["place silk-stall", (other, "place docks"), "place palace"]
    )

    assert "+1 spice" in why(alone, match.words())
    assert why(followed, match.words()) == STALL["en"]


def test_what_is_drawn_is_no_reason():
    match = bazaar("pass", "pass")
    (told,) = reasons(match, ["place scribe", "draw"])

    assert "order" not in why(told, match.words()) and not any(one.id.startswith("order") for one in told.changes)


def test_moves_that_were_set_aside_have_no_reason():
    match = bazaar("pass", "pass")
    moves = match.ask.moves
    told = Analysis(match.ask.seat, (Option(moves[0], 0, 0.0), Option(moves[1], 1, 0.5, aside=True)), 1, 0.0)

    assert [why(one, match.words()) for one in reasoned(told, match.chair(match.ask.seat)).options] == ["", ""]


def test_a_game_adds_words_to_a_reason():
    game = darbar.games()["bazaar"]
    noted = game.change(note=lambda view, move: darbar.text("the {thing} is open", thing="market"))
    match = darbar.Match.begin(noted, bazaar().header)
    match.play("pass")
    match.play("pass")
    told, followed = reasons(match, ["place silk-stall"], ["place docks", "take spice"])

    assert why(told, match.words()) == STALL["en"] + ", the market is open"
    assert "the market is open" not in why(followed, match.words()), "what the plan brings is told already"


def test_a_hint_whose_reasons_fail_is_a_hint_still():
    def note(view, move):
        raise ZeroDivisionError

    match = darbar.Match.begin(darbar.games()["bazaar"].change(note=note), bazaar().header)
    session = darbar.Session(match)
    told = session.hint(match.ask.seat)

    assert told.options[0].visits and not told.options[0].changes
    assert any("note" in str(remark.text.args["why"]) for remark in session.remarks)


# How long it thinks


def test_a_hint_is_tried_so_often_at_least_however_slow_the_machine():
    budget, tuning = read("0.1s+least=40+worlds=2")
    watch = Watch(budget)
    watch._start -= 60

    assert budget == Budget(seconds=0.1, least=40) and tuning.worlds == 2
    assert watch.used(0) == 0 and watch.used(10) == 0.25
    assert watch.used(40) > 1


@pytest.mark.parametrize("least", ["-1", "many", "99999999999", ""])
def test_a_least_number_that_is_none_is_refused(least):
    with pytest.raises(darbar.DarbarError, match="least is a number from 0 to 10000000"):
        read(f"0.5s+least={least}")


def test_a_hint_has_tried_every_move_that_it_shows():
    session = darbar.table("bazaar", seats="you:Ana,you:Ben", seed=7)
    found = session.hint(session.asked)

    assert found.iterations >= 200
    assert all(one.visits for one in found.options if one.chance is not None)
    chances = [one.chance for one in found.options if one.chance is not None]
    assert chances == sorted(chances, reverse=True)


# Calibration


def test_who_expects_an_even_share_gets_it_and_odds_are_stretched_from_there():
    known = Calibration({3: 100}, slope=2.0)

    assert known.chance(1 / 3, 1 / 3, 3, 0) == pytest.approx(1 / 3)
    assert known.chance(0.5, 1 / 3, 3, 0) == pytest.approx(2 / 3), "odds twice as good as even become four times so"


def test_what_is_fitted_for_late_comes_in_bit_by_bit():
    known = Calibration({2: 100}, slope=0.0, late_slope=1.0)

    assert [round(known.chance(0.7, 0.5, 2, answered), 2) for answered in (0, 50, 100, 500)] == [0.5, 0.6, 0.7, 0.7]


def test_a_bot_that_has_seen_the_end_is_not_believed_everything():
    known = Calibration({2: 100}, far_slope=0.0)

    assert known.chance(0.6, 0.5, 2, 0) == pytest.approx(0.6)
    assert known.chance(1.0, 0.5, 2, 0) == known.chance(0.9, 0.5, 2, 0) == pytest.approx(0.731, abs=0.001)


def test_another_number_of_seats_is_judged_by_the_nearest():
    known = Calibration({2: 10, 4: 100})

    assert (known.stage(5, 50), known.stage(1, 5)) == (0.5, 0.5)


@pytest.mark.parametrize("slope", [3.0, 1e6])
@pytest.mark.parametrize("standing", [0.0, 1.0, 0.5])
def test_a_chance_is_no_certainty(standing, slope):
    assert 0 < Calibration({2: 10}, slope=slope).chance(standing, 0.5, 2, 5) < 1


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_every_bundled_game_is_measured_and_nobody_is_far_ahead_at_its_first_question(game):
    played = darbar.games()[game]
    known = calibration(played.package)
    assert known is not None
    even = 0.5 if played.goal.together else 1 / played.seats[0]
    assert set(known.answers) <= set(range(played.seats[0], played.seats[1] + 1))
    assert abs(known.chance(even, even, played.seats[0], 0) - even) < 0.25


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("answers = {}", "expected how many a usual match has"),
        ("answers = { 2 = 0 }", "expected how many a usual match has"),
        ("slope = 1", "missing required field `answers`"),
        ("answers = { 2 = 9 }\nbias = 1", "unknown field `bias`"),
        ("answers =", "Invalid value"),
        ("answers = { 2 = inf }", "expected how many a usual match has"),
        ("answers = { 2 = 9 }\nslope = nan", "expected numbers that are finite"),
    ],
)
def test_numbers_that_cannot_be_used_are_refused_with_their_file(tmp_path, monkeypatch, content, says):
    (tmp_path / "calibration.toml").write_text(content)
    monkeypatch.setattr("importlib.resources.files", lambda package: tmp_path)
    calibrating.calibration.cache_clear()
    with pytest.raises(PluginError, match=f"salon: calibration.toml: .*{says}"):
        calibration("salon")
    calibrating.calibration.cache_clear()


def test_a_game_without_such_a_file_has_no_chances():
    assert calibration("darbar.bots") is None
