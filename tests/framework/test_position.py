"""Positions: what a search plays on with. They lead where the match leads, and write nothing down."""

import darbar
import pytest
from darbar import Dice, PluginError, Seat
from darbar.core.state import encode
from darbar.match.position import Position
from toys import CARAVAN, caravan

ANA, BEN = Seat(0), Seat(1)
MIDDLES = [
    (),
    ("walk 1", "eat"),
    ("eat", "choose red-curry"),
    ("draw", "roll", "greet 2"),
    ("done", "walk 1", "greet 1"),
]


def shown(place):
    """What a match or a position is, for comparing the two."""
    ask = place.ask
    return encode(place.state), ask and (ask.seat, ask.prompt, list(ask.moves))


def play_on(match, position, seed, steps=30):
    """Both get the same answers; they must stay the same."""
    chance = Dice(seed)
    for _ in range(steps):
        assert shown(position) == shown(match)
        if match.ask is None:
            return
        move = chance.pick(match.ask.moves)
        match.play(move)
        position.step(move)


@pytest.mark.parametrize("moves", MIDDLES, ids=" ".join)
def test_a_position_leads_where_the_match_leads(moves):
    match = caravan(*moves)
    play_on(match, match.position(), seed=3)


@pytest.mark.parametrize("game", ["tictactoe", "bazaar", "agra"])
def test_every_game_can_be_searched_to_its_end_and_has_the_same_standings_there(game):
    match = darbar.new(game, seed=4)
    position = match.position()
    play_on(match, position, seed=4, steps=10_000)
    assert position.ask is None
    assert position.standings() == match.standings()
    assert shown(position.fork()) == shown(position)
    assert shown(match.position()) == shown(match)


@pytest.mark.parametrize("moves", MIDDLES, ids=" ".join)
def test_a_position_in_an_imagined_world_is_that_world(moves):
    match = caravan(*moves).imagine(ANA, 8)
    position = match.position()
    assert shown(position) == shown(match)
    assert shown(position.fork()) == shown(match)
    play_on(match, position.fork(), seed=5)


def test_a_world_imagined_in_the_middle_of_a_phase_stays_with_its_forks():
    match = darbar.new("agra", 3, seed=2)
    chance = Dice(2)
    for _ in range(300):
        match.play(chance.pick(match.ask.moves))
        world = match.imagine(match.ask.seat, len(match.moves))
        assert shown(world.position().fork().fork()) == shown(world)


@pytest.mark.parametrize("moves", MIDDLES, ids=" ".join)
def test_forks_never_touch(moves):
    position = caravan(*moves).position()
    before = shown(position)
    fork, last = position.fork(), position.fork(once=True)
    for stray in (fork, last):
        chance = Dice(1)
        for _ in range(12):
            if stray.ask is not None:
                stray.step(chance.pick(stray.ask.moves))
    assert shown(fork) == shown(last) != before
    assert shown(position) == before


def test_a_position_tells_what_the_game_thinks_of_it():
    match = darbar.new("agra", 2, seed=1)
    assert match.position().estimate(BEN) == match.game.estimate(match.state, BEN)


def test_a_game_that_never_asks_again_is_named():
    endless = CARAVAN.change(phase=lambda state: "idle", phases={**CARAVAN.phases, "idle": lambda table: iter(())})
    position = caravan("done").position()
    position.game = endless
    with pytest.raises(PluginError, match="goes through phases without end and asks nothing"):
        play_last(position)


def play_last(position):
    while True:
        position.step(position.ask.moves[-1])


def test_a_game_that_forces_answers_for_ever_is_named():
    match = caravan()
    position = Position.of(match)
    position._flow = forced(match.ask)
    next(position._flow)
    with pytest.raises(PluginError, match="forces answers without end"):
        position.step(match.ask.moves[0])


def forced(ask):
    while True:
        yield darbar.Ask(ask.seat, ask.prompt, ask.moves[:1])
