"""Checks of word catalogues: what the source says is there, what is there is used, and every sentence can be said."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, Final

from ..core.data import word
from ..core.moves import tag_of
from ..core.seats import Seat, seats
from ..match.game import Game
from ..sessions.lessons import OTHERWISE, lessons_in
from ..ui.overview import GOAL
from ..ui.render import plain
from ..ui.rulebook import Rule, number_key, rules, words_key
from ..ui.scene import Scene
from ..ui.words import Words, message_keys, ruling_keys
from .lessons import lesson_keys
from .saying import StrictWords, languages, unsaid
from .speaking import Speech, speech
from .trials import Edition, Trial

KERNEL: Final = "darbar"
KINDS: Final = ("prompt-", "refusal-", "line-", "panel-", "cell-", "move-", "notation-", "event-", "score-")
TOLD: Final = ("rule-", "number-", "ruling-", "reading-", "reason-", "goal-")
"""Messages that somebody must use; others are names, explanations, and parts of messages."""

ALSO: Final = "also-"
"""Other names of what is explained."""

UNGIVEN: Final = ("score-", "rule-", "number-", "ruling-", "reading-", "reason-", ALSO)
"""Messages that are given nothing."""

LONGEST_RULE: Final = 280
STOPS: Final = 3
"""At so many places of each match is the scene said."""


def catalogues_are_well_formed(edition: Edition) -> Iterator[str]:
    """Every line of a catalogue can be read, and every message is written once."""
    for language in languages(edition.game):
        found, unread = _messages(edition.game.package, language)
        yield from (f"words/{language}.ftl: this cannot be read: {line!r}" for line in unread)
        for key, count in Counter(key for key, _ in found).items():
            if count > 1:
                yield f"words/{language}.ftl says {key} {count} times"


def source_has_words(edition: Edition) -> Iterator[str]:
    """Every question and every text in the source has words, in the game's catalogue or the kernel's."""
    for said in _speech(edition.game):
        known = message_keys(edition.game.package, "en") | message_keys(KERNEL, "en")
        wanted = {f"prompt-{key}" for key in said.prompts} - known
        wanted |= {key for key in said.texts if "-" in key and not {key, f"prompt-{key}"} & known}
        for key in sorted(wanted):
            yield f"the source says {key!r}, for which words/en.ftl has no words"


def no_words_are_left_over(edition: Edition) -> Iterator[str]:
    """Every question, reason, label, move, event, score line, rule and other name in a catalogue is of the game.

    What the kernel says, such as that a turn begins, a game may say in words of its own.
    """
    game = edition.game
    told = {words_key(rule) for rule in rules(game.package)} | ruling_keys((*game.options, *game.rulings))
    told |= {f"reading-{option.name}-{word(value)}" for option in game.options for value in option.values}
    told |= lesson_keys(game) | set(GOAL)
    told |= {number_key(rule.number) for rule in rules(game.package)}
    taught = [f"{lesson.title}-" for lesson in lessons_in(game.package)]
    declared = {f"{prefix}{tag_of(kind)}" for kind in game.moves for prefix in ("move-", "notation-")}
    declared |= {f"event-{tag_of(kind)}" for kind in game.events} | message_keys(KERNEL, "en")
    for said in _speech(game):
        for language in languages(game):
            keys = message_keys(game.package, language)
            unused = {key for key in keys if key.startswith(KINDS) and not said.uses(key)} - declared
            unused |= {key for key in keys if key.startswith((*TOLD, *taught))} - told
            unused |= {key for key in keys if key.startswith(ALSO) and not Words(game).about(key.removeprefix(ALSO))}
            if unused:
                yield f"words/{language}.ftl has words that nobody says: {', '.join(sorted(unused))}"


def sentences_are_given_what_they_need(edition: Edition) -> Iterator[str]:
    """No sentence speaks of something that it is not given, not even in a case that hardly ever comes up."""
    game = edition.game
    fields = {f"move-{tag_of(kind)}": set(kind.__struct_fields__) for kind in game.moves}
    fields |= {f"event-{tag_of(kind)}": set(kind.__struct_fields__) for kind in game.events}
    settings = {setting.name.replace("-", "_") for setting in (*game.options, *game.rulings)}
    taught = lesson_keys(game)
    for said in _speech(game):
        for language in languages(game):
            messages = dict(_messages(game.package, language)[0])
            for key in messages:
                given = _given(key, fields, settings, said) if key not in taught else _given_in_lesson(key)
                lacking = (
                    set() if given is None else {name.removesuffix("_id") for name in _needs(key, messages)} - given
                )
                if lacking:
                    yield f"words/{language}.ftl: {key} speaks of {', '.join(sorted(lacking))}, which it is not given"


def _given(key: str, fields: dict[str, set[str]], settings: set[str], said: Speech) -> set[str] | None:
    """The arguments of a message: explanations and goals have the settings of the match; None when nobody can tell."""
    if key.startswith(UNGIVEN):
        return set()
    return settings if key.startswith(("about-", "goal-")) else fields.get(key, said.given(key))


def _given_in_lesson(key: str) -> set[str]:
    return {"move", "tried", "meant"} if key.endswith(OTHERWISE) else {"you"}


def scenes_have_words(trial: Trial) -> Iterator[str]:
    """The table of every seat and of a spectator can be said in every language."""
    for match in trial.stops(STOPS):
        viewers: tuple[Seat | None, ...] = (*seats(match.seats), None)
        for viewer in viewers:
            yield from unsaid(trial.game, "the scene", partial(_said, match.scene(viewer)))


def _said(scene: Scene, words: Words) -> str:
    return plain(scene, LabelWords.of(words))


class LabelWords(StrictWords):
    """Words that fail where a label of a scene is a key without words."""

    @classmethod
    def of(cls, words: Words) -> "LabelWords":
        """The same game, language and names."""
        return cls(words.game, words.language, words.names)

    def _look_up(self, key: str, args: Any) -> str | None:
        sentence = super()._look_up(key, args)
        if sentence is None and key.startswith(("line-", "panel-")):
            raise LookupError(f"no words for {key}")
        return sentence


def score_lines_have_names(edition: Edition) -> Iterator[str]:
    """Every line of a score and every tie is named in every language, if the game speaks more than English."""
    game, spoken = edition.game, languages(edition.game)
    score = game.score(game.first_state(game.seats[0], 0, game.pack()), Seat(0))
    lines = [f"score-{line}" for line in (*score.lines, *score.ties)]
    for language in spoken if set(spoken) - {"en"} else ():
        if missing := set(lines) - message_keys(game.package, language) - message_keys(KERNEL, language):
            yield f"words/{language}.ftl lacks {', '.join(sorted(missing))}"


# Goals and rules


def goal_is_told(edition: Edition) -> Iterator[str]:
    """How one wins, what a turn is, what ends it and five hints stand in the game's own words, in every language."""
    game = edition.game
    for language in dict.fromkeys(("en", *languages(game))) if game.package != KERNEL else ():
        if missing := [key for key in GOAL if key not in message_keys(game.package, language)]:
            yield f"words/{language}.ftl does not tell the goal of the game: it lacks {', '.join(missing)}"
        said = [sentence for chapter in Words(game, language).overview() for sentence in chapter.says]
        for sentence in said:
            if len(sentence) > LONGEST_RULE or not sentence.endswith("."):
                yield f"words/{language}.ftl: no {LONGEST_RULE} signs that end with a full stop: {sentence!r}"
            if said.count(sentence) > 1:
                yield f"words/{language}.ftl tells twice, of the goal: {sentence!r}"


