"""Sessions: what a frontend holds, and what happens when a bot does not play along."""

import threading
from concurrent.futures import ThreadPoolExecutor

import darbar
import pytest
from darbar import Analysis, DarbarError, Option, RecordError, RuleViolation, Score, Seat, Session, UndoRefused
from darbar.components import HIDDEN
from darbar.errors import UnknownName
from darbar.sessions.session import make_bot, seat_bots
from toys import CARAVAN, Walk, begin, caravan

ANA, BEN = Seat(0), Seat(1)


class Bot:
    """Answers as it was told."""

    def __init__(self, answer):
        self.answer = answer
        self.chairs = []

    def choose(self, chair):
        self.chairs.append(chair)
        return self.answer(chair)


def fail(chair):
    raise RuntimeError("I do not feel well")


@pytest.mark.parametrize(
    "answer",
    [fail, lambda chair: None, lambda chair: Walk(9), lambda chair: "walk 2", lambda chair: chair.ask.moves.clear()],
)
def test_a_bot_that_fails_or_answers_nonsense_plays_the_first_move(answer):
    match = caravan()
    session = Session(match, {ANA: Bot(answer)})
    session.play_bot()
    assert [notation for _, notation in match.record.moves] == ["walk 1"]
    [remark] = session.remarks
    assert remark.answers == 0
    assert "failed and plays “walk 1”" in session.words().say(remark.text)


def test_a_bot_that_answers_is_heard_and_sees_only_its_chair():
    match, bot = caravan(), Bot(lambda chair: chair.ask.moves[-1])
    Session(match, {ANA: bot}).play_bot()
    assert [notation for _, notation in match.record.moves] == ["eat"]
    assert isinstance(bot.chairs[0], darbar.Chair)
    assert bot.chairs[0].seat == ANA


def test_the_bundled_random_bot_plays_a_match_to_its_end(toys):
    match = darbar.new("caravan", seed=3)
    session = Session(match, seat_bots(["random", "random"], seed=4))
    while session.asked is not None:
        session.play_bot()
    assert session.people == []
    again = darbar.new("caravan", seed=3)
    session = Session(again, seat_bots(["random", "random"], seed=4))
    while session.asked is not None:
        session.play_bot()
    assert again.moves == match.moves


class Ponderer(Bot):
    """Thinks until it is stopped."""

    progress = 0.5

    def __init__(self, seed, setting=""):
        super().__init__(lambda chair: chair.ask.moves[0])
        self.setting, self.stopped = setting, threading.Event()

    def choose(self, chair):
        assert self.stopped.wait(10)
        return super().choose(chair)

    def stop(self):
        self.stopped.set()

    def analyse(self, chair):
        return Analysis(chair.seat, (Option(self.choose(chair), 1, 0.5),), 1, 0.0)


def test_thinking_is_watched_and_stopped_from_another_thread():
    session = Session(caravan(), {ANA: Ponderer(1)})
    assert session.progress is None
    with ThreadPoolExecutor() as pool:
        thought = pool.submit(session.think)
        while session.progress is None:
            pass
        assert session.progress == 0.5
        session.stop_thinking()
        assert session.notation(thought.result().move) == "walk 1"
    assert session.progress is None


def test_a_hint_is_what_the_strong_bot_thinks_of_the_question(monkeypatch, toys):
    monkeypatch.setattr(toys, "load", lambda kind, name: Ponderer)
    session = Session(caravan())
    with ThreadPoolExecutor() as pool:
        thought = pool.submit(session.hint, ANA)
        while session.progress is None:
            pass
        session.stop_thinking()
        assert [session.notation(option.move) for option in thought.result().options] == ["walk 1"]
    monkeypatch.setattr(toys, "load", lambda kind, name: lambda seed, setting: Bot(fail))
    with pytest.raises(DarbarError, match=r"the bot 'hard:.+' gives no reasons"):
        Session(caravan()).hint(ANA)


def test_a_bot_is_set_up_by_what_follows_its_name(monkeypatch, toys):
    monkeypatch.setattr(toys, "load", lambda kind, name: Ponderer)
    assert make_bot("ponderer:2s", 1).setting == "2s"


def test_bots_are_seated_where_people_are_not():
    assert list(seat_bots(["you", "random", "you:Cleo"], seed=1)) == [1]
    with pytest.raises(UnknownName, match=r"There is no bot called 'randy'. Did you mean .*random"):
        seat_bots(["you", "randy"], seed=1)


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (lambda seed: object(), "the bot 'random' cannot play: AttributeError: it has no method 'choose'"),
        (lambda seed: 1 // 0, "the bot 'random' cannot play: ZeroDivisionError"),
    ],
)
def test_a_bot_that_cannot_be_made_is_named(monkeypatch, toys, make, fault):
    monkeypatch.setattr(toys, "load", lambda kind, name: make)
    with pytest.raises(DarbarError, match=fault):
        seat_bots(["random"], seed=1)


def test_a_session_saves_after_every_decision(tmp_path, toys):
    path = tmp_path / "match.darbar"
    session = Session(caravan(), path=path)
    session.play(session.parse("walk 2"))
    assert [notation for _, notation in darbar.load(path).record.moves] == ["walk 2"]
    session.undo(ANA)
    assert len(darbar.load(path).moves) == 0
    session.play(session.parse("walk 2"))
    session.restart_turn(ANA)
    assert len(darbar.load(path).moves) == 0
    assert session.save(tmp_path / "other") == tmp_path / "other"


