"""What a person types into the plain frontend, and what they read."""

import darbar
import pytest
from darbar_repl.answers import COMMANDS

FIRST = ["#1"] * 3000
"""Always the first answer; to be told to pass the keyboard, it is as good as Enter."""

TOTAL = {"en": "total", "fr": "total", "ru": "всего"}
OVER = {"en": "The match is over.", "fr": "La partie est terminée.", "ru": "Партия окончена."}
GAMES = sorted(darbar.games())


@pytest.mark.parametrize("language", OVER)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_ends_with_standings_in_the_language_of_the_player(play, game, language):
    seats = darbar.games()[game].seats[1]

    said = play(*FIRST, players=",".join(["you:Ana", *["random"] * (seats - 1)]), game=game, language=language)

    assert OVER[language] in said
    assert standing(game, language) in said.partition(OVER[language])[2]


def standing(game, language):
    """What is certainly in the standings: a first place, or where all play together the total."""
    return TOTAL[language] if darbar.games()[game].goal.together else "1. "


@pytest.mark.parametrize("language", OVER)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_on_one_keyboard_ends_with_standings_in_the_language_of_the_players(play, game, language):
    players = ["you:Ana", "you:Ben", "you:Cleo"][: max(2, darbar.games()[game].seats[0])]
    said = play(*FIRST, players=",".join(players), game=game, language=language)

    assert OVER[language] in said
    assert standing(game, language) in said.partition(OVER[language])[2]


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_at_most_80_signs_wide_and_hold_no_escape_codes(play, game):
    players = ["you:Ana", *["random"] * (max(2, darbar.games()[game].seats[0]) - 1)]
    said = play(
        *["help", "goal", "rules", "score", "why 1", "nonsense", "log"],
        *FIRST[:500],
        players=",".join(players),
        game=game,
    )

    assert [line for line in said.splitlines() if len(line) > 80] == []
    assert "\x1b" not in said


def test_a_shorthand_answers_and_is_understood_by_why(play):
    said = play("why B2", "b2", "b2", "why b2", game="tictactoe", players="you:Ana,random")

    assert "“mark b2” is offered: it is number 5." in said
    assert "* Ana marked b2." in said
    assert said.count("marked b2") == 1


def test_the_table_the_question_with_its_rule_and_the_numbered_moves_are_read_in_this_order(play):
    assert play() == (
        "Tic-tac-toe: Ana and random (bot). Type “help” for help.\n"
        "\n"
        "-- Board -----------------------------------------------------------------------\n"
        "  a1  b1  c1\n"
        "  a2  b2  c2\n"
        "  a3  b3  c3\n"
        "\n"
        "Ana: Which cell do you mark? [2.1]\n"
        "  1  mark a1  Mark a1.\n"
        "  2  mark b1  Mark b1.\n"
        "  3  mark c1  Mark c1.\n"
        "  4  mark a2  Mark a2.\n"
        "  5  mark b2  Mark b2.\n"
        "  6  mark c2  Mark c2.\n"
        "  7  mark a3  Mark a3.\n"
        "  8  mark b3  Mark b3.\n"
        "  9  mark c3  Mark c3.\n"
        "> \n"
        "Goodbye. The match was not saved.\n"
    )


@pytest.mark.parametrize("answer", ["5", "  MARK   B2 "])
def test_a_number_and_a_notation_answer(play, answer):
    assert "* Ana marked b2." in play(answer)


def test_an_unambiguous_beginning_of_a_notation_answers(play):
    said = play("", "mark a1", "", "mark a2", "", "mark a", "", players="you:Ana,you:Ben")

    assert "* Ben marked a2.\n* Ana marked a3.\n" in said


def test_an_ambiguous_beginning_is_answered_with_what_it_could_be(play):
    said = play("m", "mark c")

    assert "“m” could be: mark a1, mark b1, mark c1, mark a2, mark b2, mark c2, …." in said
    assert "“mark c” could be: mark c1, mark c2, mark c3. Type more of it." in said
    assert "* " not in said


