"""What a seat may know: views, scenes, events, asks and reasons."""

from typing import Any

import pytest
from darbar import Chair, Event, Match, RuleViolation, Seat, Session, Table, TurnBegan
from darbar.components import HIDDEN
from darbar.testing.listening import Sights
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from toys import Drew, Nod, Steps, Walk, begin, caravan, small

ANA, BEN = Seat(0), Seat(1)


def test_a_view_leaves_out_the_dice_the_deck_and_the_hands_of_others():
    match = caravan("draw")
    view = match.view(BEN)
    assert view.dice == 0
    assert set(view.deck.cards) == {HIDDEN}
    assert view.hands[0] == [HIDDEN] * 3
    assert view.hands[1] == match.state.hands[1]


def test_a_secret_counts_as_seen_before_it_is_told():
    """Whoever compares what a seat was told with what it was shown finds the sight first."""
    table = Table(Steps())
    shown = []
    table.sights = Sights(table, lambda watched, sight: shown.append((sight[1], len(watched.told))))
    table.tell(Drew, ANA, 7)
    assert shown == [(ANA, 0)]
    assert table.told == [(Drew, (ANA, 7))]


def test_a_spectator_sees_what_everyone_sees():
    match = caravan("draw")
    assert {card for hand in match.view(None).hands for card in hand} == {HIDDEN}
    assert match.scene(None).panels[0].parts[0].label == str([HIDDEN] * 3)


def test_a_scene_is_drawn_from_the_view():
    match = caravan()
    own, other = match.scene(ANA).panels[0].parts
    assert own.label == str(match.state.hands[0])
    assert other.label == str([HIDDEN] * 2)


def test_at_the_end_everything_lies_open():
    match = caravan("draw", "done", "done", "done", "done")
    for seat in (ANA, BEN, None):
        assert match.view(seat) == replace(match.state, dice=0)
        assert match.scene(seat).panels[0].parts[0].label == str(match.state.hands[0])
    assert match.chair(BEN).standings() == match.standings()


def test_an_event_keeps_its_secret_for_its_seat():
    match = caravan("draw")
    card = match.state.hands[0][-1]
    assert match.chair(ANA).events == [TurnBegan(ANA, 1), Drew(ANA, card)]
    assert match.chair(BEN).events == [TurnBegan(ANA, 1), Drew(ANA, None)]
    assert Drew(ANA, card).seen_by(None) == Drew(ANA, None)
    assert match.words().event(match.chair(BEN).events[1]) == "Ana drew something hidden."


def test_a_secret_of_nobody_is_no_secret_of_spectators():
    class Buried(Event):
        """{thing} was buried."""

        seat: Seat | None
        thing: int | None
        secret = ("thing",)

    assert Buried(None, 5).seen_by(None) == Buried(None, None)


def test_a_chair_shows_the_question_to_the_seat_that_is_asked():
    match = caravan("greet 2")
    assert match.chair(BEN).ask == match.ask
    assert match.chair(ANA).ask is None


def test_whatever_is_done_to_the_question_of_a_chair_is_not_done_to_the_match():
    match = caravan("greet 2")
    match.chair(BEN).ask.moves.clear()
    assert len(match.ask.moves) == len(match.chair(BEN).ask.moves) == 2


def test_a_chair_gives_no_reasons_about_the_questions_of_others():
    match = caravan()
    card = match.state.hands[0][0]
    assert match.chair(ANA).why(f"show {card}") is None
    assert match.chair(BEN).why(f"show {card}") == match.chair(BEN).why("walk 1") == "Ana is asked, not you."


def test_a_chair_imagines_only_when_it_is_asked():
    match = caravan("greet 2")
    assert match.chair(BEN).imagine(1).view(BEN) == match.view(BEN)
    with pytest.raises(RuleViolation, match=r"Ben is asked, not you\."):
        match.chair(ANA).imagine(1)


def test_a_chair_hands_out_no_state():
    public = {name for name in dir(Chair) if not name.startswith("_")}
    seen = {
        "answered",
        "ask",
        "events",
        "events_since",
        "imagine",
        "past",
        "scene",
        "seat",
        "standings",
        "targets",
        "view",
        "why",
    }
    assert public == seen | {"game", "names", "options", "rulings"}


@pytest.mark.parametrize("seat", [ANA, BEN])
@given(data=st.data())
def test_worlds_that_differ_only_in_secrets_look_the_same(seat, data):
    match = caravan(seed=data.draw(st.integers(0, 9)))
    for _ in range(data.draw(st.integers(0, 12))):
        if match.ask is not None:
            match.play(data.draw(st.sampled_from(match.ask.moves)))
    if match.ask is None:
        return
    other = match.imagine(seat, data.draw(st.integers(0, 9)))
    assert other.view(seat) == match.view(seat)
    assert other.scene(seat) == match.scene(seat)
    assert other.chair(seat).events == match.chair(seat).events
    assert other.chair(seat).standings() == match.chair(seat).standings()


def hands_of(cards: int) -> Match[Any]:
    """Ben has so many cards in secret, and no choice with any of them; then Ana is asked."""

    def turn(table):
        for _ in range(cards):
            yield table.ask(BEN, "nod", [Nod(True)])
        table.begin_turn(ANA)
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.begin_turn(ANA)
        table.state.taken.append(0)

    return begin(small(turn))


def counts(match: Match[Any], seat: Seat | None) -> list[Any]:
    session = Session(match)
    numbers = [session.told(seat), *(len(session.events(seat, place)) for place in range(6))]
    if seat is None:
        return numbers
    chair, imagined = match.chair(seat), match.imagine(seat, 1)
    numbers += [len(chair.events_since(place)) for place in range(6)]
    return [*numbers, imagined.told, *(len(imagined.events_since(place)) for place in range(6))]


def test_nobody_counts_what_others_were_told():
    """Where somebody has only one move, the others are not told: not even by a number."""
    none, several = hands_of(0), hands_of(3)
    for _ in range(2):
        for seat in (ANA, None):
            assert counts(none, seat) == counts(several, seat)
        assert several.told - none.told == Session(several).told(BEN) - Session(none).told(BEN) > 0
        none.play("walk 1")
        several.play("walk 1")


def test_what_a_seat_was_told_becomes_less_when_somebody_takes_back():
    session = Session(hands_of(2))
    before = session.told(ANA), session.told(BEN), session.told(None)
    session.play(Walk(1))
    assert (session.told(ANA), session.told(None)) == (before[0] + 2, before[2] + 2)
    session.undo(ANA)
    assert (session.told(ANA), session.told(BEN), session.told(None)) == before
    assert session.events(ANA, session.told(ANA) + 5) == []