def test_a_session_without_a_file_saves_nothing(tmp_path):
    session = Session(caravan())
    session.play(Walk(1))
    assert session.save() is None
    with pytest.raises(RecordError, match="cannot write"):
        session.save(tmp_path / "no" / "folder")


def test_practice_takes_back_what_was_seen():
    for practice in (False, True):
        match = caravan("roll")
        session = Session(match, practice=practice)
        with pytest.raises(UndoRefused, match="everyone saw a roll"):
            session.undo(ANA)
        if practice:
            session.undo(ANA, force=True)
            assert len(match.moves) == 0
        else:
            with pytest.raises(UndoRefused, match="Only a practice match"):
                session.undo(ANA, force=True)


def test_a_file_that_cannot_be_written_gets_one_remark_and_the_match_goes_on(tmp_path):
    session = Session(caravan(), path=tmp_path / "no" / "folder")
    session.play(Walk(1))
    session.play(Walk(1))
    assert ["The match is not saved" in session.words().say(remark.text) for remark in session.remarks] == [True]
    assert session.unsaved
    session.path = tmp_path / "match.darbar"
    session.save()
    assert not session.unsaved


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "The match is not saved: cannot write {path}: No such file or directory. Nothing was changed there."),
        (
            "fr",
            "La partie n'est pas enregistrée\xa0: impossible d'écrire {path}\xa0: ce dossier n'existe pas. "
            "Rien n'y a changé.",
        ),
        ("ru", "Партия не сохранена: не удаётся записать {path}: такой папки нет. Там ничего не изменилось."),
    ],
)
def test_why_a_match_is_not_saved_is_told_in_the_language_of_the_reader(tmp_path, language, says):
    session = Session(caravan(), path=tmp_path / "no" / "file")
    session.play(Walk(1))
    session.language = language
    assert session.words().say(session.remarks[0].text) == says.format(path=session.path)


def test_what_is_in_the_way_of_a_save_is_told_too(tmp_path):
    session = Session(caravan(), language="fr", path=tmp_path)
    session.play(Walk(1))
    assert "ce n'est pas un fichier ordinaire" in session.words().say(session.remarks[0].text)


def test_another_saved_match_is_taken_up_with_its_bots(tmp_path, toys):
    path = tmp_path / "match.darbar"
    darbar.new("caravan", names=["Ana", "random 2"], seed=3).record.save(path)
    session = Session(caravan(), language="fr", practice=True).another(path)
    assert (session.people, list(session.bots), session.path) == ([ANA], [BEN], path)
    assert (session.language, session.practice) == ("fr", True)


def test_the_history_tells_the_points_after_each_turn_as_far_as_a_seat_could_count_them():
    match = darbar.new("bazaar", names=["Ana", "Ben"], seed=3)
    dice = darbar.Dice(1)
    session = Session(match)
    while match.ask and session.turn < 5:
        match.play(dice.pick(match.ask.moves))
    told = session.history(ANA)
    assert [turn for turn, _ in told] == list(range(6))
    standing = {place.seat: place.points for place in session.standings(ANA)}
    assert told[-1] == (5, (standing[ANA], standing[BEN]))
    assert match.imagine(ANA, 1).history(BEN)[0][0] == 5, "an imagined match has no past"


def counted(state, seat):
    return Score({"cards": sum(card for card in state.hands[seat] if card != HIDDEN)})


def test_who_would_win_is_told_as_far_as_a_seat_or_a_spectator_can_count():
    match = begin(CARAVAN.change(score=counted))
    session = Session(match)
    assert sorted(match.outcome().places) == [1, 2]
    assert [session.outcome(seat).winners for seat in (ANA, BEN)] == [(ANA,), (BEN,)]
    assert session.outcome().places == (1, 1)
    while match.ask:
        match.play("done")
    assert session.outcome() == session.outcome(ANA) == session.outcome(BEN) == match.outcome()
    assert sorted(match.outcome().places) == [1, 2]


def test_a_session_shows_what_a_seat_or_a_spectator_may_know():
    match = caravan("draw", "walk 1")
    session = Session(match, {BEN: Bot(fail)}, language="fr")
    assert (session.title, list(session.names), session.phase) == ("Caravan", ["Ana", "Ben"], "turn")
    assert (session.asked, session.people, session.told(ANA)) == (ANA, [ANA], 2)
    assert session.events(ANA, since=1)[0].card == match.state.hands[0][-1]
    assert session.events(BEN, since=1)[0].card is None
    assert session.events(None, since=1)[0].card is None
    assert session.scene(BEN) == match.scene(BEN)
    assert session.standings(None)[0].points == 1
    assert session.words().prompt(match.ask) == "Que faites-vous\xa0?"
    assert session.notation(Walk(3)) == "walk 3"
    assert [rule.number for rule in session.rules] == ["1", "1.2"]
    with pytest.raises(RuleViolation, match="«\xa0fly\xa0» n’est pas un coup"):
        session.parse("fly")
