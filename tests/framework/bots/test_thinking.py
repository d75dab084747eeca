"""Bots that think: what they find, what they tell, and how long they take."""

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random

import darbar
import pytest
from darbar import DarbarError, Seat, Thinker
from darbar.bots.mcts import MctsBot
from darbar.bots.planning import ENOUGH, FINALISTS
from darbar.bots.playouts import is_short
from darbar.bots.worlds import are_alike, imagined, lead
from darbar.sessions.session import make_bot

ANA, BEN = Seat(0), Seat(1)
BOTS = ["random", "easy", "medium", "greedy", "mcts:6", "hard:6"]


def tictactoe(*cells):
    match = darbar.new("tictactoe", names=["Ana", "Ben"], seed=1)
    for cell in cells:
        match.play(f"mark {cell}")
    return match


def connect_four(*columns):
    match = darbar.new("connectfour", seed=1)
    drops = dict(zip("abcdefg", match.ask.moves, strict=True))
    for column in columns:
        match.play(drops[column])
    return match, drops


def answer(name, match, seed=1):
    chair = match.chair(match.ask.seat)
    return match.game.vocabulary.notation(make_bot(name, seed).choose(chair))


def play(match, *names):
    bots = [make_bot(name, seed) for seed, name in enumerate(names)]
    while match.ask is not None:
        match.play(bots[match.ask.seat].choose(match.chair(match.ask.seat)))
    return match


@pytest.mark.parametrize("name", ["greedy", "medium", "mcts:200", "hard"])
def test_a_bot_that_looks_ahead_takes_the_win(name):
    assert answer(name, tictactoe("a1", "a2", "b1", "b2")) == "mark c1"


@pytest.mark.parametrize("name", ["mcts:300", "hard"])
def test_a_search_sees_what_the_other_player_would_do(name):
    assert answer(name, tictactoe("a1", "b2", "b1")) == "mark c1"
    match, moves = connect_four(*"agbgc")
    assert make_bot(name, 2).choose(match.chair(BEN)) == moves["d"]


def test_a_search_does_not_lose_at_tic_tac_toe():
    for seed in range(4):
        assert play(tictactoe(), f"mcts:{400 + seed}", "mcts:400").standings()[1].place == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", ["tictactoe", "bazaar"])
def test_every_bot_plays_every_game_to_its_end_and_the_same_again(game, name):
    def played():
        match = darbar.new(game, seed=3)
        return play(match, name, *["random"] * (match.seats - 1)).moves

    assert played() == played()


@pytest.mark.parametrize("name", ["greedy", "easy", "mcts:4", "hard:4"])
def test_every_bot_knows_what_to_do_in_agra(name):
    match = darbar.new("agra", 2, seed=5)
    bot = make_bot(name, 5)
    for _ in range(30):
        move = bot.choose(match.chair(match.ask.seat))
        assert move in match.ask.moves
        match.play(move)


def test_the_easy_bot_now_and_then_does_not_look():
    match = tictactoe("a1", "a2", "b1", "b2")
    answers = {answer("easy", match, seed) for seed in range(40)}
    assert "mark c1" in answers
    assert len(answers) > 1


def test_a_search_stops_at_once_with_the_best_so_far():
    match, bot = tictactoe("a1", "a2", "b1", "b2"), make_bot("mcts:600s", 1)
    assert isinstance(bot, Thinker)
    with ThreadPoolExecutor() as pool:
        thought = pool.submit(bot.analyse, match.chair(ANA))
        while not 0 < bot.progress < 1:
            time.sleep(0.001)
        bot.stop()
        assert thought.result(timeout=5).options[0].move in match.ask.moves
    assert bot.progress == 1


def test_a_search_keeps_to_its_budget():
    match = darbar.new("connectfour", seed=1)
    bot = make_bot("mcts:0.1s", 1)
    bot.choose(match.chair(ANA))
    start = time.perf_counter()
    bot.choose(match.chair(ANA))
    assert time.perf_counter() - start < 0.3
    assert make_bot("mcts:37", 1).analyse(match.chair(ANA)).iterations == 37


def test_a_search_ends_early_when_nothing_can_change_its_mind():
    match, bot = tictactoe("a1", "a2", "b1", "b2"), MctsBot(1, "20000")
    bot.choose(match.chair(ANA))
    assert bot._search.iterations < 18_000


def test_an_analysis_tells_of_every_move_how_often_it_was_tried_what_to_expect_and_how_it_goes_on():
    match = tictactoe("a1", "b2", "b1")
    analysis = make_bot("mcts:300", 1).analyse(match.chair(BEN))
    assert analysis.seat == BEN
    assert analysis.iterations == 300 == sum(option.visits for option in analysis.options)
    assert {option.move for option in analysis.options} == set(match.ask.moves)
    visits = [option.visits for option in analysis.options]
    assert visits == sorted(visits, reverse=True)
    best, *others = analysis.options
    assert best.standing > max(option.standing for option in others)
    assert best.line[0] == (BEN, best.move)
    assert best.line[1][0] == ANA


def test_the_expected_standing_is_1_for_a_sure_win_and_less_for_a_loss():
    match = tictactoe("a1", "a2", "b1", "b2")
    options = make_bot("mcts:200", 1).analyse(match.chair(ANA)).options
    assert options[0].standing == 1
    assert all(0 <= option.standing < 1 for option in options[1:])


# The tree is kept


