"""Plugins: finding what is installed, naming what is broken, and going on with the rest."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import msgspec
import pluggy
from msgspec import Struct

from ..core.faults import in_words, shown
from ..errors import PluginError, UnknownName, shows_tracebacks
from ..signals import held
from . import hookspecs
from .hookspecs import Card

if TYPE_CHECKING:
    from ..match.game import Game
    from ..match.match import Match, Observers

GROUP: Final = "darbar"
AT_START: Final = {
    "game": "darbar_games",
    "frontend": "darbar_frontends",
    "bot": "darbar_bots",
    "command": "darbar_commands",
}

LISTENING: Final = ("darbar_told", "darbar_took_back", "darbar_match_ended")


class Plugin(Struct, frozen=True):
    """An installed plugin: its entry point, and the distribution it came with."""

    name: str
    distribution: str
    version: str

    @property
    def id(self) -> str:
        """Under which the manager knows it: two distributions may use one name."""
        return f"{self.distribution}:{self.name}"

    def __str__(self) -> str:
        return f"plugin {self.name!r} of {self.distribution} {self.version}"


class Provided(Struct, frozen=True):
    """A card and the plugin that played it."""

    card: Card
    plugin: Plugin


class Fault(Struct, frozen=True):
    """What is wrong with a plugin. Everything else goes on working."""

    plugin: Plugin
    what: str

    def __str__(self) -> str:
        return f"{self.plugin}: {self.what}"


class Plugins:
    """Everything that is installed."""

    def __init__(self, found: Iterable[EntryPoint]) -> None:
        self.manager = pluggy.PluginManager(GROUP)
        self.manager.add_hookspecs(hookspecs)
        self.plugins: list[Plugin] = []
        self.faults: list[Fault] = []
        self.provided: dict[str, dict[str, Provided]] = {kind: {} for kind in AT_START}
        self._variants: dict[str, dict[str, Provided]] = {}
        self._games: dict[tuple[str, tuple[str, ...]], Game[Any]] = {}
        self._started: list[tuple[str, Callable[..., Any]]] = []
        self._observers: dict[tuple[str, ...], Observers | None] = {}
        self._dropped: dict[Plugin, WeakSet[Match[Any]]] = {}
        self._told = 0
        for plugin, entry in sorted(_described(found), key=lambda pair: _bundled_first(pair[0])):
            self._register(plugin, entry)
        for kind, hook in AT_START.items():
            self.provided[kind] = self._collect(kind, hook)

    @held()  # a signal is no fault of a plugin
    def _register(self, plugin: Plugin, entry: EntryPoint) -> None:
        try:
            self.manager.register(entry.load(), name=plugin.id)
            self.manager.check_pending()
        except BaseException as error:
            self.faults.append(Fault(plugin, f"cannot be loaded: {in_words(error)}"))
            if self.manager.has_plugin(plugin.id) and plugin not in self.plugins:
                self.manager.unregister(name=plugin.id)
            return
        self.plugins.append(plugin)

    def _collect(self, kind: str, hook: str, **arguments: str) -> dict[str, Provided]:
        taken: dict[str, Provided] = {}
        for plugin in self.plugins:
            for card in self._answer(plugin, hook, arguments):
                if card.name in taken:
                    owner = taken[card.name].plugin
                    self.faults.append(Fault(plugin, f"the {kind} {card.name!r} already belongs to {owner}"))
                else:
                    taken[card.name] = Provided(card, plugin)
        return taken

    @held()
    def _answer(self, plugin: Plugin, hook: str, arguments: dict[str, str]) -> list[Card]:
        module = self.manager.get_plugin(plugin.id)
        others = [other for other in self.manager.get_plugins() if other is not module]
        caller = self.manager.subset_hook_caller(hook, others)
        try:
            answers = caller(**arguments)
        except BaseException as error:
            self.faults.append(Fault(plugin, f"{hook} failed: {in_words(error)}"))
            return []
        try:
            plain = msgspec.to_builtins(answers)
            cards = [card for answer in plain for card in msgspec.convert(answer, list[Card])]
            if all(f"{card.name}{card.about}".isprintable() for card in cards):
                return cards
        except (ValueError, TypeError, RecursionError):
            pass
        self.faults.append(Fault(plugin, f"{hook} answered {shown(answers, 80)}, expected a list of darbar.Card"))
        return []

    # Using what is there

    def names(self, kind: str) -> list[str]:
        """The names of all games, frontends, bots or commands."""
        return sorted(self.provided[kind])

    def load(self, kind: str, name: str) -> Any:
        """Import a game, frontend, bot or command."""
        provided = self.provided[kind].get(name)
        if provided is None:
            raise UnknownName(kind, name, self.provided[kind])
        return _load(provided)

    def game(self, name: str, variants: Iterable[str] = ()) -> "Game[Any]":
        """A game, changed by variants in their order."""
        key = (name, tuple(variants))
        if key not in self._games:
            self._games[key] = self._load_game(name, key[1])
        return self._games[key]

    def _load_game(self, name: str, variants: tuple[str, ...]) -> "Game[Any]":
        from ..match.game import Game

        game = self.load("game", name)
        owner = self.provided["game"][name].plugin
        if not isinstance(game, Game) or game.name != name:
            raise PluginError(f"{owner}: expected a darbar.Game called {name!r}, got {shown(game, 80)}")
        for variant in variants:
            provided = self.variants(name).get(variant)
            if provided is None:
                raise UnknownName(f"variant of {game.title}", variant, self.variants(name))
            change = _load(provided)
            try:
                game = change(game)
            except BaseException as error:
                raise PluginError(f"{provided.plugin}: variant {variant!r} failed: {in_words(error)}") from error
            if not isinstance(game, Game) or game.name != name:
                raise PluginError(
                    f"{provided.plugin}: variant {variant!r} must return the changed Game, got {shown(game, 80)}"
                )
        return game.change(variants=variants) if variants else game

    def variants(self, game: str) -> dict[str, Provided]:
        """The variants of a game."""
        if game not in self._variants:
            self._variants[game] = self._collect(f"variant of {game}", "darbar_variants", game=game)
        return self._variants[game]

    def observers(self, match: "Match[Any]") -> "Observers | None":
        """The hooks that want to hear of this match; None when there are none."""
        started = self.manager.hook.darbar_match_started.get_hookimpls()
        if len(started) != len(self._started):
            self._started = [(one.plugin_name, self._guarded("darbar_match_started", one)) for one in reversed(started)]
        deaf = tuple([name for name, hears in self._started if hears(match=match) is False])
        if deaf not in self._observers:
            self._observers[deaf] = self._listening(deaf)
        return self._observers[deaf]

    def _listening(self, deaf: tuple[str, ...]) -> "Observers | None":
        from ..match.match import Observers

        found = [(name, getattr(self.manager.hook, name).get_hookimpls()) for name in LISTENING]
        hooks = [
            [self._guarded(name, one) for one in reversed(all) if one.plugin_name not in deaf] for name, all in found
        ]
        return Observers(*hooks) if any(hooks) else None

    def _guarded(self, name: str, hook: pluggy.HookImpl) -> Callable[..., Any]:
        """A plugin's implementation of a hook, which hears no more of a match in which it has failed."""
        plugin = next(one for one in self.plugins if one.id == hook.plugin_name)

        def call(**arguments: Any) -> Any:
            match = arguments["match"]
            if self._dropped and match in self._dropped.get(plugin, ()):
                return False
            try:
                return hook.function(*(arguments[name] for name in hook.argnames))
            except BaseException as error:
                if shows_tracebacks():
                    raise
                self._drop(plugin, match, f"{name} failed: {in_words(error)}")
                return False

        return call

    def _drop(self, plugin: Plugin, match: "Match[Any]", what: str) -> None:
        """Leave an observer that has failed out of a match; the first time, that is noted."""
        if plugin not in self._dropped:
            self._dropped[plugin] = WeakSet()
            self.faults.append(Fault(plugin, what))
        self._dropped[plugin].add(match)

    def untold(self) -> list[Fault]:
        """What is wrong and was not told yet; now it is."""
        untold, self._told = self.faults[self._told :], len(self.faults)
        return untold


def _described(found: Iterable[EntryPoint]) -> Iterator[tuple[Plugin, EntryPoint]]:
    """Each entry point with its distribution's name and version, which are read once a distribution."""
    known: dict[int, tuple[str, str]] = {}
    for entry in found:
        if id(entry.dist) not in known:
            about = entry.dist.metadata if entry.dist else {"Name": "?", "Version": "?"}
            known[id(entry.dist)] = (about["Name"] or "?", about["Version"] or "?")
        yield Plugin(entry.name, *known[id(entry.dist)]), entry


def _bundled_first(plugin: Plugin) -> tuple[bool, str, str]:
    return (plugin.distribution != "darbar", plugin.distribution, plugin.name)


@held()
def _load(provided: Provided) -> Any:
    module, _, attribute = provided.card.load.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except BaseException as error:
        card = provided.card
        raise PluginError(
            f"{provided.plugin}: {card.name!r} cannot be loaded from {card.load!r}: {in_words(error)}"
        ) from error


@lru_cache(maxsize=1)
def plugins() -> Plugins:
    """The plugins of this environment, found once."""
    return Plugins(entry_points(group=GROUP))
