"""The bot that plans its turn once: it carries its plan out, and plans anew when something else happens."""

import darbar
import pytest
from darbar import DarbarError
from darbar.bots.swift import SwiftBot, carried_out
from darbar.sessions.bots import make_bot


def played(game: str, bots: list[str], seed: int) -> darbar.Match:
    match = darbar.new(game, len(bots), seed=seed)
    players = [make_bot(name, seat) for seat, name in enumerate(bots)]
    while match.ask is not None:
        match.play(players[match.ask.seat].choose(match.chair(match.ask.seat)))
    return match


@pytest.mark.parametrize("game", ["tictactoe", "bazaar", "hearts", "lanterns"])
def test_it_plays_every_kind_of_game_to_its_end_the_same_with_the_same_seed(game):
    seats = darbar.games()[game].seats[0]
    first, second = (played(game, ["swift"] * seats, 5) for _ in range(2))
    assert first.moves == second.moves


def test_what_was_planned_is_answered_without_another_thought(monkeypatch):
    match, bot, plans = darbar.new("bazaar", 2, seed=3), SwiftBot(1), []
    think = SwiftBot._planned
    monkeypatch.setattr(SwiftBot, "_planned", lambda *args: plans.append(1) or think(*args))
    answers, turns = 0, set()
    for _ in range(60):
        if match.ask is None:
            break
        if match.ask.seat == 0:
            turns.add(match.state.turn)
            answers += 1
            match.play(bot.choose(match.chair(match.ask.seat)))
        else:
            match.play(match.ask.moves[0])
    assert len(turns) <= len(plans) < answers


def test_a_plan_is_forgotten_when_somebody_else_has_answered(monkeypatch):
    match, bot, plans = darbar.new("tictactoe", 2, seed=3), SwiftBot(1), []
    think = SwiftBot._planned
    monkeypatch.setattr(SwiftBot, "_planned", lambda *args: plans.append(1) or think(*args))
    for number in range(1, 4):
        match.play(bot.choose(match.chair(match.ask.seat)))
        assert len(plans) == number
        match.play(match.ask.moves[-1])
        if match.ask is None:
            break


def test_a_plan_leads_where_it_says():
    world = darbar.new("bazaar", 2, seed=3).position()
    seat, turn = world.ask.seat, world.state.turn
    for move in world.ask.moves:
        end, plan = carried_out(world, seat, move)
        walked = world.fork()
        for step in plan:
            assert walked.ask.moves == step.moves
            walked.step(step.answer)
        assert walked.state.turn != turn
        assert walked.state == end.state


def test_a_network_that_is_not_there_is_told():
    with pytest.raises(DarbarError, match="there is no network"):
        make_bot("swift:nowhere.npz", 1)