NONSENSE = {
    "mark z9": "“mark z9” is neither a move nor a command. Near it: mark",
    "tabel": "“tabel” is neither a move nor a command. Near it: table",
    "0": "There are 9 answers: type a number from 1 to 9.",
    "10": "There are 9 answers: type a number from 1 to 9.",
    "9" * 5000: "There are 9 answers: type a number from 1 to 9.",
    "²": "“²” is neither a move nor a command.",
    "\x1b[2Jhello\x07": "“\\x1b[2Jhello\\x07” is neither a move nor a command.",
    "\udcff": "is neither a move nor a command.",
    "x" * 5000: "x…xxxxxxxxxxxx” is neither a move nor a command.",
    "why": "The game gives no reasons here: what is listed is all that is possible.",
    "why 0": "There are 9 answers: type a number from 1 to 9.",
    "why jump": "“jump” is neither a move nor a command.",
    "save": "Where to? Type “save” and the name of a file.",
    "undo": "There is nothing to take back.",
    "restart": "There is nothing to take back.",
    "rules 9": "There is no rule for “9”. Near it: 1, 2.1, 3.",
}


def test_nonsense_gets_one_sentence_and_the_question_again(play):
    said = play(*NONSENSE)

    _, *answers, _ = said.split("\n> ")
    assert len(answers) == len(NONSENSE)
    for (typed, expected), answer in zip(NONSENSE.items(), answers, strict=True):
        assert expected in " ".join(answer.split()), typed
        assert "\n\nAna: Which cell do you mark? [2.1]\n" in answer, typed
    assert "\x1b" not in said
    assert "* " not in said


def test_an_empty_line_brings_the_question_again(play):
    assert play("", "").count("Ana: Which cell do you mark?") == 3


def test_a_refused_move_is_explained_and_changes_nothing(play):
    said = play("", "mark b2", "", "mark b2", players="you:Ana,you:Ben")

    assert "Ben cannot play “mark b2”: Ana has marked b2 already. [Tic-tac-toe 2.1]" in said
    assert said.count("Ben: Which cell do you mark?") == 2


def test_why_says_why_a_move_is_not_offered_or_that_it_is(play):
    said = play("", "5", "", "why mark b2", "why mark a1", "why 1", players="you:Ana,you:Ben", language="fr")

    assert "mark b2 : Ana" in said
    assert "[Tic-tac-toe 2.1]" in said
    assert "« mark a1 » est possible : c'est le numéro 1." in said
    assert "« marquer a1 » est possible : c'est le numéro 1." in said, "a number is told as it is shown"


def test_the_turns_of_bots_are_told_in_words(play):
    said = play("5")

    told = said.partition("* Ana marked b2.\n")[2]
    assert told.startswith("* random marked ")


def test_table_shows_the_table_again(play):
    assert play("table").count("  a1  b1  c1\n") == 2
    assert play("help").count("  a1  b1  c1\n") == 1


def test_log_tells_everything(play):
    said = play("log", "5", "log")

    assert "Nothing has happened yet." in said
    assert "What happened:\n* Ana marked b2.\n* random marked " in said


def test_score_counts_as_far_as_the_seat_may_know(play):
    lines = play("score").partition("Standings, as far as you can count them:\n")[2].splitlines()

    assert lines[0].split() == ["1.", "X", "Ana", "1.", "O", "random"]
    assert lines[1].split() == ["three", "in", "a", "row", "0", "0"]


def test_rules_can_be_read_whole_by_number_and_by_word(play):
    _, whole, by_number, by_word = play("rules", "rules 2", "rules DIAGONAL").split("> rules")

    assert whole.startswith("\nRules:\nHow one wins\n")
    assert "\n  1    The board has nine empty cells; two players.\n  2.1  In turn, mark one empty cell.\n" in whole
    assert by_number.startswith(" 2\nRules:\n  2.1  In turn, mark one empty cell.\n\n")
    assert by_word.startswith(" DIAGONAL\nRules:\n  3  Three of your marks in a row, a column or a diagonal win;")


def test_rules_are_read_in_the_language_of_the_player(play):
    assert "  2.1  В свой ход отметьте одну пустую клетку.\n" in play("rules 2.1", language="ru")


def test_bots_among_themselves_are_told_to_a_spectator(play):
    said = play(players="random,random")

    assert said.startswith("Tic-tac-toe: random (bot) and random (bot).")
    assert "* random marked " in said
    assert "The match is over." in said


