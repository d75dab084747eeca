"""Whatever people type has bounds, and what is said about it reaches the terminal as text."""

from typing import get_type_hints

import click
import darbar
import msgspec
import pytest
from click.testing import CliRunner
from darbar import DarbarError, RecordError, RuleViolation
from darbar.arena.plan import new_plan
from darbar.arena.runs import make_engine
from darbar.bots.tuning import Tuning
from darbar.cli import main
from darbar.commands.replay import seat_named
from darbar.errors import UnknownName, printable, quoted
from darbar.plugins import plugins
from darbar.sessions.session import make_bot

NUMBERS = [
    pytest.param(name, option, id=f"{name} {option.opts[0]}")
    for name in plugins().names("command")
    for option in plugins().load("command", name).params
    if isinstance(option.type, click.types.IntParamType | click.types.FloatParamType)
]
ABSURD = ("99999999999999999999", "-99999999999999999999", "9" * 6000)
ENDLESS = pytest.param(10**5000, id="endless")
CLEAR = "\x1b[2J"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Type words in an empty folder; nothing is written there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def typed(*words: str) -> str:
        shown = CliRunner().invoke(main, words, prog_name="darbar")
        assert shown.exit_code in (2, 3)
        assert shown.stdout == ""
        assert all(line.isprintable() for line in shown.stderr.splitlines())
        assert len(shown.stderr) < 800
        assert list(tmp_path.iterdir()) == []
        return shown.stderr

    return typed


# Numbers


def test_there_are_numbers_on_the_command_line():
    assert len(NUMBERS) > 15


@pytest.mark.parametrize(("command", "option"), NUMBERS)
def test_every_number_on_the_command_line_has_a_least_and_a_most(run, command, option):
    assert isinstance(option.type, click.IntRange | click.FloatRange)
    assert None not in (option.type.min, option.type.max)
    for number in ABSURD:
        assert f"Invalid value for '{option.opts[0]}'" in run(command, option.opts[0], number)


def test_a_number_out_of_bounds_is_refused_with_its_bounds(run):
    arena = ("arena", "bazaar", "--bots", "random,random")
    assert "100000 is not in the range 1<=x<=512." in run(*arena, "--workers", "100000")
    assert "99999999999999999999 is not in the range 1<=x<=1000000." in run(*arena, "--games", ABSURD[0])
    assert "99999999999999999999 is not in the range 0<=x<=100000." in run("replay", "match.txt", "--at", ABSURD[0])


@pytest.mark.parametrize("name", Tuning.__struct_fields__)
def test_every_setting_of_a_search_has_a_least_and_a_most(name):
    info = msgspec.inspect.type_info(get_type_hints(Tuning, include_extras=True)[name])
    (number,) = [one for one in getattr(info, "types", (info,)) if not isinstance(one, msgspec.inspect.NoneType)]
    assert None not in (number.ge, number.le)
    for value in (number.le + 1, number.ge - 1, "nan", "inf"):
        with pytest.raises(DarbarError, match=f"{name} is a number from {number.ge} to {number.le}, not"):
            make_bot(f"mcts:1+{name}={value}", 1)
    make_bot(f"mcts:1+{name}={number.le}", 1)
    make_bot(f"mcts:1+{name}={number.ge}", 1)


@pytest.mark.parametrize("seats", [0, -1, 10**30, ENDLESS])
def test_programs_cannot_ask_for_absurd_numbers_of_seats(seats):
    with pytest.raises(RuleViolation, match="Bazaar is for 2 to 5 players, not "):
        darbar.new("bazaar", seats)
    with pytest.raises(RuleViolation, match="Bazaar is for 2 to 5 players, not "):
        darbar.simulate("bazaar", seats or -1)


@pytest.mark.parametrize("seed", [-1, 1 << 64, ENDLESS])
def test_programs_cannot_give_absurd_seeds(seed):
    with pytest.raises(RecordError, match=r"the seed is a number from 0 to 2\^64 - 1, not "):
        darbar.simulate("bazaar", 2, seed)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"games": 0}, "it has no matches"),
        ({"games": 10**6 + 1}, "Expected `int` <= 1000000 - at `\\$.games`"),
        ({"games": 10**30}, "this is no plan for a run"),
        ({"seed": -1}, "Expected `int` >= 0 - at `\\$.seed`"),
        ({"seed": 1 << 64}, "0 to 2"),
        ({"bound": 10**9}, "Expected `int` <= 100000 - at `\\$.bound`"),
        ({"seats": (2, 2)}, "a number of seats twice"),
        ({"seats": ()}, "Expected `array` of length >= 1 - at `\\$.seats`"),
        ({"bots": ("random",) * 101}, "Expected `array` of length <= 100 - at `\\$.bots`"),
        ({"bots": ("random",) * 90, "seats": (5,)}, "90 bots for 5 seats make rounds of 219746340 matches"),
    ],
)
def test_programs_cannot_plan_absurd_runs(given, sentence):
    usual = {"bots": ("random", "random"), "seats": (2,), "games": 2, "seed": 1}
    with pytest.raises(DarbarError, match=sentence):
        new_plan(plugins().game("bazaar"), **(usual | given))


