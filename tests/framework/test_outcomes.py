"""What it means to win: places, shared wins, draws, fewest points, partners, common goals, and those who are out."""

from fractions import Fraction

import pytest
from darbar import Goal, Outcome, PluginError, Score, Seat, Standing
from darbar.match.outcomes import are_provisional, deciding, is_counted, placed
from darbar.ui.words import LANGUAGES, Words
from hypothesis import given
from hypothesis import strategies as st
from toys import Steps, begin, small

ANA, BEN, CLEO, DEV = map(Seat, range(4))


def partners(count):
    """Seats take sides in turn."""
    return [seat % 2 for seat in range(count)]


def came_in(goal, *points, state=None):
    """The places for so many points, or for points with what breaks a tie."""
    scores = [
        Score({"points": one[0]}, one[1:]) if isinstance(one, tuple) else Score({"points": one}) for one in points
    ]
    return goal.outcome(state, scores)


# Everyone for themselves


def test_most_points_win():
    outcome = came_in(Goal(), 3, 9, 5)
    assert (outcome.places, outcome.winners) == ((3, 1, 2), (BEN,))
    assert [outcome.win(seat) for seat in (ANA, BEN, CLEO)] == [0, 1, 0]
    assert not outcome.draw and not outcome.together and not outcome.common


def test_equals_share_a_place_and_the_next_one_stays_empty():
    assert came_in(Goal(), 4, 9, 4, 1).places == (2, 1, 2, 4)


def test_a_tie_is_broken_number_by_number():
    assert came_in(Goal(), (5, 1, 9), (5, 2, 0), (5, 2, 1)).places == (3, 2, 1)


def test_those_in_the_first_place_share_the_win():
    outcome = came_in(Goal(), 7, 7, 2)
    assert outcome.winners == (ANA, BEN)
    assert [outcome.win(seat) for seat in (ANA, BEN, CLEO)] == [0.5, 0.5, 0]
    assert not outcome.draw


def test_where_nobody_is_behind_it_is_a_draw():
    outcome = came_in(Goal(), 7, 7)
    assert outcome.draw
    assert outcome.win(ANA) == outcome.win(BEN) == 0.5


def test_fewest_points_win_and_a_tie_is_still_broken_by_more():
    assert came_in(Goal(fewest=True), 3, 9, 5).places == (1, 3, 2)
    assert came_in(Goal(fewest=True), (3, 0), (3, 1)).winners == (BEN,)


# Sides


def test_the_points_of_partners_count_together():
    outcome = came_in(Goal(sides=partners), 9, 6, 0, 5)
    assert outcome.sides == (0, 1, 0, 1)
    assert outcome.places == (2, 1, 2, 1)
    assert outcome.winners == (BEN, DEV)
    assert outcome.win(BEN) == outcome.win(DEV) == 1
    assert not outcome.together


def test_partners_with_fewest_points_win_where_fewest_do():
    assert came_in(Goal(sides=partners, fewest=True), 9, 6, 0, 5).winners == (ANA, CLEO)


def test_what_breaks_ties_between_sides_counts_together_too():
    assert came_in(Goal(sides=partners), (4, 1), (3, 3), (2, 1), (3, 0)).winners == (BEN, DEV)


def test_sides_may_be_of_different_size_and_have_any_numbers():
    outcome = came_in(Goal(sides=lambda seats: [7] + [3] * (seats - 1)), 8, 3, 2, 1)
    assert (outcome.places, outcome.winners) == ((1, 2, 2, 2), (ANA,))
    assert came_in(Goal(sides=lambda seats: [7] + [3] * (seats - 1)), 8, 3, 3, 3).places == (2, 1, 1, 1)


def test_a_win_is_shared_by_sides_and_not_by_seats():
    outcome = came_in(Goal(sides=lambda seats: [0, 1, 1, 2]), 4, 2, 2, 1)
    assert [outcome.win(seat) for seat in (ANA, BEN, CLEO, DEV)] == [0.5, 0.5, 0.5, 0]


