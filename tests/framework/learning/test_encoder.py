"""A view becomes numbers: as many for every table, own side first, and nothing that is hidden."""

from typing import Annotated, Any

import darbar
import numpy as np
import pytest
from darbar import Piece, Seat, State
from darbar.core.data import word
from darbar.core.meanings import Aside, Bits, BySeat, OneOf, Owner, UpTo
from darbar.errors import PluginError
from darbar.learning.encoder import Encoder, Layout, encoder, layout_of
from darbar.learning.reading import Outline, Sheet
from darbar.learning.shapes import Flags, Heap, Held, Holder, Index, Maybe, Name, Nothing, Number, Record, Row, Sides
from darbar.learning.survey import shape_of
from toys import Mood

EVERY_GAME = pytest.mark.parametrize("game", sorted(darbar.games()))


def named(encodes: Encoder, vector: Any) -> dict[str, float]:
    return {name: float(number) for name, number in zip(encodes.names, vector, strict=True) if number}


def played(game: str, seats: int, answers: int) -> darbar.Match[Any]:
    match = darbar.new(game, seats, seed=7)
    for place in range(answers):
        if match.ask is not None:
            match.play(match.ask.moves[place % len(match.ask.moves)])
    return match


@EVERY_GAME
def test_every_table_of_a_game_becomes_as_many_numbers(game: str):
    encodes = encoder(darbar.games()[game])
    fewest, most = encodes.game.seats

    vectors = [encodes.observe(played(game, count, 60), Seat(count - 1)) for count in range(fewest, most + 1)]

    assert {len(vector) for vector in vectors} == {encodes.size} == {len(encodes.names)}
    assert len(set(encodes.names)) == encodes.size
    assert all(vector.dtype == np.float32 and np.isfinite(vector).all() for vector in vectors)


@EVERY_GAME
def test_a_layout_is_the_same_whenever_it_is_made(game: str):
    played = darbar.games()[game]

    assert layout_of(played).version == layout_of(played.change()).version


def test_the_side_of_the_seat_that_looks_comes_first():
    match = played("bazaar", 3, 40)
    encodes = encoder(match.game)

    for seat in range(3):
        seen = named(encodes, encodes.observe(match, Seat(seat)))
        assert seen["side 0: players.coins"] * 1.0 == pytest.approx(
            match.state.players[seat].coins / _scale(encodes, "players.coins")
        )
        assert seen["3 seats"] == 1


def _scale(encodes: Encoder, name: str) -> float:
    return next(column.scale for column in encodes._outline.sides if column.name == name)


def test_seats_that_nobody_sits_on_are_zeros():
    match = played("bazaar", 2, 40)
    encodes = encoder(match.game)

    seen = named(encodes, encodes.observe(match, Seat(0)))

    assert seen["side 0: here"] == seen["side 1: here"] == 1
    assert [name for name in seen if name.startswith(("side 2", "side 3", "side 4"))] == []


def test_a_mark_is_told_to_its_own_side():
    match = darbar.new("tictactoe", seed=1)
    match.play("mark b2")
    encodes = encoder(match.game)

    assert "side 0: cells[4] own" in named(encodes, encodes.observe(match, Seat(0)))
    assert "side 1: cells[4] own" in named(encodes, encodes.observe(match, Seat(1)))
    assert "side 0: cells[4] own" not in named(encodes, encodes.observe(match, Seat(1)))


def test_the_cards_of_others_are_not_in_it():
    match = darbar.new("hearts", 4, seed=3)
    encodes = encoder(match.game)

    seen = named(encodes, encodes.observe(match, Seat(2)))

    held = [name for name in seen if "hands" in name]
    assert len([name for name in held if name.startswith("side 0")]) == 13
    assert [name for name in held if not name.startswith("side 0")] == []


def test_what_a_game_adds_stands_at_the_end_of_each_side():
    game = darbar.games()["bazaar"].change(features=lambda view, seat: [seat / 8, 0.5])
    encodes = Encoder(game, layout_of(game))

    vector = named(encodes, encodes.vector(game.view(darbar.new(game, 3, 1).state, Seat(1)), Seat(1), 3))

    assert [vector.get(f"side {step}: feature 0", 0.0) for step in range(3)] == [0.125, 0.25, 0.0]
    assert [vector[f"side {step}: feature 1"] for step in range(3)] == [0.5] * 3


def test_features_that_fail_are_told_with_the_name_of_the_game():
    game = darbar.games()["bazaar"].change(features=lambda view, seat: [view.pearls])

    with pytest.raises(PluginError, match=r"'bazaar'.*features"):
        layout_of(game)


