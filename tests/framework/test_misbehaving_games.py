"""Games that misbehave: whatever their code raises or answers, one sentence names them, and the match is unharmed."""

from collections import deque
from typing import Any

import darbar
import pytest
from darbar import Event, Match, Move, PluginError, Score, Seat, Session, Text, everyone
from darbar.arena.runner import _looked_at
from darbar.core.events import TurnBegan
from darbar.core.moves import FrozenMeta
from darbar.sessions.session import make_bot
from darbar.ui.scene import Item, Line, Panel, Scene, Stock
from misbehaviour import RAISED, WRONG, Hostile, is_one_sentence, raising
from toys import CARAVAN, Choose, Dish, Nod, Walk, begin, caravan, small, snapshot

ANA, BEN = Seat(0), Seat(1)


def broken(**changes: Any) -> Match[Any]:
    """A match whose game has become broken after the first answer."""
    return darbar.load(caravan("walk 1").record, game=CARAVAN.change(**changes))


def told(meet: Any) -> str:
    """The one sentence that comes of something."""
    with pytest.raises(PluginError) as raised:
        meet()
    assert is_one_sentence(str(raised.value)), str(raised.value)[:2000]
    return str(raised.value)


MEETINGS = {
    "hide": [
        lambda match: match.view(ANA),
        lambda match: match.chair(BEN).view,
        lambda match: match.imagine(ANA, 1),
        lambda match: match.position().view(ANA),
    ],
    "imagine": [lambda match: match.chair(ANA).imagine(1)],
    "scene": [lambda match: match.scene(ANA), lambda match: Session(match).scene(None)],
    "score": [
        lambda match: match.standings(),
        lambda match: match.outcome(),
        lambda match: match.history(None),
        lambda match: match.position().standings(),
        lambda match: match.position().outcome(),
        lambda match: match.position().estimate(ANA),
        lambda match: darbar.simulate(match.game).standings(),
    ],
    "value": [lambda match: match.position().estimate(ANA)],
    "describe": [lambda match: match.words().move(match.ask.moves[0], match.view(ANA))],
    "shorthand": [lambda match: match.shorthands(), lambda match: match.parse("walk 1")],
}
CASES = [(function, meet) for function, meetings in MEETINGS.items() for meet in meetings]


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize(("function", "meet"), CASES)
def test_whatever_a_function_raises_it_is_named_and_nothing_has_changed(function, meet, kind):
    match = broken(**{function: raising(kind)})
    before = snapshot(match)
    assert f"game 'caravan' failed in its {function} (misbehaviour.py, line " in told(lambda: meet(match))
    assert snapshot(match) == before


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_a_goal_raises_it_is_named(kind):
    goal = darbar.Goal(together=raising(kind))
    for meet in (lambda match: match.standings(), lambda match: match.outcome()):
        assert "game 'caravan' failed in its goal (" in told(lambda meet=meet: meet(broken(goal=goal)))
    sides = darbar.Goal(sides=raising(kind))
    assert "game 'caravan' failed in its goal (" in told(lambda: CARAVAN.change(goal=sides))


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_a_reason_raises_it_is_named(kind):
    match = broken()
    match.ask.reason = raising(kind)
    wrong = Choose(Dish.DATES)
    for meet in (match.why, match.play, match.chair(ANA).why, lambda move: match.words().refusal(match.ask, move)):
        assert "game 'caravan' failed in its why (" in told(lambda meet=meet: meet(wrong))


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize(
    ("function", "meet"),
    [
        ("setup", lambda game: begin(game)),
        ("setup", lambda game: darbar.simulate(game)),
        ("seats_in", lambda game: darbar.new(game, position=caravan().state)),
        ("phase", lambda game: begin(game)),
        ("phase", lambda game: darbar.simulate(game)),
    ],
)
def test_whatever_the_beginning_raises_it_is_named(kind, function, meet):
    said = told(lambda: meet(CARAVAN.change(**{function: raising(kind)})))
    assert "game 'caravan' failed in its " in said
    assert "(misbehaviour.py, line " in said


class Loud(Event):
    """{seat} shouted."""

    seat: Seat

    def seen_by(self, seat):
        return seen()


