"""The box: options, rulings and components, and a clear sentence for every wrong choice."""

from typing import Any

import pytest
from darbar import Box, Options, PluginError, RecordError
from darbar.core.box import changed_settings, load_components, read_changes, settings
from darbar.errors import UnknownName
from toys import CARAVAN, Caravan, CaravanBox, CaravanComponents, CaravanOptions, DishRow, Mood, caravan


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


# Faults of game writers


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