def test_a_match_that_is_over_is_shown_with_its_standings(play, saved):
    play(*FIRST, path=saved)

    said = play(load=saved, path=saved)

    assert "The match is over." in said
    assert f"The record of this match is in {saved}." in " ".join(said.split())


@pytest.mark.parametrize("command", ["goal", "overview", "rules"])
def test_the_goal_is_told_on_a_page_of_its_own_and_before_the_rules(play, command):
    said = play(command, game="bazaar").partition(f"> {command}\n")[2]

    win, turn, end, hints, rule = map(
        said.find, ["How one wins\n", "What a turn is\n", "The bazaar lasts 4 days", "  5  The fourth step", "  1.1  "]
    )
    assert 0 < win < turn < end < hints
    assert (rule > hints) if command == "rules" else (rule == -1)


def test_one_rule_is_told_without_the_goal(play):
    assert "How one wins" not in play("rules 1.1", "rules market", game="bazaar")


def test_help_begins_with_how_one_wins(play):
    said = play("help", language="fr").partition("> help\n")[2]

    assert said.splitlines()[1].startswith("Trois de vos marques en ligne")
    assert said.index("« but »") < said.index("  but ") < said.index("  aide ")


@pytest.mark.parametrize("command", ["/column", "find COLUMN"])
def test_what_is_sought_is_read_from_the_last_page(play, command):
    said = play("rules", command, "/", game="connectfour").rpartition(f"> {command}")[2]

    found, _, again = said.partition("> /")
    lines = [line for line in found.split("\n") if "column" in line and line.startswith("  2")]
    assert lines
    assert all(line in again for line in lines), "a slash alone reads them again"


def test_what_is_sought_is_read_from_the_table_before_there_was_a_page(play):
    said = play("/teahouse", "/nowhere", "/", game="bazaar", seed=7)

    assert "> /teahouse\n  teahouse: one at a time\n" in said
    assert "“nowhere” stands nowhere here." in said
    assert "What shall be found?" in play("find")


def test_a_word_of_several_names_is_told_with_these_names(play):
    said = play("what first one", "what one", "what coins", "what xyzzy", game="bazaar")

    assert "“one” is part of several names: one at a time, the newcomer sends the first one home." in " ".join(
        said.split()
    )
    assert "coin: They pay for stalls" in said
    assert "There is nothing called “xyzzy”." in said


def test_what_grew_is_told_in_words_and_not_drawn(play):
    said = play(*["#1"] * 12, "score", game="bazaar", seed=7).partition("> score\n")[2]

    assert "Points from turn to turn\n  turn " in said
    assert "┤" not in said
    moments = [line for line in said.split("\n") if line.startswith("  turn ")]
    assert 2 <= len(moments) <= 7
    assert all(": Ana " in line for line in moments)


def test_what_is_not_on_the_last_page_is_sought_on_the_table(play):
    said = play("rules 1.1", "/teahouse", game="bazaar", seed=7)

    assert "> /teahouse\n  teahouse: one at a time\n" in said


TAKES = {"player": "random", "what": "silk", "why": "place palace", "rules": "2.3", "find": "silk", "language": "en"}
LAST = ("learn", "leave", "back", "quit")
"""These change what is played."""


def test_every_command_is_answered_line_by_line(play):
    commands = [*(command for command in COMMANDS if command not in LAST), *LAST]
    lines = [f"{command} {TAKES.get(command, '')}".strip() for command in commands]

    said = play(*lines, game="bazaar", seed=7)

    for line in lines:
        _, typed, said = said.partition(f"> {line}\n")
        answer = said.partition("\n> ")[0].strip()
        assert typed and answer and not answer.startswith("Ana: "), (
            f"{line!r} was answered with nothing but the question"
        )
        assert "neither a move nor a command" not in answer


def test_only_a_component_can_be_missing_from_the_table(play):
    said = play("what turn", "what reserve", "what regatta", game="bazaar")
    turn, reserve, regatta = (
        said.partition(f"> what {name}\n")[2].partition("\n\n")[0] for name in ("turn", "reserve", "regatta")
    )

    assert "It is not on the table now." not in turn + reserve
    assert "It is not on the table now." in regatta
