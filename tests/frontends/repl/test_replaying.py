"""A recorded match as a reel: forth and back, and nothing that the watcher may not know."""

import random

import darbar
import pytest
from darbar import DarbarError, RecordError, Seat
from darbar.ui.render import plain
from darbar.ui.render.spans import text_of
from darbar_repl.replaying import PACES, Reel
from darbar_repl.viewer import Viewer

ANA, BEN = Seat(0), Seat(1)


def played(names=("Ana", "Ben"), decisions=24, game="bazaar"):
    match, chance = darbar.new(game, names=names, seed=7), random.Random(3)
    while match.ask and len(match.moves) < decisions:
        match.play(chance.choice(match.ask.moves))
    return match


@pytest.fixture(scope="module")
def unfinished():
    return played().record


@pytest.fixture(scope="module")
def finished():
    return played(decisions=10_000).record


@pytest.fixture
def file(tmp_path):
    """Save a record, and give its path."""

    def save(record):
        record.save(tmp_path / "match.darbar")
        return tmp_path / "match.darbar"

    return save


def table(reel):
    return plain(reel.scene(), reel.words)


def told(reel):
    return [reel.words.event(event) for event in reel.events()]


# Going forth and back


def test_steps_lead_through_the_same_tables_as_the_match(finished):
    reel = Reel(finished)
    for at in range(1, 12):
        reel.step()
        assert reel.match.state == darbar.load(finished, at).state


def test_back_leads_to_the_table_before(finished):
    reel = Reel(finished, at=10)
    before = table(reel)
    reel.step()
    reel.back()
    assert (reel.at, table(reel)) == (10, before)


@pytest.mark.parametrize(("wanted", "there"), [(5, 5), (0, 0), (-3, 0), (10**9, None)])
def test_a_jump_goes_where_it_can(finished, wanted, there):
    reel = Reel(finished, at=3)
    reel.jump(wanted)
    assert reel.at == (len(finished.moves) if there is None else there)
    assert reel.match.state == darbar.load(finished, reel.at).state


def test_the_next_turn_and_the_one_before_begin_where_somebody_begins_a_turn(finished):
    reel = Reel(finished)
    places = []
    while reel.at < reel.last:
        reel.next_turn()
        places.append((reel.at, reel.turn))
    assert len(places) > 5
    turns = [turn for _, turn in places[:-1]]
    assert turns == sorted(set(turns))
    reel.jump(places[5][0])
    reel.last_turn()
    assert (reel.at, reel.turn) == places[4]
    reel.jump(0)
    reel.last_turn()
    assert reel.at == 0


def test_a_game_that_counts_no_turns_has_one_whenever_another_seat_decides():
    reel = Reel(played(game="tictactoe", decisions=4).record)
    assert reel.turns == [1, 2, 3, 4, 5]
    reel.next_turn()
    reel.next_turn()
    assert reel.at == 2
    assert Reel(played(game="tictactoe", decisions=0).record).turns == [1]


def test_the_end_and_the_beginning_are_walls(finished):
    reel = Reel(finished)
    reel.back()
    assert reel.at == 0
    reel.jump(reel.last)
    reel.step()
    assert reel.at == reel.last


def test_each_place_tells_what_came_of_its_decision(finished):
    reel = Reel(finished)
    everything = told(reel)
    while reel.at < reel.last:
        reel.step()
        everything += told(reel)
    match = darbar.load(finished)
    assert everything == [match.words().event(event) for event in match.events]


@pytest.mark.parametrize(("reading", "says"), [("flat", "for 3 meditation points"), ("rising", "for 2, 3 and then 4")])
def test_things_are_explained_by_the_rulings_of_the_match(reading, says):
    match = darbar.new("agra", names=["Ana", "Ben"], seed=7, rulings={"delivery-cost": reading})

    assert says in Reel(match.record).words.about("wheel-action-deliver")


def test_marks_show_what_a_step_changed(finished):
    reel = Reel(finished)
    assert reel.before is None
    viewer = Viewer(reel)
    assert not any("changed" in style for row in viewer.table(80) for style, _ in row)
    reel.step()
    assert any("changed" in style for row in viewer.table(80) for style, _ in row)


# Secrets


def test_a_spectator_of_an_unfinished_match_sees_no_hand_and_no_decision(unfinished):
    reel = Reel(unfinished, at=1)
    assert table(reel).count("one card face down") == 2
    assert "decided" in reel.words.say(reel.decision())
    assert plain(reel.scene(), reel.words) == plain(darbar.load(unfinished, 1).scene(None), reel.words)


