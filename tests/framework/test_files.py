"""Files: what is no regular file is neither read nor replaced; what is written is there whole, or not at all."""

import errno
import os
import pty
import resource
import signal
import socket
import stat
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from darbar import RecordError
from darbar.cli import main
from darbar.files import (
    CAUSES,
    Taken,
    append,
    cause,
    check_target,
    read_regular,
    sweep,
    write_atomically,
    write_new,
)
from darbar.match.record import read
from darbar.ui.words import LANGUAGES, message_keys


@pytest.fixture(autouse=True)
def patience():
    """A test that waits for a pipe fails instead."""

    def give_up(*_):
        raise TimeoutError("this takes for ever")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(60)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(params=["a folder", "a pipe", "a socket", "a device", "a link to a pipe"])
def odd(request, tmp_path, monkeypatch):
    """Something that is no regular file, and what it is called."""
    monkeypatch.chdir(tmp_path)
    path, opened = Path("odd"), []
    match request.param:
        case "a folder":
            path.mkdir()
        case "a pipe":
            os.mkfifo(path)
        case "a socket":
            opened.append(socket.socket(socket.AF_UNIX))
            opened[0].bind("odd")
        case "a device":
            opened += [os.fdopen(end, "rb") for end in pty.openpty()]
            path = Path(os.ttyname(opened[1].fileno()))
        case "a link to a pipe":
            os.mkfifo("pipe")
            path.symlink_to("pipe")
    yield path, request.param.removeprefix("a link to ")
    for one in opened:
        one.close()


def kind_of(path):
    about = path.lstat()
    return stat.S_IFMT(about.st_mode), about.st_ino


# Reading


def test_what_is_no_file_is_not_read(odd):
    path, called = odd
    with pytest.raises(RecordError) as refused:
        read(path)
    assert str(refused.value) == f"cannot read {path}: it is {called}, not a file"


@pytest.mark.parametrize("path", ["/dev/zero", "/dev/random"])
def test_an_endless_device_is_not_read(path):
    with pytest.raises(RecordError, match=f"cannot read {path}: it is a device, not a file"):
        read(Path(path))


def test_a_pipe_that_takes_the_place_of_a_file_at_the_last_moment_is_not_waited_for(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    os.mkfifo(tmp_path / "pipe")
    seen = (tmp_path / "file").stat()
    monkeypatch.setattr(Path, "stat", lambda self, **_: seen)
    with pytest.raises(RecordError, match="it is a pipe, not a file"):
        read_regular(tmp_path / "pipe", 10)


def test_no_more_is_read_than_the_limit_whatever_size_is_told(tmp_path):
    path = tmp_path / "file"
    path.write_bytes(b"0123456789")
    assert read_regular(path, 10) == b"0123456789"
    with pytest.raises(RecordError, match="is larger than 0 KiB: no record is"):
        read_regular(path, 9)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="there is no /proc")
def test_a_file_that_tells_no_size_is_read_up_to_the_limit():
    assert Path("/proc/self/status").stat().st_size == 0
    assert b"Name:" in read_regular(Path("/proc/self/status"), 1 << 16)
    with pytest.raises(RecordError, match="is larger than"):
        read_regular(Path("/proc/self/status"), 100)


def test_a_link_to_a_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"here")
    (tmp_path / "link").symlink_to("file")
    assert read_regular(tmp_path / "link", 10) == b"here"


@pytest.mark.parametrize("name", ["lost", "nul\0l", "m" * 5000, "half \ud800", "file/inside", "loop", "esc\x1b[2J"])
def test_a_path_that_leads_nowhere_is_one_short_sentence(tmp_path, name):
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(RecordError) as refused:
        read(tmp_path / name)
    assert str(refused.value).startswith("cannot read ")
    assert str(refused.value).isprintable() and len(str(refused.value)) <= 500


# Writing


def test_what_is_no_file_is_not_replaced(odd):
    path, called = odd
    before = kind_of(path)
    with pytest.raises(RecordError) as refused:
        write_atomically(path, "new")
    assert str(refused.value) == f"cannot write {path}: it is {called}, not a file. Nothing was changed there"
    assert kind_of(path) == before
    assert [one for one in os.listdir() if one.startswith(".darbar-")] == []
    with pytest.raises(RecordError, match=f"it is {called}, not a file"):
        check_target(path)


