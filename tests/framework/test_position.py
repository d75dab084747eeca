"""Positions: what a search plays on with. They lead where the match leads, and write nothing down."""

import darbar
import pytest
from darbar import Dice, Pass, PluginError, Seat, choose
from darbar.core.state import encode
from darbar.match.position import Position
from toys import CARAVAN, Done, Walk, begin, caravan, small

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


def test_what_is_free_is_not_worked_out_again_when_answers_are_sent_again():
    """The question says which of its moves are free: neither a fork nor a step after it asks the rules."""
    asked = []

    def free(state):
        asked.append(state)
        return [Walk(1), Walk(2)]

    def turn(table):
        state = table.state
        choosing = choose(table, ANA, "act", lambda: [Done(), Pass()], lambda: free(state), lambda move: walk(state))
        yield from choosing
        state.taken.append(1)

    def walk(state):
        state.taken.append(0)
        yield from ()

    match = begin(small(turn, limit=9))
    match.play(Walk(1))
    position = match.position()
    position.step(Walk(2))
    asked.clear()

    for twin in (match.fork(), match.position(), position.fork(), position.fork().fork()):
        assert not asked
        assert shown(twin) == shown(match if len(twin.state.taken) == 1 else position)
    twin.step(Walk(2))
    assert twin.state.taken == [0, 0, 0]
    assert asked == [twin.state], "the next question is asked"
    twin.fork().step(Done())
    assert match.fork().playout(1) is not None


@pytest.mark.parametrize("seed", range(3))
def test_a_phase_that_seldom_asks_is_forked_like_any_other(seed):
    """Nothing is kept before a phase that was never seen to ask: when it does, forks begin with the one before it."""

    def turn(table):
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.state.taken.append(0)

    def rest(table):
        state = table.state
        state.taken.append(1)
        if len(state.taken) % 6 == 0:
            match (yield table.ask(BEN, "nod", [Done(), Pass()])):
                case Done():
                    state.taken.append(2)
            yield table.ask(BEN, "walk", [Walk(1), Walk(2)])

    def phase(state):
        return None if len(state.taken) > state.limit else "turn" if len(state.taken) % 2 == 0 else "rest"

    match = begin(small(turn, limit=40, phase=phase, phases={"turn": turn, "rest": rest}))
    position, chance = match.position(), Dice(seed)
    while match.ask is not None:
        move = chance.pick(match.ask.moves)
        match.play(move)
        position.step(move)
        assert shown(position) == shown(position.fork()) == shown(position.fork().fork()) == shown(match)
        ahead, other = position.fork(), match.fork()
        if other.ask is not None:
            other.play(other.ask.moves[0])
            ahead.step(ahead.ask.moves[0])
        assert shown(ahead) == shown(other)
    assert match.game.asking == {"turn", "rest"}


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
