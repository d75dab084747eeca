"""Plugins: strangers' packages come in by the same door as ours, and a broken one harms nobody else."""

import re
import sys
import textwrap
from importlib import invalidate_caches
from importlib.metadata import entry_points

import darbar
import pytest
from darbar import PluginError, Seat, TurnBegan
from darbar.errors import UnknownName
from darbar.plugins.manager import GROUP, Plugins
from misbehaviour import RAISED, Hostile, is_one_sentence, raising
from toys import CARAVAN, begin, caravan

GOOD = """
from darbar import Card, hookimpl

@hookimpl
def darbar_games():
    return [Card("caravan", "toys:CARAVAN", "a game for tests")]
"""


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Put distributions with one plugin module each on the path; gives all plugins that are then found."""
    monkeypatch.syspath_prepend(tmp_path)
    imported = set(sys.modules)

    def install(**modules):
        for name, source in modules.items():
            (tmp_path / f"{name}_module.py").write_text(textwrap.dedent(source))
            info = tmp_path / f"{name}-1.2.dist-info"
            info.mkdir()
            (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
            (info / "entry_points.txt").write_text(f"[darbar]\n{name}-plugin = {name}_module\n")
        return found()

    def found():
        invalidate_caches()
        return Plugins(entry_points(group=GROUP))

    install.found = found
    yield install
    for name in set(sys.modules) - imported:
        if name.endswith("_module"):
            del sys.modules[name]


def faults(plugins):
    return [str(fault) for fault in plugins.faults]


def test_a_game_in_a_package_of_its_own_is_there_when_installed(install):
    plugins = install(oasis=GOOD)
    assert faults(plugins) == []
    assert plugins.game("caravan") is CARAVAN
    provided = plugins.provided["game"]["caravan"]
    assert str(provided.plugin) == "plugin 'oasis-plugin' of oasis 1.2"
    assert provided.card.about == "a game for tests"


def test_bundled_plugins_come_in_through_entry_points_and_first(install):
    plugins = install(aaa=GOOD)
    owners = [plugin.distribution for plugin in plugins.plugins]
    assert owners == ["darbar"] * (len(owners) - 1) + ["aaa"]
    assert plugins.provided["game"]["tictactoe"].plugin.distribution == "darbar"


HOOK = "from darbar import Card, hookimpl\n@hookimpl\ndef "

BROKEN = {
    "raise ValueError('out of sand')": "cannot be loaded: ValueError: out of sand",
    "import no_such_module": "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'",
    "def broken(:": "cannot be loaded: SyntaxError",
    "raise SystemExit(3)": "cannot be loaded: SystemExit: 3",
    HOOK + "darbar_gmaes(): pass": "cannot be loaded: .*darbar_gmaes",
    HOOK + "darbar_games(seats): pass": "cannot be loaded: .*darbar_games.*seats",
    HOOK + "darbar_games(): return 1 // 0": "darbar_games failed: ZeroDivisionError",
    HOOK
    + "darbar_games(): raise __import__('msgspec').ValidationError('no')": "darbar_games failed: ValidationError: no",
    HOOK + "darbar_bots(): raise SystemExit": "darbar_bots failed: SystemExit",
    HOOK + "darbar_games(): return 5": "darbar_games answered .5., expected a list of darbar.Card",
    HOOK + "darbar_games(): return ['x']": "answered .*'x'.*, expected a list of darbar.Card",
    HOOK + "darbar_games(): return [Card(5, None, [])]": r"answered .*Card\(name=5.*, expected a list of darbar.Card",
    HOOK + "darbar_games(): return [object()]": "answered .*, expected a list of darbar.Card",
    HOOK + "darbar_games(): return iter(int, 1)": "answered .*, expected a list of darbar.Card",
    HOOK + "darbar_games(): return [Card('x\\x1b[2J', 'x:y', 'z')]": "answered .*, expected a list of darbar.Card",
    HOOK + "darbar_games(): return __import__('misbehaviour').Hostile()": "answered a list, expected a list of darbar",
    HOOK + "darbar_games():\n    deep = []\n    deep.append(deep)\n    return deep": "answered .*, expected a list of",
    **{
        f"import misbehaviour\nmisbehaviour.raising({kind!r})()": f"cannot be loaded: ({kind}|the kernel is broken)"
        for kind in RAISED
    },
    **{
        HOOK + f"darbar_games(): __import__('misbehaviour').raising({kind!r})()": "darbar_games failed: "
        for kind in RAISED
    },
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_broken_plugin_is_named_and_everything_else_goes_on(install, source):
    plugins = install(desert=source, oasis=GOOD)
    (fault,) = plugins.faults
    assert str(fault).startswith("plugin 'desert-plugin' of desert 1.2: ")
    assert re.search(BROKEN[source], str(fault)), str(fault)
    assert is_one_sentence(str(fault))
    assert plugins.game("caravan") is CARAVAN
    assert plugins.game("tictactoe").title == "Tic-tac-toe"


def test_a_name_that_is_taken_stays_with_its_first_owner(install):
    thief = GOOD.replace('"caravan"', '"tictactoe"')
    plugins = install(desert=thief, oasis=GOOD, well=GOOD)
    assert faults(plugins) == [
        "plugin 'desert-plugin' of desert 1.2: the game 'tictactoe' already belongs to "
        f"plugin 'classics' of darbar {darbar.__version__}",
        "plugin 'well-plugin' of well 1.2: the game 'caravan' already belongs to plugin 'oasis-plugin' of oasis 1.2",
    ]
    assert plugins.game("tictactoe").title == "Tic-tac-toe"


def test_an_entry_point_with_the_name_of_one_of_ours_takes_nothing_away(install, tmp_path):
    install(oasis=GOOD)
    (tmp_path / "oasis-1.2.dist-info" / "entry_points.txt").write_text("[darbar]\nclassics = oasis_module\n")
    plugins = install.found()
    assert faults(plugins) == []
    assert {"tictactoe", "caravan"} <= set(plugins.names("game"))


def test_an_entry_point_that_is_found_twice_takes_nothing_away(install):
    install(oasis=GOOD)
    plugins = Plugins([*entry_points(group=GROUP), *entry_points(group=GROUP)])
    assert {"tictactoe", "caravan"} <= set(plugins.names("game"))


@pytest.mark.parametrize(
    ("load", "fault"),
    [
        ("no_such:THING", "cannot be loaded from 'no_such:THING': ModuleNotFoundError"),
        ("toys:NOTHING", "cannot be loaded from 'toys:NOTHING': AttributeError"),
        ("toys", "cannot be loaded from 'toys': AttributeError"),
        ("", "cannot be loaded from '': ValueError"),
        ("toys:turn", "expected a darbar.Game called 'caravan', got <function turn"),
        ("darbar_classics.tictactoe.game:TICTACTOE", "expected a darbar.Game called 'caravan', got Game"),
    ],
)
def test_a_card_that_leads_nowhere_is_named_when_it_is_used(install, load, fault):
    plugins = install(oasis=GOOD.replace("toys:CARAVAN", load))
    assert faults(plugins) == []
    with pytest.raises(PluginError, match=r"plugin 'oasis-plugin' of oasis 1.2: ") as error:
        plugins.game("caravan")
    assert fault in str(error.value)


def test_nothing_is_imported_before_it_is_used(install):
    plugins = install(oasis=GOOD.replace("toys:CARAVAN", "lazy_module:GAME"))
    assert "caravan" in plugins.names("game")
    assert "lazy_module" not in sys.modules


def test_an_unknown_name_brings_its_neighbours(install):
    plugins = install(oasis=GOOD)
    for kind, name, near in [
        ("game", "caravane", "caravan"),
        ("bot", "randon", "random"),
        ("frontend", "plan", "plain"),
    ]:
        with pytest.raises(UnknownName, match=f"There is no {kind} called '{name}'. Did you mean .*{near}"):
            plugins.load(kind, name)


# Variants

VARIANTS = """
from darbar import Card, hookimpl

