"""Seating: what is settled before a match, as a form of rows with a cursor; it knows no screen."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from darbar import DarbarError, Game, lessons
from darbar.match.record import LONGEST_NAME
from darbar.sessions.players import YOU, usual_bot, usual_players
from darbar.sessions.saves import Saved, delete
from darbar.ui.words import LANGUAGES


class Row(NamedTuple):
    """A saved match, something to settle for a new one, or a lesson."""

    kind: Literal["saved", "game", "seats", "seat", "language", "learn"]
    place: int = 0


class Form:
    """Saved matches, those to go on with first, and below them a new match; the cursor starts at the latest."""

    def __init__(
        self, games: dict[str, Game[Any]], bots: Sequence[str], saved: Sequence[Saved] = (), language: str = "en"
    ) -> None:
        self.games = games
        self.bots = bots
        self.saved = saved
        self.language = language
        self.game = next(iter(games))
        self.players = usual_players(self.played)
        self.names = dict[int, str]()
        self.at = next((place for place, one in enumerate(saved) if self._goes_on(one)), len(saved))
        self.doomed: Saved | None = None
        self.note = ""

    @staticmethod
    def _goes_on(saved: Saved) -> bool:
        return not saved.broken and not saved.live and saved.outcome is None

    @property
    def played(self) -> Game[Any]:
        """The chosen game."""
        return self.games[self.game]

    @property
    def rows(self) -> list[Row]:
        """All rows from the top."""
        saved = [Row("saved", place) for place in range(len(self.saved))]
        seats = [Row("seat", place) for place in range(len(self.players))]
        lesson = [Row("learn")] if self.teaches else []
        return [*saved, Row("game"), Row("seats"), *seats, Row("language"), *lesson]

    @property
    def teaches(self) -> bool:
        """Whether the chosen game can be learned here."""
        try:
            return bool(lessons(self.played))
        except DarbarError:
            return False

    @property
    def row(self) -> Row:
        """The row with the cursor."""
        return self.rows[self.at]

    def options(self, row: Row) -> Sequence[str]:
        """What can be chosen in a row."""
        match row.kind:
            case "game":
                return list(self.games)
            case "seats":
                fewest, most = self.played.seats
                return [str(count) for count in range(fewest, most + 1)]
            case "seat":
                return [YOU, *self.bots]
            case "language":
                return LANGUAGES
        return ()

    def chosen(self, row: Row) -> str:
        """What is chosen in a row."""
        match row.kind:
            case "game":
                return self.game
            case "seats":
                return str(len(self.players))
            case "seat":
                return self.players[row.place]
            case "language":
                return self.language
        return ""

    def choose(self, row: Row, option: str) -> None:
        """Choose something in a row."""
        match row.kind:
            case "game":
                self.game = option
                fewest, most = self.played.seats
                self._seat(min(max(len(self.players), fewest), most))
            case "seats":
                self._seat(int(option))
            case "seat":
                self.players[row.place] = option
            case "language":
                self.language = option

    def _seat(self, count: int) -> None:
        """Make room for so many; newcomers are bots of the usual kind."""
        bot = usual_bot()
        self.players = (self.players + [bot] * count)[:count]

    # Keys

    def move(self, by: int) -> None:
        """Go up or down."""
        self.keep()
        self.at = (self.at + by) % len(self.rows)

    def turn(self, by: int) -> None:
        """Choose what stands beside the present choice."""
        self.keep()
        if options := self.options(self.row):
            place = options.index(self.chosen(self.row)) if self.chosen(self.row) in options else -by
            self.choose(self.row, options[(place + by) % len(options)])

    def type(self, sign: str) -> None:
        """At a person's seat, letters make a name, and digits that follow them; elsewhere a digit picks."""
        self.keep()
        name = self.names.get(self.row.place, "") if self.nameable else ""
        if sign.isascii() and sign.isdecimal() and not name:
            self._pick(self.row, int(sign))
        elif self.nameable and sign.isprintable() and sign != ",":
            self.names[self.row.place] = f"{name}{sign}".lstrip()[:LONGEST_NAME]

    def _pick(self, row: Row, number: int) -> None:
        """So many seats, the saved match of that number, or the option of that number."""
        options = self.options(row)
        if row.kind == "saved":
            self.at = number - 1 if 1 <= number <= len(self.saved) else self.at
        elif row.kind == "seats" and str(number) in options:
            self.choose(row, str(number))
        elif row.kind != "seats" and 1 <= number <= len(options):
            self.choose(row, options[number - 1])

    def erase(self) -> None:
        """Take back the last letter of a name."""
        if self.nameable:
            self.names[self.row.place] = self.names.get(self.row.place, "")[:-1]

    @property
    def nameable(self) -> bool:
        """Whether the cursor is at a person's seat."""
        return self.row.kind == "seat" and self.players[self.row.place] == YOU

    # What comes of it

    def answer(self) -> list[str] | None:
        """The command, and how it would be asked for this; None at a broken file, with which nobody can go on."""
        language = ["--language", self.language]
        if self.row.kind == "learn":
            return ["learn", self.game, *language]
        if self.row.kind != "saved":
            return ["play", self.game, "--seats", ",".join(map(self._player, range(len(self.players)))), *language]
        saved = self.saved[self.row.place]
        if saved.broken:
            return None
        command = ["play", "--resume"] if self._goes_on(saved) else ["replay"]
        return [*command, str(saved.path), *language]

    def again(self) -> list[str] | None:
        """The command for a match like the saved one under the cursor."""
        saved = self.saved[self.row.place] if self.row.kind == "saved" else None
        whole = saved is not None and not saved.broken
        return ["play", "--again", str(saved.path), "--language", self.language] if saved and whole else None

    def delete(self) -> None:
        """Delete the saved match under the cursor, when this is asked for a second time."""
        saved, doomed = self.saved[self.row.place], self.doomed
        self.keep()
        if saved != doomed:
            self.doomed = saved
            return
        try:
            delete(saved.path)
        except DarbarError as error:
            self.note = str(error)
            return
        self.saved = [one for one in self.saved if one != saved]
        self.at = min(self.at, len(self.rows) - 1)

    def keep(self) -> None:
        """Whoever does something else does not want to delete."""
        self.doomed, self.note = None, ""

    def _player(self, seat: int) -> str:
        name = self.names.get(seat, "").strip()
        return f"{YOU}:{name}" if name and self.players[seat] == YOU else self.players[seat]