def rules_are_told(edition: Edition) -> Iterator[str]:
    """Rules are short whole sentences, and each has its own in every language."""
    game = edition.game
    english = Words(game)
    for rule in rules(game.package):
        if len(rule.says) > LONGEST_RULE or not rule.says.endswith("."):
            yield f"rule {rule.number} is not told in at most {LONGEST_RULE} signs that end with a full stop"
    for language in languages(game):
        told: dict[str, Rule] = {}
        for rule in rules(game.package):
            says = Words(game, language).rule_says(rule)
            if language != "en" and says == english.rule_says(rule):
                yield f"words/{language}.ftl tells rule {rule.number} in English, or not at all"
            if told.setdefault(says, rule) is not rule:
                yield f"in {language!r} rules {told[says].number} and {rule.number} are told in the same words"


def everything_names_its_rule(edition: Edition) -> Iterator[str]:
    """In a game with numbered rules, each question and reason belongs to one of them, and each ruling to some."""
    game = edition.game
    keys = {key for key in message_keys(game.package, "en") if key.startswith(("prompt-", "refusal-"))}
    claimed = Counter(f"prompt-{key}" for rule in rules(game.package) for key in rule.prompts)
    claimed.update(key for rule in rules(game.package) for key in rule.refusals)
    numbers = {rule.number for rule in rules(game.package)}
    if not numbers:
        return
    for key in sorted(keys - set(claimed)):
        yield f"no rule in rules.toml has {key!r} among its prompts or refusals"
    for key, count in claimed.items():
        if count > 1:
            yield f"{count} rules claim {key!r}"
        if key not in keys | message_keys(KERNEL, "en"):
            yield f"a rule claims {key!r}, for which words/en.ftl has no words"
    for ruling in game.rulings:
        if ruling.rule and ruling.rule.partition(",")[0] not in numbers:
            yield f"the ruling {ruling.name!r} belongs to rule {ruling.rule}, which does not exist"


# Questions


def _speech(game: Game[Any]) -> Iterator[Speech]:
    """What the source of a game says; nothing when it has no package of its own, or none that can be read."""
    if game.package != KERNEL:
        said = speech(game.package)
        if said.prompts or said.texts:
            yield said


@lru_cache
def _messages(package: str, language: str) -> tuple[list[tuple[str, str]], list[str]]:
    """The messages of a catalogue in order, as they are written, and the lines that cannot be read."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    content = (files(package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(content).body
    found = [
        (entry.id.name, content[entry.span.start : entry.span.end])
        for entry in body
        if isinstance(entry, Message) and entry.span is not None
    ]
    return found, [str(entry.content).strip().partition("\n")[0] for entry in body if isinstance(entry, Junk)]


def _needs(key: str, messages: dict[str, str], before: tuple[str, ...] = ()) -> set[str]:
    """The variables that a message needs, also through the messages that it is made of."""
    needed = set(re.findall(r"\$([a-z][a-z0-9_]*)", messages[key]))
    for part in re.findall(r"\{ *([a-z][a-z0-9-]*) *\}", messages[key]):
        if part in messages and part not in before:
            needed |= _needs(part, messages, (*before, key))
    return needed
