"""Words: moves, events, prompts and reasons as sentences in the player's language.

English comes from the docstrings of moves and events and from `words/en.ftl`; other languages from
`words/<language>.ftl`, in the game's package, the frontend's or the kernel's. What a language lacks is said in English.
"""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cached_property, lru_cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from ..core.asks import Ask
from ..core.events import Event, OnlyMovePlayed
from ..core.faults import fault, short, shown
from ..core.moves import Move, Vocabulary, ident, tag_of, word
from ..core.seats import Seat
from ..core.settings import Setting, Value
from ..core.texts import Text, text
from ..errors import DarbarError, PluginError, RecordError, RuleViolation, nearest
from .counts import Change
from .lexicon import Lexicon
from .overview import CHAPTERS, Chapter
from .rulebook import Rule, number_key, rule_of, words_key
from .scene import Item, Part, Piece

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from ..match.game import Game
    from ..match.outcomes import Outcome, Standing

LANGUAGES = ("en", "fr", "ru")
UNBROKEN = {"fr": re.compile("(?<=[^\\s=]) (?=[:;!?»])|(?<=«) ")}
"""Spaces at which no line ends: in French before high signs, and inside quotation marks."""

MOST_LISTED = 8
LONGEST_QUOTE = 40


class Words:
    """One game in one language, with the players' names."""

    def __init__(
        self,
        game: "Game[Any]",
        language: str = "en",
        names: Sequence[str] = (),
        packages: Iterable[str] = (),
        settings: Mapping[str, Value] | None = None,
    ) -> None:
        """`settings` are the options and rulings of a match that are not the usual ones."""
        self.game = game
        self.language = language
        self._packages = (*packages, game.package, "darbar")
        self.names: Sequence[str] = tuple(self._name_of(seat, name) for seat, name in enumerate(names))
        self._chosen = settings or {}

    def say(self, message: Text | str, prefix: str = "") -> str:
        """A message in words."""
        if isinstance(message, str):
            message = Text(message)
        try:
            args = {name: self._arg(value, _names_seats(name, value)) for name, value in message.args.items()}
            ids = {f"{name}_id": word(value) for name, value in message.args.items() if isinstance(value, Enum)}
            return self._look_up(prefix + message.key, args | ids) or _plainly(message.key, prefix, args)
        except BaseException as error:
            key = getattr(message, "key", message)
            raise fault(self.game, f"words, {shown(f'{prefix}{key}')}", error) from error

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

    def notation(self, move: Move) -> str:
        """How players write a move in this language; in English, and in records of any, that is `str(move)`."""
        try:
            return self._lexicon.write(move)
        except BaseException as error:
            raise fault(self.game, "moves", error) from error

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

    @property
    def _lexicon(self) -> Lexicon:
        return lexicon(self.game.vocabulary, self._packages, self.language)

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

    def name(self, member: Enum) -> str:
        """What a component is called."""
        return self._look_up(ident(member), {}) or word(member).replace("-", " ")

    def called(self, id: str) -> str:
        """What the component with an id is called."""
        return self._look_up(id, {}) or id.partition("-")[2].replace("-", " ") or id

    def counted(self, item: Item | Piece) -> str:
        """So many of something: by the message `<id>-count`, or the number before the name, without a one."""
        if said := self._look_up(f"{item.id}-count", {"count": item.count}):
            return said
        thing = self.called(item.id)
        return thing if item.count == 1 else self.say(text("scene-some", count=item.count, thing=thing))

    def amount(self, item: Item) -> str:
        """What is in a stock, and how much: by the message `<id>-count`, or the number after the name."""
        return self._look_up(f"{item.id}-count", {"count": item.count}) or f"{self.called(item.id)} {item.count}"

    def titled(self, title: str, what: str) -> str:
        """Something under a title: “Ana: a row wins”, with the colon as the language writes it."""
        return self.say(text("scene-titled", title=title, what=what))

    def items(self, items: Iterable[Item]) -> str:
        """Several counted things."""
        return " + ".join(map(self.counted, items))

    def change(self, change: Change) -> str:
        """Something that becomes more or less: “+2 silk”, “−1 coin of 3”, “reputation +1”."""
        number = f"{'+' if change.count > 0 else '−'}{abs(change.count)}"
        if change.kind == "score":
            return self.say(text("change-score", number=number))
        if change.kind == "track":
            return self.say(text("change-track", track=self.say(change.label), number=number))
        said = self._look_up(f"{change.id}-count", {"count": abs(change.count)})
        said = number[0] + said if said else self.say(text("change-some", number=number, thing=self.called(change.id)))
        return (
            said
            if change.count > 0 or change.kind == "yield" or not change.had
            else self.say(text("change-of", change=said, had=change.had))
        )

    def changes(self, changes: Sequence[Change]) -> list[str]:
        """Several of them, one by one; what a stock yields goes together: “Production: −1 wood, +1 cotton”."""
        said = [self.change(one) for one in changes if one.kind != "yield"]
        for label in dict.fromkeys(one.label for one in changes if one.kind == "yield"):
            what = ", ".join(self.change(one) for one in changes if one.kind == "yield" and one.label == label)
            said.append(self.say(text("scene-titled", title=self.say(label), what=what)))
        return said

    def exchange(self, part: Part) -> str:
        """What a part takes and gives: “wood → planks”; nothing where it does neither."""
        takes, gives = self.items(part.takes), self.items(part.gives)
        if not takes and not gives:
            return ""
        key = "scene-exchange" if takes and gives else "scene-takes" if takes else "scene-gives"
        return self.say(text(key, takes=takes, gives=gives))

    def piece(self, piece: Piece, around: Seat | None = None) -> str:
        """A piece: by the message `<id>-<state>` with its seat and number, or its number, name, state and owner.

        The owner is not named again where all `around` it is theirs.
        """
        seat = {} if piece.owner is None else {"seat": self.player(piece.owner)}
        if piece.state and (said := self._look_up(f"{piece.id}-{piece.state}", {"count": piece.count, **seat})):
            return said
        what = self.counted(piece)
        if piece.state:
            what = self.say(text("scene-piece-state", piece=what, state=self.say(piece.state, "state-")))
        return self.say(text("scene-piece", piece=what, seat=piece.owner)) if seat and piece.owner != around else what

    def about(self, id: str) -> str | None:
        """What the component with an id is for: the message `about-<id>`, or that of its kind; None without either.

        It may depend on the match: each option and ruling is an argument, `$night_market` for `night-market`.
        """
        kind = id
        while kind:
            if told := self._told(f"about-{kind}"):
                return told
            kind = kind.rpartition("-")[0]
        return None

    def overview(self) -> list[Chapter]:
        """The game on one page: how one wins, what a turn is, what ends it, and hints; empty when it does not say."""
        chapters = ((key, tuple(filter(None, map(self._told, told)))) for key, told in CHAPTERS.items())
        return [Chapter(self.say(key), says) for key, says in chapters if says]

    def _told(self, key: str) -> str | None:
        """A message that may depend on the options and rulings of the match."""
        return self._look_up(key, self._settings)

    @cached_property
    def _settings(self) -> dict[str, Value]:
        usual = {setting.name: setting.default for setting in (*self.game.options, *self.game.rulings)}
        return {name.replace("-", "_"): _as_argument(value) for name, value in {**usual, **self._chosen}.items()}

    def also(self, id: str) -> list[str]:
        """What else the component with an id is called: the message `also-<id>`, names with commas between them."""
        return [name.strip() for name in (self._look_up(f"also-{id}", {}) or "").split(",") if name.strip()]

    def spoken(self, language: str) -> "Words":
        """The same game with the same players, in another language."""
        return Words(self.game, language, self.names, self._packages[:-2], self._chosen)

    def explained(self) -> list[str]:
        """The ids of everything that the game or the frontend can say something about."""
        keys = {key for package in self._packages for key in message_keys(package, "en")}
        return sorted(key for key in keys if not key.startswith("about-") and self.about(key) and self._is_name(key))

    def _is_name(self, key: str) -> bool:
        """Whether a message says the same wherever it stands; one that is given something is a sentence about it."""
        return not formatted(self._packages, self.language, key, ())[1]

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

    def _kind(self, prefix: str, thing: Struct) -> str:
        key = prefix
        try:
            key += tag_of(type(thing))
            hints = _hints(type(thing))
            values = {name: getattr(thing, name) for name in thing.__struct_fields__}
            args = {
                name: self._arg(value, _holds_seats(hints[name]) or _names_seats(name, value))
                for name, value in values.items()
            }
            ids = {f"{name}_id": word(value) for name, value in values.items() if isinstance(value, Enum)}
            sentence = (type(thing).__doc__ or tag_of(type(thing))).partition("\n")[0]
            return self._look_up(key, args | ids) or sentence.format_map(args)
        except BaseException as error:
            raise fault(self.game, f"words, {key!r}", error) from error

    def _arg(self, value: Any, is_seat: bool) -> Any:
        if value is None:
            return self._look_up("unknown", {}) or "?"
        if isinstance(value, Enum):
            return self.name(value)
        if isinstance(value, Move):
            return self.notation(value)
        if isinstance(value, bool):
            return word(value)
        if is_seat and isinstance(value, int):
            return self.player(Seat(value))
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, list | tuple):
            return self.join([str(self._arg(one, is_seat)) for one in value])
        return value if isinstance(value, Hashable) else str(value)

    def _name_of(self, seat: int, name: str) -> str:
        """A name that Darbar gave, to a bot (`hard 2`, `mcts:400 2`) or to somebody without one, in this language."""
        kind, _, number = name.rpartition(" ")
        if number != str(seat + 1):
            return name
        bot, colon, setting = kind.partition(":")
        called = self._look_up(f"called-{bot}", {})
        return name if called is None else f"{called}{colon}{setting} {number}"

    def player(self, seat: Seat) -> str:
        """A player's name."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"{seat + 1}"

    def join(self, things: Sequence[str]) -> str:
        """Several things as one enumeration."""
        from babel.lists import format_list

        return str(format_list(list(things), locale=self.language)) if things else "–"

    def _look_up(self, key: str, args: Mapping[str, Any]) -> str | None:
        try:
            sentence, _ = formatted(self._packages, self.language, key, tuple(args.items()))
        except BaseException as error:
            raise fault(self.game, f"words, {shown(key)}", error) from error
        return sentence


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


@lru_cache(maxsize=16384)
def formatted(
    packages: tuple[str, ...], language: str, key: str, args: tuple[tuple[str, Any], ...]
) -> tuple[str | None, list[Exception]]:
    """A message of the first catalogue that has it, and what is wrong with it; kept, as most of a table stays."""
    for spoken in dict.fromkeys((language, "en")):
        for package in packages:
            bundle = catalogue(package, spoken)
            if bundle is not None and bundle.has_message(key) and (value := bundle.get_message(key).value):
                sentence, faults = bundle.format_pattern(value, dict(args))
                return str(sentence), list(faults)
    return None, []


def message(said: Text, language: str) -> str:
    """A message of the kernel, where no game is played."""
    return formatted(("darbar",), language, said.key, tuple(said.args.items()))[0] or str(said)


@lru_cache(maxsize=64)
def lexicon(vocabulary: Vocabulary, packages: tuple[str, ...], language: str) -> Lexicon:
    """How the moves of a game are written in a language; worked out once."""
    return Lexicon(vocabulary, language, lambda spoken, key: _own(packages, spoken, key))


def _own(packages: tuple[str, ...], language: str, key: str) -> str | None:
    """A message that needs nothing, of the first catalogue that has it in the very language."""
    for bundle in (catalogue(package, language) for package in packages):
        if bundle is not None and bundle.has_message(key) and (value := bundle.get_message(key).value):
            return str(bundle.format_pattern(value, {})[0])
    return None


def _as_argument(value: Value) -> int | str:
    """A setting as a message sees it: a number, or a word."""
    return word(value) if isinstance(value, bool) else value


def _ending(outcome: "Outcome") -> str:
    if outcome.common:
        return "outcome-together-won" if outcome.winners else "outcome-together-lost"
    if outcome.together:
        return "outcome-unrivalled"
    if outcome.draw:
        return "outcome-draw"
    sides = len({outcome.sides[seat] for seat in outcome.winners})
    return "outcome-side-won" if sides == 1 and len(outcome.winners) > 1 else "outcome-won"


def _plainly(key: str, prefix: str, args: Mapping[str, Any]) -> str:
    if " " in key:
        return key.format_map(args)
    if key.startswith("notation-"):
        return key.partition("-")[2]
    if prefix:
        return key.replace("-", " ")
    return key.partition("-")[2].replace("-", " ").capitalize() or key


@lru_cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@lru_cache(maxsize=4096)
def _holds_seats(hint: Any) -> bool:
    """Whether a field of this type is a seat, or a list or a tuple of nothing but seats; any of them may be None."""
    inner = [one for one in get_args(hint) if one not in (type(None), Ellipsis)]
    is_several = get_origin(hint) in (list, tuple, Union, UnionType)
    return hint is Seat or (is_several and bool(inner) and all(map(_holds_seats, inner)))


def _names_seats(name: str, value: Any) -> bool:
    """Whether an argument is a seat by its name: `seat`, `next_seat`; for a list also `seats`, `other_seats`."""
    several = isinstance(value, list | tuple)
    return name.endswith("_seat") or name == "seat" or (several and (name == "seats" or name.endswith("_seats")))


@lru_cache
def catalogue(package: str, language: str) -> "FluentBundle | None":
    """The messages of a package in a language; None when it has none."""
    from importlib.resources import files

    path = files(package) / "words" / f"{language}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    try:
        content = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PluginError(f"{package}: words/{language}.ftl cannot be read: {error}") from None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(unbroken(content, language)))
    return bundle


def unbroken(content: str, language: str) -> str:
    """A catalogue with spaces that do not break where the language wants them, however they were typed."""
    return UNBROKEN[language].sub("\N{NO-BREAK SPACE}", content) if language in UNBROKEN else content


def message_keys(package: str, language: str) -> set[str]:
    """The keys of a package's catalogue in a language."""
    bundle = catalogue(package, language)
    return set(bundle._messages) if bundle is not None else set()
