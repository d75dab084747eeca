"""Matches that begin from a position, and records that carry it."""

import darbar
import msgspec
import pytest
from darbar import DarbarError, PluginError, RecordError, Seat
from darbar.core.state import copy, decoder, from_plain, to_plain
from darbar.match.record import MOST_MOVES, Record
from darbar.testing import begin_from
from toys import CARAVAN, caravan, snapshot


def middle():
    """A position of Caravan between two turns."""
    match = caravan("walk 1", "done")
    return copy(match.state)


@pytest.mark.parametrize("game", ["tictactoe", "connectfour", "bazaar", "agra", "alrashid", "rajas", "tajmahal"])
def test_a_match_begins_from_a_position_and_its_record_loads(game):
    first = darbar.new(game, seed=3)
    rest = darbar.new(game, seed=3)._rests[0]
    state = decoder(first.game.state).decode(rest.state)
    match = darbar.new(game, seats=first.seats, seed=0, position=state)
    assert match.state == first.state
    for _ in range(12):
        if match.ask is not None:
            match.play(match.ask.moves[-1])
    again = darbar.load(match.record.dumps())
    assert again.state == match.state
    assert again.record == match.record


def test_a_match_of_a_test_has_a_record_that_loads():
    match = begin_from(CARAVAN, middle(), ["Ana", "Ben"])
    match.play(match.ask.moves[0])
    again = darbar.load(match.record.dumps(), game=CARAVAN)
    assert snapshot(again) == snapshot(match)
    assert again.fork().record == match.record


def test_positions_survive_the_way_to_plain_data():
    state = middle()
    assert from_plain(type(state), to_plain(state)) == state


@pytest.mark.parametrize("position", [[], 7, "chess", {}, [1, 2], [[[[]]]]], ids=repr)
def test_a_position_that_is_none_of_this_game_is_refused(position):
    match = begin_from(CARAVAN, middle(), ["Ana", "Ben"])
    text = match.record.dumps()
    line = next(line for line in text.split("\n") if line.startswith("position "))
    broken = text.replace(line, "position " + msgspec.json.encode(position).decode())
    with pytest.raises(RecordError, match="the position is not one of this game"):
        darbar.load(broken, game=CARAVAN)


def test_a_position_that_no_rule_can_play_is_the_fault_of_the_record():
    state = middle()
    nonsense = CARAVAN.change(phase=lambda state: "turn", phases={"turn": lambda table: 1 // 0})
    match = begin_from(CARAVAN, state, ["Ana", "Ben"])
    with pytest.raises(RecordError, match="the position cannot be played: game 'caravan' failed in its phase 'turn'"):
        darbar.load(match.record.dumps(), game=nonsense)
    with pytest.raises(PluginError):
        darbar.load(caravan().record.dumps(), game=nonsense)


def test_a_position_for_other_options_is_refused():
    state = darbar.new("bazaar", seed=1).state
    with pytest.raises(RecordError, match="the position belongs to other options, rulings or components"):
        darbar.new("bazaar", seats=2, position=state, components={"orders": {"feast": {"points": 9}}})


@pytest.mark.parametrize("game", ["hearts", "lanterns", "bazaar", "agra", "alrashid", "rajas", "tajmahal"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_for_another_number_of_players_is_refused(game, seats):
    most = darbar.games()[game].seats[1]
    state = darbar.new(game, seats=most, seed=1).game.first_state(most, 1, darbar.games()[game].pack())
    few = max(seats, darbar.games()[game].seats[0])
    with pytest.raises(RecordError, match=f"the position is one for {most} players, and {few} play"):
        darbar.new(game, seats=few, seed=1, position=state)


def test_a_position_that_is_no_state_of_the_game_is_refused():
    with pytest.raises(RecordError, match="a position of Tic-tac-toe is a TicTacToe, not"):
        darbar.new("tictactoe", position=object())


def test_numbers_that_no_record_keeps_are_refused():
    state = darbar.new("tictactoe", seed=1).state
    state.turn = 10**30
    with pytest.raises(RecordError, match="this position holds something that no record can keep"):
        darbar.new("tictactoe", position=state)
    text = darbar.new("tictactoe", position=darbar.new("tictactoe", seed=1).state, seed=0).record.dumps()
    with pytest.raises(RecordError, match="the position is not one of this game"):
        darbar.load(text.replace("position [[-1", f"position [[-1,{10**30}"))


def test_a_record_that_could_not_be_loaded_is_never_written(tmp_path):
    match = caravan("walk 1")
    path = tmp_path / "match.darbar"
    endless = Record(match.header, (match.record.moves[0],) * (MOST_MOVES + 1))
    with pytest.raises(RecordError, match="too long for a record"):
        endless.save(path)
    with pytest.raises(RecordError, match="printable characters"):
        Record(msgspec.structs.replace(match.header, names=["\x1b[2J", "Ben"]), ()).save(path)
    with pytest.raises(DarbarError, match="An imagined match has no record"):
        match.imagine(Seat(0), 1).record.save(path)
    assert not path.exists()
