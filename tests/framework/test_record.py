"""Records: written whole or not at all; read back only when every line of them is right."""

import errno
import json
import os
from pathlib import Path

import darbar
import msgspec
import pytest
from darbar import RecordError
from darbar.match.record import FORMAT, MOST_BYTES, MOST_MOVES, Header, Record, loads
from hypothesis import given
from hypothesis import strategies as st
from toys import CaravanComponents, caravan, snapshot

MOVES = ["mark b2", "mark a1", "mark c3"]


def tictactoe(*moves):
    match = darbar.new("tictactoe", seed=7, names=["Ana", "Ben"])
    for move in moves:
        match.play(move)
    return match


def lines(**changed):
    """A record as lines by name, to be broken."""
    header = {
        "first": f"darbar record {FORMAT}",
        "game": 'game "tictactoe"',
        "rules": 'rules "1"',
        "kernel": 'kernel "0.1"',
        "names": 'names ["Ana","Ben"]',
        "seed": "seed 7",
        "options": "options {}",
        "empty": "",
        "moves": "1 mark b2\n2 mark a1",
        "end": "end 2",
    }
    return "\n".join(line for line in (header | changed).values() if line is not None) + "\n"


def refusal(text):
    with pytest.raises(RecordError) as refused:
        darbar.load(text)
    return short(refused.value)


def loaded(source):
    """The match, or None when it is refused in a short sentence."""
    try:
        return darbar.load(source)
    except RecordError as error:
        return None if short(error) else error


def short(error):
    """The sentence of an error, which anybody can print."""
    assert str(error).isprintable() and len(str(error)) <= 500
    return str(error)


# There and back


def test_a_record_is_a_text_that_people_can_read():
    text = tictactoe("mark b2", "mark a1").record.dumps()
    assert text.splitlines()[0] == "darbar record 1"
    assert 'names ["Ana","Ben"]' in text.splitlines()
    assert text.splitlines()[-3:] == ["1 mark b2", "2 mark a1", "end 2"]


def test_the_unbroken_lines_of_these_tests_load():
    assert snapshot(darbar.load(lines())) == snapshot(darbar.load(lines().encode()))
    assert [notation for _, notation in darbar.load(lines()).record.moves] == ["mark b2", "mark a1"]


def test_a_match_comes_back_from_its_text_its_file_and_its_record(tmp_path):
    match = tictactoe(*MOVES)
    match.record.save(tmp_path / "match.darbar")
    for source in (match.record.dumps(), match.record, tmp_path / "match.darbar"):
        assert snapshot(darbar.load(source)) == snapshot(match)


NAMES = st.text(min_size=1, max_size=40).filter(lambda name: name.isprintable() and name.strip())
VALUES = st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(st.characters(exclude_categories=["Cs"]))


@given(
    names=st.lists(NAMES, min_size=1, max_size=5),
    seed=st.integers(0, 2**64 - 1),
    options=st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), VALUES, max_size=4),
    changes=st.dictionaries(NAMES, st.dictionaries(NAMES, st.dictionaries(NAMES, VALUES)), max_size=2),
)
def test_whatever_a_header_holds_comes_back(names, seed, options, changes):
    header = Header(
        game="g", rules="2", kernel="0", names=names, seed=seed, options=options, rulings=options, components=changes
    )
    record = Record(header, ((0, "walk 1"), (len(names) - 1, "done")))
    assert loads(record.dumps()) == record
    assert loads(record.dumps().encode()) == record


def test_lines_may_end_as_on_windows_and_hold_comments():
    text = lines(moves="# the opening\n1 mark b2\n\n2 mark a1").replace("\n", "\r\n")
    assert len(darbar.load(text).moves) == 2


def test_a_match_without_a_seed_gets_64_bits_from_the_secure_source_of_the_system(monkeypatch):
    wanted = []
    monkeypatch.setattr("secrets.randbits", lambda bits: wanted.append(bits) or 2**bits - 1)
    match = darbar.new("tictactoe")
    assert (wanted, match.header.seed) == ([64], 2**64 - 1)
    assert darbar.load(match.record.dumps()).header.seed == 2**64 - 1


