"""Beginning: what somebody wants to play becomes a match, if whoever asks may do all of that."""

from collections.abc import Mapping, Sequence
from typing import Final

import darbar
from darbar import Control, Kept, Record, Seat, Session
from darbar.match.record import Header, loads
from darbar.plugins import plugins
from darbar.sessions.bots import starts_programs
from darbar.sessions.players import YOU, bots_named, seated_bots, split_players
from darbar.ui.words import LANGUAGES
from darbar.version import VERSION
from msgspec.structs import replace

from .refusals import Refusal, Refused
from .store import Filed, SeatRow
from .tables import Plan, changed
from .tokens import hashed

LONGEST_TITLE: Final = 100

# A new match


def planned(plan: Plan, *, trusted: bool) -> Session:
    """The match that somebody wants, set up."""
    check_words(plan)
    if plan.lesson:
        return darbar.learn(plan.game, plan.lesson, language=plan.language)
    players = [player.strip() or YOU for player in plan.players]
    if any("," in player for player in players):
        raise Refusal("web-no-comma")
    check_bots(split_players(",".join(players)), plan.clock, trusted=trusted)
    return darbar.table(
        plan.game,
        ",".join(players),
        options=plan.options,
        rulings=plan.rulings,
        variants=plan.variants,
        language=plan.language,
        clock=plan.clock or None,
    )


def check_words(plan: Plan) -> None:
    """A language that Darbar speaks, and a title that can be read."""
    if plan.language not in LANGUAGES:
        raise Refusal("web-no-language", spoken=", ".join(LANGUAGES))
    if len(plan.title) > LONGEST_TITLE or not plan.title.isprintable():
        raise Refusal("web-title-length", longest=LONGEST_TITLE)


def check_bots(players: Sequence[str], clock: str, *, trusted: bool) -> None:
    """Bots of strangers start no programs, and think no longer than they do by themselves."""
    bots = [*seated_bots(players).values()]
    if clock and (late := Control.read(clock).bot) is not None:
        bots.append(late)
    for bot in bots if not trusted else ():
        if bot.partition(":")[0] in plugins().names("bot") and starts_programs(bot):
            raise Refused("web-no-programs")
        if ":" in bot:
            raise Refused("web-bots-as-they-are")


# A match that somebody brings


def brought(text: str | bytes, plan: Plan, *, trusted: bool) -> Session:
    """A record goes on; who plays is said in the plan, or else as it was."""
    record = loads(text)
    match, kept = darbar.load(record), replace(Kept.read(record.session), lesson=None)
    kept.check(match.seats)
    players = split_players(",".join(plan.players)) if plan.players else _as_it_was(record, kept, trusted)
    check_bots(players, plan.clock, trusted=trusted)
    if kept.control is not None and kept.control.bot is not None and not plan.clock:
        check_bots((kept.control.bot,), "", trusted=trusted)
    if len(players) != match.seats:
        raise Refusal("web-other-seats", seats=match.seats, players=len(players))
    kept = replace(kept, players=tuple(seated_bots(players).get(Seat(seat)) for seat in range(match.seats)))
    return Session(match, seated_bots(players), language=plan.language, kept=kept, clock=plan.clock or None)


def _as_it_was(record: Record, kept: Kept, trusted: bool) -> list[str]:
    """Whoever played on in a record: bots that can, without what a stranger may not set, and people."""
    names = record.header.names
    bots = {seat: bot if trusted else bot.partition(":")[0] for seat, bot in bots_of(names, kept).items()}
    return [bots.get(Seat(seat)) or f"{YOU}:{name}" for seat, name in enumerate(names)]


def bots_of(names: Sequence[str], kept: Kept) -> Mapping[Seat, str]:
    """The bots that sat at a table, as far as they are installed; no program is started because it is written."""
    installed = plugins().names("bot")
    sat = enumerate(kept.players or bots_named(names))
    known = {Seat(seat): bot for seat, bot in sat if bot and bot.partition(":")[0] in installed}
    return {seat: bot for seat, bot in known.items() if not starts_programs(bot)}


def nothing_played(session: Session) -> Record:
    """What stands for a match that is only imagined: its game and its names."""
    game = session.words().game
    return Record(Header(game=game.name, rules=game.version, kernel=VERSION, names=list(session.names), seed=0), ())


# What is stored of it


def seat_rows(players: Sequence[str], tokens: Sequence[str | None], account: str) -> list[SeatRow]:
    """The seats: the first person's is that of whoever begins, and those of people without a name are free."""
    mine = next((seat for seat, token in enumerate(tokens) if token), None)
    return [
        SeatRow(
            Seat(seat),
            hashed(token) if token else "",
            token is None or seat == mine or ":" in players[seat],
            account if seat == mine else "",
        )
        for seat, token in enumerate(tokens)
    ]


def filed_as(id: str, session: Session, record: Record, plan: Plan, account: str) -> Filed:
    """A match as it is first stored."""
    now = changed(session, record)
    return Filed(
        id=id,
        game=plan.game,
        title=plan.title,
        language=plan.language,
        public=plan.public,
        lesson=plan.lesson,
        host=account,
        began=now.at,
        changed=now.at,
        header=record.header,
        kept=now.kept,
        answers=len(record.moves),
        state=now.state,
        turn=now.turn,
        waiting=now.waiting,
        asks_bot=now.asks_bot,
        clocked=now.clocked,
        won=now.won,
    )
