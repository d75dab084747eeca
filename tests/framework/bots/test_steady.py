"""The bot that thinks in one world for each turn, and tastes: what it prefers beyond what it is worth."""

from random import Random

import darbar
import pytest
from darbar import DarbarError, Seat
from darbar.bots import steady
from darbar.bots.greedy import end_of_turn
from darbar.bots.steady import SteadyBot
from darbar.bots.tastes import Taste
from darbar.sessions.bots import make_bot


def played(game: str, bots: list, seed: int) -> darbar.Match:
    match = darbar.new(game, len(bots), seed=seed)
    while match.ask is not None:
        match.play(bots[match.ask.seat].choose(match.chair(match.ask.seat)))
    return match


@pytest.mark.parametrize("game", ["tictactoe", "bazaar", "hearts", "lanterns"])
def test_it_plays_every_kind_of_game_to_its_end_the_same_with_the_same_seed(game):
    seats = darbar.games()[game].seats[0]
    first, second = (played(game, [make_bot("steady", seat) for seat in range(seats)], 5) for _ in range(2))
    assert first.moves == second.moves


def test_it_imagines_one_world_for_a_turn(monkeypatch):
    worlds, imagined = [], steady.imagined
    monkeypatch.setattr(steady, "imagined", lambda *given: worlds.append(1) or imagined(*given))
    match, bot, answers = darbar.new("bazaar", 2, seed=3), SteadyBot(1), 0
    turns = set()
    while match.ask is not None and match.state.turn < 30:
        if match.ask.seat == 0:
            turns.add(match.state.turn)
            answers += 1
            match.play(bot.choose(match.chair(Seat(0))))
        else:
            match.play(match.ask.moves[0])
    assert len(turns) <= len(worlds) < answers


def test_a_file_that_is_not_there_is_named():
    with pytest.raises(DarbarError, match=r"nowhere\.npz"):
        make_bot("steady:nowhere.npz", 1)


def ends_of(game: str, seats: int, seed: int) -> tuple[list, Seat]:
    """Where the turn ends after each answer to the first question with several."""
    match = darbar.new(game, seats, seed=seed)
    while len(match.ask.moves) < 3:
        match.play(match.ask.moves[0])
    world, seat = match.position(), match.ask.seat
    return [end_of_turn(world, seat, move) for move in match.ask.moves], seat


def test_a_taste_is_as_strong_as_the_usual_gap_and_the_same_all_through_a_match():
    ends, seat = ends_of("agra", 4, 1)
    worth = [float(-place) for place in range(len(ends))]
    taste = Taste(Random(3), 1.0)

    first, again = (taste.flavoured(worth, ends, seat) for _ in range(2))

    assert first == pytest.approx(again)
    assert first != pytest.approx(worth)
    shifts = [after - before for after, before in zip(first, worth, strict=True)]
    assert max(shifts) - min(shifts) < 6 * 1.0  # the gap is 1
    assert Taste(Random(3), 0.0).flavoured(worth, ends, seat) == pytest.approx(worth)


def test_where_a_game_adds_no_features_nobody_has_a_taste():
    ends, seat = ends_of("lanterns", 2, 1)
    assert ends[0].game.features is None
    assert Taste(Random(3), 5.0).flavoured([0.0] * len(ends), ends, seat) == [0.0] * len(ends)
