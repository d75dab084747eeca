"""What strangers install beside Darbar, whole or broken, as the command line shows it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

DARBAR = Path(sys.executable).with_name("darbar")

CARDS = "from darbar.plugins import Card, hookimpl\n"

STALL = {
    "toy_stall/__init__.py": CARDS
    + """
@hookimpl
def darbar_games():
    return [Card("stall", "toy_stall.game:GAME", "a stall")]

@hookimpl
def darbar_variants(game):
    return [Card("quick", "toy_stall.game:quick", "sooner over")] if game == "stall" else []

@hookimpl
def darbar_commands():
    return [Card("greet", "toy_stall.game:greet", "Greet the merchants.")]

@hookimpl
def darbar_match_ended(match):
    pass
""",
    "toy_stall/game.py": """
from typing import Annotated, Literal
import click
from msgspec import Meta
from darbar import Box, Choice, Components, Options, Row, Rulings
from darbar_classics.tictactoe.game import TICTACTOE

class Stall(Row):
    rent: int
    sells: tuple[str, ...] = ()

class Tables(Components):
    stalls: tuple[Stall, ...]

def fault_of(sign):
    if sign == "fail":
        raise KeyError(sign)
    return "nobody sells air" if "air" in sign else None

class House(Options):
    days: Annotated[Literal[3, 5], Choice("How long the fair lasts.")] = 3
    sign: Annotated[str, Meta(max_length=12), Choice("What the sign says.", check=fault_of)] = ""

LATE = Choice("Does a late merchant pay?", rule="4.1", reason="See p. 9.", pays="At once.", waits="Next day.")

class Questions(Rulings):
    late: Annotated[Literal["pays", "waits"], LATE] = "pays"

class StallBox(Box):
    options: House
    rulings: Questions
    components: Tables

GAME = TICTACTOE.change(name="stall", title="Stall", about="Rent a stall.", box=StallBox, package="toy_stall")

def quick(game):
    return game.change(title="Quick stall")

@click.command()
def greet():
    click.echo("Good morning.")
""",
    "toy_stall/data/stalls.toml": """
[[stalls]]
id = "silk"
rent = 3
sells = ["scarves", "ribbons"]
source = "rules p. 3"

