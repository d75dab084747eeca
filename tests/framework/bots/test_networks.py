"""A network that lies in a game's package serves the bots that people choose, and hints; others play as they did."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import darbar
import numpy as np
import pytest
from darbar import Analysis, Chair, Game, Option, Seat
from darbar.bots.advice import advised, expected
from darbar.bots.greedy import GreedyBot, end_of_turn
from darbar.bots.learned import LearnedBot
from darbar.bots.mcts import MctsBot
from darbar.bots.network_judge import NetworkJudge, worth
from darbar.errors import DarbarError
from darbar.learning import keeping
from darbar.learning.encoder import encoder
from darbar.learning.network import Measures, ValueNetwork, Weights
from darbar.learning.shipping import shipped
from darbar.match.match import Match
from darbar.sessions.bots import make_bot
from darbar.sessions.keeping import taken_up
from darbar.sessions.session import Session
from darbar.testing.encoding import networks_fit
from darbar.testing.trials import Edition
from darbar.ui.words import Words

ANA, BEN = Seat(0), Seat(1)


def some_network(game: Game[Any], seats: tuple[int, ...] = (2,), seed: int = 3) -> ValueNetwork:
    """One that has opinions by chance."""
    encodes, chance = encoder(game), np.random.default_rng(seed)
    width = 2 * len(encodes.side_names) + len(encodes.table_names)
    sizes: list[Any] = [width, width, (width, 4), 4, (4, 2), 2, (width, 2)]
    mean, deviation, *layers, direct = [chance.normal(size=size).astype(np.float32) for size in sizes]
    weights = Weights(np.arange(width, dtype=np.int32), mean, np.ones_like(deviation), *layers, direct / 8)
    return ValueNetwork(encodes, weights, Measures(0.5, 7.0, seats), {})


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of a game, which networks can be dropped into."""
    (tmp_path / "some_package").mkdir()
    (tmp_path / "some_package" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "some_package"
    sys.modules.pop("some_package", None)


def in_package(name: str) -> Game[Any]:
    return darbar.games()[name].change(package="some_package")


def begun(game: Game[Any] | str, *moves: str, **settings: Any) -> Match[Any]:
    match = darbar.new(game, seed=4, **settings)
    for move in moves:
        match.play(move)
    return match


def asked(match: Match[Any]) -> Chair[Any]:
    assert match.ask is not None
    return match.chair(match.ask.seat)


# Which network


def test_a_network_that_is_dropped_into_a_package_serves_medium_hard_and_hints(package: Path):
    game = in_package("tictactoe")
    network = some_network(game)
    keeping.save(network, package / "value.npz")
    network = keeping.load(game, package / "value.npz")
    chair = begun(game, "mark a1", "mark b2").chair(ANA)
    assert chair.ask is not None
    world = chair.imagine(1).position()
    ends = [end_of_turn(world, ANA, move) for move in chair.ask.moves]
    payoffs = [one[ANA] for one in NetworkJudge(network, ANA).payoffs_of_all(ends, ())]

    assert make_bot("medium", 1).choose(chair) == chair.ask.moves[payoffs.index(max(payoffs))]
    bot = make_bot("hard:40+horizon=0", 1)
    assert isinstance(bot, MctsBot)
    told = advised(bot.analyse(chair), chair)
    assert told.options[0].move == chair.ask.moves[payoffs.index(max(payoffs))]
    assert told.options[0].chance is not None and told.options[0].margin is not None


@pytest.mark.parametrize("game", ["tictactoe", "hearts"])
def test_without_a_network_medium_is_greedy_and_hard_is_the_search(game: str):
    match = begun(game)
    for step in range(4):
        assert match.ask is not None
        chair = match.chair(match.ask.seat)
        move = make_bot("medium", step).choose(chair)
        assert move == GreedyBot(step).choose(chair)
        assert make_bot("hard:8", step).choose(chair) == make_bot("mcts:8", step).choose(chair)
        match.play(move)


def test_greedy_and_mcts_never_ask_the_network_of_a_game():
    chair = asked(begun("bazaar"))
    hard, panel = (make_bot(name, 1) for name in ("hard:30", "mcts:30"))
    assert isinstance(hard, MctsBot) and isinstance(panel, MctsBot)

    assert all(one.chance is not None for one in hard.analyse(chair).options if one.visits)
    assert all(one.chance is None and one.margin is None for one in panel.analyse(chair).options)
    assert not isinstance(make_bot("greedy", 1), LearnedBot)


def test_of_several_networks_the_one_for_fewest_tables_is_taken(package: Path):
    game = in_package("tictactoe")
    keeping.save(some_network(game, (2, 3, 4)), package / "value.npz")
    keeping.save(some_network(game, (4,)), package / "value-4.npz")

    found = [shipped(game, count) for count in range(2, 6)]

    assert [network and network.measures.seats for network in found] == [(2, 3, 4), (2, 3, 4), (4,), None]


def test_a_network_of_another_game_in_the_same_package_is_left_alone(package: Path):
    keeping.save(some_network(in_package("connectfour")), package / "value-connectfour.npz")

    assert shipped(in_package("tictactoe"), 2) is None
    assert shipped(in_package("connectfour"), 2) is not None


def test_a_table_with_options_is_not_one_that_was_learned():
    usual, other = asked(begun("bazaar")), asked(begun("bazaar", options={"days": 3}))

    assert LearnedBot(1)._networks.network(usual) is not None
    assert LearnedBot(1)._networks.network(other) is None


@pytest.mark.parametrize("name", ["medium", "hard:6"])
def test_a_broken_network_is_told_once_and_the_game_goes_on_without_it(package: Path, name: str):
    (package / "value.npz").write_bytes(b"nothing")
    session = Session(begun(in_package("tictactoe")), {ANA: make_bot(name, 1), BEN: make_bot(name, 2)})
    while session.asked is not None:
        session.play_bot()

    said = [remark for remark in session.remarks if "without what was learned" in session.words().say(remark.text)]
    assert len(said) == 2
    assert "'some_package/value.npz' is no network" in session.words().say(said[0].text)


def test_the_kit_finds_a_network_that_does_not_fit(package: Path):
    game = in_package("tictactoe")
    assert list(networks_fit(Edition(game, []))) == []

    (package / "value.npz").write_bytes(b"nothing")
    (fault,) = networks_fit(Edition(in_package("tictactoe"), []))
    assert fault.startswith("'some_package/value.npz' is no network")


def test_a_search_thinks_with_the_network_that_its_setting_names(tmp_path: Path):
    path = tmp_path / "a+b.npz"
    keeping.save(some_network(darbar.games()["connectfour"]), path)
    chair = begun("connectfour").chair(ANA)
    bot = make_bot(f"mcts:20+network={path}", 1)
    assert isinstance(bot, MctsBot)

    assert bot.analyse(chair).options[0].chance is not None


def test_a_network_far_away_sits_down_and_is_known_again(tmp_path: Path):
    path = tmp_path / "a-folder-with-quite-a-long-name" / "value.npz"
    path.parent.mkdir()
    keeping.save(some_network(darbar.games()["tictactoe"]), path)
    session = darbar.table("tictactoe", f"you:Ana,learned:{path}", 1)

    assert list(session.names) == ["Ana", "learned 2"]
    assert session.players[1].bot == f"learned:{path}"
    session.save(tmp_path / "match.darbar")
    assert taken_up(tmp_path / "match.darbar")[1].players == (None, f"learned:{path}")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mcts:20+network=nowhere.npz", "there is no network 'nowhere.npz'"),
        ("hard:20+network=", "name a file after network="),
        ("mcts:20+net=1", "A search has no setting 'net': there are worlds, .*, network"),
    ],
)
def test_what_is_wrong_with_a_setting_is_said_in_a_sentence(name: str, said: str):
    with pytest.raises(DarbarError, match=said):
        make_bot(name, 1)