def test_sides_that_are_level_draw():
    assert came_in(Goal(sides=partners), 4, 3, 1, 2).draw


def test_one_side_without_a_goal_has_nobody_to_beat():
    outcome = came_in(Goal(sides=lambda seats: [0] * seats), 4, 3)
    assert outcome.together and not outcome.common and not outcome.draw
    assert outcome.winners == (ANA, BEN)
    alone = came_in(Goal(), 4)
    assert alone.together and not alone.common and alone.winners == (ANA,)


# All together


@pytest.mark.parametrize("reached", [True, False])
def test_all_win_or_lose_together_whatever_their_points(reached):
    outcome = came_in(Goal(together=lambda state: state == "home"), 4, 9, 1, state="home" if reached else "lost")
    assert outcome.places == (1, 1, 1)
    assert outcome.winners == ((ANA, BEN, CLEO) if reached else ())
    assert [outcome.win(seat) for seat in (ANA, BEN, CLEO)] == [reached] * 3
    assert outcome.together and outcome.common and not outcome.draw


# Out of the match


def ousted(*points, out, **goal):
    return came_in(Goal(out=lambda state: state, **goal), *points, state=out)


def test_those_who_are_out_come_in_after_all_others_the_first_one_last():
    outcome = ousted(1, 9, 3, 5, out=[BEN, DEV])
    assert outcome.places == (2, 4, 1, 3)
    assert outcome.out == (BEN, DEV)
    assert ousted(1, 9, 3, 5, out=[]).out == ()


def test_the_last_one_left_wins_without_points():
    assert ousted(0, 0, 0, out=[CLEO, ANA]).places == (2, 1, 3)


def test_those_who_went_at_the_same_time_are_compared_by_their_points():
    assert ousted(2, 3, 9, 9, out=[[ANA, BEN]]).places == (4, 3, 1, 1)
    assert ousted(2, 2, 9, out=[CLEO, [ANA, BEN]]).winners == (ANA, BEN)


def test_where_nobody_is_left_the_last_to_go_won():
    assert ousted(0, 0, out=[BEN, ANA]).winners == (ANA,)
    assert ousted(0, 0, out=[[BEN, ANA]]).draw


def test_a_side_is_there_until_its_last_seat_is_out():
    outcome = ousted(1, 9, 1, 9, out=[ANA, BEN, DEV], sides=partners)
    assert (outcome.places, outcome.winners) == ((1, 2, 1, 2), (ANA, CLEO))
    assert ousted(1, 9, 1, 9, out=[ANA, BEN], sides=partners).winners == (BEN, DEV)
    assert ousted(1, 9, 1, 9, out=[ANA, BEN], sides=partners, fewest=True).winners == (ANA, CLEO)


# Whatever the goal


@st.composite
def matches(draw):
    count = draw(st.integers(1, 5))
    few = st.integers(-2, 2)
    scores = [Score({"a": draw(few), "b": draw(few)}, (draw(few),)) for _ in range(count)]
    sides = draw(st.none() | st.lists(st.integers(0, 3), min_size=count, max_size=count))
    reached = draw(st.none() | st.booleans()) if sides is None else None
    gone = draw(st.none() | st.lists(st.sampled_from(range(count)), unique=True))
    return scores, Goal(
        fewest=draw(st.booleans()),
        sides=None if sides is None else lambda seats: sides,
        together=None if reached is None else lambda state: reached,
        out=None if gone is None else lambda state: gone,
    )


@given(matches())
def test_places_are_consistent_and_a_win_is_shared_out_whole(match):
    scores, goal = match
    outcome = goal.outcome(None, scores)
    of_sides = dict(zip(outcome.sides, outcome.places, strict=True))
    assert [of_sides[side] for side in outcome.sides] == list(outcome.places)
    ranked = sorted(of_sides.values())
    assert all(place == 1 + sum(other < place for other in ranked) for place in ranked)
    wins = {side: outcome.win(Seat(seat)) for seat, side in enumerate(outcome.sides)}
    if outcome.common:
        assert set(wins.values()) in ({0.0}, {1.0})
    else:
        assert sum(Fraction(win).limit_denominator(9) for win in wins.values()) == 1
        assert {side for side, place in of_sides.items() if place == 1} == {side for side in wins if wins[side]}