[[stalls]]
id = "paper"
rent = 1
source = "assumed"
""",
}


def install(site: Path, distribution: str, module: str, files: dict[str, str]) -> None:
    """What pip would leave behind: a package, its metadata and its entry point."""
    info = {"METADATA": f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n"}
    info["entry_points.txt"] = f"[darbar]\n{distribution} = {module}\n"
    info_files = {f"{module}-1.0.dist-info/{name}": content for name, content in info.items()}
    for place, content in {**files, **info_files}.items():
        path = site / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)


@pytest.fixture
def shell(tmp_path):
    """Type a command where the distributions below `site` are installed too."""
    path = os.pathsep.join([str(tmp_path / "site"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"}

    def typed(line: str, keys: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [DARBAR, *line.split()],
            input=keys,
            env=environment | more,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
        )

    return typed


@pytest.fixture
def stall(tmp_path):
    install(tmp_path / "site", "stall", "toy_stall", STALL)


# A whole one


def test_a_strangers_game_is_listed_with_its_variants_and_options(shell, stall):
    assert (
        "stall: Stall, 2 players. Rent a stall.\n"
        "    variant  quick      sooner over\n"
        "    option   days=3|5   How long the fair lasts. Default: 3.\n"
        "    option   sign=TEXT  What the sign says. At most 12 signs. Default: empty.\n"
    ) in shell("games").stdout


def test_an_option_may_be_a_text(shell, stall, tmp_path):
    assert shell("play stall --seats random,random --option sign=1+1=Tea --save match.txt").returncode == 0
    assert 'options {"sign":"1+1=Tea"}' in (tmp_path / "match.txt").read_text()
    assert shell("replay match.txt").returncode == 0


@pytest.mark.parametrize(
    ("sign", "sentence", "code"),
    [
        ("hot-air", "darbar: option sign cannot be 'hot-air': nobody sells air\n", 2),
        ("x" * 13, f"darbar: option sign cannot be '{'x' * 13}': it has 13 signs, and 12 is the most\n", 2),
        ("fail", "darbar: toy_stall.game: the check of option sign failed on 'fail': KeyError: 'fail'\n", 1),
    ],
)
def test_a_text_that_is_refused_is_refused_with_the_reason(shell, stall, sign, sentence, code):
    shown = shell(f"play stall --option sign={sign}")
    assert (shown.stderr, shown.returncode) == (sentence, code)


def test_plugins_are_listed_with_distribution_version_and_what_they_provide(shell, stall):
    shown = shell("plugins")
    assert (
        "stall (stall 1.0)\n"
        "    game      stall  a stall\n"
        "    command   greet  Greet the merchants.\n"
        "    variant   quick  of stall: sooner over\n"
        "    observer         darbar_match_ended\n"
    ) in shown.stdout
    assert "classics (darbar " in shown.stdout


def test_a_strangers_command_is_a_command(shell, stall):
    assert "greet Greet the merchants." in " ".join(shell("--help").stdout.split())
    assert shell("greet").stdout == "Good morning.\n"


def test_components_are_printed_with_their_sources(shell, stall):
    assert shell("components stall").stdout == (
        "stalls\n"
        "  id     rent  sells             source\n"
        "  silk   3     scarves, ribbons  rules p. 3\n"
        "  paper  1     -                 assumed\n"
        "\n"
        "1 of 2 rows is assumed.\n"
    )


def test_assumed_components_can_be_seen_alone(shell, stall):
    shown = shell("components stall --assumed").stdout
    assert "paper" in shown
    assert "silk" not in shown


def test_a_file_puts_other_rows_in_their_place(shell, stall, tmp_path):
    (tmp_path / "mine.toml").write_text('[[stalls]]\nid = "paper"\nrent = 2\nsource = "my box"\n')
    shown = shell("components stall --components mine.toml").stdout
    assert "  paper  2     -                 my box\n" in shown
    assert shown.endswith("0 of 2 rows are assumed.\n")


def test_a_wrong_row_is_named(shell, stall, tmp_path):
    (tmp_path / "mine.toml").write_text('[[stalls]]\nid = "papr"\nrent = 2\n')
    shown = shell("play stall --components mine.toml")
    assert shown.returncode == 2
    assert shown.stderr == "darbar: There is no row in the table stalls called 'papr'. Did you mean paper?\n"


def test_rulings_are_printed_with_their_readings_and_reasons(shell, stall):
    assert shell("rulings stall").stdout == (
        "late [4.1]: Does a late merchant pay?\n"
        "    pays (default): At once.\n"
        "    waits: Next day.\n"
        "    Why: See p. 9.\n"
    )


def test_choices_stand_in_the_record(shell, stall, tmp_path):
    shell("play stall --seats random,random --option days=5 --ruling late=waits --variant quick --save match.txt")
    record = (tmp_path / "match.txt").read_text()
    assert '\noptions {"days":5}\n' in record
    assert '\nrulings {"late":"waits"}\n' in record
    assert '\nvariants ["quick"]\n' in record
    assert shell("replay match.txt").stdout.startswith("Quick stall: random 1 and random 2\n")


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("--option dais=5", "There is no option called 'dais'. Did you mean days?"),
        ("--option days=4", "option days cannot be '4': choose one of 3, 5"),
        ("--ruling late=never", "ruling late cannot be 'never': choose one of pays, waits"),
        ("--ruling lat=pays", "There is no ruling called 'lat'. Did you mean late?"),
        ("--variant quik", "There is no variant of Stall called 'quik'. Did you mean quick?"),
    ],
)
def test_a_choice_that_does_not_exist_is_wrong_use(shell, stall, choice, sentence):
    shown = shell(f"play stall {choice}")
    assert (shown.returncode, shown.stderr) == (2, f"darbar: {sentence}\n")


# Broken ones

BROKEN = {
    "fails to import": ("import nothing_of_the_kind\n", "cannot be loaded: ModuleNotFoundError"),
    "answers nonsense": (
        f"{CARDS}@hookimpl\ndef darbar_games():\n    return 42\n",
        "darbar_games answered [42], expected a list of darbar.Card",
    ),
    "takes a taken name": (
        f"{CARDS}@hookimpl\ndef darbar_games():\n    return [Card('tictactoe', 'x:Y', 'mine')]\n",
        "the game 'tictactoe' already belongs to plugin 'classics' of darbar",
    ),
    "fails when asked": (
        f"{CARDS}@hookimpl\ndef darbar_games():\n    return 1 / 0\n",
        "darbar_games failed: ZeroDivisionError",
    ),
    "has an unknown hook": (
        f"{CARDS}@hookimpl\ndef darbar_gaems():\n    return []\n",
        "cannot be loaded: PluginValidationError",
    ),
}


@pytest.mark.parametrize(("source", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_broken_plugin_is_named_and_everything_else_goes_on(shell, tmp_path, source, fault):
    install(tmp_path / "site", "wreck", "toy_wreck", {"toy_wreck.py": source})
    listed = shell("plugins")
    assert listed.returncode == 1
    assert f"darbar: plugin 'wreck' of wreck 1.0: {fault}" in listed.stderr
    assert "classics (darbar " in listed.stdout

    games = shell("games")
    assert games.returncode == 0
    assert "tictactoe: Tic-tac-toe" in games.stdout
    assert games.stderr.startswith(f"darbar: plugin 'wreck' of wreck 1.0: {fault}")
    assert games.stderr.endswith("(see `darbar plugins`)\n")
    assert games.stderr.count("\n") == 1

    played = shell("play tictactoe --seats random,random --save match.txt")
    assert played.returncode == 0
    assert played.stderr == games.stderr


CARDS_OF_WRECK = f"""{CARDS}
@hookimpl
def darbar_games():
    return [Card("wreck", "toy_wreck:nothing", "not there")]

