"""Hidden are the order of the stacks and of the white income tiles, and nothing else."""

import darbar
import pytest
from darbar import Dice
from darbar.components import HIDDEN
from darbar_rajas.game import RAJAS


def in_the_middle(seats=3, moves=60, **options):
    match, chance = darbar.new("rajas", seats=seats, seed=4, options=options), Dice(4)
    while len(match.moves) < moves:
        match.play(chance.pick(match.ask.moves))
    return match


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_knows_what_lies_below_the_top_of_a_stack(seat):
    match = in_the_middle()
    view, state = match.view(seat), match.state
    assert all(set(stack.cards) <= {HIDDEN} for stack in view.stacks)
    assert [len(stack.cards) for stack in view.stacks] == [len(stack.cards) for stack in state.stacks]
    assert set(view.income.cards) == {HIDDEN}
    assert view.offer == state.offer and view.income.discards == state.income.discards


@pytest.mark.parametrize("seat", [0, 2, None])
def test_everything_else_lies_open(seat):
    match = in_the_middle(navaratnas=True)
    view, state = match.view(seat), match.state
    state.dice = 0
    for stack, seen in zip(state.stacks, view.stacks, strict=True):
        seen.cards = stack.cards
    assert view == state


def test_an_imagined_stack_holds_the_tiles_that_are_nowhere_else():
    match = in_the_middle(moves=150)
    for seed in range(5):
        world = match.imagine(0, seed).state
        for stack, (true, made_up) in enumerate(zip(match.state.stacks, world.stacks, strict=True)):
            assert sorted(true.cards) == sorted(made_up.cards), stack
        assert sorted(world.income.cards) == sorted(match.state.income.cards)
    orders = {str([stack.cards for stack in match.imagine(0, seed).state.stacks]) for seed in range(5)}
    assert len(orders) == 5


def test_a_tile_can_be_given_back_until_it_lies():
    match = darbar.new("rajas", seats=2, seed=1)
    seat = match.ask.seat
    match.play("place quarry")
    assert match.undo_limit(seat) == 0
    match.undo(seat)
    assert match.ask.prompt == "place" and RAJAS.hides
