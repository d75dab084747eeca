"""`darbar analyse`: what a bot thinks of a question in a saved match."""

from pathlib import Path
from typing import Any

import click

from ..bots.advice import advised, expected, reasoned, why
from ..bots.asking import analysis, thinks
from ..bots.bot import Analysis, Option
from ..core.dice import apart
from ..core.seats import Seat
from ..core.texts import text
from ..errors import DarbarError
from ..match.match import Match
from ..sessions.session import make_bot
from ..ui.words import Words
from . import ranges
from .choices import FILE, language_option
from .files import open_match

THINKER = "hard"
SECONDS = 2.0
PLANS = 100
"""After so many plans the best are played on, as for a hint; of few iterations, after the first half."""


@click.command()
@click.argument("file", type=FILE)
@click.option("--at", type=ranges.ANSWERS, metavar="N", help="The question after N answers. Default: the last.")
@click.option("--seat", type=ranges.SEATS, metavar="N", help="The last question to this player up to there.")
@click.option(
    "--seconds",
    type=ranges.SECONDS,
    metavar="S",
    help=f"How long to think. Default: {SECONDS:g}.",
)
@click.option("--iterations", type=ranges.ITERATIONS, metavar="N", help="Think so often instead: repeatable.")
@language_option
def analyse(
    file: Path, at: int | None, seat: int | None, seconds: float | None, iterations: int | None, language: str
) -> None:
    """Tell what a bot thinks of a question in the match in FILE: every offered move, best first.

    For each move: the chance to win after it, or what can be said instead, how often it was tried, what it is sure to
    bring, and how the match could go on. The bot knows what the player knew, no more.
    """
    if seconds is not None and iterations is not None:
        raise DarbarError("Give --seconds or --iterations, not both.")
    match, asked = question(file, at, None if seat is None else Seat(seat - 1))
    budget = str(iterations) if iterations is not None else f"{seconds or SECONDS:.6f}s"
    plans = PLANS if iterations is None else min(PLANS, max(1, iterations // 2))
    bot = make_bot(f"{THINKER}:{budget}+plans={plans}", apart(match.header.seed, "analysis"))
    ask = match.asked(asked)
    assert thinks(bot) and ask is not None
    chair = match.chair(asked)
    tell(match, reasoned(advised(analysis(bot, chair, ask), chair), chair), match.words(language))


def question(file: Path, at: int | None, seat: Seat | None) -> tuple[Match[Any], Seat]:
    """The match at the last question there is, to the given seat if any, and who is asked."""
    match = open_match(file, at)
    if seat is not None and seat >= match.seats:
        raise DarbarError(f"There is no player {seat + 1}: {match.seats} play.")
    for ask in match.asks:
        if seat in (None, ask.seat):
            return match, ask.seat
    places = [place for place, decider in enumerate(match.deciders) if seat in (None, decider)]
    if not places:
        raise DarbarError(
            "This player was asked nothing up to there." if seat is not None else "Nobody was asked anything."
        )
    return open_match(file, places[-1]), match.deciders[places[-1]]


def tell(match: Match[Any], analysis: Analysis, words: Words) -> None:
    """The question, the moves that could answer it, and why."""
    ask, view = match.asked(analysis.seat), match.view(analysis.seat)
    assert ask is not None
    click.echo(words.titled(words.player(analysis.seat), words.prompt(ask)))
    click.echo(words.say(text("analysis-effort", iterations=analysis.iterations, answers=len(match.moves))))
    for number, option in enumerate(analysis.options, 1):
        click.echo(f"\n{number}. {words.move(option.move, view)}")
        click.echo(f"   {expected(analysis, option, words)}")
        if brings := why(option, words):
            click.echo(f"   {words.say(text('analysis-why', brings=brings))}")
        if len(option.line) > 1:
            click.echo(f"   {main_line(option, words)}")


def main_line(option: Option, words: Words) -> str:
    """How the match could go on after the move."""
    steps = [words.titled(words.player(seat), words.move(move)) for seat, move in option.line[1:]]
    return words.say(text("analysis-line", line=" ".join(steps)))
