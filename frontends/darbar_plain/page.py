"""The page: everything the frontend prints, in the player's language, and the line it reads."""

import sys
from collections.abc import Iterable, Sequence

from darbar import Ask, Event, Seat, Session, Standing, Text, text
from darbar.errors import nearest
from darbar.render import WIDTH, indented
from darbar.rulebook import Rule

from .answers import Offered, quoted

WIDEST_NOTATION = 30


class Page:
    """A session in words on lines of at most 80 signs."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.words = session.words("darbar_plain")

    # Reading and writing

    def read(self) -> str:
        """The next line; a pipe's lines are repeated, so that the output reads like a conversation."""
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            print(quoted(line.strip()))
        return line.strip()

    def print(self, content: str) -> None:
        """Some lines of text; what is indented stays as it is, the rest is wrapped."""
        for line in content.split("\n"):
            print(line if line.startswith(" ") else "\n".join(indented(line, 0, hang=0)))

    def write(self, message: Text | str) -> None:
        """A message in words."""
        self.print(self.words.say(message))

    def say(self, key: str, **args: object) -> None:
        """One of the frontend's own messages."""
        self.write(text(f"plain-{key}", **args))

    def clear(self, lines: int) -> None:
        """Push out of sight what was on the screen."""
        print("\n" * max(lines, 40))

    # What there is to say

    def welcome(self) -> None:
        """What is played, by whom, and where help is."""
        players = [self._player(Seat(seat)) for seat in range(len(self.session.names))]
        self.say("welcome", title=self.session.title, players=self.words.join(players))

    def _player(self, seat: Seat) -> str:
        name = self.words.player(seat)
        return self.words.say(text("plain-bot", name=name)) if seat in self.session.bots else name

    def question(self, ask: Ask, offered: Offered) -> None:
        """The question with its rule, and the numbered answers."""
        number = self.words.rule(ask)
        where = f" [{number}]" if number else ""
        print()
        self.say("question", seat=ask.seat, prompt=self.words.prompt(ask) + where)
        digits = len(str(len(offered)))
        wide = min(max(map(len, offered)), WIDEST_NOTATION)
        for place, (notation, move) in enumerate(offered.items(), 1):
            start = f"  {place:{digits}}  {notation:{wide}}  "
            print("\n".join(self._beside(start, self.words.move(move), digits + wide + 6)))

    def _beside(self, start: str, sentence: str, column: int) -> list[str]:
        lines = indented(sentence, column, hang=0) or [""]
        return [start + lines[0].lstrip(), *lines[1:]] if len(start) <= column else [start.rstrip(), *lines]

    def events(self, events: Iterable[Event]) -> None:
        """What happened, a line each."""
        for event in events:
            print("\n".join(indented(f"* {self.words.event(event)}", 0)))

    def log(self, events: Sequence[Event]) -> None:
        """All that happened."""
        self.say("happened" if events else "nothing-happened")
        self.events(events)

    def standings(self, standings: Sequence[Standing]) -> None:
        """Places and points, and where they come from."""
        wide = max(len(self.words.player(standing.seat)) for standing in standings)
        for standing in standings:
            points = self.words.say(text("plain-points", points=standing.points))
            lines = ", ".join(f"{self.words.line(key)} {count}" for key, count in standing.lines.items())
            start = f"  {standing.place}. {self.words.player(standing.seat):{wide}}  "
            breakdown = f"{points} ({lines})" if lines else points
            print("\n".join(self._beside(start, breakdown, min(len(start), WIDTH // 2))))

    def ending(self, standings: Sequence[Standing]) -> None:
        """Who won, and the standings."""
        best = [self.words.player(standing.seat) for standing in standings if standing.place == 1]
        print()
        self.say("over", count=len(best), winners=self.words.join(best))
        self.standings(standings)

    def rules(self, wanted: str) -> None:
        """All rules, those under a number, or those with a word in them."""
        found = [rule for rule in self.session.rules if self._fits(rule, wanted.lower())]
        for rule in found:
            start = f"  {rule.number}  "
            print("\n".join(self._beside(start, self.words.rule_says(rule), len(start))))
        if not found:
            near = ", ".join(nearest(wanted, [rule.number for rule in self.session.rules]))
            self.say("no-rule" if near else "no-rules", given=quoted(wanted), near=near)

    def _fits(self, rule: Rule, wanted: str) -> bool:
        number = rule.number.lower()
        if not wanted or number == wanted or number.startswith(f"{wanted.rstrip('.')}."):
            return True
        return not wanted[0].isdigit() and wanted in self.words.rule_says(rule).lower()
