"""The overview: a game on one page, in its own words, under the options of the match."""

import darbar
import pytest
from darbar import Words
from darbar.ui.overview import CHAPTERS, GOAL, HINTS
from toys import CARAVAN


def test_a_game_tells_how_one_wins_what_a_turn_is_what_ends_it_and_five_hints():
    win, turn, end, hints = darbar.new("tictactoe").words().overview()

    assert win == ("How one wins", ("Three of your marks in a row, a column or a diagonal win.",))
    assert (turn.heading, turn.says) == ("What a turn is", ("In your turn, mark one empty cell.",))
    assert end.heading == "What ends it"
    assert (hints.heading, len(hints.says)) == ("Five hints", HINTS)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_every_game_has_its_page_in_every_language(game, language):
    overview = Words(darbar.games()[game], language).overview()

    assert [len(chapter.says) for chapter in overview] == [1, 1, 1, HINTS]
    assert language == "en" or overview != Words(darbar.games()[game]).overview()


@pytest.mark.parametrize(("limit", "language", "says"), [(25, "en", "reaches 25 points"), (100, "fr", "100 points")])
def test_the_page_follows_the_options_of_the_match(limit, language, says):
    words = darbar.new("hearts", options={"limit": limit}).words(language)
    [end] = [chapter for chapter in words.overview() if chapter.heading in ("What ends it", "Ce qui y met fin")]

    assert says in end.says[0]


def test_a_game_without_a_goal_has_no_page():
    assert Words(CARAVAN).overview() == []


def test_the_messages_are_those_under_the_headings():
    assert GOAL[:3] == ("goal-win", "goal-turn", "goal-end")
    assert len(GOAL) == sum(map(len, CHAPTERS.values())) == 3 + HINTS
