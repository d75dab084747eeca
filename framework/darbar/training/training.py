"""Training: generation after generation plays, learns from what it played, and is judged by matches.

A generation that does better against the panel than all before becomes the best one, and plays from then on. How well
it explains finished matches chooses nothing.
"""

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from time import perf_counter
from typing import Any, Protocol

from msgspec import structs

from ..arena.intervals import Estimate, share
from ..arena.plan import new_plan
from ..arena.runs import Engine, make_engine
from ..bots.budget import NETWORK
from ..bots.tastes import USUAL
from ..core.dice import apart
from ..errors import DarbarError
from ..learning import keeping
from ..learning.encoder import Encoder, encoder
from ..learning.network import ValueNetwork, chances_of, outputs
from ..match.game import Game
from ..version import VERSION
from .calibration import expected_error
from .fitting import Epoch, Lessons, fit
from .gathering import Crew, Order, crew
from .lessons import collected
from .school import BEGUN, Plan, School, Verdict
from .targets import corrected, returns
from .tasting import fit_tastes, tasted

AGAINST_PANEL = 4
"""Where a network plays, one match of so many has bots of the panel in it, unless everyone has to have a taste."""


class Listener(Protocol):
    """Whoever is told how far it is."""

    def begin(self, what: str, total: int, done: int = 0) -> None:
        """Something begins that has so many steps, of which some were done before."""

    def advance(self) -> None:
        """One more step is done."""

    def say(self, sentence: str) -> None:
        """A sentence for whoever waits."""


def train(
    school: School,
    game: Game[Any],
    generations: int,
    workers: int | None,
    listener: Listener,
    engine: str = "local",
    address: str | None = None,
) -> None:
    """Train up to a generation; what was done before is not done again. The engine plays, as in an arena."""
    judged = {verdict.generation for verdict in school.verdicts()}
    arena = make_engine(engine, address, workers)
    with crew(workers, engine, address) as team:
        for generation in range(generations):
            if generation not in judged:
                _Generation(school, game, generation, team, arena, listener).live()


class _Generation:
    """One generation of a school."""

    def __init__(
        self, school: School, game: Game[Any], number: int, team: Crew, arena: Engine, listener: Listener
    ) -> None:
        self.school, self.plan, self.game, self.number = school, school.plan, game, number
        self.team, self.arena, self.listener = team, arena, listener
        self.encoder = encoder(game)
        self.leader = school.leader(number)
        self.began = perf_counter()

    def live(self) -> None:
        """Play, learn, be judged."""
        self.gather()
        network, course, rest = self.learn()
        keeping.save(network, self.school.network(self.number))
        won, even = self.judge()
        verdict = Verdict(
            generation=self.number,
            matches=self.plan.judged,
            win_rate=won.mean,
            low=won.low or 0.0,
            high=won.high if won.high is not None else 1.0,
            even=even,
            learned=course[-1].learned,
            tried=min(epoch.tried for epoch in course),
            calibration=expected_error(network, rest),
            seconds=perf_counter() - self.began,
        )
        self.keep_if_best(network, verdict)
        self.school.pronounce(verdict)
        self.listener.say(told(verdict))

    # Playing

    def gather(self) -> None:
        """Play the matches of this generation that are still missing."""
        known = {played.seed for played in self.school.matches() if played.generation == self.number}
        orders = [order for order in self.orders() if order.seed not in known]
        self.listener.begin(f"generation {self.number} plays", self.plan.matches, self.plan.matches - len(orders))
        for played in self.team.play(orders):
            if played is not None:
                self.school.keep(played)
            self.listener.advance()

    def orders(self) -> Iterator[Order]:
        """The matches of this generation, with seeds of their own."""
        plan, leader = self.plan, self.leader
        best = f"{'learned' if plan.players == 'panel' else plan.players}:{leader}"
        teachers = plan.panel if plan.players == "panel" else (plan.players,)
        thinker = f"mcts:{plan.search}+horizon=0{NETWORK}{leader}" if leader and plan.searches(self.number) else ""
        for number in range(plan.matches):
            seed = apart(plan.seed, "match", self.number, number)
            count = plan.seats[number % len(plan.seats)]
            bots = [best if leader else teachers[(number + seat) % len(teachers)] for seat in range(count)]
            if leader and number % AGAINST_PANEL == 0 and plan.learns != "tastes":
                bots[1:] = [plan.panel[(number + seat) % len(plan.panel)] for seat in range(1, count)]
                bots = [*bots[number % count :], *bots[: number % count]]
            thinkers = tuple(thinker if bot == best else "" for bot in bots) if thinker else ()
            yield Order(plan.game, self.number, seed, tuple(bots), plan.longest, thinkers, plan.taste)

    # Learning

    def learn(self) -> tuple[ValueNetwork, list[Epoch], list[Lessons]]:
        """A network that has learned from the last generations, and the lessons that it was tried on."""
        generations = self.school.taught_by(self.number)
        matches = [played for played in self.school.matches() if played.generation in generations]
        matches.sort(key=lambda played: (played.generation, played.seed))  # in whatever order they were ready
        self.listener.begin(f"generation {self.number} looks back", len(matches))
        taught = []
        for one in self.team.teach(self.plan.game, matches):
            taught.append(one)
            self.listener.advance()
        lessons = collected([one for one in taught if one is not None])
        how = structs.replace(self.plan.fit, seed=apart(self.plan.seed, "fit", self.number) % 2**32)
        self.listener.begin(f"generation {self.number} learns", how.epochs)
        leader = keeping.load(self.game, self.leader) if self.leader else None
        if self.plan.learns == "tastes":
            both = zip(matches, taught, strict=True)
            found = tasted([(one.tastes, end.estimates[-1]) for one, end in both if end is not None])
            failures = len({one.generation for one in matches}) - 1
            network, course, rest = fit_tastes(self.encoder, lessons, found, how, leader, failures)
        else:
            lessons = [self.believed(one, leader) for one in lessons] if leader else lessons
            network, course, rest = fit(self.encoder, lessons, how, lambda epoch: self.listener.advance())
        begun = keeping.load(self.game, self.school.folder / BEGUN) if self.plan.begun else None
        network.made = made(self.plan, self.number, self.school, perf_counter() - self.began, begun)
        return network, course, rest

    def believed(self, lessons: Lessons, network: ValueNetwork) -> Lessons:
        """Lessons in which the best network so far, or a search on it, has its say about what comes next."""
        strong = outputs(network.weights, lessons.inputs())[:, :, 0] * network.measures.sureness
        sides = self.game.goal.sides_of(strong.shape[1])
        said, thought = corrected(chances_of(strong, sides), lessons.thoughts, sides)
        return structs.replace(lessons, targets=returns(said, thought, lessons.wins, lessons.match, self.plan.trust))

    # Being judged

    def judge(self) -> tuple[Estimate, float]:
        """How often it wins among bots of the panel, each match played from every seat; and what an even share is."""
        plan, name = self.plan, f"learned:{self.school.network(self.number)}"
        count = max(plan.seats)
        sides = len(set(self.game.goal.sides_of(count)))
        bots = (name, *(plan.panel[place % len(plan.panel)] for place in range(sides - 1)))
        run = new_plan(self.game, bots, (count,), plan.judged, apart(plan.seed, "judged"))
        self.listener.begin(f"generation {self.number} is judged", run.matches)
        rounds: dict[object, list[float]] = {}
        for result in self.arena.run(run, run.tasks()):
            rounds.setdefault(result.round, []).append(max(one.win for one in result.seats if one.bot == name))
            self.listener.advance()
        return share(rounds), 1 / sides

    def keep_if_best(self, network: ValueNetwork, verdict: Verdict) -> None:
        """The best so far is kept: by matches, not by how well it explains them."""
        if all(verdict.win_rate > before.win_rate for before in self.school.verdicts()):
            keeping.save(network, self.school.best)


