"""The tables of the bundled games as a player sees them, in three widths and three languages.

What they look like stands in `snapshots/`, to be read by people. `DARBAR_RENEW=1` writes the snapshots anew.
"""

import os
import random
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import darbar
import pytest
from darbar import Seat
from darbar.ui.diff import diff
from darbar.ui.render import lines, mark_of, text_of
from darbar.ui.scene import Card, Cell, Grid, Panel, Scene, Stock, Track
from darbar.ui.words import LANGUAGES, Words
from wcwidth import wcswidth

SNAPSHOTS = Path(__file__).parent / "snapshots"
NAMES = ("Ana", "Борис", "Chloé", "李雷")
MOVES = {
    "agra": 420,
    "alrashid": 150,
    "bazaar": 60,
    "connectfour": 12,
    "hearts": 34,
    "lanterns": 13,
    "rajas": 150,
    "tajmahal": 90,
    "tictactoe": 4,
}
SEATS = {
    "agra": 4,
    "alrashid": 4,
    "bazaar": 3,
    "connectfour": 2,
    "hearts": 4,
    "lanterns": 3,
    "rajas": 4,
    "tajmahal": 4,
    "tictactoe": 2,
}
WIDTHS = (80, 120, 200)

every_game = pytest.mark.parametrize("game", MOVES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_width = pytest.mark.parametrize("width", WIDTHS)


class Position(NamedTuple):
    """A match in its middle: who is asked, what is seen, and how it was when that player last decided."""

    match: Any
    seat: Seat
    scene: Scene
    before: Scene

    @property
    def about(self):
        return {key for keys in self.match.targets(self.seat).values() for key in keys}

    @property
    def changed(self):
        return diff(self.before, self.scene).marks


@cache
def position(game) -> Position:
    match, chance = darbar.new(game, names=list(NAMES[: SEATS[game]]), seed=7), random.Random(7)
    left: dict[Seat, Scene] = {}
    while not told_enough(match, left, MOVES[game]):
        last = match.ask.seat
        match.play(chance.choice(match.ask.moves))
        left.pop(last, None)
        left[last] = match.scene(last)
    seat = match.ask.seat
    return Position(match, seat, match.scene(seat), left[seat])


def told_enough(match, left, moves):
    """So many moves are played, and someone has a choice to make after others have decided."""
    seat = match.ask.seat
    return len(match.moves) >= moves and seat in left and next(reversed(left)) != seat and len(match.ask.moves) > 3


def drawn(game, language, width, **how):
    at = position(game)
    how = {"about": at.about, "changed": at.changed, "columns": True} | how
    scene = how.pop("scene", at.scene)
    return [text_of(row).rstrip() for row in lines(scene, at.match.words(language), width, **how)]


@every_game
@every_language
@every_width
def test_the_table_looks_as_it_did(game, language, width):
    shown = "\n".join(drawn(game, language, width)) + "\n"
    snapshot = SNAPSHOTS / f"{game}-{width}-{language}.txt"
    if "DARBAR_RENEW" in os.environ:
        snapshot.write_text(shown, encoding="utf-8")

    assert shown == snapshot.read_text(encoding="utf-8")


def test_every_snapshot_belongs_to_a_table():
    expected = {f"{game}-{width}-{language}.txt" for game in MOVES for width in WIDTHS for language in LANGUAGES}

    assert {path.name for path in SNAPSHOTS.iterdir()} == expected


@every_game
@every_language
@pytest.mark.parametrize("width", [20, 21, 37, *WIDTHS, 333])
def test_no_line_of_a_table_or_of_a_panel_is_too_wide(game, language, width):
    alone = [Scene((panel,)) for panel in position(game).scene.panels]

    for scene in (position(game).scene, *alone):
        assert all(wcswidth(line) <= width for line in drawn(game, language, width, scene=scene))


@every_game
@every_language
@pytest.mark.parametrize(("width", "room"), [(120, 59), (200, 65)])
def test_columns_hold_the_panels_whole_in_order_and_straight(game, language, width, room):
    """Read column by column, a table is the same as in one narrow column."""
    table, count = drawn(game, language, width), (width + 2) // (room + 2)
    read = [slice_of(line, column * (room + 2), room) for column in range(count) for line in table]

    if len(position(game).scene.panels) >= count:
        assert list(filter(None, read)) == list(filter(None, drawn(game, language, room, columns=False)))


def slice_of(line, start, room):
    """What stands in some columns of the terminal."""
    shown, place = "", 0
    for sign in line:
        if start <= place < start + room:
            shown += sign
        place += wcswidth(sign)
    return shown.rstrip()


@every_game
@every_language
def test_the_columns_are_balanced(game, language):
    scene = position(game).scene
    for width, count in ((120, 2), (200, 3)):
        panels = [len(drawn(game, language, (width + 2) // count - 2, scene=Scene((one,)))) for one in scene.panels]
        assert len(drawn(game, language, width)) <= sum(panels) / min(count, len(panels)) + max(panels)


def test_a_table_of_four_fits_a_large_screen():
    assert len(drawn("agra", "en", 200)) <= 50
    assert len(drawn("agra", "en", 120)) <= 75


# Everything is there


def said(scene, words):
    """Everything that a scene says, in words."""
    queue: list[Any] = list(scene.panels)
    while queue:
        part = queue.pop(0)
        if part.label and not (isinstance(part, Card) and part.face_down):
            yield words.say(part.label)
        yield from map(words.counted, (*part.takes, *part.gives))
        if not isinstance(part, Cell):
            yield from (words.piece(piece, part.owner) for piece in part.pieces)
        match part:
            case Panel():
                queue += part.parts
            case Card():
                yield from () if part.face_down else map(words.say, part.lines)
            case Stock():
                yield from map(words.amount, part.items)
            case Track():
                yield from map(words.say, part.steps.values())
            case Grid():
                queue += [cell for row in part.rows for cell in row]


def squeezed(content):
    return "".join(content.split())


@every_game
@every_language
@pytest.mark.parametrize("width", [48, 80])
def test_everything_that_a_scene_says_can_be_read(game, language, width):
    at = position(game)
    signed = [f"{mark_of(Seat(seat))} {name}" for seat, name in enumerate(at.match.names)]
    words = Words(at.match.game, language, signed)
    page = squeezed("".join(drawn(game, language, width, columns=False, about=(), changed=())))

    assert [one for one in said(at.scene, words) if squeezed(one) not in page] == []


@every_game
def test_what_the_question_is_about_is_marked_on_the_table(game):
    assert any("►" in line for line in drawn(game, "en", 80))
    assert not any("►" in line for line in drawn(game, "en", 80, about=()))


@every_game
def test_what_the_others_did_since_is_marked_on_the_table(game):
    assert any("*" in line for line in drawn(game, "en", 80))
    assert not any("*" in line for line in drawn(game, "en", 80, changed=()))