@hookimpl
def darbar_commands():
    return [Card("sink", "toy_wreck:sink", "No command at all.")]

@hookimpl
def darbar_frontends():
    return [Card("reef", "toy_wreck:reef", "it breaks")]

def reef(session):
    raise ValueError("aground")

sink = 42
"""


def test_what_a_card_names_wrongly_is_found_by_plugins(shell, tmp_path):
    install(tmp_path / "site", "wreck", "toy_wreck", {"toy_wreck.py": CARDS_OF_WRECK})
    shown = shell("plugins")
    assert shown.returncode == 1
    assert "plugin 'wreck' of wreck 1.0: 'wreck' cannot be loaded from 'toy_wreck:nothing'" in shown.stderr
    assert "plugin 'wreck' of wreck 1.0: the command 'sink' cannot be called: 42" in shown.stderr
    assert "tictactoe: Tic-tac-toe" in shell("games").stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play wreck", "'wreck' cannot be loaded from 'toy_wreck:nothing'"),
        ("sink", "expected a click.Command called 'sink', got 42"),
        ("play tictactoe --frontend reef", "the frontend failed: ValueError: aground"),
    ],
)
def test_a_player_reads_one_sentence_about_what_is_broken(shell, tmp_path, line, sentence):
    install(tmp_path / "site", "wreck", "toy_wreck", {"toy_wreck.py": CARDS_OF_WRECK})
    shown = shell(line)
    assert shown.returncode == 1
    assert shown.stderr.startswith(f"darbar: plugin 'wreck' of wreck 1.0: {sentence}")
    assert shown.stderr.count("\n") == 1


def test_a_writer_can_ask_for_the_traceback(shell, tmp_path):
    install(tmp_path / "site", "wreck", "toy_wreck", {"toy_wreck.py": CARDS_OF_WRECK})
    shown = shell("play tictactoe --frontend reef", DARBAR_TRACEBACK="1")
    assert 'raise ValueError("aground")' in shown.stderr


# Misbehaving ones

RASCAL = f"""{CARDS}
@hookimpl
def darbar_frontends():
    return [Card("reef", "toy_rascal:fail", "it breaks")]

