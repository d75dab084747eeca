"""Finding: what a player means by a name: a panel, a player, a rule."""

from collections.abc import Iterable, Iterator, Sequence

from darbar import Seat, Session, Words
from darbar.errors import nearest
from darbar.ui.keyboards import folded, readings
from darbar.ui.render.spans import NBSP
from darbar.ui.rule_search import find_rules
from darbar.ui.rulebook import Rule
from darbar.ui.scene import Panel, Scene

SHORTEST = 3
"""So many letters of a name are enough to look for it inside others."""


def panels(scene: Scene, words: Words) -> dict[str, list[Panel]]:
    """The panels by their keys and by their names."""
    found: dict[str, list[Panel]] = {}
    for panel in _all_panels(scene.panels):
        for name in {panel.key.lower(), _name(panel, words)}:
            found.setdefault(name, []).append(panel)
    return found


def panels_like(name: str, scene: Scene, words: Words) -> list[Panel]:
    """The panels of the table in whose names something stands."""
    wanted = name.strip().lower()
    if len(wanted) < SHORTEST:
        return []
    return [panel for panel in scene.panels if wanted in _name(panel, words)]


def _name(panel: Panel, words: Words) -> str:
    """What a panel is called, as people type it."""
    return words.say(panel.label).lower().replace(NBSP, " ")


def _all_panels(parts: Iterable[object]) -> Iterator[Panel]:
    for part in parts:
        if isinstance(part, Panel):
            yield part
            yield from _all_panels(part.parts)


def player(name: str, words: Words, recorded: Sequence[str]) -> Seat | None:
    """The seat of the player with this name, here or in the record, a name that begins so, or this number."""
    for typed in readings(name, words.language):
        for names in (words.names, recorded):
            if (seat := _named(folded(typed), list(map(folded, names)))) is not None:
                return seat
    wanted, names = name.strip(), words.names
    number = int(wanted[:3]) if wanted.isascii() and wanted.isdigit() else 0
    return Seat(number - 1) if 1 <= number <= len(names) else None


def _named(wanted: str, names: Sequence[str]) -> Seat | None:
    if wanted in names:
        return Seat(names.index(wanted))
    begun = [Seat(seat) for seat, one in enumerate(names) if wanted and one.startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def rules(wanted: str, session: Session, words: Words) -> tuple[list[Rule], list[str]]:
    """All rules, those under a number, or those with these words in them; and numbers that look like it."""
    found = find_rules(session.rules, words, wanted) if wanted else list(session.rules)
    return found, nearest(wanted, [words.rule_number(rule.number) for rule in session.rules])