def seen() -> Any:
    return None


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_an_event_raises_it_is_named(kind, monkeypatch):
    match = broken()
    match._table.tell(Loud, ANA)
    monkeypatch.setitem(globals(), "seen", raising(kind))
    for meet in (lambda: match.chair(ANA).events, lambda: Session(match).events(None)):
        assert "game 'caravan' failed in its events (" in told(meet)


@pytest.mark.parametrize("wrong", [5, "an event", Hostile()], ids=["a number", "a text", "something hostile"])
def test_an_event_that_becomes_something_else_is_named(wrong, monkeypatch):
    match = broken()
    match._table.tell(Loud, ANA)
    monkeypatch.setitem(globals(), "seen", lambda: wrong)
    assert "failed in its events" in told(lambda: match.events_seen_by(ANA))


class Torn:
    """What cannot be said."""

    def __str__(self) -> str:
        raise SystemExit(0)

    __format__ = __str__  # type: ignore[assignment]


@pytest.mark.parametrize(
    "message",
    [Text("a word of {nobody}"), Text("some {torn}", {"torn": Torn()}), Text("refusal-over", {"torn": [Torn()]}), None],
    ids=["no argument", "an argument", "an argument of a message", "nothing"],
)
def test_words_that_cannot_be_said_are_named(message):
    assert "game 'caravan' failed in its words, " in told(lambda: broken().words().say(message))


def test_a_prompt_that_is_none_is_named():
    match = broken()
    match.ask.prompt = [[]]
    assert "game 'caravan' failed in its words" in told(lambda: match.words().prompt(match.ask))
    assert "game 'caravan' failed in its rules" in told(lambda: match.words().rule(match.ask))


# Answers that nobody expects


@pytest.mark.parametrize("wrong", [one for one in WRONG if one != "a number"])
@pytest.mark.parametrize(("function", "meet"), [case for case in CASES if case[0] in ("scene", "score", "value")])
def test_an_answer_of_the_wrong_kind_is_named(function, meet, wrong):
    wrong = WRONG[wrong]
    assert f"game 'caravan' failed in its {function}" in told(lambda: meet(broken(**{function: lambda *_: wrong})))


@pytest.mark.parametrize("wrong", [5, [], Hostile()], ids=["a number", "a list", "something hostile"])
@pytest.mark.parametrize(("function", "meet"), [case for case in CASES if case[0] in ("describe", "shorthand")])
def test_a_description_of_the_wrong_kind_is_named(function, meet, wrong):
    assert f"game 'caravan' failed in its {function}" in told(lambda: meet(broken(**{function: lambda *_: wrong})))


@pytest.mark.parametrize(
    "scene",
    [
        lambda: Scene(None),
        lambda: Scene((None,)),
        lambda: Scene((Panel("a", "b", (5,)),)),
        lambda: Scene((Panel("a", 5),)),
        lambda: Scene((Panel("a", "b", (Line(None),)),)),
        lambda: Scene((Panel("a", "b", WRONG["something endless"]),)),
        lambda: Scene((Panel("a", "b", (Line("c", owner="Ana"),)),)),
        lambda: Scene((Panel("a", "b", (Stock("c", (5,)),)),)),
        lambda: Scene((Panel("a", "b", (Line("c", pieces=(Item("d"),)),)),)),
    ],
)
def test_a_scene_with_a_hole_in_it_is_the_fault_of_the_game_not_of_the_frontend(scene):
    assert "game 'caravan' failed in its scene" in told(lambda: broken(scene=lambda *_: scene()).scene(ANA))


@pytest.mark.parametrize(
    "score",
    [Score(None), Score({"miles": 1.5}), Score({"miles": "many"}), Score({"miles": 1}, "x"), Score({}, (None,))],
)
def test_a_score_that_does_not_count_is_the_fault_of_the_score_not_of_the_goal(score):
    assert "game 'caravan' failed in its score" in told(lambda: broken(score=lambda *_: score).standings())


@pytest.mark.parametrize("worth", [float("nan"), float("inf")])
def test_a_value_that_is_no_number_is_not_the_fault_of_a_bot(worth):
    assert "failed in its value" in told(lambda: broken(value=lambda *_: worth).position().estimate(ANA))


# Rules


