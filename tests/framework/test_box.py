"""The box: options, rulings and components, and a clear sentence for every wrong choice."""

from typing import Annotated, Any

import darbar
import pytest
from darbar import Box, Choice, Options, PluginError, RecordError, Rulings, Score, State
from darbar.core.box import load_components, misnamed, read_changes
from darbar.core.settings import changed_settings, settings
from darbar.errors import UnknownName
from msgspec import Meta
from toys import CARAVAN, Caravan, CaravanBox, CaravanComponents, CaravanOptions, DishRow, Mood, begin, caravan


def test_options_and_rulings_are_listed_with_values_defaults_and_meanings():
    rounds, mood, meals = CARAVAN.options
    assert (rounds.name, rounds.values, rounds.default) == ("rounds", (1, 2, 4), 2)
    assert rounds.about == "How often everyone has a turn."
    assert (mood.values, mood.default, meals.values) == (("warm", "cool"), "warm", (False, True))
    (leftovers,) = CARAVAN.rulings
    assert (leftovers.default, leftovers.rule, leftovers.reason) == ("kept", "3", "It is kinder.")
    assert leftovers.readings == {"kept": "They count.", "lost": "They do not."}


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        ({"rounds": 4}, "rounds", 4),
        ({"rounds": "4"}, "rounds", 4),
        ({"Mood": "COOL"}, "mood", Mood.COOL),
        ({"mood": Mood.COOL}, "mood", Mood.COOL),
        ({"meals": False}, "meals", False),
        ({"meals": "no"}, "meals", False),
    ],
)
def test_a_choice_is_understood_as_a_value_or_as_its_word(given, field, value):
    assert getattr(CARAVAN.pack(given).options, field) == value


@pytest.mark.parametrize(
    ("choices", "sentence"),
    [
        ({"options": {"round": 1}}, "There is no option called 'round'. Did you mean rounds?"),
        ({"options": {"rounds": 3}}, "option rounds cannot be 3: choose one of 1, 2, 4"),
        ({"options": {"rounds": True}}, "option rounds cannot be True: choose one of 1, 2, 4"),
        ({"options": {"rounds": None}}, "option rounds cannot be None"),
        ({"options": {"mood": "hot"}}, "option mood cannot be 'hot': choose one of warm, cool"),
        ({"options": {"meals": 1}}, "option meals cannot be 1: choose one of no, yes"),
        ({"rulings": {"leftover": "kept"}}, "There is no ruling called 'leftover'. Did you mean leftovers?"),
        ({"rulings": {"leftovers": ""}}, "ruling leftovers cannot be '': choose one of kept, lost"),
        ({"components": {"dish": {}}}, "There is no component table called 'dish'. Did you mean dishes?"),
        ({"components": {"dishes": {"date": {}}}}, "no row in the table dishes called 'date'. Did you mean dates?"),
        ({"components": {"dishes": 5}}, "changed components are fields by row by table: Expected `object`, got `int`"),
        ({"components": {"dishes": {"dates": []}}}, "changed components are fields by row by table: Expected"),
        ({"components": {"dishes": {"dates": {"filling": -1}}}}, "component table dishes, row 'dates': Expected `int`"),
        ({"components": {"dishes": {"dates": {"id": "x"}}}}, "row 'dates': the id of a row cannot be changed"),
        ({"components": {"dishes": {"dates": {"filling": 30}}}}, "do not fit together: dishes fill more than 20"),
    ],
)
def test_a_wrong_choice_is_named(choices, sentence):
    with pytest.raises((RecordError, UnknownName)) as refused:
        CARAVAN.pack(**choices)
    assert sentence in str(refused.value)


def test_components_come_with_their_sources():
    dishes = CARAVAN.pack().components.dishes
    assert dishes == (
        DishRow(id="dates", filling=1, source="rules p. 2"),
        DishRow(id="red-curry", filling=3, hot=True, source="assumed"),
    )


def test_a_changed_row_replaces_only_what_it_names_and_is_played_by():
    changes = {"dishes": {"dates": {"filling": 7, "source": "my box"}}}
    dates, curry = CARAVAN.pack(components=changes).components.dishes
    assert (dates.filling, dates.hot, dates.source, curry.filling) == (7, False, "my box", 3)
    match = caravan("eat", "choose dates", components=changes)
    assert match.state.miles == [7, 0]