# Chances


def judge() -> NetworkJudge:
    return NetworkJudge(some_network(darbar.games()["tictactoe"]), ANA)


def test_what_is_foreseen_is_what_the_network_says_of_the_end_of_the_turn(tmp_path: Path):
    game = darbar.games()["connectfour"]
    keeping.save(some_network(game), tmp_path / "value.npz")
    network, match = keeping.load(game, tmp_path / "value.npz"), begun("connectfour")
    bot = make_bot(f"mcts:20+network={tmp_path / 'value.npz'}", 1)
    assert isinstance(bot, MctsBot)

    for option in bot.analyse(match.chair(ANA)).options:
        after = match.fork()
        after.play(option.move)
        said = network.foresee([after.position()], ANA)
        assert option.chance == pytest.approx(said.chances[0, ANA], abs=1e-5)
        assert option.margin == pytest.approx(said.margins[0, ANA], abs=1e-4)


def test_being_further_ahead_is_better_where_the_chance_is_the_same():
    assert worth(1.0, 2.0) > worth(1.0, 1.0) > worth(0.9, 3.0)


def test_several_positions_are_judged_as_each_of_them():
    positions = [begun("tictactoe", *moves).position() for moves in ((), ("mark a1",), ("mark a1", "mark b2"))]

    together = judge().payoffs_of_all(positions, ())
    assert np.array(together) == pytest.approx(np.array([judge().payoffs(one, ()) for one in positions]), abs=1e-5)


# In words


@pytest.fixture
def told() -> Callable[..., str]:
    chair = asked(begun("bazaar"))
    assert chair.ask is not None
    moves = chair.ask.moves

    def say(language: str, margin: float | None) -> str:
        options = (Option(moves[0], 5, 0.6, chance=0.62, margin=margin), Option(moves[1], 5, 0.3, chance=0.7))
        analysis = advised(Analysis(chair.seat, options, 10, 0.1), chair)
        return expected(analysis, analysis.options[0], Words(chair.game, language))

    return say


@pytest.mark.parametrize(
    ("language", "margin", "said"),
    [
        ("en", 12.3, "chance to win about 66 %, about 12 points ahead in the end, tried 5 times"),
        ("en", -1.2, "chance to win about 66 %, about one point behind in the end, tried 5 times"),
        ("en", 0.3, "chance to win about 66 %, about level in the end, tried 5 times"),
        ("en", None, "chance to win about 66 %, tried 5 times"),
        ("fr", 12.3, "environ 66 % de chances de gagner, environ 12 points d’avance à la fin, 5 essais"),
        ("fr", -1.2, "environ 66 % de chances de gagner, environ 1 point de retard à la fin, 5 essais"),
        ("ru", 22.3, "вероятность победы около 66 %, в конце впереди примерно на 22 очка, 5 попыток"),
        ("ru", -5.0, "вероятность победы около 66 %, в конце позади примерно на 5 очков, 5 попыток"),
        ("ru", 0.0, "вероятность победы около 66 %, в конце примерно поровну, 5 попыток"),
    ],
)
def test_a_chance_comes_with_the_points_to_be_ahead_by(
    told: Callable[..., str], language: str, margin: float | None, said: str
):
    assert told(language, margin).replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == said
