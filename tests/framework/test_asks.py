"""Questions: what may be done at any time, reasons, forced answers, and phases that misbehave."""

import pytest
from darbar import Pass, PluginError, RuleViolation, Seat, Table, pick
from toys import Done, Nod, Steps, Walk, begin, caravan, offered, small, snapshot

FIRST, SECOND = Seat(0), Seat(1)


# At any time in your turn


def test_a_free_action_is_played_and_the_question_is_asked_again():
    match = caravan()
    before = offered(match)

    match.play("eat")
    assert match.ask.prompt == "dish"
    match.play("choose dates")

    assert match.ask.prompt == "act"
    assert offered(match) == before
    assert match.state.miles == [1, 0]


def test_a_free_action_may_ask_questions_inside_its_questions():
    match = caravan("walk 1", "eat", "choose red-curry")
    assert match.ask.prompt == "drink"
    assert offered(match) == ["drink warm", "drink cool", "drink -"]
    match.play("drink -")
    assert match.ask.prompt == "act"


def test_what_is_offered_at_any_time_is_worked_out_anew():
    match = caravan("eat", "choose dates", "eat", "choose dates")
    assert "eat" not in offered(match)
    assert match.why("eat") == "the food of Ana is gone."


def test_a_reaction_out_of_turn_asks_another_seat_and_returns():
    match = caravan("greet 2")
    assert (match.ask.seat, match.state.turn_seat) == (SECOND, FIRST)
    match.play("nod yes")
    assert match.ask.seat == FIRST
    assert match.deciders == [FIRST, SECOND]


def test_a_short_question_is_not_asked_when_there_is_only_one_answer():
    table = Table(Steps(), quiet=True)
    with pytest.raises(StopIteration) as end:
        next(pick(table, FIRST, "x", [Done()]))
    assert end.value.value == Done()

    flow = pick(table, FIRST, "x", [Done(), Pass()])
    assert next(flow).moves == [Done(), Pass()]
    with pytest.raises(StopIteration) as end:
        flow.send(Pass())
    assert end.value.value == Pass()


# Reasons


def test_a_refusal_has_the_reason_of_its_question_with_the_rule():
    match = caravan()
    missing = next(card for card in range(12) if card not in match.state.hands[0])
    assert match.why(f"show {missing}") == f"Ana does not hold {missing}. [Caravan 1.2]"


def test_without_a_reason_of_its_own_a_question_says_what_answers_it():
    match = caravan("greet 2")
    assert match.why("walk 1") == "this question is answered by: nod."
    assert caravan().why("greet 1") == "it is not possible here."


def test_an_offered_move_has_no_reason_against_it():
    match = caravan()
    for move in match.ask.moves:
        assert match.why(move) is None


def test_every_move_of_the_vocabulary_is_offered_or_has_a_reason():
    for match in (caravan(), caravan("eat"), caravan("greet 2")):
        for move in match.game.vocabulary:
            assert (match.why(move) is None) == (move in match.ask.moves)


# Forced answers


def one_step(table):
    seat = Seat(len(table.state.taken) % 2)
    yield table.ask(seat, "forced", [Pass()])
    yield table.ask(seat, "free", [Walk(1), Walk(2)])
    table.state.taken.append(seat)


def test_a_question_with_one_answer_is_not_asked_and_left_out_of_the_record():
    match = begin(small(one_step))
    while match.ask:
        assert match.ask.prompt == "free"
        match.play("walk 1")
    assert [notation for _, notation in match.record.moves] == ["walk 1"] * 3


def test_phases_without_questions_are_passed_through():
    def quiet(table):
        table.state.taken.append(9)
        yield from ()

    def phase(state):
        return None if len(state.taken) >= 4 else "quiet" if len(state.taken) % 2 == 0 else "turn"

    match = begin(small(one_step, phase=phase, phases={"quiet": quiet, "turn": one_step}))
    assert (match.phase, match.state.taken) == ("turn", [9])
    match.play("walk 1")
    assert match.state.taken == [9, 1, 9]
    match.play("walk 1")
    assert match.ask is None


