"""A Ray cluster plays the same matches with the same results, even when a process of it is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from darbar.arena.plan import Plan
from darbar.arena.runner import play

pytestmark = [
    pytest.mark.xdist_group("ray"),
    pytest.mark.skipif(os.name == "nt", reason="there are no POSIX signals to send"),
]


@pytest.fixture
def cluster(troupe: Path) -> Iterator[Path]:
    """A real Ray with two processes, which know the troupe."""
    import ray

    ray.init(
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=80 * 1024 * 1024,
        log_to_driver=False,
        logging_level="error",
        configure_logging=False,
    )
    yield troupe
    ray.shutdown()


def test_a_cluster_gives_the_same_results_though_a_process_is_killed(plan, told, cluster: Path):
    from darbar.arena.cluster import Cluster

    scribes: Plan = plan("tictactoe", "scribe,random", games=16)
    results = []
    for result in Cluster().run(scribes, scribes.tasks()):
        results.append(result)
        if len(results) == 4:
            killed = int((cluster / "pids").read_text().split()[-1])
            os.kill(killed, signal.SIGKILL)
    players = (cluster / "pids").read_text().split()
    assert len(players) > scribes.matches
    assert str(killed) in players
    assert told(results) == told([play(scribes, task) for task in scribes.tasks()])


def test_without_ray_one_sentence_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    shown = run("arena tictactoe --bots random,random --engine ray")
    assert shown.exit_code == 2
    assert shown.stderr == "darbar: the engine 'ray' needs Ray: pip install 'darbar[cluster]'\n"
    assert list(Path().iterdir()) == []


def test_an_address_is_for_ray(run):
    shown = run("arena tictactoe --bots random,random --address auto")
    assert (shown.exit_code, shown.stderr) == (2, "darbar: --address is for --engine ray\n")
