"""`darbar bot-protocol`: how a program in any language plays, and a trial of one."""

from importlib.resources import files

import click
import msgspec

from ..bots.conversation import quoted
from ..bots.messages import FROM_PROGRAM, TO_PROGRAM
from ..bots.outside import FAULTS, GIGABYTES, SECONDS, Program
from ..bots.random import RandomBot
from ..core.moves import tag_of
from ..core.seats import Seat, seats
from ..match.outcomes import placed
from ..matches import new
from ..sessions.session import Session
from . import ranges

LONGEST_LINE = 300
"""So much of a message is shown in a trial."""


@click.command("bot-protocol")
@click.option("--example", is_flag=True, help="Print a small bot in plain Python.")
@click.option("--schema", is_flag=True, help="Print the JSON Schema of every message.")
@click.option("--try", "command", metavar="COMMAND", help="Let a program play a match against random bots.")
@click.option("--game", default="tictactoe", show_default=True, help="What the trial plays.")
@click.option("--seed", type=ranges.SEED, default=1, show_default=True, help="The chance of the trial.")
def bot_protocol(example: bool, schema: bool, command: str | None, game: str, seed: int) -> None:
    """Tell how a program in any language plays: one JSON message a line, over standard input and output.

    Such a program sits down with `--seats you,program:COMMAND`.
    """
    if example:
        click.echo(files("darbar.bots").joinpath("example.py").read_text(encoding="utf-8"), nl=False)
    elif schema:
        click.echo(msgspec.json.format(msgspec.json.encode(_schema())).decode())
    elif command:
        _try_out(command, game, seed)
    else:
        _explain()


def _explain() -> None:
    click.echo("Darbar writes one JSON object a line to the program, and reads its answers the same way.\n")
    for heading, kinds in (("To the program", TO_PROGRAM), ("From the program", FROM_PROGRAM)):
        click.echo(f"{heading}:")
        for kind in kinds:
            fields = ", ".join(kind.__struct_fields__)
            click.echo(f"  {tag_of(kind):6} {fields}\n         {(kind.__doc__ or '').splitlines()[0]}")
    click.echo(
        f"\nA program has {SECONDS:g} seconds for an answer, and {GIGABYTES:g} GB of memory: program:5s COMMAND\n"
        "gives it five seconds, program:5s 4GB COMMAND four GB as well. When it is late,\n"
        "does not read, says too much or answers nonsense, a random move is played and a\n"
        f"remark says so. After {FAULTS} faults, or when it ends or takes too much, random moves\n"
        "are played to the end of the match."
    )


def _schema() -> dict[str, object]:
    schemas, components = msgspec.json.schema_components([*TO_PROGRAM, *FROM_PROGRAM])
    sides = {"to-program": schemas[: len(TO_PROGRAM)], "from-program": schemas[len(TO_PROGRAM) :]}
    return {**sides, "$defs": components}


def _try_out(command: str, game: str, seed: int) -> None:
    """Play, showing what is said, and how it ended."""
    match = new(game, seed=seed)
    program = Program(seed, command)
    program.listener = _show
    others = {seat: RandomBot(seed + seat) for seat in seats(match.seats) if seat}
    session = Session(match, {**others, Seat(0): program})
    words = session.words()
    try:
        while session.asked is not None:
            session.play_bot()
            while session.remarks:
                click.echo(f"! {words.say(session.remarks.pop(0).text)}")
    finally:
        session.close()
    click.echo(words.outcome(session.outcome()))
    for place, one in placed(session.standings(None)):
        click.echo(f"{place} {words.player(one.seat)}: {one.points}".lstrip())


def _show(direction: str, line: str) -> None:
    click.echo(f"{direction} {quoted(line, LONGEST_LINE)}")
