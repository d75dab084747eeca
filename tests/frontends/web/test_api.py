"""For programs: tables as JSON, with a seat's token."""

import json
import shlex
import subprocess
import sys
from pathlib import Path

import darbar
import jsonschema
import pytest

from .test_news import listening

SCHEMA = json.loads(Path(__file__, "../../../../docs/page.schema.json").resolve().read_text(encoding="utf-8"))


@pytest.fixture
def api(house):
    """A program that has begun a match, and the headers of each seat."""
    program = house.person()
    begun = program.post("/api/tables", json={"game": "tictactoe", "players": ["you:Ana", "you:Ben"]})
    assert begun.status_code == 201
    told = begun.json()
    return program, told, [{"Authorization": f"Bearer {token}"} for token in told["tokens"]]


def test_a_match_is_begun_and_played_to_its_end(api, house):
    program, told, seats = api
    at = f"/api/tables/{told['id']}"
    for number, move in enumerate(["mark a1", "mark b1", "mark a2", "mark b2", "mark a3"]):
        page = program.get(at, headers=seats[number % 2]).json()
        jsonschema.validate(page, SCHEMA)
        played = program.post(
            f"{at}/answer", json={"number": page["question"]["number"], "move": move}, headers=seats[number % 2]
        )
        assert played.status_code == 200 and played.json()["version"] > page["version"]
    page = program.get(at).json()
    assert page["over"] and page["seat"] is None and "Ana" in page["outcome"]
    assert "mark a3" in program.get(f"{at}/record").json()["record"]
    assert house.person().get(told["links"][0]).status_code == 404 or told["links"][0].startswith(house.address)


def test_every_page_of_a_match_is_as_the_schema_says(house):
    program = house.person("fr")
    begun = program.post("/api/tables", json={"game": "agra", "players": ["you:Ana", "medium"]}).json()
    page = program.get(f"/api/tables/{begun['id']}", headers={"Authorization": f"Bearer {begun['tokens'][0]}"}).json()
    jsonschema.validate(page, SCHEMA)
    assert page["language"] == "fr" and begun["tokens"][1] is None


def test_what_is_wrong_is_told_in_a_sentence(api):
    program, told, seats = api
    at = f"/api/tables/{told['id']}"
    page = program.get(at, headers=seats[0]).json()
    number = page["question"]["number"]
    for body, status in (
        ({"number": number + 1, "move": "mark a1"}, 409),
        ({"number": number, "move": "mark z9"}, 422),
        ({"number": number}, 400),
        ({"number": number, "move": "mark a1", "seat": 1}, 400),
        ({"number": "1", "move": 5}, 400),
        ([], 400),
    ):
        answer = program.post(f"{at}/answer", json=body, headers=seats[0])
        assert answer.status_code == status and set(answer.json()) == {"error"}, body
    assert program.post(f"{at}/answer", content=b"\xff{", headers=seats[0]).status_code == 400
    assert program.post("/api/tables", json={"game": "chess9", "players": []}).status_code == 404
    bad = {"game": "tictactoe", "players": ["you", "program:touch /tmp/x"]}
    assert program.post("/api/tables", json=bad).status_code == 403
    assert program.get("/api/tables/nobody").status_code == 404


def test_takes_back_speaks_and_lets_a_bot_sit_in(api, house):
    program, told, seats = api
    at = f"/api/tables/{told['id']}"
    number = program.get(at, headers=seats[0]).json()["question"]["number"]
    program.post(f"{at}/answer", json={"number": number, "move": "mark a1"}, headers=seats[0])
    assert program.post(f"{at}/undo", json={}, headers=seats[0]).status_code == 200
    assert program.get(at, headers=seats[0]).json()["question"] is not None
    assert program.post(f"{at}/say", json={"text": "hello"}, headers=seats[1]).status_code == 200
    assert program.get(f"{at}/chat").json()[0]["text"] == "hello"
    assert program.post(f"{at}/sit", json={"bot": "random"}, headers=seats[1]).status_code == 200
    assert house.hall.table(told["id"]).session.players[1].bot == "random"


def test_a_stream_brings_pages(api, house):
    program, told, seats = api
    with listening(program, f"/api/tables/{told['id']}/news", **seats[0]) as heard:
        kind, _, page = heard.wait(1)[0]
        assert kind == "page"
        jsonschema.validate(json.loads(page), SCHEMA)


def test_games_and_schemas_are_told(house):
    program = house.person()
    listed = {game["name"]: game for game in program.get("/api/games").json()}
    assert set(listed) == set(darbar.games()) and listed["agra"]["seats"] == [2, 4]
    schemas = program.get("/api/schema").json()
    jsonschema.Draft202012Validator.check_schema(schemas["page"])
    assert {"page", "plan", "answer"} <= set(schemas)
    assert program.get("/api/tables").json() == []


def test_a_program_joins_by_a_secret_link_and_plays_to_the_end(house, tmp_path):
    example = tmp_path / "bot.py"
    example.write_text(
        subprocess.run(
            [sys.executable, "-m", "darbar", "bot-protocol", "--example"], capture_output=True, text=True, check=True
        ).stdout
    )
    begun = (
        house.person().post("/api/tables", json={"game": "tictactoe", "players": ["you:Elsewhere", "random"]}).json()
    )
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(example))}"
    joined = subprocess.run(
        [sys.executable, "-m", "darbar", "join", begun["links"][0], command], capture_output=True, text=True, timeout=60
    )
    assert joined.returncode == 0, joined.stderr
    assert "The match is over." in joined.stdout
    assert house.hall.table(begun["id"]).session.asked is None


def test_a_link_that_leads_nowhere_is_told(house):
    for link in ("hello", f"{house.address}/join/nobody/1/secret"):
        joined = subprocess.run(
            [sys.executable, "-m", "darbar", "join", link, "true"], capture_output=True, text=True, timeout=60
        )
        assert joined.returncode != 0 and joined.stderr.startswith("darbar: ") and "Traceback" not in joined.stderr
