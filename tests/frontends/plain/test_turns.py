"""Turns of several decisions, with secrets: a toy game on which the frontend shows what is new, and to whom."""

import io
import sys
from typing import Annotated, Any, ClassVar

import pytest
from darbar import Dice, Event, Flow, Game, Match, Move, Score, Seat, Session, State, Table, text
from darbar.match.record import Header
from darbar.ui.scene import Line, Panel, Scene
from darbar_repl.plain import run
from msgspec import Meta


class Take(Move):
    """Take {count} pebbles."""

    count: Annotated[int, Meta(ge=1, le=3)]


class Took(Event):
    """{seat} took pebbles: {count}."""

    secret: ClassVar[tuple[str, ...]] = ("count",)
    seat: Seat
    count: int | None


class Pebbles(State):
    """What each player has taken, which the other does not know, and how often anyone took."""

    hands: list[int]
    taken: int = 0


def turn(table: Table[Pebbles]) -> Flow[None]:
    """Take twice."""
    state = table.state
    seat = Seat(state.taken // 2 % len(state.hands))
    table.begin_turn(seat)
    for _ in range(2):
        move: Take = yield table.ask(seat, "How many?", [Take(1), Take(2), Take(3)])
        state.hands[seat] += move.count
        state.taken += 1
        if len(state.hands) > 1:
            table.tell(Took, seat, move.count)


def hide(state: Pebbles, seat: Seat | None) -> None:
    state.hands = [hand if owner == seat else -1 for owner, hand in enumerate(state.hands)]


def scene(view: Pebbles, seat: Seat | None) -> Scene:
    hands = [Line(text("{seat} holds {hand}.", seat=owner, hand=hand)) for owner, hand in enumerate(view.hands)]
    return Scene((Panel("rules", "The rules", (Line("Take twice."),)), Panel("hands", "The hands", tuple(hands))))


PEBBLES = Game(
    name="pebbles",
    title="Pebbles",
    version="1",
    seats=(1, 2),
    state=Pebbles,
    moves=(Take,),
    events=(Took,),
    setup=lambda seats, dice, box: Pebbles(hands=[0] * seats),
    phase=lambda state: None if state.taken == 4 else "turn",
    phases={"turn": turn},
    score=lambda state, seat: Score({"pebbles": state.hands[seat]}),
    scene=scene,
    hide=hide,
    package="darbar_repl",
)


@pytest.fixture
def pebbles(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Play pebbles with some lines; what was read."""

    def play(*lines: str, names: tuple[str, ...] = ("Ana", "Ben")) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        header = Header(game="pebbles", rules="1", kernel="1", names=list(names), seed=Dice(1).counter)
        run(Session(Match.begin(PEBBLES, header)))
        return capsys.readouterr().out

    return play


def test_while_one_player_decides_only_what_changed_is_shown_again(pebbles):
    said = pebbles("take 2", "take 1", names=("Ana",))

    assert said.count("-- The rules") == 1
    assert [line for line in said.splitlines() if "Ana holds" in line] == [
        "  Ana holds 0.",
        "  Ana holds 2.",
        "  Ana holds 3.",
    ]


def test_restart_takes_back_the_whole_turn(pebbles):
    said = pebbles("take 2", "take 1", "take 3", "restart", names=("Ana",))

    assert [line[-2] for line in said.splitlines() if "Ana holds" in line] == ["0", "2", "3", "6", "3"]
    assert "Taken back." in said


def test_undo_takes_back_one_decision(pebbles):
    said = pebbles("take 2", "take 1", "take 3", "undo", "undo", names=("Ana",))

    assert [line[-2] for line in said.splitlines() if "Ana holds" in line] == ["0", "2", "3", "6", "3", "2"]


def test_a_secret_stays_on_the_screen_of_its_owner(pebbles):
    said = pebbles("", "take 3", "take 2", "", "log", "score")

    ana, ben = said.split("Pass the keyboard to Ben")
    assert "* Ana took pebbles: 3." in ana
    assert "  Ana holds 3." in ana
    assert "* Ana took pebbles: something hidden." in ben
    assert "Ana holds 3" not in ben
    assert "Ana holds 5" not in ben
    assert "pebbles: 2" not in ben


def test_a_secret_that_was_told_is_not_taken_back(pebbles):
    said = pebbles("", "take 3", "undo")

    assert "You cannot take that back: Ana was told a secret since." in said


def test_at_the_end_the_hands_lie_open(pebbles):
    said = pebbles("", "take 3", "take 2", "", "take 1", "take 1")

    assert "  Ana holds 5. | Ben holds 2.\n" in said
    _, names, pebbles_taken, total = said.partition("The match is over.")[2].splitlines()[:4]
    assert names.split() == ["1.", "X", "Ana", "2.", "O", "Ben"]
    assert pebbles_taken.split() == ["pebbles", "5", "2"]
    assert total.split()[1:] == ["5", "2"]


def test_only_what_has_changed_is_read_again_and_board_reads_the_rest(play):
    said = play("place cotton-field", "1", "board", players="you:Ana,random,random", game="agra", seed=8)

    _, _, placed = said.partition("> place cotton-field\n")
    placed, _, rest = placed.partition("> 1\n")
    assert placed.partition("\n\nAna: How much")[0].split("\n") == [
        "* Ana placed a worker at the cotton field.",
        "",
        "-- Buildings -------------------------------------------------------------------",
        "  cotton field → cotton: Ana stands | Merchant",
        "-- Ana -------------------------------------------------------------------------",
        "  2 rupees, 0 favours, 22 markers, 9 workers",
    ]
    produced, _, table = rest.partition("> board\n")
    assert "Goods: cotton 1" in produced and "The river" not in produced and "brickworks" not in produced
    assert "-- The river" in table and "brickworks" in table
    assert "> board" in said and len(placed) < len(table) / 4


def test_the_whole_table_is_read_again_in_another_language(play):
    said = play("language fr", players="you:Ana,random", game="bazaar", seed=7)

    assert "-- Le bazar" in said.partition("> language fr\n")[2]