@pytest.mark.parametrize("name", ["file/inside", "file/far/inside", "lost/inside", "loop", "nul\0l", "m" * 300])
def test_a_path_that_cannot_be_written_is_one_sentence(tmp_path, name):
    (tmp_path / "file").write_text("old")
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(RecordError, match=r"^cannot write .* Nothing was changed there$"):
        write_atomically(tmp_path / name, "new")
    assert sorted(os.listdir(tmp_path)) == ["file", "loop"]
    assert (tmp_path / "file").read_text() == "old"
    assert (tmp_path / "loop").is_symlink()


def test_a_link_that_leads_nowhere_yet_is_written_through(tmp_path):
    (tmp_path / "link").symlink_to("file")
    write_atomically(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


@contextmanager
def no_file_larger_than(size):
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path):
    (tmp_path / "file").write_text("old")
    with no_file_larger_than(100), pytest.raises(RecordError, match=r"File too large\. Nothing was changed there"):
        write_atomically(tmp_path / "file", "new" * 1000)
    assert (tmp_path / "file").read_text() == "old"
    assert os.listdir(tmp_path) == ["file"]


def test_nobody_can_look_into_the_new_file_who_could_not_look_into_the_old_one(tmp_path, monkeypatch):
    path, modes, sync = tmp_path / "file", [], os.fsync
    path.touch(0o600)
    monkeypatch.setattr(os, "fsync", lambda file: (modes.append(os.fstat(file).st_mode), sync(file)))
    before = os.umask(0)
    try:
        write_atomically(path, "secret")
    finally:
        os.umask(before)
    assert stat.S_IMODE(modes[0]) == stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_new_name_is_brought_to_the_disk_too_as_far_as_that_can_be_done(tmp_path, monkeypatch):
    synced, sync = [], os.fsync

    def note(file):
        synced.append((stat.S_ISDIR(os.fstat(file).st_mode), (tmp_path / "file").exists()))
        if synced[-1][0]:
            raise OSError("this system cannot do that")
        sync(file)

    monkeypatch.setattr(os, "fsync", note)
    write_atomically(tmp_path / "file", "new")
    assert synced == [(False, False), (True, True)]


def test_a_pipe_that_nobody_reads_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="No such device or address"):
        append(tmp_path / "pipe", "line\n")
    append(tmp_path / "file", "one\n")
    append(tmp_path / "file", "deux été\n")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "one\ndeux été\n"


# What killed processes leave behind

KILLED = """
import os, signal, sys
from pathlib import Path
from darbar.files import write_atomically
os.fsync = lambda file: os.kill(os.getpid(), signal.SIGKILL)
write_atomically(Path(sys.argv[1]), "new")
"""


def test_what_a_killed_process_was_writing_is_swept_away(tmp_path):
    (tmp_path / "file").write_text("old")
    ended = subprocess.run([sys.executable, "-c", KILLED, tmp_path / "file"], timeout=60)
    assert ended.returncode == -signal.SIGKILL
    assert len(os.listdir(tmp_path)) == 2
    sweep(tmp_path)
    assert os.listdir(tmp_path) == ["file"]
    assert (tmp_path / "file").read_text() == "old"


def test_what_a_running_process_writes_stays_unless_it_is_older_than_a_day(tmp_path):
    mine, others = tmp_path / f".darbar-{os.getpid()}-0123abcd", tmp_path / ".darbar-1-0123abcd"
    mine.touch()
    others.touch()
    sweep(tmp_path)
    assert mine.exists() and others.exists()
    os.utime(mine, (time.time() - 90_000,) * 2)
    sweep(tmp_path)
    assert os.listdir(tmp_path) == [others.name]


def test_only_files_with_such_names_are_swept_away(tmp_path):
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    names = [
        f".darbar-{gone.pid}-0123abcd.txt",
        f"a.darbar-{gone.pid}-0123abcd",
        ".darbar-x-0123abcd",
        ".darbar-0-0123abcd",
    ]
    for name in names:
        (tmp_path / name).touch()
    (tmp_path / f".darbar-{gone.pid}-00000000").mkdir()
    (tmp_path / f".darbar-{gone.pid}-11111111").symlink_to(names[0])
    before = sorted(os.listdir(tmp_path))
    (tmp_path / f".darbar-{gone.pid}-22222222").touch()
    (tmp_path / ".darbar-9999999999-33333333").touch()
    sweep(tmp_path)
    assert sorted(os.listdir(tmp_path)) == before
    sweep(tmp_path / "nowhere")