def stepping(fail: Any) -> Any:
    """A phase that fails when somebody takes the second step."""

    def turn(table):
        table.begin_turn(ANA)
        move = yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        if move == Walk(2):
            yield fail()
        table.state.taken.append(0)
        table.tell(TurnBegan, ANA, 1)

    return small(turn)


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_rules_raise_the_match_is_as_before_and_goes_on(kind):
    match = begin(stepping(raising(kind)))
    match.play("walk 1")
    before = snapshot(match)
    assert "game 'small' failed in its phase 'turn'" in told(lambda: match.play("walk 2"))
    assert snapshot(match) == before
    match.play("walk 1")
    match.undo()
    assert snapshot(match) == before


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_rules_raise_in_a_search_or_a_simulation_they_are_named(kind):
    game = stepping(raising(kind))
    assert "game 'small' failed in its phase 'turn'" in told(lambda: begin(game).position().step(Walk(2)))
    assert "game 'small' failed in its simulation" in told(lambda: [darbar.simulate(game, seed=n) for n in range(9)])


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_phase_that_asks_nonsense_is_named(wrong):
    game = stepping(lambda: wrong)
    match = begin(game)
    before = snapshot(match)
    assert "game 'small' failed in its phase 'turn'" in told(lambda: match.play("walk 2"))
    assert snapshot(match) == before
    assert "game 'small' failed in its phase 'turn'" in told(lambda: begin(game).position().step(Walk(2)))


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_a_sealed_choice_raises_the_answers_before_it_stay(kind):
    def choice(table, seat):
        nod = yield table.ask(seat, "nod", [Nod(True), Nod(False)])
        if not nod.friendly:
            raising(kind)()
        return nod

    def turn(table):
        yield from everyone(table, [ANA, BEN], choice)
        table.state.taken.append(0)

    match = begin(small(turn))
    match.play("nod yes", BEN)
    before = snapshot(match)
    assert "game 'small'" in told(lambda: match.play("nod no", ANA))
    assert snapshot(match) == before
    match.play("nod yes", ANA)
    assert match.state.taken == [0]


# Questions and offers that no record could hold


def asking(seat: Any, offer: Any, always: bool = False) -> Match[Any]:
    """A match whose first question is a good one, and the second this one."""

    def turn(table):
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.state.taken.append(0)
        yield table.ask(seat, "step", offer, always=always)

    return begin(small(turn))


def refused(match: Match[Any], move: Any) -> str:
    """What is said of a move; it has changed nothing."""
    before = snapshot(match), match.record
    said = told(lambda: match.play(move))
    assert (snapshot(match), match.record) == before
    return said


@pytest.mark.parametrize(
    "seat", [0.5, 0.0, True, False, -1, 2, None, "0", Hostile()], ids=lambda seat: type(seat).__name__
)
@pytest.mark.parametrize("offer", [[Walk(1), Walk(2)], [Walk(1)]], ids=["a choice", "no choice"])
def test_a_question_to_what_is_no_seat_is_the_fault_of_the_game(seat, offer):
    assert "game 'small' asks 'step' of seat " in refused(asking(seat, offer), "walk 1")


@pytest.mark.parametrize("seat", [0.0, True, 0.5, None])
def test_a_question_to_several_who_are_no_seats_is_the_fault_of_the_game(seat):
    def turn(table):
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        yield from everyone(
            table, [seat, BEN], lambda table, one: iter([table.ask(one, "nod", [Nod(True), Nod(False)])])
        )

    assert "everyone means seats of this table, each once" in refused(begin(small(turn)), "walk 1")


LOOKALIKES = [Walk(1.0), Walk(True), Nod(1), Nod(0.0), Walk(None), Walk([1]), Walk(4), None, 1, "walk 1", Hostile()]


@pytest.mark.parametrize("move", LOOKALIKES, ids=lambda move: f"{type(move).__name__}")
def test_an_offer_that_only_looks_like_a_move_is_the_fault_of_the_game(move):
    for offer, always in (([move, Walk(3)], False), ([move], True)):
        match = asking(ANA, offer, always)
        match.play("walk 2")
        assert "game 'small' offers " in refused(match, next(one for one in match.ask.moves if one is move))
    assert "game 'small' offers " in refused(asking(ANA, [move]), "walk 2")


