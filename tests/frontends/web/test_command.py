"""`darbar serve` and `darbar play --frontend web`, as people type them."""

import re
import shlex
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from darbar import DarbarError
from darbar.testing.frontends import assert_frontend_conforms
from darbar_web.command import serve, settled
from darbar_web.home import run
from darbar_web.settings import Settings, checked_origin

from .conftest import moves_of, text_of

DOCS = Path(__file__).parents[3] / "docs"
DARBAR = [sys.executable, "-m", "darbar"]


@contextmanager
def started(*typed: str):
    """A command that runs until it is asked to end; the first line that it prints."""
    process = subprocess.Popen([*DARBAR, *typed], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        yield process, line
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def test_a_server_says_where_it_is_and_goes_on_after_a_restart(tmp_path):
    store = str(tmp_path / "web.sqlite")
    with started("serve", "--port", "0", "--store", store, "--bots", "1") as (process, line):
        address = re.search(r"http://\S+", line)[0]
        with httpx.Client(base_url=address, headers={"Origin": address}, follow_redirects=True) as ana:
            table = ana.post("/games/tictactoe/quick").url.path
            cookies = dict(ana.cookies)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, 143) and "Traceback" not in process.stderr.read()
    with started("serve", "--port", "0", "--store", store, "--bots", "1") as (process, line):
        address = re.search(r"http://\S+", line)[0]
        with httpx.Client(base_url=address, cookies=cookies) as ana:
            assert len(set(moves_of(ana.get(table).text))) == 9
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130) and "Traceback" not in process.stderr.read()


def test_one_match_is_played_at_home(tmp_path):
    saved = tmp_path / "evening.darbar"
    typed = ("play", "tictactoe", "--seats", "you:Ana,you:Ben", "--frontend", "web:open=no", "--save", str(saved))
    with started(*typed) as (process, line):
        assert line.startswith("Ana: http://127.0.0.1:")
        link = line.removeprefix("Ana: ").strip()
        address = "http://" + urlsplit(link).netloc
        with httpx.Client(headers={"Origin": address}, follow_redirects=True) as ana:
            page = ana.get(link)
            number = re.search(r'name="number" value="(\d+)"', page.text)[1]
            played = ana.post(f"{page.url}/answer", data={"number": number, "move": "mark b2"})
            assert "Ana marked b2" in text_of(played.text)
        process.send_signal(signal.SIGINT)
        process.wait(20)
        assert "Traceback" not in process.stderr.read()
    assert "1 mark b2" in saved.read_text(encoding="utf-8")


@pytest.mark.parametrize("options", ["web:colour=red", "web:port=x", "web:port=99999", "web:open=perhaps"])
def test_options_that_make_no_sense_are_refused(options):
    done = subprocess.run(
        [*DARBAR, "play", "tictactoe", "--frontend", options], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2 and done.stderr.startswith("darbar: ") and "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_told(house, tmp_path):
    port = str(house.settings.port)
    done = subprocess.run(
        [*DARBAR, "serve", "--port", port, "--store", str(tmp_path / "x.sqlite")],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2 and "nobody can listen at" in done.stderr


def test_nobody_listens_for_others_by_accident():
    given = serve.make_context("serve", ["--host", "0.0.0.0"]).params
    del given["opens"]
    with pytest.raises(DarbarError, match="--address"):
        settled(**given)


@pytest.mark.parametrize(
    "given", ["play.example.org", "ftp://x", "https://x/y", "https://a@b", "https://", "https://x?y"]
)
def test_an_address_is_written_as_people_type_it(given):
    with pytest.raises(DarbarError, match="written like"):
        checked_origin(given)
    assert checked_origin("https://Play.example.org/") == "https://play.example.org"


def test_cookies_are_for_encrypted_connections_where_there_are_some():
    assert Settings(origin="https://play.example.org").secure and not Settings().secure
    assert Settings(origin="https://play.example.org").origins == {"https://play.example.org"}
    assert "127.0.0.1:8000" in Settings(origin="https://play.example.org").hosts, "Prometheus asks here"


def test_every_command_in_the_page_about_hosting_can_be_typed():
    lines = [
        line for line in (DOCS / "hosting.md").read_text(encoding="utf-8").splitlines() if "darbar serve --" in line
    ]
    typed = [line.partition("darbar serve ")[2].rstrip("`.") for line in lines if "`darbar serve --help`" not in line]
    typed = [line for line in typed if not line.startswith("--help")]
    assert len(typed) > 3
    for line in typed:
        serve.make_context("serve", shlex.split(line))


def test_the_web_table_conforms():
    """Every check of the kit, through HTTP, with forms alone; all games are tried by `darbar check --frontend web`."""
    assert_frontend_conforms(run, ["tictactoe"], seconds=120)
    assert_frontend_conforms(
        run, ["hearts"], seconds=120, only=["secrets are kept", "everybody chooses at the same time"]
    )
