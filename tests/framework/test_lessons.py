"""Lessons: a game explains itself, step by step, in a session that any frontend can show."""

import threading

import darbar
import pytest
from darbar import DarbarError, NotInLesson, PluginError, RuleViolation, Seat
from darbar.sessions.lessons import lessons_in
from darbar.testing.lessons import played
from darbar_bazaar.game import BAZAAR

NOUR, IDRIS = Seat(0), Seat(1)


def bazaar(language="en"):
    session = darbar.learn("bazaar", language=language)
    return session, session.guide


def read_on(session, until):
    """Do what the lesson says until it is at a step."""
    guide = session.guide
    while guide.step.id != until:
        guide.go_on() if guide.reading else session.play(guide.moves[0])
    return guide


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Tic-tac-toe with a lesson of its own, in a package of its own."""
    monkeypatch.syspath_prepend(tmp_path)

    def lesson(content, name="first", record=None):
        package = tmp_path / f"taught_{tmp_path.name.replace('-', '_')}"
        (package / "lessons").mkdir(parents=True)
        (package / "words").mkdir()
        (package / "__init__.py").touch()
        (package / "words" / "en.ftl").write_text("lesson-first = First\nlesson-first-hello = Hello, { $you }.\n")
        (package / "lessons" / f"{name}.toml").write_text(content)
        if record is not None:
            (package / "lessons" / "late.darbar").write_text(record)
        return darbar.games()["tictactoe"].change(package=package.name)

    return lesson


TWO_PARTS = """
[[part]]
names = ["Ana", "Ben"]
[[part.step]]
id = "hello"
look = ["board"]
[[part.step]]
moves = ["mark b2"]
[[part.step]]
id = "corner"
others = ["mark a1"]
[[part]]
record = "late.darbar"
seat = 1
[[part.step]]
id = "block"
moves = ["mark a3"]
[[part.step]]
id = "bye"
others = ["mark b3"]
"""


def late():
    match = darbar.new("tictactoe", names=["Cleo", "Dan"], seed=4)
    for move in ("mark a1", "mark b2", "mark a2"):
        match.play(move)
    return match.record.dumps()


# Where it is


def test_a_lesson_knows_what_it_says_what_to_look_at_and_which_moves_are_meant():
    session, guide = bazaar()

    assert guide.title(session.words()) == "A first day at the bazaar"
    assert guide.says(session.words()).startswith("Welcome to the bazaar, Nour! It lasts four days.")
    assert (guide.reading, guide.number, guide.moves) == (True, 1, [])
    assert guide.look == ("reputation", "player-0")
    read_on(session, "buy")
    assert (guide.reading, guide.number, list(map(str, guide.moves))) == (False, 3, ["buy tea"])


def test_what_a_step_says_has_a_paragraph_on_each_line():
    session, guide = bazaar("fr")
    first, second = guide.says(session.words()).split("\n")
    assert first.endswith("les pièces.") and second.startswith("Tout se fait")


def test_a_lesson_speaks_every_language_that_it_is_asked_in():
    session, guide = bazaar()
    told = [guide.says(session.words(language=language))[:10] for language in ("en", "fr", "ru")]
    assert told == ["Welcome to", "Bienvenue ", "Добро пожа"]


def test_the_others_answer_as_the_lesson_says():
    session, _ = bazaar()
    read_on(session, "scribe")

    events = [session.words().event(event) for event in session.events(NOUR)]
    assert "Idris took the order for the carpet weavers." in events
    assert session.asked == NOUR and IDRIS in session.bots


@pytest.mark.parametrize("game", [game for game in darbar.games() if darbar.lessons(game)])
def test_every_lesson_of_an_installed_game_leads_to_its_end(game):
    for lesson in darbar.lessons(game):
        *_, session = played(darbar.games()[game], lesson)
        assert session.guide.over and not session.guide.fault


# Something else


def test_another_move_is_answered_kindly_and_changes_nothing():
    session, guide = bazaar()
    read_on(session, "buy")
    before, version = session.scene(NOUR), session.version(NOUR)

    with pytest.raises(NotInLesson, match=r"You may buy that too. But your order wants tea"):
        session.play(session.parse("buy spice"))
    with pytest.raises(NotInLesson, match="You may pass and keep your coin"):
        session.play(session.parse("pass"))
    assert (session.scene(NOUR), session.version(NOUR), guide.step.id) == (before, version, "buy")


def test_a_step_without_words_of_its_own_for_that_names_what_is_meant():
    session, _ = bazaar()
    read_on(session, "stall")
    with pytest.raises(NotInLesson, match=r"“pass” is allowed too. Here the lesson would like to show you: place tea-"):
        session.play(session.parse("pass"))


def test_what_the_rules_forbid_is_refused_by_the_rules():
    session, _ = bazaar()
    read_on(session, "stall")
    with pytest.raises(RuleViolation, match="you cannot fill any of your orders") as refused:
        session.play(session.parse("place market"))
    assert not isinstance(refused.value, NotInLesson)


def test_whoever_answers_before_reading_everything_has_read_it():
    session, guide = bazaar()
    session.play(session.parse("buy tea"))
    assert guide.step.id == "stall"


def test_a_frontend_that_knows_no_lessons_plays_one_all_the_same():
    session, guide = bazaar()
    for line in ("buy tea", "place tea-stall", "place scribe", "order birth", "rest tea-stall", "drink tea-stall"):
        session.play(session.parse(line))
    session.play(session.parse("place market"))
    session.play(session.parse("place palace"))
    assert guide.step.id == "evening" and session.asked == IDRIS
    session.play_bot()
    assert not guide.fault


def test_the_others_wait_until_the_learner_reads_on_even_where_bots_answer_by_themselves():
    session, _ = bazaar()
    session.run_bots()
    read_on(session, "evening")
    assert session.asked == IDRIS and session._runner._asked == {}
    session.close()


# Taking back


def test_undo_leads_back_to_the_step_before():
    session, guide = bazaar()
    read_on(session, "drink")
    session.undo(NOUR)
    assert guide.step.id == "rest"
    session.undo(NOUR, force=True)
    assert guide.step.id == "choose"
    read_on(session, "market")
    session.restart_turn(NOUR)
    assert guide.step.id == "rest"
    assert read_on(session, "end").fault == ""


# Leaving


def test_a_lesson_that_is_left_goes_on_as_one_likes_and_can_be_taken_up_again():
    session, guide = bazaar()
    read_on(session, "stall")
    scene = session.scene(NOUR)
    guide.leave()
    assert (guide.left, guide.reading, guide.moves, guide.look) == (True, False, [], ())
    assert guide.says(session.words()).startswith("You have left the lesson")
    session.play(session.parse("place palace"))
    while session.asked == IDRIS:
        session.play_bot()
    number = session.question(NOUR).number

    guide.back()

    assert (guide.left, guide.step.id, session.scene(NOUR)) == (False, "stall", scene)
    assert session.question(NOUR).number > number
    assert read_on(session, "end").fault == ""


def test_back_leads_to_the_lesson_whatever_was_taken_back_and_played_since():
    session, guide = bazaar()
    read_on(session, "drink")
    scene = session.scene(NOUR)
    guide.leave()
    for _ in range(3):
        session.undo(NOUR, force=True)
    session.play(session.parse("place palace"), NOUR)
    guide.back()
    assert (guide.step.id, session.scene(NOUR)) == ("drink", scene)
    assert read_on(session, "end").fault == ""


def test_whoever_lets_a_bot_sit_in_leaves_the_lesson():
    session, guide = bazaar()
    read_on(session, "stall")
    session.sit(NOUR, "random")
    assert guide.left
    session.play_bot()
    guide.back()
    assert (guide.step.id, session.people) == ("stall", [NOUR])


def test_after_the_lesson_the_match_can_be_played_to_its_end():
    session, guide = bazaar()
    read_on(session, "end").go_on()
    assert guide.over and session.players[IDRIS].bot == "medium"
    session.sit(IDRIS, "random")
    while session.asked is not None:
        session.play_bot() if session.asked == IDRIS else session.play(session.chair(NOUR).ask.moves[-1])
    assert len(session.standings(None)) == 2
    guide.back()
    assert session.asked is None


# Parts


def test_a_part_may_begin_from_a_record_and_another_seat(write):
    session = darbar.learn(write(TWO_PARTS, record=late()))
    guide, words = session.guide, session.words()
    assert guide.says(words) == "Hello, Ana." and guide.look
    guide.go_on()
    assert guide.says(words) == ""
    session.play(session.parse("mark b2"))
    version = session.version(None)
    guide.go_on()

    assert (guide.seat, list(session.names), session.asked) == (Seat(1), ["Cleo", "Dan"], Seat(1))
    assert session.version(None) > version
    session.play(guide.moves[0])
    assert guide.step.id == "bye"
    guide.go_on()
    assert guide.over and session.players[0].bot == "medium"


def test_at_the_end_of_a_part_one_reads_on_before_one_plays(write):
    session = darbar.learn(write(TWO_PARTS, record=late()))
    session.play(session.parse("mark b2"))
    with pytest.raises(NotInLesson, match="Read on first"):
        session.play(session.parse("mark c3"))


def test_going_back_in_a_later_part_stays_in_it(write):
    session = darbar.learn(write(TWO_PARTS, record=late()))
    guide = read_on(session, "block")
    guide.leave()
    session.play(session.parse("mark c3"))
    guide.back()
    session.play(guide.moves[0])
    session.undo(Seat(1), force=True)
    assert guide.step.id == "block" and not guide.fault


# Pages


def test_the_page_of_the_learner_tells_where_the_lesson_is_and_nobody_elses():
    session, _ = bazaar()
    read_on(session, "buy")
    lesson = session.page(NOUR, "fr")["lesson"]

    assert lesson["title"] == "Un premier jour au bazar"
    assert lesson["says"].startswith("Le matin, une caravane")
    assert (lesson["step"], lesson["steps"], lesson["look"], lesson["meant"]) == (3, 12, ["caravan"], ["buy tea"])
    assert (lesson["reading"], lesson["left"], lesson["over"]) == (False, False, False)
    assert session.page(IDRIS)["lesson"] is session.page(None)["lesson"] is None
    assert darbar.table("bazaar", "you,you").page(NOUR)["lesson"] is None


def test_reading_on_changes_the_version_and_wakes_listeners():
    session, guide = bazaar()
    woken = threading.Event()
    session.listen(woken.set)
    version = session.version(NOUR)
    guide.go_on()
    assert session.version(NOUR) > version and woken.is_set()


# What is wrong with a lesson


STEP = '[[part]]\nnames = ["Ana", "Ben"]\n[[part.step]]\n'


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", r"expected rows \[\[part\]\]"),
        ("part = 3", r"expected rows \[\[part\]\]"),
        ('[[part]]\nnames = ["Ana", "Ben"]', r"part 1: expected rows \[\[step\]\]"),
        (STEP + 'id = "hello"\nlok = []', r"part 1: step 1 \('hello'\): Object contains unknown field `lok`"),
        (STEP + 'id = "hello"\nlook = "b2"', r"part 1: step 1 \('hello'\): Expected `array`, got `str` - at `\$.look`"),
        (
            STEP.replace("names", "seat = true\nnames") + 'id = "hello"',
            r"part 1: Expected `int`, got `bool` .* `\$.seat`",
        ),
        (STEP + 'id = "Hello you"', "a name is lower-case words with hyphens"),
        (STEP + 'id = "so-otherwise"', "none ends with '-otherwise'"),
        (STEP + 'id = "hello"\n[[part.step]]\nid = "hello"', "two steps are called 'hello'"),
        (STEP + 'look = ["b2"]\n[[part.step]]\nid = "hello"', "step 1: expected an `id`, for something to read, or"),
        (STEP + 'id = "hello"\nmoves = ["mark b2"]', "its last step is one to read"),
        ('title = "x"\n' + STEP + 'id = "hello"', r"expected nothing but \[\[part\]\], got 'title'"),
        (STEP.replace("names", "seat = 2\nnames") + 'id = "hello"', "nobody sits at 2"),
        ('[[part]]\n[[part.step]]\nid = "hello"', "expected either `names`"),
        ('[[part]]\nrecord = "late.darbar"\n[[part.step]]\nid = "hello"', "there is no file 'late.darbar' beside it"),
        ("[[part", "Expected"),
    ],
)
def test_a_wrong_lesson_is_named_with_its_file_and_its_row(write, content, says):
    game = write(content)
    with pytest.raises(PluginError, match=rf"{game.package}: lessons/first.toml: .*{says}"):
        darbar.learn(game)


def test_a_lesson_that_is_wrong_at_once_does_not_begin(write):
    game = write(STEP + 'moves = ["mark b9"]\n[[part.step]]\nid = "hello"')
    with pytest.raises(PluginError, match=r"lessons/first.toml: part 1, step 1: none of the moves that are meant"):
        darbar.learn(game)


def test_a_lesson_that_turns_out_wrong_is_left_with_a_remark_and_the_match_goes_on(write):
    steps = '[[part.step]]\nmoves = ["mark b2"]\n[[part.step]]\nid = "hello"\nothers = ["mark b2"]'
    session = darbar.learn(write(STEP + 'id = "one"\n' + steps))
    session.play(session.parse("mark b2"))

    assert session.guide.left and "Ben cannot play “mark b2”" in session.words().say(session.remarks[-1].text)
    session.play_bot()
    assert session.asked == Seat(0)
    session.guide.back()
    assert session.guide.left


def test_a_lesson_whose_next_table_cannot_be_laid_is_left_with_a_remark(write):
    session = darbar.learn(write(TWO_PARTS, record=late().replace("mark a2", "mark b2")))
    guide = session.guide
    guide.go_on()
    session.play(guide.moves[0])
    guide.go_on()
    assert guide.left and "move 3 of 3 departs from the rules" in session.words().say(session.remarks[-1].text)
    assert list(session.names) == ["Ana", "Ben"]


def test_a_game_without_a_lesson_and_a_lesson_that_nobody_knows_are_told(write):
    with pytest.raises(DarbarError, match="Tic-tac-toe has no lesson yet"):
        darbar.learn("tictactoe")
    with pytest.raises(DarbarError, match=r"There is no lesson of Bazaar called 'last'. Did you mean first"):
        darbar.learn("bazaar", "last")
    assert darbar.lessons("tictactoe") == () and [one.id for one in lessons_in(BAZAAR.package)] == ["first"]