# In a game


def over(**goal):
    """A match of four that is over: Ben has 2 points, Ana 1."""
    game = small(None, limit=0, seats=(4, 4), goal=Goal(**goal), setup=lambda *_: Steps(taken=[1, 0, 1], limit=0))
    return begin(game, 4)


def test_standings_have_sides_and_winners_best_first_and_partners_beside_each_other():
    standings = over(sides=partners).standings()
    assert [(one.seat, one.place, one.points, one.side, one.won) for one in standings] == [
        (BEN, 1, 2, 1, True),
        (DEV, 1, 0, 1, True),
        (ANA, 2, 1, 0, False),
        (CLEO, 2, 0, 0, False),
    ]
    level = over(sides=lambda seats: [0, 1, 1, 0], fewest=True).standings()
    assert [(one.seat, one.place) for one in level] == [(ANA, 1), (DEV, 1), (BEN, 2), (CLEO, 2)]


def test_fewest_points_are_shown_as_they_are():
    standings = over(fewest=True).standings()
    assert [(one.seat, one.place, one.points) for one in standings] == [(2, 1, 0), (3, 1, 0), (0, 3, 1), (1, 4, 2)]


def test_the_outcome_is_the_same_for_match_position_and_standings():
    match = over(together=lambda state: len(state.taken) == 3)
    assert match.outcome() == match.position().outcome() == Outcome((0,) * 4, (1,) * 4, (ANA, BEN, CLEO, DEV), True)
    assert all(one.won for one in match.standings())


def test_places_are_shown_only_where_somebody_can_be_ahead():
    assert [place for place, _ in placed(over().standings())] == ["1.", "2.", "3.", "3."]
    assert [place for place, _ in placed(over(sides=partners).standings())] == ["1.", "1.", "2.", "2."]
    assert [place for place, _ in placed(over(together=lambda state: True).standings())] == [""] * 4


# In words

ENDS = {
    "won": (Goal(), (5, 3, 1), "Ana wins.", "Victoire\xa0: Ana.", "Победа: Ana."),
    "shared": (
        Goal(),
        (5, 5, 1),
        "Ana and Ben share the first place.",
        "Ana et Ben partagent la première place.",
        "Первое место делят Ana и Ben.",
    ),
    "draw": (
        Goal(),
        (5, 5, 5),
        "A draw: nobody is ahead.",
        "Match nul\xa0: personne n’est devant.",
        "Ничья: впереди никого нет.",
    ),
    "side": (
        Goal(sides=partners),
        (5, 4, 1),
        "Ana and Cleo win together.",
        "Victoire commune\xa0: Ana et Cleo.",
        "Общая победа: Ana и Cleo.",
    ),
    "one against two": (Goal(sides=partners), (1, 4, 1), "Ben wins.", "Victoire\xa0: Ben.", "Победа: Ben."),
    "together": (
        Goal(together=lambda state: True),
        (5, 4, 1),
        "Won: the goal that all had in common is reached.",
        "Gagné\xa0: le but commun est atteint.",
        "Победа: общая цель достигнута.",
    ),
    "missed": (
        Goal(together=lambda state: False),
        (5, 4, 1),
        "Lost: the goal that all had in common is missed.",
        "Perdu\xa0: le but commun est manqué.",
        "Поражение: общая цель не достигнута.",
    ),
    "alone": (
        Goal(together=lambda state: True),
        (5,),
        "Won: the goal is reached.",
        "Gagné\xa0: le but est atteint.",
        "Победа: цель достигнута.",
    ),
    "alone and missed": (
        Goal(together=lambda state: False),
        (5,),
        "Lost: the goal is missed.",
        "Perdu\xa0: le but est manqué.",
        "Поражение: цель не достигнута.",
    ),
    "alone without a goal": (
        Goal(),
        (5,),
        "There was nobody to beat: the points tell how it went.",
        "Il n’y avait personne à battre\xa0: les points disent le reste.",
        "Соперников не было: обо всём скажут очки.",
    ),
}


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_says_how_a_match_ended(end, language):
    goal, points, *sentences = ENDS[end]
    words = Words(small(None), language, ["Ana", "Ben", "Cleo"])
    assert words.outcome(came_in(goal, *points)) == sentences[LANGUAGES.index(language)]


