"""Anything of a match is plain data with words, for programs that are not written in Python."""

import json
from enum import Enum

import pytest
from darbar import Event, Pass, Seat, as_data, new, text
from darbar.ui.scene import Card, Line, Panel, Scene, Stock, Track
from msgspec import Struct
from toys import Ate, Choose, Dish, Drew, Drink, Greet, Mood, caravan


class Level(Enum):
    """Neither numbers nor strings."""

    LOW_TIDE = (0, 1)
    HIGH_TIDE = (2, 3)


class Flooded(Event):
    """The {levels} came."""

    levels: dict[Level, tuple[Dish, ...]]


def test_a_move_is_its_tag_and_its_fields_with_words_for_members():
    assert as_data(Choose(Dish.RED_CURRY)) == {"move": "choose", "dish": "red-curry"}
    assert as_data([Drink(None), Greet(Seat(1))]) == [{"move": "drink", "mood": None}, {"move": "greet", "whom": 1}]


def test_an_event_is_its_tag_and_its_fields_with_words_for_members():
    assert as_data(Ate(Seat(0), Dish.DATES)) == {"event": "ate", "seat": 0, "dish": "dates"}
    assert as_data(Drew(Seat(0), 3).seen_by(Seat(1))) == {"event": "drew", "seat": 0, "card": None}
    assert as_data(Flooded({Level.LOW_TIDE: (Dish.DATES, Dish.RED_CURRY)})) == {
        "event": "flooded",
        "levels": {"low-tide": ["dates", "red-curry"]},
    }


def test_an_ask_is_its_seat_its_prompt_and_its_moves_without_its_reasons():
    assert list(as_data(caravan().ask)) == ["seat", "prompt", "moves", "always", "free"]
    asked = caravan("greet 2").ask
    assert as_data(asked) == {
        "seat": 1,
        "prompt": {"key": "greeted", "args": {"seat": 1}},
        "moves": [{"move": "nod", "friendly": False}, {"move": "nod", "friendly": True}],
        "always": False,
        "free": [],
    }


def test_a_scene_names_the_kinds_of_its_parts():
    meal = Line(text("line-meal", dish=Dish.RED_CURRY, moods=[Mood.WARM]))
    scene = Scene((Panel("inn", "panel-inn", (meal, Track("Fame", 2, (0,), {1: "A prize"}))),))
    (panel,) = as_data(scene)["panels"]
    assert (panel["type"], panel["key"], panel["owner"]) == ("panel", "inn", None)
    line, track = panel["parts"]
    assert line["type"] == "line"
    assert line["label"] == {"key": "line-meal", "args": {"dish": "red-curry", "moods": ["warm"]}}
    assert (track["type"], track["markers"], track["steps"]) == ("track", [0], {"1": "A prize"})


@pytest.mark.parametrize("game", ["agra", "alrashid", "bazaar", "rajas", "tajmahal", "tictactoe"])
def test_all_that_a_chair_has_can_be_written_as_json(game):
    match = new(game, seed=3)
    chair = match.chair(match.ask.seat)
    for thing in (chair.ask, chair.view, chair.scene, chair.events, chair.standings(), match.header):
        assert json.loads(json.dumps(as_data(thing))) == as_data(thing)


def test_parts_of_a_scene_may_be_told_alone():
    assert as_data(Card("card-shell", face_down=True))["face_down"] is True
    assert as_data(Stock("goods", ()))["items"] == []


def test_what_is_no_plain_data_is_refused():
    class Strange(Struct):
        """It holds anything."""

        thing: object

    with pytest.raises(TypeError, match="this is no plain data: object"):
        as_data(Strange(object()))
    assert as_data(Strange(Pass())) == {"thing": {"move": "pass"}}