@pytest.mark.parametrize("workers", [0, -3, 513, ENDLESS])
def test_programs_cannot_ask_for_absurd_numbers_of_processes(workers):
    with pytest.raises(DarbarError, match="a run has 1 to 512 processes, not "):
        make_engine("local", workers=workers)


@pytest.mark.parametrize("wanted", ["0", "3", "00019", "²", pytest.param("0001" + "9" * 5000, id="long")])
def test_a_number_of_a_player_is_one_at_the_table(wanted):
    with pytest.raises(UnknownName):
        seat_named(wanted, ["Ana", "Ben"])


# Names


def test_ten_thousand_players_are_too_many(run):
    assert run("play", "bazaar", "--seats", ",".join(["random"] * 10_000)).endswith("2 to 5 players, not 10000.\n")
    assert "length <= 100" in run("arena", "bazaar", "--bots", ",".join(["random"] * 10_000))


def test_a_variant_is_named_once(run):
    for command in ("play", "arena"):
        told = run(command, "bazaar", "--variant", "night", "--variant", "night", "--bots", "random,random")
        assert "one of them stands there twice" in told or "No such option" in told
    assert "one of them stands there twice" in run("play", "bazaar", *["--variant", "night"] * 2000)


def test_a_bot_with_an_endless_setting_is_refused_short():
    with pytest.raises(DarbarError) as error:
        make_bot("program:" + "x" * 5000, 1)
    assert str(error.value).startswith("a bot and its setting have at most 4000 signs: 'program:xxx")
    assert len(str(error.value)) < 150


def test_a_new_project_has_a_name_that_a_file_can_have(run):
    assert "a game's name has at most 40 signs" in run("new", "game", "x" * 500)


@pytest.mark.parametrize("sign", ["x", "x ", "9"])
@pytest.mark.parametrize(
    "words",
    [
        ["{}"],
        ["--{}"],
        ["games", "{}"],
        ["play", "{}"],
        ["play", "bazaar", "--{}"],
        ["play", "bazaar", "--seed", "{}"],
        ["play", "bazaar", "--seats", "{},random"],
        ["play", "bazaar", "--seats", "you:{},random"],
        ["play", "bazaar", "--seats", "mcts:{},random"],
        ["play", "bazaar", "--option", "days={}"],
        ["play", "bazaar", "--option", "{}=3"],
        ["play", "bazaar", "--option", "{}"],
        ["play", "bazaar", "--ruling", "palace-ties={}"],
        ["play", "bazaar", "--variant", "{}"],
        ["play", "bazaar", "--frontend", "{}"],
        ["play", "bazaar", "--language", "{}"],
        ["play", "--resume", "{}"],
        ["replay", "{}"],
        ["arena", "bazaar", "--bots", "{},random"],
        ["arena", "--resume", "{}"],
        ["arena", "bazaar", "--bots", "random,random", "--plot", "{}.gif"],
        ["study", "bazaar", "--bots", "mcts:1+worlds={}"],
        ["study", "bazaar", "--engine", "{}"],
        ["check", "{}"],
        ["components", "{}"],
        ["rulings", "{}"],
        ["rules", "{}"],
        ["bot-protocol", "--try", "true", "--game", "{}"],
        ["new", "game", "{}"],
        ["log", "{}"],
    ],
    ids=" ".join,
)
def test_a_sentence_is_short_and_plain_whatever_was_typed(run, words, sign):
    run(*(word.format(sign * 50_000) for word in words))
    run(*(word.format(f"{CLEAR}\n\u202e\x85x") for word in words))


def test_a_sentence_keeps_its_beginning_its_end_and_its_paths():
    told = printable(f"cannot read /{'folder/' * 20}match.darbar: there is {'x' * 5000} in it")
    assert told.startswith(f"cannot read /{'folder/' * 20}match.darbar: there is xxx")
    assert told.endswith("xxx in it")
    assert printable("x " * 5000) == printable(printable("x " * 5000))
    assert len(printable("x " * 5000)) <= 500


def test_a_sentence_in_any_language_stays_as_it_is():
    for sentence in ("Victoire\u00a0: Ana\u202f!", "Победа: Ана.", "早い 🀄"):
        assert str(RuleViolation(sentence)) == sentence


def test_what_a_terminal_would_obey_is_spelt_out():
    assert str(DarbarError("a\x1b[2Jb\x07\x9bc\u202ed\ud800")) == "a\\x1b[2Jb\\x07\\x9bc\\u202ed\\ud800"
    assert str(RecordError("one\r\n\ttwo", line=3)) == "line 3: one two"
    assert quoted(10**5000) == "a number with very many digits"
