"""Short ways to write moves: a game gives them, players type them, records know nothing of them."""

import darbar
import pytest
from darbar import Pass, PluginError, RuleViolation, Seat, Session
from toys import CARAVAN, Done, Draw, Greet, Nod, Roll, Show, Walk, begin, caravan

SHORT = {Draw(): "d", Roll(): "D", Done(): "Fin", Walk(1): "W", Walk(2): "twice"}


def shorthand(view, move):
    """Cards by their place in the hand that one sees; a few fixed ones; two nods that are written alike."""
    if isinstance(move, Show):
        return f"c{sorted(hand for hand in view.hands[view.turn_seat]).index(move.card)}"
    return "n" if isinstance(move, Nod) else SHORT.get(move)


GAME = CARAVAN.change(shorthand=shorthand)


@pytest.fixture
def match():
    return begin(GAME)


@pytest.mark.parametrize(
    ("written", "move"),
    [
        ("d", Draw()),
        ("D", Roll()),
        ("W", Walk(1)),
        ("w", Walk(1)),
        (" fin ", Done()),
        ("TWICE", Walk(2)),
        ("walk 3", Walk(3)),
        ("Done", Done()),
        ("pass", Pass()),
    ],
)
def test_a_shorthand_is_read_as_written_then_with_other_capitals_then_a_notation(match, written, move):
    assert match.parse(written) == move


def test_a_shorthand_may_depend_on_what_the_asked_seat_sees(match):
    low, high = sorted(match.state.hands[0])
    assert (match.parse("c0"), match.parse("c1")) == (Show(low), Show(high))
    assert -1 not in [move.card for move in match.shorthands().values() if isinstance(move, Show)]


def test_other_capitals_do_not_decide_between_two(match):
    other = begin(CARAVAN.change(shorthand=lambda view, move: {Draw(): "eX", Roll(): "Ex"}.get(move)))
    assert other.parse("eX") == Draw()
    with pytest.raises(RuleViolation, match="There is no move called 'ex'"):
        other.parse("ex")


def test_one_shorthand_for_two_moves_stands_for_neither(match):
    match.play("greet 2")
    assert match.shorthands() == {}
    with pytest.raises(RuleViolation, match="There is no move called 'n'"):
        match.parse("n")


def test_only_moves_that_are_offered_have_shorthands(match):
    match.play("greet 2")
    with pytest.raises(RuleViolation, match="There is no move called 'd'"):
        match.play("d")


def test_shorthands_are_for_the_seat_that_is_asked(match):
    assert match.parse("d", Seat(0)) == Draw()
    assert match.shorthands(Seat(1)) == {}
    with pytest.raises(RuleViolation):
        match.parse("d", Seat(1))
    assert match.parse("draw", Seat(1)) == Draw()


def test_moves_are_played_and_asked_about_in_short_and_recorded_in_full(match):
    assert match.why("d") is None
    match.play("d")
    match.play("w")
    assert [notation for _, notation in match.record.moves] == ["draw", "walk 1"]


def test_a_record_is_read_by_notation_alone():
    """A shorthand that is somebody else's notation is a mistake, but spoils no record."""
    game = CARAVAN.change(shorthand=lambda view, move: "walk 1" if isinstance(move, Walk) and move.steps == 3 else None)
    record = caravan("walk 1", "walk 2").record
    again = darbar.load(record, game=game)
    assert [move.steps for move in again.moves] == [1, 2]


def test_a_match_that_is_over_has_no_shorthands(match):
    for _ in range(4):
        match.play("fin")
    assert match.ask is None and match.shorthands() == {}
    assert match.parse("draw") == Draw()


def test_a_game_without_shorthands_has_none():
    assert caravan().shorthands() == {}
    assert caravan().parse("greet 2") == Greet(Seat(1))


def test_a_shorthand_that_fails_names_the_game():
    match = begin(CARAVAN.change(shorthand=lambda view, move: move.nothing))
    with pytest.raises(PluginError, match=r"game 'caravan' failed in its shorthand .*: AttributeError"):
        match.play("draw")


def test_a_session_reads_shorthands_and_gives_those_of_a_seat(match):
    session = Session(match)
    assert session.parse("d") == Draw()
    assert session.shorthands(Seat(0))["Fin"] == Done()
    assert session.shorthands(Seat(1)) == {}
    assert session.chair(Seat(0)).why("d") is None
