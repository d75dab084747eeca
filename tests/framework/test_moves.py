"""A move is declared once: notation, parser, JSON and ids follow from its fields."""

from enum import Enum
from typing import Annotated, Literal

import darbar
import pytest
from darbar import Move, PluginError, RuleViolation, Seat, Way
from darbar.core.moves import Vocabulary, targets, to_json
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta
from toys import CARAVAN, Choose, Dish, Drink, Greet, Mood, Nod, Walk

WORDS = CARAVAN.vocabulary
GAMES = [CARAVAN, *darbar.games().values()]


class SellLantern(Move):
    """Sell."""


class Buy(Move, tag="purchase"):
    """Buy."""


@pytest.mark.parametrize(
    ("move", "notation"),
    [
        (Walk(3), "walk 3"),
        (Nod(True), "nod yes"),
        (Nod(False), "nod no"),
        (Greet(Seat(1)), "greet 2"),
        (Choose(Dish.RED_CURRY), "choose red-curry"),
        (Drink(Mood.WARM), "drink warm"),
        (Drink(None), "drink -"),
    ],
)
def test_notation_is_the_tag_and_a_word_for_each_field(move, notation):
    assert str(move) == WORDS.notation(move) == notation
    assert WORDS.parse(notation) == move


def test_a_number_that_stands_for_a_member_is_written_as_the_member():
    assert str(Choose(1)) == WORDS.notation(Choose(1)) == "choose red-curry"
    assert f"{Nod(1)}, {Drink(None)}" == "nod yes, drink -"


def test_the_tag_is_the_name_of_the_class_unless_it_has_its_own():
    vocabulary = Vocabulary([SellLantern, Buy], 2)
    assert list(vocabulary.kinds) == ["sell-lantern", "purchase"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_move_of_a_vocabulary_survives_notation_json_and_its_id(game):
    vocabulary = game.vocabulary
    for number, move in enumerate(vocabulary):
        assert vocabulary.id(move) == number
        assert vocabulary.move(number) == move
        assert vocabulary.parse(str(move)) == move
        assert vocabulary.from_json(to_json(move)) == move
        assert move in vocabulary
    assert number == vocabulary.size - 1


def test_a_seat_is_one_of_the_most_that_can_play():
    assert [WORDS.notation(move) for move in WORDS if isinstance(move, Greet)] == [f"greet {n}" for n in (1, 2, 3, 4)]


def test_writing_is_forgiven_capitals_and_spaces():
    assert WORDS.parse("  Choose   RED-curry ") == Choose(Dish.RED_CURRY)


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("wakl 3", "There is no move called 'wakl'. Did you mean walk?"),
        ("", "There is no move called ''."),
        ("walk 4", "There is no steps for 'walk' called '4'. Did you mean 1 or 2 or 3?"),
        ("choose red-cury", "There is no dish for 'choose' called 'red-cury'. Did you mean red-curry?"),
        ("walk", "'walk' takes 1 words, not 0: write 'walk STEPS'."),
        ("done now", "'done' takes 0 words, not 1: write 'done'."),
    ],
)
def test_what_stands_for_no_move_is_refused_with_its_neighbours(written, sentence):
    with pytest.raises(RuleViolation) as refused:
        WORDS.parse(written)
    assert str(refused.value).startswith(sentence)


@given(st.text())
def test_any_text_is_a_move_or_is_refused(written):
    try:
        move = WORDS.parse(written)
    except RuleViolation:
        return
    assert move in WORDS


def test_json_has_words_for_members_and_reads_them():
    assert to_json(Choose(Dish.RED_CURRY)) == b'{"move":"choose","dish":"red-curry"}'
    assert to_json(Drink(None)) == b'{"move":"drink","mood":null}'
    assert WORDS.from_json('{"move": "choose", "dish": "red-curry", "more": [1]}') == Choose(Dish.RED_CURRY)


@pytest.mark.parametrize(
    ("data", "move"),
    [
        ('{"move": "choose", "dish": 1}', Choose(Dish.RED_CURRY)),
        ('{"move": "drink", "mood": "cool"}', Drink(Mood.COOL)),
        ('{"move": "greet", "whom": 1}', Greet(Seat(1))),
    ],
)
def test_json_with_the_values_of_the_code_is_read_as_well(data, move):
    assert WORDS.from_json(data) == move


