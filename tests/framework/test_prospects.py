"""Prospects: what is sure to follow from a move, and never what is hidden or left to chance."""

import darbar
import pytest
from darbar import Move, Seat, Session, text
from darbar.match.prospects import prospect, prospects
from darbar.ui.counts import Change, counts, held
from darbar.ui.scene import Panel, Scene, Track
from toys import Walk, begin, small

ANA, BEN = Seat(0), Seat(1)


def bazaar(*moves: str):
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=7)
    for move in moves:
        match.play(move)
    return match


def asked(match):
    return match.chair(match.ask.seat)


def told(found):
    return {change.id: change.count for change in found.changes}


def offered(match, notation):
    return prospects(asked(match))[match.parse(notation)]


def test_a_move_tells_what_it_takes_and_brings():
    found = offered(bazaar(), "buy tea")

    assert told(found) == {"coin": -1, "good-tea": 1}
    assert Change("coin", -1, had=3, label="") in found.changes


def test_a_move_tells_whose_decision_comes_next_and_that_the_turn_is_over():
    match = bazaar()
    found = offered(match, "buy tea")

    assert (found.asked, found.ends_turn, found.sight, found.idle) == (1 - match.ask.seat, True, "", False)


def test_passing_that_changes_nothing_is_idle():
    assert offered(bazaar(), "pass").idle


def test_what_is_drawn_is_not_told_and_ends_what_is_sure():
    match = bazaar("pass", "pass", "place scribe")
    found = offered(match, "draw")

    assert (found.sight, told(found)) == ("sight-drawn", {})


@pytest.mark.parametrize(("seen_by", "sight"), [(None, "sight-rolled"), (Seat(-1), "")])
def test_what_is_rolled_ends_what_is_sure_unless_nobody_sees_it(seen_by, sight):
    def turn(table):
        yield table.ask(ANA, "go", [Walk(1), Walk(2)])
        table.roll(seen_by=seen_by)
        table.state.taken.append(0)

    found = prospects(begin(small(turn)).chair(ANA))[Walk(1)]

    assert found.sight == sight


def test_a_track_and_the_points_are_told_too():
    changes = {change.kind: change for change in _filling().changes}

    assert (changes["track"].count, changes["track"].label) == (1, "panel-reputation")
    assert changes["score"].count > 0


def _filling():
    """The first order that somebody can fill in a match of random answers."""
    for seed in range(40):
        match = darbar.new("bazaar", seats=2, seed=seed)
        dice = darbar.Dice(seed)
        while match.ask:
            fills = [move for move in match.ask.moves if str(move).startswith("fill")]
            if fills:
                return prospects(asked(match))[fills[0]]
            match.play(dice.pick(match.ask.moves))
    raise AssertionError("nobody fills an order")


def test_several_moves_in_a_row_are_told_together():
    match = bazaar("pass", "pass")
    place, chair = match.parse("place docks"), match.fork().chair(match.ask.seat)
    match.play(place)
    take = match.ask.moves[0]

    assert told(prospect(chair, place)) == {}
    assert told(prospect(chair, place, take)) == {f"good-{str(take).split()[1]}": 1}


def test_nothing_depends_on_what_the_seat_may_not_know():
    match = bazaar("pass", "pass", "place scribe", "draw")
    seat = match.ask.seat

    assert prospects(match.chair(seat)) == prospects(match.imagine(seat, 99).chair(seat))


def test_whoever_is_not_asked_has_no_prospects():
    match = bazaar()

    assert prospects(match.chair(Seat(1 - match.ask.seat))) == {}


def test_where_all_choose_at_the_same_time_nothing_happens_before_all_have():
    match = darbar.new("hearts", names=["Ana", "Ben", "Cleo", "Dev"], seed=5)
    found = prospects(match.chair(ANA))

    assert all(one.sealed and not one.idle and not one.changes for one in found.values())


@pytest.mark.parametrize("game", darbar.games())
def test_what_is_foretold_comes_true(game):
    """In every game, along a match of random answers: what was sure happens, and is counted as it was told."""
    match, dice = darbar.new(game, seed=11), darbar.Dice(11)
    for place in range(400):
        if match.ask is None:
            break
        seat, move = match.ask.seat, dice.pick(match.ask.moves)
        found = prospects(match.chair(seat))[move] if place % 3 == 0 and not match.sealed else None
        before = held(match.scene(seat), seat)
        match.play(move)
        if found is not None and not found.sight:
            after = held(match.scene(seat), seat)
            things = [change for change in found.changes if change.kind == "thing"]
            assert {one.id: after.get(one.id, 0) - before.get(one.id, 0) for one in things} == {
                one.id: one.count for one in things
            }
            assert found.asked == (None if match.ask is None else match.ask.seat)