@hookimpl
def darbar_commands():
    return [Card("sink", "toy_rascal:sink", "It breaks.")]

@hookimpl
def darbar_bots():
    names = ["Chooser", "Closer", "fail"]
    return [Card(name.lower(), f"toy_rascal:{{name}}", "it breaks") for name in names]

class Alien(BaseException):
    pass

def fail(*_, **__):
    raise KIND

sink = __import__("click").command("sink")(fail)

class Chooser:
    def __init__(self, seed):
        self.choose = fail

class Closer:
    def __init__(self, seed):
        self.close = fail

    def choose(self, chair):
        return chair.ask.moves[0]
"""

OBSERVER = f"""{CARDS}
@hookimpl
def darbar_told(match):
    raise KIND
"""

KINDS = ["SystemExit(0)", "Alien('x')", "GeneratorExit", "ValueError(chr(27) + '[2J')"]


@pytest.fixture
def rascal(tmp_path):
    """Install a plugin that raises this wherever it can."""

    def rascal(kind, source=RASCAL):
        install(tmp_path / "site", "rascal", "toy_rascal", {"toy_rascal.py": source.replace("KIND", kind)})

    return rascal


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sink", "plugin 'rascal' of rascal 1.0: the command 'sink' failed: "),
        ("play tictactoe --frontend reef", "plugin 'rascal' of rascal 1.0: the frontend failed: "),
        ("play tictactoe --seats fail,random", "plugin 'rascal' of rascal 1.0: the bot 'fail' cannot play: "),
    ],
)
def test_nothing_that_a_plugin_raises_ends_a_command_as_if_all_were_well(shell, rascal, kind, line, sentence):
    rascal(kind)
    shown = shell(line)
    assert shown.returncode == 1
    assert shown.stderr.startswith(f"darbar: {sentence}{kind.partition('(')[0]}")
    assert shown.stderr.count("\n") == 1
    assert shown.stderr.strip().isprintable()


@pytest.mark.parametrize("kind", ["SystemExit(0)", "Alien('x')"])
def test_a_match_goes_on_where_a_bot_fails_and_is_saved(shell, rascal, tmp_path, kind):
    rascal(kind)
    shown = shell("play tictactoe --seats chooser,closer --save match.txt")
    assert shown.returncode == 0
    assert "bot 'Chooser' of toy_rascal failed in its choose (toy_rascal.py, line " in " ".join(shown.stdout.split())
    (closing,) = shown.stderr.splitlines()
    assert closing.startswith(
        "darbar: Something is broken; the match is as it was: bot 'Closer' of toy_rascal failed in its close ("
    )
    assert shell("replay match.txt").returncode == 0


def test_an_observer_that_fails_is_told_once_when_the_command_ends(shell, rascal):
    rascal("SystemExit(0)", OBSERVER)
    shown = shell("play tictactoe --seats random,random")
    assert shown.returncode == 0
    assert "The match is over." in shown.stdout
    assert shown.stderr == "darbar: plugin 'rascal' of rascal 1.0: darbar_told failed: SystemExit: 0\n"


@pytest.mark.parametrize("source", ["raise SystemExit(0)", "class Alien(BaseException): pass\nraise Alien('x')"])
def test_a_plugin_that_leaves_when_it_is_imported_is_named_and_everything_else_goes_on(shell, rascal, source):
    rascal("", source)
    listed = shell("plugins")
    assert listed.returncode == 1
    assert listed.stderr.startswith("darbar: plugin 'rascal' of rascal 1.0: cannot be loaded: ")
    assert listed.stderr.count("\n") == 1
    assert shell("games").returncode == 0


@pytest.mark.parametrize("kind", ["SystemExit(0)", "KeyboardInterrupt"])
def test_the_arena_goes_on_where_a_bot_leaves(shell, rascal, kind):
    rascal(kind)
    shown = shell("arena tictactoe --bots chooser,random --games 4 --workers 1 --store run.sqlite")
    reason = f"failed in its choose (toy_rascal.py, line 20): {kind.partition('(')[0]}"
    assert shown.stderr.count(f"crashed: bot 'Chooser' of toy_rascal {reason}") == 4
    assert "crashed 4" in shown.stdout


def test_an_interrupt_stays_one_wherever_it_comes(shell, rascal):
    rascal("KeyboardInterrupt")
    for line in ("sink", "play tictactoe --frontend reef"):
        assert shell(line).returncode == 130
    assert shell("play tictactoe --seats chooser,random --save match.txt").returncode == 0  # whoever plays may leave
    rascal("", "raise KeyboardInterrupt")
    shown = shell("games")
    assert (shown.returncode, shown.stdout, shown.stderr) == (130, "", "")


def test_a_writer_sees_where_a_command_left(shell, rascal):
    rascal("SystemExit(0)")
    shown = shell("sink", DARBAR_TRACEBACK="1")
    assert shown.returncode == 1
    assert "raise SystemExit(0)" in shown.stderr


def test_a_game_with_broken_options_is_named_and_the_others_are_listed(shell, tmp_path):
    game = STALL["toy_stall/game.py"].replace("days: Annotated[Literal[3, 5], ", "days: Annotated[list, ")
    install(tmp_path / "site", "stall", "toy_stall", STALL | {"toy_stall/game.py": game})
    shown = shell("games")
    assert shown.returncode == 0
    assert "tictactoe: Tic-tac-toe" in shown.stdout
    assert shown.stderr.startswith("darbar: plugin 'stall' of stall 1.0: the setting 'days' must be ")


# Checking


@pytest.mark.parametrize("function", ["score", "conserved", "setup", "scene"])
def test_a_game_that_leaves_fails_the_check(shell, tmp_path, function):
    game = f"""
