"""A small part of the whole attack, and proof that each attack finds a fault that is there."""

import json
import os
from pathlib import Path
from typing import Any

import darbar
import pytest
from darbar import Match, RecordError
from darbar.arena.store import Store
from darbar.bots.outside import Program
from darbar.match.record import Record
from darbar.plugins import plugins
from darbar_web import store as web

from fuzz import hunting, running, shrinking
from fuzz.hunting import Fault, attacks, hunt

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

SMALL = {"records": 300, "moves": 300, "worlds": 40, "plugins": 100, "commands": 25, "files": 12, "stores": 15,
         "kills": 8, "programs": 2, "properties": 1, "servers": 1, "databases": 1}  # fmt: skip
"""So many tries are made each time the tests run."""


def found(attack: str, tries: int = 200) -> Fault:
    """The first fault that an attack finds, shrunk."""
    for number in range(tries):
        for fault in hunt(attack, 1, number, 1):
            return shrinking.shrunk(fault)
    raise AssertionError(f"{attack} finds nothing in {tries} tries")


@pytest.fixture(autouse=True)
def short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shrinking, "MOST_TRIES", 300)
    monkeypatch.setattr(shrinking, "MOST_SECONDS", 3.0)


# The attack


@pytest.mark.parametrize("attack", attacks())
def test_a_small_attack_finds_nothing(attack: str) -> None:
    assert [fault.what for fault in hunt(attack, 20, 0, SMALL.get(attack, 2))] == []


def test_the_same_seed_gives_the_same_tries() -> None:
    for name, attack in attacks().items():
        if hasattr(attack, "new_case"):
            one, again = (json.dumps(attack.new_case(hunting.Random(f"7 {name} 3"))) for _ in range(2))
            assert one == again


# Each attack finds what is there


def test_a_record_that_is_not_refused_properly_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(content: bytes) -> Any:
        if b"kernel" not in content:
            raise KeyError("kernel")
        raise RecordError("no")

    monkeypatch.setattr("fuzz.records.load", load)
    fault = found("records")
    assert fault.kind.startswith("KeyError")
    assert len(fault.case) < 3


def test_a_server_that_loses_a_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = web.Store.moves
    monkeypatch.setattr(web.Store, "moves", lambda self, match: moves(self, match)[:-1])
    assert hunt("servers", 1, 0, 1)[0].kind == "moves and what is known of them differ"


def test_a_record_that_loads_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(content: bytes) -> Any:
        while True:
            pass

    monkeypatch.setattr("fuzz.records.load", load)
    monkeypatch.setattr("fuzz.records.SECONDS", 0.01)
    assert hunt("records", 1, 0, 1)[0].kind == "hang"


def test_a_refused_move_that_changes_the_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = Match._violation

    def violation(self: Match[Any], ask: Any, move: Any) -> Any:
        self.state.turn += 1
        return refuse(self, ask, move)

    monkeypatch.setattr(Match, "_violation", violation)
    fault = found("moves")
    assert fault.kind == "a refusal changed the match"
    assert fault.case["table"]["place"] == 0


def test_a_kernel_that_shows_a_secret_is_found_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "view", lambda self, seat: darbar.core.state.copy(self.state))
    fault = found("worlds")
    assert " in facts" in fault.kind
    assert fault.case["table"]["place"] <= 1


def test_a_reason_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def why(self: Match[Any], move: Any, language: str = "en", seat: Any = None) -> str:
        return str(darbar.core.state.encode(self.state))

    monkeypatch.setattr(Match, "why", why)
    assert found("worlds").kind.endswith("reasons")


@pytest.mark.parametrize(
    ("owner", "name", "counting"),
    [
        (Match, "events_seen_by", lambda self, seat, place=0: self.seen_by(seat, self.events_since(place))),
        (darbar.Session, "told", lambda self, seat: self._match.told),
    ],
)
def test_a_number_that_counts_what_others_were_told_is_found(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, counting: Any
) -> None:
    monkeypatch.setattr(owner, name, counting)
    assert " in counts" in found("worlds").kind