def test_no_two_matches_have_the_same_seed():
    seeds = {darbar.new("tictactoe").header.seed for _ in range(50)}
    assert len(seeds) == 50
    assert max(seeds) > 2**56


# Opening in the middle


def test_a_long_match_opens_anywhere(toys):
    match = darbar.new("caravan", seats=4, seed=3, options={"rounds": 4})
    while match.ask:
        step = len(match.moves) % 64
        match.play("done" if step == 63 else ("walk 1", "roll", "walk 2")[step % 3])
    assert len(match.moves) == 1024
    text = match.record.dumps()
    for place in (0, 1, 63, 64, 517, 1024):
        opened = darbar.load(text, at=place)
        assert opened.record.moves == match.record.moves[:place]
        for _, notation in match.record.moves[place:]:
            opened.play(notation)
        assert snapshot(opened) == snapshot(match)


@pytest.mark.parametrize("place", [-1, 4])
def test_there_is_no_place_outside_a_record(place):
    with pytest.raises(RecordError, match=f"this record has 3 moves: there is no place {place} in it"):
        darbar.load(tictactoe(*MOVES).record, at=place)


# Writing


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "match.darbar"
    tictactoe("mark b2").record.save(path)
    return path


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("error", "raised"),
    [(OSError(errno.ENOSPC, "No space left on device"), RecordError), (KeyboardInterrupt(), KeyboardInterrupt)],
    ids=["disk full", "interrupted"],
)
def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(saved, monkeypatch, step, error, raised):
    before = saved.read_bytes()

    def fail(*arguments):
        raise error

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(raised) as refused:
        tictactoe(*MOVES).record.save(saved)
    monkeypatch.undo()

    assert saved.read_bytes() == before
    assert os.listdir(saved.parent) == ["match.darbar"]
    if raised is RecordError:
        assert str(refused.value) == f"cannot write {saved}: No space left on device. Nothing was changed there"


def test_text_that_cannot_be_written_leaves_the_old_file_and_nothing_else(saved):
    before = saved.read_bytes()
    match = tictactoe()
    broken = Record(match.header, ((0, "mark \ud800"),))
    with pytest.raises(RecordError, match="cannot write"):
        broken.save(saved)
    assert saved.read_bytes() == before
    assert os.listdir(saved.parent) == ["match.darbar"]


@pytest.mark.parametrize("path", [".", "no/such/folder/m", "m" * 300, "nul\0l"], ids=["folder", "none", "long", "nul"])
def test_a_path_that_cannot_be_written_or_read_is_named(tmp_path, path):
    target = tmp_path / path
    with pytest.raises(RecordError, match="cannot write"):
        tictactoe().record.save(target)
    with pytest.raises(RecordError, match="cannot read"):
        darbar.load(target)
    assert os.listdir(tmp_path) == []


def test_a_folder_that_may_not_be_written_is_named(saved, monkeypatch):
    def refuse(*arguments, **settings):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(RecordError, match=r"Permission denied\. Nothing was changed there"):
        tictactoe().record.save(saved)


# Reading what is broken