@pytest.mark.parametrize("move", [Walk(1.0), Walk(True)], ids=["1.0", "True"])
def test_an_offer_that_equals_a_move_played_before_counts_as_that_move(move):
    match = asking(ANA, [move, Walk(3)])
    match.play("walk 1")
    match.play(move)
    assert [type(one.steps) for one in match.moves] == [int, int]
    assert darbar.load(match.record.dumps(), game=match.game).record == match.record


@pytest.mark.parametrize(
    "offer",
    [
        {Walk(1), Walk(2)},
        {Walk(1): 1},
        (Walk(n) for n in (1, 2)),
        "walk 1",
        None,
        7,
        WRONG["something endless"],
        Hostile(),
    ],
    ids=lambda offer: type(offer).__name__,
)
def test_an_offer_that_is_no_list_is_the_fault_of_the_game(offer):
    assert "game 'small' asks 'step' and offers " in refused(asking(ANA, offer), "walk 1")


def test_another_sequence_of_moves_will_do():
    match = asking(ANA, deque([Walk(1), Walk(2)]))
    match.play("walk 1")
    assert match.ask.moves == [Walk(1), Walk(2)]
    match.play("walk 2")


class Unsure(Move):
    """Fails where it is looked up."""

    def __hash__(self) -> int:
        raise SystemExit(0)


NONSENSE = [[Unsure(), Walk(1)], [Walk([1]), Walk(1)], [None, Walk(1)], [Hostile(), Walk(1)]]


@pytest.mark.parametrize("offer", NONSENSE, ids=["unsure", "unhashable", "nothing", "hostile"])
def test_whoever_meets_a_nonsensical_offer_blames_the_game(offer):
    match = asking(ANA, offer)
    match.play("walk 1")
    bots = {name: Session(match, {ANA: make_bot(name, 1)}) for name in ("mcts:20", "greedy")}
    words = match.words()
    for meet in (
        lambda: match.play(offer[0]),
        lambda: Session(match).hint(ANA),
        lambda: [words.move(move) for move in match.ask.moves] and match.play(offer[0]),
        lambda: bots["greedy"].play(offer[0]),
        lambda: bots["mcts:20"].play(offer[0]),
        lambda: _looked_at(match.game, match.ask) and match.play(offer[0]),
    ):
        assert "game 'small' " in told(meet)


def kind_of_move(name: str, base: type = Walk, settings: dict[str, Any] | None = None, **fields: Any) -> Any:
    return FrozenMeta(name, (base,), {**fields, "__module__": __name__}, **(settings or {}))


@pytest.mark.parametrize(
    ("kind", "what"),
    [
        (kind_of_move("Mute", __str__=raising("SystemExit")), "__str__"),
        (kind_of_move("Vague", __hash__=raising("ValueError")), "__hash__"),
        (kind_of_move("Equal", __eq__=lambda *_: True), "__"),
        (kind_of_move("Soft", Move, {"frozen": False}), "frozen or eq"),
        (kind_of_move("Lone", Move, {"eq": False}), "frozen or eq"),
        (Event, ""),
        ("walk", ""),
    ],
    ids=["written", "hashed", "compared", "changeable", "never equal", "no move", "a text"],
)
def test_a_kind_of_move_that_is_written_or_compared_in_its_own_way_is_refused(kind, what):
    game = stepping(None).change(moves=(Walk, kind))
    said = told(lambda: game.vocabulary)
    assert (f" has {what}" if what else "a kind of move is a class made from Move, not ") in said


class Switch:
    """Whether a game fails from now on."""

    on = False


def failing_again(switch: Switch, kind: str) -> Match[Any]:
    """A match whose game fails in the second step, and then also where it is sent its answers again."""

    def turn(table):
        if switch.on:
            raising(kind)()
        table.begin_turn(ANA)
        move = yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.state.taken.append(0)
        if move == Walk(2):
            switch.on = True
            yield raising(kind)()

    match = begin(small(turn))
    match.play("walk 1")
    return match


LEFT = {"answered", "chair", "deciders", "game", "header", "moves", "names", "observers", "record", "seated"}
LEFT |= {"begin", "begin_from", "seats", "words"}


