"""`benchmarks/`: measurements in turns, and a history in which a fall is seen."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.insert(0, str(BENCHMARKS))

import bridges  # noqa: E402
import history  # noqa: E402
from measuring import Spread, Worker, in_turns  # noqa: E402


def run(value: float, **about: str) -> history.Entry:
    return {"machine": "m", "python": "3.11", "build": "pure", "results": {"agra": [value, value, value]}, **about}


def test_a_fall_of_more_than_five_percent_is_named_and_a_smaller_one_is_not():
    past = [run(0.100), run(0.101), run(0.099)]

    assert history.falls(run(0.094), past) == {"agra": pytest.approx(-0.06)}
    assert history.falls(run(0.096), past) == {}


def test_one_lucky_run_is_no_measure():
    assert history.falls(run(0.1), [run(0.1), run(0.2), run(0.1)]) == {}


def test_runs_of_another_python_machine_or_build_are_not_compared():
    past = [run(1, python="3.12"), run(1, machine="other"), run(1, build="compiled")]

    assert history.falls(run(0.1), past) == {}


def test_a_kept_run_is_read_again(tmp_path: Path):
    new = history.entry({"python": "3.11", "build": "pure"}, 700_000.4, {"agra": [0.123456, 0.12, 0.13]})
    history.add(new, tmp_path / "history.jsonl")

    assert history.read(tmp_path / "history.jsonl") == [new]
    assert new["results"] == {"agra": [0.1235, 0.12, 0.13]}


def test_the_spread_is_the_middle_and_the_middle_half():
    assert Spread.of([1.0, 5.0, 3.0, 2.0, 4.0]) == (3.0, 2.0, 4.0)
    assert Spread(2.0, 1.0, 4.0).inverse(8) == (4.0, 2.0, 8.0)


def test_workers_take_turns_with_the_same_seeds():
    workers = [Worker(sys.executable), Worker(sys.executable)]
    try:
        asked: list[tuple[int, str, int, int]] = []
        for number, worker in enumerate(workers):
            worker.count = lambda name, seconds=0.0: 3  # type: ignore[method-assign]
            worker._told = lambda *what, number=number, told=worker._told: (asked.append((number, *what)), told(*what))[
                1
            ]  # type: ignore[method-assign]
        ours, theirs = in_turns(workers, "tic-tac-toe, simulate", repeats=2)
    finally:
        for worker in workers:
            worker.close()

    work = [one for one in asked if one[1] != "floor"]
    assert [one[0] for one in work] == [1, 0, 0, 1]
    assert [one[2:] for one in work if one[0] == 0] == [one[2:] for one in work if one[0] == 1] == [(1, 3), (4, 3)]
    assert all(0 < ratio < 3 for ratio in ours + theirs)


def test_every_work_can_be_done():
    code = "import works; print([name for name, work in works.WORKS.items() if 'mcts' not in name and work(1) < 1])"
    done = subprocess.run([sys.executable, "-c", code], cwd=BENCHMARKS, capture_output=True, text=True, check=False)

    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.parametrize(
    "work",
    [
        bridges.in_turns(bridges.raw_env("tictactoe")),
        bridges.of_one_seat(bridges.SeatEnv("tictactoe")),
        bridges.in_openspiel(bridges.register("tictactoe")),
    ],
    ids=["PettingZoo", "Gymnasium", "OpenSpiel"],
)
def test_a_bridge_is_measured_in_turns_with_the_floor(work: Callable[[int], int]):
    found = bridges.of_the_floor(work, windows=2)

    assert 0 < found.low <= found.middle <= found.high < 1
