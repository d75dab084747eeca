"""Describing: the things on a table in words: how many, what becomes of them, and what they are for."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from ..core.moves import word
from ..core.seats import Seat
from ..core.settings import Value
from ..core.texts import text
from .catalogues import formatted, message_keys
from .counts import Change
from .overview import CHAPTERS, Chapter
from .saying import Saying
from .scene import Item, Part, Piece


class Describing(Saying):
    """The components of a game, and the parts of its scenes."""

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

    def also(self, id: str) -> list[str]:
        """What else the component with an id is called: the message `also-<id>`, names with commas between them."""
        return [name.strip() for name in (self._look_up(f"also-{id}", {}) or "").split(",") if name.strip()]

    def explained(self) -> list[str]:
        """The ids of everything that the game or the frontend can say something about."""
        keys = {key for package in self._packages for key in message_keys(package, "en")}
        return sorted(key for key in keys if not key.startswith("about-") and self.about(key) and self._is_name(key))

    def _told(self, key: str) -> str | None:
        """A message that may depend on the options and rulings of the match."""
        return self._look_up(key, self._settings)

    @cached_property
    def _settings(self) -> dict[str, Value]:
        usual = {setting.name: setting.default for setting in (*self.game.options, *self.game.rulings)}
        return {name.replace("-", "_"): _as_argument(value) for name, value in {**usual, **self._chosen}.items()}

    def _is_name(self, key: str) -> bool:
        """Whether a message says the same wherever it stands; one that is given something is a sentence about it."""
        return not formatted(self._packages, self.language, key, ())[1]


def _as_argument(value: Value) -> int | str:
    """A setting as a message sees it: a number, or a word."""
    return word(value) if isinstance(value, bool) else value
