"""A chair is a chair: nothing that is done with what it hands out, and nothing that is played from it, is a cheat."""

from contextlib import suppress
from functools import cached_property
from typing import Any

import pytest
from darbar import Event, PluginError, RuleViolation, Seat, UndoRefused
from toys import CARAVAN, CaravanBox, Dish, Done, Drink, Mood, Nod, Show, Walk, begin, caravan, small, snapshot

ANA, BEN = Seat(0), Seat(1)
AGREED: dict[str, Any] = {
    "options": {"rounds": 4},
    "rulings": {"leftovers": "lost"},
    "components": {"dishes": {"dates": {"filling": 3}}},
}


# What is handed out


def test_a_chair_stays_at_its_seat():
    chair = caravan().chair(ANA)
    with pytest.raises(AttributeError):
        chair.seat = BEN
    assert chair.seat == ANA
    assert chair.view.hands[BEN] == [-1, -1]


def cross_out_moves(chair):
    chair.ask.moves.clear()


def put_another_move_in(chair):
    chair.ask.moves[0] = Walk(9)


def ask_somebody_else(chair):
    chair.ask.seat = BEN


def change_names(chair):
    chair.names[0] = "Eve"


def change_options(chair):
    chair.options["rounds"] = 1


def change_rulings(chair):
    chair.rulings.clear()


def change_the_view(chair):
    chair.view.coins[ANA] = 99
    chair.view.hands.clear()


def forget_the_past(chair):
    chair.past.clear()
    chair.events.clear()


def change_points(chair):
    chair.standings()[0].lines["miles"] = 99


def change_the_header_of_an_imagined_match(chair):
    header = chair.imagine(1).header
    header.names[0] = "Eve"
    header.options["rounds"] = 1
    header.rulings.clear()
    header.components["dishes"]["dates"]["filling"] = 9


def play_an_imagined_match(chair):
    world = chair.imagine(1)
    world.play("walk 3")
    world.state.coins[ANA] = 99


def change_the_rulings_of_the_box(chair):
    chair.view.box.rulings = CARAVAN.pack().rulings


def take_the_options_out_of_the_box(chair):
    del chair.view.box.options


def change_a_row_of_the_box(chair):
    chair.view.box.components.dishes[0].filling = 9


def replace_a_phase(chair):
    chair.game.phases["turn"] = lambda table: iter(())


def replace_the_score(chair):
    chair.game.score = lambda state, seat: 99


def forget_a_kind_of_move(chair):
    chair.game.vocabulary.kinds.clear()


def renumber_the_vocabulary(chair):
    chair.game.vocabulary.size = 1


def renumber_a_kind(chair):
    chair.game.vocabulary.kinds["walk"].first = 7


def stretch_a_field(chair):
    chair.game.vocabulary.kinds["walk"].fields[0].values = (9,)


def change_the_words_of_a_field(chair):
    chair.game.vocabulary.kinds["walk"].fields[0].parsed["9"] = 9


def change_what_a_ruling_means(chair):
    chair.game.rulings[0].readings.clear()


def all_in_words(match):
    """All that a match is and that a chair says, as text, so that no live object is compared with itself."""
    chair = match.chair(ANA)
    vocabulary = chair.game.vocabulary
    words = {tag: [dict(field.parsed) for field in kind.fields] for tag, kind in vocabulary.kinds.items()}
    settled = (chair.names, chair.options, chair.rulings, chair.game.rulings, dict(chair.game.phases), words)
    ask = (chair.ask.seat, chair.ask.prompt, chair.ask.moves)
    seen = (chair.view, chair.events, chair.past, [standing.lines for standing in chair.standings()])
    box = (chair.view.box.options, chair.view.box.rulings, chair.view.box.components)
    numbers = (vocabulary.size, list(map(vocabulary.id, vocabulary)))
    return repr((*settled, *ask, *seen, *box, *numbers, snapshot(match)))


@pytest.mark.parametrize(
    "mischief",
    [
        cross_out_moves,
        put_another_move_in,
        ask_somebody_else,
        change_names,
        change_options,
        change_rulings,
        change_the_view,
        forget_the_past,
        change_points,
        change_the_header_of_an_imagined_match,
        play_an_imagined_match,
        change_the_rulings_of_the_box,
        take_the_options_out_of_the_box,
        change_a_row_of_the_box,
        replace_a_phase,
        replace_the_score,
        forget_a_kind_of_move,
        renumber_the_vocabulary,
        renumber_a_kind,
        stretch_a_field,
        change_the_words_of_a_field,
        change_what_a_ruling_means,
    ],
    ids=lambda mischief: mischief.__name__.replace("_", " "),
)
def test_nothing_in_the_match_changes_when_somebody_tries_to(mischief):
    match = caravan("walk 1", "draw", **AGREED)
    before = all_in_words(match)
    with suppress(AttributeError, TypeError):
        mischief(match.chair(ANA))
    assert all_in_words(match) == before


def test_the_prompt_of_a_question_is_a_copy_too():
    match = caravan("greet 2")
    match.chair(BEN).ask.prompt.args["seat"] = ANA
    assert match.ask.prompt.args == {"seat": BEN}


def test_a_game_keeps_phases_of_its_own():
    phases = dict(CARAVAN.phases)
    game = CARAVAN.change(phases=phases)
    phases.clear()
    assert list(game.phases) == ["turn"]


def test_phases_that_are_no_mapping_are_named():
    with pytest.raises(PluginError, match="game 'caravan': expected at least one phase"):
        CARAVAN.change(phases=[print])


# The box


class Pantry(CaravanBox):
    """Works something out."""

    @cached_property
    def fillings(self):
        return tuple(dish.filling for dish in self.components.dishes)