# Terms: for whoever has to choose


def session_of(match, language="en"):
    return Session(match, language=language)


def test_the_terms_of_a_move_are_its_price_and_its_gain():
    session = session_of(bazaar())
    terms = session.terms(session.asked)[session.parse("buy tea")]

    assert [session.words().change(one) for one in (*terms.price, *terms.gain)] == ["−1 coin of 3", "+1 tea"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "−1 coin of 3, +1 tea"),
        ("fr", "−1 pièce sur 3, +1 thé"),
        ("ru", "−1 монета из 3, чай +1"),
    ],
)
def test_terms_are_told_in_every_language_on_the_page(language, said):
    session = session_of(bazaar())
    (tea,) = [move for move in _moves(session, language) if move["notation"] == "buy tea"]

    assert tea["terms"] == said
    assert tea["gain"] == [{"type": "item", "id": "good-tea", "count": 1}]
    assert tea["warning"]


def _moves(session, language="en"):
    return session.page(session.asked, language)["question"]["moves"]


def test_a_move_is_tried_once_for_each_question(monkeypatch):
    tries = []
    monkeypatch.setattr("darbar.sessions.looking.terms", lambda match, seat: tries.append(seat) or {})
    session = session_of(bazaar())
    for _ in range(3):
        session.terms(session.asked)
    session.play(session.parse("pass"))
    session.terms(session.asked)

    assert len(tries) == 2


def noted(**changes):
    changed = bazaar().game.change(**changes)
    return session_of(darbar.new(changed, names=["Ana", "Ben"], seed=7))


def test_a_game_adds_words_of_its_own():
    def note(view: object, move: Move):
        return text("line-first", seat=ANA) if str(move) == "pass" else None

    session = noted(note=note)
    (move,) = [move for move in _moves(session) if move["notation"] == "pass"]

    assert move["terms"].endswith("First today: Ana")


def test_a_game_that_fails_when_a_move_is_tried_is_remarked_upon_and_the_match_goes_on():
    def note(view: object, move: Move):
        raise ValueError("ouch")

    session = noted(note=note)

    assert session.terms(session.asked) == {}
    assert "failed in its note" in session.words().say(session.remarks[0].text)
    session.play(session.parse("pass"))


def test_ids_that_need_not_be_told_are_left_out():
    session = noted(untold=("coin",))
    terms = session.terms(session.asked)[session.parse("pass")]

    assert terms.price == terms.gain == ()


def test_a_track_that_need_not_be_told_is_left_out_by_its_name():
    scene = Scene((Panel("tracks", "panel-tracks", (Track("line-fame", 9, (3,)), Track("line-money", 9, (5,)))),))

    assert [one.id for one in counts(scene, Seat(0)).values()] == ["line-fame", "line-money"]
    assert [one.id for one in counts(scene, Seat(0), ("line-money",)).values()] == ["line-fame"]


# Warnings: what cannot be taken back


def test_a_warning_says_why_a_move_cannot_be_taken_back():
    session = session_of(bazaar("pass", "pass", "place scribe"))
    seat, words = session.asked, session.words()

    assert words.say(session.warning(seat, session.parse("draw"))).startswith("Something will be drawn")
    rests = [move for move in session.chair(seat).ask.moves if str(move).startswith("rest")]
    assert all(session.warning(seat, move) is None for move in rests)


def test_the_end_of_a_turn_and_of_a_match_are_warned_of():
    session = session_of(bazaar())
    other = session.names[1 - session.asked]
    said = session.words().say(session.warning(session.asked, session.parse("buy tea")))
    assert said == f"This ends your turn: {other} is next."

    last = darbar.new("tictactoe", names=["Ana", "Ben"])
    for cell in ("a1", "a2", "b1", "b2"):
        last.play(f"mark {cell}")
    session = session_of(last)
    assert session.words().say(session.warning(ANA, session.parse("mark c1"))) == "The match will be over."


def test_the_last_of_those_who_choose_at_the_same_time_is_warned_that_all_is_opened():
    match = darbar.new("lanterns", names=["Ana", "Ben"], seed=5)
    session = session_of(match)
    first = session.chair(ANA).ask.moves[0]

    assert session.warning(ANA, first) is None
    match.play(match.asked(BEN).moves[0], BEN)
    session = session_of(match)
    assert session.warning(ANA, first) == text("after-opened")
