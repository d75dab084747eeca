"""Seats change hands: a bot plays on for somebody who leaves, and a person takes a seat back."""

import threading
from concurrent.futures import ThreadPoolExecutor

import darbar
import pytest
from darbar import DarbarError, Player, RuleViolation, Seat, Session, StaleAnswer
from darbar.bots.random import RandomBot
from darbar.errors import UnknownName
from toys import Done, Walk, caravan

ANA, BEN = Seat(0), Seat(1)


def said(session, language="en"):
    return [session.words(language=language).say(remark.text) for remark in session.remarks]


def test_a_bot_plays_on_for_a_person_who_may_come_back():
    session = darbar.table("tictactoe", "you:Ana,you:Ben", 1)
    session.sit(ANA, "random")
    assert (session.people, list(session.names), session.asked) == ([BEN], ["Ana", "Ben"], ANA)
    session.play_bot()
    session.sit(ANA, None)
    assert (session.people, session.bots) == ([ANA, BEN], {})
    assert session._match.record.moves[0][0] == ANA
    assert said(session) == ["A bot (random) plays for Ana from now on.", "Ana plays again, in place of a bot."]
    assert said(session, "fr")[1] == "Ana joue de nouveau, à la place du bot."
    assert "Ana" in said(session, "ru")[0]


def test_players_are_told_with_their_names_their_bots_and_whether_they_are_there():
    session = darbar.table("tictactoe", "you:Ana,hard:1s", 1)
    assert session.players == [Player(ANA, "Ana"), Player(BEN, "hard:1s 2", "hard:1s")]
    before = session.version(None)
    session.attend(ANA, True)
    session.attend(ANA, True)
    session.attend(ANA, False)
    assert session.version(None) == before + 2
    assert session.players[0] == Player(ANA, "Ana", None, False)
    assert session.remarks == []
    assert Session(caravan(), {ANA: RandomBot(1)}).players[0].bot == "RandomBot"


def test_the_command_of_a_program_is_not_told_to_others():
    session = darbar.table("tictactoe", "you:Ana,you:Ben", 1)
    session.sit(BEN, "program:5s cat /etc/hostname")
    assert session.players[1].bot == "program"
    assert said(session) == ["A bot (program) plays for Ben from now on."]


def test_whoever_sits_there_already_stays_and_nothing_is_said():
    session = darbar.table("tictactoe", "you:Ana,medium", 1)
    bot = session.bots[BEN]
    session.sit(BEN, "medium")
    session.sit(ANA, None)
    assert session.bots == {BEN: bot}
    assert session.remarks == []
    session.sit(BEN, "random")
    assert said(session) == ["A bot (random) plays for medium 2 from now on."]


@pytest.mark.parametrize("bot", ["rando", "", "program", "hard:soon", "you"])
def test_a_bot_that_cannot_sit_changes_nothing(bot):
    session = darbar.table("tictactoe", "you:Ana,medium", 1)
    before, number = session.players, session.question(ANA).number
    for seat in (ANA, BEN):
        with pytest.raises(DarbarError):
            session.sit(seat, bot)
    assert (session.players, session.remarks, session.question(ANA).number) == (before, [], number)


def test_a_seat_that_is_not_there_is_refused():
    session = darbar.table("tictactoe", "you:Ana,medium", 1)
    for wrong in (2, -1, True):
        with pytest.raises(RuleViolation):
            session.sit(wrong, "random")
        with pytest.raises(RuleViolation):
            session.attend(wrong, True)
    with pytest.raises(UnknownName):
        session.sit(ANA, "nobody")


class Slow(RandomBot):
    """Thinks until it is stopped."""

    progress = 0.5

    def __init__(self):
        super().__init__(1)
        self.asked, self.stopped = threading.Event(), threading.Event()

    def choose(self, chair):
        self.asked.set()
        assert self.stopped.wait(10)
        return super().choose(chair)

    def stop(self):
        self.stopped.set()

    def analyse(self, chair):
        raise NotImplementedError


def test_a_bot_that_was_thinking_is_stopped_and_its_answer_is_stale():
    bot = Slow()
    session = Session(caravan(), {ANA: bot})
    with ThreadPoolExecutor() as pool:
        thinking = pool.submit(session.think)
        assert bot.asked.wait(10)
        session.sit(ANA, None)
        thought = thinking.result(timeout=10)
    with pytest.raises(StaleAnswer):
        session.play(thought.move, thought.seat, thought.number)
    session.play(Walk(1), ANA, session.question(ANA).number)


def test_a_bot_that_runs_is_stopped_and_the_next_one_is_asked():
    bot = Slow()
    session = Session(caravan(), {ANA: bot})
    session.run_bots()
    assert bot.asked.wait(10)
    heard = threading.Event()
    session.listen(lambda: heard.set() if len(session._match.moves) else None)
    session.sit(ANA, "random")
    assert heard.wait(20)
    session.sit(ANA, None)
    session.close()
    assert bot.stopped.is_set()
    assert all(seat == ANA for seat in session._match.deciders[:1])


def test_the_answer_of_a_person_who_left_the_seat_is_stale():
    session = Session(caravan())
    number = session.question(ANA).number
    session.sit(ANA, "random")
    with pytest.raises(StaleAnswer):
        session.play(Done(), ANA, number)


def test_a_bot_that_leaves_lets_go_of_what_it_holds():
    class Holding(RandomBot):
        closed = 0

        def close(self, chair):
            self.closed += 1

    bot = Holding(1)
    session = Session(caravan(), {ANA: bot})
    session.sit(ANA, None)
    session.close()
    assert bot.closed == 1


@pytest.mark.parametrize("seat", [None, ANA, BEN])
def test_nobody_thinks_where_no_bot_is_asked(seat):
    session = Session(darbar.new("tictactoe", seed=1), {ANA: "random"})
    session.sit(ANA, None)
    with pytest.raises(StaleAnswer, match="No bot is asked there now"):
        session.think(seat)
    with pytest.raises(RuleViolation):
        session.think(Seat(7))
