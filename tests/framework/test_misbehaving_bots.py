"""Bots that misbehave: whatever they raise, answer or say, they are named, and the match goes on."""

import signal
from concurrent.futures import ThreadPoolExecutor

import darbar
import pytest
from darbar import Analysis, DarbarError, Option, PluginError, Seat, Session, Text
from darbar.arena import runner
from darbar.arena.plan import new_plan
from darbar.sessions.session import make_bot
from misbehaviour import ESCAPE, MEGABYTES, RAISED, WRONG, Hostile, is_one_sentence, raising
from toys import Done, Greet, Walk, caravan, snapshot

ANA, BEN = Seat(0), Seat(1)


class Plain:
    """Answers with the last offered move, unless it is told otherwise."""

    def __init__(self, **functions):
        self.__dict__.update(functions)

    def choose(self, chair):
        return chair.ask.moves[-1]


class Thinking(Plain):
    """A bot that thinks in the open."""

    progress = 0.5

    def stop(self):
        pass

    def analyse(self, chair):
        return Analysis(chair.seat, (Option(chair.ask.moves[0], 1, 0.5),), 1, 0.0)


def said(session):
    """All remarks, in words."""
    sentences = [session.words().say(remark.text) for remark in session.remarks]
    assert all(map(is_one_sentence, sentences)), [one[:500] for one in sentences]
    return sentences


# Answers


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_a_bot_raises_it_is_named_and_the_first_move_is_played(kind):
    session = Session(caravan(), {ANA: Plain(choose=raising(kind))})
    session.play_bot()
    (sentence,) = said(session)
    assert f"bot 'Plain' of {__name__} failed in its choose (misbehaviour.py, line " in sentence
    assert session._match.record.moves == ((0, "walk 1"),)


class Twin(Walk):
    """A move of another kind, which is equal to all of them."""

    def __eq__(self, other):
        return True

    __hash__ = Walk.__hash__


@pytest.mark.parametrize(
    "wrong",
    [*WRONG.values(), Walk(9), Greet(ANA), Twin(1), Walk, [Walk(1)], float("nan")],
    ids=[*WRONG, "not offered", "another seat's", "a twin", "a kind", "a list", "no number"],
)
def test_a_bot_that_answers_what_is_not_offered_is_named(wrong):
    match = caravan()
    session = Session(match, {ANA: Plain(choose=lambda chair: wrong)})
    session.play_bot()
    (sentence,) = said(session)
    assert f"bot 'Plain' of {__name__} failed in its choose: ValueError: " in sentence
    assert "is not offered" in sentence
    assert type(match.moves[0]) is Walk
    assert match.record.moves == ((0, "walk 1"),)


def test_a_bot_is_given_nothing_that_changes_the_match():
    def spoil(chair):
        view, ask = chair.view, chair.ask
        view.miles[0] = 99
        ask.moves.clear()
        chair.past.clear()
        chair.events.clear()
        chair.imagine(1).play("walk 3")
        return Walk(2)

    match = caravan("walk 1")
    before = snapshot(match)
    assert Session(match, {ANA: Plain(choose=spoil)}).think().move == Walk(2)
    assert snapshot(match) == before


def test_a_chair_that_a_bot_keeps_stays_at_its_question_and_plays_nothing():
    chairs = []
    match = caravan()
    session = Session(match, {ANA: Plain(choose=lambda chair: chairs.append(chair) or Done())})
    session.play_bot()
    before = snapshot(match)
    assert Done() in chairs[0].ask.moves
    chairs[0].imagine(1).play("walk 3")
    assert len(chairs[0].events) == 1
    assert snapshot(match) == before


# Thinking


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize("function", ["progress", "stop"])
def test_whatever_a_thinker_raises_while_it_is_watched_it_is_named_once(kind, function):
    class Watched(Thinking):
        pass

    fail = raising(kind)
    setattr(Watched, function, property(fail) if function == "progress" else fail)

    def choose(chair):
        for _ in range(3):
            assert session.progress in (None, 0.5)
            session.stop_thinking()
        return Walk(2)

    session = Session(caravan(), {ANA: Watched(choose=choose)})
    session.play_bot()
    (sentence,) = said(session)
    assert sentence.startswith(f"Something is broken; the match is as it was: bot 'Watched' of {__name__} ")
    assert f"failed in its {function} (" in sentence
    assert session._match.record.moves == ((0, "walk 2"),)