def test_every_piece_cut_off_from_a_record_is_missed():
    text = tictactoe(*MOVES).record.dumps().encode()
    for length in range(len(text) - 1):  # the last byte is the end of the last line, without which nothing is lost
        with pytest.raises(RecordError):
            darbar.load(text[:length])
    assert len(darbar.load(text[:-1]).moves) == 3


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"first": ""}, "line 1: expected 'darbar record 1', found ''"),
        ({"first": "GIF89a"}, "line 1: expected 'darbar record 1', found 'GIF89a'"),
        ({"first": "darbar record 2"}, "line 1: this is record format '2'; this Darbar reads format 1"),
        ({"game": None}, "line 6: the header is wrong: Object missing required field `game`"),
        ({"game": 'game "chess"'}, "this record cannot be played: There is no game called 'chess'."),
        ({"game": "game chess"}, "line 2: 'game' needs a JSON value"),
        ({"game": "game"}, "line 2: 'game' needs a JSON value"),
        ({"names": 'names "Ana"'}, "the header is wrong: Expected `array`, got `str` - at `$.names`"),
        ({"names": "names []"}, "a match has 1 to 100 names, not 0"),
        ({"names": f"names {['A'] * 101}".replace("'", '"')}, "a match has 1 to 100 names, not 101"),
        ({"names": 'names ["Ana"]', "moves": "1 mark b2\n1 mark a1"}, "Tic-tac-toe is for 2 players, not 1."),
        ({"names": r'names ["Ana","\u001b[2J"]'}, "a name has 1 to 40 printable characters"),
        ({"names": r'names ["Ana","Be\u0000n"]'}, "a name has 1 to 40 printable characters"),
        ({"names": r'names ["Ana","\u202eneB"]'}, "a name has 1 to 40 printable characters"),
        ({"names": 'names ["Ana",""]'}, "a name has 1 to 40 printable characters"),
        ({"seed": "seed -1"}, "the seed is a number from 0 to 2^64 - 1, not -1"),
        ({"seed": f"seed {2**64}"}, "the seed is a number from 0"),
        ({"seed": f"seed {'9' * 5000}"}, "seed"),
        ({"seed": "seed 1.5"}, "the header is wrong: Expected `int`, got `float` - at `$.seed`"),
        ({"seed": "seed NaN"}, "line 6: 'seed' needs a JSON value"),
        ({"seed": "seed 7\nseed 8"}, "line 7: 'seed' stands here for the second time"),
        ({"options": "options {}\nplot {}"}, "the header is wrong: Object contains unknown field `plot`"),
        ({"options": 'options {"size": []}'}, "the header is wrong: Expected"),
        ({"options": "options " + "[" * 100_000}, "line 7: 'options' needs a JSON value"),
        ({"options": 'components {"a":{"b":{"c":' + "[" * 5000 + "]" * 5000 + "}}}"}, "component"),
        ({"options": 'options {"size": 4}'}, "this record cannot be played: There is no option called 'size'."),
        ({"options": 'rulings {"tie": 4}'}, "this record cannot be played: There is no ruling called 'tie'."),
        ({"options": 'variants ["night"]'}, "There is no variant of Tic-tac-toe called 'night'."),
        ({"options": 'components {"cells": {}}'}, "There is no component table called 'cells'."),
        ({"moves": "mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2 and a move, found 'mark b2'"),
        ({"moves": "0 mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2 and a move, found '0 mark b2'"),
        ({"moves": "3 mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2"),
        ({"moves": "00019 mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2"),
        ({"moves": "9" * 5000 + " mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2"),
        ({"moves": "¹ mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2"),
        ({"moves": "١ mark b2\n2 mark a1"}, "line 9: expected a seat from 1 to 2"),
        ({"moves": "1 mark b2"}, "line 10: the file says it has '2' moves, but there are 1"),
        ({"end": "end"}, "line 11: the file says it has '' moves, but there are 2"),
        ({"end": None}, "the file ends after 2 moves without its last line, 'end'"),
        ({"end": "end 2\n1 mark c3"}, "line 12: there is something after the last line, 'end'"),
        ({"moves": "2 mark b2\n1 mark a1"}, "move 1 of 2 departs from the rules: seat 2, but seat 1 is asked"),
        ({"moves": "1 mark b2\n2 mark b2"}, "move 2 of 2 departs from the rules: 'mark b2': Ben cannot play"),
        ({"moves": "1 mark z9\n2 mark b2"}, "move 1 of 2 departs from the rules: 'mark z9': There is no cell"),
        ({"moves": "1 \0\n2 mark b2"}, "move 1 of 2 departs from the rules"),
    ],
)
def test_what_is_wrong_in_a_record_is_named_with_its_place(changed, sentence):
    assert sentence in refusal(lines(**changed))


def test_a_refused_move_says_what_was_offered():
    told = refusal(lines(moves="1 mark b2\n2 mark b2"))
    assert told.endswith("Offered: mark a1, mark b1, mark c1, mark a2, mark c2, mark a3, mark b3, mark c3")


def test_a_move_after_the_end_of_the_match_is_refused():
    won = "1 mark a1\n2 mark a2\n1 mark b1\n2 mark b2\n1 mark c1\n2 mark c3"
    assert refusal(lines(moves=won, end="end 6")) == (
        "move 6 of 6 departs from the rules: 'mark c3', but the match is over"
    )


def test_a_record_under_other_rules_loads_when_it_replays():
    match = darbar.load(lines(rules='rules "0.3"'))
    assert len(match.moves) == 2
    assert match.header.rules == "0.3"


def test_a_record_under_other_rules_says_where_it_departs():
    told = refusal(lines(rules='rules "0.3"', moves="1 mark b2\n2 mark b2"))
    assert told.startswith(
        "move 2 of 2 departs from the rules (recorded under rules 0.3, these are rules 1): 'mark b2': Ben cannot play"
    )


@pytest.mark.parametrize("content", [b"\xff\xfe\x00d", b"darbar record 1\ngame \xc3\x28\n", bytes(range(256))])
def test_bytes_that_are_no_text_are_refused(content):
    assert refusal(content) in [f"byte {n} is not UTF-8 text: expected a Darbar record" for n in (0, 21, 128)]


def test_a_text_with_half_a_character_is_refused():
    assert refusal(lines(names='names ["Ana","\ud800"]'))


def test_a_file_that_is_too_large_is_refused(tmp_path):
    path = tmp_path / "large"
    with open(path, "wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert refusal(path) == f"{path} is larger than 4096 KiB: no record is"
    assert refusal("x" * (MOST_BYTES + 1)) == "this text is larger than 4096 KiB: no record is"


def test_too_many_moves_are_refused():
    moves = "1 mark b2\n" * (MOST_MOVES + 1)
    assert f"line {MOST_MOVES + 9}: more than {MOST_MOVES} moves" in refusal(lines(moves=moves))


# Absurd headers, all of which would load or hang without a bound


MANY = 100_000


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('variants ["night"' + ',"night"' * 100 + "]", "a match has at most 100 variants, not 101"),
        ('variants ["night"' + ',"night"' * MANY + "]", "line 7: 'variants' is larger than 256 KiB"),
        ("options {" + ",".join(f'"o{n}":1' for n in range(101)) + "}", "a match has at most 100 options, not 101"),
        ("rulings {" + ",".join(f'"o{n}":1' for n in range(101)) + "}", "a match has at most 100 rulings, not 101"),
        ("options {" + ",".join(f'"o{n}":1' for n in range(MANY)) + "}", "line 7: 'options' is larger than 256 KiB"),
        ('options {"' + "o" * 200_000 + '":1}', "There is no option called 'oooo"),
        ('options {"days":"' + "4" * 200_000 + '"}', "option days cannot be '4444"),
        ('variants ["' + "v" * 200_000 + '"]', "There is no variant of Bazaar called 'vvvv"),
        ('options {"days":3,"days":4}', "line 7: 'options' needs a JSON value: 'days' stands there twice"),
        (
            'components {"orders":{"wedding":{"coins":1,"coins":2}}}',
            "line 7: 'components' needs a JSON value: 'coins' stands there twice",
        ),
        ('position [{"a":1,"a":2}]', "line 7: 'position' needs a JSON value: 'a' stands there twice"),
        ("position " + "[0]" * 50_000, "line 7: 'position' needs a JSON value"),
        (
            'position ["' + "x" * 200_000 + '"]\ncomponents {"a":{"' + "x" * 200_000 + '":{}}}',
            "a header has at most 256",
        ),
        ("\n".join(f"field{n} 1" for n in range(MANY)), "the header is wrong: Object contains unknown field `field0`"),
        ("\x1b[2J\x07 1", r"the header is wrong: Object contains unknown field `\x1b[2J\x07`"),
        (r'options {"days":"\ud800"}', "line 7: 'options' needs a JSON value"),
        (r'rulings {"\ud800xxxxxx":1}', "line 7: 'rulings' needs a JSON value"),
        (r'variants ["\udc00"]', "line 7: 'variants' needs a JSON value"),
        (r'position ["\ud800\ud800"]', "line 7: 'position' needs a JSON value"),
        ('components {"orders":{"wedding":{"coins":NaN}}}', "line 7: 'components' needs a JSON value"),
        ('components {"orders":{"wedding":{"coins":1e999}}}', "line 7: 'components' needs a JSON value"),
        ('components {"orders":{"wedding":{"coins":1e308}}}', "row 'wedding': 10000 is the most for numbers and lists"),
        ('components {"orders":{"wedding":{"coins":10001}}}', "row 'wedding': 10000 is the most for numbers and lists"),
        (f'components {{"orders":{{"wedding":{{"coins":{10**400}}}}}}}', "row 'wedding': 10000 is the most"),
        (f'options {{"days":{10**400}}}', "option days cannot be 1000"),
        (f"position [{10**400}]", "the position is not one of this game"),
    ],
    ids=lambda one: one[:40].encode("unicode_escape").decode(),
)
def test_an_absurd_header_is_refused(line, sentence):
    told = refusal(lines(game='game "bazaar"', options=line, moves="", end="end 0"))
    assert sentence in told


def test_the_versions_in_a_header_write_nothing_to_a_terminal():
    told = refusal(lines(rules=r'rules "\u001b[2J\u009b1m"', moves="1 mark b2\n2 mark b2"))
    assert r"recorded under rules \x1b[2J\x9b1m, these are rules 1" in told
    told = refusal(lines(rules='rules "' + "9" * 200_000 + '"', moves="1 mark b2\n2 mark b2"))
    assert told.startswith("move 2 of 2 departs from the rules (recorded under rules 999")


@pytest.mark.parametrize("move", ["x" * 3_000_000, "mark " + "x" * 3_000_000, "mark " * 500_000])
def test_an_endless_move_is_refused(move):
    assert refusal(lines(moves=f"1 {move}\n2 mark b2")).startswith("move 1 of 2 departs from the rules: ")


def test_a_billion_cards_are_refused_before_anybody_shuffles_them():
    match = darbar.new("lanterns", seats=2, seed=1)
    changed = 'components {"lanterns":{"lotus":{"cards":1000000000}}}'
    text = match.record.dumps().replace("components {}", changed)
    assert refusal(text) == "component table lanterns, row 'lotus': 10000 is the most for numbers and lists"
    assert darbar.load(text.replace("1000000000", "10000")).ask is not None


def test_a_position_with_a_billion_titles_is_refused_before_anybody_draws_them():
    match = darbar.new("alrashid", seats=2, seed=1)
    plain = msgspec.to_builtins(darbar.new("alrashid", seats=2, seed=1, position=match.state).header.position)
    plain[1][0][1][0] = 10**9
    header = msgspec.structs.replace(match.header, position=plain)
    assert refusal(Record(header, ())).startswith("the position is not one of this game: Expected `int` <= 99")


@pytest.mark.parametrize(
    "source",
    [
        None,
        7,
        bytearray(b"darbar record 1"),
        Record(None, ()),
        Record("header", "moves"),
        Record(tictactoe().header, 5),
        Record(tictactoe().header, ("mark a1",)),
        Record(tictactoe().header, ((0, None),)),
        Record(tictactoe().header, (("0", "mark a1"),)),
        Record(tictactoe().header, ((2, "mark a1"),)),
        Record(tictactoe().header, ((-1, "mark a1"),)),
        Record(tictactoe().header, ((10**5000, "mark a1"),)),
        Record(tictactoe().header, ((0, "mark \ud800"),)),
    ],
)
def test_what_is_no_record_at_all_is_refused(source):
    assert refusal(source)


def cyclic():
    endless = []
    endless.append(endless)
    return endless


WRONG = [
    None,
    7,
    -1,
    10**5000,
    1.5,
    float("nan"),
    "text",
    "\ud800",
    b"\xff",
    [],
    [1],
    {1: 2},
    {"a": []},
    cyclic(),
    object(),
]


@pytest.mark.parametrize("field", Header.__struct_fields__)
@pytest.mark.parametrize("value", WRONG, ids=lambda value: type(value).__name__)
def test_a_header_made_by_hand_is_checked(field, value):
    header = msgspec.structs.replace(tictactoe().header, **{field: value})
    if loaded(Record(header, ())) is not None:
        assert field in ("rules", "kernel", "seed", "position", "variants")  # where some of these are right


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from(Header.__struct_fields__), JSON, min_size=1, max_size=3))
def test_any_header_loads_or_is_refused_in_one_short_sentence(changed):
    header = {"game": "bazaar", "rules": "1", "kernel": "0", "names": ["Ana", "Ben"], "seed": 7} | changed
    text = "\n".join(
        ["darbar record 1", *(f"{name} {json.dumps(value)}" for name, value in header.items()), "", "end 0"]
    )
    if (match := loaded(text)) is not None:
        assert snapshot(darbar.load(match.record.dumps())) == snapshot(match)


def test_a_hostile_change_of_components_is_refused(toys):
    text = caravan("walk 1").record.dumps()
    for change, sentence in [
        ({"dishes": {"dates": {"id": "red-curry"}}}, "row 'dates': the id of a row cannot be changed"),
        ({"dishes": {"dates": {"filling": "much"}}}, "component table dishes, row 'dates': Expected `int`"),
        ({"dishes": {"dates": {"filling": 99}}}, "these components do not fit together: dishes fill more than 20"),
        ({"dishes": {"dates": {"taste": 1}}}, "component table dishes, row 'dates': Object contains unknown field"),
        ({"dishes": {"soup": {}}}, "There is no row in the table dishes called 'soup'."),
    ]:
        changed = text.replace("components {}", "components " + str(change).replace("'", '"'))
        assert changed != text
        assert sentence in refusal(changed)


def test_components_that_a_game_cannot_check_are_refused(toys, monkeypatch):
    changed = 'components {"dishes":{"dates":{"filling":1}}}'
    text = caravan("walk 1").record.dumps().replace("components {}", changed)
    monkeypatch.setattr(CaravanComponents, "faults", lambda self: 1 // 0)
    told = refusal(text)
    assert told.startswith("this record cannot be played with its components: toys: ")
    assert told.endswith("ZeroDivisionError: integer division or modulo by zero")


@st.composite
def mutated(draw, content):
    """Some bytes replaced, removed, repeated or put in."""
    content = bytearray(content)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(content)))
        end = draw(st.integers(start, min(len(content), start + 12)))
        put = draw(st.binary(max_size=6) | st.sampled_from([b"\n", b" ", b'"', b"{", b"9" * 30, bytes(content[:40])]))
        content[start:end] = put
    return bytes(content)


CONTENT = tictactoe(*MOVES).record.dumps().encode()


@given(mutated(CONTENT))
def test_a_record_that_was_tampered_with_loads_or_is_refused(content):
    try:
        match = darbar.load(content)
    except RecordError:
        return
    assert snapshot(darbar.load(match.record.dumps())) == snapshot(match)


def test_a_record_is_read_from_a_path_and_a_string_is_its_text(tmp_path):
    path = tmp_path / "match.darbar"
    tictactoe().record.save(str(path))
    assert darbar.load(Path(path)).ask is not None
    assert "expected 'darbar record 1'" in refusal(str(path))


def test_a_saved_file_keeps_its_permissions_and_a_link_stays_a_link(tmp_path: Path) -> None:
    record = darbar.new("tictactoe", seed=1).record
    file, link = tmp_path / "file.darbar", tmp_path / "link.darbar"
    record.save(file)
    file.chmod(0o640)
    link.symlink_to(file)

    record.save(link)

    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["file.darbar", "link.darbar"]