def test_a_box_works_things_out_and_nobody_sets_them():
    box = CARAVAN.change(box=Pantry).pack()
    assert box.fillings is box.fillings
    for name in ("fillings", "rulings", "key", "anything"):
        with pytest.raises(AttributeError, match=f"a box stays as it was packed: its '{name}' cannot be set"):
            setattr(box, name, ())
        with pytest.raises(AttributeError, match=f"a box stays as it was packed: its '{name}' cannot be removed"):
            delattr(box, name)
    assert box.fillings == tuple(dish.filling for dish in box.components.dishes)


def test_no_two_boxes_have_one_key_by_chance():
    assert len(CARAVAN.pack().key) * 4 == 128


# Events


class Dealt(Event):
    """{cards} were dealt."""

    cards: Any


def test_an_event_that_holds_a_list_is_given_away_as_a_copy():
    def turn(table):
        table.tell(Dealt, [1, (2, [3])])
        table.tell(Dealt, (4, 5))
        yield table.ask(ANA, "go", [Walk(1), Walk(2)])

    match = begin(small(turn, events=(Dealt,)))
    for holder in (match.chair(ANA), match.chair(ANA).imagine(1), match):
        dealt = holder.events[0].cards
        dealt[1][1].append("a card from the sleeve")
        dealt.clear()
        assert match.chair(BEN).events == [Dealt([1, (2, [3])]), Dealt((4, 5))]


# What is played


class Sly:
    """Says that it is everything."""

    def __eq__(self, other):
        return True

    __hash__ = None


class Angry:
    """Cannot be compared with anything."""

    def __eq__(self, other):
        raise ZeroDivisionError

    def __repr__(self):
        raise ZeroDivisionError

    __hash__ = None


@pytest.mark.parametrize("steps", [True, 1.0, 1, Sly()], ids=["True", "1.0", "1", "sly"])
def test_what_is_equal_to_an_offered_move_stands_for_it_and_stays_outside(steps):
    match = caravan()
    offered = match.ask.moves[0]
    match.play(Walk(steps))
    assert match.moves[0] == offered
    assert type(match.moves[0].steps) is int
    assert match.record.moves == ((ANA, "walk 1"),)
    assert match.state.miles[ANA] == 1
    assert type(match.state.miles[ANA]) is int


@pytest.mark.parametrize(
    "foreign",
    [Sly(), Angry(), Walk(Angry()), Walk([]), Walk(9), Walk("1"), Drink(Dish.DATES), Event, 7, ("walk", 1), b"walk 1"],
    ids=lambda thing: type(thing).__name__,
)
def test_what_is_no_move_of_the_game_is_refused_everywhere(foreign):
    match = caravan("walk 1")
    before = snapshot(match)
    vocabulary = match.game.vocabulary
    for ask in (match.play, match.why, match.chair(ANA).why, vocabulary.id, vocabulary.notation):
        with pytest.raises(RuleViolation, match="no such move"):
            ask(foreign)
    assert snapshot(match) == before


def test_a_move_of_the_game_that_is_not_offered_is_refused():
    match = caravan()
    for unoffered in (Nod(True), Drink(Mood.WARM), Show(next(c for c in range(12) if c not in match.state.hands[ANA]))):
        with pytest.raises(RuleViolation, match="Ana cannot play"):
            match.play(unoffered)
    assert match.moves == []


def test_a_game_that_offers_what_is_not_in_its_vocabulary_is_named_when_that_is_played():
    def turn(table):
        move = yield table.ask(ANA, "go", [Walk(1), Walk(4), Walk([2]), Drink(None)])
        table.state.taken.append(move.steps)

    match = begin(small(turn, events=(Dealt,)))
    before = snapshot(match)
    for stray, name in (
        (Walk(4), r"Walk\(steps=4\)"),
        (Walk([2]), r"Walk\(steps=\[2\]\)"),
        (Drink(None), r"Drink\(mood=None\)"),
    ):
        with pytest.raises(PluginError, match=f"game 'small' offers {name}, which is not in its vocabulary"):
            match.play(stray)
        with pytest.raises(PluginError, match=f"game 'small' offers {name}, which is not in its vocabulary"):
            match.play(next(move for move in match.ask.moves if move == stray))
        assert snapshot(match) == before
    match.play("walk 1")
    assert match.state.taken == [1]


# The end


@pytest.fixture
def over():
    return caravan("walk 1", "done", "done", "done", "walk 2", "done")


@pytest.mark.parametrize("take_back", ["undo", "restart_turn"])
@pytest.mark.parametrize("seat", [None, ANA, BEN])
def test_the_end_is_not_taken_back_once_everyone_has_seen_it(over, take_back, seat):
    before = snapshot(over)
    with pytest.raises(UndoRefused):
        getattr(over, take_back)(seat)
    assert snapshot(over) == before
    assert over.undo_limit(BEN) == len(over.moves)


def test_the_refusal_says_that_everyone_saw_the_end(over):
    for take_back in (over.undo, over.restart_turn):
        with pytest.raises(UndoRefused, match="everyone saw the end of the match"):
            take_back()


def test_practice_goes_back_behind_the_end(over):
    over.undo(force=True)
    assert snapshot(over) == snapshot(caravan("walk 1", "done", "done", "done", "walk 2"))
    over.play(Done())
    over.restart_turn(force=True)
    assert snapshot(over) == snapshot(caravan("walk 1", "done", "done", "done"))


def test_the_view_at_the_end_shows_everything_but_the_dice():
    over = caravan("roll", "done", "done", "done", "done")
    assert over.state.dice
    for seat in (ANA, BEN, None):
        assert over.view(seat).dice == 0
        assert over.view(seat).hands == over.state.hands
