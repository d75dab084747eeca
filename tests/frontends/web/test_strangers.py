"""Strangers: whatever they send, they get a sentence in their language, and the server is not at fault."""

import json
import stat
from ipaddress import ip_address

import httpx
import pytest
from darbar_web.guards.limits import Bucket, network
from darbar_web.store import open_store
from darbar_web.webhooks import is_public

from .conftest import text_of

MANY = "9" * 5000
LARGE = "9" * 1500


@pytest.fixture
def stranger(house):
    with httpx.Client(base_url=house.address, timeout=60) as client:
        yield client


@pytest.fixture
def begun(stranger):
    return begin(stranger).json()


def begin(stranger, **more):
    plan = {"game": "tictactoe", "players": ["you:Ana", "you:Ben"], **more}
    return stranger.post("/api/tables", content=json.dumps(plan))


@pytest.mark.parametrize(
    "plan",
    [
        {"language": "../../../etc/hosts"}, {"language": "xx"}, {"title": "a\0b"}, {"title": "x" * 101},
        {"title": "\ud800"}, {"players": ["you"] * 5000}, {"players": ["you:\ud800", "you"]}, {"clock": MANY},
        {"lesson": "../x"}, {"game": "../x\0"}, {"variants": ["../x"]}, {"options": {"x": [{}]}},
        {"players": ["you", "program:/bin/sh"]}, {"players": ["you", "hard:9999s"]}, {"clock": "1s,over=program:id"},
    ],
    ids=range(15),
)  # fmt: skip
def test_a_plan_that_cannot_be_is_refused_in_a_sentence(stranger, plan):
    answer = begin(stranger, **plan)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]


@pytest.mark.parametrize(
    "body",
    [b"[]", b"{", b'{"game": NaN}', b'{"game": "\xff"}', b'{"options": ' + b'{"a":' * 9000 + b"1" + b"}" * 9001],
    ids=range(5),
)
def test_what_is_no_plan_is_refused_in_a_sentence(stranger, body):
    answer = stranger.post("/api/tables", content=body)
    assert (answer.status_code, bool(answer.json()["error"])) == (400, True)


@pytest.mark.parametrize(
    "path",
    [
        f"/table/ID/seat/{MANY}", f"/table/ID/seat/{LARGE}", f"/join/ID/{MANY}/x", f"/join/ID/{LARGE}/x",
        "/static/../app.py", "/static/%2e%2e/app.py", "/rules/%2e%2e%2fx", f"/table/ID/replay?step={LARGE}",
        f"/?{MANY}",
        "/rules/tictactoe?find=((", f"/table/ID/what?part={LARGE}", "/table/ID/what?part=%00%ff", "/mail/x",
    ],
    ids=range(13),
)  # fmt: skip
def test_no_address_is_the_servers_fault(stranger, begun, path):
    assert stranger.get(path.replace("ID", begun["id"])).status_code < 500


@pytest.mark.parametrize(
    "cookie", [f"seat-x-{MANY}=1", "seat-x-0=1", "seat-=1", "account=\u00e9", f"account={LARGE}"], ids=range(5)
)
def test_no_cookie_is_the_servers_fault(stranger, cookie):
    assert stranger.get("/lobby", headers=[(b"Cookie", cookie.encode("latin-1"))]).status_code == 200


def test_what_the_rules_refuse_is_a_sentence_for_programs_too(stranger, begun):
    seat, table = {"Authorization": f"Bearer {begun['tokens'][0]}"}, f"/api/tables/{begun['id']}"
    number = stranger.get(table, headers=seat).json()["question"]["number"]
    stranger.post(f"{table}/answer", headers=seat, json={"number": number, "move": "mark b2"})
    answer = stranger.post(f"{table}/restart", headers=seat, json={})
    assert answer.status_code in (200, 422)
    assert stranger.post(f"{table}/undo", headers=seat, json={}).status_code == 422


