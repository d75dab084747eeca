"""Scenes in words: every label said in a language, and what everything is called."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from .once import OnceOf
from .scene import Card, Grid, Panel, Part, Pile, Scene, Stock, Track, known_kind
from .words import Words

MOST_SPOKEN = 512
"""So many panels are kept as they were said: one that a game shows again, the very same one, is not said again."""


class Spoken(NamedTuple):
    """A panel in words, and what everything in it is called, by id."""

    panel: Panel
    names: dict[str, str]


_SPOKEN: OnceOf[Spoken] = OnceOf(MOST_SPOKEN)


def spoken(scene: Scene, words: Words) -> Scene:
    """The scene with sentences for labels; kinds of parts that a game derived are what they are derived from."""
    return Scene(tuple(_spoken(panel, words).panel for panel in scene.panels))


def _spoken(panel: Panel, words: Words) -> Spoken:
    return _SPOKEN.get(panel, words.voice, lambda: Spoken(_said(panel, words), _named(panel, words)))


def _said(part: Any, words: Words) -> Any:
    told: dict[str, Any] = {"label": words.say(part.label) if part.label else ""}
    match part:
        case Panel():
            told["parts"] = tuple(_in_panel(one, words) for one in part.parts)
        case Grid():
            told["rows"] = tuple(tuple(_said(cell, words) for cell in row) for row in part.rows)
        case Card():
            told["lines"] = tuple(map(words.say, part.lines))
        case Track():
            told["steps"] = {step: words.say(label) for step, label in part.steps.items()}
        case Pile() if part.top:
            told["top"] = words.say(part.top)
    return _as_known(part, told)


def _as_known(part: Any, told: dict[str, Any]) -> Any:
    """A part with what is told of it, as the kind that frontends know."""
    kind = known_kind(type(part))
    if kind is type(part):
        return replace(part, **told)
    return kind(**{name: getattr(part, name) for name in kind.__struct_fields__} | told)


def _in_panel(part: Any, words: Words) -> Any:
    return _spoken(part, words).panel if isinstance(part, Panel) else _said(part, words)


def names(scene: Scene, words: Words) -> dict[str, str]:
    """What everything in a scene is called, by id; states by `state-` and their word."""
    found: dict[str, str] = {}
    for panel in scene.panels:
        found |= _spoken(panel, words).names
    return found


def _named(panel: Panel, words: Words) -> dict[str, str]:
    found = dict.fromkeys(_ids(panel))
    return {id: words.say(id[6:], "state-") if id.startswith("state-") else words.called(id) for id in found}


def _ids(part: Part) -> Iterator[str]:
    yield from part.ids
    yield from (item.id for item in (*part.takes, *part.gives))
    for piece in part.pieces:
        yield piece.id
        if piece.state:
            yield f"state-{piece.state}"
    match part:
        case Panel():
            for one in part.parts:
                yield from _ids(one)
        case Grid():
            for row in part.rows:
                for cell in row:
                    yield from _ids(cell)
        case Stock():
            yield from (item.id for item in part.items)