# On the command line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("replay pipe", "cannot read pipe: it is a pipe, not a file"),
        ("analyse pipe", "cannot read pipe: it is a pipe, not a file"),
        ("log pipe", "cannot read pipe: it is a pipe, not a file"),
        ("play --resume pipe", "cannot read pipe: it is a pipe, not a file"),
        ("play bazaar --components pipe", "cannot read pipe: it is a pipe, not a file"),
        ("components bazaar --components pipe", "cannot read pipe: it is a pipe, not a file"),
        ("rules bazaar --tests tests", "cannot read tests/test_pipe.py: it is a pipe, not a file"),
        ("arena tictactoe --bots random,random --games 2 --json pipe", "cannot write pipe: it is a pipe, not a file."),
        ("study tictactoe --bots random,random --games 2 --plot pipe.png", "cannot write pipe.png: it is a pipe"),
        ("play tictactoe --seats random,random --save file/match", "cannot write file/match: Not a directory."),
    ],
)
def test_commands_never_wait_for_a_pipe(tmp_path, monkeypatch, line, sentence):
    monkeypatch.chdir(tmp_path)
    Path("tests").mkdir()
    Path("file").touch()
    for name in ("pipe", "pipe.png", "tests/test_pipe.py"):
        os.mkfifo(name)
    told = CliRunner().invoke(main, line.split(), prog_name="darbar")
    assert told.exit_code == 3
    assert told.stderr.splitlines()[-1].startswith(f"darbar: {sentence}")
    assert all(stat.S_ISFIFO(Path(name).stat().st_mode) for name in ("pipe", "pipe.png"))


@pytest.mark.parametrize("content", ["a = " + "[" * 100_000, "a = " + "9" * 5000, "x" * (1 << 20), "a = 1\n\x1b[2J"])
def test_a_hostile_file_of_components_is_one_short_sentence(tmp_path, content):
    (tmp_path / "mine.toml").write_text(content)
    line = ["components", "bazaar", "--components", str(tmp_path / "mine.toml")]
    told = CliRunner().invoke(main, line, prog_name="darbar")
    assert told.exit_code == 3
    assert told.stderr.startswith("darbar: ") and told.stderr[:-1].isprintable() and len(told.stderr) < 600


RACING = """
import sys
from pathlib import Path
from darbar.files import Taken, write_new

sys.stdin.readline()
for number in range(200):
    try:
        write_new(Path(f"{number}.txt"), sys.argv[1] * 5000)
        print(number)
    except Taken as taken:
        assert str(taken) == f"{number}.txt is there already"
"""


def test_of_several_who_want_a_new_file_one_gets_it_and_writes_it_whole(tmp_path):
    racing = [
        subprocess.Popen([sys.executable, "-c", RACING, sign], cwd=tmp_path, stdin=-1, stdout=-1, text=True)
        for sign in "ab"
    ]
    for one in racing:
        one.stdin.write("go\n")
        one.stdin.flush()
    got = {sign: one.communicate(timeout=60)[0].split() for sign, one in zip("ab", racing, strict=True)}
    assert sorted(got["a"] + got["b"], key=int) == list(map(str, range(200)))
    assert len(list(tmp_path.iterdir())) == 200
    for sign, numbers in got.items():
        assert all((tmp_path / f"{number}.txt").read_text() == sign * 5000 for number in numbers)


def test_a_new_file_is_also_written_where_no_file_has_two_names(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refuse)
    write_new(tmp_path / "new", "whole")
    with pytest.raises(Taken, match="is there already"):
        write_new(tmp_path / "new", "another")
    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(RecordError, match="not permitted"):
        write_new(tmp_path / "newer", "another")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"new": "whole"}


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_a_new_file_takes_the_place_of_nothing(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("behind")
    for name, kind in (("pipe", "a pipe"), ("folder", "a folder")):
        with pytest.raises(RecordError, match=f"it is {kind}, not a file"):
            write_new(tmp_path / name, "x")
    write_new(tmp_path / "link", "x")
    assert (tmp_path / "behind").read_text() == "x"
    with pytest.raises(Taken):
        write_new(tmp_path / "link", "y")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_that_is_known_has_words(language: str):
    assert {*CAUSES.values(), "cause-no-file"} <= message_keys("darbar", language)


def test_a_rare_cause_is_told_in_the_words_of_the_system():
    assert cause(OSError(errno.EBADF, "Bad file descriptor")) == "Bad file descriptor"
    assert cause(OSError(errno.ENOSPC, "No space left on device")) == "cause-full"