def watched(progress):
    """What is seen of a progress while its bot thinks, and what is remarked."""
    seen = []
    bot = Thinking(progress=progress, choose=lambda chair: seen.append(session.progress) or Walk(1))
    session = Session(caravan(), {ANA: bot})
    session.play_bot()
    return seen, said(session)


@pytest.mark.parametrize("wrong", ["a text", Hostile(), WRONG["something endless"], float("nan")])
def test_progress_that_is_no_number_is_named_and_not_shown(wrong):
    seen, (sentence,) = watched(wrong)
    assert seen == [None]
    assert "failed in its progress" in sentence


@pytest.mark.parametrize(("progress", "shown"), [(42, 1.0), (-1, 0.0), (True, 1.0), (0.25, 0.25)])
def test_progress_stays_between_nothing_and_all(progress, shown):
    assert watched(progress) == ([shown], [])


def hinted(adviser):
    session = Session(caravan())
    session._advisers = dict.fromkeys(range(5), adviser)
    return session.hint(ANA)


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_an_adviser_raises_it_is_named(kind):
    with pytest.raises(PluginError) as raised:
        hinted(Thinking(analyse=raising(kind)))
    assert f"bot 'Thinking' of {__name__} failed in its analyse (" in str(raised.value)
    assert is_one_sentence(str(raised.value))


@pytest.mark.parametrize(
    "wrong",
    [
        *WRONG.values(),
        Analysis(ANA, (None,), 1, 0.0),
        Analysis(ANA, (Option(Walk(9), 1, 0.5),), 1, 0.0),
        Analysis(ANA, (Option(Hostile(), 1, 0.5),), 1, 0.0),
        Analysis(ANA, (Option(Walk(1), 1, float("nan")),), 1, 0.0),
        Analysis(ANA, (Option(Walk(1), "often", 0.5),), 1, 0.0),
        Analysis(ANA, (Option(Walk(1), -1, 0.5),), 1, 0.0),
        Analysis(ANA, (Option(Walk(1), 1, 0.5, error=float("inf")),), 1, 0.0),
        Analysis(ANA, (Option(Walk(1), 1, 0.5, ((ANA, "walk 1"),)),), 1, 0.0),
        Analysis(ANA, 5, 1, 0.0),
    ],
)
def test_an_analysis_that_is_none_is_named(wrong):
    with pytest.raises(PluginError, match=f"bot 'Thinking' of {__name__} failed in its analyse"):
        hinted(Thinking(analyse=lambda chair: wrong))


# Remarks


class Talking(Plain):
    """Has something to say, and fails to."""

    def __init__(self, remarks):
        self._remarks = remarks

    @property
    def remarks(self):
        return self._remarks()


@pytest.mark.parametrize("kind", RAISED)
def test_whatever_remarks_raise_the_answer_counts(kind):
    session = Session(caravan(), {ANA: Talking(raising(kind))})
    session.play_bot()
    (sentence,) = said(session)
    assert f"bot 'Talking' of {__name__} failed in its remarks (" in sentence
    assert session._match.record.moves == ((0, "eat"),)


