"""`darbar train`: generations play, learn and are judged; it can be stopped, goes on, and says what is wrong."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import darbar
import pytest
from click.testing import CliRunner, Result
from darbar.bots.learned import LearnedBot
from darbar.cli import main
from darbar.errors import DarbarError
from darbar.learning import keeping
from darbar.learning.encoder import encoder
from darbar.learning.network import ValueNetwork
from darbar.learning.shipping import shipped
from darbar.training import gathering
from darbar.training.fitting import Fit, fit
from darbar.training.lessons import collected
from darbar.training.school import Plan, Played, School, Verdict
from darbar.training.training import new_school, train

SMALL = {"seats": (2,), "panel": ("random",), "matches": 12, "judged": 4}


class Quiet:
    """Whoever is told, and writes it down."""

    def __init__(self, stop_after: int = 10**9) -> None:
        self.begun: list[str] = []
        self.said: list[str] = []
        self.left = stop_after

    def begin(self, what: str, total: int, done: int = 0) -> None:
        self.begun.append(f"{what} {done}/{total}")

    def advance(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt

    def say(self, sentence: str) -> None:
        self.said.append(sentence)


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Result]:
    monkeypatch.chdir(tmp_path)
    return lambda line: CliRunner().invoke(main, line.split(), prog_name="darbar")


def test_a_network_is_trained_judged_and_plays(run: Callable[[str], Result], tmp_path: Path):
    shown = run("train tictactoe --matches 12 --judged 4 --generations 2 --panel random --units 8 --workers 1")

    assert shown.exit_code == 0, shown.output
    assert "generation 0 wins" in shown.stdout and "generation 1 wins" in shown.stdout
    folder = tmp_path / "train-tictactoe"
    network = keeping.load(darbar.games()["tictactoe"], folder / "value.npz")
    assert network.made["command"].startswith("darbar train tictactoe --seats 2 --panel random")
    report = (folder / "report.md").read_text(encoding="utf-8")
    assert "| 1 | " in report and "The best is generation" in report
    assert (folder / "report.png").stat().st_size > 1000
    match = darbar.new("tictactoe", seed=1)
    assert match.ask is not None
    assert LearnedBot(1, str(folder / "value.npz")).choose(match.chair(match.ask.seat)) in match.ask.moves


def test_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path):
    game = darbar.games()["tictactoe"]
    school = new_school(game, tmp_path, **SMALL)
    with pytest.raises(KeyboardInterrupt):
        train(school, game, 1, 1, Quiet(stop_after=5))
    kept = len(school.matches())
    assert 5 <= kept < 12

    again, listener = new_school(game, tmp_path, **SMALL), Quiet()
    train(again, game, 1, 1, listener)

    assert listener.begun[0] == f"generation 0 plays {kept}/12"
    assert [verdict.generation for verdict in again.verdicts()] == [0]
    before = again.best.read_bytes()
    train(again, game, 1, 1, Quiet())
    assert again.best.read_bytes() == before


def test_the_same_seed_plays_the_same_matches(tmp_path: Path):
    game = darbar.games()["tictactoe"]
    schools = [new_school(game, tmp_path / name, **SMALL) for name in ("one", "other")]
    for school in schools:
        train(school, game, 1, 1, Quiet())

    one, other = (sorted(school.matches(), key=lambda played: played.seed) for school in schools)
    assert one == other


def test_something_else_in_the_same_folder_is_refused(run: Callable[[str], Result], tmp_path: Path):
    new_school(darbar.games()["tictactoe"], tmp_path / "train-tictactoe", **SMALL)

    shown = run("train tictactoe --matches 40")

    assert shown.exit_code == 2
    assert "something else is trained in train-tictactoe: its panel is" in shown.stderr
    assert "Traceback" not in shown.output


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("train tictactoo", "tictactoe"),
        ("train tictactoe --seats 3", "is for 2 players, not 3"),
        ("train tictactoe --panel gredy", "greedy"),
        ("train tictactoe --matches 3", "at least 10 matches"),
        ("train bazaar --reads features", "adds no features"),
        ("train tictactoe --address auto", "--address is for --engine ray"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_sentence(run: Callable[[str], Result], line: str, said: str):
    shown = run(line)

    assert shown.exit_code == 2
    assert said in shown.stderr
    assert not Path("train-tictactoe").exists()


# The folder


def plan() -> Plan:
    return Plan("tictactoe", "1", "layout", (2,))


def verdict(generation: int, win_rate: float) -> Verdict:
    return Verdict(generation, 4, win_rate, 0.0, 1.0, 0.5, 1.0, 1.0, 0.1, 60.0)


def test_a_line_that_was_broken_off_is_left_out(tmp_path: Path):
    school = School.entered(tmp_path, plan())
    school.keep(Played(0, 2, 7, ["mark a1"]))
    with (tmp_path / "matches.jsonl").open("a") as file:
        file.write('[0,2,8,["mark')

    again = School.entered(tmp_path, plan())
    again.keep(Played(0, 2, 9, []))

    assert [played.seed for played in again.matches()] == [7, 9]


def test_a_line_that_is_wrong_is_named(tmp_path: Path):
    school = School.entered(tmp_path, plan())
    (tmp_path / "matches.jsonl").write_text('[0,2,8,["mark a1"]]\n{}\n')

    with pytest.raises(DarbarError, match=r"line 2 of .*matches\.jsonl cannot be read"):
        school.matches()


def test_the_generation_that_won_most_leads(tmp_path: Path):
    school = School.entered(tmp_path, plan())
    for generation, rate in enumerate((0.3, 0.6, 0.5)):
        school.pronounce(verdict(generation, rate))

    assert school.leader(3) == school.network(1)
    assert school.leader(1) == school.network(0)
    assert school.leader(0) is None


def test_training_begins_with_a_network_in_place_of_the_teachers(run: Callable[[str], Result], tmp_path: Path):
    line = "train tictactoe --seats 2 --matches 12 --judged 4 --generations 1 --panel random --units 8 --workers 1"
    run(f"{line} --folder first")
    shown = run(f"{line} --folder second --from first/value.npz")

    assert shown.exit_code == 0, shown.output
    game = darbar.games()["tictactoe"]
    first, second = (keeping.load(game, tmp_path / folder / "value.npz") for folder in ("first", "second"))
    assert second.made["command"].endswith("--seed 1 --from first/value.npz")
    assert second.made["begun"] == first.made
    played = [(tmp_path / folder / "matches.jsonl").read_text() for folder in ("first", "second")]
    assert played[0] != played[1], "the network played, not the panel"
    other = run(f"{line} --folder second")
    assert "something else is trained in second: its begun is 'first/value.npz', not ''" in other.output
    nothing = run(f"{line} --folder third --from nowhere.npz")
    assert nothing.exit_code != 0
    assert "nowhere.npz" in nothing.output
    assert not (tmp_path / "third").exists()


@pytest.mark.parametrize(("learns", "told"), [("tastes", [2, 3]), ("outcomes", [0, 1, 2, 3])])
def test_tastes_are_learned_from_as_long_as_the_same_network_leads(tmp_path: Path, learns, told):
    school = School.entered(tmp_path, Plan("hearts", "1", "layout", (3,), learns=learns))
    for generation, rate in enumerate((0.3, 0.6, 0.5)):
        school.pronounce(verdict(generation, rate))

    assert [number for number in range(6) if number in school.taught_by(3)] == told


# Matches to learn from


def test_a_match_that_does_not_end_in_time_teaches_nothing():
    order = gathering.Order("tictactoe", 0, 1, ("random", "random"), 3)

    assert gathering.play(order) is None


def test_a_match_is_replayed_as_it_was_played():
    played = gathering.play(gathering.Order("hearts", 0, 4, ("random",) * 3, 5000))

    assert played is not None
    taught = gathering.teach("hearts", played)
    assert taught is not None and sum(taught.wins) == pytest.approx(1)


def test_a_search_teaches_later_generations(tmp_path: Path):
    game = darbar.games()["tictactoe"]
    school = new_school(game, tmp_path, **SMALL, search=8, search_from=1)
    train(school, game, 2, 1, Quiet())

    first, second = ([one for one in school.matches() if one.generation == number] for number in (0, 1))
    assert not any(played.thoughts for played in first)
    thoughts = [thought for played in second for thought in played.thoughts]
    assert thoughts and all(0 <= chance <= 1 for _, chance in thoughts)
    taught = [gathering.teach("tictactoe", played) for played in second]
    for played, one in zip(second, taught, strict=True):
        assert one is not None
        after_first = {number: chance for number, chance in played.thoughts if number}
        assert one.thoughts == {number - 1: (number % 2, chance) for number, chance in after_first.items()}
    assert keeping.load(game, school.network(1)).made["command"].endswith("--search 8 --search-from 1")


def test_a_search_thinks_at_the_first_question_of_a_turn(tmp_path: Path):
    keeping.save(_any_network("hearts"), tmp_path / "value.npz")
    thinker = f"mcts:2+network={tmp_path / 'value.npz'}"
    played = gathering.play(gathering.Order("hearts", 1, 3, ("random",) * 3, 5000, (thinker, "", "")))

    assert played is not None and played.thoughts
    taught = gathering.teach("hearts", played)
    assert taught is not None
    assert {seat for seat, _ in taught.thoughts.values()} == {0}


def _any_network(name: str) -> ValueNetwork:
    """One that was fitted to a few random matches."""
    encodes = encoder(darbar.games()[name])
    matches = [gathering.play(gathering.Order(name, 0, seed, ("random",) * 3, 5000)) for seed in range(4)]
    taught = [one for one in (gathering.teach(name, played) for played in matches if played) if one]
    return fit(encodes, collected(taught), Fit(units=2, epochs=1))[0]


# The bot


def test_a_game_without_a_network_is_played_as_the_greedy_bot_does():
    from darbar.bots.greedy import GreedyBot

    match = darbar.new("tictactoe", seed=1)
    match.play("mark a1")
    chair = match.chair(darbar.Seat(1))

    assert LearnedBot(5).choose(chair) == GreedyBot(5).choose(chair)


def test_a_network_that_is_not_there_is_named():
    with pytest.raises(DarbarError, match=r"there is no network 'nowhere\.npz'"):
        LearnedBot(1, "nowhere.npz")


# Processes


def test_what_goes_wrong_in_a_process_is_told_in_a_sentence():
    orders = [gathering.Order("tictactoe", 0, 1, ("gredy", "random"), 99)]

    with gathering.crew(1) as team, pytest.raises(DarbarError, match=r"cannot be played: .*greedy"):
        list(team.play(orders))


def test_matches_are_learned_from_in_their_order():
    seeds = [5, 3, 8, 1]
    orders = [gathering.Order("tictactoe", 0, seed, ("random", "random"), 99) for seed in seeds]
    with gathering.crew(2) as team:
        played = {one.seed: one for one in team.play(orders) if one is not None}
        taught = list(team.teach("tictactoe", [played[seed] for seed in seeds]))

    assert [one.wins for one in taught if one] == [
        one.wins for one in (gathering.teach("tictactoe", played[seed]) for seed in seeds) if one
    ]


@pytest.mark.skipif(not hasattr(os, "kill") or sys.platform != "linux", reason="looks for processes in /proc")
def test_processes_end_with_whoever_hired_them(tmp_path: Path):
    command = [sys.executable, "-m", "darbar", "train", "hearts", "--matches", "9999", "--panel", "random"]
    trainer = subprocess.Popen([*command, "--workers", "2"], cwd=tmp_path, stderr=subprocess.DEVNULL)
    matches = tmp_path / "train-hearts" / "matches.jsonl"
    children: list[int] = []
    while trainer.poll() is None and not (matches.exists() and matches.stat().st_size):
        time.sleep(0.1)
    children = [int(pid) for pid in Path(f"/proc/{trainer.pid}/task/{trainer.pid}/children").read_text().split()]
    trainer.kill()
    trainer.wait()

    assert len(children) >= 2
    gone_by = time.monotonic() + 30
    while any(is_running(pid) for pid in children) and time.monotonic() < gone_by:
        time.sleep(0.1)
    assert not any(is_running(pid) for pid in children)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Networks that games bring along


@pytest.mark.parametrize("game", sorted(darbar.games()))
def test_a_network_that_a_game_brings_along_can_be_made_again(game: str):
    for count in range(darbar.games()[game].seats[0], darbar.games()[game].seats[1] + 1):
        network = shipped(darbar.games()[game], count)
        if network is not None:
            assert network.made["command"].startswith(f"darbar train {game} ")
            assert {"seed", "hours", "darbar", "rules"} <= set(network.made)
            assert network.made["rules"] == darbar.games()[game].version


def test_a_network_is_asked_only_at_tables_that_it_has_learned_at():
    bazaar = darbar.games()["bazaar"]

    assert shipped(bazaar, 2) is not None
    assert shipped(bazaar, 3) is None
    assert shipped(bazaar.change(variants=("night",)), 2) is None
