"""Scenes in words: every label said in a language, and what everything is called."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from .scene import Card, Grid, Panel, Part, Pile, Scene, Stock, Track, as_known
from .words import Words


def spoken(scene: Scene, words: Words) -> Scene:
    """The scene with sentences for labels; kinds of parts that a game derived are what they are derived from."""
    return Scene(tuple(_said(as_known(panel), words) for panel in scene.panels))


def _said(part: Any, words: Words) -> Any:
    told: dict[str, Any] = {"label": words.say(part.label) if part.label else ""}
    match part:
        case Panel():
            told["parts"] = tuple(_said(one, words) for one in part.parts)
        case Grid():
            told["rows"] = tuple(tuple(_said(cell, words) for cell in row) for row in part.rows)
        case Card():
            told["lines"] = tuple(map(words.say, part.lines))
        case Track():
            told["steps"] = {step: words.say(label) for step, label in part.steps.items()}
        case Pile() if part.top:
            told["top"] = words.say(part.top)
    return replace(part, **told)


def names(scene: Scene, words: Words) -> dict[str, str]:
    """What everything in a scene is called, by id; states by `state-` and their word."""
    found = dict.fromkeys(id for panel in scene.panels for id in _ids(panel))
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