def test_a_state_that_is_not_what_its_layout_says_is_a_fault_that_names_the_game():
    bazaar, tictactoe = darbar.games()["bazaar"], darbar.games()["tictactoe"]
    layout = layout_of(bazaar)

    with pytest.raises(PluginError, match="not what its layout says"):
        Encoder(tictactoe, Layout("tictactoe", layout.shape, layout.types)).observe(darbar.new(tictactoe), Seat(0))


# From types to shapes


class Stall(Piece):
    owner: Seat
    lanterns: int = 1


class Market(State):
    coins: list[int]
    cells: list[Owner]
    stalls: list[Stall]
    queue: list[Seat]
    cards: list[int]
    covers: Annotated[int, Bits(3)]
    fashion: Annotated[int, OneOf(4)]
    by_seat: Annotated[list[int], BySeat()]
    column: Annotated[list[Owner], UpTo(2)]
    secret: Annotated[int, Aside()]
    mood: Mood
    left: int | None = None
    word: str = ""


def market(seats: int, **other: Any) -> Market:
    plain: dict[str, Any] = {
        "coins": [4] * seats,
        "cells": [-1, 1, -2],
        "stalls": [Stall(Seat(1), 2)],
        "queue": [Seat(0), Seat(0)],
        "cards": [2, 0, 2],
        "covers": 5,
        "fashion": 3,
        "by_seat": [-1] * seats,
        "column": [0],
        "secret": 9,
        "mood": Mood.WARM,
    }
    return Market(**(plain | other))


SEEN = [(market(2), 2), (market(2, stalls=[], queue=[], cards=[5]), 2), (market(3), 3)]


def test_types_and_samples_say_what_a_state_becomes():
    shape = shape_of(Market, SEEN)

    assert isinstance(shape, Record)
    assert shape.fields == {
        "coins": Sides(Number(4.0)),
        "cells": Row(3, Holder((-2,))),
        "stalls": Held(Record({"lanterns": Number(2.0)}), "owner", 1.0),
        "queue": Held(Nothing(), "", 2.0),
        "cards": Heap(Index(6), 3.0),
        "covers": Flags(3),
        "fashion": Index(4),
        "by_seat": Sides(Number(1.0, hidden=True)),
        "column": Row(2, Holder()),
        "mood": Name(tuple(map(word, Mood))),
        "left": Maybe(Number()),
        "turn": Number(),
    }


def written(state: Market, seats: int) -> tuple[dict[str, float], list[dict[str, float]], dict[str, int]]:
    outline, sheet = Outline(shape_of(Market, SEEN), 3), Sheet(seats)
    outline.write(state, sheet)
    table = dict(zip([column.name for column in outline.table], sheet.table, strict=True))
    sides = [dict(zip([column.name for column in outline.sides], side, strict=True)) for side in sheet.sides]
    return table, sides, dict(zip(outline.holders, sheet.holders, strict=True))


def test_a_state_is_written_down_by_table_side_and_holder():
    table, sides, holders = written(market(2), 2)

    assert (table["cards count"], table["cards sum 2"], table["cards sum 0"], table["cards sum 1"]) == (3, 2, 1, 0)
    assert [table[f"covers {bit}"] for bit in range(3)] == [1, 0, 1]
    assert [table[f"fashion {number}"] for number in range(4)] == [0, 0, 0, 1]
    assert (table["left?"], table["left"]) == (0, 0)
    assert [(side["coins"], side["by_seat"], side["by_seat hidden"]) for side in sides] == [(4, 0, 1)] * 2
    assert [(side["queue own count"], side["stalls own count"]) for side in sides] == [(2, 0), (0, 1)]
    assert [side["stalls own sum.lanterns"] for side in sides] == [0, 2]
    assert holders == {"cells[0]": -1, "cells[1]": 1, "cells[2]": -2, "column[0]": 0, "column[1]": -1}


def test_lists_that_are_longer_and_numbers_that_are_larger_than_ever_seen_change_no_length():
    usual = written(market(2), 2)
    strange = written(market(2, cells=[0] * 9, cards=[77, -3], column=[1] * 5, fashion=12, covers=255, left=3), 2)

    assert [len(part) for part in (strange[0], *strange[1], strange[2])] == [
        len(part) for part in (usual[0], *usual[1], usual[2])
    ]
    assert strange[0]["cards count"] == 2
    assert sum(strange[0][f"fashion {number}"] for number in range(4)) == 0
