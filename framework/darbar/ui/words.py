"""Words: moves, events, prompts and reasons as sentences in the player's language.

English comes from the docstrings of moves and events and from `words/en.ftl`; other languages from
`words/<language>.ftl`, in the game's package, the frontend's or the kernel's. What a language lacks is said in English.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ..core.asks import Ask
from ..core.events import Event, OnlyMovePlayed
from ..core.faults import fault, short, shown
from ..core.moves import Move, word
from ..core.settings import Setting, Value
from ..core.texts import Text, text
from ..errors import DarbarError, RecordError, RuleViolation, nearest
from .catalogues import LANGUAGES as LANGUAGES
from .catalogues import catalogue as catalogue
from .catalogues import formatted as formatted
from .catalogues import message as message
from .catalogues import message_keys as message_keys
from .catalogues import unbroken as unbroken
from .describing import Describing
from .rulebook import Rule, number_key, rule_of, words_key

if TYPE_CHECKING:
    from ..match.outcomes import Outcome, Standing

MOST_LISTED = 8
LONGEST_QUOTE = 40


class Words(Describing):
    """One game in one language, with the players' names."""

    def prompt(self, ask: Ask) -> str:
        """The question."""
        return self.say(ask.prompt, "prompt-")

    def rule(self, ask: Ask) -> str:
        """The number of the rule that a question belongs to."""
        try:
            key = ask.prompt.key if isinstance(ask.prompt, Text) else ask.prompt
            return self.rule_number(rule_of(self.game.package, key))
        except BaseException as error:
            raise fault(self.game, "rules", error, f"asked about {shown(ask.prompt)}") from error

    def move(self, move: Move, view: Any = None) -> str:
        """What a move does; given what a seat sees, as the game describes it there."""
        described = None if view is None else self.game.described(view, move)
        return self._kind("move-", move) if described is None else self.say(described)

    def parse(self, typed: str) -> Move:
        """The move that somebody writes in this language or in English, also without accents, or on the wrong layout.

        A `RuleViolation` with near neighbours when it is none.
        """
        move = self._lexicon.read(typed)
        if move is not None:
            return move
        if self.language == "en":
            return self.game.vocabulary.parse(typed)
        verbs = self._lexicon.verbs.values()
        near = nearest((typed.lower().split() or [""])[0], verbs) or list(verbs)
        raise RuleViolation(
            self.say(text("refusal-no-move", given=short(typed, LONGEST_QUOTE), near=", ".join(near[:MOST_LISTED])))
        )

    def event(self, event: Event) -> str:
        """What happened."""
        if isinstance(event, OnlyMovePlayed) and self.language != "en":
            event = replace(event, move=self._rewritten(event.move))
        return self._kind("event-", event)

    def _rewritten(self, notation: str) -> str:
        """What stands in a record, as players write it."""
        try:
            return self.notation(self.game.vocabulary.parse(notation))
        except RuleViolation:
            return notation

    def spoken(self, language: str) -> "Words":
        """The same game with the same players, in another language."""
        return Words(self.game, language, self.names, self._packages[:-2], self._chosen)

    def rule_number(self, number: str) -> str:
        """The number of a rule; some are words, which each language has its own for."""
        return (self._look_up(number_key(number), {}) if number else "") or number

    def rule_says(self, rule: Rule) -> str:
        """What a numbered rule says."""
        return self._look_up(words_key(rule), {}) or rule.says

    def ruling(self, ruling: Setting) -> str:
        """Which question a ruling answers."""
        return self._look_up(f"ruling-{ruling.name}", {}) or ruling.about

    def reading(self, ruling: Setting, value: Value) -> str:
        """What one answer to it means; nothing when the game does not say."""
        return self._look_up(f"reading-{ruling.name}-{word(value)}", {}) or ruling.reading(value)

    def ruling_reason(self, ruling: Setting) -> str:
        """Why the default is the default."""
        return self._look_up(f"reason-{ruling.name}", {}) or ruling.reason

    def line(self, key: str) -> str:
        """What a line of a score is called."""
        return self.say(key, "score-")

    def breakdown(self, standing: "Standing", ties: Iterable[str] = ()) -> list[str]:
        """Where the points of a seat come from, line by line, and what it has of the ties that were compared."""
        lines = [f"{self.line(key)} {self.count(standing, key)}" for key in standing.lines]
        return lines + [f"{self.tie(key)} {self.count(standing, key)}" for key in ties]

    def count(self, standing: "Standing", key: str) -> str:
        """What a seat has of a line or of a tie, if whoever looks can know it."""
        if key in standing.unknown:
            return self.say("points-unknown")
        return str(standing.lines[key] if key in standing.lines else standing.ties.get(key, 0))

    def points(self, standing: "Standing") -> str:
        """The points of a seat in a few signs; `19+?` where some of them are hidden from whoever looks."""
        return str(standing.points) if standing.counted else self.say(text("points-counted", points=standing.points))

    def tie(self, key: str) -> str:
        """What a line is called that breaks a tie."""
        return self.say(text("tie-break", line=self.line(key)))

    def reason(self, reason: Text) -> str:
        """Why not, with the rule that says so."""
        number = self.rule_number(rule_of(self.game.package, reason.key))
        where = f" [{self.game.title} {number}]" if number else ""
        return self.say(reason) + where

    def outcome(self, outcome: "Outcome") -> str:
        """How a match ended: who has won, or that nobody has."""
        winners = self.join([self.player(seat) for seat in outcome.winners])
        return self.say(text(_ending(outcome), count=len(outcome.winners), winners=winners, seats=len(outcome.sides)))

    def refusal(self, ask: Ask, move: Move, typed: str = "") -> str:
        """Why a move is refused, which somebody may have `typed` in a way of their own, and what is offered instead."""
        try:
            reason = ask.why(move)
        except BaseException as error:
            raise fault(self.game, "why", error, f"asked about {move}") from error
        return self.say(
            text(
                "refusal",
                seat=ask.seat,
                move=typed or self.notation(move),
                reason="" if reason is None else self.reason(reason),
                offered=self._listed(ask.moves),
            )
        )

    def _listed(self, moves: Sequence[Move]) -> str:
        """The first of some moves, as they are written."""
        try:
            return ", ".join(map(self.notation, moves[:MOST_LISTED])) + (", …" if len(moves) > MOST_LISTED else "")
        except BaseException as error:
            raise fault(self.game, "moves", error) from error


def said(error: DarbarError) -> Text | str:
    """What an error says, for a reader in any language; the English sentence where there are no other words."""
    if not isinstance(error, RecordError) or not error.key:
        return str(error)
    args = {name: Text(value) if value.startswith("cause-") else value for name, value in error.args_said.items()}
    return Text(error.key, args)


def ruling_keys(rulings: Iterable[Setting]) -> set[str]:
    """The messages that tell rulings in other languages: their questions, their readings and their reasons."""
    keys: set[str] = set()
    for ruling in rulings:
        keys |= {f"ruling-{ruling.name}"} if ruling.about else set()
        keys |= {f"reason-{ruling.name}"} if ruling.reason else set()
        keys |= {f"reading-{ruling.name}-{word(value)}" for value in ruling.values if ruling.reading(value)}
    return keys


def _ending(outcome: "Outcome") -> str:
    if outcome.common:
        return "outcome-together-won" if outcome.winners else "outcome-together-lost"
    if outcome.together:
        return "outcome-unrivalled"
    if outcome.draw:
        return "outcome-draw"
    sides = len({outcome.sides[seat] for seat in outcome.winners})
    return "outcome-side-won" if sides == 1 and len(outcome.winners) > 1 else "outcome-won"