@pytest.mark.parametrize(
    "wrong",
    [
        *WRONG.values(),
        [None],
        ["a text"],
        [Hostile()],
        [Text("a word of {nobody}")],
        [Text(None)],
        [Text("some {hostile}", {"hostile": Hostile()})],
        [Text("blah " * (MEGABYTES // 5))],
        [Text("all {blah}", {"blah": ESCAPE * MEGABYTES})],
    ],
)
def test_remarks_that_nobody_could_read_are_named_and_the_game_is_not_blamed(wrong):
    session = Session(caravan(), {ANA: Talking(lambda: wrong)})
    session.play_bot()
    (sentence,) = said(session)
    assert f"bot 'Talking' of {__name__} failed in its remarks" in sentence
    assert "caravan" not in sentence


def test_a_bot_that_talks_without_end_is_heard_a_little():
    session = Session(caravan(), {ANA: Plain(remarks=[Text("well, well")] * 100_000)})
    session.play_bot()
    assert 0 < len(session.remarks) <= 100


# The beginning and the end


@pytest.mark.parametrize("kind", [kind for kind in RAISED if kind not in ("Impostor", "PluginError")])
def test_a_bot_that_cannot_be_made_is_named_with_its_plugin(kind, monkeypatch, toys):
    monkeypatch.setattr(toys, "load", lambda *_: raising(kind))
    for name in ("random", "random:5"):
        with pytest.raises(DarbarError) as raised:
            make_bot(name, 1)
        assert f"of darbar {darbar.__version__}: the bot '{name}' cannot play: " in str(raised.value)
        assert is_one_sentence(str(raised.value))


@pytest.mark.parametrize("kind", RAISED)
def test_a_bot_that_fails_when_it_is_let_go_keeps_no_other_from_leaving(kind):
    left = []
    session = Session(caravan(), {ANA: Plain(close=raising(kind)), BEN: Plain(close=left.append)})
    session.close()
    assert [chair.seat for chair in left] == [BEN]
    (sentence,) = said(session)
    assert f"bot 'Plain' of {__name__} failed in its close (" in sentence


def test_an_interrupt_while_bots_are_let_go_keeps_no_other_from_leaving():
    left = []
    for order in ((ANA, BEN), (BEN, ANA)):
        bots = {ANA: Plain(close=press), BEN: Plain(close=left.append)}
        with pytest.raises(KeyboardInterrupt):
            Session(caravan(), {seat: bots[seat] for seat in order}).close()
    assert len(left) == 2


# Interrupts


def press(chair):
    raise KeyboardInterrupt


def test_an_interrupt_is_the_persons_where_one_can_arrive_and_a_fault_elsewhere():
    session = Session(caravan(), {ANA: Plain(choose=press)})
    with pytest.raises(KeyboardInterrupt):
        session.play_bot()
    assert session._match.record.moves == ()
    with ThreadPoolExecutor() as pool:
        assert pool.submit(session.think).result().move == Walk(1)
    assert "failed in its choose (test_misbehaving_bots.py" in said(session)[0]


# The arena


@pytest.fixture
def fought(monkeypatch):
    """A match of the arena against a bot; the result."""

    def fought(bot):
        made = iter([bot, Plain()])
        monkeypatch.setattr(runner, "make_bot", lambda name, seed: next(made))
        plan = new_plan(darbar.plugins.plugins().game("tictactoe"), ("random", "random"), (2,), 2, 1)
        return runner.play(plan, next(iter(plan.tasks())))

    return fought


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize("function", ["choose", "close", "remarks"])
def test_whatever_a_bot_raises_its_match_has_crashed_with_the_reason(fought, function, kind):
    bot = Talking(raising(kind)) if function == "remarks" else Plain(**{function: raising(kind)})
    result = fought(bot)
    assert result.status == "crashed"
    assert f"bot '{type(bot).__name__}' of {__name__} failed in its {function} (" in result.fault
    assert is_one_sentence(result.fault)
    assert len(darbar.load(result.record).moves) == result.decisions


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_bot_that_answers_nonsense_crashes_its_match(fought, wrong):
    result = fought(Plain(choose=lambda chair: wrong))
    assert result.status == "crashed"
    assert "failed in its choose" in result.fault
    assert "is not offered" in result.fault


def test_the_first_thing_that_goes_wrong_is_the_reason(fought):
    bot = Plain(choose=raising("ValueError"), close=raising("MemoryError"))
    assert fought(bot).fault.endswith("ValueError: ouch")


def test_where_nobody_can_press_ctrl_c_an_interrupt_is_a_fault(fought):
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        result = fought(Plain(choose=press))
    finally:
        signal.signal(signal.SIGINT, before)
    assert result.status == "crashed"
    assert result.fault.endswith(": KeyboardInterrupt")


def test_a_game_that_counts_in_halves_crashes_its_match_and_not_the_arena(fought, monkeypatch):
    table = runner._table
    score = lambda state, seat: darbar.Score({"halves": 1.5})  # noqa: E731
    monkeypatch.setattr(runner, "_table", lambda identity: (table(identity)[0].change(score=score), table(identity)[1]))
    result = fought(Plain())
    assert result.status == "crashed"
    assert result.fault.startswith("game 'tictactoe' failed in its score")