from darbar_classics.tictactoe.game import TICTACTOE

def leave(*_):
    raise SystemExit(0)

GAME = TICTACTOE.change(name="leaving", title="Leaving", {function}=leave)
"""
    cards = f"{CARDS}@hookimpl\ndef darbar_games():\n    return [Card('leaving', 'toy_leave.game:GAME', 'it leaves')]\n"
    install(tmp_path / "site", "leave", "toy_leave", {"toy_leave/__init__.py": cards, "toy_leave/game.py": game})
    shown = shell("check leaving --matches 1")
    assert shown.returncode == 1
    assert f"game 'leaving' failed in its {function} (game.py, line 5)" in shown.stdout + shown.stderr


def test_a_game_that_breaks_its_promises_fails_the_check(shell, tmp_path):
    game = "from darbar_classics.tictactoe.game import TICTACTOE\n"
    game += "GAME = TICTACTOE.change(name='leaky', title='Leaky', conserved=lambda state: {'marks': state.marks})\n"
    cards = f"{CARDS}@hookimpl\ndef darbar_games():\n    return [Card('leaky', 'toy_leak.game:GAME', 'it leaks')]\n"
    install(tmp_path / "site", "leak", "toy_leak", {"toy_leak/__init__.py": cards, "toy_leak/game.py": game})
    shown = shell("check leaky tictactoe --matches 2 --seed 5")
    assert shown.returncode == 1
    leaky, _, tictactoe = shown.stdout.partition("tictactoe: Tic-tac-toe\n")
    assert "  FAULT  pieces are conserved  " in leaky
    assert "FAULT" not in tictactoe


def test_a_sound_game_passes_the_check(shell):
    shown = shell("check tictactoe --matches 2")
    assert shown.returncode == 0
    assert shown.stdout.startswith("tictactoe: Tic-tac-toe\n  ok  every match ends\n")
