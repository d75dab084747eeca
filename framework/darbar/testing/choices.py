"""Checks of choices: the vocabulary, what is offered, what is refused, and whether everything declared is reached."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

from ..core.asks import Ask
from ..core.dice import Dice
from ..core.moves import Move, tag_of, to_json
from ..core.table import Table
from ..core.texts import Text, text
from ..errors import RuleViolation
from ..match.game import Game
from ..match.match import Match
from ..ui.words import Words, message_keys
from .comparing import difference, snapshot
from .listening import overheard
from .matches import STOPS
from .saying import languages, unsaid
from .trials import Edition, Trial

MOST_MOVES = 20_000
"""A larger vocabulary is sampled."""

REACHED_WITHIN = 200
"""Every declared kind of move and event is seen within so many random matches."""

REFUSALS = 8
"""So many moves that are not offered are tried at each place."""


def moves_round_trip(edition: Edition) -> Iterator[str]:
    """Each move is its notation, its JSON and its number, and they are it."""
    vocabulary = edition.game.vocabulary
    spoken = [Words(edition.game, language) for language in dict.fromkeys(("en", *languages(edition.game)))]
    for words in spoken:
        yield from _alike(words)
    for number in range(0, vocabulary.size, vocabulary.size // MOST_MOVES + 1):
        move = vocabulary.move(number)
        notation = str(move)
        if vocabulary.id(move) != number:
            yield f"move {number} is {notation!r}, which has the number {vocabulary.id(move)}"
        if (parsed := vocabulary.parse(notation)) != move:
            yield f"{notation!r} is the notation of {move!r}, but is read as {parsed!r}"
        if (decoded := vocabulary.from_json(to_json(move))) != move:
            yield f"{to_json(move)!r} is the JSON of {move!r}, but is read as {decoded!r}"
        for words in spoken:
            yield from _misread(move, words)


def _misread(move: Move, words: Words) -> Iterator[str]:
    """As players write it, and as records do, it is read as itself in every language."""
    for written in (words.notation(move), str(move)):
        try:
            parsed: object = words.parse(written)
        except RuleViolation as error:
            parsed = str(error)
        if parsed != move:
            yield f"in {words.language!r} {written!r} is how {move!r} is written, but is read as {parsed!r}"


def _alike(words: Words) -> Iterator[str]:
    """Kinds of moves with one verb in a language are written in English there."""
    verbs = Counter(words.say(f"notation-{tag}") for tag in words.game.vocabulary.kinds)
    yield from (
        f"in {words.language!r} {count} kinds of moves are called {verb!r}"
        for verb, count in verbs.items()
        if count > 1
    )


def offers_are_in_order(trial: Trial) -> Iterator[str]:
    """A question offers moves of the vocabulary, each once; that it goes to a seat, the kernel sees to."""
    faults: list[str] = []

    def hear(table: Table[Any], ask: Ask) -> None:
        faults.extend(_faults(trial, ask))

    for _ in trial.walk(overheard(trial.game, hear)):
        yield from faults


def _faults(trial: Trial, ask: Ask) -> Iterator[str]:
    for place, move in enumerate(ask.moves):
        if not trial.game.vocabulary.is_own(move):
            yield f"{ask.prompt!r} offers {move!r}, which is not in the vocabulary"
        elif move in ask.moves[:place]:
            yield f"{ask.prompt!r} offers '{move}' twice"


def shorthands_are_clear(trial: Trial) -> Iterator[str]:
    """A shorthand stands for one of the moves offered, and is neither the notation of another move nor a number."""
    faults: list[str] = []
    game = trial.game

    def hear(table: Table[Any], ask: Ask) -> None:
        view = game.view(table.state, ask.seat)
        short = [(move, written) for move in ask.moves if (written := game.short(view, move)) is not None]
        faults.extend(f"{ask.prompt!r} offers {fault}" for fault in _shorthand_faults(game, short))

    for _ in trial.walk(overheard(game, hear)) if game.shorthand else ():
        yield from faults


def _shorthand_faults(game: Game[Any], short: list[tuple[Move, str]]) -> Iterator[str]:
    known: dict[str, Move] = {}
    for move, written in short:
        if written != " ".join(written.split()) or not written.isprintable() or not written or written.isdigit():
            yield f"'{move}', whose shorthand {written!r} is a number, is empty or has blanks around it"
        if known.setdefault(written, move) != move:
            yield f"'{known[written]}' and '{move}' with the same shorthand {written!r}"
        if (other := _parsed(game, written)) not in (None, move):
            yield f"'{move}', whose shorthand {written!r} is the notation of '{other}'"


def _parsed(game: Game[Any], written: str) -> Move | None:
    try:
        return game.vocabulary.parse(written)
    except RuleViolation:
        return None


def refusals_change_nothing(trial: Trial) -> Iterator[str]:
    """A move that is not offered is refused with a reason, and everything stays as it was."""
    chance = Dice(trial.header.seed)
    for match in trial.stops(STOPS):
        assert match.ask is not None
        for move in match.ask.moves:
            if (reason := match.why(move)) is not None:
                yield f"why gives a reason against {move}, which is offered: {reason}"
        before = snapshot(match)
        for move in _not_offered(match, chance):
            yield from _refused(match, move)
        if fault := difference(before, snapshot(match)):
            yield f"a refused move changed the match: {fault}"


def _not_offered(match: Match[Any], chance: Dice) -> list[Move]:
    vocabulary = match.game.vocabulary
    tried = (vocabulary.move(chance.below(vocabulary.size)) for _ in range(REFUSALS))
    return [move for move in tried if match.ask and move not in match.ask.moves]


def _refused(match: Match[Any], move: Move) -> Iterator[str]:
    notation = str(move)
    if not (match.why(move) or "").strip():
        yield f"why has no reason against {notation!r}, which is not offered"
    try:
        match.play(move)
    except RuleViolation as refused:
        yield from _reason_faults(match.game, notation, refused.reason or text(""))
    else:
        yield f"{notation!r} is not offered, but can be played"


def _reason_faults(game: Game[Any], notation: str, reason: Text) -> Iterator[str]:
    if " " not in reason.key and not any(reason.key in message_keys(one, "en") for one in (game.package, "darbar")):
        yield f"{notation!r} is refused with the reason {reason.key!r}, which has no words"
    yield from unsaid(game, f"the reason {reason.key!r}", lambda words: words.reason(reason))


def every_kind_is_reached(edition: Edition) -> Iterator[str]:
    """Every declared kind of move is offered, and every declared kind of event told, in some random match."""
    moves, events = set(edition.game.moves), set(edition.game.events)

    def hear(table: Table[Any], ask: Ask) -> None:
        moves.difference_update(map(type, ask.moves))

    game = overheard(edition.game, hear)
    for trial in islice(_many(edition), REACHED_WITHIN):
        *_, match = trial.walk(game)
        events.difference_update(map(type, match.events))
        if not moves and not events:
            return
    for what, missing in (("move is never offered", moves), ("event is never told", events)):
        for kind in sorted(missing, key=tag_of):
            yield f"in {REACHED_WITHIN} random matches this kind of {what}: {tag_of(kind)}"


def _many(edition: Edition) -> Iterator[Trial]:
    """Random matches with the choices of the trials, over and over, each with a seed of its own."""
    for number, trial in enumerate(cycle(edition.trials)):
        header = trial.header
        again = Trial(trial.game, header.seats, header.seed + number, "random", header.options, header.rulings)
        again.limit = trial.limit
        yield again