def test_a_ruling_changes_the_match():
    for ruling, points in (("kept", True), ("lost", False)):
        match = caravan("roll", "done", "done", "done", "done", rulings={"leftovers": ruling})
        assert bool(match.standings()[0].points) == points


def test_only_what_differs_from_the_defaults_is_recorded():
    box = CARAVAN.pack({"rounds": 2, "mood": "cool"})
    assert changed_settings(box.options) == {"mood": "cool"}


def test_a_state_holds_the_key_of_its_box_and_shares_the_box():
    match = caravan()
    assert match.fork().state.box is match.state.box
    assert CARAVAN.pack({"rounds": 4}) is CARAVAN.pack({"rounds": "4"})
    assert CARAVAN.pack({"rounds": 4}).key != CARAVAN.pack().key


def test_boxes_of_two_games_are_never_taken_for_each_other():
    class Twin(CaravanBox):
        """Looks the same."""

    Twin.__qualname__ = CaravanBox.__qualname__
    assert type(CaravanBox.pack("toys")) is CaravanBox
    assert type(Twin.pack("toys")) is Twin


def test_a_state_of_an_unknown_box_is_refused():
    with pytest.raises(RecordError, match="belongs to a box that is not packed here: 'nothing'"):
        Box.decode(Caravan, "nothing")


# Texts


def fault_of(opening):
    """Openings are squares."""
    if opening == "crash":
        raise ZeroDivisionError("no board")
    return None if all(len(square) == 2 for square in opening.split()) else "every square has a letter and a digit"


class ChessOptions(Options):
    """One text with a check, one without."""

    opening: Annotated[str, Meta(max_length=20), Choice("The first moves.", rule="1", check=fault_of)] = "e4"
    first_note: Annotated[str, Meta(max_length=5, min_length=1)] = "none"


class ChessBox(CaravanBox):
    """Caravan with texts."""

    options: ChessOptions


def test_a_text_is_described_by_its_length_and_has_no_values():
    opening, note = settings(ChessOptions)
    assert (opening.name, opening.values, opening.longest, opening.default) == ("opening", (), 20, "e4")
    assert (opening.about, opening.rule) == ("The first moves.", "1")
    assert (note.name, note.values, note.longest) == ("first-note", (), 5)
    assert [setting.longest for setting in CARAVAN.options] == [0, 0, 0]


def test_a_text_is_taken_as_it_is():
    options = ChessBox.pack("toys", {"opening": "e4 E5", "First-Note": "É=“1”"}).options
    assert (options.opening, options.first_note) == ("e4 E5", "É=“1”")
    assert changed_settings(options) == {"opening": "e4 E5", "first-note": "É=“1”"}
    assert ChessBox.pack("toys", {"opening": ""}).options.opening == ""
    assert ChessBox.pack("toys").options.opening == "e4"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"opening": "e4 knight"}, "option opening cannot be 'e4 knight': every square has a letter and a digit"),
        ({"opening": 21 * "e"}, f"option opening cannot be '{21 * 'e'}': it has 21 signs, and 20 is the most"),
        ({"opening": "e4\n"}, r"option opening cannot be 'e4\n': it has signs that cannot be printed"),
        ({"opening": "\x1b2"}, r"option opening cannot be '\x1b2': it has signs that cannot be printed"),
        ({"opening": "\ud800!"}, r"option opening cannot be '\ud800!': it has signs that cannot be printed"),
        ({"opening": 44}, "option opening cannot be 44: it is no text"),
        ({"opening": None}, "option opening cannot be None: it is no text"),
        ({"first-note": ""}, "option first-note cannot be '': Expected `str` of length >= 1"),
    ],
)
def test_a_wrong_text_is_refused_with_the_reason(options, sentence):
    with pytest.raises(RecordError) as refused:
        ChessBox.pack("toys", options)
    assert str(refused.value) == sentence


def test_a_very_long_text_makes_no_long_sentence():
    with pytest.raises(RecordError) as refused:
        ChessBox.pack("toys", {"opening": "e" * 1_000_000})
    assert len(str(refused.value)) < 200


def test_a_check_that_fails_is_the_fault_of_the_game():
    with pytest.raises(PluginError, match=r"the check of option opening failed on 'crash': ZeroDivisionError: no"):
        ChessBox.pack("toys", {"opening": "crash"})