# What goes wrong


@pytest.mark.parametrize("goal", [{"together": lambda state: 1 / 0}, {"out": lambda state: 1 / 0}])
def test_a_goal_that_fails_is_a_fault_of_the_game(goal):
    match = over(**goal)
    for ask in (match.outcome, match.standings, match.position().outcome):
        with pytest.raises(PluginError, match=r"game 'small' failed in its goal \(test_outcomes.py, line \d+\).*Zero"):
            ask()


def test_sides_that_fail_are_a_fault_of_the_game():
    with pytest.raises(PluginError, match=r"game 'small' failed in its goal \(test_outcomes.py.*for 1 seats: Zero"):
        small(None, goal=Goal(sides=lambda seats: 1 / 0))


@pytest.mark.parametrize("sides", [[0, 1], [0, 1, 0, 1], ["red", "red", "blue"]])
def test_every_seat_needs_a_side_for_every_number_of_seats(sides):
    with pytest.raises(
        PluginError, match=r"game 'small': its goal puts 3 seats on the sides \(.*\): expected a number"
    ):
        small(None, seats=(3, 3), goal=Goal(sides=lambda seats: sides))


def test_a_common_goal_leaves_no_sides():
    with pytest.raises(PluginError, match="game 'small': a goal that all have in common leaves no sides"):
        small(None, goal=Goal(sides=partners, together=lambda state: True))


# What tells equals apart


def stand(place, points, ties, side=None):
    return Standing(Seat(place), place, points, {"points": points}, place if side is None else side, False, ties)


def test_ties_are_named_where_equal_points_came_to_different_places():
    assert deciding([stand(1, 9, {"gold": 3, "order": 1}), stand(2, 9, {"gold": 2, "order": 2})]) == ["gold"]
    assert deciding([stand(1, 9, {"gold": 3, "order": 1}), stand(2, 9, {"gold": 3, "order": 2})]) == ["gold", "order"]


def test_nothing_is_named_where_points_differ_or_a_place_is_shared():
    assert deciding([stand(1, 9, {"gold": 3}), stand(2, 8, {"gold": 4})]) == []
    assert deciding([stand(1, 9, {"gold": 3}), stand(1, 9, {"gold": 3}, side=2)]) == []


def test_what_is_unknown_is_in_no_total_and_makes_all_places_provisional():
    score = Score({"coins": 4, "shells": 3}, (7,), {"gold": 7}, unknown=("shells",))
    own = Standing(Seat(0), 1, 4, score.lines, 0, True, score.ties, score.unknown)
    other = Standing(Seat(1), 2, 2, {"coins": 2}, 1, False)

    assert score.total == 4
    assert not own.counted and other.counted
    assert [place for place, _ in placed([own, other])] == ["(1.)", "(2.)"]
    assert are_provisional([own, other]) and not are_provisional([other])


def test_a_tie_that_is_unknown_leaves_the_points_as_they_are_but_no_place():
    own = Standing(Seat(0), 1, 4, {"coins": 4}, 0, True, {"gold": 0}, ("gold",))
    other = Standing(Seat(1), 2, 4, {"coins": 4}, 1, False, {"gold": 0})

    assert own.counted and are_provisional([own, other])


def test_a_score_with_ties_that_are_no_numbers_is_no_score():
    assert is_counted(Score({"points": 1}, (2,), {"gold": 2}))
    assert not is_counted(Score({"points": 1}, (2,), {"gold": "much"}))  # type: ignore[dict-item]