def test_nobody_takes_back_the_end_when_the_record_has_told_everything(stranger, begun):
    table, moves = f"/api/tables/{begun['id']}", ("mark a1", "mark b1", "mark a2", "mark b2", "mark a3")
    for place, move in enumerate(moves):
        seat = {"Authorization": f"Bearer {begun['tokens'][place % 2]}"}
        number = stranger.get(table, headers=seat).json()["question"]["number"]
        assert stranger.get(f"{table}/record").status_code == 403
        stranger.post(f"{table}/answer", headers=seat, json={"number": number, "move": move})
    assert stranger.get(f"{table}/record").status_code == 200
    for act in ("undo", "restart"):
        for token in begun["tokens"]:
            refused = stranger.post(f"{table}/{act}", headers={"Authorization": f"Bearer {token}"}, json={})
            assert refused.status_code == 422


# Who counts as one


def test_all_addresses_of_a_network_count_as_one():
    assert network("2001:db8:1:2::3") == network("2001:db8:1:2:ffff::9")
    assert network("2001:db8:1:2::3") != network("2001:db8:1:3::3")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("unknown") == "unknown"


@pytest.mark.parametrize(
    "detour",
    ["64:ff9b:1::1", "::7f00:1", "::ffff:0:7f00:1", "fec0::1", "192.0.0.8", "192.88.99.1", "5f00::1", "3fff::1"],
)
def test_numbers_that_lead_by_a_detour_are_not_public(detour):
    assert not is_public(ip_address(detour))


def test_nobody_else_on_the_machine_reads_the_store(tmp_path):
    path = tmp_path / "store.sqlite"
    store = open_store(str(path))
    store.pulse(1.0)
    modes = {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.glob("store.sqlite*") if "sqlite" in one.name}
    store.close()
    assert modes == {0o600}


def test_whoever_guesses_without_end_locks_nobody_else_out(house):
    house.person().post("/account/new", data={"name": "Ana", "password": "a long password"})
    house.server.entered, house.server.guessed = Bucket((8, 0)), Bucket((60, 0))
    guessing, ana = house.person(), house.person()
    for _ in range(80):
        guessing.post("/account/enter", data={"name": "Ana", "password": "a wrong password"})
    assert "too much at once" in text_of(guessing.get("/account").text + guessing.post("/account/enter").text)
    house.server.entered = Bucket((8, 0))  # Ana comes from another address
    assert "You are ana" in text_of(
        ana.post("/account/enter", data={"name": "Ana", "password": "a long password"}).text
    )


# In their own language


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("fr", ["ce nom et ce mot de passe ne vont pas ensemble", "un mot de passe a de 8", "cette partie n’existe pas",
                "Cette place est à quelqu’un d’autre", "l’enregistrement d’une partie",
                "Ce serveur ne s’appelle pas ainsi", "une page qui n’est pas d’ici", "choisissez un fichier"]),
        ("ru", ["это имя и этот пароль не подходят", "в пароле от 8", "такой партии нет",
                "Это место занимает кто-то другой", "запись партии появится", "Этот сервер называется иначе",
                "послано с чужой страницы", "выберите файл"]),
    ],
)  # fmt: skip
def test_refusals_are_said_in_the_language_of_whoever_asks(house, begun, language, sentences):
    person, table = house.person(language), f"/table/{begun['id']}"
    answers = [
        person.post("/account/enter", data={"name": "nobody", "password": "12345678"}),
        person.post("/account/new", data={"name": "somebody", "password": "short"}),
        person.get("/table/nowhere"),
        person.get(f"{table}/seat/1"),
        person.get(f"{table}/record"),
        person.get("/", headers={"Host": "evil.example"}),
        person.post("/account/enter", headers={"Origin": "https://evil.example"}),
        person.post("/load", data={"record": "text"}),
    ]
    for answer, sentence in zip(answers, sentences, strict=True):
        assert 400 <= answer.status_code < 500
        assert sentence in text_of(answer.text).replace("\u00a0", " ")