def test_a_hint_that_knows_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(darbar.Chair, "imagine", lambda self, seed: self._match.fork())
    monkeypatch.setattr("fuzz.worlds.BOTS", 1)
    monkeypatch.setattr("fuzz.worlds.fair_names", lambda: ["random"])
    assert " in hint" in found("worlds").kind


def test_a_failing_function_that_nobody_names_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_call", lambda self, what, function, *args: function(*args))
    fault = found("plugins", 600)
    assert "through" in fault.kind
    assert len(fault.case["deeds"]) <= 2


def test_a_command_that_fails_without_a_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def names(kind: str) -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(plugins(), "names", names)
    fault = found("commands")
    assert fault.kind == "ZeroDivisionError escaped"
    assert len(fault.case["arguments"]) <= 2


def test_a_special_file_that_is_replaced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def save(self: Record, path: Path, *, new: bool = False) -> None:
        os.remove(path) if os.path.lexists(path) else None
        Path(path).write_text(self.dumps())

    monkeypatch.setattr(Record, "save", save)
    monkeypatch.setattr("fuzz.files.TARGETS", ("fifo", "loop"))
    monkeypatch.setattr("fuzz.files.READ", ())
    monkeypatch.setattr("darbar.commands.play.Path.exists", lambda self: False)
    assert found("files").what == "a fifo was replaced: by a regular"


def test_a_store_that_is_trusted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "ids", lambda self: 1 // 0)
    assert found("stores").kind == "ZeroDivisionError escaped"


def test_an_answer_that_is_not_kept_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(darbar.Session, "_keep", lambda self: None)
    fault = found("kills", 3)
    assert fault.kind == "an answer is lost"


def test_a_program_that_is_not_ended_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    close, later = Program.close, []
    monkeypatch.setattr(Program, "close", lambda self, chair: later.append((self, chair)))
    monkeypatch.setattr("fuzz.programs.GRACE", 0.1)
    monkeypatch.setattr("fuzz.programs.HABITS", ("good",))
    assert hunt("programs", 1, 0, 1)[0].kind == "a process is left"
    close(*later[0])


def test_a_property_that_does_not_hold_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    test = tmp_path / "test_planted.py"
    test.write_text(
        "from hypothesis import given, strategies as st\n"
        "@given(st.integers())\n"
        "def test_all_numbers_are_small(number):\n"
        "    assert number < 1000\n"
    )
    monkeypatch.setattr("fuzz.properties.properties", lambda: (f"{test}::test_all_numbers_are_small",))
    (fault,) = hunt("properties", 1, 0, 1)
    assert "number < 1000" in fault.what or "1000" in fault.what


# Running


def test_the_runner_counts_keeps_and_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fuzz.records.load", lambda content: 1 // 0)
    assert running.main(["records=20", "--jobs", "1", "--keep", str(tmp_path)]) == 1
    assert "| records    |        20 |     20 |" in capsys.readouterr().out
    (case,) = tmp_path.glob("records-*.json")
    assert hunting.read(case).case == ""


def test_the_runner_stops_when_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fuzz.moves.fault_of", lambda case: None)
    assert running.main(["moves", "--seconds", "0.2", "--jobs", "1"]) == 0
    assert "| moves " in capsys.readouterr().out


def test_an_unknown_attack_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert running.main(["recrods"]) == 2
    assert "There is no attack called recrods" in capsys.readouterr().out


def test_nothing_outside_of_its_folder_is_written_by_a_try(tmp_path: Path) -> None:
    from fuzz.scratch import scratch

    with scratch() as folder:
        (folder / "inside").write_text("")
        with pytest.raises(PermissionError):
            (tmp_path / "outside").write_text("")
        with pytest.raises(FileNotFoundError):
            os.system("true")
    assert not (tmp_path / "outside").exists()


def test_a_try_that_takes_its_process_with_it_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fuzz.records.load", lambda content: os._exit(9))
    assert running.main(["records=1", "--jobs", "1", "--keep", str(tmp_path)]) == 1
    assert "a process died" in capsys.readouterr().out
