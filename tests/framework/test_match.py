"""The door for programs: new, play, why, and what a refused move leaves behind."""

import darbar
import pytest
from darbar import PluginError, RecordError, RuleViolation, Seat
from darbar.core.state import copy
from darbar.errors import UnknownName
from hypothesis import given
from hypothesis import strategies as st
from toys import CARAVAN, Done, Mood, Pass, Walk, begin, caravan, offered, small, snapshot

GAMES = sorted(darbar.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_door_for_programs_opens_as_the_design_says(game):
    seats = darbar.games()[game].seats[1]
    match = darbar.new(game, seats=seats, seed=7)
    while match.ask:
        match.play(match.ask.moves[0])
    assert match.ask is None

    match = darbar.new(game, seats=seats, seed=7)
    first = match.game.vocabulary.notation(match.ask.moves[0])
    assert match.ask.seat in range(seats)
    assert match.ask.prompt
    assert match.why(first) is None
    match.play(first)
    match.undo(force=True)
    twin = match.fork()
    assert snapshot(twin) == snapshot(match)
    seat = match.ask.seat
    assert match.view(seat) is not match.state
    assert match.scene(seat).panels
    assert match.events == twin.events
    assert [standing.seat for standing in sorted(match.standings(), key=lambda one: one.seat)] == list(range(seats))
    assert sum(match.standings()[0].lines.values()) == match.standings()[0].points
    assert snapshot(darbar.load(match.record.dumps())) == snapshot(match)
    assert game in darbar.games()
    assert darbar.simulate(game, seats=seats, seed=7).standings()


def test_the_same_seed_gives_the_same_match_and_another_seed_another():
    assert caravan(seed=5).state == caravan(seed=5).state
    assert caravan(seed=5).state != caravan(seed=6).state


def test_seats_may_be_named_counted_or_left_out():
    assert list(darbar.new("tictactoe", names=["Ana", "Ben"]).names) == ["Ana", "Ben"]
    assert darbar.new("tictactoe").seats == 2
    assert list(darbar.new("tictactoe", seats=2).names) == ["Player 1", "Player 2"]


@pytest.mark.parametrize(
    ("wish", "error", "sentence"),
    [
        ({"game": "tictactow"}, UnknownName, "There is no game called 'tictactow'. Did you mean tictactoe?"),
        ({"seats": 3}, RuleViolation, "Tic-tac-toe is for 2 players, not 3."),
        ({"seats": 0}, RuleViolation, "Tic-tac-toe is for 2 players, not 0."),
        ({"seats": 2, "names": ["Ana"]}, RuleViolation, "There are 2 seats, but 1 names."),
        ({"names": ["Ana", "B\x1b[2Jn"]}, RecordError, "a name has 1 to 40 printable characters"),
        ({"names": ["Ana", " "]}, RecordError, "a name has 1 to 40 printable characters"),
        ({"names": ["Ana", "B" * 41]}, RecordError, "a name has 1 to 40 printable characters"),
        ({"seed": -1}, RecordError, r"the seed is a number from 0 to 2\^64 - 1, not -1"),
        ({"seed": 1 << 64}, RecordError, "the seed is a number from 0"),
        ({"options": {"size": 4}}, UnknownName, "There is no option called 'size'."),
        ({"variants": ["night"]}, UnknownName, "There is no variant of Tic-tac-toe called 'night'."),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_sentence(wish, error, sentence):
    with pytest.raises(error, match=sentence):
        darbar.new(**({"game": "tictactoe"} | wish))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("greet 1", "Ana cannot play “greet 1”: it is not possible here. Offered: walk 1, walk 2, .*, …"),
        (Walk(9), r"Caravan has no such move: Walk\(steps=9\)"),
        (Pass(), "Ana cannot play “pass”: this question is answered by: .*done"),
        (None, "Caravan has no such move: None"),
        ("wlak 1", "Did you mean walk"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(move, sentence):
    match = caravan("walk 1", "draw")
    before = snapshot(match)
    with pytest.raises(RuleViolation, match=sentence):
        match.play(move)
    assert snapshot(match) == before


def test_a_refusal_carries_move_seat_and_reason_for_programs():
    match = caravan()
    with pytest.raises(RuleViolation) as refused:
        match.play("nod yes")
    assert (match.game.vocabulary.notation(refused.value.move), refused.value.seat) == ("nod yes", Seat(0))
    assert refused.value.reason.key == "refusal-other-question"


@given(st.data())
def test_every_move_that_is_not_offered_is_refused_and_changes_nothing(data):
    match = random_caravan(data)
    before = snapshot(match)
    move = data.draw(st.sampled_from(list(match.game.vocabulary)))
    if match.ask is None or move not in match.ask.moves:
        with pytest.raises(RuleViolation):
            match.play(move)
        assert snapshot(match) == before
    else:
        match.play(move)
        assert match.moves[-1] == move


def random_caravan(data):
    match = caravan(seats=data.draw(st.integers(2, 3)), seed=data.draw(st.integers(0, 99)))
    for _ in range(data.draw(st.integers(0, 25))):
        if match.ask is not None:
            match.play(data.draw(st.sampled_from(match.ask.moves)))
    return match


def test_after_the_end_nothing_is_asked_and_every_move_says_so():
    match = caravan("done", "done", "done", "done")
    assert match.ask is None
    assert match.why("walk 1") == "The match is over."
    assert match.why("walk 1", "fr") == "La partie est terminée."
    with pytest.raises(RuleViolation, match="The match is over"):
        match.play("walk 1")


def test_equals_share_a_place_and_tie_breaks_split_it():
    match = caravan("walk 3", "done", "draw", "done", "done", "walk 3", "done")
    assert [(one.seat, one.place, one.points) for one in match.standings()] == [(1, 1, 3), (0, 2, 3)]
    level = caravan("done", "done", "done", "done")
    assert [(one.seat, one.place) for one in level.standings()] == [(0, 1), (1, 1)]


def test_a_variant_changes_the_match_and_stands_in_its_record(toys):
    match = darbar.new("caravan", seed=1, variants=["short"])
    match.play("done")
    match.play("done")
    assert match.ask is None
    assert match.game.variants == ("short",)
    assert darbar.load(match.record.dumps()).ask is None


def test_options_and_rulings_stand_in_the_record_as_plain_words(toys):
    match = darbar.new("caravan", seed=1, options={"mood": Mood.COOL, "rounds": "4"}, rulings={"leftovers": "lost"})
    assert match.header.options == {"mood": "cool", "rounds": 4}
    assert darbar.load(match.record.dumps()).state == match.state


def test_what_is_broken_is_not_among_the_games(toys, monkeypatch):
    monkeypatch.setattr("toys.CARAVAN", "not a game")
    assert "caravan" not in darbar.games()
    assert "tictactoe" in darbar.games()
    with pytest.raises(PluginError, match=r"plugin 'toys' of \?.*: expected a darbar.Game called 'caravan', got"):
        darbar.new("caravan")


def test_a_view_is_a_copy():
    match = caravan()
    match.view(Seat(0)).miles[0] = 99
    assert match.state.miles == [0, 0]
    assert copy(match.state) == match.state


def test_a_position_can_be_set_up_and_played_on():
    first = begin(CARAVAN)
    first.state.miles[1] = 8
    match = darbar.Match.begin_from(CARAVAN, first.header, first.game.first_state(2, 3, first.state.box))
    assert offered(match)[-1] == "eat"
    match.play(Done())
    assert match.ask.seat == Seat(1)


def test_a_match_of_one_seat_is_a_match():
    def turn(table):
        yield table.ask(Seat(0), "go", [Walk(1), Walk(2)])
        table.state.taken.append(0)

    match = begin(small(turn), seats=1)
    while match.ask:
        match.play("walk 1")
    assert match.standings()[0].points == 3
