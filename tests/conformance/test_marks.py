"""What a question marks on the table can be used by the player who is asked."""

import darbar
import pytest
from darbar.core.dice import Dice
from darbar.core.moves import seats_in
from darbar.ui.pointing import places


@pytest.mark.parametrize("name", sorted(darbar.games()))
def test_moves_point_at_what_is_ones_own_or_nobodys_or_of_a_player_they_name(name: str) -> None:
    match, dice = darbar.new(name, seed=5), Dice(5)
    for _ in range(150):
        if match.ask is None:
            break
        seat = match.ask.seat
        scene = match.scene(seat)
        owners = {place.key: place.owner for found in places(scene).values() for place in found}
        for move, keys in match.targets(seat, scene).items():
            assert {owners.get(key) for key in keys} <= {None, seat, *seats_in(move)}, move
        match.play(dice.pick(match.ask.moves))
