"""The glossary: what a word on the table means, found by its name or id in whatever form, and where the thing stands.

`what THING` is two calls:

    found = look_up(words, scene, "rupees")
    for thing in found.things:
        thing.name, thing.about                 # a heading, and a sentence or two
        where(scene, thing.ids)                 # a scene with only what is or names it: render it like any other

The scene has no panels when the thing is not on the table. When nothing is found, `found.several` names the things in
whose names the word stands, and `found.near` those that are spelt nearly so; both may be empty. Give the scene of the
seat that asks, and nothing hidden from it is told.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import partial
from typing import NamedTuple

from .scene import Scene
from .stems import stems, words_of
from .whereabouts import shown_ids, where
from .words import Words

__all__ = ["Found", "Thing", "look_up", "things", "where"]

ENGLISH = "en"
MOST_NEAR = 8
IDEAS = ("thing-", "phase-", "state-", "sharing-", "face-")


class Thing(NamedTuple):
    """A component with a name; the same one may have several ids: as a good and as a luxury good, say."""

    name: str
    about: str
    ids: tuple[str, ...]
    called: tuple[str, ...] = ()
    """Its names in the reader's language."""

    english: tuple[str, ...] = ()

    @property
    def is_idea(self) -> bool:
        """Whether it is only a word, such as a turn or a phase, which cannot lie on a table."""
        return all(id.startswith(IDEAS) for id in self.ids)


class Found(NamedTuple):
    """What somebody asked for, or the names of those that have the word in them, or that are spelt nearly so."""

    things: list[Thing]
    several: list[str] = []
    near: list[str] = []


class Reading(NamedTuple):
    """A way to compare: what a thing is called, and how that and what was typed are taken apart into words."""

    names: Callable[[Thing], Iterable[str]]
    parts: Callable[[str], tuple[str, ...]]


def look_up(words: Words, scene: Scene, wanted: str) -> Found:
    """The things that are called so, whatever the ending; else what has the words in its name, or begins so."""
    known = things(words, scene)
    readings = (
        Reading(_called, words_of),
        Reading(_called, partial(stems, language=words.language)),
        Reading(_ids, words_of),
        Reading(_english, words_of),
        Reading(_english, partial(stems, language=ENGLISH)),
    )
    for fits in (_is, _holds, _begins):
        for names, parts in readings if words_of(wanted) else ():
            sought = parts(wanted)
            if found := [thing for thing in known if any(fits(parts(name), sought) for name in names(thing))]:
                return Found(found) if fits is _is else _one_or_several(found, whole=fits is _holds)
    return Found([], near=_spelt_nearly(wanted, known))


def things(words: Words, scene: Scene) -> list[Thing]:
    """Everything that can be explained, on the table or not."""
    named: dict[tuple[str, str], list[str]] = {}
    for id in dict.fromkeys([*shown_ids(scene), *words.explained()]):
        if about := words.about(id):
            named.setdefault((words.called(id), about), []).append(id)
    english = words.spoken(ENGLISH)
    return [
        Thing(name, about, tuple(ids), _names(words, ids), _names(english, ids)) for (name, about), ids in named.items()
    ]


def _names(words: Words, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for id in ids for name in (words.called(id), *words.also(id))))


def _one_or_several(found: list[Thing], whole: bool) -> Found:
    """One thing, or the names of several, the shortest first."""
    names = sorted({thing.name for thing in found}, key=lambda name: (len(name.split()), name))[:MOST_NEAR]
    if len(names) == 1:
        return Found(found)
    return Found([], several=names) if whole else Found([], near=names)


# How a thing is spelt


def _called(thing: Thing) -> Iterable[str]:
    return thing.called


def _english(thing: Thing) -> Iterable[str]:
    return thing.english


def _ids(thing: Thing) -> Iterable[str]:
    """Whole ids, and ids without their kind."""
    return [spelt for id in thing.ids for spelt in (id, id.partition("-")[2]) if spelt]


def _is(name: tuple[str, ...], sought: tuple[str, ...]) -> bool:
    return name == sought


def _holds(name: tuple[str, ...], sought: tuple[str, ...]) -> bool:
    """Whether words stand somewhere in a name, one after another."""
    return any(name[place : place + len(sought)] == sought for place in range(len(name)))


def _begins(name: tuple[str, ...], sought: tuple[str, ...]) -> bool:
    """Whether a name, from one of its words on, begins so."""
    return any(" ".join(name[place:]).startswith(" ".join(sought)) for place in range(len(name)))


def _spelt_nearly(sought: str, known: Iterable[Thing]) -> list[str]:
    spelt = {" ".join(words_of(name)): thing.name for thing in known for name in (*_ids(thing), *_called(thing))}
    close = get_close_matches(" ".join(words_of(sought)), spelt, n=MOST_NEAR, cutoff=0.6)
    return list(dict.fromkeys(spelt[name] for name in close))
