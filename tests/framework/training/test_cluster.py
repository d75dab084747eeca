"""A Ray cluster plays and replays the same matches to learn from as this machine does."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import darbar
import pytest
from click.testing import CliRunner
from darbar.cli import main
from darbar.errors import DarbarError
from darbar.learning import keeping
from darbar.training import gathering
from darbar.training.training import new_school, train

pytestmark = [pytest.mark.xdist_group("ray"), pytest.mark.skipif(os.name == "nt", reason="Ray has no cluster there")]

SMALL = {"seats": (2,), "panel": ("random",), "matches": 12, "judged": 4}


class Quiet:
    """Whoever is told, and does not mind."""

    def begin(self, what: str, total: int, done: int = 0) -> None: ...

    def advance(self) -> None: ...

    def say(self, sentence: str) -> None: ...


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A real Ray with two processes."""
    import ray

    ray.init(
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=80 * 1024 * 1024,
        log_to_driver=False,
        logging_level="error",
        configure_logging=False,
    )
    yield
    ray.shutdown()


def test_a_cluster_trains_as_this_machine_does(cluster: None, tmp_path: Path):
    game = darbar.games()["tictactoe"]
    here, there = (new_school(game, tmp_path / name, **SMALL) for name in ("here", "there"))
    train(here, game, 1, 1, Quiet())
    train(there, game, 1, None, Quiet(), "ray")

    one, other = (sorted(school.matches(), key=lambda played: played.seed) for school in (here, there))
    assert one == other
    assert here.network(0).stat().st_size == there.network(0).stat().st_size
    chances = [keeping.load(game, school.network(0)).weights.out.tolist() for school in (here, there)]
    assert chances[0] == chances[1]
    assert here.verdicts()[0].win_rate == there.verdicts()[0].win_rate


def test_what_goes_wrong_on_a_cluster_is_told_in_a_sentence(cluster: None):
    orders = [gathering.Order("tictactoe", 0, 1, ("gredy", "random"), 99)]

    with gathering.crew(None, "ray") as team, pytest.raises(DarbarError, match=r"cannot be played: .*greedy"):
        list(team.play(orders))


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "ray", None)
    shown = CliRunner().invoke(main, ["train", "tictactoe", "--engine", "ray"], prog_name="darbar")

    assert shown.exit_code == 2
    assert shown.stderr == "darbar: the engine 'ray' needs Ray: pip install 'darbar[cluster]'\n"
    assert list(Path().iterdir()) == []