def test_a_match_can_be_over_before_it_begins():
    match = begin(small(one_step, limit=0))
    assert match.ask is None
    with pytest.raises(RuleViolation, match="The match is over"):
        match.play("walk 1")


# Phases that misbehave


def never_asks(table):
    yield from ()


def asks_one_thing_forever(table):
    while True:
        yield table.ask(FIRST, "forced", [Pass()])


def offers_nothing(table):
    yield table.ask(FIRST, "impossible", [])


def divides_by_zero(table):
    yield table.ask(FIRST, "forced", [Pass()])
    table.state.taken.append(1 // 0)


def asks_nonsense(table):
    yield "what?"


def is_no_generator(table):
    return None


@pytest.mark.parametrize(
    ("turn", "fault"),
    [
        (never_asks, "'small' repeats phase 'turn' without a question"),
        (asks_one_thing_forever, "'small' forces answers without end in phase 'turn'"),
        (offers_nothing, "'small' asks 'impossible' and offers no move"),
        (
            divides_by_zero,
            "'small' failed in its phase 'turn' (test_asks.py, line 147)",
        ),
        (asks_nonsense, "'small' failed in its phase 'turn', at the beginning: AttributeError"),
        (is_no_generator, "'small': its phase 'turn' is no generator: it never yields"),
    ],
)
def test_a_phase_that_misbehaves_is_named_with_its_game(turn, fault):
    with pytest.raises(PluginError) as error:
        begin(small(turn))
    assert fault in str(error.value)


@pytest.mark.parametrize("broken", [never_asks, offers_nothing, divides_by_zero, asks_nonsense, is_no_generator])
def test_a_move_on_which_the_rules_fail_leaves_everything_as_it_was(broken):
    def turn(table):
        table.begin_turn(FIRST)
        yield table.ask(FIRST, "again", [Walk(1), Done()])
        if (yield table.ask(FIRST, "fail?", [Nod(True), Nod(False)])).friendly:
            table.roll()
            table.state.taken.append(100)
            yield from broken(table) or ()
        table.state.taken.append(0)

    def fail_at_rest(state):
        return "broken" if 100 in state.taken else None if len(state.taken) > 2 else "turn"

    match = begin(small(turn, phase=fail_at_rest, phases={"turn": turn, "broken": broken}))
    for move in ("walk 1", "nod no", "walk 1"):
        match.play(move)
    before = snapshot(match)

    with pytest.raises(PluginError, match="'small'"):
        match.play("nod yes")

    assert snapshot(match) == before
    match.play("nod no")
    assert match.state.taken == [0, 0]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"phase": lambda state: "lunch"}, "'small' failed in its phase 'lunch', at the beginning: KeyError: 'lunch'"),
        (
            {"phase": lambda state: state.nothing},
            "'small' failed in its phase (test_asks.py, line 210)",
        ),
        ({"setup": lambda seats, dice, box: 1 // 0}, "ZeroDivisionError"),
        ({"setup": lambda seats, dice, box: None}, "'small' failed in its setup"),
    ],
)
def test_a_game_that_fails_between_phases_is_named(change, fault):
    with pytest.raises(PluginError) as error:
        begin(small(one_step, **change))
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("field", "fault"),
    [
        ({"name": "Two Words"}, "a name is one lower-case word, got 'Two Words'"),
        ({"seats": (3, 2)}, r"seats are \(fewest, most\), got \(3, 2\)"),
        ({"state": dict}, "expected a State class, got <class 'dict'>"),
        ({"phases": {}}, "expected at least one phase"),
    ],
)
def test_a_game_that_is_put_together_wrong_is_named(field, fault):
    with pytest.raises(PluginError, match=fault):
        small(one_step, **field)