def test_a_text_stands_in_the_record_and_comes_back():
    game = CARAVAN.change(box=ChessBox, setup=lambda seats, dice, box: Steps(box=box), state=Steps)
    game = game.change(phase=lambda state: None, hide=lambda state, seat: None, score=lambda state, seat: Score({}))
    match = begin(game, options={"opening": "e4 “5"})
    again = darbar.load(match.record.dumps(), game=game)
    assert again.state.box.options.opening == "e4 “5"
    wrong = match.record.dumps().replace("“5", "“55")
    with pytest.raises(RecordError, match="option opening cannot be 'e4 “55': every square has"):
        darbar.load(wrong, game=game)


class Steps(State):
    """Nothing but its box."""

    box: ChessBox


# Faults of game writers


@pytest.mark.parametrize(
    ("kind", "hint", "default", "fault"),
    [
        (Options, str, "", "the setting 'text' is a text without a bound: expected a msgspec.Meta"),
        (Options, Annotated[str, Choice("A text.")], "", "the setting 'text' is a text without a bound"),
        (Options, Annotated[str, Meta(max_length=2)], "abc", "the default of the setting 'text' cannot be 'abc'"),
        (Options, Annotated[str, Meta(max_length=9), Choice("", check=fault_of)], "abc", "'abc': every square has"),
        (Rulings, Annotated[str, Meta(max_length=9)], "", "the setting 'text' must be a bool, a Literal or an Enum"),
    ],
)
def test_a_text_that_is_declared_wrong_is_named(kind, hint, default, fault):
    class Declared(kind):
        """One text."""

        text: hint = default

    with pytest.raises(PluginError, match=fault):
        settings(Declared)


def test_a_setting_without_end_is_named():
    class Endless(Options):
        """Too free."""

        size: int = 1

    with pytest.raises(PluginError, match="the setting 'size' must be a bool, a Literal or an Enum, not <class 'int'>"):
        settings(Endless)
    assert [one.name for one in settings(CaravanOptions)] == ["rounds", "mood", "meals"]


@pytest.mark.parametrize(
    ("content", "error", "sentence"),
    [
        (None, PluginError, "has no file data/dishes.toml"),
        ("[[dishes", PluginError, r"data/dishes.toml: expected tables \[\[dishes\]\]"),
        ("[[plates]]", PluginError, r"data/dishes.toml: expected tables \[\[dishes\]\]"),
        ('[[dishes]]\nid = "a"\nfilling = 1', RecordError, "component table dishes, row 'a': Object missing required"),
        ('[[dishes]]\nid="a"\nfilling=1\nsource="s"\n' * 2, PluginError, "component table dishes has two rows 'a'"),
    ],
)
def test_a_wrong_data_file_is_named(tmp_path, monkeypatch, content, error, sentence):
    package = f"box_of_{abs(hash(content))}"
    data = tmp_path / package / "data"
    data.mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    if content is not None:
        (data / "dishes.toml").write_text(content)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(error, match=sentence):
        load_components(CaravanComponents, package, {})


# Files with changed rows


def test_changed_rows_are_read_from_a_file_with_the_shape_of_the_data():
    changes = read_changes(b'[[dishes]]\nid = "dates"\nfilling = 2\nsource = "my box"\n', "mine.toml")
    assert changes == {"dishes": {"dates": {"filling": 2, "source": "my box"}}}


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"\xff", "mine.toml is not a TOML file"),
        (b"[[dishes", "mine.toml is not a TOML file"),
        (b"dishes = 5", r"mine.toml: dishes: expected rows \[\[dishes\]\], each with an id"),
        (b"[dishes]\nid = 'a'", r"mine.toml: dishes: expected rows \[\[dishes\]\], each with an id"),
        (b"[[dishes]]\nfilling = 2", r"mine.toml: dishes: expected rows \[\[dishes\]\], each with an id"),
    ],
)
def test_a_file_that_holds_no_rows_is_refused(content: Any, sentence: str):
    with pytest.raises(RecordError, match=sentence):
        read_changes(content, "mine.toml")


def test_a_table_has_a_row_for_each_member_of_an_enum_in_their_order():
    rows = [DishRow(id=name, source="p. 1", filling=1) for name in ("warm", "cool", "wild")]
    assert list(misnamed(Mood, rows[:2], "mood")) == []
    assert list(misnamed(Mood, rows[1:], "mood")) == [
        "mood 'cool' stands where 'warm' belongs",
        "mood 'wild' stands where 'cool' belongs",
    ]
    assert list(misnamed(Mood, rows, "mood")) == ["there are 2 rows of kind mood, not 3"]