def made(
    plan: Plan, generation: int, school: School, seconds: float, begun: ValueNetwork | None = None
) -> dict[str, Any]:
    """How a network was made, so that anyone can make it again; it took so many seconds since the last verdict."""
    hours = (seconds + sum(verdict.seconds for verdict in school.verdicts())) / 3600
    return {
        "command": command(plan, generation + 1),
        "seed": plan.seed,
        "generation": generation,
        "hours": round(hours, 2),
        "darbar": VERSION,
        "rules": plan.rules,
        **({"begun": begun.made} if begun is not None else {}),
    }


def command(plan: Plan, generations: int) -> str:
    """What to type to train like this."""
    seats = " ".join(f"--seats {count}" for count in plan.seats)
    panel = ",".join(plan.panel)
    return (
        f"darbar train {plan.game} {seats} --panel {panel} --generations {generations} --matches {plan.matches} "
        f"--judged {plan.judged} --units {plan.fit.units} --reads {plan.fit.reads} --seed {plan.seed}"
        + (f" --search {plan.search} --search-from {plan.search_from}" if plan.search else "")
        + (f" --players {plan.players}" if plan.players != "panel" else "")
        + (f" --learns {plan.learns}" if plan.learns != "outcomes" else "")
        + (f" --taste {plan.taste:g}" if plan.taste != USUAL else "")
        + (f" --from {quote(plan.begun)}" if plan.begun else "")
    )


def told(verdict: Verdict) -> str:
    """A sentence about a generation."""
    return (
        f"generation {verdict.generation} wins {verdict.win_rate:.0%} ({verdict.low:.0%} to {verdict.high:.0%}) "
        f"against the panel, where {verdict.even:.0%} is even; its chances are off by {verdict.calibration:.3f}"
    )


def new_school(game: Game[Any], folder: Path, begun: Path | None = None, **settings: Any) -> School:
    """A school for a game, new or begun before, perhaps with a network."""
    found: Encoder = encoder(game)
    first = keeping.load(game, begun) if begun else None
    if first is not None and settings.get("learns") == "tastes" and not first.measures.standing:
        raise DarbarError(f"{begun} has learned from outcomes: only a network that has learned from tastes goes on so")
    content = keeping.dumped(first) if first is not None else b""
    plan = Plan(game=game.name, rules=game.version, layout=found.version, begun=str(begun) if begun else "", **settings)
    return School.entered(folder, plan, content)