def test_json_may_leave_out_what_has_a_default():
    class Wait(Move):
        """Wait {long}."""

        long: bool = True

    assert Vocabulary([Wait], 2).from_json('{"move": "wait"}') == Wait(True)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ('{"move": "chose"}', "There is no move called 'chose'. Did you mean choose?"),
        ('{"move": "choose", "dish": "curry"}', "There is no dish for 'choose' called 'curry'. Did you mean "),
        ('{"move": "choose", "dish": 2}', "There is no dish for 'choose' called '2'. Did you mean "),
        ('{"move": "choose", "dish": true}', "There is no dish for 'choose' called 'true'."),
        ('{"move": "choose"}', "This is not a move in JSON: Missing required argument 'dish'."),
        ('{"move": ["choose"]}', "This is not a move in JSON: it has no word called 'move'."),
    ],
)
def test_json_with_unknown_words_is_refused_with_their_neighbours(data, sentence):
    with pytest.raises(RuleViolation) as refused:
        WORDS.from_json(data)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    "data",
    [
        "[]",
        "{",
        b"\xff\xfe",
        "\ud800",
        '{"move": "fly"}',
        '{"move": "walk", "steps": 4}',
        '{"move": "walk", "steps": "x"}',
        '{"move": "walk"}',
        '{"move": "greet", "whom": 9}',
        '{"move": "walk", "steps": 1, "x": ' + "[" * 100_000,
        '{"move": "walk", "steps": ' + "9" * 5000 + "}",
        '{"move": "walk", "steps": ' + "9" * 4000 + "}",
        '{"move": "walk", "steps": ' + "[" * 400 + "]" * 400 + "}",
        '{"move": "' + "w" * 5000 + '"}',
        '{"move": "walk", "steps": "' + "9" * 5000 + '"}',
    ],
)
def test_json_that_holds_no_move_is_refused(data):
    with pytest.raises(RuleViolation) as refused:
        WORDS.from_json(data)
    assert len(str(refused.value)) < 300


def test_ids_outside_the_vocabulary_are_refused():
    for number in (-1, WORDS.size):
        with pytest.raises(RuleViolation, match=f"There is no move number {number}"):
            WORDS.move(number)


def test_a_move_with_a_value_outside_its_domain_is_not_in_the_vocabulary():
    for stranger in (Walk(4), Greet(Seat(4)), Walk([]), SellLantern(), "walk 1", None):
        assert stranger not in WORDS


def test_a_move_points_at_the_parts_of_the_scene_that_it_names():
    assert targets(Choose(Dish.RED_CURRY)) == ["dish-red-curry"]
    assert targets(Walk(1)) == []


class Heading(Way, Enum):
    LEFT = "left"


class Turn(Move):
    """Turn the {dish} {heading}."""

    dish: Dish
    heading: Heading


def test_a_way_of_doing_something_is_written_like_a_thing_and_points_at_none():
    turn, vocabulary = Turn(Dish.RED_CURRY, Heading.LEFT), Vocabulary([Turn], seats=2)
    assert targets(turn) == ["dish-red-curry"]
    assert vocabulary.parse("turn red-curry left") == vocabulary.from_json(to_json(turn)) == turn


@pytest.mark.parametrize("endless", [int, str, float, list[int], Annotated[int, Meta(ge=0)], Literal["a"]])
def test_a_field_that_is_not_finite_is_named(endless):
    class Endless(Move):
        """Go on."""

        amount: endless

    Endless.__annotations__["amount"] = endless
    with pytest.raises(PluginError, match=r"the field 'amount' of the move Endless is not finite: .* got "):
        Vocabulary([Endless], 2)


def test_two_kinds_with_one_tag_are_named():
    class Other(Move, tag="purchase"):
        """Buy something else."""

    with pytest.raises(PluginError, match="two kinds of move are called 'purchase'"):
        Vocabulary([Buy, Other], 2)


@pytest.mark.parametrize("values", [("a_b", "a-b"), ("two words", "one"), ("", "one"), ("1.5", "2.5")])
def test_values_that_notation_cannot_tell_apart_are_named(values):
    class Blurred(Move):
        """Say it."""

        how: Enum("How", dict(zip("AB", values, strict=True)))

    with pytest.raises(PluginError, match=r"the field 'how' of the move Blurred .* words"):
        Vocabulary([Blurred], 2)


def test_nobody_reaches_what_a_vocabulary_keeps_for_itself():
    vocabulary = CARAVAN.vocabulary
    public = {name for name in dir(vocabulary) if not name.startswith("_")}
    assert public == {"from_json", "id", "is_own", "kinds", "move", "notation", "own", "parse", "size"}
    with pytest.raises(TypeError):
        vocabulary.kinds["walk"] = None
