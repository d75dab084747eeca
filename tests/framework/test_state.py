"""State: plain data that is copied, saved and put in place."""

import msgspec
import pytest
from darbar import Piece, State, as_data
from darbar.core.state import copy, decoder, encode, from_json, to_json, transplant
from hypothesis import given
from hypothesis import strategies as st
from toys import Caravan, Mood, caravan


class Inner(Piece):
    """A part."""

    number: int
    more: list[int] = []


class Outer(State):
    """A whole."""

    inner: Inner
    inners: list[Inner] = []
    by_name: dict[str, Inner] = {}
    pair: tuple[int, int] = (0, 0)
    kinds: set[int] = set()
    mood: Mood = Mood.WARM


INNERS = st.builds(Inner, st.integers(0, 9), st.lists(st.integers(0, 9), max_size=3))
OUTERS = st.builds(
    Outer,
    INNERS,
    st.lists(INNERS, max_size=3),
    st.dictionaries(st.sampled_from("abc"), INNERS),
    st.tuples(st.integers(), st.integers()).filter(lambda pair: max(map(abs, pair)) < 2**63),
    st.sets(st.integers(0, 9)),
    st.sampled_from(Mood),
    dice=st.integers(0, 2**64 - 1),
)


@given(OUTERS)
def test_a_state_survives_messagepack_and_json(state):
    assert decoder(Outer).decode(encode(state)) == state
    assert from_json(Outer, to_json(state)) == state


@given(OUTERS)
def test_a_copy_shares_nothing(state):
    before = encode(state)
    twin = copy(state)
    assert twin == state
    twin.inner.more.append(1)
    twin.inners.append(Inner(5))
    twin.by_name["z"] = Inner(5)
    twin.kinds.add(99)
    assert encode(state) == before


def test_a_state_with_its_box_survives_json():
    state = caravan("walk 1", "roll").state
    assert from_json(Caravan, to_json(state)) == state
    assert from_json(Caravan, to_json(state)).box is state.box


def test_a_state_holds_plain_data_only():
    class Odd(State):
        """Not plain."""

        thing: object = None

    with pytest.raises(TypeError, match="a state holds plain data and its box only, not object"):
        encode(Odd(thing=object()))


@given(OUTERS, OUTERS)
def test_a_transplanted_state_is_the_other_in_the_place_of_the_first(target, source):
    wanted = encode(source)
    inner, inners, by_name, more = target.inner, target.inners, target.by_name, target.inner.more
    kept = list(target.inners)
    assert transplant(target, source) is target
    assert encode(target) == wanted
    assert target.inner is inner and target.inners is inners and target.by_name is by_name and inner.more is more
    for old, new in zip(kept, target.inners, strict=False):
        assert old is new


def test_a_state_is_plain_data_with_the_names_of_its_fields():
    state = Outer(Inner(1, [2]), by_name={"a": Inner(3)}, pair=(4, 5), kinds={6}, mood=Mood.COOL)
    assert as_data(state) == {
        "dice": 0,
        "turn": 0,
        "turn_seat": -1,
        "inner": {"number": 1, "more": [2]},
        "inners": [],
        "by_name": {"a": {"number": 3, "more": []}},
        "pair": [4, 5],
        "kinds": [6],
        "mood": "cool",
    }
    table = caravan().state
    assert as_data(table)["box"] == table.box.key
    assert msgspec.json.decode(msgspec.json.encode(as_data(table)))["deck"]["discards"] == []