def test_what_was_thought_about_the_next_question_is_not_thought_again():
    match, bot = tictactoe(), MctsBot(1, "200")
    match.play(bot.choose(match.chair(ANA)))
    expected = bot.analyse(tictactoe().chair(ANA)).options[0].line
    reply = max(bot._search.root.replies[ANA][expected[0][1]].replies[BEN].items(), key=lambda item: item[1].visits)
    match = tictactoe()
    match.play(expected[0][1])
    match.play(reply[0])
    kept = reply[1].visits
    assert kept > 5
    again = bot.analyse(match.chair(ANA))
    assert sum(option.visits for option in again.options) >= again.iterations + kept - 1


def test_another_match_is_thought_about_afresh():
    bot = MctsBot(1, "50")
    bot.choose(tictactoe("a1").chair(BEN))
    again = bot.analyse(tictactoe("b2").chair(BEN))
    assert sum(option.visits for option in again.options) == 50


def test_another_seat_learns_nothing_from_what_was_thought_for_the_first():
    match, bot = darbar.new("bazaar", 2, seed=1), MctsBot(1, "10")
    bot.analyse(match.chair(match.ask.seat))
    first = bot._search
    seat = match.ask.seat
    while match.ask.seat == seat:
        match.play(match.ask.moves[0])
    bot.analyse(match.chair(match.ask.seat))
    assert bot._search is not first


# Settings


@pytest.mark.parametrize(
    ("setting", "fault"),
    [
        (
            "soon",
            "'soon' is no time to think: write seconds such as 0.5s, 3600 at most, or a number of iterations from 1 to",
        ),
        ("0s", "'0s' is no time to think"),
        ("-3", "'-3' is no time to think"),
        ("", "'' is no time to think"),
        ("40+world=2", "A search has no setting 'world': there are worlds"),
        ("3601s", "'3601s' is no time to think"),
        ("99999999999s", "'99999999999s' is no time to think"),
        ("10000001", "'10000001' is no time to think"),
        ("40+worlds=few", "worlds is a number from 1 to 100, not 'few'"),
        ("40+worlds=0", "worlds is a number from 1 to 100, not '0'"),
        ("40+worlds=99999999999", "worlds is a number from 1 to 100, not '99999999999'"),
        ("40+worlds=4+horizon=101", "horizon is a number from 0 to 100, not '101'"),
        ("40+explore=nan", "explore is a number from 0 to 1000, not 'nan'"),
        ("40+explore=inf", "explore is a number from 0 to 1000, not 'inf'"),
        ("40+heat=0", "heat is a number from 0.001 to 1000, not '0'"),
        ("40+short=1e9", "short is a number from 0 to 10000, not '1e9'"),
    ],
)
def test_a_wrong_setting_is_refused_in_a_sentence(setting, fault):
    with pytest.raises(DarbarError, match=fault):
        make_bot(f"mcts:{setting}", 1)


def test_a_search_can_be_tuned():
    match = darbar.new("bazaar", 2, seed=1)
    assert make_bot("mcts:12+worlds=3+horizon=2", 1).analyse(match.chair(match.ask.seat)).iterations == 12


# Long games


def agra_turn(turns=9):
    """The first question of a turn in which a player has something to plan."""
    match, bots = darbar.new("agra", 2, seed=5), [make_bot("greedy", seat) for seat in range(2)]
    while match.state.turn < turns:
        match.play(bots[match.ask.seat].choose(match.chair(match.ask.seat)))
    return match


def lead_after(name, match):
    """By how much the asked seat leads when it has played its turn."""
    match, bot = match.fork(), make_bot(name, 1)
    seat, turn = match.ask.seat, match.state.turn
    while match.ask is not None and match.state.turn == turn:
        match.play(bot.choose(match.chair(match.ask.seat)))
    return lead(match.position(), seat)


def test_a_long_game_is_planned_to_the_end_of_the_turn():
    match = agra_turn()
    assert lead_after("mcts:300+horizon=0", match) > lead_after("greedy", match)


def test_a_search_that_has_tried_every_plan_needs_no_more_time():
    match, bot = darbar.new("bazaar", 2, seed=1), MctsBot(1, "100000+horizon=0+short=0")
    bot.choose(match.chair(match.ask.seat))
    assert bot._search.iterations < 1_000


def test_the_best_plans_are_played_on_up_to_the_horizon():
    match, bot = darbar.new("bazaar", 2, seed=1), MctsBot(1, "1000+horizon=4+short=0")
    bot.choose(match.chair(match.ask.seat))
    assert bot._search._rounds == ENOUGH
    assert len(bot._search._finals) == min(FINALISTS, len(match.ask.moves))
    best, *others = bot.analyse(match.chair(match.ask.seat)).options[:FINALISTS]
    assert best.visits > ENOUGH
    assert all(best.standing >= other.standing for other in others)


def test_the_last_moves_of_a_long_match_are_planned_too():
    position, chance = tictactoe("a1", "a2", "b1", "b2").position(), Random(1)
    assert is_short(position, 4, chance, 60)
    assert not is_short(position, 600, chance, 60)


def test_one_world_is_enough_where_all_bring_the_same_and_nothing_is_rolled():
    match, chance, found = darbar.new("alrashid", 2, seed=1), Random(1), {}
    while len(found) < 2:
        chair = match.chair(match.ask.seat)
        found[are_alike(imagined(chair, chance, 4))] = match.phase
        match.play(chance.choice(match.ask.moves))
    assert found[False] == "placement"