def test_a_seat_sees_its_own_hand_and_its_own_decisions(unfinished):
    reel = Reel(unfinished, seat=ANA, at=1)
    assert table(reel).count("one card face down") == 1
    decided = {seat: [] for seat in (ANA, BEN)}
    while reel.at < reel.last:
        reel.step()
        decided[reel.match.deciders[-1]].append(reel.words.say(reel.decision()))
    assert all(said == "Ben has decided." for said in decided[BEN])
    assert not any("has decided" in said for said in decided[ANA])


def test_a_spectator_of_a_finished_match_sees_everything(finished):
    reel = Reel(finished, at=1)
    assert "face down" not in table(reel)
    assert "decided" not in reel.words.say(reel.decision())


def test_a_seat_of_a_finished_match_sees_it_as_it_was(finished):
    assert table(Reel(finished, seat=ANA, at=1)).count("one card face down") == 1


def test_what_a_spectator_reads_does_not_depend_on_secrets():
    """Two matches that differ in what Ana drew secretly look the same from outside."""
    match = played(decisions=6)
    reel = Reel(match.record, at=6)
    other = Reel(match.record, at=6)
    hand = other.match.state.players[ANA].hand
    hand[:] = [next(card for card in range(16) if card not in hand)] * len(hand)
    assert (table(reel), told(reel)) == (table(other), told(other))


# Files


def test_the_only_person_among_bots_watches_as_that_person(file):
    reel = Reel.open_file(file(played(names=("Ana", "random 2")).record))
    assert reel.seat == ANA
    assert Reel.open_file(file(played().record)).seat is None


def test_a_seat_is_asked_for_by_name_or_number(file):
    path = file(played().record)
    assert Reel.open_file(path, seat="Ben").seat == BEN
    assert Reel.open_file(path, seat="1").seat == ANA
    for nobody in ("Bem", "0", "3", "99999999999999999999", ""):
        with pytest.raises(DarbarError, match="There is no player in this match called"):
            Reel.open_file(path, seat=nobody)


def test_a_file_that_is_no_record_is_named(tmp_path):
    (tmp_path / "shopping.txt").write_text("tea, silk")
    with pytest.raises(RecordError, match=r"shopping\.txt: line 1: expected 'darbar record 1'"):
        Reel.open_file(tmp_path / "shopping.txt")
    with pytest.raises(RecordError, match=r"cannot read .*nowhere"):
        Reel.open_file(tmp_path / "nowhere")


# The screen


@pytest.mark.parametrize("width", [30, 80, 200])
@pytest.mark.parametrize("height", [8, 24, 60])
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_screen_is_filled_and_never_overrun(finished, width, height, language):
    from wcwidth import wcswidth

    rows = Viewer(Reel(finished, language, at=9)).drawn(width, height)
    assert len(rows) == height
    assert max(wcswidth(text_of(row)) for row in rows) <= width
    assert not any("replay-" in text_of(row) for row in rows)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (20, 24), (80, 5)])
def test_a_window_that_is_too_small_gets_a_sentence(finished, width, height):
    rows = Viewer(Reel(finished)).drawn(width, height)
    assert len(rows) <= height
    assert text_of(rows[0]).startswith("Th")


def test_scrolling_ends_at_the_ends_of_the_table(finished):
    viewer = Viewer(Reel(finished))
    viewer.scroll(-50)
    first = viewer.drawn(80, 14)
    assert "Today" in text_of(first[1])
    viewer.scroll(500)
    assert viewer.drawn(80, 14) != first
    bottom = viewer.top
    viewer.scroll(500)
    viewer.drawn(80, 14)
    assert viewer.top == bottom


def test_a_number_and_enter_jump_and_enter_alone_steps(finished):
    viewer = Viewer(Reel(finished))
    for sign in "12":
        viewer.digit(sign)
    assert "12" in text_of(viewer.drawn(80, 24)[-1])
    viewer.enter()
    assert viewer.reel.at == 12
    viewer.enter()
    assert viewer.reel.at == 13


def test_a_match_plays_itself_to_its_end_and_again_from_the_start(finished):
    viewer = Viewer(Reel(finished, at=len(finished.moves) - 1))
    viewer.toggle()
    viewer.reel.step()
    assert not viewer.reel.playing
    viewer.toggle()
    assert (viewer.reel.at, viewer.reel.playing) == (0, True)
    assert "▶ 1 s" in text_of(viewer.drawn(80, 24)[0])
    viewer.toggle()
    assert "▶" not in text_of(viewer.drawn(80, 24)[0])
    assert not viewer.reel.playing


def test_the_pace_has_limits(finished):
    viewer = Viewer(Reel(finished))
    for _ in range(20):
        viewer.faster(1)
    assert PACES[viewer.reel.pace] == min(PACES)
    for _ in range(20):
        viewer.faster(-1)
    assert PACES[viewer.reel.pace] == max(PACES)