@pytest.mark.parametrize("kind", RAISED)
def test_a_match_whose_rules_fail_again_on_the_way_back_is_broken_and_says_so(kind):
    match = failing_again(Switch(), kind)
    before, events, session = match.record, match.told, Session(match)
    assert "game 'small' failed in its phase 'turn'" in told(lambda: match.play("walk 2"))
    assert (match.record, list(match.moves), list(match.deciders)) == (before, [Walk(1)], [ANA])
    broken = "this match is broken, and only its record is left: game 'small' failed in its phase 'turn'"
    for name in {name for name in dir(Match) if not name.startswith("_")} - LEFT | {"ask"}:
        assert broken in told(lambda name=name: getattr(match, name))
    chair = match.chair(ANA)
    for meet in (lambda: chair.view, lambda: chair.events_since(events), lambda: session.play(Walk(1))):
        assert broken in told(meet)
    assert match.record == session._match.record == before


def test_a_broken_match_is_saved_without_the_move_that_broke_it_and_goes_on_when_the_game_is_mended(tmp_path):
    switch = Switch()
    match = failing_again(switch, "ValueError")
    session = Session(match, path=tmp_path / "match.darbar")
    with pytest.raises(PluginError):
        session.play(Walk(2))
    session.save()
    session.close()
    switch.on = False
    again = darbar.load(tmp_path / "match.darbar", game=match.game)
    assert list(again.moves) == [Walk(1)]
    again.play("walk 1")


def test_a_sealed_answer_that_breaks_a_match_is_not_in_its_record():
    switch = Switch()

    def choice(table, seat):
        if switch.on:
            raise ValueError("again")
        nod = yield table.ask(seat, "nod", [Nod(True), Nod(False)])
        if not nod.friendly:
            switch.on = True
            raise ValueError("ouch")
        return nod

    def turn(table):
        yield from everyone(table, [ANA, BEN], choice)
        table.state.taken.append(0)

    match = begin(small(turn))
    match.play("nod yes", BEN)
    before = match.record
    assert "ValueError: again" in told(lambda: match.play("nod no", ANA))
    assert (match.record, list(match.moves), list(match.deciders)) == (before, [Nod(True)], [BEN])
    assert "this match is broken" in told(lambda: match.asked(ANA))


def test_two_interrupts_by_the_person_leave_the_record_as_it_was():
    switch = Switch()

    def turn(table):
        if switch.on:
            raise KeyboardInterrupt
        move = yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.state.taken.append(0)
        if move == Walk(2):
            switch.on = True
            raise KeyboardInterrupt

    match = begin(small(turn))
    match.play("walk 1")
    before = match.record
    with pytest.raises(KeyboardInterrupt):
        match.play("walk 2")
    assert match.record == before
    assert "it was interrupted on the way back" in told(lambda: match.undo())


@pytest.mark.parametrize("kind", RAISED)
def test_taking_back_that_fails_leaves_everything_as_it_was(kind):
    switch = Switch()
    match = failing_again(switch, kind)
    before, switch.on = snapshot(match), True
    assert "game 'small' failed in its phase 'turn'" in told(lambda: match.undo())
    assert snapshot(match) == before
    switch.on = False
    match.undo()
    match.play("walk 1")
    assert snapshot(match) == before


@pytest.mark.parametrize("kind", RAISED)
def test_a_phase_that_fails_when_it_is_sent_its_answers_again_is_named(kind):
    calls = []

    def turn(table):
        calls.append(None)
        if len(calls) > 1:
            raising(kind)()
        yield table.ask(ANA, "step", [Walk(1), Walk(2)])
        table.state.taken.append(0)

    match = begin(small(turn))
    assert "game 'small'" in told(match.fork)
    assert "game 'small'" in told(match.position)


def test_an_interrupt_by_the_person_is_no_fault_and_changes_nothing():
    def press(*_):
        raise KeyboardInterrupt

    match = begin(stepping(press))
    match.play("walk 1")
    before = snapshot(match)
    with pytest.raises(KeyboardInterrupt):
        match.play("walk 2")
    assert snapshot(match) == before
    with pytest.raises(KeyboardInterrupt):
        broken(scene=press).scene(ANA)