@hookimpl
def darbar_variants(game):
    names = ["dry", "broken", "wrong", "missing", "leaving", "hostile"] if game == "caravan" else []
    return [Card(name, f"sand_module:{name}", "without water") for name in names]

def dry(game):
    return game.change(title="Dry " + game.title)

def broken(game):
    return 1 // 0

def wrong(game):
    return "dry"

def leaving(game):
    raise SystemExit(0)

def hostile(game):
    return __import__("misbehaviour").Hostile()
"""


def test_variants_are_applied_in_their_order(install, toys):
    plugins = install(oasis=GOOD, sand=VARIANTS)
    assert list(plugins.variants("caravan")) == ["dry", "broken", "wrong", "missing", "leaving", "hostile"]
    assert "dry" not in plugins.variants("tictactoe")
    game = plugins.game("caravan", ["dry", "dry"])
    assert (game.title, game.variants) == ("Dry Dry Caravan", ("dry", "dry"))
    assert plugins.game("caravan").title == "Caravan"


@pytest.mark.parametrize(
    ("variant", "fault"),
    [
        ("broken", "variant 'broken' failed: ZeroDivisionError"),
        ("wrong", "variant 'wrong' must return the changed Game, got 'dry'"),
        ("missing", "'missing' cannot be loaded from 'sand_module:missing': AttributeError"),
        ("leaving", "variant 'leaving' failed: SystemExit: 0"),
        ("hostile", "variant 'hostile' must return the changed Game, got a Hostile"),
    ],
)
def test_a_broken_variant_is_named_when_it_is_used(install, variant, fault):
    plugins = install(oasis=GOOD, sand=VARIANTS)
    with pytest.raises(PluginError, match=r"plugin 'sand-plugin' of sand 1.2: ") as error:
        plugins.game("caravan", [variant])
    assert fault in str(error.value)


def test_an_unknown_variant_brings_its_neighbours(install):
    with pytest.raises(UnknownName, match=r"There is no variant of Caravan called 'dyr'. Did you mean dry"):
        install(oasis=GOOD, sand=VARIANTS).game("caravan", ["dyr"])


# Observers


class Ears:
    """An observer that remembers what it heard."""

    def __init__(self, wants=None):
        self.heard = []
        self.wants = wants

    @darbar.hookimpl
    def darbar_match_started(self, match):
        self.heard.append("started")
        return self.wants

    @darbar.hookimpl
    def darbar_told(self, event, match):
        self.heard.append(match.words().event(event))

    @darbar.hookimpl
    def darbar_took_back(self):
        self.heard.append("took back")

    @darbar.hookimpl
    def darbar_match_ended(self, match):
        self.heard.append(f"ended after {len(match.moves)}")


@pytest.fixture
def listen(toys):
    """Let observers hear of all matches begun from now on."""

    def listen(*observers):
        from darbar.plugins.manager import Plugin

        for number, observer in enumerate(observers):
            plugin = Plugin(f"ears-{number}", "test", "1")
            toys.manager.register(observer, name=plugin.id)
            toys.plugins.append(plugin)
        return observers

    return listen


def test_observers_hear_of_a_match_in_the_order_of_what_happens(listen):
    (ears,) = listen(Ears())
    match = darbar.new("caravan", names=["Ana", "Ben"], options={"rounds": 1}, seed=1)
    assert ears.heard == ["started", "Ana begins turn 1."]
    match.play("eat")
    match.play("choose dates")
    assert ears.heard[2:] == ["Ana ate dates."]
    match.play("done")
    match.play("done")
    assert ears.heard[3:] == ["Ben begins turn 2.", "ended after 4"]


def test_observers_hear_what_is_taken_back_and_what_comes_instead(listen):
    (ears,) = listen(Ears())
    match = darbar.new("caravan", names=["Ana", "Ben"], options={"rounds": 1}, seed=1)
    for move in ("eat", "choose dates"):
        match.play(move)
    match.undo()
    match.play("choose red-curry")
    assert ears.heard[2:] == ["Ana ate dates.", "took back", "Ana ate red curry."]
    match.restart_turn()
    match.play("done")
    assert ears.heard[5:] == ["took back", "Ben begins turn 2."]


def test_an_observer_that_says_no_hears_no_more(listen):
    deaf, ears = listen(Ears(wants=False), Ears())
    match = darbar.new("caravan", seed=1)
    match.play("done")
    match.undo()
    assert deaf.heard == ["started"]
    assert len(ears.heard) == 4


def test_a_match_that_nobody_listens_to_has_no_observers(listen):
    listen(Ears(wants=False))
    assert darbar.new("caravan", seed=1).observers is None


def test_forks_imagined_matches_and_simulations_are_not_observed(listen):
    (ears,) = listen(Ears())
    darbar.simulate("caravan", seed=1)
    match = darbar.new("caravan", seed=1)
    before = list(ears.heard)
    for other in (match.fork(), match.imagine(Seat(0), 1)):
        other.play("eat")
        other.play("choose dates")
        other.undo()
    match.fork().playout(1)
    assert ears.heard == before


def test_observers_of_a_loaded_match_hear_what_comes_after(listen):
    (ears,) = listen(Ears())
    again = darbar.load(caravan("done").record.dumps())
    assert ears.heard == ["started"]
    again.play("eat")
    again.play("choose dates")
    assert ears.heard == ["started", "Ben ate dates."]


@pytest.mark.parametrize("hook", ["darbar_match_started", "darbar_told", "darbar_took_back", "darbar_match_ended"])
def test_an_observer_that_fails_is_named_and_the_match_goes_on(listen, toys, hook):
    class Clumsy(Ears):
        pass

    @darbar.hookimpl
    def fail(self, match):
        raise ValueError("ouch")

    fail.__name__ = hook
    setattr(Clumsy, hook, fail)
    ears, _ = listen(Ears(), Clumsy())
    match = darbar.new("caravan", names=["Ana", "Ben"], options={"rounds": 1}, seed=1)
    match.play("walk 1")
    match.undo()
    for move in ("done", "done"):
        match.play(move)
    assert match.ask is None
    assert ears.heard == ["started", "Ana begins turn 1.", "took back", "Ben begins turn 2.", "ended after 2"]
    assert faults(toys) == [f"plugin 'ears-1' of test 1: {hook} failed: ValueError: ouch"]


@pytest.mark.parametrize("kind", RAISED)
@pytest.mark.parametrize("hook", ["darbar_match_started", "darbar_told", "darbar_took_back", "darbar_match_ended"])
def test_whatever_an_observer_raises_it_is_told_once_and_hears_no_more_of_the_match(listen, toys, hook, kind):
    class Clumsy(Ears):
        pass

    @darbar.hookimpl
    def fail(self, match):
        self.heard.append(hook)
        raising(kind)()

    setattr(Clumsy, hook, fail)
    ears, clumsy = listen(Ears(), Clumsy())
    for _ in range(2):
        clumsy.heard.clear()
        match = darbar.new("caravan", names=["Ana", "Ben"], options={"rounds": 1}, seed=1)
        for move in ("walk 1", "eat", "choose dates"):
            match.play(move)
        match.undo()
        match.undo()
        for move in ("done", "done"):
            match.play(move)
        assert match.ask is None
        assert clumsy.heard.count(hook) == 1
        assert clumsy.heard[-1] == hook
    assert len(ears.heard) == 2 * 7
    (fault,) = toys.untold()
    assert str(fault).startswith(f"plugin 'ears-1' of test 1: {hook} failed: ")
    assert is_one_sentence(str(fault))
    assert toys.untold() == []


def test_an_observer_that_the_person_interrupts_is_not_at_fault(listen, toys):
    class Slow(Ears):
        @darbar.hookimpl
        def darbar_told(self, event):
            raise KeyboardInterrupt

    listen(Slow())
    with pytest.raises(KeyboardInterrupt):
        darbar.new("caravan", seed=1)
    assert toys.faults == []


def test_what_an_observer_answers_is_nobodys_business(listen, toys):
    hostile = Ears(wants=Hostile())
    ears, _ = listen(Ears(), hostile)
    darbar.new("caravan", seed=1).play("done")
    assert len(hostile.heard) == len(ears.heard) == 3
    assert toys.faults == []


def test_events_that_fail_are_told_to_the_player_once_and_the_match_goes_on(listen, toys):
    (ears,) = listen(Ears())
    match = darbar.new("caravan", seed=1)
    match._table.tell(TurnBegan)
    with pytest.raises(PluginError, match="game 'caravan' failed in its events"):
        match.play("walk 1")
    match.play("done")
    assert ears.heard[-1] == "Player 2 begins turn 2."


def test_an_observed_match_is_the_same_match(listen):
    listen(Ears())
    match = darbar.new("caravan", names=["Ana", "Ben"], seed=7)
    assert match.events == [TurnBegan(Seat(0), 1)]
    assert match.state == begin(CARAVAN).state
